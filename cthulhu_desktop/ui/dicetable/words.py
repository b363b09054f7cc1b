"""What is said at the dice table: names of pieces, effects of moves, in the language of now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.dice.calls import CALLS
from cthulhu_desktop.core.dice.faces import Face, tentacle_sum
from cthulhu_desktop.core.dice.preview import preview
from cthulhu_desktop.core.dice.scoring import worth
from cthulhu_desktop.core.dice.things import GiveDie, MakeCall
from cthulhu_desktop.core.dice.view import DiceView
from cthulhu_desktop.core.kernel import Decision, Move
from cthulhu_desktop.ui.tabletop.words import wording_now


def face_name(face: Face | None) -> str:
    """What a die shows."""
    return tr("not rolled") if face is None else wording_now().say(f"dice.face.{face}")


def faces_list(faces: Sequence[Face]) -> str:
    """Faces with their counts, as a screen reader says them."""
    if not faces:
        return tr("empty")
    parts = []
    for face, count in Counter(faces).items():
        many = tr("{count} × {what}").format(count=count, what=face_name(face))
        parts.append(face_name(face) if count == 1 else many)
    return ", ".join(parts)


def call_words(number: int) -> str:
    """What call `number` says."""
    return " ".join(CALLS[number - 1].words)


def sum_text(display: Sequence[Face], stone: bool) -> str:
    """How a display's value comes about: tentacles × IÄÄ, × 2 with a stone (DG-6.1)."""
    text = f"{tentacle_sum(display)} × {list(display).count(Face.IAA)}"
    return text + " × 2" if stone else text


def worth_text(display: Sequence[Face], stone: bool) -> str:
    """The whole sum; of an empty display just 0."""
    if not display:
        return "0"
    return f"{sum_text(display, stone)} = {worth(tuple(display), stone)}"


def points_text(value: int) -> str:
    """Power points with their sign."""
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def effects(view: DiceView, move: Move) -> list[str]:
    """What a legal move would do, each effect a text of its own; [] for one that is not legal."""
    seen = preview(view, move)
    if seen is None or view.turn is None:
        return []
    cult = view.cults[view.turn]
    result = []
    if seen.added:
        result.append(f"{worth_text(cult.display, cult.stone)}  →  {worth_text(seen.display, seen.stone)}")
    if seen.completed:
        result.append(tr("completes the invocation: {points} power points").format(points=points_text(seen.scored)))
    elif seen.ended:
        ends = tr("ends the invocation unfinished: {points} power points")
        result.append(ends.format(points=points_text(seen.scored)))
    if seen.stone and not cult.stone:
        result.append(tr("takes a doubling stone"))
    if seen.gained and isinstance(move, MakeCall):
        result.append(tr("takes %n free die", "", seen.gained))
    if not seen.ended:
        result.append(tr("then rolls %n die", "", seen.loose))
    return result


def move_text(move: Move) -> str:
    """A move as a button says it."""
    if isinstance(move, MakeCall):
        return tr("“{words}”").format(words=call_words(move.call))
    return tr("Give up a die") if isinstance(move, GiveDie) else tr("Take the die")


def prompt_text(decision: Decision, names: Sequence[str]) -> str:
    """The question of a decision."""
    return wording_now().say(decision.prompt, who=names[decision.seat])
