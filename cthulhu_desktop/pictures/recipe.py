"""Picture recipes: what a picture shows, as checked plain data. No Pillow here, so that reading them costs nothing.

A recipe in TOML (every key but `setting` may be left out; an unknown key is an error):

    [victory]
    setting = "stone_circle"
    light = "star"            # or { kind = "star", x = 0.5, y = 0.2 }
    mood = "eerie"
    seed = 12
    style = "day"             # day | night | clear
    frame = "vignette"        # plate | vignette | bleed
    subjects = [ { kind = "idol", x = 0.5, y = 0.92, size = 0.7, flip = false, variant = 2, haze = 0.0 } ]
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cthulhu_desktop.data_files import resource
from cthulhu_desktop.pictures.names import FRAMES, LIGHTS, MOODS, SETTINGS, STYLES, SUBJECTS


class RecipeProblem(ValueError):  # noqa: N818 (a message for the reader of the recipe)
    """A recipe that cannot be drawn: `key` names the sentence of the wording catalogue, `args` its arguments."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(f"{key} {args}")
        self.key = f"picture.{key}"
        self.args_of_key = args


@dataclass(frozen=True, slots=True)
class Placed:
    """A subject in a picture: its foot at (x, y) as fractions of width and height, its size in picture heights.

    Size 0 is as large as fits; people are a hundred units tall, other subjects about as much (docs/pictures.md).
    """

    kind: str
    x: float = 0.5
    y: float = 0.94
    size: float = 0.0
    flip: bool = False
    variant: int = 0
    haze: float = 0.0


@dataclass(frozen=True, slots=True)
class Recipe:
    """Everything that decides how a picture looks, apart from its size in pixels."""

    setting: str
    subjects: tuple[Placed, ...] = ()
    light: str = "moon"
    place: tuple[float, float] | None = None  # of the light; None is where such a light usually stands
    mood: str = "calm"
    seed: int = 0
    style: str = "day"
    frame: str = "plate"

    def text(self) -> str:
        """The recipe as one line of JSON; equal recipes have equal texts, and `read_text` reads it back."""
        return json.dumps(asdict(self), sort_keys=True, separators=(",", ":"))


def read_text(text: str) -> Recipe:
    """The recipe that `Recipe.text` wrote. ValueError (or its kin) for anything else."""
    data = json.loads(text)
    place = data.pop("place")
    subjects = tuple(Placed(**entry) for entry in data.pop("subjects"))
    return Recipe(subjects=subjects, place=None if place is None else (place[0], place[1]), **data)


_RECIPE_KEYS = frozenset({"setting", "subjects", "light", "mood", "seed", "style", "frame"})
_SUBJECT_KEYS = frozenset({"kind", "x", "y", "size", "flip", "variant", "haze"})
_LIGHT_KEYS = frozenset({"kind", "x", "y"})


def recipe_from(name: str, data: Mapping[str, Any]) -> Recipe:
    """The recipe called `name` from its TOML table. RecipeProblem for anything that is not in the schema."""
    _known(name, data, _RECIPE_KEYS)
    light, place = _light(name, data.get("light", "moon"))
    subjects = data.get("subjects", [])
    if not isinstance(subjects, list):
        raise RecipeProblem("bad_value", name=name, field="subjects", value=str(subjects))
    return Recipe(
        setting=_choice(name, "setting", data.get("setting", ""), SETTINGS),
        subjects=tuple(_placed(name, entry) for entry in subjects),
        light=light,
        place=place,
        mood=_choice(name, "mood", data.get("mood", "calm"), MOODS),
        seed=_whole(name, "seed", data.get("seed", 0)),
        style=_choice(name, "style", data.get("style", "day"), STYLES),
        frame=_choice(name, "frame", data.get("frame", "plate"), FRAMES),
    )


def _light(name: str, data: Any) -> tuple[str, tuple[float, float] | None]:
    if not isinstance(data, dict):
        return _choice(name, "light", data, LIGHTS), None
    _known(name, data, _LIGHT_KEYS)
    kind = _choice(name, "light.kind", data.get("kind", ""), LIGHTS)
    if "x" not in data and "y" not in data:
        return kind, None
    low, high = -0.5, 1.5
    x = _number(name, "light.x", data.get("x", 0.5), low, high)
    return kind, (x, _number(name, "light.y", data.get("y", 0.2), low, high))


def _placed(name: str, data: Any) -> Placed:
    if not isinstance(data, dict):
        raise RecipeProblem("bad_value", name=name, field="subjects", value=str(data))
    _known(name, data, _SUBJECT_KEYS)
    flip = data.get("flip", False)
    if not isinstance(flip, bool):
        raise RecipeProblem("bad_value", name=name, field="flip", value=str(flip))
    return Placed(
        kind=_choice(name, "kind", data.get("kind", ""), SUBJECTS),
        x=_number(name, "x", data.get("x", 0.5), -0.5, 1.5),
        y=_number(name, "y", data.get("y", 0.94), -0.5, 2.0),
        size=_number(name, "size", data.get("size", 0.0), 0.0, 4.0),
        flip=flip,
        variant=_whole(name, "variant", data.get("variant", 0)),
        haze=_number(name, "haze", data.get("haze", 0.0), 0.0, 0.95),
    )


def _known(name: str, data: Mapping[str, Any], keys: frozenset[str]) -> None:
    for key in data:
        if key not in keys:
            raise RecipeProblem("unknown_key", name=name, field=str(key))


def _choice(name: str, field: str, value: Any, choices: tuple[str, ...]) -> str:
    if value not in choices:
        raise RecipeProblem("bad_value", name=name, field=field, value=str(value))
    return str(value)


def _number(name: str, field: str, value: Any, low: float, high: float) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise RecipeProblem("bad_value", name=name, field=field, value=str(value))
    return float(value)


def _whole(name: str, field: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**32:
        raise RecipeProblem("bad_value", name=name, field=field, value=str(value))
    return value


def read_recipes(file: Path) -> dict[str, Recipe]:
    """All recipes of a TOML file by name. RecipeProblem names what is wrong and where; OSError if it cannot be read."""
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise RecipeProblem("not_toml", name=file.name, why=str(problem)) from problem
    recipes = {}
    for name, table in tables.items():
        if not isinstance(table, dict):
            raise RecipeProblem("unknown_key", name=file.name, field=name)
        recipes[name] = recipe_from(name, table)
    return recipes


def library() -> dict[str, Recipe]:
    """The program's own recipes by name, those of the cards by card id, from resources/pictures/*.toml."""
    recipes: dict[str, Recipe] = {}
    for file in sorted(resource("pictures").glob("*.toml")):
        recipes.update(read_recipes(file))
    return recipes


def interface_recipes() -> dict[str, Recipe]:
    """The few recipes of the window's own pictures by name: all that the start needs."""
    return read_recipes(resource("pictures", "interface.toml"))


def card_recipes() -> dict[str, Recipe]:
    """The recipes of the cards by card id: a set in resources/sets/<name> has its pictures in pictures/<name>.toml."""
    recipes: dict[str, Recipe] = {}
    for folder in sorted(resource("sets").iterdir()):
        file = resource("pictures") / f"{folder.name}.toml"
        if file.is_file():
            recipes.update(read_recipes(file))
    return recipes
