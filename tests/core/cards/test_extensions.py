"""Later mechanics (CG-22.2)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import things as th
from tests.helpers.card_decks import act, sel, when
from tests.helpers.table import Table, character, event

KILL = event("kill", act({"do": "choose", "x": sel(count=1)}, {"do": "destroy", "x": "chosen"}))


def test_a_resilient_card_may_go_on_top_of_the_deck_instead_of_being_destroyed() -> None:
    # CG-22.2.3, D-27
    for yes, zone in ((True, "deck"), (False, "discard")):
        table = Table([KILL, character("r", 1, "", "resilient")], {"hand": ["kill"]}, {"play": ["r"]})
        table.play("kill", None, "r")
        assert (table.kind, table.seat) == ("D-27", 1)
        table.answer(yes)
        assert table.zone("r") == zone
        assert bool(table.happened(th.Destroyed)) is not yes
        if yes:
            assert table.state.deck[1][-1] == table["r"]


def test_a_fated_card_goes_to_the_bottom_of_the_deck_with_enough_tokens_on_it() -> None:
    # CG-22.2.4
    mark = event("mark", act({"do": "choose", "x": sel(count=1)}, {"do": "tokens", "act": "add", "x": "chosen"}))
    cards = [mark, character("f", 1, "", "fated 2")]
    table = Table(cards, {"hand": ["mark"], "play": [{"card": "f", "tokens": [1, 0]}]})
    table.play("mark", None, "f")
    assert table.zone("f") == "deck"
    assert table.state.deck[0][0] == table["f"]


def test_a_won_story_is_replaced_beside_a_conspiracy() -> None:
    # CG-15.6.1, 22.2.7
    gift = event(
        "gift", act({"do": "choose", "x": sel("story", count=1)}, {"do": "tokens", "act": "add", "x": "chosen", "n": 5})
    )
    plot = {"id": "plot", "title": "plot", "type": "conspiracy", "struggles": "T"}
    for won, size in (("A", 4), ("plot", 3)):
        table = Table([gift, plot], {"hand": ["plot", "gift"]})
        table.play("plot")
        table.pass_()
        table.play("gift", None, won)
        assert table.zone(won) == "won"
        assert len(table.state.row) == size


def test_a_prophecy_lies_open_on_the_deck_and_answers_from_there() -> None:
    # CG-22.2.5
    foretold = when("response", {"kind": "enters_play", "who": "opponent"}, {"do": "draw", "n": 2})
    omen = event("omen", act({"do": "tokens", "act": "add", "x": sel("story")}), foretold, keywords=["prophecy"])
    table = Table([omen, character("n1")], {"hand": ["omen"]}, {"hand": ["n1"]}, at="W2")
    table.play("omen")
    assert table.state.deck[0][-1] == table["omen"]
    for seat in (0, 1, None):
        top = table.state.view(seat).players[0].open_top
        assert top is not None
        assert top.card == table["omen"]
    while (table.state.active, table.state.window) != (1, "W4"):
        table.do(th.CommitTo() if table.kind == "D-13" else th.Pass())
    table.play("n1")
    table.use("omen", ability=1, to=0)
    assert (table.zone("omen"), len(table.state.hand[0])) == ("discard", 2)
