"""A second, small table that knows only what occurred: orientation, wounds, commitments, tokens, drains and control
follow from the occurrences of each move, and struggles and skill are counted again from printed values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Occurrence
from tests.core.cards.invariants import Broken, words

ANY = -9  # not told by the occurrence
ZONES = {name: number for number, name in enumerate(t.ZONE_NAMES)}


class Mirror:
    """Starts from the position before a move, is told what occurred, and must then agree with the position after."""

    def __init__(self, before: CardsState) -> None:
        self.static = before.static
        self.active = before.active
        self.zero = before.static.switch["V-05"]
        self.plain = not words(before)
        self.orient = list(before.orient)
        self.wounds = list(before.wounds)
        self.story = list(before.story)
        self.controller = list(before.controller)
        self.zone = list(before.zone)
        self.tokens = [list(before.tokens[0]), list(before.tokens[1])]
        self.drained = list(before.drained)

    def follow(self, out: tuple[Occurrence, ...]) -> None:
        """Take everything in."""
        for occurrence in out:
            if self.plain:
                for text in self._counted(occurrence):
                    raise Broken("CG-14.4", text)
            take = getattr(self, f"_{type(occurrence).__name__}", None)
            if take is not None:
                take(occurrence)

    def compare(self, after: CardsState) -> None:
        """Broken where the table differs from the position."""
        for name in ("orient", "wounds", "story", "controller", "drained"):
            own, true = getattr(self, name), list(getattr(after, name))
            if own == true:
                continue
            if name != "drained":  # a Resilient card waits for a decision between two zones (CG-22.2.3)
                own = [ANY if after.zone[card] == t.PLAYED else value for card, value in enumerate(own)]
            self._same(name, own, true)
        for seat in (0, 1):
            if self.tokens[seat] != list(after.tokens[seat]):
                self._same(f"tokens of seat {seat}", self.tokens[seat], list(after.tokens[seat]))

    def _same(self, name: str, own: list[int], true: list[int]) -> None:
        wrong = [(card, mine, real) for card, (mine, real) in enumerate(zip(own, true, strict=True))
                 if mine not in (ANY, real)]  # fmt: skip
        if wrong:
            raise Broken("occurrences", f"{name}: {wrong} (card, as told, as it is)")

    # --- what each occurrence does -----------------------------------------------------------------------------------

    def _Readied(self, x: th.Readied) -> None:
        self.orient[x.card] = t.READY

    def _Exhausted(self, x: th.Exhausted) -> None:
        self.orient[x.card] = t.EXHAUSTED

    def _Restored(self, x: th.Restored) -> None:
        self.orient[x.card] = t.EXHAUSTED if self.plain else ANY

    def _GoesInsane(self, x: th.GoesInsane) -> None:
        self.orient[x.card] = t.INSANE
        self.story[x.card] = t.NOWHERE
        self.tokens[0][x.card] = self.tokens[1][x.card] = 0

    def _Wounded(self, x: th.Wounded) -> None:
        self.wounds[x.card] += x.n

    def _Healed(self, x: th.Healed) -> None:
        self.wounds[x.card] -= x.n

    def _WoundsMoved(self, x: th.WoundsMoved) -> None:
        self.wounds[x.card] -= x.n
        self.wounds[x.to] += x.n

    def _EntersPlay(self, x: th.EntersPlay) -> None:
        self.zone[x.card] = t.PLAY
        self.controller[x.card] = x.seat
        self.orient[x.card] = t.READY if self.plain else ANY
        self.story[x.card] = t.NOWHERE if self.plain else ANY

    def _LeavesPlay(self, x: th.LeavesPlay) -> None:
        self.zone[x.card] = ZONES[x.to]
        self.orient[x.card] = t.READY
        self.story[x.card] = t.NOWHERE
        self.wounds[x.card] = self.tokens[0][x.card] = self.tokens[1][x.card] = 0
        self.controller[x.card] = max(0, self.static.owner[x.card])

    def _ControlChanged(self, x: th.ControlChanged) -> None:
        self.controller[x.card] = x.seat

    def _Committed(self, x: th.Committed) -> None:
        self.story[x.card] = x.story

    def _Uncommitted(self, x: th.Uncommitted) -> None:
        self.story[x.card] = t.NOWHERE

    def _TokenPlaced(self, x: th.TokenPlaced) -> None:
        self._tokens(x.seat, x.story, x.n)

    def _TokenRemoved(self, x: th.TokenRemoved) -> None:
        self._tokens(x.seat, x.story, -x.n)

    def _tokens(self, seat: int, story: int, n: int) -> None:
        if self.tokens[seat][story] != ANY:
            self.tokens[seat][story] += n

    def _story_gone(self, story: int) -> None:
        self.tokens[0][story] = self.tokens[1][story] = 0

    def _StoryWon(self, x: th.StoryWon) -> None:
        self._story_gone(x.story)
        self.zone[x.story] = t.WON
        self.controller[x.story] = x.seat

    def _StoryLeaves(self, x: th.StoryLeaves) -> None:
        self._story_gone(x.story)

    def _StoryEnters(self, x: th.StoryEnters) -> None:
        self._story_gone(x.story)
        if not self.plain:  # the tokens of a story that was replaced may remain in place
            self.tokens[0][x.story] = self.tokens[1][x.story] = ANY

    def _DomainDrained(self, x: th.DomainDrained) -> None:
        self.drained[x.domain] = 1

    def _DomainRefreshed(self, x: th.DomainRefreshed) -> None:
        self.drained[x.domain] = 0

    def _DomainGained(self, x: th.DomainGained) -> None:
        self.drained.append(0)

    def _TurnBegins(self, x: th.TurnBegins) -> None:
        self.active = x.seat

    # --- counting again, with printed values -------------------------------------------------------------------------

    def _there(self, story: int, seat: int) -> list[Any]:
        return [
            self.static.card(card)
            for card in range(self.static.play_cards)
            if self.story[card] == story and self.controller[card] == seat
        ]

    def _winner(self, story: int, a: int, n: int) -> int:
        """CG-14.4."""
        if a != n:
            return self.active if a > n else 1 - self.active
        if a == 0 and not self.zero:
            return -1
        fast = [sum(card.keyword("fast") is not None for card in self._there(story, seat)) for seat in (0, 1)]
        mine, theirs = fast[self.active], fast[1 - self.active]
        if mine == theirs:
            return -1
        return self.active if mine > theirs else 1 - self.active

    def _counted(self, x: Occurrence) -> Iterator[str]:
        if isinstance(x, th.StruggleCounted):
            icon = "TCAI".index(x.icon)
            a, n = (
                sum(card.icons[icon] for card in self._there(x.story, seat)) for seat in (self.active, 1 - self.active)
            )
            if (x.ap, x.np, x.winner) != (a, n, self._winner(x.story, a, n)):
                yield f"{x}: counted again {a} : {n}, winner {self._winner(x.story, a, n)}"
        elif isinstance(x, (th.SkillCounted, th.Succeeded, th.Failed)):
            a, n = (sum(card.skill for card in self._there(x.story, seat)) for seat in (self.active, 1 - self.active))
            won = self._winner(x.story, a, n) == self.active
            if isinstance(x, th.SkillCounted) and (x.ap, x.np) != (a, n):
                yield f"{x}: counted again {a} : {n}"
            if isinstance(x, th.Succeeded) and (not won or x.unchallenged != (n <= 0) or x.margin != a - n):
                yield f"{x}: {a} : {n}"
            if isinstance(x, th.Failed) and won:
                yield f"{x}: {a} : {n}"
