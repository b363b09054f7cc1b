"""Whether a window can be opened; without asking Qt, which ends the process if it cannot."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

_WINDOWLESS = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")  # platforms of Qt that need no display server


def has_screen(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> bool:
    """Whether there is a display server to open a window on. Windows and macOS always have one."""
    if not system.startswith(("linux", "freebsd")):
        return True
    if environment.get("QT_QPA_PLATFORM", "").split(":")[0] in _WINDOWLESS:
        return True
    return _wayland(environment) or _x11(environment.get("DISPLAY", ""))


def _wayland(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY", "")
    return bool(name) and _answers(str(Path(environment.get("XDG_RUNTIME_DIR", "/")) / name))


def _x11(display: str) -> bool:
    """A display on another machine (host:0) is taken on trust."""
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", display)
    if local is None:
        return ":" in display
    path = f"/tmp/.X11-unix/X{local[1]}"
    return _answers(path) or _answers("\0" + path)


def _answers(address: str) -> bool:
    """Whether somebody listens on a local socket."""
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(2)
        try:
            line.connect(address)
        except OSError:
            return False
    return True
