"""The rules of a phase once more, written down as plainly as the rulebook says them: slow, without tables or caches,
and sharing nothing with the program but words. `test_lockstep.py` plays both side by side."""

from __future__ import annotations

from itertools import combinations
from typing import Any

# Call -> (must lie in the display, must be in the roll, goes into the display, free dice); letters as in table.py,
# T any tentacle die.
CALLS = {
    1: ("", "I", "I", 0), 2: ("", "IT", "IT", 0), 3: ("T", "IE", "I", 1), 4: ("T", "IE", "IE", 0),
    5: ("I", "T", "T", 0), 6: ("I", "TE", "T", 1), 7: ("I", "TE", "TE", 0), 9: ("IT", "E", "E", 0),
    10: ("", "ITE", "IT", 1), 11: ("", "ITE", "ITE", 0),
}  # fmt: skip


def has(dice: str, letter: str) -> bool:
    return any(die in ("123" if letter == "T" else letter) for die in dice)


class PlainGame:
    """The table: per cult its display and loose dice; `roll` is what the cult in turn has thrown."""

    def __init__(self, cults: int, start: int, options: dict[str, Any]) -> None:
        self.n = cults
        self.options = options
        self.totals = [0] * cults
        self.stones = [False] * cults
        self.winners: list[int] | None = None
        self.begin(start)

    def begin(self, start: int) -> None:
        self.start = self.turn = start
        self.display = [""] * self.n
        self.loose = [6] * self.n
        self.done = [False] * self.n
        self.middle = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4}[self.n]  # DG-2.1
        self.roll = ""
        self.to_take = 0

    def options_now(self) -> set[str]:
        """The legal moves as text: "roll", "give", "call 6 31", "take middle", "take 2"."""
        if self.to_take:
            if self.middle:
                return {"take middle"}
            return {f"take {rival}" for rival in range(self.n) if rival != self.turn and self.loose[rival]}
        if not self.roll:
            return {"roll"}
        mine, legal = self.display[self.turn], set()
        for call, (have, need, adds, _) in CALLS.items():
            needed = "" if call == 3 and self.options["bare_phnglui"] else have
            if all(has(mine, letter) for letter in needed) and all(has(self.roll, letter) for letter in need):
                legal |= {f"call {call} {chosen}".strip() for chosen in self.choices("T" in adds)}
        if not legal:
            legal.add("give")
        if set(self.roll) == {"E"}:
            legal.add("call 8")
            if "I" not in mine or not has(mine, "T"):
                legal.add("give")
        return legal

    def choices(self, wanted: bool) -> set[str]:
        dice = sorted((die for die in self.roll if die in "123"), reverse=True)
        some = {"".join(part) for size in range(1, len(dice) + 1) for part in combinations(dice, size)}
        return some if wanted else {""}

    def make(self, move: str, rolled: str = "") -> None:
        """Make a move; `rolled` is what the dice show if it is a roll."""
        me, (verb, *rest) = self.turn, move.split()
        if verb == "roll":
            self.roll = rolled
            return
        if verb == "give":
            self.loose[me] -= 1
            self.middle += 1
        elif verb == "call":
            self.call(me, int(rest[0]), rest[1] if len(rest) > 1 else "")
        else:
            self.take(me, rest[0])
        self.roll = ""
        if not self.loose[me]:
            self.done[me] = True
        if not self.middle and not any(self.loose[rival] for rival in range(self.n) if rival != me):
            self.to_take = 0
        if not self.to_take:
            self.pass_on()

    def call(self, me: int, number: int, tentacles: str) -> None:
        if number == 8:
            self.to_take = 2
            return
        _, _, adds, self.to_take = CALLS[number]
        added = adds.replace("T", tentacles)
        self.display[me] += added
        self.loose[me] -= len(added)
        if number == 11 and self.options["stone_award"] == "chant":
            self.stones[me] = True
        if "E" in added:
            self.done[me] = True
            self.middle += self.loose[me]
            self.loose[me] = 0

    def take(self, me: int, source: str) -> None:
        self.loose[me] += 1
        self.to_take -= 1
        if source == "middle":
            self.middle -= 1
            return
        self.loose[int(source)] -= 1
        if not self.loose[int(source)] and self.options["robbed"] == "ends":
            self.done[int(source)] = True

    def pass_on(self) -> None:
        for step in range(1, self.n + 1):
            following = (self.turn + step) % self.n
            if not self.done[following] and not self.loose[following]:
                self.done[following] = True
            if not self.done[following]:
                self.turn = following
                return
        self.score()

    def score(self) -> None:
        for cult, shown in enumerate(self.display):
            value = sum(int(die) for die in shown if die in "123") * shown.count("I") * (2 if self.stones[cult] else 1)
            self.totals[cult] += value if "E" in shown else -value
        target = self.options["target"]
        if max(self.totals) >= target:
            self.winners = [cult for cult in range(self.n) if self.totals[cult] >= target]
        elif min(self.totals) <= -target:
            self.winners = [cult for cult in range(self.n) if self.totals[cult] > -target]
        else:
            if self.options["stone_keep"] == "phase":
                self.stones = [False] * self.n
            self.begin((self.start + 1) % self.n)
