"""The shelf of saved games in fair weather."""

from __future__ import annotations

from pathlib import Path

import pytest

from cthulhu_desktop.core.kernel import GameRecord, replay
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.storage import StorageProblem, Store
from tests.storage.played import NAMES, Clock, dice_record

DAY = 24 * 3600


def test_a_game_comes_back_as_it_was_put_on_the_shelf(store: Store, record: GameRecord) -> None:
    assert store.games.load(store.games.create(record)) == record


def test_a_game_outlives_the_program(folder: Path, record: GameRecord) -> None:
    with Store.open(folder) as store:
        game = store.games.create(record)
    with Store.open(folder) as store:
        assert store.games.load(game) == record
        assert store.notices == []


@pytest.mark.parametrize("seed", [0, -5, 2**63, 2**64 - 1, 10**30])
def test_a_seed_may_be_any_whole_number(store: Store, seed: int) -> None:
    record = GameRecord("dice", 1, {}, seed)
    assert store.games.load(store.games.create(record)).seed == seed


def test_names_may_hold_any_letter_and_half_of_one(store: Store) -> None:
    names = ["Żółw", "😀", "a\x00b", "half \ud83d", "\"';--"]
    record = GameRecord("dice", 1, {}, 1, about={"names": names})
    game = store.games.create(record)
    assert store.games.load(game) == record
    assert store.games.list()[0].names == tuple(names)


def test_appended_moves_are_loaded_in_their_order_and_replay(store: Store, record: GameRecord) -> None:
    game = store.games.create(GameRecord(record.game, record.rules, record.setup, record.seed))
    for number, move in enumerate(record.moves, start=1):
        store.games.append(game, number, move)
    loaded = store.games.load(game)
    assert loaded.moves == record.moves
    assert replay(find_game("dice"), loaded).digest() == record.final


@pytest.mark.parametrize("number", [0, 2, 30, 32, -1])
def test_a_move_that_does_not_follow_the_last_one_is_an_error(store: Store, record: GameRecord, number: int) -> None:
    game = store.games.create(record)
    with pytest.raises(ValueError, match="cannot follow move 30"):
        store.games.append(game, number, "roll")
    assert store.games.load(game) == record


def test_another_move_makes_the_known_final_position_unknown(store: Store, record: GameRecord) -> None:
    game = store.games.create(record)
    store.games.append(game, 31, "roll")
    assert store.games.load(game).final == ""


def test_games_that_are_not_there_are_told_by_number(store: Store) -> None:
    games = store.games
    for action in (
        lambda: games.load(9),
        lambda: games.append(9, 1, "roll"),
        lambda: games.rewind(9, 0),
        lambda: games.finish(9),
        lambda: games.summarise(9, {}),
        lambda: games.delete(9),
        lambda: games.restore_deleted(9),
    ):
        with pytest.raises(StorageProblem) as caught:
            action()
        assert (caught.value.reason, caught.value.args_by_name) == ("storage.no_game", {"id": 9})


def test_the_list_tells_what_a_player_wants_to_know(store: Store, clock: Clock, record: GameRecord) -> None:
    game = store.games.create(record, {"number": 3})
    store.games.summarise(game, {"totals": [12, -4]})
    clock.now += 100
    store.games.append(game, 31, "roll")
    (saved,) = store.games.list()
    assert (saved.id, saved.game, saved.names, saved.moves) == (game, "dice", tuple(NAMES), 31)
    assert (saved.title, saved.summary, saved.outcome) == ({"number": 3}, {"totals": [12, -4]}, {})
    assert (saved.started, saved.played) == (1_800_000_000, 1_800_000_100)
    assert (saved.finished, saved.deleted) == (None, None)


def test_the_last_played_game_comes_first(store: Store, clock: Clock, record: GameRecord) -> None:
    first, second, third = (store.games.create(record) for _ in range(3))
    assert [saved.id for saved in store.games.list()] == [third, second, first]  # of one second: the newer game first
    clock.now += 60
    store.games.append(first, 31, "roll")
    clock.now += 60
    store.games.rewind(second, 10)
    assert [saved.id for saved in store.games.list()] == [second, first, third]


def test_a_finished_game_is_listed_but_not_among_those_to_play_on(store: Store, clock: Clock) -> None:
    done, open_ = store.games.create(dice_record(400)), store.games.create(dice_record(5))
    clock.now += 60
    store.games.finish(done, "abc", {"winners": [1], "points": [3, 150]})
    assert [saved.id for saved in store.games.list()] == [done, open_]
    assert [saved.id for saved in store.games.unfinished()] == [open_]
    saved = store.games.list()[0]
    assert (saved.finished, saved.played) == (1_800_000_060, 1_800_000_060)
    assert saved.outcome == {"winners": [1], "points": [3, 150]}
    assert store.games.load(done).final == "abc"


def test_a_deleted_game_can_be_restored(store: Store, clock: Clock, record: GameRecord) -> None:
    game, other = store.games.create(record), store.games.create(record)
    store.games.delete(game)
    assert [saved.id for saved in store.games.list()] == [other]
    assert [saved.id for saved in store.games.unfinished()] == [other]
    assert [(saved.id, saved.deleted) for saved in store.games.deleted()] == [(game, 1_800_000_000)]
    store.games.restore_deleted(game)
    assert {saved.id for saved in store.games.list()} == {game, other}
    assert store.games.load(game) == record


@pytest.mark.parametrize(("days", "kept"), [(29, True), (31, False)])
def test_a_deleted_game_is_purged_after_thirty_days(
    folder: Path, clock: Clock, record: GameRecord, days: int, kept: bool
) -> None:
    with Store.open(folder, clock=clock) as store:
        other = store.games.create(record)
        game = store.games.create(record)
        store.games.rewind(game, 5)
        store.games.delete(game)
    clock.now += days * DAY
    with Store.open(folder, clock=clock) as store:
        assert bool(store.games.deleted()) is kept
        assert store.games.load(other) == record
        assert (store.games.rewound(game) != ()) is kept
        assert store.games.create(record) > game  # a number is never used again


def test_one_damaged_row_does_not_hide_the_other_games(store: Store, record: GameRecord) -> None:
    bad, good = store.games.create(record), store.games.create(record)
    with store.together() as connection:
        connection.execute("UPDATE games SET setup = '[', about = '7', summary = 'x' WHERE id = ?", (bad,))
    assert {saved.id for saved in store.games.list()} == {bad, good}
    with pytest.raises(StorageProblem) as caught:
        store.games.load(bad)
    assert (caught.value.reason, caught.value.args_by_name) == ("storage.game_damaged", {"id": bad})
    assert store.games.load(good) == record
