"""What a free table starts from: how many sit at it, and piles of cards with names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cthulhu_desktop.core.free.pieces import MOST_CARDS
from cthulhu_desktop.core.kernel import Refused, SetupError

MOST_SEATS = 8
MOST_PILES = 40


@dataclass(frozen=True, slots=True)
class FreeSetup:
    """`piles`: the cards of each pile, bottom first; they lie face down in a row, shuffled if `shuffle`."""

    seats: int = 2
    piles: tuple[tuple[str, ...], ...] = ()
    shuffle: bool = True


def _bad(field: str, value: object) -> SetupError:
    return SetupError(Refused("kernel.bad_setup", args={"field": field, "value": str(value)}))


def read_setup(data: Mapping[str, Any]) -> FreeSetup:
    """A setup from plain data. SetupError for anything that is none."""
    for key in data:
        if key not in ("seats", "piles", "shuffle"):
            raise _bad(key, "?")
    seats, piles, shuffle = data.get("seats", 2), data.get("piles", ()), data.get("shuffle", True)
    if isinstance(seats, bool) or not isinstance(seats, int) or not 1 <= seats <= MOST_SEATS:
        raise _bad("seats", seats)
    if not isinstance(shuffle, bool):
        raise _bad("shuffle", shuffle)
    if not isinstance(piles, (list, tuple)) or len(piles) > MOST_PILES:
        raise _bad("piles", "?")
    for pile in piles:
        names = isinstance(pile, (list, tuple)) and all(isinstance(face, str) for face in pile)
        if not names or not 1 <= len(pile) <= MOST_CARDS:
            raise _bad("piles", "?")
    return FreeSetup(seats, tuple(tuple(pile) for pile in piles), shuffle)


def write_setup(setup: FreeSetup) -> dict[str, Any]:
    """The setup as plain data; what is at its default is left out."""
    data: dict[str, Any] = {"seats": setup.seats}
    if setup.piles:
        data["piles"] = [list(pile) for pile in setup.piles]
    if not setup.shuffle:
        data["shuffle"] = False
    return data
