"""The fields of the query language, and the words of a person's language for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import StrEnum

from cthulhu_desktop.core.decks.query.folding import fold_word
from cthulhu_desktop.core.decks.query.tree import JOINERS

OPERATORS = ("<=", ">=", "!=", ":", "=", "<", ">")
"""All comparison signs, the longer ones first."""


class Kind(StrEnum):
    """What a field holds."""

    TEXT = "text"  # letters that are looked for
    VALUE = "value"  # one or more of known values
    NUMBER = "number"
    ICONS = "icons"  # "TTC": at least so many of each; compared with a number, all icons count
    YES_NO = "yes_no"
    COUNT = "count"  # a number, or yes and no for "some" and "none"
    NAME = "name"  # a name somebody gave: tags, decks, sets


@dataclass(frozen=True, slots=True)
class Field:
    """A field: its English name and what it holds."""

    name: str
    kind: Kind

    @property
    def operators(self) -> tuple[str, ...]:
        """The signs that make sense with it."""
        if self.kind in (Kind.NUMBER, Kind.ICONS, Kind.COUNT):
            return OPERATORS
        return (":", "=", "!=")


FIELDS: Mapping[str, Field] = {
    one.name: one
    for one in (
        Field("title", Kind.TEXT), Field("text", Kind.TEXT), Field("type", Kind.VALUE), Field("subtype", Kind.VALUE),
        Field("faction", Kind.VALUE), Field("cost", Kind.NUMBER), Field("skill", Kind.NUMBER),
        Field("icon", Kind.ICONS), Field("struggles", Kind.ICONS), Field("set", Kind.NAME),
        Field("keyword", Kind.VALUE), Field("unique", Kind.YES_NO), Field("own", Kind.COUNT),
        Field("deck", Kind.COUNT), Field("tag", Kind.NAME), Field("favourite", Kind.YES_NO),
        Field("descriptor", Kind.TEXT), Field("id", Kind.TEXT), Field("plays", Kind.YES_NO),
    )
}  # fmt: skip
"""All fields by name. `deck` is the number of copies in the deck at hand, or the name of a deck; `own` the number
owned; `plays`: whether the program carries the card out by itself."""


@dataclass(frozen=True)
class QueryWords:
    """The words of a language. `fields`: words for each field, the first one is shown; `values`: by field, words for
    each value (of `yes_no`: "yes" and "no"); `joiners`: words for "or", "and", "not". All may be written in any case
    and without accents, and English always works too. `names` are the names known for the fields `set`, `tag` and
    `deck`, for completions."""

    fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    values: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    joiners: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        by_word = {name: name for name in FIELDS}
        for name, words in self.fields.items():
            for word in words:
                by_word.setdefault(fold_word(word), name)
        joining = {word: word for word in JOINERS}
        for name, words in self.joiners.items():
            for word in words:
                joining.setdefault(fold_word(word), name)
        values = {
            name: _value_table(keys) for name, keys in {"yes_no": {"yes": (), "no": ()}, **self.values}.items()
        }
        object.__setattr__(self, "_by_word", by_word)
        object.__setattr__(self, "_joining", joining)
        object.__setattr__(self, "_value_words", values)

    def field_of(self, word: str) -> Field | None:
        """The field that a word names."""
        found: Mapping[str, str] = self.__dict__["_by_word"]
        name = found.get(fold_word(word))
        return FIELDS[name] if name is not None else None

    def near_field(self, word: str) -> str:
        """The name of the field that was probably meant, as it is shown; "" if none comes near."""
        found: Mapping[str, str] = self.__dict__["_by_word"]
        near = get_close_matches(fold_word(word), list(found), n=1, cutoff=0.6)
        return near[0] if near else ""

    def joiner(self, word: str) -> str:
        """ "or", "and" or "not" if the word means that, else ""."""
        found: Mapping[str, str] = self.__dict__["_joining"]
        return found.get(word if word.islower() else fold_word(word), "")

    def field_name(self, name: str) -> str:
        """The name of a field as it is shown."""
        words = self.fields.get(name, ())
        return words[0] if words else name

    def values_of(self, one: Field) -> Mapping[str, str]:
        """Folded words with the value each stands for."""
        tables: Mapping[str, Mapping[str, str]] = self.__dict__["_value_words"]
        return tables.get("yes_no" if one.kind in (Kind.YES_NO, Kind.COUNT) else one.name, {})

    def shown_values(self, one: Field) -> Iterable[tuple[str, str]]:
        """Each value with the word that is shown for it."""
        name = "yes_no" if one.kind in (Kind.YES_NO, Kind.COUNT) else one.name
        table = self.values.get(name) or ({"yes": (), "no": ()} if name == "yes_no" else {})
        return [(key, words[0] if words else key) for key, words in table.items()]

    def find_values(self, one: Field, word: str) -> tuple[str, ...]:
        """The values that a word stands for: exactly, or if none does all that begin with it."""
        known = self.values_of(one)
        plain = fold_word(word)
        if plain in known:
            return (known[plain],)
        return tuple(dict.fromkeys(value for name, value in known.items() if plain and name.startswith(plain)))

    def near_value(self, one: Field, word: str) -> str:
        """The word for a value that was probably meant; "" if none comes near."""
        near = get_close_matches(fold_word(word), list(self.values_of(one)), n=1, cutoff=0.6)
        return near[0] if near else ""


def _value_table(keys: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """Folded words to values. Keys come first: they mean the same in every language."""
    found: dict[str, str] = {}
    for key in keys:
        found.setdefault(fold_word(key), key)
        found.setdefault(fold_word(key.replace("_", "-")), key)
        found.setdefault(fold_word(key.replace("_", " ")), key)
    for key, words in keys.items():
        for word in words:
            found.setdefault(fold_word(word), key)
    return found
