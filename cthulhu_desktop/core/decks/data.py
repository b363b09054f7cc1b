"""A deck as a plain table, for files and data bases. `FORM` counts the changes of its form.

A table may hold a `title`, `descriptor` and `set` beside each id: they mean nothing here, but let a card be found again
by whoever has other sets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.core.decks.deck import MOST_COPIES, Counts, Deck, Placeholder
from cthulhu_desktop.core.decks.rules import DeckFormat

FORM = 1
MOST_ENTRIES = 10_000
LONGEST = 100_000  # letters of a text

_KEYS = ("name", "cards", "notes", "card_notes", "maybe", "tags", "format", "stories", "placeholders")


class DeckDataError(ValueError):
    """A table that is no deck; `path` leads to what is wrong with it ("cards.3.count")."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


def deck_data(deck: Deck, cards: Mapping[str, CardDef] | None = None) -> dict[str, Any]:
    """The table of a deck; what is empty is left out. With `cards` each id gets its title beside it."""
    known = cards or {}
    data: dict[str, Any] = {"name": deck.name, "cards": [_entry(name, n, known) for name, n in deck.cards]}
    if deck.notes:
        data["notes"] = deck.notes
    if deck.card_notes:
        data["card_notes"] = dict(deck.card_notes)
    if deck.maybe:
        data["maybe"] = [_entry(name, n, known) for name, n in deck.maybe]
    if deck.tags:
        data["tags"] = list(deck.tags)
    if deck.format != DeckFormat():
        rules = deck.format
        data["format"] = {
            "constructed": rules.constructed, "copies": rules.copies, "restricted": sorted(rules.restricted),
        }  # fmt: skip
    if deck.stories:
        data["stories"] = list(deck.stories)
    if deck.placeholders:
        data["placeholders"] = [
            {name: getattr(one, name) for name in ("title", "set", "id", "count", "section") if getattr(one, name)}
            for one in deck.placeholders
        ]
    return data


def _entry(name: str, number: int, cards: Mapping[str, CardDef]) -> dict[str, Any]:
    entry: dict[str, Any] = {"id": name, "count": number}
    card = cards.get(name)
    if card is not None:
        entry |= {key: getattr(card, key) for key in ("title", "descriptor", "set") if getattr(card, key)}
    return entry


def read_deck_data(data: object) -> Deck:
    """`deck_data` backwards. DeckDataError names what is wrong; keys that are not known are an error too, so that
    nothing of a newer form is lost unseen."""
    table = _table(data, "")
    for key in table:
        if key not in _KEYS:
            raise DeckDataError(key)
    return Deck(
        name=_text(table.get("name", ""), "name"),
        cards=_counts(table.get("cards", []), "cards"),
        notes=_text(table.get("notes", ""), "notes"),
        card_notes=_card_notes(table.get("card_notes", {})),
        maybe=_counts(table.get("maybe", []), "maybe"),
        tags=_texts(table.get("tags", []), "tags"),
        format=_format(table.get("format", {})),
        stories=_texts(table.get("stories", []), "stories"),
        placeholders=tuple(
            _placeholder(entry, f"placeholders.{place}")
            for place, entry in enumerate(_list(table.get("placeholders", []), "placeholders"))
        ),
    )


def _table(value: object, path: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise DeckDataError(path)
    return value


def _list(value: object, path: str) -> list[Any]:
    if not isinstance(value, list) or len(value) > MOST_ENTRIES:
        raise DeckDataError(path)
    return value


def _text(value: object, path: str) -> str:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise DeckDataError(path)
    return value


def _texts(value: object, path: str) -> tuple[str, ...]:
    return tuple(_text(entry, f"{path}.{place}") for place, entry in enumerate(_list(value, path)))


def _number(value: object, most: int, path: str) -> int:
    if type(value) is not int or not 1 <= value <= most:
        raise DeckDataError(path)
    return value


def _counts(value: object, path: str) -> Counts:
    found: dict[str, int] = {}
    for place, entry in enumerate(_list(value, path)):
        table = _table(entry, f"{path}.{place}")
        name = _text(table.get("id"), f"{path}.{place}.id")
        if not name or name in found:
            raise DeckDataError(f"{path}.{place}.id")
        found[name] = _number(table.get("count", 1), MOST_COPIES, f"{path}.{place}.count")
    return tuple(found.items())


def _card_notes(value: object) -> tuple[tuple[str, str], ...]:
    table = _table(value, "card_notes")
    return tuple((str(name), _text(note, f"card_notes.{name}")) for name, note in table.items())


def _format(value: object) -> DeckFormat:
    table = _table(value, "format")
    usual = DeckFormat()
    constructed = table.get("constructed", usual.constructed)
    if not isinstance(constructed, bool):
        raise DeckDataError("format.constructed")
    copies = _number(table.get("copies", usual.copies), MOST_COPIES, "format.copies")
    return DeckFormat(constructed, copies, frozenset(_texts(table.get("restricted", []), "format.restricted")))


def _placeholder(value: object, path: str) -> Placeholder:
    table = _table(value, path)
    texts = {name: _text(table.get(name, ""), f"{path}.{name}") for name in ("title", "set", "id", "section")}
    return Placeholder(**texts, count=_number(table.get("count", 1), 10**6, f"{path}.count"))
