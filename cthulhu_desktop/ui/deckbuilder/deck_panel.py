"""The deck beside the library: its name, how far it is, its cards, its numbers, its notes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSizePolicy,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.library import CardRow
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.decks.deck import FORMATS
from cthulhu_desktop.core.decks.rules import MINIMUM, DeckCheck, DeckFormat, Finding
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.deckbuilder.deck_model import DeckLine, DeckModel, Grouping
from cthulhu_desktop.ui.deckbuilder.deck_view import DeckView
from cthulhu_desktop.ui.deckbuilder.delegates import fonts
from cthulhu_desktop.ui.deckbuilder.drag_handle import DragHandle
from cthulhu_desktop.ui.deckbuilder.editor import DeckEditor
from cthulhu_desktop.ui.deckbuilder.sentences import RULE, about_deck, by_title, finding_link, finding_text
from cthulhu_desktop.ui.shell.page import BodyScroll
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.form import Choice
from cthulhu_desktop.ui.widgets.texts import Texts

if TYPE_CHECKING:  # imported when they are first seen
    from cthulhu_desktop.ui.deckbuilder.statistics import Names, StatisticsPanel

SHOWN_FINDINGS = 4
MOST_FINDINGS = 0.3  # of the panel's height


class SizeGauge(QWidget):
    """How many cards the deck has, on the way to the fifty it needs; says in words whether it is complete."""

    def __init__(self) -> None:
        super().__init__()
        self.size_now, self.needed, self.legal = 0, MINIMUM, False
        self.said = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changes().changed.connect(self.updateGeometry)

    def show_size(self, size: int, needed: int, *, legal: bool, said: str) -> None:
        """Show that many cards; `said` is the state in words."""
        self.size_now, self.needed, self.legal, self.said = size, needed, legal, said
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(160), round(fonts().title_metrics.height()) + theme.px(10))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(theme.colour(theme.BRASS, 0.7), 1.2))
        painter.setBrush(theme.colour(theme.TABLE_DEEP))
        painter.drawRoundedRect(area, 5, 5)
        share = min(1.0, self.size_now / max(1, self.needed))
        if share:
            bar = QRectF(area.left() + 2, area.top() + 2, (area.width() - 4) * share, area.height() - 4)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("#3F6B4C" if self.legal else theme.BRASS_DARK))
            painter.drawRoundedRect(bar, 4, 4)
        painter.setFont(fonts().title)
        painter.setPen(theme.colour(theme.PAPER))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.said)


class DeckPanel(QWidget):
    """Shows what `editor` builds and hands it what is done here. `opened(card)` asks for the page of a card,
    `restricted_wanted` for the restricted list of the format (V-10), `rule_wanted(number)` for the rulebook."""

    opened = Signal(str)
    restricted_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, texts: Texts, editor: DeckEditor, mime: Callable[[], QMimeData | None],
                 parent: QWidget | None = None) -> None:  # fmt: skip
        """`mime` gives the deck as it is dragged out of the window."""
        super().__init__(parent)
        self._texts, self.editor = texts, editor
        self._rows: Mapping[str, CardRow] = {}
        self._numbers: StatisticsPanel | None = None
        self._language = "en"
        self.check: DeckCheck | None = None
        self.model = DeckModel(self)
        self.view = DeckView(self.model)
        self.gauge = SizeGauge()
        self.handle = DragHandle(mime)
        self._make_head()
        self._make_notes()
        self.findings = QLabel()
        self.findings.setWordWrap(True)
        self.findings.hide()  # until there is something to say
        self.findings.setTextFormat(Qt.TextFormat.RichText)
        links = Qt.TextInteractionFlag
        self.findings.setTextInteractionFlags(links.LinksAccessibleByMouse | links.LinksAccessibleByKeyboard)
        theme.set_font(self.findings, Role.TEXT, 11.5)
        self._lay_out()
        self._connect()

    # ---- making

    def _make_head(self) -> None:
        texts = self._texts
        self.name = QLineEdit()
        theme.set_font(self.name, Role.TITLE, 14)
        self.name.setMaxLength(120)
        texts.put(self.name.setPlaceholderText, lambda: tr("Name of the deck"))
        texts.put(self.name.setAccessibleName, lambda: tr("Name of the deck"))
        self.format = Choice(texts, [
            ("constructed", lambda: tr("50 cards, 4 copies")),
            ("three_copies", lambda: tr("50 cards, 3 copies")),
            ("short", lambda: tr("Any size, 4 copies")),
        ])  # fmt: skip
        texts.put(self.format.setAccessibleName, lambda: tr("Format"))
        texts.put(self.format.setToolTip, lambda: tr("Format"))
        self.restricted = QToolButton()
        self.restricted.setProperty("look", "link")
        texts.put(lambda _text: self._name_restricted(), lambda: "")
        texts.put(self.handle.setToolTip, lambda: tr("Drag the deck out of the window, as a file"))
        self.grouping = Choice(texts, [
            (Grouping.TYPE, lambda: tr("By type")),
            (Grouping.FACTION, lambda: tr("By faction")),
            (Grouping.COST, lambda: tr("By cost")),
        ])  # fmt: skip
        texts.put(self.grouping.setAccessibleName, lambda: tr("Grouped by"))

    def _make_notes(self) -> None:
        texts = self._texts
        self.notes, self.card_note = QPlainTextEdit(), QLineEdit()
        self.tags = QLineEdit()
        theme.set_font(self.notes, Role.TEXT, 13)
        texts.put(self.notes.setAccessibleName, lambda: tr("Notes on the deck"))
        texts.put(self.notes.setPlaceholderText, lambda: tr("What the deck is about, what to try next …"))
        texts.put(self.tags.setAccessibleName, lambda: tr("Tags of the deck"))
        texts.put(self.tags.setPlaceholderText, lambda: tr("Tags, divided by commas"))
        texts.put(self.card_note.setAccessibleName, lambda: tr("Note on the chosen card"))
        texts.put(self.card_note.setPlaceholderText, lambda: tr("Note on the chosen card"))
        self.stories = texts.label(lambda: "", 12, tone="muted")

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(2)
        whole.addLayout(head)
        head.addWidget(self.handle)
        head.addWidget(self.name, 1)
        whole.addWidget(self.gauge)
        self.tabs = QTabWidget(self)
        whole.addWidget(self.tabs, 1)
        self._lay_out_cards()
        self._numbers_page = QWidget()
        self.tabs.addTab(self._numbers_page, "")
        self._lay_out_notes()
        self._texts.put(lambda text: self.tabs.setTabText(0, text), lambda: tr("Cards"))
        self._texts.put(lambda text: self.tabs.setTabText(1, text), lambda: tr("Numbers"))
        self._texts.put(lambda text: self.tabs.setTabText(2, text), lambda: tr("Notes"))
        self._texts.put(self.tabs.tabBar().setAccessibleName, lambda: tr("Deck"))
        self._texts.put(self.view.setAccessibleName, lambda: tr("Cards of the deck"))

    def _lay_out_cards(self) -> None:
        cards = QWidget()
        self.tabs.addTab(cards, "")
        column = QVBoxLayout(cards)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(5)
        switches = QHBoxLayout()
        column.addLayout(switches)
        switches.addWidget(self.format, 3)
        switches.addWidget(self.grouping, 2)
        column.addWidget(self.view, 1)
        column.addWidget(self.card_note)
        column.addWidget(self.findings)

    def _lay_out_notes(self) -> None:
        notes = QWidget()
        self.tabs.addTab(BodyScroll(notes), "")
        written = QVBoxLayout(notes)
        written.setContentsMargins(0, 8, 0, 0)
        written.addWidget(self.tags)
        written.addWidget(self.notes, 1)
        written.addWidget(self.stories)
        written.addWidget(self.restricted, 0, Qt.AlignmentFlag.AlignLeft)
        self.notes.setMinimumHeight(theme.px(80))

    def _connect(self) -> None:
        editor = self.editor
        self.name.editingFinished.connect(lambda: editor.rename(self.name.text()))
        self.tags.editingFinished.connect(lambda: editor.set_tags(self.tags.text().split(",")))
        self.format.activated.connect(self._choose_format)
        self.grouping.activated.connect(self._regroup)
        self.view.stepped.connect(self._step)
        self.view.removed.connect(self._remove)
        self.view.moved.connect(self._move)
        self.view.opened.connect(self.opened)
        self.view.replace_wanted.connect(self.ask_replacement)
        self.view.menu_wanted.connect(self._show_menu)
        self.view.reason_pressed.connect(self._open_reason)
        self.findings.linkActivated.connect(lambda link: self.rule_wanted.emit(link.removeprefix(RULE)))
        self.restricted.clicked.connect(self.restricted_wanted)
        self.view.selectionModel().selectionChanged.connect(lambda _new, _old: self._show_choice())
        self.model.dropped.connect(self._drop)
        self.card_note.editingFinished.connect(self._keep_card_note)
        self.notes.installEventFilter(self)
        editor.changed.connect(self.refresh)
        self.tabs.currentChanged.connect(lambda _tab: self._show_numbers())

    # ---- showing

    def set_language(self, language: str, rows: Mapping[str, CardRow]) -> None:
        """The names of cards, factions and types in a language."""
        self._language, self._rows = language, rows
        if self.editor.deck_id is not None:
            self.refresh()

    def refresh(self) -> None:
        """Show the deck as it stands."""
        deck = self.editor.deck
        self.check = self.editor.check()
        owned = self.editor.desk.owned or None
        reasons = by_title(self.check.errors, self._language)
        self.view.keep_place(lambda: self.model.show_deck(deck, self._rows, self._language, reasons, owned))
        if not self.name.hasFocus() or not self.name.isModified():
            self.name.setText(deck.name)
        if not self.tags.hasFocus():
            self.tags.setText(", ".join(deck.tags))
        if self.notes.toPlainText() != deck.notes and not self.notes.hasFocus():
            self.notes.setPlainText(deck.notes)
        self.format.set_value(format_name(deck.format))
        self._name_restricted()
        self._show_state(self.check)
        self._show_numbers()
        self._show_choice()
        stories = self.editor.desk.library.stories
        names = ", ".join(stories[name].title for name in (deck.stories or list(stories)[:10]) if name in stories)
        self.stories.setText(tr("Story deck (the same for everybody): %1").replace("%1", names))

    def _show_state(self, check: DeckCheck) -> None:
        deck = self.editor.deck
        needed = MINIMUM if deck.format.constructed else 8
        if deck.size < needed:
            said = tr("%1 of %2 cards · incomplete").replace("%2", str(needed))
        elif check.legal:
            said = tr("%1 cards · ready to play")
        else:
            said = tr("%1 cards · against the rules")
        self.gauge.show_size(deck.size, needed, legal=check.legal, said=said.replace("%1", str(deck.size)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.check is not None:
            self._show_findings(self.check)

    def _show_findings(self, check: DeckCheck) -> None:
        """What the rules say about the chosen card, then about the deck; the numbers lead to the rules."""
        about_card = self._findings_on(self.view.chosen())
        errors, remarks = about_deck(check)
        found = [("✗", one) for one in (*about_card, *errors)] + [("·", one) for one in remarks]
        links = [f"{mark} {finding_link(one, self._language)}" for mark, one in found[:SHOWN_FINDINGS]]
        marked = [f"{mark} {finding_text(one, self._language)}" for mark, one in found]
        self.findings.setText("<br>".join(links))
        while len(links) > 1 and self.findings.heightForWidth(self.width()) > self.height() * MOST_FINDINGS:
            links.pop()  # the list must keep room
            self.findings.setText("<br>".join(links))
        self.findings.setAccessibleName("\n".join(marked[: len(links)]))
        self.findings.setToolTip("\n".join(marked) if len(marked) > len(links) else "")
        self.findings.setVisible(bool(marked))
        tone = "warning" if about_card or errors else "muted"
        if self.findings.property("tone") != tone:
            self.findings.setProperty("tone", tone)
            self.findings.style().polish(self.findings)

    @property
    def numbers(self) -> StatisticsPanel:
        """The charts, made when they are first seen."""
        if self._numbers is None:
            from cthulhu_desktop.ui.deckbuilder.statistics import StatisticsPanel

            self._numbers = StatisticsPanel(self._texts, self._numbers_page)
            column = QVBoxLayout(self._numbers_page)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(self._numbers)
            self._numbers.show()
        return self._numbers

    def _findings_on(self, lines: list[DeckLine]) -> list[Finding]:
        """What is wrong with the card of a line, if one line is chosen."""
        if len(lines) != 1 or self.check is None:
            return []
        return [one for one in self.check.errors if one.title and one.title == lines[0].title][: len(lines[0].reasons)]

    def _ask_rule(self, number: str, _checked: bool = False) -> None:
        self.rule_wanted.emit(number)

    def _open_reason(self, line: DeckLine, place: int) -> None:
        found = self._findings_on([line])
        if place < len(found):
            self.rule_wanted.emit(found[place].rule)

    def _show_numbers(self) -> None:
        """Charts are only worked out while they are seen."""
        if self.tabs.currentIndex() == 1:
            self.numbers.show_deck(self.editor.deck, self.editor.desk.library.cards, names_of(self._rows))

    # ---- doing

    def _chosen(self) -> tuple[list[DeckLine], list[DeckLine]]:
        """The chosen lines of the deck and of the candidates."""
        lines = [line for line in self.view.chosen() if line.card]
        return [line for line in lines if not line.maybe], [line for line in lines if line.maybe]

    def _step(self, by: int) -> None:
        deck, maybe = self._chosen()
        if deck:
            self.editor.step([line.card for line in deck], by)
        if maybe:
            self.editor.step_maybe([line.card for line in maybe], by)

    def _remove(self) -> None:
        deck, maybe = self._chosen()
        if deck:
            self.editor.take_out([(line.card, line.number) for line in deck])
        for line in maybe:
            self.editor.step_maybe([line.card], -line.number)
        lost = [line for line in self.view.chosen() if not line.card]
        for line in lost:
            titles = [one.title for one in self.editor.deck.placeholders]
            if line.title in titles:
                self.editor.drop_placeholder(titles.index(line.title))

    def _move(self) -> None:
        deck, maybe = self._chosen()
        if deck:
            self.editor.to_maybe([line.card for line in deck])
        elif maybe:
            self.editor.from_maybe([line.card for line in maybe])

    def _drop(self, cards: list[tuple[str, int]], maybe: bool) -> None:
        """Cards came from the library, or within the deck to or from the candidates."""
        names = [card for card, _number in cards]
        if not self.view.from_inside:
            (self.editor.add_maybe if maybe else self.editor.add)(cards)
        elif maybe:
            self.editor.to_maybe(names)
        else:
            self.editor.from_maybe(names)

    def _choose_format(self) -> None:
        chosen = FORMATS[self.format.value()]
        self.editor.set_format(replace(chosen, restricted=self.editor.deck.format.restricted))

    def _regroup(self) -> None:
        self.model.grouping = Grouping(self.grouping.value())
        self.refresh()

    def _name_restricted(self) -> None:
        number = len(self.editor.deck.format.restricted)
        said = tr("Restricted list: %n title(s)…", "", number) if number else tr("Restricted list: none…")
        self.restricted.setText(said)

    def ask_replacement(self, title: str) -> None:
        """Ask which card an unknown one is, and put it in its place."""
        from cthulhu_desktop.ui.deckbuilder.replacing import ReplaceDialog

        desk = self.editor.desk
        rows = desk.library.rows(self._language)
        dialog = ReplaceDialog(title, rows, desk.near(title), self._language, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._replace(title, dialog.card()))
        dialog.open()

    def _replace(self, title: str, card: str) -> None:
        titles = [one.title for one in self.editor.deck.placeholders]
        if card and title in titles:
            self.editor.find_placeholder(titles.index(title), card)

    def _show_menu(self, where: QPoint) -> None:
        deck, maybe = self._chosen()
        lost = [line for line in self.view.chosen() if not line.card]
        menu = QMenu(self)
        if deck or maybe:
            menu.addAction(tr("One more")).triggered.connect(lambda: self._step(1))
            menu.addAction(tr("One fewer")).triggered.connect(lambda: self._step(-1))
            say = tr("Move to the candidates") if deck else tr("Move into the deck")
            menu.addAction(say).triggered.connect(self._move)
            menu.addAction(tr("Show the card")).triggered.connect(lambda: self.opened.emit((deck or maybe)[0].card))
        if lost:
            menu.addAction(tr("Replace…")).triggered.connect(lambda: self.ask_replacement(lost[0].title))
        menu.addAction(tr("Take out")).triggered.connect(self._remove)
        for finding in self._findings_on(self.view.chosen()):
            said = tr("Open rule %1").replace("%1", finding.rule)
            menu.addAction(said).triggered.connect(partial(self._ask_rule, finding.rule))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(where)

    def _show_choice(self) -> None:
        """Another line is chosen, or none."""
        if self.check is not None:
            self._show_findings(self.check)
        self._show_card_note()

    def _show_card_note(self) -> None:
        lines = [line for line in self.view.chosen() if line.card]
        self.card_note.setVisible(len(lines) == 1)
        if len(lines) == 1 and not self.card_note.hasFocus():
            self.card_note.setText(self.editor.deck.note_on(lines[0].card))

    def _keep_card_note(self) -> None:
        lines = [line for line in self.view.chosen() if line.card]
        if len(lines) == 1:
            self.editor.write_note(lines[0].card, self.card_note.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notes are one step a visit, not one a letter."""
        if watched is self.notes and event.type() == QEvent.Type.FocusOut:
            self.keep_notes()
        return False

    def keep_notes(self) -> None:
        """Take over what was written in the notes."""
        if self.notes.toPlainText() != self.editor.deck.notes:
            self.editor.write_notes(self.notes.toPlainText())


def names_of(rows: Mapping[str, CardRow]) -> Names:
    """The names of factions and types that these cards have."""
    from cthulhu_desktop.ui.deckbuilder.statistics import Names

    every = rows.values()
    return Names({row.faction: row.faction_name for row in every}, {row.type: row.type_name for row in every})


def format_name(rules: DeckFormat) -> str:
    """The name of a format, whatever its restricted list."""
    plain = replace(rules, restricted=frozenset())
    return next((name for name, known in FORMATS.items() if known == plain), "constructed")
