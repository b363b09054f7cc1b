"""Opening folders and packages of card sets that come from anybody: nothing is unpacked to disk, everything has a
limit, and what is out of bounds is refused before it costs memory."""

from __future__ import annotations

import os
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import BinaryIO, NamedTuple

from cthulhu_desktop.reading.problems import ReadingProblem

PACKAGES = (".o8g", ".nupkg", ".zip")
WANTED = "set.xml"
MOST_ENTRIES = 20_000
MOST_DIRECTORY = 4 * 1024 * 1024
MOST_FILE = 16 * 1024 * 1024
MOST_TOTAL = 64 * 1024 * 1024
MOST_PACKAGE = 512 * 1024 * 1024
DEEPEST = 6
_END = struct.Struct("<4s4H2LH")
_END_MARK = b"PK\x05\x06"
_BIG_MARK = b"PK\x06\x07"
_BAD_PACKAGE = (
    zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, ValueError, struct.error, zlib.error,
)  # fmt: skip


class SetFile(NamedTuple):
    """A `set.xml` by the name under which a person finds it, and its content."""

    name: str
    data: bytes


def entry_names(path: Path, endings: tuple[str, ...]) -> tuple[str, ...]:
    """The entries of a package whose names end so (in small letters). ReadingProblem as in `set_files`."""
    try:
        with path.open("rb") as stream:
            return tuple(
                info.filename
                for info in _listed(stream, path)
                if info.filename.lower().endswith(endings) and not info.is_dir()
            )
    except OSError:
        raise ReadingProblem("reading.unreadable", path=str(path)) from None


def entry_data(path: Path, name: str, most: int) -> bytes:
    """One entry of a package, at most so many bytes. ReadingProblem as in `set_files`, also if there is none."""
    try:
        with path.open("rb") as stream:
            _check_directory(stream, path)
            try:
                with zipfile.ZipFile(stream) as package:
                    return _unpacked(package, package.getinfo(name), path, most)
            except (*_BAD_PACKAGE, KeyError):
                raise ReadingProblem("reading.bad_package", path=str(path)) from None
    except OSError:
        raise ReadingProblem("reading.unreadable", path=str(path)) from None


def _listed(stream: BinaryIO, path: Path) -> list[zipfile.ZipInfo]:
    _check_directory(stream, path)
    try:
        with zipfile.ZipFile(stream) as package:
            return _honest(package, path)
    except _BAD_PACKAGE:
        raise ReadingProblem("reading.bad_package", path=str(path)) from None


def set_files(path: Path) -> Iterator[SetFile]:
    """Every set.xml of a game folder, a set folder, a package, or the file itself. ReadingProblem if `path` cannot be
    used: missing, damaged, out of bounds, or not trustworthy."""
    try:
        if path.is_dir():
            yield from _in_folder(path)
        elif path.suffix.lower() in PACKAGES:
            yield from _in_package(path)
        else:
            yield SetFile(path.name, _limited(path))
    except OSError:
        raise ReadingProblem("reading.unreadable", path=str(path)) from None


def _limited(path: Path) -> bytes:
    if path.stat().st_size > MOST_FILE:
        raise ReadingProblem("reading.too_large", path=str(path), n=MOST_FILE // 2**20)
    return path.read_bytes()


def _in_folder(root: Path) -> Iterator[SetFile]:
    """The sets below a folder; links are not followed."""
    seen = total = 0
    for folder, folders, files in os.walk(root):
        inside = Path(folder).relative_to(root)
        folders.sort()
        if len(inside.parts) >= DEEPEST:
            folders.clear()
        seen += len(files) + len(folders)
        if seen > MOST_ENTRIES:
            raise ReadingProblem("reading.too_many", path=str(root), n=MOST_ENTRIES)
        for name in sorted(files):
            if name.lower() == WANTED:
                data = _limited(Path(folder, name))
                total += len(data)
                if total > MOST_TOTAL:
                    raise ReadingProblem("reading.too_large", path=str(root), n=MOST_TOTAL // 2**20)
                yield SetFile(str(inside / name), data)


def _in_package(path: Path) -> Iterator[SetFile]:
    with path.open("rb") as stream:
        _check_directory(stream, path)
        try:
            with zipfile.ZipFile(stream) as package:
                yield from _entries(package, path)
        except _BAD_PACKAGE:
            raise ReadingProblem("reading.bad_package", path=str(path)) from None
        except zipfile.LargeZipFile:
            raise ReadingProblem("reading.too_large", path=str(path), n=MOST_PACKAGE // 2**20) from None


def _check_directory(stream: BinaryIO, path: Path) -> None:
    """Look at the end record before the list of entries is read: a list may be huge, whatever its file weighs."""
    size = stream.seek(0, os.SEEK_END)
    if size > MOST_PACKAGE:
        raise ReadingProblem("reading.too_large", path=str(path), n=MOST_PACKAGE // 2**20)
    stream.seek(max(0, size - 66_000))
    tail = stream.read()
    place = tail.rfind(_END_MARK)
    if place < 0 or len(tail) < place + _END.size:
        raise ReadingProblem("reading.bad_package", path=str(path))
    _, _, _, _, entries, directory, _, _ = _END.unpack_from(tail, place)
    if _BIG_MARK in tail or entries > MOST_ENTRIES or directory > MOST_DIRECTORY:
        raise ReadingProblem("reading.too_many", path=str(path), n=MOST_ENTRIES)
    stream.seek(0)


def _honest(package: zipfile.ZipFile, path: Path) -> list[zipfile.ZipInfo]:
    """All entries; ReadingProblem if there are too many or one would lie elsewhere."""
    infos = package.infolist()
    if len(infos) > MOST_ENTRIES:
        raise ReadingProblem("reading.too_many", path=str(path), n=MOST_ENTRIES)
    for info in infos:
        if _leads_out(info.filename):
            raise ReadingProblem("reading.leads_out", path=str(path), entry=info.filename[:80])
    return infos


def _entries(package: zipfile.ZipFile, path: Path) -> Iterator[SetFile]:
    infos = _honest(package, path)
    left = MOST_TOTAL
    for info in sorted(infos, key=lambda entry: entry.filename):
        if PurePosixPath(info.filename).name.lower() != WANTED:
            continue
        data = _unpacked(package, info, path, min(MOST_FILE, left))
        left -= len(data)
        yield SetFile(info.filename, data)


def _leads_out(name: str) -> bool:
    """An entry that would lie outside the package's folder."""
    plain = name.replace("\\", "/")
    return plain.startswith("/") or ".." in plain.split("/") or ":" in plain.split("/")[0] or "\0" in name


def _unpacked(package: zipfile.ZipFile, info: zipfile.ZipInfo, path: Path, most: int) -> bytes:
    """The content of an entry; its own word on its size is not trusted. Rare packings are refused."""
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise zipfile.BadZipFile(f"packing {info.compress_type}")
    with package.open(info) as stream:
        data = stream.read(most + 1)
    if len(data) > most:
        raise ReadingProblem("reading.too_large", path=f"{path}!{info.filename[:80]}", n=most // 2**20)
    return data
