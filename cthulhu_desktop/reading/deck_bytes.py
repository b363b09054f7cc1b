"""Files of decks as text, whatever encoding they are in, with limits on what is taken in at all."""

from __future__ import annotations

import codecs
from pathlib import Path
from typing import NamedTuple

from cthulhu_desktop.reading.problems import ReadingProblem

MOST_BYTES = 4 * 1024 * 1024
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_ALLOWED = frozenset("\t\n\r\f\v")


class Decoded(NamedTuple):
    """A text; `guessed` is the encoding if it had to be guessed, "" if it is certain."""

    text: str
    guessed: str


def read_bytes(path: Path) -> bytes:
    """The content of a file. ReadingProblem unreadable or too_large (over 4 MB, which no deck is)."""
    try:
        if not path.is_file():
            raise ReadingProblem("deck_files.unreadable", path=str(path))
        with path.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError):
        raise ReadingProblem("deck_files.unreadable", path=str(path)) from None
    if len(data) > MOST_BYTES:
        raise ReadingProblem("deck_files.too_large", path=str(path), n=MOST_BYTES // 2**20)
    return data


def decode(data: bytes, where: str) -> Decoded:
    """Bytes as text: UTF-8, UTF-16 with or without its mark, else Windows-1250 (Central European). ReadingProblem
    binary if it is no text at all."""
    found = _decoded(data)
    if found is None:
        raise ReadingProblem("deck_files.binary", path=where)
    odd = sum(1 for letter in found.text if (letter < " " and letter not in _ALLOWED) or letter == "\ufffd")
    if odd > len(found.text) // 100:
        raise ReadingProblem("deck_files.binary", path=where)
    return found


def _decoded(data: bytes) -> Decoded | None:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return Decoded(data.decode(encoding, "replace"), "")
    if b"\0" in data[:4000]:
        return _wide(data)
    try:
        return Decoded(data.decode("utf-8"), "")
    except UnicodeDecodeError as error:
        if error.start >= len(data) - 3 and error.reason == "unexpected end of data":  # cut off within a letter
            return Decoded(data[: error.start].decode("utf-8"), "")
        return Decoded(data.decode("cp1250", "replace"), "Windows-1250")


def _wide(data: bytes) -> Decoded | None:
    """UTF-16 without its mark: most letters have a zero byte, always on the same side."""
    head = data[:4000]
    pairs = len(head) // 2
    for side, encoding in ((1, "utf-16-le"), (0, "utf-16-be")):
        if head[side::2].count(0) > 0.6 * pairs and head[1 - side :: 2].count(0) < 0.05 * pairs + 1:
            return Decoded(data.decode(encoding, "replace"), "UTF-16")
    return None
