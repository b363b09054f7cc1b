"""The paper panel beside the table: the card that is looked at, and the log."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.store import FaceStore
from cthulhu_desktop.ui.cardtable.log_view import LogView, link_of
from cthulhu_desktop.ui.cardtable.zoom import PanelZoom
from cthulhu_desktop.ui.tabletop.frame import PanelGround
from cthulhu_desktop.ui.theme import BRASS_DARK, Role
from cthulhu_desktop.ui.widgets.sheet import Ornament

ZOOM_LEAST = 420  # pixels of height at 100 % text size below which there is no room for a card above the log


class SidePanel(QFrame):
    """Zoom above, log below. Where it is a drawer over the table the zoom floats elsewhere and the log has it all."""

    rule_wanted = Signal(str)

    def __init__(self, faces: FaceStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "paper")
        self.zoom = PanelZoom(faces)
        self.log = LogView()
        self.title = QLabel()
        theme.set_font(self.title, Role.TITLE, 13, weight=600)
        self.title.setProperty("tone", "brass")
        self.title.setContentsMargins(8, 2, 8, 0)
        self.rule = QLabel()
        theme.set_font(self.rule, Role.TEXT, 12.5)
        self.rule.setContentsMargins(10, 0, 8, 4)
        flags = Qt.TextInteractionFlag
        self.rule.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)
        self.rule.linkActivated.connect(lambda link: self.rule_wanted.emit(link.removeprefix("rule:")))
        self.rule.hide()
        self._rule = ""
        self._floating = False
        self._between = Ornament(BRASS_DARK)
        self.zoom.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 4)
        column.setSpacing(2)
        column.addWidget(self.zoom, 5)
        column.addWidget(self._between)
        column.addWidget(self.title)
        column.addWidget(self.log, 4)
        column.addWidget(self.rule)
        self._ground = PanelGround()
        self.retranslate()

    def set_floating(self, floating: bool) -> None:
        """Whether the zoom is shown elsewhere."""
        if floating != self._floating:
            self._floating = floating
            self._arrange()

    @property
    def has_zoom(self) -> bool:
        """Whether the card is shown here."""
        return not self._floating and self.height() >= theme.px(ZOOM_LEAST)

    def _arrange(self) -> None:
        for widget in (self.zoom, self._between):
            widget.setVisible(self.has_zoom)

    def offer_rule(self, rule: str) -> None:
        """A link below the log to the rule of the line that was chosen; "" for none."""
        self._rule = rule
        self.rule.setText(link_of(rule))
        self.rule.setVisible(bool(rule))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(tr("Log"))
        self.zoom.retranslate()
        self.offer_rule(self._rule)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._ground.paint(self)
