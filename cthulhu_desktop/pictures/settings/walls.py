"""What rooms share: walls, floors, the light in them."""

from __future__ import annotations

from cthulhu_desktop.pictures.lights import LIGHTS
from cthulhu_desktop.pictures.stage import Stage


def shell(stage: Stage, *, wall: int = 96, floor: int = 110, skirting: float = 0.76, angle: float = 88) -> None:
    """A wall and a floor of boards."""
    stage.wash(((0.0, round(wall * 0.55)), (0.5, wall), (1.0, round(wall * 0.8))), 0.0, skirting)
    stage.cloud(24, 4, 0.0, skirting)
    stage.course(angle, 0.0, skirting)
    stage.wash(((0.0, round(floor * 0.6)), (1.0, floor)), skirting, 1.0)
    stage.cloud(26, 6, skirting, 1.0, flat=3)
    stage.boards(skirting, (0.5, skirting - 0.42), 0.6)


def light_up(stage: Stage) -> None:
    """The source of the light, as it looks in a room."""
    LIGHTS[stage.light].indoors(stage)


def breadth(stage: Stage) -> float:
    """The width of the picture in units of a pen of size 1."""
    return 100 * stage.width / stage.height
