"""Text notation: every move and occurrence is one line that reads back.

`play card=12 domain=1 targets=14,15` is `Play(card=12, domain=1, targets=(14, 15))`. Fields at their default are
left out. Texts with blanks are written with %20 and the like. The notation is what records, scenario files, logs
of tests and bug reports show.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable
from enum import Enum
from typing import Any, TypeVar
from urllib.parse import quote, unquote

T = TypeVar("T", bound=type)

_SAFE = "'!*()~éäöüßąćęłńóśźżÄÖÜ"


class NotationError(ValueError):
    """A text that is not a move or occurrence of this game. `problem` is one of: unknown_word, unknown_field,
    bad_value, missing_field, empty; `word` is the part of the text that is wrong."""

    def __init__(self, problem: str, word: str) -> None:
        super().__init__(f"{problem}: {word}")
        self.problem = problem
        self.word = word


class Vocabulary:
    """The words of one game: word <-> frozen dataclass."""

    def __init__(self) -> None:
        self._by_word: dict[str, type] = {}
        self._words: dict[type, str] = {}
        self._readers: dict[type, dict[str, Callable[[str], Any]]] = {}

    def word(self, word: str) -> Callable[[T], T]:
        """Class decorator: list this dataclass under `word`."""

        def add(cls: T) -> T:
            if word in self._by_word:
                raise ValueError(f"the word {word!r} is taken")
            self._by_word[word] = cls
            self._words[cls] = word
            return cls

        return add

    def words(self) -> dict[str, type]:
        """Every word with its class."""
        return dict(self._by_word)

    def name(self, thing: object) -> str:
        """The word of a thing's class."""
        return self._words[type(thing)]

    def write(self, thing: Any) -> str:
        """One line for `thing`; `read` gives back an equal thing. KeyError if its class has no word."""
        parts = [self._words[type(thing)]]
        for field in dataclasses.fields(thing):
            value = getattr(thing, field.name)
            if field.default is dataclasses.MISSING or value != field.default:
                parts.append(f"{field.name}={_write_value(value)}")
        return " ".join(parts)

    def read(self, text: str) -> Any:
        """The thing a line describes. NotationError if the line is not in this vocabulary."""
        parts = text.split()
        if not parts:
            raise NotationError("empty", text)
        cls = self._by_word.get(parts[0])
        if cls is None:
            raise NotationError("unknown_word", parts[0])
        readers = self._readers_of(cls)
        values: dict[str, Any] = {}
        for part in parts[1:]:
            name, sign, value = part.partition("=")
            if not sign or name not in readers or name in values:
                raise NotationError("unknown_field", part)
            try:
                values[name] = readers[name](value)
            except ValueError:
                raise NotationError("bad_value", part) from None
        try:
            return cls(**values)
        except TypeError:
            raise NotationError("missing_field", text) from None

    def _readers_of(self, cls: type) -> dict[str, Callable[[str], Any]]:
        readers = self._readers.get(cls)
        if readers is None:
            hints = typing.get_type_hints(cls)
            readers = {field.name: _reader(hints[field.name]) for field in dataclasses.fields(cls)}
            self._readers[cls] = readers
        return readers


def _write_value(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return quote(str(value.value), safe=_SAFE)
    if isinstance(value, tuple):
        if value and isinstance(value[0], tuple):
            return ";".join(_write_value(part) for part in value)
        return ",".join(_write_value(part) for part in value)
    return quote(str(value), safe=_SAFE)


def _read_bool(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(text)
    return text == "yes"


def _reader(hint: Any) -> Callable[[str], Any]:
    """How to read a value of type `hint`: int, bool, str, enums, tuples of those (also nested once), X | None."""
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        inner = _reader(next(kind for kind in typing.get_args(hint) if kind is not type(None)))
        return lambda text: None if text == "-" else inner(text)
    if origin is tuple:
        return _tuple_reader(typing.get_args(hint))
    if hint is bool:
        return _read_bool
    if isinstance(hint, type) and issubclass(hint, Enum):
        by_value = {str(member.value): member for member in hint}

        def read_enum(text: str) -> Enum:
            member = by_value.get(unquote(text))
            if member is None:
                raise ValueError(text)
            return member

        return read_enum
    if hint is str:
        return unquote
    if hint is int:
        return int
    raise TypeError(f"no notation for {hint}")


def _tuple_reader(kinds: tuple[Any, ...]) -> Callable[[str], tuple[Any, ...]]:
    nested = typing.get_origin(kinds[0]) is tuple
    sign = ";" if nested else ","
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        read = _reader(kinds[0])
        return lambda text: tuple(read(part) for part in text.split(sign)) if text else ()
    readers = [_reader(kind) for kind in kinds]

    def read_fixed(text: str) -> tuple[Any, ...]:
        parts = text.split(sign)
        if len(parts) != len(readers):
            raise ValueError(text)
        return tuple(read(part) for read, part in zip(readers, parts, strict=True))

    return read_fixed
