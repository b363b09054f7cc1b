"""The six lights: where each stands by itself, how it lights forms, and how its source looks."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from cthulhu_desktop.pictures.canvas import Glow
from cthulhu_desktop.pictures.curves import Path, Point, arc, box, oval
from cthulhu_desktop.pictures.stage import Stage


@dataclass(frozen=True, slots=True)
class Light:
    """A kind of light: its usual place, its strength on forms, what is left in the shade, and its source's look."""

    place: Point
    strength: float
    ambient: float
    reach: float
    outdoors: Callable[[Stage], None]
    indoors: Callable[[Stage], None]

    def glow(self, width: int, height: int, place: Point) -> Glow:
        """What the light does to forms."""
        return Glow(place[0] * width, place[1] * height, self.strength, self.ambient, self.reach)


def moon_disc(stage: Stage, radius: float = 0.075) -> None:
    """The moon in the sky, with faint seas and a halo."""
    x, y = stage.place
    stage.brighten(x, y, radius * 4.2, 120)
    stage.brighten(x, y, radius * 1.9, 80)
    pen = stage.pen(x, y, 1.0, rim=0)
    r = radius * 100
    pen.shine(oval(0, 0, r, r))
    pen.finish()
    for dx, dy, rx, ry in ((-0.3, -0.25, 0.3, 0.2), (0.25, 0.1, 0.26, 0.32), (-0.15, 0.42, 0.34, 0.16)):
        spot = oval(dx * r, dy * r, rx * r, ry * r)
        pen.shine(spot, strength=214)
    pen.finish()


def window_panes(stage: Stage, x: float, y: float, wide: float, tall: float) -> None:
    """A lit sash window with bars; sizes are fractions of the height."""
    pen = stage.pen(x, y, 1.0, rim=0)
    w, t = wide * 50, tall * 50
    pen.form(box(-w - 3, -t - 3, w + 3, t + 4), tone=120, bulge=0.8, angle=90)
    pen.shine(box(-w, -t, w, t), halo=7)
    pen.finish()
    for fraction in (-0.33, 0.33):
        pen.stroke([(fraction * w, -t), (fraction * w, t)], 1.1)
    for fraction in (-0.5, 0.0, 0.5):
        pen.stroke([(-w, fraction * t), (w, fraction * t)], 1.1 if fraction else 2.2)
    pen.finish()


def window_light(stage: Stage) -> None:
    """A window, and its light slanting down into the room."""
    x, y = stage.place
    aspect = stage.height / stage.width
    window_panes(stage, x, y, 0.22, 0.34)
    lean = -0.55 if x > 0.5 else 0.55
    near, far = 0.11 * aspect, 0.2 * aspect
    stage.beam(
        [(x - near, y - 0.17), (x + near, y + 0.1), (x + lean + far, 1.05), (x + lean - far * 1.5, 1.05)], 95, 0.03
    )


def moon_window(stage: Stage) -> None:
    """Moonlight indoors: a tall window with the moon in it."""
    x, y = stage.place
    window_light(stage)
    pen = stage.pen(x, y - 0.02, 1.0, rim=0)
    pen.stroke(oval(-3, -4, 5, 5), 0.7, closed=True)
    pen.finish()


def hanging_lamp(stage: Stage) -> None:
    """A lamp with a tin shade on a cord, and its cone of light."""
    x, y = stage.place
    aspect = stage.height / stage.width
    stage.beam([(x - 0.04, y), (x + 0.04, y), (x + 0.62 * aspect, 1.02), (x - 0.62 * aspect, 1.02)], 58, 0.06)
    stage.brighten(x, y + 0.05, 0.24, 90)
    pen = stage.pen(x, y, 1.0)
    pen.stroke([(0, -100), (0, -6)], 0.7)
    pen.shine(oval(0, 0.6, 3.4, 3.4), halo=5)
    pen.form([(-2, -7), (2, -7), (10, 0), (-10, 0)], tone=120, bulge=1.6, angle=0)
    pen.finish()


def lantern_post(stage: Stage) -> None:
    """Outdoors the lamp is a street lantern on a post."""
    x, y = stage.place
    stage.brighten(x, y, 0.5, 110)
    pen = stage.pen(x, y, 1.0, rim=0.4)
    pen.form(box(-0.9, 6, 0.9, 100), tone=70, bulge=0.6, angle=0)
    pen.form([(-4, -6), (4, -6), (2.6, 6), (-2.6, 6)], tone=60, bulge=0.8)
    pen.shine([(-3.1, -4.6), (3.1, -4.6), (2, 4.6), (-2, 4.6)], halo=7)
    pen.form([(-5, -6), (0, -11), (5, -6)], tone=60, bulge=0.8)
    pen.finish()
    pen.stroke([(0, -5), (0, 5)], 0.5)
    pen.finish()


def flames(stage: Stage) -> None:
    """A fire: tongues of flame over logs, sparks above, light all round."""
    x, y = stage.place
    stage.brighten(x, y - 0.06, 0.62, 150)
    pen = stage.pen(x, y, 1.0, rim=0)
    pen.limb("-14,0 0,-2 14,1", 1.8, tone=60)
    pen.limb("-11,2 0,-1 12,-3", 1.8, tone=70)
    tongue = "0,-2 7,-6 9,-12 5,-19 6,-26! 1,-21 0,-32! -4,-24 -6,-19 -9,-24! -10,-14 -8,-6"
    pen.shine(tongue, halo=6)
    pen.finish()
    for course in ("-5,-5 -7,-11 -4,-17", "4,-5 6,-11 2,-18", "0,-6 1,-12 -1,-20"):
        pen.stroke(course, lambda t: 0.9 * math.sin(math.pi * t))
    for _ in range(16):
        dx, dy = stage.rng.uniform(-16, 16), stage.rng.uniform(-62, -24)
        pen.mark(oval(dx, dy, 0.45, 0.6, steps=10), light=True)
    pen.finish()


def star_glow(stage: Stage) -> None:
    """A baleful star: long crossing rays and rings of light."""
    x, y = stage.place
    stage.brighten(x, y, 0.42, 150)
    stage.brighten(x, y, 0.16, 110)
    pen = stage.pen(x, y, 1.0, rim=0)
    rays: list[Path] = []
    for number in range(16):
        angle = number * math.pi / 8 + 0.12
        length = (26.0, 9.0, 15.0, 9.0)[number % 4]
        side = 1.3 if number % 4 == 0 else 0.8
        tip = (math.cos(angle) * length, math.sin(angle) * length)
        foot = (-math.sin(angle) * side, math.cos(angle) * side)
        rays.append([foot, tip, (-foot[0], -foot[1])])
    pen.shine(oval(0, 0, 4, 4), *rays, halo=3)
    pen.finish()


def bolt(stage: Stage) -> None:
    """Lightning from the upper edge, with branches."""
    x, y = stage.place
    stage.brighten(x, y + 0.1, 0.7, 120, squeeze=0.9)
    pen = stage.pen(x, y, 1.0, rim=0)
    px, py = 0.0, -30.0
    trunk: list[Point] = [(px, py)]
    while py < 46:
        px += stage.rng.uniform(-6, 6)
        py += stage.rng.uniform(4, 9)
        trunk.append((px, py))
    for start in range(2, len(trunk) - 2, 2):
        side = stage.rng.choice((-1, 1))
        twig = [trunk[start]]
        for step in range(4):
            last = twig[-1]
            twig.append(
                (last[0] + side * stage.rng.uniform(1, 6), last[1] + stage.rng.uniform(2, 6) * (1 - step * 0.1))
            )
        pen.stroke(twig, lambda t: 0.8 * (1 - t), light=True)
    pen.stroke(trunk, lambda t: 1.9 * (1 - 0.75 * t), light=True)
    pen.finish()


def storm_window(stage: Stage) -> None:
    """Lightning indoors: a window in the flash, and its hard light."""
    window_light(stage)
    x, y = stage.place
    pen = stage.pen(x, y, 1.0, rim=0)
    pen.stroke([(2, -17), (-3, -8), (1, -5), (-5, 5), (-1, 7), (-6, 17)], 0.9)
    pen.finish()


def fireplace(stage: Stage) -> None:
    """A fire indoors: a hearth of stone with flames in it."""
    x, y = stage.place
    pen = stage.pen(x, y + 0.05, 1.0, rim=0.3)
    pen.form([(-26, 0), (-26, -44), (26, -44), (26, 0)], tone=150, bulge=1.5, angle=0, rough=40)
    pen.form(box(-30, -49, 30, -43), tone=180, bulge=1.2, angle=0)
    pen.black([(-17, 0), *arc(0, -20, 17, 180, 360), (17, 0)])
    pen.finish()
    flames(stage)


LIGHTS: dict[str, Light] = {
    "moon": Light((0.74, 0.2), 0.86, 0.2, 4.0, moon_disc, moon_window),
    "lamp": Light((0.5, 0.16), 1.05, 0.16, 1.1, lantern_post, hanging_lamp),
    "window": Light((0.84, 0.36), 0.95, 0.2, 1.8, window_light, window_light),
    "fire": Light((0.2, 0.84), 1.1, 0.15, 1.1, flames, fireplace),
    "star": Light((0.5, 0.2), 0.95, 0.18, 1.8, star_glow, star_glow),
    "lightning": Light((0.26, 0.1), 1.15, 0.12, 4.0, bolt, storm_window),
}
