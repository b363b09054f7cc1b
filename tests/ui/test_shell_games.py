"""Games between start screen, shelf and table."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QKeySequence
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.card_setup import FIRST_GAME, card_shelf, game_data
from cthulhu_desktop.bridge.desk import FILE_SUFFIX, GameDesk, NewGame, SavedRow, seats_of
from cthulhu_desktop.bridge.replaying import ReplaySession
from cthulhu_desktop.core.kernel import GameRecord, Rng
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.storage import StorageProblem, Store
from cthulhu_desktop.storage.setting_keys import DICE_SETUP
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.shell.new_dice_page import NewDicePage
from cthulhu_desktop.ui.shell.saved_page import SavedModel, SavedPage, row_detail, row_title
from cthulhu_desktop.ui.shell.table_page import TablePage
from cthulhu_desktop.ui.shell.top_bar import TopBar

SEATS = (("Order of Dagon", None), ("Starry Wisdom", None))
GAME = NewGame("dice", {"cults": 2}, SEATS, seed=7)


def play(desk: GameDesk, moves: int | None = None) -> int:
    """A game of two people on the shelf, played by chance: `moves` moves or to its end."""
    game = desk.begin(GAME)
    rng = Rng(3)
    game.session.start()
    while game.session.decision is not None and (moves is None or game.session.number < moves):
        game.session.submit(game.session.decision.options.sample(rng), game.session.number)
    game.session.close()
    assert game.saved is not None
    return game.saved


def saved_page(window: MainWindow) -> SavedPage:
    return cast(SavedPage, window.open_page("saved"))


def table(window: MainWindow) -> TablePage:
    return cast(TablePage, window.page("dice_table"))


# ---- beginning, leaving, going on


def test_a_game_set_up_on_its_page_lies_on_the_shelf_and_on_the_table(window: MainWindow, store: Store) -> None:
    page = cast(NewDicePage, window.open_page("new_dice"))
    page.seats.names[0].setText("Ours")
    page.target.setValue(90)
    page.start.click()
    assert window.page_name == "dice_table"
    row = window.services.desk.rows()[0]
    assert (row.names, row.moves, row.finished) == (("Ours", "Starry Wisdom"), 0, False)
    game = table(window).game
    assert game is not None
    assert game.session.view(None).setup.target == 90
    assert game.session.bot_seats == {1}
    assert store.settings.get(DICE_SETUP)["setup"]["target"] == 90


def test_esc_leaves_the_table_and_continue_goes_on_there(qtbot: QtBot, window: MainWindow) -> None:
    game_id = play(window.services.desk, 3)
    window.continue_latest()
    game = table(window).game
    assert game is not None
    assert (game.saved, game.session.number) == (game_id, 3)
    qtbot.keyClick(table(window).table, Qt.Key.Key_Escape)
    assert window.page_name == "start"
    assert table(window).game is None


def test_a_move_at_the_table_is_on_the_shelf(window: MainWindow) -> None:
    window.begin_game(GAME)
    game = table(window).game
    assert game is not None
    assert game.session.decision is not None
    game.session.submit(game.session.decision.options.sample(Rng(1)), 0)
    assert window.services.desk.rows()[0].moves == 1
    assert window.record_text() == game.session.record.to_text()


def test_a_rematch_seats_the_same_cults_with_other_dice(window: MainWindow) -> None:
    window.begin_game(NewGame("dice", {"cults": 2, "target": 50}, (("A", None), ("B", "bold")), seed=7))
    first = table(window).game
    assert first is not None
    record = first.session.record
    table(window).rematch_wanted.emit()
    second = table(window).game
    assert second is not None
    assert second.names == ("A", "B")
    assert second.session.record.setup == record.setup
    assert second.session.record.seed != record.seed
    assert second.session.bot_seats == {1}


def test_an_impossible_setup_is_told_and_nothing_is_begun(window: MainWindow) -> None:
    assert not window.begin_game(NewGame("dice", {"cults": 2, "target": 5}, SEATS))
    assert "target" in window.board.notices()[0].label.text()
    assert window.page_name == "start"
    assert window.services.desk.rows() == []


def test_the_table_opens_rules_and_comes_back_to_the_same_game(window: MainWindow) -> None:
    window.resize(1100, 700)  # too narrow for rules beside the table
    window.begin_game(GAME)
    game = table(window).game
    table(window).rule_wanted.emit("DG-4.5")
    assert window.page_name == "rules"
    window.go_back()
    assert window.page_name == "dice_table"
    assert table(window).game is game


def test_closing_the_window_puts_the_game_away(window: MainWindow) -> None:
    window.begin_game(GAME)
    window.close()
    assert table(window).game is None


# ---- the shelf


def test_the_model_of_saved_games_is_sound(qtmodeltester: ModelTester, window: MainWindow) -> None:
    play(window.services.desk, 2)
    model = SavedModel()
    qtmodeltester.check(cast(QAbstractItemModel, model))
    model.set_rows(window.services.desk.rows())
    qtmodeltester.check(cast(QAbstractItemModel, model))


@pytest.mark.parametrize(
    ("language", "moves", "text"),
    [
        ("en", 1, "1 move "), ("en", 2, "2 moves "), ("pl", 1, "1 ruch "), ("pl", 3, "3 ruchy "),
        ("pl", 5, "5 ruchów "), ("pl", 22, "22 ruchy "), ("de", 1, "1 Zug "), ("de", 5, "5 Züge "),
    ],
)  # fmt: skip
def test_moves_are_counted_with_the_right_plural(window: MainWindow, language: str, moves: int, text: str) -> None:
    window.services.preferences.put("language", language)
    row = SavedRow(1, "dice", ("A", "B"), 0, moves, False, (), True)
    assert f" {text}" in row_detail(row)


def test_a_finished_game_names_its_winner_and_is_only_shown_again(window: MainWindow) -> None:
    play(window.services.desk)
    page = saved_page(window)
    row = page.chosen()
    assert row is not None
    assert row.finished
    assert row.winners
    assert row.winners[0] in row_detail(row)
    assert row_title(row) == "Dice game: Order of Dagon, Starry Wisdom"
    assert (page.play.isEnabled(), page.replay.isEnabled()) == (False, True)


def test_enter_plays_the_chosen_game_on(qtbot: QtBot, window: MainWindow) -> None:
    first = play(window.services.desk, 4)
    play(window.services.desk, 2)
    page = saved_page(window)
    page.list.setCurrentIndex(page.model.index(page.model.place_of(first)))
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    game = table(window).game
    assert game is not None
    assert game.saved == first


def test_a_deleted_game_is_gone_and_can_be_taken_back(qtbot: QtBot, window: MainWindow) -> None:
    game_id = play(window.services.desk, 1)
    page = saved_page(window)
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert page.model.rowCount() == 0
    assert page.empty.isVisible()
    window.board.notices()[0].action.click()
    assert page.model.rowCount() == 1
    chosen = page.chosen()
    assert chosen is not None
    assert chosen.id == game_id


def test_a_game_goes_to_a_file_and_comes_back_from_it(window: MainWindow, tmp_path: Path) -> None:
    play(window.services.desk, 5)
    page = saved_page(window)
    row = page.chosen()
    assert row is not None
    file = tmp_path / f"game{FILE_SUFFIX}"
    page.export_to(row, file)
    assert str(file) in window.board.notices()[0].label.text()
    window.services.desk.delete(row.id)
    assert window.open_file(file)
    game = table(window).game
    assert game is not None
    assert game.session.number == 5
    assert [one.moves for one in window.services.desk.rows()] == [5]


def test_a_finished_game_from_a_file_is_shown_and_not_put_on_the_shelf(window: MainWindow, tmp_path: Path) -> None:
    game_id = play(window.services.desk)
    file = tmp_path / f"game{FILE_SUFFIX}"
    window.services.desk.export(game_id, file)
    window.services.desk.delete(game_id)
    assert window.open_file(file)
    game = table(window).game
    assert game is not None
    assert game.saved is None
    assert isinstance(game.session, ReplaySession)
    assert window.services.desk.rows() == []


def test_a_problem_of_the_shelf_is_told(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    play(window.services.desk, 1)

    def fail(*_: object) -> None:
        raise StorageProblem("storage.full", path="games.db")

    page = saved_page(window)
    monkeypatch.setattr(window.services.desk, "delete", fail)
    page.delete.click()
    assert page.model.rowCount() == 1
    assert "games.db" in window.board.notices()[0].label.text()


# ---- showing a game again


@pytest.fixture
def replay(window: MainWindow) -> tuple[MainWindow, ReplaySession]:
    game_id = play(window.services.desk, 12)
    assert window.replay_game(game_id)
    game = table(window).game
    assert game is not None
    return window, cast(ReplaySession, game.session)


def test_a_replay_goes_through_every_move_and_back(replay: tuple[MainWindow, ReplaySession]) -> None:
    window, session = replay
    bar = table(window).replay_bar
    assert bar.isVisible()
    assert (session.number, session.total, bar.count.text()) == (0, 12, "Move 0 of 12")
    bar.forward.click()
    bar.forward.click()
    assert session.number == 2
    bar.back.click()
    assert session.number == 1
    bar.place.setValue(12)
    assert (session.number, bar.forward.isEnabled()) == (12, False)
    bar.place.setValue(0)
    assert (session.number, bar.back.isEnabled()) == (0, False)


def test_a_replay_reaches_the_position_of_the_game(replay: tuple[MainWindow, ReplaySession]) -> None:
    window, session = replay
    session.go_to(12)
    played = window.services.desk.resume(window.services.desk.rows()[0].id).session
    assert session.view(None) == played.view(None)


def test_nobody_may_move_in_a_replay_and_nothing_is_saved(
    qtbot: QtBot, replay: tuple[MainWindow, ReplaySession]
) -> None:
    window, session = replay
    before = window.services.desk.rows()[0]
    assert session.decision is not None
    with qtbot.waitSignal(session.refused):
        session.submit(session.decision.options.sample(Rng(1)), session.number)
    session.step()
    assert window.services.desk.rows()[0] == before


def test_a_running_replay_stops_at_the_end(qtbot: QtBot, replay: tuple[MainWindow, ReplaySession]) -> None:
    window, session = replay
    bar = table(window).replay_bar
    session.go_to(10)
    bar._clock.setInterval(1)
    bar.run.click()
    assert bar.run.text() == "Stop"
    qtbot.waitUntil(lambda: not bar.run.isChecked())
    assert session.number == 12
    assert bar.run.text() == "Run"


# ---- names and bots of a record that anybody may have written


@pytest.mark.parametrize(
    ("about", "names", "bots"),
    [
        ({}, ("1", "2"), {}),
        ({"names": ["A", " "], "bots": {"1": "bold"}}, ("A", "2"), {1: "bold"}),
        ({"names": "AB", "bots": ["bold"]}, ("1", "2"), {}),
        ({"names": ["A" * 500, 7, "third"], "bots": {"9": "bold", "x": "bold", "0": "deep one"}}, ("A" * 60, "7"), {}),
    ],
)
def test_what_makes_no_sense_about_a_record_is_left_out(
    about: dict[str, object], names: tuple[str, ...], bots: dict[int, str]
) -> None:
    game = find_game("dice")
    record = GameRecord("dice", game.rules_version, {"cults": 2}, 1, about=about)
    assert seats_of(record, 2) == (names, bots)


# ---- the window around the pages


def test_a_closed_window_opens_as_large_as_it_was(window: MainWindow) -> None:
    window.resize(1100, 690)
    window.close()
    again = MainWindow(window.services)
    assert again.height() == 690  # the offscreen screen is only 800 wide
    again.deleteLater()


def test_the_way_back_leads_through_the_pages(window: MainWindow) -> None:
    for name in ("saved", "settings", "about"):
        window.open_page(name)
    seen = []
    for _ in range(4):
        window.go_back()
        seen.append(window.page_name)
    assert seen == ["settings", "saved", "start", "start"]


def test_f1_opens_the_rules_and_the_bar_says_where_one_is(qtbot: QtBot, window: MainWindow) -> None:
    window.open_page("about")
    assert window.bar.title.text() == "About"
    keys = {action.shortcut().toString() for action in window.actions()}
    assert QKeySequence(QKeySequence.StandardKey.HelpContents).toString() in keys
    next(a for a in window.actions() if a.shortcut().toString() == "F1").trigger()
    assert window.page_name == "rules"


def test_the_bar_s_language_menu_changes_the_language(window: MainWindow) -> None:
    bar: TopBar = window.bar
    bar.languages["de"].trigger()
    assert bar.rules.text() == "Regeln"
    assert bar.languages["de"].isChecked()


def test_a_notice_goes_when_it_is_closed(window: MainWindow) -> None:
    notice = window.board.post("Something rose from the sea.")
    assert notice.isVisible()
    assert notice.accessibleName() == "Something rose from the sea."
    notice.close_button.click()
    assert window.board.notices() == []


def test_a_page_fades_over_the_next_only_with_motion(qtbot: QtBot, window: MainWindow) -> None:
    window.open_page("about")
    assert not window.stack._fading.isVisible()
    window.services.preferences.put("motion", "on")
    window.open_page("start")
    assert window.stack._fading.isVisible()
    qtbot.waitUntil(lambda: not window.stack._fading.isVisible())


@pytest.mark.parametrize("game", ["dice", "cards"])
def test_the_first_game_of_a_window_is_laid_out_in_its_true_size_before_it_is_seen(
    window: MainWindow, game: str
) -> None:
    shelf = card_shelf()
    cards = game_data(shelf, [shelf.preset(key).ids() for key in FIRST_GAME], {})
    window.begin_game(NewGame(game, cards if game == "cards" else {"cults": 2}, (("A", None), ("B", None)), seed=7))
    view = cast(Any, window.page(f"{game}_table")).table.view
    assert view.width() > 900
    assert view.sceneRect().size().toSize() == view.viewport().size()
