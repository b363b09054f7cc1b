"""Recipes are checked data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cthulhu_desktop.pictures import names
from cthulhu_desktop.pictures.recipe import (
    Placed,
    Recipe,
    RecipeProblem,
    library,
    read_recipes,
    read_text,
    recipe_from,
)
from cthulhu_desktop.wording.sentences import LANGUAGES, sentences

GOOD: dict[str, Any] = {
    "setting": "cellar",
    "light": {"kind": "fire", "x": 0.2, "y": 0.8},
    "mood": "dark",
    "seed": 7,
    "style": "night",
    "frame": "vignette",
    "subjects": [{"kind": "idol", "x": 0.4, "size": 0.5, "flip": True, "variant": 3, "haze": 0.1}],
}


def test_a_full_recipe_is_read_as_written() -> None:
    assert recipe_from("a", GOOD) == Recipe(
        "cellar", (Placed("idol", 0.4, 0.94, 0.5, True, 3, 0.1),), "fire", (0.2, 0.8), "dark", 7, "night", "vignette"
    )


def test_everything_but_the_setting_may_be_left_out() -> None:
    assert recipe_from("a", {"setting": "sea"}) == Recipe("sea")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"settng": "sea"}, "settng"),
        ({"subjects": [{"kind": "idol", "scale": 2}]}, "scale"),
        ({"light": {"kind": "moon", "z": 1}}, "z"),
    ],
)
def test_an_unknown_key_is_refused_by_name(change: dict[str, Any], field: str) -> None:
    with pytest.raises(RecipeProblem) as caught:
        recipe_from("mine", {**GOOD, **change})
    assert caught.value.key == "picture.unknown_key"
    assert caught.value.args_of_key == {"name": "mine", "field": field}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"setting": "moonbase"}, "setting"),
        ({"light": "torch"}, "light"),
        ({"light": {"kind": "moon", "x": 9}}, "light.x"),
        ({"light": {"x": 0.5}}, "light.kind"),
        ({"mood": "merry"}, "mood"),
        ({"style": "colour"}, "style"),
        ({"frame": "gold"}, "frame"),
        ({"seed": -1}, "seed"),
        ({"seed": 1.5}, "seed"),
        ({"seed": True}, "seed"),
        ({"subjects": "idol"}, "subjects"),
        ({"subjects": ["idol"]}, "subjects"),
        ({"subjects": [{"kind": "unicorn"}]}, "kind"),
        ({"subjects": [{"kind": "idol", "x": "left"}]}, "x"),
        ({"subjects": [{"kind": "idol", "size": 99}]}, "size"),
        ({"subjects": [{"kind": "idol", "flip": 1}]}, "flip"),
        ({"subjects": [{"kind": "idol", "haze": float("nan")}]}, "haze"),
    ],
)
def test_a_value_out_of_the_schema_is_refused_by_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(RecipeProblem) as caught:
        recipe_from("mine", {**GOOD, **change})
    assert caught.value.key == "picture.bad_value"
    assert caught.value.args_of_key["field"] == field


def test_a_problem_can_be_told_in_every_language() -> None:
    problems = []
    for data in ({**GOOD, "x": 1}, {"setting": "moonbase"}):
        with pytest.raises(RecipeProblem) as caught:
            recipe_from("mine", data)
        problems.append(caught.value)
    for language in LANGUAGES:
        told = [sentences(language).say(problem.key, **problem.args_of_key) for problem in problems]
        assert all("mine" in sentence for sentence in told)
        assert "moonbase" in told[1]


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[a\nsetting=", encoding="utf-8")
    with pytest.raises(RecipeProblem) as caught:
        read_recipes(file)
    assert caught.value.key == "picture.not_toml"
    assert caught.value.args_of_key["name"] == "mine.toml"


def test_a_file_with_a_value_outside_of_a_recipe_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("seed = 3\n", encoding="utf-8")
    with pytest.raises(RecipeProblem) as caught:
        read_recipes(file)
    assert caught.value.args_of_key == {"name": "mine.toml", "field": "seed"}


def test_the_program_has_its_own_pictures() -> None:
    wanted = {"start", "victory", "defeat", "dice_game", "card_game", "rules", "settings", "saved_games", "empty_games"}
    assert wanted <= library().keys()


placed = st.builds(
    Placed,
    kind=st.sampled_from(names.SUBJECTS),
    x=st.floats(-0.5, 1.5),
    y=st.floats(-0.5, 2.0),
    size=st.floats(0, 4),
    flip=st.booleans(),
    variant=st.integers(0, 9),
    haze=st.floats(0, 0.95),
)
recipes = st.builds(
    Recipe,
    setting=st.sampled_from(names.SETTINGS),
    subjects=st.lists(placed, max_size=3).map(tuple),
    light=st.sampled_from(names.LIGHTS),
    place=st.none() | st.tuples(st.floats(-0.5, 1.5), st.floats(-0.5, 1.5)),
    mood=st.sampled_from(names.MOODS),
    seed=st.integers(0, 2**32 - 1),
    style=st.sampled_from(names.STYLES),
    frame=st.sampled_from(names.FRAMES),
)


@given(recipes)
def test_a_recipe_reads_back_from_its_text(recipe: Recipe) -> None:
    assert read_text(recipe.text()) == recipe
