"""The real program on a virtual screen, driven by a real mouse (Xvfb and xdotool)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

PATIENCE_S = 30.0
T = TypeVar("T")


def available() -> bool:
    """Whether this machine has what is needed."""
    return sys.platform.startswith("linux") and all(shutil.which(name) for name in ("Xvfb", "xdotool"))


def wait_for(what: Callable[[], T | None], told: str, patience: float = PATIENCE_S) -> T:
    """The first true answer of `what`; AssertionError naming `told` if none comes."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        answer = what()
        if answer:
            return answer
        time.sleep(0.03)
    raise AssertionError(f"waited in vain for {told}")


class Program:
    """A virtual screen with the program on it, as a context manager. `folder` holds its data and its points."""

    def __init__(self, folder: Path, *arguments: str, size: str = "1280x720") -> None:
        self.points_file = folder / "points.json"
        self.home = folder / "Dom gracza ż"  # blanks and letters beyond ASCII, as homes have them
        self.arguments = arguments
        self._size = size
        self._screen: subprocess.Popen[bytes] | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self._environment: Mapping[str, str] = {}

    def __enter__(self) -> Program:
        read, write = os.pipe()
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{self._size}x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[write], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as answer:
            display = answer.readline().strip()
        assert display, "Xvfb did not start"
        self._environment = {
            **os.environ,
            "DISPLAY": f":{display}",
            "QT_QPA_PLATFORM": "xcb",
            "CTHULHU_DESKTOP_HOME": str(self.home),
            "CTHULHU_DESKTOP_POINTS": str(self.points_file),
        }
        self.start()
        return self

    def start(self) -> None:
        """Start the program (again)."""
        self.points_file.unlink(missing_ok=True)
        command = [sys.executable, "-m", "cthulhu_desktop", *self.arguments]
        self.process = subprocess.Popen(command, env=self._environment)
        wait_for(self.points_file.exists, "the window")

    def kill(self) -> None:
        """End the program as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in (self.process, self._screen):
            if process is not None and process.poll() is None:
                process.terminate()
                process.wait(10)

    def _mouse(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], env=self._environment, check=True)

    # -- what is seen

    def points(self) -> dict[str, Any]:
        """Where everything is now."""
        return json.loads(self.points_file.read_text(encoding="utf-8"))  # type: ignore[no-any-return]

    def buttons(self) -> dict[str, list[Any]]:
        """The buttons that can be pressed: place, and "primary" for a page's main one."""
        return self.points()["buttons"]  # type: ignore[no-any-return]

    def items(self) -> dict[str, list[int]]:
        """The things on the table: place and state."""
        return self.points()["items"]  # type: ignore[no-any-return]

    # -- what is done

    def click(self, x: int, y: int) -> None:
        """A click with the left button."""
        self._mouse("mousemove", x, y, "click", 1)  # --sync waits for ever where the pointer is there already

    def point(self, x: int, y: int) -> None:
        """Move the pointer there."""
        self._mouse("mousemove", x, y)

    def press(self, button: str) -> None:
        """Click a button by name, once it is there."""
        x, y, _look = wait_for(lambda: self.buttons().get(button), f"the button {button}")
        self.click(x, y)

    def press_still(self, button: str) -> None:
        """Click a button on a page that is still being laid out, once it stays where it is."""
        places: list[list[Any] | None] = [None]

        def still() -> bool:
            places.append(self.buttons().get(button))
            time.sleep(0.15)  # longer than the points are old
            return places[-1] is not None and places[-1] == places[-2]

        wait_for(still, f"the button {button}")
        self.press(button)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 8) -> None:
        """Drag with the left button held."""
        self._mouse("mousemove", *start, "mousedown", 1)
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            self._mouse("mousemove", x, y, "sleep", 0.01)
        self._mouse("mouseup", 1)

    def key(self, *names: str) -> None:
        """Press keys one after the other."""
        self._mouse("key", *names)

    def picture(self, file: Path) -> None:
        """Save what the screen shows (needs PySide6 in a process of its own)."""
        code = "import sys;from PySide6.QtGui import QGuiApplication as A;a=A([]);"
        code += "sys.exit(not a.primaryScreen().grabWindow(0).save(sys.argv[1]))"
        subprocess.run([sys.executable, "-c", code, str(file)], env=self._environment, check=True)
