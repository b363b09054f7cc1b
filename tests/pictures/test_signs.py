"""Signs and icon: own shapes that can be told apart without colour."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import combinations

import pytest
from PIL import Image, ImageStat

from cthulhu_desktop.data_files import resource
from cthulhu_desktop.pictures import icon, signs
from cthulhu_desktop.pictures.vectors import circle, commands, flattened, raster

ALIKE = 0.72  # common ink over all ink of two signs at 12 pixels; two drawings of one thing reach 0.85


def overlap(first: Image.Image, second: Image.Image) -> float:
    a, b = first.tobytes(), second.tobytes()
    return sum(map(min, a, b)) / max(1, sum(map(max, a, b)))


def test_there_is_a_sign_for_each_struggle_faction_token_and_die_face() -> None:
    assert signs.STRUGGLES == ("terror", "combat", "arcane", "investigation")
    assert len(signs.FACTIONS) == 8
    assert set(signs.TOKENS) == {"success", "wound", "drain"}
    assert len(set(signs.SIGNS)) == len(signs.SIGNS) == 17


@pytest.mark.parametrize("name", signs.SIGNS)
def test_a_sign_is_plain_data_inside_its_square(name: str) -> None:
    path = signs.path(name)
    assert path[0][0] == "M"
    for letter, *numbers in path:
        assert letter in ("M", "L", "Q", "C", "Z")
        assert all(isinstance(number, float) and 0 <= number <= signs.BOX for number in numbers)


@pytest.mark.parametrize("name", signs.SIGNS)
@pytest.mark.parametrize("size", [12, 24])
def test_a_sign_is_neither_faint_nor_a_blot(name: str, size: int) -> None:
    share = ImageStat.Stat(raster(signs.path(name), signs.BOX, size)).mean[0] / 255
    assert 0.18 < share < 0.75


def test_no_two_signs_have_nearly_the_same_shape_at_twelve_pixels() -> None:
    masks = {name: raster(signs.path(name), signs.BOX, 12) for name in signs.SIGNS}
    alike = [(a, b) for a, b in combinations(masks, 2) if overlap(masks[a], masks[b]) > ALIKE]
    assert alike == []


def test_the_measure_of_likeness_notices_a_sign_that_is_only_a_little_changed() -> None:
    drop = raster(signs.path("wound"), signs.BOX, 12)
    wider = raster(commands(signs.path_text("wound").replace("19.6", "20.6")), signs.BOX, 12)
    assert overlap(drop, wider) > ALIKE


def test_a_hole_stays_open_by_the_even_odd_rule() -> None:
    ring = raster(commands(circle(12, 12, 10) + " " + circle(12, 12, 5)), 24, 24)
    assert ring.getpixel((12, 12)) == 0
    assert ring.getpixel((12, 4)) == 255


@pytest.mark.parametrize("text", ["M0 0 K 3 3", "M0 0 L 3", "3 4"])
def test_a_path_text_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"command|lacks"):
        commands(text)


def test_curves_end_where_they_say() -> None:
    polygon = flattened(commands("M0 0 Q10 0 10 10 C10 20 0 20 0 10 Z"))[0]
    assert (10.0, 10.0) in polygon
    assert polygon[-1] == (0.0, 10.0)


@pytest.mark.parametrize("size", icon.SIZES)
def test_the_icon_is_round_and_not_blank_at_every_size(size: int) -> None:
    image = icon.icon_image(size)
    assert image.size == (size, size)
    assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]
    assert image.getpixel((size // 2, size // 2))[3] == 255  # type: ignore[index]
    assert ImageStat.Stat(image.convert("L")).stddev[0] > 30


def test_at_sixteen_pixels_the_eye_stands_out_from_its_ground() -> None:
    image = icon.icon_image(16).convert("L")
    pupil, white, ground = image.getpixel((8, 8)), image.getpixel((3, 8)), image.getpixel((8, 2))
    assert white > pupil + 80  # type: ignore[operator]
    assert white > ground + 60  # type: ignore[operator]


@pytest.mark.parametrize(("file", "simple"), [("cthulhu-desktop.svg", False), ("cthulhu-desktop-small.svg", True)])
def test_the_icon_files_are_what_the_code_draws(file: str, simple: bool) -> None:
    text = resource("icons", file).read_text(encoding="utf-8")
    assert text == icon.icon_svg(simple=simple)
    root = ET.fromstring(text)
    assert len(root) == len(icon.layers(simple=simple))
