"""The invariants of the card game (section 24 of its rules) that a single position shows.

Each checker reads the position as data, with as little help of the engine as can be, and yields what is wrong. What
only the course of a game shows is in `course`.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.view import CardView

Wrong = Iterator[str]

PUBLIC = (t.DISCARD, t.PLAY, t.RESOURCE, t.PLAYED, t.REMOVED, t.ROW, t.WON)  # CG-4.1.4
ON_THE_TABLE = (t.PLAY, t.ROW)  # CG-4.1.3


class Broken(AssertionError):  # noqa: N818 (what is broken is an invariant)
    """An invariant does not hold; `rule` is its number."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule
        self.text = text


def words_of(setup: Any) -> frozenset[str]:
    """The names of all kinds of nodes in the texts of a setup: which exceptions its cards can make."""
    return kinds_in((*setup.cards.values(), *setup.own_stories.values()))


def kinds_in(definitions: Iterable[Any]) -> frozenset[str]:
    """The names of all kinds of nodes in the texts of cards; with a word in them where it matters ("Move.play")."""
    found: set[str] = set()

    def walk(value: Any) -> None:
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            found.add(type(value).__name__)
            for field in dataclasses.fields(value):
                inner = getattr(value, field.name)
                if isinstance(inner, str) and field.name in ("act", "to", "cannot"):
                    found.add(f"{type(value).__name__}.{inner}")
                walk(inner)
        elif isinstance(value, tuple):
            for part in value:
                walk(part)

    for definition in definitions:
        walk(definition.abilities)
    return frozenset(found)


def words(state: CardsState) -> frozenset[str]:
    """`words_of` the setup of a position, worked out once for a game."""
    found: frozenset[str] = state.static.remember("test_words", state.static.setup, words_of)
    return found


def card_views(value: Any) -> Iterator[CardView]:
    """All cards shown anywhere in a view."""
    if isinstance(value, CardView):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from card_views(part)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from card_views(getattr(value, field.name))


def may_see(state: CardsState, seat: int | None, card: int) -> bool:
    """CG-4.1.4, 4.1.11: the face of that card is open to the seat now."""
    zone = state.zone[card]
    if state.orient[card] == t.DORMANT:
        return state.controller[card] == seat
    if zone in PUBLIC or (zone == t.HAND and state.static.owner[card] == seat):
        return True
    return any(looked == card and who in (seat, -1) for who, looked in state.looked)


# --- where the cards are ---------------------------------------------------------------------------------------------


def places(state: CardsState) -> dict[int, list[int]]:
    """Zone -> the cards that its lists hold, for zones that have lists."""
    return {
        t.DECK: state.deck[0] + state.deck[1],
        t.HAND: state.hand[0] + state.hand[1],
        t.DISCARD: state.discard[0] + state.discard[1],
        t.PLAY: state.play[0] + state.play[1],
        t.RESOURCE: [card for cards in state.resources for card in cards],
        t.DOMAIN: [card for card in state.dom_card if card >= 0],
        t.REMOVED: state.removed[0] + state.removed[1],
        t.STORY_DECK: list(state.story_deck),
        t.ROW: list(state.row),
        t.WON: state.won[0] + state.won[1],
    }


def inv_01(state: CardsState) -> Wrong:
    """Every card is somewhere, and none is there twice."""
    seen = Counter(card for cards in places(state).values() for card in cards)
    seen.update(card for card in range(state.static.count) if state.zone[card] == t.PLAYED)
    wrong = [card for card in range(state.static.count) if seen[card] != 1]
    if wrong or len(seen) != state.static.count:
        yield f"cards {wrong} are not in exactly one place"


def inv_02(state: CardsState) -> Wrong:
    """Zones agree with their lists; hosts are in play; no circles."""
    for zone, cards in places(state).items():
        for card in cards:
            if state.zone[card] != zone:
                yield f"card {card} lies in {t.ZONE_NAMES[zone]} and says {t.ZONE_NAMES[state.zone[card]]}"
    for card in range(state.static.count):
        yield from _host_wrong(state, card)


def _host_wrong(state: CardsState, card: int) -> Wrong:
    host = state.host[card]
    rule = any(type(a).__name__ == "AttachRule" for a in state.static.defs[card].abilities)
    if state.zone[card] == t.PLAY and rule and host == t.NOWHERE and state.orient[card] != t.INSANE:
        yield f"attachment {card} has no host"
    if host == t.NOWHERE or state.zone[card] == t.RESOURCE:
        return
    if state.zone[card] != t.PLAY:
        yield f"card {card} has a host and is not in play"
    if host < -1 and not any(-2 - host in domains for domains in state.domains):
        yield f"card {card} is attached to no domain of the table"
    if host >= 0 and state.zone[host] not in ON_THE_TABLE:
        yield f"card {card} is attached to card {host}, which is not in play"
    seen = {card}
    while host >= 0:
        if host in seen:
            yield f"card {card} is attached to itself in a circle"
            return
        seen.add(host)
        host = state.host[host]


def inv_12(state: CardsState) -> Wrong:
    """Cards out of play lie with their owners."""
    owner = state.static.owner
    for seat in (0, 1):
        for name in ("deck", "hand", "discard", "removed"):
            for card in getattr(state, name)[seat]:
                if owner[card] != seat:
                    yield f"card {card} of seat {owner[card]} is in the {name} of seat {seat}"
        for domain in state.domains[seat]:
            if state.dom_owner[domain] != seat:
                yield f"domain {domain} does not belong to seat {seat}"
            gained = state.dom_card[domain]
            if gained >= 0 and owner[gained] != seat:
                yield f"domain {domain} of seat {seat} is a card of the other"
            for card in state.resources[domain]:
                if owner[card] != seat and not words(state) & {"Attach", "Resource"}:
                    yield f"resource {card} lies under a domain of the other player"


def inv_14(state: CardsState) -> Wrong:
    """Success tokens lie on stories of the row only (or on Fated cards in play)."""
    for card in range(state.static.count):
        if (state.tokens[0][card] or state.tokens[1][card]) and state.zone[card] not in ON_THE_TABLE:
            yield f"tokens on card {card} in zone {t.ZONE_NAMES[state.zone[card]]}"
        on_card = state.zone[card] == t.PLAY and (state.tokens[0][card] or state.tokens[1][card])
        if on_card and not words(state) & {"Tokens", "Move", "Attach"}:
            yield f"tokens on card {card} in play"


# --- numbers and states ----------------------------------------------------------------------------------------------


def inv_03(state: CardsState) -> Wrong:
    """Nothing that is shown is negative."""
    for card in card_views(state.view(state.decision.seat if state.decision else None)):
        numbers = (card.skill, *card.icons, card.cost, card.toughness, card.wounds)
        if min(numbers) < 0:
            yield f"card {card.card} shows {numbers}"
    for story in state.view(None).row:
        shown = (*story.tokens, *story.skill, *story.icons[0], *story.icons[1])
        if min(shown) < 0 or min(story.needed) < 1:
            yield f"story {story.card} shows {shown}, needed {story.needed}"


def inv_04(state: CardsState) -> Wrong:
    """Three stories in the row as long as the story deck can supply them."""
    stories = sum(state.static.kind[card] == t.STORY_CARD for card in state.row)
    if stories > 3:
        yield f"{stories} stories in the row"
    if stories < 3 and state.story_deck and not _is_busy(state):
        yield f"{stories} stories in the row, {len(state.story_deck)} in the deck"


_BETWEEN = frozenset({
    "AfterWins", "UseStory", "Run", "Resolve", "Settle", "Sequence", "Harm", "Wreck", "Clash", "Replace",
})  # fmt: skip


def _is_busy(state: CardsState) -> bool:
    """Between the steps of a win, or inside an effect: something else than a plain question of the rules is open."""
    if state.over is not None:
        return True
    names = [type(frame).__name__ for frame in state.stack]
    return bool(_BETWEEN & set(names[-3:])) or any(name in ("AfterWins", "Run", "UseStory") for name in names)


def inv_05(state: CardsState) -> Wrong:
    """No story holds as many tokens as win it."""
    if state.over is not None:
        return
    changed = "Threshold" in words(state)
    for story in state.view(None).row:
        needed = story.needed if changed else (5, 5)
        if any(have >= need for have, need in zip(story.tokens, needed, strict=True)):
            yield f"story {story.card} still lies in the row with tokens {story.tokens} of {needed}"


def inv_06(state: CardsState) -> Wrong:
    """Wounds do not exceed Toughness; the insane have none. A card whose destruction a Disrupt may still stop
    (CG-12.4.1) waits with its wounds."""
    if state.over is not None:
        return
    for card in (*state.play[0], *state.play[1]):
        if not state.wounds[card] or card in state.doomed or not _is_character(state, card):
            continue
        if state.orient[card] == t.INSANE:
            yield f"insane card {card} has wounds"
        elif state.wounds[card] > toughness(state, card):
            yield f"card {card} lives with {state.wounds[card]} wounds, Toughness {toughness(state, card)}"


def toughness(state: CardsState, card: int) -> int:
    """Current Toughness: the printed one where no text changes values."""
    if "Modify" not in words(state):
        return state.static.card(card).keyword("toughness") or 0
    return next(shown.toughness for shown in card_views(state.view(None)) if shown.card == card)


def _is_character(state: CardsState, card: int) -> bool:
    return state.orient[card] == t.INSANE or (
        state.static.kind[card] == t.CHARACTER and state.host[card] == t.NOWHERE and state.zone[card] == t.PLAY
    )


def inv_07(state: CardsState) -> Wrong:
    """Who is committed is a sane character in play at a story of the row, in the Story phase."""
    for card in range(state.static.count):
        story = state.story[card]
        if story == t.NOWHERE:
            continue
        if state.zone[card] != t.PLAY or not _is_character(state, card) or state.orient[card] == t.INSANE:
            yield f"card {card} is committed and no sane character in play"
        if story not in state.row:
            yield f"card {card} is committed to card {story}, which is not in the row"
        if state.phase != t.STORY and state.over is None and not words(state) & {"Commit", "Move", "Restrict.uncommit"}:
            yield f"card {card} is committed in phase {t.PHASE_NAMES[state.phase]}"


def inv_09(state: CardsState) -> Wrong:
    """At most one drain marker a domain."""
    if any(marker not in (0, 1) for marker in state.drained) or len(state.drained) != len(state.resources):
        yield f"drain markers {list(state.drained)}"


def inv_10(state: CardsState) -> Wrong:
    """Only characters in play are insane, only Dormant cards lie face down at a story, and a card is in one state."""
    for card in range(state.static.count):
        orient = state.orient[card]
        if orient not in (t.READY, t.EXHAUSTED, t.INSANE, t.DORMANT):
            yield f"card {card} is in state {orient}"
        asleep = "dormant" in state.static.printed[card].keywords and state.host[card] in state.row
        if orient == t.DORMANT and not asleep:
            yield f"card {card} is face down"
        if orient != t.READY and state.zone[card] != t.PLAY:
            yield f"card {card} is {t.ORIENTATION_NAMES[orient]} out of play"
        no_character = state.static.kind[card] != t.CHARACTER or state.host[card] != t.NOWHERE
        if orient == t.INSANE and no_character and not words(state) & {"SetState.insane", "Move", "Attach"}:
            yield f"card {card} is insane and no character"


def inv_11(state: CardsState) -> Wrong:
    """One copy of a unique title a player; no Heroic beside a Villainous character."""
    for seat in (0, 1):
        titles = Counter(
            state.static.title[card] for card in state.play[seat] if state.static.unique[card]
        )
        for title, number in titles.items():
            if number > 1:
                yield f"seat {seat} controls {number} copies of {title}"
    if state.over is not None or _clash_under_way(state):
        return
    for player in state.view(None).players:
        sides: dict[str, set[int]] = {"heroic": set(), "villainous": set()}
        for card in player.play:
            for word, cards in sides.items():
                if card.kind == "character" and card.orientation != "insane" and word in card.keywords:
                    cards.add(card.card)
        clash = {(one, two) for one in sides["heroic"] for two in sides["villainous"] if one != two}
        if clash:
            yield f"seat {player.seat} controls Heroic and Villainous: {sorted(clash)}"


def _clash_under_way(state: CardsState) -> bool:
    names = {type(frame).__name__ for frame in state.stack}
    return bool(names & {"Clash", "Wreck", "Replace"}) or bool(state.decision and state.decision.kind in (
        "D-20", "D-21", "D-22",
    ))  # fmt: skip


def inv_13(state: CardsState) -> Wrong:
    """Nobody has won three stories while the game goes on."""
    if state.over is not None:
        return
    for player in state.view(None).players:
        need = player.stories_needed if "Threshold" in words(state) else 3
        if len(player.won) >= need:
            yield f"seat {player.seat} has won {len(player.won)} stories"


def inv_23(state: CardsState) -> Wrong:
    """Day and Night are what the cards in play say."""
    sets = [
        (card, ability, effect)
        for card in (*state.play[0], *state.play[1], *state.row)
        for ability in state.static.defs[card].abilities
        if type(ability).__name__ == "Constant"
        for effect in ability.effects  # type: ignore[attr-defined]
        if type(effect).__name__ == "SetTime"
    ]
    table = state.view(None)
    blank = {card.card for card in card_views(table) if card.blank}
    if any(ability.while_ is not None for _, ability, _ in sets) or (sets and "GainAbility" in words(state)):  # type: ignore[attr-defined]
        return
    times = {effect.time for card, _, effect in sets if state.orient[card] != t.INSANE and card not in blank}
    if (table.day, table.night) != ("day" in times, "night" in times) and not _lasting(state, "SetTime"):
        yield f"day {table.day}, night {table.night}; the cards say {sorted(times)}"


def _lasting(state: CardsState, kind: str) -> bool:
    return any(type(lasting.effect).__name__ == kind for lasting in state.lasting)


def inv_24(state: CardsState) -> Wrong:
    """Every lasting effect has an end that is not in the past, and something to be about."""
    for lasting in state.lasting:
        age = state.turn - lasting.turn
        most = {"phase": 0, "turn": 0, "opponents_turn": 2}.get(lasting.until, 10**6)
        if age < 0 or age > most:
            yield f"{type(lasting.effect).__name__} until {lasting.until} of turn {lasting.turn} in turn {state.turn}"
        lost = lasting.refs and state.over is None and not any(state.live(ref) for ref in lasting.refs)
        if lost and not _is_busy(state):
            yield f"{type(lasting.effect).__name__} is about nothing in play"
    if state.looked and not _is_busy(state):
        yield f"cards {state.looked} are still looked at, and no effect is under way (CG-4.1.11)"
