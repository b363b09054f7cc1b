"""Later mechanics (CG-22.2)."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.core.cards import things as th
from tests.core.cards.every_invariant import check_position
from tests.helpers.card_decks import act, sel, when
from tests.helpers.table import Table, character, event, support

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


def dormant_table(*, tokens: int = 4, **more: Any) -> Table:
    gift = event(
        "gift", act({"do": "choose", "x": sel("story", count=1)}, {"do": "tokens", "act": "add", "x": "chosen"})
    )
    sleeper = character("sleeper", 4, "TT", "dormant", cost=5, **more.pop("sleeper", {}))
    cards = [gift, sleeper, *more.pop("cards", [])]
    row = [{"story": "A", "tokens": [tokens, 0]}, "B", "C"]
    domains = [{"resources": ["filler"] * 4}, {}, {}]
    hand = [{"card": "sleeper", "name": "sleeper"}, "gift", *more.pop("hand", [])]
    ap = {"hand": hand, "domains": domains, "play": more.pop("play", [])}
    return Table(cards, ap, row=row, **more)


def test_a_dormant_card_is_laid_face_down_for_as_much_as_there_are_own_tokens() -> None:
    # CG-22.2.6
    table = dormant_table(tokens=4)
    table.refuse(table.playing("sleeper", 1, host="A"))
    table.play("sleeper", 0, host="A")
    laid = table.happened(th.LaidDormant)[0]
    assert (laid.card, laid.for_seat(1).card) == (table["sleeper"], -1)
    assert (table.zone("sleeper"), table.skill("sleeper"), table.orientation("sleeper")) == ("play", 0, "dormant")
    seen = [next(card for card in table.state.view(seat).players[0].play) for seat in (0, 1, None)]
    assert [card.id for card in seen] == ["sleeper", "", ""]
    assert all(card.kind == "face_down" for card in seen)
    check_position(table.state)


def test_a_dormant_card_is_neither_character_nor_attachment_and_only_one_a_story_and_turn() -> None:
    # CG-22.2.6
    other = {"card": "sleeper", "name": "second"}
    destroy = {"do": "destroy", "x": "chosen"}
    bases = ("character", "attachment", "support")
    kills = [event(f"kill-{base}", act({"do": "choose", "x": sel(base, count=1)}, destroy)) for base in bases]
    table = dormant_table(tokens=0, cards=kills, hand=[other, *(kill["id"] for kill in kills)])
    table.play("sleeper", None, host="A")
    table.pass_()
    plays = {(move.card, move.host) for move in table.decision.options if isinstance(move, th.Play)}
    assert (table["second"], table["A"]) not in plays
    assert (table["second"], table["B"]) in plays
    assert not {table[kill["id"]] for kill in kills} & {card for card, _ in plays}


def test_when_its_story_is_won_a_dormant_card_may_be_played_for_nothing() -> None:
    # CG-22.2.6, D-27
    for yes, zone in ((True, "play"), (False, "discard")):
        table = dormant_table(tokens=4)
        table.play("sleeper", 0, host="A")
        table.pass_()
        table.play("gift", None, "A")
        assert (table.kind, table.seat, table.zone("A")) == ("D-27", 0, "won")
        table.answer(yes)
        assert table.zone("sleeper") == zone
        assert bool(table.happened(th.EntersPlay)) is yes


def test_a_dormant_card_that_may_not_enter_or_whose_story_leaves_unwon_is_discarded() -> None:
    # CG-22.2.6
    foe = character("foe", 1, "", "heroic")
    table = dormant_table(cards=[foe], play=["foe"], sleeper={"keywords": ["dormant", "villainous"]})
    table.play("sleeper", 0, host="A")
    table.pass_()
    table.play("gift", None, "A")
    assert (table.kind, table.zone("sleeper")) == ("D-05", "discard")
    sink = event("sink", act({"do": "choose", "x": sel("story", count=1)},
                             {"do": "move", "x": "chosen", "to": "story_deck"}))  # fmt: skip
    table = dormant_table(cards=[sink], hand=["sink"])
    table.play("sleeper", 0, host="A")
    table.pass_()
    table.play("sink", None, "A")
    assert (table.kind, table.zone("sleeper")) == ("D-05", "discard")


def test_a_dormant_attachment_finds_its_host_when_it_wakes() -> None:
    # CG-11.1.5, 22.2.6
    hat = support("hat", to=sel(), keywords=["dormant"], cost=3)
    table = dormant_table(cards=[hat, character("a1"), character("a2")], play=["a1", "a2"], hand=["hat"], tokens=4)
    table.play("hat", 0, host="A")
    table.pass_()
    table.play("gift", None, "A")
    table.answer()
    assert table.kind == "D-23"
    table.choose("a2")
    assert table.state.host[table["hat"]] == table["a2"]
