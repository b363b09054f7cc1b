"""Which pages the window has, and the entries of the start screen: both are tables to add a line to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from cthulhu_desktop.bridge.desk import NewGame
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui.shell.start_page import Entry
from cthulhu_desktop.ui.widgets.texts import Say

if TYPE_CHECKING:
    from cthulhu_desktop.ui.cardtable.stops import Stops
    from cthulhu_desktop.ui.replay.bookmarks import Bookmarks
    from cthulhu_desktop.ui.rulebook.reader import RulebookReader
    from cthulhu_desktop.ui.shell.main_window import MainWindow


@dataclass(frozen=True, slots=True)
class PageSpec:
    """How a page is made, when it is first opened, and what the bar calls it."""

    make: Callable[[MainWindow], QWidget]
    title: Say
    has_bar: bool = True


def table_of(game: str) -> str:
    """The page with the table of a game."""
    return f"{game}_table"


def entries(window: MainWindow) -> tuple[Entry, ...]:
    """The lines of the start screen. One appears as soon as the page it opens is listed below."""
    latest: Callable[[], bool] = lambda: window.services.desk.latest() is not None  # noqa: E731
    lines = (
        Entry("continue", lambda: tr("Continue"), "continue", lambda: _latest_text(window), latest),
        Entry("cards", lambda: tr("Card game"), "new_cards"),
        Entry("dice", lambda: tr("Dice game"), "new_dice"),
        Entry("board", lambda: tr("Board game"), "new_board"),
        Entry("free", lambda: tr("Free table"), "new_free"),
        Entry("learn", lambda: tr("Learn to play"), "learn"),
        Entry("decks", lambda: tr("Decks"), "decks"),
        Entry("saved", lambda: tr("Saved games"), "saved"),
        Entry("rules", lambda: tr("Rules"), "rules"),
        Entry("settings", lambda: tr("Settings"), "settings"),
        Entry("about", lambda: tr("About"), "about"),
        Entry("quit", lambda: tr("Quit"), "quit"),
    )
    return tuple(entry for entry in lines if entry.opens in PAGES or entry.opens in ("continue", "quit"))


def _latest_text(window: MainWindow) -> str:
    from cthulhu_desktop.ui.shell.saved_page import game_title, when_text

    row = window.services.desk.latest()
    if row is None:
        return ""
    text = tr("%1, %2: %3", "game, when, who")
    return text.replace("%1", game_title(row.game)).replace("%2", when_text(row.played)).replace(
        "%3", ", ".join(row.names)
    )  # fmt: skip


def _make_start(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.shell.night_sea import paint_night_sea
    from cthulhu_desktop.ui.shell.plate import Plate
    from cthulhu_desktop.ui.shell.start_page import StartPage

    preferences = window.services.preferences
    page = StartPage(
        entries(window),
        Plate(paint_night_sea, window.services.plate),
        lambda code: preferences.put("language", code),
    )
    preferences.language_switch.changed.connect(page.show_language)
    page.show_language(preferences.language_switch.language)

    def open_entry(name: str) -> None:
        if name == "continue":
            window.continue_latest()
        elif name == "quit":
            window.close()
        else:
            window.open_page(name)

    page.wanted.connect(open_entry)
    return page


def _make_welcome(window: MainWindow) -> QWidget:
    from cthulhu_desktop.lessons import lessons
    from cthulhu_desktop.ui.shell.welcome_page import WelcomePage

    page = WelcomePage(window.services.preferences)

    def first_game() -> None:
        """The first lesson of the card game; the way back leads to the start screen."""
        window.services.preferences.keep("first_start_done", True)
        learn: Any = window.page("learn")
        learn.begin_lesson(lessons()[0])

    def look_around() -> None:
        window.services.preferences.keep("first_start_done", True)
        window.go_home()

    page.first_game_wanted.connect(first_game)
    page.left.connect(look_around)
    return page


def _make_learn(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.shell.learn_page import LearnPage

    page = LearnPage(lambda: last_solved(window))
    page.game_wanted.connect(window.begin_game)
    page.left.connect(window.go_back)
    return page


def last_solved(window: MainWindow) -> Mapping[str, Any]:
    """Which puzzles were solved, by key."""
    stored = window.services.preferences.get("puzzles")
    return stored if isinstance(stored, Mapping) else {}


def _keep_solved(window: MainWindow, key: str) -> None:
    if last_solved(window).get(key) is not True:
        window.services.preferences.keep("puzzles", {**last_solved(window), key: True})


def _make_new_dice(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.shell.new_dice_page import NewDicePage
    from cthulhu_desktop.ui.shell.preferences import last_choice

    preferences = window.services.preferences
    page = NewDicePage(window.services.desk.bots("dice"), last_choice(preferences.get("dice_setup")))

    def start(setup: dict[str, object], seats: tuple[tuple[str, str | None], ...], seed: int | None) -> None:
        preferences.keep("dice_setup", page.remember())
        window.begin_game(NewGame("dice", setup, seats, seed))

    page.start_wanted.connect(start)
    page.rule_wanted.connect(window.open_rule)
    page.left.connect(window.go_back)
    return page


def _make_dice_table(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.dicetable.page import DiceTablePage
    from cthulhu_desktop.ui.shell.table_page import TablePage

    table = DiceTablePage(standalone=False)
    table.set_speed(window.services.preferences.get("bot_speed"))
    table.tools.speed_chosen.connect(lambda speed: window.services.preferences.keep("bot_speed", speed))
    page = TablePage(table, _bookmarks(window))
    window.add_table(page)
    page.new_game_wanted.connect(lambda: _another(window, "new_dice"))
    return page


def _make_new_cards(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.shell.new_cards_page import NewCardsPage
    from cthulhu_desktop.ui.shell.preferences import last_choice

    preferences, desk = window.services.preferences, window.services.desk
    page = NewCardsPage(desk.bots("cards"), last_choice(preferences.get("cards_setup")), desk.own_decks)
    page.entering.connect(lambda: page.show_curtain(_card_stops(window).curtain))

    def start(setup: dict[str, object], seats: tuple[tuple[str, str | None], ...], seed: int | None) -> None:
        preferences.keep("cards_setup", page.remember())
        window.begin_game(NewGame("cards", setup, seats, seed))

    def keep_curtain(on: bool) -> None:
        _card_stops(window).curtain = on

    page.start_wanted.connect(start)
    page.curtain_chosen.connect(keep_curtain)
    page.rule_wanted.connect(window.open_rule)
    window.services.decks().cards_changed.connect(page.read_cards)
    page.problem.connect(window.tell_problem)
    page.left.connect(window.go_back)
    return page


def _card_stops(window: MainWindow) -> Stops:
    """The choices about passing at the card table: its own where there is one already."""
    from cthulhu_desktop.ui.cardtable.stops import Stops

    page: Any = window.made_page("cards_table")
    stops: Stops = page.table.stops if page is not None else Stops(window.services.preferences.kept("cards_table"))
    return stops


def _make_cards_table(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.cardfaces.store import FaceStore
    from cthulhu_desktop.ui.cardtable.page import CardTablePage
    from cthulhu_desktop.ui.shell.own_pictures import follow_own_pictures
    from cthulhu_desktop.ui.shell.table_page import TablePage

    preferences = window.services.preferences
    faces = FaceStore(pictures=window.services.pictures)
    table = CardTablePage(standalone=False, faces=faces, kept=preferences.kept("cards_table"))
    faces.setParent(table)
    follow_own_pictures(window, faces)
    table.set_speed(preferences.get("bot_speed"))
    table.tools.speed_chosen.connect(lambda speed: preferences.keep("bot_speed", speed))
    page = TablePage(table, _bookmarks(window))
    window.add_table(page)
    page.new_game_wanted.connect(lambda: _another(window, "new_cards"))
    table.replay_wanted.connect(lambda: window.watch_again(page.game))
    table.card_wanted.connect(lambda card: _open_card(window, card))
    page.puzzle_solved.connect(lambda key: _keep_solved(window, key))
    page.learning_wanted.connect(lambda: _another(window, "learn"))
    return page


def _open_card(window: MainWindow, card: str) -> None:
    from cthulhu_desktop.ui.deckbuilder.rooms import rooms

    rooms(window).open_card(card)


def _make_new_free(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.shell.new_free_page import NewFreePage
    from cthulhu_desktop.ui.shell.preferences import last_choice

    preferences, desk = window.services.preferences, window.services.desk
    page = NewFreePage(last_choice(preferences.get("free_setup")), desk.own_decks)

    def start(setup: dict[str, object], names: tuple[str, ...]) -> None:
        preferences.keep("free_setup", page.remember())
        window.begin_game(NewGame("free", setup, tuple((name, None) for name in names)))

    page.start_wanted.connect(start)
    window.services.decks().cards_changed.connect(page.read_cards)
    page.problem.connect(window.tell_problem)
    page.left.connect(window.go_back)
    return page


def _make_free_table(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.cardfaces.store import FaceStore
    from cthulhu_desktop.ui.freetable.page import FreeTablePage
    from cthulhu_desktop.ui.shell.own_pictures import follow_own_pictures
    from cthulhu_desktop.ui.shell.table_page import TablePage

    faces = FaceStore(pictures=window.services.pictures)
    table = FreeTablePage(standalone=False, faces=faces)
    faces.setParent(table)
    follow_own_pictures(window, faces)
    window.services.decks().cards_changed.connect(table.read_cards)
    page = TablePage(table, _bookmarks(window))
    window.add_table(page)
    page.new_game_wanted.connect(lambda: _another(window, "new_free"))
    return page


def _bookmarks(window: MainWindow) -> Bookmarks:
    from cthulhu_desktop.ui.replay.bookmarks import Bookmarks

    preferences = window.services.preferences
    return Bookmarks(lambda: preferences.get("bookmarks"), lambda places: preferences.keep("bookmarks", places))


def _another(window: MainWindow, page: str) -> None:
    window.leave_table()
    window.open_page(page)


def _make_saved(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.shell.saved_page import SavedPage

    page = SavedPage(window.services.desk, window.services.preferences)
    page.play_wanted.connect(window.resume_game)
    page.replay_wanted.connect(window.replay_game)
    page.file_wanted.connect(window.open_file)
    page.deleted.connect(window.offer_undelete)
    page.problem.connect(window.tell_problem)
    page.exported.connect(
        lambda path: window.board.post(tr("The game was saved to %1.").replace("%1", path), "", None, 8)
    )
    page.left.connect(window.go_back)
    return page


def _make_decks(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.deckbuilder.rooms import rooms

    return rooms(window).decks_page()


def _make_builder(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.deckbuilder.rooms import rooms

    return rooms(window).builder_page()


def _make_library(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.deckbuilder.rooms import rooms

    return rooms(window).library_page()


def _make_rules(window: MainWindow) -> QWidget:
    reader = make_reader(window)
    reader.closed.connect(window.go_back)
    return reader


def make_reader(window: MainWindow) -> RulebookReader:
    """A rulebook reader that knows where the player stopped reading; for the page, or beside a table."""
    from cthulhu_desktop.ui.rulebook.reader import RulebookReader

    reader = RulebookReader(places=window.services.preferences.kept("reading"), pictures=window.services.pictures)
    reader.set_language(window.language)
    reader.example_wanted.connect(lambda key: _begin_example(window, key))
    reader.cards_wanted.connect(lambda keyword: _find_cards(window, f"keyword:{keyword}"))
    return reader


def _begin_example(window: MainWindow, key: str) -> None:
    from cthulhu_desktop.bridge.examples import example_game
    from cthulhu_desktop.bridge.tasks import run_task
    from cthulhu_desktop.ui.shell.seats_form import default_names

    names = default_names()
    run_task(lambda: example_game(key, names), done=window.begin_game, failed=window.tell_problem)


def _find_cards(window: MainWindow, query: str) -> None:
    from cthulhu_desktop.ui.deckbuilder.rooms import rooms

    rooms(window).find_cards(query)


def _make_settings(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.shell.settings_page import SettingsPage

    page = SettingsPage(window.services.preferences, window.services.folders)
    page.full_screen_wanted.connect(window.set_full_screen)
    page.left.connect(window.go_back)
    return page


def _make_about(window: MainWindow) -> QWidget:
    from cthulhu_desktop.ui.shell.about_page import AboutPage

    page = AboutPage()
    page.left.connect(window.go_back)
    return page


PAGES: dict[str, PageSpec] = {
    "start": PageSpec(_make_start, lambda: tr("Start"), has_bar=False),
    "welcome": PageSpec(_make_welcome, lambda: tr("Welcome"), has_bar=False),
    "new_dice": PageSpec(_make_new_dice, lambda: tr("Dice game")),
    "new_cards": PageSpec(_make_new_cards, lambda: tr("Card game")),
    "cards_table": PageSpec(_make_cards_table, lambda: tr("Card game")),
    "new_free": PageSpec(_make_new_free, lambda: tr("Free table")),
    "free_table": PageSpec(_make_free_table, lambda: tr("Free table")),
    "dice_table": PageSpec(_make_dice_table, lambda: tr("Dice game")),
    "learn": PageSpec(_make_learn, lambda: tr("Learn to play")),
    "decks": PageSpec(_make_decks, lambda: tr("Decks")),
    "builder": PageSpec(_make_builder, lambda: tr("Deck builder")),
    "library": PageSpec(_make_library, lambda: tr("All cards")),
    "saved": PageSpec(_make_saved, lambda: tr("Saved games")),
    "rules": PageSpec(_make_rules, lambda: tr("Rules"), has_bar=False),
    "settings": PageSpec(_make_settings, lambda: tr("Settings")),
    "about": PageSpec(_make_about, lambda: tr("About")),
}
