"""Everything in the library can be drawn, the same way each time, in reasonable time."""

from __future__ import annotations

import io
import time
from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from cthulhu_desktop.pictures import names
from cthulhu_desktop.pictures.engrave import compose, engrave, engrave_png, extent
from cthulhu_desktop.pictures.lights import LIGHTS
from cthulhu_desktop.pictures.moods import MOODS
from cthulhu_desktop.pictures.recipe import Placed, Recipe, card_recipes, library
from cthulhu_desktop.pictures.settings import SETTINGS
from cthulhu_desktop.pictures.subjects import SUBJECTS

SMALL = (138, 100)
CARD = (552, 400)
SLOWEST_S = 15.0  # for one small picture on a busy machine; it takes about 0.1 s on an idle one


def ink_share(image: Image.Image) -> float:
    """0 for blank paper, 1 for a black sheet."""
    grey = ImageStat.Stat(image.convert("L")).mean[0]
    return (225 - grey) / (225 - 30)


def is_a_picture(image: Image.Image) -> bool:
    grey = image.convert("L")
    return 0.08 < ink_share(image) < 0.97 and ImageStat.Stat(grey).stddev[0] > 25


def test_the_names_a_recipe_may_use_are_those_that_can_be_drawn() -> None:
    assert set(names.SUBJECTS) == set(SUBJECTS)
    assert set(names.SETTINGS) == set(SETTINGS)
    assert set(names.LIGHTS) == set(LIGHTS)
    assert set(names.MOODS) == set(MOODS)


def test_the_library_is_as_large_as_promised() -> None:
    assert len(SETTINGS) >= 12
    assert len(SUBJECTS) >= 45
    assert len(LIGHTS) >= 6


@pytest.mark.parametrize("kind", names.SUBJECTS)
def test_every_subject_is_drawn_in_time_and_changes_the_picture(kind: str) -> None:
    bare = Recipe("plain", light="window")
    start = time.perf_counter()
    picture = engrave(replace(bare, subjects=(Placed(kind),)), SMALL)
    assert time.perf_counter() - start < SLOWEST_S
    assert is_a_picture(picture)
    without = engrave(bare, SMALL).convert("L")
    changed = ImageChops.difference(picture.convert("L"), without).point(lambda v: 255 if v > 60 else 0)
    assert ImageStat.Stat(changed).mean[0] / 255 > 0.04


@pytest.mark.parametrize("kind", names.SUBJECTS)
def test_every_subject_has_a_sensible_size_in_its_own_units(kind: str) -> None:
    left, top, right, bottom = extent(kind)
    assert 40 < bottom - top < 175
    assert 20 < right - left < 215
    assert -20 < bottom < 40


@pytest.mark.parametrize("setting", names.SETTINGS)
def test_every_setting_is_drawn_in_time_under_day_and_night(setting: str) -> None:
    for light in ("moon", "lamp"):
        start = time.perf_counter()
        picture = engrave(Recipe(setting, light=light, seed=5), SMALL)
        assert time.perf_counter() - start < SLOWEST_S
        assert is_a_picture(picture)


@pytest.mark.parametrize("light", names.LIGHTS)
@pytest.mark.parametrize("setting", ["cellar", "stone_circle"])
def test_every_light_is_drawn_indoors_and_outdoors_and_lights_its_own_way(light: str, setting: str) -> None:
    recipe = Recipe(setting, (Placed("idol"),), light=light)
    picture = engrave(recipe, SMALL)
    assert is_a_picture(picture)
    other = replace(recipe, light="moon" if light != "moon" else "fire")
    assert picture.tobytes() != engrave(other, SMALL).tobytes()


@pytest.mark.parametrize("mood", names.MOODS)
def test_every_mood_changes_the_picture(mood: str) -> None:
    recipe = Recipe("street", (Placed("car"),), mood=mood)
    picture = engrave(recipe, SMALL)
    assert is_a_picture(picture)
    assert picture.tobytes() != engrave(replace(recipe, mood="calm" if mood != "calm" else "dark"), SMALL).tobytes()


@pytest.mark.parametrize("name", sorted(library().keys() - card_recipes().keys()))
def test_every_recipe_of_the_interface_is_drawn(name: str) -> None:
    assert ink_share(engrave(library()[name], SMALL)) > 0.08


def test_the_same_recipe_gives_the_same_picture_and_another_seed_another() -> None:
    recipe = Recipe("harbour", (Placed("shoggoth", variant=2),), mood="madness", seed=11)
    first = engrave_png(recipe, SMALL)
    assert engrave_png(recipe, SMALL) == first
    assert engrave_png(replace(recipe, seed=12), SMALL) != first


def test_a_variant_changes_what_chance_decides_about_a_subject() -> None:
    first, second = (engrave(Recipe("plain", (Placed("tree", variant=v),)), SMALL) for v in (0, 1))
    assert first.tobytes() != second.tobytes()


def test_a_picture_has_the_size_asked_for_whatever_it_is() -> None:
    for size in ((8, 8), (31, 77), (300, 20), CARD):
        assert engrave(Recipe("sea", (Placed("ship"),)), size).size == size


def test_a_subject_without_a_size_fills_the_picture_but_stays_inside() -> None:
    for kind in ("hound", "detective", "key"):
        stage = compose(Recipe("void", (Placed(kind, x=0.5),)), CARD)
        left, top, right, bottom = extent(kind)
        share = max((bottom - top) / 0.86 / 0.94, (right - left) / 0.84 / (552 / 400))
        assert stage.canvas.height * (bottom - top) / share <= stage.canvas.height
        assert stage.canvas.height * (right - left) / share <= stage.canvas.width


def test_the_clear_style_travels_through_png_with_its_transparency() -> None:
    data = engrave_png(Recipe("plain", (Placed("raven"),), style="clear", frame="vignette"), SMALL)
    image = Image.open(io.BytesIO(data)).convert("RGBA")
    assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]
    assert max(image.getchannel("A").tobytes()) > 200


def test_night_is_light_lines_on_a_dark_sheet() -> None:
    recipe = Recipe("plain", (Placed("raven"),), style="night")
    darkest = min(engrave(recipe, SMALL).convert("L").tobytes())
    assert darkest < 40


@pytest.mark.slow
def test_the_start_scene_is_drawn_at_the_size_of_a_screen_in_time() -> None:
    start = time.process_time()
    image = engrave(library()["start"], (1920, 1080))
    assert image.size == (1920, 1080)
    assert time.process_time() - start < 12.0  # about 1 s on an idle machine
