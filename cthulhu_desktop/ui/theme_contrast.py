"""The high contrast variant of the palette: which colour takes the place of which. Everything that asks the theme for
a colour gets it, the style sheet included; materials of the tables (wood, cloth, brass) keep their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QStyleHints

INSTEAD: Mapping[str, str] = {
    # the palette
    "#241C17": "#000000",  # ink
    "#EDE3CC": "#FFFFFF",  # paper
    "#D9C8A5": "#F0F0F0",  # aged paper
    "#B08D57": "#F2C14E",  # brass
    "#14231F": "#000000",  # table
    "#3A2A1E": "#1C1C1C",  # walnut
    "#7C2D26": "#6B0F0A",  # blood
    "#E3C78F": "#FFE08A",  # brass, light
    "#684D20": "#3D2B00",  # brass, dark
    "#1D312B": "#0F0F0F",  # table, raised
    "#0C1714": "#000000",  # table, deep
    "#B8AD94": "#E6E6E6",  # muted
    "#5A4A3B": "#1F1F1F",  # muted ink
    "#F0A58F": "#FFC2B3",  # ember
    "#1A2C27": "#0A0A0A",  # the light above a page
    # buttons pointed at, pressed, with the focus
    "#4C3827": "#3A3A3A",
    "#2A1E15": "#000000",
    "#553F2B": "#454545",
    "#C7A46B": "#FFD98A",
    "#9C7B48": "#E0AE3A",
    # what cannot be used now; edges of fields
    "#8E8573": "#BDBDBD",
    "#7F8A80": "#BDBDBD",
    "#4B5148": "#8A8A8A",
    "#3B4740": "#8A8A8A",
    "#5C5138": "#F2C14E",
    "#7A6B56": "#4A4A4A",
    "#8A7B66": "#4A4A4A",
    "#B9A783": "#6B6B6B",
    "#A08C63": "#000000",
    "#F6EFDF": "#FFFFFF",
}


_hints: list[QStyleHints] = []  # held: what it hands out dies with it


def _style_hints() -> QStyleHints:
    if not _hints:
        _hints.append(QGuiApplication.styleHints())
    return _hints[0]


_followed = False


def follow_system(changed: Callable[[], object]) -> None:
    """Call `changed` whenever the system's wish becomes another one; asked again it is done once."""
    global _followed  # noqa: PLW0603 - there is one system
    if not _followed and QGuiApplication.instance() is not None:
        _followed = True
        _style_hints().accessibility().contrastPreferenceChanged.connect(lambda _wish: changed())


def wanted_by_system() -> bool:
    """Whether the system asks for more contrast."""
    if QGuiApplication.instance() is None:
        return False
    return _style_hints().accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
