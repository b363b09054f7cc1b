"""The reader: opening rules, links, searching, languages, sizes, messages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from cthulhu_desktop.rulebook.book import Place
from cthulhu_desktop.rulebook.shelf import Shelf
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.rulebook.page_view import MAX_ZOOM
from cthulhu_desktop.ui.rulebook.reader import NARROW, RulebookReader


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def places() -> dict[str, str]:
    return {}


@pytest.fixture
def reader(qtbot: QtBot, places: dict[str, str]) -> RulebookReader:
    widget = RulebookReader(places=places)
    qtbot.addWidget(widget)
    widget.resize(1100, 700)
    widget.show()
    return widget


def anchor(reader: RulebookReader) -> str:
    assert reader.book is not None
    return reader.book.pages[reader.place().page].anchor


def shown_text(reader: RulebookReader) -> str:
    return reader.page.toPlainText()


def test_it_opens_at_the_beginning_with_the_title_of_the_book(reader: RulebookReader) -> None:
    assert shown_text(reader).startswith("Iää! Cthulhu! Fhtagn!")
    assert reader.page.accessibleName() == "An Invitation"


@pytest.mark.parametrize("rule", ["DG-1.1", "DG-4.5", "DG-5.2a", "DG-7.4", "DG-9"])
def test_a_rule_is_scrolled_into_sight_and_marked(reader: RulebookReader, rule: str) -> None:
    assert reader.open_rule(rule)
    assert reader.book is not None
    place = reader.book.place_of_rule(rule)
    assert reader.page.marked == place
    assert place is not None
    area = reader.page._area(place)
    assert area is not None
    top = area.top() - reader.page.verticalScrollBar().value()
    assert 0 <= top < reader.page.viewport().height() / 2 or reader.page.verticalScrollBar().value() == (
        reader.page.verticalScrollBar().maximum()
    )


def test_a_marked_paragraph_looks_marked(reader: RulebookReader) -> None:
    reader.open_rule("DG-4.5")
    assert reader.page.marked is not None
    area = reader.page._area(reader.page.marked)
    assert area is not None
    y = int(area.center().y() - reader.page.verticalScrollBar().value())

    def row() -> list[QColor]:
        image = reader.page.viewport().grab().toImage()
        return [image.pixelColor(x, y) for x in range(image.width())]

    assert QColor(theme.BLOOD) in row()  # the bar beside it: told without the tint alone
    reader.page.mark(None)
    assert QColor(theme.BLOOD) not in row()


def test_an_unknown_rule_changes_nothing(reader: RulebookReader) -> None:
    reader.open_rule("DG-4.5")
    before = reader.place()
    assert not reader.open_rule("XX-9")
    assert reader.place() == before


def test_links_lead_on_and_the_history_leads_back_and_forward(reader: RulebookReader) -> None:
    reader.follow("page:calls")
    reader.follow("term:doubling-stone")
    assert anchor(reader) == "glossary"
    assert reader.page.marked == reader.book.terms["doubling-stone"].place if reader.book else False
    reader.go_history(-1)
    assert anchor(reader) == "calls"
    reader.go_history(-1)
    assert anchor(reader) == "welcome"
    assert not reader.bar.back.isEnabled()
    reader.go_history(1)
    assert anchor(reader) == "calls"
    assert reader.bar.forward.isEnabled()


def test_every_key_does_what_its_hint_says(reader: RulebookReader, qtbot: QtBot) -> None:
    reader.page.setFocus()
    qtbot.keyClick(reader.page, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert anchor(reader) == "components"
    qtbot.keyClick(reader.page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert anchor(reader) == "welcome"
    qtbot.keyClick(reader.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert reader.side.field.hasFocus()
    qtbot.keyClicks(reader.side.field, "elder sign")
    qtbot.keyClick(reader.side.field, Qt.Key.Key_F3)
    assert reader.side.results.currentIndex().row() == 0
    qtbot.keyClick(reader.side.field, Qt.Key.Key_F3)
    assert reader.side.results.currentIndex().row() == 1
    qtbot.keyClick(reader.side.field, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert reader.side.results.currentIndex().row() == 0
    qtbot.keyClick(reader.side.field, Qt.Key.Key_Escape)
    assert reader.side.field.text() == ""
    with qtbot.waitSignal(reader.closed):
        qtbot.keyClick(reader.side.field, Qt.Key.Key_Escape)


def test_searching_marks_the_words_and_goes_to_the_result(reader: RulebookReader) -> None:
    reader.side.field.setText("robbed")
    hits = reader.side.results.hits.hits
    assert hits
    reader.side.step(0)
    assert reader.page.marked == hits[0].place
    marked = [selection.cursor.selectedText().lower() for selection in reader.page.extraSelections()]
    assert "robbed" in marked
    reader.side.field.setText("")
    assert reader.page.extraSelections() == []
    assert reader.side.stack.currentWidget() is reader.side.contents


def test_results_go_round(reader: RulebookReader) -> None:
    reader.side.field.setText("start-cult")
    count = len(reader.side.results.hits.hits)
    assert count > 1
    for _ in range(count + 1):
        reader.side.step(1)
    assert reader.side.results.currentIndex().row() == 0
    reader.side.step(-1)
    assert reader.side.results.currentIndex().row() == count - 1


def test_a_word_of_another_language_leads_to_the_same_place_in_this_one(reader: RulebookReader) -> None:
    reader.side.field.setText("Tischmitte")
    assert "German" in reader.side.state.text()
    hit = reader.side.results.hits.hits[0]
    reader.side.step(0)
    assert reader.language == "en"
    assert reader.book is not None
    assert reader.book.pages[reader.place().page].anchor == (
        reader.shelf.load("dice", "de").pages[hit.place.page].anchor
    )


def test_nothing_found_says_so(reader: RulebookReader) -> None:
    reader.side.field.setText("qqqqq")
    assert reader.side.state.text() == "Nothing found."
    assert reader.side.stack.currentWidget() is reader.side.contents


def test_a_number_in_the_field_finds_the_rule(reader: RulebookReader) -> None:
    reader.side.field.setText("5.2a")
    reader.side.step(0)
    assert reader.book is not None
    assert reader.page.marked == reader.book.place_of_rule("DG-5.2a")


def test_another_language_shows_the_same_rule(reader: RulebookReader) -> None:
    reader.open_rule("DG-5.3")
    for language, title in (("de", "Der Dopplerstein"), ("pl", "Kamień podwojenia")):
        reader.set_language(language)
        assert reader.book is not None
        assert reader.book.language == language
        assert reader.page.marked == reader.book.place_of_rule("DG-5.3")
        assert anchor(reader) == "free-dice"
        assert title in shown_text(reader)
    reader.go_history(-1)
    assert anchor(reader) == "welcome"


def test_the_language_of_the_program_is_followed(reader: RulebookReader) -> None:
    QLocale.setDefault(QLocale("pl"))
    from PySide6.QtCore import QEvent

    QApplication.sendEvent(reader, QEvent(QEvent.Type.LanguageChange))
    assert reader.language == "pl"
    assert reader.bar.languages.currentData() == "pl"


def test_a_book_opens_where_it_was_left(reader: RulebookReader, places: dict[str, str], qtbot: QtBot) -> None:
    reader.follow("page:doubling")
    left = reader.place()
    reader.change_zoom(1)
    reader.hide()
    again = RulebookReader(places=places)
    qtbot.addWidget(again)
    again.resize(1100, 700)
    again.show()
    assert again.place().page == left.page
    assert again.page.zoom > 1


def test_the_text_grows_and_stays_at_its_place(reader: RulebookReader) -> None:
    reader.open_rule("DG-4.4")
    place, height = reader.place(), reader.page.document().size().height()
    for _ in range(3):
        reader.change_zoom(1)
    assert reader.page.document().size().height() > height
    assert reader.place() == place
    for _ in range(10):
        reader.change_zoom(1)
    assert reader.page.zoom == MAX_ZOOM
    reader.change_zoom(0)
    assert reader.page.zoom == 1


def test_the_text_follows_the_size_of_the_theme(reader: RulebookReader) -> None:
    height = reader.page.document().size().height()
    try:
        theme.apply(theme.Look(text_percent=160))
        assert reader.page.document().size().height() > height * 1.3
    finally:
        theme.apply(theme.Look())


def test_a_narrow_panel_shows_page_or_contents(reader: RulebookReader) -> None:
    reader.resize(NARROW - 200, 700)
    assert reader.sheet.isVisible()
    assert not reader.side.isVisible()
    reader.focus_search()
    assert reader.side.isVisible()
    assert not reader.sheet.isVisible()
    reader.side.field.setText("doubling stone")
    reader.side.step(0)
    assert reader.sheet.isVisible()
    reader.resize(1100, 700)
    assert reader.sheet.isVisible()
    assert reader.side.isVisible()


def test_the_contents_follow_the_page(reader: RulebookReader) -> None:
    reader.follow("page:last-die")
    item = reader.side.contents.currentItem()
    assert item is not None
    assert item.text(0).strip() == "The last die"
    parent = item.parent()
    assert parent is not None
    assert parent.text(0) == "The Calls"
    top = reader.side.contents.topLevelItem(2)
    assert top is not None
    reader.side.contents.itemClicked.emit(top, 0)
    assert anchor(reader) == "setup"


@pytest.mark.qt_log_ignore("This plugin does not support")  # it has no windows to raise tool tips above
def test_a_term_is_explained_by_mouse_and_keyboard(reader: RulebookReader, qtbot: QtBot) -> None:
    assert reader.book is not None
    assert "the program in a player’s place" in reader._explain("term:cult")
    reader.page.setFocus()
    qtbot.keyClick(reader.page, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: "Cult" in QToolTip.text())
    QToolTip.hideText()


def test_numbers_told_elsewhere_are_links_and_a_paragraphs_own_are_not(reader: RulebookReader) -> None:
    reader.follow("page:summary")
    html = reader.page.toHtml()
    assert 'href="rule:DG-2.1"' in html
    reader.follow("page:end")
    assert 'href="rule:DG-7.2"' not in reader.page.toHtml()


def test_everything_that_takes_the_keyboard_has_a_name(reader: RulebookReader) -> None:
    from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QLineEdit

    for kind in (QAbstractButton, QComboBox, QLineEdit, QAbstractItemView):
        for widget in reader.findChildren(kind):
            own = widget.parent() in (reader.bar, reader.side, reader.side.stack)
            if own and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                assert widget.accessibleName(), widget


def test_a_damaged_book_gives_a_message_with_a_way_out(qtbot: QtBot, tmp_path: Path) -> None:
    for language, text in (("en", "no head"), ("de", '+++\ntitle = "T"\n+++\n# A {#a}\n\nWorte {DG-1.1}\n')):
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.md").write_text(text, encoding="utf-8")
    widget = RulebookReader(Shelf(tmp_path))
    qtbot.addWidget(widget)
    widget.show()
    assert "en/x.md" in shown_text(widget)
    assert "damaged" in shown_text(widget)
    widget.side.field.setText("anything")
    widget.change_zoom(1)
    widget.turn_page(1)
    assert widget.open_rule("DG-1.1") is False
    widget.set_language("pl")
    assert "pl/x.md" in shown_text(widget)
    widget.set_language("de")
    assert "Worte" in shown_text(widget)


def test_an_empty_shelf_gives_a_message(qtbot: QtBot, tmp_path: Path) -> None:
    widget = RulebookReader(Shelf(tmp_path))
    qtbot.addWidget(widget)
    widget.show()
    assert "missing" in shown_text(widget)


def test_two_books_can_be_chosen_from(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    for name, rule in (("one", "DG-1.1"), ("two", "CG-1.1.1")):
        text = f'+++\ntitle = "Book {name}"\n+++\n# {name} {{#a}}\n\nwords of {name} {{{rule}}}\n'
        (tmp_path / "en" / f"{name}.md").write_text(text, encoding="utf-8")
    widget = RulebookReader(Shelf(tmp_path))
    qtbot.addWidget(widget)
    widget.show()
    assert widget.bar.books.isVisible()
    assert widget.open_rule("CG-1.1.1")
    assert "words of two" in shown_text(widget)
    assert widget.bar.books.currentData() == "two"
    widget.bar.books.activated.emit(0)
    assert "words of one" in shown_text(widget)


def test_the_place_is_told_as_it_changes(reader: RulebookReader, qtbot: QtBot) -> None:
    with qtbot.waitSignal(reader.opened) as told:
        reader.go(Place(3))
    assert told.args == ["course#-1"]
