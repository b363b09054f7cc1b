"""The rulebook reader: a page of the window, or a panel beside a table."""

from __future__ import annotations

from collections.abc import MutableMapping
from contextlib import suppress
from html import escape
from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.pictures import PictureLoader
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.rulebook.book import Book, Place, RulebookProblem, words_of
from cthulhu_desktop.rulebook.parser import parse_line
from cthulhu_desktop.rulebook.places import History, recall, remember, same_place
from cthulhu_desktop.rulebook.shelf import LANGUAGES, Shelf
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.rulebook.card_faces import CardFaces
from cthulhu_desktop.ui.rulebook.finder import Finder
from cthulhu_desktop.ui.rulebook.page_view import PageView
from cthulhu_desktop.ui.rulebook.print_jobs import PrintJobs
from cthulhu_desktop.ui.rulebook.side_pane import SidePane
from cthulhu_desktop.ui.rulebook.top_bar import TopBar
from cthulhu_desktop.ui.rulebook.typeset import Foot
from cthulhu_desktop.wording.sentences import sentences

NARROW = 720  # pixels at 100 % text: below, contents and page take turns
_ZOOM_STEP = 1.1


class RulebookReader(QWidget):
    """Shows the books of a shelf. `closed()` asks to be put away; `opened(str)` is the rule or chapter shown last;
    `example_wanted(str)` asks for an example of the book on the table, `cards_wanted(str)` for the cards with a
    keyword.

    `places` remembers where each book was left (any mapping of texts, for instance one kept with the settings);
    `pictures` draws the cards in diagrams (None: they have placeholders).
    """

    closed = Signal()
    opened = Signal(str)
    example_wanted = Signal(str)
    cards_wanted = Signal(str)

    def __init__(
        self, shelf: Shelf | None = None, places: MutableMapping[str, str] | None = None, parent: QWidget | None = None,
        *, pictures: PictureLoader | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.shelf = shelf or Shelf()
        self.places: MutableMapping[str, str] = places if places is not None else {}
        self.language = program_language()
        self.book: Book | None = None
        self._name = ""
        self._history = History()
        self._going = False
        self.bar = TopBar()
        self.side = SidePane()
        self.faces = CardFaces(pictures, self)
        self.page = PageView(self._explain, faces=self.faces.in_language)
        self.jobs = PrintJobs(self, self.faces)
        self.finder = Finder(self.shelf)
        self._lay_out()
        self._connect()
        self._shortcuts()
        self._list_books()
        self._open_first()

    # Making

    def _lay_out(self) -> None:
        sheet = QFrame()
        inside = QHBoxLayout(sheet)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.page)
        sheet.setFocusProxy(self.page)
        self.sheet = sheet
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.side)
        self.splitter.addWidget(sheet)
        self.splitter.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.splitter, 1)
        self.bar.side.setChecked(True)
        with suppress(ValueError):
            self.page.zoom = float(self.places.get("zoom", "1"))
        self.retranslate()

    def _connect(self) -> None:
        bar, side, page = self.bar, self.side, self.page
        bar.side.toggled.connect(lambda _on: self._arrange())
        bar.back.clicked.connect(lambda: self.go_history(-1))
        bar.forward.clicked.connect(lambda: self.go_history(1))
        bar.smaller.clicked.connect(lambda: self.change_zoom(-1))
        bar.larger.clicked.connect(lambda: self.change_zoom(1))
        bar.close_button.clicked.connect(self.closed)
        bar.save.triggered.connect(self._ask_where_to_save)
        bar.print.triggered.connect(self._print)
        bar.books.activated.connect(lambda row: self.open_book(bar.books.itemData(row)))
        bar.languages.activated.connect(lambda row: self.set_language(bar.languages.itemData(row)))
        side.searched.connect(self._search)
        side.chosen.connect(self._choose)
        side.hit_chosen.connect(self._go_to_hit)
        page.followed.connect(self.follow)
        page.zoomed.connect(self.change_zoom)
        page.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.faces.changed.connect(self.page.reset)
        theme.changes().changed.connect(self.page.reset)
        theme.changes().changed.connect(self._arrange)

    def _shortcuts(self) -> None:
        for keys, function in (
            (QKeySequence.StandardKey.Find, self.focus_search),
            (QKeySequence.StandardKey.FindNext, lambda: self.side.step(1)),
            (QKeySequence.StandardKey.FindPrevious, lambda: self.side.step(-1)),
            (QKeySequence(Qt.Modifier.ALT | Qt.Key.Key_Left), lambda: self.go_history(-1)),
            (QKeySequence(Qt.Modifier.ALT | Qt.Key.Key_Right), lambda: self.go_history(1)),
            (QKeySequence.StandardKey.ZoomIn, lambda: self.change_zoom(1)),
            (QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_Equal), lambda: self.change_zoom(1)),
            (QKeySequence.StandardKey.ZoomOut, lambda: self.change_zoom(-1)),
            (QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_0), lambda: self.change_zoom(0)),
            (QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_PageDown), lambda: self.turn_page(1)),
            (QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_PageUp), lambda: self.turn_page(-1)),
            (QKeySequence.StandardKey.Print, self._print),
            (QKeySequence(Qt.Key.Key_Escape), self._escape),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(function)

    def retranslate(self) -> None:
        """Say the texts in the language of now; the book follows the program's language."""
        self.setAccessibleName(tr("Rulebook"))
        self.bar.retranslate()
        self.side.retranslate()

    def entered(self) -> None:
        """The page is shown (again): the keyboard goes to the text."""
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    # Books and languages

    def _list_books(self) -> None:
        self.bar.books.clear()
        for listed in self.shelf.books(self.language):
            self.bar.books.addItem(listed.head.title, listed.name)
        self.bar.books.setCurrentIndex(self.bar.books.findData(self._name))
        self.bar.books.setVisible(self.bar.books.count() > 1)

    def _open_first(self) -> None:
        wanted = self.places.get("book", "")
        names = [self.bar.books.itemData(row) for row in range(self.bar.books.count())]
        if not names:
            self._say_problem(RulebookProblem("rulebook.missing", file=f"{self.language}/*.md"))
            return
        self.open_book(wanted if wanted in names else names[0])

    def open_book(self, name: str) -> None:
        """Open a book where it was left."""
        self._keep_place()
        self._name = name
        self._history = History()
        if self._load():
            assert self.book is not None
            self.go(recall(self.book, self.places.get(f"{name}/{self.language}", "")))

    def _load(self) -> bool:
        """Read the book in the language of now; False after a message if that cannot be done."""
        self.bar.books.setCurrentIndex(self.bar.books.findData(self._name))
        self.bar.languages.setCurrentIndex(self.bar.languages.findData(self.language))
        try:
            self.book = self.shelf.load(self._name, self.language)
        except RulebookProblem as problem:
            self._say_problem(problem)
            return False
        self.side.show_book(self.book)
        return True

    def _say_problem(self, problem: RulebookProblem) -> None:
        self.book = None
        self.side.show_book(None)
        self.side.show_hits([], "")
        self.page.show_message(sentences(self.language).say(problem.key, **problem.args_for_text))

    def set_language(self, language: str) -> None:
        """The book in another language, at the same place."""
        if language not in LANGUAGES or language == self.language:
            return
        old, place, marked = self.book, self.place(), self.page.marked
        self._keep_place()
        self.language = language
        self._list_books()
        if not self._load():
            return
        assert self.book is not None
        if old is None:
            self.go(recall(self.book, self.places.get(f"{self._name}/{language}", "")))
            return
        self._history.places = [same_place(old, self.book, before) for before in self._history.places]
        self._show(same_place(old, self.book, place))
        if marked is not None:
            self.page.mark(same_place(old, self.book, marked))
        self._search(self.side.field.text())

    # Moving

    def place(self) -> Place:
        """The block at the top of what is read."""
        return self.page.place()

    def go(self, place: Place, *, mark: bool = False) -> None:
        """Jump to a place; it becomes a step of the history."""
        if self.book is None:
            return
        if self._history.at >= 0:
            self._history.update(self.place())
        self._history.go(place)
        self._show(place)
        if mark:
            self.page.mark(place)

    def _show(self, place: Place) -> None:
        book = self.book
        assert book is not None
        self._going = True
        self.page.show_page(book, place.page, self._foot(book, place.page))
        self.page.setAccessibleName(self.page.visible_name())
        self.page.scroll_to(place)
        self._going = False
        self.side.follow(place)
        self._show_history()
        self.opened.emit(remember(book, place))

    def _foot(self, book: Book, page: int) -> list[Foot]:
        links = []
        if page > 0:
            links.append(Foot(f"page:{book.pages[page - 1].anchor}", "←\u2002" + book.pages[page - 1].title))
        if page + 1 < len(book.pages):
            links.append(Foot(f"page:{book.pages[page + 1].anchor}", book.pages[page + 1].title + "\u2002→"))
        return links

    def _show_history(self) -> None:
        self.bar.back.setEnabled(self._history.can_go(-1))
        self.bar.forward.setEnabled(self._history.can_go(1))

    def _choose(self, place: Place) -> None:
        self.go(place)
        self._page_again()
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_history(self, step: int) -> None:
        """Back (-1) or forward (1)."""
        if self.book is not None and self._history.can_go(step):
            self._history.update(self.place())
            self._show(self._history.move(step))

    def turn_page(self, step: int) -> None:
        """The next or previous chapter."""
        page = self.place().page + step
        if self.book is not None and 0 <= page < len(self.book.pages):
            self.go(Place(page))

    def open_rule(self, number: str) -> bool:
        """Open the paragraph that tells a rule ("DG-4.5") and mark it; False if no book knows it."""
        for name in dict.fromkeys((self._name, *(book.name for book in self.shelf.books(self.language)))):
            with suppress(RulebookProblem):
                place = self.shelf.load(name, self.language).place_of_rule(number)
                if place is not None:
                    if name != self._name or self.book is None:
                        self.open_book(name)
                    self.go(place, mark=True)
                    self._page_again()
                    return True
        return False

    def follow(self, target: str) -> None:
        """Follow a link of a book."""
        kind, _, name = target.partition(":")
        if self.book is None:
            return
        if kind == "rule":
            self.open_rule(name)
        elif kind == "term" and name in self.book.terms:
            self.go(self.book.terms[name].place, mark=True)
        elif kind == "page":
            place = self.book.place_of_anchor(name)
            if place is not None:
                self.go(place)
        elif kind == "scenario":
            self.example_wanted.emit(name)
        elif kind == "cards":
            self.cards_wanted.emit(name)

    def _explain(self, target: str) -> str:
        """What a link's tool tip says."""
        kind, _, name = target.partition(":")
        match kind:
            case "rule":
                return tr("Rule %1").replace("%1", name)
            case "scenario":
                return tr("Opens this example as a game on the table")
            case "cards":
                return tr("Shows the cards with this keyword")
        if self.book is None or kind != "term" or name not in self.book.terms:
            return ""
        term = self.book.terms[name]
        text = words_of(parse_line(term.text, RulebookProblem))
        return f"<p style='white-space: normal'><b>{escape(term.word)}</b> – {escape(text)}</p>"

    def _scrolled(self) -> None:
        if self.book is not None and not self._going:
            self.side.follow(self.place())

    # Searching

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""
        self.bar.side.setChecked(True)
        self._arrange()
        self.side.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.side.field.selectAll()

    def _search(self, text: str) -> None:
        found = self.finder.find(self._name, self.language, text if self.book is not None else "")
        self.page.mark_words(found.words)
        self.side.show_hits(found.hits, found.sentence)

    def _go_to_hit(self, row: int) -> None:
        hits = self.side.results.hits.hits
        if self.book is None or not 0 <= row < len(hits):
            return
        hit = hits[row]
        place = hit.place
        if hit.language != self.language:
            place = same_place(self.shelf.load(self._name, hit.language), self.book, place)
        self.go(place, mark=True)
        self._page_again()

    # Size and arrangement

    def change_zoom(self, step: int) -> None:
        """Larger (1), smaller (-1) or usual (0) text."""
        zoom = 1.0 if step == 0 else self.page.zoom * _ZOOM_STEP**step
        self._going = True
        self.page.set_zoom(zoom)
        self._going = False
        self.places["zoom"] = f"{self.page.zoom:.3f}"

    def _arrange(self) -> None:
        """Contents beside the page, or one of the two where there is no room for both."""
        narrow = self.width() < theme.px(NARROW)
        shown = self.bar.side.isChecked()
        self.side.setMaximumWidth(16_777_215 if narrow else theme.px(420))
        self.side.setVisible(shown)
        self.sheet.setVisible(not (narrow and shown))

    def _page_again(self) -> None:
        """After a choice in a narrow panel: the page comes back."""
        if self.width() < theme.px(NARROW) and self.bar.side.isChecked():
            self.bar.side.setChecked(False)

    def _escape(self) -> None:
        if self.side.field.text():
            self.side.field.clear()
        else:
            self.closed.emit()

    # Print

    def _ask_where_to_save(self) -> None:
        if self.book is None:
            return
        title = self.book.head.title.strip("!. ")
        kinds = tr("PDF files (*.pdf)")
        name, _ = QFileDialog.getSaveFileName(self, tr("Save the rulebook as PDF"), f"{title}.pdf", kinds)
        if name:
            self.save_pdf(Path(name))

    def save_pdf(self, file: Path) -> None:
        """Write the whole book into a PDF file, in the background."""
        if self.book is not None:
            self.jobs.save(self.book, file)

    def _print(self) -> None:
        if self.book is not None:
            self.jobs.print(self.book)

    # Qt

    def _keep_place(self) -> None:
        if self.book is not None:
            self.places[f"{self._name}/{self.language}"] = remember(self.book, self.place())
            self.places["book"] = self._name

    def hideEvent(self, event: QHideEvent) -> None:
        self._keep_place()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = theme.px(NARROW)
        first = event.oldSize().width() < 0
        if first or (event.oldSize().width() < narrow) != (self.width() < narrow):
            self.bar.side.setChecked(self.width() >= narrow)
        self._arrange()
        if first:
            self.splitter.setSizes([theme.px(300), self.width() - theme.px(300)])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.set_language(program_language())


def program_language() -> str:
    """The language of the program, if there are books in it; else English."""
    name = QLocale().name()[:2]
    return name if name in LANGUAGES else "en"
