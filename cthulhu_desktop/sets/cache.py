"""Sets kept ready: the parsed sets in one file of the cache folder, keyed by the files they were read from.

The cache may vanish, be cut off or be of another version at any time: then the sets are read again. What is loaded
from it can only be card definitions, whatever the file says.
"""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import io
import os
import pickle
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.core.catalogue.schema import Node
from cthulhu_desktop.sets.reading import CardSet, Files, build_set, set_files, set_folders
from cthulhu_desktop.sets.subtypes import Subtype

CACHE_NAME = "card-sets.cache"
_MARK = b"cthulhu-card-sets-1\n"
_PLAIN: tuple[type[Any], ...] = (CardSet, CardDef, StoryDef, Subtype)
_DIGEST = hashlib.sha256().digest_size

Kept = TypeVar("Kept")


def load_sets(root: Path, cache: Path | None = None) -> tuple[CardSet, ...]:
    """All sets in the folders below `root`, by name of folder. `cache` is a folder where they are kept ready (None: no
    cache); one that cannot be written is left alone. SetProblem if a file of a set is wrong."""
    sources = [(folder, set_files(folder)) for folder in set_folders(root)]
    if cache is None:
        return tuple(build_set(folder, files) for folder, files in sources)
    place = cache / CACHE_NAME
    every = [files for _, files in sources]
    found = kept(place, every, CardSet)
    if found is None:
        found = tuple(build_set(folder, files) for folder, files in sources)
        keep(place, every, found, CardSet)
    return found


def kept(place: Path, sources: Iterable[Files], cls: type[Kept]) -> tuple[Kept, ...] | None:
    """What the cache file `place` keeps of these files: records of the dataclass `cls`. None if it keeps nothing, is
    for others, or is damaged."""
    return _from_cache(place, _key(sources, cls), cls)


def keep(place: Path, sources: Iterable[Files], found: tuple[object, ...], cls: type[Any]) -> None:
    """Keep what was read from these files. A file that cannot be written is left alone."""
    _to_cache(place, _key(sources, cls), found)


def _key(sources: Iterable[Files], cls: type[Any] = CardSet) -> bytes:
    """Changes whenever a file, the ability language, the records kept or the interpreter do."""
    key = hashlib.sha256(f"{sys.version_info[:2]}{_language()}{_fields(cls)}".encode())
    for files in sources:
        for file, data in files:
            key.update(f"{file.parent.name}/{file.name}\0{len(data)}\0".encode())
            key.update(data)
    return key.digest()


def _node_classes() -> Iterable[type[Any]]:
    """All kinds of nodes, wherever they are defined. A class with slots replaces the one it was made from, which may
    linger among the subclasses: only what its module knows by that name counts."""
    todo: list[type[Any]] = [Node]
    while todo:
        for cls in todo.pop().__subclasses__():
            todo.append(cls)
            if dataclasses.is_dataclass(cls) and getattr(sys.modules[cls.__module__], cls.__name__, None) is cls:
                yield cls


def _language() -> str:
    """The fields of everything that can be in the cache."""
    classes = sorted({*_node_classes(), *_PLAIN}, key=lambda cls: (cls.__module__, cls.__qualname__))
    return "\n".join(map(_fields, classes))


def _fields(cls: type[Any]) -> str:
    return f"{cls.__qualname__}({', '.join(f'{field.name}: {field.type}' for field in dataclasses.fields(cls))})"


class _CardUnpickler(pickle.Unpickler):
    """Knows card definitions and nodes, and nothing else."""

    def __init__(self, payload: bytes, wanted: type[Any]) -> None:
        super().__init__(io.BytesIO(payload))
        self._known = {(cls.__module__, cls.__qualname__): cls for cls in (*_node_classes(), *_PLAIN, wanted)}

    def find_class(self, module_name: str, global_name: str) -> Any:
        cls = self._known.get((module_name, global_name))
        if cls is None:
            raise pickle.UnpicklingError(global_name)
        return cls


def _from_cache(place: Path, key: bytes, cls: type[Kept]) -> tuple[Kept, ...] | None:
    """What the cache holds, None if it is not for `key` or damaged."""
    try:
        data = place.read_bytes()
    except OSError:
        return None
    head = _MARK + key
    payload = data[len(head) + _DIGEST :]
    if not data.startswith(head) or data[len(head) : len(head) + _DIGEST] != hashlib.sha256(payload).digest():
        return None
    try:
        found = _CardUnpickler(payload, cls).load()
    except Exception:  # whatever a foreign file makes of it, the sets are simply read again
        return None
    if not isinstance(found, tuple) or not all(isinstance(entry, cls) for entry in found):
        return None
    return found


def _to_cache(place: Path, key: bytes, found: tuple[object, ...]) -> None:
    """Write the cache whole or not at all."""
    payload = pickle.dumps(found, protocol=pickle.HIGHEST_PROTOCOL)
    fresh = place.with_name(f"{place.name}.{os.getpid()}")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(_MARK + key + hashlib.sha256(payload).digest() + payload)
        fresh.replace(place)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
