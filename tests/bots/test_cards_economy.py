"""Resources and payment (D-01, D-04; CG-10)."""

from __future__ import annotations

import pytest

from cthulhu_desktop.bots.cards_economy import Item, allot, purse
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.game import GAME
from tests.bots.card_player import asked
from tests.helpers.card_decks import vanilla_setup
from tests.helpers.table import Table, character

DOMAINS = (purse({"agency": 2}), purse({"agency": 1, "hastur": 3}), purse({"neutral": 2}))


@pytest.mark.parametrize(
    ("cost", "faction", "loyal", "pays"),
    [
        (2, "agency", False, (True, True, False)),
        (3, "hastur", True, (False, True, False)),
        (4, "hastur", True, (False, False, False)),
        (2, "neutral", False, (True, True, True)),
        (0, "syndicate", False, (True, True, True)),
        (5, "agency", False, (False, False, False)),
    ],
)
def test_which_domain_can_pay(cost: int, faction: str, loyal: bool, pays: tuple[bool, ...]) -> None:
    # EX-02
    assert tuple(one.pays(cost, faction, loyal) for one in DOMAINS) == pays


def test_each_domain_pays_once_and_the_total_counts() -> None:
    found = allot([Item(5.0, (0,)), Item(4.0, (0, 1)), Item(3.0, (0, 1)), Item(1.0, (), True)], [3, 2])
    assert found.chosen == (0, 1, None, -1)


def test_what_brings_nothing_is_not_paid_for() -> None:
    assert allot([Item(-1.0, (0,)), Item(0.0, (), True)], [1]).chosen == (None, None)


def test_the_resource_makes_the_hand_playable() -> None:
    # CG-9.2.6
    cards = [
        character("ghoul", 3, "CC", cost=2, faction="cthulhu"),
        character("dear", 1, cost=6, faction="cthulhu"),
        character("source", 1, faction="cthulhu"),
        character("other", 1, faction="agency"),
    ]
    table = Table(
        cards,
        {
            "hand": ["ghoul", "dear"],
            "deck": ["ghoul"] * 10,
            "domains": [{"resources": ["source"]}, {"resources": ["other"]}, {"resources": ["other"]}],
        },
        at="resource",
    )
    move = asked(table)
    assert isinstance(move, th.AttachResource)
    assert (move.card, move.domain) == (table["dear"], table.state.domains[0][0])


def test_a_single_good_card_is_kept_once_the_domains_suffice() -> None:
    cards = [character("best", 5, "TCAI", cost=3)]
    rich = [{"resources": ["filler"] * 6}] * 3
    table = Table(cards, {"hand": ["best"], "deck": ["best"] * 10, "domains": rich}, at="resource")
    assert asked(table) == th.Pass()


def test_the_start_keeps_cards_that_its_resources_can_pay_for() -> None:
    # CG-8.1.6
    state = GAME.begin(GAME.read_setup(vanilla_setup(first=0)), 11).state
    hand = set(state.hand[0])
    table = Table.__new__(Table)
    table.state = state
    move = asked(table)
    assert isinstance(move, th.ChooseResources)
    static = state.static
    symbols = {static.symbol[card] for card in move.cards}
    kept = hand - set(move.cards)
    assert sum(static.faction[card] in symbols for card in kept) >= 4
    assert min(static.cost[card] for card in kept) <= 2
