"""The scene of the dice table: furniture, dice and stones, laid out from a picture of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from cthulhu_desktop.bridge.tasks import Task, run_task
from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.dicetable import furniture, placing
from cthulhu_desktop.ui.dicetable.arrange import Picture, Slot, Spot, assign, slots_of
from cthulhu_desktop.ui.dicetable.cult_items import Caption, CultItems, looks
from cthulhu_desktop.ui.dicetable.dice_items import YAWS, DieItem
from cthulhu_desktop.ui.dicetable.placing import Placement
from cthulhu_desktop.ui.tabletop.clock import Animation, Call, Parallel, Pause, Tween, ease_out
from cthulhu_desktop.ui.tabletop.clock import Sequence as InTurn
from cthulhu_desktop.ui.tabletop.items import PieceItem, PlaceItem, State, TableItem
from cthulhu_desktop.ui.tabletop.labels import ArrowItem, LabelItem
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.scene import TableScene
from cthulhu_desktop.ui.tabletop.zorder import Layer
from cthulhu_desktop.ui.theme import BRASS_LIGHT, TABLE, Role

GLIDE_MS = 300
TUMBLE_MS = 760
STAGGER_MS = 24


@dataclass(slots=True)
class Chosen:
    """Dice that are being put together to a call: they lie in the circle for trial."""

    dice: tuple[int, ...] = ()  # all, in order
    inside: tuple[int, ...] = ()  # those of them that would enter the display
    cult: int = -1


def line_height(area: Rect) -> float:
    """The height of a line on the plates: of the text size chosen, but not lost on a very large table."""
    return max(theme.px(22), min(area.w, area.h) * 0.028)


class DiceTable(TableScene):
    """Everything on the dice table. `lay` and `tumble` make animations; `settle` puts all in place at once.
    `calm_clicked(item)`: a click on a die or the cup that cannot be used now."""

    calm_clicked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.picture: Picture | None = None
        self.placement: Placement | None = None
        self.near = 0
        self.cults: list[CultItems] = []
        self.dice: dict[int, DieItem] = {}
        self.slots: dict[int, Slot] = {}
        self.chosen = Chosen()
        self._ground = QPixmap()
        self._ground_task: Task | None = None
        self._ratio = 1.0
        self._throw = 0
        self._stones: list[PieceItem] = []
        self.tray = PlaceItem("tray", looks().tray)
        self.seal = PlaceItem("middle", looks().dish)
        self.seal.round = True
        self.cup = PieceItem("cup", looks().cup)
        self.start_stone = PieceItem("start-stone", looks().start_stone)
        for item in (self.tray, self.seal, self.cup, self.start_stone):
            self.add(item)
        self.shout = LabelItem(Layer.NOTE)
        self.arrow = ArrowItem(BRASS_LIGHT)
        for note in (self.shout, self.arrow):
            note.setVisible(False)
            self.addItem(note)

    # -- setting up --------------------------------------------------------------------------------------------
    def open(self, picture: Picture, near: int) -> None:
        """Set the table for a game."""
        self.clear_game()
        self.near = near
        for cult in range(picture.cults):
            items = CultItems(cult)
            self.cults.append(items)
            for thing in items.things():
                self.add(thing)
            for label in items.labels():
                self.addItem(label)
            stone = PieceItem(f"stone:{cult}", looks().stone)
            self._stones.append(stone)
            self.add(stone)
        self.picture = picture
        self.slots = assign({}, slots_of(picture))
        for number in self.slots:
            self.dice[number] = DieItem(number)
            self.add(self.dice[number])
        if self.placement is not None:
            self.resize(QSize(int(self.placement.area.w), int(self.placement.area.h)), self._ratio)

    def clear_game(self) -> None:
        """Take everything of a game off the table."""
        self.clock.stop()
        self.cancel_drag()
        things: list[TableItem] = [*self.dice.values(), *self._stones]
        for cult in self.cults:
            things += cult.things()
            for label in cult.labels():
                self.removeItem(label)
        for item in things:
            self.remove(item)
        self.cults, self.dice, self.slots, self._stones = [], {}, {}, []
        self.picture = None
        self.chosen = Chosen()
        for note in (self.shout, self.arrow):
            note.setVisible(False)

    def resize(self, size: QSize, ratio: float) -> None:
        """The table has `size` (pixels at zoom 1): lay everything out anew, at once."""
        self._ratio = ratio
        area = Rect(0, 0, max(320, size.width()), max(240, size.height()))
        self.setSceneRect(QRectF(0, 0, area.w, area.h))
        self._order_ground(partial(furniture.table_top, int(area.w), int(area.h), ratio))
        count = len(self.cults) or 2
        self.placement = placing.place(area, count, self.near, line_height(area))
        self.settle()

    @property
    def dressed(self) -> bool:
        """Whether the table top is drawn for the present size."""
        return self._ground_task is None and not self._ground.isNull()

    def _order_ground(self, make: Callable[[], QImage]) -> None:
        """Have the table top drawn beside the window; the old one is stretched meanwhile."""
        if self._ground_task is not None:
            self._ground_task.cancel()
        self._ground_task = run_task(make, done=self._lay_ground)

    def _lay_ground(self, image: QImage) -> None:
        self._ground_task = None
        self._ground = QPixmap.fromImage(image)
        self.invalidate(self.sceneRect(), TableScene.SceneLayer.BackgroundLayer)

    def sit(self, near: int) -> None:
        """Cult `near` lies before the player from the next `lay` on."""
        if self.placement is not None and near != self.near:
            self.near = near
            self.placement = placing.place(
                self.placement.area, len(self.cults), near, line_height(self.placement.area)
            )

    def redress(self) -> None:
        """Fonts, text size or language have changed: draw and write everything anew."""
        looks().forget()
        if self.placement is not None:
            self.resize(QSize(int(self.placement.area.w), int(self.placement.area.h)), self._ratio)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        if not isinstance(rect, QRectF):
            return
        # whole pixels only: a copy is many times faster than a smooth stretch
        area = rect.toAlignedRect()
        if self._ground.isNull():
            painter.fillRect(area, QColor(TABLE))
            return
        across = self._ground.width() / max(1.0, self.width())
        along = self._ground.height() / max(1.0, self.height())
        source = QRectF(area.x() * across, area.y() * along, area.width() * across, area.height() * along)
        painter.drawPixmap(QRectF(area), self._ground, source)

    # -- laying out --------------------------------------------------------------------------------------------
    def settle(self) -> None:
        """Everything lies where the picture says, at once."""
        if self.picture is None or self.placement is None:
            return
        self._put_furniture()
        for number, rect in self._targets().items():
            self.dice[number].put(rect)
            self._turn(number)
        for stone, rect in self._stone_targets():
            stone.put(rect)
        self.write()

    def lay(self, picture: Picture, duration: float = GLIDE_MS) -> Animation:
        """Take up `picture`: an animation in which every piece glides to its place."""
        self.take(picture)
        moves: list[Animation] = []
        targets = self._targets()
        for k, (number, rect) in enumerate(targets.items()):
            self._turn(number)
            die = self.dice[number]
            if not die.lies_at(rect):
                moves.append(InTurn(Pause(min(k, 8) * STAGGER_MS), die.glide(rect, duration, ease_out)))
        moves += [stone.glide(rect, duration) for stone, rect in self._stone_targets() if not stone.lies_at(rect)]
        moves += self._furniture_moves(duration)
        self.write()
        return Parallel(*moves)

    def take(self, picture: Picture) -> None:
        """Give every die its slot in `picture`; nothing moves yet."""
        chosen = self.chosen.inside
        self.picture = picture
        self.slots = assign(self.slots, slots_of(picture), chosen)
        self.chosen = Chosen()
        for die in [number for number in self.dice if number not in self.slots]:
            self.remove(self.dice.pop(die))
        for number in self.slots:
            if number not in self.dice:
                self.dice[number] = DieItem(number)
                self.add(self.dice[number])

    def tumble(self, picture: Picture, cult: int) -> Animation:
        """Take up `picture`, in which `cult` has rolled: its dice are thrown into the tray."""
        self.take(picture)
        self._throw += 1
        assert self.placement is not None
        targets = self._targets()
        moves: list[Animation] = []
        thrown: list[DieItem] = []
        for k, (number, rect) in enumerate(targets.items()):
            slot, die = self.slots[number], self.dice[number]
            if slot.spot is Spot.TRAY and slot.face is not None:
                thrown.append(die)
                spin = self._throw * 7 + number * 3 + k
                start = die.rect
                flight = TUMBLE_MS + (spin * 29) % 140
                throw = die.tumble(start, rect, slot.face, step=self._step_of(number), duration=flight, spin=spin)
                moves.append(InTurn(Pause(k % 6 * STAGGER_MS), throw))
            elif not die.lies_at(rect):
                self._turn(number)
                moves.append(die.glide(rect, GLIDE_MS))
        self.write()
        length = max((move.duration for move in moves), default=0.0)
        return Parallel(*moves, Tween(length, self._one_region(thrown)))

    def _one_region(self, dice: Sequence[DieItem]) -> Callable[[float], None]:
        """Repaint what flying dice cover as one rectangle: slanted pictures under a clip of many small rectangles take
        three times as long."""
        before = [QRectF()]

        def refresh(_t: float) -> None:
            now = QRectF()
            for die in dice:
                now = now.united(die.sceneBoundingRect())
            self.update(now.united(before[0]))
            before[0] = now

        return refresh

    def choose(self, chosen: Chosen) -> Animation:
        """Show which dice are chosen for a call; those that would enter the display glide into the circle."""
        self.chosen = chosen
        moves = [
            self.dice[number].glide(rect, 180, ease_out)
            for number, rect in self._targets().items()
            if not self.dice[number].lies_at(rect)
        ]
        for number, die in self.dice.items():
            die.mark(State.CHOSEN, number in chosen.dice)
            self._turn(number)
        self.write()
        return Parallel(*moves)

    def _targets(self) -> dict[int, Rect]:
        """Where each die belongs."""
        assert self.placement is not None
        groups: dict[tuple[Spot, int], list[int]] = {}
        for number, slot in self.slots.items():
            key = (slot.spot, slot.cult)
            if number in self.chosen.inside:
                key = (Spot.DISPLAY, slot.cult)
            groups.setdefault(key, []).append(number)
        result: dict[int, Rect] = {}
        for (spot, cult), numbers in groups.items():
            numbers.sort(key=self._rank)
            if spot is Spot.TRAY:
                # chosen dice leave their place in the tray open, so that the others lie still
                count = sum(1 for slot in self.slots.values() if slot.spot is Spot.TRAY)
                rects = placing.tray_rects(self.placement, count, self._throw)
                result.update({number: rects[self.slots[number].order] for number in numbers})
            else:
                result.update(zip(numbers, self._rects(spot, cult, len(numbers)), strict=True))
        return result

    def _rank(self, number: int) -> tuple[int, int]:
        if number in self.chosen.inside:
            return (1, self.chosen.inside.index(number))
        return (0, self.slots[number].order)

    def _rects(self, spot: Spot, cult: int, count: int) -> Sequence[Rect]:
        assert self.placement is not None
        if spot is Spot.MIDDLE:
            return placing.middle_rects(self.placement, count)
        places = self.placement.cults[cult]
        if spot is Spot.DISPLAY:
            return placing.display_rects(places, count)
        return placing.loose_rects(places, count, self.placement.die)

    def _step_of(self, number: int) -> int:
        slot = self.slots[number]
        if slot.spot is Spot.TRAY and number not in self.chosen.inside:
            return (number * 5 + self._throw * 3 + slot.order) % YAWS
        return YAWS // 2

    def _turn(self, number: int) -> None:
        self.dice[number].set_face(self.slots[number].face, self._step_of(number))

    def _stone_targets(self) -> list[tuple[PieceItem, Rect]]:
        assert self.placement is not None
        assert self.picture is not None
        held = [cult for cult, stone in enumerate(self.picture.stones) if stone]
        free = [stone for stone, taken in zip(self._stones, self.picture.stones, strict=True) if not taken]
        result = list(zip(free, placing.stone_rects(self.placement.middle_stones, len(free)), strict=True))
        starter = self.picture.start
        for cult, places in enumerate(self.placement.cults):
            here = [self._stones[cult]] if cult in held else []
            here += [self.start_stone] if starter == cult else []
            result += list(zip(here, placing.stone_rects(places.stones, len(here)), strict=True))
        self.start_stone.setVisible(starter is not None)
        return result

    def _furniture_targets(self) -> list[tuple[TableItem, Rect]]:
        assert self.placement is not None
        p = self.placement
        result: list[tuple[TableItem, Rect]] = [
            (self.tray, p.tray), (self.seal, placing.seal_of(p)), (self.cup, p.cup),
        ]  # fmt: skip
        for cult, places in zip(self.cults, p.cults, strict=True):
            result += zip(cult.things(), cult.thing_rects(places), strict=True)
        return result

    def _put_furniture(self) -> None:
        for item, rect in self._furniture_targets():
            item.put(rect)
        self._put_labels()

    def _furniture_moves(self, duration: float) -> list[Animation]:
        moves: list[Animation] = [
            item.glide(rect, duration, over=False)
            for item, rect in self._furniture_targets()
            if not item.lies_at(rect)
        ]
        if moves:
            self._show_labels(False)
            moves.append(InTurn(Pause(duration), Call(self._put_labels)))
        return moves

    def _show_labels(self, on: bool) -> None:
        for cult in self.cults:
            for label in cult.labels():
                label.setVisible(on)

    def _put_labels(self) -> None:
        assert self.placement is not None
        for cult, places in zip(self.cults, self.placement.cults, strict=True):
            cult.put_labels(places, line_height(self.placement.area))
        self._show_labels(True)
        self.write()

    # -- the pointer -------------------------------------------------------------------------------------------
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.thing_at(event.scenePos()) is None:
            item = next((item for item in self.items(event.scenePos()) if isinstance(item, PieceItem)), None)
            if isinstance(item, DieItem) or item is self.cup:
                self.calm_clicked.emit(item)

    # -- words -------------------------------------------------------------------------------------------------
    def say(self, cult: int, caption: Caption, *, lit: bool) -> None:
        """What is written at a cult from the next `write` on; `lit`: it is its turn."""
        self.cults[cult].caption, self.cults[cult].lit = caption, lit

    def write(self) -> None:
        """Write what `say` was told, and show which invocations have ended and how."""
        if self.picture is not None:
            for cult, items in enumerate(self.cults):
                items.write(done=self.picture.done[cult], completed=self.picture.completed(cult))

    def shout_at(self, cult: int, words: str, duration: float) -> Animation:
        """Words called out over a cult's circle, rising and fading."""
        assert self.placement is not None
        ring = self.placement.cults[cult].ring
        width = min(self.placement.area.w * 0.9, max(ring.w * 2.2, 320))
        points = max(16.0, min(34.0, self.placement.area.h * 0.036)) / theme.scale()
        x = min(max(ring.cx, width / 2), self.placement.area.w - width / 2)

        def change(t: float) -> None:
            if t == 0.0:
                self.shout.write(words, theme.font(Role.TITLE, points, weight=700), furniture.LIT, halo=True)
            assert self.placement is not None
            self.shout.put(Rect.around(x, ring.cy - ring.h * (0.06 + 0.16 * t), width, ring.h * 0.4))
            self.shout.setOpacity(min(1.0, t * 6) if t < 0.6 else max(0.0, 1 - (t - 0.6) / 0.4))
            self.shout.setVisible(t < 1.0)

        return Tween(duration, change)

    def point(self, start: Rect, end: Rect, duration: float) -> Animation:
        """An arrow for a while."""

        def change(t: float) -> None:
            self.arrow.setVisible(t < 1.0)
            if t < 1.0:
                self.arrow.point(QPointF(start.cx, start.cy), QPointF(end.cx, end.cy))

        return Tween(duration, change)

    # -- questions ---------------------------------------------------------------------------------------------
    def dice_at(self, spot: Spot, cult: int = -1) -> list[DieItem]:
        """The dice of a place, in order."""
        numbers = [n for n, slot in self.slots.items() if slot.spot is spot and slot.cult == cult]
        return [self.dice[number] for number in sorted(numbers, key=lambda n: self.slots[n].order)]

    def face_of(self, die: DieItem) -> Face | None:
        """What a die shows in the game."""
        return self.slots[die.number].face
