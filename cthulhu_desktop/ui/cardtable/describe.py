"""What things on the card table are called, for screen readers and tool tips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.view import CardsView, CardView, DomainView, PlayerView, StoryView
from cthulhu_desktop.core.catalogue.cards import icon_letters

ICON_LETTERS = "TCAI"


def kind_word(kind: str) -> str:
    """A type of card."""
    words = {
        "character": tr("character"), "support": tr("support card"), "event": tr("event"),
        "conspiracy": tr("conspiracy"), "story": tr("story"), "face_down": tr("face-down card"),
    }  # fmt: skip
    return words.get(kind, kind)


def struggle_word(letter: str) -> str:
    """A type of struggle, by its letter."""
    words = {"T": tr("terror"), "C": tr("combat"), "A": tr("arcane"), "I": tr("investigation")}
    return words.get(letter, letter)


def orientation_word(orientation: str) -> str:
    """How a card in play lies."""
    words = {
        "ready": tr("ready"), "exhausted": tr("exhausted"), "insane": tr("insane"), "dormant": tr("dormant"),
    }  # fmt: skip
    return words.get(orientation, orientation)


def describe_card(card: CardView | None, stories: Mapping[int, str], hosts: Mapping[int, str]) -> str:
    """A card with all that can be seen of it: "Professor X, character, skill 3, ready, committed to The Well"."""
    if card is None or not card.id:
        return tr("Face-down card")
    parts = [card.title, kind_word(card.kind)]
    if card.kind == "character" and card.orientation != "insane":
        parts.append(tr("skill {number}").format(number=card.skill))
        parts += [
            tr("{icon} {number}").format(icon=struggle_word(letter), number=number)
            for letter, number in zip(ICON_LETTERS, card.icons, strict=True)
            if number
        ]
    if card.zone == "hand":
        parts.append(tr("cost {number}").format(number="X" if card.costs_x else card.cost))
    if card.zone == "play":
        parts.append(orientation_word(card.orientation))
        if card.wounds:
            parts.append(tr("%n wound", "", card.wounds))
        if card.story in stories:
            parts.append(tr("committed to {story}").format(story=stories[card.story]))
        if card.host in hosts:
            parts.append(tr("attached to {card}").format(card=hosts[card.host]))
    return ", ".join(parts)


def describe_domain(domain: DomainView, place: int, name: str) -> tuple[str, str]:
    """A domain: its name and its state."""
    title = tr("Domain {number} of {who}").format(number=place + 1, who=name)
    resources = len(domain.resources)
    if domain.drained:
        return title, tr("%n resource, drained", "", resources)
    return title, tr("%n resource, not drained", "", resources)


def describe_story(story: StoryView, near: int, names: Sequence[str]) -> tuple[str, str]:
    """A story: its title, then its tokens and struggles."""
    tokens = [
        tr("{who} has {tokens} of {needed} tokens").format(
            who=names[seat], tokens=story.tokens[seat], needed=story.needed[seat]
        )
        for seat in (near, 1 - near)
    ]
    struggles = ", ".join(struggle_word(letter) for letter in story.struggles)
    lines = [*tokens, tr("Struggles: {struggles}").format(struggles=struggles)]
    if any(story.committed):
        lines += [
            tr("{who} would count: icons {icons}, skill {skill}.").format(
                who=names[seat], icons=icon_letters(story.icons[seat]) or "–", skill=story.skill[seat]
            )
            for seat in (near, 1 - near)
        ]
    return story.title, "\n".join(lines)


def describe_player(player: PlayerView, view: CardsView, name: str) -> tuple[str, str]:
    """A player: name, then stories, hand, deck, and whose turn it is."""
    lines = [
        tr("{won} of {needed} stories won").format(won=len(player.won), needed=player.stories_needed),
        tr("%n card in hand", "", player.hand_size),
        tr("%n card in the deck", "", player.deck_size),
    ]
    if view.active == player.seat:
        lines.append(tr("It is this player's turn"))
    if view.asked is not None and view.asked[0] == player.seat:
        lines.append(tr("This player decides now"))
    return name, "\n".join(lines)


def describe_light(view: CardsView) -> tuple[str, str]:
    """The dial: turn and light."""
    if view.day and view.night:
        light = tr("Day and night at once")
    elif view.day:
        light = tr("Day")
    elif view.night:
        light = tr("Night")
    else:
        light = tr("Neither day nor night")
    return tr("Turn {number}").format(number=view.turn), light


def describe_pile(kind: str, count: int, name: str) -> tuple[str, str]:
    """A deck, discard pile, hand or row of won stories."""
    titles = {
        "deck": tr("Deck of {who}"), "discard": tr("Discard pile of {who}"), "hand": tr("Hand of {who}"),
        "won": tr("Stories won by {who}"), "board": tr("Play area of {who}"),
    }  # fmt: skip
    said = tr("%n story", "", count) if kind == "won" else tr("%n card", "", count)
    return titles[kind].format(who=name), said if kind != "board" else ""


def describe_stories(count: int) -> tuple[str, str]:
    """The deck of stories."""
    return tr("Story deck"), tr("%n story", "", count)
