"""The left side of the builder: the library, and what can take its place for a while."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.ui.deckbuilder.lazy_faces import FaceSource
from cthulhu_desktop.ui.deckbuilder.library_view import LibraryView
from cthulhu_desktop.ui.widgets.texts import Texts

if TYPE_CHECKING:  # imported with the first panel of each kind
    from cthulhu_desktop.ui.deckbuilder.card_panel import CardSide
    from cthulhu_desktop.ui.deckbuilder.sample_hand import SampleHandPanel
    from cthulhu_desktop.ui.deckbuilder.side_panels import ComparePanel, ShortagePanel, SidePanel, VersionsPanel

Panel = TypeVar("Panel", bound="SidePanel")


class Sides(QStackedWidget):
    """A panel is made when it is first asked for: the builder opens faster without. `left` asks for the library again,
    `problem(object)` tells of trouble; the other signals are those of the card page and the versions."""

    left = Signal()
    problem = Signal(object)
    restore_wanted = Signal(object, int)
    add_wanted = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, texts: Texts, desk: DeckDesk, faces: FaceSource, title: Callable[[str], str],
                 parent: QWidget | None = None, *, kept: MutableMapping[str, str] | None = None) -> None:  # fmt: skip
        """`kept`: as for the library."""
        super().__init__(parent)
        self._texts, self._desk, self._faces, self._title = texts, desk, faces, title
        self._language = "en"
        self.library = LibraryView(texts, desk, faces, self, with_deck=True, kept=kept)
        self.addWidget(self.library)

    def _join(self, panel: Panel) -> Panel:
        self.addWidget(panel)
        panel.left.connect(self.left)
        panel.problem.connect(self.problem)
        return panel

    @cached_property
    def card(self) -> CardSide:
        """The page of a card."""
        from cthulhu_desktop.ui.deckbuilder.card_panel import CardPanel, CardSide

        side = self._join(CardSide(self._texts, CardPanel(self._texts, self._desk, self._faces)))
        side.panel.set_language(self._language)
        side.panel.problem.connect(self.problem)
        side.panel.rule_wanted.connect(self.rule_wanted)
        side.add.clicked.connect(lambda: self.add_wanted.emit(side.panel.card))
        return side

    @cached_property
    def hand(self) -> SampleHandPanel:
        """Sample hands."""
        from cthulhu_desktop.ui.deckbuilder.sample_hand import SampleHandPanel

        panel = SampleHandPanel(self._texts, self._faces)
        self.addWidget(panel)
        panel.left.connect(self.left)
        return panel

    @cached_property
    def versions(self) -> VersionsPanel:
        """All versions of the deck."""
        from cthulhu_desktop.ui.deckbuilder.side_panels import VersionsPanel

        panel = self._join(VersionsPanel(self._texts, self._desk, self._title))
        panel.restore_wanted.connect(self.restore_wanted)
        return panel

    @cached_property
    def compare(self) -> ComparePanel:
        """The deck against another one."""
        from cthulhu_desktop.ui.deckbuilder.side_panels import ComparePanel

        return self._join(ComparePanel(self._texts, self._desk, self._title))

    @cached_property
    def shortage(self) -> ShortagePanel:
        """What the collection lacks."""
        from cthulhu_desktop.ui.deckbuilder.side_panels import ShortagePanel

        return self._join(ShortagePanel(self._texts, self._desk, self._title))

    @property
    def made_card(self) -> CardSide | None:
        """The page of a card if it was shown before."""
        return self.card if "card" in self.__dict__ else None

    def set_language(self, language: str) -> None:
        """The language of cards."""
        self._language = language
        if self.made_card is not None:
            self.made_card.panel.set_language(language)
