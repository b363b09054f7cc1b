"""Positions of the dice game for tests, written short.

Faces are letters: I (IÄÄ), 1, 2, 3 (tentacles), E (Elder Sign). `table(cult("I2", roll="IE3"), cult())` is a game of
two cults in which the first has [IÄÄ, 2T] and has rolled {IÄÄ, ES, 3T}; the rest of the dice lie in the middle.
"""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.dice.setup import middle_dice
from cthulhu_desktop.core.dice.state import DiceState
from cthulhu_desktop.core.dice.things import WORDS, GiveDie, MakeCall, Taking, Turn
from cthulhu_desktop.core.kernel import Applied, Move, Occurrence

FACES = {"I": Face.IAA, "1": Face.ONE, "2": Face.TWO, "3": Face.THREE, "E": Face.SIGN}


def faces(letters: str) -> tuple[Face, ...]:
    """The faces of the letters."""
    return tuple(FACES[letter] for letter in letters)


def letters(shown: tuple[Face, ...]) -> str:
    """The letters of the faces."""
    back = {face: letter for letter, face in FACES.items()}
    return "".join(back[face] for face in shown)


def cult(
    display: str = "", *, roll: str = "", loose: int | None = None, done: bool = False, stone: bool = False
) -> dict[str, Any]:
    """One cult. Its loose dice are those it has rolled, else what is missing to six; none if it is done."""
    if loose is None:
        loose = 0 if done else len(roll) or 6 - len(display)
    written = {"display": " ".join(faces(display)), "roll": " ".join(faces(roll))}
    return {**written, "loose": loose, "done": done, "stone": stone}


def table(
    *cults: dict[str, Any],
    turn: int = 0,
    taking: int = 0,
    middle: int | None = None,
    start: int = 0,
    sheet: tuple[tuple[int, ...], ...] = (),
    seed: int = 1,
    **options: Any,
) -> DiceState:
    """A position in which cult `turn` is asked. With `middle` the dice that are too many or too few are hidden in the
    display of the last cult, which is then done."""
    setup = {"cults": len(cults), **options}
    total = 6 * len(cults) + middle_dice(len(cults))
    lying = sum(entry["loose"] + len(entry["display"].split()) for entry in cults)
    if middle is not None and lying + middle != total:
        assert cults[-1]["done"], "only a cult that is done can take up the rest"
        cults[-1]["display"] = " ".join(faces("I" * (total - lying - middle) + letters_of(cults[-1]["display"])))
    stack = [Turn(turn, rolled=bool(cults[turn]["roll"]) or taking > 0), *([Taking(turn, taking)] if taking else [])]
    data = {
        "setup": setup,
        "number": 0,
        "rng": seed,
        "phase": 1 + len(sheet),
        "start": start,
        "stack": [WORDS.write(frame) for frame in stack],
        "cults": list(cults),
        "middle": total - lying if middle is None else middle,
        "sheet": [list(row) for row in sheet],
    }
    return GAME.restore(data)


def letters_of(words: str) -> str:
    """The letters of faces written as in saved positions."""
    return letters(tuple(Face(word) for word in words.split()))


def options(state: DiceState) -> list[str]:
    """The legal moves as text."""
    assert state.decision is not None
    return [GAME.write_move(move) for move in state.decision.options]


def rows(state: DiceState) -> list[int]:
    """The numbers of the legal calls."""
    assert state.decision is not None
    return sorted({move.call for move in state.decision.options if isinstance(move, MakeCall)})


def may_give(state: DiceState) -> bool:
    """Whether giving up a die is legal."""
    assert state.decision is not None
    return GiveDie() in state.decision.options


def do(state: DiceState, *moves: Move) -> tuple[Occurrence, ...]:
    """Make the moves; what occurred in the last one."""
    applied: object = None
    for move in moves:
        applied = state.apply(move)
        assert isinstance(applied, Applied), applied
    assert isinstance(applied, Applied)
    return applied.occurrences


def kinds(occurrences: tuple[Occurrence, ...]) -> list[str]:
    """The words of the occurrences."""
    return [WORDS.name(occurrence) for occurrence in occurrences]
