"""The desk where games are begun, taken from the shelf, shown again and put back."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from cthulhu_desktop.bots.registry import all_bot_names, bot_names
from cthulhu_desktop.core.kernel import GameRecord, RecordError, SetupError
from cthulhu_desktop.core.registry import find_game, table_names
from cthulhu_desktop.storage import SavedGame, Store
from cthulhu_desktop.storage.record_files import SUFFIX, read_record_file
from cthulhu_desktop.storage.saver import GameSaver

if TYPE_CHECKING:  # sessions, with all that bots need, are imported with the first game: the start screen needs none
    from cthulhu_desktop.bridge.card_setup import Deck
    from cthulhu_desktop.bridge.replaying import ReplaySession
    from cthulhu_desktop.bridge.session import GameSession

FILE_SUFFIX = SUFFIX
LEARNING = ("lesson", "puzzle")
"""What the `about` of a record may name besides names and bots: the lesson or puzzle it belongs to."""


@dataclass(frozen=True, slots=True)
class SavedRow:
    """A saved game as lists show it. `played` in seconds since 1970 UTC; `winners` are names, empty while it goes on;
    `playable` is false for a game this version does not know."""

    id: int
    game: str
    names: tuple[str, ...]
    played: int
    moves: int
    finished: bool
    winners: tuple[str, ...]
    playable: bool


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a player asked for: the setup as plain data, who sits where (name, and a bot's name or None for a person),
    the seed (None: any). `about`: what else its record says of it, such as the lesson it belongs to."""

    game: str
    setup: Mapping[str, Any]
    seats: tuple[tuple[str, str | None], ...]
    seed: int | None = None
    about: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game on the table: `saved` is its place on the shelf, None for a replay."""

    game: str
    session: GameSession
    names: tuple[str, ...]
    saved: int | None


class GameDesk(QObject):
    """Every method may raise StorageProblem or RecordError: both carry `reason` and `args_by_name` for a sentence."""

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store

    def bots(self, game: str) -> tuple[str, ...]:
        """The bots that play a game."""
        return bot_names(game)

    def own_decks(self) -> tuple[Deck, ...]:
        """The decks of the card game that were built here, the last changed first."""
        from cthulhu_desktop.bridge.card_setup import own_deck

        return tuple(own_deck(saved) for saved in self._store.decks.list() if saved.deck is not None)

    def begin(self, wanted: NewGame) -> OpenGame:
        """Begin a game: its record lies on the shelf before anything is shown. SetupError for an impossible setup."""
        game = find_game(wanted.game)
        names = tuple(name for name, _bot in wanted.seats)
        bots = {str(seat): bot for seat, (_name, bot) in enumerate(wanted.seats) if bot}
        seed = secrets.randbits(48) if wanted.seed is None else wanted.seed
        setup = game.write_setup(game.read_setup(wanted.setup))
        about = {**wanted.about, "names": list(names), "bots": bots}
        record = GameRecord(game.name, game.rules_version, setup, seed, about=about)
        return self._play(record, self._store.games.create(record))

    def rematch(self, game: OpenGame) -> OpenGame:
        """The same setup and the same seats once more, with another seed; lessons and puzzles begin as they began."""
        record = game.session.record
        names, bots = seats_of(record, len(game.names))
        seats = tuple((name, bots.get(seat)) for seat, name in enumerate(names))
        about = {key: str(record.about[key]) for key in LEARNING if key in record.about}
        return self.begin(NewGame(record.game, record.setup, seats, record.seed if about else None, about))

    def branch(self, game: OpenGame, number: int) -> OpenGame:
        """A new game that goes on after the first `number` moves of this one, which stays as it is."""
        whole = game.session.whole if isinstance(game.session, _replay_class()) else game.session.record
        record = replace(whole, moves=whole.moves[:number], final="")
        return self._play(record, self._store.games.create(record))

    def look_back(self, game: OpenGame, near: int | None) -> ReplaySession:
        """A replay of the game up to now, to be looked at while it waits: `near` sees what that seat has seen."""
        session = game.session
        return _replay_class()(session.game, session.record, self, near=near)

    def resume(self, game_id: int) -> OpenGame:
        """Play a saved game on."""
        return self._play(self._store.games.load(game_id), game_id)

    def replay(self, game_id: int) -> OpenGame:
        """Show a saved game again from its beginning."""
        return self._show(self._store.games.load(game_id))

    def open_file(self, path: Path) -> OpenGame:
        """A game from a file: an unfinished one is put on the shelf and played on, a finished one is shown."""
        imported = read_record_file(path, find_game)
        if imported.outcome is not None:
            return self._show(imported.record)
        return self.resume(self._store.games.import_file(path))

    def _play(self, record: GameRecord, game_id: int) -> OpenGame:
        from cthulhu_desktop.bridge.session import GameSession

        names, bots = seats_of(record, find_game(record.game).seats(_setup(record)))
        saver = GameSaver(self._store, game_id)
        session = GameSession(find_game(record.game), record, bots=bots, saver=saver, parent=self)
        return OpenGame(record.game, session, names, game_id)

    def _show(self, record: GameRecord) -> OpenGame:
        names, _bots = seats_of(record, find_game(record.game).seats(_setup(record)))
        return OpenGame(record.game, _replay_class()(find_game(record.game), record, self), names, None)

    def rows(self) -> list[SavedRow]:
        """All games, the last played first."""
        return [_row(saved) for saved in self._store.games.list()]

    def latest(self) -> SavedRow | None:
        """The unfinished game that was played last."""
        return next((row for row in map(_row, self._store.games.unfinished()) if row.playable), None)

    def export(self, game_id: int, path: Path) -> None:
        """Write a game to a file."""
        self._store.games.export(game_id, path)

    def delete(self, game_id: int) -> None:
        """Throw a game away; `restore` takes it back."""
        self._store.games.delete(game_id)

    def restore(self, game_id: int) -> None:
        """Take a deleted game back."""
        self._store.games.restore_deleted(game_id)


def seats_of(record: GameRecord, count: int) -> tuple[tuple[str, ...], dict[int, str]]:
    """Names and bots of a record. `about` comes from a file that anybody may have written: what makes no sense in it
    is left out (a seat without a name is called by its number, an unknown bot is played by a person)."""
    about = record.about
    stored = about.get("names")
    names = [str(name)[:60] for name in stored] if isinstance(stored, list) else []
    names = [names[seat] if seat < len(names) and names[seat].strip() else f"{seat + 1}" for seat in range(count)]
    kept = about.get("bots")
    known = all_bot_names(record.game)
    bots = {
        int(seat): str(bot)
        for seat, bot in (kept.items() if isinstance(kept, Mapping) else ())
        if str(seat).isdecimal() and int(seat) < count and bot in known
    }
    return tuple(names), bots


def _replay_class() -> type[ReplaySession]:
    from cthulhu_desktop.bridge.replaying import ReplaySession

    return ReplaySession


def _setup(record: GameRecord) -> Any:
    """RecordError for a setup that this version cannot read."""
    try:
        return find_game(record.game).read_setup(record.setup)
    except SetupError as error:
        raise RecordError("record.bad_setup", why=error.refused.reason, **dict(error.refused.args)) from None


def _row(saved: SavedGame) -> SavedRow:
    winners = saved.outcome.get("winners")
    won = winners if isinstance(winners, list) else []
    names = tuple(saved.names[seat] for seat in won if isinstance(seat, int) and 0 <= seat < len(saved.names))
    return SavedRow(
        saved.id, saved.game, saved.names, saved.played, saved.moves, saved.finished is not None, names,
        saved.game in table_names(),
    )  # fmt: skip
