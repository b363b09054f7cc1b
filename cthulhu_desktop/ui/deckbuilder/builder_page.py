"""The deck builder: the library at the left, the deck at the right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableMapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QInputDialog,
    QMenu,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.core.decks.query import fold
from cthulhu_desktop.core.decks.rules import Finding
from cthulhu_desktop.ui.deckbuilder.deck_panel import DeckPanel
from cthulhu_desktop.ui.deckbuilder.editor import DeckEditor
from cthulhu_desktop.ui.deckbuilder.exchange import ImportDialog, ask_save, needs_asking
from cthulhu_desktop.ui.deckbuilder.exporting import Exporter, drag_data
from cthulhu_desktop.ui.deckbuilder.lazy_faces import FaceSource
from cthulhu_desktop.ui.deckbuilder.sentences import finding_text
from cthulhu_desktop.ui.deckbuilder.sides import Sides
from cthulhu_desktop.ui.shell.page import Page
from cthulhu_desktop.ui.widgets.flow import FlowLayout
from cthulhu_desktop.ui.widgets.line_icons import line_icon
from cthulhu_desktop.ui.widgets.texts import Say

if TYPE_CHECKING:
    from cthulhu_desktop.bridge.deck_desk import DeckFile

SHARES = (3, 1)  # of the width for the cards and for the deck, which is never narrower than its buttons

Run = Callable[[], object]
Keys = QKeySequence | QKeySequence.StandardKey


class BuilderPage(Page):
    """`open_deck(id)` begins; `problem(object)` tells of trouble, `told(text)` of what was done, `rule_wanted(number)`
    asks for the rulebook, `refused(text, number)` says why a card was not added, with the number of the rule."""

    problem = Signal(object)
    rule_wanted = Signal(str)
    folder_chosen = Signal(str)
    told = Signal(str)
    refused = Signal(str, str)

    def __init__(self, desk: DeckDesk, faces: FaceSource, parent: QWidget | None = None, *,
                 kept: MutableMapping[str, str] | None = None) -> None:  # fmt: skip
        """`kept` remembers how cards are shown."""
        super().__init__(parent)
        self.desk = desk
        self.language = "en"
        self.folder = ""
        self.editor = DeckEditor(desk, self)
        self.exporter = Exporter(desk, faces, lambda: self.language)
        self.actions_by_name: dict[str, QAction] = {}
        self._make_actions()
        # From the outside to the inside: whatever is put into another place later is dressed by the style sheet anew.
        self.split = QSplitter(self)
        self.side = Sides(self.texts, desk, faces, self.title_of, self.split, kept=kept)
        self.library = self.side.library
        self._lay_out()
        self._connect()

    # ---- making

    def _action(self, name: str, say: Say, run: Run, keys: Keys | None = None) -> None:
        action = QAction(self)
        self.texts.put(action.setText, say)
        action.triggered.connect(lambda _checked=False: run())
        if keys is not None:
            action.setShortcut(keys)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.addAction(action)
        self.actions_by_name[name] = action

    def _make_actions(self) -> None:
        steps = self.editor.steps
        standard = QKeySequence.StandardKey
        control, shift = Qt.Modifier.CTRL, Qt.Modifier.SHIFT
        self._action("undo", lambda: tr("Undo"), steps.undo, standard.Undo)
        self._action("redo", lambda: tr("Redo"), steps.redo, standard.Redo)
        self._action("find", lambda: tr("Search"), self._to_search, standard.Find)
        self._action("deck", lambda: tr("To the deck"), self._to_deck, QKeySequence(control | Qt.Key.Key_D))
        self._action("hand", lambda: tr("Sample hand"), self.open_hand, QKeySequence(control | Qt.Key.Key_H))
        self._action("version", lambda: tr("Keep as a version…"), self._name_version, standard.Save)
        self._action("versions", lambda: tr("Versions…"), self.open_versions,
                     QKeySequence(control | shift | Qt.Key.Key_V))  # fmt: skip
        self._action("compare", lambda: tr("Compare…"), self.open_compare)
        self._action("shortage", lambda: tr("What my collection lacks…"), self.open_shortage)
        self._action("restricted", lambda: tr("Restricted list…"), self._edit_restricted)
        self._action("all_owned", lambda: tr("I own the cards of this deck"), self._own_all)
        self._action("export", lambda: tr("Export…"), self._export, QKeySequence(control | Qt.Key.Key_E))
        self._action("print", lambda: tr("Print proxies…"), self._print_proxies, standard.Print)
        self._action("copy_text", lambda: tr("Copy as text"), self._copy_text,
                     QKeySequence(control | shift | Qt.Key.Key_C))  # fmt: skip
        self._action("copy_picture", lambda: tr("Copy as a picture"), self._copy_picture)
        self._action("paste", lambda: tr("Add cards from the clipboard"), self._paste,
                     QKeySequence(control | shift | Qt.Key.Key_A))  # fmt: skip

    def _lay_out(self) -> None:
        right = QWidget(self.split)
        column = QVBoxLayout(right)
        column.setContentsMargins(8, 0, 0, 0)
        self.bar = FlowLayout(gap=6)
        column.addLayout(self.bar)
        self.buttons: dict[str, QToolButton] = {}
        for name in ("undo", "redo"):
            button = QToolButton()
            button.setIcon(line_icon(name))
            button.setProperty("look", "quiet")
            button.clicked.connect(self.actions_by_name[name].trigger)
            self.buttons[name] = button
            self.bar.addWidget(button)
        for name in ("hand", "versions", "export"):
            button = QToolButton()
            self.texts.put(button.setText, partial(_plain, self.actions_by_name[name]))
            button.clicked.connect(self.actions_by_name[name].trigger)
            self.buttons[name] = button
            self.bar.addWidget(button)
        self.more = QToolButton()
        self.texts.button(self.more, lambda: tr("More"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.more)
        for name in ("undo", "redo", "", "version", "compare", "shortage", "all_owned", "restricted", "", "copy_text",
                     "copy_picture", "paste", "print"):  # fmt: skip
            self.menu.addAction(self.actions_by_name[name]) if name else self.menu.addSeparator()
        self.more.setMenu(self.menu)
        self.bar.addWidget(self.more)
        self.panel = DeckPanel(self.texts, self.editor, self._mime, right)
        column.addWidget(self.panel, 1)
        self.split.addWidget(self.side)
        self.split.addWidget(right)
        for place, share in enumerate(SHARES):
            self.split.setStretchFactor(place, share)
        self.split.setChildrenCollapsible(False)
        self.split.setHandleWidth(3)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 10, 14, 10)
        whole.addWidget(self.split)
        self.split.setSizes([share * 1000 for share in SHARES])  # whatever its parts would like

    def _connect(self) -> None:
        library, editor, panel = self.library, self.editor, self.panel
        library.activated.connect(lambda card: editor.add([(card, 1)]))
        library.stepped.connect(editor.step)
        library.opened.connect(self.open_card)
        library.maybe_wanted.connect(lambda cards: editor.add_maybe([(card, 1) for card in cards]))
        library.favourite_wanted.connect(self._toggle_favourites)
        library.menu_wanted.connect(self._card_menu)
        library.problem.connect(self.problem)
        library.pictures.allowed = lambda card: editor.may_add(card) is None
        panel.opened.connect(self.open_card)
        panel.restricted_wanted.connect(self._edit_restricted)
        editor.changed.connect(self._on_changed)
        editor.refused.connect(self._refuse)
        editor.problem.connect(self.problem)
        editor.steps.indexChanged.connect(self._name_steps)
        self.side.left.connect(self.show_library)
        self.side.problem.connect(self.problem)
        self.side.add_wanted.connect(lambda card: editor.add([(card, 1)]))
        self.side.restore_wanted.connect(self._restore)
        for asking in (self.side.rule_wanted, panel.rule_wanted, library.rule_wanted):
            asking.connect(self.rule_wanted)
        self.desk.collection_changed.connect(self._on_collection)
        QGuiApplication.instance().applicationStateChanged.connect(self._on_state)  # type: ignore[union-attr]

    # ---- opening

    def open_deck(self, deck_id: int) -> bool:
        """Build on a deck of the shelf. False, with `problem`, if it cannot be read."""
        try:
            self.editor.open(deck_id)
        except Exception as problem:
            if not hasattr(problem, "reason"):
                raise
            self.problem.emit(problem)
            return False
        self.show_library()
        return True

    def entered(self) -> None:
        """The page is shown: decks may have changed meanwhile."""
        self.library.update_collection()
        self._name_decks()
        self.library.focus_cards()

    def hideEvent(self, event: object) -> None:
        self.panel.keep_notes()
        self.editor.keep_now()
        super().hideEvent(event)  # type: ignore[arg-type]

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.editor.keep_now()

    def set_language(self, language: str) -> None:
        """Speak that language, on the cards too."""
        self.language = language
        self.library.set_language(language)
        self.library.update_collection()
        self.side.set_language(language)
        self.panel.set_language(language, {row.id: row for row in self.library.rows()})
        self._name_steps()

    def retranslate(self) -> None:
        super().retranslate()
        self._name_steps()

    def title_of(self, card: str) -> str:
        """The title of a card with its descriptor."""
        text = self.desk.library.text(card, self.language)
        return text.title.removeprefix("• ") if text is not None else card

    def _name_decks(self) -> None:
        try:
            decks = self.desk.decks()
        except Exception as problem:
            if not hasattr(problem, "reason"):
                raise
            self.problem.emit(problem)
            return
        self.library.set_decks({
            one.name: frozenset(one.deck.counts()) for one in decks if one.deck is not None and one.name
        })  # fmt: skip

    # ---- following

    def _on_changed(self) -> None:
        self.library.set_deck(self.editor.deck.counts())
        self._name_steps()

    def _on_collection(self) -> None:
        if self.isVisible():
            self.library.update_collection()
            if self.side.made_card is not None:
                self.side.made_card.panel.update_collection()
            self.panel.refresh()

    def _name_steps(self, _at: int = 0) -> None:
        steps = self.editor.steps
        undo, redo = tr("Undo: %1"), tr("Redo: %1")
        for name, say, can, step in (("undo", undo, steps.canUndo(), steps.undoText()),
                                     ("redo", redo, steps.canRedo(), steps.redoText())):  # fmt: skip
            button = self.buttons[name]
            said = say.replace("%1", step) if can else tr("Undo") if name == "undo" else tr("Redo")
            button.setEnabled(can)
            button.setToolTip(said)
            button.setAccessibleName(said)
            self.actions_by_name[name].setText(said)
            self.actions_by_name[name].setEnabled(can)

    def _refuse(self, card: str, finding: Finding) -> None:
        """Say on the card, and for screen readers, why it was not added."""
        reason = finding_text(finding, self.language)
        self.library.refuse(card, reason, finding.rule)
        self.refused.emit(reason, finding.rule)

    # ---- the left side

    def show_library(self) -> None:
        """Back to the cards."""
        self.side.setCurrentWidget(self.library)
        self.library.focus_cards()

    def open_card(self, card: str) -> None:
        """The page of a card."""
        if card:
            side = self.side.card
            side.panel.show_card(card)
            self.side.setCurrentWidget(side)
            side.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_hand(self) -> None:
        """A sample hand."""
        hand = self.side.hand
        self.side.setCurrentWidget(hand)
        hand.open(self.editor.deck, {card: self.title_of(card) for card, _ in self.editor.deck.cards})

    def _kept_deck(self) -> int | None:
        """The id of the deck once all of it is on the disk; None if there is none or the disk refused."""
        self.panel.keep_notes()
        return self.editor.deck_id if self.editor.keep_now() else None

    def open_versions(self) -> None:
        """All versions of the deck."""
        deck_id = self._kept_deck()
        if deck_id is not None:
            self.side.setCurrentWidget(self.side.versions)
            self.side.versions.open(deck_id, self.editor.deck)

    def open_compare(self) -> None:
        """The deck against another one."""
        deck_id = self._kept_deck()
        if deck_id is not None:
            self.side.setCurrentWidget(self.side.compare)
            self.side.compare.open(deck_id, self.editor.deck, self.language)

    def open_shortage(self) -> None:
        """What the collection lacks."""
        deck_id = self._kept_deck()
        if deck_id is not None:
            self.side.setCurrentWidget(self.side.shortage)
            self.side.shortage.open(deck_id, self.editor.deck)

    def _to_search(self) -> None:
        self.show_library()
        self.library.search.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.library.search.line.selectAll()

    def _to_deck(self) -> None:
        self.panel.tabs.setCurrentIndex(0)
        self.panel.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _restore(self, deck: Deck, number: int) -> None:
        self.editor.put_version(deck, tr("Go back to version %1").replace("%1", str(number)))
        self.show_library()

    # ---- doing

    def _toggle_favourites(self, cards: list[str]) -> None:
        on = not all(card in self.desk.favourites for card in cards)
        for card in cards:
            self._guarded(partial(self.desk.set_favourite, card, on))

    def _card_menu(self, card: str, where: QPoint) -> None:
        menu = QMenu(self)
        chosen = self.library.chosen()
        for say, run in (
            (tr("Add to the deck"), partial(self.editor.step, chosen, 1)),
            (tr("Take out of the deck"), partial(self.editor.step, chosen, -1)),
            (tr("Note as a candidate"), lambda: self.editor.add_maybe([(one, 1) for one in chosen])),
            (tr("Favourite"), partial(self._toggle_favourites, chosen)),
            (tr("Show the card"), partial(self.open_card, card)),
        ):
            menu.addAction(say).triggered.connect(lambda _checked=False, run=run: run())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(where)

    def _name_version(self) -> None:
        label, wanted = QInputDialog.getText(self, tr("Keep as a version"), tr("What shall this version be called?"))
        if wanted and label.strip() and self.editor.keep_now(label.strip()):
            self.told.emit(tr("The version “%1” was kept.").replace("%1", label.strip()))

    def _edit_restricted(self) -> None:
        deck_format = self.editor.deck.format
        text, wanted = QInputDialog.getMultiLineText(
            self, tr("Restricted list"),
            tr("A deck may hold only one title of this list. One title on each line:"),
            "\n".join(sorted(deck_format.restricted)),
        )  # fmt: skip
        if wanted:
            self.set_restricted(text.splitlines())

    def set_restricted(self, lines: Iterable[str]) -> None:
        """Another restricted list (V-10). Titles may be typed in any case and without accents; those that no card has
        are kept, and told."""
        titles = {fold(card.title): card.title for card in self.desk.library.cards.values()}
        typed = [line.strip() for line in lines if line.strip()]
        unknown = [line for line in typed if fold(line) not in titles]
        if unknown:
            self.told.emit(tr("No card has this title: %1").replace("%1", ", ".join(unknown)))
        restricted = frozenset(titles.get(fold(line), line) for line in typed)
        self.editor.set_format(replace(self.editor.deck.format, restricted=restricted))

    def _own_all(self) -> None:
        """Whoever has built a deck with real cards has at least these."""
        owned = self.desk.owned
        counts = {card: max(number, owned.get(card, 0)) for card, number in self.editor.deck.cards}
        self._guarded(partial(self.desk.set_owned, counts))

    def _export(self) -> None:
        path = ask_save(self, self.editor.deck.name, self.folder, (".coc", ".o8d", ".txt", ".png", ".pdf"))
        if path is not None:
            self.export_to(path)

    def export_to(self, path: Path) -> None:
        """Write the deck in the form that the file's name asks for."""
        self._remember_folder(path)
        if self._guarded(partial(self.exporter.write, self.editor.deck, path)):
            self.told.emit(tr("The deck was saved to %1.").replace("%1", str(path)))

    def _remember_folder(self, path: Path) -> None:
        self.folder = str(path.parent)
        self.folder_chosen.emit(self.folder)

    def _print_proxies(self) -> None:
        path = ask_save(self, self.editor.deck.name, self.folder, (".pdf",))
        if path is not None:
            self._remember_folder(path)
            if self._guarded(partial(self.exporter.write_proxies, self.editor.deck, path)):
                self.told.emit(tr("The cards were written to %1. Print without scaling.").replace("%1", str(path)))

    def _copy_text(self) -> None:
        if self._guarded(partial(self.exporter.copy_text, self.editor.deck)):
            self.told.emit(tr("The list is on the clipboard."))

    def _copy_picture(self) -> None:
        self.exporter.copy_picture(self.editor.deck)
        self.told.emit(tr("The picture is on the clipboard."))

    def _paste(self) -> None:
        """Add the cards of a list on the clipboard, as far as the rules let; what is not clear in it is asked."""
        text = QGuiApplication.clipboard().text()
        self._guarded(lambda: self._take(self.desk.read_text(text, tr("the clipboard"))))

    def _take(self, found: DeckFile) -> None:
        if not needs_asking(found):
            self.editor.add_list(found.deck)
            return
        dialog = ImportDialog(found, self.title_of, self.language, self, adds=True)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.editor.add_list(dialog.deck()))
        dialog.open()

    def _mime(self) -> QMimeData | None:
        """The deck as it is dragged out, None if the disk refuses."""
        found: list[QMimeData] = []
        self._guarded(lambda: found.append(drag_data([self.editor.deck], self.desk, self.language)))
        return found[0] if found else None

    def _guarded(self, run: Run) -> bool:
        """Do something that may fail on the disk. False, with `problem`, if it did."""
        try:
            run()
        except Exception as problem:
            if not hasattr(problem, "reason"):
                raise
            self.problem.emit(problem)
            return False
        return True


def _plain(action: QAction) -> str:
    return action.text().removesuffix("…")
