"""The sheet on which a chapter is read."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QToolTip, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.rulebook.book import Book, Place
from cthulhu_desktop.rulebook.search import find_marks
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.rulebook.drawing import Faces, no_faces
from cthulhu_desktop.ui.rulebook.ornaments import paint_hand
from cthulhu_desktop.ui.rulebook.style import Style
from cthulhu_desktop.ui.rulebook.typeset import Foot, Spread, Typesetter
from cthulhu_desktop.ui.widgets.sheet import paint_paper, paint_rules

EDGE = 15  # pixels of the sheet's frame
_AIR = 1.2  # ems between the top of the sheet and the block that was jumped to
MIN_ZOOM, MAX_ZOOM = 0.7, 2.5


class PageView(QTextBrowser):
    """Shows one chapter. `followed(str)` is a link (rule:…, term:…, page:…); `zoomed(int)` asks for larger or smaller
    text."""

    followed = Signal(str)
    zoomed = Signal(int)

    def __init__(
        self, explain: Callable[[str], str], parent: QWidget | None = None,
        faces: Callable[[str], Faces] = lambda _language: no_faces,
    ) -> None:  # fmt: skip
        """`explain` gives the tool tip of a link, "" for none; `faces` the printed cards of diagrams in a language."""
        super().__init__(parent)
        self._explain = explain
        self._faces = faces
        self._book: Book | None = None
        self._page = 0
        self._foot: Sequence[Foot] = ()
        self._paper = QPixmap()
        self._words: list[str] = []
        self._shown: QTextDocument | None = None
        self.zoom = 1.0
        self.spread = Spread()
        self.marked: Place | None = None
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that came and went would change the width, and with it the page.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setStyleSheet("QTextBrowser { border: 0; padding: 0; background: transparent; }")
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))
        self.highlighted.connect(self._tell)

    # What is shown

    def show_page(self, book: Book, page: int, foot: Sequence[Foot]) -> None:
        """Set a chapter, from its beginning."""
        self._book, self._page, self._foot = book, page, foot
        self.marked = None
        self._set()
        self.verticalScrollBar().setValue(0)

    def show_message(self, text: str) -> None:
        """A sentence in place of a chapter."""
        self._book = None
        self.marked = None
        self.spread = Spread()
        document = QTextDocument(self)
        style = self._style()
        cursor = QTextCursor(document)
        cursor.setBlockFormat(style.block(2.0, align=Qt.AlignmentFlag.AlignHCenter))
        cursor.insertText(text, style.char(1.15))
        self._indent(document, style)
        self._change_document(document)

    def set_zoom(self, zoom: float) -> None:
        """The reader's own text size, on top of the theme's."""
        self.zoom = min(MAX_ZOOM, max(MIN_ZOOM, zoom))
        self.reset()

    def reset(self) -> None:
        """Set the chapter anew (another size, another font) and stay at the place."""
        if self._book is None:
            return
        place, mark = self.place(), self.marked
        self._set()
        self.scroll_to(place)
        self.marked = mark

    def _style(self) -> Style:
        dots = self.logicalDpiY() / 72
        points = theme.BASE_POINTS * 1.06 * theme.scale() * self.zoom
        style = Style(points, dots, 0)
        room = max(120.0, self.viewport().width() - 2 * self._least_margin(style))
        return Style(points, dots, style.column(room))

    def _least_margin(self, style: Style) -> float:
        return max(30.0, min(style.em * 2.6, self.viewport().width() * 0.09))

    def _set(self) -> None:
        assert self._book is not None
        style = self._style()
        document = QTextDocument(self)
        setter = Typesetter(document, self._book, style, ratio=self.devicePixelRatioF(),
                            faces=self._faces(self._book.language))  # fmt: skip
        if self._page == 0:
            setter.title_page()
        setter.page(self._page)
        setter.foot(self._foot)
        self.spread = setter.spread
        self._indent(document, style)
        self._change_document(document)
        self.mark_words(self._words)

    def _change_document(self, document: QTextDocument) -> None:
        """Set pages come as a whole: a page that is shown while it grows would be laid out again and again."""
        old, self._shown = self._shown, document
        self.setDocument(document)
        if old is not None:
            old.deleteLater()
        self._settle()

    def _settle(self) -> None:
        """Qt lays long texts out bit by bit; jumping to a place needs all of it, and the bar's range, now."""
        layout, bar = self.document().documentLayout(), self.verticalScrollBar()
        layout.blockBoundingRect(self.document().lastBlock())
        bar.setPageStep(self.viewport().height())
        bar.setRange(0, max(0, math.ceil(layout.documentSize().height() - self.viewport().height())))

    def _indent(self, document: QTextDocument, style: Style) -> None:
        """The column in the middle of the sheet."""
        form = document.rootFrame().frameFormat()
        side = (self.viewport().width() - style.width) / 2
        form.setLeftMargin(side)
        form.setRightMargin(side)
        form.setTopMargin(style.em * 1.8)
        form.setBottomMargin(style.em * 1.8)
        document.rootFrame().setFrameFormat(form)

    # Places

    def place(self) -> Place:
        """The block at the top of what is seen."""
        top = round(self._style().em * _AIR) + 8
        cursor = self.cursorForPosition(QPoint(self.viewport().width() // 2, top))
        place = self.spread.place_at(cursor.position())
        if self.verticalScrollBar().value() == 0 or place is None:
            return Place(self._page)
        return place

    def scroll_to(self, place: Place) -> None:
        """Bring a block to the top."""
        area = self._area(place)
        if area is None or place.block < 0:
            self.verticalScrollBar().setValue(0)
        else:
            self.verticalScrollBar().setValue(round(area.top() - self._style().em * _AIR))

    def mark(self, place: Place | None) -> None:
        """Point at a block, gently, until the next one; None for no block."""
        self.marked = place if place is not None and place.block >= 0 else None
        self.viewport().update()

    def _area(self, place: Place) -> QRectF | None:
        """Where a block lies in the document."""
        found = self.spread.range_of(place)
        if found is None:
            return None
        layout = self.document().documentLayout()
        block = self.document().findBlock(found[0])
        area = QRectF()
        while block.isValid() and block.position() <= found[1]:
            if block.length() > 1 or not area.isValid():
                area = area.united(layout.blockBoundingRect(block))
            block = block.next()
        return area

    # Words that were searched for

    def mark_words(self, words: Sequence[str]) -> int:
        """Highlight all words of a search; returns how many stretches."""
        self._words = list(words)
        selections = []
        block = self.document().begin()
        while block.isValid() and words:
            for start, end in find_marks(block.text(), words):
                selections.append(self._highlight(block.position() + start, block.position() + end))
            block = block.next()
        self.setExtraSelections(selections)
        return len(selections)

    def _highlight(self, start: int, end: int) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        form = QTextCharFormat()
        form.setBackground(theme.colour("#F2CF6B"))
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        form.setUnderlineColor(theme.colour(theme.BLOOD))
        selection.cursor = cursor
        selection.format = form
        return selection

    # Links

    def _tell(self, url: QUrl) -> None:
        """The glossary's words on a term, by mouse or keyboard."""
        text = self._explain(url.toString()) if not url.isEmpty() else ""
        if not text:
            QToolTip.hideText()
            return
        pointer = self.viewport().mapFromGlobal(self.cursor().pos())
        if not self.viewport().rect().contains(pointer) or not self.underMouse():
            pointer = self.cursorRect().bottomLeft()
        QToolTip.showText(self.viewport().mapToGlobal(pointer), text, self)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from link to link; each is explained as under the mouse."""
        moved = super().focusNextPrevChild(forward)
        if self.hasFocus() and self.textCursor().hasSelection():
            self._tell(QUrl(self.textCursor().charFormat().anchorHref()))
        return moved

    # Qt

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Everything on a page comes with it; nothing is fetched from anywhere."""
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._paper = QPixmap()
        if event.size().width() != event.oldSize().width():
            self.reset()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.viewport().update()  # the sheet stays where it is

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.drawPixmap(0, 0, self._sheet())
        self._paint_mark(painter)
        painter.end()
        super().paintEvent(event)
        self._paint_edges()

    def _paint_edges(self) -> None:
        """Text goes under the frame of the sheet, not through it."""
        sheet, ratio = self._sheet(), self.devicePixelRatioF()
        painter = QPainter(self.viewport())
        width, height = self.viewport().width(), self.viewport().height()
        for top in (0, height - EDGE):
            area = QRectF(0, top, width, EDGE)
            painter.drawPixmap(area, sheet, QRectF(0, top * ratio, width * ratio, EDGE * ratio))
        if self.hasFocus():
            paint_rules(painter, QRectF(self.viewport().rect()).adjusted(7.5, 7.5, -7.5, -7.5), theme.BLOOD)
        painter.end()

    def _sheet(self) -> QPixmap:
        if self._paper.isNull():
            ratio = self.devicePixelRatioF()
            self._paper = QPixmap(self.viewport().size() * ratio)
            self._paper.setDevicePixelRatio(ratio)
            painter = QPainter(self._paper)
            area = QRectF(self.viewport().rect())
            paint_paper(painter, area)
            paint_rules(painter, area.adjusted(7.5, 7.5, -7.5, -7.5))
            painter.end()
        return self._paper

    def _paint_mark(self, painter: QPainter) -> None:
        area = self._area(self.marked) if self.marked is not None else None
        if area is None:
            return
        style = self._style()
        area = area.translated(0, -self.verticalScrollBar().value())
        side = (self.viewport().width() - style.width) / 2
        area = QRectF(side, area.top(), style.width, area.height()).adjusted(-8, -3, 8, 3)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("#F6E3AE", 0.75))
        painter.drawRoundedRect(area, 4, 4)
        painter.setPen(QPen(theme.colour(theme.BLOOD), 3))
        painter.drawLine(area.topLeft(), area.bottomLeft())
        height = min(style.em * 1.1, side * 0.45)
        paint_hand(painter, QRectF(area.left() - height * 1.5 - 5, area.top() + 4, height * 1.5, height))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoomed.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Backspace turn over as in every reader; the rest is Qt's."""
        if event.key() == Qt.Key.Key_Space:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + bar.pageStep() * (-1 if back else 1))
            return
        super().keyPressEvent(event)

    def visible_name(self) -> str:
        """The accessible name: which chapter this is."""
        if self._book is None:
            return tr("Rulebook")
        return self._book.pages[self._page].title
