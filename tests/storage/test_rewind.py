"""Taking moves back, and making them again."""

from __future__ import annotations

from pathlib import Path

import pytest

from cthulhu_desktop.core.kernel import GameRecord
from cthulhu_desktop.storage import Store
from tests.storage.played import dice_record


@pytest.fixture
def game(store: Store) -> int:
    return store.games.create(GameRecord("dice", 1, {}, 1, ("a", "b", "c", "d", "e")))


def kept(store: Store) -> list[str]:
    """All moves that were taken back and not made again, in the order of taking back."""
    with store.together() as connection:
        return [row[0] for row in connection.execute("SELECT move FROM discarded ORDER BY id")]


def test_moves_taken_back_are_gone_from_the_game_and_offered_for_redo(store: Store, game: int) -> None:
    store.games.rewind(game, 3)
    assert store.games.load(game).moves == ("a", "b", "c")
    assert store.games.rewound(game) == ("d", "e")


def test_going_back_twice_offers_all_of_them(store: Store, game: int) -> None:
    store.games.rewind(game, 4)
    store.games.rewind(game, 1)
    assert store.games.rewound(game) == ("b", "c", "d", "e")


def test_redo_takes_the_moves_in_one_by_one(store: Store, game: int) -> None:
    store.games.rewind(game, 2)
    store.games.append(game, 3, "c")
    assert store.games.rewound(game) == ("d", "e")
    store.games.append(game, 4, "d")
    store.games.append(game, 5, "e")
    assert store.games.rewound(game) == ()
    assert store.games.load(game).moves == ("a", "b", "c", "d", "e")
    assert kept(store) == []


def test_another_move_ends_redo_but_nothing_is_lost(store: Store, game: int) -> None:
    store.games.rewind(game, 2)
    store.games.append(game, 3, "c")
    store.games.append(game, 4, "x")
    assert store.games.rewound(game) == ()
    assert store.games.load(game).moves == ("a", "b", "c", "x")
    assert kept(store) == ["d", "e"]


def test_an_old_branch_does_not_come_back_after_a_new_one(store: Store, game: int) -> None:
    store.games.rewind(game, 3)
    store.games.append(game, 4, "x")
    store.games.rewind(game, 3)
    assert store.games.rewound(game) == ("x",)
    store.games.append(game, 4, "d")
    assert store.games.rewound(game) == ()
    assert kept(store) == ["d", "e", "x"]


def test_redo_outlives_the_program_and_does_not_mix_games(folder: Path) -> None:
    with Store.open(folder) as store:
        first, second = (store.games.create(dice_record(8, seed)) for seed in (1, 2))
        store.games.rewind(first, 6)
        store.games.rewind(second, 7)
    with Store.open(folder) as store:
        assert store.games.rewound(first) == dice_record(8, 1).moves[6:]
        assert store.games.rewound(second) == dice_record(8, 2).moves[7:]


def test_going_back_reopens_a_finished_game(store: Store, game: int) -> None:
    store.games.finish(game, "digest", {"winners": [0]})
    store.games.rewind(game, 4)
    (saved,) = store.games.unfinished()
    assert (saved.finished, saved.outcome) == (None, {})
    assert store.games.load(game).final == ""


def test_going_back_to_where_the_game_stands_changes_nothing(store: Store, game: int) -> None:
    store.games.finish(game, "digest")
    store.games.rewind(game, 5)
    assert store.games.load(game).final == "digest"
    assert store.games.rewound(game) == ()


@pytest.mark.parametrize("number", [-1, 6])
def test_going_back_to_a_move_that_was_never_made_is_an_error(store: Store, game: int, number: int) -> None:
    with pytest.raises(ValueError, match="cannot go back"):
        store.games.rewind(game, number)
    assert len(store.games.load(game).moves) == 5
