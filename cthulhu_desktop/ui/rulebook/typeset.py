"""Sets pages of a book into a QTextDocument and remembers where each block came to lie."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QImage,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextList,
    QTextListFormat,
    QTextTableCellFormat,
    QTextTableFormat,
)

from cthulhu_desktop.rulebook.book import (
    Block,
    Book,
    Figure,
    Heading,
    Kind,
    Line,
    Page,
    Paragraph,
    Picture,
    Place,
    Scene,
    Table,
    words_of,
)
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.rulebook import diagrams
from cthulhu_desktop.ui.rulebook.drawing import Faces, no_faces
from cthulhu_desktop.ui.rulebook.ornaments import die_image, ornament
from cthulhu_desktop.ui.rulebook.style import Align, Style
from cthulhu_desktop.ui.theme import Role

_RULE_GAP = "\u2002"


@dataclass
class Spread:
    """Where blocks lie in the document: `starts[i]`, `ends[i]` are positions of `places[i]`, in order."""

    places: list[Place] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)

    def add(self, place: Place, start: int, end: int) -> None:
        """A block was set from `start` to `end`."""
        self.places.append(place)
        self.starts.append(start)
        self.ends.append(end)

    def range_of(self, place: Place) -> tuple[int, int] | None:
        """The positions of a block."""
        for index, other in enumerate(self.places):
            if other == place:
                return self.starts[index], self.ends[index]
        return None

    def place_at(self, position: int) -> Place | None:
        """The block in which a position lies."""
        index = bisect_right(self.starts, position) - 1
        return self.places[index] if index >= 0 else None


@dataclass(frozen=True)
class Foot:
    """A link under a page: where it leads, and its words."""

    target: str
    text: str


class Typesetter:
    """Fills `document`. Texts of links to terms and rules come from `book`."""

    def __init__(
        self, document: QTextDocument, book: Book, style: Style, *, ratio: float, printed: bool = False,
        faces: Faces = no_faces,
    ) -> None:  # fmt: skip
        self.document = document
        self.book = book
        self.style = style
        self.ratio = ratio
        self.printed = printed
        self.faces = faces
        self.spread = Spread()
        document.clear()
        document.setDocumentMargin(0)
        document.setIndentWidth(style.em * 1.5)
        document.setDefaultFont(style.font())
        self.cursor = QTextCursor(document)
        self._fresh = True
        self._list_of: Kind | None = None
        self._list: QTextList | None = None
        self._pictures = 0

    # Blocks of text

    def _begin(self, form: QTextBlockFormat) -> None:
        """Start a paragraph (the document's first one is there already)."""
        self._list_of = None
        if self._fresh:
            self.cursor.setBlockFormat(form)
        else:
            self.cursor.insertBlock(form, QTextCharFormat())
        self._fresh = False

    def title_page(self) -> None:
        """The book's name over its first page."""
        s = self.style
        self._begin(s.block(0.2, 0.25, Align.AlignHCenter))
        self.cursor.insertText(self.book.head.title, s.char(2.3, theme.BLOOD, role=Role.TITLE, weight=600))
        if self.book.head.subtitle:
            self._begin(s.block(0, 0.8, Align.AlignHCenter))
            self.cursor.insertText(self.book.head.subtitle, s.char(1.1, theme.MUTED_INK, italic=True))

    def page(self, number: int) -> None:
        """A whole chapter."""
        page = self.book.pages[number]
        s = self.style
        self._begin(s.block(0.3, 0.2, Align.AlignHCenter))
        start = self.cursor.position()
        self.cursor.insertText(page.title, s.char(1.75, theme.INK, role=Role.TITLE, weight=600))
        self.spread.add(Place(number), start, self.cursor.position())
        self._ornament("title", 0.7)
        self._blocks(page, number)

    def _blocks(self, page: Page, number: int) -> None:
        initial = True
        for index, block in enumerate(page.blocks):
            start = self.cursor.position() + (0 if self._fresh else 1)
            if initial and isinstance(block, Paragraph) and block.kind is Kind.TEXT:
                self._paragraph(block, Place(number, index), initial=True)
                initial = False
            else:
                self._block(block, Place(number, index))
                initial = initial and not isinstance(block, Heading)
            self.spread.add(Place(number, index), start, self.cursor.position())

    def _block(self, block: Block, place: Place) -> None:
        match block:
            case Heading():
                big = block.level == 2
                self._begin(self.style.block(0.9, 0.35, line=110))
                self.cursor.insertText(
                    block.title, self.style.char(1.22 if big else 1.05, theme.BLOOD, role=Role.TITLE, weight=600)
                )
            case Paragraph():
                self._paragraph(block, place)
            case Figure():
                self._figure(block, self.style.width, place)
            case Table():
                self._table(block, place)
            case Scene():
                self._scene(block, place)

    def foot(self, links: Sequence[Foot]) -> None:
        """The end of a chapter: an ornament, and where to read on."""
        self._ornament("end", 1.2)
        self._begin(self.style.block(0.3, 1.0, Align.AlignHCenter))
        for number, link in enumerate(links):
            if number:
                self.cursor.insertText("\u2003·\u2003", self.style.char(1.0, theme.MUTED_INK))
            self._link(link.text, link.target, self.style.char(1.05, theme.BRASS_DARK, italic=True))

    def _ornament(self, name: str, below: float) -> None:
        self._begin(self.style.block(0, below, Align.AlignHCenter, line=100))
        width, height = self.style.width * 0.62, self.style.em * (1.9 if name == "end" else 0.9)
        self._image(ornament(name, width, height, self.ratio), width, height)

    # Lines

    def _paragraph(self, block: Paragraph, place: Place, *, initial: bool = False) -> None:
        s = self.style
        if block.kind is Kind.TEXT:
            self._begin(s.initial_block() if initial else s.block(align=s.flow))
        else:
            self._item(block.kind)
        self._line(block.line, initial=initial)
        self._rules(block.rules, place)

    def _item(self, kind: Kind) -> None:
        form = self.style.block(0, 0.3)
        if self._list is not None and self._list_of is kind:
            self.cursor.insertBlock(form, QTextCharFormat())
            self._list.add(self.cursor.block())
            self.cursor.setBlockCharFormat(self.style.char(1.0, theme.BLOOD))
            return
        self._begin(form)
        shape = QTextListFormat()
        bullets = kind is Kind.BULLET
        shape.setStyle(QTextListFormat.Style.ListDisc if bullets else QTextListFormat.Style.ListDecimal)
        shape.setIndent(1)
        self._list = self.cursor.createList(shape)
        self.cursor.setBlockCharFormat(self.style.char(1.0, theme.BLOOD))
        self._list_of = kind

    def _line(self, line: Line, *, initial: bool = False, factor: float = 1.0, weight: int = 0) -> None:
        for part in line:
            if isinstance(part, Picture):
                side = self.style.em * 1.3
                self._image(die_image(part.target.partition(":")[2], side, self.ratio), side, side, part.text)
                continue
            text = part.text
            if initial and text[:1].isalpha():
                # A raised initial, not a dropped picture: the word stays whole for searching and reading aloud.
                self.cursor.insertText(text[0], self.style.char(2.0, theme.BLOOD, role=Role.TITLE, weight=600))
                text = text[1:]
            initial = False
            form = self.style.char(factor, italic=part.emphasis, weight=700 if part.strong else weight)
            if part.target:
                form.setForeground(theme.colour(theme.BRASS_DARK))
                self._link(text, part.target, form)
            else:
                self.cursor.insertText(text, form)

    def _link(self, text: str, target: str, form: QTextCharFormat) -> None:
        if not self.printed:
            form.setAnchor(True)
            form.setAnchorHref(target)
            form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
            form.setUnderlineColor(theme.colour(theme.BRASS))
        self.cursor.insertText(text, form)

    def _rules(self, rules: Sequence[str], place: Place) -> None:
        """The numbers at the end, small; those that are told elsewhere lead there."""
        for number, rule in enumerate(rules):
            form = self.style.char(0.72, theme.MUTED_INK)
            self.cursor.insertText(_RULE_GAP if number == 0 else "\u2009\u2009", form)
            home = self.book.place_of_rule(rule)
            short = rule.partition("-")[2]
            if home == place or self.printed:
                self.cursor.insertText(short, form)
            else:
                self._link(short, f"rule:{rule}", form)

    # Pictures

    def _image(self, image: QImage, width: float, height: float, text: str = "") -> None:
        name = f"picture:{self._pictures}"
        self._pictures += 1
        self.document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)
        form = QTextImageFormat()
        form.setName(name)
        form.setWidth(width)
        form.setHeight(height)
        form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        if text:
            form.setProperty(QTextFormat.Property.ImageAltText, text)
            form.setToolTip(text)
        self.cursor.insertImage(form)

    def _figure(self, figure: Figure, width: float, place: Place) -> None:
        picture, height = diagrams.draw(figure.recipe, self.book.head.labels, width, self.style.zoom, self.faces)
        image = diagrams.image_of(picture, width, height, self.ratio)
        self._begin(self.style.block(0.2, 0.15, Align.AlignHCenter, line=100))
        self._image(image, width, max(1.0, height), figure.text)
        self._begin(self.style.block(0, 0.7, Align.AlignHCenter, line=110))
        self.cursor.insertText(figure.text, self.style.char(0.9, theme.MUTED_INK, italic=True))
        self._rules(figure.rules, place)

    # Frames

    def _close_gap(self) -> None:
        """Qt keeps an empty paragraph between two frames: make it a hair's breadth high."""
        self._list_of = None
        if self._fresh:
            form = self.style.block(0, 0)
            form.setLineHeight(1, int(QTextBlockFormat.LineHeightTypes.FixedHeight.value))
            self.cursor.setBlockFormat(form)

    def _scene(self, scene: Scene, place: Place) -> None:
        s = self.style
        self._close_gap()
        form = QTextFrameFormat()
        form.setBackground(theme.colour("#E3D4B1"))
        form.setBorder(1)
        form.setBorderBrush(theme.colour(theme.BRASS))
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setPadding(s.em * 0.7)
        form.setTopMargin(s.em * 0.3)
        form.setBottomMargin(s.em * 0.7)
        form.setLeftMargin(0)
        form.setRightMargin(0)
        outer = self.cursor.currentFrame()
        self.cursor.insertFrame(form)
        self._fresh = True
        for part in scene.parts:
            if isinstance(part, Figure):
                self._figure(part, s.width - s.em * 1.4 - 2, place)
            else:
                self._paragraph(part, place)
        self.cursor = outer.lastCursorPosition()
        self._fresh = True

    def _table(self, table: Table, place: Place) -> None:
        s = self.style
        self._close_gap()
        form = QTextTableFormat()
        form.setBorderCollapse(True)
        form.setBorder(0)
        form.setCellPadding(s.em * 0.28)
        form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        form.setHeaderRowCount(1)
        form.setBottomMargin(s.em * 0.3)
        form.setColumnWidthConstraints(_widths(table))
        rows: Iterable[tuple[Line, ...]] = (table.header, *table.rows)
        outer = self.cursor.currentFrame()
        grid = self.cursor.insertTable(len(table.rows) + 1, len(table.header), form)
        for number, row in enumerate(rows):
            for column, line in enumerate(row):
                cell = grid.cellAt(number, column)
                cell.setFormat(_cell(head=number == 0))
                self.cursor = cell.firstCursorPosition()
                self.cursor.setBlockFormat(s.block(0, 0, line=105))
                self._line(line, factor=0.92, weight=650 if number == 0 else 0)
        self.cursor = outer.lastCursorPosition()
        self._fresh = True
        if table.rules:
            self._begin(s.block(0, 0.7, Align.AlignRight))
            self._rules(table.rules, place)


def _widths(table: Table) -> list[QTextLength]:
    """Columns as wide as their words need, by the longest cell."""
    columns = zip(table.header, *table.rows, strict=True)
    longest = [max(len(words_of(cell)) for cell in column) for column in columns]
    shares = [max(3.0, min(float(length), 46.0)) ** 0.72 for length in longest]
    return [QTextLength(QTextLength.Type.PercentageLength, 100 * share / sum(shares)) for share in shares]


def _cell(*, head: bool) -> QTextTableCellFormat:
    form = QTextTableCellFormat()
    form.setBottomBorder(1.5 if head else 0.7)
    form.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBottomBorderBrush(theme.colour(theme.BRASS_DARK if head else theme.BRASS))
    form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignTop)
    return form

