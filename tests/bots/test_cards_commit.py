"""Who is sent where (D-13, D-14)."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.core.cards import things as th
from tests.bots.card_player import asked
from tests.helpers.table import Table, character


def sent(table: Table) -> dict[str, str]:
    """Who is sent where by the bot, in names."""
    move = asked(table)
    assert isinstance(move, th.CommitTo)
    names = {number: name for name, number in table.names.items() if not name.startswith("d")}
    return {names[card]: names[story] for card, story in move.pairs}


def story(name: str, ap: int, np: int = 0) -> dict[str, Any]:
    return {"story": name, "tokens": [ap, np]}


def test_everybody_goes_where_the_game_can_be_won() -> None:
    table = Table(
        [character("a", 2, "C"), character("b", 2, "I")],
        {"play": ["a", "b"], "won": ["G", "H"]},
        {"play": []},
        at="commit_ap",
        row=[story("A", 0), story("B", 3), story("C", 0)],
    )
    assert "B" in sent(table).values()


def test_a_defender_that_saves_the_game_stays_at_home() -> None:
    table = Table(
        [character("a", 3), character("n", 2)],
        {"play": ["a"]},
        {"play": [{"card": "n", "state": "exhausted"}], "won": ["G", "H"]},
        at="commit_ap",
        row=[story("A", 0, 4), story("B", 0), story("C", 0)],
    )
    assert sent(table) == {}


def test_nobody_stays_at_home_when_there_is_nothing_to_fear() -> None:
    table = Table([character("a", 3), character("b", 2)], {"play": ["a", "b"]}, at="commit_ap")
    assert set(sent(table)) == {"a", "b"}


def test_nobody_is_sent_into_terror_for_nothing() -> None:
    table = Table(
        [character("a", 4, "CC", "fast"), character("n", 9, "TTCCC")], {"play": ["a"]}, {"play": ["n"]}, at="commit_ap"
    )
    assert sent(table) == {}


def test_the_story_that_would_be_won_is_defended() -> None:
    table = Table(
        [character("a", 2), character("b", 2), character("n", 3)],
        {"play": [{"card": "a", "committed": "A", "state": "exhausted"},
                  {"card": "b", "committed": "B", "state": "exhausted"}], "won": ["G", "H"]},
        {"play": ["n"]},
        at="commit_np",
        row=[story("A", 1), story("B", 4), story("C", 0)],
    )  # fmt: skip
    assert sent(table) == {"n": "B"}


def test_a_hopeless_defence_is_not_tried() -> None:
    table = Table(
        [character("a", 9, "TTCC"), character("n", 1)],
        {"play": [{"card": "a", "committed": "A", "state": "exhausted"}]},
        {"play": ["n"]},
        at="commit_np",
    )
    assert sent(table) == {}


def test_whoever_must_go_is_sent() -> None:
    # CG-13.4.5
    bound = {"kind": "constant", "effects": [{"do": "require", "x": "self"}]}
    table = Table(
        [character("a", 1, abilities=[bound]), character("n", 5, "TTCC")],
        {"play": ["a"]},
        {"play": ["n"]},
        at="commit_ap",
    )
    assert set(sent(table)) == {"a"}
