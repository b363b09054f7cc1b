"""Turns at the dice table, played with the mouse and with the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.core.dice.state import DiceState
from cthulhu_desktop.core.dice.things import GiveDie, MakeCall, TakeDie
from cthulhu_desktop.ui.dicetable.arrange import Spot
from cthulhu_desktop.ui.tabletop.items import State
from tests.ui.dicetable.conftest import Played

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen screen has no window manager


def calling(state: DiceState) -> bool:
    """A call is asked, the roll has an IÄÄ and two or more tentacle dice, the display has none (so 1, 2 are legal)."""
    if state.decision is None or state.decision.kind != "DG-4":
        return False
    view = state.view(None)
    cult = view.cults[view.turn]
    arms = [face for face in cult.roll if face in (Face.ONE, Face.TWO, Face.THREE)]
    return not cult.display and Face.IAA in cult.roll and len(set(arms)) >= 2 and Face.SIGN not in cult.roll


def must_give(state: DiceState) -> bool:
    return state.decision is not None and list(state.decision.options) == [GiveDie()]


def taking_from_cults(state: DiceState) -> bool:
    decision = state.decision
    return decision is not None and decision.kind == "DG-5.2" and TakeDie(None) not in decision.options


def taking_from_middle(state: DiceState) -> bool:
    return state.decision is not None and list(state.decision.options) == [TakeDie(None)]


def face(played: Played, *wanted: Face) -> list:  # type: ignore[type-arg]
    return [die for die in played.tray() if die.face in wanted]


def test_the_tray_the_cup_the_button_and_space_all_roll(played: Played) -> None:
    # DG-2.4, DG-3.2
    for roll in (
        lambda: played.click(played.page.table.tray),
        lambda: played.click(played.page.table.cup),
        lambda: played.drag(played.page.table.cup, played.page.table.tray),
        lambda: played.press("Roll the dice"),
        lambda: played.key(Qt.Key.Key_Space),
    ):
        played.new()
        roll()
        assert played.session.number == 1
        played.check()


def test_dice_dragged_into_the_circle_make_the_call_once_it_is_confirmed(played: Played) -> None:
    # DG-4.2 row 2
    played.to(calling)
    seat = played.session.decision.seat
    ring = played.page.table.cults[seat].ring
    iaa, arm = face(played, Face.IAA)[0], face(played, Face.ONE, Face.TWO, Face.THREE)[0]
    number = played.session.number
    played.drag(iaa, ring)
    played.drag(arm, ring)
    assert played.session.number == number  # nothing is final yet
    assert ring.rect.contains(iaa.rect)
    assert ring.rect.contains(arm.rect)
    assert arm.state & State.CHOSEN
    played.press("Iää! Cthulhu!")
    assert played.session.number == number + 1
    display = played.page.look().cults[seat].display
    assert display == (Face.IAA, arm.face)
    assert played.page.table.slots[arm.number].spot is Spot.DISPLAY  # the die that was chosen, not another like it
    played.check()


def test_a_die_can_be_dragged_back_before_the_call_is_confirmed(played: Played) -> None:
    played.to(calling)
    ring = played.page.table.cults[played.session.decision.seat].ring
    iaa = face(played, Face.IAA)[0]
    home = iaa.rect
    played.drag(iaa, ring)
    played.drag(iaa, played.page.table.tray)
    assert iaa.rect == home
    assert played.page.hands.composition.chosen == frozenset()


def test_a_call_from_the_list_lies_in_the_circle_and_is_made_by_a_second_press(qtbot: QtBot, played: Played) -> None:
    played.to(calling)
    number, seat = played.session.number, played.session.decision.seat
    arms = face(played, Face.ONE, Face.TWO, Face.THREE)
    button = played.page.panel.calls.button(2)
    assert button.legal
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert played.session.number == number
    assert button.armed
    assert all(arm.state & State.CHOSEN for arm in arms)  # all of them by default
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert played.session.number == number + 1
    assert len(played.page.look().cults[seat].display) == 1 + len(arms)


def test_the_player_picks_which_tentacle_dice_go_with_a_call(qtbot: QtBot, played: Played) -> None:
    # DG-4.3
    played.to(calling)
    seat = played.session.decision.seat
    arms = face(played, Face.ONE, Face.TWO, Face.THREE)
    qtbot.mouseClick(played.page.panel.calls.button(2), Qt.MouseButton.LeftButton)
    for arm in arms[1:]:
        played.click(arm)  # back into the tray
    played.press("Call it")
    assert played.page.look().cults[seat].display == (Face.IAA, arms[0].face)


def test_a_legal_call_says_what_it_would_do(played: Played) -> None:
    played.to(calling)
    view = played.page.look()
    arms = sum(int(face[1]) for face in view.cults[view.turn].roll if face.startswith("t"))
    assert f"→  {arms} × 1 = {arms}" in played.page.panel.calls.button(2).effect


def test_a_call_that_is_not_legal_explains_itself_with_its_rule(qtbot: QtBot, played: Played) -> None:
    # DG-4.7: "Cthulhu!" needs an IÄÄ in the display
    played.to(calling)
    number = played.session.number
    button = played.page.panel.calls.button(5)
    assert not button.legal
    assert "no IÄÄ in your display" in button.accessibleDescription()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert played.session.number == number
    assert "no IÄÄ in your display" in played.page.bar.detail.text()
    with qtbot.waitSignal(played.page.rule_wanted) as wanted:
        played.page.bar.detail.linkActivated.emit("rule:DG-4.7")
    assert wanted.args == ["DG-4.7"]
    assert "rule:DG-4.7" in played.page.bar.detail.text()


def test_chosen_dice_that_make_no_call_say_why(played: Played) -> None:
    played.to(calling)
    played.click(face(played, Face.ONE, Face.TWO, Face.THREE)[0])
    assert "no IÄÄ in your display" in played.page.bar.detail.text()
    assert not any("Call it" in button.text() for button in played.page.bar.buttons if button.isVisible())


def test_a_die_dropped_on_the_middle_floats_back_while_a_call_is_possible(played: Played) -> None:
    # DG-3.3
    played.to(calling)
    die = played.tray()[0]
    home, number = die.rect, played.session.number
    played.drag(die, played.page.table.seal)
    assert played.session.number == number
    assert die.rect == home
    assert "DG-3.3" in played.page.bar.detail.text()


@pytest.mark.parametrize("how", ["drag", "button", "space", "key"])
def test_without_a_call_a_die_is_given_up(played: Played, how: str) -> None:
    # DG-3.4
    played.to(must_give)
    middle, number = played.page.look().middle, played.session.number
    if how == "drag":
        played.drag(played.tray()[0], played.page.table.seal)
    elif how == "button":
        played.press("Give up a die")
    else:
        played.key(Qt.Key.Key_Space if how == "space" else Qt.Key.Key_G)
    assert played.session.number == number + 1
    assert played.page.look().middle >= middle + 1
    played.check()


@pytest.mark.parametrize("how", ["click", "drag", "button", "key"])
def test_a_free_die_is_taken_from_a_rival_once_the_middle_is_empty(played: Played, how: str) -> None:
    # DG-5.2
    played.to(taking_from_cults, cults=3)
    decision, number = played.session.decision, played.session.number
    source = next(move.source for move in decision.options)
    die = played.page.table.dice_at(Spot.LOOSE, source)[0]
    assert die.state & State.GLOW
    before = played.page.look().cults[source].loose
    if how == "click":
        played.click(die)
    elif how == "drag":
        played.drag(die, played.page.table.cults[decision.seat].ring)
    elif how == "button":
        played.press(f"Take from {played.page.names[source]}")
    else:
        played.key(Qt.Key.Key_1)
    assert played.session.number == number + 1
    assert played.session.record.moves[-1] == f"take source={source}"
    assert played.page.look().cults[source].loose == before - 1
    played.check()


def test_a_die_that_can_only_come_from_the_middle_is_taken_by_itself(qtbot: QtBot, played: Played) -> None:
    played.to(taking_from_middle)
    number = played.session.number
    qtbot.waitUntil(lambda: played.session.number > number, timeout=3000)
    assert played.session.record.moves[number] == "take"
    assert "takes a die from the middle" in played.page.panel.log.toPlainText()


def test_a_whole_turn_with_the_keyboard_alone(played: Played) -> None:
    played.to(calling, cults=3)
    seat = played.session.decision.seat
    number = played.session.number
    tray = played.tray()
    iaa = tray.index(face(played, Face.IAA)[0])
    arm = tray.index(face(played, Face.ONE, Face.TWO, Face.THREE)[0])
    for index in (iaa, arm):
        played.key(Qt.Key(Qt.Key.Key_1 + index))
    played.key(Qt.Key.Key_Escape)  # thought better of it
    assert played.page.hands.composition.chosen == frozenset()
    for index in (iaa, arm):
        played.key(Qt.Key(Qt.Key.Key_1 + index))
    played.key(Qt.Key.Key_Space)
    assert played.session.number == number + 1
    assert len(played.page.look().cults[seat].display) == 2
    played.key(Qt.Key.Key_Space)  # the next cult rolls
    assert played.session.number == number + 2


def test_dice_are_reached_by_arrows_and_chosen_by_enter(played: Played) -> None:
    played.to(calling)
    played.key(Qt.Key.Key_Right)
    focused = played.page.table.focusItem()
    assert focused in played.tray()
    played.key(Qt.Key.Key_Return)
    assert played.page.hands.composition.chosen == {focused.number}


def test_an_elder_sign_dropped_on_the_middle_summons_a_die(played: Played) -> None:
    # DG-4.2 row 10: "Ph'nglui!"
    def full_chant(state: DiceState) -> bool:
        return state.decision is not None and any(
            isinstance(move, MakeCall) and move.call == 10 for move in state.decision.options
        )

    played.to(full_chant)
    ring = played.page.table.cults[played.session.decision.seat].ring
    played.drag(face(played, Face.IAA)[0], ring)
    played.drag(face(played, Face.ONE, Face.TWO, Face.THREE)[0], ring)
    played.drag(face(played, Face.SIGN)[0], played.page.table.seal)
    assert played.page.hands.matches()[0].call == 10
    played.press("Iää! Cthulhu! Ph'nglui!")
    assert played.session.record.moves[-1].startswith("call call=10") or "call=10" in played.session.record.moves[-2]
