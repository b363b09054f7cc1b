"""A short note over the table: what was passed for the player since he was asked last."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.tabletop.accessibility import announce
from cthulhu_desktop.ui.theme import BRASS, BRASS_LIGHT, TABLE_DEEP, Role

STAYS_MS = 7000
MOST_HIGH = 0.16  # of the table: more hides cards that lie below
SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # of the usual size of the letters, but no smaller than at 100 % text size
MARGIN = 10
RULE = "CG-9.1.3"  # who acts in a window, and how it ends


class TraceNote(QWidget):
    """Goes by itself after a while, or when it is clicked. `stops_wanted()` when its link is followed,
    `rule_wanted(number)` when that of the rule is."""

    stops_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        flags = Qt.TextInteractionFlag
        self.label.setTextInteractionFlags(flags.LinksAccessibleByMouse)
        self.label.linkActivated.connect(self._follow)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.addWidget(self.label)
        self._going = QTimer(self, singleShot=True, interval=STAYS_MS)
        self._going.timeout.connect(self.hide)
        self.hide()

    def tell(self, text: str, area: QRect) -> None:
        """Show a note over the table, which fills `area`; "" hides the old one."""
        self._text = text
        if not text:
            self.hide()
            return
        self.retranslate()
        self.place(area)
        self.show()
        self.raise_()
        self._going.start()
        announce(self, text)

    def text(self) -> str:
        """What it says, "" while it is hidden."""
        return "" if self.isHidden() else self._text

    def place(self, area: QRect) -> None:
        """Stand beside the other's hand, at the upper right of the cloth: at the lower edge a full own hand would lie
        below it. `area` is the whole table."""
        width = min(theme.px(330), round(area.width() * 0.3))
        if width > 40:
            self.setFixedWidth(width)
            most = round(area.height() * MOST_HIGH)
            for share in SHARES:
                self.label.setFont(theme.font(Role.TEXT, 12.5 * share))
                height = self.heightForWidth(width)
                if height <= most or theme.scale() * share < 1:
                    break
            self.setFixedHeight(height)
            right = area.right() - round(area.width() * 0.135)
            self.move(right - width, area.top() + MARGIN)

    def mousePressEvent(self, event: object) -> None:
        """A click puts the note away."""
        self.hide()

    def retranslate(self) -> None:
        """Say it again; the text itself is made anew with the next note."""
        stops = escape(tr("Stops …"))
        link = f'<a href="stops" style="color:{BRASS_LIGHT}">{unbroken(stops)}</a>'
        why = escape(tr("Rule %1").replace("%1", RULE))
        rule = f'<a href="rule" style="color:{BRASS_LIGHT}">{unbroken(why)}</a>'
        self.label.setText(f"{escape(self._text)} &nbsp; {link} &nbsp; {rule}")

    def _follow(self, link: str) -> None:
        if link == "rule":
            self.rule_wanted.emit(RULE)
        else:
            self.stops_wanted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour(BRASS, 0.8), 1.2))
        painter.setBrush(theme.colour(TABLE_DEEP, 0.92))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)


def unbroken(text: str) -> str:
    """A text of HTML that is not broken into two lines."""
    return text.replace(" ", "&nbsp;")
