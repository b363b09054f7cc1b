"""Sample hands: eight cards, three of them become resources, then two more a turn (CG-8.1.5, CG-8.1.6, CG-9.2.4)."""

from __future__ import annotations

import secrets

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.core.decks.numbers import STARTING_RESOURCES, SampleHand, sample_hand
from cthulhu_desktop.core.kernel import Rng
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.deckbuilder.delegates import PROPORTION, fonts
from cthulhu_desktop.ui.deckbuilder.lazy_faces import FaceSource
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.focus_ring import OWN_RING
from cthulhu_desktop.ui.widgets.texts import Texts

GAP = 10


class CardRowView(QWidget):
    """Faces side by side, as large as they fit into up to three lines; each can be pressed, by mouse and by keys."""

    pressed = Signal(int)
    opened = Signal(str)

    def __init__(self, faces: FaceSource) -> None:
        super().__init__()
        self._faces = faces
        self.cards: tuple[str, ...] = ()
        self.marked: frozenset[int] = frozenset()
        self.at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(OWN_RING, True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(theme.px(90))
        faces.changed.connect(lambda _card: self.update())

    def show_cards(self, cards: tuple[str, ...], marked: frozenset[int], names: str) -> None:
        """Show these cards, some of them marked."""
        self.cards, self.marked = cards, marked
        self.at = min(self.at, max(0, len(cards) - 1))
        self.setAccessibleDescription(names)
        self.update()

    def boxes(self) -> list[QRectF]:
        """Where the cards lie."""
        count = len(self.cards)
        if not count:
            return []
        best, columns = 0.0, count
        for lines in (1, 2, 3):
            across = -(-count // lines)
            width = min((self.width() - GAP * (across + 1)) / across, (self.height() / lines - GAP * 1.5) / PROPORTION)
            if width > best:
                best, columns = width, across
        best = min(best, theme.px(190))
        size = QSize(int(best), int(best * PROPORTION))
        lines = -(-count // columns)
        top = (self.height() - lines * (size.height() + GAP) + GAP) / 2
        found = []
        for place in range(count):
            line, column = divmod(place, columns)
            in_line = min(columns, count - line * columns)
            left = (self.width() - in_line * (size.width() + GAP) + GAP) / 2
            found.append(QRectF(
                round(left + column * (size.width() + GAP)), round(top + line * (size.height() + GAP)),
                size.width(), size.height(),
            ))  # fmt: skip
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, (card, box) in enumerate(zip(self.cards, self.boxes(), strict=True)):
            face = self._faces.table_face(card, box.width(), box.height(), ratio=self.devicePixelRatioF())
            painter.drawPixmap(box.topLeft(), face)
            if place in self.marked:
                painter.fillRect(box, theme.colour(theme.TABLE_DEEP, 0.55))
                painter.setPen(QPen(theme.colour(theme.BRASS_LIGHT), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 7, 7)
                painter.setFont(fonts().title)
                painter.setPen(theme.colour(theme.PAPER))
                painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), tr("Resource"))
            if self.hasFocus() and place == self.at:
                painter.setPen(QPen(theme.colour(theme.PAPER), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 8, 8)

    def place_at(self, point: QPointF) -> int:
        """The card under a point, -1 for none."""
        return next((place for place, box in enumerate(self.boxes()) if box.contains(point)), -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position())
        if place >= 0:
            self.at = place
            self.pressed.emit(place)
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self.cards:
            self.at = (self.at + (1 if key == Qt.Key.Key_Right else -1)) % len(self.cards)
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.cards:
            self.pressed.emit(self.at)
        elif key == Qt.Key.Key_Space and self.cards:
            self.opened.emit(self.cards[self.at])
        else:
            super().keyPressEvent(event)


class SampleHandPanel(QWidget):
    """A hand from the deck as it stands. First three of the eight are chosen as resources, then turns are drawn."""

    left = Signal()

    def __init__(self, texts: Texts, faces: FaceSource) -> None:
        super().__init__()
        self._deck = Deck()
        self.sample: SampleHand | None = None
        self.turn = 0
        self._marked: frozenset[int] = frozenset()
        self._title = {"": ""}
        self.row, self.domains = CardRowView(faces), CardRowView(faces)
        self.domains.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.domains.setMaximumHeight(theme.px(130))
        texts.put(self.row.setAccessibleName, lambda: tr("Hand"))
        texts.put(self.domains.setAccessibleName, lambda: tr("Resources"))
        self.said = texts.label(lambda: "", 13.5)
        self.again, self.draw, self.back = QPushButton(), QPushButton(), QPushButton()
        texts.button(self.back, lambda: tr("Back to the cards"))
        texts.button(self.again, lambda: tr("New hand"))
        texts.button(self.draw, lambda: tr("Next turn: draw two"))
        self.draw.setProperty("look", "primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 0, 4, 0)
        heading = texts.label(lambda: tr("Sample hand"), 16, role=Role.TITLE, tone="brass")
        column.addWidget(heading)
        column.addWidget(self.said)
        column.addWidget(self.row, 1)
        column.addWidget(self.domains)
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.again)
        foot.addWidget(self.draw)
        column.addLayout(foot)
        self.row.pressed.connect(self._press)
        self.again.clicked.connect(self.deal)
        self.draw.clicked.connect(self._draw)
        self.back.clicked.connect(self.left)
        texts.put(self._say_again, lambda: "")

    def open(self, deck: Deck, titles: dict[str, str], seed: int | None = None) -> None:
        """Deal from this deck."""
        self._deck, self._title = deck, titles
        self.deal(seed)

    def deal(self, seed: int | bool | None = None) -> None:
        """A new opening hand; the same seed gives the same one."""
        number = seed if type(seed) is int else secrets.randbits(48)
        self.sample = sample_hand(self._deck, Rng(number))
        self.turn, self._marked = 0, frozenset()
        self._show()
        self.row.setFocus(Qt.FocusReason.OtherFocusReason)

    def _press(self, place: int) -> None:
        """Choose or give back a resource; the third one begins the game."""
        if self.sample is None or self.sample.resources:
            return
        self._marked = self._marked ^ {place}
        if len(self._marked) == STARTING_RESOURCES:
            self.sample = self.sample.choose(*sorted(self._marked))
            self._marked = frozenset()
        self._show()

    def _draw(self) -> None:
        if self.sample is not None and self.sample.resources and self.sample.left:
            self.sample = self.sample.draw()
            self.turn += 1
            self._show()

    def _show(self) -> None:
        sample = self.sample
        if sample is None:
            return
        hand = sample.hand if sample.resources else sample.opening
        self.row.show_cards(hand, self._marked, self._names(hand))
        self.domains.show_cards(sample.domains, frozenset(), self._names(sample.domains))
        self.domains.setVisible(bool(sample.resources))
        self.draw.setEnabled(bool(sample.resources) and sample.left > 0)
        self._say_again("")

    def _names(self, cards: tuple[str, ...]) -> str:
        return ", ".join(self._title.get(card, card) for card in cards)

    def _say_again(self, _text: str) -> None:
        sample = self.sample
        if sample is None:
            self.said.setText("")
        elif not sample.opening:
            self.said.setText(tr("The deck is empty."))
        elif not sample.resources:
            missing = STARTING_RESOURCES - len(self._marked)
            self.said.setText(tr("Choose %n more card(s) to be resources, one for each domain.", "", missing))
        else:
            text = tr("Turn %1 · cards in hand %2 · left in the deck %3").replace("%1", str(self.turn))
            self.said.setText(text.replace("%2", str(len(sample.hand))).replace("%3", str(sample.left)))
