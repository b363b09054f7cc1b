"""The names of things on the card table, shared by all who speak of them: "card:12", "domain:3", "story:241", …"""

from __future__ import annotations

STORY_DECK = "stories"
TWILIGHT = "twilight"  # where a card lies while it is being played


def card(number: int) -> str:
    """A card, wherever it lies (story cards have a key of their own)."""
    return f"card:{number}"


def domain(number: int) -> str:
    """A domain with its resources."""
    return f"domain:{number}"


def story(number: int) -> str:
    """A story of the row, with the number of its card."""
    return f"story:{number}"


def board(seat: int) -> str:
    """The play area of a side: where cards are played to, and where committed characters come home to."""
    return f"board:{seat}"


def hand(seat: int) -> str:
    """The hand of a side."""
    return f"hand:{seat}"


def deck(seat: int) -> str:
    """The deck of a side."""
    return f"deck:{seat}"


def discard(seat: int) -> str:
    """The discard pile of a side."""
    return f"discard:{seat}"


def won(seat: int) -> str:
    """The stories a side has won."""
    return f"won:{seat}"


def player(seat: int) -> str:
    """A player as the target of an effect."""
    return f"player:{seat}"


def target(item: int) -> str:
    """The key of an item in a list of targets, where a domain d is written -1 - d (see `core.cards.moves`)."""
    return domain(-1 - item) if item < 0 else card(item)


def number(key: str) -> int:
    """The number in a key; -1 for a key without one."""
    _kind, colon, tail = key.partition(":")
    return int(tail) if colon else -1


def kind(key: str) -> str:
    """What sort of thing a key names: "card", "domain", …"""
    return key.partition(":")[0]
