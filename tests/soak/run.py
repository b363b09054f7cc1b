"""The soak: thousands of random card games with the invariants of section 24 checked on the way.

    python -m tests.soak --games 10000 --jobs 2

Every game is told by its kind of decks and its number, so that a run can be gone on with (`--first`). At the first
failure the game is saved as a record up to the move that shows it, shrunk to fewer moves, and the run ends with 1.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cthulhu_desktop.core.kernel import GameRecord
from tests.core.cards.random_games import KINDS, Failure, Rates, bot_player, play_checked, random_setup, replay_checked

SHRINK_SECONDS = 120.0


class Task(NamedTuple):
    """One game."""

    kind: str
    number: int
    rates: Rates


class Played(NamedTuple):
    """How it went."""

    kind: str
    number: int
    decisions: int
    failure: Failure | None


def play(task: Task) -> Played:
    """Play one game; in a worker process."""
    player = bot_player("adept" if task.number % 10 == 0 else "novice") if task.kind == "presets" else None
    decisions, failure = play_checked(random_setup(task.kind, task.number), task.number, task.rates, player)
    return Played(task.kind, task.number, decisions, failure)


def tasks(kinds: list[str], first: int, games: int, rates: Rates) -> Iterator[Task]:
    """The games of a run: the kinds take turns."""
    return (Task(kinds[n % len(kinds)], n, rates) for n in range(first, first + games))


def shrink(failure: Failure, seconds: float = SHRINK_SECONDS) -> GameRecord:
    """A record with fewer moves that breaks the same rule: whole stretches of moves are left out, longest first, and
    what is then not legal any more is skipped."""
    record, best = failure.record, failure.record
    rule, made = replay_checked(record)
    if not rule:
        return record  # shown only by what was tried beside the game
    best = _cut(record, record.moves[: made + 1])
    stop = time.monotonic() + seconds
    size = len(best.moves) // 2
    while size >= 1 and time.monotonic() < stop:
        place = 0
        while place < len(best.moves) and time.monotonic() < stop:
            shorter = _legal_part(_cut(best, best.moves[:place] + best.moves[place + size :]))
            if len(shorter.moves) < len(best.moves) and replay_checked(shorter)[0] == rule:
                best = shorter
            else:
                place += size
        size //= 2
    return best


def _cut(record: GameRecord, moves: tuple[str, ...]) -> GameRecord:
    return GameRecord(record.game, record.rules, record.setup, record.seed, moves, record.about)


def _legal_part(record: GameRecord) -> GameRecord:
    """The record without the moves that are not legal where they stand."""
    from cthulhu_desktop.core.kernel import Applied
    from cthulhu_desktop.core.registry import find_game

    game = find_game(record.game)
    state = game.begin(game.read_setup(record.setup), record.seed).state
    kept = []
    for text in record.moves:
        try:
            if isinstance(state.apply(game.read_move(text)), Applied):
                kept.append(text)
        except Exception:  # the failure itself may be an exception of the rules
            kept.append(text)
            break
    return _cut(record, tuple(kept))


def report(played: Played, folder: Path, *, small: bool) -> None:
    """Save and say what went wrong; `small`: shrink it too."""
    failure = played.failure
    assert failure is not None
    folder.mkdir(parents=True, exist_ok=True)
    name = f"soak_{played.kind}_{played.number}"
    (folder / f"{name}.json").write_text(failure.record.to_text(), encoding="utf-8")
    print(f"\n{played.kind} {played.number} after {len(failure.record.moves)} moves: {failure.rule}: {failure.text}")
    print(f"saved: {folder / name}.json", flush=True)
    if small:
        shrunk = shrink(failure)
        (folder / f"{name}_small.json").write_text(shrunk.to_text(), encoding="utf-8")
        print(f"saved: {folder / name}_small.json with {len(shrunk.moves)} moves", flush=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Random card games, checked.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--kind", choices=KINDS, action="append", help="only decks of this kind (may be repeated)")
    parser.add_argument("--thorough", action="store_true", help="check every position")
    parser.add_argument("--keep-going", action="store_true", help="report every failure, do not stop at the first")
    parser.add_argument("--into", type=Path, default=Path("build/soak"), help="folder for records of failures")
    options = parser.parse_args(arguments)
    rates = Rates(1, 6, 12) if options.thorough else Rates(4, 16, 40)
    return run(list(tasks(options.kind or list(KINDS), options.first, options.games, rates)), options)


def run(games: list[Task], options: argparse.Namespace) -> int:
    """Play them all in several processes; 1 if something was wrong."""
    begun, decisions, failures = time.monotonic(), 0, 0
    rules: set[str] = set()
    context = multiprocessing.get_context("spawn")
    with context.Pool(options.jobs, maxtasksperchild=500) as pool:
        for done, played in enumerate(pool.imap_unordered(play, games), start=1):
            decisions += played.decisions
            if played.failure is not None:
                failures += 1
                report(played, options.into, small=played.failure.rule not in rules)
                rules.add(played.failure.rule)
                if not options.keep_going:
                    pool.terminate()
                    break
            if done % 20 == 0 or done == len(games):
                took = time.monotonic() - begun
                print(f"\r{done} of {len(games)} games, {decisions} decisions, {done / took:.1f} games/s, "
                      f"{failures} failures", end="", flush=True)  # fmt: skip
    print()
    return 1 if failures else 0
