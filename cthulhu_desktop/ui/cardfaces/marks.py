"""What is marked on a card that is in play: changed values, wounds, struggles."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cthulhu_desktop.core.catalogue.cards import ICONS, CardDef
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.colours import LETTERS, LOWERED, RAISED
from cthulhu_desktop.ui.cardfaces.frame import number
from cthulhu_desktop.ui.cardfaces.shown import Shown
from cthulhu_desktop.ui.cardfaces.signs import paint_sign


def icon_names(card: CardDef, shown: Shown | None) -> list[tuple[str, bool]]:
    """The struggle icons as they are now, in their natural order, each with whether it is added to the printed ones."""
    now = card.icons if shown is None or shown.icons is None else shown.icons
    return [
        (LETTERS[letter], place >= printed)
        for letter, count, printed in zip(ICONS, now, card.icons, strict=True)
        for place in range(count)
    ]


def struggle_names(card: CardDef) -> list[str]:
    """The struggles a card adds or brings: extra struggles of its text box, or those of a conspiracy in their order."""
    extra = [LETTERS[letter] for letter, count in zip(ICONS, card.large, strict=True) for _ in range(count)]
    return extra + [LETTERS[letter] for letter in card.struggles]


class Token(NamedTuple):
    """A struggle as it is drawn: `square` for one that is added to a story, `added` if it is not printed."""

    name: str
    added: bool = False
    square: bool = False
    many: int = 1


def tokens_of(card: CardDef, shown: Shown | None, most: int, *, square: bool = True) -> list[Token]:
    """The struggles of a card one by one; if they are more than `most`, each kind once with its number."""
    found = [Token(name, added) for name, added in icon_names(card, shown)]
    if square:
        found += [Token(name, square=True) for name in struggle_names(card)]
    if len(found) <= most:
        return found
    grouped: dict[tuple[str, bool], Token] = {}
    for token in found:
        before = grouped.get((token.name, token.square))
        count = before.many + 1 if before else 1
        added = token.added or (before is not None and before.added)
        grouped[token.name, token.square] = Token(token.name, added, token.square, count)
    return list(grouped.values())


def paint_count(painter: QPainter, count: int, centre: QPointF, size: float) -> None:
    """How many there are, on a little disc; nothing for one."""
    if count > 1:
        painter.setPen(QPen(theme.colour(theme.INK), size * 0.06))
        painter.setBrush(theme.colour(theme.PAPER))
        painter.drawEllipse(centre, size / 2, size / 2)
        number(painter, str(count), centre, size * 0.55, theme.INK)


def paint_changed(painter: QPainter, now: int, printed: int, centre: QPointF, size: float) -> None:
    """An arrow that says that a value is above or below the printed one."""
    if now == printed:
        return
    painter.setPen(QPen(theme.colour(theme.INK), size * 0.06))
    painter.setBrush(theme.colour(theme.PAPER))
    painter.drawEllipse(centre, size / 2, size / 2)
    name, colour = ("up", RAISED) if now > printed else ("down", LOWERED)
    paint_sign(painter, name, centre + QPointF(0, size * (-0.03 if now > printed else 0.03)), size * 0.62,
               QColor(colour))  # fmt: skip


def paint_wounds(painter: QPainter, wounds: int, centre: QPointF, size: float) -> None:
    """A drop with the number of wounds."""
    painter.setPen(Qt.PenStyle.NoPen)
    paint_sign(painter, "wound", centre, size * 1.14, theme.colour(theme.PAPER))
    paint_sign(painter, "wound", centre, size, theme.colour(theme.BLOOD))
    number(painter, str(wounds), centre + QPointF(0, size * 0.13), size * 0.4)
