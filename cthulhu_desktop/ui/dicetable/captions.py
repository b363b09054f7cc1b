"""What is written on the table and what a screen reader says of its pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.dice.preview import preview
from cthulhu_desktop.core.dice.scoring import worth
from cthulhu_desktop.core.dice.view import DiceView
from cthulhu_desktop.core.kernel import Move
from cthulhu_desktop.ui.dicetable.arrange import Picture, Spot
from cthulhu_desktop.ui.dicetable.cult_items import Caption
from cthulhu_desktop.ui.dicetable.table import DiceTable
from cthulhu_desktop.ui.dicetable.words import face_name, faces_list, sum_text, worth_text

THIN_SPACE = "\u2009"  # there is little room in a small circle


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is to be shown, and which bot thinks."""

    active: int | None
    thinking: int | None


def write_captions(
    table: DiceTable, names: Sequence[str], turn: Turn, view: DiceView | None = None, move: Move | None = None
) -> None:
    """Name all cults and pieces. With `move`, the display of the cult that is asked shows what it would become."""
    picture = table.picture
    if picture is None:
        return
    for cult in range(picture.cults):
        display, stone = picture.displays[cult], picture.stones[cult]
        value = str(worth(display, stone)) if display else ""
        formula = sum_text(display, stone) if display else ""
        seen = preview(view, move) if view is not None and move is not None and view.turn == cult else None
        if seen is not None and seen.display != display:
            value = f"{worth(display, stone)} → {seen.value}"
            formula = sum_text(seen.display, seen.stone)
        formula = formula.replace(" ", THIN_SPACE)
        lit = cult == turn.active
        table.say(cult, Caption(names[cult], _status(picture, cult, turn), value, formula), lit=lit)
    table.write()
    _describe(table, picture, names)


def _status(picture: Picture, cult: int, turn: Turn) -> str:
    if picture.done[cult]:
        return tr("Completed") if picture.completed(cult) else tr("Ended unfinished")
    if cult == turn.thinking:
        return tr("thinks …")
    if cult == turn.active:
        return tr("in turn")
    return tr("%n die to roll", "", picture.loose[cult])


def _describe(table: DiceTable, picture: Picture, names: Sequence[str]) -> None:
    for cult, items in enumerate(table.cults):
        display = picture.displays[cult]
        said = tr("{faces}; worth {sum}")
        worth_said = said.format(faces=faces_list(display), sum=worth_text(display, picture.stones[cult]))
        items.ring.describe(tr("Display of {who}").format(who=names[cult]), worth_said)
        items.plate.describe(names[cult], items.caption.status)
        if picture.done[cult]:
            completed = tr("Invocation completed") if picture.completed(cult) else tr("Invocation ended unfinished")
            items.seal.describe(completed, names[cult])
    table.tray.describe(tr("Dice tray"), faces_list(picture.rolls[picture.tray]) if picture.tray is not None else "")
    stones = picture.cults - sum(picture.stones)
    table.seal.describe(
        tr("Middle of the table"),
        tr("{dice}, {stones}").format(
            dice=tr("%n free die", "", picture.middle), stones=tr("%n doubling stone", "", stones)
        ),
    )  # fmt: skip
    table.cup.describe(tr("Dice cup"), tr("Drop it on the tray, or click, to roll"))
    for die in table.dice.values():
        slot = table.slots[die.number]
        owner = names[slot.cult] if slot.cult >= 0 else ""
        places = {
            Spot.DISPLAY: tr("in the display of {who}"), Spot.TRAY: tr("in the tray, rolled by {who}"),
            Spot.LOOSE: tr("loose die of {who}"), Spot.MIDDLE: tr("free die in the middle"),
        }  # fmt: skip
        die.describe(face_name(slot.face), places[slot.spot].format(who=owner))
    for cult, stone in enumerate(picture.stones):
        item = table.thing(f"stone:{cult}")
        if item is not None:
            where = tr("held by {who}").format(who=names[cult]) if stone else tr("in the middle")
            item.describe(tr("Doubling stone"), where)
    if picture.start is not None:
        table.start_stone.describe(tr("Start-cult stone"), tr("held by {who}").format(who=names[picture.start]))
