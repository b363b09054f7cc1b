"""Small numbers with names: zones, orientation, phases, types. Ints, because a state keeps them in byte arrays."""

from __future__ import annotations

from typing import Final

# Zones (CG-4.1.1). Every card is in exactly one (CG-4.1.2).
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
RESOURCE: Final = 4
DOMAIN: Final = 5
PLAYED: Final = 6
REMOVED: Final = 7
STORY_DECK: Final = 8
ROW: Final = 9
WON: Final = 10
ZONE_NAMES: Final = (
    "deck", "hand", "discard", "play", "resource", "domain", "played", "removed", "story_deck", "row", "won",
)  # fmt: skip

# Orientation (CG-5.1.1).
READY: Final = 0
EXHAUSTED: Final = 1
INSANE: Final = 2
DORMANT: Final = 3  # face down at a story (CG-22.2.6); neither ready nor exhausted
ORIENTATION_NAMES: Final = ("ready", "exhausted", "insane", "dormant")

# Phases (CG-9.1.1).
SETUP: Final = 0
REFRESH: Final = 1
DRAW: Final = 2
RESOURCES: Final = 3
OPERATIONS: Final = 4
STORY: Final = 5
PHASE_NAMES: Final = ("setup", "refresh", "draw", "resource", "operations", "story")

PHASE_OF_WINDOW: Final = {
    "W1": REFRESH, "W2": DRAW, "W3": RESOURCES, "W4": OPERATIONS, "W5": STORY, "W6a": STORY, "W6b": STORY, "W7": STORY,
}  # fmt: skip

# Types of card.
CHARACTER: Final = 0
SUPPORT: Final = 1
EVENT: Final = 2
CONSPIRACY: Final = 3
STORY_CARD: Final = 4
FACE_DOWN: Final = 5  # what a Dormant card is while it waits
TYPE_NAMES: Final = ("character", "support", "event", "conspiracy", "story", "face_down")

# Icons (CG-1.2.2).
TERROR: Final = 0
COMBAT: Final = 1
ARCANE: Final = 2
INVESTIGATION: Final = 3

NOWHERE: Final = -1
"""No story, no host, no domain, no card."""


def host_of_domain(domain: int) -> int:
    """How an attachment's host says that it is a domain, not a card."""
    return -2 - domain


SWITCHES: Final = (
    "V-01", "V-02", "V-03", "V-04", "V-05", "V-06", "V-07", "V-08", "V-09", "V-10",
)  # fmt: skip
