"""All cards ready to be searched, in memory.

Every part of a query gives a mask: one byte a card, 0 or 1, in one long integer, so that "and", "or", "not" are one
operation each on 30,000 cards. Masks of texts are kept; a longer word is looked for only where its beginning was found
("terro" within what "terr" gave), which is sound whatever stands around it in the query. Masks of values ("faction")
are made once. Only counts, tags and favourites are looked at anew, for they change.
"""

from __future__ import annotations

import operator as op
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import compress

from cthulhu_desktop.core.catalogue.cards import ICONS, CardDef, StoryDef, icon_counts
from cthulhu_desktop.core.decks.query.folding import fold, fold_word
from cthulhu_desktop.core.decks.query.tree import All, Any, Compare, Node, Not, Query, Word

KEPT = 64
"""How many masks of texts are kept."""

_SIGNS: Mapping[str, Callable[[int, int], bool]] = {
    ":": op.eq, "=": op.eq, "!=": op.ne, "<": op.lt, "<=": op.le, ">": op.gt, ">=": op.ge,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card as a person sees it: its title, rules text, type line and subtypes in his language. `also` is more text
    that finds it (its English text), `set_name` the name of its set, `plays` whether the program carries it out by
    itself."""

    card: CardDef | StoryDef
    title: str
    text: str = ""
    type_line: str = ""
    subtypes: tuple[str, ...] = ()
    set_name: str = ""
    also: str = ""
    plays: bool = True


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What changes while the cards stay: how many are owned, how many are in the deck at hand, which ids the decks of
    each name hold, favourites and tags."""

    owned: Mapping[str, int] = field(default_factory=dict)
    deck: Mapping[str, int] = field(default_factory=dict)
    decks: Mapping[str, Collection[str]] = field(default_factory=dict)
    favourites: Collection[str] = ()
    tags: Mapping[str, Sequence[str]] = field(default_factory=dict)


NOWHERE = Surroundings()


class CardIndex:
    """Cards to be searched. The rows never change: a new catalogue or language wants a new index."""

    def __init__(self, rows: Iterable[CardRow]) -> None:
        self.rows: Sequence[CardRow] = tuple(rows)
        self._size = len(self.rows)
        self._all = int.from_bytes(b"\1" * self._size, "little")
        self._place = {row.card.id: place for place, row in enumerate(self.rows)}
        self._columns: dict[str, list[str]] = {}
        self._texts: OrderedDict[tuple[str, str], tuple[int, list[int]]] = OrderedDict()
        self._values: dict[str, dict[object, int]] = {}

    def __len__(self) -> int:
        return self._size

    def prepare(self) -> None:
        """Fold all texts and sort all values now, not with the first query that asks for them (0.5 s at 30,000 cards;
        may be done in another thread before the first search)."""
        for name in _COLUMNS:
            self._column(name)
        for name in _VALUES:
            self._by_value(name)

    def place(self, card: str) -> int | None:
        """Where the card with that id stands among the rows."""
        return self._place.get(card)

    def search(self, query: Query, around: Surroundings = NOWHERE) -> list[int]:
        """The places of the rows that fit, in their order."""
        if query.finds_all:
            return list(range(self._size))
        return list(compress(range(self._size), self._bytes(self._mask(query.tree, around))))

    def _bytes(self, mask: int) -> bytes:
        return mask.to_bytes(self._size, "little")

    def _mask(self, node: Node, around: Surroundings) -> int:
        match node:
            case Word(text):
                return self._holding("any", text)
            case Not(part):
                return self._all ^ self._mask(part, around)
            case All(parts):
                mask = self._all
                for part in parts:
                    mask &= self._mask(part, around)
                return mask
            case Any(parts):
                mask = 0
                for part in parts:
                    mask |= self._mask(part, around)
                return mask
            case Compare(name, sign, values):
                mask = 0
                for value in values:
                    mask |= self._compare(name, ":" if sign == "!=" else sign, value, around)
                return self._all ^ mask if sign == "!=" else mask

    # --- texts

    def _column(self, name: str) -> list[str]:
        found = self._columns.get(name)
        if found is None:
            found = self._columns[name] = list(map(_COLUMNS[name], self.rows))
        return found

    def _holding(self, column: str, text: str) -> int:
        """The rows whose column holds a text."""
        key = (column, text)
        known = self._texts.get(key)
        if known is not None:
            self._texts.move_to_end(key)
            return known[0]
        where = self._column(column)
        begun = next((self._texts[column, text[:end]] for end in range(len(text) - 1, 0, -1)
                      if (column, text[:end]) in self._texts), None)  # fmt: skip
        if begun is None or len(begun[1]) > self._size * 3 // 4:  # to go through everything is faster then
            hits = bytes([text in one for one in where])
            places = list(compress(range(self._size), hits))
            mask = int.from_bytes(hits, "little")
        else:
            places = [place for place in begun[1] if text in where[place]]
            mask = self._mask_of(places)
        self._texts[key] = mask, places
        if len(self._texts) > KEPT:
            self._texts.popitem(last=False)
        return mask

    def _mask_of(self, places: Iterable[int]) -> int:
        hits = bytearray(self._size)
        for place in places:
            hits[place] = 1
        return int.from_bytes(hits, "little")

    def _exactly(self, column: str, text: str) -> int:
        where = self._column(column)
        return self._mask_of([place for place in range(self._size) if where[place] == text])

    # --- fields

    def _compare(self, name: str, sign: str, value: str, around: Surroundings) -> int:
        if name in ("title", "text", "descriptor", "id", "set"):
            return self._exactly(name, value) if sign == "=" else self._holding(name, value)
        if name in _COUNTED:
            return self._counted(name, sign, value)
        if name in ("icon", "struggles"):
            return self._icons(name, sign, value)
        if name in ("own", "deck"):
            return self._owned(name, sign, value, around)
        if name == "favourite":
            mask = self._mask_of(self._known(around.favourites))
            return mask if value == "yes" else self._all ^ mask
        if name == "tag":
            fits = value.__eq__ if sign == "=" else lambda one: value in one
            ids = [card for card, tags in around.tags.items() if any(fits(fold_word(tag)) for tag in tags)]
            return self._mask_of(self._known(ids))
        return self._by_value(name).get(value, 0)

    def _known(self, ids: Iterable[str]) -> list[int]:
        return [place for card in ids if (place := self._place.get(card)) is not None]

    def _by_value(self, name: str) -> dict[object, int]:
        """The masks of each value of a field."""
        found = self._values.get(name)
        if found is None:
            places: dict[object, list[int]] = {}
            for place, row in enumerate(self.rows):
                for value in _VALUES[name](row):
                    places.setdefault(value, []).append(place)
            found = self._values[name] = {value: self._mask_of(where) for value, where in places.items()}
        return found

    def _either(self, name: str, fits: Callable[[int], bool]) -> int:
        mask = 0
        for value, where in self._by_value(name).items():
            if isinstance(value, int) and fits(value):
                mask |= where
        return mask

    def _counted(self, name: str, sign: str, value: str) -> int:
        if value == "x":
            return self._by_value(name).get("X", 0)
        return self._either(name, _fitting(sign, value))

    def _icons(self, name: str, sign: str, value: str) -> int:
        """Letters: with ":" at least those, with "=" just those; ">" more than those, and so on. Numbers: the sum."""
        if value[:1].isdigit():
            return self._either(f"{name}.sum", _fitting(sign, value))
        wanted = icon_counts(value)
        mask = 0
        for have, where in self._by_value(name).items():
            assert isinstance(have, tuple)
            least = all(map(op.ge, have, wanted))
            most = all(map(op.le, have, wanted))
            fits = {
                ":": least, ">=": least, "=": least and most, "<=": most,
                ">": least and not most, "<": most and not least,
            }[sign]  # fmt: skip
            if fits:
                mask |= where
        return mask

    def _owned(self, name: str, sign: str, value: str, around: Surroundings) -> int:
        if value.startswith('"'):
            wanted = value[1:]
            fits_name = wanted.__eq__ if sign == "=" else lambda one: wanted in one
            ids = {card for deck, cards in around.decks.items() if fits_name(fold_word(deck)) for card in cards}
            return self._mask_of(self._known(ids))
        if value in ("yes", "no"):
            sign, value = (">" if value == "yes" else "="), "0"
        fits = _fitting(sign, value)
        counts = around.owned if name == "own" else around.deck
        other = fits(0)
        odd = self._mask_of(self._known(card for card, number in counts.items() if fits(number) != other))
        return self._all ^ odd if other else odd


def _fitting(sign: str, value: str) -> Callable[[int], bool]:
    """The test of a number or a range ("2-4")."""
    low, dash, high = value.partition("-")
    if dash:
        ends = int(low), int(high)
        return lambda number: min(ends) <= number <= max(ends)
    compare, wanted = _SIGNS[sign], int(low)
    return lambda number: compare(number, wanted)


def _any_text(row: CardRow) -> str:
    card = row.card
    descriptor = card.descriptor if isinstance(card, CardDef) else ""
    parts = (row.title, descriptor, row.text, row.also)
    return "\n".join((*map(fold, parts), fold_word(row.type_line), *map(fold_word, row.subtypes)))


_COLUMNS: Mapping[str, Callable[[CardRow], str]] = {
    "any": _any_text,
    "title": lambda row: fold(row.title),
    "text": lambda row: fold(f"{row.text}\n{row.also}" if row.also else row.text),
    "descriptor": lambda row: fold(row.card.descriptor) if isinstance(row.card, CardDef) else "",
    "id": lambda row: fold(row.card.id),
    "set": lambda row: fold_word(row.set_name or row.card.set),
}
"""The folded texts that are searched, by field; "any" is for words without a field."""


def _type(row: CardRow) -> str:
    return row.card.type if isinstance(row.card, CardDef) else "story"


def _cost(row: CardRow) -> Sequence[object]:
    return (row.card.cost,) if isinstance(row.card, CardDef) else ()


def _card_icons(row: CardRow) -> Sequence[tuple[int, ...]]:
    return (row.card.icons,) if isinstance(row.card, CardDef) and row.card.type == "character" else ()


def _struggles(row: CardRow) -> Sequence[tuple[int, ...]]:
    letters = "".join(letter for letter in row.card.struggles if letter in ICONS)
    return (icon_counts(letters),) if letters else ()


_COUNTED = ("cost", "skill")
_VALUES: Mapping[str, Callable[[CardRow], Iterable[object]]] = {
    "type": lambda row: (_type(row),),
    "faction": lambda row: (row.card.faction,) if isinstance(row.card, CardDef) else (),
    "subtype": lambda row: row.card.subtypes if isinstance(row.card, CardDef) else (),
    "keyword": lambda row: tuple(name for name, _ in row.card.keywords) if isinstance(row.card, CardDef) else (),
    "unique": lambda row: ("yes" if isinstance(row.card, CardDef) and row.card.unique else "no",),
    "plays": lambda row: ("yes" if row.plays else "no",),
    "cost": _cost,
    "skill": lambda row: (row.card.skill,) if _type(row) == "character" else (),  # type: ignore[union-attr]
    "icon": _card_icons,
    "icon.sum": lambda row: tuple(sum(icons) for icons in _card_icons(row)),
    "struggles": _struggles,
    "struggles.sum": lambda row: tuple(sum(icons) for icons in _struggles(row)),
}
