"""Keeping every move of a game before it is shown. Knows no Qt."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Protocol

from cthulhu_desktop.bridge.timeline import Timeline
from cthulhu_desktop.storage.saved_game import outcome_data

log = logging.getLogger(__name__)


class RecordSaver(Protocol):
    """Where the moves of one game are kept.

    Every method may raise when it cannot write, but has taken note all the same: it writes the change, in order, with
    the next one. The game goes on meanwhile.
    """

    def append(self, number: int, move_text: str) -> object:
        """Keep move `number`, counted from 1."""

    def rewind(self, number: int) -> object:
        """Forget the moves after the first `number`."""

    def finish(self, final_digest: str, outcome: Mapping[str, Any]) -> object:
        """The game is over at the position with this digest; `outcome` is `Outcome` as plain data."""


class SaveError(Exception):
    """A move could not be saved, for a reason the storage has no sentence for; `reason` is the key of a sentence."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.reason = "session.not_saved"
        self.args_by_name: Mapping[str, str | int] = {"why": why}


class Keeper:
    """Tells a saver what happens to a timeline."""

    def __init__(self, saver: RecordSaver | None, line: Timeline) -> None:
        """`saver` already holds the moves of `line`."""
        self._saver = saver
        self._line = line
        self._told = line.number  # moves the saver was told of, and that are moves of the timeline
        self._back = False
        self._finished = line.state.outcome is not None
        self._unsaved_from: int | None = None

    @property
    def unsaved(self) -> int:
        """How many of the last moves are not on the disk."""
        return 0 if self._unsaved_from is None else max(self._line.number - self._unsaved_from, 0)

    def went_back(self) -> None:
        """Moves of the timeline were taken back; to be called before others are taken."""
        self._told = min(self._told, self._line.number)
        self._back = True

    def keep(self) -> Exception | None:
        """Tell the saver all that is new. The problem, if there is one that was not there before: a saver that goes on
        failing is reported once."""
        if self._saver is None:
            return None
        before = self._unsaved_from
        problem: Exception | None = None
        for change in self._changes(self._saver):
            try:
                change()
            except Exception as error:  # the disk, the data base, the saver itself: none of them may stop the game
                log.warning("move %d was not saved: %s", self._told, error)
                problem = error if hasattr(error, "args_by_name") else SaveError(str(error))
                if self._unsaved_from is None:
                    self._unsaved_from = max(self._told - 1, 0)
            else:
                self._unsaved_from = None
        return problem if before is None and self._unsaved_from is not None else None

    def _changes(self, saver: RecordSaver) -> Iterator[Callable[[], object]]:
        line = self._line
        if self._back:
            self._back = self._finished = False
            yield partial(saver.rewind, line.number)
        while self._told < line.number:
            self._told += 1
            yield partial(saver.append, self._told, line.steps[self._told - 1].text)
        outcome = line.state.outcome
        if outcome is not None and not self._finished:
            self._finished = True
            yield partial(saver.finish, line.record.final, outcome_data(outcome))
