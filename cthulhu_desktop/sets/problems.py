"""What can be wrong with a file of cards or of a deck, and reading TOML so that it can be said."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

_PLACE = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)$")


class SetProblem(Exception):  # noqa: N818 (a person reads about a problem, and so does the code)
    """A file of a set or deck cannot be used. `reason` is the key of a sentence (`sets.…`), `args_by_name` fill it:
    always `file`, and as far as known `card`, `key`, `line`."""

    def __init__(self, reason: str, /, **args: str | int) -> None:
        super().__init__(reason, args)
        self.reason = reason
        self.args_by_name = args


def shown(file: Path) -> str:
    """A file as a person looks for it: with the folder it lies in."""
    return f"{file.parent.name}/{file.name}"


def read_toml(file: Path) -> dict[str, Any]:
    """The tables of a file. SetProblem if it cannot be read, is no UTF-8 or no TOML (with the line)."""
    try:
        data = file.read_bytes()
    except OSError:
        raise SetProblem("sets.unreadable", file=shown(file)) from None
    return parse_toml(data, file)


def parse_toml(data: bytes, file: Path) -> dict[str, Any]:
    """The tables in the content of `file`. SetProblem as in `read_toml`."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise SetProblem("sets.not_utf8", file=shown(file), line=line) from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        line = int(place[1]) if place is not None and place[1] else text.count("\n") + 1
        raise SetProblem("sets.not_toml", file=shown(file), line=line) from None
    except RecursionError:
        raise SetProblem("sets.not_toml", file=shown(file), line=1) from None


def only(data: Mapping[str, Any], known: Iterable[str], file: Path) -> None:
    """SetProblem for a key that means nothing."""
    names = frozenset(known)
    for key in data:
        if key not in names:
            raise SetProblem("sets.unknown_key", file=shown(file), key=key)


def text_of(data: Mapping[str, Any], key: str, file: Path) -> str:
    """A text that must be there. SetProblem names the key."""
    value = data.get(key)
    if not isinstance(value, str) or not value:
        raise SetProblem("sets.bad_value", file=shown(file), key=key)
    return value


def number_of(data: Mapping[str, Any], key: str, file: Path) -> int:
    """A number of 0 or more that must be there. SetProblem names the key."""
    value = data.get(key)
    if type(value) is not int or value < 0:
        raise SetProblem("sets.bad_value", file=shown(file), key=key)
    return value
