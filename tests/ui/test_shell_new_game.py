"""Setting up a dice game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.dice.setup import DiceSetup, read_setup
from cthulhu_desktop.ui.shell.new_dice_page import NewDicePage
from cthulhu_desktop.ui.shell.seats_form import PERSON
from cthulhu_desktop.ui.widgets.form import RuleButton

BOTS = ("random", "cautious", "bold")


@pytest.fixture
def make(qtbot: QtBot, quiet_look: Callable[..., None]) -> Callable[..., NewDicePage]:
    hosts = []

    def make(remembered: dict[str, Any] | None = None) -> NewDicePage:
        host = QWidget()
        hosts.append(host)
        qtbot.addWidget(host)
        host.resize(1280, 680)
        page = NewDicePage(BOTS, remembered or {}, host)
        page.resize(1280, 680)
        host.show()
        return page

    return make


def choose_count(page: NewDicePage, count: int) -> None:
    button = page._counts.button(count)
    assert button is not None
    button.click()


def test_untouched_it_is_the_rulebooks_game_of_one_person_against_a_bot(make: Callable[..., NewDicePage]) -> None:
    page = make()
    assert read_setup(page.setup()) == DiceSetup()  # DG-9
    assert page.seats.seats() == (("Order of Dagon", None), ("Starry Wisdom", "cautious"))
    assert page.seed_number() is None


def test_the_target_follows_the_number_of_cults_until_it_is_chosen(make: Callable[..., NewDicePage]) -> None:
    page = make()
    targets = []
    for count in (3, 4, 6, 2):
        choose_count(page, count)
        targets.append(page.target.value())
    assert targets == [150, 100, 100, 150]  # DG-2.3
    page.target.setValue(80)
    choose_count(page, 5)
    assert page.target.value() == 80


def test_as_many_rows_as_cults_are_shown_each_with_a_name_of_its_own(make: Callable[..., NewDicePage]) -> None:
    page = make()
    choose_count(page, 6)
    seats = page.seats.seats()
    assert len({name for name, _bot in seats}) == 6
    assert [name.isVisible() for name in page.seats.names] == [True] * 6
    choose_count(page, 3)
    assert [name.isVisible() for name in page.seats.names] == [True] * 3 + [False] * 3
    assert len(page.seats.seats()) == 3


def test_names_and_players_are_taken_over(make: Callable[..., NewDicePage]) -> None:
    page = make()
    page.seats.names[0].setText("  Zażółć  ")
    page.seats.players[1].set_value("bold")
    assert page.seats.seats() == (("Zażółć", None), ("Starry Wisdom", "bold"))


def test_every_option_reaches_the_setup(make: Callable[..., NewDicePage]) -> None:
    page = make()
    page.stone_keep.set_value("game")
    page.robbed.set_value("rolls_nothing")
    page.bare.set_value("yes")
    page.practice.setChecked(True)
    page.target.setValue(60)
    setup = read_setup(page.setup())
    assert (setup.stone_keep, setup.robbed, setup.bare_phnglui, setup.practice, setup.target) == (
        "game", "rolls_nothing", True, True, 60,
    )  # fmt: skip
    page.stone_award.set_value("off")
    assert read_setup(page.setup()).stone_award == "off"
    assert not page.stone_keep.isEnabled()
    page.usual.click()
    assert read_setup(page.setup()) == DiceSetup()


def test_practice_is_for_one_person_alone(make: Callable[..., NewDicePage]) -> None:
    page = make()
    page.practice.setChecked(True)
    assert page.setup()["practice"] is True  # DG-3.5
    page.seats.players[1].set_value(PERSON)
    assert not page.practice.isEnabled()
    assert page.setup()["practice"] is False


@pytest.mark.parametrize(
    ("text", "seed"), [("", None), ("  ", None), ("42", 42), ("Iää", int.from_bytes("Iää".encode(), "big"))]
)
def test_the_number_of_a_game_may_be_any_word(make: Callable[..., NewDicePage], text: str, seed: int | None) -> None:
    page = make()
    page.more.click()
    assert page.seed.isVisible()
    page.seed.setText(text)
    assert page.seed_number() == seed


def test_the_last_choice_is_remembered(make: Callable[..., NewDicePage]) -> None:
    page = make()
    choose_count(page, 4)
    page.target.setValue(70)
    page.robbed.set_value("rolls_nothing")
    page.seats.names[2].setText("Ours")
    page.seats.players[3].set_value(PERSON)
    again = make(page.remember())
    assert again.setup() == page.setup()
    assert again.seats.seats() == page.seats.seats()
    assert again.cults() == 4


def test_a_target_that_was_never_chosen_is_not_remembered(make: Callable[..., NewDicePage]) -> None:
    again = make(make().remember())
    choose_count(again, 5)
    assert again.target.value() == 100  # DG-2.3


@pytest.mark.parametrize(
    "remembered",
    [
        {"setup": 5, "seats": "no"},
        {"setup": {"cults": 17, "target": "x", "robbed": 3}, "seats": [1, {"name": 5, "player": "nobody"}]},
        {"setup": {"cults": True, "target": 5}, "target_chosen": 1},
    ],
)
def test_a_remembered_choice_that_makes_no_sense_gives_way_to_the_defaults(
    make: Callable[..., NewDicePage], remembered: dict[str, Any]
) -> None:
    page = make(remembered)
    assert read_setup(page.setup()) == DiceSetup()


def test_enter_starts_esc_goes_back_and_a_rule_can_be_opened(qtbot: QtBot, make: Callable[..., NewDicePage]) -> None:
    page = make()
    with qtbot.waitSignal(page.start_wanted) as started:
        qtbot.keyClick(page.seats.names[0], Qt.Key.Key_Return)
    assert started.args == [page.setup(), page.seats.seats(), None]
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page.seats.names[0], Qt.Key.Key_Escape)
    rules = []
    page.rule_wanted.connect(rules.append)
    for button in page.findChildren(RuleButton):
        button.click()
    assert sorted(rules) == ["DG-1.3", "DG-2.3", "DG-3.5", "DG-4.7", "DG-5.2a", "DG-5.3", "DG-5.3"]


def test_enter_on_the_number_of_a_rule_opens_it_and_on_a_number_of_cults_starts(
    qtbot: QtBot, make: Callable[..., NewDicePage]
) -> None:
    page = make()
    button = page.findChildren(RuleButton)[0]
    button.setFocus()
    with qtbot.assertNotEmitted(page.start_wanted), qtbot.waitSignal(page.rule_wanted):
        qtbot.keyClick(button, Qt.Key.Key_Return)
    page.entered()
    with qtbot.waitSignal(page.start_wanted):
        qtbot.keyClick(page._counts.button(2), Qt.Key.Key_Return)


def test_enter_on_a_button_presses_that_button(qtbot: QtBot, make: Callable[..., NewDicePage]) -> None:
    page = make()
    page.cancel.setFocus()
    with qtbot.assertNotEmitted(page.start_wanted), qtbot.waitSignal(page.left):
        qtbot.keyClick(page.cancel, Qt.Key.Key_Return)
