"""What a card is worth now, where that differs from what is printed on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cthulhu_desktop.core.catalogue.cards import Icons

if TYPE_CHECKING:  # the deck builder draws faces without the rules of the game, which take a while to import
    from cthulhu_desktop.core.cards.view import CardView


@dataclass(frozen=True, slots=True)
class Shown:
    """Current values of a card; None where the printed value holds. `keywords` are names as in the catalogue,
    `blank`: its text box counts as empty."""

    skill: int | None = None
    icons: Icons | None = None
    cost: int | None = None
    keywords: tuple[str, ...] | None = None
    wounds: int = 0
    blank: bool = False


def shown_of(card: CardView) -> Shown | None:
    """What the table must mark on the card; None if it is just as printed."""
    shown = Shown(
        skill=card.skill if card.skill != card.printed_skill else None,
        icons=card.icons if card.icons != card.printed_icons else None,
        cost=card.cost if card.cost != card.printed_cost else None,
        keywords=card.keywords if card.changed_by else None,
        wounds=card.wounds,
        blank=card.blank,
    )
    return None if shown == Shown() else shown
