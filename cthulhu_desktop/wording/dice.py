"""Occurrences and endings of the dice game as sentences. `names` are the names of the cults, in order of seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cthulhu_desktop.core.dice.calls import CALLS, added_dice
from cthulhu_desktop.core.dice.faces import Face, tentacle_sum
from cthulhu_desktop.core.dice.things import (
    Called,
    DieGiven,
    DieTaken,
    GameEnded,
    InvocationEnded,
    NothingToTake,
    PhaseBegan,
    PhaseScored,
    Rolled,
    StartRolled,
    StartStonePassed,
    StartStoneTaken,
    StartTied,
    StonesReturned,
    StoneTaken,
    WonBy,
)
from cthulhu_desktop.core.kernel import Occurrence, Outcome
from cthulhu_desktop.wording.sentences import Sentences


def points(value: int) -> str:
    """Power points as the record shows them: with a sign, and a true minus."""
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def faces_text(words: Sentences, faces: Iterable[Face]) -> str:
    """The faces of some dice, in their order."""
    return ", ".join(words.say(f"dice.face.{face}") for face in faces)


def log_line(words: Sentences, occurrence: Occurrence, names: Sequence[str]) -> str:
    """The sentence that the log shows for an occurrence of the dice game."""
    key, args = _told(words, occurrence, names)
    return words.say(f"dice.{key}", **args)


def outcome_line(words: Sentences, outcome: Outcome, names: Sequence[str]) -> str:
    """How the game ended, in one sentence."""
    return words.say(outcome.reason, **_listed(names, outcome.winners))


def _listed(names: Sequence[str], cults: Sequence[int]) -> dict[str, Any]:
    return {"who": ", ".join(names[cult] for cult in cults), "n": len(cults)}


def _told(words: Sentences, occurrence: Occurrence, names: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """The key of the sentence, without "dice.", and its arguments."""
    match occurrence:
        case StartRolled(cult, faces):
            args = {"faces": faces_text(words, faces), "n": tentacle_sum(faces)}
            return "log.start_rolled", {"who": names[cult], **args}
        case Rolled(cult, faces):
            return "log.rolled", {"who": names[cult], "faces": faces_text(words, faces), "n": len(faces)}
        case Called(cult, number, tentacles=tentacles):
            call = CALLS[number - 1]
            added = faces_text(words, added_dice(call, tentacles))
            args = {"who": names[cult], "words": " ".join(call.words), "faces": added}
            return "log.called" if added else "log.called_adding_nothing", args
        case DieTaken(cult, None):
            return "log.die_taken_middle", {"who": names[cult]}
        case DieTaken(cult, int(source)):
            return "log.die_taken_cult", {"who": names[cult], "source": names[source]}
        case InvocationEnded(cult, why, unused):
            return f"log.ended_{why}{'_unused' if unused else ''}", {"who": names[cult], "n": unused}
    return _told_of_phases(words, occurrence, names)


def _told_of_phases(words: Sentences, occurrence: Occurrence, names: Sequence[str]) -> tuple[str, dict[str, Any]]:
    match occurrence:
        case StartTied(cults):
            return "log.start_tied", _listed(names, cults)
        case StonesReturned():
            return "log.stones_returned", {}
        case PhaseBegan(phase, start):
            return "log.phase_began", {"phase": phase, "who": names[start]}
        case PhaseScored(phase, values, totals):
            rows = zip(names, values, totals, strict=True)
            scores = (words.say("dice.log.score", who=n, value=points(v), total=points(t)) for n, v, t in rows)
            return "log.phase_scored", {"phase": phase, "scores": "; ".join(scores)}
        case GameEnded(winners, why):
            key = why.value if winners or why is WonBy.TARGET else "nobody"
            return f"end.{key}", _listed(names, winners)
    simple = {
        StartStoneTaken: "start_stone_taken",
        DieGiven: "die_given",
        NothingToTake: "nothing_to_take",
        StoneTaken: "stone_taken",
        StartStonePassed: "start_stone_passed",
    }
    assert isinstance(occurrence, (StartStoneTaken, DieGiven, NothingToTake, StoneTaken, StartStonePassed))
    return f"log.{simple[type(occurrence)]}", {"who": names[occurrence.cult]}
