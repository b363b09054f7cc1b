"""What the paper panels beside the tables share."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.tabletop.frame import PanelGround
from cthulhu_desktop.ui.theme import BRASS_DARK, Role
from cthulhu_desktop.ui.widgets.sheet import Ornament


class PaperPanel(QFrame):
    """A sheet of aged paper; its brass edge is towards the table, on the side of the hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "paper")
        self._ground = PanelGround()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._ground.paint(self)


def panel_title(*, above: int = 2) -> QLabel:
    """The title of a section, `above` pixels below what comes before."""
    label = QLabel()
    theme.set_font(label, Role.TITLE, 13, weight=600)
    label.setProperty("tone", "brass")
    label.setContentsMargins(8, above, 8, 0)
    return label


class CardAndLog(PaperPanel):
    """The card that is looked at above, what was done below. Where the panel is low, the log has it all."""

    zoom_least: ClassVar[int] = 420  # pixels of height at 100 % text size below which there is no room for a card

    def __init__(self, zoom: QWidget, log: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = panel_title()
        between = Ornament(BRASS_DARK)
        self._above = (zoom, between)
        zoom.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(8, 6, 8, 4)
        self.column.setSpacing(2)
        self.column.addWidget(zoom, 5)
        self.column.addWidget(between)
        self.column.addWidget(self.title)
        self.column.addWidget(log, 4)

    @property
    def has_zoom(self) -> bool:
        """Whether the card is shown here."""
        return self.height() >= theme.px(self.zoom_least)

    def arrange(self) -> None:
        """Show the card where it has its room here."""
        for widget in self._above:
            widget.setVisible(self.has_zoom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
