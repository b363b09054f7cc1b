"""The quick reader of the program's own picture files."""

from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cthulhu_desktop.pictures import paper
from cthulhu_desktop.pictures.palette_png import read_indexed


def png(image: Image.Image, **options: object) -> bytes:
    data = io.BytesIO()
    image.save(data, "PNG", **options)  # type: ignore[arg-type]
    return data.getvalue()


INK = Image.linear_gradient("L").resize((37, 23))
GOOD = png(paper.tinted(INK))


def test_size_rows_and_colours_are_those_of_the_picture() -> None:
    image = read_indexed(GOOD)
    assert image is not None
    assert (image.width, image.height) == (37, 23)
    assert b"".join(image.rows[y * 38 + 1 : (y + 1) * 38] for y in range(23)) == INK.tobytes()
    assert image.colours[0] == 0xFFEDE3CC
    assert image.colours[255] == 0xFF241C17


def test_transparency_is_the_first_byte_of_a_colour() -> None:
    clear = paper.clear(INK)
    image = read_indexed(png(clear, transparency=clear.info["transparency"]))
    assert image is not None
    assert [image.colours[v] >> 24 for v in (0, 128, 255)] == [0, 128, 255]


@pytest.mark.parametrize("other", [INK, INK.convert("RGB"), INK.convert("1")])
def test_other_kinds_of_png_are_not_read(other: Image.Image) -> None:
    assert read_indexed(png(other)) is None


@given(st.integers(0, len(GOOD) - 1))
def test_a_cut_file_gives_no_picture(end: int) -> None:
    whole_chunks = end == len(GOOD) - 12  # only the closing chunk is missing, which says nothing
    assert (read_indexed(GOOD[:end]) is None) is not whole_chunks


@given(st.integers(0, len(GOOD) - 1), st.integers(0, 255))
def test_a_changed_byte_never_raises(at: int, value: int) -> None:
    image = read_indexed(GOOD[:at] + bytes([value]) + GOOD[at + 1 :])
    assert image is None or len(image.rows) == (image.width + 1) * image.height


def test_a_header_that_claims_a_giant_is_refused() -> None:
    assert read_indexed(GOOD[:16] + b"\x7f\xff\xff\xff\x7f\xff\xff\xff" + GOOD[24:]) is None
