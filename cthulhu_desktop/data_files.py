"""Where the program's own files lie: beside the package in a checkout, inside it once installed."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def data_root() -> Path:
    """The folder that holds resources/, i18n/ and qm/ (or build/qm/ in a checkout)."""
    frozen = getattr(sys, "_MEIPASS", None)
    package = Path(frozen) / "cthulhu_desktop" if frozen else Path(__file__).parent
    installed = package / "_data"
    return installed if installed.is_dir() else package.parent


def resource(*parts: str) -> Path:
    """A file or folder below resources/."""
    return data_root().joinpath("resources", *parts)


def catalogue(*parts: str) -> Path:
    """A file or folder below i18n/."""
    return data_root().joinpath("i18n", *parts)


def compiled_translation(language: str) -> Path:
    """The compiled Qt translation of the program for `language` ("pl", "de")."""
    root = data_root()
    place = root / "qm" if (root / "qm").is_dir() else root / "build" / "qm"
    return place / f"{language}.qm"
