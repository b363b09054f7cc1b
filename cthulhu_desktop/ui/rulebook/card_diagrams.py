"""Diagrams of the card game: what stands on a card, how the table lies, what a deck consists of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QRadialGradient

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.rulebook import card_pieces as pieces
from cthulhu_desktop.ui.rulebook.drawing import Drawing


class Spot(NamedTuple):
    """Something on a card: the label that explains it, where it is (units of a tenth of a millimetre), and whether its
    label stands on the left."""

    label: str
    x: float
    y: float
    left: bool


class Anatomy(NamedTuple):
    """A card to explain and what to point at, from top to bottom on each side."""

    card: str
    spots: tuple[Spot, ...]


ANATOMY: dict[str, Anatomy] = {
    "character": Anatomy("AE-038", (
        Spot("on_cost", 58, 66, True),
        Spot("on_icons", 46, 198, True),
        Spot("on_skill", 52, 520, True),
        Spot("on_keywords", 58, 594, True),
        Spot("on_title", 499, 52, False),
        Spot("on_faction", 580, 98, False),
        Spot("on_subtypes", 588, 522, False),
        Spot("on_text", 568, 660, False),
    )),
    "support": Anatomy("AE-016", (
        Spot("on_cost", 58, 66, True),
        Spot("on_attach", 58, 684, True),
        Spot("on_faction", 580, 98, False),
        Spot("on_large", 592, 200, False),
        Spot("on_subtypes", 588, 522, False),
    )),
    "event": Anatomy("AE-030", (
        Spot("on_cost_x", 58, 66, True),
        Spot("on_window", 90, 330, True),
        Spot("on_faction", 580, 98, False),
        Spot("on_moment", 568, 655, False),
    )),
    "story": Anatomy("AE-242", (
        Spot("on_story_title", 150, 74, True),
        Spot("on_story_picture", 20, 420, True),
        Spot("on_struggles", 540, 210, False),
        Spot("on_effect", 838, 270, False),
    )),
}  # fmt: skip


def anatomy_labels(arguments: Mapping[str, str]) -> set[str]:
    """The labels around a card."""
    return {spot.label for spot in ANATOMY[arguments["of"]].spots}


def _anatomy(d: Drawing) -> float:
    """A real card with callouts; beside it where there is room, else numbers and a list below."""
    anatomy = ANATOMY[d.arguments["of"]]
    lies = d.arguments["of"] == "story"
    wide, unit = (d.px(286), 880.0) if lies else (d.px(236), 630.0)
    wide = min(wide, d.width - d.px(8))
    high = wide / pieces.HIGH if lies else wide * pieces.HIGH
    room = (d.width - wide) / 2 - d.px(24)
    box = QRectF((d.width - wide) / 2, d.px(6), wide, high)
    scale = wide / unit
    if room < d.px(92):
        pieces.face(d, box, anatomy.card)
        for number, spot in enumerate(anatomy.spots):
            pieces.badge(d, box.topLeft() + QPointF(spot.x, spot.y) * scale, str(number + 1))
        return pieces.legend(d, box.bottom() + d.px(14), [spot.label for spot in anatomy.spots])
    sides = [[spot for spot in anatomy.spots if spot.left is left] for left in (True, False)]
    heights = [_places(d, side, scale, room, box.top()) for side in sides]
    needed = max((places[-1][1] + places[-1][2] for places in heights if places), default=0.0)
    box.moveTop(d.px(6) + max(0.0, (needed - box.bottom()) / 2))
    pieces.face(d, box, anatomy.card)
    for places in heights:
        for spot, top, height in places:
            _callout(d, spot, QRectF(0 if spot.left else d.width - room, top, room, height),
                     box.topLeft() + QPointF(spot.x, spot.y) * scale)  # fmt: skip
    return max(box.bottom(), needed) + d.px(10)


def _places(
    d: Drawing, spots: Sequence[Spot], scale: float, room: float, top: float
) -> list[tuple[Spot, float, float]]:
    """Each label beside what it explains, as near as the others leave room: label, top, height."""
    result: list[tuple[Spot, float, float]] = []
    free = 0.0
    for spot in spots:
        height = pieces.height_of(d, room, d.label(spot.label), 11.5)
        y = max(free, top + spot.y * scale - height / 2)
        result.append((spot, y, height))
        free = y + height + d.px(9)
    return result


def _callout(d: Drawing, spot: Spot, area: QRectF, at: QPointF) -> None:
    pieces.line_of_text(d, area.left(), area.top(), area.width(), d.label(spot.label), 11.5, right=spot.left)
    edge = QPointF(area.right() + d.px(5) if spot.left else area.left() - d.px(5), area.center().y())
    knee = edge + QPointF(d.px(9) if spot.left else -d.px(9), 0)
    for colour, width in ((theme.PAPER, 3.6), (theme.BLOOD, 1.3)):
        d.painter.setPen(QPen(theme.colour(colour, 0.85 if colour == theme.PAPER else 1.0), d.px(width)))
        d.painter.drawPolyline([edge, knee, at])
    d.painter.setPen(pieces.pen(d, theme.PAPER, 1.4))
    d.painter.setBrush(theme.colour(theme.BLOOD))
    d.painter.drawEllipse(at, d.px(3.6), d.px(3.6))


# -- the table --------------------------------------------------------------------------------------------------------

TABLE_LABELS = (
    "at_stories", "at_tokens", "at_story_deck", "at_characters", "at_supports", "at_domains", "at_hand", "at_deck",
    "at_discard", "at_won", "at_committed",
)  # fmt: skip


def _table(d: Drawing) -> float:
    """The table as the nearer player sees it; numbers, and a list below."""
    wide = min(d.width - d.px(6), d.px(620))
    board = QRectF((d.width - wide) / 2, d.px(3), wide, wide * 0.74)
    glow = QRadialGradient(board.center(), wide * 0.62)
    glow.setColorAt(0, QColor(pieces.FELT_LIGHT))
    glow.setColorAt(1, QColor(pieces.FELT))
    d.painter.setPen(pieces.pen(d, theme.WALNUT, 4))
    d.painter.setBrush(glow)
    d.painter.drawRoundedRect(board, d.px(9), d.px(9))
    d.painter.setPen(pieces.pen(d, theme.BRASS, 0.8))
    d.painter.setBrush(Qt.BrushStyle.NoBrush)
    d.painter.drawRoundedRect(board.adjusted(d.px(6), d.px(6), -d.px(6), -d.px(6)), d.px(6), d.px(6))
    _stories(d, board)
    _side(d, board, near=False)
    _side(d, board, near=True)
    return pieces.legend(d, board.bottom() + d.px(13), TABLE_LABELS)


def _at(board: QRectF, x: float, y: float, width: float, high: float) -> QRectF:
    """An area by its middle and size, as parts of the board's width."""
    w = board.width()
    middle = QPointF(board.left() + x * w, board.top() + y * w)
    return QRectF(middle.x() - width * w / 2, middle.y() - high * w / 2, width * w, high * w)


def _number(d: Drawing, board: QRectF, name: str, x: float, y: float) -> None:
    where = _at(board, x, y, 0, 0).center()
    pieces.badge(d, where, str(TABLE_LABELS.index(name) + 1), radius=min(9.5, board.width() / d.px(46)))


def _stories(d: Drawing, board: QRectF) -> None:
    card = 0.082
    for number, (mine, theirs) in enumerate(((3, 0), (1, 2), (0, 0))):
        x = 0.31 + number * 0.19
        area = _at(board, x, 0.37, card * pieces.HIGH, card)
        pieces.back(d, area.translated(d.px(0), 0), "story")
        d.painter.fillRect(area.adjusted(d.px(4), d.px(4), -d.px(4), -d.px(4)), theme.colour("#C9B68C"))
        letters = ("terror", "combat", "arcane", "investigation")
        for place, name in enumerate(letters):
            pieces.icon(d, QPointF(area.left() + area.width() * (place + 0.5) / 4, area.center().y()), name,
                        board.width() * 0.0125 / d.zoom)  # fmt: skip
        for count, y in ((theirs, 0.316), (mine, 0.424)):
            for token in range(5):
                centre = _at(board, x + (token - 2) * 0.022, y, 0, 0).center()
                d.painter.setPen(pieces.pen(d, theme.BRASS, 0.8))
                d.painter.setBrush(theme.colour(theme.BRASS) if token < count else Qt.BrushStyle.NoBrush)
                d.painter.drawEllipse(centre, board.width() * 0.0078, board.width() * 0.0078)
    for offset in (0.008, 0.004, 0):
        pieces.back(d, _at(board, 0.115 - offset, 0.37 - offset, card * pieces.HIGH, card), "story")
    _number(d, board, "at_stories", 0.25, 0.345)
    _number(d, board, "at_tokens", 0.378, 0.424)
    _number(d, board, "at_story_deck", 0.115, 0.43)


def _side(d: Drawing, board: QRectF, *, near: bool) -> None:
    """Everything of one player; the far side is the near one turned over."""
    def y(value: float) -> float:
        return value if near else 0.74 - value

    card = 0.06
    faction, other = ("miskatonic", "agency") if near else ("cthulhu", "hastur")
    size = (card, card * pieces.HIGH)
    at_story: list[tuple[float, str, tuple[str, ...]]] = [(0.5, faction, ("terror",))]
    if near:
        at_story = [(0.31, faction, ("investigation", "arcane")), (0.5, other, ("combat",))]
    for x, name, icons in at_story:
        pieces.small_card(d, _at(board, x, y(0.468), *size), name, icons=icons, lies=True)
    for number, (name, icons) in enumerate(((faction, ("investigation",)), (other, ("combat", "combat")))):
        pieces.small_card(d, _at(board, 0.60 + number * 0.075, y(0.55), *size), name, icons=icons)
    for number in range(2 if near else 1):
        pieces.small_card(d, _at(board, 0.28 + number * 0.075, y(0.55), *size), faction if number else "neutral")
    domains = ("mma", "amn", "am") if near else ("cch", "hc", "hhn")
    for number, resources in enumerate(domains):
        area = _at(board, 0.29 + number * 0.115, y(0.628), 0.078, 0.05)
        pieces.domain(d, area, resources, below=near)
    _hand(d, board, near)
    pile = _at(board, 0.885, y(0.665), *size)
    for offset in (0.0, 2.0, 4.0):
        pieces.back(d, pile.translated(-d.px(offset) * 0.5, -d.px(offset) * 0.5))
    pieces.small_card(d, _at(board, 0.885, y(0.56), *size), other)
    won = _at(board, 0.885, y(0.45), 0.082, 0.058)
    pieces.back(d, won, "story")
    if near:
        for name, x, spot in (
            ("at_committed", 0.262, 0.455), ("at_characters", 0.56, 0.53), ("at_supports", 0.24, 0.53),
            ("at_domains", 0.24, 0.622), ("at_hand", 0.655, 0.66), ("at_deck", 0.925, 0.64),
            ("at_discard", 0.925, 0.535), ("at_won", 0.835, 0.44),
        ):  # fmt: skip
            _number(d, board, name, x, spot)


def _hand(d: Drawing, board: QRectF, near: bool) -> None:
    """A fan at the edge: faces for its owner, backs for the other."""
    count = 5
    for number in range(count):
        lean = (number - (count - 1) / 2) * (7 if near else -7)
        area = _at(board, 0.685 + number * 0.032, 0.69 if near else 0.05, 0.056, 0.056 * pieces.HIGH)
        d.painter.save()
        d.painter.translate(area.center())
        d.painter.rotate(lean)
        d.painter.translate(-area.center())
        d.painter.translate(0, abs(lean) * d.px(0.22) * (1 if near else -1))
        if near:
            pieces.small_card(d, area, ("agency", "miskatonic", "neutral", "agency", "miskatonic")[number])
        else:
            pieces.back(d, area)
        d.painter.restore()



# -- a deck -----------------------------------------------------------------------------------------------------------

def _deck(d: Drawing) -> float:
    """What a player brings, and what both share."""
    cells: tuple[tuple[str, Callable[[Drawing, QRectF], None]], ...] = (
        ("deck_cards", _pile), ("deck_copies", _copies), ("deck_domains", _three_domains),
        ("deck_stories", _ten_stories),
    )  # fmt: skip
    columns = 4 if d.width >= d.px(520) else 2 if d.width >= d.px(250) else 1
    wide, high, top = d.width / columns, d.px(108), d.px(6)
    for row in range(0, len(cells), columns):
        lowest = 0.0
        for number, (name, paint) in enumerate(cells[row : row + columns]):
            middle = (number + 0.5) * wide
            paint(d, QRectF(middle - d.px(56), top, d.px(112), high))
            lowest = max(lowest, d.caption(middle, top + high + d.px(7), wide - d.px(12), d.label(name), italic=False))
        top += high + lowest + d.px(18)
    return top


def _pile(d: Drawing, area: QRectF) -> None:
    card = QRectF(area.center().x() - d.px(32), area.top() + d.px(14), d.px(64), d.px(64) * pieces.HIGH)
    for step in range(6, -1, -1):
        pieces.back(d, card.translated(d.px(1.6 * step), -d.px(1.6 * step)))
    pieces.badge(d, card.bottomRight() - QPointF(d.px(4), d.px(6)), "50+", radius=15)


def _copies(d: Drawing, area: QRectF) -> None:
    for number in range(4):
        card = QRectF(area.left() + d.px(number * 17 - 2), area.top() + d.px(8 + number * 3), d.px(60),
                      d.px(60) * pieces.HIGH)  # fmt: skip
        pieces.small_card(d, card, "miskatonic", icons=("investigation",))
    pieces.badge(d, area.bottomRight() - QPointF(d.px(8), d.px(8)), "≤ 4", radius=14)


def _three_domains(d: Drawing, area: QRectF) -> None:
    for number, resource in enumerate("mna"):
        box = QRectF(area.left() + d.px(number * 38), area.top() + d.px(30), d.px(34), d.px(42))
        pieces.domain(d, box, resource)
    pieces.badge(d, QPointF(area.right() - d.px(2), area.top() + d.px(94)), "3", radius=12)


def _ten_stories(d: Drawing, area: QRectF) -> None:
    box = QRectF(area.left() + d.px(4), area.top() + d.px(34), d.px(82), d.px(58))
    for step in range(9, -1, -1):
        pieces.back(d, box.translated(d.px(1.5 * step), -d.px(2.2 * step)), "story")
    pieces.badge(d, box.bottomRight() + QPointF(d.px(2), -d.px(2)), "10", radius=13)


DIAGRAMS: dict[str, tuple[Callable[[Drawing], float], tuple[str, ...]]] = {
    "card-anatomy": (_anatomy, ()),
    "card-table": (_table, TABLE_LABELS),
    "card-deck": (_deck, ("deck_cards", "deck_copies", "deck_domains", "deck_stories")),
}
