"""The rule numbers that each rulebook has to tell, as the specifications count them."""

from __future__ import annotations


def section(prefix: str, count: int, first: int = 1) -> list[str]:
    """prefix.first … prefix.count."""
    return [f"{prefix}.{item}" for item in range(first, count + 1)]


DICE_RULES = [
    *section("DG-1", 3),
    *section("DG-2", 4),
    *section("DG-3", 6),
    *section("DG-4", 7),
    *section("DG-5", 3),
    "DG-5.2a",
    *section("DG-6", 4),
    *section("DG-7", 4),
    "DG-8",
    "DG-9",
    "DG-10",
]

# The sections of the card game that players read: groups and how many rules each has.
CARD_GROUPS = {
    "1.1": 5, "1.2": 8, "2.1": 2, "2.2": 8, "3.1": 7, "4.1": 14, "5.1": 9, "6.1": 6, "7.1": 8, "8.1": 9, "9.1": 5,
    "9.2": 9, "9.3": 1, "9.4": 6, "10.1": 8, "10.2": 7, "10.3": 6, "10.4": 2, "11.1": 12, "12.1": 6, "12.2": 8,
    "12.3": 2, "12.4": 9, "12.5": 6, "12.6": 5, "12.7": 6, "12.8": 6, "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 6,
    "14.1": 3, "14.2": 4, "14.3": 4, "14.4": 4, "14.5": 5, "14.6": 4, "14.7": 7, "15.1": 4, "15.2": 9, "15.3": 3,
    "15.4": 3, "15.5": 3, "15.6": 3, "16.1": 7, "16.2": 4, "16.3": 2, "16.4": 8, "16.5": 6, "17.1": 5, "17.2": 4,
    "17.3": 9, "17.4": 8, "17.5": 1, "17.6": 1, "17.7": 1, "17.8": 1, "18.1": 8, "19.1": 4, "19.2": 6, "20.1": 3,
    "21.1": 5, "21.2": 1, "21.3": 3, "21.4": 3, "21.5": 3,
    "22.1": 1, "22.2": 9, "22.3": 1,
}  # fmt: skip

CARD_RULES = [
    rule for group, count in CARD_GROUPS.items() for rule in section(f"CG-{group}", count, 0 if group == "12.5" else 1)
]
