"""Access to the tables of a file, with the line of whatever is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cthulhu_desktop.scenarios.places import Path, Places
from cthulhu_desktop.scenarios.problems import ScenarioProblem


class Tables:
    """The data of a file and the lines of its keys."""

    def __init__(self, data: dict[str, Any], places: Places) -> None:
        self.data = data
        self.places = places

    def line(self, *path: str) -> int:
        """The line of a key, or of the nearest one around it."""
        return self.places.line(path)

    def check_keys(self, data: Mapping[str, Any], known: Iterable[str], path: Path) -> None:
        """Refuse keys that are not known."""
        for key in data:
            if key not in known:
                raise ScenarioProblem("unknown_key", self.line(*path, key), key=".".join((*path, key)))

    def text(self, key: str) -> str:
        """A text that must be there."""
        value = self.data.get(key)
        if not isinstance(value, str) or not value.strip():
            raise ScenarioProblem("needs_text", self.line(key), key=key)
        return value.strip()

    def entries(self, data: Mapping[str, Any], key: str, path: Path, default: Iterable[Any] = ()) -> list[Any]:
        """A list of a table."""
        value = data.get(key, list(default))
        if not isinstance(value, list):
            raise ScenarioProblem("not_a_list", self.line(*path, key), key=".".join((*path, key)))
        return value

    def table(self, key: str) -> dict[str, Any]:
        """A table, empty if it is not there."""
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise ScenarioProblem("not_a_table", self.line(key), key=key)
        return value
