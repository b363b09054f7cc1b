"""Setting up a card game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.card_setup import FIRST_GAME, SWITCHES, Deck, card_shelf
from cthulhu_desktop.core.cards.game import GAME
from cthulhu_desktop.core.decks.deck import Deck as BuiltDeck
from cthulhu_desktop.storage import Store
from cthulhu_desktop.storage.setting_keys import CARDS_SETUP, CARDS_TABLE
from cthulhu_desktop.ui.shell import new_cards_page
from cthulhu_desktop.ui.shell.cards_seat import PERSON
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.shell.new_cards_page import NewCardsPage
from cthulhu_desktop.ui.shell.table_page import TablePage
from cthulhu_desktop.ui.widgets.form import RuleButton
from tests.ui.test_text_fit import cut_text, outside, settle, sideways, visible

BOTS = ("random", "novice", "adept")
Make = Callable[..., NewCardsPage]


@pytest.fixture
def make(qtbot: QtBot, quiet_look: Callable[..., None]) -> Make:
    hosts = []

    def make(remembered: dict[str, Any] | None = None, own: tuple[Deck, ...] = ()) -> NewCardsPage:
        host = QWidget()
        hosts.append(host)
        qtbot.addWidget(host)
        host.resize(1280, 680)
        page = NewCardsPage(BOTS, remembered or {}, lambda: own, host)
        page.resize(1280, 680)
        host.show()
        page.entered()
        qtbot.waitUntil(lambda: page.seats[0].decks.deck() is not None)
        return page

    return make


def chosen(page: NewCardsPage) -> list[tuple[str, str]]:
    decks = [panel.decks.deck() for panel in page.seats]
    return [(deck.source, deck.key) for deck in decks if deck is not None]


def file_deck(key: str = "/decks/old.o8d", *more: tuple[str, int]) -> Deck:
    cards = tuple((card, 1) for card in list(card_shelf().catalogue.cards)[:50])
    return Deck("file", key, "Old deck", (*cards, *more))


# ---- one click


def test_one_click_starts_the_first_game_against_a_novice(qtbot: QtBot, make: Make) -> None:
    page = make()
    assert chosen(page) == [("preset", key) for key in FIRST_GAME]
    with qtbot.waitSignal(page.start_wanted) as started:
        page.start.click()
    setup, seats, seed = started.args
    read = GAME.read_setup(setup)
    assert [len(deck) for deck in read.decks] == [28, 24]
    assert (read.first, read.constructed, read.switches, read.free_adjust) == (None, False, frozenset(), False)
    assert seats == (("The Scholar", None), ("The Whisperer", "novice"))
    assert seed is None


def test_before_the_cards_are_read_nothing_can_be_started(
    qtbot: QtBot, quiet_look: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_cards_page, "run_task", lambda *_args, **_keys: None)
    page = NewCardsPage(BOTS, {})
    qtbot.addWidget(page)
    page.entered()
    assert not page.start.isEnabled()
    assert page.seats[0].decks.kinds.text()
    with qtbot.assertNotEmitted(page.start_wanted):
        page.accept()
    with pytest.raises(RuntimeError):
        page.setup()


# ---- seats and options


def test_the_levels_of_the_bot_are_offered_but_not_chance(make: Make) -> None:
    page = make()
    player = page.seats[1].player
    assert [player.itemData(row) for row in range(player.count())] == [PERSON, "novice", "adept"]
    player.set_value("adept")
    page.seats[0].name.setText(" Zażółć ")
    assert [panel.seat_of() for panel in page.seats] == [("Zażółć", None), ("The Whisperer", "adept")]


def test_every_option_reaches_the_setup(make: Make) -> None:
    page = make()
    for panel in page.seats:
        panel.decks.choose("preset", "cthulhu")
    page.first.set_value("1")
    page.constructed.click()
    page.free_adjust.click()
    page.more.click()
    for switch in ("V-03", "V-07"):
        page.switches[switch].click()
    setup = GAME.read_setup(page.setup())
    assert (setup.first, setup.constructed, setup.free_adjust) == (1, True, True)  # CG-8.1.1, CG-7.1.7
    assert setup.switches == {"V-03", "V-07"}  # CG-22.3.1
    assert "2" in page.more.text()
    page.usual.click()
    assert chosen(page) == [("preset", key) for key in FIRST_GAME]
    assert page.options() == {"constructed": False, "switches": [], "free_adjust": False}


def test_all_switches_are_offered_each_with_its_explanation(make: Make) -> None:
    page = make()
    page.more.click()
    assert list(page.switches) == list(SWITCHES)
    assert all(box.isVisible() and box.text() and box.accessibleDescription() for box in page.switches.values())


def test_the_curtain_is_for_two_people(qtbot: QtBot, make: Make) -> None:
    page = make()
    assert not page.curtain.isEnabled()
    with qtbot.assertNotEmitted(page.curtain_chosen):
        page.start.click()
    page.seats[1].player.set_value(PERSON)
    assert page.curtain.isEnabled()
    page.curtain.setChecked(False)
    with qtbot.waitSignal(page.curtain_chosen) as told:
        page.start.click()
    assert told.args == [False]


def test_the_number_of_the_game_makes_a_rematch_on_equal_terms(make: Make) -> None:
    page = make()
    page.more.click()
    assert page.seed.isVisible()
    page.seed.setText("42")
    assert page.seed_number() == 42
    page.entered()
    assert page.seed_number() is None


def test_rules_can_be_opened_and_esc_goes_back(qtbot: QtBot, make: Make) -> None:
    page = make()
    rules: list[str] = []
    page.rule_wanted.connect(rules.append)
    for button in page.findChildren(RuleButton):
        button.click()
    assert set(rules) == {"CG-8.1.1", "CG-7.1.7", "CG-22.3.1"}
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page.seats[0].name, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.start_wanted):
        qtbot.keyClick(page.seats[0].name, Qt.Key.Key_Return)


# ---- decks


def test_a_deck_the_game_does_not_take_says_why_and_bars_the_start(make: Make) -> None:
    page = make()
    page.constructed.click()
    decks = page.seats[0].decks
    assert "CG-7.1.1" in decks.verdict.text()  # fifty cards
    assert decks.verdict.property("tone") == "warning"
    assert not page.start.isEnabled()
    both = page.why_not.text()
    for panel in page.seats[:1]:
        panel.decks.choose("preset", "agency")
    assert page.why_not.text() != both
    assert "II" in page.why_not.text()
    assert page.start.toolTip() == page.start.accessibleDescription() == page.why_not.text()
    page.seats[1].decks.choose("preset", "cthulhu")
    assert page.start.isEnabled()
    assert page.why_not.text() == page.start.toolTip() == ""


def test_the_rule_that_a_deck_breaks_is_a_link_for_mouse_and_keyboard(qtbot: QtBot, make: Make) -> None:
    page = make()
    page.seats[1].decks.choose("preset", "cthulhu")
    page.constructed.click()
    verdict, fine = (panel.decks.verdict for panel in page.seats)
    assert "CG-7.1.1" in verdict.accessibleName()  # fifty cards
    assert "<" not in verdict.accessibleName() + verdict.toolTip()
    assert not fine.focusPolicy() & Qt.FocusPolicy.TabFocus  # nothing to press there
    verdict.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(verdict, Qt.Key.Key_Tab)
    with qtbot.waitSignal(page.rule_wanted) as asked:
        qtbot.keyClick(verdict, Qt.Key.Key_Return)
    assert asked.args == ["CG-7.1.1"]
    link = next(x for x in range(verdict.width()) if _is_link(verdict, QPoint(x, verdict.height() - 8)))
    with qtbot.waitSignal(page.rule_wanted) as pressed:
        qtbot.mouseClick(verdict, Qt.MouseButton.LeftButton, pos=QPoint(link + 6, verdict.height() - 8))
    assert pressed.args == ["CG-7.1.1"]


def _is_link(label: QWidget, at: QPoint) -> bool:
    """Whether the pointer becomes a hand there."""
    QTest.mouseMove(label, at)
    return label.cursor().shape() == Qt.CursorShape.PointingHandCursor


def test_a_name_with_an_angle_bracket_is_said_as_it_is_written(make: Make) -> None:
    page = make(own=(Deck("own", "7", "Mine", file_deck().cards, "", ("<b>ZZ</b>",)),))
    decks = page.seats[0].decks
    assert decks.choose("own", "7")
    assert "&lt;b&gt;ZZ" in decks.verdict.text()
    assert "<b>ZZ</b>" in decks.verdict.accessibleName()


def test_the_chosen_deck_is_described(make: Make) -> None:
    page = make()
    decks = page.seats[0].decks
    decks.choose("preset", "cthulhu_yog_sothoth")
    assert set(decks.signs.factions) == {"cthulhu", "yog_sothoth"}
    assert decks.signs.accessibleName()
    assert "Night" in decks.about.text()
    assert "50" in decks.list.currentText()
    assert "·" in decks.kinds.text()


def test_own_decks_are_offered_and_lost_cards_are_named(make: Make) -> None:
    mine = Deck("own", "7", "Mine", (*file_deck().cards, ("ZZ-900", 2)), "For rainy days")
    page = make(own=(mine,))
    decks = page.seats[0].decks
    assert decks.choose("own", "7")
    deck = decks.deck()
    assert deck is not None
    assert (deck.size(), deck.lost) == (50, ("ZZ-900",))
    assert "ZZ-900" in decks.verdict.text()
    assert decks.about.text() == "For rainy days"
    assert page.start.isEnabled()


def write_deck(file: Path, copies: int) -> Path:
    titles = [card.title for card in list(card_shelf().catalogue.cards.values())[:12]]
    file.write_text("".join(f"{copies} {title}\n" for title in titles), encoding="utf-8")
    return file


def test_a_deck_from_a_file_is_added_and_chosen(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    page = make()
    decks = page.seats[1].decks
    before = decks.list.count()
    for copies in (1, 2):  # the same file read again takes the place of the first
        decks.file_wanted.emit(write_deck(tmp_path / "new.txt", copies))
        qtbot.waitUntil(lambda copies=copies: decks.list.currentText().startswith(f"new ({12 * copies} "))  # type: ignore[misc]
    assert chosen(page)[1] == ("file", str(tmp_path / "new.txt"))
    assert decks.list.count() == before + 1


def test_a_file_that_is_no_deck_is_told(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    page = make()
    before = chosen(page)
    with qtbot.waitSignal(page.problem) as told:
        page.seats[1].decks.file_wanted.emit(tmp_path / "nowhere.o8d")
    assert told.args[0].reason == "deck_files.unreadable"
    assert chosen(page) == before


# ---- the restricted list


def titles_of(page: NewCardsPage, seat: int) -> list[str]:
    deck = page.seats[seat].decks.deck()
    assert deck is not None
    return sorted({card.title for card in card_shelf().definitions(deck)})


def test_the_restricted_list_judges_decks_at_once_and_reaches_the_game(make: Make) -> None:
    # CG-22.3.1, V-10
    page = make()
    for panel in page.seats:
        panel.decks.choose("preset", "cthulhu")
    page.constructed.click()
    page.more.click()
    assert not page.restricted.isVisible()
    page.switches["V-10"].click()
    assert page.restricted.isVisible()
    one, two = titles_of(page, 0)[:2]
    page.restricted.field.setPlainText(f"{one.upper()}\nNo Such Card")
    assert page.start.isEnabled()
    assert "No Such Card" in page.restricted.unknown.text()
    page.restricted.field.appendPlainText(two)
    assert not page.start.isEnabled()
    assert two in page.seats[0].decks.verdict.text()
    page.constructed.click()  # CG-7.1.7: only a remark there
    assert page.start.isEnabled()
    page.constructed.click()
    page.switches["V-10"].click()
    assert page.start.isEnabled()
    page.switches["V-10"].click()
    page.restricted.field.setPlainText(two)
    setup = GAME.read_setup(page.setup())
    assert (set(setup.switches), setup.restricted) == ({"V-10"}, (two,))
    again = make(page.remember())
    assert again.options() == page.options()
    assert again.restricted.lines() == [two]


def test_an_empty_restricted_list_begins_with_those_of_the_decks_built_here(make: Make) -> None:
    one, two = titles_of(make(), 0)[:2]
    mine = Deck("own", "7", "Mine", file_deck().cards, restricted=(two, one))
    page = make(own=(mine,))
    page.switches["V-10"].setChecked(True)
    assert page.restricted.lines() == [one, two]
    page.restricted.field.setPlainText(two)
    for on in (False, True):
        page.switches["V-10"].setChecked(on)
    assert page.restricted.lines() == [two]  # what was written stays


# ---- remembering


def test_the_last_choice_is_remembered(make: Make) -> None:
    page = make()
    page.seats[0].decks.choose("preset", "hastur")
    page.seats[1].decks.add(file_deck())
    page.seats[1].player.set_value("adept")
    page.seats[1].name.setText("Ours")
    page.first.set_value("0")
    page.switches["V-05"].setChecked(True)
    again = make(page.remember())
    assert chosen(again) == chosen(page) == [("preset", "hastur"), ("file", "/decks/old.o8d")]
    assert again.setup() == page.setup()
    assert [panel.seat_of() for panel in again.seats] == [panel.seat_of() for panel in page.seats]
    assert again.more.isChecked()


def test_a_remembered_deck_that_lost_cards_since_is_offered_with_what_is_left(make: Make) -> None:
    page = make()
    page.seats[0].decks.add(file_deck("/decks/old.o8d"))
    data = page.remember()
    data["decks"][0]["cards"].append(["ZZ-901", 3])
    again = make(data)
    deck = again.seats[0].decks.deck()
    assert deck is not None
    assert (deck.size(), deck.lost) == (50, ("ZZ-901",))
    assert "ZZ-901" in again.seats[0].decks.verdict.text()


@pytest.mark.parametrize(
    "remembered",
    [
        {"setup": 5, "seats": "no", "decks": {"0": 1}},
        {"setup": {"first": True, "switches": 7}, "seats": [1, {"name": 5, "player": "x"}], "decks": [[], "x"]},
        {"setup": {"first": 9, "constructed": "yes", "switches": ["V-99"]}, "decks": [{"source": "own", "key": "9"}]},
        {"decks": [{"source": "file", "key": "f", "cards": [["AE-001", 0]]}, {"source": "file", "cards": "x"}]},
        {"decks": [{"source": "file", "key": "f", "cards": [["AE-001"]]}, {"source": "file", "cards": [7]}]},
    ],
)
def test_a_remembered_choice_that_makes_no_sense_gives_way_to_the_defaults(
    make: Make, remembered: dict[str, Any]
) -> None:
    page = make(remembered)
    assert chosen(page) == [("preset", key) for key in FIRST_GAME]
    assert page.options() == {"constructed": False, "switches": [], "free_adjust": False}
    assert page.start.isEnabled()


# ---- in the window


def opened(qtbot: QtBot, window: MainWindow) -> NewCardsPage:
    page = cast(NewCardsPage, window.open_page("new_cards"))
    qtbot.waitUntil(page.start.isEnabled)
    return page


def test_a_game_set_up_on_its_page_lies_on_the_shelf_and_on_the_table(
    qtbot: QtBot, window: MainWindow, store: Store
) -> None:
    page = opened(qtbot, window)
    page.seats[1].player.set_value(PERSON)
    page.curtain.setChecked(False)
    page.seats[0].name.setText("Ours")
    page.start.click()
    assert window.page_name == "cards_table"
    row = window.services.desk.rows()[0]
    assert (row.game, row.names, row.moves) == ("cards", ("Ours", "The Whisperer"), 0)
    assert store.settings.get(CARDS_SETUP)["seats"][0]["name"] == "Ours"
    assert store.settings.get(CARDS_TABLE)["curtain"] == "no"
    table = cast(TablePage, window.page("cards_table"))
    assert table.game is not None
    assert table.game.session.view(0).seat == 0


def test_a_deck_built_meanwhile_is_there_when_the_page_is_opened_again(
    qtbot: QtBot, window: MainWindow, store: Store
) -> None:
    page = opened(qtbot, window)
    window.go_back()
    store.decks.create(BuiltDeck("Mine", file_deck().cards))
    opened(qtbot, window)
    assert page.seats[0].decks.list.findText("Mine", Qt.MatchFlag.MatchStartsWith) >= 0


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize(("width", "height", "percent"), [(1280, 720, 100), (1280, 720, 200), (1024, 700, 100)])
def test_the_whole_page_fits_with_all_its_texts(
    qtbot: QtBot, window: MainWindow, language: str, width: int, height: int, percent: int
) -> None:
    window.services.preferences.put("text_scale", percent)
    window.services.preferences.put("language", language)
    window.resize(width, height)
    page = opened(qtbot, window)
    page.constructed.click()  # says what is wrong with both decks
    page.more.click()
    settle()
    assert (window.width(), window.height()) == (width, height)
    found = [f"cuts “{text}”" for widget in visible(page) if (text := cut_text(widget))]
    found += [f"{type(widget).__name__} is outside" for widget in visible(page) if outside(widget, window)]
    found += ["scrolls sideways" for area in page.findChildren(QScrollArea) if sideways(area)]
    assert sorted(set(found)) == []
    assert QRect(QPoint(0, 0), window.size()).contains(page.start.mapTo(window, page.start.rect().center()))
    assert QApplication.focusWidget() is not None
