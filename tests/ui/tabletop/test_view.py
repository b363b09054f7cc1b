"""Zoom, pan and pictures of a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cthulhu_desktop.ui.tabletop.items import State
from cthulhu_desktop.ui.tabletop.labels import ArrowItem, LabelItem, fit_font
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.looks import KEPT, BakedLook
from tests.ui.tabletop.conftest import SmallTable, draw

# Qt's offscreen screen has no window manager to tell sizes to, and says so.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def turn_wheel(table: SmallTable, steps: int) -> None:
    at = QPointF(240, 200)
    event = QWheelEvent(
        at, table.view.mapToGlobal(at), QPoint(), QPoint(0, 120 * steps), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(table.view.viewport(), event)


def test_the_whole_table_is_seen_until_the_player_zooms(qtbot: QtBot, small_table: SmallTable) -> None:
    view = small_table.view
    assert view.zoom == 1.0
    assert view.transform().m11() == 1.0
    view.resize(960, 800)
    assert view.transform().m11() == 2.0
    with qtbot.waitSignal(view.resized):
        pass


def test_the_wheel_zooms_in_and_never_out_past_the_whole_table(small_table: SmallTable) -> None:
    turn_wheel(small_table, 2)
    assert abs(small_table.view.zoom - 1.3225) < 1e-6
    turn_wheel(small_table, -10)
    assert small_table.view.zoom == 1.0
    turn_wheel(small_table, 50)
    assert small_table.view.zoom == 4.0


def test_smoothing_rests_while_zooming_and_comes_back(qtbot: QtBot, small_table: SmallTable) -> None:
    smooth = QPainter.RenderHint.SmoothPixmapTransform
    turn_wheel(small_table, 1)
    assert not small_table.view.renderHints() & smooth
    qtbot.waitUntil(lambda: bool(small_table.view.renderHints() & smooth), timeout=2000)


def test_keys_zoom_and_control_zero_shows_the_whole_table(qtbot: QtBot, small_table: SmallTable) -> None:
    qtbot.keyClick(small_table.view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert small_table.view.zoom == 1.25
    qtbot.keyClick(small_table.view, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert small_table.view.zoom == 1.0


def test_the_middle_button_pans_a_zoomed_table(qtbot: QtBot, small_table: SmallTable) -> None:
    view = small_table.view
    view.set_zoom(2.0)
    before = view.horizontalScrollBar().value()
    qtbot.mousePress(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(240, 200))
    qtbot.mouseMove(view.viewport(), QPoint(200, 200))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(200, 200))
    assert view.horizontalScrollBar().value() == before + 40


def test_space_and_drag_pans_but_space_alone_is_a_tap(qtbot: QtBot, small_table: SmallTable) -> None:
    view = small_table.view
    taps: list[bool] = []
    view.space_tapped.connect(lambda: taps.append(True))
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert taps == [True]
    view.set_zoom(2.0)
    before = view.verticalScrollBar().value()
    qtbot.keyPress(view, Qt.Key.Key_Space)
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(240, 200))
    qtbot.mouseMove(view.viewport(), QPoint(240, 170))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(240, 170))
    qtbot.keyRelease(view, Qt.Key.Key_Space)
    assert view.verticalScrollBar().value() == before + 30
    assert taps == [True]


def test_the_state_of_a_piece_is_seen(small_table: SmallTable) -> None:
    def colour() -> str:
        return small_table.view.grab().toImage().pixelColor(90, 70).name()

    assert colour() == "#00ff00"
    small_table.pieces[0].mark(State.GLOW, True)
    assert colour() == "#ff0000"


def test_each_state_is_drawn_once_a_size_and_old_pictures_go(qapp: object) -> None:
    drawn: list[State] = []

    def draw(painter: QPainter, box: QRectF, state: State) -> None:
        drawn.append(state)
        painter.fillRect(box, QColor("red"))

    look = BakedLook(draw, 0.1, State.GLOW)
    look.pixmap(40, 40, State.CALM, 1.0)
    look.pixmap(40, 40, State.HOVER, 1.0)  # not a state this look shows
    look.pixmap(40, 40, State.GLOW, 1.0)
    assert drawn == [State.CALM, State.GLOW]
    for size in range(50, 50 + KEPT):
        look.pixmap(size, size, State.CALM, 1.0)
    look.pixmap(40, 40, State.CALM, 1.0)
    assert len(drawn) == KEPT + 3


def test_a_picture_for_a_fine_screen_has_more_pixels_at_the_same_size(qapp: object) -> None:
    look = BakedLook(draw, 0.1, State.CALM)
    fine = look.pixmap(40, 40, State.CALM, 2.0)
    margin = look.margin(40, 40)
    assert fine.devicePixelRatio() == 2.0
    assert fine.width() == round((40 + 2 * margin) * 2)


def test_a_label_makes_its_letters_smaller_to_fit(qapp: object, quiet_look: Callable[..., None]) -> None:
    from cthulhu_desktop.ui import theme

    wide = theme.font("text", 30)
    assert fit_font("Iää! Cthulhu! Fhtagn!", wide, 2000, 200).pointSizeF() == wide.pointSizeF()
    assert fit_font("Iää! Cthulhu! Fhtagn!", wide, 120, 200).pointSizeF() < wide.pointSizeF() / 2


def test_labels_and_arrows_are_painted(small_table: SmallTable) -> None:
    bare = small_table.view.grab().toImage()
    label, arrow = LabelItem(), ArrowItem("#0000ff", 8)
    label.put(Rect(200, 150, 120, 40))
    from cthulhu_desktop.ui import theme

    label.write("Fhtagn!", theme.font("title", 16), "#ffffff", halo=True)
    arrow.point(QPointF(240, 230), QPointF(240, 380))
    small_table.scene.addItem(label)
    with_label = small_table.view.grab().toImage()
    small_table.scene.addItem(arrow)
    assert with_label != bare
    assert small_table.view.grab().toImage() != with_label
