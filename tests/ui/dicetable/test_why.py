"""Why not, at the dice table: a click on a die that cannot be used and a refused drop explain themselves."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.core.dice.state import DiceState
from cthulhu_desktop.core.dice.things import MakeCall, TakeDie
from cthulhu_desktop.ui.dicetable.arrange import Spot
from cthulhu_desktop.ui.dicetable.hands import TableReason
from cthulhu_desktop.ui.tabletop.items import TableItem
from cthulhu_desktop.wording import LANGUAGES, sentences
from tests.ui.dicetable.conftest import Played

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen screen has no window manager


def asked(state: DiceState, kind: str) -> bool:
    return state.decision is not None and state.decision.kind == kind


def calling_with_dice_about(state: DiceState) -> bool:
    """A call is asked; the own circle holds dice, and the middle does."""
    if not asked(state, "DG-4"):
        return False
    view = state.view(None)
    return view.turn is not None and bool(view.cults[view.turn].display) and bool(view.middle)


def two_iaa(state: DiceState) -> bool:
    if not asked(state, "DG-4"):
        return False
    view = state.view(None)
    return view.turn is not None and view.cults[view.turn].roll.count(Face.IAA) >= 2


def rolling_later(state: DiceState) -> bool:
    view = state.view(None)
    return asked(state, "DG-3.2") and any(cult.display for cult in view.cults)


def taking_from_rivals(state: DiceState) -> bool:
    decision = state.decision
    return decision is not None and decision.kind == "DG-5.2" and TakeDie(None) not in decision.options


def told(played: Played, words: str, rule: str) -> None:
    text = played.page.bar.detail.text()
    assert words in text
    assert f"rule:{rule}" in text


def click_calm(played: Played, item: TableItem) -> None:
    """A click that changes nothing in the game."""
    number = played.session.number
    played.click(item)
    assert played.session.number == number


def test_before_the_roll_a_die_says_that_the_dice_are_rolled_first(played: Played) -> None:
    # DG-3.2
    played.to(rolling_later)
    table = played.page.table
    die = next(die for cult in range(len(table.cults)) for die in table.dice_at(Spot.DISPLAY, cult))
    click_calm(played, die)
    told(played, "Roll your dice first", "DG-3.2")


def test_when_a_call_is_due_the_cup_and_other_dice_explain_themselves(played: Played) -> None:
    # DG-3.2, 3.5, 5.2
    played.to(calling_with_dice_about)
    seat = played.page.look().turn
    assert seat is not None
    table = played.page.table
    click_calm(played, table.cup)
    told(played, "You have rolled", "DG-3.2")
    click_calm(played, table.dice_at(Spot.DISPLAY, seat)[0])
    told(played, "stays there", "DG-3.5")
    click_calm(played, table.dice_at(Spot.MIDDLE, -1)[0])
    told(played, "A free die is taken by a call", "DG-5.2")


def test_a_second_iaa_takes_the_place_of_the_first_and_says_so(played: Played) -> None:
    # DG-4.3
    played.to(two_iaa)
    first, second = [die for die in played.tray() if die.face is Face.IAA][:2]
    played.click(first)
    assert "DG-4.3" not in played.page.bar.detail.text()
    played.click(second)
    told(played, "takes the place of the other one", "DG-4.3")


def test_a_die_dropped_on_another_circle_floats_back_and_says_why(played: Played) -> None:
    # DG-4.2
    played.to(two_iaa)
    seat = played.page.look().turn
    assert seat is not None
    number, die = played.session.number, played.tray()[0]
    played.drag(die, played.page.table.cults[(seat + 1) % len(played.page.table.cults)].ring)
    assert played.session.number == number
    told(played, "your own circle", "DG-4.2")


def test_a_free_die_cannot_be_declined_and_dice_in_circles_are_not_free(played: Played) -> None:
    # DG-5.1, 5.2
    played.to(taking_from_rivals)
    number, hands, table = played.session.number, played.page.hands, played.page.table
    played.drag(hands.takeable()[0], table.seal)
    assert played.session.number == number
    told(played, "must be taken", "DG-5.2")
    seat = played.page.look().turn
    for cult in range(len(table.cults)):
        for die in table.dice_at(Spot.DISPLAY, cult)[:1]:
            refused = hands.why_not(die)
            assert refused is not None
            assert (refused.reason, refused.rule) == (TableReason.IN_CIRCLE, "DG-5.1")
    for die in table.dice_at(Spot.LOOSE, seat if seat is not None else -1)[:1]:
        refused = hands.why_not(die)
        assert refused is not None
        assert refused.rule == "DG-5.2"


def test_no_call_is_greyed_without_a_reason_and_none_is_lit_with_one(played: Played) -> None:
    # DG-4.2, 4.5, 4.7
    played.to(two_iaa)
    decision = played.session.decision
    assert decision is not None
    legal = {move.call for move in decision.options if isinstance(move, MakeCall)}
    for button in played.page.panel.calls.buttons:
        assert (button.call.number in legal) == button.legal == (not button.why)
        assert button.accessibleDescription()


def test_while_nobody_is_asked_nothing_is_explained(played: Played) -> None:
    played.to(two_iaa)
    played.page.hands.rest()
    die = played.page.table.dice_at(Spot.MIDDLE, -1)[0]
    assert played.page.hands.why_not(die) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_of_the_table_have_sentences(language: str) -> None:
    assert [reason for reason in TableReason if str(reason) not in sentences(language)] == []
