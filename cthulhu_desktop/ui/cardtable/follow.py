"""A view moved on by one occurrence, as far as the near seat sees it.

Only for showing what happens in between: after each move the table is laid out from the core's own view, whatever was
shown until then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from cthulhu_desktop.core.cards import occurrences_cards as oc
from cthulhu_desktop.core.cards import occurrences_stories as os_
from cthulhu_desktop.core.cards.view import CardsView, CardView, PlayerView, StoryView
from cthulhu_desktop.core.kernel import Occurrence

Known = Mapping[int, CardView]


def follow(view: CardsView, occurrence: Occurrence, later: Known) -> CardsView:
    """`view` after `occurrence`; `later` holds the cards that the seat sees once the move is over."""
    changed = _moves(view, occurrence, later)
    for part in (_flow, _state, _stories):
        changed = part(changed, occurrence)
    return changed


def find(view: CardsView, number: int, later: Known) -> CardView | None:
    """A card as it is seen now, or as it will be seen."""
    for player in view.players:
        for group in (player.play, player.hand, player.discard, player.removed):
            for card in group:
                if card.card == number:
                    return card
        for domain in player.domains:
            for card in domain.resources:
                if card.card == number:
                    return card
    return next((card for card in view.being_played if card.card == number), later.get(number))


# -- how things lie --------------------------------------------------------------------------------------------------
def _state(view: CardsView, occurrence: Occurrence) -> CardsView:
    match occurrence:
        case oc.Readied(card) | oc.Restored(card):
            return _change(view, card, orientation="ready")
        case oc.Exhausted(card):
            return _change(view, card, orientation="exhausted")
        case oc.GoesInsane(card, story, _):
            return _change(_leave_story(view, card, story), card, orientation="insane", story=-1)
        case oc.Wounded(card, n, _):
            return _change_by(view, card, lambda c: replace(c, wounds=c.wounds + n))
        case oc.Healed(card, n):
            return _change_by(view, card, lambda c: replace(c, wounds=max(0, c.wounds - n)))
        case oc.DomainRefreshed(seat, domain):
            return _domain(view, seat, domain, drained=False)
        case oc.DomainDrained(seat, domain):
            return _domain(view, seat, domain, drained=True)
        case oc.Attached(card, host):
            return _change(view, card, host=host)
        case oc.Detached(card):
            return _change(view, card, host=-1)
    return view


def _change(view: CardsView, number: int, **fields: Any) -> CardsView:
    return _change_by(view, number, lambda card: replace(card, **fields))


def _change_by(view: CardsView, number: int, change: Callable[[CardView], CardView]) -> CardsView:
    def of(player: PlayerView) -> PlayerView:
        if all(card.card != number for card in player.play):
            return player
        return replace(player, play=tuple(change(card) if card.card == number else card for card in player.play))

    return replace(view, players=(of(view.players[0]), of(view.players[1])))


def _player(view: CardsView, seat: int, **fields: Any) -> CardsView:
    players = list(view.players)
    players[seat] = replace(players[seat], **fields)
    return replace(view, players=(players[0], players[1]))


def _domain(view: CardsView, seat: int, number: int, **fields: Any) -> CardsView:
    domains = view.players[seat].domains
    changed = tuple(replace(domain, **fields) if domain.domain == number else domain for domain in domains)
    return _player(view, seat, domains=changed)


# -- where things go -------------------------------------------------------------------------------------------------
def _moves(view: CardsView, occurrence: Occurrence, later: Known) -> CardsView:
    match occurrence:
        case oc.Drawn(seat, count, cards):
            player = view.players[seat]
            seen = tuple(later[card] for card in cards if card in later and later[card].zone == "hand")
            return _player(
                view, seat, hand=player.hand + seen, hand_size=player.hand_size + count,
                deck_size=max(0, player.deck_size - count),
            )  # fmt: skip
        case oc.ResourceAttached(seat, card, domain):
            return _to_domain(view, seat, card, domain, later)
        case oc.Played(_, card, _, _):
            found = find(view, card, later)
            if found is None:
                return view
            return replace(out := _out(view, card), being_played=(*out.being_played, replace(found, zone="played")))
        case oc.EntersPlay(seat, card, _):
            return _into_play(view, seat, card, later)
        case oc.ControlChanged(card, seat):
            return _into_play(view, seat, card, later)
        case oc.LeavesPlay(_, card, to):
            return _to_zone(view, card, to, later)
        case oc.Destroyed(_, card, _) | oc.Sacrificed(_, card) | oc.Discarded(_, card, _):
            return _to_zone(view, card, "discard", later)
        case oc.Moved(_, card, _, to) if card >= 0:
            return _to_zone(view, card, to, later)
    return view


def _out(view: CardsView, number: int) -> CardsView:
    """Without the card, wherever it was."""

    def of(player: PlayerView) -> PlayerView:
        hand = _without(player.hand, number)
        return replace(
            player,
            hand=hand,
            hand_size=player.hand_size - (len(player.hand) - len(hand)),
            play=_without(player.play, number),
            discard=_without(player.discard, number),
            domains=tuple(replace(d, resources=_without(d.resources, number)) for d in player.domains),
        )

    return replace(
        view,
        players=(of(view.players[0]), of(view.players[1])),
        being_played=_without(view.being_played, number),
    )


def _without(cards: tuple[CardView, ...], number: int) -> tuple[CardView, ...]:
    return tuple(card for card in cards if card.card != number)


def _into_play(view: CardsView, seat: int, number: int, later: Known) -> CardsView:
    found = find(view, number, later)
    if found is None:
        return view
    then = later.get(number)
    card = then if then is not None and then.zone == "play" else found
    out = _out(view, number)
    return _player(out, seat, play=(*out.players[seat].play, replace(card, zone="play", controller=seat, story=-1)))


def _to_domain(view: CardsView, seat: int, number: int, domain: int, later: Known) -> CardsView:
    found = find(view, number, later)
    if found is None:
        return view
    out = _out(view, number)
    domains = tuple(
        replace(d, resources=(*d.resources, replace(found, zone="resource"))) if d.domain == domain else d
        for d in out.players[seat].domains
    )
    hand = out.players[seat].hand_size
    if seat != view.seat and find(view, number, {}) is None:
        hand = max(0, hand - 1)
    return _player(out, seat, domains=domains, hand_size=hand)


def _to_zone(view: CardsView, number: int, zone: str, later: Known) -> CardsView:
    found = find(view, number, later)
    if found is None:
        return view
    if zone == "discard" and found.zone == "discard" and find(view, number, {}) is not None:
        return view  # said twice: destroyed, then leaves play
    out = _out(view, number)
    owner = out.players[found.owner]
    lying = replace(found, zone=zone, story=-1, host=-1, orientation="ready", wounds=0)
    if zone == "discard":
        return _player(out, found.owner, discard=(*owner.discard, lying))
    if zone == "hand":
        hand = (*owner.hand, lying) if found.owner == view.seat else owner.hand
        return _player(out, found.owner, hand=hand, hand_size=owner.hand_size + 1)
    if zone.startswith("deck"):
        return _player(out, found.owner, deck_size=owner.deck_size + 1)
    return out if zone == "removed" else view


# -- stories ---------------------------------------------------------------------------------------------------------
def _stories(view: CardsView, occurrence: Occurrence) -> CardsView:
    match occurrence:
        case os_.Committed(_, card, story):
            return _change(view, card, story=story)
        case os_.Uncommitted(card, _):
            return _change(view, card, story=-1)
        case os_.StruggleBegins(story, icon):
            return replace(view, struggle=(story, icon))
        case os_.SkillCounted() | os_.StoryResolved():
            return replace(view, struggle=None)
        case os_.TokenPlaced(seat, story, n):
            return _tokens(view, seat, story, n)
        case os_.TokenRemoved(seat, story, n):
            return _tokens(view, seat, story, -n)
    return view


def _tokens(view: CardsView, seat: int, number: int, n: int) -> CardsView:
    def of(story: StoryView) -> StoryView:
        tokens = list(story.tokens)
        tokens[seat] = max(0, tokens[seat] + n)
        return replace(story, tokens=(tokens[0], tokens[1]))

    return replace(view, row=tuple(of(story) if story.card == number else story for story in view.row))


def _leave_story(view: CardsView, card: int, story: int) -> CardsView:
    def of(one: StoryView) -> StoryView:
        sides = tuple(tuple(number for number in side if number != card) for side in one.committed)
        return replace(one, committed=(sides[0], sides[1]))

    return replace(view, row=tuple(of(one) if one.card == story else one for one in view.row))


# -- the turn --------------------------------------------------------------------------------------------------------
def _flow(view: CardsView, occurrence: Occurrence) -> CardsView:
    match occurrence:
        case os_.TurnBegins(seat, turn):
            return replace(view, active=seat, turn=turn)
        case os_.PhaseBegins(seat, phase):
            return replace(view, active=seat, phase=phase, asked=None)
    return view
