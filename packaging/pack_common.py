"""What the packing scripts share: places, version, time, and the files of the desktop."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"
LINUX = ROOT / "packaging" / "linux"
APP_ID = "org.cthulhu_desktop.CthulhuDesktop"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def say(text: str) -> None:
    """Tell what is being done."""
    print(f"[package] {text}", flush=True)


def version() -> str:
    """The version in pyproject.toml."""
    import tomllib

    return str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def epoch() -> int:
    """The time that goes into the packages, in seconds since 1970 UTC: SOURCE_DATE_EPOCH, else the last commit's, else
    the first day of the year of the newest date in CHANGELOG.md."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdecimal():
        return int(given)
    if shutil.which("git"):
        words = ["git", "log", "-1", "--format=%ct"]
        told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
        if told.returncode == 0 and told.stdout.strip().isdecimal():
            return int(told.stdout)
    found = re.search(r"\b(20\d\d)-\d\d-\d\d\b", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    year = int(found.group(1)) if found else 2026
    return int(time.mktime((year, 1, 1, 0, 0, 0, 0, 1, 0)))


def install_desktop_files(share: Path) -> None:
    """Menu entry, icons, file types and description below a `share` folder (Freedesktop layout)."""
    for source, target in (
        ("cthulhu-desktop.desktop", "applications/cthulhu-desktop.desktop"),
        ("cthulhu-desktop-mime.xml", "mime/packages/cthulhu-desktop.xml"),
        (f"{APP_ID}.metainfo.xml", f"metainfo/{APP_ID}.metainfo.xml"),
    ):
        place = share / target
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(LINUX / source, place)
    install_icons(share / "icons" / "hicolor")


def install_icons(theme: Path) -> None:
    """The program's icon in all sizes and the icons of its two file types."""
    icons = ROOT / "resources" / "icons"
    scalable = theme / "scalable"
    (scalable / "apps").mkdir(parents=True, exist_ok=True)
    (scalable / "mimetypes").mkdir(parents=True, exist_ok=True)
    shutil.copyfile(icons / "cthulhu-desktop.svg", scalable / "apps" / "cthulhu-desktop.svg")
    for kind in ("deck", "game"):
        shutil.copyfile(icons / f"{kind}-file.svg", scalable / "mimetypes" / f"application-x-cthulhu-{kind}.svg")
    for size in ICON_SIZES:
        folder = theme / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True, exist_ok=True)
        drawn = icons / ("cthulhu-desktop-small.svg" if size <= 32 else "cthulhu-desktop.svg")
        render_icon(drawn, size, folder / "cthulhu-desktop.png")


def render_icon(svg: Path, size: int, target: Path) -> None:
    """Draw an SVG file of ours as a PNG file of `size` pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(svg)).render(painter)
    painter.end()
    if not image.save(str(target)):
        raise OSError(f"cannot write {target}")


def output_of(*words: str) -> str:
    """What a command prints, without white space around it. CalledProcessError if it fails."""
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
