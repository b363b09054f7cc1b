"""Moods: how strong the light is, how steady the hand, and what weather lies over the finished picture."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PIL import ImageChops

from cthulhu_desktop.pictures.noise import wall
from cthulhu_desktop.pictures.stage import Stage


@dataclass(frozen=True, slots=True)
class Mood:
    """`waver` is how far the lines tremble, in line steps; strength and ambient change the light.

    `air` lies between the setting and the subjects, `finish` over everything.
    """

    waver: float
    strength: float
    ambient: float
    finish: Callable[[Stage], None]
    air: Callable[[Stage], None] = lambda _stage: None


def calm(stage: Stage) -> None:
    """Nothing but a little shade in the corners."""
    stage.darken_rim(0.35)


def eerie(stage: Stage) -> None:
    """Deep shade round the picture."""
    stage.darken_rim(0.75)


def dark(stage: Stage) -> None:
    """Everything falls into black but what the light strikes."""
    table = [round(255 * (v / 255) ** 1.5) for v in range(256)]
    stage.canvas.tone = stage.canvas.tone.point(table)
    stage.darken_rim(0.8)


def storm(stage: Stage) -> None:
    """Slanting rain over a dark sheet."""
    stage.darken_rim(0.6)
    pen = stage.pen(0.0, 0.0, 1.0, rim=0)
    wide = 100 * stage.width / stage.height
    for _ in range(round(2.1 * wide)):
        x, y = stage.rng.uniform(-10, wide + 20), stage.rng.uniform(-6, 100)
        length = stage.rng.uniform(3, 9)
        pen.stroke([(x, y), (x - length * 0.36, y + length)], 0.34, light=stage.rng.random() < 0.8)
    pen.finish()


def mist(stage: Stage) -> None:
    """A low mist hides the feet of things."""
    stage.mist(0.74, 1.12, 170, 222)
    stage.darken_rim(0.4)


def misty_air(stage: Stage) -> None:
    """What lies behind the subjects pales."""
    stage.mist(0.36, 0.8, 130, 205)
    stage.canvas.tone = ImageChops.add(
        stage.canvas.tone.point([round(v * 0.84) for v in range(256)]), wall(stage.canvas.size, 34)
    )


def madness(stage: Stage) -> None:
    """The lines themselves swirl, round a point where nothing is."""
    cx, cy = stage.px(stage.rng.uniform(0.35, 0.65), stage.rng.uniform(0.3, 0.55))
    period, height = stage.canvas.period, stage.height

    def whirl(x: float, y: float) -> float:
        dx, dy = x - cx, y - cy
        away = math.hypot(dx, dy) / height
        return 6.5 * period * math.sin(9 * away - 2 * math.atan2(dy, dx)) * math.exp(-1.4 * away)

    bend = stage.canvas.screens.bend(whirl)
    stage.canvas.phases = [ImageChops.add_modulo(phase, bend) for phase in stage.canvas.phases]
    stage.darken_rim(0.7)


MOODS: dict[str, Mood] = {
    "calm": Mood(2.2, 1.0, 1.0, calm),
    "eerie": Mood(3.4, 1.0, 0.8, eerie),
    "dark": Mood(2.6, 1.0, 0.6, dark),
    "storm": Mood(4.2, 0.95, 0.8, storm),
    "mist": Mood(3.0, 0.95, 1.2, mist, misty_air),
    "madness": Mood(5.5, 1.0, 0.8, madness),
}
