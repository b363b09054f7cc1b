"""Decks of the card game: the value, the rules that bind them (CG-7), statistics, differences, searching cards."""

from cthulhu_desktop.core.decks.deck import FORMATS, Deck, Placeholder, counted
from cthulhu_desktop.core.decks.rules import DeckCheck, DeckFormat, DeckReason, Finding, check_deck, check_story_deck

__all__ = [
    "FORMATS",
    "Deck",
    "DeckCheck",
    "DeckFormat",
    "DeckReason",
    "Finding",
    "Placeholder",
    "check_deck",
    "check_story_deck",
    "counted",
]
