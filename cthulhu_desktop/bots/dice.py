"""Players of the dice game: one by rules of thumb, one by expectation. Both see only their view."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from cthulhu_desktop.bots.base import Limit
from cthulhu_desktop.bots.dice_ahead import Side, Table, table_after, table_of
from cthulhu_desktop.bots.dice_values import POINTS, Aim, ValueTable
from cthulhu_desktop.core.dice.calls import CALLS
from cthulhu_desktop.core.dice.preview import preview
from cthulhu_desktop.core.dice.setup import StoneAward
from cthulhu_desktop.core.dice.things import MakeCall, TakeDie
from cthulhu_desktop.core.dice.view import DiceView
from cthulhu_desktop.core.kernel import Decision, Move, Rng


class CautiousBot:
    """Rules of thumb: complete what is worth `ENOUGH` or can hardly grow any more; until then gain dice, lay IÄÄ, hold
    tentacle dice back, and keep `KEEP` dice in hand. It takes dice from the cult that leads."""

    ENOUGH = 16  # power points
    LAST = 3  # dice; with so few it completes whatever it has
    KEEP = 3  # dice

    def choose(self, view: DiceView, decision: Decision, limit: Limit, rng: Rng) -> Move:
        """The option with the best mark."""
        return max(decision.options, key=lambda move: self._mark(view, move))

    def _mark(self, view: DiceView, move: Move) -> float:
        if isinstance(move, TakeDie):
            return 0 if move.source is None else view.totals[move.source]
        seen = preview(view, move)
        if not isinstance(move, MakeCall) or seen is None:
            return -1
        call = CALLS[move.call - 1]
        if call.all_signs:
            return 5
        if seen.completed:
            loose = view.cults[decision_seat(view)].loose
            return 100 + seen.value if seen.value >= self.ENOUGH or loose <= self.LAST else seen.value - 50
        missing = max(0, self.KEEP - seen.loose)
        laid = sum(move.tentacles) - 3 * len(move.tentacles)
        return 2 * call.iaa + laid + 3 * call.gain - 6 * missing


class BoldBot:
    """Weighs every call by exact expectation over the rolls to come, for itself and for its rivals, and thinks of the
    end of the game: how much it needs, how soon a rival may be there, how near the depth is."""

    THOROUGH = Limit(time_s=0.2, nodes=1_000)  # with less than this it just counts power points

    def choose(self, view: DiceView, decision: Decision, limit: Limit, rng: Rng) -> Move:
        """The option after which the table looks best."""
        options = decision.options
        if options.count() == 1:
            return next(iter(options))
        hasty = limit.time_s < self.THOROUGH.time_s or limit.nodes < self.THOROUGH.nodes
        worth = Judgement(view, points_only=hasty).worth
        return max(options, key=lambda move: worth(table_after(view, move, worth)))


EXACT = 40  # power points: up to here every point towards the target counts
FAR = 70  # power points: more than this is not reached in one phase
NEAR_DEPTH = 60
SPREAD = {2: 7.0, 3: 5.0}  # how quickly a lead decides a game of so many cults; fitted to games of the bot
MORE_CULTS = 4.0
NOW_OR_NEVER = 1e5
SOON = 20.0  # what an invocation is worth when it begins


class Judgement:
    """How good a table is for the cult that is asked, in power points.

    Its own invocation counts with its `aim`; those of its rivals are taken off, the more the nearer they are to
    winning (`weights` add up to 1).
    """

    def __init__(self, view: DiceView, *, points_only: bool = False) -> None:
        self.me = decision_seat(view)
        self.chant = view.setup.stone_award is StoneAward.CHANT
        self.bare = view.setup.bare_phnglui
        self.aim = POINTS
        rivals = len(view.cults) - 1
        self.weights = [0.0 if cult == self.me else 1 / rivals for cult in range(rivals + 1)]
        if not points_only:
            self._look_to_the_end(view)

    def worth(self, table: Table) -> float:
        """The worth of a table after a move."""
        total = 0.0
        for cult, side in enumerate(table.sides):
            if cult == self.me:
                total += self._value(side, table.free_for(cult), self.aim)
            else:
                total -= self.weights[cult] * self._value(side, table.free_for(cult), POINTS)
        return total

    def _value(self, side: Side, free: float, aim: Aim) -> float:
        if not side.going:
            return aim.worth(side.score)
        values = value_table(_rounded(aim), side.stone, self.chant, self.bare)
        return values.value(side.iaa, side.tentacles, side.loose, free)

    def _look_to_the_end(self, view: DiceView) -> None:
        """Set aim and weights by the totals and by what the rivals can be expected to reach in this phase."""
        table, target = table_of(view), view.setup.target
        expected, nobody = list(view.totals), 1.0  # nobody: chance that no rival reaches the target in this phase
        for cult, side in enumerate(table.sides):
            if cult != self.me:
                value = self._value(side, table.free_for(cult), POINTS)
                nobody *= 1 - _reach(side, value, target - view.totals[cult])
                expected[cult] = min(round(view.totals[cult] + value), target - 1)
        chances, spread = winning_chances(expected, target)
        mine = chances[self.me]
        self.weights = [0.0 if cult == self.me else chance / (1 - mine) for cult, chance in enumerate(chances)]
        self.aim = _aim(view.totals[self.me], target, mine, mine * (1 - mine) / spread, nobody)


def decision_seat(view: DiceView) -> int:
    """The cult that is asked."""
    assert view.turn is not None, "the game is over"
    return view.turn


@lru_cache(maxsize=256)
def value_table(aim: Aim, stone: bool, chant: bool, bare: bool) -> ValueTable:
    """The table of values of one aim; kept, because it fills slowly."""
    return ValueTable(aim, stone=stone, chant=chant, bare=bare)


def winning_chances(totals: Sequence[int], target: int) -> tuple[list[float], float]:
    """The chance of each cult to win with these totals after a phase, and how many points change it markedly."""
    top = max(totals)
    spread = SPREAD.get(len(totals), MORE_CULTS) * math.sqrt(max(5, target - top) + 20)
    shares = [max(math.exp((total - top) / spread), 1e-6) for total in totals]
    return [share / sum(shares) for share in shares], spread


def _reach(side: Side, value: float, need: int) -> float:
    """The chance that a rival scores `need` in this phase; by games of the bot if its invocation goes on."""
    if not side.going:
        return float(side.score >= need)
    return max(0.0, 0.65 - 0.0125 * need * SOON / value) if value > 0 else 0.0


def _aim(total: int, target: int, chance: float, slope: float, nobody: float) -> Aim:
    """The aim of a cult: with `chance` it wins if it scores nothing now and nobody ends the game, and each point adds
    `slope`. `nobody`: the chance that no rival ends the game in this phase."""
    floor, ruin = _depth(total + target, chance, slope)
    need = target - total
    if nobody < 0.02:
        return Aim(need, NOW_OR_NEVER, floor, ruin)
    if need > FAR:
        return Aim(floor=floor, ruin=ruin)
    return Aim(need, need + _step((1 - nobody * chance) / (nobody * slope) - need), floor, ruin)


def _rounded(aim: Aim) -> Aim:
    """The aim with a large need rounded up, so that few tables of values are needed."""
    if aim.need is None or aim.need <= EXACT:
        return aim
    return aim._replace(need=(aim.need + 3) // 4 * 4)


def _depth(distance: int, chance: float, slope: float) -> tuple[int | None, float]:
    """From where on a score loses the game, and what that is worth."""
    if distance > NEAR_DEPTH:
        return None, 0.0
    return distance, min(-_step(chance / slope), -float(distance))


def _step(points: float) -> float:
    """Rounded to a power of 2, for the same reason as `_rounded`."""
    return 2.0 ** max(0, round(math.log2(max(points, 1.0))))
