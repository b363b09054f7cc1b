"""A deck on the command line is in the builder at once."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from cthulhu_desktop import app
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.ui.deckbuilder.builder_page import BuilderPage
from cthulhu_desktop.ui.deckbuilder.rooms import rooms
from cthulhu_desktop.ui.shell.main_window import MainWindow


def test_a_deck_on_the_command_line_opens_without_a_start_screen_below_it(window: MainWindow, folder: Path) -> None:
    file = folder / "mine.coc"
    rooms(window).desk.write_file(Deck("Mine", (("AE-001", 4),)), file, "en")
    window.page_name = ""
    app.open_first_page(window, [str(file)])
    page = cast(BuilderPage, window.page("builder"))
    assert window.page_name == "builder"
    assert dict(page.editor.deck.cards) == {"AE-001": 4}
    window.go_back()
    assert window.page_name == "start"
    page.editor.close()


def test_panels_and_charts_that_nobody_has_opened_are_not_made(window: MainWindow) -> None:
    rooms(window).open_deck(rooms(window).desk.create(Deck("Mine", (("AE-001", 4),))))
    page = cast(BuilderPage, window.page("builder"))
    assert page.panel._numbers is None
    assert page.side.made_card is None
    assert page.side.count() == 1
    page.panel.tabs.setCurrentIndex(1)
    assert page.panel.numbers.isVisibleTo(page)
    assert page.panel.numbers.mean.text() == "Mean cost 2.0"
    page.editor.close()
