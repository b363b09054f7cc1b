"""The player's hands on the card table: what may be used now, where it may go, and which move that means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cthulhu_desktop.bridge.passing import may_adjust
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.moves import CommitTo, Concede, Pass
from cthulhu_desktop.core.cards.refuse import CardsReason, explain
from cthulhu_desktop.core.cards.view import CardsView
from cthulhu_desktop.core.kernel import Decision, KernelReason, Move, Refused
from cthulhu_desktop.ui.cardtable import keys, prompts
from cthulhu_desktop.ui.cardtable.ask.choose import composer_for
from cthulhu_desktop.ui.cardtable.ask.composer import Composer
from cthulhu_desktop.ui.cardtable.ask.known import Definition, Known
from cthulhu_desktop.ui.cardtable.ask.picking import remembered_pick
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, Prompt
from cthulhu_desktop.ui.tabletop.items import PieceItem, PlaceItem, State, TableItem

if TYPE_CHECKING:
    from cthulhu_desktop.ui.cardtable.table import CardTable


class Asking(QObject):
    """The host of the table's gestures, and the keys and buttons that do the same.

    Signals: `decided(Move)` a final move; `changed()` what is composed has changed, ask for `prompt` again;
    `refused(Refused)` something was tried that the rules forbid now; `idle_clicked(key)` something was clicked while
    nobody is asked.
    """

    decided = Signal(object)
    changed = Signal()
    refused = Signal(object)
    idle_clicked = Signal(str)

    def __init__(self, table: CardTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._decision: Decision | None = None
        self._composer: Composer | None = None
        self._names: tuple[str, ...] = ()
        self._definitions: dict[str, Definition] = {}
        self._orders: dict[str, tuple[int, ...]] = {}
        self._staged: Mapping[str, str] = {}
        self._spread: tuple[int, ...] = ()
        self._arrows: tuple[tuple[str, str], ...] = ()
        table.host = self
        table.calm_clicked.connect(self.tell_why_not)
        table.spread_closed.connect(self._lay_out_again)

    def open(self, names: Sequence[str], definitions: Mapping[str, Definition]) -> None:
        """A game begins: the names of its players by seat and the definitions of its cards by id (`setup.cards` and
        `setup.own_stories`). Remembered orders are forgotten."""
        self.rest()
        self._staged = {}
        self._names, self._definitions = tuple(names), dict(definitions)
        self._orders = {}

    # -- what is asked -------------------------------------------------------------------------------------------
    @property
    def decision(self) -> Decision | None:
        """The decision that the player at the table is asked; None while he is not."""
        return self._decision

    @property
    def definitions(self) -> Mapping[str, Definition]:
        """The definitions of the cards of the game by id."""
        return self._definitions

    @property
    def composer(self) -> Composer | None:
        """What puts the move together; None while nobody is asked."""
        return self._composer

    def ask(self, view: CardsView, decision: Decision) -> None:
        """Let the player decide: light up what may be used. A question that an order given earlier answers is answered
        as soon as the caller is done."""
        self._table.cancel_drag()
        self._decision = decision
        known = Known(view, decision.seat, self._names, self._definitions)
        composer = composer_for(known, decision)
        self._composer = composer
        composer.changed = partial(self._on_change, composer)
        order = self._orders.pop(decision.kind, ())
        pick = remembered_pick(decision.options, order)
        if pick is not None:
            self._orders[decision.kind] = order[1:]
            QTimer.singleShot(0, partial(self._answer_later, decision, pick))
            self._calm()
        else:
            self._show()
        self.changed.emit()

    def _answer_later(self, decision: Decision, move: Move) -> None:
        if self._decision is decision:
            self.decide(move)

    def rest(self) -> None:
        """Nobody is asked at this table: nothing can be used. What was staged for a move just made stays."""
        self._table.cancel_drag()
        given_up = self._decision is not None
        self._decision = self._composer = None
        self._calm()
        if given_up:
            self._stage({})

    def retranslate(self) -> None:
        """The language has changed."""
        self.changed.emit()

    def _calm(self) -> None:
        table = self._table
        table.mark_usable((), movable=())
        table.mark_chosen(())
        table.hide_arrows()
        self._arrows = ()
        self._lay_out(())

    def _on_change(self, composer: Composer) -> None:
        if composer is not self._composer:
            return
        if composer.result is None:
            self._show()
            self.changed.emit()
            return
        if composer.remember and self._decision is not None:
            self._orders[self._decision.kind] = composer.remember
        self.decide(composer.result)
        if composer is self._composer:  # it was refused
            composer.result = None

    def _show(self) -> None:
        """Bring the table in line with what is composed. Marks come first: then cards to choose from have no cross."""
        composer, table = self._composer, self._table
        if composer is None:
            return
        table.mark_usable(composer.usable(), movable=composer.movable())
        table.mark_chosen(composer.chosen())
        self._lay_out(composer.spread())
        self._stage(composer.staged())
        arrows = composer.arrows()
        if arrows != self._arrows:
            table.hide_arrows()
            for start, end in arrows:
                table.show_arrow(start, end)
            self._arrows = arrows

    def _lay_out(self, cards: tuple[int, ...]) -> None:
        if cards != self._spread:
            self._spread = cards
            title = prompts.spread_title(self._decision) if cards and self._decision is not None else ""
            self._table.spread(cards, title)

    def _lay_out_again(self) -> None:
        """The player has looked through something else meanwhile."""
        cards, self._spread = self._spread, ()
        self._lay_out(cards)

    def _stage(self, placed: Mapping[str, str]) -> None:
        if dict(placed) != dict(self._staged):
            self._staged = dict(placed)
            self._table.clock.play(self._table.stage(self._staged))

    # -- deciding ------------------------------------------------------------------------------------------------
    def prompt(self) -> Prompt:
        """What is asked now, in the language of now; empty while nobody is asked."""
        return self._composer.prompt() if self._composer is not None else Prompt()

    def decide(self, move: Move) -> None:
        """Make a move final, if it is legal; `refused` says why not. What is staged stays where it is until the table
        is laid anew or the next question comes."""
        decision = self._decision
        if decision is None:
            return
        if move not in decision.options:
            self.refused.emit(self._refusal(decision, move))
            return
        self._table.cancel_drag()
        self._decision = self._composer = None
        self._calm()
        self.decided.emit(move)

    @staticmethod
    def _refusal(decision: Decision, move: Move) -> Refused:
        options = decision.options
        if isinstance(options, ActOptions):
            return explain(options.state, decision, move)
        if isinstance(move, CommitTo):
            return Refused(CardsReason.MUST_COMMIT, "CG-13.4.5")
        return Refused(KernelReason.NOT_OFFERED, decision.rule)

    def cancel(self) -> bool:
        """Take back the last thing composed (Escape); False if there is none."""
        if self._table.dragging:
            self._table.cancel_drag()
            return True
        return self._composer is not None and self._composer.back()

    @property
    def composing(self) -> bool:
        """Whether there is something that Escape would take back."""
        return self._composer is not None and self._composer.composing

    @property
    def adjusts(self) -> bool:
        """Whether the player may correct the table by hand now (setup and moment allow it)."""
        return self._decision is not None and may_adjust(self._decision)

    def can_pass(self) -> bool:
        """Whether Space passes now: in action windows, for Responses and Disrupts, while nothing is being composed."""
        return self._composer is not None and self._composer.can_pass

    def pass_now(self) -> None:
        """Pass, if that is an answer (Space)."""
        if self.can_pass():
            self.decide(Pass())

    def main_action(self) -> bool:
        """Press the main button (Enter while nothing has the focus); False if there is none now."""
        for button in self.prompt().buttons:
            if button.main and not button.danger:
                button.act()
                return True
        return False

    def number_key(self, number: int) -> bool:
        """A number key: the focused character goes to that story, the choice of that number is made; False if it
        means nothing."""
        focus = self._table.focusItem()
        key = focus.key if isinstance(focus, TableItem) else ""
        return self._composer is not None and self._composer.number(number, key)

    def concede(self) -> None:
        """Give the game up (D-26)."""
        self.decide(Concede())

    def why_not(self, key: str) -> Refused | None:
        """Why that thing cannot be used now; None if it can, or if there is nothing to say."""
        return self._composer.why_not(key) if self._composer is not None else None

    def tell_why_not(self, key: str) -> None:
        """Say why that thing cannot be used now, if there is something to say."""
        if self._composer is None:
            self.idle_clicked.emit(key)
            return
        refused = self.why_not(key)
        if refused is not None:
            self.refused.emit(refused)

    # -- the host of gestures ------------------------------------------------------------------------------------
    def places_for(self, piece: PieceItem) -> Sequence[PlaceItem]:
        if self._composer is None:
            return ()
        found = [self._table.item(key) for key in sorted(self._composer.places(piece.key))]
        places = [item for item in found if isinstance(item, PlaceItem)]
        # what lies on a larger place is meant before the place itself
        return sorted(places, key=lambda place: place.rect.w * place.rect.h)

    def dropped(self, piece: PieceItem, place: PlaceItem) -> None:
        if self._composer is None or place.key not in self._composer.places(piece.key):
            return
        composer = self._composer
        domain = self._domain_below() if keys.kind(place.key) == "board" else None
        if domain is not None and piece.key not in self._staged:
            self.drop_refused(piece, domain)  # it was meant, lies on the board, and cannot take the card
        else:
            composer.drop(piece.key, place.key)
        if composer is self._composer:  # nothing is final yet: the piece glides to where it belongs
            self._table.clock.play(self._table.stage(self._staged))

    def _domain_below(self) -> PlaceItem | None:
        """The domain under the pointer."""
        for item in self._table.things():
            if isinstance(item, PlaceItem) and keys.kind(item.key) == "domain" and item.covers(self._table.pointer):
                return item
        return None

    def drop_refused(self, piece: PieceItem, place: PlaceItem | None) -> None:
        if self._composer is not None and place is not None and place.key != piece.key:
            refused = self._composer.why_not_there(piece.key, place.key)
            if refused is not None:
                self.refused.emit(refused)

    def clicked(self, item: PieceItem | PlaceItem) -> None:
        if self._composer is None:
            self.idle_clicked.emit(item.key)
        elif item.key in self._composer.usable():
            by_keys = bool(item.state & State.FOCUS)  # the mouse leaves no mark of the focus
            (self._composer.press_enter if by_keys else self._composer.click)(item.key)
        else:
            self.tell_why_not(item.key)


__all__ = ["Asking", "Button", "Prompt"]
