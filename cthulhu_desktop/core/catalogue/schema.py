"""Plain tables <-> frozen records. The fields of a dataclass are its schema: an unknown key is an error.

A *node* is a frozen dataclass that is a member of a category (effect, filter, amount …). The table of a node names
its kind under the category's tag (`{do = "draw", n = 2}`); a category without a tag has one class. A field named
`if_` or `while_` is written without its underscore.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar, TypeVar


class SchemaError(ValueError):
    """A table that describes no record. `problem` is one of: not_a_table, not_a_list, unknown_key, missing_key,
    bad_value, unknown_kind; `path` leads to the offending key ("abilities.0.effects.1.n")."""

    def __init__(self, problem: str, path: str) -> None:
        super().__init__(f"{problem}: {path}")
        self.problem = problem
        self.path = path


class Node:
    """A record of the ability language. `TAG` is the key that names its kind ("" if the category has one class);
    `USUAL` is the kind of a table that names none."""

    __slots__ = ()
    TAG: ClassVar[str] = ""
    KIND: ClassVar[str] = ""
    USUAL: ClassVar[str] = ""


N = TypeVar("N", bound=type)


class NodeTable:
    """All node classes by category and kind."""

    def __init__(self) -> None:
        self._kinds: dict[tuple[str, str], type[Node]] = {}

    def node(self, kind: str = "") -> Callable[[N], N]:
        """Class decorator: list a frozen dataclass under its category's tag and `kind`."""

        def add(cls: N) -> N:
            key = (cls.TAG, kind)  # type: ignore[attr-defined]
            if kind and key in self._kinds:
                raise ValueError(f"the kind {kind!r} is taken")
            cls.KIND = kind  # type: ignore[attr-defined]
            self._kinds[key if kind else (cls.__name__, "")] = cls
            return cls

        return add

    def kinds(self, category: type[Node]) -> dict[str, type[Node]]:
        """The kinds of a category by name."""
        return {kind: cls for (_, kind), cls in self._kinds.items() if kind and issubclass(cls, category)}

    def find(self, category: type[Node], data: Mapping[str, Any], path: str) -> type[Node]:
        """The class a table of that category describes."""
        if not category.TAG:
            return category
        kind = data.get(category.TAG, category.USUAL)
        cls = self._kinds.get((category.TAG, str(kind)))
        if cls is None or not issubclass(cls, category):
            raise SchemaError("unknown_kind", f"{path}.{category.TAG}")
        return cls

    def read(self, category: type[Node], data: Any, path: str = "") -> Any:
        """The node a table describes. SchemaError with the path of the key that is wrong."""
        if not isinstance(data, Mapping):
            raise SchemaError("not_a_table", path)
        cls = self.find(category, data, path)
        return read_record(cls, data, path, self, skip=cls.TAG)

    def write(self, node: Any) -> Any:
        """The table of a node, `read` gives back an equal one; plain values pass through."""
        if isinstance(node, Node):
            data: dict[str, Any] = {node.TAG: node.KIND} if node.TAG and node.KIND != node.USUAL else {}
            for field in dataclasses.fields(node):  # type: ignore[arg-type]
                value = getattr(node, field.name)
                if field.default is dataclasses.MISSING or value != field.default:
                    data[field.name.rstrip("_")] = self.write(value)
            return data
        if isinstance(node, tuple):
            return [self.write(part) for part in node]
        return node


@cache
def _hints(cls: type) -> dict[str, Any]:
    return typing.get_type_hints(cls)


def read_record(cls: Any, data: Mapping[str, Any], path: str, nodes: NodeTable, skip: str = "") -> Any:
    """A dataclass from a table: every key is a field and every field without a default is there."""
    fields = {field.name.rstrip("_"): field for field in dataclasses.fields(cls)}
    for key in data:
        if key not in fields and key != skip:
            raise SchemaError("unknown_key", f"{path}.{key}".strip("."))
    values: dict[str, Any] = {}
    hints = _hints(cls)
    for key, field in fields.items():
        where = f"{path}.{key}".strip(".")
        if key in data:
            values[field.name] = read_value(hints[field.name], data[key], where, nodes)
        elif field.default is dataclasses.MISSING:
            raise SchemaError("missing_key", where)
    try:
        return cls(**values)
    except ValueError as error:
        raise SchemaError("bad_value", f"{path}.{error}".strip(".")) from None


def read_value(hint: Any, value: Any, path: str, nodes: NodeTable) -> Any:
    """A value of a field: int, bool, str, Literal, node, tuple of those, and unions of those."""
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        return _read_union(typing.get_args(hint), value, path, nodes)
    if origin is tuple:
        if not isinstance(value, (list, tuple)):
            raise SchemaError("not_a_list", path)
        inner = typing.get_args(hint)[0]
        return tuple(read_value(inner, part, f"{path}.{index}", nodes) for index, part in enumerate(value))
    if origin is typing.Literal:
        if value not in typing.get_args(hint):
            raise SchemaError("bad_value", path)
        return value
    if isinstance(hint, type) and issubclass(hint, Node):
        return nodes.read(hint, value, path)
    if type(value) is not hint:
        raise SchemaError("bad_value", path)
    return value


def _read_union(hints: tuple[Any, ...], value: Any, path: str, nodes: NodeTable) -> Any:
    if value is None and type(None) in hints:
        return None
    if isinstance(value, Mapping):
        for hint in hints:
            if isinstance(hint, type) and issubclass(hint, Node):
                return nodes.read(hint, value, path)
    for hint in hints:
        if typing.get_origin(hint) is typing.Literal and value in typing.get_args(hint):
            return value
        if type(value) is hint:
            return value
    raise SchemaError("bad_value", path)
