"""What a query means, as a tree of frozen nodes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Word:
    """The title, text, subtypes or type line hold these letters (folded)."""

    text: str


@dataclass(frozen=True, slots=True)
class Compare:
    """A field compared with values, of which one must fit. `operator`: ":" holds or is, "=" is exactly, "!=", "<",
    "<=", ">", ">=". Values are keys ("hastur"), folded texts, or numbers as text; a range is "2-4"."""

    field: str
    operator: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """What the part does not find."""

    part: Node


@dataclass(frozen=True, slots=True)
class All:
    """What all parts find; everything if there are none."""

    parts: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class Any:
    """What one of the parts finds."""

    parts: tuple[Node, ...]


Node = Word | Compare | Not | All | Any


@dataclass(frozen=True, slots=True)
class QueryProblem:
    """A part of the text from `start` to `end` that was not understood and is left out: the key of a sentence
    (`query.…`) and its arguments."""

    start: int
    end: int
    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Query:
    """A text that was read: what it means, and what in it was not understood."""

    text: str
    tree: Node = All()
    problems: tuple[QueryProblem, ...] = ()

    @property
    def finds_all(self) -> bool:
        """Whether it asks for nothing, so that every card fits."""
        return self.tree == All()


def quoted(text: str) -> str:
    """A value as it is typed: in quotes if it needs them."""
    plain = text and not set(text) & set(' \t\n"():<>=!,|') and text[0] != "-"
    return text if plain else '"' + text.replace('"', "'") + '"'


def query_text(node: Node) -> str:
    """A tree as it is typed, in English: `parse_query` makes the same tree of it. Words that join parts in some
    language are put in quotes."""
    return _text(node, outer=True)


def _text(node: Node, *, outer: bool = False) -> str:
    match node:
        case Word(text):
            return quoted(text) if len(text) > LONGEST_JOINER or not text.isalpha() else f'"{text}"'
        case Compare(name, operator, values):
            return f"{name}{operator}{','.join(quoted(value) for value in values)}"
        case Not(part):
            return f"-{_text(part)}"
        case All(parts):
            text = " ".join(_text(part) for part in parts)
        case Any(parts):
            text = " or ".join(_text(part) for part in parts)
    return text if outer else f"({text})"


JOINERS = ("or", "and", "not")
"""The English words between parts."""

LONGEST_JOINER = 5
"""No word that joins parts is longer, in any language."""
