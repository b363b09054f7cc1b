"""The dice and signs as they are drawn."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from cthulhu_desktop.core.dice.faces import Face
from cthulhu_desktop.ui.dicetable import furniture
from cthulhu_desktop.ui.dicetable.cube import SIDES, UPRIGHT, Turn, draw_cube, neighbours
from cthulhu_desktop.ui.dicetable.dice_items import YAWS, DieItem, die_look, yaw_of
from cthulhu_desktop.ui.dicetable.seats import marker_path
from cthulhu_desktop.ui.dicetable.signs import sign
from cthulhu_desktop.ui.tabletop.items import State
from cthulhu_desktop.ui.tabletop.layout import Rect

SMALL = 26  # pixels: the size of a die in a full circle in a small window


def grey_sign(face: Face | None) -> list[int]:
    """The sign alone, black on white, at the smallest size used."""
    image = QImage(SMALL, SMALL, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    move = QTransform.fromTranslate(SMALL / 2, SMALL / 2).scale(SMALL * 0.9, SMALL * 0.9)
    painter.fillPath(move.map(sign(face)), Qt.GlobalColor.black)
    painter.end()
    return [image.pixelColor(x, y).lightness() for y in range(SMALL) for x in range(SMALL)]


def test_the_signs_differ_by_shape_alone_even_when_small(qapp: object, quiet_look: Callable[..., None]) -> None:
    pictures = {face: grey_sign(face) for face in (*Face, None)}
    for a, b in itertools.combinations(pictures, 2):
        apart = sum(abs(x - y) > 90 for x, y in zip(pictures[a], pictures[b], strict=True))
        assert apart > SMALL * SMALL * 0.03, (a, b)


def test_every_sign_fills_its_die_and_stays_on_it(qapp: object, quiet_look: Callable[..., None]) -> None:
    for face in Face:
        box = sign(face).boundingRect()
        assert max(box.width(), box.height()) > 0.7
        assert max(abs(box.left()), abs(box.right()), abs(box.top()), abs(box.bottom())) < 0.56


def test_a_die_has_the_five_motifs_on_six_sides_whatever_is_up(qapp: object) -> None:
    # DG-1.2
    for face in Face:
        sides = neighbours(face)
        assert sides[0] is face
        assert sorted(sides) == sorted([*Face, Face.IAA])


def test_turning_keeps_the_cube_a_cube() -> None:
    turn = Turn.about((0.6, 0.0, 0.8), 1.3).after(Turn.about((0, 1, 0), 0.4))
    turned = [turn.apply(side[0]) for side in SIDES]
    for a, b in itertools.combinations(range(6), 2):
        dot = sum(x * y for x, y in zip(turned[a], turned[b], strict=True))
        was = sum(x * y for x, y in zip(SIDES[a][0], SIDES[b][0], strict=True))
        assert math.isclose(dot, was, abs_tol=1e-9)


def test_a_resting_die_shows_its_face_upwards_in_every_direction_it_may_lie() -> None:
    for step in range(YAWS):
        assert yaw_of(step).apply((0, 0, 1)) == (0, 0, 1)
    assert yaw_of(YAWS // 2) is UPRIGHT


@pytest.mark.parametrize("spin", range(8))
def test_a_thrown_die_ends_where_and_as_it_was_told(qapp: object, quiet_look: Callable[..., None], spin: int) -> None:
    die = DieItem(1)
    end = Rect(200, 100, 40, 40)
    flight = die.tumble(Rect(0, 300, 30, 30), end, Face.TWO, step=2, duration=800, spin=spin)
    places = set()
    for elapsed in range(0, 800, 16):
        flight.show(elapsed)
        places.add((round(die.x()), round(die.y())))
    assert len(places) > 20
    flight.show(800)
    assert die.rect == end
    assert die.face is Face.TWO
    assert die.look is die_look(Face.TWO, 2)


def test_a_die_in_flight_shows_other_sides(qapp: object, quiet_look: Callable[..., None]) -> None:
    def picture(turn: Turn) -> QImage:
        image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.translate(40, 40)
        draw_cube(painter, turn, neighbours(Face.SIGN), 50, flying=True)
        painter.end()
        return image

    assert picture(UPRIGHT) != picture(Turn.about((1, 0, 0), math.pi / 2))
    assert picture(UPRIGHT).pixelColor(40, 36).alpha() == 255


@pytest.mark.parametrize("state", [State.GLOW, State.HOVER, State.CHOSEN, State.FOCUS, State.LIFTED, State.DIM])
def test_every_state_of_a_die_is_seen(qapp: object, quiet_look: Callable[..., None], state: State) -> None:
    look = die_look(Face.ONE, 3)
    assert look.pixmap(48, 48, state, 1.0).toImage() != look.pixmap(48, 48, State.CALM, 1.0).toImage()


@pytest.mark.parametrize("draw", [furniture.draw_tray, furniture.draw_ring, furniture.draw_seal, furniture.draw_plate])
def test_furniture_shows_what_may_be_used(
    qapp: object, quiet_look: Callable[..., None], draw: Callable[..., None]
) -> None:
    from cthulhu_desktop.ui.tabletop.looks import BakedLook

    look = BakedLook(draw, 0.2, furniture.SHOWN)
    marked = State.CHOSEN  # all of them show at least this
    assert look.pixmap(150, 90, marked, 1.0).toImage() != look.pixmap(150, 90, State.CALM, 1.0).toImage()


def test_completed_and_broken_differ_by_shape(qapp: object, quiet_look: Callable[..., None]) -> None:
    def grey(draw: Callable[..., None]) -> QImage:
        from cthulhu_desktop.ui.tabletop.looks import BakedLook

        look = BakedLook(draw, 0.2, State.CALM)
        return look.pixmap(40, 40, State.CALM, 1.0).toImage().convertToFormat(QImage.Format.Format_Grayscale8)

    assert grey(furniture.draw_completed) != grey(furniture.draw_broken)


def test_the_markers_of_six_cults_have_six_shapes() -> None:
    points = [QPointF(math.cos(k * 0.4) * r, math.sin(k * 0.4) * r) for k in range(16) for r in (3.5, 5, 6, 7, 8.4)]
    shapes = [marker_path(cult, QPointF(0, 0), 8) for cult in range(6)]
    assert len({tuple(shape.contains(point) for point in points) for shape in shapes}) == 6
