"""The library on a page of its own: all cards at the left, the chosen one at the right."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QInputDialog, QMenu, QSplitter, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.card_import import Imported
from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui.deckbuilder.card_import import CardImport
from cthulhu_desktop.ui.deckbuilder.card_panel import MOST_OWNED, CardPanel
from cthulhu_desktop.ui.deckbuilder.lazy_faces import FaceSource
from cthulhu_desktop.ui.deckbuilder.library_view import LibraryView
from cthulhu_desktop.ui.shell.page import Page


class LibraryPage(Page):
    """`+` and `-` count what the player owns; `problem(object)` tells of what could not be kept, `told(text)` of what
    was done, `rule_wanted(number)` asks for the rulebook."""

    problem = Signal(object)
    told = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, desk: DeckDesk, faces: FaceSource, parent: QWidget | None = None, *,
                 kept: MutableMapping[str, str] | None = None) -> None:  # fmt: skip
        """`kept` remembers how cards are shown."""
        super().__init__(parent)
        self.desk, self._language = desk, "en"
        self.importing = CardImport(self.texts)
        self.split = QSplitter(self)
        self.library = LibraryView(self.texts, desk, faces, self.split, with_deck=False, kept=kept)
        self.panel = CardPanel(self.texts, desk, faces)
        self.library.bar.addWidget(self.importing.button)
        self.split.addWidget(self.library)
        self.split.addWidget(self.panel)
        self.split.setStretchFactor(0, 1)
        self.split.setStretchFactor(1, 0)
        self.split.setSizes([760, 420])
        self.split.setChildrenCollapsible(False)
        self.split.setHandleWidth(3)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.addWidget(self.importing)
        column.addWidget(self.split, 1)
        self.importing.problem.connect(self.problem)
        self.importing.imported.connect(self._on_imported)
        self.library.current_changed.connect(self.panel.show_card)
        self.library.activated.connect(lambda _card: self.panel.text.setFocus(Qt.FocusReason.OtherFocusReason))
        self.library.opened.connect(lambda _card: self.panel.text.setFocus(Qt.FocusReason.OtherFocusReason))
        self.library.stepped.connect(self._count)
        self.library.favourite_wanted.connect(self._toggle_favourites)
        self.library.menu_wanted.connect(self._show_menu)
        self.panel.rule_wanted.connect(self.rule_wanted)
        for trouble in (self.library.problem, self.panel.problem):
            trouble.connect(self.problem)
        desk.collection_changed.connect(self._on_collection)

    def set_language(self, language: str) -> None:
        """Speak that language, on the cards too."""
        self._language = language
        self.library.set_language(language)
        self.library.update_collection()
        self.panel.set_language(language)

    def entered(self) -> None:
        self.library.update_collection()
        self.panel.update_collection()
        self.library.focus_cards()

    def _on_imported(self, found: Imported) -> None:
        self.desk.reload_cards(self._language, self.problem.emit)
        text = tr("%n card(s) imported; the program plays %1 of them by itself.", "", found.number)
        self.told.emit(text.replace("%1", str(found.plays)))

    def open_card(self, card: str) -> None:
        """Show a card, whatever was searched before."""
        self.library.show_card(card)
        self.panel.show_card(card)

    def search_for(self, query: str) -> None:
        """Search, whatever was searched before."""
        self.library.show_all()
        self.library.search.line.setText(query)

    def _on_collection(self) -> None:
        if self.isVisible():
            self.library.update_collection()
            self.panel.update_collection()

    def _guarded(self, run: partial[None]) -> None:
        try:
            run()
        except Exception as problem:
            if not hasattr(problem, "reason"):
                raise
            self.problem.emit(problem)

    def _count(self, cards: Sequence[str], by: int) -> None:
        owned = self.desk.owned
        counts = {card: min(MOST_OWNED, max(0, owned.get(card, 0) + by)) for card in cards}
        self._guarded(partial(self.desk.set_owned, counts))

    def _toggle_favourites(self, cards: Sequence[str]) -> None:
        on = not all(card in self.desk.favourites for card in cards)
        for card in cards:
            self._guarded(partial(self.desk.set_favourite, card, on))

    def _ask_owned(self, cards: Sequence[str]) -> None:
        number, wanted = QInputDialog.getInt(
            self, tr("I own"), tr("How many of each chosen card do you own?"), 1, 0, MOST_OWNED
        )
        if wanted:
            self._guarded(partial(self.desk.set_owned, dict.fromkeys(cards, number)))

    def _show_menu(self, _card: str, where: QPoint) -> None:
        chosen = self.library.chosen()
        menu = QMenu(self)
        for say, run in (
            (tr("One more of my own"), partial(self._count, chosen, 1)),
            (tr("One fewer of my own"), partial(self._count, chosen, -1)),
            (tr("I own …"), partial(self._ask_owned, chosen)),
            (tr("Favourite"), partial(self._toggle_favourites, chosen)),
        ):
            menu.addAction(say).triggered.connect(lambda _checked=False, run=run: run())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(where)
