"""Looking back into a running game, playing on from a move of the past, moves that break the game, saves that this
version cannot use."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.desk import NewGame
from cthulhu_desktop.bridge.logs import LogWatch
from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.core.cards import frames
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.dice.state import DiceState
from cthulhu_desktop.core.kernel import GameRecord, Move, Rng, replay
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.storage import Store
from cthulhu_desktop.storage.record_files import SUFFIX
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.shell.table_page import TablePage
from tests.helpers.card_game import first_setup

GAMES = ("dice", "cards")
SEATS = (("Anna", None), ("Bert", None))


def begin(window: MainWindow, game: str, moves: int = 0, seats: Any = SEATS) -> tuple[TablePage, GameSession]:
    """A game on its table, with some moves by chance."""
    setup = {"cults": 2} if game == "dice" else first_setup(first=0)
    assert window.begin_game(NewGame(game, setup, seats, seed=7))
    page = cast(TablePage, window.page(f"{game}_table"))
    assert page.game is not None
    curtain = getattr(page.table, "curtain", None)
    if curtain is not None:
        page.table.stops.curtain = False  # type: ignore[attr-defined]
        curtain.open()
    session = page.game.session
    play(session, moves)
    return page, session


def any_move(session: GameSession) -> Move:
    """A legal move by chance, but nobody gives up."""
    rng = Rng(session.number)
    assert session.decision is not None
    while True:
        move = session.decision.options.sample(rng)
        if session.game.write_move(move) != "concede":
            return move


def play(session: GameSession, moves: int) -> None:
    last = session.number + moves
    while session.number < last and session.decision is not None:
        session.submit(any_move(session), session.number)


# ---- looking back


def test_nobody_looks_back_while_the_curtain_is_closed(window: MainWindow) -> None:
    # CG-4.1.4: a look back shows the cards of whoever sat there last
    page, _session = begin(window, "cards", 3)
    table: Any = page.table
    assert window.bar.look_back.isVisible()
    table.curtain.call("Bert")
    assert not window.bar.look_back.isVisible()
    assert not page.can_look_back()
    table.curtain.open()
    assert window.bar.look_back.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_a_look_back_changes_nothing_and_leads_back_to_the_game(window: MainWindow, game: str) -> None:
    page, session = begin(window, game, 8)
    before = (session.record, session.number, window.services.desk.rows()[0].moves)
    assert window.bar.look_back.isVisible()
    window.bar.look_back.click()
    assert page.looking_back
    assert not window.bar.look_back.isVisible()
    bar = page.replay_bar
    assert bar.isVisible()
    assert bar.count.text() == f"Move {session.number} of {session.number}"
    bar.place.setValue(3)
    bar.forward.click()
    bar.leave.click()
    assert not page.looking_back
    assert not bar.isVisible()
    assert window.bar.look_back.isVisible()
    assert (session.record, session.number, window.services.desk.rows()[0].moves) == before
    play(session, 1)
    assert session.number > before[1]  # the card table may pass on by itself


@pytest.mark.parametrize("game", GAMES)
def test_where_nothing_is_asked_the_table_gets_the_room_of_the_question(window: MainWindow, game: str) -> None:
    page, _session = begin(window, game, 4)
    bar = page.table.bar  # type: ignore[attr-defined]
    usual = bar.height()
    window.look_back()
    assert bar.height() < usual * 0.6
    page.end_look_back()
    assert bar.height() == usual


@pytest.mark.parametrize("game", GAMES)
def test_back_ends_a_look_back_first_and_leaves_the_table_only_then(window: MainWindow, game: str) -> None:
    page, _session = begin(window, game, 4)
    window.look_back()
    window.bar.back.click()
    assert (page.looking_back, window.page_name) == (False, f"{game}_table")
    window.look_back()
    page.table.left.emit()  # type: ignore[attr-defined]
    assert (page.looking_back, window.page_name) == (False, f"{game}_table")
    window.bar.back.click()
    assert window.page_name == "start"


def test_before_the_first_move_there_is_nothing_to_look_back_at(window: MainWindow) -> None:
    page, _session = begin(window, "dice")
    window.look_back()
    assert not page.looking_back
    assert "nothing to look back at" in window.board.notices()[0].label.text()


def test_a_replay_and_pages_without_a_table_offer_no_look_back(window: MainWindow) -> None:
    page, _session = begin(window, "dice", 3)
    assert page.game is not None
    assert page.game.saved is not None
    window.replay_game(page.game.saved)
    assert not window.bar.look_back.isVisible()
    window.open_page("about")
    assert not window.bar.look_back.isVisible()
    window.look_back()
    assert not page.looking_back


def test_a_bot_waits_while_one_looks_back(qtbot: QtBot, window: MainWindow) -> None:
    page, session = begin(window, "cards", seats=(("Anna", None), ("Bert", "novice")))
    while session.decision is not None and session.decision.seat == 0:
        session.submit(any_move(session), session.number)
    number = session.number
    window.look_back()
    qtbot.waitUntil(lambda: session._parked is not None, timeout=60_000)
    assert session.number == number
    page.end_look_back()
    qtbot.waitUntil(lambda: session.number > number, timeout=60_000)


def test_in_a_look_back_the_opponents_hand_stays_hidden(window: MainWindow) -> None:
    page, session = begin(window, "cards", 20)
    near = page.table.table.near  # type: ignore[attr-defined]
    window.look_back()
    past = page.table.session  # type: ignore[attr-defined]
    assert past is not session
    assert past.near == near
    assert past.view(1 - near) == session.view(near)


def test_closing_the_window_in_a_look_back_closes_both(window: MainWindow) -> None:
    page, session = begin(window, "dice", 4)
    window.look_back()
    window.leave_table()
    assert (page.game, page.looking_back) == (None, False)
    assert session._closed
    page.end_look_back()  # late clicks do no harm


# ---- branches and bookmarks


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_is_a_new_game_with_the_moves_up_to_there(window: MainWindow, game: str) -> None:
    page, session = begin(window, game, 12)
    whole = session.record
    assert page.game is not None
    old = page.game.saved
    assert old is not None
    window.replay_game(old)
    page.replay_bar.leap_to(5)
    page.replay_bar.branch.click()
    new = page.game
    assert new is not None
    assert new.saved not in (None, old)
    assert new.session.record.moves[:5] == whole.moves[:5]
    assert new.session.number < len(whole.moves)
    assert (new.session.is_replay, new.names) == (False, ("Anna", "Bert"))
    assert not page.replay_bar.isVisible()
    play(new.session, 1)
    rows = {row.id: row.moves for row in window.services.desk.rows()}
    assert rows[old] == len(whole.moves)
    assert rows[new.saved] == new.session.number
    assert "move 5" in window.board.notices()[-1].label.text()


def test_a_branch_out_of_a_look_back_leaves_the_running_game_on_the_shelf(window: MainWindow) -> None:
    page, session = begin(window, "dice", 9)
    whole = session.record
    window.look_back()
    page.replay_bar.leap_to(2)
    page.replay_bar.branch.click()
    assert page.game is not None
    assert (page.game.session.number, page.looking_back) == (2, False)
    assert sorted(row.moves for row in window.services.desk.rows()) == [2, 9]
    assert page.game.session.record.moves == whole.moves[:2]


def test_bookmarks_outlive_the_window(
    qtbot: QtBot, window: MainWindow, store: Store, open_window: Callable[..., MainWindow]
) -> None:
    page, _session = begin(window, "dice", 9)
    assert page.game is not None
    saved = page.game.saved
    assert saved is not None
    window.look_back()
    page.replay_bar.leap_to(4)
    page.replay_bar.mark.click()
    window.leave_table()
    again = open_window(store)
    again.show()
    again.replay_game(saved)
    bar = cast(TablePage, again.page("dice_table")).replay_bar
    assert [action.text().split(" · ")[0] for action in bar.mark_list.menu().actions()] == ["Move 4"]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shown_in_another_language_says_everything_anew(window: MainWindow, game: str) -> None:
    page, _session = begin(window, game, 6)
    window.look_back()
    before = page.replay_bar.count.text()
    window.services.preferences.put("language", "de")
    assert page.replay_bar.count.text() != before
    assert page.looking_back


# ---- the same game once more


def test_a_finished_card_game_can_be_watched_again_and_played_again(window: MainWindow) -> None:
    page, session = begin(window, "cards", 6)
    record = session.record
    page.table.replay_wanted.emit()  # type: ignore[attr-defined]
    assert page.game is not None
    assert page.game.session.is_replay
    assert page.replay_bar.isVisible()
    page.rematch_wanted.emit()
    again = page.game.session.record
    assert (again.setup, again.about) == (record.setup, record.about)
    assert again.seed != record.seed
    page.new_game_wanted.emit()
    assert window.page_name == "new_cards"
    assert page.game is None


# ---- a move that breaks the game


@pytest.fixture
def watch(window: MainWindow, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[LogWatch]:
    """Keeps reports as the program does, without taking over the error handlers."""
    watch = LogWatch(tmp_path / "logs")
    window.keep_report = watch.keep
    with caplog.at_level(logging.CRITICAL, logger="cthulhu_desktop"):
        yield watch


def broken(*_args: object) -> Any:
    raise ZeroDivisionError("broken on purpose")


def break_game(game: str, patch: pytest.MonkeyPatch) -> None:
    if game == "dice":
        patch.setattr(DiceState, "apply", broken)
    else:
        kinds = list(frames.STEP)
        for kind in kinds:
            patch.setitem(frames.STEP, kind, broken)
        patch.setattr(CardsState, "apply", broken)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_breaks_the_game_costs_that_move_only_and_leaves_a_report_that_replays(
    window: MainWindow, watch: LogWatch, game: str
) -> None:
    page, session = begin(window, game, 6)
    before = (session.record, session.view(0), window.services.desk.rows()[0].moves)
    move = any_move(session)
    with pytest.MonkeyPatch.context() as patch:
        break_game(game, patch)
        session.submit(move, session.number)
    assert (session.record, session.view(0), window.services.desk.rows()[0].moves) == before
    notice = window.board.notices()[0]
    assert "stood before" in notice.label.text()
    (file,) = watch.folder.glob("report-*.txt")
    text = file.read_text(encoding="utf-8")
    assert "broken on purpose" in text
    record = GameRecord.from_text(text[text.index("{\n") :])
    assert record == session.record
    assert replay(find_game(game), record).view(0) == session.view(0)
    session.submit(move, session.number)  # the program was mended meanwhile
    assert session.number > len(before[0].moves)
    assert page.game is not None


def test_a_report_that_cannot_be_written_does_not_hinder_the_game(window: MainWindow) -> None:
    _page, session = begin(window, "dice", 3)
    with pytest.MonkeyPatch.context() as patch:
        break_game("dice", patch)
        session.submit(any_move(session), session.number)
    assert "stood before" in window.board.notices()[0].label.text()
    play(session, 1)
    assert session.number == 4


# ---- saves that this version cannot use


def save_of(window: MainWindow, game: str, tmp_path: Path) -> dict[str, Any]:
    """A game with some moves as the data of its file."""
    page, _session = begin(window, game, 4)
    assert page.game is not None
    assert page.game.saved is not None
    file = tmp_path / f"game{SUFFIX}"
    window.services.desk.export(page.game.saved, file)
    window.leave_table()
    return cast(dict[str, Any], json.loads(file.read_text(encoding="utf-8")))


def told(window: MainWindow, data: dict[str, Any], tmp_path: Path) -> str:
    """What is said about a file with this data; it is not opened."""
    file = tmp_path / f"other{SUFFIX}"
    file.write_text(json.dumps(data), encoding="utf-8")
    rows = window.services.desk.rows()
    assert not window.open_file(file)
    assert window.page_name == "start"
    assert window.services.desk.rows() == rows
    return window.board.notices()[-1].label.text()


@pytest.mark.parametrize("game", GAMES)
def test_a_save_of_other_rules_is_told(window: MainWindow, tmp_path: Path, game: str) -> None:
    data = save_of(window, game, tmp_path)
    assert "another edition of the rules (77)" in told(window, {**data, "rules": 77}, tmp_path)


def test_a_save_of_a_newer_program_is_told(window: MainWindow, tmp_path: Path) -> None:
    data = save_of(window, "cards", tmp_path)
    assert "newer version" in told(window, {**data, "version": 9}, tmp_path)


def test_a_save_whose_cards_this_version_cannot_read_is_told_with_the_card(window: MainWindow, tmp_path: Path) -> None:
    data = save_of(window, "cards", tmp_path)
    card = data["setup"]["cards"][0]
    card["glows"] = True
    text = told(window, data, tmp_path)
    assert card["id"] in text
    assert "Update the program" in text


def test_a_save_that_lost_a_card_is_told_with_the_card(window: MainWindow, tmp_path: Path) -> None:
    data = save_of(window, "cards", tmp_path)
    lost = data["setup"]["cards"].pop(0)
    assert f"“{lost['id']}”" in told(window, data, tmp_path)


def test_a_save_with_a_move_that_is_no_longer_legal_is_told_with_its_number(
    window: MainWindow, tmp_path: Path
) -> None:
    data = save_of(window, "cards", tmp_path)
    data["moves"][2] = "concede now"
    assert "move 3" in told(window, data, tmp_path)


def test_a_saved_game_carries_its_cards_so_that_a_changed_set_does_not_change_it(
    window: MainWindow, tmp_path: Path
) -> None:
    data = save_of(window, "cards", tmp_path)
    held = {card["id"] for card in data["setup"]["cards"]}
    assert held == {card for deck in data["setup"]["decks"] for card in deck}
    card = data["setup"]["cards"][0]
    card["title"] = "A Name of Long Ago"
    file = tmp_path / f"old{SUFFIX}"
    file.write_text(json.dumps({**data, "final": ""}), encoding="utf-8")
    assert window.open_file(file)
    page = cast(TablePage, window.page("cards_table"))
    assert page.game is not None
    setup = page.game.session.game.read_setup(page.game.session.record.setup)
    assert setup.cards[card["id"]].title == "A Name of Long Ago"


def test_a_row_of_the_shelf_with_other_rules_is_told_too(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, store: Store
) -> None:
    data = save_of(window, "cards", tmp_path)
    record = GameRecord("cards", 77, data["setup"], 1)
    number = store.games.create(record)
    for open_it in (window.resume_game, window.replay_game):
        assert not open_it(number)
        assert "another edition of the rules" in window.board.notices()[-1].label.text()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.page_name == "start"
