"""Subtypes: keys on the cards, words in three languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cthulhu_desktop.sets.problems import SetProblem, only, shown, text_of

GENDERS = ("m", "f", "n")
_KEY = re.compile(r"[a-z][a-z0-9_]*\Z")


@dataclass(frozen=True, slots=True)
class Subtype:
    """A subtype and its name in each language; the genders are those of the Polish and German nouns ("m", "f", "n")."""

    key: str
    en: str
    pl: str
    de: str
    pl_gender: str
    de_gender: str


def read_subtypes(data: Mapping[str, Any], file: Path) -> tuple[Subtype, ...]:
    """The subtypes of a file, one table each. SetProblem names file and key."""
    found = []
    for key, table in data.items():
        if not _KEY.match(key) or not isinstance(table, Mapping):
            raise SetProblem("sets.bad_value", file=shown(file), key=key)
        inner = {f"{key}.{name}": value for name, value in table.items()}
        names = [f"{key}.{name}" for name in ("en", "pl", "de", "pl_gender", "de_gender")]
        only(inner, names, file)
        words = [text_of(inner, name, file) for name in names]
        for name, word in zip(names[3:], words[3:], strict=True):
            if word not in GENDERS:
                raise SetProblem("sets.bad_value", file=shown(file), key=name)
        found.append(Subtype(key, *words))
    return tuple(found)
