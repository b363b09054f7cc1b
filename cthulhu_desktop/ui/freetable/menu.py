"""The menu of the right button: everything that can be done with what is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtWidgets import QMenu, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.free.pieces import Kind, Piece
from cthulhu_desktop.ui.freetable.arrange import Shape
from cthulhu_desktop.ui.freetable.commands import Commands
from cthulhu_desktop.ui.freetable.describe import colour_name
from cthulhu_desktop.ui.freetable.icons import bead_icon, die_icon
from cthulhu_desktop.ui.freetable.measures import COLOURS, DICE, QUARTER
from cthulhu_desktop.ui.freetable.tray import shape_says

PEEKS = (1, 3, 5)


class Asker(Protocol):
    """What needs more than one move, or a question."""

    def search(self) -> None: ...

    def peek(self, n: int) -> None: ...

    def peek_any(self) -> None: ...

    def draw_any(self) -> None: ...

    def write(self) -> None: ...

    def custom_die(self) -> None: ...

    def text_card(self) -> None: ...


def _add(menu: QMenu, text: str, do: Callable[[], object], key: str = "") -> None:
    action = menu.addAction(f"{text}\t{key}" if key else text)
    action.triggered.connect(lambda _checked=False: do())


def piece_menu(parent: QWidget, commands: Commands, asker: Asker, names: Sequence[str]) -> QMenu:
    """The menu for what is chosen; for the bare table if nothing is."""
    menu = QMenu(parent)
    pieces = commands.chosen()
    kinds = {piece.kind for piece in pieces}
    if not pieces:
        _fill_new(menu, commands, asker)
        return menu
    if kinds & {Kind.CARD, Kind.PILE}:
        _fill_cards(menu, pieces, commands, asker, names)
    if Kind.DIE in kinds:
        _add(menu, tr("Roll"), commands.roll, "R")
    if kinds == {Kind.NOTE} and len(pieces) == 1:
        _add(menu, tr("Write"), asker.write, tr("Enter"))
    menu.addSeparator()
    _fill_turns(menu, commands)
    _fill_counters(menu, commands)
    if len(pieces) > 1:
        align = menu.addMenu(tr("Align"))
        for shape, say in shape_says():
            _add(align, say(), _aligner(commands, shape))
    menu.addSeparator()
    _add(menu, tr("Take off the table"), commands.remove, tr("Del"))
    return menu


def _fill_cards(
    menu: QMenu, pieces: Sequence[Piece], commands: Commands, asker: Asker, names: Sequence[str]
) -> None:
    _add(menu, tr("Turn over"), commands.flip, "F")
    piles = [piece for piece in pieces if piece.kind is Kind.PILE]
    _add(menu, tr("Draw into the hand") if piles else tr("Into the hand"), commands.to_hand, "D")
    if len(names) > 1:
        give = menu.addMenu(tr("Give to"))
        for seat, name in enumerate(names):
            _add(give, name.replace("&", "&&"), _giver(commands, seat))
    if piles:
        _add(menu, tr("Shuffle"), commands.shuffle, "S")
        if len(names) > 1:
            _add(menu, tr("Deal one card to everybody"), lambda: commands.deal(len(names)))
    if len(piles) == 1 and len(pieces) == 1:
        _add(menu, tr("Draw several onto the table…"), asker.draw_any)
        _add(menu, tr("Search…"), asker.search, "B")
        peek = menu.addMenu(tr("Look at the top cards"))
        for n in PEEKS:
            _add(peek, tr("%n card(s)", "", n), _peeker(asker, n), "P" if n == 1 else "")
        _add(peek, tr("Another number…"), asker.peek_any)
    elif len(pieces) == 1:
        _add(menu, tr("Look at its other side"), lambda: asker.peek(1), "P")
    else:
        _add(menu, tr("Stack"), commands.stack, "K")


def _fill_turns(menu: QMenu, commands: Commands) -> None:
    _add(menu, tr("Turn by a quarter"), commands.turn, "R")
    _add(menu, tr("Turn back by a quarter"), lambda: commands.turn(-QUARTER), "Shift+R")
    _add(menu, tr("Turn upright"), commands.straighten)


def _fill_counters(menu: QMenu, commands: Commands) -> None:
    more = menu.addMenu(tr("Add a counter"))
    for place, colour in enumerate(COLOURS, 1):
        _add(more, colour_name(colour.name), _counter(commands, 1, colour.name), str(place))
        more.actions()[-1].setIcon(bead_icon(colour.name))
    there = {colour for piece in commands.chosen() for colour, _number in piece.counters}
    if there:
        less = menu.addMenu(tr("Take a counter away"))
        for colour in COLOURS:
            if colour.name in there:
                _add(less, colour_name(colour.name), _counter(commands, -1, colour.name))
                less.actions()[-1].setIcon(bead_icon(colour.name))


def _fill_new(menu: QMenu, commands: Commands, asker: Asker) -> None:
    dice = menu.addMenu(tr("A die"))
    for sides in DICE:
        _add(dice, tr("{sides} sides").format(sides=sides), _roller(commands, sides))
        dice.actions()[-1].setIcon(die_icon(sides))
    _add(dice, tr("Another number…"), asker.custom_die)
    tokens = menu.addMenu(tr("A token"))
    for colour in COLOURS:
        _add(tokens, colour_name(colour.name), _tokener(commands, colour.name))
        tokens.actions()[-1].setIcon(bead_icon(colour.name))
    _add(menu, tr("A note"), commands.add_note, "N")
    _add(menu, tr("An arrow"), commands.add_arrow)
    _add(menu, tr("A card with any text…"), asker.text_card)
    menu.addSeparator()
    _add(menu, tr("Choose everything"), commands.table.choose_all, "Ctrl+A")


def hand_menu(
    parent: QWidget, commands: Commands, card: Piece, names: Sequence[str], flip: Callable[[], object]
) -> QMenu:
    """The menu of a card in the hand."""
    menu = QMenu(parent)
    _add(menu, tr("Lay face up"), lambda: commands.lay_from_hand(card, up=True), tr("Enter"))
    _add(menu, tr("Lay face down"), lambda: commands.lay_from_hand(card, up=False))
    _add(menu, tr("Hold it the other way"), flip, "F")
    if len(names) > 1:
        give = menu.addMenu(tr("Give to"))
        for seat, name in enumerate(names):
            if seat != commands.near:
                _add(give, name.replace("&", "&&"), _hand_giver(commands, card, seat))
    return menu


def _aligner(commands: Commands, shape: Shape) -> Callable[[], object]:
    return lambda: commands.align(shape)


def _giver(commands: Commands, seat: int) -> Callable[[], object]:
    return lambda: commands.to_hand(seat)


def _hand_giver(commands: Commands, card: Piece, seat: int) -> Callable[[], object]:
    return lambda: commands.take_to_hand([card], seat, top=False)


def _peeker(asker: Asker, n: int) -> Callable[[], object]:
    return lambda: asker.peek(n)


def _counter(commands: Commands, n: int, colour: str) -> Callable[[], object]:
    return lambda: commands.count(n, colour)


def _roller(commands: Commands, sides: int) -> Callable[[], object]:
    return lambda: commands.add_die(sides)


def _tokener(commands: Commands, colour: str) -> Callable[[], object]:
    return lambda: commands.add_token(colour)
