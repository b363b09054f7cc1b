"""A worker writes while the window reads."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

from cthulhu_desktop.core.kernel import GameRecord
from cthulhu_desktop.storage import GameSaver, Store
from cthulhu_desktop.storage import setting_keys as keys

MOVES = 120


def test_threads_take_turns_and_never_see_half_a_change(store: Store) -> None:
    games = [store.games.create(GameRecord("dice", 1, {}, seed)) for seed in range(2)]
    begin = threading.Barrier(4)

    def write(game: int) -> None:
        saver = GameSaver(store, game)
        begin.wait()
        for number in range(1, MOVES + 1):
            with store.together():
                saver.append(2 * number - 1, "a")
                saver.append(2 * number, "b")

    def read() -> set[int]:
        begin.wait()
        seen: set[int] = set()
        while max(seen, default=0) < 2 * MOVES:
            seen |= {saved.moves for saved in store.games.list()}
            moves = store.games.load(games[0]).moves
            assert moves == ("a", "b") * (len(moves) // 2)
        return seen

    def settle() -> None:
        begin.wait()
        for scale in range(80, 120):
            store.settings.set(keys.TEXT_SCALE, scale)

    with ThreadPoolExecutor(4) as pool:
        tasks = [pool.submit(write, game) for game in games] + [pool.submit(settle)]
        seen = pool.submit(read).result()
        for task in tasks:
            task.result()
    assert all(count % 2 == 0 for count in seen)
    assert [len(store.games.load(game).moves) for game in games] == [2 * MOVES, 2 * MOVES]
