"""`replay`: a game record told in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from cthulhu_desktop.cli.console import CheckError, Console, UsageError
from cthulhu_desktop.cli.options import OptionReader
from cthulhu_desktop.core.kernel import GameRecord, Occurrence, RecordError, Replay, State
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.storage.problems import StorageProblem
from cthulhu_desktop.storage.record_files import read_record_file
from cthulhu_desktop.storage.saved_game import outcome_data

# Problems that leave the moves before them intact: these can still be told.
_TELLABLE = ("record.bad_move", "record.altered")


def run(console: Console, words: Sequence[str]) -> int:
    """Tell the game. 1 if the record is wrong somewhere, after all that comes before has been told."""
    options = OptionReader(console, "replay", console.say("cli.replay.about"))
    options.words("file", console.say("cli.word.file"), console.say("cli.replay.file"))
    options.whole_number("--to", console.say("cli.replay.to"), default=-1, low=0, high=10_000_000)
    options.flag("--json", console.say("cli.help.json"))
    values = options.read(words)
    if values.file is None:
        raise UsageError("cli.usage.needs_file", help=options.help_command)
    record, problem = read_record(Path(values.file))
    if values.to > len(record.moves):
        raise UsageError("cli.usage.no_such_move", moves=len(record.moves), word=values.to)
    last = len(record.moves) if values.to < 0 else values.to
    game = find_game(record.game)
    story = follow(record, last, seat_names(console, record, game.seats(game.read_setup(record.setup))))
    tell = _tell_as_data if values.json else _tell
    tell(console, record, story)
    if problem is not None and (len(story.steps) < last or last == len(record.moves)):
        raise CheckError(problem.reason, **problem.args_by_name)
    return 0


def read_record(path: Path) -> tuple[GameRecord, StorageProblem | None]:
    """The record in a file, and what is wrong with it after moves that are intact. UsageError for a file that cannot
    be read, CheckError for one that holds no record that could be told."""
    try:
        return read_record_file(path, find_game).record, None
    except StorageProblem as problem:
        if problem.args_by_name.get("problem") in _TELLABLE:
            return GameRecord.from_text(path.read_text(encoding="utf-8-sig")), problem
        kind = UsageError if problem.reason == "storage.cannot_read" else CheckError
        raise kind(problem.reason, **problem.args_by_name) from problem


def seat_names(console: Console, record: GameRecord, seats: int) -> list[str]:
    """The names in a record; where it has none, the number of the seat."""
    stored = record.about.get("names")
    names = [str(name) for name in stored] if isinstance(stored, list) else []
    return [
        names[seat] if seat < len(names) and names[seat].strip() else console.say("cli.replay.seat", n=seat + 1)
        for seat in range(seats)
    ]


class Step(NamedTuple):
    """One move that was followed."""

    number: int
    seat: int
    move: str
    occurrences: tuple[Occurrence, ...]


class Story(NamedTuple):
    """A record followed as far as asked, or as far as it is legal."""

    names: list[str]
    opening: tuple[Occurrence, ...]
    steps: list[Step]
    state: State


def follow(record: GameRecord, last: int, names: list[str]) -> Story:
    """The first `last` moves of a record, or those before the first that is not legal."""
    replay = Replay.start(find_game(record.game), record)
    told: list[Step] = []
    following = replay.steps()
    with suppress(RecordError):
        while len(told) < last:
            decision = replay.state.decision
            seat = decision.seat if decision is not None else 0
            number = len(told) + 1
            told.append(Step(number, seat, record.moves[number - 1], next(following)[1].occurrences))
    return Story(names, replay.opening, told, replay.state)


def _tell(console: Console, record: GameRecord, story: Story) -> None:
    sentences = import_module(f"cthulhu_desktop.wording.{record.game}")
    names, state = story.names, story.state
    about: list[object] = [names]
    if hasattr(sentences, "titles_of"):
        about.append(sentences.titles_of(find_game(record.game).read_setup(record.setup)))

    def tell_all(occurrences: Sequence[Occurrence]) -> None:
        for occurrence in occurrences:
            console.write(f"    {sentences.log_line(console.words, occurrence, *about)}")

    tell_all(story.opening)
    for step in story.steps:
        console.tell("cli.replay.move", n=step.number, who=names[step.seat])
        tell_all(step.occurrences)
    if state.outcome is not None:
        console.write(sentences.outcome_line(console.words, state.outcome, names))
    elif state.decision is not None:
        console.tell("cli.replay.asked", who=names[state.decision.seat])
    console.tell("cli.replay.position", n=len(story.steps), digest=state.digest())


def _tell_as_data(console: Console, record: GameRecord, story: Story) -> None:
    """Moves and occurrences in the notation of the record."""
    write = find_game(record.game).vocabulary.write
    outcome = story.state.outcome
    console.write_json(
        {
            "game": record.game,
            "rules": record.rules,
            "seed": record.seed,
            "setup": dict(record.setup),
            "names": story.names,
            "opening": [write(occurrence) for occurrence in story.opening],
            "moves": [
                {**step._asdict(), "occurrences": [write(occurrence) for occurrence in step.occurrences]}
                for step in story.steps
            ],
            "digest": story.state.digest(),
            "outcome": outcome_data(outcome) if outcome is not None else None,
        }
    )
