"""Which kinds of nodes the ability language has."""

from __future__ import annotations

import dataclasses
import inspect
from importlib import import_module

from cthulhu_desktop.core.cards.abilities.base import Change, Effect
from cthulhu_desktop.core.catalogue.schema import Node

MODULES = ("effects", "flow", "changes")
BY_THE_RULES = frozenset({"AsAttachment"})  # set up by the rules themselves, in no text


def all_kinds() -> set[str]:
    """The names of all effects and changes a text may have."""
    found: set[str] = set()
    for name in MODULES:
        module = import_module(f"cthulhu_desktop.core.cards.abilities.{name}")
        for word, cls in inspect.getmembers(module, inspect.isclass):
            own = cls.__module__ == module.__name__ and dataclasses.is_dataclass(cls)
            if own and issubclass(cls, Node) and issubclass(cls, (Effect, Change)):
                found.add(word)
    return found - BY_THE_RULES
