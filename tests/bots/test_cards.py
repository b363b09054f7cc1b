"""The players of the card game: how strong they are, and that they have a legal answer to everything."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cthulhu_desktop.bots.base import Limit, answer, world_for
from cthulhu_desktop.bots.registry import bot_names, make_bot
from cthulhu_desktop.cli.scenario import built_in_cards
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Applied, Decision, Move, Rng
from cthulhu_desktop.lab.simulate import Series, simulate
from cthulhu_desktop.scenarios import ScenarioProblem, read_scenario, run_scenario
from tests.bots.card_player import CALM
from tests.helpers.card_decks import mixed_deck, setup_data, vanilla_deck

FACTIONS = ("agency", "miskatonic", "syndicate")
SETUPS = {
    "vanilla": setup_data(vanilla_deck(*FACTIONS), vanilla_deck(*FACTIONS)),
    "mixed": setup_data(mixed_deck(*FACTIONS), mixed_deck(*FACTIONS)),
}
SCENARIOS = Path(__file__).parents[1] / "scenarios"
FILES_EACH = 2  # scenarios about each kind of decision
EACH = 2  # positions of each kind


@pytest.mark.parametrize(
    ("deck", "bots", "games", "least"),
    [
        ("vanilla", ("adept", "random"), 10, 10),
        ("mixed", ("adept", "random"), 2, 2),
        ("vanilla", ("novice", "random"), 10, 8),
        ("vanilla", ("adept", "novice"), 6, 5),
    ],
)
def test_the_better_player_wins_with_equal_decks(deck: str, bots: tuple[str, str], games: int, least: int) -> None:
    result = simulate(Series("cards", SETUPS[deck], bots, games, seed=2))
    assert result.bots[0].wins.hits >= least
    assert sum(result.endings.values()) == games
    assert "" not in result.endings


@pytest.fixture(scope="module")
def positions() -> dict[str, list[CardsState]]:
    """Positions of the scenario files, a few for each kind of decision."""
    found: dict[str, list[CardsState]] = {}
    with pytest.MonkeyPatch.context() as patch:
        usual = CardsState.apply

        def noting(state: CardsState, move: Move) -> object:
            decision = state.decision
            if decision is not None and len(found.setdefault(decision.kind, [])) < EACH:
                found[decision.kind].append(state.copy())
            return usual(state, move)

        patch.setattr(CardsState, "apply", noting)
        for file in _scenario_files():
            try:
                run_scenario(read_scenario(file.read_text(encoding="utf-8"), built_in_cards), built_in_cards)
            except ScenarioProblem:
                continue
    return found


def _scenario_files() -> Iterator[Path]:
    """Those that say which decision they are about, of each kind a few."""
    left = Counter(dict.fromkeys(KINDS, FILES_EACH))
    for file in sorted(SCENARIOS.rglob("*.toml")):
        about = [kind for kind in tomllib.loads(file.read_text(encoding="utf-8"))["rules"] if left[kind]]
        left.subtract(about)
        if about:
            yield file


KINDS = ("D-01", "D-03", "D-04", "D-05", "D-09", "D-10", "D-11", "D-12", "D-13", "D-14", "D-15", "D-16", "D-17", "D-18",
         "D-19", "D-20", "D-21", "D-22", "D-23", "D-24", "D-25", "D-27")  # fmt: skip


@pytest.mark.parametrize("bot", [name for name in bot_names("cards") if name != "random"])
def test_there_is_a_legal_answer_to_every_kind_of_decision(positions: dict[str, list[CardsState]], bot: str) -> None:
    assert set(KINDS) <= set(positions)
    for kind in KINDS:
        for state in positions[kind]:
            move = answer(make_bot("cards", bot), world_for(state, Rng(4)), CALM, Rng(5))
            assert isinstance(state.copy().apply(move), Applied), (kind, move)


@pytest.mark.parametrize("bot", ["novice", "adept"])
def test_the_same_question_gets_the_same_answer_and_the_world_stays_as_it_is(
    positions: dict[str, list[CardsState]], bot: str
) -> None:
    for state in positions["D-05"] + positions["D-13"]:
        world = world_for(state, Rng(9))
        before = world.digest()
        answers = {repr(answer(make_bot("cards", bot), world, CALM, Rng(1))) for _ in range(3)}
        assert len(answers) == 1
        assert world.digest() == before


def test_thinking_stops_at_the_limit(positions: dict[str, list[CardsState]], monkeypatch: pytest.MonkeyPatch) -> None:
    applied: Counter[str] = Counter()
    usual = CardsState.apply
    monkeypatch.setattr(CardsState, "apply", lambda state, move: applied.update(["moves"]) or usual(state, move))
    for limit in (Limit(time_s=0.0), Limit(time_s=1e9, nodes=1)):
        for state in positions["D-05"]:
            applied.clear()
            decision = state.decision
            assert isinstance(decision, Decision)
            answer(make_bot("cards", "adept"), world_for(state, Rng(4)), limit, Rng(5))
            assert applied["moves"] <= 130  # one try at most
