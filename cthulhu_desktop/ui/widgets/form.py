"""Rows of a form: what it is, the control, and a plain explanation with the rule it belongs to."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.widgets.texts import Say, Texts


class RuleButton(QToolButton):
    """The number of a rule; opens it."""

    def __init__(self, texts: Texts, rule: str, open_rule: Callable[[str], None]) -> None:
        super().__init__()
        self.setText(rule)
        self.setProperty("look", "quiet")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.set_font(self, "text", 11.5, italic=True)
        texts.put(self.setToolTip, lambda: tr("Open the rule"))
        texts.put(self.setAccessibleName, lambda: tr("Open rule %1").replace("%1", rule))
        self.clicked.connect(lambda: open_rule(rule))


class FormRow(QWidget):
    """A name, a control, an explanation. The name belongs to the control for the keyboard and screen readers."""

    def __init__(self, texts: Texts, name: Say, control: QWidget, why: Say | None = None,
                 rule: RuleButton | None = None) -> None:  # fmt: skip
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.name = texts.label(name, 13.5, weight=600)
        self.name.setBuddy(control)
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        if rule is not None:
            head.addWidget(rule)
        column.addLayout(head)
        texts.put(control.setAccessibleName, name)
        if why is not None:
            column.addWidget(self._explanation(texts, why, control))
        self._column, self._control = column, control
        column.addWidget(control)

    def control_takes_its_own_width(self) -> None:
        """The control is only as wide as it needs to be."""
        self._column.setAlignment(self._control, Qt.AlignmentFlag.AlignLeft)

    def _explanation(self, texts: Texts, why: Say, control: QWidget) -> QLabel:
        label = texts.label(why, 12)
        label.setProperty("tone", "muted")
        texts.put(control.setAccessibleDescription, why)
        return label


class Choice(QComboBox):
    """A list of values with their names, which can be said again in another language."""

    def __init__(self, texts: Texts, options: list[tuple[str, Say]]) -> None:
        super().__init__()
        self._options = options
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for value, say in options:
            self.addItem(say(), value)
        texts.put(self._say_again, lambda: "")

    def _say_again(self, _text: str) -> None:
        for index, (_value, say) in enumerate(self._options):
            self.setItemText(index, say())

    def setAccessibleName(self, name: str) -> None:
        """The list that opens bears the name too: Qt gives the box the chosen text as its name on some systems."""
        super().setAccessibleName(name)
        self.view().setAccessibleName(name)

    def value(self) -> str:
        """The value that is chosen."""
        return str(self.currentData())

    def set_value(self, value: str) -> None:
        """Choose a value; one that is not listed changes nothing."""
        index = self.findData(value)
        if index >= 0:
            self.setCurrentIndex(index)
