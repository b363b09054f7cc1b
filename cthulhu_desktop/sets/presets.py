"""Preset decks: one TOML file each, naming cards by id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cthulhu_desktop.core.catalogue.cards import CardDef, Catalogue
from cthulhu_desktop.sets.problems import SetProblem, number_of, only, read_toml, shown, text_of

_KEYS = ("key", "name", "description", "constructed", "cards")


@dataclass(frozen=True, slots=True)
class PresetDeck:
    """A deck that comes with the program. `name` and `description` are keys of sentences; `cards` are (id, number) in
    the order of the file; `constructed` is off for starters, which may be shorter than 50 cards (CG-7.1.7)."""

    key: str
    name: str
    description: str
    constructed: bool
    cards: tuple[tuple[str, int], ...]

    def ids(self) -> tuple[str, ...]:
        """One id a copy."""
        return tuple(card for card, number in self.cards for _ in range(number))

    def definitions(self, catalogue: Catalogue) -> list[CardDef]:
        """One definition a copy, as `check_deck` wants them. KeyError for a card the catalogue does not hold."""
        return [catalogue.cards[card] for card in self.ids()]


def read_presets(folder: Path, catalogue: Catalogue) -> tuple[PresetDeck, ...]:
    """All decks of a folder, by file name. SetProblem as in `read_preset`."""
    return tuple(read_preset(file, catalogue) for file in sorted(folder.glob("*.toml")))


def read_preset(file: Path, catalogue: Catalogue) -> PresetDeck:
    """The deck of a file. SetProblem names the file and the key that is wrong, or the card nobody knows."""
    data = read_toml(file)
    only(data, _KEYS, file)
    constructed = data.get("constructed", True)
    if not isinstance(constructed, bool):
        raise SetProblem("sets.bad_value", file=shown(file), key="constructed")
    return PresetDeck(
        key=text_of(data, "key", file),
        name=text_of(data, "name", file),
        description=text_of(data, "description", file),
        constructed=constructed,
        cards=_cards(data, file, catalogue),
    )


def _cards(data: Mapping[str, Any], file: Path, catalogue: Catalogue) -> tuple[tuple[str, int], ...]:
    table = data.get("cards")
    if not isinstance(table, Mapping) or not table:
        raise SetProblem("sets.bad_value", file=shown(file), key="cards")
    found = []
    for name in table:
        if name not in catalogue.cards:
            raise SetProblem("sets.unknown_card", file=shown(file), card=name)
        number = number_of(table, name, file)
        if not number:
            raise SetProblem("sets.bad_value", file=shown(file), key=f"cards.{name}")
        found.append((name, number))
    return tuple(found)
