"""The invariants of the card game (section 24 of its rules) that a single position shows.

Each checker reads the position as data, with as little help of the engine as can be, and yields what is wrong. What
only the course of a game shows is in `course`.
"""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.view import CardView
from cthulhu_desktop.core.kernel import Decision, Game, Move, NotationError, Refused, Rng
from cthulhu_desktop.core.registry import find_game

Wrong = Iterator[str]
Checker = Callable[[CardsState], Wrong]

FEW = 60  # options that are listed one by one
PUBLIC = (t.DISCARD, t.PLAY, t.RESOURCE, t.PLAYED, t.REMOVED, t.ROW, t.WON)  # CG-4.1.4
ON_THE_TABLE = (t.PLAY, t.ROW)  # CG-4.1.3


class Broken(AssertionError):
    """An invariant does not hold; `rule` is its number."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule
        self.text = text


def words_of(setup: Any) -> frozenset[str]:
    """The names of all kinds of nodes in the texts of a setup: which exceptions its cards can make."""
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

    for shelf in (setup.cards, setup.own_stories):
        for definition in shelf.values():
            walk(definition.abilities)
    return frozenset(found)


def words(state: CardsState) -> frozenset[str]:
    """`words_of` the setup of a position, worked out once for a game."""
    found: frozenset[str] = state.static.remember("test_words", state.static.setup, words_of)
    return found


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
        if state.zone[card] == t.PLAY and (state.tokens[0][card] or state.tokens[1][card]):
            if not words(state) & {"Tokens", "Move", "Attach"}:
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
    """Only characters in play are insane, and a card is in one of the three states."""
    for card in range(state.static.count):
        orient = state.orient[card]
        if orient not in (t.READY, t.EXHAUSTED, t.INSANE):
            yield f"card {card} is in state {orient}"
        if orient != t.READY and state.zone[card] != t.PLAY:
            yield f"card {card} is {t.ORIENTATION_NAMES[orient]} out of play"
        if orient == t.INSANE and (state.static.kind[card] != t.CHARACTER or state.host[card] != t.NOWHERE):
            if not words(state) & {"SetState.insane", "Move", "Attach"}:
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
            for word in sides:
                if card.kind == "character" and card.orientation != "insane" and word in card.keywords:
                    sides[word].add(card.card)
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
    if any(ability.while_ is not None for _, ability, _ in sets) or "GainAbility" in words(state) and sets:  # type: ignore[attr-defined]
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
        if lasting.refs and state.over is None and not any(state.live(ref) for ref in lasting.refs):
            if not _is_busy(state):
                yield f"{type(lasting.effect).__name__} is about nothing in play"
    if state.looked and not _is_busy(state):
        yield f"cards {state.looked} are still looked at, and no effect is under way (CG-4.1.11)"


# --- hidden information ----------------------------------------------------------------------------------------------


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


def texts_in(value: Any) -> Iterator[str]:
    """All texts anywhere in a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (tuple, list, frozenset)):
        for part in value:
            yield from texts_in(part)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from texts_in(getattr(value, field.name))


def may_see(state: CardsState, seat: int | None, card: int) -> bool:
    """CG-4.1.4, 4.1.11: the face of that card is open to the seat now."""
    zone = state.zone[card]
    if zone in PUBLIC or (zone == t.HAND and state.static.owner[card] == seat):
        return True
    return any(looked == card and who in (seat, -1) for who, looked in state.looked)


def inv_17(state: CardsState) -> Wrong:
    """A view holds no title of a card that is hidden from its seat, and cannot tell hidden cards apart."""
    title = state.static.title
    names = {definition.id: definition.title for definition in state.static.defs}
    known = set(title)
    for seat in (None, 0, 1):
        table = state.view(seat)
        for shown in card_views(table):
            if shown.id and not may_see(state, seat, shown.card):
                yield f"seat {seat} is shown card {shown.card} in {t.ZONE_NAMES[state.zone[shown.card]]}"
        open_titles = {title[card] for card in range(state.static.count) if may_see(state, seat, card)}
        for text in texts_in(table):
            if (text in known and text not in open_titles) or names.get(text, text) in known - open_titles:
                yield f"the view of seat {seat} holds the text {text!r}"
        other = state.redeal(seat, Rng(state.number + 7))
        if other.view(seat) != table:
            yield f"dealing anew changes the view of seat {seat}"
        yield from (f"dealt anew for seat {seat}: {text}" for text in (*inv_01(other), *inv_02(other), *inv_12(other)))
        if state.decision is not None and state.decision.seat == seat:
            yield from _same_question(state.decision, other.decision)


def _same_question(decision: Decision, other: Decision | None) -> Wrong:
    """What a player may do depends on nothing he does not know."""
    if other is None or other.kind != decision.kind or other.seat != decision.seat:
        yield f"dealing anew changes the question {decision.kind} to {other and other.kind}"
    elif decision.options.count() <= FEW and set(other.options) != set(decision.options):
        yield f"dealing anew changes the options of {decision.kind} of the seat that is asked"


# --- questions, moves, saves -----------------------------------------------------------------------------------------


def inv_19(state: CardsState) -> Wrong:
    """One question with a legal answer, or an outcome."""
    decision = state.decision
    if (decision is None) != (state.outcome is not None):
        yield f"decision {decision}, outcome {state.outcome}"
    if decision is None:
        return
    count = decision.options.count()
    if count < 1:
        yield f"{decision.kind} has no options"
        return
    if not decision.rule or not decision.prompt or decision.seat not in (0, 1):
        yield f"{decision.kind}: rule {decision.rule!r}, prompt {decision.prompt!r}, seat {decision.seat}"
    sample = decision.options.sample(Rng(state.number))
    if sample not in decision.options:
        yield f"{decision.kind} offers {sample} and does not hold it"
    if count <= FEW:
        listed = list(decision.options)
        if len(listed) != count or len(set(listed)) != count:
            yield f"{decision.kind} lists {len(listed)} ({len(set(listed))} different) and counts {count}"
        yield from (f"{decision.kind} lists {move} and does not hold it" for move in listed if move not in decision.options)
        tried = Rng(state.number + 1)
        for move in [tried.choice(listed) for _ in range(2)]:
            if not state.copy().apply(move):
                yield f"{decision.kind} lists {move} and refuses it"


def inv_20(state: CardsState, rng: Rng, tries: int = 12) -> Wrong:
    """A refused move changes nothing: random moves of all kinds, and legal ones with something changed."""
    decision = state.decision
    before = state.digest()
    for _ in range(tries):
        move = random_move(state, rng)
        if not _can_be_written(move):
            continue
        if decision is not None and move in decision.options:
            if type(move) is not th.Concede and decision.options.count() <= FEW and move not in list(decision.options):
                yield f"{decision.kind} holds {move} and does not list it"
            continue
        if type(move) is th.Concede and decision is not None:
            continue
        refused = state.apply(move)
        if not isinstance(refused, Refused):
            yield f"{move} is not among the options and is taken"
            return
        if not refused.reason or state.digest() != before:
            yield f"the refused move {move} changed the position (reason {refused.reason!r})"
            return


def _can_be_written(move: Move) -> bool:
    """What cannot be written as a line cannot come from anywhere."""
    try:
        return bool(th.VOCABULARY.read(th.VOCABULARY.write(move)) == move)
    except NotationError:
        return False


_NUMBERS = (-9, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 254, 256, 4096, 10**9)


def random_move(state: CardsState, rng: Rng) -> Move:
    """Any move of the vocabulary with random numbers, or a legal one with one field changed."""
    decision = state.decision
    if decision is not None and rng.below(2):
        legal = decision.options.sample(rng)
        fields = dataclasses.fields(legal)  # type: ignore[arg-type]
        if fields:
            name = fields[rng.below(len(fields))].name
            value: Any = _another(getattr(legal, name), state, rng)
            return dataclasses.replace(legal, **{name: value})  # type: ignore[type-var]
    kinds = [cls for cls in th.VOCABULARY.words().values() if issubclass(cls, Move)]
    cls = kinds[rng.below(len(kinds))]
    shapes: dict[str, Any] = {"pairs": ((1, 2),), "yes": False, "domain": 0, "items": (1,), "cards": (1, 2, 3),
                              "targets": ((1,),), "costs": ((1,),), "modes": (0,)}  # fmt: skip
    values = {
        field.name: _another(shapes.get(field.name, 1), state, rng)
        for field in dataclasses.fields(cls)
        if field.default is dataclasses.MISSING or rng.below(2)
    }
    move: Move = cls(**values)
    return move


def _another(value: Any, state: CardsState, rng: Rng) -> Any:
    """A value of the same type that is probably wrong."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, tuple):
        if not value:
            return ((_number(state, rng),),) if rng.below(2) else (_number(state, rng),)
        how = rng.below(4)
        if how == 0:
            return value[:-1]
        if how == 1:
            return (*value, value[0])
        if how == 2:
            return tuple(reversed(value))
        place = rng.below(len(value))
        return (*value[:place], _another(value[place], state, rng), *value[place + 1 :])
    return _number(state, rng)


def _number(state: CardsState, rng: Rng) -> int:
    return rng.below(state.static.count) if rng.below(2) else rng.choice(_NUMBERS)


def inv_25(state: CardsState) -> Wrong:
    """Saved and reloaded it is the same, question included, and so is a copy; both forget what is worked out."""
    game: Game[Any] = find_game("cards")
    data = json.loads(json.dumps(state.to_data()))
    for name, again in (("reloaded", game.restore(data)), ("copied", state.copy())):
        if again.to_data() != state.to_data():
            yield f"{name} it is another position"
        if again.outcome != state.outcome:
            yield f"{name} it has the outcome {again.outcome}"
        for seat in (None, 0, 1):
            if again.view(seat) != state.view(seat):
                yield f"{name} it looks different to seat {seat}"
        yield from (f"{name}: {text}" for text in _same_decision(state.decision, again.decision))


def _same_decision(decision: Decision | None, again: Decision | None) -> Wrong:
    if decision is None or again is None:
        if decision is not again:
            yield f"question {decision} became {again}"
        return
    for name in ("seat", "kind", "rule", "source", "prompt"):
        if getattr(decision, name) != getattr(again, name):
            yield f"{name} of the question {getattr(decision, name)!r} became {getattr(again, name)!r}"
    if decision.options.count() != again.options.count():
        yield f"{decision.kind} has {again.options.count()} options instead of {decision.options.count()}"
    elif decision.options.count() <= FEW and list(decision.options) != list(again.options):
        yield f"the options of {decision.kind} are others"


def copies_are_free(state: CardsState) -> Wrong:
    """What happens to a copy does not happen to the original, and the same move leads to the same position (INV-18)."""
    if state.decision is None:
        return
    before = state.digest()
    rng = Rng(state.number)
    one, two = state.copy(), state.copy()
    for _ in range(4):
        if one.decision is None:
            break
        move = one.decision.options.sample(rng)
        results = one.apply(move), two.apply(move)
        if results[0] != results[1] or one.digest() != two.digest():
            yield f"INV-18: {move} leads to two positions"
    if state.digest() != before:
        yield "a move on a copy changed the original"


CHEAP: dict[str, Checker] = {
    "INV-01": inv_01, "INV-02": inv_02, "INV-04": inv_04, "INV-06": inv_06, "INV-07": inv_07, "INV-09": inv_09,
    "INV-10": inv_10, "INV-12": inv_12, "INV-14": inv_14, "INV-19": inv_19, "INV-24": inv_24,
}  # fmt: skip
DEAR: dict[str, Checker] = {
    "INV-03": inv_03, "INV-05": inv_05, "INV-11": inv_11, "INV-13": inv_13, "INV-17": inv_17, "INV-23": inv_23,
    "INV-25": inv_25, "copies": copies_are_free,
}  # fmt: skip


def check_position(state: CardsState, *, dear: bool = True, rng: Rng | None = None) -> None:
    """Broken at the first invariant that does not hold. `dear`: also those that take long; `rng`: INV-20 too."""
    for rule, checker in {**CHEAP, **(DEAR if dear else {})}.items():
        for text in checker(state):
            raise Broken(rule, text)
    if rng is not None:
        for text in inv_20(state, rng):
            raise Broken("INV-20", text)
