"""A whole book on paper: to a printer or into a PDF file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QGuiApplication,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPdfWriter,
    QTextDocument,
)

from cthulhu_desktop.rulebook.book import Book
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.rulebook.drawing import Faces, no_faces
from cthulhu_desktop.ui.rulebook.style import Style
from cthulhu_desktop.ui.rulebook.typeset import Typesetter

POINTS = 10.5
DOTS_AN_INCH = 300
_FOOT = 1.6  # ems under the text for the number of the page


def save_pdf(
    book: Book, file: Path, check: Callable[[], object] = lambda: None, faces: Faces = no_faces
) -> int:
    """Write the book to `file`; returns its number of pages. OSError if the file cannot be written.

    `check` is called between pages and may raise to stop.
    """
    # Qt would only say so on the console.
    with file.open("wb"):
        pass
    writer = QPdfWriter(str(file))
    writer.setResolution(DOTS_AN_INCH)
    writer.setTitle(book.head.title)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A5), QPageLayout.Orientation.Portrait, QMarginsF(16, 15, 16, 13),
            QPageLayout.Unit.Millimeter,
        )
    )  # fmt: skip
    pages = print_book(book, writer, check, faces)
    if not file.stat().st_size:
        raise OSError(f"nothing was written to {file}")
    return pages


def print_book(
    book: Book, device: QPagedPaintDevice, check: Callable[[], object] = lambda: None, faces: Faces = no_faces
) -> int:
    """Print the book on a device; returns the number of pages. Works in any thread."""
    room = device.pageLayout().paintRectPixels(device.logicalDpiY())
    style, body = layout_of(device, QSizeF(room.size()))
    foot = QRectF(0, body.height(), body.width(), room.height() - body.height())
    painter = QPainter(device)
    pages = 0
    for chapter in range(len(book.pages)):
        # One document a chapter: no single call takes long, so the window stays awake beside this.
        document = compose(book, chapter, device, style, body, faces)
        for number in range(document.pageCount()):
            check()
            if pages:
                device.newPage()
            paint_page(painter, document, body, number)
            pages += 1
            _paint_number(painter, style, foot, pages)
    painter.end()
    return pages


def layout_of(device: QPaintDevice, room: QSizeF) -> tuple[Style, QSizeF]:
    """The style of a printed page with `room` dots inside its margins, and the size of its text."""
    # Qt itself brings all lengths of a document from the screen's dots to the device's.
    dots = _screen_dots()
    larger = device.logicalDpiY() / dots
    style = Style(POINTS, dots / 72, room.width() / larger)
    return style, QSizeF(room.width(), room.height() - style.em * larger * _FOOT)


def _screen_dots() -> float:
    screen = QGuiApplication.primaryScreen()
    return screen.logicalDotsPerInchY() if screen is not None else 96.0


def compose(
    book: Book, chapter: int, device: QPaintDevice, style: Style, body: QSizeF, faces: Faces = no_faces
) -> QTextDocument:
    """A chapter, cut into pages as large as `body`."""
    document = QTextDocument()
    document.documentLayout().setPaintDevice(device)
    setter = Typesetter(document, book, style, ratio=device.logicalDpiY() / _screen_dots(), printed=True,
                        faces=faces)  # fmt: skip
    if chapter == 0:
        setter.title_page()
    setter.page(chapter)
    document.setPageSize(body)
    return document


def paint_page(painter: QPainter, document: QTextDocument, body: QSizeF, number: int) -> None:
    """The text of one page."""
    painter.save()
    painter.translate(0, -number * body.height())
    context = QAbstractTextDocumentLayout.PaintContext()
    area = QRectF(0, number * body.height(), body.width(), body.height())
    context.clip = area
    painter.setClipRect(area)
    document.documentLayout().draw(painter, context)
    painter.restore()


def _paint_number(painter: QPainter, style: Style, area: QRectF, number: int) -> None:
    painter.setFont(style.font(0.85))
    painter.setPen(theme.colour(theme.MUTED_INK))
    painter.drawText(area, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom), str(number))
