"""Text on faces: fonts in layout units, titles that fit, and the text box with its signs."""

from __future__ import annotations

import html
import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPalette,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
    QTextOption,
)

from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.ui import theme, theme_fonts
from cthulhu_desktop.ui.cardfaces.colours import LETTERS, STRUGGLES
from cthulhu_desktop.ui.cardfaces.signs import sign_image
from cthulhu_desktop.wording import sentences
from cthulhu_desktop.wording.abilities.card_text import CardText, card_text
from cthulhu_desktop.wording.abilities.grammar import MissingPattern, grammar

log = logging.getLogger(__name__)

_EASY_FACTOR = 0.86  # Atkinson Hyperlegible looks larger at the same size
_PIECE = re.compile(r"(\*\*.+?\*\*|\[[TCAI]\])")
LARGEST, USUAL, FLOOR = 31, 26, 21  # sizes of the text box in layout units; 21 of 630 are 12 px in a zoom of 360 px
SIGN_PIXELS = 64
SURELY = 1.04  # so much wider than its room a line surely does not fit, whatever the rounding of sizes and kerning


def face_font(role: str, size: float, weight: int = 0, *, italic: bool = False, spacing: float = 0.0) -> QFont:
    """A font `size` layout units high. The easy-reading choice holds on cards, too; the text size does not (a card
    grows as a whole)."""
    if theme.look().easy_font:
        role, size = "easy", size * _EASY_FACTOR
    font = theme_fonts.make(role, 10, weight, italic)
    font.setPixelSize(max(1, round(size)))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + spacing)
    return font


class Line(NamedTuple):
    """A text broken to lines in a font; `whole` is off if it had to be cut."""

    font: QFont
    lines: tuple[str, ...]
    height: float
    whole: bool


@lru_cache(maxsize=1024)
def fit_line(
    text: str, role: str, width: float, sizes: range, *, weight: int = 0, most_lines: int = 1, spacing: float = 0.0
) -> Line:
    """The text in the largest of the sizes (falling) at which it fits `width` in at most so many lines."""
    font = face_font(role, sizes[0], weight, spacing=spacing)
    metrics = QFontMetricsF(font)
    needed = _least_width(text, metrics, most_lines) / sizes[0]
    for size in sizes:
        if needed * size > width * SURELY and size != sizes[-1]:
            continue
        font = face_font(role, size, weight, spacing=spacing)
        metrics = QFontMetricsF(font)
        for count in range(1, most_lines + 1):
            lines = _broken(text, metrics, width, count)
            if lines:
                return Line(font, lines, metrics.height(), True)
    cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    return Line(font, (cut,), metrics.height(), False)


def _least_width(text: str, metrics: QFontMetricsF, lines: int) -> float:
    """About as wide must the room be for so many lines, at the least. Widths grow with the size of the letters, so that
    one look at the largest size tells which need not be tried."""
    words = [metrics.horizontalAdvance(word) for word in text.split(" ")]
    if lines == 1 or len(words) < 2:
        return metrics.horizontalAdvance(text)
    space = metrics.horizontalAdvance(" ")
    whole = sum(words) + space * (len(words) - 1)
    if lines > 2:
        return max(*words, (whole - space * (lines - 1)) / lines)
    widest, begun = whole, 0.0
    for word in words[:-1]:
        begun += word + space
        widest = min(widest, max(begun - space, whole - begun))
    return widest


def forget_lines() -> None:
    """Fit all lines anew: the fonts have changed."""
    fit_line.cache_clear()


def _broken(text: str, metrics: QFontMetricsF, width: float, count: int) -> tuple[str, ...]:
    """The text in so many lines, as even as possible; nothing if it does not fit."""
    words = text.split(" ")
    if count == 1 or len(words) < 2:
        return (text,) if metrics.horizontalAdvance(text) <= width else ()
    if count == 2:
        best: tuple[float, tuple[str, ...]] | None = None
        for at in range(1, len(words)):
            pair = (" ".join(words[:at]), " ".join(words[at:]))
            longest = max(metrics.horizontalAdvance(part) for part in pair)
            if longest <= width and (best is None or longest < best[0]):
                best = (longest, pair)
        return best[1] if best else ()
    lines, line = [], ""
    for word in words:
        longer = f"{line} {word}".strip()
        if line and metrics.horizontalAdvance(longer) > width:
            lines.append(line)
            longer = word
        line = longer
    lines.append(line)
    fits = len(lines) <= count and all(metrics.horizontalAdvance(part) <= width for part in lines)
    return tuple(lines) if fits else ()


def draw_line(
    painter: QPainter, line: Line, box: QRectF, colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter, *, leading: float = 0.9,
) -> None:  # fmt: skip
    """Draw the lines, the whole of them centred in the box's height."""
    painter.setFont(line.font)
    painter.setPen(colour)
    step = line.height * leading
    top = box.center().y() - step * len(line.lines) / 2
    for number, text in enumerate(line.lines):
        where = QRectF(box.x(), top + number * step, box.width(), step)
        painter.drawText(where, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip), text)


# -- the text box -------------------------------------------------------------------------------------------------


class Fitted(NamedTuple):
    """A text box laid out: at which size, how high it is, and whether it is higher than its room."""

    document: QTextDocument
    size: int
    height: float
    flavour: bool
    overflow: bool


def title_of(definition: CardDef | StoryDef) -> str:
    """The title, with the dot of a unique card; the dot never stands alone in a line."""
    unique = isinstance(definition, CardDef) and definition.unique
    return f"•\u00a0{definition.title}" if unique else definition.title


def words_of(definition: CardDef | StoryDef, language: str, printed: str | None = None) -> CardText:
    """The card in words; with `printed` for its text if that is given. An imported card may do what we have no words
    for: then its text is left out."""
    if printed is None:
        try:
            return card_text(definition, language)
        except MissingPattern:
            log.warning("there are no words for what %s does", definition.id)
            printed = ""
    bare = card_text(replace(definition, abilities=()), language)
    lines = tuple(line.strip() for line in printed.splitlines() if line.strip())
    return replace(bare, keywords="", large="", paragraphs=lines)


def keyword_changes(card: CardDef | StoryDef, now: tuple[str, ...] | None, language: str) -> tuple[str, str]:
    """The keywords that a card has besides those printed, and those it has lost, in words."""
    if now is None or isinstance(card, StoryDef):
        return "", ""
    printed = [name for name, _number in card.keywords]
    known = grammar(language)
    gained = [str(known.look_up("keywords", name)) for name in now if name not in printed]
    lost = [str(known.look_up("keywords", name)) for name in printed if name not in now]
    return ", ".join(gained), ", ".join(lost)


def flavour_of(card_id: str, language: str) -> str:
    """The card's line of atmosphere, "" if it has none."""
    key = f"flavour.{card_id}"
    known = sentences(language)
    return known.say(key) if key in known else ""


def fit_text(text: CardText, flavour: str, width: float, height: float) -> Fitted:
    """The text box of a card in `width` × `height` units: as large as it fits, down to FLOOR. The line of atmosphere
    gives way before the text becomes small."""
    attempts = [(size, flavour) for size in range(LARGEST, USUAL - 4, -1) if flavour]
    attempts += [(size, "") for size in range(LARGEST, FLOOR - 1, -1)]
    fitted = None
    for size, line in attempts:
        document = text_document(text, line, size, width)
        tall = document.size().height()
        fitted = Fitted(document, size, tall, bool(line), tall > height)
        if not fitted.overflow:
            break
    assert fitted is not None
    return fitted


def text_document(text: CardText, flavour: str, size: float, width: float) -> QTextDocument:
    """Keywords, extra struggles, paragraphs and the line of atmosphere, laid out `width` units wide."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    document.setDefaultTextOption(option)
    document.setDefaultFont(face_font("text", size))
    for letter, name in LETTERS.items():
        document.addResource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(f"sign:{letter}"), _sign(name)
        )
    cursor = QTextCursor(document)
    blocks = [(part, 600 if part == text.keywords else 0, False) for part in text.text.split("\n") if part]
    blocks += [(flavour, 0, True)] if flavour else []
    for number, (part, weight, italic) in enumerate(blocks):
        block = QTextBlockFormat()
        block.setTopMargin(0 if number == 0 else size * (0.55 if italic else 0.30))
        block.setLineHeight(96, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if italic:
            block.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        if number:
            cursor.insertBlock(block)
        else:
            cursor.setBlockFormat(block)
        _insert(cursor, part, size * (0.92 if italic else 1.0), weight, italic)
    document.setTextWidth(width)
    return document


def _insert(cursor: QTextCursor, text: str, size: float, weight: int, italic: bool) -> None:
    for piece, kind in pieces(text):
        if kind == "sign":
            image = QTextImageFormat()
            image.setName(f"sign:{piece}")
            image.setWidth(size * 0.86)
            image.setHeight(size * 0.86)
            image.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
            image.setFont(face_font("text", size))
            cursor.insertImage(image)
            continue
        form = QTextCharFormat()
        form.setFont(face_font("text", size, 700 if kind == "strong" else weight, italic=italic))
        form.setForeground(theme.colour(theme.MUTED_INK if italic else theme.INK))
        cursor.insertText(piece, form)


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """The text's pieces with their kind: "plain", "strong" (`**so**`) or "sign" (the letter of `[T]`)."""
    for part in _PIECE.split(text):
        if part.startswith("**"):
            yield part[2:-2], "strong"
        elif _PIECE.fullmatch(part):
            yield part[1], "sign"
        elif part:
            yield part, "plain"


@lru_cache(maxsize=8)
def _sign(name: str) -> QImage:
    return sign_image(name, SIGN_PIXELS, theme.colour(theme.PAPER), theme.colour(STRUGGLES[name]))


def paint_document(painter: QPainter, document: QTextDocument, at: QPointF, clip: QRectF | None = None) -> None:
    """Paint a laid-out text with its upper left corner at a point."""
    painter.save()
    painter.translate(at)
    context = QAbstractTextDocumentLayout.PaintContext()
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, theme.colour(theme.INK))
    context.palette = palette
    if clip is not None:
        painter.setClipRect(clip.translated(-at), Qt.ClipOperation.IntersectClip)
    document.documentLayout().draw(painter, context)
    painter.restore()


def rich_text(text: CardText, flavour: str) -> str:
    """The whole text as HTML with its signs inside, for a view that scrolls."""
    blocks = []
    for part in text.text.split("\n"):
        inner = "".join(_markup(piece, kind) for piece, kind in pieces(part))
        blocks.append(f"<p>{f'<b>{inner}</b>' if part == text.keywords else inner}</p>" if part else "")
    if flavour:
        blocks.append(f"<p><i>{html.escape(flavour)}</i></p>")
    return "".join(blocks)


def _markup(piece: str, kind: str) -> str:
    if kind == "sign":
        return f'<img src="{_sign_address(LETTERS[piece])}" width="18" height="18" alt="{LETTERS[piece]}">'
    return f"<b>{html.escape(piece)}</b>" if kind == "strong" else html.escape(piece)


@lru_cache(maxsize=8)
def _sign_address(name: str) -> str:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    _sign(name).save(buffer, "PNG")  # type: ignore[call-overload]
    return f"data:image/png;base64,{bytes(data.toBase64().data()).decode('ascii')}"
