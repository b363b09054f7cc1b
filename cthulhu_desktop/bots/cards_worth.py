"""What things of the card game are worth to a player, in points: a plain character of cost 2 is about 4.

The figures were found by letting bots that differ in one of them play against each other.
"""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities.ability import Constant, Passive, Triggered
from cthulhu_desktop.core.cards.modifiers import stories_needed, tokens_needed, values
from cthulhu_desktop.core.cards.payment import worth as domain_size
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.static import Static, Values

GAME = 1000.0  # a game won
STORY = 20.0  # the first story won; each further one is worth STORY_MORE more
STORY_MORE = 8.0
ICONS = (1.1, 1.2, 0.7, 1.1)
KEYWORDS = {"fast": 0.4, "willpower": 0.5, "invulnerability": 0.9}
INSANE = 0.4  # of its printed worth: it will be restored
READY = 0.15  # of its worth, for a character that can still act this turn
HAND = 1.5
HAND_OWN = 0.1  # of the worth of a card whose face is known
RESOURCE = 0.5
UNDRAINED_OWN, UNDRAINED_THEIRS = 0.1, 0.35  # for each resource
THIN_DECK = 8  # cards; below that every card counts


def worth_of_values(now: Values, abilities: int) -> float:
    """A character with these values and so many abilities."""
    worth = 0.5 + 0.9 * max(0, now.skill) + 0.9 * min(2, now.toughness) + 0.5 * abilities
    for weight, number in zip(ICONS, now.icons, strict=True):
        worth += weight * max(0, number)
    worth += 0.8 * sum(max(0, number) for number in now.large)
    return worth + sum(gain for word, gain in KEYWORDS.items() if word in now.keywords)


def abilities_of(static: Static, card: int) -> int:
    """How many abilities a card has that do something in play."""
    return sum(isinstance(ability, (Constant, Passive, Triggered)) for ability in static.abilities[card])


def printed_worth(static: Static, card: int) -> float:
    """What the card would be worth in play, by its face alone; for an event, what it may do."""
    kind = static.kind[card]
    if kind == t.CHARACTER:
        return worth_of_values(static.printed[card], abilities_of(static, card))
    cost = static.cost[card] + 2 * static.cost_x[card]
    return 1.5 + 1.2 * cost if kind == t.SUPPORT else 2.5 + 1.0 * cost


def worth_now(state: CardsState, card: int) -> float:
    """What a card is worth where it lies: to its controller in play, to its owner elsewhere."""
    static = state.static
    if state.zone[card] != t.PLAY:
        return printed_worth(static, card)
    if state.orient[card] == t.INSANE:
        return INSANE * printed_worth(static, card)
    if static.kind[card] != t.CHARACTER:
        hosted = state.host[card] != t.NOWHERE  # what it does to its host shows in the host's values
        return 0.6 if hosted else 0.8 + 0.9 * static.cost[card] + 0.5 * abilities_of(static, card)
    if state.host[card] != t.NOWHERE:
        return 0.6
    now = values(state, card)
    worth = worth_of_values(now, 0 if now.blank else abilities_of(static, card))
    return worth * (1 - 0.2 * min(2, state.wounds[card]))


def standing(tokens: int, needed: int, won: int, wanted: int) -> float:
    """What so many success tokens are worth to a player who has won so many stories; all that are needed win it."""
    if tokens >= needed:
        return GAME if won + 1 >= wanted else STORY + STORY_MORE * won
    part = tokens / needed
    return (STORY + STORY_MORE * won) * (0.35 * part + 0.65 * part * part)


def progress(state: CardsState, seat: int) -> float:
    """Stories won and tokens on the row."""
    won = len(state.won[seat])
    total = STORY * won + STORY_MORE * (won * (won - 1) / 2)
    wanted = stories_needed(state, seat)
    tokens = state.tokens[seat]
    for story in state.row:
        if tokens[story]:
            total += standing(tokens[story], tokens_needed(state, story, seat), won, wanted)
    return total


def board(state: CardsState, seat: int) -> float:
    """What the player has in play. Being ready counts while it can still be used: for attacks and defence this turn,
    and for the active player's defence in the turn to come."""
    useful = seat == state.active or state.phase < t.STORY
    total = 0.0
    for card in state.play[seat]:
        worth = worth_now(state, card)
        total += worth
        if useful and state.orient[card] == t.READY:
            total += READY * worth
    return total


def means(state: CardsState, seat: int, own: bool) -> float:
    """Hand, domains and deck. Of the own hand the faces count a little; what is drained costs the other side more,
    because the own domains are weighed where they are spent."""
    static = state.static
    hand = state.hand[seat]
    total = HAND * len(hand) - 0.15 * max(0, len(hand) - 7) * HAND
    if own:
        total += HAND_OWN * sum(printed_worth(static, card) for card in hand)
    undrained = UNDRAINED_OWN if own else UNDRAINED_THEIRS
    for domain in state.domains[seat]:
        size = domain_size(state, domain)
        total += 0.4 + RESOURCE * min(size, 6)
        if not state.drained[domain]:
            total += undrained * size
    return total - max(0, THIN_DECK - len(state.deck[seat])) * 0.6


def position_value(state: CardsState, seat: int) -> float:
    """How good the position is for `seat`; 0 is even. Of hidden cards only their number counts."""
    over = state.over
    if over is not None:
        return 0.0 if not over.winners else GAME if seat in over.winners else -GAME
    other = 1 - seat
    return (
        progress(state, seat) - progress(state, other)
        + board(state, seat) - board(state, other)
        + means(state, seat, True) - means(state, other, False)
    )  # fmt: skip
