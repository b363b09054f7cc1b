"""Corrections by hand (`free_adjust`)."""

from __future__ import annotations

from typing import Any

import pytest

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.game import GAME
from cthulhu_desktop.core.kernel import Rng
from tests.core.cards.every_invariant import check_position
from tests.helpers.card_decks import mixed_setup, sel, when
from tests.helpers.table import Table, character, support

BELL = support("bell", when("forced", {"kind": "exhausted"}, {"do": "draw"}),
               when("forced", {"kind": "enters_play"}, {"do": "draw"}))  # fmt: skip
CARDS = [BELL, character("a1", 2, "T"), character("n1", 1, "C"), support("hat", to=sel()),
         character("hero", 1, "", "heroic"), character("villain", 1, "", "villainous")]  # fmt: skip


def table_of(**more: Any) -> Table:
    play = ["bell", "a1", "hero", *more.pop("play", [])]
    ap = {"play": play, "hand": ["hat", "villain"], "domains": [{}, {"drained": True}, {}]}
    return Table(CARDS, ap, {"play": ["n1"]}, free_adjust=more.pop("free_adjust", True), **more)


def adjust(table: Table, act: str, name: str = "", **more: Any) -> th.Adjust:
    return th.Adjust(act, table[name] if name else -1, **more)


def test_a_correction_is_legal_only_where_the_setup_allows_it() -> None:
    table = table_of(free_adjust=False)
    assert table.refuse(adjust(table, "exhaust", "a1")).reason == "cards.refused.no_adjusting"
    table = table_of()
    move = adjust(table, "exhaust", "a1")
    assert move in table.decision.options
    assert move not in list(table.decision.options)
    assert table.refuse(adjust(table, "ready", "a1")).reason == "cards.refused.adjust"
    assert table.refuse(adjust(table, "sing", "a1")).reason == "cards.refused.adjust"


def test_a_correction_is_no_action_and_triggers_nothing() -> None:
    table = table_of()
    table.do(adjust(table, "exhaust", "a1"))
    table.do(adjust(table, "exhaust", "n1"))
    assert (table.orientation("a1"), table.orientation("n1")) == ("exhausted", "exhausted")
    assert (table.seat, table.kind, len(table.state.hand[0])) == (0, "D-05", 2)
    assert [note.act for note in table.happened(th.Adjusted)] == ["exhaust", "exhaust"]


def test_cards_can_be_moved_between_zones_on_both_sides() -> None:
    table = table_of()
    table.do(adjust(table, "move", "n1", zone="hand"))
    table.do(adjust(table, "move", "hat", zone="play", seat=0, host=table["a1"]))
    table.do(adjust(table, "move", "bell", zone="resource", domain=table.names["d0.0"]))
    assert [table.zone(name) for name in ("n1", "hat", "bell")] == ["hand", "play", "resource"]
    table.do(adjust(table, "move", "a1", zone="deck_bottom"))
    assert (table.state.deck[0][0], table.zone("hat")) == (table["a1"], "discard")  # CG-16.5.4


def test_entry_rules_hold_for_corrections_too() -> None:
    # CG-11.1.5, 21.1.1
    table = table_of()
    table.refuse(adjust(table, "move", "villain", zone="play", seat=0))
    table.refuse(adjust(table, "move", "hat", zone="play", seat=0))
    table.refuse(adjust(table, "move", "n1", zone="resource", domain=table.names["d0.0"]))
    table.refuse(th.Adjust("move", 9999, zone="hand"))
    table.refuse(adjust(table, "move", "a1", zone="moon"))


def test_state_checks_run_after_a_correction() -> None:
    # CG-12.8
    table = table_of(row=[{"story": "A", "tokens": [4, 0]}, "B", "C"])
    table.do(adjust(table, "wound", "a1", n=1))
    assert table.zone("a1") == "discard"
    table.do(th.Adjust("token", seat=0, story=table["A"], n=1))
    assert (table.zone("A"), len(table.state.row), table.kind) == ("won", 3, "D-05")


def test_domains_hands_and_values_can_be_corrected() -> None:
    table = table_of()
    first, second = table.names["d0.0"], table.names["d0.1"]
    table.do(th.Adjust("drain", domain=first))
    table.do(th.Adjust("refresh", domain=second))
    assert (table.state.drained[first], table.state.drained[second]) == (1, 0)
    table.do(th.Adjust("draw", seat=1, n=2))
    assert len(table.state.hand[1]) == 2
    table.do(adjust(table, "skill", "a1", n=3))
    table.do(adjust(table, "icons", "a1", n=2, icons="C"))
    view = next(card for card in table.state.view(0).players[0].play if card.card == table["a1"])
    assert (view.skill, view.icons) == (5, (1, 2, 0, 0))
    table.pass_(2)
    assert table.skill("a1") == 2


def test_both_players_may_correct_when_they_act() -> None:
    table = table_of()
    table.pass_()
    table.do(adjust(table, "insane", "n1"))
    assert (table.seat, table.orientation("n1")) == (1, "insane")
    table.do(adjust(table, "restore", "n1"))
    assert table.orientation("n1") == "exhausted"


def test_a_correction_reads_back_from_its_line() -> None:
    move = th.Adjust("move", 7, zone="play", seat=1, host=3)
    assert th.VOCABULARY.read(th.VOCABULARY.write(move)) == move
    assert th.VOCABULARY.write(move) == "adjust act=move card=7 zone=play seat=1 host=3"


@pytest.mark.parametrize("seed", range(4))
def test_invariants_hold_in_games_full_of_corrections(seed: int) -> None:
    game = GAME.begin(GAME.read_setup(mixed_setup(free_adjust=True)), seed).state
    rng = Rng(seed)
    acts = ("move", "ready", "exhaust", "insane", "restore", "wound", "token", "drain", "refresh", "draw", "skill")
    zones = ("hand", "deck_top", "deck_bottom", "discard", "removed", "resource", "play")
    made = 0
    for _ in range(300):
        decision = game.decision
        if decision is None:
            break
        tried = th.Adjust(
            acts[rng.below(len(acts))], rng.below(game.static.play_cards), zones[rng.below(7)], rng.below(2),
            rng.below(6), -1, game.row[rng.below(len(game.row))] if game.row else -1, 1,
        )  # fmt: skip
        legal = decision.kind == "D-05" and tried in decision.options
        made += legal
        game.apply(tried if legal else decision.options.sample(rng))
        check_position(game, dear=False)
    assert made > 5
