"""Draws read cards for an audit by hand: their English text beside our own wording of the nodes.

    python packaging/audit_reading.py SEED [HOW_MANY]

The source is that of `cards coverage` (the optional package `cthulhucli`, or the folder that CTHULHUCLI_DATA names).
The same seed draws the same cards as long as the same cards are read. Nothing of it is stored.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from cthulhu_desktop.core.cards.abilities.base import Ability
from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.reading.compile import ReadCard, compile_card
from cthulhu_desktop.reading.reader import Reader, known_subtypes
from cthulhu_desktop.reading.sources import read_source
from cthulhu_desktop.reading.terms import Term
from cthulhu_desktop.wording.abilities.card_text import ability_paragraph, keyword_line, writer

Drawn = tuple[Mapping[str, Any], ReadCard]


def draw(seed: int, many: int) -> list[Drawn]:
    """So many of the cards whose whole text is understood, in the order in which chance drew them."""
    source = list(read_source())
    reader = Reader(known_subtypes(source))
    read = [(facts, card) for facts in source if (card := compile_card(facts, reader)).read]
    return random.Random(seed).sample(read, min(many, len(read)))


def lines(facts: Mapping[str, Any], card: ReadCard) -> Iterator[str]:
    """What the card prints, and what we understood."""
    yield f"## {card.card.id} · {facts.get('type')} · {facts.get('name')}"
    yield f"   {facts.get('text')!r}"
    if isinstance(card.card, CardDef) and card.card.keywords:
        yield f"   > {keyword_line(card.card, writer('en').words)}"
    for ability in card.card.abilities:
        assert isinstance(ability, Ability)
        yield f"   > {ability_paragraph(ability, card.card, 'en')}"
    for clause, names in card.waiting:
        yield f"   ~ waits for {', '.join(names)}: {shortly(clause.term)}"


def shortly(value: Any) -> str:
    """A term in one line: its kind, and its fields in brackets."""
    if isinstance(value, Term):
        inner = ", ".join(f"{key}={shortly(part)}" for key, part in value.fields)
        return f"{value.kind}({inner})"
    if isinstance(value, tuple):
        return f"[{', '.join(map(shortly, value))}]"
    return str(value)


def main() -> None:
    """Print the draw."""
    seed = int(sys.argv[1])
    for facts, card in draw(seed, int(sys.argv[2]) if len(sys.argv) > 2 else 100):
        print("\n".join(lines(facts, card)))


if __name__ == "__main__":
    main()
