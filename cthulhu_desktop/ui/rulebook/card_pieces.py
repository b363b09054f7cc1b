"""Small things of the card game as diagrams show them: cards, domains, icons, badges, verdicts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QLinearGradient, QPen

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.colours import STRUGGLES, tint
from cthulhu_desktop.ui.cardfaces.signs import paint_sign
from cthulhu_desktop.ui.rulebook.drawing import Drawing

FACTION_LETTERS = {
    "a": "agency", "m": "miskatonic", "s": "syndicate", "c": "cthulhu", "h": "hastur", "y": "yog_sothoth",
    "b": "shub_niggurath", "n": "neutral",
}  # fmt: skip
FELT, FELT_LIGHT = "#14231F", "#22392F"
HIGH = 88 / 63  # a card's height to its width


def pen(d: Drawing, colour: str, width: float) -> QPen:
    """A pen whose width grows with the text."""
    return QPen(theme.colour(colour), d.px(width))


def badge(d: Drawing, centre: QPointF, text: str, *, radius: float = 9.5) -> None:
    """A number in a round brass plate."""
    r = d.px(radius)
    d.painter.setPen(pen(d, theme.INK, 1.2))
    d.painter.setBrush(theme.colour("#F3E3B8"))
    d.painter.drawEllipse(centre, r, r)
    font = d.font(radius * (1.02 if len(text) < 3 else 0.78))
    d.text(QRectF(centre.x() - 2 * r, centre.y() - 2 * r, 4 * r, 4 * r), text, font, theme.INK)


def icon(d: Drawing, centre: QPointF, name: str, radius: float) -> None:
    """A struggle's sign on a disc of its own colour."""
    r = d.px(radius)
    d.painter.setPen(pen(d, theme.BRASS_DARK, 1.1))
    d.painter.setBrush(QColor(STRUGGLES[name]))
    d.painter.drawEllipse(centre, r, r)
    paint_sign(d.painter, name, centre, r * 1.32, theme.colour(theme.PAPER))


def back(d: Drawing, area: QRectF, kind: str = "play") -> None:
    """The back of a card: play, story, domain or insane."""
    grounds = {"play": "#2C4A41", "story": "#57401F", "domain": "#3B4046", "insane": "#4A3562"}
    sign = {"play": "elder_sign", "story": "set", "domain": "elder_sign", "insane": "terror"}[kind]
    side = min(area.width(), area.height())
    shade = QLinearGradient(area.topLeft(), area.bottomRight())
    shade.setColorAt(0, QColor(grounds[kind]))
    shade.setColorAt(1, QColor(grounds[kind]).darker(190))
    d.painter.setPen(pen(d, "#0E0A07", 0.9))
    d.painter.setBrush(shade)
    d.painter.drawRoundedRect(area, side * 0.08, side * 0.08)
    inner = area.adjusted(side * 0.08, side * 0.08, -side * 0.08, -side * 0.08)
    d.painter.setPen(pen(d, theme.BRASS, 0.7))
    d.painter.setBrush(Qt.BrushStyle.NoBrush)
    d.painter.drawRoundedRect(inner, side * 0.04, side * 0.04)
    paint_sign(d.painter, sign, area.center(), side * 0.46, theme.colour(theme.BRASS))


def small_card(d: Drawing, area: QRectF, faction: str, *, icons: Sequence[str] = (), lies: bool = False) -> None:
    """A face-up card in its faction's colour; `icons` are names of struggles down its side. `lies`: exhausted."""
    painter = d.painter
    painter.save()
    painter.translate(area.center())
    if lies:
        painter.rotate(90)
    box = QRectF(-area.width() / 2, -area.height() / 2, area.width(), area.height())
    side = box.width()
    hue = tint(faction)
    painter.setPen(pen(d, "#0E0A07", 0.9))
    painter.setBrush(QColor(hue.deep))
    painter.drawRoundedRect(box, side * 0.08, side * 0.08)
    page = box.adjusted(side * 0.09, side * 0.09, -side * 0.09, -side * 0.09)
    painter.setPen(pen(d, theme.BRASS_DARK, 0.6))
    painter.setBrush(theme.colour(theme.PAPER))
    painter.drawRoundedRect(page, side * 0.03, side * 0.03)
    picture = QRectF(page.left(), page.top(), page.width(), page.height() * 0.6)
    painter.fillRect(picture, QColor(hue.glow))
    paint_sign(painter, faction, picture.center(), side * 0.42, QColor(hue.deep))
    painter.setPen(pen(d, theme.MUTED_INK, 0.6))
    for line in (0.7, 0.8, 0.9):
        y = page.top() + page.height() * line
        painter.drawLine(QPointF(page.left() + side * 0.08, y), QPointF(page.right() - side * 0.08, y))
    radius = side * 0.13
    for number, name in enumerate(icons):
        centre = QPointF(box.left() + radius * 0.9, box.top() + radius * 1.4 + number * radius * 2.15)
        painter.setPen(pen(d, theme.BRASS, 0.5))
        painter.setBrush(QColor(STRUGGLES[name]))
        painter.drawEllipse(centre, radius, radius)
        paint_sign(painter, name, centre, radius * 1.3, theme.colour(theme.PAPER))
    painter.restore()


def domain(d: Drawing, area: QRectF, resources: str, *, below: bool = True) -> float:
    """A domain card in `area` with an edge for each resource peeking out, toward the player it belongs to. Returns how
    far the edges reach."""
    strip = area.width() * 0.19
    ordered = list(enumerate(resources))
    for number, letter in reversed(ordered):
        name = FACTION_LETTERS[letter]
        hue = tint(name)
        shift = (number + 1) * strip
        card = area.translated(0, shift if below else -shift)
        d.painter.setPen(pen(d, "#0E0A07", 0.8))
        d.painter.setBrush(QColor(hue.deep))
        d.painter.drawRoundedRect(card, area.width() * 0.06, area.width() * 0.06)
        y = card.bottom() - strip / 2 if below else card.top() + strip / 2
        paint_sign(d.painter, name, QPointF(card.center().x(), y), strip * 0.82, QColor(hue.glow))
    back(d, area, "domain")
    return len(resources) * strip


def verdict(d: Drawing, centre: QPointF, right: bool) -> None:
    """A tick or a cross in a disc: told apart by shape, not by colour alone."""
    r = d.px(9)
    d.painter.setPen(pen(d, theme.INK, 0.8))
    d.painter.setBrush(QColor("#2E5B34" if right else theme.BLOOD))
    d.painter.drawEllipse(centre, r, r)
    d.painter.setPen(QPen(theme.colour(theme.PAPER), d.px(2.2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    marks = (((-4.2, 0.4), (-1.2, 3.6)), ((-1.2, 3.6), (4.4, -3.4))) if right else (
        ((-3.4, -3.4), (3.4, 3.4)), ((-3.4, 3.4), (3.4, -3.4)))  # fmt: skip
    for (x1, y1), (x2, y2) in marks:
        d.painter.drawLine(centre + QPointF(d.px(x1), d.px(y1)), centre + QPointF(d.px(x2), d.px(y2)))


def face(d: Drawing, area: QRectF, card: str) -> None:
    """The printed face of a card; its back where no faces are at hand."""
    image: QImage | None = d.faces(card)
    d.painter.setPen(Qt.PenStyle.NoPen)
    for reach, dark in ((5.0, 0.10), (3.0, 0.14), (1.5, 0.2)):
        d.painter.setBrush(theme.colour("#000000", dark))
        grown = area.adjusted(-d.px(reach) * 0.4, 0, d.px(reach) * 0.4, d.px(reach))
        d.painter.drawRoundedRect(grown, d.px(9), d.px(9))
    if image is None:
        back(d, area, "play" if area.height() > area.width() else "story")
        return
    d.painter.setRenderHint(d.painter.RenderHint.SmoothPixmapTransform)
    d.painter.drawImage(area, image)


def pill(d: Drawing, left: float, middle: float, text: str, room: float) -> tuple[float, float]:
    """A small plate with a text, its left end and middle given; returns its width and height."""
    font = d.font(10.5)
    inner = room - d.px(18)
    size = d.text_size(text, font, inner)
    wide, high = min(size.width() + d.px(20), room), size.height() + d.px(7)
    area = QRectF(left, middle - high / 2, wide, high)
    d.painter.setPen(pen(d, theme.BRASS_DARK, 1.0))
    d.painter.setBrush(theme.colour("#2B4038"))
    d.painter.drawRoundedRect(area, min(high / 2, d.px(11)), min(high / 2, d.px(11)))
    d.text(area.adjusted(d.px(8), 0, -d.px(8), 0), text, font, theme.PAPER)
    return wide, high


def line_of_text(
    d: Drawing, left: float, top: float, width: float, text: str, points: float = 12, *, bold: bool = False,
    right: bool = False, colour: str = theme.INK,
) -> float:  # fmt: skip
    """A wrapped text that begins (or, `right`, ends) at an edge; returns its height."""
    font = d.font(points)
    if bold:
        font.setWeight(font.Weight.DemiBold)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    flags = int(side) | int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
    metrics = QFontMetricsF(font, d.painter.device())
    height = metrics.boundingRect(QRectF(0, 0, width, 10_000), flags, text).height()
    d.painter.setFont(font)
    d.painter.setPen(theme.colour(colour))
    d.painter.drawText(QRectF(left, top, width, height + d.px(2)), flags, text)
    return height


def height_of(d: Drawing, width: float, text: str, points: float = 12) -> float:
    """How high `line_of_text` will be."""
    flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
    metrics = QFontMetricsF(d.font(points), d.painter.device())
    return metrics.boundingRect(QRectF(0, 0, width, 10_000), flags, text).height()


def legend(d: Drawing, top: float, names: Sequence[str]) -> float:
    """Numbered explanations in as many columns as there is room for, the numbers as in the picture; returns the end."""
    columns = max(1, min(3, int(d.width // d.px(200))))
    width = d.width / columns
    rows = -(-len(names) // columns)
    y = top
    for row in range(rows):
        lowest = 0.0
        for column in range(columns):
            at = column * rows + row
            if at >= len(names):
                continue
            left = column * width
            badge(d, QPointF(left + d.px(12), y + d.px(9)), str(at + 1), radius=8.5)
            text = line_of_text(d, left + d.px(27), y, width - d.px(34), d.label(names[at]), 11.5)
            lowest = max(lowest, text, d.px(19))
        y += lowest + d.px(4)
    return y + d.px(2)
