"""Reads the PNG files that the drawing writes (256 colours, unfiltered rows) with the standard library alone.

Qt's own reader holds Python's lock for as long as it decodes, 0.2 s for a 4K picture, and stops the window for that
time even from another thread; zlib lets it go.
"""

from __future__ import annotations

import struct
import zlib
from typing import NamedTuple

SIGNATURE, ENDING = b"\x89PNG\r\n\x1a\n", b"IEND\xaeB`\x82"
LARGEST = 64_000_000  # pixels; a header that claims more is damaged


class Indexed(NamedTuple):
    """An image of palette indices. `rows` holds `height` rows of 1 + `width` bytes, the first of each unused."""

    width: int
    height: int
    rows: bytes
    colours: tuple[int, ...]  # 0xAARRGGBB, as Qt wants them


def read_indexed(data: bytes) -> Indexed | None:
    """The image in a PNG file of 8-bit palette indices; None if it is damaged or of another kind."""
    try:
        return _read(data)
    except (struct.error, zlib.error, KeyError, IndexError):
        return None


def _read(data: bytes) -> Indexed | None:
    chunks = _chunks(data)
    width, height, *kind = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    if kind != [8, 3, 0, 0, 0] or not 0 < width * height <= LARGEST:
        return None
    unpacker = zlib.decompressobj()
    rows = unpacker.decompress(chunks[b"IDAT"], (width + 1) * height + 1)
    if len(rows) != (width + 1) * height or any(rows[:: width + 1]):  # a row's first byte is its filter
        return None
    return Indexed(width, height, rows, _colours(chunks[b"PLTE"], chunks.get(b"tRNS", b"")))


def _chunks(data: bytes) -> dict[bytes, bytes]:
    """The chunks by name; the parts of the image data joined."""
    found: dict[bytes, list[bytes]] = {}
    at = len(SIGNATURE)
    while at < len(data):
        size, name = struct.unpack(">I4s", data[at : at + 8])
        if at + size + 12 > len(data):
            raise struct.error("a chunk is cut off")
        found.setdefault(name, []).append(data[at + 8 : at + 8 + size])
        at += size + 12
    return {name: b"".join(parts) for name, parts in found.items()}


def _colours(palette: bytes, alphas: bytes) -> tuple[int, ...]:
    count = len(palette) // 3
    opaque = alphas + b"\xff" * (count - len(alphas))
    return tuple(
        opaque[i] << 24 | palette[3 * i] << 16 | palette[3 * i + 1] << 8 | palette[3 * i + 2] for i in range(count)
    )
