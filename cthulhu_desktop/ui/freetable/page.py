"""The page of the free table: a table without rules, hands below and above it, a tray, and a trace of what was done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from cthulhu_desktop.bridge.library import card_library
from cthulhu_desktop.bridge.session import Batch, GameSession
from cthulhu_desktop.bridge.tasks import run_task
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.core.free.pieces import Kind, Piece
from cthulhu_desktop.core.free.things import Flip, Rolled, Shuffled
from cthulhu_desktop.core.free.view import FreeView
from cthulhu_desktop.core.kernel import Move, Refused
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.store import FaceStore
from cthulhu_desktop.ui.cardtable.curtain import Curtain
from cthulhu_desktop.ui.freetable.arrange import Shape
from cthulhu_desktop.ui.freetable.asking import Questions
from cthulhu_desktop.ui.freetable.commands import Commands
from cthulhu_desktop.ui.freetable.face_queue import FaceQueue
from cthulhu_desktop.ui.freetable.hands import HandStrip, OtherHands
from cthulhu_desktop.ui.freetable.hint_line import HintLine
from cthulhu_desktop.ui.freetable.measures import COLOURS, QUARTER
from cthulhu_desktop.ui.freetable.menu import hand_menu, piece_menu
from cthulhu_desktop.ui.freetable.pieces import FreeItem
from cthulhu_desktop.ui.freetable.sheets import KeysSheet
from cthulhu_desktop.ui.freetable.side_panel import SidePanel
from cthulhu_desktop.ui.freetable.table import FreeTable
from cthulhu_desktop.ui.freetable.tool_bar import ToolBar
from cthulhu_desktop.ui.freetable.tray import Tray
from cthulhu_desktop.ui.freetable.view import FreeTableView
from cthulhu_desktop.ui.tabletop.accessibility import announce, make_accessible
from cthulhu_desktop.ui.tabletop.frame import TableFrame
from cthulhu_desktop.ui.tabletop.words import language_now, refusal_text

REST_MS = 110  # the pointer rests before a card is shown in large

Then = Callable[[object], Move | None]


class FreeTablePage(TableFrame):
    """The free table at one window: everybody here, one after the other before the screen.

    Signals: `left()` back to the menu (every move is saved already); `rule_wanted(number)`, `new_game_wanted()`,
    `rematch_wanted()` as all tables have them.
    """

    panel_width, table_least, table_share = 290, 720, 0.6

    left = Signal()
    rule_wanted = Signal(str)
    new_game_wanted = Signal()
    rematch_wanted = Signal()

    def __init__(
        self, parent: QWidget | None = None, *, standalone: bool = True, faces: FaceStore | None = None
    ) -> None:
        """`standalone`: nothing around the page leads back to the menu, so it has a button for that."""
        self.queue = FaceQueue(faces if faces is not None else FaceStore())
        self.table = FreeTable(self.queue)
        self.tools = ToolBar()
        self.tools.back.setVisible(standalone)
        self.bar = Tray()
        self.panel = SidePanel(self.queue)
        view = FreeTableView(self.table)
        super().__init__(view, self.bar, self.panel, self.tools.panel, self.tools, parent, one_bar=not standalone)
        self.table.setParent(self)
        self.queue.setParent(self)
        self.others = OtherHands(self.queue)
        self.hand = HandStrip(self.queue)
        self.middle.insertWidget(0, self.others)
        self.middle.insertWidget(2, self.hand)
        # each button by itself: a bar as a whole would lose those of the bars around it
        order = [self.view, self.hand, *_reached(self.bar), *_reached(self.panel), *_reached(self.tools)]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        self.session: GameSession | None = None
        self.names: list[str] = []
        self.line = HintLine(self.view)
        self.near = 0
        self._called = 0
        self._piles = 0
        self._then: Then | None = None
        self._knows_cards = False
        self._pointed = ""
        self._resting = QTimer(self, singleShot=True, interval=REST_MS)
        self._resting.timeout.connect(lambda: self.panel.zoom.show_face(self._pointed))
        self.commands = Commands(self.table, view.middle, self)
        self.questions = Questions(self)
        self.keys_sheet = KeysSheet(self)
        self.curtain = Curtain(self)
        make_accessible(self.view)
        self._connect()
        self.retranslate()

    # -- assembly ----------------------------------------------------------------------------------------------------
    def _connect(self) -> None:
        self.tools.left.connect(self.left)
        self.tools.undo_wanted.connect(self.undo)
        self.tools.redo_wanted.connect(self.redo)
        self.tools.fit_wanted.connect(self.view.fit)
        self.tools.keys_wanted.connect(self.keys_sheet.show_keys)
        self.tools.panel_wanted.connect(self.show_drawer)
        self.keys_sheet.closed.connect(self.view.setFocus)
        self.curtain.opened.connect(self._curtain_opened)
        self.view.space_tapped.connect(self.table.keep)
        self.others.seat_wanted.connect(self.sit)
        theme.changes().changed.connect(self._redress)
        self._connect_table()
        self._connect_hand()
        self._connect_tray()

    def _connect_table(self) -> None:
        table = self.table
        table.outside = self._outside
        table.wanted.connect(self._submit)
        table.hinted.connect(self.line.hint)
        table.hinted.connect(lambda text: self._unmark() if not text else None)
        table.chosen_changed.connect(self._chosen_changed)
        table.focus_moved.connect(self._focus_moved)
        table.pointed.connect(self._point)
        table.menu_wanted.connect(self._show_menu)
        table.opened.connect(self._open_piece)
        table.left_table.connect(self._left_table)

    def _connect_hand(self) -> None:
        hand = self.hand
        hand.seat_wanted.connect(self.sit)
        hand.looked_at.connect(self.panel.zoom.show_face)
        hand.opened.connect(lambda piece: self.commands.lay_from_hand(piece, up=piece.up))
        hand.flip_wanted.connect(self._flip_in_hand)
        hand.menu_wanted.connect(self._show_hand_menu)
        hand.pulled.connect(self._carry_in)
        hand.pulling.connect(self._carry_on)
        hand.let_go.connect(self._carry_end)

    def _connect_tray(self) -> None:
        bar, commands, questions = self.bar, self.commands, self.questions
        bar.die_wanted.connect(commands.add_die)
        bar.custom_die_wanted.connect(questions.custom_die)
        bar.bead_wanted.connect(self._bead)
        bar.note_wanted.connect(self._new_note)
        bar.arrow_wanted.connect(commands.add_arrow)
        bar.card_wanted.connect(questions.text_card)
        bar.align_wanted.connect(lambda shape: commands.align(Shape(shape)))
        works: Mapping[str, Callable[[], object]] = {
            "turn": commands.turn, "flip": commands.flip, "hand": commands.to_hand, "shuffle": commands.shuffle,
            "stack": commands.stack, "search": questions.search, "remove": commands.remove,
        }  # fmt: skip
        bar.work_wanted.connect(lambda name: works[name]())

    # -- a game comes and goes ---------------------------------------------------------------------------------------
    def open_session(self, session: GameSession, names: list[str]) -> None:
        """Lay out a game and play on with it. `names` by seat."""
        self.close_session()
        self.session, self.names = session, list(names)
        self.near = self.commands.near = session.near or 0
        self.table.locked = session.is_replay
        self.hand.seat_names(self.names)
        self.others.seat_names(self.names)
        if not self._knows_cards:
            self.read_cards()
        view = self.look()
        self._piles = len(session.game.read_setup(session.record.setup).piles)
        self.panel.log.begin((), self.names, self._piles)
        session.occurred.connect(self._occurred)
        session.decision_changed.connect(self._decision_changed)
        session.refused.connect(self._refused)
        session.rewound.connect(self._rewound)
        self._show(view, motion=False)
        self.view.fit()
        session.start()
        if any(piece.hand >= 0 for piece in view.pieces) and not session.is_replay:
            self._call(self.near)

    def close_session(self) -> None:
        """Clear the table. The session itself is closed by whoever made it."""
        if self.session is None:
            return
        self.questions.close()
        for signal, slot in (
            (self.session.occurred, self._occurred), (self.session.decision_changed, self._decision_changed),
            (self.session.refused, self._refused), (self.session.rewound, self._rewound),
        ):  # fmt: skip
            signal.disconnect(slot)
        self.session = None
        self._then = None
        self.curtain.hide()
        self.table.clear_game()
        self.hand.show_hand(None, 0)
        self.panel.zoom.clear()

    def look(self) -> FreeView:
        """The position as the seat before the screen sees it."""
        assert self.session is not None
        return cast(FreeView, self.session.view(self.near))

    def read_cards(self) -> None:
        """Read the catalogue, beside the window, with the first game and whenever it has changed; until it is there
        cards that are new show their ids."""
        run_task(_definitions, done=self._take_cards)

    def _take_cards(self, found: tuple[Iterable[CardDef | StoryDef], Mapping[str, str]]) -> None:
        self.know_cards(*found)

    def know_cards(
        self, definitions: Iterable[CardDef | StoryDef], printed: Mapping[str, str] | None = None
    ) -> None:
        """Draw these cards by their faces from now on. `printed`: the texts that imported cards came with, by id, where
        the program has no better ones."""
        self._knows_cards = True
        self.queue.add(definitions, printed)
        self.panel.log.know(self.queue.titles())
        if self.session is not None:
            self._show(self.look(), motion=False)

    # -- from the session --------------------------------------------------------------------------------------------
    def _occurred(self, batch: Batch) -> None:
        self._show(self.look())
        lines = [self.panel.log.add(occurrence) for occurrence in batch.occurrences]
        for occurrence in batch.occurrences:
            if isinstance(occurrence, Rolled):
                self.table.tumble(occurrence.dice)
            elif isinstance(occurrence, Shuffled):
                self.table.ruffle(occurrence.pile)
        if lines:
            self.line.say(lines[-1])
            announce(self.view, lines[-1])
        then, self._then = self._then, None
        move = then(batch.occurrences[0]) if then is not None and batch.occurrences else None
        if move is not None:
            self._submit(move, None)

    def _decision_changed(self, _decision: object) -> None:
        self._enable()

    def _refused(self, refused: Refused) -> None:
        self._then = None
        text = refusal_text(refused)
        self.line.say(text)
        announce(self.view, text)
        self._show(self.look())

    def _rewound(self, _number: int) -> None:
        assert self.session is not None
        self._then = None
        self.questions.close()
        history = self.session.history()
        lines = [occurrence for batch in history for occurrence in batch.occurrences]
        self.panel.log.begin(lines, self.names, self._piles)
        self.line.say("")
        self._show(self.look())
        self._enable()

    def _show(self, view: FreeView, *, motion: bool = True) -> None:
        self.table.lay(view, motion=motion)
        self.hand.show_hand(view, self.near)
        self.others.show_hands(view, self.near)
        self._enable()

    def _enable(self) -> None:
        session = self.session
        locked = session is None or session.is_replay
        self.tools.undo.setVisible(not locked)
        self.tools.redo.setVisible(not locked)
        self.tools.undo.setEnabled(session is not None and session.can_undo())
        self.tools.redo.setEnabled(session is not None and session.can_redo())
        chosen = len(self.table.chosen())
        self.bar.enable(anything=bool(chosen), locked=locked)
        lying = len(self.table.pieces)
        self.tools.info.setText(tr("%n chosen", "", chosen) if chosen else tr("%n piece(s)", "", lying))
        text = tr("%n piece(s) chosen", "", chosen) if chosen else tr("%n piece(s) on the table", "", lying)
        self.tools.info.setAccessibleName(text)

    # -- to the session ----------------------------------------------------------------------------------------------
    def _submit(self, move: Move, then: Then | None) -> None:
        if self.session is None or self.session.is_replay:
            return
        self._then = then
        self.session.submit(move, self.session.number)

    def undo(self) -> None:
        """Take the last move back."""
        if self.session is not None and not self.session.is_replay:
            self.table.finish_turning()
            self.session.undo(agreed=True)

    def redo(self) -> None:
        """Make the move again that was taken back."""
        if self.session is not None and not self.session.is_replay:
            self.session.redo()

    # -- seats -------------------------------------------------------------------------------------------------------
    def sit(self, seat: int) -> None:
        """Somebody else is to sit before the screen; the curtain falls until they are there."""
        if self.session is None or seat == self.near or not 0 <= seat < len(self.names):
            return
        self.table.finish_turning()
        self.questions.close()
        if self.session.is_replay:
            self._take_seat(seat)
        else:
            self.hand.show_hand(None, seat)
            self.panel.zoom.clear()
            self._call(seat)

    def _call(self, seat: int) -> None:
        if len(self.names) > 1:
            self._called = seat
            self.curtain.call(self.names[seat])

    def _curtain_opened(self) -> None:
        if self.session is not None:
            self._take_seat(self._called)
            self.view.setFocus()

    def _take_seat(self, seat: int) -> None:
        self.near = self.commands.near = seat
        self._show(self.look(), motion=False)

    # -- hands and pointer -------------------------------------------------------------------------------------------
    def _seat_at(self, screen: QPoint) -> int:
        """Whose hand is at a place of the screen; -1 for nobody's."""
        if self.hand.rect().contains(self.hand.mapFromGlobal(screen)):
            return self.near
        return self.others.seat_at(screen)

    def _outside(self, screen: QPoint) -> bool:
        seat = self._seat_at(screen)
        self.hand.mark_target(seat == self.near)
        self.others.mark_target(seat if seat != self.near else -1)
        return seat >= 0

    def _unmark(self) -> None:
        self.hand.mark_target(False)
        self.others.mark_target(-1)

    def _left_table(self, pieces: list[Piece], top: bool, screen: QPoint) -> None:
        seat = self._seat_at(screen)
        self._unmark()
        if seat >= 0:
            self.commands.take_to_hand(pieces, seat, top=top)

    def _carry_in(self, piece: Piece, screen: QPoint) -> None:
        if not self.table.locked:
            self.table.carry_in(piece, self._on_table(screen))

    def _carry_on(self, screen: QPoint) -> None:
        self.table.carry_on(self._on_table(screen), screen, QGuiApplication.keyboardModifiers())

    def _carry_end(self, screen: QPoint) -> None:
        self.table.carry_end(self._on_table(screen), screen, QGuiApplication.keyboardModifiers())
        self._unmark()

    def _on_table(self, screen: QPoint) -> QPointF:
        return self.view.mapToScene(self.view.viewport().mapFromGlobal(screen))

    def _flip_in_hand(self, piece: Piece) -> None:
        self.table.want(Flip((piece.id,)))

    def _show_menu(self, screen: QPoint) -> None:
        if not self.table.locked:
            _pop_up(piece_menu(self, self.commands, self.questions, self.names), screen)

    def _show_hand_menu(self, piece: Piece, screen: QPoint) -> None:
        if not self.table.locked:
            _pop_up(hand_menu(self, self.commands, piece, self.names, lambda: self._flip_in_hand(piece)), screen)

    def _chosen_changed(self) -> None:
        pieces = self.table.chosen()
        if len(pieces) == 1:
            self.panel.zoom.show_face(_readable(pieces[0]))
        self._enable()

    def _point(self, face: str) -> None:
        """A card is read once the pointer rests on it."""
        self._pointed = face
        self._resting.start()

    def _focus_moved(self, item: object) -> None:
        if isinstance(item, FreeItem):
            self.panel.zoom.show_face(_readable(item.piece))

    def _open_piece(self, piece: Piece) -> None:
        """A double click or Enter: what a piece is most often touched for."""
        self.table.choose({piece.id})
        if piece.kind is Kind.NOTE:
            self.questions.write_note(piece)
        else:
            self.commands.turn()

    def _bead(self, colour: str) -> None:
        if not self.commands.count(1, colour):
            self.commands.add_token(colour)

    def _new_note(self) -> None:
        """A new note, to be written at once."""
        before = set(self.table.pieces)
        if self.commands.add_note():
            for number in set(self.table.pieces) - before:
                self.questions.write_note(self.table.pieces[number].piece)

    # -- keys --------------------------------------------------------------------------------------------------------
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._shortcut(event) or (not event.modifiers() & _STRONG and self._letter(event)):
            event.accept()
        else:
            event.ignore()

    def _shortcut(self, event: QKeyEvent) -> bool:
        keys = QKeySequence.StandardKey
        if event.matches(keys.Undo):
            self.undo()
        elif event.matches(keys.Redo) or (event.key() == Qt.Key.Key_Y and event.modifiers() & _STRONG):
            self.redo()
        elif event.matches(keys.SelectAll):
            self.table.choose_all()
        elif event.key() == Qt.Key.Key_F1:
            self.keys_sheet.show_keys()
        elif event.key() == Qt.Key.Key_Menu:
            self._show_menu(self._menu_place())
        else:
            return False
        return True

    def _letter(self, event: QKeyEvent) -> bool:
        commands, questions, key = self.commands, self.questions, Qt.Key(event.key())
        back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        works: Mapping[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_R: lambda: commands.turn(-QUARTER if back else QUARTER),
            Qt.Key.Key_F: commands.flip, Qt.Key.Key_D: commands.to_hand, Qt.Key.Key_S: commands.shuffle,
            Qt.Key.Key_K: commands.stack, Qt.Key.Key_B: questions.search, Qt.Key.Key_P: lambda: questions.peek(1),
            Qt.Key.Key_N: self._new_note, Qt.Key.Key_A: self._show_align, Qt.Key.Key_Delete: commands.remove,
            Qt.Key.Key_Backspace: commands.remove, Qt.Key.Key_Plus: lambda: commands.count(1),
            Qt.Key.Key_Minus: lambda: commands.count(-1),
        }  # fmt: skip
        place = key - Qt.Key.Key_1
        if 0 <= place < len(COLOURS):
            commands.count(1, COLOURS[place].name)
        elif key in works:
            works[key]()
        else:
            return False
        return True

    def _show_align(self) -> None:
        if len(self.commands.chosen()) > 1:
            menu = self.bar.align.menu()
            menu.popup(self._menu_place())
            menu.setActiveAction(menu.actions()[0])

    def _menu_place(self) -> QPoint:
        """Where a menu opens that was asked for by the keyboard."""
        item = self.table.focusItem()
        if isinstance(item, FreeItem):
            return self.view.viewport().mapToGlobal(self.view.mapFromScene(item.pos()))
        return QCursor.pos()

    # -- size, language, look ----------------------------------------------------------------------------------------
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.hand.set_tall(round(self.height() * 0.17))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.queue.faces.set_language(language_now())
        self.view.setAccessibleName(tr("Free table"))
        self.view.viewport().setAccessibleName(tr("Free table"))
        self.tools.retranslate()
        self.bar.retranslate()
        self.line.say("")
        self.line.set_usual(tr("Drag anything anywhere. The right button has everything else."))
        self.panel.retranslate()
        self.hand.retranslate()
        self.curtain.retranslate()
        self.table.redress()
        if self.session is not None:
            self.others.show_hands(self.look(), self.near)
        self._enable()

    def _redress(self) -> None:
        """Fonts or the text size have changed."""
        self.place_panel()
        self.retranslate()


_STRONG = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def _pop_up(menu: QMenu, screen: QPoint) -> None:
    """Open a menu that is gone once it is shut."""
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(screen)


def _readable(piece: Piece) -> str:
    """The face of a piece that the panel shows in large; "" for none."""
    return piece.name_shown if piece.kind in (Kind.CARD, Kind.PILE) else ""


def _definitions() -> tuple[tuple[CardDef | StoryDef, ...], Mapping[str, str]]:
    """All cards, and the texts of those that the program does not play."""
    library = card_library()
    return (*library.cards.values(), *library.stories.values()), library.printed()


def _reached(bar: QWidget) -> list[QWidget]:
    """What the keyboard reaches inside, in the order of making."""
    return [part for part in bar.findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
