"""The page of a card: its picture, its text in any language, keywords explained, decks that use it, the collection."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.deckbuilder.lazy_faces import FaceSource
from cthulhu_desktop.ui.deckbuilder.sentences import RULE
from cthulhu_desktop.ui.deckbuilder.side_panels import SidePanel
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.texts import Texts
from cthulhu_desktop.wording import LANGUAGES, sentences
from cthulhu_desktop.wording.rulings import KEYWORD_RULES, rulings_on

MOST_OWNED = 999
TWO_COLUMNS = 460  # pixels of width at 100 % text size from which the text stands beside the picture
LANGUAGE_NAMES = {"en": "English", "pl": "Polski", "de": "Deutsch"}


class BigCard(QWidget):
    """The face of a card as large as there is room."""

    def __init__(self, faces: FaceSource) -> None:
        super().__init__()
        self._faces = faces
        self._card = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(90, 126)
        faces.changed.connect(self._on_changed)

    def sizeHint(self) -> QSize:
        return QSize(300, 419)

    def show_card(self, card: str) -> None:
        """Show a card; "" for none."""
        self._card = card
        self.update()

    def _on_changed(self, card: str) -> None:
        if card == self._card:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._card:
            return
        width = min(self.width() - 4, round((self.height() - 4) * 63 / 88), 520)
        face: QPixmap = self._faces.print_face(self._card, width, ratio=self.devicePixelRatioF())
        size = face.deviceIndependentSize()
        painter = QPainter(self)
        painter.drawPixmap(round((self.width() - size.width()) / 2), round((self.height() - size.height()) / 2), face)


class CardPanel(QWidget):
    """`rule_wanted(number)` asks for the rulebook; `problem(object)` tells when something could not be kept."""

    rule_wanted = Signal(str)
    problem = Signal(object)

    def __init__(self, texts: Texts, desk: DeckDesk, faces: FaceSource) -> None:
        super().__init__()
        self._desk = desk
        self.card = ""
        self._language = "en"
        self._own_language = "en"
        self.picture = BigCard(faces)
        self.text = QTextBrowser()
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(lambda link: self.rule_wanted.emit(link.toString().removeprefix(RULE)))
        theme.set_font(self.text, Role.TEXT, 12.5)
        texts.put(self.text.setAccessibleName, lambda: tr("The card in words"))
        self.languages: dict[str, QToolButton] = {}
        self.favourite = QToolButton()
        self.favourite.setCheckable(True)
        self.favourite.setText("★")
        texts.put(self.favourite.setToolTip, lambda: tr("Favourite"))
        texts.put(self.favourite.setAccessibleName, lambda: tr("Favourite"))
        self.owned = QSpinBox()
        self.owned.setRange(0, MOST_OWNED)
        self.tags = QLineEdit()
        texts.put(self.tags.setPlaceholderText, lambda: tr("Tags, divided by commas"))
        texts.put(self.tags.setAccessibleName, lambda: tr("Tags of the card"))
        self.own_label = texts.label(lambda: tr("I own"), 12.5, wrap=False)
        self.own_label.setBuddy(self.owned)
        texts.put(self.owned.setAccessibleName, lambda: tr("How many of this card I own"))
        self._lay_out()
        self.favourite.toggled.connect(self._keep_favourite)
        self.owned.valueChanged.connect(self._keep_owned)
        self.tags.editingFinished.connect(self._keep_tags)
        texts.put(self._say_again, lambda: "")
        self.show_card("")

    def _lay_out(self) -> None:
        self.whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self.whole.setContentsMargins(6, 0, 6, 0)
        self.whole.setSpacing(8)
        self.whole.addWidget(self.picture, 5)
        column = QVBoxLayout()
        column.setSpacing(6)
        self.whole.addLayout(column, 4)
        head = QHBoxLayout()
        head.setSpacing(2)
        for code in LANGUAGES:
            button = QToolButton()
            button.setText(LANGUAGE_NAMES[code])
            button.setCheckable(True)
            button.setProperty("look", "link")
            button.clicked.connect(lambda _on, code=code: self.show_in(code))
            self.languages[code] = button
            head.addWidget(button)
        head.addStretch(1)
        head.addWidget(self.favourite)
        column.addLayout(head)
        column.addWidget(self.text, 1)
        own = QHBoxLayout()
        own.addWidget(self.own_label)
        own.addWidget(self.owned)
        own.addWidget(self.tags, 1)
        column.addLayout(own)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Picture above the text, or beside it where there is width for both. What is short of room is not the text."""
        way = QBoxLayout.Direction
        wide = self.width() > max(self.height() * 1.05, theme.px(TWO_COLUMNS))
        self.whole.setDirection(way.LeftToRight if wide else way.TopToBottom)
        self.whole.setStretch(0, 5 if wide or self.height() > theme.px(560) else 3)
        super().resizeEvent(event)

    # ---- showing

    def set_language(self, language: str) -> None:
        """The language of the window, in which cards are shown first."""
        self._own_language = language
        self.show_in(language)

    def show_in(self, language: str) -> None:
        """Show the text in a language."""
        self._language = language
        for code, button in self.languages.items():
            button.setChecked(code == language)
        self._say_again("")

    def show_card(self, card: str) -> None:
        """Show a card by its id; "" for none."""
        self.card = card
        if self._language != self._own_language:
            self.show_in(self._own_language)
        self.picture.show_card(card)
        self.update_collection()
        self._say_again("")

    def update_collection(self) -> None:
        """Counts, favourites and tags as they are kept."""
        known = bool(self.card)
        for widget in (self.owned, self.favourite, self.tags, *self.languages.values()):
            widget.setEnabled(known)
            widget.blockSignals(True)
        self.owned.setValue(self._desk.owned.get(self.card, 0))
        self.favourite.setChecked(self.card in self._desk.favourites)
        self.tags.setText(", ".join(self._desk.tags.get(self.card, ())))
        for widget in (self.owned, self.favourite, self.tags, *self.languages.values()):
            widget.blockSignals(False)

    def _say_again(self, _text: str) -> None:
        self.text.setHtml(self._html() if self.card else "")
        text = self._desk.library.text(self.card, self._language) if self.card else None
        self.picture.setAccessibleName(text.title if text is not None else "")

    def _html(self) -> str:
        library = self._desk.library
        text = library.text(self.card, self._language)
        card = library.cards.get(self.card)
        if text is None:
            return ""
        lines = text.text.splitlines()
        parts = [f"<b>{escape(text.title)}</b><br><i>{escape(text.type_line)}</i><br>{_signs(text.statistics)}"]
        if isinstance(card, CardDef) and card.keywords and text.keywords and lines[:1] == [text.keywords]:
            parts.append(self._keyword_line(card, lines.pop(0)))
        parts += [_signs(line) for line in lines if line]
        if isinstance(card, CardDef):
            parts += self._keyword_help(card)
        parts += self._rulings()
        parts.append(f"<span style='color:{theme.MUTED}'>{escape(self._plays())}</span>")
        users = self._desk.users_of(self.card)
        if users:
            said = tr("In %n deck(s): %1", "", len(users)).replace("%1", ", ".join(users))
            parts.append(f"<span style='color:{theme.BRASS_LIGHT}'>{escape(said)}</span>")
        return "".join(f"<p style='margin:0 0 6px 0'>{part}</p>" for part in parts)

    def _help(self, name: str, number: int) -> str:
        words = sentences(self._language)
        key = f"keywords.help.{name}"
        return words.say(key, n=number) if key in words else ""

    def _keyword_line(self, card: CardDef, line: str) -> str:
        """The keywords as links to their rules; pointing at one explains it."""
        said = line.removesuffix(".").split(". ")
        if len(said) != len(card.keywords):  # a text of another program
            return f"<b>{escape(line)}</b>"
        return " ".join(
            _rule_link(KEYWORD_RULES.get(name, ""), f"{word}.", self._help(name, number))
            for word, (name, number) in zip(said, card.keywords, strict=True)
        )

    def _keyword_help(self, card: CardDef) -> list[str]:
        """What the keywords mean, for those who do not point at them."""
        helps = [self._help(name, number) for name, number in card.keywords]
        return [f"<span style='color:{theme.MUTED}'><i>{escape(text)}</i></span>" for text in helps if text]

    def _rulings(self) -> list[str]:
        found = rulings_on(self.card, self._language)
        lines = [f"{escape(one.text)} ({', '.join(_rule_link(rule, rule) for rule in one.rules)})" for one in found]
        title = escape(tr("How it is read"))
        head = f"<b style='color:{theme.BRASS_LIGHT}'>{title}</b>"
        return [head, *lines] if lines else []

    def _plays(self) -> str:
        row = next((row for row in self._desk.library.rows(self._own_language) if row.id == self.card), None)
        if row is None or row.plays_itself:
            return tr("The program carries out this card by itself.")
        return tr("Part of this card has to be carried out by hand.")

    # ---- keeping

    def _keep(self, what: object, *args: object) -> None:
        try:
            what(*args)  # type: ignore[operator]
        except Exception as problem:
            if not hasattr(problem, "reason"):
                raise
            self.problem.emit(problem)

    def _keep_favourite(self, on: bool) -> None:
        if self.card:
            self._keep(self._desk.set_favourite, self.card, on)

    def _keep_owned(self, number: int) -> None:
        if self.card:
            self._keep(self._desk.set_owned, {self.card: number})

    def _keep_tags(self) -> None:
        tags = [tag.strip() for tag in self.tags.text().split(",") if tag.strip()]
        if self.card and tuple(sorted(tags)) != tuple(self._desk.tags.get(self.card, ())):
            self._keep(self._desk.set_tags, self.card, tags)


def _rule_link(rule: str, words: str, told: str = "") -> str:
    """Words that lead to a rule; `told` shows while the pointer is over them."""
    tip = f' title="{escape(told)}"' if told else ""
    return f"<a href='{RULE}{rule}'{tip} style='color:{theme.BRASS_LIGHT}'>{escape(words)}</a>"


_LETTER_COLOURS = {"[T]": "#B79BE0", "[C]": "#E08A7C", "[A]": "#7FC3D2", "[I]": "#D9B45E"}


def _signs(text: str) -> str:
    """Labels in bold, icons as coloured letters (the text names them)."""
    html = escape(text)
    for letter, colour in _LETTER_COLOURS.items():
        html = html.replace(letter, f"<b style='color:{colour}'>[{letter[1]}]</b>")
    parts = html.split("**")
    return "".join(f"<b>{part}</b>" if place % 2 else part for place, part in enumerate(parts))


class CardSide(SidePanel):
    """The page of a card beside the deck, with a button that adds it."""

    def __init__(self, texts: Texts, panel: CardPanel) -> None:
        super().__init__(texts, lambda: tr("Card"))
        self.panel = panel
        self.body.addWidget(panel, 1)
        self.add = QPushButton()
        texts.button(self.add, lambda: tr("Add to the deck"))
        self.add.setProperty("look", "primary")
        self.foot.addWidget(self.add)
        self.finish()
