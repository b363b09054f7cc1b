"""Putting a call together (DG-4)."""

from __future__ import annotations

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.core.dice.legal import call_options, display_kind
from cthulhu_desktop.core.dice.rolls import code_of
from cthulhu_desktop.core.dice.things import GiveDie, MakeCall
from cthulhu_desktop.core.kernel import Options
from cthulhu_desktop.ui.dicetable.composing import Composition

IAA, ONE, TWO, THREE, SIGN = Face.IAA, Face.ONE, Face.TWO, Face.THREE, Face.SIGN


def rolled(*faces: Face) -> Composition:
    return Composition(dict(enumerate(faces)))


def options(display: tuple[Face, ...], *roll: Face) -> Options:
    return call_options(code_of(roll), display_kind(display), bare=False)


def choose(composition: Composition, *dice: int) -> Composition:
    for die in dice:
        composition = composition.toggled(die)
    return composition


def test_chosen_dice_become_the_call_they_spell() -> None:
    roll = (IAA, TWO, ONE, SIGN)
    legal = options((), *roll)
    assert choose(rolled(*roll), 0).matches(legal) == (MakeCall(1),)
    assert choose(rolled(*roll), 0, 1).matches(legal) == (MakeCall(2, (2,)),)
    assert choose(rolled(*roll), 0, 2, 1).matches(legal) == (MakeCall(2, (2, 1)),)
    assert choose(rolled(*roll), 1).matches(legal) == ()  # DG-4.7: no IÄÄ yet


def test_an_elder_sign_can_become_fhtagn_or_phnglui() -> None:
    roll = (IAA, TWO, SIGN)
    found = choose(rolled(*roll), 0, 1, 2).matches(options((), *roll))
    assert found == (MakeCall(11, (2,)), MakeCall(10, (2,)))  # the one that completes first
    wished = rolled(*roll).for_call(10)
    assert wished.matches(options((), *roll))[0] == MakeCall(10, (2,))


def test_at_most_one_iaa_and_one_elder_sign_are_chosen() -> None:
    # DG-4.3
    composition = choose(rolled(IAA, IAA, SIGN, SIGN, ONE, ONE), 0, 1, 2, 3, 4, 5)
    assert composition.chosen == {1, 3, 4, 5}


def test_a_call_from_the_list_takes_all_tentacle_dice_unless_some_were_picked() -> None:
    roll = rolled(IAA, ONE, THREE, SIGN)
    assert roll.for_call(2).arms() == (3, 1)
    assert choose(roll, 2).for_call(2).arms() == (3,)
    assert roll.for_call(1).chosen == {0}


def test_all_elder_signs_can_be_called_without_adding_any() -> None:
    # DG-4.5; giving one up is legal as well
    roll = (SIGN, SIGN)
    legal = options((IAA,), *roll)
    one = choose(rolled(*roll), 0)
    assert one.matches(legal) == (MakeCall(8), GiveDie())
    assert one.enters_display(MakeCall(8)) == ()
    assert one.enters_display(GiveDie()) == ()


def test_an_elder_sign_enters_the_display_only_with_fhtagn() -> None:
    # DG-4.4
    composition = choose(rolled(IAA, TWO, SIGN), 0, 1, 2)
    assert composition.enters_display(MakeCall(11, (2,))) == (0, 1, 2)
    assert composition.enters_display(MakeCall(10, (2,))) == (0, 1)


def test_dice_can_be_put_back_freely() -> None:
    composition = choose(rolled(IAA, TWO), 0, 1, 0)
    assert composition.chosen == {1}
    assert composition.cleared().chosen == frozenset()
    assert composition.cleared().matches(options((), IAA, TWO)) == ()
