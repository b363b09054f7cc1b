"""The arithmetic of one story: what comes of it if these attackers meet these defenders (CG-14).

Texts that act in the middle of a story are left out; values that texts have changed already are in the fighters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cthulhu_desktop.bots.cards_worth import GAME, INSANE, standing, worth_now
from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.costs import can_be_wounded, can_go_insane
from cthulhu_desktop.core.cards.modifiers import stories_needed, tokens_needed, values
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.struggles import struggle_types, struggles_of
from cthulhu_desktop.core.catalogue.cards import Icons

HURT = 0.25  # of its worth, for a wound that a character survives
STANDS = (0.2, 0.03)  # of its worth, for readying an attacker (he can defend next), a defender (his turn is next)


class Fighter(NamedTuple):
    """A character as far as a story is concerned. `brave`: cannot go insane; `firm`: cannot be wounded; `life`: wounds
    it survives."""

    card: int
    skill: int
    icons: Icons
    large: Icons
    fast: bool
    brave: bool
    firm: bool
    life: int
    wounded: bool
    worth: float


class Place(NamedTuple):
    """A story of the row: (type, number) of its struggles without those of characters; the rest as (attacker's,
    defender's)."""

    card: int
    types: tuple[tuple[int, int], ...]
    tokens: tuple[int, int]
    needed: tuple[int, int]
    won: tuple[int, int]
    wanted: tuple[int, int]
    zero_ties: bool = False


def fighter(state: CardsState, card: int) -> Fighter:
    """The character as it is now."""
    now = values(state, card)
    t_, c_, a_, i_ = now.icons
    return Fighter(
        card,
        max(0, now.skill),
        (max(0, t_), max(0, c_), max(0, a_), max(0, i_)),
        now.large,
        "fast" in now.keywords,
        not can_go_insane(state, card),
        not can_be_wounded(state, card),
        max(0, now.toughness - state.wounds[card]),
        state.wounds[card] > 0,
        worth_now(state, card),
    )


def place(state: CardsState, story: int, attacker: int) -> Place:
    """The story as it is now, without the characters that are there."""
    types = struggle_types(state, story)
    there = [card for cards in state.play for card in cards if state.story[card] == story]
    seats = (attacker, 1 - attacker)

    def base(index: int, icon: int) -> int:
        own = sum(max(0, values(state, card).large[icon]) for card in there) if state.static.any_large else 0
        return max(0, struggles_of(state, story, index) - own)

    return Place(
        story,
        tuple((icon, base(index, icon)) for index, (icon, _) in enumerate(types)),
        (state.tokens[seats[0]][story], state.tokens[seats[1]][story]),
        (tokens_needed(state, story, seats[0]), tokens_needed(state, story, seats[1])),
        (len(state.won[seats[0]]), len(state.won[seats[1]])),
        (stories_needed(state, seats[0]), stories_needed(state, seats[1])),
        state.static.switch["V-05"],
    )


class Clash:
    """One story while it is worked out. `value` is the attacker's gain so far."""

    __slots__ = ("place", "sides", "tokens", "value")

    def __init__(self, at: Place, attackers: Sequence[Fighter], defenders: Sequence[Fighter]) -> None:
        self.place = at
        self.sides = (list(attackers), list(defenders))
        self.tokens = list(at.tokens)
        self.value = 0.0

    def winner(self, ap: int, np: int) -> int:
        """0 the attacker, 1 the defender, -1 nobody (CG-14.4.2 - 14.4.4)."""
        if ap != np:
            return 0 if ap > np else 1
        if ap == 0 and not self.place.zero_ties:
            return -1
        fast = [sum(one.fast for one in side) for side in self.sides]
        return -1 if fast[0] == fast[1] else 0 if fast[0] > fast[1] else 1

    def token(self, side: int) -> bool:
        """A success token for a side; True if it wins the story."""
        self.tokens[side] += 1
        return self.tokens[side] >= self.place.needed[side]

    def struggle(self, icon: int) -> bool:
        """One struggle and its result; True if the story is won by it."""
        ap, np = (sum(one.icons[icon] for one in side) for side in self.sides)
        winner = self.winner(ap, np)
        if winner < 0:
            return False
        if icon == t.INVESTIGATION:
            return self.token(winner)
        if icon == t.ARCANE:
            side = self.sides[winner]
            if side:
                self.value += (1 if winner == 0 else -1) * STANDS[winner] * max(one.worth for one in side)
        else:
            self.harm(1 - winner, icon)
        return False

    def harm(self, loser: int, icon: int) -> None:
        """The loser gives up what costs him least (CG-14.5)."""
        side = self.sides[loser]
        able = [one for one in side if not (one.brave if icon == t.TERROR else one.firm)]
        if not able:
            return
        cost, _, index = min((_cost(one, icon), one.worth, side.index(one)) for one in able)
        hurt = side.pop(index)
        if icon == t.COMBAT and hurt.life > 0:
            side.append(hurt._replace(life=hurt.life - 1, wounded=True))
        self.value += cost if loser == 1 else -cost

    def run(self) -> float:
        """All struggles, then success; what the attacker has gained in the end (CG-14.2)."""
        if not self._struggles():
            ap, np = (sum(one.skill for one in side) for side in self.sides)
            if self.winner(ap, np) == 0 and not self.token(0) and np <= 0:
                self.token(0)
        return self.value + self._tokens()

    def _struggles(self) -> bool:
        for icon, number in self.place.types:
            done = 0
            while done < number + sum(one.large[icon] for side in self.sides for one in side):
                done += 1
                if self.struggle(icon):
                    return True
        return False

    def _tokens(self) -> float:
        at, now = self.place, self.tokens
        before = [standing(at.tokens[i], at.needed[i], at.won[i], at.wanted[i]) for i in (0, 1)]
        after = [standing(now[i], at.needed[i], at.won[i], at.wanted[i]) for i in (0, 1)]
        for side in (0, 1):
            if now[side] >= at.needed[side]:
                after[1 - side] = 0.0
        return max(-GAME, min(GAME, after[0] - before[0] - after[1] + before[1]))


def _cost(one: Fighter, icon: int) -> float:
    if icon == t.TERROR:
        return one.worth if one.wounded else (1 - INSANE) * one.worth
    return HURT * one.worth if one.life > 0 else one.worth


def fight(at: Place, attackers: Sequence[Fighter], defenders: Sequence[Fighter]) -> float:
    """What the attacker gains (points of `cards_worth`) if the story is resolved so."""
    return Clash(at, attackers, defenders).run()
