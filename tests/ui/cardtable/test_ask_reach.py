"""Whatever the rules allow can be put together with the mouse, and nothing else can."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QLocale

from cthulhu_desktop.core.cards.moves import Answer, ChooseItems, CommitTo, Pass
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Move, Rng
from cthulhu_desktop.ui.cardtable.ask.prompt import ChoiceList
from tests.helpers.card_decks import act, sel
from tests.helpers.table import Table, character, event
from tests.ui.cardtable.positions import positions
from tests.ui.cardtable.steering import click, composer_of, play, press_anything, steer

KINDS = [f"D-{number:02}" for number in range(1, 28) if number != 26]  # D-26, conceding, is in the menu
GIVES_UP = (Pass(), Answer(False), CommitTo(), ChooseItems())


def some_options(state: CardsState, most: int = 12) -> list[Move]:
    """All options, or some where there are many."""
    assert state.decision is not None
    options, rng = state.decision.options, Rng(state.number)
    if options.count() <= most:
        return list(options)
    return [options.sample(rng) for _ in range(most)]


def check_position(state: CardsState) -> None:
    """Every option can be reached with clicks, buttons and lists; whatever is pressed by chance is legal."""
    assert state.decision is not None
    for move in some_options(state):
        composer = composer_of(state)
        steer(composer, move)
        assert composer.result == move
    for seed in range(4):
        made = press_anything(composer_of(state), Rng(state.number * 10 + seed))
        assert made is None or made in state.decision.options


@pytest.mark.parametrize("kind", KINDS)
def test_every_option_of_a_decision_can_be_put_together_and_nothing_illegal(kind: str) -> None:
    # CG-23.1
    found = positions(kind)
    assert found
    for state in found:
        check_position(state)


INSIDE: dict[str, tuple[str, dict[str, Any]]] = {
    "yes or no": ("cards.ask.may", {"do": "may", "effects": [{"do": "draw"}]}),
    "alternatives": ("cards.ask.mode", {"do": "then", "effects": [{"do": "mode", "options": [
        {"do": "seq", "effects": [{"do": "draw"}]}, {"do": "seq", "effects": [{"do": "draw", "n": 2}]}]}]}),
    "payment": ("cards.ask.pay", {
        "do": "pay_for", "effects": [{"do": "draw"}],
        "costs": [{"do": "pay", "n": 1}, {"do": "state", "x": sel(side="you", count=1), "to": "exhausted"}]}),
    "a sum": ("cards.ask.D-23", {"do": "then", "effects": [
        {"do": "choose", "x": sel(count="any"), "total": 4}, {"do": "destroy", "x": "chosen"}]}),
    "some cards": ("cards.ask.D-23", {"do": "then", "effects": [
        {"do": "choose", "x": sel(count=2, up_to=True)}, {"do": "destroy", "x": "chosen"}]}),
    "a player": ("cards.ask.D-23", {"do": "then", "effects": [
        {"do": "choose", "x": {"base": "player", "count": 1}}, {"do": "draw", "who": "you"}]}),
    "a discarded card": ("cards.ask.D-23", {"do": "then", "effects": [
        {"do": "choose", "x": sel(zone="discard", count=1)}, {"do": "move", "x": "chosen", "to": "hand"}]}),
}  # fmt: skip


def asked_inside(effect: dict[str, Any]) -> CardsState:
    """A position in which a card that was played asks for something while it is carried out."""
    spell = event("spell", act({"do": "draw"}, effect))
    cards = [spell, *(character(name, 1, cost=n + 1) for n, name in enumerate("abc"))]
    play, domains = ["a", "b"], [{"resources": ["filler"]}, {"resources": ["filler", "filler"]}, {}]
    own = {"hand": ["spell"], "play": play, "discard": ["filler", "a"], "domains": domains}
    table = Table(cards, own, {"play": ["c"], "discard": ["b"]})
    table.play("spell")
    return table.state


@pytest.mark.parametrize("name", INSIDE)
def test_questions_inside_effects_can_be_answered_in_every_way(name: str) -> None:
    # CG-17.4.1, CG-17.4.6, CG-10.3
    prompt, effect = INSIDE[name]
    state = asked_inside(effect)
    assert state.decision is not None
    assert (state.decision.prompt, state.decision.seat) == (prompt, 0)
    check_position(state)


@pytest.mark.parametrize("kind", ["texts", "presets", "plain"])
@pytest.mark.parametrize("number", range(2))
def test_in_games_by_chance_too(kind: str, number: int) -> None:
    for state in play(kind, number + 21, limit=110):
        assert state.decision is not None
        move = state.decision.options.sample(Rng(state.number))
        composer = composer_of(state)
        steer(composer, move)
        assert composer.result == move
        made = press_anything(composer_of(state), Rng(state.number))
        assert made is None or made in state.decision.options


@pytest.mark.parametrize("kind", KINDS)
def test_enter_never_gives_anything_up(kind: str) -> None:
    # look and feel: no slip ends a turn or loses something for good
    for state in positions(kind):
        rng = Rng(state.number)
        for _ in range(3):
            composer = composer_of(state)
            for _ in range(rng.below(6)):
                if composer.result is None:
                    press_anything(composer, rng, most=1)
            mains = [button for button in composer.prompt().buttons if button.main]
            assert len(mains) <= 1
            if composer.result is None and mains:
                mains[0].act()
                assert composer.result not in GIVES_UP


@pytest.mark.parametrize("kind", KINDS)
def test_escape_takes_back_step_by_step_until_nothing_is_composed(kind: str) -> None:
    for state in positions(kind):
        rng = Rng(state.number + 1)
        composer = composer_of(state)
        before = (composer.prompt().text, composer.usable(), dict(composer.staged()))
        for _ in range(8):
            if composer.result is None:
                press_anything(composer, rng, most=1)
        if composer.result is not None:
            continue
        for _ in range(40):
            if not composer.back():
                break
        assert not composer.composing
        assert (composer.prompt().text, composer.usable(), dict(composer.staged())) == before


@pytest.mark.parametrize("kind", KINDS)
def test_the_sentence_names_the_player_or_the_card_and_has_its_rule(kind: str) -> None:
    for state in positions(kind):
        assert state.decision is not None
        prompt = composer_of(state).prompt()
        assert prompt.rule.startswith("CG-")
        assert ("Anna", "Bertram")[state.decision.seat] in prompt.text
        assert "{" not in prompt.text + prompt.detail


@pytest.mark.parametrize("language", ["de", "pl"])
def test_every_prompt_can_be_said_in_every_language(language: str) -> None:
    # the language of the program is set back after each test
    QLocale.setDefault(QLocale(language))
    for kind in KINDS:
        for state in positions(kind)[:4]:
            press_anything(composer_of(state), Rng(state.number))
    for _, effect in INSIDE.values():
        prompt = composer_of(asked_inside(effect)).prompt()
        assert "{" not in prompt.text + prompt.detail
    prompt = composer_of(asked_inside(INSIDE["alternatives"][1])).prompt()
    assert isinstance(prompt.widget, ChoiceList)
    words = {"de": "Ziehe eine Karte.", "pl": "Dobierz kartę."}
    assert prompt.widget.choices[0].text == words[language]


def test_a_limit_of_a_choice_is_told_while_it_is_used_up() -> None:
    # CG-17.3.2
    composer = composer_of(asked_inside(INSIDE["a sum"][1]))
    items = sorted(composer.usable())
    click(composer, items[0])
    click(composer, items[2])
    assert composer.prompt().detail == "Together they count 4, and at most 4 is allowed."
    assert items[1] not in composer.usable()
