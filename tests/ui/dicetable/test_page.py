"""The page of the dice table around its turns: whole games, undo, language, size, words, the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.dice.state import DiceState
from cthulhu_desktop.core.dice.things import Roll
from cthulhu_desktop.core.kernel import Rng
from cthulhu_desktop.ui.dicetable.arrange import picture_of
from cthulhu_desktop.ui.theme import Motion
from tests.ui.dicetable.conftest import Played

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen screen has no window manager


def click_what_is_offered(qtbot: QtBot, played: Played, rng: Rng) -> None:
    """One decision, taken as a player would who presses what lights up."""
    page, decision = played.page, played.session.decision
    assert decision is not None
    if decision.kind in ("DG-2.4", "DG-3.2"):
        played.click(page.table.tray)
    elif decision.kind == "DG-5.2":
        played.click(rng.choice(page.hands.takeable()))
    else:
        legal = [button for button in page.panel.calls.buttons if button.legal]
        if not legal:
            played.press("Give up a die")
            return
        button = rng.choice(legal)
        button.click()
        played.press("Call it")


def test_a_whole_game_against_two_bots_by_clicking_what_is_offered(qtbot: QtBot, played: Played) -> None:
    page = played.page
    page.take_pause_ms = 10_000  # by hand here
    played.new(seed=11, bots={1: "random", 2: "random"}, cults=3, target=12)
    rng = Rng(2)

    def asked() -> bool:
        return page.hands.decision is not None or page.scoring.isVisible() or page.ending.isVisible()

    for _ in range(400):
        qtbot.waitUntil(asked, timeout=20_000)
        if page.ending.isVisible():
            break
        if page.scoring.isVisible():
            page.scoring.button.click()
            continue
        played.check()
        click_what_is_offered(qtbot, played, rng)
    assert played.session.outcome is not None
    assert page.ending.isVisible()


def test_the_log_tells_the_whole_game_also_after_it_was_loaded(played: Played) -> None:
    played.to(lambda state: state.number == 9)
    lines = played.page.panel.log.toPlainText().splitlines()
    occurrences = [one for batch in played.session.history() for one in batch.occurrences]
    assert len(lines) == len(occurrences) > 8
    assert lines[0].startswith("Anna rolls for the start-cult stone")


def test_a_line_of_the_log_opens_its_rule(qtbot: QtBot, played: Played) -> None:
    from PySide6.QtCore import QUrl

    played.to(lambda state: state.number == 4)
    with qtbot.waitSignal(played.page.rule_wanted) as wanted:
        played.page.panel.log.anchorClicked.emit(QUrl("rule:DG-3.2"))
    assert wanted.args == ["DG-3.2"]
    assert 'href="rule:DG-2.4"' in played.page.panel.log.toHtml()


def after_a_call(state: DiceState) -> bool:
    """A roll is asked of the second cult in a phase, after a call of the first."""
    return state.phase == 1 and state.decision is not None and state.decision.kind == "DG-3.2" and any(state.displays)


def test_a_confirmed_call_cannot_be_taken_back(played: Played) -> None:
    # DG-3.5
    played.to(after_a_call)
    number = played.session.number
    assert not played.page.tools.undo.isVisible()
    played.page.undo()
    assert played.session.number == number


def test_in_solo_practice_it_can(played: Played) -> None:
    # DG-3.5
    played.open(_practice_record(), bots={1: "random"})
    number = played.session.number
    assert played.page.tools.undo.isVisible()
    before = played.page.table.picture
    played.page.undo()
    assert played.session.number < number
    assert played.page.table.picture == picture_of(played.page.look()) != before
    played.check()


def _practice_record():  # type: ignore[no-untyped-def]
    from tests.ui.dicetable.conftest import record_where

    def own_turn_again(state: DiceState) -> bool:
        return state.decision is not None and state.decision.seat == 0 and bool(state.displays[0])

    return record_where(own_turn_again, practice=True)


class Echo(QTranslator):
    """Marks every text of the interface, so that one sees which were said again."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        return f"«{text.replace('%n', str(n))}»"

    def isEmpty(self) -> bool:
        return False


def test_the_language_changes_in_mid_game(qapp: QApplication, played: Played) -> None:
    played.to(lambda state: state.number == 9)
    picture, number = played.page.table.picture, played.session.number
    echo, before = Echo(), QLocale()
    QLocale.setDefault(QLocale("de"))
    qapp.installTranslator(echo)
    try:
        played.page.retranslate()
        assert "würfelt" in played.page.panel.log.toPlainText()
        assert "Würf" in played.page.bar.prompt.text() or "Ruf" in played.page.bar.prompt.text()
        assert played.page.tools.undo.text().startswith("«")
        assert all("«" in items.caption.status for items in played.page.table.cults)
        assert played.page.table.cup.name.startswith("«")
    finally:
        qapp.removeTranslator(echo)
        QLocale.setDefault(before)
    played.page.retranslate()
    assert "rolls" in played.page.panel.log.toPlainText()
    assert (played.page.table.picture, played.session.number) == (picture, number)


def test_a_window_resized_while_dice_fly_ends_in_order(
    qtbot: QtBot, played: Played, quiet_look: Callable[..., None]
) -> None:
    quiet_look(motion=Motion.ON)
    played.new(seed=3)
    qtbot.waitUntil(lambda: played.page.hands.decision is not None)
    played.page.hands.roll()
    assert played.page.table.clock.busy
    with qtbot.waitSignal(played.page.view.resized):
        played.page.resize(1500, 900)
    qtbot.waitUntil(lambda: played.page.hands.decision is not None, timeout=5000)
    table = played.page.table
    assert (table.sceneRect().width(), table.sceneRect().height()) == (
        played.page.view.viewport().width(),
        played.page.view.viewport().height(),
    )
    qtbot.waitUntil(lambda: not table.clock.busy)
    played.check()


def test_space_skips_what_moves(qtbot: QtBot, played: Played, quiet_look: Callable[..., None]) -> None:
    quiet_look(motion=Motion.ON)
    played.new(seed=3)
    qtbot.waitUntil(lambda: played.page.hands.decision is not None)
    played.key(Qt.Key.Key_Space)
    assert played.page.hands.decision is None
    for _ in range(4):
        played.key(Qt.Key.Key_Space)
        if played.page.hands.decision is not None:
            break
    assert played.page.hands.decision is not None
    assert played.session.number == 1  # skipping decides nothing


def test_while_dice_fly_bots_wait(qtbot: QtBot, played: Played, quiet_look: Callable[..., None]) -> None:
    quiet_look(motion=Motion.ON)
    played.new(seed=3, bots={1: "random"})
    held: list[bool] = []
    hold = played.session.hold_bots
    played.session.hold_bots = lambda on: (held.append(on), hold(on))  # type: ignore[method-assign]
    qtbot.waitUntil(lambda: played.page.hands.decision is not None)
    held.clear()
    played.page.hands.roll()
    assert held == [True]
    qtbot.waitUntil(lambda: held[-1] is False, timeout=5000)


def test_the_face_of_a_roll_is_told_only_when_the_dice_have_come_to_rest(
    qtbot: QtBot, played: Played, quiet_look: Callable[..., None]
) -> None:
    quiet_look(motion=Motion.ON)
    played.new(seed=3)
    qtbot.waitUntil(lambda: played.page.hands.decision is not None)
    played.page.hands.roll()
    assert played.page.panel.log.toPlainText() == ""
    qtbot.waitUntil(lambda: "rolls for the start-cult stone" in played.page.panel.log.toPlainText(), timeout=5000)


def test_the_scoring_waits_to_be_read_and_shows_how_each_value_comes_about(qtbot: QtBot, played: Played) -> None:
    # DG-6.1, DG-6.2
    played.to(_last_turn_of_a_phase)
    page = played.page
    for _ in range(12):
        if page.scoring.isVisible():
            break
        move = page.hands.best_move() or next(iter(page.hands.decision.options))
        page.hands.decide(move)
    assert page.scoring.isVisible()
    sheet = page.look().sheet[-1]
    said = " ".join(label.text() for label in page.scoring.findChildren(QLabel))
    for value in sheet:
        assert (f"+{value}" if value > 0 else str(value).replace("-", "−")) in said
    assert page.hands.decision is None
    page.scoring.button.click()
    assert page.hands.decision is not None
    assert page.panel.sheet.table.columnCount() == 2
    played.check()


def _last_turn_of_a_phase(state: DiceState) -> bool:
    return state.phase == 1 and sum(state.done) == 1 and max(state.loose) == 1 and Roll() in state.decision.options


def test_the_end_says_who_won_and_why_and_what_next(qtbot: QtBot, played: Played) -> None:
    # DG-7
    played.new(seed=6, target=10)
    page, rng = played.page, Rng(1)
    for _ in range(2000):
        if page.ending.isVisible():
            break
        if page.scoring.isVisible():
            page.scoring.button.click()
            continue
        page.hands.decide(page.hands.decision.options.sample(rng))
    outcome = played.session.outcome
    assert outcome is not None
    assert outcome.rule in page.ending.why.text()
    for seat in outcome.winners:
        assert page.names[seat] in page.ending.title.text()
    for button, signal in (
        (page.ending.rematch, page.rematch_wanted), (page.ending.new_game, page.new_game_wanted),
        (page.ending.back, page.left),
    ):  # fmt: skip
        with qtbot.waitSignal(signal):
            button.click()


def test_the_person_in_turn_sits_before_the_screen(played: Played) -> None:
    played.new(seed=5, cults=3)
    for seat in range(3):
        assert played.session.decision.seat == seat
        assert played.page.table.near == seat
        assert played.page.table.cults[seat].lit
        played.check()
        played.key(Qt.Key.Key_Space)


def test_a_second_click_while_the_first_is_shown_decides_nothing(played: Played) -> None:
    played.new()
    move = next(iter(played.page.hands.decision.options))
    played.page.hands.rest()
    played.page.hands.decide(move)
    assert played.session.number == 0


def test_another_game_takes_the_place_of_the_first(played: Played) -> None:
    played.new(seed=1, cults=6)
    first = played.session
    played.new(seed=2, cults=2)
    assert len(played.page.table.cults) == 2
    assert len(played.page.table.dice) == 13  # DG-2.1: 6 a cult and one in the middle
    first.undo()
    played.check()


def test_a_closed_table_is_empty_and_stays_quiet(played: Played) -> None:
    played.new()
    played.page.close_session()
    assert list(played.page.table.dice) == []
    played.key(Qt.Key.Key_Space)
    played.page.panel.calls.button(3).click()
    assert played.page.bar.prompt.text() == ""


def test_after_a_refusal_the_player_is_asked_again(played: Played) -> None:
    played.new()
    page = played.page
    page.session.submit(next(iter(page.hands.decision.options)), 99)  # an answer to another position
    assert "moved on" in page.bar.detail.text()
    assert page.hands.decision is not None
    played.key(Qt.Key.Key_Space)
    assert played.session.number == 1


def test_a_move_that_breaks_the_game_costs_only_itself(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    played.new()

    def broken(self: DiceState, move: object) -> object:
        raise RuntimeError("broken on purpose")

    with monkeypatch.context() as patch:
        patch.setattr(DiceState, "apply", broken)
        played.key(Qt.Key.Key_Space)
    assert played.session.number == 0
    played.key(Qt.Key.Key_Space)
    assert played.session.number == 1


def test_the_keyboard_on_a_call_that_is_not_legal_explains_it(played: Played) -> None:
    played.to(lambda state: state.decision is not None and state.decision.kind == "DG-4" and not any(state.displays))
    if played.page.hands.composition.chosen:
        played.page.hands.clear()
    played.page.panel.calls.button(9).setFocus()
    assert "rule:DG-4" in played.page.bar.detail.text()


def test_inside_the_window_the_tools_lie_above_the_panel_and_lead_nowhere_else(qtbot: QtBot) -> None:
    from cthulhu_desktop.ui.dicetable.page import DiceTablePage

    page = DiceTablePage(standalone=False)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    qtbot.waitUntil(lambda: page.tools.x() == page.panel.x())
    assert page.view.y() == 0
    assert not page.tools.back.isVisible()
    assert not page.tools.rules.isVisible()


def test_tab_stays_on_the_sheet_that_lies_over_the_table(qtbot: QtBot, played: Played) -> None:
    played.to(_last_turn_of_a_phase)
    page = played.page
    for _ in range(12):
        if page.scoring.isVisible():
            break
        page.hands.decide(page.hands.best_move() or next(iter(page.hands.decision.options)))
    assert page.scoring.isVisible()
    for _ in range(5):
        focused = QApplication.focusWidget()
        assert focused is not None
        assert page.scoring.isAncestorOf(focused)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    qtbot.keyClick(page.scoring.button, Qt.Key.Key_Space)
    assert not page.scoring.isVisible()


def test_while_dice_move_the_furniture_and_its_words_stay(
    qtbot: QtBot, played: Played, quiet_look: Callable[..., None]
) -> None:
    played.to(lambda state: state.decision is not None and state.decision.kind == "DG-4", cults=3)
    quiet_look(motion=Motion.ON)
    page, table = played.page, played.page.table
    before = {item.key: item.rect for cult in table.cults for item in cult.things()}
    page.hands.decide(next(iter(page.hands.decision.options)))
    table.clock.advance(100)
    assert table.clock.busy
    for cult in table.cults:
        assert all(label.isVisible() for label in cult.labels())
        assert cult.ring.zValue() < min(die.zValue() for die in table.dice.values())
        assert all(item.lies_at(before[item.key]) for item in cult.things())


def test_the_words_of_a_call_are_called_out_over_the_circle(
    qtbot: QtBot, played: Played, quiet_look: Callable[..., None]
) -> None:
    played.to(lambda state: state.decision is not None and state.decision.kind == "DG-4" and not any(state.displays))
    quiet_look(motion=Motion.ON)
    page = played.page
    number = next(button.call.number for button in page.panel.calls.buttons if button.legal)
    page.hands.compose_call(number)
    page.hands.decide(page.hands.matches()[0])
    page.table.clock.advance(300)
    assert page.table.shout.isVisible()
    assert page.table.shout.text == page.panel.calls.button(number).text()
    qtbot.waitUntil(lambda: not page.table.shout.isVisible(), timeout=5000)
