"""What happens on the free table as sentences. `names` are the names of the people, in order of seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cthulhu_desktop.core.free.things import (
    Added,
    Counted,
    Drawn,
    Flipped,
    Held,
    Laid,
    Looked,
    Removed,
    Rolled,
    Shuffled,
    Stacked,
    Written,
)
from cthulhu_desktop.core.kernel import Occurrence
from cthulhu_desktop.wording.sentences import Sentences

COLOURS = ("red", "blue", "green", "yellow", "white", "black")


def piece_name(words: Sentences, kind: str, face: str, titles: Mapping[str, str]) -> str:
    """What a piece is called: the title of a card that shows its face, else its kind."""
    return titles.get(face, face) if face else words.say(f"free.kind.{kind}")


def log_line(
    words: Sentences, occurrence: Occurrence, names: Sequence[str], pieces: Mapping[int, str], titles: Mapping[str, str]
) -> str:
    """The sentence that the log shows. `pieces` are names of the pieces by number (`piece_name`, as far as everybody
    knows them), `titles` those of cards by id."""
    key, args = _told(words, occurrence, names, pieces, titles)
    return words.say(f"free.log.{key}", **args)


def _told(
    words: Sentences, occurrence: Occurrence, names: Sequence[str], pieces: Mapping[int, str], titles: Mapping[str, str]
) -> tuple[str, dict[str, Any]]:
    match occurrence:
        case Added(_piece, kind, face):
            return "added", {"what": piece_name(words, kind, face, titles)}
        case Laid(moved, turned):
            key = "turned" if turned else "laid"
            if len(moved) == 1 and moved[0] in pieces:
                return f"{key}_one", {"what": pieces[moved[0]]}
            return key, {"n": len(moved)}
        case Flipped(piece, face):
            return "flipped", {"what": titles.get(face, face) or pieces.get(piece, words.say("free.kind.card"))}
        case Stacked(_pieces, _onto, n):
            return "stacked", {"n": n}
        case Drawn(_pile, drawn, hand, searched):
            key = "searched" if searched else "drawn"
            args: dict[str, Any] = {"n": len(drawn)}
            return (f"{key}_hand", {**args, "who": names[hand]}) if hand >= 0 else (key, args)
        case Shuffled(_pile, n):
            return "shuffled", {"n": n}
        case Looked(seat, _piece, n):
            return "looked", {"who": names[seat], "n": n}
        case Held(held, seat):
            return "held", {"who": names[seat], "n": len(held)}
        case Counted(piece, colour, total):
            named = f"free.colour.{colour}" if colour in COLOURS else "free.colour.white"
            return "counted", {"colour": named, "n": total, "what": pieces.get(piece, words.say("free.kind.token"))}
        case Rolled(dice):
            shown = (words.say("free.log.die", sides=sides, value=value) for _die, sides, value in dice)
            return "rolled", {"dice": ", ".join(shown)}
        case Written(_note, text):
            return "written", {"text": text}
        case Removed(gone):
            return "removed", {"n": len(gone)}
    raise TypeError(f"no sentence for {occurrence!r}")
