"""The paper panel beside the table: the card that is looked at, and the log."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.store import FaceStore
from cthulhu_desktop.ui.cardtable.log_view import LogView, link_of
from cthulhu_desktop.ui.cardtable.zoom import PanelZoom
from cthulhu_desktop.ui.tabletop.side_panel import CardAndLog
from cthulhu_desktop.ui.theme import Role


class SidePanel(CardAndLog):
    """Zoom above, log below. Where it is a drawer over the table the zoom floats elsewhere and the log has it all."""

    rule_wanted = Signal(str)

    def __init__(self, faces: FaceStore, parent: QWidget | None = None) -> None:
        self.zoom, self.log = PanelZoom(faces), LogView()
        self._floating = False
        super().__init__(self.zoom, self.log, parent)
        self.rule = QLabel()
        theme.set_font(self.rule, Role.TEXT, 12.5)
        self.rule.setContentsMargins(10, 0, 8, 4)
        flags = Qt.TextInteractionFlag
        self.rule.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)
        self.rule.linkActivated.connect(lambda link: self.rule_wanted.emit(link.removeprefix("rule:")))
        self.rule.hide()
        self._rule = ""
        self.column.addWidget(self.rule)
        self.retranslate()

    def set_floating(self, floating: bool) -> None:
        """Whether the zoom is shown elsewhere."""
        if floating != self._floating:
            self._floating = floating
            self.arrange()

    @property
    def has_zoom(self) -> bool:
        """Whether the card is shown here."""
        return not self._floating and super().has_zoom

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
