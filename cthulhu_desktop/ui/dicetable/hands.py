"""The player's hands on the dice table: what may be taken up now, where it may go, and which move that means."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from cthulhu_desktop.core.dice.calls import CALLS
from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.core.dice.legal import refusal, why_not
from cthulhu_desktop.core.dice.things import GiveDie, MakeCall, Roll, RollForStart, TakeDie
from cthulhu_desktop.core.dice.view import DiceView
from cthulhu_desktop.core.kernel import Decision, Move, Refused
from cthulhu_desktop.ui.dicetable.arrange import Spot
from cthulhu_desktop.ui.dicetable.composing import Composition
from cthulhu_desktop.ui.dicetable.dice_items import DieItem
from cthulhu_desktop.ui.dicetable.table import Chosen, DiceTable
from cthulhu_desktop.ui.tabletop.items import PieceItem, PlaceItem, State


class TableReason(StrEnum):
    """What the table refuses before a move can be made of it."""

    IN_CIRCLE = "dice.refused.in_circle"
    FREE_BY_CALL = "dice.refused.free_by_call"
    OTHER_CIRCLE = "dice.refused.other_circle"
    MUST_TAKE = "dice.refused.must_take"
    ONE_OF_A_KIND = "dice.refused.one_of_a_kind"


class Hands(QObject):
    """The host of the table's gestures, and the keys that do the same.

    Signals: `decided(Move)` a final move; `composed()` the chosen dice have changed; `refused(Refused)` something
    was tried that the rules forbid now.
    """

    decided = Signal(object)
    composed = Signal()
    refused = Signal(object)

    def __init__(self, table: DiceTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._decision: Decision | None = None
        self._view: DiceView | None = None
        self.composition = Composition({})
        table.host = self
        table.calm_clicked.connect(self.tell_why_not)

    # -- what is asked -----------------------------------------------------------------------------------------
    @property
    def decision(self) -> Decision | None:
        """The decision that the player at the table is asked; None while he is not."""
        return self._decision

    def ask(self, view: DiceView, decision: Decision) -> None:
        """Let the player decide: light up what may be used."""
        self.rest()
        self._decision, self._view = decision, view
        table, seat = self._table, decision.seat
        if decision.kind == "DG-4":
            tray = table.dice_at(Spot.TRAY, seat)
            self.composition = Composition({die.number: table.face_of(die) or Face.IAA for die in tray})
            for die in tray:
                die.set_usable(True, glow=False)
        elif decision.kind == "DG-5.2":
            for die in self.takeable():
                die.set_usable(True, glow=True)
        else:
            table.cup.set_usable(True, glow=True)
            table.tray.activate = self.roll
            table.tray.mark(State.GLOW, True)

    def rest(self) -> None:
        """Nobody is asked at this table: nothing can be taken up."""
        self._table.cancel_drag()
        self._decision = None
        self.composition = Composition({})
        for item in (*self._table.dice.values(), self._table.cup):
            item.set_usable(False, glow=False)
            item.mark(State.CHOSEN, False)
        self._table.tray.activate = None
        self._table.tray.mark(State.GLOW, False)

    def takeable(self) -> list[DieItem]:
        """The free dice that may be taken now (DG-5.2)."""
        if self._decision is None or self._decision.kind != "DG-5.2":
            return []
        dice: list[DieItem] = []
        for move in self._decision.options:
            if isinstance(move, TakeDie):
                place = (Spot.MIDDLE, -1) if move.source is None else (Spot.LOOSE, move.source)
                dice += self._table.dice_at(*place)
        return dice

    # -- deciding ----------------------------------------------------------------------------------------------
    def decide(self, move: Move) -> None:
        """Make a move final, if it is legal."""
        decision, view = self._decision, self._view
        if decision is None or view is None:
            return
        if move not in decision.options:
            refused = refusal(view, move)
            if refused is not None:
                self.refused.emit(refused)
            return
        self.rest_keeping_chosen()
        self.decided.emit(move)

    def rest_keeping_chosen(self) -> None:
        """Between a move and the next question: nothing can be used, but the chosen dice stay where they are."""
        chosen = self._table.chosen
        self.rest()
        self._table.chosen = chosen

    def roll(self) -> None:
        """Throw the dice, if that is asked."""
        if self._decision is not None and self._decision.kind in ("DG-2.4", "DG-3.2"):
            self.decide(RollForStart() if self._decision.kind == "DG-2.4" else Roll())

    def matches(self) -> tuple[Move, ...]:
        """What the chosen dice can mean; the first is what "Call it" does."""
        if self._decision is None or self._decision.kind != "DG-4":
            return ()
        return self.composition.matches(self._decision.options)

    def best_move(self) -> Move | None:
        """The move that the main button makes now: the roll, the composed call, or the only move there is."""
        if self._decision is None:
            return None
        found = self.matches()
        if found:
            return found[0]
        if self._decision.options.count() == 1:
            only = next(iter(self._decision.options))
            if not isinstance(only, MakeCall):
                return only
        return None

    def compose_call(self, number: int) -> None:
        """Put the dice of a call into the circle for trial; says why not if the call is not legal. Asked again for the
        call that lies there, it is made."""
        if self._decision is None or self._decision.kind != "DG-4" or self._view is None:
            return
        problem = why_not(self._view, number)
        if problem is not None:
            self.refused.emit(problem)
            return
        found = self.matches()
        if found and self.composition.wish == number:
            self.decide(found[0])
            return
        self._compose(self.composition.for_call(number))

    def clear(self) -> None:
        """Put all chosen dice back into the tray."""
        if self.composition.chosen:
            self._compose(self.composition.cleared())

    def toggle(self, die: DieItem) -> None:
        """Choose a die of the roll, or put it back. Where it takes the place of another one, that is explained."""
        if die.number not in self.composition.roll:
            return
        before = self.composition.chosen
        self._compose(self.composition.toggled(die.number))
        if before - self.composition.chosen - {die.number}:
            self.refused.emit(Refused(TableReason.ONE_OF_A_KIND, "DG-4.3"))

    def number_key(self, number: int) -> None:
        """The number keys choose the dice of the roll, or the free die to take, from left to right."""
        if self._decision is None:
            return
        if self._decision.kind == "DG-4":
            dice = sorted(self._table.dice_at(Spot.TRAY, self._decision.seat), key=lambda die: die.number)
            dice.sort(key=lambda die: self._table.slots[die.number].order)
        else:
            dice = self.takeable()
        if 0 < number <= len(dice):
            self.clicked(dice[number - 1])

    def why_no_call(self) -> Refused | None:
        """Why the chosen dice make no legal call; None if they do, or if none are chosen."""
        if not self.composition.chosen or self.matches() or self._view is None:
            return None
        for call in CALLS:
            if not call.all_signs and self.composition.fits(call):
                return refusal(self._view, self.composition.as_call(call.number))
        return None

    def _compose(self, composition: Composition) -> None:
        self.composition = composition
        self.show_composition()
        self.composed.emit()

    def show_composition(self) -> None:
        """Bring the table in line with the chosen dice."""
        found = self.matches()
        inside = self.composition.enters_display(found[0] if found else None)
        cult = self._decision.seat if self._decision is not None else -1
        chosen = Chosen(self.composition.ordered(), inside, cult)
        self._table.clock.play(self._table.choose(chosen))

    # -- the host of gestures ----------------------------------------------------------------------------------
    def places_for(self, piece: PieceItem) -> Sequence[PlaceItem]:
        table, decision = self._table, self._decision
        if decision is None:
            return ()
        if piece is table.cup:
            return (table.tray,)
        ring = table.cults[decision.seat].ring
        if decision.kind == "DG-5.2":
            return (ring, table.tray)
        if not isinstance(piece, DieItem):
            return ()
        places = [table.tray] if piece.number in self.composition.chosen else [ring]
        if self._move_to_middle(piece) is not None:
            places.append(table.seal)
        return places

    def _move_to_middle(self, die: DieItem) -> Move | None:
        """What dropping a rolled die on the middle means: giving it up, or "Ph'nglui!" with an Elder Sign."""
        assert self._decision is not None
        if GiveDie() in self._decision.options:
            return GiveDie()
        if self._table.face_of(die) is not Face.SIGN:
            return None
        trial = self.composition if die.number in self.composition.chosen else self.composition.toggled(die.number)
        for move in trial.matches(self._decision.options):
            if isinstance(move, MakeCall) and CALLS[move.call - 1].gain:
                return move
        return None

    def dropped(self, piece: PieceItem, place: PlaceItem) -> None:
        table = self._table
        if piece is table.cup:
            table.settle()
            self.roll()
        elif isinstance(piece, DieItem) and self._decision is not None:
            if self._decision.kind == "DG-5.2":
                self._take(piece)
            elif place is table.seal:
                self._drop_on_middle(piece)
            else:
                self.toggle(piece)

    def _drop_on_middle(self, die: DieItem) -> None:
        move = self._move_to_middle(die)
        if isinstance(move, GiveDie):
            self.decide(move)
        elif isinstance(move, MakeCall):
            trial = self.composition if die.number in self.composition.chosen else self.composition.toggled(die.number)
            chosen = trial.chosen
            self._compose(Composition(trial.roll, chosen, move.call))

    def drop_refused(self, piece: PieceItem, place: PlaceItem | None) -> None:
        if place is None or self._decision is None or self._view is None or not isinstance(piece, DieItem):
            return
        home = Spot.DISPLAY if piece.number in self.composition.chosen else Spot.TRAY
        if home is Spot.TRAY and place is self._table.tray:
            return
        refused: Refused | None = None
        if place in [cult.ring for seat, cult in enumerate(self._table.cults) if seat != self._decision.seat]:
            refused = Refused(TableReason.OTHER_CIRCLE, "DG-4.2")
        elif place is self._table.seal:
            calling = self._decision.kind == "DG-4"
            refused = refusal(self._view, GiveDie()) if calling else Refused(TableReason.MUST_TAKE, "DG-5.2")
        if refused is not None:
            self.refused.emit(refused)

    def why_not(self, item: PieceItem) -> Refused | None:
        """Why a die (or the cup) cannot be used now; None if there is nothing to say."""
        decision, view = self._decision, self._view
        if decision is None or view is None:
            return None
        if not isinstance(item, DieItem):
            return refusal(view, Roll())
        slot = self._table.slots[item.number]
        if decision.kind in ("DG-2.4", "DG-3.2"):
            return refusal(view, MakeCall(1))
        if slot.spot is Spot.DISPLAY:
            return Refused(TableReason.IN_CIRCLE, "DG-5.1" if decision.kind == "DG-5.2" else "DG-3.5")
        if decision.kind == "DG-5.2":
            return refusal(view, TakeDie(None if slot.spot is Spot.MIDDLE else slot.cult))
        free = slot.spot is Spot.MIDDLE or slot.cult != decision.seat
        return Refused(TableReason.FREE_BY_CALL, "DG-5.2") if free else None

    def tell_why_not(self, item: PieceItem) -> None:
        """Say why that die (or the cup) cannot be used now."""
        refused = self.why_not(item)
        if refused is not None:
            self.refused.emit(refused)

    def clicked(self, item: PieceItem | PlaceItem) -> None:
        if item is self._table.cup:
            self.roll()
        elif isinstance(item, DieItem) and self._decision is not None:
            if self._decision.kind == "DG-5.2":
                self._take(item)
            else:
                self.toggle(item)

    def _take(self, die: DieItem) -> None:
        slot = self._table.slots[die.number]
        self.decide(TakeDie(None if slot.spot is Spot.MIDDLE else slot.cult))


