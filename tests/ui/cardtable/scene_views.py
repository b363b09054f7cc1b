"""Views of made-up positions: as crowded as a test wants them."""

from __future__ import annotations

from collections.abc import Sequence

from cthulhu_desktop.core.cards.view import CardsView, CardView, DomainView, PlayerView, StoryView

CHARACTER_IDS = ("AE-001", "AE-002", "AE-003", "AE-004", "AE-005")


def card(number: int, owner: int, kind: str = "character", zone: str = "play", ids: Sequence[str] = CHARACTER_IDS,
         **more: object) -> CardView:  # fmt: skip
    """A card with nothing special about it."""
    fields = {"skill": 2, "printed_skill": 2, "icons": (1, 0, 1, 0), "printed_icons": (1, 0, 1, 0)}
    return CardView(
        number, ids[number % len(ids)], f"Card {number}", kind, owner, owner, zone, **{**fields, **more}  # type: ignore[arg-type]
    )


def side(seat: int, cards: int, near: int, *, resources: int = 4, hand: int = 8, committed: int = 0) -> PlayerView:
    """A side with `cards` in play: half of them characters, a fifth of all exhausted, some insane, some attached."""
    first = 1000 * (seat + 1)
    play = []
    for k in range(cards):
        kind = "character" if k % 2 == 0 else "support"
        lies = "insane" if k % 11 == 4 else "exhausted" if k % 5 == 0 else "ready"
        host = first + k - 1 if k % 6 == 3 else -1
        story = 5000 + k % 3 if kind == "character" and k < 2 * committed else -1
        play.append(card(first + k, seat, kind, orientation=lies if kind == "character" else "ready", host=host,
                         story=story, wounds=k % 3 if kind == "character" else 0))  # fmt: skip
    held = tuple(card(first + 300 + k, seat, zone="hand") for k in range(hand)) if seat == near else ()
    domains = tuple(
        DomainView(seat * 10 + d, d == 1, tuple(card(first + 400 + 40 * d + k, seat, zone="resource")
                                                for k in range(resources)), resources, False, ())
        for d in range(3)
    )  # fmt: skip
    discard = tuple(card(first + 600 + k, seat, zone="discard") for k in range(12))
    return PlayerView(seat, 31, hand, held, tuple(play), discard, (), domains, ((6000 + seat, "Won"),), 3)


def crowded_view(cards: int, near: int = 0, *, phase: str = "operations", hand: int = 8, resources: int = 4,
                 committed: int = 0) -> CardsView:  # fmt: skip
    """A table with `cards` in play on each side."""
    players = tuple(
        side(seat, cards, near, resources=resources, hand=hand, committed=committed) for seat in (0, 1)
    )
    row = tuple(
        StoryView(
            5000 + k, "", f"Story {k}", "TCAI", (k, 1), (5, 5), ((1, 0, 1, 0), (0, 2, 0, 0)), (3, 2),
            (
                tuple(c.card for c in players[0].play if c.story == 5000 + k),
                tuple(c.card for c in players[1].play if c.story == 5000 + k),
            ),
            (),
        )
        for k in range(3)
    )  # fmt: skip
    return CardsView(
        near, 1, 4, 0, 0, phase, "W4", False, False, (players[0], players[1]), row, 7, (), (0, "D-05"), None, (), (),
        (), None,
    )  # fmt: skip
