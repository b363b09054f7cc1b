"""The start of the program: from the start of the process to a painted window with its picture, warm."""

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
    return [
        {"name": "ui.start_ms", "value": statistics.median(float(ms) for ms, _mb in starts), "unit": "ms"},
        {"name": "ui.start_memory_mb", "value": statistics.median(float(mb) for _ms, mb in starts), "unit": "MB"},
    ]


def _be_welcomed(home: Path) -> None:
    """The first start lies behind."""
    from cthulhu_desktop.storage import Store, places
    from cthulhu_desktop.storage.setting_keys import FIRST_START_DONE

    with Store.open(places({"CTHULHU_DESKTOP_HOME": str(home)}).data) as store:
        store.settings.set(FIRST_START_DONE, True)


def _start(home: str, began: str) -> str:
    environment = {
        **os.environ,
        "CTHULHU_DESKTOP_HOME": home,
        "CTHULHU_DESKTOP_MEASURE": began,
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, "-m", "cthulhu_desktop"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True).stdout


if __name__ == "__main__":
    for figure in measure():
        print(f"{figure['name']} {figure['value']:.1f} {figure['unit']}")
