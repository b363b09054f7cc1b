"""Small sheets over the card table: questions before something final, the keys, the stops."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardtable.phase_bar import short_name
from cthulhu_desktop.ui.cardtable.stops import OTHER, OWN, PHASE_OF, Stops
from cthulhu_desktop.ui.tabletop.overlay import Overlay, clear, text
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.sheet import Ornament


class TitledSheet(Overlay):
    """A sheet with a title. Escape closes it without any effect; so does `close_sheet`. `closed()` when it has gone."""

    closed = Signal()

    widest = 520

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = text("", 19, Role.TITLE, weight=650, wrap=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(self.title)
        self.body.addWidget(Ornament(theme.BRASS_DARK))

    def close_sheet(self) -> None:
        """Take it away."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def retranslate(self) -> None:
        """Say everything in the language of now."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        event.accept()

    def _row(self, *buttons: QPushButton) -> None:
        row = QHBoxLayout()
        row.addStretch(1)
        for button in buttons:
            row.addWidget(button)
        row.addStretch(1)
        self.body.addLayout(row)


class ConfirmSheet(TitledSheet):
    """Asks before something that cannot be taken back."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.note = text("", 14, wrap=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(self.note)
        self.yes, self.no = QPushButton(), QPushButton()
        self.yes.setProperty("look", "danger")
        self.yes.setObjectName("confirm")
        self.yes.clicked.connect(self._do)
        self.no.clicked.connect(self.close_sheet)
        self._row(self.yes, self.no)
        self._run: Callable[[], object] = lambda: None
        self._says: tuple[Callable[[], str], Callable[[], str], Callable[[], str]] | None = None

    def ask(self, title: Callable[[], str], note: Callable[[], str], yes: Callable[[], str],
            run: Callable[[], object]) -> None:  # fmt: skip
        """Ask; `run` if the answer is yes. The button that changes nothing has the focus."""
        self._says, self._run = (title, note, yes), run
        self.retranslate()
        self.open()
        self.no.setFocus()

    def retranslate(self) -> None:
        if self._says is not None:
            title, note, yes = self._says
            self.title.setText(title())
            self.note.setText(note())
            self.yes.setText(yes())
            self.no.setText(tr("Play on"))
            self._cover()

    def _do(self) -> None:
        self.close_sheet()
        self._run()


class ConsentSheet(TitledSheet):
    """Taking back what showed something new needs everybody's consent. `agreed()` once all have given it."""

    agreed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.note = text("", 14, wrap=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(self.note)
        self.boxes: list[QPushButton] = []
        self._holder = QHBoxLayout()
        self.body.addLayout(self._holder)
        self.no = QPushButton()
        self.no.clicked.connect(self.close_sheet)
        self._row(self.no)
        self._names: Sequence[str] = ()

    def ask(self, names: Sequence[str]) -> None:
        """Ask all these people."""
        self._names = names
        clear(self._holder)
        self.boxes = []
        for name in names:
            button = QPushButton()
            button.setCheckable(True)
            button.setObjectName(f"agree-{name}")
            button.toggled.connect(self._count)
            self._holder.addWidget(button)
            self.boxes.append(button)
        self.retranslate()
        self.open()
        self.no.setFocus()

    def retranslate(self) -> None:
        self.title.setText(tr("Take the move back?"))
        self.note.setText(tr("Since then somebody has seen something new. It goes back only if all agree."))
        self.no.setText(tr("Leave it"))
        for button, name in zip(self.boxes, self._names, strict=False):
            button.setText(tr("{who} agrees").format(who=name).replace("&", "&&"))
        self._cover()

    def _count(self, _on: bool) -> None:
        if all(button.isChecked() for button in self.boxes):
            self.close_sheet()
            self.agreed.emit()


class KeysSheet(TitledSheet):
    """The keys of the table."""

    widest = 620

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(theme.px(18))
        self.body.addLayout(self._grid)
        self.close_button = QPushButton()
        self.close_button.clicked.connect(self.close_sheet)
        self._row(self.close_button)

    def show_keys(self) -> None:
        """Show them."""
        self.retranslate()
        self.open()
        self.close_button.setFocus()

    def retranslate(self) -> None:
        clear(self._grid)
        self.title.setText(tr("Keys"))
        self.close_button.setText(tr("Close"))
        for row, (key, says) in enumerate(key_list()):
            name = text(key, 13, weight=700)
            name.setTextFormat(Qt.TextFormat.PlainText)
            self._grid.addWidget(name, row, 0)
            self._grid.addWidget(text(says, 13, wrap=True), row, 1)
        self._cover()


def key_list() -> tuple[tuple[str, str], ...]:
    """The keys and what they do."""
    return (
        (tr("Tab, arrow keys"), tr("go to the next card or place that can be used")),
        (tr("Enter"), tr("use the card or place the keyboard is on")),
        (tr("1 to 9"), tr("press the button or choose the story of that number")),
        (tr("0"), tr("bring the character home from its story")),
        (tr("Space"), tr("pass; while something moves: show its end")),
        (tr("Shift+Space"), tr("pass until something happens")),
        (tr("Ctrl, held"), tr("pass nothing for me while it is down")),
        (tr("Esc"), tr("take back what is not final yet; stop passing")),
        (tr("Ctrl+Z, Ctrl+Y"), tr("undo, redo")),
        (tr("Z"), tr("read the card the keyboard or pointer is on")),
        (tr("M, right click"), tr("correct the table by hand, where the game allows it")),
        (tr("L"), tr("go to the log and back")),
        (tr("F1"), tr("the rule behind the question")),
        (tr("Ctrl + and −, Ctrl+0"), tr("larger, smaller, the whole table")),
        (tr("Page up, page down"), tr("move a long text in the card that is read")),
        (tr("?"), tr("this list")),
    )  # fmt: skip


class StopsSheet(TitledSheet):
    """The stops as a table of boxes to tick, with the other choices about passing."""

    widest = 560

    def __init__(self, stops: Stops, parent: QWidget) -> None:
        super().__init__(parent)
        self._stops = stops
        self.note = text("", 13, wrap=True)
        self.body.addWidget(self.note)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self.body.addLayout(self._grid)
        self.heads = [text("", 12.5, weight=650) for _ in range(3)]
        for column, head in enumerate(self.heads):
            self._grid.addWidget(head, 0, column)
        self.names: list[QLabel] = []
        self.boxes: dict[tuple[str, str], QCheckBox] = {}
        for row, window in enumerate(PHASE_OF, start=1):
            name = text("", 13)
            self.names.append(name)
            self._grid.addWidget(name, row, 0)
            for column, side in ((1, OWN), (2, OTHER)):
                box = QCheckBox()
                box.clicked.connect(self._setter(side, window))
                self.boxes[side, window] = box
                self._grid.addWidget(box, row, column)
        self.always = QCheckBox()
        self.always.toggled.connect(lambda on: setattr(stops, "always_ask", on))
        self.body.addWidget(self.always)
        self.tokens = QCheckBox()
        self.tokens.toggled.connect(lambda on: setattr(stops, "ask_tokens", on))
        self.body.addWidget(self.tokens)
        self.reset, self.close_button = QPushButton(), QPushButton()
        self.reset.clicked.connect(stops.reset)
        self.close_button.clicked.connect(self.close_sheet)
        self._row(self.reset, self.close_button)
        stops.changed.connect(self._show)

    def _setter(self, side: str, window: str) -> Callable[[], None]:
        return lambda: self._stops.turn(side, window)

    def show_stops(self) -> None:
        """Show them."""
        self.retranslate()
        self._show()
        self.open()
        self.close_button.setFocus()

    def _show(self) -> None:
        for (side, window), box in self.boxes.items():
            box.setChecked(self._stops.stops_at(side, window))
        for box, on in ((self.always, self._stops.always_ask), (self.tokens, self._stops.ask_tokens)):
            box.blockSignals(True)
            box.setChecked(on)
            box.blockSignals(False)

    def retranslate(self) -> None:
        self.title.setText(tr("Where you want to be asked"))
        self.note.setText(
            tr("At a stop you are asked when you can do something there. Where there is none, it is passed for you. "
               "Responses are always offered.")
        )  # fmt: skip
        for head, said in zip(self.heads, ("", tr("your turn"), tr("the other's turn")), strict=True):
            head.setText(said)
        for name, (window, phase) in zip(self.names, PHASE_OF.items(), strict=True):
            name.setText(window_name(window, phase))
            for side, said in ((OWN, tr("{window}, your turn")), (OTHER, tr("{window}, the other's turn"))):
                self.boxes[side, window].setAccessibleName(said.format(window=window_name(window, phase)))
        self.always.setText(tr("Ask at stops also when I can do nothing, so that pauses tell nothing"))
        self.tokens.setText(tr("Ask before placing success tokens"))
        self.reset.setText(tr("Usual stops"))
        self.close_button.setText(tr("Done"))
        self._cover()


def window_name(window: str, phase: str) -> str:
    """An action window in words."""
    story = {
        "W5": tr("Story, before characters are committed (W5)"), "W6a": tr("Story, after the attackers (W6a)"),
        "W6b": tr("Story, after the defenders (W6b)"), "W7": tr("Story, after all stories (W7)"),
    }  # fmt: skip
    if window in story:
        return story[window]
    return tr("{phase} ({window})").format(phase=short_name(phase), window=window)
