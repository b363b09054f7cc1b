"""Terms: nodes on the way. They are hashable, may still hold unresolved references, and know no schema."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar


class Nonsense(Exception):  # noqa: N818 (a reading is dropped by it, nothing fails)
    """The words can be put together so, but it means nothing."""


class Term(NamedTuple):
    """A node to be: the name of its class and its fields that are not at their default."""

    kind: str
    fields: tuple[tuple[str, Any], ...] = ()

    def get(self, name: str, default: Any = None) -> Any:
        """The value of a field."""
        for key, value in self.fields:
            if key == name:
                return value
        return default

    def put(self, **changes: Any) -> Term:
        """The same term with some fields changed; None takes a field away."""
        found = {**dict(self.fields), **changes}
        return Term(self.kind, tuple((key, value) for key, value in found.items() if value is not None))


def term(kind: str, /, **fields: Any) -> Term:
    """A term; fields that are None are left at their default."""
    return Term(kind, tuple((key, value) for key, value in fields.items() if value is not None))


def walk(value: Any) -> Iterator[Term]:
    """All terms in a value, outermost first."""
    if isinstance(value, Term):
        yield value
        for _, inner in value.fields:
            yield from walk(inner)
    elif isinstance(value, tuple):
        for inner in value:
            yield from walk(inner)


def rebuild(value: Any, change: Callable[[Term], Any]) -> Any:
    """The value with every term replaced by what `change` makes of it, innermost first."""
    if isinstance(value, Term):
        inner = tuple((key, rebuild(part, change)) for key, part in value.fields)
        return change(Term(value.kind, inner))
    if isinstance(value, tuple):
        return tuple(rebuild(part, change) for part in value)
    return value


Builder = TypeVar("Builder", bound=Callable[..., Any])
BUILDERS: dict[str, Callable[..., Any]] = {}


def builder(function: Builder) -> Builder:
    """Decorator: the grammar may call the function by its name."""
    BUILDERS[function.__name__] = function
    return function
