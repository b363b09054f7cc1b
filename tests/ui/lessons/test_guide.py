"""Hints at the table: lessons that wait for the player, puzzles that can be begun again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.learning import lesson_game, puzzle_game, puzzle_keys
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.dice import things as dice
from cthulhu_desktop.lessons import lessons
from cthulhu_desktop.storage import Store
from cthulhu_desktop.ui.cardtable.ask.prompt import Choice, ChoiceList, Prompt
from cthulhu_desktop.ui.lessons.guide import Guide
from cthulhu_desktop.ui.shell.learn_page import LearnPage
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.tabletop.items import State
from cthulhu_desktop.wording import LANGUAGES, sentences

LESSONS = {lesson.key: lesson for lesson in lessons()}
DOOR = "p01_open_door"


def begin(window: MainWindow, qtbot: QtBot, key: str) -> Guide:
    """A lesson or puzzle on its table, with its first hint shown."""
    names = ("You", "Other")
    game = puzzle_game(key, names) if key in puzzle_keys() else lesson_game(LESSONS[key], names)
    assert window.begin_game(game)
    return shown(window, qtbot)


def shown(window: MainWindow, qtbot: QtBot) -> Guide:
    guide: Guide = page(window).guide
    qtbot.waitUntil(guide.bubble.isVisible, timeout=20_000)
    return guide


def page(window: MainWindow) -> Any:
    return window.page(window.page_name)


def title(guide: Guide) -> str:
    assert guide.bubble.hint is not None
    return guide.bubble.hint.title


def said(key: str, language: str = "en") -> str:
    return sentences(language).say(f"{key}.title")


def test_a_lesson_begins_with_its_first_hint_and_leads_on(window: MainWindow, qtbot: QtBot) -> None:
    guide = begin(window, qtbot, "dice_first")
    assert title(guide) == said("lesson.dice_first.welcome")
    assert set(guide.bubble.buttons) == {"next"}
    assert guide.bubble.back.isHidden()
    qtbot.mouseClick(guide.bubble.buttons["next"], Qt.MouseButton.LeftButton)  # type: ignore[no-untyped-call]
    assert title(guide) == said("lesson.dice_first.start")
    assert set(guide.bubble.buttons) == {"got_it"}
    assert guide.pointer.targets
    guide.bubble.back.click()
    assert title(guide) == said("lesson.dice_first.welcome")


def test_a_hint_that_waits_goes_with_the_players_own_move(window: MainWindow, qtbot: QtBot) -> None:
    guide = begin(window, qtbot, "dice_first")
    guide.bubble.buttons["next"].click()
    session = page(window).game.session
    session.submit(dice.RollForStart(), session.number)
    qtbot.waitUntil(lambda: title(guide) == said("lesson.dice_first.aim"), timeout=20_000)


def test_a_hint_can_be_put_aside_and_read_again(window: MainWindow, qtbot: QtBot) -> None:
    guide = begin(window, qtbot, "dice_first")
    qtbot.keyClick(guide.bubble, Qt.Key.Key_Escape)  # type: ignore[no-untyped-call]
    assert guide.bubble.isHidden()
    assert guide.chip.isVisible()
    guide.chip.click()
    assert guide.bubble.isVisible()


def test_a_lesson_can_be_left_and_resumed_as_any_saved_game(window: MainWindow, qtbot: QtBot) -> None:
    guide = begin(window, qtbot, "cards_second")
    guide.bubble.buttons["next"].click()
    session = page(window).game.session
    scholar = next(card.card for card in session.view(0).players[1].play if card.id == "AE-130")
    blast = next(card.card for card in session.view(0).players[0].hand if card.id == "AE-030")
    session.submit(th.Play(blast, 1, x=1, targets=((scholar,),)), session.number)
    qtbot.waitUntil(lambda: title(guide) == said("lesson.cards_second.turns"), timeout=20_000)
    saved = page(window).game.saved
    guide.bubble.leave.click()
    assert window.page_name == "start"
    assert guide.bubble.isHidden()
    assert window.resume_game(saved)
    guide = shown(window, qtbot)
    qtbot.waitUntil(lambda: title(guide) == said("lesson.cards_second.turns"), timeout=20_000)


def test_hints_follow_when_a_move_is_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    guide = begin(window, qtbot, "dice_first")
    session = page(window).game.session
    session.submit(dice.RollForStart(), session.number)
    guide.bubble.buttons["next"].click()
    assert session.undo(agreed=True)
    qtbot.waitUntil(lambda: guide.bubble.hint is not None and session.number == 0)
    assert title(guide) == said("lesson.dice_first.welcome")


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_speak_the_language_of_the_window(
    qtbot: QtBot, store: Store, open_window: Callable[..., MainWindow], language: str
) -> None:
    window = open_window(store, language)
    window.show()
    guide = begin(window, qtbot, "cards_first")
    assert title(guide) == said("lesson.cards_first.welcome", language)
    window.services.preferences.put("language", "de" if language != "de" else "pl")
    assert title(guide) == said("lesson.cards_first.welcome", "de" if language != "de" else "pl")


def test_a_hint_covers_nothing_that_glows(window: MainWindow, qtbot: QtBot) -> None:
    guide = begin(window, qtbot, "cards_first")
    while "next" in guide.bubble.buttons:
        guide.bubble.buttons["next"].click()
    table = page(window).table

    def clear() -> bool:
        hint: QRect = guide.bubble.geometry()
        glowing = [item for item in table.table.things() if item.isVisible() and item.state & State.GLOW]
        return bool(glowing) and not any(hint.intersects(guide._rect(item)) for item in glowing)

    qtbot.waitUntil(clear, timeout=10_000)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("lesson", "percent"), [("cards_first", 200), ("dice_first", 200), ("cards_first", 100)])
def test_at_any_text_size_a_hint_leaves_most_of_the_table_free(
    window: MainWindow, qtbot: QtBot, language: str, lesson: str, percent: int
) -> None:
    window.services.preferences.put("text_scale", percent)
    window.services.preferences.put("language", language)
    guide = begin(window, qtbot, lesson)
    for _ in range(3):
        qtbot.waitUntil(lambda: guide._placed_in == guide._area())
        QApplication.processEvents()
        room, hint = guide._area(), guide.bubble.geometry()
        assert guide._page.rect().contains(hint)
        assert hint.width() <= max(330, room.width() * 0.36 + 1)
        assert hint.height() <= max(250, room.height() * 0.66 + 1)
        assert hint.width() * hint.height() <= room.width() * room.height() * (0.26 if room.width() > 900 else 0.4)
        scroller = guide.bubble.scroller
        if scroller.verticalScrollBar().maximum():  # only where the table is small itself; the keyboard can scroll
            assert room.width() < 900
            assert scroller.focusPolicy() == Qt.FocusPolicy.TabFocus
        for button in guide.bubble.buttons.values():
            assert guide.bubble.rect().contains(button.geometry().translated(button.parentWidget().pos()))
        if "next" in guide.bubble.buttons:
            guide.bubble.buttons["next"].click()


def test_a_hint_stays_where_it_was_dragged_unless_it_would_cover_what_matters(
    window: MainWindow, qtbot: QtBot
) -> None:
    guide = begin(window, qtbot, "cards_first")
    bubble = guide.bubble
    start = bubble.rect().topLeft() + QPoint(12, 8)
    corner = guide._area().topRight() - QPoint(bubble.width() + 4, -4)
    qtbot.mousePress(bubble, Qt.MouseButton.LeftButton, pos=start)  # type: ignore[no-untyped-call]
    qtbot.mouseMove(bubble, bubble.mapFromParent(corner) + start)  # type: ignore[no-untyped-call]
    qtbot.mouseRelease(bubble, Qt.MouseButton.LeftButton)  # type: ignore[no-untyped-call]
    assert bubble.moved_by_hand
    assert (bubble.pos() - corner).manhattanLength() < 4
    bubble.buttons["next"].click()
    assert bubble.moved_by_hand
    assert (bubble.pos() - corner).manhattanLength() < 4 + bubble.width() // 4
    hand = guide._usable()[0]
    bubble.move(hand.topLeft())
    bubble.buttons["next"].click()
    assert not bubble.moved_by_hand
    assert not any(bubble.geometry().intersects(rect) for rect in guide._usable())


def test_a_hint_covers_no_list_that_answers_a_question(window: MainWindow, qtbot: QtBot) -> None:
    guide = begin(window, qtbot, "cards_first")
    bar = page(window).table.bar
    listed = ChoiceList("Ways", tuple(Choice(f"Way {n}", lambda: None) for n in range(4)))
    bar.show_prompt(Prompt("Which?", widget=listed))
    guide.bubble.move(bar.panel.pos())
    qtbot.waitUntil(lambda: not guide.bubble.geometry().intersects(bar.panel.geometry()))


def test_a_hint_finds_a_new_place_when_the_window_changes(window: MainWindow, qtbot: QtBot) -> None:
    guide = begin(window, qtbot, "cards_first")
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: guide._placed_in == guide._area() and guide._area().height() > 700)
    assert guide.bubble.height() < guide._area().height() * 0.66


def test_other_games_have_no_hints(window: MainWindow, qtbot: QtBot) -> None:
    from cthulhu_desktop.bridge.desk import NewGame

    assert window.begin_game(NewGame("dice", {"cults": 2}, (("a", None), ("b", None)), 1))
    guide = page(window).guide
    assert guide.course is None
    assert guide.bubble.isHidden()
    assert guide.chip.isHidden()


# ---- puzzles


def solve(window: MainWindow, qtbot: QtBot) -> None:
    session = page(window).game.session
    clerk = next(card.card for card in session.view(0).players[0].play if card.id == "AE-004")
    story = session.view(0).row[0].card

    def done() -> bool:
        decision = session.decision
        if decision is None:
            return True
        if decision.seat == 0:
            moves = {"D-13": th.CommitTo(((clerk, story),)), "D-19": th.Answer(True)}
            session.submit(moves.get(decision.kind, th.Pass()), session.number)
        return False

    qtbot.waitUntil(done, timeout=30_000)


def test_a_puzzle_tells_its_story_and_marks_itself_solved(window: MainWindow, qtbot: QtBot) -> None:
    guide = begin(window, qtbot, DOOR)
    assert title(guide) == said(f"puzzle.{DOOR}")
    assert list(guide.bubble.buttons) == ["hint", "solution", "got_it"]
    guide.bubble.buttons["hint"].click()
    assert guide.bubble.hint is not None
    assert guide.bubble.hint.text == sentences("en").say(f"puzzle.{DOOR}.hint")
    solve(window, qtbot)
    qtbot.waitUntil(lambda: "more" in guide.bubble.buttons, timeout=20_000)
    assert window.services.preferences.get("puzzles") == {DOOR: True}
    guide.bubble.buttons["more"].click()
    assert window.page_name == "learn"
    learn = window.page("learn")
    assert isinstance(learn, LearnPage)
    assert learn.marks[DOOR].text()
    assert not learn.marks[puzzle_keys()[1]].text()


def test_a_puzzle_that_failed_can_be_begun_again(window: MainWindow, qtbot: QtBot) -> None:
    guide = begin(window, qtbot, DOOR)
    session = page(window).game.session

    def ended() -> bool:
        if session.decision is not None and session.decision.seat == 0 and session.view(0).turn == 3:
            move = th.CommitTo() if session.decision.kind == "D-13" else th.Pass()
            session.submit(move, session.number)
        return bool(session.view(0).turn > 3)

    qtbot.waitUntil(ended, timeout=30_000)
    qtbot.waitUntil(lambda: "more" in guide.bubble.buttons, timeout=20_000)
    assert guide.bubble.hint is not None
    assert guide.bubble.hint.text == sentences("en").say("puzzle.failed")
    guide.bubble.buttons["again"].click()
    assert session.view(0).turn == 3
    assert window.services.preferences.get("puzzles") == {}
    qtbot.waitUntil(lambda: "hint" in guide.bubble.buttons, timeout=10_000)


# ---- the page


def test_the_page_begins_lessons_and_puzzles(window: MainWindow, qtbot: QtBot) -> None:
    learn = window.open_page("learn")
    assert isinstance(learn, LearnPage)
    assert list(learn.lessons) == list(LESSONS)
    assert list(learn.puzzles) == list(puzzle_keys())
    learn.lessons["cards_first"].click()
    qtbot.waitUntil(lambda: window.page_name == "cards_table", timeout=20_000)
    assert page(window).game.session.record.about["lesson"] == "cards_first"


def test_the_welcome_leads_to_the_first_lesson(window: MainWindow, qtbot: QtBot) -> None:
    welcome: Any = window.open_page("welcome")
    welcome.first_game.click()
    qtbot.waitUntil(lambda: window.page_name == "cards_table", timeout=20_000)
    assert page(window).game.session.record.about["lesson"] == "cards_first"
    assert window.services.preferences.get("first_start_done") is True


def test_everything_on_the_page_has_a_name(window: MainWindow) -> None:
    learn: QWidget = window.open_page("learn")
    assert isinstance(learn, LearnPage)
    names = [button.accessibleName() for button in (*learn.lessons.values(), *learn.puzzles.values())]
    assert all(names)
    assert len(set(names)) == len(names)
