"""Passing is no chore: what is passed for a player, where he is asked, and how many clicks a turn takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bots.base import Limit, ask
from cthulhu_desktop.bots.registry import make_bot
from cthulhu_desktop.bridge.passing import WINDOWS, is_window, nothing_to_decide, usable_cards, windows_of
from cthulhu_desktop.core.cards.moves import Answer, Pass
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.things import AbilityUsed, Played, TurnBegins
from cthulhu_desktop.core.kernel import Decision, Move, Rng
from cthulhu_desktop.ui.cardtable.passing import Passing, Skipped
from cthulhu_desktop.ui.cardtable.stops import OTHER, OWN, PHASE_OF, Stops
from tests.ui.cardtable.clicks import bot, turns_of
from tests.ui.cardtable.playing import GAME, NAMES, Chooses, Playing, by_chance, new_record, nothing, record_where

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def positions(seed: int, chooses: Callable[..., object] = by_chance, most: int = 260) -> Iterator[CardsState]:
    state = GAME.begin(GAME.read_setup(new_record(seed).setup), seed).state
    rng = Rng(seed)
    for _ in range(most):
        if state.decision is None:
            return
        yield state
        state.apply(chooses(state.decision, rng))


def where(wanted: Callable[[CardsState], bool]) -> CardsState:
    for seed in range(40):
        for state in positions(seed):
            if wanted(state):
                return state
    raise AssertionError("no game comes there")


def window(name: str, *, usable: bool, own: bool = True) -> CardsState:
    def wanted(state: CardsState) -> bool:
        decision = state.decision
        return (
            decision is not None and decision.kind == "D-05" and state.window == name
            and bool(usable_cards(decision)) == usable and (decision.seat == state.active) == own
        )  # fmt: skip

    return where(wanted)


# --- what is left to decide ------------------------------------------------------------------------------------------


def test_a_single_answer_is_found_for_every_kind_of_question_and_is_legal() -> None:
    # CG-23.1.1
    kinds = set()
    for seed in range(6):
        for state in positions(seed):
            decision = state.decision
            assert decision is not None
            move = nothing_to_decide(decision)
            if move is not None:
                kinds.add(decision.kind)
                assert move in decision.options
                assert usable_cards(decision) == ()
            elif not is_window(decision) and decision.kind not in ("D-11", "D-24"):
                assert decision.options.count() > 1, decision.kind
    assert "D-05" in kinds


def test_the_windows_that_texts_name_are_known() -> None:
    # CG-11.1.12
    named: set[str] = set()
    for seed in range(8):
        for state in positions(seed, most=150):
            if state.decision is not None and state.decision.kind == "D-05":
                names = windows_of(state.decision)
                assert names <= set(WINDOWS)
                assert not names or state.window in names
                named |= names
    assert set(WINDOWS) == set(PHASE_OF)


# --- stops -----------------------------------------------------------------------------------------------------------


def test_stops_outlive_the_table_and_garbage_counts_as_none() -> None:
    kept: dict[str, str] = {}
    stops = Stops(kept)
    assert stops.stops_at(OWN, "W4")
    assert not stops.stops_at(OWN, "W1")
    stops.turn(OWN, "W1", "W2")
    stops.turn(OTHER, "W4")
    again = Stops(kept)
    assert again.stops_at(OWN, "W1")
    assert again.stops_at(OWN, "W2")
    assert not again.stops_at(OTHER, "W4")
    again.turn(OWN, "W1", "W2")  # all of them have one: they go
    assert not again.stops_at(OWN, "W1")
    kept["stops_own"] = "W4 nonsense W99"
    assert Stops(kept).stops(OWN) == {"W4"}
    again.reset()
    assert Stops(kept).stops_at(OTHER, "W4")


@pytest.mark.parametrize("name", ["always_ask", "ask_tokens", "curtain", "full_log"])
def test_the_other_choices_about_passing_are_kept_too(qtbot: QtBot, name: str) -> None:
    kept: dict[str, str] = {}
    stops = Stops(kept)
    before = getattr(stops, name)
    with qtbot.waitSignal(stops.changed):
        setattr(stops, name, not before)
    assert getattr(Stops(kept), name) is not before


def test_each_of_several_people_has_stops_of_his_own(qtbot: QtBot) -> None:
    kept: dict[str, str] = {}
    stops = Stops(kept)
    stops.turn(OWN, "W5")  # of a player alone: what everybody starts with
    stops.person = "Ann"
    assert stops.stops_at(OWN, "W5")
    stops.turn(OWN, "W1")
    stops.always_ask = True
    with qtbot.waitSignal(stops.changed):
        stops.person = "Bertram"
    assert not stops.stops_at(OWN, "W1")
    assert not stops.always_ask
    again = Stops(kept)
    assert not again.stops_at(OWN, "W1")
    assert again.stops_at(OWN, "W1", "Ann")
    again.person = "Ann"
    again.reset()
    assert not again.stops_at(OWN, "W1")
    assert not again.stops_at(OWN, "W5")
    assert again.stops_at(OWN, "W5", "Bertram")


def test_whoever_is_asked_is_asked_where_he_wants_it_whoever_sits_in_front() -> None:
    state = window("W2", usable=True)
    decision = state.decision
    assert decision is not None
    stops = Stops()
    stops.person = NAMES[decision.seat]
    stops.turn(OWN, "W2")
    stops.person = NAMES[1 - decision.seat]
    passing = Passing(stops, NAMES)
    assert passing.judge(decision, state.view(decision.seat)) is None
    other = Passing(stops, NAMES[::-1])
    if not windows_of(decision):
        assert other.judge(decision, state.view(decision.seat)) == Pass()


def test_the_bar_of_phases_shows_the_stops_of_whoever_sits_in_front(playing: Playing) -> None:
    playing.open()
    page = playing.page
    page.curtain.button.click()
    assert page.stops.person == NAMES[page.table.near]
    page.stops.turn(OWN, "W1")
    rng = Rng(1)
    while page.table.near == 0:
        playing.answer(nothing, rng)
        playing.wait()
    assert page.stops.person == NAMES[1]
    assert not page.stops.stops_at(OWN, "W1")
    playing.page.close_session()
    playing.open(bots={1: "random"})
    assert page.stops.person == ""


def test_a_window_without_a_stop_is_passed_also_where_something_could_be_done() -> None:
    state = window("W2", usable=True)
    passing = Passing(Stops())
    decision = state.decision
    assert decision is not None
    if not windows_of(decision):
        assert passing.judge(decision, state.view(decision.seat)) == Pass()
    stopping = Stops()
    stopping.turn(OWN, "W2")
    assert Passing(stopping).judge(decision, state.view(decision.seat)) is None


def test_at_a_stop_the_player_is_asked_only_if_he_can_do_something() -> None:
    able, unable = window("W4", usable=True), window("W4", usable=False)
    for state, move in ((able, None), (unable, Pass())):
        assert state.decision is not None
        assert Passing(Stops()).judge(state.decision, state.view(state.decision.seat)) == move


def test_success_tokens_are_placed_without_a_question_unless_one_is_wanted() -> None:
    # CG-14.7.7, D-19
    state = where(lambda now: now.decision is not None and now.decision.kind == "D-19")
    decision = state.decision
    assert decision is not None
    view = state.view(decision.seat)
    stops = Stops()
    assert Passing(stops).judge(decision, view) == Answer(True)
    assert Answer(True) in decision.options
    assert Passing(stops, held=True).judge(decision, view) is None
    stops.ask_tokens = True
    assert Passing(stops).judge(decision, view) is None


def test_always_ask_hides_that_there_is_nothing_to_do() -> None:
    # CG-23.1.3
    state = window("W4", usable=False)
    stops = Stops()
    stops.always_ask = True
    assert state.decision is not None
    assert Passing(stops).judge(state.decision, state.view(state.decision.seat)) is None


def test_while_the_player_holds_nothing_is_passed() -> None:
    state = window("W1", usable=False)
    assert state.decision is not None
    assert Passing(Stops(), held=True).judge(state.decision, state.view(state.decision.seat)) is None


def test_passing_on_ends_with_what_the_opponent_does_and_with_the_own_turn() -> None:
    for occurrence, ends in (
        (Played(1, 12), True), (Played(0, 12), False), (AbilityUsed(1, 3, 0, "action"), True),
        (AbilityUsed(1, 3, 0, "forced"), False), (TurnBegins(0, 4), True), (TurnBegins(1, 4), False),
    ):  # fmt: skip
        passing = Passing(Stops(), onward=0)
        passing.heard([occurrence])
        assert (passing.onward == -1) is ends, occurrence


def test_passing_on_passes_stops_too_but_asks_everything_else() -> None:
    state = window("W4", usable=True)
    assert state.decision is not None
    seat = state.decision.seat
    passing = Passing(Stops(), onward=seat)
    assert passing.judge(state.decision, state.view(seat)) == Pass()
    # the other at the same mouse passes nothing by that
    assert Passing(Stops(), onward=1 - seat).judge(state.decision, state.view(seat)) is None
    other = where(lambda now: now.decision is not None and now.decision.kind == "D-13" and now.decision.seat == seat)
    assert other.decision is not None
    assert passing.judge(other.decision, other.view(seat)) is None
    assert passing.onward == -1


def test_the_trace_names_each_phase_once() -> None:
    passing = Passing(Stops())
    passing.trace = [
        Skipped(0, True, "draw", "W2", 1), Skipped(0, False, "story", "W5", 0), Skipped(0, False, "story", "W7", 0),
        Skipped(1, True, "resource", "W3", 0),
    ]  # fmt: skip
    text = passing.text(0)
    assert text.count("Story") == 1
    assert text.startswith("Passed for you:")
    assert "Draw" in text
    assert "Resource" not in text
    passing.forget(0)
    assert passing.text(0) == ""
    assert "Resource" in passing.text(1)


def test_the_trace_sums_up_many_phases_of_a_turn() -> None:
    passing = Passing(Stops())
    passing.trace = [
        Skipped(0, False, phase, "W1", 0) for phase in ("refresh", "draw", "resource", "operations", "story")
    ] + [Skipped(0, True, "refresh", "W1", 0)]
    assert passing.text(0) == "Passed for you: phases of the other's turn, your Refresh phase"


# --- at the table ----------------------------------------------------------------------------------------------------


def decisions_of_turns(playing: Playing, chooses: Chooses, turns: int) -> list[list[str]]:
    """What the player in seat 0 is asked in each of his own turns, but the first; the other plays by chance."""
    playing.page.stops.curtain = False
    session = playing.open()
    rng, found = Rng(8), dict[int, list[str]]()
    for _ in range(900):
        playing.wait()
        decision = playing.page.asking.decision
        if decision is None:
            break
        view = playing.page.course.look()
        mine = decision.seat == 0
        if mine and view.active == 0 and view.turn > 1:
            if view.turn not in found and len(found) == turns:
                break
            found.setdefault(view.turn, []).append(f"{decision.kind} {view.window}".strip())
        move = chooses(decision, rng) if mine else by_chance(decision, rng)
        playing.page.asking.decide(move)
    assert session.number > 30
    return list(found.values())


def test_a_turn_without_plays_takes_three_clicks_at_most(playing: Playing) -> None:
    turns = decisions_of_turns(playing, nothing, 6)
    print("turns without plays:", turns)
    assert len(turns) >= 4
    # what the opponent does may ask for more (a Response, a loss to choose); the turn itself does not
    own = [[kind for kind in turn if kind.split()[0] in ("D-03", "D-04", "D-05", "D-13")] for turn in turns]
    assert all(len(turn) <= 3 for turn in own), own
    assert sum(map(len, turns)) / len(turns) <= 3


def test_a_typical_turn_takes_few_clicks(playing: Playing) -> None:
    bot = make_bot("cards", "novice")

    def as_a_novice(_decision: Decision, rng: Rng) -> Move:
        return ask(bot, playing.session._line.state, Limit(time_s=1.0), rng)

    turns = decisions_of_turns(playing, as_a_novice, 6)
    print("typical turns:", [len(turn) for turn in turns], turns)
    assert sum(map(len, turns)) / len(turns) < 8


def test_a_turn_of_a_novice_takes_few_questions_clicks_and_drags() -> None:
    turns = [turn for seed in range(3) for turn in turns_of(seed, bot("novice"), bot("random")) if turn.own]
    assert len(turns) >= 9
    asked = sum(len(turn.asked) for turn in turns) / len(turns)
    clicks, drags = (sum(getattr(turn, name) for turn in turns) / len(turns) for name in ("clicks", "drags"))
    print(f"questions {asked:.1f}, clicks {clicks:.1f}, drags {drags:.1f}")
    assert asked < 7
    assert drags < clicks < 13
    assert all(turn.drags <= turn.clicks for turn in turns)


def test_the_player_is_told_what_was_passed_for_him(playing: Playing) -> None:
    playing.open(bots={1: "random"})
    rng = Rng(2)
    for _ in range(40):
        playing.answer(nothing, rng)
        playing.wait()
        if playing.page.trace.text():
            break
    assert playing.page.trace.text().startswith("Passed for you:")


def test_nothing_is_passed_while_hold_is_on(playing: Playing) -> None:
    playing.page.tools.hold.setChecked(True)
    playing.open(bots={1: "random"})
    playing.page.tools.hold.setChecked(True)
    rng = Rng(1)
    kinds = []
    for _ in range(4):
        playing.wait()
        decision = playing.page.asking.decision
        assert decision is not None
        kinds.append((decision.kind, playing.page.course.look().window))
        playing.answer(nothing, rng)
    assert ("D-05", "W1") in kinds


def test_space_passes_and_shift_space_passes_on(qtbot: QtBot, playing: Playing) -> None:
    def at_w4(state: CardsState) -> bool:
        decision = state.decision
        return decision is not None and decision.seat == 0 == state.active and state.window == "W4" and bool(
            usable_cards(decision)
        )

    record = record_where(at_w4)
    playing.open(record, bots={1: "random"})
    playing.wait()
    number = playing.session.number
    qtbot.keyClick(playing.page.view, Qt.Key.Key_Space)
    assert playing.session.number > number
    assert playing.session.record.moves[number] == "pass"


def test_the_button_passes_on_and_escape_stops_that(qtbot: QtBot, playing: Playing) -> None:
    playing.open(bots={1: "random"})
    playing.page.tools.onward.setChecked(True)
    assert playing.page.course.passing.onward == 0
    qtbot.keyClick(playing.page.view, Qt.Key.Key_Escape)
    assert playing.page.course.passing.onward == -1
    assert not playing.page.tools.onward.isChecked()


def test_a_click_on_a_phase_sets_and_takes_away_its_stop(qtbot: QtBot, playing: Playing) -> None:
    chip = playing.page.phases.chips["draw"]
    assert not playing.page.stops.stops_at(OWN, "W2")
    below = chip.rect().center()
    below.setY(chip.height() - 6)
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=below)
    assert playing.page.stops.stops_at(OWN, "W2")
    assert not playing.page.stops.stops_at(OTHER, "W2")
    assert "W2" in chip.accessibleDescription()
    above = chip.rect().center()
    above.setY(5)
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=above)
    assert playing.page.stops.stops_at(OTHER, "W2")
    qtbot.keyClick(chip, Qt.Key.Key_Down)
    assert not playing.page.stops.stops_at(OWN, "W2")


def test_the_sheet_of_stops_shows_and_changes_them(qtbot: QtBot, playing: Playing) -> None:
    playing.page.stops_sheet.show_stops()
    box = playing.page.stops_sheet.boxes[OWN, "W5"]
    assert not box.isChecked()
    box.click()
    assert playing.page.stops.stops_at(OWN, "W5")
    playing.page.stops_sheet.reset.click()
    assert not box.isChecked()
    qtbot.keyClick(playing.page.stops_sheet, Qt.Key.Key_Escape)
    assert playing.page.stops_sheet.isHidden()
