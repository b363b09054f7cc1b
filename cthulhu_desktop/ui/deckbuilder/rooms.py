"""The three pages about cards and decks, made for a window: they share one desk and one store of faces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.shell.own_pictures import follow_own_pictures

if TYPE_CHECKING:  # each page is imported when it is first opened
    from cthulhu_desktop.ui.deckbuilder.builder_page import BuilderPage
    from cthulhu_desktop.ui.deckbuilder.decks_page import DecksPage
    from cthulhu_desktop.ui.deckbuilder.library_page import LibraryPage
    from cthulhu_desktop.ui.shell.main_window import MainWindow

TOLD_SECONDS = 6
UNDO_SECONDS = 12


class DeckRooms:
    """Makes each page once and leads from one to the other."""

    def __init__(self, window: MainWindow, desk: DeckDesk) -> None:
        self.window, self.desk = window, desk
        self.faces = FaceStore((), window.services.pictures, window)
        self._know_cards()
        follow_own_pictures(window, self.faces)
        desk.cards_changed.connect(self._on_cards)

    def _know_cards(self) -> None:
        library = self.desk.library
        definitions: list[CardDef | StoryDef] = [*library.cards.values(), *library.stories.values()]
        self.faces.add(definitions, library.printed())

    def _on_cards(self) -> None:
        """Cards were imported: all pages about cards show them."""
        self._know_cards()
        for name in ("library", "builder", "decks"):
            page = self.window.made_page(name)
            if page is not None and hasattr(page, "set_language"):
                page.set_language(self.window.language)

    def decks_page(self) -> DecksPage:
        """All decks."""
        from cthulhu_desktop.ui.deckbuilder.decks_page import DecksPage

        preferences = self.window.services.preferences
        page = DecksPage(self.desk, self.faces)
        page.folder = str(preferences.get("last_folder"))
        page.folder_chosen.connect(lambda folder: preferences.keep("last_folder", folder))
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
        from cthulhu_desktop.ui.deckbuilder.builder_page import BuilderPage

        preferences = self.window.services.preferences
        page = BuilderPage(self.desk, self.faces, self.window.stack, kept=preferences.kept("library"))
        page.folder = str(preferences.get("last_folder"))
        page.folder_chosen.connect(lambda folder: preferences.keep("last_folder", folder))
        page.rule_wanted.connect(self.window.open_rule)
        page.set_language(self.window.language)
        page.problem.connect(self.window.tell_problem)
        page.told.connect(self._tell)
        page.refused.connect(self._tell_refusal)
        page.left.connect(self.window.go_back)
        return page

    def library_page(self) -> LibraryPage:
        """All cards."""
        from cthulhu_desktop.ui.deckbuilder.library_page import LibraryPage

        kept = self.window.services.preferences.kept("library")
        page = LibraryPage(self.desk, self.faces, self.window.stack, kept=kept)
        page.rule_wanted.connect(self.window.open_rule)
        page.told.connect(self._tell)
        page.set_language(self.window.language)
        page.problem.connect(self.window.tell_problem)
        page.left.connect(self.window.go_back)
        return page

    def open_deck(self, deck_id: int) -> None:
        """A deck of the shelf in the builder."""
        page: Any = self.window.page("builder")
        if page.open_deck(deck_id):
            self.window.open_page("builder")

    def open_card(self, card: str) -> None:
        """The library at a card."""
        page: Any = self.window.open_page("library")
        page.open_card(card)

    def find_cards(self, query: str) -> None:
        """The library with the cards that a search finds."""
        page: Any = self.window.open_page("library")
        page.search_for(query)

    def import_files(self, paths: Sequence[Path]) -> None:
        """Decks from files that were dropped on the window or named at its start. A single deck that is clear opens in
        the builder at once; the shelf shows only where there is something to ask or to choose."""
        if len(paths) == 1 and self._open_file(paths[0]):
            return
        page: Any = self.window.open_page("decks")
        page.import_files(paths)

    def _open_file(self, path: Path) -> bool:
        """Open the deck of a file if all of it is clear. False if somebody has to be asked, or if it cannot be read."""
        from cthulhu_desktop.ui.deckbuilder.exchange import needs_asking

        try:
            found = self.desk.read_file(path)
            if needs_asking(found):
                return False
            deck_id = self.desk.take_over(found.deck)
        except Exception as problem:
            if not hasattr(problem, "reason"):
                raise
            return False
        self.open_deck(deck_id)
        return True

    def _tell(self, text: str) -> None:
        self.window.board.post(text, "", None, TOLD_SECONDS)

    def _tell_refusal(self, text: str, rule: str) -> None:
        """Why a card was not added, and the way to the rule."""
        open_rule = partial(self.window.open_rule, rule)
        self.window.board.post(text, tr("Open rule %1").replace("%1", rule), open_rule, UNDO_SECONDS)

    def _offer_undelete(self, page: DecksPage, ids: list[int]) -> None:
        text = tr("%n deck(s) deleted.", "", len(ids))
        self.window.board.post(text, tr("Undo"), lambda: page.restore(ids), UNDO_SECONDS)


def rooms(window: MainWindow) -> DeckRooms:
    """The rooms of a window, made with the first page."""
    if window.deck_rooms is None:
        window.deck_rooms = DeckRooms(window, window.services.decks())
    return window.deck_rooms
