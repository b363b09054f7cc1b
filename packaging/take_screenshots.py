"""The pictures of README and docs, taken of the program itself: python packaging/take_screenshots.py [language]

Draws into memory (no screen needed) at 1280x720 and writes docs/pictures/*.png in 256 colours.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections import Counter
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
from cthulhu_desktop.bots.base import Limit, ask  # noqa: E402
from cthulhu_desktop.bots.registry import make_bot  # noqa: E402
from cthulhu_desktop.bridge.library import card_library  # noqa: E402
from cthulhu_desktop.bridge.pictures import PictureLoader  # noqa: E402
from cthulhu_desktop.cli.card_decks import card_setup  # noqa: E402
from cthulhu_desktop.core.cards.game import GAME as CARDS  # noqa: E402
from cthulhu_desktop.core.dice.game import GAME  # noqa: E402
from cthulhu_desktop.core.dice.things import MakeCall  # noqa: E402
from cthulhu_desktop.core.kernel import GameRecord, Rng, State  # noqa: E402
from cthulhu_desktop.core.registry import find_game  # noqa: E402
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


def save(window: MainWindow, name: str, into: Path) -> None:
    """Write what the window shows."""
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "raw.png"
        window.grab().save(str(raw))
        picture = Image.open(raw).convert("RGB").quantize(256, dither=Image.Dither.FLOYDSTEINBERG)
        picture.save(into / f"{name}.png", optimize=True)
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


def cards_record() -> GameRecord:
    """A card game between two people's decks in its ninth turn, played by bots, with the first seat to act."""
    setup = find_game("cards").read_setup(card_setup())
    for seed in range(1, 200):
        state, rng, moves = CARDS.begin(setup, seed).state, Rng(seed), []
        bot = make_bot("cards", "novice")
        while state.decision is not None and state.turn < 10:
            view = state.view(0)
            at_stories = sum(len(side) for story in view.row for side in story.committed)
            if state.turn >= 7 and state.decision.seat == 0 and state.decision.kind == "D-14" and at_stories >= 2:
                about = {"names": list(NAMES[:2]), "bots": {"1": "novice"}}
                return GameRecord("cards", CARDS.rules_version, CARDS.write_setup(setup), seed, tuple(moves), about)
            move = ask(bot, state, Limit(1e9, 60), rng)
            moves.append(CARDS.write_move(move))
            state.apply(move)
    raise SystemExit("no position of the card game found")


def deck_list() -> str:
    """A preset deck as people paste it."""
    preset = next(deck for deck in card_library().presets if deck.key == "cthulhu")
    titles = Counter(card_library().cards[card].title for card in preset.ids())
    return "".join(f"{number}x {title}\n" for title, number in titles.items())


def main(language: str, into: Path) -> None:
    """Take all pictures."""
    app.make_application()
    with tempfile.TemporaryDirectory() as folder, Store.open_or_temporary(Path(folder) / "data") as store:
        loader = PictureLoader(Path(folder) / "cache")
        drawn: list[str] = []
        loader.ready.connect(lambda key, _image: drawn.append(key))
        window = app.make_window(store, language, partial(app._draw_start, loader), loader)
        window.resize(1280, 720)
        window.open_page("start")
        window.show()
        wait(lambda: bool(drawn), 60_000)  # the engraving comes from a process of its own
        rest(1500)
        save(window, "start", into)
        file = Path(folder) / "game.ccrecord"
        file.write_text(dice_record().to_text(), encoding="utf-8")
        window.open_file(file)
        rest(3000)
        save(window, "dice-table", into)
        file.write_text(cards_record().to_text(), encoding="utf-8")
        window.open_file(file)
        rest(25_000)  # the engravings of some thirty cards are drawn meanwhile
        save(window, "card-table", into)
        deck = Path(folder) / "deck.txt"
        deck.write_text(deck_list(), encoding="utf-8")
        window.open_file(deck)
        rest(25_000)
        save(window, "deck-builder", into)
        window.open_page("library")
        rest(25_000)
        save(window, "library", into)
        window.open_rule("DG-4.2")
        rest(1500)
        save(window, "rulebook", into)
        window.close()
        loader.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "en", TOP / "docs" / "pictures")
