"""Reports of internal errors: what a person can read, send or throw away. Knows no Qt."""

from __future__ import annotations

import platform
import sys
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from cthulhu_desktop import __version__


def without_home(text: str) -> str:
    """`text` with the path of the user's home folder, which usually holds a name, written as ~."""
    home = str(Path.home())
    if len(home) < 3:  # "/" or "C:\": a service account; nothing personal in it
        return text
    for form in (home, home.replace("\\", "\\\\"), home.replace("\\", "/")):
        text = text.replace(form, "~")
    return text


@dataclass(frozen=True, slots=True)
class Report:
    """One internal error: `title` says where, `trace` is the traceback, `record` the text of the game record up to
    there ("" outside a game). Holds no personal data but what a record's `about` holds."""

    title: str
    trace: str
    record: str = ""
    when: datetime = field(default_factory=datetime.now)

    def text(self) -> str:
        """The whole report."""
        where = f"Cthulhu Desktop {__version__}, Python {platform.python_version()}, {sys.platform}"
        parts = [self.title, where, f"{self.when:%Y-%m-%d %H:%M:%S}", "", self.trace.rstrip(), ""]
        if self.record:
            parts += ["The game up to there:", self.record]
        return without_home("\n".join(parts))

    def write(self, folder: Path) -> Path:
        """Write it to a new file in `folder`, which is made if need be; the file. OSError if that cannot be done."""
        folder.mkdir(parents=True, exist_ok=True)
        stem = f"report-{self.when:%Y%m%d-%H%M%S}"
        for count in range(100):
            file = folder / (f"{stem}-{count}.txt" if count else f"{stem}.txt")
            try:
                with file.open("x", encoding="utf-8") as out:
                    out.write(self.text())
            except FileExistsError:
                continue
            return file
        raise FileExistsError(stem)
