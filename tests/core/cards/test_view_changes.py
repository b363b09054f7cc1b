"""What a seat is told of what changes a card."""

from __future__ import annotations

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.view import CardView, ChangeView
from tests.core.cards.more_texts import constant, modify
from tests.helpers.card_decks import sel
from tests.helpers.table import Table, character, support

REEF = support("reef", constant(modify(
    sel(side="you"), {"change": "skill", "n": 1}, {"change": "icons", "icons": "TTC"},
    {"change": "keyword", "name": "fast"}, {"change": "skill", "n": 0},
)))  # fmt: skip
CARDS = [REEF, character("a1", 2, "T"), character("n1", 1, "C")]


def seen(table: Table, name: str) -> CardView:
    view = table.state.view(0)
    return next(card for player in view.players for card in player.play if card.card == table[name])


def test_each_change_is_told_with_its_source_and_amount() -> None:
    # CG-17.1.2
    table = Table(CARDS, {"play": ["reef", "a1"]}, {"play": ["n1"]}, free_adjust=True)
    reef, card = table["reef"], seen(table, "a1")
    assert card.changes == (
        ChangeView(reef, "skill", 1), ChangeView(reef, "icons", 2, "T"), ChangeView(reef, "icons", 1, "C"),
        ChangeView(reef, "keyword", name="fast"),
    )  # fmt: skip
    assert card.changed_by == (reef,)
    assert seen(table, "n1").changes == ()
    table.do(th.Adjust("skill", table["a1"], n=-2))
    assert ChangeView(table["a1"], "skill", -2) in seen(table, "a1").changes
    assert (seen(table, "a1").skill, seen(table, "a1").printed_skill) == (1, 2)


def test_an_insane_card_is_changed_by_nothing() -> None:
    # CG-2.2.7
    table = Table(CARDS, {"play": ["reef", "a1"]}, {"play": ["n1"]}, free_adjust=True)
    table.do(th.Adjust("insane", table["a1"]))
    assert seen(table, "a1").changes == ()
