"""Small things that the window remembers or spares the player."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
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


def test_a_notice_lies_over_the_page_and_moves_nothing(qtbot: QtBot, window: MainWindow) -> None:
    window.open_page("settings")
    window.resize(1280, 760)
    qtbot.waitUntil(lambda: window.beside.width() == 1280)
    before = window.beside.geometry()
    notice = window.board.post("The disk is full.", "Undo", lambda: None)
    QApplication.processEvents()
    assert window.beside.geometry() == before
    whole = window.board.parentWidget()
    assert whole is not None
    place = QRect(notice.mapTo(whole, QPoint(0, 0)), notice.size())
    assert place.top() >= window.bar.geometry().bottom()  # the bar stays free
    assert place.height() >= notice.sizeHint().height()
    for at, on_board in ((place.center(), True), (place.topLeft() - QPoint(6, 0), False),
                         (place.bottomLeft() + QPoint(30, 12), False)):  # fmt: skip
        hit = whole.childAt(at)
        assert hit is not None
        assert (hit is window.board or window.board.isAncestorOf(hit)) == on_board
    notice.close_button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(notice.close_button, Qt.Key.Key_Space)
    assert window.board.isHidden()
    assert window.beside.geometry() == before


def test_notices_follow_the_page_to_another_width(qtbot: QtBot, window: MainWindow) -> None:
    notices = [window.board.post(text) for text in ("One. " * 60, "Two.")]
    for width in (1024, 1400):
        window.resize(width, 700)
        QApplication.processEvents()
        assert window.beside.width() == width
        assert window.board.geometry().center().x() in (width // 2, width // 2 - 1)
        assert notices[0].height() >= notices[0].label.heightForWidth(notices[0].label.width())
        assert notices[1].geometry().top() > notices[0].geometry().bottom()
        assert window.board.rect().contains(notices[1].geometry())
