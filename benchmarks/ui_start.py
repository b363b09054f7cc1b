"""The start of the program: from the start of the process to a painted window with its picture, warm; and with a deck
on the command line, how much later that is painted in the builder."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

STARTS = 5


def measure() -> list[dict[str, Any]]:
    """The median over several starts, with a data base, settings and a picture cache as a person has them."""
    with tempfile.TemporaryDirectory() as home:
        _be_welcomed(Path(home))
        _start(home, "0")
        starts = [_start(home, repr(time.time())).split() for _ in range(STARTS)]
        deck = _deck(Path(home))
        _start(home, "0", deck)
        decks = [float(_start(home, repr(time.time()), deck).split()[0]) for _ in range(STARTS)]
    later = statistics.median(decks) - statistics.median(float(ms) for ms, _mb in starts)
    return [
        {"name": "ui.start_ms", "value": statistics.median(float(ms) for ms, _mb in starts), "unit": "ms"},
        {"name": "ui.deck_open_ms", "value": max(0.0, later), "unit": "ms"},
        {"name": "ui.start_memory_mb", "value": statistics.median(float(mb) for _ms, mb in starts), "unit": "MB"},
    ]


def _be_welcomed(home: Path) -> None:
    """The first start lies behind."""
    from cthulhu_desktop.storage import Store, places
    from cthulhu_desktop.storage.setting_keys import FIRST_START_DONE

    with Store.open(places({"CTHULHU_DESKTOP_HOME": str(home)}).data) as store:
        store.settings.set(FIRST_START_DONE, True)


def _deck(home: Path) -> str:
    """A file with a deck of fifty cards, as a player has it."""
    from cthulhu_desktop.bridge.library import card_library
    from cthulhu_desktop.core.decks.deck import Deck
    from cthulhu_desktop.reading.deck_files import save_deck_file

    library = card_library()
    file = home / "deck.o8d"
    save_deck_file(Deck("Bench", next(deck.cards for deck in library.presets if deck.constructed)), file,
                   library.catalogue)  # fmt: skip
    return str(file)


def _start(home: str, began: str, *arguments: str) -> str:
    environment = {
        **os.environ,
        "CTHULHU_DESKTOP_HOME": home,
        "CTHULHU_DESKTOP_MEASURE": began,
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, "-m", "cthulhu_desktop", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True).stdout


if __name__ == "__main__":
    for figure in measure():
        print(f"{figure['name']} {figure['value']:.1f} {figure['unit']}")
