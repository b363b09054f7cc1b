"""Published cards, where the optional package is installed: read right, in time, and most of them."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from cthulhu_desktop.core.cards.setup import define_card, define_story
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.data_files import resource
from cthulhu_desktop.reading.compare import same
from cthulhu_desktop.reading.compile import compile_card
from cthulhu_desktop.reading.coverage import measure
from cthulhu_desktop.reading.reader import Reader, known_subtypes

Source = tuple[dict[str, Any], ...]

EXPLAINED = frozenset({"AE-143", "AE-174", "AE-249"})
"""Cards whose text says less or more than our nodes; docs/reading.md has the reasons."""


def own_cards() -> Iterator[CardDef | StoryDef]:
    """The cards and stories of the Arkham Edition as we wrote them."""
    for file in sorted(resource("sets", "arkham_edition").glob("*.toml")):
        if file.name in ("set.toml", "subtypes.toml"):
            continue
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        yield from map(define_card, data.get("card", []))
        yield from map(define_story, data.get("story", []))


@cache
def by_title() -> dict[str, CardDef | StoryDef]:
    return {card.title: card for card in own_cards()}


@pytest.mark.slow
def test_reading_the_arkham_edition_gives_our_nodes(source: Source) -> None:
    reader = Reader(known_subtypes(source))
    different = []
    for facts in source:
        if facts["set"] != "AE":
            continue
        ours = by_title()[facts["name"]]
        found = compile_card(facts, reader)
        if not (found.executable and same(found.card.abilities, ours.abilities)) and ours.id not in EXPLAINED:
            different.append(ours.id)
    assert different == []


@pytest.mark.slow
def test_keywords_and_large_icons_of_the_arkham_edition_are_ours(source: Source) -> None:
    reader = Reader(known_subtypes(source))
    for facts in source:
        ours = by_title().get(facts["name"])
        if facts["set"] != "AE" or not isinstance(ours, CardDef):
            continue
        card = compile_card(facts, reader).card
        assert isinstance(card, CardDef)
        assert (sorted(card.keywords), card.large) == (sorted(ours.keywords), ours.large), ours.id


@pytest.mark.slow
def test_most_cards_are_read_and_many_can_be_played(source: Source) -> None:
    begin = time.process_time()
    found = measure(source)
    seconds = time.process_time() - begin
    assert found.percent("read") >= 85
    assert found.percent("executable") >= 65
    if found.cards > 2000:
        assert seconds < 60  # half of that on an idle machine
