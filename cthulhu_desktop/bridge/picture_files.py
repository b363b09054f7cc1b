"""The player's own pictures of cards as files: a folder with pictures and OCTGN image packs (.o8c), read with limits.

A picture belongs to the card whose id or title its file is called by: "AE-001.png", "Beat Cop.jpg"; in a pack the id of
the card in OCTGN is the name. Nothing is unpacked to the disk.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from cthulhu_desktop.reading.archives import entry_data, entry_names
from cthulhu_desktop.reading.problems import ReadingProblem

log = logging.getLogger(__name__)

PICTURES = (".png", ".jpg", ".jpeg", ".webp")
PACKS = (".o8c",)
MOST_FILES = 40_000
MOST_BYTES = 24 * 1024 * 1024  # of one picture
DEEPEST = 5


@dataclass(frozen=True, slots=True)
class PictureFile:
    """Where a picture is: a file, or an entry of a pack."""

    path: Path
    entry: str = ""

    def read(self) -> bytes:
        """Its bytes. ReadingProblem if it is gone, damaged or too large."""
        if self.entry:
            return entry_data(self.path, self.entry, MOST_BYTES)
        try:
            if self.path.stat().st_size > MOST_BYTES:
                raise ReadingProblem("reading.picture_too_large", path=str(self.path), n=MOST_BYTES // 2**20)
            return self.path.read_bytes()
        except OSError:
            raise ReadingProblem("reading.unreadable", path=str(self.path)) from None


@dataclass(slots=True)
class PictureFiles:
    """Pictures by the name of their card; `problems` tell of packs that cannot be used (the others are)."""

    by_name: dict[str, PictureFile] = field(default_factory=dict)
    problems: list[ReadingProblem] = field(default_factory=list)

    def find(self, card_id: str, title: str) -> PictureFile | None:
        """The picture of a card, by its id or its title."""
        for name in (card_id, card_id.rpartition("/")[2], title):
            found = self.by_name.get(_key(name))
            if found is not None:
                return found
        return None


def find_pictures(folder: Path) -> PictureFiles:
    """All pictures below a folder and in its packs; a file goes before an entry of a pack, links are not followed.
    ReadingProblem if there is no such folder."""
    if not folder.is_dir():
        raise ReadingProblem("reading.no_picture_folder", path=str(folder))
    found = PictureFiles()
    packs = []
    for file in _files(folder):
        ending = file.suffix.lower()
        if ending in PICTURES:
            found.by_name.setdefault(_key(file.stem), PictureFile(file))
        elif ending in PACKS:
            packs.append(file)
    for pack in packs:
        try:
            for name in entry_names(pack, PICTURES):
                found.by_name.setdefault(_key(PurePosixPath(name).stem), PictureFile(pack, name))
        except ReadingProblem as problem:
            found.problems.append(problem)
    return found


def _files(folder: Path) -> Iterable[Path]:
    seen = 0
    for place, folders, files in os.walk(folder):
        folders.sort()
        if len(Path(place).relative_to(folder).parts) >= DEEPEST:
            folders.clear()
        for name in sorted(files):
            seen += 1
            if seen > MOST_FILES:
                log.warning("only the first %d files of the folder of pictures are used", MOST_FILES)
                return
            yield Path(place, name)


def _key(name: str) -> str:
    """Names are compared without case, marks and signs: files cannot have all of a title's letters."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())
