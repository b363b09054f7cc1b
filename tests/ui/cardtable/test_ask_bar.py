"""The bar below the card table: what it shows fits, and all of it can be reached without a mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, Choice, ChoiceList, Naming, OrderList, Prompt, Stepper
from cthulhu_desktop.ui.cardtable.ask_bar import AskBar
from cthulhu_desktop.ui.cardtable.ask_panel import ROW_PADDING, AskPanel
from cthulhu_desktop.ui.tabletop.action_bar import ActionBar
from cthulhu_desktop.ui.theme import Role

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # the offscreen screen has no window manager


def nothing() -> None:
    return None


GERMAN = Prompt(
    "Bertram: Wähle die Charaktere, die sich zu Geschichten begeben, · Das Grauen von Dunwich und der Brunnen",
    "CG-13.2.1",
    "Der Brunnen: Fertigkeit 12 gegen 10, Terror 3 gegen 2, Kampf 2 gegen 1, Arkanes 1 gegen 0, Ermittlung 4 gegen 3",
    (Button("Fünf Charaktere einsetzen", nothing, True), Button("Zurücknehmen", nothing, key="Esc")),
)


class Shown:
    """The bar below an empty table."""

    def __init__(self, qtbot: QtBot) -> None:
        self.frame = QWidget()
        column = QVBoxLayout(self.frame)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.bar = AskBar()
        column.addWidget(QFrame(), 1)
        column.addWidget(self.bar)
        qtbot.addWidget(self.frame)
        self.frame.resize(1280, 720)
        self.frame.show()
        qtbot.waitExposed(self.frame)
        self.frame.activateWindow()

    @property
    def panel(self) -> AskPanel:
        assert self.bar.panel is not None
        return self.bar.panel


@pytest.fixture
def shown(qtbot: QtBot, quiet_look: Callable[..., None]) -> Shown:
    return Shown(qtbot)


@pytest.mark.parametrize("percent", [80, 100, 200])
def test_sentence_and_buttons_are_read_in_full(shown: Shown, quiet_look: Callable[..., None], percent: int) -> None:
    quiet_look(text_percent=percent)
    bar = shown.bar
    bar.show_prompt(GERMAN)
    shown.frame.layout().activate()  # type: ignore[union-attr]
    for button in bar.buttons[:2]:
        place = button.geometry().translated(button.parentWidget().pos())
        assert bar.rect().contains(place)
        assert QFontMetrics(button.font()).horizontalAdvance(button.text()) <= button.width()
    for label in (bar.prompt, bar.detail):
        assert label.heightForWidth(label.width()) <= label.height() + 2, label.text()


def test_at_large_text_the_bar_takes_a_fifth_of_a_small_page(shown: Shown, quiet_look: Callable[..., None]) -> None:
    quiet_look(text_percent=200)
    usual = shown.bar.height()
    shown.bar.limit_height(644 // 5)
    assert shown.bar.height() == 644 // 5 < usual
    shown.bar.show_prompt(GERMAN)
    shown.frame.layout().activate()  # type: ignore[union-attr]
    for label in (shown.bar.prompt, shown.bar.detail):
        assert label.heightForWidth(label.width()) <= label.height() + 2
        assert label.geometry().bottom() <= shown.bar.words.height()
        assert label.font().pointSizeF() >= {shown.bar.prompt: 16.5, shown.bar.detail: 13.0}[label] - 0.01
    shown.bar.limit_height(10)
    assert shown.bar.height() == 106  # what it needs at 100 %
    quiet_look(text_percent=100)
    shown.bar.limit_height(644 // 5)
    assert shown.bar.height() == 106


def test_words_that_fit_in_no_size_can_be_scrolled_with_the_keyboard(shown: Shown, qtbot: QtBot) -> None:
    words = shown.bar.words
    shown.bar.show_prompt(GERMAN)
    assert words.focusPolicy() == Qt.FocusPolicy.NoFocus
    shown.bar.show_prompt(Prompt("Which?", "", "And one thing more, which nobody has heard of yet. " * 40))
    assert words.focusPolicy() == Qt.FocusPolicy.TabFocus
    assert words.verticalScrollBar().maximum() > 0
    words.setFocus()
    qtbot.keyClick(words, Qt.Key.Key_Down)
    assert words.verticalScrollBar().value() > 0
    shown.bar.show_prompt(GERMAN)
    assert words.verticalScrollBar().maximum() == 0


def test_the_words_get_the_room_that_the_buttons_leave(shown: Shown) -> None:
    shown.bar.show_prompt(GERMAN)
    with_two = shown.bar.words.width()
    shown.bar.show_prompt(Prompt(GERMAN.text, "", "", (Button("Ja", nothing, True),)))
    with_one = shown.bar.words.width()
    shown.bar.show_prompt(Prompt(GERMAN.text))
    assert with_two < with_one < shown.bar.words.width()
    assert with_two > shown.bar.width() / 2


def test_the_rule_is_a_link(shown: Shown, qtbot: QtBot) -> None:
    shown.bar.show_prompt(GERMAN)
    assert 'href="rule:CG-13.2.1"' in shown.bar.prompt.text()
    with qtbot.waitSignal(shown.bar.rule_wanted) as told:
        shown.bar.prompt.linkActivated.emit("rule:CG-13.2.1")
    assert told.args == ["CG-13.2.1"]


def test_buttons_name_their_keys_and_the_main_one_stands_out(shown: Shown) -> None:
    shown.bar.show_prompt(GERMAN)
    first, second = shown.bar.buttons[:2]
    assert (first.property("look"), second.property("look")) == ("primary", "")
    assert second.text() == "Zurücknehmen (Esc)"


@pytest.mark.parametrize("percent", [100, 200])
def test_alternatives_stand_in_full_above_the_bar(
    shown: Shown, quiet_look: Callable[..., None], qtbot: QtBot, percent: int
) -> None:
    quiet_look(text_percent=percent)
    taken: list[int] = []
    long = "Aktion: Erschöpfe diese Karte, um einen Charakter deiner Wahl zu verwunden und eine Karte zu ziehen. " * 2
    choices = tuple(Choice(f"{k} {long}", lambda k=k: taken.append(k), k == 1) for k in range(3))  # type: ignore[misc]
    shown.bar.show_prompt(Prompt("Welche?", "CG-1.1.1", "", (), ChoiceList("Was die Karte kann", choices)))
    panel = shown.panel
    assert panel.isVisible()
    assert panel.geometry().bottom() < shown.bar.geometry().top()
    assert shown.frame.rect().contains(panel.geometry())
    assert panel.height() <= shown.bar.y() * 0.63
    button = panel.choices[1]
    assert button.shown_text == f"✓ {choices[1].text}"
    assert (button.accessibleName(), button.accessibleDescription()) == (choices[1].text, "chosen now")
    label = button.findChildren(QWidget)[1]
    qtbot.waitUntil(lambda: label.heightForWidth(label.width()) <= label.height() + 2)
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Return)
    qtbot.mouseClick(panel.choices[2], Qt.MouseButton.LeftButton)
    assert taken == [1, 2]
    shown.bar.show_prompt(GERMAN)
    assert not panel.isVisible()


def test_a_list_is_put_in_order_with_alt_and_the_arrow_keys_or_by_dragging(shown: Shown, qtbot: QtBot) -> None:
    moved: list[tuple[int, int]] = []
    entries = ("The Well", "A Night in Arkham", "The Gate")

    def prompt(order: tuple[str, ...]) -> Prompt:
        return Prompt("Order?", "CG-14.1.1", "", (), OrderList("Order", order, lambda a, b: moved.append((a, b))))

    shown.bar.show_prompt(prompt(entries))
    view = shown.panel.order
    assert view.accessibleName() == "Order"
    view.setFocus()
    view.setCurrentRow(2)
    qtbot.keyClick(view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert moved == [(2, 1)]
    shown.bar.show_prompt(prompt((entries[0], entries[2], entries[1])))
    assert [view.item(row).text() for row in range(3)] == [entries[0], entries[2], entries[1]]
    assert view.currentItem().text() == entries[2]
    root = view.rootIndex()
    assert view.model().moveRow(root, 0, root, 3)
    qtbot.waitUntil(lambda: moved == [(2, 1), (0, 2)])


LONG = "The Keeper of the Library: Forced Response: After a character enters play, draw a card and gain a domain."


@pytest.mark.parametrize("entries", [("A", "B"), (LONG, LONG + " Then draw."), (LONG,) * 5])
def test_the_lines_of_a_list_are_shown_whole_and_its_title_too(shown: Shown, entries: tuple[str, ...]) -> None:
    # CG-12.5.4
    shown.bar.show_prompt(Prompt("Order?", "CG-12.5.4", "", (), OrderList("Order", entries, lambda *_: None)))
    panel, view = shown.panel, shown.panel.order
    QApplication.processEvents()
    assert panel.title.width() >= panel.title.sizeHint().width()
    metrics, width = view.fontMetrics(), view.viewport().width() - ROW_PADDING
    for row, text in enumerate(entries):
        wanted = metrics.boundingRect(0, 0, width, 10_000, Qt.TextFlag.TextWordWrap, text).height()
        assert view.visualItemRect(view.item(row)).height() >= wanted
    assert view.font().pointSizeF() >= theme.font(Role.TEXT, 13.5).pointSizeF() * 0.79
    if len(entries) == 2:
        assert view.visualItemRect(view.item(1)).bottom() <= view.viewport().height()


def test_the_words_that_can_be_named_are_as_wide_as_the_window_lets_them(shown: Shown) -> None:
    # CG-17.8.1
    title = "Professor Herbert West, Reanimator of the Forgotten"
    shown.bar.show_prompt(Prompt("Name?", "CG-17.8.1", "", (), Naming("Title", ((title, title),), lambda *_: None)))
    QApplication.processEvents()
    box = shown.bar.name
    popup = box.completer().popup()
    assert popup is not None
    room = shown.frame.width() - box.mapTo(shown.frame, box.rect().topLeft()).x()
    wanted = popup.fontMetrics().horizontalAdvance(title)
    assert popup.minimumWidth() >= min(wanted, room - 8)
    assert popup.minimumWidth() <= room


def test_x_goes_through_the_numbers_that_are_possible(shown: Shown, qtbot: QtBot) -> None:
    # CG-10.2.4
    changed: list[int] = []
    pressed: list[bool] = []
    main = Button("X is 3", lambda: pressed.append(True), True)
    shown.bar.show_prompt(Prompt("X?", "CG-10.2.4", "", (main,), Stepper("X", (0, 1, 3), 3, changed.append)))
    box = shown.bar.number
    assert box.isVisible()
    assert (box.value(), box.accessibleName()) == (3, "X")
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert changed == [1]
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert pressed == [True]


def test_a_word_is_named_by_typing_a_part_of_it(shown: Shown, qtbot: QtBot) -> None:
    # CG-17.8.1, D-24
    named: list[str] = []
    words = (("cultist", "Kultist"), ("deep_one", "Tiefes Wesen"), ("deep", "Tief"))
    shown.bar.show_prompt(Prompt("Name?", "CG-17.8.1", "", (), Naming("Subtype", words, named.append)))
    box = shown.bar.name
    assert box.hasFocus()
    assert not shown.bar.name_it.isEnabled()
    qtbot.keyClicks(box, "tie")
    assert box.word() == ""
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert named == []
    box.setText("tief")
    assert box.word() == "deep"
    box.setText("wes")
    assert shown.bar.name_it.isEnabled()
    qtbot.mouseClick(shown.bar.name_it, Qt.MouseButton.LeftButton)
    assert named == ["deep_one"]
    box.completer().popup().hide()


def test_the_height_of_the_bar_does_not_depend_on_what_it_says(shown: Shown) -> None:
    heights = set()
    for prompt in (GERMAN, Prompt(), Prompt("X?", "", "", (), Stepper("X", (0, 1), 1, print))):
        shown.bar.show_prompt(prompt)
        heights.add(shown.bar.height())
    shown.bar.say("Bertram is thinking …")
    assert isinstance(shown.bar, ActionBar)
    assert heights == {shown.bar.height()}
    assert not [button for button in shown.bar.buttons if button.isVisible()]


def test_the_focus_is_given_up_before_a_list_goes_away_and_only_then(shown: Shown, qtbot: QtBot) -> None:
    lost: list[bool] = []
    shown.bar.focus_lost.connect(lambda: lost.append(True))
    listed = Prompt("Which?", "", "", (), ChoiceList("Ways", (Choice("one", nothing), Choice("two", nothing))))
    shown.bar.show_prompt(listed)
    shown.bar.show_prompt(GERMAN)
    assert lost == []
    shown.bar.show_prompt(listed)
    shown.panel.choices[1].setFocus()
    shown.bar.show_prompt(GERMAN)
    assert lost == [True]
