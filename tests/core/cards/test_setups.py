"""What a setup must keep to (CG-7.1, V-02, V-10)."""

from __future__ import annotations

from typing import Any

import pytest

from cthulhu_desktop.core.cards.game import GAME
from cthulhu_desktop.core.kernel import SetupError
from tests.helpers.card_decks import vanilla_setup


def with_copies(*numbers: int, size: int = 50, **more: Any) -> dict[str, Any]:
    """A setup whose first deck holds so many copies of its first cards, and is filled up with single ones."""
    data = vanilla_setup(constructed=True, **more)
    names: list[str] = data["decks"][0]
    deck = [name for name, number in zip(names, numbers, strict=False) for _ in range(number)]
    single = names[len(numbers) :]
    data["decks"][0] = (deck + single * 4)[:size] if len(deck + single) < size else (deck + single)[:size]
    return data


def refusal(data: dict[str, Any]) -> tuple[str, str, dict[str, Any]]:
    with pytest.raises(SetupError) as caught:
        GAME.read_setup(data)
    refused = caught.value.refused
    return refused.reason, refused.rule, dict(refused.args)


def test_a_constructed_deck_needs_fifty_cards_and_others_do_not() -> None:
    # CG-7.1.1, 7.1.7
    data = with_copies(1, size=49)
    assert refusal(data) == ("deck.too_small", "CG-7.1.1", {"n": 49, "needed": 50, "missing": 1})
    GAME.read_setup({**data, "constructed": False})


@pytest.mark.parametrize(("switches", "allowed", "rule"), [((), 4, "CG-7.1.3"), (("V-02",), 3, "CG-22.3.1")])
def test_copies_of_a_title_are_limited(switches: tuple[str, ...], allowed: int, rule: str) -> None:
    # CG-7.1.3, V-02
    GAME.read_setup(with_copies(allowed, switches=list(switches)))
    reason, found, args = refusal(with_copies(allowed + 1, switches=list(switches)))
    assert (reason, found, args["n"], args["limit"]) == ("deck.too_many_copies", rule, allowed + 1, allowed)
    GAME.read_setup(with_copies(allowed + 1, switches=list(switches)) | {"constructed": False})


def test_a_deck_holds_one_title_of_the_restricted_list_if_that_is_switched_on() -> None:
    # V-10
    data = vanilla_setup(constructed=True)
    titles = [next(card["title"] for card in data["cards"] if card["id"] == name) for name in data["decks"][0][:2]]
    data["restricted"] = titles
    GAME.read_setup(data)
    GAME.read_setup({**data, "switches": ["V-10"], "restricted": titles[:1]})
    reason, rule, args = refusal({**data, "switches": ["V-10"]})
    assert (reason, rule) == ("deck.restricted", "CG-22.3.1")
    assert sorted((args["title"], args["first"])) == sorted(titles)


def test_a_list_and_corrections_are_written_with_the_setup() -> None:
    data = vanilla_setup(restricted=["One"], free_adjust=True)
    setup = GAME.read_setup(data)
    written = GAME.write_setup(setup)
    assert (written["restricted"], written["free_adjust"]) == (["One"], True)
    assert GAME.read_setup(written) == setup
    plain = GAME.write_setup(GAME.read_setup(vanilla_setup()))
    assert not {"restricted", "free_adjust"} & set(plain)
    for wrong in ({"restricted": "One"}, {"free_adjust": 1}):
        assert refusal(vanilla_setup(**wrong))[0] == "kernel.bad_setup"
