"""The invariants of the card game about what is shown, asked, taken and saved, and all of them together."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.view import CardsView
from cthulhu_desktop.core.kernel import Decision, Game, Move, NotationError, Refused, Rng
from cthulhu_desktop.core.registry import find_game
from tests.core.cards import invariants as inv
from tests.core.cards.invariants import Broken, Wrong, card_views, may_see

Checker = Callable[[CardsState], Wrong]

FEW = 60  # options that are listed one by one


# --- hidden information ----------------------------------------------------------------------------------------------


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
        if faceless(other.view(seat)) != faceless(table):
            yield f"dealing anew changes the view of seat {seat}"
        for checker in (inv.inv_01, inv.inv_02, inv.inv_12):
            yield from (f"dealt anew for seat {seat}: {text}" for text in checker(other))
        if state.decision is not None and state.decision.seat == seat:
            yield from _same_question(state.decision, other.decision)


def faceless(view: CardsView) -> CardsView:
    """The view without the numbers of cards that lie face down for its seat: they stand for nothing it knows."""
    down = {card.card for player in view.players for card in player.play if card.kind == "face_down" and not card.id}
    if not down:
        return view
    players = tuple(
        replace(player, play=tuple(replace(card, card=-1) if card.card in down else card for card in player.play))
        for player in view.players
    )
    row = tuple(
        replace(story, attachments=tuple(-1 if card in down else card for card in story.attachments))
        for story in view.row
    )
    return replace(view, players=(players[0], players[1]), row=row)


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
        strange = [move for move in listed if move not in decision.options]
        yield from (f"{decision.kind} lists {move} and does not hold it" for move in strange)
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
    "INV-01": inv.inv_01, "INV-02": inv.inv_02, "INV-04": inv.inv_04, "INV-06": inv.inv_06,
    "INV-07": inv.inv_07, "INV-09": inv.inv_09,
    "INV-10": inv.inv_10, "INV-12": inv.inv_12, "INV-14": inv.inv_14, "INV-19": inv_19,
    "INV-24": inv.inv_24,
}  # fmt: skip
DEAR: dict[str, Checker] = {
    "INV-03": inv.inv_03, "INV-05": inv.inv_05, "INV-11": inv.inv_11, "INV-13": inv.inv_13, "INV-17": inv_17,
    "INV-23": inv.inv_23,
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
