"""The verbs: a word, the module that does it, the key of the sentence that explains it.

A module has `run(console, words) -> int`: the exit code. UsageError and CheckError become one line on stderr and the
exit codes 2 and 1. Modules are imported when their verb is used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple, cast

from cthulhu_desktop.cli.console import Console


class Verb(NamedTuple):
    """One verb."""

    module: str
    about: str

    def run(self, console: Console, words: Sequence[str]) -> int:
        """Do it with the words after the verb."""
        function = cast(Callable[[Console, Sequence[str]], int], import_module(self.module).run)
        return function(console, words)


VERBS: dict[str, Verb] = {
    "simulate": Verb("cthulhu_desktop.cli.simulate", "cli.simulate.about"),
    "replay": Verb("cthulhu_desktop.cli.replay", "cli.replay.about"),
    "scenario": Verb("cthulhu_desktop.cli.scenario", "scenario.about"),
    "cards": Verb("cthulhu_desktop.cli.cards", "cli_cards.about"),
    "deck": Verb("cthulhu_desktop.cli.deck", "deck_files.cli.about"),
    "bench": Verb("cthulhu_desktop.cli.bench", "cli.bench.about"),
}
