"""The bar below the card table: one sentence that says what is asked, and the few things that answer it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QCompleter, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, ChoiceList, Naming, OrderList, Prompt, Stepper
from cthulhu_desktop.ui.cardtable.ask_panel import AskPanel
from cthulhu_desktop.ui.tabletop.action_bar import FULL, Action, ActionBar
from cthulhu_desktop.ui.theme import Role


class NumberBox(QSpinBox):
    """A number out of a few; the arrows and the wheel go from one to the next."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._stepper: Stepper | None = None
        self.setKeyboardTracking(False)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.valueChanged.connect(self._tell)

    def show_stepper(self, stepper: Stepper | None) -> None:
        """Show that number; None: none."""
        self._stepper = None
        if stepper is not None:
            self.setRange(stepper.values[0], stepper.values[-1])
            self.setValue(stepper.value)
            self.setAccessibleName(stepper.name)
        self._stepper = stepper

    def stepBy(self, steps: int) -> None:
        if self._stepper is not None:
            values = self._stepper.values
            now = values.index(self._nearest(self.value()))
            self.setValue(values[max(0, min(len(values) - 1, now + steps))])

    def _nearest(self, number: int) -> int:
        assert self._stepper is not None
        return min(self._stepper.values, key=lambda value: abs(value - number))

    def _tell(self, number: int) -> None:
        if self._stepper is not None:
            nearest = self._nearest(number)
            if nearest != number:
                self.setValue(nearest)
            elif nearest != self._stepper.value:
                self._stepper.changed(nearest)


class NameBox(QLineEdit):
    """A word, with all words that hold the letters typed so far offered below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._naming: Naming | None = None
        self._shown: tuple[tuple[str, str], ...] = ()
        self.returnPressed.connect(self.take)

    def show_naming(self, naming: Naming | None) -> None:
        """Ask for a word; None: for none."""
        self._naming = naming
        words = naming.words if naming is not None else ()
        if words == self._shown:
            return
        self._shown = words
        self.clear()
        self.setCompleter(None)  # type: ignore[arg-type]  # none is what takes the old one off
        if naming is None:
            return
        self.setAccessibleName(naming.name)
        self.setPlaceholderText(tr("Type a few letters"))
        completer = QCompleter([shown for _, shown in words], self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        popup = completer.popup()
        if popup is not None:
            popup.setAccessibleName(naming.name)
        self.setCompleter(completer)
        self._fit_popup()

    def _fit_popup(self) -> None:
        """The words below are as wide as the longest needs, as far as the window reaches."""
        popup = self.completer().popup() if self.completer() is not None else None
        if popup is not None:
            longest = max((popup.fontMetrics().horizontalAdvance(shown) for _, shown in self._shown), default=0)
            room = self.window().width() - self.mapTo(self.window(), QPoint(0, 0)).x() - 8
            popup.setMinimumWidth(max(1, min(longest + theme.px(30) + 40, room)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_popup()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._fit_popup()

    def word(self) -> str:
        """The word meant by what is typed: the one written so, else the only one that holds it; "" if none is."""
        typed = self.text().strip().casefold()
        exact = [word for word, shown in self._shown if shown.casefold() == typed]
        held = [word for word, shown in self._shown if typed and typed in shown.casefold()]
        return exact[0] if exact else held[0] if len(held) == 1 else ""

    def take(self) -> None:
        """Answer with that word, if there is one."""
        word = self.word()
        if word and self._naming is not None:
            self._naming.named(word)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) == Qt.Key.Key_Down and self.completer() is not None and not self.text():
            completer = self.completer()
            completer.setCompletionPrefix("")
            completer.complete()
            event.accept()
        else:
            super().keyPressEvent(event)


class AskBar(ActionBar):
    """`rule_wanted(number)` when the link of a rule is followed; `focus_lost()` before what has the focus goes away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._slot: QWidget | None = None
        super().__init__(parent)
        self._prompt = Prompt()
        self.panel: AskPanel | None = None
        slot = QWidget(self)
        slot.setProperty("surface", "none")
        line = QHBoxLayout(slot)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        self.caption = QLabel(slot)
        self.number = NumberBox(slot)
        self.name = NameBox(slot)
        self.name_it = QPushButton(slot)
        self.name_it.setProperty("look", "primary")
        self.name_it.clicked.connect(self.name.take)
        self.name.textChanged.connect(self._typed)
        for widget in (self.caption, self.number, self.name, self.name_it):
            line.addWidget(widget)
        self.row.insertWidget(1, slot)
        slot.hide()
        self._slot = slot
        self.redress()
        self.number.lineEdit().returnPressed.connect(self._press_main)

    @property
    def shown(self) -> Prompt:
        """The prompt shown now."""
        return self._prompt

    def show_prompt(self, prompt: Prompt) -> None:
        """Show the sentence and what answers it; what stays the same keeps the focus."""
        self._prompt = prompt
        self.ask(prompt.text, prompt.rule, prompt.detail)
        self.offer([self._action(button) for button in prompt.buttons])
        widget = prompt.widget
        self._show_slot(widget if isinstance(widget, (Stepper, Naming)) else None)
        self.fit()
        self._show_list(widget if isinstance(widget, (ChoiceList, OrderList)) else None)

    def say(self, text: str) -> None:
        """Show a sentence that asks nothing ("Bertram is thinking …")."""
        self.show_prompt(Prompt(text))

    @staticmethod
    def _with_rule(text: str, rule: str) -> str:
        """The link of the rule is not broken into two lines."""
        before, link, name = ActionBar._with_rule(text, rule).partition("<a ")
        start, end, shown = name.partition('">')
        return before + link + start + end + shown.replace(" ", "&nbsp;")

    @staticmethod
    def _action(button: Button) -> Action:
        text = tr("{text} ({key})").format(text=button.text, key=button.key) if button.key else button.text
        return Action(text, button.act, button.main, button.tip, button.danger)

    def _press_main(self) -> None:
        for button in self._prompt.buttons:
            if button.main:
                button.act()
                return

    def _show_slot(self, widget: Stepper | Naming | None) -> None:
        slot = self._slot
        assert slot is not None
        self._give_up_focus(slot if widget is None else None)
        self.caption.setText(widget.name if widget is not None else "")
        self.number.setVisible(isinstance(widget, Stepper))
        self.number.show_stepper(widget if isinstance(widget, Stepper) else None)
        naming = widget if isinstance(widget, Naming) else None
        was_naming = not slot.isHidden() and not self.name.isHidden()
        self.name.setVisible(naming is not None)
        self.name.show_naming(naming)
        self.name_it.setVisible(naming is not None)
        self.name_it.setText(tr("Name it"))
        self._typed()
        slot.setVisible(widget is not None)
        if naming is not None and not was_naming:
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _typed(self) -> None:
        self.name_it.setEnabled(bool(self.name.word()))

    def _show_list(self, what: ChoiceList | OrderList | None) -> None:
        if what is None and self.panel is None:
            return
        if self.panel is None or self.panel.parentWidget() is not (self.parentWidget() or self):
            self.panel = AskPanel(self)
            QWidget.setTabOrder(self, self.panel)
        panel = self.panel
        self._give_up_focus(panel if what is None else None)
        panel.show_list(what)

    def _give_up_focus(self, leaving: QWidget | None) -> None:
        """Tell that the focus is about to go away with what holds it."""
        focus = QApplication.focusWidget()
        if leaving is not None and focus is not None and leaving.isAncestorOf(focus):
            self.focus_lost.emit()

    def _taken(self) -> int:
        slot = self._slot
        return 0 if slot is None or slot.isHidden() else slot.sizeHint().width() + self.row.spacing()

    def redress(self) -> None:
        super().redress()
        if self._slot is not None:
            share = min(1.0, max(0.6, self.height() / theme.px(FULL)))  # less than all of its height at large text
            self.caption.setFont(theme.font(Role.TEXT, 15 * share, weight=600))
            self.number.setFont(theme.font(Role.TEXT, 17 * share, weight=600))
            self.name.setFont(theme.font(Role.TEXT, 15 * share))
            self.name_it.setFont(theme.font(Role.TEXT, 15 * share, weight=680))
            self.name_it.setStyleSheet("" if share > 0.85 else f"padding: 4px {theme.px(9 * share)}px; min-height: 0px")
            self.name.setMinimumWidth(theme.px(190 * share))
            self.name.setMaximumWidth(theme.px(280 * share))
            self.fit()
