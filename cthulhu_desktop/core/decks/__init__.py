"""Decks of the card game and the rules that bind them (CG-7)."""

from cthulhu_desktop.core.decks.rules import DeckCheck, DeckFormat, DeckReason, Finding, check_deck, check_story_deck

__all__ = ["DeckCheck", "DeckFormat", "DeckReason", "Finding", "check_deck", "check_story_deck"]
