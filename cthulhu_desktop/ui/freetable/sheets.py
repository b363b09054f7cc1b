"""Sheets of paper over the table: the cards of a pile, a question for a number or a text, the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QWidget,
)

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.freetable.card_button import CardButton
from cthulhu_desktop.ui.freetable.face_queue import FaceQueue
from cthulhu_desktop.ui.tabletop.overlay import Overlay, clear, text
from cthulhu_desktop.ui.theme import BRASS_DARK, Role
from cthulhu_desktop.ui.widgets.flow import FlowLayout
from cthulhu_desktop.ui.widgets.sheet import Ornament

CARD_TALL = 150  # pixels of a card in the browser


class Sheet(Overlay):
    """A sheet with a title that Esc closes. `closed()` when it has gone."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = text("", 19, Role.TITLE, weight=650, wrap=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self.title)
        self.body.addWidget(Ornament(BRASS_DARK))

    def close_sheet(self) -> None:
        """Go away without effect."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        event.accept()  # no key reaches the table

    def _button(self, look: str = "") -> QPushButton:
        button = QPushButton()
        if look:
            button.setProperty("look", look)
        theme.set_font(button, Role.TEXT, 13.5)
        return button


class Browser(Sheet):
    """What somebody sees who looks into a pile, the topmost card first. `taken(place, where)`: the card at that place
    (0 on top), to the "hand", face "up" or face "down" onto the table. `only_look`: nothing can be taken."""

    taken = Signal(int, str)
    widest = 900

    def __init__(self, queue: FaceQueue, parent: QWidget) -> None:
        super().__init__(parent)
        self._queue = queue
        self.cards: list[CardButton] = []
        self.chosen = -1
        self._holder = QWidget()
        self._holder.setProperty("surface", "none")
        self._flow = FlowLayout(self._holder, gap=4)
        self._scroller = QScrollArea()
        self._scroller.setWidgetResizable(True)
        self._scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroller.setWidget(self._holder)
        self._scroller.setMinimumHeight(CARD_TALL + 20)
        self.body.addWidget(self._scroller, 1)
        self.note = text("", 12.5, tone="muted", wrap=True)
        self.body.addWidget(self.note)
        row = QHBoxLayout()
        self.to_hand, self.up, self.down, self.done = (
            self._button("primary"), self._button(), self._button(), self._button()
        )  # fmt: skip
        for button, where in ((self.to_hand, "hand"), (self.up, "up"), (self.down, "down")):
            button.clicked.connect(self._taker(where))
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.done)
        self.done.clicked.connect(self.close_sheet)
        self.body.addLayout(row)

    def _taker(self, where: str) -> Callable[[], None]:
        return lambda: self._take(where)

    def show_faces(self, faces: Sequence[str], who: str, *, only_look: bool) -> None:
        """Show these cards to somebody."""
        for card in self.cards:
            self._flow.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        for place, face in enumerate(faces):
            self._add(place, face)
        self.title.setText(tr("{who} looks at %n card(s)", "", len(faces)).format(who=who))
        self.note.setText(tr("The topmost card comes first. Everybody sees that you look, nobody what you see."))
        self.to_hand.setText(tr("Into the hand"))
        self.up.setText(tr("Onto the table, face up"))
        self.down.setText(tr("Face down"))
        self.done.setText(tr("Close"))
        for button in (self.to_hand, self.up, self.down):
            button.setVisible(not only_look)
        rows = -(-len(faces) // 8)
        self._scroller.setFixedHeight(min(max(1, rows) * (CARD_TALL + 4) + 8, max(170, self._below.height() - 300)))
        self.open()
        self.choose(0)
        if self.cards:
            self.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self, place: int, face: str) -> None:
        card = CardButton(face, self._queue, CARD_TALL)
        card.setCheckable(True)
        card.clicked.connect(lambda: self.choose(self.cards.index(card)))
        card.opened.connect(lambda: self._open(card))
        card.stepped.connect(lambda by: self._step(card, by))
        self._flow.addWidget(card)
        self.cards.append(card)

    def _open(self, card: CardButton) -> None:
        self.choose(self.cards.index(card))
        if self.to_hand.isVisible():
            self._take("hand")

    def _step(self, card: CardButton, by: int) -> None:
        place = self.cards.index(card) + by
        if 0 <= place < len(self.cards):
            self.cards[place].setFocus(Qt.FocusReason.OtherFocusReason)
            self._scroller.ensureWidgetVisible(self.cards[place])
            self.choose(place)

    def choose(self, place: int) -> None:
        """Choose the card at that place."""
        self.chosen = place if 0 <= place < len(self.cards) else -1
        for k, card in enumerate(self.cards):
            card.setChecked(k == self.chosen)

    def _take(self, where: str) -> None:
        if self.chosen < 0:
            return
        place = self.chosen
        card = self.cards.pop(place)
        self._flow.removeWidget(card)
        card.hide()
        card.deleteLater()
        self.taken.emit(place, where)
        if not self.cards:
            self.close_sheet()
            return
        self.choose(min(place, len(self.cards) - 1))
        self.cards[self.chosen].setFocus(Qt.FocusReason.OtherFocusReason)


class AskSheet(Sheet):
    """Asks for a number or a text. The answer goes to whoever asked."""

    widest = 460

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = QSpinBox()
        self.words = QLineEdit()
        self.words.setMaxLength(400)
        theme.set_font(self.number, Role.TEXT, 14)
        theme.set_font(self.words, Role.TEXT, 14)
        self.body.addWidget(self.number)
        self.body.addWidget(self.words)
        row = QHBoxLayout()
        self.ok, self.away = self._button("primary"), self._button()
        row.addStretch(1)
        row.addWidget(self.away)
        row.addWidget(self.ok)
        self.body.addLayout(row)
        self.ok.clicked.connect(self._answer)
        self.away.clicked.connect(self.close_sheet)
        self._then: Callable[[int], object] | Callable[[str], object] | None = None
        self._for_number = True

    def ask_number(self, question: str, least: int, most: int, usual: int, then: Callable[[int], object]) -> None:
        """Ask for a whole number."""
        self.number.setRange(least, most)
        self.number.setValue(usual)
        self.number.setAccessibleName(question)
        self.number.selectAll()
        self._ask(question, then, for_number=True)

    def ask_text(self, question: str, then: Callable[[str], object]) -> None:
        """Ask for a text."""
        self.words.clear()
        self.words.setAccessibleName(question)
        self._ask(question, then, for_number=False)

    def _ask(self, question: str, then: Callable[..., object], *, for_number: bool) -> None:
        self._then, self._for_number = then, for_number
        self.title.setText(question)
        self.ok.setText(tr("OK"))
        self.away.setText(tr("Cancel"))
        self.number.setVisible(for_number)
        self.words.setVisible(not for_number)
        self.open()
        (self.number if for_number else self.words).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._answer()
        super().keyPressEvent(event)

    def _answer(self) -> None:
        then: Callable[..., object] | None = self._then
        answer = self.number.value() if self._for_number else self.words.text().strip()
        self.close_sheet()
        if then is not None and (self._for_number or answer):
            then(answer)


class KeysSheet(Sheet):
    """All keys and gestures in two columns."""

    widest = 720

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(3)
        self.body.addLayout(self._grid)
        self.done = self._button("primary")
        self.done.clicked.connect(self.close_sheet)
        self.body.addWidget(self.done, 0, Qt.AlignmentFlag.AlignCenter)

    def show_keys(self) -> None:
        """Open it in the language of now."""
        clear(self._grid)
        self.title.setText(tr("Keys and gestures"))
        self.done.setText(tr("Close"))
        for row, (keys, what) in enumerate(_keys()):
            name = text(keys, 12.5, weight=700)
            self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            label: QLabel = text(what, 12.5, wrap=True)
            self._grid.addWidget(label, row, 1)
        self._grid.setColumnStretch(1, 1)
        self.open()
        self.done.setFocus(Qt.FocusReason.OtherFocusReason)


def _keys() -> tuple[tuple[str, str], ...]:
    return (
        (tr("Drag"), tr("Move. From a pile: its top card; by the brass tab: the whole pile.")),
        (tr("Shift while dragging"), tr("Stack onto the card or pile under the pointer")),
        (tr("Right button"), tr("Click: menu. Drag: an arrow.")),
        (tr("Wheel, middle button"), tr("Zoom, pan. With Alt: turn by 15°, with Alt and Ctrl by 1°.")),
        (tr("Double click, Enter"), tr("Turn a card, roll a die, write a note")),
        (tr("Tab, arrow keys"), tr("From piece to piece; move the chosen pieces (with Ctrl by 1 mm)")),
        (tr("Space"), tr("Keep a piece chosen while going on")),
        ("R, Shift+R", tr("Turn by a quarter, back; dice roll")),
        ("F", tr("Turn over")),
        ("D", tr("Draw into the hand; take the chosen cards into the hand")),
        ("S, B, P", tr("Shuffle, search, look at the top of a pile")),
        ("K, A", tr("Stack, align")),
        ("1–6, +, −", tr("Counters on the chosen pieces: a colour, one more, one less")),
        ("N", tr("A new note")),
        (tr("Del"), tr("Take off the table")),
        ("Ctrl+Z, Ctrl+Y, Ctrl+A", tr("Undo, redo, choose everything")),
        ("Ctrl+0", tr("Show everything")),
    )
