"""What keeps frames short: light that is drawn once, faces that are drawn after a motion, not in its last frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.cards.view import CardsView
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardtable import keys, refining, rings
from cthulhu_desktop.ui.cardtable.card_items import CardItem
from cthulhu_desktop.ui.cardtable.phase_bar import PhaseBar
from cthulhu_desktop.ui.cardtable.place_items import DrawnPlace
from cthulhu_desktop.ui.cardtable.rings import Ring, draw_ring
from cthulhu_desktop.ui.cardtable.stops import Stops
from cthulhu_desktop.ui.cardtable.table import CardTable
from cthulhu_desktop.ui.tabletop.items import State
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.looks import BakedLook
from cthulhu_desktop.ui.tabletop.view import TableView
from tests.ui.cardtable.scene_games import faces
from tests.ui.cardtable.scene_views import crowded_view


@pytest.fixture
def table(qtbot: QtBot, quiet_look: Callable[..., None]) -> CardTable:
    made = CardTable(faces())
    made.resize(QSize(1280, 720), 1.0)
    return made


def lit(size: tuple[int, int], ring: Ring, state: State) -> QImage:
    image = QImage(size[0] + 80, size[1] + 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_ring(painter, QRectF(40, 40, *size), ring, state, 1.0)
    painter.end()
    return image


def light_at(image: QImage, x: int, y: int) -> int:
    return QColor(image.pixelColor(x, y)).alpha()


def test_light_lies_around_a_place_of_any_size_and_leaves_its_middle_free(qtbot: QtBot) -> None:
    for size in ((400, 120), (120, 400), (30, 20)):
        image = lit(size, Ring(0.06, 6.0), State.GLOW)
        for x, y in ((40 + size[0] // 2, 40), (40, 40 + size[1] // 2), (39 + size[0], 40 + size[1] // 2)):
            assert light_at(image, x, y) > 100, size
        assert light_at(image, 2, 2) == 0
    assert light_at(lit((400, 120), Ring(0.06, 6.0), State.GLOW), 240, 100) == 0
    strong = light_at(lit((400, 120), Ring(0.06, 6.0), State.CHOSEN), 240, 34)
    assert strong > light_at(lit((400, 120), Ring(0.06, 6.0), State.GLOW), 240, 34)


def test_outer_light_does_not_fall_on_the_place_itself(qtbot: QtBot) -> None:
    image = lit((200, 120), Ring(0.06, 6.0, outer=True), State.GLOW)
    assert light_at(image, 140, 44) == 0
    assert light_at(image, 140, 38) > 100


def test_lighting_places_draws_none_of_them_anew(
    qtbot: QtBot, table: CardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = TableView(table)
    qtbot.addWidget(view)
    view.resize(1280, 720)
    table.open(crowded_view(10), 0)
    view.set_table(table.sceneRect())
    view.grab()
    baked: list[object] = []
    bake = BakedLook._bake

    def counting(look: BakedLook, *args: object) -> object:
        baked.append(look)
        return bake(look, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(BakedLook, "_bake", counting)
    for state in (State.GLOW, State.CHOSEN):
        for thing in table.things():
            if isinstance(thing, DrawnPlace) and keys.kind(thing.key) in ("story", "domain", "board", "player"):
                thing.mark(state, True)
        view.grab()
    assert baked == []
    assert len(rings._kept) <= rings.KEPT


def shown(qtbot: QtBot, table: CardTable, game: CardsView) -> TableView:
    """The table in a view, all of it drawn once."""
    view = TableView(table)
    qtbot.addWidget(view)
    view.resize(1280, 720)
    table.open(game, 0)
    view.set_table(table.sceneRect())
    view.grab()
    return view


def coarse(table: CardTable) -> list[str]:
    """The things that still show a stretched picture."""
    return [item.key for item in table.things() if isinstance(item, (CardItem, DrawnPlace)) and item.coarse]


def test_after_a_motion_every_card_gets_its_true_face_in_the_end(
    qtbot: QtBot, table: CardTable, quiet_look: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = crowded_view(12)
    view = shown(qtbot, table, game)
    monkeypatch.setattr(refining, "BUDGET_S", 0.0)
    quiet_look(motion=theme.Motion.ON)
    table.clock.play(table.lay(replace(game, phase="story"), 0))
    table.clock.advance(100)
    table.clock.skip()
    view.grab()
    assert coarse(table)
    qtbot.waitUntil(lambda: not coarse(table))
    waited = view.grab().toImage()
    table.redress()
    monkeypatch.setattr(refining, "BUDGET_S", 60.0)
    assert view.grab().toImage() == waited


def test_while_the_view_is_zoomed_nothing_is_drawn_anew_but_then_it_is(qtbot: QtBot, table: CardTable) -> None:
    view = shown(qtbot, table, crowded_view(12))
    view.set_zoom(1.6)
    view.grab()
    waiting = len(coarse(table))
    assert waiting > 20
    view.set_zoom(1.9)
    view.grab()
    assert len(coarse(table)) >= waiting
    qtbot.waitUntil(lambda: not coarse(table))


def test_a_table_that_is_given_another_size_is_drawn_a_part_at_a_time(
    qtbot: QtBot, table: CardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = shown(qtbot, table, crowded_view(20))
    monkeypatch.setattr(refining, "BUDGET_S", 0.0)
    view.resize(1400, 800)
    table.resize(QSize(1400, 800), 1.0)
    view.set_table(table.sceneRect())
    view.grab()
    assert coarse(table)
    qtbot.waitUntil(lambda: not coarse(table))


def test_many_moving_cards_are_painted_as_one_rectangle_and_then_each_by_itself_again(
    qtbot: QtBot, table: CardTable, quiet_look: Callable[..., None]
) -> None:
    game = crowded_view(12)
    view = shown(qtbot, table, game)
    modes = TableView.ViewportUpdateMode
    quiet_look(motion=theme.Motion.ON)
    table.clock.play(table.lay(replace(game, phase="story"), 0))
    table.clock.advance(50)
    assert view.viewportUpdateMode() == modes.BoundingRectViewportUpdate
    table.clock.skip()
    qtbot.waitUntil(lambda: view.viewportUpdateMode() == modes.MinimalViewportUpdate)


def test_a_game_that_is_cleared_in_mid_motion_leaves_the_view_as_it_was(
    qtbot: QtBot, table: CardTable, quiet_look: Callable[..., None]
) -> None:
    game = crowded_view(12)
    view = shown(qtbot, table, game)
    quiet_look(motion=theme.Motion.ON)
    table.clock.play(table.lay(replace(game, phase="story"), 0))
    table.clock.advance(50)
    table.clear_game()
    assert view.viewportUpdateMode() == TableView.ViewportUpdateMode.MinimalViewportUpdate


@pytest.mark.parametrize("width", [420, 700, 1000])
@pytest.mark.parametrize("text_scale", [100, 200])
def test_all_phases_are_written_in_the_same_letters_that_fit(
    qtbot: QtBot, quiet_look: Callable[..., None], width: int, text_scale: int
) -> None:
    quiet_look(text_percent=text_scale)
    bar = PhaseBar(Stops())
    qtbot.addWidget(bar)
    bar.resize(width, bar.height())
    bar.show()
    qtbot.waitExposed(bar)
    letters = {chip.letters for chip in bar.chips.values()}
    assert len(letters) == 1
    role, share = next(iter(letters))
    assert share <= 0.5 or all(chip.has_room(role, share) for chip in bar.chips.values())


def test_what_waits_for_its_turn_is_rather_too_small_than_out_of_shape(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = DrawnPlace("player:0", 0.14, refining.Refining())
    place.paint_as("", lambda painter, box, _state: painter.fillRect(box, Qt.GlobalColor.red))

    def red() -> tuple[int, int]:
        """How wide and high it is in the middle of the table."""
        image = QImage(400, 300, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        painter.translate(200, 150)
        place.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        return (
            sum(image.pixelColor(x, 150).red() > 128 for x in range(400)),
            sum(image.pixelColor(200, y).red() > 128 for y in range(300)),
        )

    place.put(Rect(-50, -50, 100, 100))
    assert red() == (100, 100)
    monkeypatch.setattr(refining, "BUDGET_S", 0.0)
    place.put(Rect(-100, -60, 200, 120))
    assert red() == (120, 120)
    assert place.coarse
    place.refine()
    assert red() == (200, 120)
