"""The start of the window: everything is put together here and nowhere else."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QSize, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cthulhu_desktop.bridge.desk import GameDesk
from cthulhu_desktop.bridge.logs import watch_logs
from cthulhu_desktop.bridge.pictures import PictureLoader
from cthulhu_desktop.bridge.settings_access import SettingsAccess
from cthulhu_desktop.bridge.tasks import run_task
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.storage import Store, places
from cthulhu_desktop.ui import theme, theme_motion
from cthulhu_desktop.ui.shell.icon import window_icon
from cthulhu_desktop.ui.shell.language import LanguageSwitch
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.shell.preferences import Preferences
from cthulhu_desktop.ui.shell.services import PictureOrder, Services
from cthulhu_desktop.ui.shell.start_measure import MEASURE_VARIABLE, StartMeasure
from cthulhu_desktop.wording import sentences

if TYPE_CHECKING:
    from cthulhu_desktop.bridge.deck_desk import DeckDesk

COLLECTION_MS = 2000
WHOLE_COLLECTION = 30  # each so many rounds everything is looked at

_NEEDED_SOON = (
    "cthulhu_desktop.bridge.session",
    "cthulhu_desktop.core.dice.game",
    "cthulhu_desktop.ui.shell.table_page",
    "cthulhu_desktop.ui.shell.new_dice_page",
    "cthulhu_desktop.ui.shell.new_cards_page",
    "cthulhu_desktop.ui.dicetable.page",
    "cthulhu_desktop.ui.rulebook.reader",
    "cthulhu_desktop.ui.deckbuilder.rooms",
)


def make_application() -> QApplication:
    """The one QApplication, named and with its icon."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("cthulhu-desktop")
    application.setApplicationDisplayName("Cthulhu Desktop")
    application.setDesktopFileName("cthulhu-desktop")
    application.setWindowIcon(window_icon())
    return application


def make_window(
    store: Store, language: str | None = None, plate: PictureOrder | None = None, pictures: PictureLoader | None = None
) -> MainWindow:
    """The window over a store, not shown yet. `language` overrides the stored choice for this run."""
    switch = LanguageSwitch()
    preferences = Preferences(SettingsAccess(store.settings), switch)
    theme.apply(preferences.look())
    switch.use(language or str(preferences.get("language")))
    where = places()
    folders = {"data": where.data, "cache": where.cache, "logs": where.logs}
    window = MainWindow(Services(
        GameDesk(store), preferences, folders, plate, store.notices, pictures, cache(partial(_deck_desk, store))
    ))  # fmt: skip
    switch.setParent(window)
    preferences.setParent(window)
    window.services.desk.setParent(window)
    return window


def _deck_desk(store: Store) -> DeckDesk:
    """Made with the first deck: the start screen does without cards."""
    from cthulhu_desktop.bridge.deck_desk import DeckDesk

    return DeckDesk(store)


def open_first_page(window: MainWindow, files: Sequence[str]) -> None:
    """The game of the command line, the welcome of a first start, or the start screen; and what must be told."""
    welcomed = bool(window.services.preferences.get("first_start_done"))
    window.tell_notices()
    for package in theme.notices():
        name = package.removeprefix("fontpkg_").replace("_", " ").title()
        window.board.post(tr("The font %1 is missing; another one is shown. Install the program anew to get it back."
                             ).replace("%1", name))  # fmt: skip
    for name in files[:1]:
        window.open_file(Path(name))
    if not window.page_name:  # a file that opened needs no start screen below it; the way back makes one
        window.open_page("start" if welcomed or files else "welcome")
    for name in files[1:]:
        window.board.post(tr("Only one game can be open at a time; %1 was not opened.").replace("%1", name))


def run(files: Sequence[str] = (), language: str | None = None) -> int:
    """Open the window and stay until it is closed; the exit code. A program that runs already takes the files over."""
    from cthulhu_desktop.bridge.single import Gate, hand_over

    gc.disable()  # see _collect_here; nothing that the start makes is garbage
    application = make_application()
    if hand_over(places().data, files):
        return 0
    gate = Gate(places().data)
    store = Store.open_or_temporary(places().data)
    loader = PictureLoader(places().cache)
    try:
        window = make_window(store, language, partial(_draw_start, loader), loader)
        watch = watch_logs(places().logs, window.tell_report, window)
        watch.current_record = window.record_text
        window.keep_report = watch.keep
        open_first_page(window, files)
        gate.called.connect(partial(come_forward, window))
        if "CTHULHU_DESKTOP_POINTS" in os.environ:  # imported only then: it needs the table
            from cthulhu_desktop.ui.shell.points import POINTS_VARIABLE, Points

            Points(window, Path(os.environ[POINTS_VARIABLE]))
        if MEASURE_VARIABLE in os.environ:
            StartMeasure(window, float(os.environ[MEASURE_VARIABLE]))
        _collect_here(window)
        window.show()
        # Not before the window is there: the desktop may be slow to answer.
        QTimer.singleShot(500, window, lambda: theme_motion.ask_desktop(window, theme.changes().changed.emit))
        QTimer.singleShot(700, window, lambda: run_task(partial(_warm_up, window.language), done=repr))
        code = application.exec()
        watch.stop()
        return code
    finally:
        gate.close()
        loader.close()
        store.close()


def _collect_here(window: MainWindow) -> None:
    """Collect garbage in the window's thread only: a thread that draws would otherwise destroy widgets, and crash.
    By itself Python no longer collects."""
    rounds = count(1)

    def collect() -> None:
        gc.collect(2 if next(rounds) % WHOLE_COLLECTION == 0 else 1)

    timer = QTimer(window)
    timer.timeout.connect(collect)
    timer.start(COLLECTION_MS)


def come_forward(window: MainWindow, files: Sequence[str]) -> None:
    """The program was started again: the window comes to the front and opens the file."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized | Qt.WindowState.WindowActive)
    window.raise_()
    window.activateWindow()
    for name in files[:1]:
        window.open_file(Path(name))


def _warm_up(language: str) -> None:
    """In a thread, while the player looks at the start screen: import what the first game and the rules need."""
    for name in _NEEDED_SOON:
        import_module(name)
    sentences(language)
    import_module("cthulhu_desktop.bridge.card_setup").card_shelf()  # the cards, for the first card game
    import_module("cthulhu_desktop.bridge.library").card_library().prepare(language)  # and their texts, for the library


def _draw_start(loader: PictureLoader, size: QSize, ratio: float, deliver: Callable[[QImage], None]) -> None:
    loader.order("start", size, deliver, ratio)


def _show_games(window: MainWindow) -> list[str]:
    """Lay out a new game of each kind on its table, play a move, paint it; what went wrong."""
    from cthulhu_desktop.bridge.card_setup import FIRST_GAME, card_shelf, game_data
    from cthulhu_desktop.bridge.desk import NewGame
    from cthulhu_desktop.core.kernel import Rng

    shelf = card_shelf()
    cards = game_data(shelf, [shelf.preset(key).ids() for key in FIRST_GAME], {})
    problems: list[str] = []
    for game, setup in (("dice", {"cults": 2}), ("cards", cards)):
        window.begin_game(NewGame(game, setup, (("A", None), ("B", None)), seed=1))
        page: Any = window.page(f"{game}_table")
        session = page.game.session
        if session.decision is not None:
            session.submit(session.decision.options.sample(Rng(1)), session.number)
        QApplication.processEvents()
        if session.number == 0 or window.grab().isNull():
            problems.append(f"{game}_table: no game on it")
        window.leave_table()
    return problems


def self_test_window() -> list[str]:
    """Build the window, open every page in every language, paint it; what went wrong."""
    import tempfile

    from cthulhu_desktop.ui.shell.pages import PAGES
    from cthulhu_desktop.wording import LANGUAGES

    application = make_application()
    locale = QLocale()
    problems: list[str] = []
    with tempfile.TemporaryDirectory() as folder, Store.open_or_temporary(Path(folder)) as store:
        window = make_window(store)
        window.resize(1280, 720)
        window.show()
        for language in LANGUAGES:
            window.services.preferences.language_switch.use(language)
            for name in PAGES:
                try:
                    window.open_page(name)
                    application.processEvents()
                    if window.grab().isNull():
                        problems.append(f"{name} ({language}): not painted")
                except Exception as error:  # a self-test tells of everything that is wrong
                    problems.append(f"{name} ({language}): {type(error).__name__}: {error}")
        problems += _show_games(window)
        problems += [f"font missing: {package}" for package in theme.notices()]
        window.close()
        window.services.preferences.language_switch.silence()
        QLocale.setDefault(locale)
        window.deleteLater()
        application.processEvents()
    return problems
