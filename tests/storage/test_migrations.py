"""Old data bases are brought to today's schema, one numbered step after another."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from cthulhu_desktop.core.decks import DeckFormat, Placeholder
from cthulhu_desktop.core.kernel import GameRecord, replay
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.storage import SavedSearch, StorageProblem, Store, opening
from cthulhu_desktop.storage import setting_keys as keys
from cthulhu_desktop.storage.database import connect
from cthulhu_desktop.storage.folder import DataFolder
from cthulhu_desktop.storage.migrations import LATEST, STEPS, migrate, version_of
from cthulhu_desktop.storage.opening import open_connection
from tests.storage.played import NAMES, Clock, database_file

OLD = Path(__file__).parent / "old"


def dumps() -> list[Path]:
    return sorted(OLD.glob("*.sql"))


def rebuild(dump: Path, folder: Path) -> None:
    """Make the data base of a dump in a data folder."""
    folder.mkdir(parents=True)
    connection = sqlite3.connect(database_file(folder))
    connection.executescript(dump.read_text(encoding="utf-8"))
    connection.close()


def schema(connection: sqlite3.Connection) -> list[str]:
    """The statements of a schema without their comments and blanks."""
    rows = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
    texts = (" ".join(line.split("--")[0] for line in row[0].splitlines()) for row in rows)
    return [" ".join(text.split()) for text in texts]


@pytest.fixture
def memory() -> Iterator[sqlite3.Connection]:
    connection = connect(None)
    yield connection
    connection.close()


def test_every_version_has_its_old_data_base() -> None:
    assert [dump.stem for dump in dumps()] == [f"{number:04}" for number in range(1, LATEST + 1)]


@pytest.mark.parametrize("dump", dumps(), ids=lambda dump: dump.stem)
def test_an_old_data_base_opens_with_all_that_was_in_it(folder: Path, clock: Clock, dump: Path) -> None:
    rebuild(dump, folder)
    with Store.open(folder, clock=clock) as store:
        assert store.notices == []
        games = {saved.id: saved for saved in store.games.list()}
        assert sorted(games) == [1, 2]
        assert (games[1].names, games[1].moves, games[1].summary) == (tuple(NAMES), 12, {"totals": [3, -2]})
        assert (games[2].finished, games[2].outcome["winners"]) == (1_799_000_500, [0])
        assert len(store.games.rewound(1)) == 3
        assert [saved.id for saved in store.games.deleted()] == [3]
        for game in (1, 2, 3):
            replay(find_game("dice"), store.games.load(game))
        assert store.settings.get(keys.LANGUAGE) == "pl"
        assert store.settings.get(keys.TEXT_SCALE) == 140
        with store.together() as connection:
            assert version_of(connection) == LATEST


@pytest.mark.parametrize("dump", dumps()[1:], ids=lambda dump: dump.stem)
def test_the_decks_and_the_collection_of_an_old_data_base_are_there(folder: Path, clock: Clock, dump: Path) -> None:
    rebuild(dump, folder)
    with Store.open(folder, clock=clock) as store:
        (saved,) = store.decks.list()
        assert (saved.name, saved.size, saved.tags, saved.versions) == ("Żółty szyld", 5, ("hastur",), 2)
        assert [version.label for version in store.decks.versions(saved.id)] == ["vor dem Turnier", ""]
        deck = store.decks.load(saved.id)
        assert (deck.note_on("AE-002"), deck.maybe) == ("raus?", (("AE-010", 2),))
        (gone,) = store.decks.deleted()
        assert gone.deck is not None
        assert gone.deck.format == DeckFormat(constructed=False, copies=3, restricted=frozenset({"X"}))
        assert gone.deck.placeholders == (Placeholder("Lost One", count=2, section="Support"),)
        assert store.collection.counts == {"AE-001": 4, "AE-005": 1}
        assert store.collection.favourites == {"AE-005"}
        assert store.collection.tags("AE-001") == ("cheap", "police")
        assert store.searches.saved() == (SavedSearch("Cheap", "cost<=1"),)
        assert store.searches.history() == ("cost<=1", "faction:hastur")


def test_a_migrated_data_base_has_the_schema_of_a_new_one(folder: Path, memory: sqlite3.Connection) -> None:
    migrate(memory)
    for dump in dumps():
        place = folder / dump.stem
        rebuild(dump, place)
        with Store.open(place) as store, store.together() as connection:
            assert schema(connection) == schema(memory)


def add_colour(connection: sqlite3.Connection) -> None:
    """A step of the future."""
    connection.execute("ALTER TABLE games ADD COLUMN colour TEXT NOT NULL DEFAULT 'green'")
    connection.execute("UPDATE games SET colour = 'black' WHERE id = 1")


def fail(connection: sqlite3.Connection) -> None:
    """A step that breaks in its middle."""
    connection.execute("DELETE FROM moves")
    connection.execute("INSERT INTO nowhere VALUES (1)")


def orphan(connection: sqlite3.Connection) -> None:
    """A step that leaves moves without their game."""
    connection.execute("DELETE FROM games")


@pytest.fixture
def old(folder: Path, record: GameRecord) -> DataFolder:
    """A data folder of version 1 with two games."""
    with Store.open(folder) as store:
        store.games.create(record)
        store.games.create(record)
    return DataFolder(folder)


def test_missing_steps_are_taken_and_a_copy_of_the_old_file_is_kept(old: DataFolder, record: GameRecord) -> None:
    connection = open_connection(old, [], (*STEPS, add_colour, lambda _: None))
    assert [row["colour"] for row in connection.execute("SELECT colour FROM games ORDER BY id")] == ["black", "green"]
    assert version_of(connection) == LATEST + 2
    connection.close()
    (backup,) = old.folder.glob("cthulhu-desktop.version-*.db")
    assert backup.name == f"cthulhu-desktop.version-{LATEST}-1.db"
    backup.replace(old.main)
    with Store.open(old.folder) as store:
        assert [store.games.load(game) for game in (1, 2)] == [record, record]


@pytest.mark.parametrize("step", [fail, orphan])
def test_a_step_that_fails_changes_nothing(old: DataFolder, record: GameRecord, step: object) -> None:
    with pytest.raises(StorageProblem) as caught:
        open_connection(old, [], (*STEPS, add_colour, step))  # type: ignore[arg-type]
    assert caught.value.reason == "storage.upgrade_failed"
    assert Path(str(caught.value.args_by_name["backup"])).is_file()
    with Store.open(old.folder) as store:
        assert store.notices == []
        assert [store.games.load(game) for game in (1, 2)] == [record, record]
        with store.together() as connection:
            columns = {row["name"] for row in connection.execute("PRAGMA table_info(games)")}
            assert "colour" not in columns


def test_without_room_for_the_copy_nothing_is_migrated(
    old: DataFolder, record: GameRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cramped(path: Path | None) -> sqlite3.Connection:
        connection = connect(path)
        if path is not None and "version" in path.name:
            connection.execute("PRAGMA max_page_count = 1")
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(opening, "connect", cramped)
        with pytest.raises(StorageProblem) as caught:
            open_connection(old, [], (*STEPS, add_colour))
    assert caught.value.reason == "storage.full"
    assert not list(old.folder.glob("*version*"))
    with Store.open(old.folder) as store:
        assert [store.games.load(game) for game in (1, 2)] == [record, record]


def test_a_step_may_rebuild_a_table_that_others_refer_to(memory: sqlite3.Connection) -> None:
    def rebuild_games(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE fresh AS SELECT * FROM settings")
        connection.execute("DROP TABLE settings")
        connection.execute("ALTER TABLE fresh RENAME TO settings")

    memory.execute("PRAGMA foreign_keys = ON")
    migrate(memory)
    migrate(memory, (*STEPS, rebuild_games))
    assert version_of(memory) == LATEST + 1
    assert memory.execute("PRAGMA foreign_keys").fetchone()[0] == 1


def test_migrating_twice_does_nothing(memory: sqlite3.Connection) -> None:
    migrate(memory)
    before = schema(memory)
    migrate(memory)
    assert schema(memory) == before
