"""The bar that steers a replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.replaying import ReplaySession
from cthulhu_desktop.ui.replay.bar import STEP_MS, ReplayBar
from cthulhu_desktop.ui.replay.icons import NAMES as ICONS
from cthulhu_desktop.ui.replay.icons import replay_icon
from cthulhu_desktop.ui.replay.marks import PHASE, TURN
from tests.ui.replay.conftest import MOVES, NewReplay

NAMES = ("Anna", "Bert")


@pytest.fixture
def bar(qtbot: QtBot, quiet_look: Callable[..., None]) -> Iterator[ReplayBar]:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1700, 200)
    made = ReplayBar(parent=host)
    made.resize(1280, 90)
    host.show()
    yield made
    made.open_session(None)


@pytest.fixture
def session(bar: ReplayBar, new_replay: NewReplay) -> ReplaySession:
    session = new_replay("cards")
    bar.open_session(session, NAMES)
    return session


def kinds(bar: ReplayBar) -> list[QAction]:
    return bar.kind.menu().actions()


def test_the_buttons_step_and_the_slider_jumps(bar: ReplayBar, session: ReplaySession) -> None:
    assert bar.isVisible()
    assert (bar.count.text(), bar.back.isEnabled()) == (f"Move 0 of {MOVES}", False)
    bar.forward.click()
    bar.forward.click()
    bar.back.click()
    assert session.number == 1
    bar.place.setValue(MOVES)
    assert (session.number, bar.forward.isEnabled(), bar.run.isEnabled()) == (MOVES, False, False)
    assert bar.count.text() == f"Move {MOVES} of {MOVES}"


def test_it_leaps_by_turns_at_first_and_by_any_kind_that_is_chosen(bar: ReplayBar, session: ReplaySession) -> None:
    assert bar.marks is not None
    turns, phases = bar.marks.numbers(TURN), bar.marks.numbers(PHASE)
    bar.next.click()
    first = session.number
    assert first == next(number for number in turns if number > 0)
    next(action for action in kinds(bar) if action.text() == "Phase").trigger()
    assert bar.kind.text() == "Phase"
    bar.next.click()
    assert session.number == next(number for number in phases if number > first)
    bar.previous.click()
    assert session.number == max(number for number in phases if number <= first)
    session.go_to(MOVES)
    assert bar.next.isEnabled() == (phases[-1] > MOVES)


def test_marks_stand_under_the_line_and_where_one_is_stands_beside_it(bar: ReplayBar, session: ReplaySession) -> None:
    assert bar.marks is not None
    assert list(bar.place._tall) == list(bar.marks.numbers(TURN))
    assert list(bar.place._short) == list(bar.marks.numbers(PHASE))
    bar.next.click()
    assert bar.where.text().startswith("Turn ")
    assert not bar.grab().isNull()


def test_it_runs_waits_for_the_table_and_stops_at_the_end(
    qtbot: QtBot, bar: ReplayBar, session: ReplaySession
) -> None:
    busy = [True]
    bar.table_busy = lambda: busy[0]
    session.go_to(MOVES - 3)
    bar._clock.setInterval(1)
    bar.run.click()
    assert bar.run.text() == "Stop"
    bar._tick()
    assert session.number == MOVES - 2  # the first at once, the next when the table has shown it
    busy[0] = False
    qtbot.waitUntil(lambda: not bar.run.isChecked())
    assert (session.number, bar.run.text()) == (MOVES, "Run")


def test_a_jump_stops_a_replay_that_runs(bar: ReplayBar, session: ReplaySession) -> None:
    bar.run.click()
    bar.place.setValue(20)
    assert not bar.run.isChecked()
    assert not bar._clock.isActive()


def test_the_speed_can_be_chosen(bar: ReplayBar) -> None:
    for speed, action in enumerate(bar.speeds):
        action.trigger()
        assert bar._clock.interval() == STEP_MS[speed]


def test_a_bookmark_is_set_shown_and_leads_back(bar: ReplayBar, session: ReplaySession) -> None:
    assert not bar.mark_list.isEnabled()
    session.go_to(30)
    bar.mark.click()
    assert bar.mark.isChecked()
    assert bar.place._stars == [30]
    session.go_to(0)
    assert not bar.mark.isChecked()
    (entry,) = bar.mark_list.menu().actions()
    assert entry.text().startswith("Move 30 · ")
    entry.trigger()
    assert session.number == 30
    bar.mark.click()
    assert not bar.mark_list.isEnabled()


def test_one_may_play_on_from_any_move_of_a_game_that_is_not_over_there(
    qtbot: QtBot, bar: ReplayBar, session: ReplaySession
) -> None:
    session.go_to(17)
    with qtbot.waitSignal(bar.branch_wanted) as wanted:
        bar.branch.click()
    assert wanted.args == [17]


def test_only_a_look_back_has_a_way_back_to_the_game(
    qtbot: QtBot, bar: ReplayBar, session: ReplaySession, new_replay: NewReplay
) -> None:
    assert bar.leave.isHidden()
    bar.open_session(new_replay("cards", near=1), NAMES)
    assert not bar.leave.isHidden()
    with qtbot.waitSignal(bar.leave_wanted):
        bar.leave.click()


def test_another_session_takes_the_place_of_the_one_before(
    bar: ReplayBar, session: ReplaySession, new_replay: NewReplay
) -> None:
    other = new_replay("dice")
    bar.open_session(other, NAMES)
    session.go_to(40)
    assert bar.place.value() == 0
    bar.forward.click()
    assert (other.number, session.number) == (1, 40)
    bar.open_session(None)
    assert bar.isHidden()
    bar.forward.click()
    assert other.number == 1


def test_a_click_on_the_line_goes_there_and_a_tool_tip_says_what_is_there(
    qtbot: QtBot, bar: ReplayBar, session: ReplaySession, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _place, text, _widget: tips.append(text))
    line = bar.place
    middle = QPoint(line.width() // 2, line.height() // 2)
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=middle)
    assert abs(session.number - MOVES // 2) <= 2
    place = QPoint(line.width() // 4, middle.y())
    QApplication.sendEvent(line, QHelpEvent(QHelpEvent.Type.ToolTip, place, line.mapToGlobal(place)))
    assert tips[0].startswith(f"Move {line.value_at(place)} · ")
    assert (line.value_at(QPoint(-50, 0)), line.value_at(QPoint(9000, 0))) == (0, MOVES)


def test_every_button_has_a_name_a_drawing_and_a_tip(bar: ReplayBar, session: ReplaySession) -> None:
    for button in bar._buttons:
        assert button.accessibleName()
        assert button.toolTip()
        assert not button.icon().isNull()
    assert all(not replay_icon(name).pixmap(24, 24).isNull() for name in ICONS)


def test_words_stand_beside_the_drawings_only_where_there_is_room(bar: ReplayBar, session: ReplaySession) -> None:
    style = Qt.ToolButtonStyle
    bar.resize(1600, 90)
    assert bar.branch.toolButtonStyle() == style.ToolButtonTextBesideIcon
    bar.resize(700, 90)
    assert bar.branch.toolButtonStyle() == style.ToolButtonIconOnly


@pytest.mark.parametrize(("width", "percent"), [(1280, 200), (960, 100)])
def test_all_buttons_fit_into_the_window(
    bar: ReplayBar, session: ReplaySession, quiet_look: Callable[..., None], width: int, percent: int
) -> None:
    quiet_look(text_percent=percent)
    bar.resize(width, 160)
    longest = max(kinds(bar), key=lambda action: len(action.text()))
    longest.trigger()
    layout = bar.layout()
    assert layout is not None
    layout.activate()
    assert layout.minimumSize().width() <= width
