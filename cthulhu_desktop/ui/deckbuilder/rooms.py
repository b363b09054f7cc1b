"""The three pages about cards and decks, made for a window: they share one desk and one store of faces."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.deckbuilder.builder_page import BuilderPage
from cthulhu_desktop.ui.deckbuilder.decks_page import DecksPage
from cthulhu_desktop.ui.deckbuilder.library_page import LibraryPage
from cthulhu_desktop.ui.shell.own_pictures import follow_own_pictures

if TYPE_CHECKING:
    from cthulhu_desktop.ui.shell.main_window import MainWindow

TOLD_SECONDS = 6
UNDO_SECONDS = 12


class DeckRooms:
    """Makes each page once and leads from one to the other."""

    def __init__(self, window: MainWindow, desk: DeckDesk) -> None:
        self.window, self.desk = window, desk
        library = desk.library
        definitions: list[CardDef | StoryDef] = [*library.cards.values(), *library.stories.values()]
        self.faces = FaceStore(definitions, window.services.pictures, window)
        follow_own_pictures(window, self.faces)

    def decks_page(self) -> DecksPage:
        """All decks."""
        page = DecksPage(self.desk, self.faces)
        page.folder = str(self.window.services.preferences.get("last_folder"))
        page.set_language(self.window.language)
        page.open_wanted.connect(self.open_deck)
        page.library_wanted.connect(lambda: self.window.open_page("library"))
        page.problem.connect(self.window.tell_problem)
        page.told.connect(self._tell)
        page.deleted.connect(lambda ids: self._offer_undelete(page, ids))
        page.left.connect(self.window.go_back)
        return page

    def builder_page(self) -> BuilderPage:
        """The deck builder."""
        page = BuilderPage(self.desk, self.faces)
        page.folder = str(self.window.services.preferences.get("last_folder"))
        page.set_language(self.window.language)
        page.problem.connect(self.window.tell_problem)
        page.told.connect(self._tell)
        page.left.connect(self.window.go_back)
        return page

    def library_page(self) -> LibraryPage:
        """All cards."""
        page = LibraryPage(self.desk, self.faces)
        page.set_language(self.window.language)
        page.problem.connect(self.window.tell_problem)
        page.left.connect(self.window.go_back)
        return page

    def open_deck(self, deck_id: int) -> None:
        """A deck of the shelf in the builder."""
        page = self.window.page("builder")
        if isinstance(page, BuilderPage) and page.open_deck(deck_id):
            self.window.open_page("builder")

    def import_files(self, paths: Sequence[Path]) -> None:
        """Decks from files that were dropped on the window or named at its start."""
        page = self.window.open_page("decks")
        if isinstance(page, DecksPage):
            page.import_files(paths)

    def _tell(self, text: str) -> None:
        self.window.board.post(text, "", None, TOLD_SECONDS)

    def _offer_undelete(self, page: DecksPage, ids: list[int]) -> None:
        text = tr("%n deck(s) deleted.", "", len(ids))
        self.window.board.post(text, tr("Undo"), lambda: page.restore(ids), UNDO_SECONDS)


def rooms(window: MainWindow) -> DeckRooms:
    """The rooms of a window, made with the first page."""
    if window.deck_rooms is None:
        window.deck_rooms = DeckRooms(window, window.services.decks())
    return window.deck_rooms
