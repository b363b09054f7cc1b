"""The library: searching while typing, filters, order, the card at the side, the collection."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.library import CardLibrary
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.storage import StorageProblem, Store
from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.deckbuilder.library_page import LibraryPage
from cthulhu_desktop.ui.deckbuilder.models import Column

LEFT = Qt.MouseButton.LeftButton


def titles(page: LibraryPage) -> list[str]:
    model = page.library.model
    return [model.row(place).title for place in range(model.rowCount())]


def test_every_letter_narrows_the_cards(qtbot: QtBot, library_page: LibraryPage) -> None:
    line = library_page.library.search.line
    counts = []
    for letter in "shoggoth":
        qtbot.keyClicks(line, letter)
        counts.append(library_page.library.model.rowCount())
    assert counts == sorted(counts, reverse=True)
    assert 0 < counts[-1] < 20
    assert library_page.library.count.text().startswith(f"{counts[-1]} of 241")


def test_fields_and_operators_filter(library_page: LibraryPage) -> None:
    library_page.library.search.set_text("faction:hastur type:character cost<=2")
    cards = library_page.desk.library.cards
    expected = {
        card.title for card in cards.values()
        if card.faction == "hastur" and card.type == "character" and card.cost != "X" and card.cost <= 2
    }  # fmt: skip
    assert set(titles(library_page)) == expected


@pytest.mark.parametrize(("language", "query"), [("pl", "frakcja:agencja"), ("de", "fraktion:behörde")])
def test_a_search_may_be_written_in_the_language_of_the_window(
    library_page: LibraryPage, language: str, query: str
) -> None:
    library_page.set_language(language)
    library_page.library.search.set_text(query)
    assert library_page.library.search.trouble.text() == ""
    agency = [card for card in library_page.desk.library.cards.values() if card.faction == "agency"]
    assert len(titles(library_page)) == len(agency)


def test_what_is_not_understood_is_said_and_the_rest_filters(library_page: LibraryPage) -> None:
    library_page.library.search.set_text("factio:hastur beat cop")
    assert titles(library_page) == ["Beat Cop"]
    assert library_page.library.search.trouble.isVisible()
    assert "faction" in library_page.library.search.trouble.text()
    library_page.library.search.set_text("beat cop")
    assert not library_page.library.search.trouble.isVisible()


def test_suggestions_are_taken_by_keys(qtbot: QtBot, library_page: LibraryPage) -> None:
    search = library_page.library.search
    qtbot.keyClicks(search.line, "fact")
    assert search.list.isVisible()
    qtbot.keyClick(search.line, Qt.Key.Key_Tab)
    assert search.text() == "faction:"
    qtbot.keyClicks(search.line, "has")
    qtbot.keyClick(search.line, Qt.Key.Key_Down)
    qtbot.keyClick(search.line, Qt.Key.Key_Return)
    assert search.text() == "faction:Hastur "
    assert {row.faction for row in map(library_page.library.model.row, range(5))} == {"hastur"}
    qtbot.keyClick(search.line, Qt.Key.Key_Escape)
    qtbot.keyClick(search.line, Qt.Key.Key_Escape)
    assert search.text() == ""


def test_suggestions_are_taken_by_the_mouse(qtbot: QtBot, library_page: LibraryPage) -> None:
    search = library_page.library.search
    qtbot.keyClicks(search.line, "fact")
    rect = search.list.visualRect(search.list.texts.index(0))
    qtbot.mouseClick(search.list.viewport(), LEFT, pos=rect.center())
    assert search.text() == "faction:"


def test_searches_are_remembered_and_saved_under_a_name(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, store: Store, library_page: LibraryPage
) -> None:
    search = library_page.library.search
    qtbot.keyClicks(search.line, "ghoul")
    qtbot.keyClick(search.line, Qt.Key.Key_Escape)
    search.set_text("ghoul")
    qtbot.keyClick(search.line, Qt.Key.Key_Return)
    assert store.searches.history() == ("ghoul",)
    monkeypatch.setattr(QInputDialog, "getText", lambda *_args, **_named: ("Ghouls", True))
    search.name_wanted.emit("ghoul")
    assert store.searches.saved() == (("Ghouls", "ghoul"),)
    search.set_text("")
    search.menu.aboutToShow.emit()
    action = next(action for action in search.menu.actions() if action.text() == "Ghouls")
    action.trigger()
    assert search.text() == "ghoul"


def test_a_search_that_cannot_be_kept_is_told_and_still_works(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, store: Store, library_page: LibraryPage
) -> None:
    def full(_query: str) -> None:
        raise StorageProblem("storage.full")

    monkeypatch.setattr(store.searches, "remember", full)
    library_page.library.search.set_text("beat cop")
    with qtbot.waitSignal(library_page.problem):
        qtbot.keyClick(library_page.library.search.line, Qt.Key.Key_Return)
    assert titles(library_page) == ["Beat Cop"]


def test_chips_filter_within_a_group_by_or_and_between_groups_by_and(
    qtbot: QtBot, library_page: LibraryPage
) -> None:
    chips = {(chip.chip_group, chip.value): chip for chip in library_page.library.chips.chips}
    for key in (("faction", "agency"), ("faction", "hastur"), ("type", "event")):
        qtbot.mouseClick(chips[key], LEFT)
    rows = [library_page.library.model.row(place) for place in range(library_page.library.model.rowCount())]
    assert {row.faction for row in rows} == {"agency", "hastur"}
    assert {row.type for row in rows} == {"event"}
    qtbot.mouseClick(chips["faction", "hastur"], LEFT)
    assert {library_page.library.model.row(0).faction} == {"agency"}
    chips["cost", "1"].setFocus()
    qtbot.keyClick(chips["cost", "1"], Qt.Key.Key_Space)
    model = library_page.library.model
    assert {model.row(place).cost for place in range(model.rowCount())} == {1}
    library_page.library.clear.click()
    assert library_page.library.model.rowCount() == 241
    assert library_page.library.chips.active() == []


def test_the_highest_cost_chip_means_more_and_x_too(library_page: LibraryPage) -> None:
    library_page.library.chips.press("cost", "5")
    costs = {library_page.library.model.row(place).cost for place in range(library_page.library.model.rowCount())}
    assert None in costs
    assert min(cost for cost in costs if cost is not None) == 5
    assert max(cost for cost in costs if cost is not None) > 5


def test_icon_chips_ask_for_all_of_them(library_page: LibraryPage) -> None:
    library_page.library.chips.press("icon", "0")
    library_page.library.chips.press("icon", "2")
    model = library_page.library.model
    rows = [model.row(place) for place in range(model.rowCount())]
    assert rows
    assert all(row.icons[0] and row.icons[2] for row in rows)


def test_a_click_on_a_heading_sorts_and_a_second_one_turns_round(qtbot: QtBot, library_page: LibraryPage) -> None:
    library = library_page.library
    library.show_grid(False)
    header = library.table.horizontalHeader()
    x = header.sectionViewportPosition(Column.COST) + 10
    for _ in range(2):
        qtbot.mouseClick(header.viewport(), LEFT, pos=QPoint(x, 8))
    costs = [100 if row.cost is None else row.cost for row in map(library.model.row, range(library.model.rowCount()))]
    assert costs == sorted(costs, reverse=True)


def test_the_chosen_card_is_shown_in_three_languages(qtbot: QtBot, library_page: LibraryPage) -> None:
    library_page.library.choose("AE-013")
    panel = library_page.panel
    assert "Response:" in panel.text.toPlainText()
    panel.languages["pl"].click()
    assert "Reakcja:" in panel.text.toPlainText()
    panel.languages["de"].click()
    assert "Reaktion:" in panel.text.toPlainText()
    library_page.library.choose("AE-001")
    assert panel.languages["en"].isChecked()


def test_the_card_page_explains_keywords_names_decks_and_says_whether_it_plays_itself(
    library_page: LibraryPage,
) -> None:
    library_page.desk.create(Deck("Heroes", (("AE-013", 2),)))
    library_page.library.choose("AE-001")
    library_page.library.choose("AE-013")
    said = library_page.panel.text.toPlainText()
    assert "Heroic: cannot be brought into play" in said
    assert "Heroes" in said
    assert "carries out this card by itself" in said


def test_owned_cards_favourites_and_tags_are_kept(qtbot: QtBot, store: Store, library_page: LibraryPage) -> None:
    library_page.library.choose("AE-001")
    panel = library_page.panel
    panel.owned.setValue(3)
    qtbot.mouseClick(panel.favourite, LEFT)
    panel.tags.setFocus()
    qtbot.keyClicks(panel.tags, "cheap, police")
    qtbot.keyClick(panel.tags, Qt.Key.Key_Return)
    assert store.collection.owned("AE-001") == 3
    assert store.collection.favourites == {"AE-001"}
    assert store.collection.tags("AE-001") == ("cheap", "police")
    view = library_page.library.view()
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert panel.owned.value() == 4
    library_page.library.chips.press("mine", "owned")
    assert titles(library_page) == ["Beat Cop"]
    library_page.library.show_all()
    library_page.library.search.set_text("tag:police favourite:yes own>=4")
    assert titles(library_page) == ["Beat Cop"]


def test_the_chosen_card_stays_chosen_when_the_search_changes(library_page: LibraryPage) -> None:
    library_page.library.choose("AE-001")
    library_page.library.search.set_text("faction:agency")
    assert library_page.library.current() == "AE-001"
    library_page.set_language("pl")
    assert library_page.library.current() == "AE-001"


def test_faces_are_drawn_little_by_little_and_the_shown_ones_come(
    qtbot: QtBot, library_page: LibraryPage
) -> None:
    faces = library_page.library.faces
    library_page.library.view().viewport().repaint()
    qtbot.waitUntil(lambda: not faces.busy, timeout=10_000)
    size = library_page.library.pictures.face_size()
    assert faces.face(library_page.library.model.row(0).id, size.width(), size.height(), 1.0) is not None


def test_imported_cards_keep_their_own_words_and_say_that_a_person_is_needed(
    desk: DeckDesk, library: CardLibrary, faces: FaceStore, folder: Path
) -> None:
    entry = {
        "kind": "card", "definition": {"id": "octgn/1", "title": "The Visitor", "type": "character", "cost": 2},
        "manual": ["Do something odd."], "waiting": [], "facts": {"text": "Do something odd."},
    }  # fmt: skip
    (folder / "a.json").write_text(json.dumps({"form": 1, "cards": [entry, {"kind": "card"}]}), encoding="utf-8")
    (folder / "b.json").write_text("[broken", encoding="utf-8")
    made = CardLibrary(imported=folder, cache=folder / "cache")
    row = next(row for row in made.rows("de") if row.id == "octgn/1")
    assert (row.title, row.plays_itself, row.type_name) == ("The Visitor", False, "Charakter")
    assert "Do something odd." in row.text
    assert len(made.cards) == 242


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_library_is_as_wide_as_the_window_at_double_text_size(
    library_page: LibraryPage, quiet_look: object, language: str
) -> None:
    quiet_look(text_percent=200)  # type: ignore[operator]
    library_page.set_language(language)
    assert library_page.minimumSizeHint().width() <= 1280
    assert library_page.minimumSizeHint().height() <= 680
