"""Small things that the window remembers or spares the player."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.replaying import ReplaySession
from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.kernel import GameRecord
from cthulhu_desktop.storage import Store
from cthulhu_desktop.storage.setting_keys import BOT_SPEED, READING
from cthulhu_desktop.ui.dicetable.page import DiceTablePage
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.widgets.notice import NoticeBoard


def test_a_notice_that_repeats_itself_is_shown_once(qtbot: QtBot) -> None:
    board = NoticeBoard()
    qtbot.addWidget(board)
    board.show()
    for _ in range(3):
        board.post("The disk is full.")
    board.post("Something else.")
    assert [notice.label.text() for notice in board.notices()] == ["The disk is full.", "Something else."]


def test_the_rules_open_where_they_were_left(window: MainWindow, store: Store) -> None:
    reader = window.open_page("rules")
    reader.open_rule("DG-5.2")  # type: ignore[attr-defined]
    reader.places["probe"] = "calls#1"  # type: ignore[attr-defined]
    assert store.settings.get(READING)["probe"] == "calls#1"


def test_the_speed_of_bots_is_kept(window: MainWindow, store: Store) -> None:
    table = window.page("dice_table").table  # type: ignore[attr-defined]
    table.tools.speeds[2].trigger()
    assert store.settings.get(BOT_SPEED) == 2
    assert table.presenter.speed == 2


def test_nobody_thinks_in_a_replay(qtbot: QtBot) -> None:
    record = GameRecord("dice", 1, GAME.write_setup(GAME.read_setup({"cults": 2})), 5, ("start-roll",) * 2)
    page = DiceTablePage(standalone=False)
    qtbot.addWidget(page)
    session = ReplaySession(GAME, record, parent=page)
    page.open_session(session, ["Arkham", "Innsmouth"])
    qtbot.waitUntil(lambda: not page.presenter.busy)
    assert "thinking" not in page.bar.prompt.text()
    page.close_session()
    session.close()
