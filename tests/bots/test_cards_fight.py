"""The arithmetic of a story agrees with the rules and with the engine."""

from __future__ import annotations

from typing import Any

import pytest

from cthulhu_desktop.bots.cards_fight import Clash, fight, fighter, place
from cthulhu_desktop.core.cards import things as th
from tests.helpers.table import Table, character


def table(ap: list[dict[str, Any]], np: list[dict[str, Any]], tokens: tuple[int, int] = (0, 0)) -> Table:
    def side(cards: list[dict[str, Any]]) -> dict[str, Any]:
        return {"play": [{"card": one["id"], "committed": "A", "state": "exhausted"} for one in cards]}

    row = [{"story": "A", "tokens": list(tokens)}, "B", "C"]
    return Table([*ap, *np], side(ap), side(np), at="W6b", row=row)


def clash(at: Table) -> Clash:
    state = at.state
    sides = [[fighter(state, card) for card in state.play[seat] if state.story[card] >= 0] for seat in (0, 1)]
    result = Clash(place(state, at["A"], 0), *sides)
    result.run()
    return result


def test_the_complete_story_of_the_rules_comes_out_as_told() -> None:
    # EX-03
    at = table(
        [character("a1", 3, "TC"), character("a2", 2, "CI", "fast")],
        [character("n1", 4, "TT"), character("n2", 1, "A", "toughness 1")],
        (2, 0),
    )
    result = clash(at)
    assert result.tokens == [2, 0]
    assert [one.card for one in result.sides[0]] == [at["a1"]]
    assert {one.card: one.wounded for one in result.sides[1]} == {at["n1"]: False, at["n2"]: True}


def test_a_large_icon_makes_a_second_struggle() -> None:
    # EX-04
    at = table([character("m", 3, "TT", large="T")], [character("n1", 1, "C"), character("n2", 1)])
    result = clash(at)
    assert result.sides[1] == []
    assert result.tokens == [2, 0]


@pytest.mark.parametrize(
    ("ap", "np", "tokens"),
    [
        ([character("a", 3)], [], [2, 0]),  # CG-14.7.5
        ([character("a", 3)], [character("n", 2)], [1, 0]),  # CG-14.7.4
        ([character("a", 2)], [character("n", 2)], [0, 0]),  # CG-14.7.2
        ([character("a", 2, "", "fast")], [character("n", 2)], [1, 0]),  # CG-21.4.1
        ([character("a", 0, "", "fast")], [], [0, 0]),  # CG-14.7.3
        ([character("a", 3, "I")], [], [3, 0]),  # CG-14.6.4
        ([character("a", 1)], [character("n", 2, "I")], [0, 1]),
        ([character("a", 3, "", "willpower")], [character("n", 2, "T")], [1, 0]),  # CG-14.5.2
        ([character("a", 3)], [character("n", 2, "T")], [0, 0]),
        ([character("a", 3, "", "invulnerability")], [character("n", 2, "C")], [1, 0]),  # CG-14.5.4
        ([character("a", 3, "", "toughness 1")], [character("n", 2, "C")], [1, 0]),  # CG-14.5.3
    ],
)
def test_tokens_are_those_that_the_engine_places(
    ap: list[dict[str, Any]], np: list[dict[str, Any]], tokens: list[int]
) -> None:
    at = table(ap, np)
    assert clash(at).tokens == tokens
    at.pass_(2)
    while at.kind in ("D-16", "D-17", "D-18", "D-19"):
        at.do(th.Answer(True) if at.kind == "D-19" else next(iter(at.decision.options)))
    assert list(at.tokens("A")) == tokens


def test_the_token_that_wins_the_third_story_is_worth_more_than_any_loss() -> None:
    at = Table(
        [character("a", 1), character("n", 9, "TTCC")],
        {"play": [{"card": "a", "committed": "A", "state": "exhausted"}], "won": ["G", "H"]},
        {"play": ["n"]},
        at="W6b",
        row=[{"story": "A", "tokens": [3, 4]}, "B", "C"],
    )
    state = at.state
    alone = fight(place(state, at["A"], 0), [fighter(state, at["a"])], [])
    against = fight(place(state, at["A"], 0), [fighter(state, at["a"])], [fighter(state, at["n"])])
    assert alone > 500
    assert against < 0
