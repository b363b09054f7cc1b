"""Which kinds of nodes the ability language has."""

from __future__ import annotations

import dataclasses
import inspect
from importlib import import_module

from cthulhu_desktop.core.cards.abilities.base import Change, Effect
from cthulhu_desktop.core.catalogue.schema import Node

MODULES = ("effects", "flow", "changes")


def all_kinds() -> set[str]:
    """The names of all effects and changes a text may have."""
    found: set[str] = set()
    for name in MODULES:
        module = import_module(f"cthulhu_desktop.core.cards.abilities.{name}")
        for word, cls in inspect.getmembers(module, inspect.isclass):
            if issubclass(cls, Node) and issubclass(cls, (Effect, Change)) and dataclasses.is_dataclass(cls):
                if cls.__module__ == module.__name__:
                    found.add(word)
    return found
