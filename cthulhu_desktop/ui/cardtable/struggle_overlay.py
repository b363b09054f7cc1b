"""A struggle as it is counted: both sides card by card, then who wins and what follows (CG-14.4 to 14.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.view import CardsView
from cthulhu_desktop.ui.cardfaces.colours import LETTERS, STRUGGLES
from cthulhu_desktop.ui.cardfaces.signs import paint_sign
from cthulhu_desktop.ui.cardtable import furniture
from cthulhu_desktop.ui.cardtable.describe import ICON_LETTERS
from cthulhu_desktop.ui.tabletop import materials
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.zorder import Layer
from cthulhu_desktop.ui.theme import BRASS_LIGHT, MUTED, PAPER, Role

SKILL = "S"
COUNT_MS = 190  # for each card that is counted
READ_MS = 900  # to read who has won


@dataclass(frozen=True, slots=True)
class Count:
    """What is counted at a story: the sign (T, C, A, I or S for skill), the cards that add to it with how much, by
    seat, the sums the rules came to, and the winner (-1: nobody)."""

    story: int
    sign: str
    adds: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]
    sums: tuple[int, int]
    winner: int

    @property
    def steps(self) -> int:
        """How many cards are counted one after the other (both sides at once)."""
        return max(len(self.adds[0]), len(self.adds[1]), 1)

    def at(self, step: int) -> tuple[int, int]:
        """Both counts once `step` cards of each side are counted; at the end what the rules came to."""
        if step >= self.steps:
            return self.sums
        one, two = (sum(n for _card, n in side[:step]) for side in self.adds)
        return one, two

    def counted(self, step: int) -> tuple[int, ...]:
        """The cards that are counted in that step."""
        return tuple(side[step][0] for side in self.adds if step < len(side))


def count_of(view: CardsView, story: int, sign: str, ap: int, np: int, winner: int) -> Count:
    """What each side's characters at a story bring, in a position where `ap` is the active player's sum."""
    sides = []
    for player in view.players:
        adds = []
        for card in player.play:
            if card.story == story and card.kind == "character" and card.orientation != "insane":
                number = card.skill if sign == SKILL else card.icons[ICON_LETTERS.index(sign)]
                if number:
                    adds.append((card.card, number))
        sides.append(tuple(adds))
    sums = (ap, np) if view.active == 0 else (np, ap)
    return Count(story, sign, (sides[0], sides[1]), sums, winner)


def outcome_text(count: Count, names: Sequence[str]) -> tuple[str, str]:
    """Who wins, and what follows."""
    if count.winner < 0:
        return tr("Nobody wins"), ""
    winner, loser = names[count.winner], names[1 - count.winner]
    if count.sign == SKILL:
        return tr("{who} succeeds").format(who=winner), tr("A success token for {who}").format(who=winner)
    follows = {
        "T": tr("One of {who}'s characters goes insane").format(who=loser),
        "C": tr("One of {who}'s characters is wounded").format(who=loser),
        "A": tr("{who} may ready a character").format(who=winner),
        "I": tr("A success token for {who}").format(who=winner),
    }  # fmt: skip
    return tr("{who} wins the struggle").format(who=winner), follows[count.sign]


class StruggleOverlay(QGraphicsItem):
    """A brass-bound plate over the middle of the table while a struggle is counted; it is gone afterwards."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(Layer.NOTE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        self._box = QRectF()
        self._names: tuple[str, str] = ("", "")
        self._numbers = (0, 0)
        self._sign = SKILL
        self._won = -1
        self._texts = ("", "")
        self._title = ""

    def put(self, rect: Rect) -> None:
        """Lie at `rect`."""
        self.prepareGeometryChange()
        self._box = QRectF(rect.x, rect.y, rect.w, rect.h)

    def tell(
        self, sign: str, title: str, names: tuple[str, str], numbers: tuple[int, int], won: int = -1,
        texts: tuple[str, str] = ("", ""),
    ) -> None:  # fmt: skip
        """What to show; names and numbers of the far side first; `won` 0 far, 1 near."""
        self._sign, self._title, self._names, self._numbers = sign, title, names, numbers
        self._won, self._texts = won, texts
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-26, -26, 26, 30)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        box = self._box
        path = furniture.rounded(box, 0.08)
        furniture.shadow(painter, box, 20)
        fill = QLinearGradient(box.topLeft(), box.bottomLeft())
        for at, name in ((0.0, "#2C2119"), (0.5, "#17120E"), (1.0, "#241A13")):
            fill.setColorAt(at, QColor(name))
        painter.fillPath(path, QBrush(fill))
        materials.brass_line(painter, furniture.rounded(box.adjusted(3, 3, -3, -3), 0.08), 2.4)
        head = QRectF(box.x() + 16, box.y() + box.height() * 0.05, box.width() - 32, box.height() * 0.15)
        furniture.write(painter, head, self._title, furniture.sized(Role.TITLE, head.height() * 0.80, 700), BRASS_LIGHT)
        self._paint_sign(painter, QPointF(box.center().x(), box.y() + box.height() * 0.42), box.height() * 0.34)
        for side in (0, 1):
            x = box.x() + box.width() * (0.04 if side == 0 else 0.62)
            part = QRectF(x, box.y() + box.height() * 0.20, box.width() * 0.34, box.height() * 0.46)
            self._paint_side(painter, part, side)
        foot = QRectF(box.x() + 16, box.y() + box.height() * 0.68, box.width() - 32, box.height() * 0.14)
        font = furniture.sized(Role.TITLE, foot.height() * 0.84, 700)
        furniture.write(painter, foot, self._texts[0], font, furniture.LIT)
        foot.translate(0, box.height() * 0.145)
        furniture.write(painter, foot, self._texts[1], furniture.sized(Role.TEXT, foot.height() * 0.80), PAPER)

    def _paint_sign(self, painter: QPainter, centre: QPointF, size: float) -> None:
        name = LETTERS.get(self._sign, "success")
        painter.setBrush(QColor(STRUGGLES.get(name, "#3A2A1E")))
        painter.setPen(QPen(QColor(BRASS_LIGHT), max(1.6, size * 0.05)))
        painter.drawEllipse(centre, size / 2, size / 2)
        paint_sign(painter, name, centre, size * 0.62, QColor(PAPER))

    def _paint_side(self, painter: QPainter, box: QRectF, side: int) -> None:
        won, over = self._won == side, self._won >= 0
        name = QRectF(box.x(), box.y(), box.width(), box.height() * 0.30)
        furniture.write(painter, name, self._names[side], furniture.sized(Role.TITLE, name.height() * 0.82, 600), PAPER)
        figure = QRectF(box.x(), box.y() + box.height() * 0.28, box.width(), box.height() * 0.72)
        colour = furniture.LIT if won else MUTED if over else PAPER
        size = figure.height() * (0.92 if won else 0.74)
        furniture.write(painter, figure, str(self._numbers[side]), furniture.sized(Role.TITLE, size, 800), colour)
