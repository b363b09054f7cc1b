"""Cards change places: the only functions that move cards between zones (CG-4, 16.3)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.modifiers import values
from cthulhu_desktop.core.cards.state import CardsState, Happened, Snap
from cthulhu_desktop.core.kernel import Occurrence


def happen(
    state: CardsState,
    occurrence: Occurrence,
    kind: str,
    *,
    seat: int = -1,
    card: int = -1,
    story: int = -1,
    by: int = -1,
    n: int = 0,
    word: str = "",
    snap: Snap | None = None,
) -> None:
    """Something happened: report it, and remember it if a text of this game waits for it or looks back to it."""
    state.out.append(occurrence)
    if kind in state.static.watched:
        if snap is None and card >= 0:
            snap = take_snap(state, card)
        there = participants(state, story) if story >= 0 else ()
        note = Happened(kind, state.clock, seat, card, story, by, n, word, snap, there)
        state.clock += 1
        if kind in state.static.after:
            state.scope.append(note)
            state.handled.append(0)
        if kind in state.static.history_kinds:
            state.history.append(note)


def take_snap(state: CardsState, card: int) -> Snap:
    """The card as it is now, for what will be asked about it later."""
    return Snap(
        card, state.birth[card], state.controller[card], state.zone[card], state.orient[card], state.wounds[card],
        state.story[card], state.host[card], values(state, card), tuple(attachments(state, card)),
    )  # fmt: skip


def participants(state: CardsState, story: int) -> tuple[int, ...]:
    """Characters committed to a story, AP's first (CG-1.2.4)."""
    where = state.story
    active = state.active
    return tuple(
        [card for card in state.play[active] if where[card] == story]
        + [card for card in state.play[1 - active] if where[card] == story]
    )


def side_at(state: CardsState, story: int, seat: int) -> list[int]:
    """The characters of one side at a story."""
    where = state.story
    return [card for card in state.play[seat] if where[card] == story]


def card_type(state: CardsState, card: int) -> int:
    """What the card is now: an attached one is a support (CG-16.5.3), an insane one a character (CG-16.4.7)."""
    if state.zone[card] == t.PLAY:
        if state.orient[card] >= t.INSANE:
            return t.CHARACTER if state.orient[card] == t.INSANE else t.FACE_DOWN
        if state.host[card] != t.NOWHERE:
            return t.SUPPORT
    return state.static.kind[card]


def attachments(state: CardsState, card: int) -> list[int]:
    """What is attached to a card in play."""
    if not state.static.any_attachments:
        return []
    host = state.host
    return [other for cards in state.play for other in cards if host[other] == card]


def attached_to_domain(state: CardsState, domain: int) -> list[int]:
    """What is attached to a domain (CG-19.2.6)."""
    if not state.static.any_attachments:
        return []
    host = t.host_of_domain(domain)
    return [other for cards in state.play for other in cards if state.host[other] == host]


def resource_domain(state: CardsState, card: int) -> int:
    """The domain a resource lies under."""
    return -2 - state.host[card]


# --- taking out and putting in ---------------------------------------------------------------------------------------


def _take(state: CardsState, card: int) -> None:
    """Out of the list of its zone."""
    zone = state.zone[card]
    owner = state.static.owner[card]
    if zone == t.HAND:
        state.hand[owner].remove(card)
    elif zone == t.PLAY:
        state.play[state.controller[card]].remove(card)
    elif zone == t.DECK:
        state.deck[owner].remove(card)
    elif zone == t.DISCARD:
        state.discard[owner].remove(card)
    elif zone == t.RESOURCE:
        state.resources[resource_domain(state, card)].remove(card)
        state.host[card] = t.NOWHERE
    elif zone == t.ROW:
        state.row.remove(card)
    elif zone == t.STORY_DECK:
        state.story_deck.remove(card)
    elif zone == t.WON:
        state.won[state.controller[card]].remove(card)
    elif zone == t.REMOVED:
        state.removed[owner].remove(card)


def _renew(state: CardsState, card: int) -> None:
    """The card is a new object from now on (CG-4.1.6)."""
    state.birth[card] = state.since[card] = state.clock
    state.clock += 1


def _wipe(state: CardsState, card: int) -> None:
    """What a card that leaves play loses (CG-16.3.1)."""
    state.wounds[card] = 0
    state.tokens[0][card] = state.tokens[1][card] = 0
    state.story[card] = t.NOWHERE
    state.host[card] = t.NOWHERE
    state.orient[card] = t.READY
    state.controller[card] = max(state.static.owner[card], 0)
    if state.static.constant[card] and card in state.constants:
        state.constants.remove(card)
        note_modified(state)
    if card in state.doomed:
        state.doomed.remove(card)


def note_modified(state: CardsState) -> None:
    """Whether current values can differ from printed ones."""
    state.modified = bool(state.constants or state.lasting)


def put(state: CardsState, card: int, zone: int, *, bottom: bool = False) -> None:
    """Move a card into its owner's zone of that kind (CG-4.1.5); on a deck, on top unless `bottom`."""
    if state.zone[card] in (t.PLAY, t.ROW):
        _take(state, card)
        _wipe(state, card)
    else:
        if state.zone[card] == t.HAND or state.zone[card] == t.DECK:
            state.revealed = True
        _take(state, card)
    owner = state.static.owner[card]
    state.zone[card] = zone
    if zone == t.DISCARD:
        state.discard[owner].append(card)
    elif zone == t.HAND:
        state.hand[owner].append(card)
    elif zone == t.DECK:
        state.deck[owner].insert(0 if bottom else len(state.deck[owner]), card)
    elif zone == t.REMOVED:
        state.removed[owner].append(card)
    elif zone == t.STORY_DECK:
        state.story_deck.insert(0 if bottom else len(state.story_deck), card)
    _renew(state, card)
    state.touch()


def put_resource(state: CardsState, card: int, domain: int) -> None:
    """The card becomes a resource of the domain (CG-19.1); from play it leaves play, and its attachments are destroyed
    (CG-4.1.6, 16.5.4)."""
    leaves = state.zone[card] == t.PLAY
    snap = take_snap(state, card) if leaves and state.static.watched else None
    controller, hosted = state.controller[card], attachments(state, card) if leaves else []
    _take(state, card)
    if leaves:
        _wipe(state, card)
    state.zone[card] = t.RESOURCE
    state.host[card] = t.host_of_domain(domain)
    state.resources[domain].append(card)
    state.revealed = True
    _renew(state, card)
    state.touch()
    seat = state.dom_owner[domain]
    if leaves:
        gone = th.LeavesPlay(controller, card, "resource")
        happen(state, gone, "leaves_play", seat=controller, card=card, snap=snap, word="resource")
    happen(state, th.ResourceAttached(seat, card, domain), "resource_attached", seat=seat, card=card)
    for other in hosted:
        leave_play(state, other, t.DISCARD, "destroyed")


def put_won(state: CardsState, card: int, seat: int) -> None:
    """A story goes to a won pile (CG-15.2.1)."""
    _take(state, card)
    _wipe(state, card)
    state.zone[card] = t.WON
    state.controller[card] = seat
    state.won[seat].append(card)
    _renew(state, card)
    state.touch()


def row_is_short(state: CardsState) -> bool:
    """The row has fewer than three stories, conspiracies aside, and the story deck can supply more (CG-15.6.1)."""
    if not state.story_deck:
        return False
    if len(state.row) < 3:
        return True
    kind = state.static.kind
    return sum(kind[card] == t.STORY_CARD for card in state.row) < 3


def put_in_row(state: CardsState, card: int, place: int = -1) -> None:
    """A story or conspiracy joins the row (at that place, or behind the others), face up, without tokens
    (CG-15.2.4)."""
    _take(state, card)
    state.zone[card] = t.ROW
    state.row.insert(len(state.row) if place < 0 else place, card)
    _renew(state, card)
    if state.static.constant[card]:
        state.constants.append(card)
        state.modified = True
    state.revealed = True
    state.touch()
    state.out.append(th.StoryEnters(card))


def enter_play(
    state: CardsState,
    card: int,
    seat: int,
    *,
    orient: int = t.READY,
    host: int = t.NOWHERE,
    story: int = t.NOWHERE,
) -> None:
    """A card comes into play under `seat`'s control (CG-11.1.4, 11.1.10). The caller has asked `may_enter`."""
    source = t.ZONE_NAMES[state.zone[card]]
    if source in ("hand", "deck"):
        state.revealed = True
    _take(state, card)
    state.zone[card] = t.PLAY
    state.controller[card] = seat
    state.orient[card] = orient
    state.host[card] = host
    state.story[card] = story
    state.play[seat].append(card)
    _renew(state, card)
    if state.static.constant[card]:
        state.constants.append(card)
        state.modified = True
    state.touch()
    happen(state, th.EntersPlay(seat, card, source), "enters_play", seat=seat, card=card, word=source)
    if host != t.NOWHERE:
        happen(state, th.Attached(card, host), "attached", seat=seat, card=card, by=host)


def may_enter(state: CardsState, card: int, seat: int) -> str:
    """ "" if the card may enter play under that player, else the rule that forbids it: unique (CG-6.1.2) or
    Heroic against Villainous (CG-21.1.1)."""
    return barred_by(state, card, seat)[0]


def barred_by(state: CardsState, card: int, seat: int) -> tuple[str, int]:
    """What `may_enter` says, and the card in play that stands in the way (-1: none)."""
    static = state.static
    if static.unique[card]:
        title = static.title[card]
        for other in (*state.play[0], *state.play[1]):
            if (
                static.title[other] == title
                and other != card
                and state.orient[other] != t.DORMANT
                and (state.controller[other] == seat or static.owner[other] == seat)
            ):
                return "CG-6.1.2", other
    if static.clashes and static.kind[card] == t.CHARACTER:
        own = values(state, card).keywords if state.zone[card] == t.PLAY else static.printed[card].keywords
        other = clash_with(state, own, seat, card)
        if other >= 0:
            return "CG-21.1.1", other
    return "", -1


def clash_with(state: CardsState, keywords: frozenset[str], seat: int, card: int) -> int:
    """The character that the player controls whose Heroic or Villainous conflicts with these keywords (CG-21.1); -1:
    there is none."""
    heroic, villainous = "heroic" in keywords, "villainous" in keywords
    if not (heroic or villainous):
        return -1
    for other in state.play[seat]:
        if other != card and card_type(state, other) == t.CHARACTER:
            words = values(state, other).keywords
            if (heroic and "villainous" in words) or (villainous and "heroic" in words):
                return other
    return -1


# --- leaving play ----------------------------------------------------------------------------------------------------


def leave_play(state: CardsState, card: int, zone: int, how: str, *, by: int = -1, bottom: bool = False) -> None:
    """A card leaves play: `how` is destroyed, sacrificed, discarded or moved (CG-16.2.3). Its attachments are
    destroyed (CG-16.5.4)."""
    snap = take_snap(state, card) if state.static.watched else None
    seat = state.controller[card]
    hosted = attachments(state, card)
    if zone != t.DECK and "resilient" in state.static.keywords and "resilient" in values(state, card).keywords:
        _set_aside(state, card, (card, seat, zone, how, by, snap))
        for other in hosted:
            leave_play(state, other, t.DISCARD, "destroyed")
        return
    put(state, card, zone, bottom=bottom)
    report_leaving(state, (card, seat, zone, how, by, snap))
    for other in hosted:
        leave_play(state, other, t.DISCARD, "destroyed")


Leaving = tuple[int, int, int, str, int, Snap | None]


def _set_aside(state: CardsState, card: int, leaving: Leaving) -> None:
    """A Resilient card waits for its controller's decision before it goes anywhere (CG-22.2.3)."""
    set_aside(state, card)
    state.leaving.append(leaving)


def set_aside(state: CardsState, card: int) -> None:
    """Out of play and into no other zone yet; it is face up."""
    _take(state, card)
    _wipe(state, card)
    state.zone[card] = t.PLAYED
    state.revealed = True
    _renew(state, card)
    state.touch()


def lay_face_down(state: CardsState, card: int, seat: int, story: int) -> None:
    """A Dormant card of the hand lies face down at a story: in play, but nothing else is known of it (CG-22.2.6)."""
    _take(state, card)
    state.zone[card] = t.PLAY
    state.controller[card] = seat
    state.orient[card] = t.DORMANT
    state.host[card] = story
    state.play[seat].append(card)
    _renew(state, card)
    state.touch()
    state.out.append(th.LaidDormant(seat, card, story))


def report_leaving(state: CardsState, leaving: Leaving) -> None:
    """The occurrences of a card that has just left play."""
    card, seat, zone, how, by, snap = leaving
    if how == "destroyed":
        happen(state, th.Destroyed(seat, card, by), "destroyed", seat=seat, card=card, by=by, snap=snap)
    elif how == "sacrificed":
        happen(state, th.Sacrificed(seat, card), "sacrificed", seat=seat, card=card, snap=snap)
    elif how == "discarded":
        happen(state, th.Discarded(seat, card, "play"), "discarded", seat=seat, card=card, snap=snap, word="play")
    elif zone == t.HAND:
        happen(state, th.Moved(seat, card, "play", "hand"), "returned", seat=seat, card=card, snap=snap)
    else:
        state.out.append(th.Moved(seat, card, "play", t.ZONE_NAMES[zone]))
    leaves = th.LeavesPlay(seat, card, t.ZONE_NAMES[zone])
    happen(state, leaves, "leaves_play", seat=seat, card=card, snap=snap, word=t.ZONE_NAMES[zone])


def discard(state: CardsState, card: int) -> None:
    """From wherever it is to the owner's discard pile, as a discard (CG-16.2.3)."""
    if state.zone[card] == t.PLAY:
        leave_play(state, card, t.DISCARD, "discarded")
        return
    source = t.ZONE_NAMES[state.zone[card]]
    put(state, card, t.DISCARD)
    seat = state.static.owner[card]
    happen(state, th.Discarded(seat, card, source), "discarded", seat=seat, card=card, word=source)


def shuffle(state: CardsState, seat: int) -> None:
    """Shuffle a deck; its cards are new objects (CG-4.1.6 needs no more: nothing can refer to them)."""
    state.rng.shuffle(state.deck[seat])
    state.revealed = True
    state.out.append(th.Shuffled(seat))


def draw(state: CardsState, seat: int, count: int) -> int:
    """Draw as many of `count` as there are (CG-4.1.13); how many that was."""
    deck = state.deck[seat]
    cards: list[int] = []
    while deck and len(cards) < count:
        card = deck.pop()
        state.zone[card] = t.HAND
        state.hand[seat].append(card)
        _renew(state, card)
        cards.append(card)
    if cards:
        state.revealed = True
        state.touch()
        happen(state, th.Drawn(seat, len(cards), tuple(cards)), "drawn", seat=seat, n=len(cards))
    return len(cards)


def gain_domain(state: CardsState, seat: int) -> bool:
    """The top card of the deck becomes a domain (CG-19.2); False if there is none."""
    if not state.deck[seat]:
        return False
    card = state.deck[seat].pop()
    state.zone[card] = t.DOMAIN
    _renew(state, card)
    domain = len(state.drained)
    state.drained.append(0)
    state.dom_card.append(card)
    state.dom_owner.append(seat)
    state.resources.append([])
    state.domains[seat].append(domain)
    state.revealed = True
    state.touch()
    happen(state, th.DomainGained(seat, domain), "domain_gained", seat=seat)
    return True


def remove_domain(state: CardsState, domain: int) -> bool:
    """A gained domain goes: its card and resources to the owner's discard pile, its attachments are destroyed
    (CG-19.2.5, 19.2.6); False if it is none of the gained ones."""
    card = state.dom_card[domain]
    if card < 0:
        return False
    for other in attached_to_domain(state, domain):
        leave_play(state, other, t.DISCARD, "destroyed")
    for resource in list(state.resources[domain]):
        put(state, resource, t.DISCARD)
    state.domains[state.dom_owner[domain]].remove(domain)
    state.dom_card[domain] = t.NOWHERE
    put(state, card, t.DISCARD)
    state.out.append(th.DomainLost(state.dom_owner[domain], domain))
    return True
