"""The card library: rows kept between two starts, and cards that are imported while it is open."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge import library as module
from cthulhu_desktop.bridge.card_import import import_source
from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.library import CardLibrary
from cthulhu_desktop.bridge.tasks import TaskCancelled
from cthulhu_desktop.storage import Store
from tests.reading.test_octgn import set_xml

FULL = {"Type": "Support", "Cost": "1", "Card Text": "Action: draw a card."}
ODD = {"Type": "Support", "Cost": "1", "Card Text": "Action: sing the song of the drowned bell."}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A set of another program with a card that is understood and one that is not."""
    file = tmp_path / "Sets" / "bells" / "set.xml"
    file.parent.mkdir(parents=True)
    file.write_bytes(set_xml(("Bell Buoy", FULL), ("Drowned Bell", ODD)))
    return file


@pytest.fixture
def library(tmp_path: Path) -> CardLibrary:
    return CardLibrary(imported=tmp_path / "cards", cache=tmp_path / "cache")


def no_writing(*_args: Any) -> None:
    raise AssertionError("a text was written anew")


def test_the_texts_of_a_language_are_kept_for_the_next_start(
    tmp_path: Path, library: CardLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = library.rows("pl")
    monkeypatch.setattr(module, "card_text", no_writing)
    again = CardLibrary(imported=tmp_path / "cards", cache=tmp_path / "cache")
    assert again.rows("pl") == rows
    with pytest.raises(AssertionError):
        again.rows("de")


@pytest.mark.parametrize("damage", [b"", b"no cache", None])
def test_a_damaged_or_missing_cache_is_written_anew(tmp_path: Path, library: CardLibrary, damage: bytes | None) -> None:
    rows = library.rows("en")
    (file,) = (tmp_path / "cache").glob("card-rows-en*")
    file.write_bytes(damage) if damage is not None else file.unlink()
    assert CardLibrary(imported=tmp_path / "cards", cache=tmp_path / "cache").rows("en") == rows


def test_imported_cards_are_there_after_a_reload(tmp_path: Path, library: CardLibrary, source: Path) -> None:
    before = len(library.rows("en"))
    shares: list[float] = []
    found = import_source(source, shares.append, tmp_path / "cards")
    assert (found.number, found.plays) == (2, 1)
    assert shares[0] == 0
    assert shares[-1] == 1
    library.read_anew("en")
    assert len(library.rows("en")) == before + 2
    odd = next(row for row in library.rows("de") if row.title == "Drowned Bell")
    assert not odd.plays_itself
    assert library.printed() == {odd.id: ODD["Card Text"]}


def test_the_old_cards_stand_until_the_new_ones_are_read(
    qtbot: QtBot, tmp_path: Path, library: CardLibrary, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = len(library.cards)
    import_source(source, lambda _share: None, tmp_path / "cards")
    reading, go = threading.Event(), threading.Event()
    prepare = CardLibrary.prepare

    def slow(self: CardLibrary, language: str) -> None:
        reading.set()
        assert go.wait(20)
        prepare(self, language)

    monkeypatch.setattr(CardLibrary, "prepare", slow)
    with Store.open(tmp_path / "store") as store:
        desk = DeckDesk(store, lambda: library)
        with qtbot.waitSignal(desk.cards_changed, timeout=20_000):
            desk.reload_cards("en")
            assert reading.wait(20)
            assert len(library.cards) == before  # asked while the others are read, and not kept waiting
            go.set()
    assert len(library.cards) == before + 2


def test_an_import_that_is_stopped_keeps_nothing(tmp_path: Path, source: Path) -> None:
    def stop(share: float) -> None:
        if share:
            raise TaskCancelled

    with pytest.raises(TaskCancelled):
        import_source(source, stop, tmp_path / "cards")
    assert not list(tmp_path.glob("cards/*"))
