"""What is legal after a roll, and why something is not: the table of DG-4.2 at work."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product

from cthulhu_desktop.core.dice.calls import CALLS, Call
from cthulhu_desktop.core.dice.faces import BY_TENTACLES, Face
from cthulhu_desktop.core.dice.reasons import DiceReason
from cthulhu_desktop.core.dice.rolls import code_of, counts_of
from cthulhu_desktop.core.dice.things import GiveDie, MakeCall, Roll, RollForStart, TakeDie
from cthulhu_desktop.core.dice.view import DiceView
from cthulhu_desktop.core.kernel import KernelReason, ListedOptions, Move, Refused

EMPTY, IAA_ONLY, IAA_AND_TENTACLE = 0, 1, 2  # all that a display has to tell about the next call (DG-4.7)


class DiceOptions(ListedOptions):
    """The legal moves of one decision, with a quick answer to `in`."""

    __slots__ = ("_known",)

    def __init__(self, moves: tuple[Move, ...]) -> None:
        super().__init__(moves)
        self._known = frozenset(moves)

    def __contains__(self, move: object) -> bool:
        try:
            return move in self._known
        except TypeError:  # not hashable, so not a move
            return False


def display_kind(display: tuple[Face, ...]) -> int:
    """EMPTY, IAA_ONLY or IAA_AND_TENTACLE; a tentacle never lies in a display without an IÄÄ (DG-8)."""
    if Face.IAA not in display:
        return EMPTY
    if Face.ONE in display or Face.TWO in display or Face.THREE in display:
        return IAA_AND_TENTACLE
    return IAA_ONLY


@lru_cache(maxsize=65536)
def call_options(code: int, kind: int, bare: bool) -> DiceOptions:
    """The options after a roll with this code over a display of this kind; `bare` is the option of row 3 (DG-9)."""
    moves: list[Move] = []
    may_give = True
    for call in CALLS:
        if reason_against(call, code, kind, bare) is None:
            may_give = may_give and not call.adds  # DG-3.3
            moves.extend(_calls(call, code))
    if may_give:
        moves.append(GiveDie())
    return DiceOptions(tuple(moves))


def _calls(call: Call, code: int) -> Iterator[MakeCall]:
    """The ways to make a legal call: it adds one or more of the tentacle dice if Cthulhu is in it (DG-4.3)."""
    if not call.cthulhu:
        yield _call(call.number, ())
        return
    _, one, two, three, _ = counts_of(code)
    for threes, twos, ones in product(range(three, -1, -1), range(two, -1, -1), range(one, -1, -1)):
        if threes + twos + ones:
            yield _call(call.number, (3,) * threes + (2,) * twos + (1,) * ones)


@cache
def _call(number: int, tentacles: tuple[int, ...]) -> MakeCall:
    return MakeCall(number, tentacles)


def reason_against(call: Call, code: int, kind: int, bare: bool) -> DiceReason | None:
    """Why a call cannot be made after a roll with this code over a display of this kind, or None if it can."""
    iaa, one, two, three, sign = counts_of(code)
    if call.all_signs and (not sign or iaa or one or two or three):
        return DiceReason.NOT_ALL_SIGNS
    if call.iaa and not iaa:
        return DiceReason.NO_IAA_ROLLED
    if call.cthulhu and not (one or two or three):
        return DiceReason.NO_TENTACLE_ROLLED
    if call.needs_sign and not sign:
        return DiceReason.NO_SIGN_ROLLED
    if call.needs_iaa and kind == EMPTY:
        return DiceReason.NO_IAA_IN_DISPLAY
    if call.needs_tentacle and kind != IAA_AND_TENTACLE and not (bare and call.last == "phnglui"):
        return DiceReason.NO_TENTACLE_IN_DISPLAY
    return None


_RULES = {
    DiceReason.NOT_ALL_SIGNS: "DG-4.5",
    DiceReason.NO_IAA_IN_DISPLAY: "DG-4.7",
    DiceReason.NO_TENTACLE_IN_DISPLAY: "DG-4.7",
}


def why_not(view: DiceView, call: int) -> Refused | None:
    """Why the cult that is asked cannot make call number `call` now, or None if it can (with some choice of tentacle
    dice). For the table, when a player asks."""
    wrong_time = _wrong_time(view, MakeCall)
    if wrong_time is not None:
        return wrong_time
    if not 1 <= call <= len(CALLS):
        return Refused(DiceReason.NO_SUCH_CALL, "DG-4.2")
    roll, kind = _asked(view)
    reason = reason_against(CALLS[call - 1], code_of(roll), kind, view.setup.bare_phnglui)
    return None if reason is None else Refused(reason, _RULES.get(reason, "DG-4.2"))


def refusal(view: DiceView, move: Move) -> Refused | None:
    """Why the cult that is asked cannot make this move now, or None if it can."""
    wrong_time = _wrong_time(view, type(move))
    if wrong_time is not None:
        return wrong_time
    if isinstance(move, MakeCall):
        against = why_not(view, move.call)
        return against if against is not None else _against_tentacles(view, move)
    if isinstance(move, GiveDie):
        roll, kind = _asked(view)
        options = call_options(code_of(roll), kind, view.setup.bare_phnglui)
        return None if move in options else Refused(DiceReason.MUST_CALL, "DG-3.3")
    if isinstance(move, TakeDie):
        return _against_taking(view, move.source)
    return None


def _asked(view: DiceView) -> tuple[tuple[Face, ...], int]:
    assert view.turn is not None
    cult = view.cults[view.turn]
    return cult.roll, display_kind(cult.display)


def _wrong_time(view: DiceView, kind: type[Move]) -> Refused | None:
    """A refusal if moves of this kind are not asked for now."""
    if view.turn is None:
        return Refused(KernelReason.GAME_OVER)
    if kind not in (RollForStart, Roll, MakeCall, GiveDie, TakeDie):
        return Refused(KernelReason.NOT_OFFERED)
    wanted, refused = _wanted(view, view.turn)
    return None if kind in wanted else refused


def _wanted(view: DiceView, turn: int) -> tuple[tuple[type[Move], ...], Refused]:
    """The kinds of move that are asked for, and how others are refused."""
    if view.phase == 0:
        return (RollForStart,), Refused(DiceReason.START_NOW, "DG-2.4")
    if view.taking:
        return (TakeDie,), Refused(DiceReason.TAKE_NOW, "DG-5.2")
    if not view.cults[turn].roll:
        return (Roll,), Refused(DiceReason.ROLL_FIRST, "DG-3.2")
    return (MakeCall, GiveDie), Refused(DiceReason.CALL_NOW, "DG-3.2")


def _against_tentacles(view: DiceView, move: MakeCall) -> Refused | None:
    chosen = move.tentacles
    if not CALLS[move.call - 1].cthulhu:
        return Refused(DiceReason.NO_TENTACLE_IN_CALL, "DG-4.3") if chosen else None
    if not chosen:
        return Refused(DiceReason.NO_TENTACLE_CHOSEN, "DG-4.3")
    roll, _ = _asked(view)
    for value in chosen:
        face = BY_TENTACLES.get(value)
        if face is None or roll.count(face) < chosen.count(value):
            return Refused(DiceReason.TENTACLE_NOT_ROLLED, "DG-4.3", {"tentacles": value})
    return None if tuple(sorted(chosen, reverse=True)) == chosen else Refused(KernelReason.NOT_OFFERED)


def _against_taking(view: DiceView, source: int | None) -> Refused | None:
    if source is None:
        return None if view.middle else Refused(DiceReason.MIDDLE_EMPTY, "DG-5.2")
    if not 0 <= source < len(view.cults):
        return Refused(DiceReason.NO_SUCH_CULT, "DG-5.2")
    if source == view.turn:
        return Refused(DiceReason.OWN_DIE, "DG-5.2")
    if view.middle:
        return Refused(DiceReason.MIDDLE_FIRST, "DG-5.2")
    return None if view.cults[source].loose else Refused(DiceReason.NO_LOOSE_DIE, "DG-5.2", {"source": source})
