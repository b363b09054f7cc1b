"""What may be typed at a place of a query."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cthulhu_desktop.core.catalogue.cards import ICONS
from cthulhu_desktop.core.decks.query.folding import fold_word
from cthulhu_desktop.core.decks.query.tree import quoted
from cthulhu_desktop.core.decks.query.words import FIELDS, Field, Kind, QueryWords

MOST = 12
_TOKEN = re.compile(r'[^\s()"|]*(?:"[^"]*"?[^\s()"|]*)?\Z')
_FIELD = re.compile(r'-?([^\s()"<>=!:|,]+)(<=|>=|!=|:|=|<|>)')


@dataclass(frozen=True, slots=True)
class Completion:
    """`text` replaces the letters from `start` to `end`. `field` is the field it is about, `value` the value it stands
    for ("" if it completes the name of a field)."""

    start: int
    end: int
    text: str
    field: str
    value: str = ""


def completions(text: str, position: int, words: QueryWords) -> tuple[Completion, ...]:
    """What fits at `position`: names of fields and values while a word is typed, values after a sign. At most 12."""
    token = _TOKEN.search(text, 0, position)
    start = token.start() if token is not None else position
    typed = text[start:position]
    found = _FIELD.match(typed)
    if found is not None:
        one = words.field_of(found[1])
        if one is None:
            return ()
        begin = start + max(found.end(), typed.rfind(",") + 1)
        return tuple(_values(one, begin, position, text[begin:position].strip('"'), words))[:MOST]
    sign = "-" if typed.startswith("-") else ""
    word = fold_word(typed.removeprefix("-").strip('"'))
    return tuple(_anything(start + len(sign), position, word, words))[:MOST] if word else ()


def _anything(start: int, end: int, word: str, words: QueryWords) -> Iterator[Completion]:
    """Fields whose name begins like the word, then values of fields."""
    for one in FIELDS.values():
        shown = words.field_name(one.name)
        if fold_word(shown).startswith(word) or one.name.startswith(word):
            yield Completion(start, end, f"{shown}:", one.name)
    for one in FIELDS.values():
        if one.kind is not Kind.VALUE:
            continue
        for value, name in words.shown_values(one):
            if fold_word(name).startswith(word):
                yield Completion(start, end, f"{words.field_name(one.name)}:{quoted(name)} ", one.name, value)


def _values(one: Field, start: int, end: int, typed: str, words: QueryWords) -> Iterator[Completion]:
    plain = fold_word(typed)
    if one.kind is Kind.ICONS:
        for letter in ICONS:
            yield Completion(start, end, f"{typed.upper()}{letter}", one.name, letter)
        return
    for value, name in words.shown_values(one):
        if fold_word(name).startswith(plain) or value.startswith(plain):
            yield Completion(start, end, f"{quoted(name)} ", one.name, value)
    for name in words.names.get(one.name, ()):
        if plain in fold_word(name):
            yield Completion(start, end, f"{quoted(name)} ", one.name, name)
