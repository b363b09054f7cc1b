"""What belongs to one cult on the table: its circle, plate, words, and the seal that says how its invocation ended."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.dicetable import furniture
from cthulhu_desktop.ui.dicetable.placing import CultPlaces
from cthulhu_desktop.ui.tabletop.items import PlaceItem, State, TableItem
from cthulhu_desktop.ui.tabletop.labels import LabelItem
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.looks import BakedLook
from cthulhu_desktop.ui.tabletop.zorder import Layer
from cthulhu_desktop.ui.theme import BRASS_LIGHT, INK, PAPER, Role


class Looks:
    """The looks of the table's furniture; see `looks`."""

    def __init__(self) -> None:
        self.tray = BakedLook(furniture.draw_tray, 0.16, furniture.SHOWN)
        self.dish = BakedLook(furniture.draw_seal, 0.08, furniture.SHOWN)
        self.cup = BakedLook(furniture.draw_cup, 0.30, furniture.SHOWN)
        self.start_stone = BakedLook(furniture.draw_start_stone, 0.3, State.CALM)
        self.ring = BakedLook(furniture.draw_ring, 0.09, furniture.SHOWN)
        self.plate = BakedLook(furniture.draw_plate, 0.4, furniture.SHOWN)
        self.stone = BakedLook(furniture.draw_stone, 0.3, State.CALM)
        self.completed = BakedLook(furniture.draw_completed, 0.2, State.CALM)
        self.broken = BakedLook(furniture.draw_broken, 0.2, State.CALM)

    def forget(self) -> None:
        """Draw anew what has letters on it."""
        for look in (self.plate, self.stone):
            look.forget()


@cache
def looks() -> Looks:
    """One set for all dice tables, so that a new game finds its pictures ready."""
    return Looks()


@dataclass(frozen=True, slots=True)
class Caption:
    """What is written at a cult: name, status, value of its display and how it comes about."""

    name: str = ""
    status: str = ""
    value: str = ""
    formula: str = ""


class CultItems:
    """The items of cult number `cult`. `lit`: the light is on it, because it is its turn."""

    def __init__(self, cult: int) -> None:
        self.caption = Caption()
        self.lit = False
        self.ring = PlaceItem(f"display:{cult}", looks().ring)
        self.ring.round = True
        self.plate = TableItem(f"plate:{cult}", looks().plate, Layer.TARGET)
        self.seal = TableItem(f"seal:{cult}", looks().completed, Layer.ARROW)
        self.seal.setVisible(False)
        self.name, self.status = LabelItem(), LabelItem()
        self.value, self.formula = LabelItem(), LabelItem()

    def things(self) -> tuple[TableItem, ...]:
        return (self.ring, self.plate, self.seal)

    def labels(self) -> tuple[LabelItem, ...]:
        return (self.name, self.status, self.value, self.formula)

    @staticmethod
    def thing_rects(places: CultPlaces) -> tuple[Rect, ...]:
        """Where `things` lie."""
        size = places.ring.w * 0.25
        mark = Rect.around(places.ring.right - size * 0.52, places.ring.bottom - size * 0.52, size)
        return (places.ring, places.plate, mark)

    def put_labels(self, places: CultPlaces, line: float) -> None:
        """Set the words; `line` is the height of a line of text."""
        plate, ring = places.plate.inset(places.plate.h * 0.2, places.plate.h * 0.07), places.ring
        # with large letters the name alone fills the plate; the status can be seen at the circle as well
        alone = plate.h < line * 1.5
        self.name.put(Rect(plate.x, plate.y, plate.w, plate.h if alone else plate.h * 0.56))
        self.status.setOpacity(0.0 if alone else 1.0)
        self.status.put(Rect(plate.x, plate.y + plate.h * 0.55, plate.w, plate.h * 0.45))
        self.value.put(Rect.around(ring.cx, ring.cy - ring.h * 0.015, ring.w * 0.31, ring.h * 0.15))
        self.formula.put(Rect.around(ring.cx, ring.cy + ring.h * 0.085, ring.w * 0.33, ring.h * 0.08))

    def write(self, *, done: bool, completed: bool) -> None:
        """Bring the words up to date, and show whether and how the invocation has ended."""
        lit, said = self.lit, self.caption
        self.plate.mark(State.CHOSEN, lit)
        self.ring.mark(State.DIM, done and not completed)
        name = f"▶ {said.name}" if lit else said.name
        # on a very large table the plates have grown, and the letters with them
        grown = max(1.0, self.plate.rect.h / 60 / theme.scale())
        self.name.write(name, theme.font(Role.TITLE, 15 * grown, weight=700 if lit else 500), INK if lit else PAPER)
        status = theme.font(Role.TEXT, 12.5 * grown, italic=not lit)
        self.status.write(said.status, status, INK if lit else BRASS_LIGHT)
        size = self.ring.rect.w * 0.085 / theme.scale()
        self.value.write(said.value, theme.font(Role.TITLE, max(9.0, size), weight=700), BRASS_LIGHT, halo=True)
        self.formula.write(said.formula, theme.font(Role.TEXT, max(8.0, size * 0.55)), PAPER, halo=True)
        if done:
            self.seal.set_look(looks().completed if completed else looks().broken)
        self.seal.setVisible(done)
