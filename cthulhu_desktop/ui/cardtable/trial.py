"""The counts at the stories while characters stand there for trial only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cthulhu_desktop.core.cards.view import CardsView, CardView, StoryView
from cthulhu_desktop.core.catalogue.cards import Icons
from cthulhu_desktop.ui.cardtable import keys


def counted(view: CardsView, staged: Mapping[str, str], known: Mapping[int, CardView]) -> CardsView:
    """`view` with the icons and the skill of each story as they would be with the `staged` characters (key of the card
    -> key of the place): those who come count with what they bring now, those who are taken away no longer."""
    moved = {keys.number(card): place for card, place in staged.items() if keys.kind(card) == "card"}
    if not moved:
        return view
    return replace(view, row=tuple(_story(story, moved, known) for story in view.row))


def _story(story: StoryView, moved: Mapping[int, str], known: Mapping[int, CardView]) -> StoryView:
    key = keys.story(story.card)
    icons, skill = list(story.icons), list(story.skill)
    committed = [list(side) for side in story.committed]
    for number, place in moved.items():
        card = known.get(number)
        if card is None or card.kind != "character" or (place == key) == (card.story == story.card):
            continue
        seat, sign = card.controller, 1 if place == key else -1
        icons[seat] = _plus(icons[seat], card.icons, sign)
        skill[seat] = max(0, skill[seat] + sign * card.skill)
        committed[seat] = [other for other in committed[seat] if other != number] + [number] * (sign > 0)
    return replace(
        story, icons=(icons[0], icons[1]), skill=(skill[0], skill[1]),
        committed=(tuple(committed[0]), tuple(committed[1])),
    )  # fmt: skip


def _plus(icons: Icons, more: Icons, sign: int) -> Icons:
    t, c, a, i = (max(0, one + sign * two) for one, two in zip(icons, more, strict=True))
    return (t, c, a, i)
