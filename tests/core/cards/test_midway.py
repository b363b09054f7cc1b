"""In the middle of whatever is going on: saved, copied, conceded, taken back, dealt anew and played on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cthulhu_desktop.cli.scenario import built_in_cards
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.frames import ASK
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Applied, Game, GameRecord, Move, Refused, Replay, Rng
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.scenarios import read_scenario, run_scenario
from tests.core.cards.every_invariant import CHEAP
from tests.core.cards.random_games import random_setup
from tests.core.cards.scenario_rules import DECISIONS
from tests.core.cards.test_scenarios import FILES
from tests.helpers.card_decks import act, sel
from tests.helpers.table import Table, character, event

AHEAD = 6
LONGEST = 600  # corrections can feed a game for ever
GAMES: Game[Any] = find_game("cards")


def moment(state: CardsState) -> tuple[str, str]:
    """What is going on: the frame on top and the question."""
    assert state.decision is not None
    return type(state.stack[-1]).__name__, state.decision.kind


def goes_on_like_the_original(state: CardsState, seed: int) -> Iterator[str]:
    """INV-25, INV-18: what was saved and read again, and a copy, do the same from here on, occurrence by occurrence."""
    read: CardsState = GAMES.restore(json.loads(json.dumps(state.to_data())))
    copy, rng = state.copy(), Rng(seed)
    for _ in range(AHEAD):
        if copy.decision is None:
            break
        move = copy.decision.options.sample(rng)
        one, two = copy.apply(move), read.apply(move)
        if one != two or copy.digest() != read.digest():
            yield f"saved and read again, {move} leads elsewhere"
            return


def can_be_conceded(state: CardsState) -> Iterator[str]:
    """CG-15.5.3: whoever is asked loses at once, and the position says so."""
    assert state.decision is not None
    seat, before = state.decision.seat, state.digest()
    ended = state.copy()
    result = ended.apply(th.Concede())
    outcome = ended.outcome
    lost = outcome is not None and outcome.winners == (1 - seat,) and ended.decision is None
    if not isinstance(result, Applied) or not lost:
        yield f"seat {seat} concedes: {result}, {outcome}"
    if ended.apply(th.Pass()) or GAMES.restore(ended.to_data()).outcome != outcome or state.digest() != before:
        yield "the game goes on after it was conceded"
    for looking in (None, 0, 1):
        ended.view(looking)


def can_be_played_on_dealt_anew(state: CardsState, seed: int) -> Iterator[str]:
    """A bot thinks on in positions dealt anew: they hold together, and nobody is asked what the true one would not."""
    for seat in (0, 1):
        rng = Rng(seed + seat)
        dealt = state.redeal(seat, rng)
        for _ in range(AHEAD):
            if dealt.decision is None:
                break
            move = dealt.decision.options.sample(rng)
            if not isinstance(dealt.apply(move), Applied):
                yield f"dealt anew for seat {seat}: {move} is offered and refused"
            for name, checker in CHEAP.items():
                yield from (f"dealt anew for seat {seat}: {name}: {text}" for text in checker(dealt))


def at_this_moment(state: CardsState, seed: int) -> Iterator[str]:
    """Whatever is wrong now."""
    yield from goes_on_like_the_original(state, seed)
    yield from can_be_conceded(state)
    yield from can_be_played_on_dealt_anew(state, seed)


def some_move(state: CardsState, rng: Rng) -> Move:
    """A random option; seldom a pass or nobody committed, and now and then a correction by hand."""
    assert state.decision is not None
    options = state.decision.options
    if state.decision.kind == "D-05" and rng.below(12) == 0:
        acts = ("wound", "insane", "restore", "exhaust", "ready", "skill", "token", "move")
        zones = ("hand", "deck_top", "resource")
        corrections = [
            th.Adjust(rng.choice(acts), rng.below(state.static.play_cards), rng.choice(zones),
                      rng.below(2), rng.below(len(state.drained)), -1, rng.choice((-1, *state.row)), 1 + rng.below(3))
            for _ in range(20)
        ]  # fmt: skip
        for move in corrections:
            if move in options:
                return move
    tries = [options.sample(rng) for _ in range(4)]
    return next((move for move in tries if not isinstance(move, th.Pass) and move != th.CommitTo()), tries[0])


def walk(kind: str, number: int, seen: Counter[tuple[str, str]], often: int) -> list[str]:
    """Play a random game; what is wrong at the first moments of each kind."""
    setup = random_setup(kind, number, largest=24) | {"free_adjust": number % 2 == 0}
    state: CardsState = GAMES.begin(GAMES.read_setup(setup), number).state
    rng, moves, digests, wrong = Rng(number), list[Move](), [state.digest()], list[str]()
    while state.decision is not None and not wrong and len(moves) < LONGEST:
        now = moment(state)
        seen[now] += 1
        if seen[now] <= often:
            wrong += [f"{kind} {number} after {len(moves)} moves, {now}: {x}" for x in at_this_moment(state, number)]
        move = some_move(state, rng)
        state.apply(move)
        moves.append(move)
        digests.append(state.digest())
    return wrong + list(taken_back(setup, number, moves, digests))


def taken_back(setup: dict[str, Any], seed: int, moves: list[Move], digests: list[str]) -> Iterator[str]:
    """Taking moves back plays the record up to there again: each position is the one that was."""
    written = tuple(GAMES.write_move(move) for move in moves)
    run = Replay.start(GAMES, GameRecord("cards", GAMES.rules_version, setup, seed, written))
    for made, _ in enumerate(run.steps(), start=1):
        if run.state.digest() != digests[made]:
            yield f"game {seed}: move {made} ({written[made - 1]}) taken back and made again leads elsewhere"
            return


@pytest.mark.parametrize("kind", ["plain", "texts", "real"])
def test_every_moment_of_a_game_can_be_saved_conceded_taken_back_and_dealt_anew(kind: str) -> None:
    # CG-15.5.3, INV-18, INV-25
    seen: Counter[tuple[str, str]] = Counter()
    first, games = {"plain": (0, 4), "texts": (30_000, 8), "real": (40_000, 3)}[kind]
    for number in range(first, first + games):
        assert walk(kind, number, seen, 2) == []
    assert seen


def test_every_question_there_is_can_be_saved_conceded_and_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    # CG-15.5.3, INV-25: the moments of all scenarios
    seen: Counter[tuple[str, str]] = Counter()
    wrong: list[str] = []
    apply = CardsState.apply
    busy: list[bool] = []

    def looked_at(state: CardsState, move: Move) -> Applied | Refused:
        if state.decision is not None and not busy:
            now = moment(state)
            seen[now] += 1
            if seen[now] <= 4:
                busy.append(True)
                wrong.extend(f"{title}, {now}: {text}" for text in at_this_moment(state, 7))
                busy.clear()
        return apply(state, move)

    monkeypatch.setattr(CardsState, "apply", looked_at)
    for file in FILES:
        scenario = read_scenario(file.read_text(encoding="utf-8"), built_in_cards)
        title = scenario.title
        run_scenario(scenario, built_in_cards)
    assert wrong == []
    assert {name for name, _ in seen} == {cls.__name__ for cls in ASK} - {"ModeFrame", "PayFrame"}
    assert {kind for _, kind in seen} >= set(DECISIONS) - {"D-06", "D-07", "D-08", "D-26"}  # D-05 stands for these


@pytest.mark.parametrize(
    ("frame", "effect"),
    [("PayFrame", {"do": "unless_paid", "costs": [{"do": "wound", "x": sel(side="you", count=1)}],
                   "effects": [{"do": "draw"}]}),
     ("ModeFrame", {"do": "by_player", "who": "opponent", "effects": [
         {"do": "mode", "options": [{"do": "seq", "effects": [{"do": "draw", "n": n}]} for n in (1, 2)]}]})],
)  # fmt: skip
def test_a_demand_and_an_alternative_can_be_saved_conceded_and_dealt_anew(frame: str, effect: dict[str, Any]) -> None:
    # CG-15.5.3, 17.4.5, 17.4.6, INV-25
    demand = event("demand", act(effect))
    table = Table([demand, character("n1"), character("n2")], {"hand": ["demand"]}, {"play": ["n1", "n2"]})
    table.play("demand")
    assert moment(table.state) == (frame, "D-23")
    assert list(at_this_moment(table.state, 3)) == []
