"""What is read at the card table: the log, the zoom, the prompts, the end; in three languages, at any size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.passing import usable_cards
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.view import ChangeView
from cthulhu_desktop.core.catalogue.cards import KEYWORDS
from cthulhu_desktop.core.kernel import Occurrence, Rng
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.store import PORTRAIT
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.card_facts import facts_of, printed
from cthulhu_desktop.ui.cardtable.change_lines import change_lines
from cthulhu_desktop.ui.cardtable.log_lines import Weight, cards_of, rule_of, weight_of
from cthulhu_desktop.ui.cardtable.waiting import why_waiting
from cthulhu_desktop.ui.theme import Look, Motion
from cthulhu_desktop.wording import sentences
from tests.ui.cardtable.playing import GAME, Playing, by_chance, new_record, nothing, record_where

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def in_story(state: CardsState) -> bool:
    """The person in seat 0 commits in a game that has gone on for a while."""
    decision = state.decision
    return decision is not None and decision.kind == "D-13" and decision.seat == 0 and state.turn > 6


# --- the log ---------------------------------------------------------------------------------------------------------


def everything(seed: int = 4) -> list[Occurrence]:
    record = new_record(seed)
    begun = GAME.begin(GAME.read_setup(record.setup), seed)
    state, rng, found = begun.state, Rng(seed), list(begun.occurrences)
    while state.decision is not None:
        found += state.apply(state.decision.options.sample(rng)).occurrences
    return found


def test_every_line_has_a_weight_and_most_have_a_rule_that_the_rulebook_knows() -> None:
    occurrences = everything()
    assert {weight_of(one) for one in occurrences} == set(Weight)
    without = {type(one).__name__ for one in occurrences if not rule_of(one)}
    assert without <= {"Shuffled", "Discarded", "LeavesPlay", "Moved", "Prevented"}
    assert all(rule_of(one).startswith("CG-") for one in occurrences if rule_of(one))


def test_a_line_knows_its_cards() -> None:
    assert cards_of(th.Played(0, 12, 0, (7, -2))) == (12, 7)
    assert cards_of(th.Committed(1, 5, 90)) == (5, 90)
    assert cards_of(th.Attached(4, -3)) == (4,)
    assert cards_of(th.Moved(0, -1, "deck", "hand", False)) == ()
    assert cards_of(th.WoundsMoved(3, 8, 1)) == (3, 8)


def test_the_log_tells_what_matters_and_all_of_it_on_request(playing: Playing) -> None:
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    log = playing.page.panel.log
    short = log.toPlainText().splitlines()
    assert not any(line.startswith("Actions (") for line in short)
    assert any(line.startswith("Turn ") for line in short)
    playing.page.stops.full_log = True
    whole = log.toPlainText().splitlines()
    assert any(line.startswith("Actions (") for line in whole)
    assert len(whole) > len(short) or len(short) > 250


def test_of_a_long_game_the_latest_lines_are_shown_first(qtbot: QtBot, playing: Playing) -> None:
    lines = everything()
    log = playing.page.panel.log
    log.set_full(True)
    log.begin([one.for_seat(None) for one in lines], ("Ann", "Bertram"), [f"card {k}" for k in range(300)])
    assert len(lines) > 600
    assert len(log.toPlainText().splitlines()) < 320
    log.anchorClicked.emit(QUrl("all:"))
    assert len(log.toPlainText().splitlines()) >= len(lines)


def test_a_click_on_a_line_shows_its_card_and_offers_its_rule(qtbot: QtBot, playing: Playing) -> None:
    playing.page.resize(1920, 1080)
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    log, page = playing.page.panel.log, playing.page
    index = max(k for k, one in enumerate(log._all) if isinstance(one, th.Played))
    played = log._all[index]
    assert isinstance(played, th.Played)
    log.anchorClicked.emit(QUrl(f"line:{index}"))
    facts = page.panel.zoom.zoom.facts
    assert facts is not None
    assert facts.title == page.course.known.titles[played.card]
    assert not page.panel.rule.isHidden()
    with qtbot.waitSignal(page.rule_wanted) as wanted:
        page.panel.rule.linkActivated.emit("rule:CG-11.1.2")
    assert wanted.args == ["CG-11.1.2"]


def test_the_keyboard_walks_the_lines_of_the_log(qtbot: QtBot, playing: Playing) -> None:
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    log = playing.page.panel.log
    qtbot.keyClick(playing.page.view, Qt.Key.Key_L)
    assert log.hasFocus()
    with qtbot.waitSignal(log.line_chosen):
        for _ in range(3):
            qtbot.keyClick(log, Qt.Key.Key_Up)
        qtbot.keyClick(log, Qt.Key.Key_Return)
    assert log.accessibleDescription()
    qtbot.keyClick(log, Qt.Key.Key_L)
    assert not log.hasFocus()


def test_the_log_of_two_people_tells_neither_what_the_other_drew(playing: Playing) -> None:
    # CG-4.1.4
    playing.page.stops.curtain = False
    playing.open()
    rng = Rng(2)
    for _ in range(60):
        playing.answer(nothing, rng)
    playing.wait()
    drawn = [one for one in playing.page.panel.log._all if isinstance(one, th.Drawn)]
    assert drawn
    assert all(one.cards == () for one in drawn)


# --- the zoom --------------------------------------------------------------------------------------------------------


def test_every_keyword_is_explained_in_one_sentence_in_every_language() -> None:
    # CG-21, CG-22.2
    for language in ("en", "pl", "de"):
        for keyword in KEYWORDS:
            text = sentences(language).say(f"keywords.help.{keyword}")
            assert text.count(":") == 1
            assert text.endswith(".")


def test_the_zoom_says_what_changes_a_card_and_from_what(playing: Playing) -> None:
    from dataclasses import replace

    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    view, known = playing.page.course.look(), playing.page.course.known
    card = next(card for card in view.players[0].play if card.kind == "character" and card.orientation == "ready")
    changes = (
        ChangeView(0, "skill", 1), ChangeView(0, "skill", 1), ChangeView(0, "keyword", name="fast"),
        ChangeView(1, "icons", -1, "T"), ChangeView(1, "no_keyword", name="willpower"),
    )  # fmt: skip
    changed = replace(card, skill=card.skill + 2, printed_skill=card.skill, changed_by=(0, 1), wounds=1, toughness=2,
                      keywords=("fast", "willpower"), changes=changes)  # fmt: skip
    player = replace(view.players[0], play=(changed,))
    facts = facts_of(keys.card(card.card), replace(view, players=(player, view.players[1])), known)
    assert facts is not None
    said = " ".join(facts.lines)
    assert f"Skill {card.skill + 2}, printed {card.skill}." in said
    for line in (
        f"+2 skill from {known.titles[0]}", f"Fast from {known.titles[0]}", f"-1 Terror from {known.titles[1]}",
        f"No longer Willpower because of {known.titles[1]}",
    ):  # fmt: skip
        assert line in facts.lines
    assert "wound" in said
    assert [text.split(":")[0] for text in facts.helps] == ["Fast", "Willpower"]
    assert facts.shown is not None
    assert facts.shown.skill == card.skill + 2


def test_every_kind_of_change_has_its_words_in_all_languages(qtbot: QtBot) -> None:
    from cthulhu_desktop.core.cards.view import CardView

    names = {"icons": "C", "no_icons": "TA", "keyword": "fast", "no_keyword": "loyal", "subtype": "sorcerer",
             "no_subtype": "sorcerer", "faction": "hastur", "extra": "I"}  # fmt: skip
    kinds = ("skill", "icons", "toughness", "skill_to", "no_icons", "keyword", "no_keyword", "subtype", "no_subtype",
             "faction", "extra", "blank", "attachment", "ability")  # fmt: skip
    changes = tuple(ChangeView(0, kind, 2, names.get(kind, "")) for kind in kinds)
    lines = change_lines(CardView(1, "", "", "character", 0, 0, "play", changes=changes), ["The Reef"])
    assert len(set(lines)) == len(kinds)
    assert all("The Reef" in line and "{" not in line for line in lines)


def test_the_zoom_says_which_cards_need_a_hand(playing: Playing) -> None:
    from dataclasses import replace

    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    view, known = playing.page.course.look(), playing.page.course.known
    assert not known.by_hand  # all cards of our own set play themselves
    card = view.players[0].play[0]
    said = facts_of(keys.card(card.card), view, replace(known, by_hand=frozenset({card.id})))
    assert said is not None
    assert "Part of this card has to be carried out by hand." in said.lines


def test_a_hidden_card_shows_nothing_but_its_back(playing: Playing) -> None:
    # CG-4.1.4
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    view, known = playing.page.course.look(), playing.page.course.known
    hidden = playing.session.view(1).players[1].hand
    assert hidden
    for card in hidden:
        assert facts_of(keys.card(card.card), view, known) is None
    playing.page.reading.show(keys.card(hidden[0].card))
    facts = playing.page.panel.zoom.zoom.facts
    assert facts is None or facts.title != hidden[0].title


def test_stories_domains_and_piles_can_be_read_too(playing: Playing) -> None:
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    view, known = playing.page.course.look(), playing.page.course.known
    story = facts_of(keys.story(view.row[0].card), view, known)
    assert story is not None
    assert any("success tokens" in line for line in story.lines)
    domain = facts_of(keys.domain(view.players[0].domains[0].domain), view, known)
    assert domain is not None
    assert any("Ann" in line for line in domain.lines)
    assert facts_of(keys.hand(0), view, known) is None
    first = printed(0, known)
    assert first is not None
    assert first.title == known.titles[0]
    assert printed(9999, known) is None


def test_in_a_small_window_the_card_floats_beside_what_it_belongs_to(qtbot: QtBot, playing: Playing) -> None:
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    page = playing.page
    assert page.drawer
    for card in page.course.look().players[0].play:
        item = page.table.item(keys.card(card.card))
        assert item is not None
        page.reading.show(keys.card(card.card))
        assert page.reading.floating.isVisible()
        at = page.view.viewport().mapTo(page, page.view.mapFromScene(item.sceneBoundingRect().center()))
        assert not page.reading.floating.geometry().contains(at)
    qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.reading.floating.isHidden()
    page.resize(1920, 1080)
    qtbot.waitUntil(lambda: page.panel.has_zoom)
    page.reading.show(keys.card(page.course.look().players[0].play[0].card))
    assert page.reading.floating.isHidden()
    assert page.panel.zoom.zoom.facts is not None


def test_the_floating_card_waits_and_is_no_larger_than_it_must_be(qtbot: QtBot, playing: Playing) -> None:
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    page = playing.page
    floating, players = page.reading.floating, page.course.look().players
    shown = [keys.card(card.card) for card in (*players[0].play, *players[0].hand)]
    page.table.pointed.emit(shown[0])
    assert floating.isHidden()  # the pointer may only be passing
    page.table.pointed.emit(None)
    page.table.pointed.emit(shown[-1])
    qtbot.waitUntil(floating.isVisible)
    assert page.reading.key == shown[-1]
    page.table.pointed.emit(shown[0])
    assert page.reading.key == shown[0]  # who reads already goes on at once
    for key in shown:
        page.reading.show(key)
        assert floating.width() <= page.view.width() * 0.4
        face = floating.zoom.picture.face_width()
        written = floating.zoom.words.heightForWidth(floating.zoom.area.width())
        used = max(face * PORTRAIT, written)
        assert floating.height() <= used + 60


def test_escape_takes_back_what_is_composed_before_it_puts_the_card_away(
    qtbot: QtBot, playing: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    page = playing.page
    taken_back: list[bool] = []
    monkeypatch.setattr(type(page.asking), "composing", property(lambda _asking: not taken_back))

    def take_back() -> bool:
        taken_back.append(True)
        return True

    monkeypatch.setattr(page.asking, "cancel", take_back)
    page.reading.show(keys.card(page.course.look().players[0].hand[0].card))
    qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    assert taken_back == [True]
    assert page.reading.floating.isVisible()
    qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.reading.floating.isHidden()


def test_the_floating_card_goes_when_the_pointer_leaves_the_table_or_acts(qtbot: QtBot, playing: Playing) -> None:
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    page = playing.page
    port = page.view.viewport()
    item = page.table.item(keys.card(page.course.look().players[0].hand[-1].card))
    assert item is not None
    at = page.view.mapFromScene(item.sceneBoundingRect().center())
    qtbot.mouseMove(port, at)
    qtbot.waitUntil(page.reading.floating.isVisible)
    QApplication.sendEvent(port, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(page.reading.floating.isHidden)
    page.reading.show(item.key)
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=at)
    assert page.reading.floating.isHidden()
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=at)


# --- whose move, the end, giving up ----------------------------------------------------------------------------------


def test_it_is_said_why_the_game_waits(playing: Playing) -> None:
    playing.open(bots={1: "random"})
    playing.wait()
    course, page = playing.page.course, playing.page
    assert page.asking.prompt().text
    assert "Ann" in page.asking.prompt().text
    playing.session.hold_bots(True)
    rng = Rng(5)
    while course.session is not None and course.session.decision is not None and course.session.decision.seat == 0:
        playing.wait()
        playing.answer(nothing, rng)
        if playing.session.thinking_seat is not None:
            break
    assert why_waiting(playing.session, page.names) in ("Bertram is thinking …", "Ann is asked.")


def test_giving_up_is_asked_about_and_ends_the_game(qtbot: QtBot, playing: Playing) -> None:
    # D-26, CG-15.5.3
    playing.open(bots={1: "random"})
    playing.wait()
    page = playing.page
    page.ask_to_concede()
    assert page.confirm.isVisible()
    assert page.confirm.no.hasFocus()
    page.confirm.no.click()
    assert playing.session.outcome is None
    page.ask_to_concede()
    page.confirm.yes.click()
    qtbot.waitUntil(page.ending.isVisible)
    assert playing.session.outcome is not None
    assert playing.session.outcome.winners == (1,)
    assert page.ending.title.text() == "Bertram wins"
    assert "CG-15.5.3" in page.ending.why.text()


def test_the_end_offers_what_can_be_done_next(qtbot: QtBot, playing: Playing) -> None:
    playing.open(bots={1: "random"})
    playing.wait()
    page = playing.page
    page.course.concede()
    qtbot.waitUntil(page.ending.isVisible)
    for button, signal in (
        (page.ending.rematch, page.rematch_wanted), (page.ending.new_game, page.new_game_wanted),
        (page.ending.replay, page.replay_wanted), (page.ending.back, page.left),
    ):  # fmt: skip
        with qtbot.waitSignal(signal):
            button.click()
    page.ending.look.click()
    assert page.ending.isHidden()


def test_f1_asks_for_the_rule_of_the_question(qtbot: QtBot, playing: Playing) -> None:
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    with qtbot.waitSignal(playing.page.rule_wanted) as wanted:
        qtbot.keyClick(playing.page.view, Qt.Key.Key_F1)
    assert wanted.args == ["CG-13.2.1"]


def test_the_list_of_keys_opens_and_closes(qtbot: QtBot, playing: Playing) -> None:
    playing.open(bots={1: "random"})
    playing.wait()
    qtbot.keyClick(playing.page.view, Qt.Key.Key_Question)
    assert playing.page.keys_sheet.isVisible()
    qtbot.keyClick(playing.page.keys_sheet, Qt.Key.Key_Escape)
    assert playing.page.keys_sheet.isHidden()


def test_each_step_of_a_question_is_announced_once(
    playing: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("cthulhu_desktop.ui.cardtable.page.announce", lambda _widget, text: said.append(text))

    def payable(state: CardsState) -> bool:
        decision = state.decision
        return decision is not None and decision.seat == 0 and decision.kind == "D-05" and bool(usable_cards(decision))

    playing.open(record_where(payable), bots={1: "random"})
    playing.wait()
    composer = playing.page.asking.composer
    assert composer is not None
    first = composer.prompt().text
    assert said.count(first) == 1
    composer.click(sorted(composer.usable())[0])
    second = composer.prompt().text
    assert second != first
    assert said[-1] == second
    count = len(said)
    playing.page.retranslate()
    assert len(said) == count
    assert playing.page.asking.cancel()
    assert said[-1] == first


def test_zero_brings_a_character_home(qtbot: QtBot, playing: Playing) -> None:
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    page = playing.page
    composer = page.asking.composer
    assert composer is not None
    key = sorted(composer.usable())[0]
    item = page.table.item(key)
    assert item is not None
    item.setFocus(Qt.FocusReason.TabFocusReason)
    for number in "123":
        qtbot.keyClick(page.view, number)
    assert key in composer.staged()
    qtbot.keyClick(page.view, "0")
    assert key not in composer.staged()


# --- the curtain -----------------------------------------------------------------------------------------------------


def test_the_curtain_hides_the_table_until_the_other_is_there(qtbot: QtBot, playing: Playing) -> None:
    playing.open()
    page = playing.page
    assert page.curtain.isVisible()
    assert page.curtain.title.text() == "Hand the mouse to Ann"
    assert page.curtain.geometry() == page.rect()
    assert page.asking.decision is None
    page.curtain.button.click()
    assert page.asking.decision is not None
    rng = Rng(1)
    while page.curtain.isHidden():
        playing.answer(nothing, rng)
        playing.wait()
    assert page.curtain.title.text() == "Hand the mouse to Bertram"
    assert page.table.near == 0  # not turned round before he is there
    qtbot.keyClick(page.curtain.button, Qt.Key.Key_Return)
    qtbot.keyClick(page.curtain, Qt.Key.Key_Return)
    assert page.table.near == 1
    assert page.asking.decision is not None
    playing.check()


def test_without_the_curtain_the_table_turns_at_once(playing: Playing) -> None:
    playing.page.stops.curtain = False
    playing.open()
    rng = Rng(1)
    seats = set()
    for _ in range(12):
        playing.wait()
        assert playing.page.curtain.isHidden()
        assert playing.page.asking.decision is not None
        seats.add(playing.page.table.near)
        playing.answer(nothing, rng)
    assert seats == {0, 1}


# --- nothing lost, nothing stuck -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(960, 640), (1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("percent", [80, 200])
def test_resizing_in_the_middle_of_a_decision_loses_nothing(
    qtbot: QtBot, playing: Playing, size: tuple[int, int], percent: int
) -> None:
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    number, decision = playing.session.number, playing.page.asking.decision
    playing.page.resize(*size)
    theme.apply(Look(text_percent=percent, motion=Motion.OFF))
    qtbot.waitUntil(lambda: playing.page.table.sceneRect().width() >= 480)
    assert playing.page.asking.decision is decision
    assert playing.session.number == number
    page = playing.page
    assert page.head.height() + page.bar.height() < page.height() * 0.62
    qtbot.waitUntil(lambda: page.head.sizeHint().height() <= page.head.height())
    assert page.tools.geometry().right() <= page.head.width()
    playing.answer(nothing, Rng(0))
    assert playing.session.number > number


def test_another_language_in_the_middle_of_a_decision(
    qtbot: QtBot, playing: Playing, translations: None
) -> None:
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    before = playing.page.panel.log.toPlainText()
    decision = playing.page.asking.decision
    default = QLocale()
    try:
        QLocale.setDefault(QLocale("pl_PL"))
        playing.page.retranslate()
        assert playing.page.asking.decision is decision
        assert playing.page.panel.log.toPlainText() != before
        assert "Tura" in playing.page.panel.log.toPlainText()
    finally:
        QLocale.setDefault(default)
    QApplication.processEvents()


def test_the_table_is_left_in_the_middle_of_anything(qtbot: QtBot, playing: Playing) -> None:
    playing.open(record_where(in_story), bots={1: "random"})
    playing.wait()
    page = playing.page
    piece = next(item for item in page.table.reachable())
    at = page.view.mapFromScene(piece.pos())
    qtbot.mousePress(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    page.close_session()
    assert page.table.view is None
    assert not page.table.dragging
    qtbot.mouseRelease(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.keyClick(page.view, Qt.Key.Key_Space)
    qtbot.keyClick(page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    page.ask_to_concede()
    assert page.confirm.isHidden()
    playing.open(bots={1: "random"})
    playing.wait()
    playing.answer(by_chance, Rng(1))


def test_a_space_meant_for_what_moved_before_the_question_is_no_pass(qtbot: QtBot, playing: Playing) -> None:
    playing.page.slip_ms = 100_000
    playing.open(bots={1: "random"})
    playing.wait()
    while playing.page.asking.decision is not None and not playing.page.asking.can_pass():
        playing.answer(nothing, Rng(0))
        playing.wait()
    number = playing.session.number
    qtbot.keyClick(playing.page.view, Qt.Key.Key_Space)
    assert playing.session.number == number
