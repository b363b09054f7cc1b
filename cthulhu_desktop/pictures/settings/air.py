"""What the settings under the sky share: sky, hills, grass."""

from __future__ import annotations

from cthulhu_desktop.pictures.curves import (
    taper,
)
from cthulhu_desktop.pictures.lights import LIGHTS
from cthulhu_desktop.pictures.pen import Pen
from cthulhu_desktop.pictures.stage import Stage


def sky(stage: Stage, horizon: float, *, top: int = 44, low: int = 128, clouds: int = 44, source: bool = True) -> None:
    """The sky down to a horizon, its lines running round the light, and the light itself if it hangs there."""
    stage.wash(((0.0, top), (0.6, (top + low) // 2), (1.0, low)), 0.0, horizon)
    stage.cloud(clouds, 4, 0.0, horizon, flat=2.4)
    stage.rings(0.8, 0.0, horizon)
    if source and stage.light in ("moon", "star", "lightning"):
        LIGHTS[stage.light].outdoors(stage)


def lit_from_below(stage: Stage, *, footing: bool = True) -> None:
    """Lamp and fire stand on the ground, so they are drawn after it; a window shines in from the side.

    Without a `footing` (over water, in the void) only their glow is seen.
    """
    x, y = stage.place
    if stage.light == "window" or (stage.light in ("lamp", "fire") and not footing):
        stage.brighten(x, y, 0.5, 130)
    elif stage.light in ("lamp", "fire"):
        LIGHTS[stage.light].outdoors(stage)


def mound(
    stage: Stage, text: str, tone: int, *, angle: float = 12, rough: int = 36, haze: float = 0.0, bulge: float = 3.0
) -> None:
    """A hill or bank over the whole width; `text` is its upper edge in percent of width and height, left to right."""
    pen = stage.pen(0.0, 0.0, 1.0, rim=0.3, haze=haze)
    aspect = stage.width / stage.height
    words = [word.split(",") for word in text.split()]
    edge = " ".join(f"{float(x) * aspect:.2f},{y}" for x, y in words)
    pen.form(
        f"{edge} {108 * aspect:.1f},112! {-8 * aspect:.1f},112!",
        tone=tone,
        bulge=bulge,
        lines=2.0,
        angle=angle,
        rough=rough,
    )
    pen.finish()


def tuft(pen: Pen, x: float, y: float, tall: float, *, light: bool = False) -> None:
    """A few blades of grass."""
    for _ in range(5):
        lean = pen.rng.uniform(-0.6, 0.6) * tall
        pen.stroke(
            [(x, y), (x + lean * 0.4, y - tall * 0.6), (x + lean, y - tall * pen.rng.uniform(0.8, 1.1))],
            taper(0.5, 0.1),
            light=light,
        )


def grass(stage: Stage, top: float, count: int = 36) -> None:
    """Tufts of grass from `top` down to the lower edge."""
    pen = stage.pen(0.0, 0.0, 1.0, rim=0)
    aspect = 100 * stage.width / stage.height
    for _ in range(count):
        y = pen.rng.uniform(top, 1.02) * 100
        tuft(pen, pen.rng.uniform(0, aspect), y, 1.5 + (y - top * 100) * 0.1, light=pen.rng.random() < 0.4)
    pen.finish()
