"""The look of the whole window: colours, contrast, fonts, text size, motion.

Widgets name what they are and the theme dresses them:

    theme.set_font(label, Role.TITLE, 28)            a font that follows the text size and the easy-reading choice
    button.setProperty("look", "primary")            a look of theme_qss.py: primary, quiet, entry, link, danger
    panel.setProperty("surface", "paper")            ink on paper for everything inside (reading, dialogs)

Painted items ask `colour(BRASS)`, `font(Role.TEXT, 13)`, `px(12)` while painting, and repaint on `changes().changed`.
"""

from __future__ import annotations

import weakref
from dataclasses import dataclass
from enum import StrEnum

import shiboken6
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from cthulhu_desktop.ui import theme_contrast, theme_fonts, theme_motion

# The palette of the engraved book.
INK = "#241C17"
PAPER = "#EDE3CC"
AGED_PAPER = "#D9C8A5"
BRASS = "#B08D57"
TABLE = "#14231F"
WALNUT = "#3A2A1E"
BLOOD = "#7C2D26"
# Shades of it, for text and edges that must stand out from their ground.
BRASS_LIGHT = "#E3C78F"  # text and focus rings on the table
BRASS_DARK = "#684D20"  # text and edges on paper
TABLE_RAISED = "#1D312B"  # panels on the table
TABLE_DEEP = "#0C1714"  # wells, the night
MUTED = "#B8AD94"  # secondary text on the table
MUTED_INK = "#5A4A3B"  # secondary text on paper
EMBER = "#F0A58F"  # warnings on the table (blood is too dark there)

BASE_POINTS = 13.0
MIN_SCALE, MAX_SCALE = 0.8, 2.0


class Role(StrEnum):
    """What a text is for. EASY is Atkinson Hyperlegible; the other two become it when the player asks for it."""

    TITLE = "title"
    TEXT = "text"
    EASY = "easy"


class Motion(StrEnum):
    """Whether things may move: as the system wishes, always, never."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class Contrast(StrEnum):
    """Which palette is used: as the system wishes, the usual one, the one of high contrast."""

    SYSTEM = "system"
    USUAL = "usual"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Look:
    """What the player chose. `text_percent` 80 to 200."""

    text_percent: int = 100
    easy_font: bool = False
    motion: Motion = Motion.SYSTEM
    contrast: Contrast = Contrast.SYSTEM
    left_handed: bool = False


class Changes(QObject):
    """`changed` is emitted after every change of the look (text size, fonts, colours, motion, which hand)."""

    changed = Signal()


_look = Look()
_changes: Changes | None = None
_dressed: weakref.WeakKeyDictionary[QWidget, tuple[Role, float, int, bool]] = weakref.WeakKeyDictionary()


def look() -> Look:
    """The look in force."""
    return _look


def changes() -> Changes:
    """The one object that tells of changes of the look."""
    global _changes  # noqa: PLW0603 - made on first use: a QObject must not be made while modules load
    if _changes is None:
        _changes = Changes()
    return _changes


def apply(new: Look) -> None:
    """Dress the running application and everything in it anew."""
    global _look  # noqa: PLW0603 - the look is one for the whole window, like the application's own font
    _look = new
    application = QApplication.instance()
    if isinstance(application, QApplication):
        from cthulhu_desktop.ui.theme_qss import style_sheet

        theme_fonts.load()
        theme_contrast.follow_system(lambda: apply(_look))
        application.setFont(font(Role.TEXT, BASE_POINTS))
        sheet = style_sheet(scale())
        if application.styleSheet() != sheet:  # Qt dresses every widget anew, also for the same sheet
            application.setPalette(_palette())
            application.setStyleSheet(sheet)
        for widget, (role, points, weight, italic) in list(_dressed.items()):
            if shiboken6.isValid(widget):  # Qt may have deleted what Python still knows
                widget.setFont(font(role, points, weight=weight, italic=italic))
    changes().changed.emit()


def left_handed() -> bool:
    """Whether tables are laid out for a left hand: what a mouse is moved to stands at the left."""
    return _look.left_handed


def scale() -> float:
    """The text size chosen, 0.8 to 2.0; 1.0 is the usual size."""
    return min(MAX_SCALE, max(MIN_SCALE, _look.text_percent / 100))


def px(length: float) -> int:
    """A length in pixels that grows with the text, for what holds text."""
    return round(length * scale())


def motion_allowed() -> bool:
    """Whether things may move: the player's choice, else what the system asks for."""
    if _look.motion is Motion.SYSTEM:
        return not theme_motion.less_motion_wanted()
    return _look.motion is Motion.ON


def font(role: Role | str, points: float = BASE_POINTS, *, weight: int = 0, italic: bool = False) -> QFont:
    """The font of a role. `points` at 100 % text size; `weight` 400 to 800, 0 for the role's own."""
    role = Role(role)
    if _look.easy_font:
        role = Role.EASY
    return theme_fonts.make(role.value, points * scale(), weight, italic)


def set_font(widget: QWidget, role: Role | str, points: float, *, weight: int = 0, italic: bool = False) -> None:
    """Give `widget` a font that follows later changes of the look."""
    role = Role(role)
    _dressed[widget] = (role, points, weight, italic)
    widget.setFont(font(role, points, weight=weight, italic=italic))


def high_contrast() -> bool:
    """Whether the palette of high contrast is in force: the player's choice, else what the system asks for."""
    if _look.contrast is Contrast.SYSTEM:
        return theme_contrast.wanted_by_system()
    return _look.contrast is Contrast.HIGH


def shade(name: str) -> str:
    """The colour that stands for one of the colours above in the palette in force, as a name like theirs."""
    return theme_contrast.INSTEAD.get(name.upper(), name) if high_contrast() else name


def colour(name: str, opacity: float = 1.0) -> QColor:
    """One of the colours above as QColor, as the palette in force has it; `opacity` 0 to 1."""
    result = QColor(shade(name))
    result.setAlphaF(opacity)
    return result


def notices() -> tuple[str, ...]:
    """Names of font packages that are missing: their texts appear in a system serif."""
    return theme_fonts.missing()


def _palette() -> QPalette:
    """Colours for what no style sheet reaches (Qt's own dialogs, selections in text, links)."""
    palette = QPalette()
    role = QPalette.ColorRole
    for which, name in (
        (role.Window, TABLE), (role.WindowText, PAPER), (role.Base, TABLE_DEEP), (role.AlternateBase, TABLE_RAISED),
        (role.Text, PAPER), (role.Button, WALNUT), (role.ButtonText, PAPER), (role.BrightText, BRASS_LIGHT),
        (role.Highlight, BRASS), (role.HighlightedText, INK), (role.ToolTipBase, PAPER), (role.ToolTipText, INK),
        (role.Link, BRASS_LIGHT), (role.LinkVisited, BRASS_LIGHT), (role.PlaceholderText, MUTED), (role.Accent, BRASS),
        (role.Light, TABLE_RAISED), (role.Mid, WALNUT), (role.Dark, TABLE_DEEP), (role.Shadow, "#000000"),
    ):  # fmt: skip
        palette.setColor(which, colour(name))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, colour("#7F8A80"))
    return palette
