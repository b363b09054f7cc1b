"""The pictures of README and docs, taken of the program itself: python packaging/take_screenshots.py [language]

Draws into memory (no screen needed) at 1280x720 and writes docs/pictures/*.png in 256 colours.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image  # noqa: E402
from PySide6.QtCore import QElapsedTimer  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from cthulhu_desktop import app  # noqa: E402
from cthulhu_desktop.bridge.pictures import PictureLoader  # noqa: E402
from cthulhu_desktop.core.dice.game import GAME  # noqa: E402
from cthulhu_desktop.core.dice.things import MakeCall  # noqa: E402
from cthulhu_desktop.core.kernel import GameRecord, Rng, State  # noqa: E402
from cthulhu_desktop.storage import Store  # noqa: E402
from cthulhu_desktop.ui.shell.main_window import MainWindow  # noqa: E402

NAMES = ("Order of Dagon", "Starry Wisdom", "Silver Lodge")


def wait(until: Callable[[], bool], milliseconds: int = 20_000) -> None:
    """Let the program work until it is as wanted."""
    timer = QElapsedTimer()
    timer.start()
    while not until() and timer.elapsed() < milliseconds:
        QApplication.processEvents()
        time.sleep(0.01)


def rest(milliseconds: int) -> None:
    """Let animations end."""
    wait(lambda: False, milliseconds)


def save(window: MainWindow, name: str) -> None:
    """Write what the window shows."""
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "raw.png"
        window.grab().save(str(raw))
        picture = Image.open(raw).convert("RGB").quantize(256, dither=Image.Dither.FLOYDSTEINBERG)
        picture.save(TOP / "docs" / "pictures" / f"{name}.png", optimize=True)
    print(name)


def wanted(state: State) -> bool:
    """A position worth a picture: the first cult has a choice of calls and everybody has dice in the circle."""
    decision, view = state.decision, state.view(None)
    return (
        decision is not None
        and decision.seat == 0
        and view.phase == 2
        and all(cult.display for cult in view.cults)
        and len({move.call for move in decision.options if isinstance(move, MakeCall)}) >= 5
    )


def dice_record() -> GameRecord:
    """A game of three cults in such a position."""
    setup = GAME.read_setup({"cults": 3, "target": 60})
    for seed in range(1, 2000):
        state, rng, moves = GAME.begin(setup, seed).state, Rng(seed), []
        while state.decision is not None and len(moves) < 120:
            if wanted(state):
                about = {"names": list(NAMES), "bots": {"1": "cautious", "2": "bold"}}
                return GameRecord("dice", GAME.rules_version, GAME.write_setup(setup), seed, tuple(moves), about)
            move = state.decision.options.sample(rng)
            moves.append(GAME.write_move(move))
            state.apply(move)
    raise SystemExit("no position found")


def main() -> None:
    """Take all pictures."""
    language = sys.argv[1] if len(sys.argv) > 1 else "en"
    app.make_application()
    with tempfile.TemporaryDirectory() as folder, Store.open_or_temporary(Path(folder) / "data") as store:
        loader = PictureLoader(Path(folder) / "cache")
        drawn: list[str] = []
        loader.ready.connect(lambda key, _image: drawn.append(key))
        window = app.make_window(store, language, partial(app._draw_start, loader))
        window.resize(1280, 720)
        window.open_page("start")
        window.show()
        wait(lambda: bool(drawn), 60_000)  # the engraving comes from a process of its own
        rest(1500)
        save(window, "start")
        file = Path(folder) / "game.ccrecord"
        file.write_text(dice_record().to_text(), encoding="utf-8")
        window.open_file(file)
        rest(3000)
        save(window, "dice-table")
        window.open_rule("DG-4.2")
        rest(1500)
        save(window, "rulebook")
        window.close()
        loader.close()


if __name__ == "__main__":
    main()
