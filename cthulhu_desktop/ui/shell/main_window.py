"""The window: a stack of pages, a bar above them, notices over their top."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QSize, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.desk import NewGame, OpenGame, SavedRow
from cthulhu_desktop.bridge.reports import Report
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui.shell import pages
from cthulhu_desktop.ui.shell.pages import PAGES
from cthulhu_desktop.ui.shell.rules_beside import RulesBeside
from cthulhu_desktop.ui.shell.services import Services
from cthulhu_desktop.ui.shell.top_bar import TopBar
from cthulhu_desktop.ui.widgets.focus_ring import FocusRing
from cthulhu_desktop.ui.widgets.notice import NoticeBoard
from cthulhu_desktop.ui.widgets.page_stack import PageStack

if TYPE_CHECKING:  # tables are imported with the first game
    from cthulhu_desktop.ui.deckbuilder.rooms import DeckRooms
    from cthulhu_desktop.ui.shell.table_page import TablePage

UNDO_SECONDS = 12
DECK_SUFFIXES = (".coc", ".o8d", ".txt", ".dec")


class MainWindow(QMainWindow):
    """Opens pages by their name (`pages.PAGES`) and keeps the way back. Pages are made when they are first opened.
    `keep_report` writes the report of an internal error into a file and gives it (None if it could not)."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.keep_report: Callable[[Report], Path | None] = lambda _report: None
        self.page_name = ""
        self._pages: dict[str, QWidget] = {}
        self._way_back: list[str] = []
        self._tables: list[TablePage] = []
        self.deck_rooms: DeckRooms | None = None
        self.setAcceptDrops(True)
        self.bar = TopBar()
        self.stack = PageStack()
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        self.board = NoticeBoard(whole)  # before the pages in the order of Tab
        self.beside = RulesBeside(self.stack, lambda: pages.make_reader(self))
        column.addWidget(self.beside, 1)
        self.board.lie_over(self.beside)
        self.setCentralWidget(whole)
        self.ring = FocusRing(whole)
        self.setWindowTitle("Cthulhu Desktop")
        self.setMinimumSize(960, 640)
        self._connect()
        self._place()
        self.retranslate()

    def _connect(self) -> None:
        self.bar.back_wanted.connect(self.go_back)
        self.bar.page_wanted.connect(self.open_page)
        self.bar.language_wanted.connect(self._choose_language)
        self.bar.look_back_wanted.connect(self.look_back)
        self.beside.moved.connect(self._crowd_tables)
        preferences = self.services.preferences
        preferences.language_switch.changed.connect(self.retranslate)
        preferences.not_kept.connect(self.tell_problem)
        for keys, slot in (
            (QKeySequence(QKeySequence.StandardKey.HelpContents), lambda: self.open_rule("")),
            (QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_Comma), lambda: self.open_page("settings")),
            (QKeySequence(Qt.Key.Key_F11), lambda: self.set_full_screen(not self.isFullScreen())),
            (QKeySequence(QKeySequence.StandardKey.Quit), self.close),
        ):
            action = QAction(self)
            action.setShortcut(keys)
            action.triggered.connect(slot)
            self.addAction(action)

    @property
    def language(self) -> str:
        """The language the window speaks."""
        return self.services.preferences.language_switch.language

    # ---- pages

    def page(self, name: str) -> QWidget:
        """The page of that name, made when it is first asked for. KeyError if there is none."""
        if name not in self._pages:
            page = PAGES[name].make(self)
            self._pages[name] = page
            self.stack.addWidget(page)
        return self._pages[name]

    def made_page(self, name: str) -> QWidget | None:
        """The page of that name if it was opened before."""
        return self._pages.get(name)

    def open_page(self, name: str, *, remember: bool = True) -> QWidget:
        """Show a page; the way back leads to the one shown now."""
        page = self.page(name)
        if name == self.page_name:
            return page
        if remember and self.page_name:
            self._way_back = [*(old for old in self._way_back if old != name), self.page_name]
        self.page_name = name
        if self._table_shown() is None:
            self.beside.put_away()
        self.bar.setVisible(PAGES[name].has_bar)
        self.bar.show_page(name, PAGES[name].title)
        self.stack.show_page(page)
        self._offer_look_back()
        entered = getattr(page, "entered", None)
        if entered is not None:
            entered()
        return page

    def go_back(self) -> None:
        """To the page before; a game that is left is put away (it is saved after every move)."""
        table = self._table_shown()
        if table is not None and table.looking_back:
            table.end_look_back()
            return
        target = self._way_back.pop() if self._way_back else "start"
        if table is not None:
            self.leave_table()
        elif target != self.page_name:
            self.open_page(target, remember=False)

    def go_home(self) -> None:
        """To the start screen."""
        self._way_back.clear()
        self.open_page("start", remember=False)

    def open_rule(self, number: str) -> None:
        """The rules, open at a rule; "" where they were left. Beside a table if there is room for both, else as a
        page."""
        if self._table_shown() is not None and self.beside.has_room():
            self.beside.open(number)
            return
        reader: Any = self.open_page("rules")
        if number:
            reader.open_rule(number)

    def _crowd_tables(self, crowded: bool) -> None:
        for table in self._tables:
            table.set_crowded(crowded)

    def add_table(self, page: TablePage) -> None:
        """Connect a page with a table, when it is made."""
        self._tables.append(page)
        page.left.connect(self.leave_table)
        page.rule_wanted.connect(self.open_rule)
        page.rematch_wanted.connect(lambda: self.rematch(page.game))
        page.branch_wanted.connect(lambda number: self.branch(page.game, number))
        page.looking_back_changed.connect(self._offer_look_back)

    # ---- games

    def begin_game(self, wanted: NewGame) -> bool:
        """Begin a game and show its table. False, with a notice, if that is not possible."""
        return self._open_game(lambda: self.services.desk.begin(wanted))

    def resume_game(self, game_id: int) -> bool:
        """Play a saved game on."""
        return self._open_game(lambda: self.services.desk.resume(game_id))

    def replay_game(self, game_id: int) -> bool:
        """Show a saved game again."""
        return self._open_game(lambda: self.services.desk.replay(game_id))

    def open_file(self, path: Path) -> bool:
        """Play on or show the game of a file; a deck is taken over and opened."""
        if path.suffix.lower() in DECK_SUFFIXES:
            return self._import_decks([path])
        return self._open_game(lambda: self.services.desk.open_file(path))

    def watch_again(self, game: OpenGame | None) -> None:
        """Show the game on the table from its beginning."""
        if game is not None and game.saved is not None:
            self.replay_game(game.saved)

    def _import_decks(self, paths: Sequence[Path]) -> bool:
        from cthulhu_desktop.ui.deckbuilder.rooms import rooms

        rooms(self).import_files(paths)
        return True

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files with games and decks may be dropped anywhere."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        event.acceptProposedAction()
        decks = [path for path in paths if path.suffix.lower() in DECK_SUFFIXES]
        if decks:
            self._import_decks(decks)
        elif paths:
            self.open_file(paths[0])

    def rematch(self, game: OpenGame | None) -> None:
        """The same cults once more, with other dice."""
        if game is not None:
            self._open_game(lambda: self.services.desk.rematch(game))

    def branch(self, game: OpenGame | None, number: int) -> None:
        """A new game that goes on after that many moves of this one."""
        if game is not None and self._open_game(lambda: self.services.desk.branch(game, number)):
            text = tr("This is a new game, which goes on from move %1. The other one is kept as it was.")
            self.board.post(text.replace("%1", str(number)), "", None, 8)

    def look_back(self) -> None:
        """Show the game on the table up to now, move by move."""
        table = self._table_shown()
        if table is not None and not table.look_back(self.services.desk):
            self.board.post(tr("There is nothing to look back at yet."), "", None, 6)

    def _table_shown(self) -> TablePage | None:
        page = self._pages.get(self.page_name)
        return next((table for table in self._tables if table is page), None)

    def _offer_look_back(self) -> None:
        table = self._table_shown()
        game = table.game if table is not None else None
        running = game is not None and not game.session.is_replay
        free = table is not None and not table.looking_back and not table.covered
        self.bar.look_back.setVisible(running and free)

    def continue_latest(self) -> None:
        """Play the game on that was played last."""
        latest = self.services.desk.latest()
        if latest is not None:
            self.resume_game(latest.id)

    def _open_game(self, make: Any) -> bool:
        try:
            game: OpenGame = make()
        except Exception as problem:  # files and disks fail in many ways; those with a sentence are told
            if not hasattr(problem, "reason") and not hasattr(problem, "refused"):
                raise
            self.tell_problem(problem)
            return False
        game.session.save_failed.connect(self.tell_problem)
        game.session.failed.connect(self.tell_failed_move)
        game.session.bot_failed.connect(self.tell_failed_bot)
        page = self.page(pages.table_of(game.game))
        next(table for table in self._tables if table is page).open_game(game)
        self._way_back = ["start"]
        self.open_page(pages.table_of(game.game), remember=False)
        return True

    def leave_table(self) -> None:
        """Put the game away and go to the start screen."""
        self._close_games()
        self.go_home()

    def _close_games(self) -> None:
        for table in self._tables:
            table.close_game()

    # ---- notices

    def tell_problem(self, problem: Any) -> None:
        """Say what went wrong, in the window's language."""
        refused = getattr(problem, "refused", None)
        if refused is not None:
            self.board.post(self.services.say(refused.reason, refused.args))
        else:
            self.board.post(self.services.say_problem(problem))

    def tell_report(self, report: Any, file: Path | None) -> None:
        """Something went wrong that nobody foresaw: say so and where the report lies; the program goes on."""
        text = tr("Something went wrong, but the program goes on. Please send us the report if it happens again.")
        if file is None:
            self.board.post(text)
        else:
            folder = QUrl.fromLocalFile(str(file.parent))
            self.board.post(text, tr("Open folder"), partial(QDesktopServices.openUrl, folder))

    def tell_failed_move(self, report: Report) -> None:
        """A move broke the game and was dropped: the game stands where it stood before. The report holds its
        record."""
        file = self.keep_report(report)
        text = tr("That move could not be carried out because of an error in the program. The game stands where it "
                  "stood before; please choose another move.")  # fmt: skip
        if file is None:
            self.board.post(text)
        else:
            folder = QUrl.fromLocalFile(str(file.parent))
            self.board.post(text, tr("Open the report's folder"), partial(QDesktopServices.openUrl, folder))

    def tell_failed_bot(self, _failure: Any) -> None:
        """A bot could not answer and made a random move."""
        self.board.post(tr("A bot could not decide and made a random move."), "", None, 8)

    def record_text(self) -> str:
        """The game on the table as text, for reports; "" without one."""
        games = (table.game for table in self._tables)
        return next((game.session.record.to_text() for game in games if game is not None), "")

    def tell_notices(self) -> None:
        """Say what the start found out."""
        for notice in self.services.notices:
            self.board.post(self.services.say(notice.key, notice.args))

    def offer_undelete(self, row: SavedRow) -> None:
        """Offer to take a deleted game back."""

        def restore() -> None:
            self.services.desk.restore(row.id)
            refresh = getattr(self.page(self.page_name), "refresh", None)
            if refresh is not None:
                refresh(row.id)

        self.board.post(tr("The game was deleted."), tr("Undo"), restore, UNDO_SECONDS)

    # ---- language, place, end

    def _choose_language(self, code: str) -> None:
        self.services.preferences.put("language", code)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.bar.retranslate(self.language)
        for page in (*self._pages.values(), *([self.beside.reader] if self.beside.reader is not None else [])):
            if hasattr(page, "set_language"):
                page.set_language(self.language)
            if hasattr(page, "retranslate"):
                page.retranslate()

    def set_full_screen(self, on: bool) -> None:
        """Fill the screen, or not."""
        if on != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.services.preferences.keep("full_screen", on)

    def _place(self) -> None:
        """Where the window was last time, else in the middle of the screen."""
        stored = self.services.preferences.get("window_geometry")
        if not (stored and self.restoreGeometry(QByteArray(stored))):
            screen = QGuiApplication.primaryScreen().availableGeometry()
            size = QSize(1360, 850).boundedTo(screen.size())
            self.resize(size)
            self.move(screen.center() - self.rect().center())
        if self.services.preferences.get("full_screen"):
            self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back from pages that do not use it themselves."""
        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._close_games()
        if not self.isFullScreen():
            self.services.preferences.keep("window_geometry", bytes(self.saveGeometry().data()))
        super().closeEvent(event)
        QApplication.quit()
