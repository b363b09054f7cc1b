"""A position of the dice game, and how moves change it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Self

from cthulhu_desktop.core.dice.calls import CALLS, added_dice
from cthulhu_desktop.core.dice.faces import Face, tentacle_sum
from cthulhu_desktop.core.dice.legal import DiceOptions, call_options, display_kind, refusal
from cthulhu_desktop.core.dice.rolls import code_of, roll_dice
from cthulhu_desktop.core.dice.saved import read_parts, write_state
from cthulhu_desktop.core.dice.scoring import judge, scored, won_by
from cthulhu_desktop.core.dice.setup import DICE_PER_CULT, DiceSetup, Robbed, StoneAward, StoneKeep, middle_dice
from cthulhu_desktop.core.dice.things import (
    Called,
    DieGiven,
    DieTaken,
    EndedBy,
    GameEnded,
    GiveDie,
    InvocationEnded,
    MakeCall,
    NothingToTake,
    PhaseBegan,
    PhaseScored,
    Roll,
    Rolled,
    RollForStart,
    Starting,
    StartRolled,
    StartStonePassed,
    StartStoneTaken,
    StartTied,
    StonesReturned,
    StoneTaken,
    TakeDie,
    Taking,
    Turn,
)
from cthulhu_desktop.core.dice.view import CultView, DiceView
from cthulhu_desktop.core.kernel import (
    Applied,
    Decision,
    Frame,
    KernelReason,
    Move,
    Occurrence,
    Outcome,
    Refused,
    Rng,
    State,
    Undo,
)

_TO_ROLL = tuple(Turn(cult) for cult in range(6))
_TO_CALL = tuple(Turn(cult, rolled=True) for cult in range(6))


class DiceState(State):
    """One position. The lists have one entry a cult, in clockwise order.

    `stack` holds the open questions, the topmost last: the start roll, or the turn of a cult and on it the free dice
    that the cult takes. It is empty once the game is over.
    """

    __slots__ = (
        "_code",
        "_decision",
        "displays",
        "done",
        "loose",
        "middle",
        "number",
        "outcome_",
        "phase",
        "rng",
        "rolls",
        "setup",
        "sheet",
        "stack",
        "start",
        "stones",
    )

    def __init__(self, setup: DiceSetup, rng: Rng) -> None:
        """The position before the roll for the start-cult stone (DG-2)."""
        self.setup = setup
        self.rng = rng
        self.number = 0
        self.phase = 0
        self.start: int | None = None
        self.sheet: list[tuple[int, ...]] = []
        self.stones = [False] * setup.cults
        self.stack: list[Frame] = [Starting(tuple(range(setup.cults)))]
        self.outcome_: Outcome | None = None
        self._decision: Decision | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        """Dice and stones as at the beginning of a phase (DG-2.1, DG-2.2)."""
        cults = self.setup.cults
        self.displays: list[tuple[Face, ...]] = [()] * cults
        self.rolls: list[tuple[Face, ...]] = [()] * cults
        self.loose = [DICE_PER_CULT] * cults
        self.done = [False] * cults
        self.middle = middle_dice(cults)
        self._code = 0  # code of the roll that waits for a call

    # What is asked.

    @property
    def decision(self) -> Decision | None:
        if self._decision is None and self.stack:
            self._decision = self._ask(self.stack[-1])
        return self._decision

    def _ask(self, frame: Frame) -> Decision:
        if isinstance(frame, Turn):
            if not frame.rolled:
                return _roll_decision(frame.cult)
            kind = display_kind(self.displays[frame.cult])
            return _call_decision(frame.cult, self._code, kind, self.setup.bare_phnglui)
        if isinstance(frame, Taking):
            return _take_decision(frame.cult, self._sources(frame.cult))
        assert isinstance(frame, Starting)
        return _start_decision(frame.cults[len(frame.sums)])

    def _sources(self, taker: int) -> tuple[int | None, ...]:
        """Where a free die can be taken from: the middle while any lies there, else the other cults (DG-5.2)."""
        if self.middle:
            return (None,)
        return tuple(cult for cult, loose in enumerate(self.loose) if loose and cult != taker)

    @property
    def outcome(self) -> Outcome | None:
        return self.outcome_

    @property
    def totals(self) -> tuple[int, ...]:
        """Each cult's power points so far (DG-6.3)."""
        if not self.sheet:
            return (0,) * self.setup.cults
        return tuple(map(sum, zip(*self.sheet, strict=True)))

    # What a move does.

    def apply(self, move: Move) -> Applied | Refused:
        decision = self.decision
        if decision is None:
            return Refused(KernelReason.GAME_OVER)
        if move not in decision.options:
            refused = refusal(self.view(None), move)
            return refused if refused is not None else Refused(KernelReason.NOT_OFFERED)
        self._decision = None
        self.number += 1
        occurred: list[Occurrence] = []
        undo = _STEPS[type(move)](self, move, decision.seat, occurred)
        return Applied(tuple(occurred), undo)

    def _roll_for_start(self, move: Move, cult: int, occurred: list[Occurrence]) -> Undo:
        frame = self.stack[-1]
        assert isinstance(frame, Starting)
        faces, _ = roll_dice(self.rng, DICE_PER_CULT)
        self.rolls[cult] = faces
        occurred.append(StartRolled(cult, faces))
        sums = (*frame.sums, tentacle_sum(faces))
        if len(sums) < len(frame.cults):
            self.stack[-1] = Starting(frame.cults, sums)
            return Undo.REVEALED
        best = tuple(rolled for rolled, tentacles in zip(frame.cults, sums, strict=True) if tentacles == max(sums))
        self.rolls = [()] * self.setup.cults
        if len(best) > 1:
            occurred.append(StartTied(best))
            self.stack[-1] = Starting(best)
        else:
            occurred.append(StartStoneTaken(best[0]))
            self._begin_phase(best[0], occurred)
        return Undo.REVEALED

    def _begin_phase(self, start: int, occurred: list[Occurrence]) -> None:
        self._lay_out()
        self.phase += 1
        self.start = start
        self.stack[:] = [_TO_ROLL[start]]
        occurred.append(PhaseBegan(self.phase, start))

    def _roll(self, move: Move, cult: int, occurred: list[Occurrence]) -> Undo:
        faces, self._code = roll_dice(self.rng, self.loose[cult])
        self.rolls[cult] = faces
        self.stack[-1] = _TO_CALL[cult]
        occurred.append(Rolled(cult, faces))
        return Undo.REVEALED

    def _call(self, move: Move, cult: int, occurred: list[Occurrence]) -> Undo:
        assert isinstance(move, MakeCall)
        call = CALLS[move.call - 1]
        added = added_dice(call, move.tentacles)
        self.displays[cult] += added
        self.loose[cult] -= len(added)
        self.rolls[cult] = ()
        occurred.append(Called(cult, move.call, call.iaa, move.tentacles, call.adds_sign))
        if call.whole_chant and self.setup.stone_award is StoneAward.CHANT and not self.stones[cult]:
            self.stones[cult] = True
            occurred.append(StoneTaken(cult))
        if call.adds_sign:
            self._end_invocation(cult, EndedBy.SIGN, occurred)
        elif not self.loose[cult]:
            self._end_invocation(cult, EndedBy.NO_DICE, occurred)
        self._gain(cult, call.gain, occurred)
        return Undo.FREE if self.setup.practice else Undo.FINAL

    def _give(self, move: Move, cult: int, occurred: list[Occurrence]) -> Undo:
        self.loose[cult] -= 1
        self.middle += 1
        self.rolls[cult] = ()
        occurred.append(DieGiven(cult))
        if not self.loose[cult]:
            self._end_invocation(cult, EndedBy.NO_DICE, occurred)
        self._next_turn(cult, occurred)
        return Undo.FREE

    def _take(self, move: Move, cult: int, occurred: list[Occurrence]) -> Undo:
        frame = self.stack.pop()
        assert isinstance(frame, Taking)
        assert isinstance(move, TakeDie)
        source = move.source
        self.loose[cult] += 1
        occurred.append(DieTaken(cult, source))
        if source is None:
            self.middle -= 1
        else:
            self.loose[source] -= 1
            if not self.loose[source] and self.setup.robbed is Robbed.ENDS:
                self._end_invocation(source, EndedBy.ROBBED, occurred)  # DG-5.2a
        self._gain(cult, frame.left - 1, occurred)
        return Undo.FREE if self.setup.practice else Undo.FINAL  # still the turn of a confirmed call (DG-3.5)

    def _gain(self, cult: int, dice: int, occurred: list[Occurrence]) -> None:
        """Let the cult take so many free dice, or end its turn."""
        if dice:
            if self._sources(cult):
                self.stack.append(Taking(cult, dice))
                return
            occurred.append(NothingToTake(cult))
        self._next_turn(cult, occurred)

    def _end_invocation(self, cult: int, why: EndedBy, occurred: list[Occurrence]) -> None:
        unused = self.loose[cult]
        self.middle += unused
        self.loose[cult] = 0
        self.done[cult] = True
        occurred.append(InvocationEnded(cult, why, unused))

    def _next_turn(self, cult: int, occurred: list[Occurrence]) -> None:
        """The turn of the next cult clockwise whose invocation has not ended; if there is none, the scoring."""
        cults = self.setup.cults
        for step in range(1, cults + 1):
            following = (cult + step) % cults
            if self.done[following]:
                continue
            if self.loose[following]:
                self.stack[-1] = _TO_ROLL[following]
                return
            self._end_invocation(following, EndedBy.ROBBED, occurred)  # it rolls nothing (DG-9)
        self._score(occurred)

    def _score(self, occurred: list[Occurrence]) -> None:
        self.sheet.append(tuple(map(scored, self.displays, self.stones)))
        totals = self.totals
        occurred.append(PhaseScored(self.phase, self.sheet[-1], totals))
        self.outcome_ = judge(totals, self.setup.target)
        if self.outcome_ is not None:
            self.stack.clear()
            occurred.append(GameEnded(self.outcome_.winners, won_by(self.outcome_)))
            return
        if self.setup.stone_keep is StoneKeep.PHASE and any(self.stones):
            self.stones = [False] * self.setup.cults
            occurred.append(StonesReturned())
        assert self.start is not None
        start = (self.start + 1) % self.setup.cults  # to the left, which is clockwise
        occurred.append(StartStonePassed(start))
        self._begin_phase(start, occurred)

    # What is seen and kept.

    def view(self, seat: int | None) -> DiceView:
        cults = tuple(
            CultView(display, roll, loose, done, Face.SIGN in display, stone)
            for display, roll, loose, done, stone in zip(
                self.displays, self.rolls, self.loose, self.done, self.stones, strict=True
            )
        )
        decision, top = self.decision, self.stack[-1] if self.stack else None
        return DiceView(
            seat=seat,
            setup=self.setup,
            phase=self.phase,
            start=self.start,
            turn=decision.seat if decision else None,
            taking=top.left if isinstance(top, Taking) else 0,
            cults=cults,
            middle=self.middle,
            stones_in_middle=self.setup.cults - sum(self.stones),
            sheet=tuple(self.sheet),
            totals=self.totals,
            outcome=self.outcome_,
        )

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.setup = self.setup
        other.rng = Rng(self.rng.state)
        other.number = self.number
        other.phase = self.phase
        other.start = self.start
        other.sheet = self.sheet.copy()
        other.stones = self.stones.copy()
        other.stack = self.stack.copy()
        other.outcome_ = self.outcome_
        other.displays = self.displays.copy()
        other.rolls = self.rolls.copy()
        other.loose = self.loose.copy()
        other.done = self.done.copy()
        other.middle = self.middle
        other._code = self._code
        other._decision = self._decision
        return other

    def redeal(self, seat: int | None, rng: Rng) -> Self:
        """Nothing lies hidden, so only the rolls to come are dealt anew."""
        other = self.copy()
        other.rng = Rng(rng.next64())
        return other

    def to_data(self) -> dict[str, Any]:
        return write_state(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The position that `to_data` described. ValueError if the data describes none."""
        parts = read_parts(data)
        state = cls(parts.setup, Rng(parts.rng))
        state.number, state.phase, state.start = parts.number, parts.phase, parts.start
        state.middle, state.sheet, state.stack = parts.middle, parts.sheet, parts.stack
        state.displays, state.rolls, state.loose = parts.displays, parts.rolls, parts.loose
        state.done, state.stones = parts.done, parts.stones
        if not state.stack:
            state.outcome_ = judge(state.totals, state.setup.target)
        elif isinstance(state.stack[-1], Turn):
            state._code = code_of(state.rolls[state.stack[-1].cult])
        return state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DiceState) and other.to_data() == self.to_data()

    __hash__ = None  # type: ignore[assignment]


_STEPS = {
    RollForStart: DiceState._roll_for_start,
    Roll: DiceState._roll,
    MakeCall: DiceState._call,
    GiveDie: DiceState._give,
    TakeDie: DiceState._take,
}


@cache
def _start_decision(cult: int) -> Decision:
    return Decision(cult, "DG-2.4", DiceOptions((RollForStart(),)), rule="DG-2.4", prompt="dice.ask.start")


@cache
def _roll_decision(cult: int) -> Decision:
    return Decision(cult, "DG-3.2", DiceOptions((Roll(),)), rule="DG-3.2", prompt="dice.ask.roll")


@lru_cache(maxsize=65536)
def _call_decision(cult: int, code: int, kind: int, bare: bool) -> Decision:
    options = call_options(code, kind, bare)
    prompt = "dice.ask.give" if isinstance(options.moves[0], GiveDie) else "dice.ask.call"
    return Decision(cult, "DG-4", options, rule="DG-4.2", prompt=prompt)


@cache
def _take_decision(cult: int, sources: tuple[int | None, ...]) -> Decision:
    options = DiceOptions(tuple(TakeDie(source) for source in sources))
    prompt = "dice.ask.take_middle" if sources == (None,) else "dice.ask.take_cult"
    return Decision(cult, "DG-5.2", options, rule="DG-5.2", prompt=prompt)
