"""Pictures of the table and the dice that fill them."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.dice.setup import DiceSetup
from cthulhu_desktop.core.kernel import Applied, Rng
from cthulhu_desktop.ui.dicetable.arrange import Slot, Spot, after, assign, picture_of, slots_of


@pytest.mark.parametrize("cults", [2, 3, 5, 6])
@pytest.mark.parametrize("stone_keep", ["phase", "game"])
def test_occurrences_lead_to_the_picture_of_the_next_view(cults: int, stone_keep: str) -> None:
    """Whole games: the animations end where the view is, so nothing jumps when the table is laid out from it."""
    state = GAME.begin(DiceSetup(cults=cults, target=40, stone_keep=stone_keep), seed=cults).state
    rng = Rng(cults)
    picture = picture_of(state.view(None))
    total = len(slots_of(picture))
    while state.decision is not None:
        applied = state.apply(state.decision.options.sample(rng))
        assert isinstance(applied, Applied)
        for occurrence in applied.occurrences:
            picture = after(picture, occurrence)
            assert len(slots_of(picture)) == total  # DG-8: dice are conserved
        wanted = picture_of(state.view(None))
        if state.view(None).phase:
            assert picture == wanted
        picture = wanted


@pytest.mark.parametrize("cults", [2, 6])
def test_every_die_keeps_its_identity_through_a_game(cults: int) -> None:
    state = GAME.begin(DiceSetup(cults=cults, target=30), seed=4).state
    rng = Rng(9)
    slots = assign({}, slots_of(picture_of(state.view(None))))
    numbers = set(slots)
    while state.decision is not None:
        state.apply(state.decision.options.sample(rng))
        wanted = slots_of(picture_of(state.view(None)))
        slots = assign(slots, wanted)
        assert set(slots) == numbers
        assert sorted(slots.values(), key=str) == sorted(wanted, key=str)


def test_dice_that_need_not_move_stay() -> None:
    before = {
        1: Slot(Spot.DISPLAY, 0, 0, Face.IAA), 2: Slot(Spot.TRAY, 0, 0, Face.ONE), 3: Slot(Spot.TRAY, 0, 1, Face.IAA),
    }  # fmt: skip
    after_call = [
        Slot(Spot.DISPLAY, 0, 0, Face.IAA), Slot(Spot.DISPLAY, 0, 1, Face.ONE), Slot(Spot.LOOSE, 0, 0, None),
    ]  # fmt: skip
    assert assign(before, after_call) == {1: after_call[0], 2: after_call[1], 3: after_call[2]}


def test_the_die_that_the_player_chose_is_the_one_that_goes_into_the_display() -> None:
    before = {1: Slot(Spot.TRAY, 0, 0, Face.ONE), 2: Slot(Spot.TRAY, 0, 1, Face.ONE)}
    wanted = [Slot(Spot.DISPLAY, 0, 0, Face.ONE), Slot(Spot.LOOSE, 0, 0, None)]
    assert assign(before, wanted)[1] == wanted[0]
    assert assign(before, wanted, prefer=(2,))[2] == wanted[0]


def test_dice_appear_and_vanish_with_the_picture() -> None:
    one = Slot(Spot.MIDDLE, -1, 0, None)
    assert assign({}, [one]) == {0: one}
    assert assign({4: one, 5: Slot(Spot.MIDDLE, -1, 1, None)}, [one]) == {4: one}
