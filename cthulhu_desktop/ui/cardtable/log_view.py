"""The log: what has occurred, in sentences, grouped by turn and phase; a line shows its cards and offers its rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtCore import QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent, QShowEvent, QTextCursor, QTextFormat, QWheelEvent
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.kernel import Occurrence
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardtable.log_lines import Weight, cards_of, rule_of, weight_of
from cthulhu_desktop.ui.tabletop.words import wording_now
from cthulhu_desktop.ui.theme import BRASS, BRASS_DARK, INK, MUTED_INK, Role
from cthulhu_desktop.wording.cards import log_line

LATEST = 300  # lines shown at once; the earlier ones when asked for, since a whole game has thousands


class LogView(QTextBrowser):
    """All lines, the newest last, as one player may know them.

    Signals: `line_chosen(cards, rule)` when a line is clicked; `rule_wanted(number)` for the rule beside it.
    """

    line_chosen = Signal(object, str)
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.anchorClicked.connect(self._follow)
        self._follows = True  # whether the newest line is kept in sight
        self.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self._all: list[Occurrence] = []
        self._names: Sequence[str] = ()
        self._titles: Sequence[str] = ()
        self._full = False
        self._whole = False
        self._mark: QTextCursor | None = None  # the line the keyboard is on
        self._heads: list[int] = []  # headings whose lines are still to come
        self.redress()

    # -- contents ------------------------------------------------------------------------------------------------
    def begin(self, occurrences: Iterable[Occurrence], names: Sequence[str], titles: Sequence[str]) -> None:
        """Show these lines and nothing else."""
        self._all, self._names, self._titles = list(occurrences), names, titles
        self._whole = False
        self.redress()

    def set_full(self, full: bool) -> None:
        """Tell of every step, or only of what matters."""
        if full != self._full:
            self._full = full
            self.redress()

    def add(self, occurrence: Occurrence) -> str:
        """Add a line; its text, also where it is not shown."""
        self._all.append(occurrence)
        html = self._html(len(self._all) - 1)
        if html:
            self.append(html)
            self._to_end()
        return self.line(occurrence)

    def _to_end(self) -> None:
        """The newest line comes into sight, unless the reader has gone back to earlier ones."""
        if self._follows:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _scrolled(self, _action: int = 0) -> None:
        bar = self.verticalScrollBar()
        self._follows = bar.sliderPosition() >= bar.maximum() - 4

    def line(self, occurrence: Occurrence) -> str:
        """The sentence of an occurrence."""
        return log_line(wording_now(), occurrence, self._names, self._titles)

    def redress(self) -> None:
        """Say all lines anew: the language or the fonts have changed."""
        self.setAccessibleName(tr("Log of the game"))
        self.document().setDefaultFont(theme.font(Role.TEXT, 12.5))
        self._heads, self._mark = [], None
        self.setExtraSelections([])
        first = 0 if self._whole else self._start()
        parts = [self._html(index) for index in range(first, len(self._all))]
        if first:
            earlier = escape(tr("Show the earlier lines"))
            link = f'<a style="color:{BRASS_DARK}" href="all:">{earlier}</a>'
            parts.insert(0, f'<p style="margin:2px 0 6px 0">{link}</p>')
        self.setHtml("".join(parts))
        self._follows = True
        self._to_end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._to_end()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._to_end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event)
        self._scrolled()

    def _start(self) -> int:
        """The first of the latest lines, counted over those that are shown."""
        left = LATEST
        for index in range(len(self._all) - 1, -1, -1):
            if self._full or weight_of(self._all[index]) is not Weight.STEP:
                left -= 1
                if left == 0:
                    return index
        return 0

    def _html(self, index: int) -> str:
        """The paragraph of a line, with the headings that waited for it; "" for one that is not shown yet."""
        weight = weight_of(self._all[index])
        if weight is Weight.STEP and not self._full:
            return ""
        if weight is Weight.PHASE and not self._full:
            self._heads = [head for head in self._heads if weight_of(self._all[head]) is Weight.TURN] + [index]
            return ""
        if weight is Weight.TURN:
            self._heads = []
            return self._paragraph(index, weight)
        heads, self._heads = self._heads, []
        return "".join(self._paragraph(head, weight_of(self._all[head])) for head in heads) + self._paragraph(
            index, weight
        )

    def _paragraph(self, index: int, weight: Weight) -> str:
        occurrence = self._all[index]
        text = escape(self.line(occurrence))
        above, below, indent = 1, 1, theme.px(10)
        colour = INK
        if weight is Weight.TURN:
            text, above, below, indent, colour = f"<b>{text}</b>", theme.px(12), 3, 0, BRASS_DARK
        elif weight is Weight.PHASE:
            text, above, indent, colour = f"<i>{text}</i>", theme.px(5), theme.px(4), MUTED_INK
        elif weight is Weight.HEAVY:
            text = f"<b>{text}</b>"
        elif weight is Weight.STEP:
            colour = MUTED_INK
        style = f"color:{colour};text-decoration:none"
        link = f'<a style="{style}" href="line:{index}">{text}</a>'
        return f'<p style="margin:{above}px 0 {below}px {indent}px">{link}</p>'

    # -- the reader ------------------------------------------------------------------------------------------------
    def _follow(self, url: QUrl) -> None:
        if url.scheme() == "all":
            self._whole = True
            self.redress()
            self._follows = False
            self.verticalScrollBar().setValue(0)
        elif url.scheme() == "line":
            self.choose(int(url.path()))

    def choose(self, index: int) -> None:
        """Show what a line is about, as a click on it does."""
        if 0 <= index < len(self._all):
            occurrence = self._all[index]
            self.line_chosen.emit(cards_of(occurrence), rule_of(occurrence))

    def line_at(self, at: QPoint) -> int:
        """The number of the line under a point of the view, -1 if there is none."""
        scheme, _, path = self.anchorAt(at).partition(":")
        return int(path) if scheme == "line" and path.isdecimal() else -1

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button asks for the rule of a line."""
        index = self.line_at(event.pos())
        rule = rule_of(self._all[index]) if 0 <= index < len(self._all) else ""
        if rule:
            self.rule_wanted.emit(rule)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab leaves the log: it has thousands of links. Up and Down walk its lines."""
        return QWidget.focusNextPrevChild(self, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._walk(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._mark is not None:
            self.choose(self._line_of(self._mark))
        else:
            super().keyPressEvent(event)

    def _walk(self, step: int) -> None:
        """Mark the line above or below; the first step marks the last line."""
        block = self.document().lastBlock()
        if self._mark is not None:
            block = self._mark.block().next() if step > 0 else self._mark.block().previous()
        if not block.isValid():
            return
        cursor = QTextCursor(block)
        self._mark = cursor
        mark = QTextEdit.ExtraSelection()
        mark.cursor = cursor
        mark.format.setBackground(theme.colour(BRASS, 0.35))
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        self.setExtraSelections([mark])
        self.setAccessibleDescription(block.text())
        view = QTextCursor(block)
        self.setTextCursor(view)
        self.ensureCursorVisible()

    @staticmethod
    def _line_of(cursor: QTextCursor) -> int:
        fragment = cursor.block().begin().fragment()
        scheme, _, path = fragment.charFormat().anchorHref().partition(":")
        return int(path) if scheme == "line" and path.isdecimal() else -1

def link_of(rule: str) -> str:
    """A link to a rule in rich text; "" without one."""
    if not rule:
        return ""
    name = escape(tr("Rule {number}").format(number=rule))
    return f'<a href="rule:{rule}" style="color:{BRASS_DARK}">{name}</a>'
