"""Small faces for the table: a layout of their own, 1000 units wide whatever their proportions."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces import frame
from cthulhu_desktop.ui.cardfaces.colours import LETTERS, tint
from cthulhu_desktop.ui.cardfaces.marks import paint_changed, paint_count, paint_wounds, tokens_of
from cthulhu_desktop.ui.cardfaces.shown import Shown
from cthulhu_desktop.ui.cardfaces.signs import paint_sign
from cthulhu_desktop.ui.cardfaces.words import Line, draw_line, fit_line, title_of

UNITS = 1000.0
RIM = 44.0
TITLE_TOP = 52.0
TITLE_ROOM = UNITS - 2 * RIM - 44
STRIPS = (0.0, 172.0, 286.0, 352.0)  # height of the title by its lines


def _open(painter: QPainter, box: QRectF) -> float:
    """Scale to layout units; the height in units."""
    painter.translate(box.topLeft())
    painter.scale(box.width() / UNITS, box.width() / UNITS)
    return box.height() / box.width() * UNITS


def _window(height: float) -> QRectF:
    return QRectF(RIM, 140, UNITS - 2 * RIM, height - RIM - 140)


def _shape(kind: str, window: QRectF) -> QPainterPath:
    """The picture's lower edge tells the type: straight, cut at the corners (support), or bent (event)."""
    if kind not in ("support", "event"):
        return frame.rounded(window, 26)
    bent = kind == "event"
    rise = window.height() * (0.30 if bent else 0.13)
    side = window.bottom() - rise
    path = QPainterPath(window.topLeft())
    path.lineTo(window.topRight())
    path.lineTo(window.right(), side)
    if bent:
        path.cubicTo(window.right(), window.bottom() - rise * 0.2, window.right() - window.width() * 0.2,
                     window.bottom(), window.center().x(), window.bottom())  # fmt: skip
        path.cubicTo(window.left() + window.width() * 0.2, window.bottom(), window.left(),
                     window.bottom() - rise * 0.2, window.left(), side)  # fmt: skip
    else:
        path.lineTo(window.right() - rise, window.bottom())
        path.lineTo(window.left() + rise, window.bottom())
        path.lineTo(window.left(), side)
    path.closeSubpath()
    return path


def art_box(box: QRectF) -> QRectF:
    """Where the picture is in a small face that fills `box`."""
    factor = box.width() / UNITS
    window = _window(box.height() / factor)
    return QRectF(window.x() * factor, window.y() * factor, window.width() * factor, window.height() * factor)


def paint(painter: QPainter, box: QRectF, card: CardDef, art: QImage | None, shown: Shown | None) -> None:
    """A play card, face up."""
    painter.save()
    height = _open(painter, box)
    hue = tint(card.faction)
    _rim(painter, height, card.faction)
    painter.fillPath(frame.rounded(_window(height), 26), QColor(hue.deep))
    frame.picture(painter, _shape(card.type, _window(height)), art, card.faction, hue)
    if shown is not None and shown.blank:
        _blank(painter, _window(height))
    line = _title(painter, title_of(card))
    under = TITLE_TOP + STRIPS[len(line.lines)]
    _left(painter, card, shown, under, height)
    _right(painter, card, shown, under, height)
    if shown is not None and shown.wounds:
        paint_wounds(painter, shown.wounds, QPointF(500, height - 190), 260)
    painter.restore()


def _rim(painter: QPainter, height: float, faction: str) -> None:
    whole = QRectF(0, 0, UNITS, height)
    painter.fillPath(frame.rounded(whole, 62), QColor(frame.EDGE))
    hue = tint(faction)
    painter.fillPath(frame.rounded(whole.adjusted(14, 14, -14, -14), 50), QColor(hue.mid))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(hue.glow), 8))
    painter.drawPath(frame.rounded(whole.adjusted(20, 20, -20, -20), 46))


def title_line(text: str) -> Line:
    """A title in one, two, at most three lines."""
    line = fit_line(text, "text", TITLE_ROOM, range(150, 131, -4), weight=700)
    if not line.whole:
        line = fit_line(text, "text", TITLE_ROOM, range(136, 115, -2), weight=700, most_lines=2)
    if not line.whole:
        line = fit_line(text, "text", TITLE_ROOM, range(116, 83, -2), weight=700, most_lines=3)
    return line


def _title(painter: QPainter, text: str) -> Line:
    """The title on a strip of paper at the upper edge, in book letters: they are narrower than capitals."""
    line = title_line(text)
    strip = QRectF(RIM, TITLE_TOP - 8, UNITS - 2 * RIM, STRIPS[len(line.lines)])
    painter.fillPath(frame.rounded(strip, 26), theme.colour(theme.PAPER))
    painter.fillRect(QRectF(strip.x(), strip.bottom() - 9, strip.width(), 9), theme.colour(theme.INK))
    leading = 0.9 if len(line.lines) < 2 else 0.76
    draw_line(painter, line, strip.adjusted(22, -6, -22, -22), theme.colour(theme.INK), leading=leading)
    return line


def story_title_line(text: str) -> Line:
    """The title of a story, in one line."""
    return fit_line(text, "title", UNITS - 1.5 * RIM - 50, range(84, 43, -2), weight=700)


def _left(painter: QPainter, card: CardDef, shown: Shown | None, top: float, height: float) -> None:
    """What it takes to play the card: cost and faction, where a fan of cards still shows them."""
    hue = tint(card.faction)
    at = QPointF(150, top + 100)
    frame.medallion(painter, at, 132, hue)
    cost = card.cost if shown is None or shown.cost is None else shown.cost
    frame.number(painter, str(cost), at, 128)
    if shown is not None and shown.cost is not None and card.cost != "X":
        paint_changed(painter, shown.cost, card.cost, at + QPointF(98, 98), 110)
    frame.seal(painter, card.faction, QPointF(150, height - 160), 116, hue)


def _right(painter: QPainter, card: CardDef, shown: Shown | None, top: float, height: float) -> None:
    """What a character is worth in a struggle: icons and skill."""
    bottom = height - 60
    if card.type == "character":
        skill = card.skill if shown is None or shown.skill is None else shown.skill
        at = QPointF(842, height - 172)
        frame.skill_plate(painter, at, 296)
        frame.number(painter, str(skill), at - QPointF(0, 8), 132)
        if shown is not None and shown.skill is not None and card.skill != "X":
            paint_changed(painter, shown.skill, card.skill, at + QPointF(-118, 92), 112)
        bottom = height - 326
    tokens = tokens_of(card, shown, 5)
    step = min(196.0, (bottom - top + 20) / max(1, len(tokens)))
    for place, token in enumerate(tokens):
        centre = QPointF(862, top + 66 + place * step)
        frame.struggle_token(painter, token.name, centre, 94, square=token.square)
        paint_count(painter, token.many, centre + QPointF(-104, -34), 104)
        if token.added:
            paint_changed(painter, 1, 0, centre + QPointF(-92, 40), 92)


def _blank(painter: QPainter, window: QRectF) -> None:
    """The text of the card counts as empty."""
    painter.fillRect(window, theme.colour(theme.AGED_PAPER, 0.72))
    paint_sign(painter, "blank", window.center() + QPointF(0, 60), 330, theme.colour(theme.BLOOD))


# -- stories ------------------------------------------------------------------------------------------------------


def story_art_box(box: QRectF) -> QRectF:
    """Where the picture is in a small story face that fills `box`."""
    rim = RIM * 0.75 * box.width() / UNITS
    return box.adjusted(rim, rim, -rim, -rim)


def paint_story(painter: QPainter, box: QRectF, story: StoryDef, art: QImage | None) -> None:
    """A story: title above, the picture, its struggles in their order below."""
    painter.save()
    height = _open(painter, box)
    _rim(painter, height, "story")
    window = QRectF(0, 0, UNITS, height).adjusted(RIM * 0.75, RIM * 0.75, -RIM * 0.75, -RIM * 0.75)
    frame.picture(painter, frame.rounded(window, 24), art, "set", tint("story"))
    strip = QRectF(window.x(), window.y(), window.width(), 128)
    painter.fillPath(frame.rounded(strip, 24), theme.colour(theme.PAPER))
    painter.fillRect(QRectF(strip.x(), strip.bottom() - 7, strip.width(), 7), theme.colour(theme.INK))
    draw_line(painter, story_title_line(story.title), strip.adjusted(20, 0, -20, -7), theme.colour(theme.INK))
    step = min(170.0, 900 / max(1, len(story.struggles)))
    left = 500 - step * (len(story.struggles) - 1) / 2
    for place, letter in enumerate(story.struggles):
        centre = QPointF(left + place * step, height - 108)
        frame.struggle_token(painter, LETTERS[letter], centre, min(74.0, step * 0.46))
    painter.restore()


# -- resources ----------------------------------------------------------------------------------------------------


def paint_edge(painter: QPainter, box: QRectF, card: CardDef | None) -> None:
    """The visible strip of a resource: what it counts as (CG-2.2.5), twice for Transient. None: a card nobody sees."""
    symbol = card.symbol if card is not None else "neutral"
    hue = tint(symbol)
    radius = min(box.height(), box.width()) * 0.16
    painter.fillPath(frame.rounded(box, radius), QColor(frame.EDGE))
    rim = max(1.0, min(box.height(), box.width()) * 0.05)
    inner = box.adjusted(rim, rim, -rim, -rim)
    frame.tinted(painter, inner, radius * 0.8, hue, max(2.0, min(inner.height(), inner.width()) / 7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(hue.glow), rim))
    painter.drawPath(frame.rounded(inner, radius * 0.8))
    if card is None:
        return
    size = min(inner.height(), inner.width()) * 0.9
    upright = inner.height() > inner.width()
    count = 2 if card.keyword("transient") is not None else 1
    for place in range(count):
        shift = (place - (count - 1) / 2) * size * 1.1
        centre = inner.center() + (QPointF(0, shift) if upright else QPointF(shift, 0))
        disc = QPainterPath()
        disc.addEllipse(centre, size / 2, size / 2)
        painter.fillPath(disc, QColor(hue.deep))
        paint_sign(painter, symbol, centre, size * 0.9, theme.colour(theme.PAPER))
