"""Finished pictures on disk: bounded, written whole or not at all, never trusted blindly. No Pillow, no Qt."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
import time
from pathlib import Path

from cthulhu_desktop import __version__
from cthulhu_desktop.pictures.palette_png import ENDING, SIGNATURE
from cthulhu_desktop.pictures.recipe import Recipe

DRAWING = 1  # raise it when the same recipe gives another picture, so that older files are not used
DEFAULT_LIMIT = 300 * 1024 * 1024
STALE_AFTER_S = 600
SUFFIX, UNFINISHED = ".png", ".part"


def code_mark() -> str:
    """What a picture depends on besides its recipe: the program's version, in a checkout also the code's age."""
    files = Path(__file__).parent.rglob("*.py")
    newest = max((file.stat().st_mtime_ns for file in files), default=0)
    return f"{__version__}-{DRAWING}-{newest}"


def picture_key(recipe: Recipe, size: tuple[int, int], mark: str) -> str:
    """The name under which a picture is kept: 32 hexadecimal digits of recipe, size and code."""
    return hashlib.sha256(f"{mark}|{size[0]}x{size[1]}|{recipe.text()}".encode()).hexdigest()[:32]


class PictureCache:
    """A folder of PNG files by key.

    Without a folder, or where the folder cannot be written, it holds nothing and never fails. The files used longest
    ago go first when `limit` bytes are exceeded.
    """

    def __init__(self, folder: Path | None, limit: int = DEFAULT_LIMIT) -> None:
        self._folder = folder
        self._limit = limit
        self._total: int | None = None

    def path(self, key: str) -> Path | None:
        """Where the picture of `key` lies, whether or not it is there; None without a folder."""
        return None if self._folder is None else self._folder / f"{key}{SUFFIX}"

    def has(self, key: str) -> bool:
        """Whether there is a file for `key`; it may still turn out to be damaged."""
        path = self.path(key)
        return path is not None and path.is_file()

    def read(self, key: str) -> bytes | None:
        """The PNG bytes of `key`; None if there are none or they are damaged (then the file is removed)."""
        path = self.path(key)
        if path is None:
            return None
        try:
            data = path.read_bytes()
        except OSError:
            return None
        if not (data.startswith(SIGNATURE) and data.endswith(ENDING)):
            self.discard(key)
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        return data

    def discard(self, key: str) -> None:
        """Forget a file that turned out to be damaged."""
        path = self.path(key)
        if path is not None:
            with contextlib.suppress(OSError):
                path.unlink()
        self._total = None

    def write(self, key: str, data: bytes) -> bool:
        """Keep `data`; false if the folder cannot be written. A reader sees the whole file or none."""
        path = self.path(key)
        if path is None:
            return False
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(suffix=UNFINISHED, dir=path.parent)
        except OSError:
            return False
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            os.replace(name, path)
        except OSError:
            with contextlib.suppress(OSError):
                os.unlink(name)
            return False
        self._keep_bound(len(data))
        return True

    def _keep_bound(self, added: int) -> None:
        if self._total is not None:
            self._total += added
        if self._total is None or self._total > self._limit:
            self._total = self.tidy()

    def tidy(self) -> int:
        """Remove what was left half-written and the oldest pictures beyond the limit; the bytes that remain."""
        if self._folder is None:
            return 0
        kept: list[tuple[float, int, Path]] = []
        try:
            for file in self._folder.iterdir():
                if file.suffix == UNFINISHED:
                    self._remove_stale(file)
                elif file.suffix == SUFFIX:
                    status = file.stat()
                    kept.append((status.st_mtime, status.st_size, file))
        except OSError:
            return 0
        total = sum(size for _, size, _ in kept)
        for _, size, file in sorted(kept, key=lambda entry: entry[0]):
            if total <= self._limit:
                break
            with contextlib.suppress(OSError):
                file.unlink()
                total -= size
        return total

    @staticmethod
    def _remove_stale(file: Path) -> None:
        """Remove a half-written file unless another program may be writing it right now."""
        with contextlib.suppress(OSError):
            if time.time() - file.stat().st_mtime > STALE_AFTER_S:
                file.unlink()
