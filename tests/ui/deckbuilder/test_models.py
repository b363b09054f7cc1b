"""Every model under Qt's own tester, and what each shows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.library import CardLibrary
from cthulhu_desktop.core.decks.deck import Deck, Placeholder
from cthulhu_desktop.reading.deck_files import DeckFile, UnknownCard
from cthulhu_desktop.ui.deckbuilder.deck_model import LOST, MAYBE, DeckModel, Grouping
from cthulhu_desktop.ui.deckbuilder.decks_model import DeckEntry, DeckListModel, cover_of
from cthulhu_desktop.ui.deckbuilder.exchange import UnknownModel, with_taken
from cthulhu_desktop.ui.deckbuilder.exporting import drag_data
from cthulhu_desktop.ui.deckbuilder.models import (
    CARDS_MIME,
    CardListModel,
    Collation,
    Column,
    cards_of_mime,
    spoken,
)
from cthulhu_desktop.ui.deckbuilder.side_panels import TextTableModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def rows_of(library: CardLibrary) -> dict[str, object]:
    return {row.id: row for row in library.rows("en")}


@pytest.fixture
def cards(qtbot: QtBot, library: CardLibrary) -> CardListModel:
    model = CardListModel()
    model.tester = QAbstractItemModelTester(model, FATAL)  # type: ignore[attr-defined]
    model.set_rows(library.rows("en"), "en")
    return model


def column(model: CardListModel, which: Column) -> list[str]:
    return [str(model.index(row, which).data()) for row in range(model.rowCount())]


def test_the_card_list_keeps_its_promises_while_it_is_filtered_and_sorted(cards: CardListModel) -> None:
    for which in Column:
        cards.sort(which, Qt.SortOrder.DescendingOrder)
        cards.show(range(0, cards.total(), 3))
        cards.sort(which)
        cards.show([])
        cards.show(range(cards.total()))
    assert cards.rowCount() == cards.total() == 241


def test_cards_are_sorted_by_title_without_the_dot_of_unique_ones(cards: CardListModel) -> None:
    titles = column(cards, Column.TITLE)
    dotted = [title for title in titles if title.startswith("• ")]
    assert len(dotted) > 5
    assert titles[: len(dotted)] != dotted
    letters = [title.removeprefix("• ")[0] for title in titles if title.removeprefix("• ")[0].isalpha()]
    assert letters == sorted(letters)


def test_numbers_are_sorted_as_numbers_and_x_comes_last(cards: CardListModel) -> None:
    cards.sort(Column.COST)
    costs = column(cards, Column.COST)
    numbers = [int(cost) for cost in costs if cost != "X"]
    assert numbers == sorted(numbers)
    assert costs[len(numbers) :] == ["X"] * (len(costs) - len(numbers))
    assert "X" in costs


def test_the_order_survives_another_search(cards: CardListModel) -> None:
    cards.sort(Column.COST, Qt.SortOrder.DescendingOrder)
    cards.show(range(50))
    numbers = [100 if cost == "X" else int(cost) for cost in column(cards, Column.COST)]
    assert len(numbers) == 50
    assert numbers == sorted(numbers, reverse=True)


def test_sorting_keeps_the_chosen_card(cards: CardListModel) -> None:
    index = cards.index(7, 0)
    kept = QPersistentModelIndex(index)
    card = cards.row(7).id
    cards.sort(Column.SKILL)
    assert cards.row(kept.row()).id == card


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("pl", ["Cień", "Ćma", "Dom", "Łódź", "Mgła", "Źródło", "Żar"]),
        ("de", ["Ärger", "Bühne", "Ofen", "Öl", "Straße", "Straßen", "Zeit"]),
    ],
)
def test_titles_follow_the_alphabet_of_the_language(qtbot: QtBot, language: str, texts: list[str]) -> None:
    shuffled = texts[::-1]
    ranks = Collation(language).ranks(shuffled)
    assert [text for _, text in sorted(zip(ranks, shuffled, strict=True))] == texts


def test_counts_of_deck_and_collection_stand_in_the_table(cards: CardListModel) -> None:
    cards.set_owned({"AE-001": 4})
    cards.set_deck({"AE-001": 3})
    place = cards.place_of("AE-001")
    assert (cards.index(place, Column.OWNED).data(), cards.index(place, Column.IN_DECK).data()) == ("4", "3")


def test_a_card_says_what_it_is_to_a_screen_reader(cards: CardListModel) -> None:
    row = cards.row(cards.place_of("AE-001"))
    assert spoken(row) == "Beat Cop, Character, Agency, cost 2, skill 2"
    index = cards.index(cards.place_of("AE-001"), 0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == spoken(row)


def test_dragged_cards_name_themselves_and_garbage_is_nothing(cards: CardListModel) -> None:
    mime = cards.mimeData([cards.index(0, 0), cards.index(0, 1), cards.index(2, 0)])
    assert cards_of_mime(mime) == [(cards.row(0).id, 1), (cards.row(2).id, 1)]
    broken = QMimeData()
    broken.setData(CARDS_MIME, b"{not json")
    assert cards_of_mime(broken) == []
    assert cards_of_mime(QMimeData()) == []


DECK = Deck(
    "Mine", (("AE-001", 4), ("AE-009", 2), ("AE-030", 3), ("GONE-1", 1)), maybe=(("AE-100", 2),),
    placeholders=(Placeholder("A card of tomorrow", count=2),), card_notes=(("AE-001", "Keep"),),
)  # fmt: skip


@pytest.fixture
def deck_model(qtbot: QtBot, library: CardLibrary) -> DeckModel:
    model = DeckModel()
    model.tester = QAbstractItemModelTester(model, FATAL)  # type: ignore[attr-defined]
    model.show_deck(DECK, rows_of(library), "en", {"Beat Cop": ["Too many."]})  # type: ignore[arg-type]
    return model


def test_the_deck_is_grouped_with_candidates_and_unknown_cards_at_the_end(deck_model: DeckModel) -> None:
    shape = [(group.key, group.number) for group in deck_model.groups]
    assert shape == [("character", 6), ("event", 3), (LOST, 3), (MAYBE, 2)]
    line = deck_model.line(deck_model.index_of("AE-001"))
    assert line is not None
    assert (line.number, line.reasons, line.note) == (4, ("Too many.",), "Keep")


@pytest.mark.parametrize("grouping", list(Grouping))
def test_every_grouping_keeps_all_cards(deck_model: DeckModel, library: CardLibrary, grouping: Grouping) -> None:
    deck_model.grouping = grouping
    deck_model.show_deck(DECK, rows_of(library), "en", {})  # type: ignore[arg-type]
    assert sum(group.number for group in deck_model.groups) == 4 + 2 + 3 + 1 + 2 + 2


def test_another_number_of_a_card_keeps_the_place_in_the_list(
    qtbot: QtBot, deck_model: DeckModel, library: CardLibrary
) -> None:
    resets: list[int] = []
    deck_model.modelReset.connect(lambda: resets.append(1))
    with qtbot.waitSignal(deck_model.dataChanged):
        deck_model.show_deck(DECK.with_count("AE-001", 3), rows_of(library), "en", {})  # type: ignore[arg-type]
    assert resets == []
    deck_model.show_deck(DECK.with_count("AE-001", 0), rows_of(library), "en", {})  # type: ignore[arg-type]
    assert resets == [1]


def test_a_drop_is_told_and_takes_nothing_away_by_itself(qtbot: QtBot, deck_model: DeckModel) -> None:
    mime = QMimeData()
    mime.setData(CARDS_MIME, json.dumps([["AE-002", 1]]).encode())
    told: list[tuple[list[tuple[str, int]], bool]] = []
    deck_model.dropped.connect(lambda cards, maybe: told.append((cards, maybe)))
    maybe = deck_model.index(len(deck_model.groups) - 1, 0)
    assert not deck_model.dropMimeData(mime, Qt.DropAction.MoveAction, -1, -1, QModelIndex())
    assert not deck_model.dropMimeData(mime, Qt.DropAction.MoveAction, -1, -1, maybe)
    assert told == [([("AE-002", 1)], False), ([("AE-002", 1)], True)]
    assert not deck_model.canDropMimeData(QMimeData(), Qt.DropAction.CopyAction, -1, -1, QModelIndex())


def test_what_the_collection_lacks_is_known_for_each_line(deck_model: DeckModel, library: CardLibrary) -> None:
    deck_model.show_deck(DECK, rows_of(library), "en", {}, {"AE-001": 1})  # type: ignore[arg-type]
    line = deck_model.line(deck_model.index_of("AE-001"))
    assert line is not None
    assert line.lacking == 3


def test_the_list_of_decks_is_sound_and_leaves_as_files(
    qtbot: QtBot, desk: DeckDesk, library: CardLibrary
) -> None:
    desk.create(Deck("One", (("AE-013", 1), ("AE-001", 2))))
    desk.create(Deck("Two"))
    model = DeckListModel(lambda entries: drag_data([e.saved.deck for e in entries if e.saved.deck], desk, "en"))
    tester = QAbstractItemModelTester(model, FATAL)
    model.show_decks([DeckEntry(saved, False, "") for saved in desk.decks()])
    assert tester.model() is model
    names = [model.index(row).data() for row in range(model.rowCount())]
    assert sorted(names) == ["One", "Two"]
    urls = model.mimeData([model.index(names.index("One"))]).urls()
    assert [url.fileName() for url in urls] == ["One.o8d"]
    again = desk.read_file(Path(urls[0].toLocalFile())).deck
    assert dict(again.cards) == {"AE-013": 1, "AE-001": 2}


def test_the_dearest_hero_stands_on_the_box(library: CardLibrary) -> None:
    assert cover_of(dict(library.cards), [("AE-001", 4), ("AE-013", 1), ("GONE", 2)]) == "AE-013"
    assert cover_of(dict(library.cards), []) == ""


def test_a_table_of_texts_is_sound(qtbot: QtBot) -> None:
    model = TextTableModel((lambda: "A", lambda: "B"))
    tester = QAbstractItemModelTester(model, FATAL)
    model.show_rows([("1", "2"), ("3", "4")])
    assert tester.model() is model
    assert [model.index(row, 1).data() for row in range(2)] == ["2", "4"]
    assert model.headerData(1, Qt.Orientation.Horizontal) == "B"


FOUND = DeckFile(
    Deck("From elsewhere", (("AE-001", 1),), placeholders=(Placeholder("Beet Cop", count=2), Placeholder("Nobody"))),
    "text", (UnknownCard(3, "Beet Cop", 2, ("AE-001",)), UnknownCard(4, "Nobody", 1)),
)  # fmt: skip


def test_unknown_cards_stay_until_somebody_says_what_they_are(qtbot: QtBot) -> None:
    model = UnknownModel(FOUND, lambda card: f"<{card}>")
    tester = QAbstractItemModelTester(model, FATAL)
    assert tester.model() is model
    assert with_taken(FOUND.deck, model.taken) == FOUND.deck
    assert model.setData(model.index(0, UnknownModel.TAKEN), "AE-001")
    assert not model.setData(model.index(1, UnknownModel.TAKEN), "AE-001")  # nobody suggested it
    taken = with_taken(FOUND.deck, model.taken)
    assert taken.cards == (("AE-001", 3),)
    assert [one.title for one in taken.placeholders] == ["Nobody"]
    assert model.index(0, UnknownModel.TAKEN).data() == "<AE-001>"


def test_all_likeliest_cards_can_be_taken_at_once(qtbot: QtBot) -> None:
    model = UnknownModel(FOUND, lambda card: card)
    model.take_first()
    assert model.taken == ["AE-001", ""]
