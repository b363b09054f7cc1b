"""The table after a move, as far as a bot needs it to judge the move: who has what, where gained dice come from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from cthulhu_desktop.core.dice.calls import CALLS
from cthulhu_desktop.core.dice.faces import Face, tentacle_sum
from cthulhu_desktop.core.dice.setup import StoneAward
from cthulhu_desktop.core.dice.things import MakeCall, TakeDie
from cthulhu_desktop.core.dice.view import CultView, DiceView
from cthulhu_desktop.core.kernel import Move


class Side(NamedTuple):
    """One cult: what counts of its display, its loose dice, and whether its invocation goes on."""

    iaa: int
    tentacles: int
    loose: int
    completed: bool
    stone: bool

    @property
    def going(self) -> bool:
        """Whether the invocation goes on."""
        return self.loose > 0 and not self.completed

    @property
    def score(self) -> int:
        """What it scores if it ends as it lies (DG-6.2)."""
        value = self.iaa * self.tentacles * (2 if self.stone else 1)
        return value if self.completed else -value


class Table(NamedTuple):
    """All cults and the dice in the middle."""

    sides: tuple[Side, ...]
    middle: int

    def free_for(self, cult: int) -> float:
        """How many dice the cult may hope to gain: the middle, and half of what the others have loose."""
        return self.middle + sum(side.loose for number, side in enumerate(self.sides) if number != cult) / 2

    def with_side(self, cult: int, side: Side) -> Table:
        """The table with one cult changed."""
        return self._replace(sides=(*self.sides[:cult], side, *self.sides[cult + 1 :]))

    def taken(self, taker: int, source: int | None) -> Table:
        """The table after `taker` took a die from the middle (None) or from a cult."""
        mine = self.sides[taker]
        table = self.with_side(taker, mine._replace(loose=mine.loose + 1))
        if source is None:
            return table._replace(middle=self.middle - 1)
        robbed = self.sides[source]
        return table.with_side(source, robbed._replace(loose=robbed.loose - 1))

    def sources(self, taker: int) -> Iterator[int | None]:
        """Where the taker may take a die from (DG-5.2)."""
        if self.middle:
            yield None
        else:
            yield from (cult for cult, side in enumerate(self.sides) if side.loose and cult != taker)


def table_of(view: DiceView) -> Table:
    """The table as it lies."""
    return Table(tuple(map(_side, view.cults)), view.middle)


def _side(cult: CultView) -> Side:
    return Side(cult.display.count(Face.IAA), tentacle_sum(cult.display), cult.loose, cult.completed, cult.stone)


def table_after(view: DiceView, move: Move, worth: Callable[[Table], float]) -> Table:
    """The table after the asked cult's call, gift or taking. Dice that it gains by a call come from where `worth` of
    the table is highest."""
    table, me = table_of(view), view.turn
    assert me is not None
    mine = table.sides[me]
    if isinstance(move, TakeDie):
        return table.taken(me, move.source)
    if not isinstance(move, MakeCall):
        given = table.with_side(me, mine._replace(loose=mine.loose - 1))
        return given._replace(middle=table.middle + 1)
    call = CALLS[move.call - 1]
    stone = mine.stone or (call.whole_chant and view.setup.stone_award is StoneAward.CHANT)
    left = mine.loose - call.iaa - len(move.tentacles) - call.adds_sign
    mine = Side(mine.iaa + call.iaa, mine.tentacles + sum(move.tentacles), left, call.adds_sign, stone)
    if call.adds_sign:
        table = table._replace(middle=table.middle + left)
        mine = mine._replace(loose=0)
    table = table.with_side(me, mine)
    for _ in range(call.gain):
        ways = [table.taken(me, source) for source in table.sources(me)]
        table = max(ways, key=worth, default=table)
    return table
