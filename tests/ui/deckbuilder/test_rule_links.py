"""Wherever the builder names a rule, the way to the rulebook is one press away."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.core.decks.rules import DeckFormat
from cthulhu_desktop.rulebook.shelf import Shelf
from cthulhu_desktop.ui.deckbuilder.builder_page import BuilderPage
from cthulhu_desktop.ui.deckbuilder.rooms import rooms
from cthulhu_desktop.ui.shell.main_window import MainWindow

RULES = (
    "CG-7.1.1", "CG-7.1.3", "CG-7.1.6", "CG-7.1.7", "CG-10.1.3", "CG-10.4.1", "CG-13.2.1", "CG-21.1.1", "CG-22.2.1",
    "CG-22.2.7", "CG-22.3.1",
)  # fmt: skip


def _five_copies(builder: BuilderPage) -> None:
    """A deck as a file may bring it: one copy too many, and far from fifty cards."""
    builder.open_deck(builder.desk.create(Deck("Too much", (("AE-001", 5), ("AE-002", 4)))))


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize("number", RULES)
def test_each_rule_that_a_finding_names_stands_in_the_rulebook(number: str, language: str) -> None:
    shelf = Shelf()
    assert shelf.load("cards", language).place_of_rule(number) is not None


def test_the_number_of_a_rule_under_the_deck_is_a_link_for_mouse_and_keyboard(
    qtbot: QtBot, builder: BuilderPage
) -> None:
    builder.editor.add([(card, 4) for card in list(builder.desk.library.cards)[:3]])
    findings = builder.panel.findings
    assert "CG-7.1.1" in findings.accessibleName()
    assert "<" not in findings.accessibleName()
    assert findings.focusPolicy() & Qt.FocusPolicy.TabFocus
    findings.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(findings, Qt.Key.Key_Tab)
    with qtbot.waitSignal(builder.rule_wanted) as asked:
        qtbot.keyClick(findings, Qt.Key.Key_Return)
    assert asked.args == ["CG-7.1.1"]


def test_the_reason_below_a_card_leads_to_its_rule(qtbot: QtBot, builder: BuilderPage) -> None:
    _five_copies(builder)
    view = builder.panel.view
    index = builder.panel.model.index_of("AE-001", maybe=False)
    rect = view.visualRect(index)
    below = QPoint(rect.left() + 60, rect.bottom() - 6)
    with qtbot.waitSignal(builder.rule_wanted) as asked:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=below)
    assert asked.args == ["CG-7.1.3"]
    with qtbot.assertNotEmitted(builder.rule_wanted):  # the title of the card only chooses it
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(rect.left() + 60, rect.top() + 8))


def test_a_chosen_card_that_breaks_a_rule_has_its_link_below_the_list(qtbot: QtBot, builder: BuilderPage) -> None:
    _five_copies(builder)
    findings = builder.panel.findings
    assert "CG-7.1.3" not in findings.text()
    builder.panel.view.choose("AE-001")
    assert "<a href='rule:CG-7.1.3'" in findings.text()
    with qtbot.waitSignal(builder.rule_wanted) as asked:
        findings.linkActivated.emit("rule:CG-7.1.3")
    assert asked.args == ["CG-7.1.3"]
    builder.panel.view.choose("AE-002")
    assert "CG-7.1.3" not in findings.text()


def test_the_menu_of_a_card_that_breaks_a_rule_opens_it(
    qtbot: QtBot, builder: BuilderPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def press(menu: QMenu, _where: QPoint) -> None:
        next(action for action in menu.actions() if action.text() == "Open rule CG-7.1.3").trigger()

    _five_copies(builder)
    builder.panel.view.choose("AE-001")
    monkeypatch.setattr(QMenu, "popup", press)
    with qtbot.waitSignal(builder.rule_wanted) as asked:
        builder.panel.view.menu_wanted.emit(QPoint(10, 10))
    assert asked.args == ["CG-7.1.3"]


def test_the_strip_on_a_refused_card_leads_to_the_rule(qtbot: QtBot, builder: BuilderPage) -> None:
    library = builder.library
    library.choose("AE-001")
    builder.editor.add([("AE-001", 4)])
    with qtbot.waitSignal(builder.refused):
        qtbot.keyClick(library.view(), Qt.Key.Key_Plus)
    index = library.model.index(library.model.place_of("AE-001"), 0)
    middle = QRectF(library.grid.visualRect(index)).center()
    assert library.pictures.refusal_at(index, library.grid.visualRect(index), middle)
    assert not library.pictures.refusal_at(index, library.grid.visualRect(index), middle - QPointF(0, 80))
    with qtbot.waitSignal(builder.rule_wanted) as asked:
        qtbot.mouseClick(library.grid.viewport(), Qt.MouseButton.LeftButton, pos=middle.toPoint())
    assert asked.args == ["CG-7.1.3"]


def test_a_second_restricted_title_names_the_rule_of_the_list(qtbot: QtBot, builder: BuilderPage) -> None:
    cards = builder.desk.library.cards
    titles = frozenset((cards["AE-001"].title, cards["AE-002"].title))
    restricted = DeckFormat(restricted=titles)
    builder.open_deck(builder.desk.create(Deck("Two", (("AE-001", 1), ("AE-002", 1)), format=restricted)))
    second = max(("AE-001", "AE-002"), key=lambda card: cards[card].title)
    builder.panel.view.choose(second)
    assert "<a href='rule:CG-22.3.1'" in builder.panel.findings.text()


def test_the_notice_of_a_refusal_opens_the_rulebook_at_the_rule(
    qtbot: QtBot, window: MainWindow, translations: None
) -> None:
    deck = rooms(window).desk.create(Deck("Mine"))
    rooms(window).open_deck(deck)
    page = cast(BuilderPage, window.page("builder"))
    page.editor.add([("AE-001", 5)])
    notice = window.board.notices()[-1]
    assert notice.action.text() == "Open rule CG-7.1.3"
    assert isinstance(notice.action, QPushButton)
    assert notice.action.focusPolicy() & Qt.FocusPolicy.TabFocus
    notice.action.setFocus()
    notice.action.click()
    assert window.page_name == "rules"
    window.go_back()
    assert window.page_name == "builder"
    page.editor.close()
