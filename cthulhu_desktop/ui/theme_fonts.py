"""The three type families, from their packages; a missing one is replaced by a system serif or sans serif."""

from __future__ import annotations

import importlib.util
from functools import lru_cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

# role: package, family, substitutes, factor of size (so that all look equally large), usual weight, variable weights
_FAMILIES: dict[str, tuple[str, str, tuple[str, ...], float, int, bool]] = {
    "title": ("fontpkg_cinzel", "Cinzel", ("Liberation Serif", "DejaVu Serif", "Times New Roman"), 1.0, 500, True),
    "text": ("fontpkg_eb_garamond", "EB Garamond", ("Liberation Serif", "DejaVu Serif", "Georgia"), 1.0, 430, True),
    "easy": ("fontpkg_atkinson_hyperlegible", "Atkinson Hyperlegible", ("DejaVu Sans", "Verdana"), 0.88, 400, False),
}
_loaded: set[str] = set()
_missing: list[str] = []


def load() -> None:
    """Make the families known to Qt; each once. Needs a QGuiApplication."""
    for package, _family, *_rest in _FAMILIES.values():
        if package in _loaded:
            continue
        _loaded.add(package)
        files = font_files(package)
        if not [file for file in files if QFontDatabase.addApplicationFont(str(file)) >= 0]:
            _missing.append(package)


def missing() -> tuple[str, ...]:
    """Font packages that could not be loaded."""
    return tuple(_missing)


def font_files(package: str) -> list[Path]:
    """The font files of a package, found without importing it; none if it is not installed."""
    try:
        spec = importlib.util.find_spec(package)
    except ImportError:
        return []
    places = list(spec.submodule_search_locations or []) if spec else []
    return sorted(file for place in places for file in Path(place).glob("files/*.ttf"))


def make(role: str, points: float, weight: int, italic: bool) -> QFont:
    """The font of a role; `weight` 0 for its usual one. The caller may change it: it is a copy."""
    return QFont(_made(role, points, weight, italic))


@lru_cache(maxsize=256)
def _made(role: str, points: float, weight: int, italic: bool) -> QFont:
    """Made once: painting asks for the same few fonts again and again."""
    _package, family, substitutes, factor, usual, variable = _FAMILIES[role]
    result = QFont([family, *substitutes])
    result.setPointSizeF(points * factor)
    result.setItalic(italic)
    result.setStyleHint(QFont.StyleHint.SansSerif if role == "easy" else QFont.StyleHint.Serif)
    weight = weight or usual
    if variable:
        # Qt offers no named instances of these files; the axis gives the true drawing of each weight.
        result.setVariableAxis(QFont.Tag("wght"), weight)
    else:
        result.setWeight(QFont.Weight.Bold if weight >= 600 else QFont.Weight.Normal)
    return result
