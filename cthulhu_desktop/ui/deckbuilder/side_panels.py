"""What can take the place of the library for a while: versions of the deck, a comparison, what the collection lacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.deck_desk import DeckDesk, DeckVersion
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.core.decks.differences import DeckDifference, differences, shortages
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.texts import Say, Texts

Index = QModelIndex | QPersistentModelIndex


class TextTableModel(QAbstractTableModel):
    """Rows of plain texts under headings."""

    def __init__(self, heads: Sequence[Say], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heads = tuple(heads)
        self.rows: tuple[tuple[str, ...], ...] = ()

    def show_rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Show these rows; each has a text for every heading."""
        self.beginResetModel()
        self.rows = tuple(tuple(row) for row in rows)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if index.isValid() and role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self.rows[index.row()][index.column()]
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and section < len(self._heads):
            if role == Qt.ItemDataRole.DisplayRole:
                return self._heads[section]()
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return None


def text_table(model: TextTableModel) -> QTableView:
    """A table that shows such a model, row by row."""
    table = QTableView()
    table.setModel(model)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setStretchLastSection(True)
    table.horizontalHeader().setHighlightSections(False)
    theme.set_font(table, Role.TEXT, 12.5)
    return table


def difference_html(found: DeckDifference, title: Callable[[str], str]) -> str:
    """What differs, line by line: what came with a plus, what went with a minus."""
    if found.same:
        nothing = escape(tr("There is no difference."))
        return f"<p>{nothing}</p>"
    lines = []
    for change in sorted(found.cards, key=lambda one: (one.by < 0, title(one.card))):
        colour, sign = ("#9CCB8A", "+") if change.by > 0 else (theme.EMBER, "−")
        count = tr("%1 → %2", "number before, number after").replace("%1", str(change.before))
        count = count.replace("%2", str(change.after))
        lines.append(
            f"<tr><td style='color:{colour};padding-right:12px'><b>{sign}{abs(change.by)}</b></td>"
            f"<td style='padding-right:16px'>{escape(title(change.card))}</td>"
            f"<td style='color:{theme.MUTED}'>{escape(count)}</td></tr>"
        )
    names = {
        "name": tr("the name"), "notes": tr("the notes"), "card_notes": tr("notes on cards"), "maybe": tr("candidates"),
        "tags": tr("the tags"), "format": tr("the format"), "stories": tr("the story deck"),
        "placeholders": tr("unknown cards"),
    }  # fmt: skip
    other = ", ".join(names[name] for name in found.other)
    also = escape(tr("Also different: %1").replace("%1", other))
    tail = f"<p style='color:{theme.MUTED}'>{also}</p>" if other else ""
    return f"<table>{''.join(lines)}</table>{tail}"


class SidePanel(QWidget):
    """A heading, what there is to see, buttons; `left` asks for the library again."""

    left = Signal()
    problem = Signal(object)

    def __init__(self, texts: Texts, title: Say) -> None:
        super().__init__()
        self.texts = texts
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(4, 0, 4, 0)
        self.body.setSpacing(8)
        self.body.addWidget(texts.label(title, 16, role=Role.TITLE, tone="brass"))
        self.foot = QHBoxLayout()
        self.back = QPushButton()
        texts.button(self.back, lambda: tr("Back"), lambda: tr("Back to the cards"))
        self.back.clicked.connect(self.left)
        self.foot.addWidget(self.back)
        self.foot.addStretch(1)

    def finish(self) -> None:
        """Put the buttons below everything."""
        self.body.addLayout(self.foot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def guarded(self, run: Callable[[], None]) -> None:
        """Do something that may fail on the disk; a problem with a sentence is told."""
        try:
            run()
        except Exception as problem:
            if not hasattr(problem, "reason"):
                raise
            self.problem.emit(problem)


def _browser(texts: Texts, name: Say) -> QTextBrowser:
    browser = QTextBrowser()
    browser.setOpenLinks(False)
    theme.set_font(browser, Role.TEXT, 13)
    texts.put(browser.setAccessibleName, name)
    return browser


class VersionsPanel(SidePanel):
    """All versions of the deck; the chosen one against the deck as it stands; `restore_wanted(deck, number)`."""

    restore_wanted = Signal(object, int)

    def __init__(self, texts: Texts, desk: DeckDesk, title: Callable[[str], str]) -> None:
        super().__init__(texts, lambda: tr("Versions"))
        self._desk, self._title = desk, title
        self._deck, self._versions = Deck(), tuple[DeckVersion, ...]()
        self._deck_id = 0
        self.chosen: Deck | None = None
        self.model = TextTableModel(
            (lambda: tr("Version"), lambda: tr("When"), lambda: tr("Cards"), lambda: tr("Called")), self
        )
        self.table = text_table(self.model)
        texts.put(self.table.setAccessibleName, lambda: tr("Versions"))
        self.differences = _browser(texts, lambda: tr("What has changed since that version"))
        self.body.addWidget(self.table, 2)
        self.body.addWidget(texts.label(lambda: tr("What has changed since that version"), 12.5, tone="muted"))
        self.body.addWidget(self.differences, 3)
        self.restore = QPushButton()
        texts.button(self.restore, lambda: tr("Go back to this version"))
        self.restore.setProperty("look", "primary")
        self.restore.clicked.connect(self._restore)
        self.foot.addWidget(self.restore)
        self.finish()
        self.table.selectionModel().currentChanged.connect(lambda _now, _old: self._compare())

    def open(self, deck_id: int, deck: Deck) -> None:
        """Show the versions of a deck."""
        self._deck_id, self._deck = deck_id, deck

        def read() -> None:
            self._versions = tuple(self._desk.versions(deck_id))
            locale = QLocale()
            self.model.show_rows([
                (str(one.number), locale.toString(QDateTime.fromSecsSinceEpoch(one.at), QLocale.FormatType.ShortFormat),
                 str(one.size), one.label)
                for one in self._versions
            ])  # fmt: skip

        self.guarded(read)
        if self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(0, 0))
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._compare()

    def _compare(self) -> None:
        self.chosen = None
        self.guarded(self._read_chosen)
        self._show_chosen(self.chosen)

    def _read_chosen(self) -> None:
        row = self.table.currentIndex().row()
        if 0 <= row < len(self._versions):
            self.chosen = self._desk.version(self._deck_id, self._versions[row].number)

    def _show_chosen(self, chosen: Deck | None) -> None:
        self.restore.setEnabled(chosen is not None and chosen != self._deck)
        found = differences(chosen, self._deck) if chosen is not None else None
        self.differences.setHtml(difference_html(found, self._title) if found is not None else "")

    def _restore(self) -> None:
        row = self.table.currentIndex().row()
        if self.chosen is not None:
            self.restore_wanted.emit(self.chosen, self._versions[row].number)


class ComparePanel(SidePanel):
    """The deck against another one."""

    def __init__(self, texts: Texts, desk: DeckDesk, title: Callable[[str], str]) -> None:
        super().__init__(texts, lambda: tr("Compare with another deck"))
        self._desk, self._title = desk, title
        self._deck = Deck()
        self._others: list[Deck] = []
        self.others = QComboBox()
        texts.put(self.others.setAccessibleName, lambda: tr("The other deck"))
        self.differences = _browser(texts, lambda: tr("What this deck has more or less than the other"))
        self.body.addWidget(self.others)
        why = texts.label(lambda: tr("What this deck has more or less than the other"), 12.5, tone="muted")
        self.body.addWidget(why)
        self.body.addWidget(self.differences, 1)
        self.finish()
        self.others.currentIndexChanged.connect(lambda _place: self._compare())

    def open(self, deck_id: int, deck: Deck, language: str) -> None:
        """Compare a deck with all others, those that come with the program too."""
        self._deck = deck

        def read() -> None:
            own = [one.deck for one in self._desk.decks() if one.id != deck_id and one.deck is not None]
            self._others = [*own, *self._desk.presets(language)]

        self.guarded(read)
        self.others.blockSignals(True)
        self.others.clear()
        for other in self._others:
            self.others.addItem(other.name or tr("Deck without a name"))
        self.others.blockSignals(False)
        self._compare()
        self.others.setFocus(Qt.FocusReason.OtherFocusReason)

    def _compare(self) -> None:
        place = self.others.currentIndex()
        if 0 <= place < len(self._others):
            found = differences(self._others[place], self._deck)
            self.differences.setHtml(difference_html(found, self._title))
        else:
            self.differences.setHtml("")


class ShortagePanel(SidePanel):
    """What the collection lacks: for this deck alone, or if all decks are to stand side by side."""

    def __init__(self, texts: Texts, desk: DeckDesk, title: Callable[[str], str]) -> None:
        super().__init__(texts, lambda: tr("What my collection lacks"))
        self._desk, self._title = desk, title
        self._deck = Deck()
        self._deck_id = 0
        self.which = QComboBox()
        texts.put(self._name_choices, lambda: "")
        texts.put(self.which.setAccessibleName, lambda: tr("Which decks"))
        heads = (lambda: tr("Card"), lambda: tr("Needed"), lambda: tr("Owned"), lambda: tr("Missing"),
                 lambda: tr("Decks"))  # fmt: skip
        self.model = TextTableModel(heads, self)
        self.table = text_table(self.model)
        texts.put(self.table.setAccessibleName, lambda: tr("Missing cards"))
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setProperty("tone", "muted")
        self.body.addWidget(self.which)
        self.body.addWidget(self.said)
        self.body.addWidget(self.table, 1)
        self.finish()
        self.which.currentIndexChanged.connect(lambda _place: self._count())

    def _name_choices(self, _text: str) -> None:
        place = max(0, self.which.currentIndex())
        self.which.blockSignals(True)
        self.which.clear()
        self.which.addItems([tr("Only this deck"), tr("All my decks side by side")])
        self.which.setCurrentIndex(place)
        self.which.blockSignals(False)

    def open(self, deck_id: int, deck: Deck) -> None:
        """Count for a deck."""
        self._deck_id, self._deck = deck_id, deck
        self._count()
        self.which.setFocus(Qt.FocusReason.OtherFocusReason)

    def _count(self) -> None:
        decks = [self._deck]

        def read() -> None:
            if self.which.currentIndex() == 1:
                decks.extend(one.deck for one in self._desk.decks() if one.id != self._deck_id and one.deck is not None)

        self.guarded(read)
        found = shortages(decks, self._desk.owned)
        self.model.show_rows([
            (self._title(one.card), str(one.needed), str(one.owned), str(one.missing),
             ", ".join(decks[place].name for place in one.decks))
            for one in found
        ])  # fmt: skip
        if not self._desk.owned:
            self.said.setText(tr("You have not said yet which cards you own: every card counts as missing."))
        elif found:
            self.said.setText(tr("%n card(s) missing.", "", sum(one.missing for one in found)))
        else:
            self.said.setText(tr("Nothing is missing."))
