"""Invented cards for the tests of decks, searches and deck files."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.core.catalogue.cards import CardDef, Catalogue, StoryDef


def card(name: str, title: str, **values: Any) -> CardDef:
    """A character of Hastur that costs 2, unless `values` say otherwise."""
    data = {"type": "character", "faction": "hastur", "cost": 2, "skill": 1, "set": "harbour_nights"} | values
    data.setdefault("symbol", data["faction"])
    return CardDef(id=name, title=title, **data)


CARDS = (
    card("HN-001", "Night Porter", icons=(0, 1, 0, 1), subtypes=("sailor",), keywords=(("fast", 0),)),
    card("HN-002", "Foghorn", type="event", cost="X", faction="syndicate"),
    card("HN-003", "Żółty Szyld", type="support", faction="agency", unique=True),
    card("HN-004", "The Drowned Man", descriptor="Keeper of the Pier", icons=(2, 0, 0, 0), unique=True),
    card("HN-005", "The Drowned Man", descriptor="Lost at Sea", icons=(1, 0, 1, 0), cost=4),
    card("HN-006", "13 Ravens", cost=0, faction="neutral"),
    card("HN-007", "Straße der Möwen", type="support", faction="cthulhu", cost=3),
    card("HN-008", "Jeanne D'Ys", cost=5, keywords=(("loyal", 0),), skill=4),
    card("octgn/0a1b2c3d-0000-4000-8000-000000000001", "Night Porter", set="Core Set", cost=3),
    card("octgn/0a1b2c3d-0000-4000-8000-000000000002", "Pulled Beneath", set="Core Set", faction="cthulhu"),
)
STORIES = tuple(StoryDef(f"HN-S{number:02}", f"Pier {number}", set="harbour_nights") for number in range(10))


def catalogue() -> Catalogue:
    """All of them."""
    found = Catalogue()
    for one in (*CARDS, *STORIES):
        found.add(one)
    return found
