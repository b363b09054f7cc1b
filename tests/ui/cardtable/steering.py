"""Players who press what the table offers: one who wants a certain move, one who presses anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cthulhu_desktop.core.cards import moves as mv
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Game, Move, Rng
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.ask.acting import Act
from cthulhu_desktop.ui.cardtable.ask.announcing import Announcing
from cthulhu_desktop.ui.cardtable.ask.choose import composer_for
from cthulhu_desktop.ui.cardtable.ask.composer import Composer
from cthulhu_desktop.ui.cardtable.ask.known import Known
from cthulhu_desktop.ui.cardtable.ask.prompt import ChoiceList, Naming, OrderList, Stepper
from tests.core.cards.random_games import random_setup

NAMES = ("Anna", "Bertram")


def begin(kind: str, number: int) -> CardsState:
    """A new game with random decks of that kind."""
    game: Game[Any] = find_game("cards")
    state: CardsState = game.begin(game.read_setup(random_setup(kind, number, largest=20)), number).state
    return state


def play(kind: str, number: int, limit: int = 150) -> Iterator[CardsState]:
    """The positions of a random game in which something is asked."""
    state, rng = begin(kind, number), Rng(number)
    for _ in range(limit):
        if state.decision is None:
            return
        yield state
        move = state.decision.options.sample(rng)
        if isinstance(move, (mv.Pass, mv.CommitTo)) and rng.below(3):
            move = state.decision.options.sample(rng)
        state.apply(move)


def composer_of(state: CardsState) -> Composer:
    """What puts the move together that the position asks for."""
    decision = state.decision
    assert decision is not None
    setup = state.static.setup
    known = Known(state.view(decision.seat), decision.seat, NAMES, {**setup.cards, **setup.own_stories})
    return composer_for(known, decision)


def click(composer: Composer, key: str) -> None:
    """A click on something that glows."""
    assert key in composer.usable(), (key, composer.usable())
    composer.click(key)


def press_main(composer: Composer) -> None:
    """Enter."""
    buttons = [button for button in composer.prompt().buttons if button.main]
    assert len(buttons) == 1
    buttons[0].act()


def press_other(composer: Composer, move: Move) -> None:
    """The button that answers with the move, without Enter."""
    for button in composer.prompt().buttons:
        if not button.main:
            button.act()
            if composer.result == move:
                return
            assert composer.result is None
    raise AssertionError(move)


def steer(composer: Composer, move: Move) -> None:
    """Put that move together with clicks, buttons and lists alone."""
    STEER[type(move)](composer, move)


def _resources(composer: Composer, move: mv.ChooseResources) -> None:
    for card in move.cards:
        click(composer, keys.card(card))
    press_main(composer)


def _attach(composer: Composer, move: mv.AttachResource) -> None:
    click(composer, keys.card(move.card))
    click(composer, keys.domain(move.domain))


def _pick(composer: Composer, move: mv.Pick) -> None:
    widget = composer.prompt().widget
    if isinstance(widget, OrderList):
        place = next(i for i, option in enumerate(composer.decision.options) if option == move)
        widget.moved(place, 0)
        press_main(composer)
    else:
        click(composer, composer.known.key(move.item))


def _commit(composer: Composer, move: mv.CommitTo) -> None:
    for card, story in move.pairs:
        click(composer, keys.card(card))
        if keys.card(card) not in composer.staged():  # it had only one way to go
            click(composer, keys.story(story))
    if move.pairs:
        press_main(composer)
    else:
        press_other(composer, move)


def _choose(composer: Composer, move: mv.ChooseItems) -> None:
    players = getattr(composer, "players", False)
    for item in move.items:
        click(composer, keys.player(item) if players else composer.known.key(item))
    if composer.result is None:
        (press_main if move.items else lambda c: press_other(c, move))(composer)


def _mode(composer: Composer, move: mv.ChooseMode) -> None:
    widget = composer.prompt().widget
    assert isinstance(widget, ChoiceList)
    widget.choices[list(composer.decision.options).index(move)].act()


def _name(composer: Composer, move: mv.NameIt) -> None:
    widget = composer.prompt().widget
    assert isinstance(widget, Naming)
    assert move.word in dict(widget.words)
    widget.named(move.word)


def _answer(composer: Composer, move: mv.Answer) -> None:
    buttons = composer.prompt().buttons
    buttons[-1 if not move.yes else 0].act()


def _act(composer: Composer, move: Any) -> None:
    assert isinstance(composer, Act)
    options = composer.decision.options
    assert isinstance(options, ActOptions)
    found = options.find(move)
    assert found is not None
    click(composer, composer.known.key(move.card))
    if composer.stage.plans:
        widget = composer.prompt().widget
        assert isinstance(widget, ChoiceList)
        place = next(i for i, plan in enumerate(composer.stage.plans) if plan is found[0])
        widget.choices[place].act()
    announce(composer, move)


def announce(composer: Announcing, move: Any) -> None:
    """Say everything that is open as the move wants it."""
    for _ in range(60):
        if composer.result is not None:
            return
        _say_one(composer, move)
    raise AssertionError(move)


def _say_one(composer: Announcing, move: Any) -> None:
    step, draft, widget = composer.step, composer.stage.draft, composer.prompt().widget
    assert draft is not None
    if step is None:
        press_main(composer)
    elif step.part == "x":
        assert isinstance(widget, Stepper)
        widget.changed(move.x)
        press_main(composer)
    elif step.part == "mode":
        assert isinstance(widget, ChoiceList)
        widget.choices[step.options.index(move.modes[0])].act()
    elif step.part == "host":
        click(composer, composer.known.host_key(move.host))
    elif step.part == "domain":
        click(composer, keys.domain(move.domain))
    else:
        groups, said = (move.targets, draft.targets) if step.part == "target" else (move.costs, draft.costs)
        missing = [item for item in groups[len(said)] if item not in draft.held]
        if missing:
            click(composer, keys.player(missing[0]) if step.players else composer.known.key(missing[0]))
        else:
            press_main(composer)


def _pass(composer: Composer, move: mv.Pass) -> None:
    press_other(composer, move)


STEER: dict[type[Move], Callable[[Any, Any], None]] = {
    mv.ChooseResources: _resources, mv.AttachResource: _attach, mv.Pick: _pick, mv.CommitTo: _commit,
    mv.ChooseItems: _choose, mv.ChooseMode: _mode, mv.NameIt: _name, mv.Answer: _answer, mv.Play: _act,
    mv.UseAbility: _act, mv.PayCosts: announce, mv.Pass: _pass,
}  # fmt: skip


def press_anything(composer: Composer, rng: Rng, most: int = 80) -> Move | None:
    """Clicks, drops, keys, buttons and lists by chance until a move is made; None if none was."""
    for _ in range(most):
        if composer.result is not None:
            return composer.result
        _one_thing(composer, rng)
    return composer.result


def _one_thing(composer: Composer, rng: Rng) -> None:
    usable, movable = sorted(composer.usable()), sorted(composer.movable())
    prompt = composer.prompt()
    chance = rng.below(12)
    if chance < 5 and usable:
        composer.click(rng.choice(usable))
    elif chance < 8 and movable:
        key = rng.choice(movable)
        places = sorted(composer.places(key))
        if places:
            composer.drop(key, rng.choice(places))
    elif chance == 8 and prompt.buttons:
        rng.choice(prompt.buttons).act()
    elif chance == 9:
        composer.number(rng.below(5), rng.choice(usable) if usable and rng.below(2) else "")
    elif chance == 10:
        composer.back()
    elif prompt.widget is not None:
        _widget(prompt.widget, rng)


def _widget(widget: object, rng: Rng) -> None:
    if isinstance(widget, ChoiceList):
        rng.choice(widget.choices).act()
    elif isinstance(widget, OrderList):
        widget.moved(rng.below(len(widget.entries)), rng.below(len(widget.entries)))
    elif isinstance(widget, Stepper):
        widget.changed(rng.choice(widget.values))
    elif isinstance(widget, Naming):
        widget.named(rng.choice(widget.words)[0])
