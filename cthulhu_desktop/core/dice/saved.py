"""Positions of the dice game as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.core.dice.scoring import judge
from cthulhu_desktop.core.dice.setup import DICE_PER_CULT, DiceSetup, middle_dice, read_setup, write_setup
from cthulhu_desktop.core.dice.things import WORDS, Starting, Taking, Turn
from cthulhu_desktop.core.kernel import Frame, NotationError, SetupError

if TYPE_CHECKING:
    from cthulhu_desktop.core.dice.state import DiceState


def write_state(state: DiceState) -> dict[str, Any]:
    """The whole position; what follows from the rest (totals, outcome, stones in the middle) is left out."""
    return {
        "setup": write_setup(state.setup),
        "number": state.number,
        "rng": state.rng.state,
        "phase": state.phase,
        "start": state.start,
        "stack": [WORDS.write(frame) for frame in state.stack],
        "cults": [_write_cult(state, cult) for cult in range(state.setup.cults)],
        "middle": state.middle,
        "sheet": [list(row) for row in state.sheet],
    }


def _write_cult(state: DiceState, cult: int) -> dict[str, Any]:
    return {
        "display": " ".join(state.displays[cult]),
        "roll": " ".join(state.rolls[cult]),
        "loose": state.loose[cult],
        "done": state.done[cult],
        "stone": state.stones[cult],
    }


@dataclass(slots=True)
class Parts:
    """What `DiceState` consists of, read and checked."""

    setup: DiceSetup
    number: int
    rng: int
    phase: int
    start: int | None
    stack: list[Frame]
    displays: list[tuple[Face, ...]]
    rolls: list[tuple[Face, ...]]
    loose: list[int]
    done: list[bool]
    stones: list[bool]
    middle: int
    sheet: list[tuple[int, ...]]


def read_parts(data: Mapping[str, Any]) -> Parts:
    """The parts of the position that `write_state` described. ValueError if the data describes none."""
    try:
        parts = _read(data)
    except (KeyError, TypeError, AttributeError, NotationError, SetupError) as error:
        raise ValueError(f"not a position of the dice game: {error!r}") from error
    if not _fit(parts):
        raise ValueError("not a position of the dice game: its parts do not fit together")
    return parts


def _read(data: Mapping[str, Any]) -> Parts:
    cults = data["cults"]
    return Parts(
        setup=read_setup(data["setup"]),
        number=_whole(data["number"]),
        rng=_whole(data["rng"]),
        phase=_whole(data["phase"]),
        start=None if data["start"] is None else _whole(data["start"]),
        stack=[_frame(text) for text in data["stack"]],
        displays=[_faces(cult["display"]) for cult in cults],
        rolls=[_faces(cult["roll"]) for cult in cults],
        loose=[_whole(cult["loose"]) for cult in cults],
        done=[_flag(cult["done"]) for cult in cults],
        stones=[_flag(cult["stone"]) for cult in cults],
        middle=_whole(data["middle"]),
        sheet=[tuple(_integer(value) for value in row) for row in data["sheet"]],
    )


def _faces(text: str) -> tuple[Face, ...]:
    return tuple(Face(word) for word in text.split())


def _frame(text: str) -> Frame:
    frame = WORDS.read(text)
    if not isinstance(frame, Frame):
        raise ValueError(f"not a frame: {text}")
    return frame


def _integer(value: object) -> int:
    if type(value) is not int:
        raise ValueError(f"not a whole number: {value!r}")
    return value


def _whole(value: object) -> int:
    number = _integer(value)
    if number < 0:
        raise ValueError(f"below zero: {number}")
    return number


def _flag(value: object) -> bool:
    if type(value) is not bool:
        raise ValueError(f"neither yes nor no: {value!r}")
    return value


def _fit(parts: Parts) -> bool:
    """Whether the parts keep the invariants of DG-8."""
    cults = parts.setup.cults
    dice = parts.middle + sum(parts.loose) + sum(map(len, parts.displays))
    return (
        len(parts.displays) == cults
        and dice == DICE_PER_CULT * cults + middle_dice(cults)
        and all(len(row) == cults for row in parts.sheet)
        and (parts.phase == 0) == (parts.start is None)
        and (parts.start or 0) < cults
        and all(display.count(Face.SIGN) <= 1 for display in parts.displays)
        and all(Face.IAA in display or not display for display in parts.displays)
        and not any(done and loose for done, loose in zip(parts.done, parts.loose, strict=True))
        and _stack_fits(parts)
    )


def _stack_fits(parts: Parts) -> bool:
    """Whether the open questions belong to this position; none are open only once the game is over."""
    totals = tuple(map(sum, zip(*parts.sheet, strict=True)))
    over = bool(totals) and judge(totals, parts.setup.target) is not None
    match parts.stack:
        case []:
            return over
        case [Starting(asked, sums)]:
            right_time = parts.phase == 0 and len(sums) < len(asked) and min(asked) >= 0
            turn = max(asked, default=-1)
        case [Turn(turn, rolled)] if turn < parts.setup.cults:
            dice = parts.loose[turn]
            right_time = dice > 0 and len(parts.rolls[turn]) == (dice if rolled else 0)
        case [Turn(turn, True), Taking(taker, left)]:
            free = parts.middle or any(dice for cult, dice in enumerate(parts.loose) if cult != taker)
            right_time = bool(free) and turn == taker and left in (1, 2)
        case _:
            return False
    in_turn = 0 <= turn < parts.setup.cults and not parts.done[turn]
    return right_time and in_turn and not over and (parts.phase > 0) == isinstance(parts.stack[0], Turn)
