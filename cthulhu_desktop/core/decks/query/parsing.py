"""From the text of a query to its tree. What cannot be understood is left out and reported; the rest still filters.

    query  = part { ("or" | "|") part }          part = one { ["and"] one }
    one    = ["-" | "not"] ( "(" query ")" | field sign values | word | "quoted words" )
    values = value { "," value }                 value = word | "quoted words" | number | number "-" number
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cthulhu_desktop.core.catalogue.cards import ICONS
from cthulhu_desktop.core.decks.query.folding import fold
from cthulhu_desktop.core.decks.query.tree import All, Any, Compare, Node, Not, Query, QueryProblem, Word
from cthulhu_desktop.core.decks.query.words import Field, Kind, QueryWords

LONGEST = 2000  # letters
DEEPEST = 40  # parentheses in each other
_FIELD = re.compile(r'([^\s()"<>=!:|,]+)(<=|>=|!=|:|=|<|>)')
_BARE = re.compile(r'[^\s()"|]+')
_VALUE = re.compile(r'[^\s()",|]+')
_NUMBER = re.compile(r"\d{1,3}\Z")
_RANGE = re.compile(r"(\d{1,3})(?:-|\.\.)(\d{1,3})\Z")
_ENGLISH = QueryWords()


def parse_query(text: str, words: QueryWords | None = None) -> Query:
    """Read a query. Never raises: everything odd is a problem with its place in the text."""
    reader = _Reader(text[:LONGEST], words or _ENGLISH)
    if len(text) > LONGEST:
        reader.problem(LONGEST, len(text), "query.too_long", n=LONGEST)
    tree = reader.query(0)
    return Query(text, tree if tree is not None else All(), tuple(sorted(reader.problems, key=lambda one: one.start)))


@dataclass(frozen=True, slots=True)
class _Value:
    start: int
    end: int
    text: str
    quoted: bool


class _Reader:
    """Goes through the text once; `at` is the place it has come to."""

    def __init__(self, text: str, words: QueryWords) -> None:
        self.text = text
        self.words = words
        self.at = 0
        self.problems: list[QueryProblem] = []

    def problem(self, start: int, end: int, key: str, **args: str | int) -> None:
        """Report a part that is left out."""
        self.problems.append(QueryProblem(start, end, key, args))

    # --- places

    def _skip(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def _next(self, letter: str) -> bool:
        self._skip()
        return self.text.startswith(letter, self.at)

    def _peek_joiner(self) -> str:
        """ "or", "and", "not" if that word (or a bar) comes next; `_take_joiner` goes past it."""
        self._skip()
        if self.text.startswith("|", self.at):
            return "or"
        bare = _BARE.match(self.text, self.at)
        return self.words.joiner(bare[0]) if bare is not None else ""

    def _take_joiner(self) -> tuple[int, int]:
        start = self.at
        bare = _BARE.match(self.text, start)
        self.at = bare.end() if bare is not None else start + 1
        return start, self.at

    # --- parts

    def query(self, depth: int) -> Node | None:
        """Parts joined by "or", up to the end or the closing parenthesis. None if nothing sensible is there."""
        found: list[Node] = []
        join: tuple[int, int] | None = None
        while True:
            part = self._part(depth)
            if part is not None:
                found += part.parts if isinstance(part, Any) else (part,)
                join = None
            elif join is not None:
                self._stray(join)
                join = None
            if self._peek_joiner() != "or":
                break
            place = self._take_joiner()
            if part is None:
                self._stray(place)
            else:
                join = place
        return found[0] if len(found) == 1 else Any(tuple(found)) if found else None

    def _stray(self, place: tuple[int, int]) -> None:
        self.problem(*place, "query.stray_joiner", word=self.text[slice(*place)])

    def _part(self, depth: int) -> Node | None:
        found: list[Node] = []
        while True:
            self._skip()
            if self.at >= len(self.text):
                break
            if self.text[self.at] == ")":
                if depth:
                    break
                self.problem(self.at, self.at + 1, "query.stray_parenthesis")
                self.at += 1
                continue
            joiner = self._peek_joiner()
            if joiner == "or":
                break
            if joiner == "and":
                place = self._take_joiner()
                if not found or self.at >= len(self.text):
                    self._stray(place)
                continue
            one = self._one(depth)
            if one is not None:
                found += one.parts if isinstance(one, All) else (one,)
        return found[0] if len(found) == 1 else All(tuple(found)) if found else None

    def _one(self, depth: int) -> Node | None:
        start = self.at
        negated = False
        while True:
            if self._peek_joiner() == "not":
                self._take_joiner()
            elif self.text.startswith("-", self.at):
                self.at += 1
                if self.at >= len(self.text) or self.text[self.at].isspace():
                    self.problem(start, self.at, "query.nothing_negated")
                    return None
            else:
                break
            negated = not negated
            self._skip()
        if self.at >= len(self.text) or self.text[self.at] in ")|":
            self.problem(start, self.at, "query.nothing_negated")
            return None
        found = self._positive(depth)
        if found is None or not negated:
            return found
        return found.part if isinstance(found, Not) else Not(found)

    def _positive(self, depth: int) -> Node | None:
        if self.text[self.at] == "(":
            return self._group(depth)
        if self.text[self.at] == '"':
            value = self._quoted()
            return Word(fold(value.text)) if fold(value.text).strip() else None
        found = _FIELD.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
            return self._field(found)
        bare = _BARE.match(self.text, self.at)
        assert bare is not None  # no blank, parenthesis, quote or bar stands here
        self.at = bare.end()
        text = fold(bare[0])
        return Word(text) if text.strip() else None

    def _group(self, depth: int) -> Node | None:
        start = self.at
        self.at += 1
        if depth >= DEEPEST:
            self.problem(start, len(self.text), "query.too_deep")
            self.at = len(self.text)
            return None
        found = self.query(depth + 1)
        if self._next(")"):
            self.at += 1
        elif self.at >= len(self.text) and not any(one.key == "query.too_deep" for one in self.problems):
            self.problem(start, start + 1, "query.open_parenthesis")
        return found

    def _quoted(self) -> _Value:
        """Words in quotes; without the closing one they go to the end."""
        start = self.at
        end = self.text.find('"', start + 1)
        if end < 0:
            self.problem(start, len(self.text), "query.open_quote")
            self.at = len(self.text)
            return _Value(start, self.at, self.text[start + 1 :], True)
        self.at = end + 1
        return _Value(start, self.at, self.text[start + 1 : end], True)

    # --- fields

    def _field(self, found: re.Match[str]) -> Node | None:
        word, sign = found[1], found[2]
        values = self._values()
        one = self.words.field_of(word)
        if one is None:
            near = self.words.near_field(word)
            key = "query.unknown_field_near" if near else "query.unknown_field"
            self.problem(found.start(), self.at, key, word=word, guess=near)
            return None
        shown = self.words.field_name(one.name)
        if sign not in one.operators:
            self.problem(found.start(), found.end(), "query.wrong_sign", field=shown, sign=sign)
            return None
        if not values:
            self.problem(found.start(), found.end(), "query.needs_value", field=shown)
            return None
        wanted: list[str] = []
        for value in values:
            wanted += self._read(one, sign, value)
        return Compare(one.name, sign, tuple(dict.fromkeys(wanted))) if wanted else None

    def _values(self) -> list[_Value]:
        found: list[_Value] = []
        while self.at < len(self.text):
            if self.text[self.at] == '"':
                found.append(self._quoted())
            else:
                bare = _VALUE.match(self.text, self.at)
                if bare is None:
                    break
                self.at = bare.end()
                found.append(_Value(bare.start(), bare.end(), bare[0], False))
            if not self.text.startswith(",", self.at):
                break
            self.at += 1
        return [value for value in found if fold(value.text).strip()]

    def _read(self, one: Field, sign: str, value: _Value) -> Sequence[str]:
        """What a value stands for: keys, a folded text, a number or a range. Empty if it is none, which is reported."""
        text = fold(value.text).strip()
        if one.kind in (Kind.TEXT, Kind.NAME):
            return (text,)
        if one.kind is Kind.NUMBER:
            return self._number(one, sign, value, text)
        if one.kind is Kind.ICONS:
            return self._icons(one, sign, value, text)
        if one.kind is Kind.COUNT:
            return self._count(one, sign, value, text)
        known = self.words.find_values(one, value.text.strip())
        return known or self._unknown_value(one, value)

    def _number(self, one: Field, sign: str, value: _Value, text: str) -> Sequence[str]:
        if _NUMBER.match(text):
            return (str(int(text)),)
        span = _RANGE.match(text)
        if span is not None and sign in (":", "=", "!="):
            return (f"{int(span[1])}-{int(span[2])}",)
        if text == "x" and one.name in ("cost", "skill") and sign in (":", "=", "!="):
            return ("x",)
        self.problem(value.start, value.end, "query.not_a_number", field=self._shown(one), word=value.text)
        return ()

    def _icons(self, one: Field, sign: str, value: _Value, text: str) -> Sequence[str]:
        if _NUMBER.match(text) or (_RANGE.match(text) and sign in (":", "=", "!=")):
            return self._number(one, sign, value, text)
        known = self.words.values_of(one).get(text)
        letters = known if known is not None else text.upper()
        if set(letters) - set(ICONS) or not letters:
            self.problem(value.start, value.end, "query.bad_icons", field=self._shown(one), word=value.text)
            return ()
        return ("".join(sorted(letters, key=ICONS.index)),)

    def _count(self, one: Field, sign: str, value: _Value, text: str) -> Sequence[str]:
        if _NUMBER.match(text) or _RANGE.match(text):
            return self._number(one, sign, value, text)
        known = self.words.find_values(one, value.text) if sign in (":", "=", "!=") else ()
        if known and not value.quoted:
            return known[:1]
        if one.name == "deck" and sign in (":", "=", "!="):
            return (f'"{text}',)  # a quote cannot stand in a text: this is a name
        self.problem(value.start, value.end, "query.not_a_number", field=self._shown(one), word=value.text)
        return ()

    def _unknown_value(self, one: Field, value: _Value) -> Sequence[str]:
        near = self.words.near_value(one, value.text)
        key = "query.unknown_value_near" if near else "query.unknown_value"
        self.problem(value.start, value.end, key, field=self._shown(one), word=value.text, guess=near)
        return ()

    def _shown(self, one: Field) -> str:
        return self.words.field_name(one.name)
