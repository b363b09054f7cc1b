"""What a seat knows (CG-4.1.4): frozen records for the table, with nothing hidden in them."""

from __future__ import annotations

from dataclasses import dataclass

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities import changes as ch
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.base import Change, Num
from cthulhu_desktop.core.cards.abilities.look import amount
from cthulhu_desktop.core.cards.extensions import lies_open
from cthulhu_desktop.core.cards.frames import Loser, StoryRun, Struggle
from cthulhu_desktop.core.cards.modifiers import (
    Active,
    active,
    concerns,
    stories_needed,
    time_of_day,
    tokens_needed,
    values,
)
from cthulhu_desktop.core.cards.payment import play_cost, worth
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.struggles import icons_at, skill_at, struggle_types, struggles_of
from cthulhu_desktop.core.cards.zones import attached_to_domain, attachments, card_type
from cthulhu_desktop.core.catalogue.cards import ICONS, Icons
from cthulhu_desktop.core.kernel import Outcome


@dataclass(frozen=True, slots=True)
class ChangeView:
    """What the text of one card (`source`) does to the values of another. `what` is one of

    - skill, icons: `n` more (less than 0: fewer) skill, or icons of the type `name`; toughness: `n` more
    - skill_to: the printed skill counts as `n`; no_icons: no printed icons `name`
    - keyword, no_keyword, subtype, no_subtype: gains or loses `name`; faction: becomes of the faction `name`
    - extra: struggles of the types `name` where it is; blank: no text box; ability: a text of its own; attachment: an
      attachment and nothing else
    """

    source: int
    what: str
    n: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True)
class CardView:
    """A visible card. `id` "" and everything at zero for a face nobody may see. Current values, with the printed ones
    beside them; `changes`: what texts do to them, `changed_by`: the cards with these texts. `costs_x`: its
    printed cost is X. `cost` is what it would
    cost its owner to play now."""

    card: int
    id: str
    title: str
    kind: str
    owner: int
    controller: int
    zone: str
    orientation: str = "ready"
    skill: int = 0
    icons: Icons = (0, 0, 0, 0)
    keywords: tuple[str, ...] = ()
    toughness: int = 0
    subtypes: tuple[str, ...] = ()
    faction: str = ""
    cost: int = 0
    printed_skill: int = 0
    printed_icons: Icons = (0, 0, 0, 0)
    printed_cost: int = 0
    costs_x: bool = False
    blank: bool = False
    wounds: int = 0
    story: int = -1
    host: int = -1
    attachments: tuple[int, ...] = ()
    changed_by: tuple[int, ...] = ()
    changes: tuple[ChangeView, ...] = ()


@dataclass(frozen=True, slots=True)
class DomainView:
    """A domain: its resources, what it can pay, and whether its card is a gained one (face down)."""

    domain: int
    drained: bool
    resources: tuple[CardView, ...]
    worth: int
    gained: bool
    attachments: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StoryView:
    """A story of the row: its struggles as they are now ("TTCAI"), tokens and needed tokens by seat, and what would be
    counted by seat if it were resolved now."""

    card: int
    id: str
    title: str
    struggles: str
    tokens: tuple[int, int]
    needed: tuple[int, int]
    icons: tuple[Icons, Icons]
    skill: tuple[int, int]
    committed: tuple[tuple[int, ...], tuple[int, ...]]
    attachments: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One side. `hand` holds the cards only for their owner, `hand_size` always; `open_top`: a prophecy that lies face
    up on the deck (CG-22.2.5). `won_ids`: what the won stories are, in the order of `won`."""

    seat: int
    deck_size: int
    hand_size: int
    hand: tuple[CardView, ...]
    play: tuple[CardView, ...]
    discard: tuple[CardView, ...]
    removed: tuple[CardView, ...]
    domains: tuple[DomainView, ...]
    won: tuple[tuple[int, str], ...]
    stories_needed: int
    open_top: CardView | None = None
    won_ids: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardsView:
    """The whole table as `seat` sees it (None: an onlooker). `asked`: the seat that decides and the kind of its
    decision; `struggle`: (story, icon) in progress; `shown`: cards this seat looks at now (CG-4.1.11)."""

    seat: int | None
    number: int
    turn: int
    active: int
    first: int
    phase: str
    window: str
    day: bool
    night: bool
    players: tuple[PlayerView, PlayerView]
    row: tuple[StoryView, ...]
    story_deck_size: int
    being_played: tuple[CardView, ...]
    asked: tuple[int, str] | None
    struggle: tuple[int, str] | None
    shown: tuple[CardView, ...]
    chosen_resources: tuple[int, ...]
    switches: tuple[str, ...]
    outcome: Outcome | None


def view(state: CardsState, seat: int | None) -> CardsView:
    """What `seat` knows."""
    day, night = time_of_day(state)
    decision = state.decision
    shown = {card for who, card in state.looked if who < 0 or who == seat}
    struggle = next((frame for frame in reversed(state.stack) if isinstance(frame, (Struggle, Loser))), None)
    return CardsView(
        seat=seat,
        number=state.number,
        turn=state.turn,
        active=state.active,
        first=state.first,
        phase=t.PHASE_NAMES[state.phase],
        window=state.window,
        day=day,
        night=night,
        players=(_player(state, 0, seat), _player(state, 1, seat)),
        row=tuple(_story(state, story) for story in state.row),
        story_deck_size=len(state.story_deck),
        being_played=tuple(
            _card(state, card) for card in range(state.static.play_cards) if state.zone[card] == t.PLAYED
        ),
        asked=(decision.seat, decision.kind) if decision is not None else None,
        struggle=(struggle.story, ICONS[struggle.icon]) if struggle is not None else None,
        shown=tuple(_card(state, card) for card in sorted(shown)),
        chosen_resources=_secret(state, seat),
        switches=tuple(sorted(state.static.setup.switches)),
        outcome=state.outcome,
    )


def resolving_story(state: CardsState) -> int:
    """The story that is being resolved, -1 if none is."""
    return next((frame.story for frame in state.stack if isinstance(frame, StoryRun)), t.NOWHERE)


def _secret(state: CardsState, seat: int | None) -> tuple[int, ...]:
    """The starting resources the seat has chosen while the other still chooses (CG-8.1.7)."""
    order = (state.first, 1 - state.first)
    return next((cards for who, cards in zip(order, state.secret, strict=False) if who == seat), ())


def _player(state: CardsState, who: int, seat: int | None) -> PlayerView:
    return PlayerView(
        seat=who,
        deck_size=len(state.deck[who]),
        hand_size=len(state.hand[who]),
        hand=tuple(_card(state, card) for card in sorted(state.hand[who])) if who == seat else (),
        play=tuple(_in_play(state, card, who == seat) for card in state.play[who]),
        discard=tuple(_card(state, card) for card in state.discard[who]),
        removed=tuple(_card(state, card) for card in state.removed[who]),
        domains=tuple(_domain(state, domain) for domain in state.domains[who]),
        won=tuple((story, state.static.title[story]) for story in state.won[who]),
        stories_needed=stories_needed(state, who),
        open_top=_open_top(state, who),
        won_ids=tuple(state.static.defs[story].id for story in state.won[who]),
    )


def _open_top(state: CardsState, who: int) -> CardView | None:
    deck = state.deck[who]
    return _card(state, deck[-1]) if deck and lies_open(state, deck[-1]) else None


def _domain(state: CardsState, domain: int) -> DomainView:
    return DomainView(
        domain=domain,
        drained=bool(state.drained[domain]),
        resources=tuple(_card(state, card) for card in state.resources[domain]),
        worth=worth(state, domain),
        gained=state.dom_card[domain] >= 0,
        attachments=tuple(attached_to_domain(state, domain)),
    )


def _story(state: CardsState, story: int) -> StoryView:
    types = struggle_types(state, story)
    letters = "".join(ICONS[icon] * struggles_of(state, story, i) for i, (icon, _) in enumerate(types))

    def icons(seat: int) -> Icons:
        t_, c_, a_, i_ = (icons_at(state, story, seat, icon) for icon in range(4))
        return (t_, c_, a_, i_)

    def there(seat: int) -> tuple[int, ...]:
        return tuple(card for card in state.play[seat] if state.story[card] == story)

    return StoryView(
        card=story,
        id=state.static.defs[story].id,
        title=state.static.title[story],
        struggles=letters,
        tokens=(state.tokens[0][story], state.tokens[1][story]),
        needed=(tokens_needed(state, story, 0), tokens_needed(state, story, 1)),
        icons=(icons(0), icons(1)),
        skill=(skill_at(state, story, 0), skill_at(state, story, 1)),
        committed=(there(0), there(1)),
        attachments=tuple(attachments(state, story)),
    )


def _in_play(state: CardsState, card: int, own: bool) -> CardView:
    """Only its controller sees what lies dormant (CG-22.2.6)."""
    if own or state.orient[card] != t.DORMANT:
        return _card(state, card)
    owner = max(0, state.static.owner[card])
    kind, seat = t.TYPE_NAMES[t.FACE_DOWN], state.controller[card]
    return CardView(card, "", "", kind, owner, seat, "play", "dormant", host=state.host[card])


def _card(state: CardsState, card: int) -> CardView:
    static = state.static
    in_play = state.zone[card] == t.PLAY
    now = values(state, card) if in_play else static.printed[card]
    printed = static.printed[card]
    owner = max(0, static.owner[card])
    changes = _changes(state, card) if in_play and now != printed else ()
    return CardView(
        card=card,
        id=static.defs[card].id,
        title=static.title[card],
        kind=t.TYPE_NAMES[card_type(state, card)],
        owner=owner,
        controller=state.controller[card],
        zone=t.ZONE_NAMES[state.zone[card]],
        orientation=t.ORIENTATION_NAMES[state.orient[card]],
        skill=max(0, now.skill),
        icons=_floor(now.icons),
        keywords=tuple(sorted(now.keywords)),
        toughness=now.toughness,
        subtypes=tuple(sorted(now.subtypes)),
        faction=now.faction,
        cost=play_cost(state, owner, card, 0) if state.zone[card] == t.HAND else static.cost[card],
        printed_skill=printed.skill,
        printed_icons=printed.icons,
        printed_cost=static.cost[card],
        costs_x=static.cost_x[card],
        blank=now.blank and state.orient[card] < t.INSANE,
        wounds=state.wounds[card],
        story=state.story[card],
        host=state.host[card],
        attachments=tuple(attachments(state, card)),
        changed_by=tuple(dict.fromkeys(change.source for change in changes)),
        changes=changes,
    )


def _floor(icons: Icons) -> Icons:
    return (max(0, icons[0]), max(0, icons[1]), max(0, icons[2]), max(0, icons[3]))


def _changes(state: CardsState, card: int) -> tuple[ChangeView, ...]:
    """What texts do to this card's values, in the order in which they came; what comes to nothing is left out."""
    if state.orient[card] >= t.INSANE:
        return ()
    found: list[ChangeView] = []
    for entry in active(state, fx.Modify):
        effect = entry.effect
        if isinstance(effect, fx.Modify) and concerns(state, entry, effect.x, card):
            for change in effect.changes:
                found += _change(state, entry, change)
    return tuple(found)


def _change(state: CardsState, entry: Active, change: Change) -> list[ChangeView]:
    source = entry.source

    def n(number: Num) -> int:
        return amount(state, number, entry.env)

    match change:
        case ch.SkillBy(by):
            return [ChangeView(source, "skill", n(by))] if n(by) else []
        case ch.IconsBy(icons, by):
            letters = dict.fromkeys(icons)
            return [ChangeView(source, "icons", n(by) * icons.count(one), one) for one in letters] if n(by) else []
        case ch.SkillTo(to):
            return [ChangeView(source, "skill_to", n(to))]
        case ch.GainKeyword("toughness", by):
            return [ChangeView(source, "toughness", n(by))]
    return [ChangeView(source, _WHAT[type(change)], 0, str(getattr(change, _NAMED.get(type(change), ""), "")))]


_WHAT: dict[type[Change], str] = {
    ch.NoIcons: "no_icons", ch.GainKeyword: "keyword", ch.LoseKeyword: "no_keyword", ch.GainSubtype: "subtype",
    ch.LoseSubtype: "no_subtype", ch.FactionTo: "faction", ch.Blank: "blank", ch.GainAbility: "ability",
    ch.GainLarge: "extra", ch.AsAttachment: "attachment",
}  # fmt: skip
_NAMED: dict[type[Change], str] = {
    ch.NoIcons: "icons", ch.GainKeyword: "name", ch.LoseKeyword: "name", ch.GainSubtype: "name",
    ch.LoseSubtype: "name", ch.FactionTo: "name", ch.GainLarge: "icons",
}  # fmt: skip
