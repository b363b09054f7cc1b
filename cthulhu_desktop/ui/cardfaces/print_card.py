"""Full faces, as they would be printed: 630 × 880 units of a tenth of a millimetre, stories 880 × 630."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces import frame
from cthulhu_desktop.ui.cardfaces.colours import LETTERS, LOWERED, RAISED, tint
from cthulhu_desktop.ui.cardfaces.marks import (
    icon_names,
    paint_changed,
    paint_count,
    paint_wounds,
    struggle_names,
    tokens_of,
)
from cthulhu_desktop.ui.cardfaces.shown import Shown
from cthulhu_desktop.ui.cardfaces.signs import paint_sign
from cthulhu_desktop.ui.cardfaces.words import Fitted, Line, draw_line, fit_line, paint_document, title_of
from cthulhu_desktop.wording.abilities.card_text import CardText

WIDTH, HEIGHT = 630.0, 880.0
TITLE = QRectF(142, 44, 350, 84)
ART = QRectF(62, 134, 506, 366)
TYPE = QRectF(30, 500, 570, 44)
TEXT = QRectF(70, 560, 490, 238)
STORY_ART = QRectF(40, 118, 440, 448)
STORY_TEXT = QRectF(572, 138, 258, 410)
SPINE = 516.0  # x of the struggles of a story


class Face(NamedTuple):
    """What a full face shows besides the printed values; `gained` and `lost` name keywords."""

    fitted: Fitted
    text: CardText
    shown: Shown | None
    scroll: float
    gained: str = ""
    lost: str = ""


def text_box(definition: CardDef | StoryDef) -> QRectF:
    """Where the text has its room, in layout units."""
    return STORY_TEXT if isinstance(definition, StoryDef) else TEXT


def art_box(definition: CardDef | StoryDef, box: QRectF) -> QRectF:
    """Where the picture is in a face that fills `box`."""
    story = isinstance(definition, StoryDef)
    window, factor = (STORY_ART if story else ART), box.width() / (HEIGHT if story else WIDTH)
    return QRectF(window.x() * factor, window.y() * factor, window.width() * factor, window.height() * factor)


def paint(painter: QPainter, box: QRectF, definition: CardDef | StoryDef, art: QImage | None, face: Face) -> None:
    """Paint the whole face into a box of the card's proportions."""
    painter.save()
    painter.translate(box.topLeft())
    if isinstance(definition, StoryDef):
        painter.scale(box.width() / HEIGHT, box.height() / WIDTH)
        _story(painter, definition, art, face)
    else:
        painter.scale(box.width() / WIDTH, box.height() / HEIGHT)
        _card(painter, definition, art, face)
    painter.restore()


def paint_scan(
    painter: QPainter, box: QRectF, definition: CardDef | StoryDef, scan: QImage, shown: Shown | None
) -> None:
    """The player's own picture of the whole card, with marks where values have changed."""
    painter.save()
    painter.translate(box.topLeft())
    lies = isinstance(definition, StoryDef)
    wide, high = (HEIGHT, WIDTH) if lies else (WIDTH, HEIGHT)
    painter.scale(box.width() / wide, box.height() / high)
    whole = QRectF(0, 0, wide, high)
    painter.setClipPath(frame.rounded(whole, 30), Qt.ClipOperation.IntersectClip)
    painter.drawImage(whole, scan)
    if shown is not None and isinstance(definition, CardDef):
        _changes(painter, definition, shown)
    painter.restore()


def _changes(painter: QPainter, card: CardDef, shown: Shown) -> None:
    """What differs from the printed card, in a row of its own."""
    x = 110.0
    if shown.cost is not None and card.cost != "X":
        frame.medallion(painter, QPointF(x, 780), 50, tint(card.faction))
        frame.number(painter, str(shown.cost), QPointF(x, 780), 46)
        paint_changed(painter, shown.cost, card.cost, QPointF(x + 34, 814), 30)
        x += 120
    if shown.skill is not None:
        frame.skill_plate(painter, QPointF(x, 780), 112)
        frame.number(painter, str(shown.skill), QPointF(x, 777), 48)
        if card.skill != "X":
            paint_changed(painter, shown.skill, card.skill, QPointF(x + 36, 814), 32)
        x += 100
    if shown.icons is not None:
        for name, _added in icon_names(card, shown):
            frame.struggle_token(painter, name, QPointF(x, 780), 26)
            x += 56
    if shown.blank:
        paint_sign(painter, "blank", QPointF(WIDTH / 2, 620), 120, theme.colour(theme.BLOOD))
    if shown.wounds:
        paint_wounds(painter, shown.wounds, QPointF(530, 462), 62)


def _card(painter: QPainter, card: CardDef, art: QImage | None, face: Face) -> None:
    hue = tint(card.faction)
    _ground(painter, QRectF(0, 0, WIDTH, HEIGHT), card.faction)
    _title(painter, card)
    window = frame.window_shape(card.type, ART)
    frame.picture(painter, window, art, card.faction, hue)
    _window_edge(painter, window)
    frame.plate(painter, TYPE, hue, type_line(card, face.text), _indent(card))
    _text(painter, TEXT, face)
    _foot(painter, card.id, QRectF(70, 808, 490, 26))
    _values(painter, card, face.shown)
    _keywords(painter, face.gained, face.lost)


def _indent(card: CardDef) -> float:
    """Where the type line begins: beside the shield of a character."""
    return 100 if card.type == "character" else 24


def type_line(card: CardDef, text: CardText) -> Line:
    """Type, faction and subtypes in one line."""
    return fit_line(text.type_line, "text", TYPE.width() - _indent(card) - 28, range(25, 12, -1), weight=600)


def _ground(painter: QPainter, box: QRectF, faction: str) -> None:
    around = QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height())
    key = ("ground", faction, box.width())
    frame.stamped(painter, key, box.center(), HEIGHT / 2, lambda p: _draw_ground(p, around, faction))


def _draw_ground(painter: QPainter, box: QRectF, faction: str) -> None:
    painter.fillPath(frame.rounded(box, 30), QColor(frame.EDGE))
    frame.tinted(painter, box.adjusted(11, 11, -11, -11), 22, tint(faction), 7, box.adjusted(34, 34, -34, -34))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour(theme.BRASS), 2.4))
    painter.drawPath(frame.rounded(box.adjusted(12, 12, -12, -12), 21))
    frame.page(painter, frame.rounded(box.adjusted(30, 30, -30, -30), 12), 3)
    painter.setPen(QPen(theme.colour(theme.BRASS_DARK), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(frame.rounded(box.adjusted(38, 38, -38, -38), 8))


def title_line(card: CardDef | StoryDef) -> Line:
    """The title in capitals: one line, or two of a card without a descriptor."""
    name = title_of(card)
    if isinstance(card, StoryDef):
        return fit_line(name, "title", 700, range(46, 25, -1), weight=700)
    if card.descriptor:
        return fit_line(name, "title", TITLE.width(), range(36, 17, -1), weight=700)
    line = fit_line(name, "title", TITLE.width(), range(36, 25, -1), weight=700)
    return line if line.whole else fit_line(name, "title", TITLE.width(), range(32, 17, -1), weight=700, most_lines=2)


def _title(painter: QPainter, card: CardDef) -> None:
    box, ink = TITLE, theme.colour(theme.INK)
    if not card.descriptor:
        draw_line(painter, title_line(card), box, ink)
        return
    draw_line(painter, title_line(card), QRectF(box.x(), 46, box.width(), 46), ink)
    below = fit_line(card.descriptor, "text", box.width(), range(26, 15, -1), weight=500)
    draw_line(painter, below, QRectF(box.x(), 92, box.width(), 30), theme.colour(theme.MUTED_INK))


def _window_edge(painter: QPainter, window: QPainterPath) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, colour in ((7.0, theme.PAPER), (3.4, theme.INK)):
        painter.setPen(QPen(theme.colour(colour), width))
        painter.drawPath(window)


def _text(painter: QPainter, box: QRectF, face: Face) -> None:
    fitted = face.fitted
    room = box.height() - fitted.height
    top = box.y() + (room / 2 if room > 0 else face.scroll * room)
    if face.shown is not None and face.shown.blank:
        painter.setOpacity(0.45)
    paint_document(painter, fitted.document, QPointF(box.x(), top), box if fitted.overflow else None)
    painter.setOpacity(1.0)
    if face.shown is not None and face.shown.blank:
        paint_sign(painter, "blank", box.center(), 120, theme.colour(theme.BLOOD))
    if fitted.overflow and face.scroll < 0.999:
        paint_sign(painter, "down", QPointF(box.center().x(), box.bottom() + 12), 16, theme.colour(theme.BRASS_DARK))


def _foot(painter: QPainter, name: str, box: QRectF) -> None:
    colour = theme.colour(theme.MUTED_INK)
    frame.rule(painter, box.center().x(), box.y() - 2, box.width(), theme.colour(theme.BRASS_DARK))
    paint_sign(painter, "set", QPointF(box.x() + 12, box.center().y() + 3), 22, colour)
    line = fit_line(name, "text", 440, range(17, 9, -1), weight=500)
    draw_line(painter, line, box.adjusted(30, 4, 0, 0), colour, Qt.AlignmentFlag.AlignLeft)


def _values(painter: QPainter, card: CardDef, shown: Shown | None) -> None:
    hue = tint(card.faction)
    at = QPointF(84, 88)
    frame.medallion(painter, at, 50, hue)
    cost = card.cost if shown is None or shown.cost is None else shown.cost
    frame.number(painter, str(cost), at, 46)
    if shown is not None and shown.cost is not None and card.cost != "X":
        paint_changed(painter, shown.cost, card.cost, at + QPointF(34, 34), 30)
    frame.seal(painter, card.faction, QPointF(546, 88), 46, hue)
    column = tokens_of(card, shown, 6, square=False)
    for place, token in enumerate(column):
        centre = QPointF(62, 172 + place * min(58.0, 300 / len(column)))
        frame.struggle_token(painter, token.name, centre, 26)
        paint_count(painter, token.many, centre + QPointF(26, -12), 28)
        if token.added:
            paint_changed(painter, 1, 0, centre + QPointF(26, 14), 24)
    squares = struggle_names(card)
    for place, name in enumerate(squares):
        centre = QPointF(568, 172 + place * min(58.0, 300 / len(squares)))
        frame.struggle_token(painter, name, centre, 26, square=True)
    if card.type == "character":
        skill = card.skill if shown is None or shown.skill is None else shown.skill
        at = QPointF(86, 503)
        frame.skill_plate(painter, at, 112)
        frame.number(painter, str(skill), at - QPointF(0, 3), 48)
        if shown is not None and shown.skill is not None and card.skill != "X":
            paint_changed(painter, shown.skill, card.skill, at + QPointF(36, 34), 32)
    if shown is not None and shown.wounds:
        paint_wounds(painter, shown.wounds, QPointF(530, 462), 62)


def _keywords(painter: QPainter, gained: str, lost: str) -> None:
    """The keywords that the card has gained and lost, at its foot."""
    right = TEXT.right()
    for name, words, colour in (("down", lost, LOWERED), ("up", gained, RAISED)):
        if words:
            line = fit_line(words, "text", 200, range(22, 13, -1), weight=700)
            width = QFontMetricsF(line.font).horizontalAdvance(line.lines[0])
            draw_line(painter, line, QRectF(right - width, 811, width, 26), QColor(colour))
            paint_sign(painter, name, QPointF(right - width - 14, 825), 16, QColor(colour))
            right -= width + 34


def _story(painter: QPainter, story: StoryDef, art: QImage | None, face: Face) -> None:
    _ground(painter, QRectF(0, 0, HEIGHT, WIDTH), "story")
    draw_line(painter, title_line(story), QRectF(60, 42, 760, 66), theme.colour(theme.INK))
    frame.rule(painter, 440, 108, 760, theme.colour(theme.BRASS_DARK))
    window = frame.rounded(STORY_ART, 6)
    frame.picture(painter, window, art, "set", tint("story"))
    _window_edge(painter, window)
    painter.setPen(QPen(theme.colour(theme.BRASS_DARK), 3))
    painter.drawLine(QPointF(SPINE, 140), QPointF(SPINE, 544))
    step = min(98.0, 392 / max(1, len(story.struggles)))
    top = 342 - step * (len(story.struggles) - 1) / 2
    for place, letter in enumerate(story.struggles):
        frame.struggle_token(painter, LETTERS[letter], QPointF(SPINE, top + place * step), min(38.0, step * 0.42))
    kind = fit_line(face.text.type_line, "text", 200, range(24, 13, -1), weight=600)
    _text(painter, STORY_TEXT, face)
    draw_line(painter, kind, QRectF(700, 562, 128, 28), theme.colour(theme.MUTED_INK), Qt.AlignmentFlag.AlignRight)
    paint_sign(painter, "set", QPointF(586, 576), 22, theme.colour(theme.MUTED_INK))
    name = fit_line(story.id, "text", 110, range(17, 9, -1), weight=500)
    draw_line(painter, name, QRectF(604, 562, 100, 28), theme.colour(theme.MUTED_INK), Qt.AlignmentFlag.AlignLeft)
