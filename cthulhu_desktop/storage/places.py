"""Where things lie on this machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import platformdirs

APP_NAME = "cthulhu-desktop"
HOME_VARIABLE = "CTHULHU_DESKTOP_HOME"


class Places(NamedTuple):
    """The program's folders; none of them is made by asking for it. `data` holds games and settings and must be kept;
    `cache` may vanish at any time; `logs` is for bug reports."""

    data: Path
    cache: Path
    logs: Path


def places(environment: Mapping[str, str] = os.environ) -> Places:
    """The folders of this user. If CTHULHU_DESKTOP_HOME is set, all of them lie below that folder (a portable copy on
    a stick, a test); "~" is understood in it, and a relative path counts from the current folder."""
    home = environment.get(HOME_VARIABLE, "")
    if home:
        root = Path(home).expanduser().absolute()
        return Places(root / "data", root / "cache", root / "logs")
    own = platformdirs.PlatformDirs(APP_NAME, appauthor=False)
    return Places(own.user_data_path, own.user_cache_path, own.user_log_path)
