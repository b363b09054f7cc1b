"""What needs a question or a look before it becomes a move: searching, peeking, dice of any kind, notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cthulhu_desktop.bridge.free_table import looked_at
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.free.pieces import MOST_SIDES, Kind, Piece
from cthulhu_desktop.core.free.things import Look, Take, Write
from cthulhu_desktop.ui.freetable import arrange
from cthulhu_desktop.ui.freetable.note_editor import NoteEditor
from cthulhu_desktop.ui.freetable.sheets import AskSheet, Browser

if TYPE_CHECKING:
    from cthulhu_desktop.ui.freetable.page import FreeTablePage

BESIDE = 75  # mm from a pile to the card that was picked out of it


class Questions(QObject):
    """Asks on behalf of one page."""

    def __init__(self, page: FreeTablePage) -> None:
        super().__init__(page)
        self._page = page
        self.browser = Browser(page.queue, page)
        self.sheet = AskSheet(page)
        self.editor = NoteEditor(page.view.viewport())
        self._pile = -1
        self.browser.taken.connect(self._take)
        self.browser.closed.connect(page.view.setFocus)
        self.sheet.closed.connect(page.view.setFocus)
        self.editor.left.connect(page.view.setFocus)
        self.editor.written.connect(lambda note, words: page.table.want(Write(note, words)))

    def close(self) -> None:
        """Nothing is asked any more."""
        self.editor.finish(keep=False)
        self.browser.close_sheet()
        self.sheet.close_sheet()

    def _pile_chosen(self) -> Piece | None:
        piles = self._page.commands.chosen(Kind.PILE)
        return piles[0] if len(piles) == 1 and not self._page.table.locked else None

    # -- looking -----------------------------------------------------------------------------------------------------
    def search(self) -> None:
        """All cards of the chosen pile, to take out of it."""
        pile = self._pile_chosen()
        if pile is not None:
            self._look(pile, 0)

    def peek(self, n: int) -> None:
        """The top cards of the chosen pile, or the other side of the chosen card."""
        pile = self._pile_chosen()
        cards = self._page.commands.chosen(Kind.CARD)
        if pile is not None:
            self._look(pile, min(n, len(pile.cards)))
        elif len(cards) == 1 and not self._page.table.locked:
            self._look(cards[0], 0)

    def peek_any(self) -> None:
        """Ask how many cards to look at."""
        pile = self._pile_chosen()
        if pile is not None:
            self.sheet.ask_number(tr("Look at how many cards?"), 1, len(pile.cards), min(5, len(pile.cards)), self.peek)

    def _look(self, piece: Piece, n: int) -> None:
        page = self._page
        before = page.session.number if page.session is not None else 0
        page.table.want(Look(piece.id, n, page.near))
        session = page.session
        if session is None or session.number == before:  # it was refused
            return
        self._pile = piece.id
        only_look = piece.kind is not Kind.PILE
        self.browser.show_faces(looked_at(session, piece.id, n), page.names[page.near], only_look=only_look)

    def _take(self, place: int, where: str) -> None:
        """Take the card at a place, 0 on top, out of the pile that is looked at."""
        page = self._page
        view = page.table.view
        pile = next((piece for piece in view.pieces if piece.id == self._pile), None) if view is not None else None
        if pile is None:
            return
        if pile.kind is Kind.CARD:  # the last one
            page.commands.take_last(pile, where)
            return
        up = where != "down"
        hand = page.near if where == "hand" else -1
        x = arrange.within(pile.x + BESIDE)
        page.table.want(Take(pile.id, len(pile.cards) - 1 - place, hand, x, pile.y, up))

    # -- numbers and texts -------------------------------------------------------------------------------------------
    def draw_any(self) -> None:
        """Ask how many cards to lay beside the pile."""
        pile = self._pile_chosen()
        if pile is not None:
            up = pile.cards[-1].up
            self.sheet.ask_number(
                tr("Draw how many cards?"), 1, len(pile.cards), 1,
                lambda n: self._page.commands.draw_beside(pile, n, up=up),
            )  # fmt: skip

    def custom_die(self) -> None:
        """Ask for the number of sides of a new die."""
        self.sheet.ask_number(tr("How many sides?"), 2, MOST_SIDES, 3, self._page.commands.add_die)

    def text_card(self) -> None:
        """Ask for the text of a new card."""
        self.sheet.ask_text(tr("What stands on the card?"), self._page.commands.add_card)

    def write(self) -> None:
        """Write the chosen note in its place."""
        notes = self._page.commands.chosen(Kind.NOTE)
        if notes and not self._page.table.locked:
            self.write_note(notes[0])

    def write_note(self, note: Piece) -> None:
        """Write a note in its place."""
        item = self._page.table.pieces.get(note.id)
        if item is not None:
            view = self._page.view
            view.ensureVisible(item)
            self.editor.edit(note.id, note.face, view.mapFromScene(item.sceneBoundingRect()).boundingRect())
