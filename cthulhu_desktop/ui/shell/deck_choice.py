"""Choosing the deck of one seat: a list of all decks, and what the chosen one is like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.card_setup import CardShelf, Deck, DeckFileProblem, check_choice, factions_of
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.decks.rules import DeckCheck
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.colours import tint
from cthulhu_desktop.ui.cardfaces.signs import paint_sign
from cthulhu_desktop.ui.deckbuilder.sentences import RULE, finding_link, finding_text
from cthulhu_desktop.ui.tabletop.words import language_now, wording_now
from cthulhu_desktop.ui.theme import BRASS_DARK, PAPER, Role
from cthulhu_desktop.ui.widgets.texts import Texts
from cthulhu_desktop.wording import Sentences

MOST_FINDINGS = 3  # said about one deck; the others are in the tool tip
SIGN = 26  # pixels at 100 %


def deck_title(deck: Deck) -> str:
    """What a deck is called, in the language of now."""
    return wording_now().say(deck.name) if deck.source == "preset" else deck.name


def deck_label(deck: Deck) -> str:
    """Name and size of a deck, for lists."""
    return tr("%1 (%n card(s))", "", deck.size()).replace("%1", deck_title(deck))


def paint_factions(painter: QPainter, factions: Sequence[str], side: float, gap: float) -> None:
    """The signs of factions on discs in a row, from the left."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, faction in enumerate(factions):
        left = place * (side + gap)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint(faction).deep))
        painter.drawEllipse(QRectF(left, 0, side, side))
        paint_sign(painter, faction, QPointF(left + side / 2, side / 2), side * 0.64, QColor(PAPER))


def factions_icon(factions: Sequence[str]) -> QIcon:
    """The signs of up to four factions in one icon; all icons are equally wide, so that the names stand in line."""
    shown = factions[:4]
    pixmap = QPixmap(4 * 44, 40)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_factions(painter, shown, 40, 4)
    painter.end()
    return QIcon(pixmap)


class FactionSigns(QWidget):
    """The signs of a deck's factions, named by a tool tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.factions: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changes().changed.connect(self.updateGeometry)

    def show_factions(self, factions: tuple[str, ...]) -> None:
        """Show these, the first at the left."""
        self.factions = factions
        names = ", ".join(wording_now().say(f"faction.{faction}") for faction in factions)
        self.setToolTip(names)
        self.setAccessibleName(names)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = theme.px(SIGN)
        return QSize(max(len(self.factions), 1) * (side + theme.px(4)), side)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_factions(QPainter(self), self.factions, float(theme.px(SIGN)), float(theme.px(4)))


class DeckChoice(QWidget):
    """The list, a button for files, and below what the chosen deck is like and whether the game takes it.

    `changed` when another deck is chosen or its check comes out differently; `file_wanted(Path)` for a deck from a
    file; `rule_wanted(number)` for the rule that a deck breaks; `folder` is where the file dialog begins.
    """

    changed = Signal()
    file_wanted = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, texts: Texts, usual: str, parent: QWidget | None = None) -> None:
        """`usual`: the key of the deck that comes with the program and is chosen where nothing else is."""
        super().__init__(parent)
        self.folder = ""
        self.check: DeckCheck | None = None
        self._usual = usual
        self._shelf: CardShelf | None = None
        self._decks: list[Deck] = []
        self._rules: dict[str, Any] = {"constructed": False, "switches": (), "restricted": ()}
        self.list = QComboBox()
        self.list.setMinimumContentsLength(10)
        self.list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.list.setEnabled(False)
        self.list.currentIndexChanged.connect(self._show)
        self.file = QPushButton()
        texts.button(self.file, lambda: tr("From a file…"), lambda: tr("A deck of another program, or a list of names"))
        self.file.clicked.connect(self.choose_file)
        self.file.setEnabled(False)
        self.signs = FactionSigns()
        self.kinds = self._label(13, tone="muted")
        self.about = self._label(13, italic=True)
        self.verdict = self._label(12.5)
        self.verdict.setTextFormat(Qt.TextFormat.RichText)
        self.verdict.linkActivated.connect(lambda link: self.rule_wanted.emit(link.removeprefix(RULE)))
        self._lay_out()
        texts.put(self._say_again, lambda: "")

    def _label(self, points: float, *, tone: str = "", italic: bool = False) -> QLabel:
        label = QLabel()
        label.setWordWrap(True)
        theme.set_font(label, Role.TEXT, points, italic=italic)
        if tone:
            label.setProperty("tone", tone)
        return label

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        facts = QHBoxLayout()
        facts.setSpacing(8)
        facts.addWidget(self.signs)
        facts.addWidget(self.kinds, 1)
        facts.addWidget(self.file)
        column.addWidget(self.list)
        column.addLayout(facts)
        column.addWidget(self.about)
        column.addWidget(self.verdict)
        column.addStretch(1)

    # ---- which decks there are

    def offer(self, shelf: CardShelf, own: Sequence[Deck]) -> None:
        """Offer all decks of the shelf and those that were built here; what was chosen stays chosen."""
        chosen = self.deck()
        from_files = [deck for deck in self._decks if deck.source == "file"]
        self._shelf = shelf
        self.file.setEnabled(True)
        self._decks = [shelf.mended(deck) for deck in (*shelf.decks(), *own, *from_files)]
        self._fill(chosen)

    def add(self, deck: Deck) -> None:
        """Offer one more deck and choose it; one of the same place gives way to it."""
        assert self._shelf is not None
        others = [old for old in self._decks if (old.source, old.key) != (deck.source, deck.key)]
        self._decks = [*others, self._shelf.mended(deck)]
        self._fill(deck)

    def _fill(self, chosen: Deck | None) -> None:
        assert self._shelf is not None
        self.list.blockSignals(True)
        self.list.clear()
        self.list.setIconSize(QSize(theme.px(88), theme.px(20)))
        for deck in self._decks:
            self.list.addItem(factions_icon(factions_of(self._shelf.definitions(deck))), deck_label(deck))
        self.list.setEnabled(bool(self._decks))
        self.list.blockSignals(False)
        place = self._place_of(chosen.source, chosen.key) if chosen is not None else -1
        self.list.setCurrentIndex(max(place, self._place_of("preset", self._usual), 0) if place < 0 else place)
        self._show()

    def _place_of(self, source: str, key: str) -> int:
        return next((at for at, deck in enumerate(self._decks) if (deck.source, deck.key) == (source, key)), -1)

    # ---- which one is chosen

    def deck(self) -> Deck | None:
        """The chosen deck; None before the cards were read."""
        place = self.list.currentIndex()
        return self._decks[place] if 0 <= place < len(self._decks) else None

    def choose(self, source: str, key: str) -> bool:
        """Choose a deck. False, and nothing changes, if it is not offered."""
        place = self._place_of(source, key)
        if place >= 0:
            self.list.setCurrentIndex(place)
        return place >= 0

    def choose_file(self) -> None:
        """Ask for a file with a deck."""
        kinds = tr("Decks (%1)").replace("%1", "*.o8d *.coc *.txt")
        everything = tr("All files (%1)").replace("%1", "*")
        name, _ = QFileDialog.getOpenFileName(self, tr("Open a deck"), self.folder, f"{kinds};;{everything}")
        if name:
            self.folder = str(Path(name).parent)
            self.file_wanted.emit(Path(name))

    def judge_by(self, *, constructed: bool, switches: Sequence[str], restricted: Sequence[str] = ()) -> None:
        """Check decks by the rules of this game. `restricted`: the titles that V-10 speaks of."""
        self._rules = {"constructed": constructed, "switches": tuple(switches), "restricted": tuple(restricted)}
        self._show()

    @property
    def playable(self) -> bool:
        """Whether the game takes the chosen deck."""
        return self.check is not None and self.check.legal

    # ---- what it is like

    def _show(self) -> None:
        deck = self.deck()
        if deck is None or self._shelf is None:
            self.kinds.setText(tr("The cards are being read …"))
            return
        cards = self._shelf.definitions(deck)
        self.check = check_choice(self._shelf, deck, **self._rules)
        self.signs.show_factions(factions_of(cards))
        numbers = Counter(card.type for card in cards)
        kinds = [_number_of(kind, numbers[kind]) for kind in ("character", "support", "event", "conspiracy")]
        self.kinds.setText(" · ".join(text for text in kinds if text))
        self.about.setText(wording_now().say(deck.description) if deck.source == "preset" else deck.description)
        self.about.setVisible(bool(self.about.text()))
        self._say_verdict(deck, self.check)
        self.changed.emit()

    def _say_verdict(self, deck: Deck, check: DeckCheck) -> None:
        language = language_now()
        errors = [_Said(finding_text(one, language), finding_link(one, language, BRASS_DARK)) for one in check.errors]
        remarks = [_plain(text) for text in self._remarks(deck, check)]
        said = errors if errors else remarks[: MOST_FINDINGS if deck.source != "preset" else 0]
        head = _plain(tr("✗ This game does not take the deck:") if errors else tr("✓ The deck may be played."))
        shown = [head, *said[:MOST_FINDINGS]]
        self.verdict.setProperty("tone", "warning" if errors else "muted")
        self.verdict.style().unpolish(self.verdict)
        self.verdict.style().polish(self.verdict)
        self.verdict.setText("<br>".join(one.linked for one in shown))
        self.verdict.setAccessibleName("\n".join(one.text for one in shown))
        self.verdict.setToolTip("\n".join(one.text for one in (*errors, *remarks)))
        flags = Qt.TextInteractionFlag
        links = flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard
        self.verdict.setTextInteractionFlags(links if errors else flags.NoTextInteraction)  # a stop of Tab only then

    def _remarks(self, deck: Deck, check: DeckCheck) -> list[str]:
        """What is odd about a deck that may be played all the same: in its file, unknown cards, then what is allowed
        but unwise."""
        words = wording_now()
        remarks = [_problem_line(one, words) for one in deck.problems]
        if deck.lost:
            lost = tr("Left out, because no set knows these cards: %1")
            remarks.append(lost.replace("%1", ", ".join(deck.lost)))
        return [*remarks, *(words.say(found.reason, **found.args) for found in check.warnings)]

    def _say_again(self, _text: str) -> None:
        if self._shelf is None:
            self._show()
        else:
            self._fill(self.deck())

    # ---- remembering

    def to_data(self) -> dict[str, Any]:
        """The chosen deck, to be chosen again next time; a deck from a file with its cards."""
        deck = self.deck()
        if deck is None:
            return {}
        data: dict[str, Any] = {"source": deck.source, "key": deck.key}
        if deck.source == "file":
            data |= {"name": deck.name, "cards": [list(card) for card in deck.cards], "lost": list(deck.lost)}
        return data

    def recall(self, data: Any) -> None:
        """Choose what `to_data` described; what makes no sense, or is no longer there, gives way to the usual deck."""
        if not isinstance(data, dict) or self._shelf is None:
            return
        source, key = str(data.get("source", "")), str(data.get("key", ""))
        if not self.choose(source, key) and source == "file":
            deck = _remembered(key, data)
            if deck is not None:
                self.add(deck)


class _Said(NamedTuple):
    """A line about a deck, and the same with the number of its rule as a link."""

    text: str
    linked: str


def _plain(text: str) -> _Said:
    return _Said(text, escape(text, quote=False))


def _problem_line(one: DeckFileProblem, words: Sentences) -> str:
    """What was odd in the file of a deck."""
    said = words.say(one.key, **one.args)
    return tr("Line %1: %2").replace("%1", str(one.line)).replace("%2", said) if one.line else said


def _number_of(kind: str, number: int) -> str:
    """How many cards of a type, as words; "" for none."""
    if not number:
        return ""
    if kind == "character":
        return tr("%n character(s)", "", number)
    if kind == "support":
        return tr("%n support card(s)", "", number)
    if kind == "event":
        return tr("%n event(s)", "", number)
    return tr("%n conspiracy card(s)", "", number)


def _remembered(key: str, data: dict[str, Any]) -> Deck | None:
    """A deck from a file as it was remembered; None if the memory makes no sense."""
    cards, lost = data.get("cards"), data.get("lost")
    if not isinstance(cards, list) or not cards:
        return None
    found: list[tuple[str, int]] = []
    for entry in cards:
        if not (isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], str)):
            return None
        if type(entry[1]) is not int or not 0 < entry[1] < 100:
            return None
        found.append((entry[0], entry[1]))
    names = tuple(str(name) for name in lost) if isinstance(lost, list) else ()
    return Deck("file", key, str(data.get("name", key))[:80], tuple(found), "", names)
