"""The table of settings: name, default and what values are allowed."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

T = TypeVar("T")

MAX_TEXT = 100_000  # characters of one stored value


@dataclass(frozen=True, slots=True, eq=False)
class Setting(Generic[T]):
    """One setting. `allows` tells whether a value is one; `read` and `write` lead from and to what JSON can hold and
    raise ValueError or TypeError for anything else."""

    name: str
    default: T
    allows: Callable[[Any], bool]
    read: Callable[[Any], T]
    write: Callable[[T], Any]

    @property
    def title(self) -> str:
        """The key of its name for people."""
        return f"storage.setting.{self.name}"

    def from_text(self, text: str) -> T:
        """The value of a stored text. ValueError if it is none."""
        try:
            value = self.read(json.loads(text))
        except (TypeError, RecursionError) as error:
            raise ValueError(self.name) from error
        if not self.allows(value):
            raise ValueError(self.name)
        return value

    def to_text(self, value: T) -> str:
        """A value as it is stored. ValueError if it is not allowed."""
        if not self.allows(value):
            raise ValueError(f"{self.name} cannot be {value!r}")
        text = json.dumps(self.write(value), allow_nan=False)
        if len(text) > MAX_TEXT:
            raise ValueError(f"{self.name} is too long")
        return text


def _same(value: Any) -> Any:
    return value


def choice(name: str, default: str, *others: str) -> Setting[str]:
    """One of a few words."""
    words = (default, *others)
    return Setting(name, default, lambda value: isinstance(value, str) and value in words, _same, _same)


def flag(name: str, default: bool) -> Setting[bool]:
    """On or off."""
    return Setting(name, default, lambda value: isinstance(value, bool), _same, _same)


def whole(name: str, default: int, low: int, high: int) -> Setting[int]:
    """A whole number, low <= n <= high."""
    return Setting(name, default, lambda value: type(value) is int and low <= value <= high, _same, _same)


def text(name: str) -> Setting[str]:
    """Any text; "" by default."""
    return Setting(name, "", lambda value: isinstance(value, str), _same, _same)


def blob(name: str) -> Setting[bytes]:
    """Bytes, stored as base64; none by default."""
    return Setting(
        name, b"", lambda value: isinstance(value, bytes), lambda stored: base64.b64decode(stored, validate=True),
        lambda value: base64.b64encode(value).decode("ascii"),
    )  # fmt: skip


def data(name: str) -> Setting[Mapping[str, Any]]:
    """A JSON object whose meaning its reader checks; empty by default."""
    return Setting(name, {}, lambda value: isinstance(value, dict), _same, dict)


LANGUAGE = choice("language", "system", "en", "pl", "de")
FIRST_START_DONE = flag("first_start_done", False)
TEXT_SCALE = whole("text_scale", 100, 80, 200)  # per cent
MOTION = choice("motion", "system", "on", "off")
CONTRAST = choice("contrast", "system", "usual", "high")
FULL_SCREEN = flag("full_screen", False)
WINDOW_GEOMETRY = blob("window_geometry")  # QWidget.saveGeometry
LEFT_HANDED = flag("left_handed", False)  # panels and buttons of the tables at the left
EASY_FONT = flag("easy_font", False)  # Atkinson Hyperlegible in place of EB Garamond
BOT_SPEED = whole("bot_speed", 1, 0, 2)  # 0 slow, 1 usual, 2 fast
READING = data("reading")  # where each rulebook was left
DICE_SETUP = data("dice_setup")  # what the last dice game was set up with
CARDS_SETUP = data("cards_setup")  # what the last card game was set up with
FREE_SETUP = data("free_setup")  # what the last free table was set up with
CARDS_TABLE = data("cards_table")  # stops, curtain and the like at the card table
PUZZLES = data("puzzles")  # which puzzles were solved
BOOKMARKS = data("bookmarks")  # places in games shown again
OWN_PICTURES = text("own_pictures")  # the folder of the player's own pictures of cards
LIBRARY = data("library")  # how cards are shown in the library and the deck builder
LAST_FOLDER = text("last_folder")  # where a game or a deck was last saved to or opened from

SETTINGS: Mapping[str, Setting[Any]] = {
    setting.name: setting
    for setting in (
        LANGUAGE, FIRST_START_DONE, TEXT_SCALE, MOTION, FULL_SCREEN, WINDOW_GEOMETRY, LEFT_HANDED, EASY_FONT, BOT_SPEED,
        READING, DICE_SETUP, CARDS_SETUP, FREE_SETUP, CARDS_TABLE, BOOKMARKS, PUZZLES, OWN_PICTURES, CONTRAST, LIBRARY,
        LAST_FOLDER,
    )
}  # fmt: skip
