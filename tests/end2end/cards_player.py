"""Plays the card game as a person at the mouse does: reads what is asked, drags what glows, presses what is offered."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from cthulhu_desktop.ui.tabletop.items import State
from tests.end2end.screen import Program

STARTING, RESOURCE, WINDOW = "CG-8.1.6", "CG-9.2.6", "CG-9.1.3"
COMMIT = ("CG-13.2", "CG-13.3")
ABILITIES_A_TURN = 2
COMMITTED_AT_MOST = 3
ASIDE = (640, 22)  # over the table nothing is pointed at from there
SETTLE_S = 1.2  # how long to wait until what was done shows

Point = tuple[int, int]


class Player:
    """One person at the table. `done` tells what was done, in order: "dragged a resource", "committed", …"""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.done: list[str] = []
        self._used: list[str] = []
        self._tried = 0
        self._last = ""

    # -- reading

    def look(self) -> dict[str, Any]:
        """What is on the screen now."""
        return self.program.points()

    @staticmethod
    def glowing(seen: dict[str, Any], kind: str = "") -> dict[str, Point]:
        """What glows, of a kind or of any."""
        items = seen["items"].items()
        return {key: (at[0], at[1]) for key, at in items if at[2] & State.GLOW and key.startswith(kind)}

    @staticmethod
    def main(seen: dict[str, Any]) -> str | None:
        """The main button of the bar."""
        return next((name for name, at in seen["buttons"].items() if name.startswith("action-") and at[2] == "primary"),
                    None)  # fmt: skip

    def domains(self, seen: dict[str, Any]) -> list[Point]:
        """The own domains from left to right: they lie below the row of stories."""
        own = [at for key, at in seen["items"].items() if key.startswith("domain:") and self._is_own(seen, at)]
        return sorted((at[0], at[1]) for at in own)

    def near(self, seen: dict[str, Any] | None = None) -> int:
        """The seat of the player in front."""
        seen = seen if seen is not None else self.look()
        hands = {key: at for key, at in seen["items"].items() if key.startswith("player:")}
        return int(max(hands, key=lambda key: hands[key][1])[-1])

    @staticmethod
    def stories(seen: dict[str, Any]) -> list[Point]:
        """The stories of the row."""
        return sorted((at[0], at[1]) for key, at in seen["items"].items() if key.startswith("story:"))

    def board(self, seen: dict[str, Any]) -> Point:
        """A free place of the own side of the table."""
        own = [at for key, at in seen["items"].items() if key.startswith("board:") and self._is_own(seen, at)]
        return own[0][0], own[0][1]

    def _is_own(self, seen: dict[str, Any], at: list[int]) -> bool:
        return bool(at[1] > self.stories(seen)[0][1])

    def _in_hand(self, seen: dict[str, Any], at: Point) -> bool:
        lowest = max(y for _x, y in self.domains(seen))
        return at[1] > lowest + 30

    def asked(self, seen: dict[str, Any]) -> bool:
        """Whether something is asked that can be answered."""
        if seen["page"] != "cards_table" or seen["asked"] == "":
            return False
        names = ("action-", "choice-", "open-curtain", "rematch")
        return bool(self.glowing(seen)) or any(name.startswith(names) for name in seen["buttons"])

    # -- acting

    def settle(self, before: dict[str, Any], patience: float = SETTLE_S) -> bool:
        """Wait until something has changed and nothing changes any more; False if nothing did."""
        end = time.monotonic() + patience
        last = before
        while time.monotonic() < end:
            time.sleep(0.11)
            now = self.look()
            in_hand = any(at[2] & State.LIFTED for at in now["items"].values())
            if now == last and now != before and not in_hand:
                return True
            last = now
        return last != before

    def drag(self, start: Point, end: Point) -> bool:
        """Drag a thing; whether that changed anything."""
        before = self.look()
        self.program.drag(start, end, steps=5)
        self.program.point(*ASIDE)
        self.settle(before, 0.8)
        after = self.look()
        return bool(after["asked"] != before["asked"] or after["buttons"] != before["buttons"]
                    or self.glowing(after).keys() != self.glowing(before).keys())  # fmt: skip

    def press(self, name: str, told: str) -> str:
        """Press a button of the bar."""
        before = self.look()
        self.program.press(name)
        self.settle(before)
        return told

    def click(self, at: Point, told: str) -> str:
        """Click a thing."""
        before = self.look()
        self.program.click(*at)
        self.settle(before)
        return told

    def step(self) -> str:
        """Answer what is asked now; what was done, "" if nothing is asked."""
        seen = self.look()
        if not self.asked(seen):
            return ""
        if "rematch" in seen["buttons"]:
            return "ended"
        told = self._answer(seen)
        same = told and self.look()["asked"] == seen["asked"] == self._last
        self._tried = self._tried + 1 if same else 0
        self._last = seen["asked"]
        if self._tried > 6:
            self.program.key("Escape")
            self._tried = 0
            told = self._way_out(seen)
        self.done.append(told)
        return told

    def _way_out(self, seen: dict[str, Any]) -> str:
        for name in ("action-1", "action-0"):
            if name in seen["buttons"]:
                return self.press(name, f"got out of: {seen['asked']}")
        return f"stuck: {seen['asked']}"

    def _answer(self, seen: dict[str, Any]) -> str:
        if "open-curtain" in seen["buttons"]:
            return self.press("open-curtain", "opened the curtain")
        asked = seen["asked"]
        if STARTING in asked and self.main(seen) is None:
            return self._starting(seen)
        if RESOURCE in asked:
            return self._resource(seen)
        if WINDOW in asked and self.main(seen) is None:
            return self._window(seen)
        if any(rule in asked for rule in COMMIT):
            return self._commit(seen)
        return self._other(seen)

    def _starting(self, seen: dict[str, Any]) -> str:
        cards = [at for at in self.glowing(seen, "card:").values() if self._in_hand(seen, at)]
        for card, domain in zip(cards[-3:], self.domains(seen), strict=False):
            self.drag(card, domain)
        self.settle(seen)
        return "dragged starting resources"

    def _resource(self, seen: dict[str, Any]) -> str:
        cards = list(self.glowing(seen, "card:").values())
        domains = self.domains(seen)
        if cards and self.drag(cards[-1], domains[len(self.done) % len(domains)]):
            self._used.clear()
            return "dragged a resource"
        return self.press("action-0", "no resource")

    def _window(self, seen: dict[str, Any]) -> str:
        for key, at in self.glowing(seen, "card:").items():
            if self._in_hand(seen, at) and self._used.count(key) < 1:
                self._used.append(key)
                places = [self.domains(seen)[-1], self.board(seen)]
                if any(self.drag(at, place) for place in places):
                    return "dragged a card to play it"
                return self.click(at, "clicked a card to play it")
            if len(self._used) < ABILITIES_A_TURN:
                self._used.append(key)
                return self.click(at, "clicked a card to use it")
        return self.press("action-0", "passed")

    def _commit(self, seen: dict[str, Any]) -> str:
        sent = 0
        for key in self.glowing(seen, "card:"):
            now = self.look()
            if key not in self.glowing(now) or sent >= COMMITTED_AT_MOST:
                continue
            place = now["items"][key]
            if any(self.drag((place[0], place[1]), story) for story in self.stories(now)):
                sent += 1
        self.press(self.main(self.look()) or "action-0", "confirmed")
        return "dragged characters to stories" if sent else "committed nobody"

    def _other(self, seen: dict[str, Any]) -> str:
        button = self.main(seen)
        if button is not None:
            return self.press(button, "confirmed")
        if "choice-0" in seen["buttons"]:
            return self.press("choice-0", "chose from the list")
        glowing = [at for key, at in self.glowing(seen).items() if key.startswith(("card:", "domain:", "story:"))]
        if glowing:
            return self.click(glowing[self._tried % len(glowing)], "clicked what glows")
        return self.press("action-0", "pressed the button")

    def play(self, until: Callable[[str], bool], seconds: float) -> bool:
        """Go on until what was done is enough, or the game is over; False if the time is up."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            told = self.step()
            if told == "ended" or (told and until(told)):
                return True
            if not told:
                time.sleep(0.05)
        return False
