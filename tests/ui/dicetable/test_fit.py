"""Everything fits: three languages, text from 80 to 200 %, small windows and large ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.dice.state import DiceState
from cthulhu_desktop.core.dice.things import MakeCall
from tests.ui.dicetable.conftest import Played

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen screen has no window manager


class Longer(QTranslator):
    """Every text a third longer, as German often is."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        return text.replace("%n", str(n)) + " " + "ä" * max(2, len(text) // 3)

    def isEmpty(self) -> bool:
        return False


@pytest.fixture(params=["en", "pl", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    before, longer = QLocale(), Longer()
    QLocale.setDefault(QLocale(request.param))
    qapp.installTranslator(longer)
    yield request.param
    qapp.removeTranslator(longer)
    QLocale.setDefault(before)


def full_chant(state: DiceState) -> bool:
    """The longest buttons: both ways to end the whole chant, and to put the dice back."""
    decision = state.decision
    return decision is not None and any(isinstance(move, MakeCall) and move.call == 11 for move in decision.options)


@pytest.mark.parametrize("window", [(1024, 700, 200), (1280, 720, 100), (1024, 700, 80)])
def test_prompt_and_buttons_are_read_in_full(
    qtbot: QtBot, played: Played, quiet_look: Callable[..., None], language: str, window: tuple[int, int, int]
) -> None:
    *size, percent = window
    quiet_look(text_percent=percent)
    page = played.page
    page.resize(*size)
    page.retranslate()
    played.to(full_chant, cults=3)
    page.hands.compose_call(11)
    qtbot.waitUntil(lambda: page.view.viewport().size().width() == round(page.table.sceneRect().width()))
    assert page.size().toTuple() == tuple(size)
    shown = [button for button in page.bar.buttons if button.isVisible()]
    assert len(shown) == 3
    box = page.bar.rect()
    for button in shown:
        place = button.geometry().translated(button.parentWidget().pos())
        assert box.contains(place), (button.text(), place)
        assert QFontMetrics(button.font()).horizontalAdvance(button.text()) <= button.width()
    for label in (page.bar.prompt, page.bar.detail):
        assert label.heightForWidth(label.width()) <= label.height() + 2, label.text()


def test_at_200_percent_in_a_small_window_the_panel_is_a_drawer(
    qtbot: QtBot, played: Played, quiet_look: Callable[..., None]
) -> None:
    quiet_look(text_percent=200)
    played.page.resize(1024, 700)
    played.to(full_chant)
    page = played.page
    assert page.view.width() == page.width()
    assert not page.panel.isVisible()
    page.tools.panel.click()
    assert page.panel.isVisible()
    assert page.panel.geometry().right() <= page.width()
    button = page.panel.calls.button(11)
    assert button.legal
    assert button.isVisible()
    page.tools.panel.click()
    assert not page.panel.isVisible()


def test_beside_a_large_table_all_three_sections_are_seen(
    qtbot: QtBot, played: Played, quiet_look: Callable[..., None]
) -> None:
    quiet_look(text_percent=100)
    played.page.resize(1920, 1080)
    played.to(full_chant)
    panel = played.page.panel
    for section in (panel.calls, panel.sheet, panel.log):
        assert section.isVisible()


def test_larger_text_makes_prompt_calls_and_log_larger(
    qtbot: QtBot, played: Played, quiet_look: Callable[..., None]
) -> None:
    played.to(full_chant)
    page = played.page
    before = page.bar.prompt.font().pointSizeF(), page.panel.calls.button(11).sizeHint().height()
    quiet_look(text_percent=150)
    assert page.bar.prompt.font().pointSizeF() > before[0] * 1.2
    assert page.panel.calls.button(11).sizeHint().height() > before[1] * 1.3
    assert page.panel.log.document().defaultFont().pointSizeF() > 17
    played.check()
