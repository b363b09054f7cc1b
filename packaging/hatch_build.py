"""Build hook: compile the Qt translations (i18n/*.ts -> *.qm) and take them into the wheel."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compile_translations(root: Path, target: Path) -> list[Path]:
    """Run lrelease on every i18n/*.ts below `root`; returns the .qm files written into `target`.

    The binary inside the PySide6 package is called, not the wrapper on PATH: isolated builds have no wrapper.
    """
    import PySide6

    names = ("lrelease", "lrelease.exe")
    home = Path(PySide6.__file__).parent
    places = [folder / name for name in names for folder in (home, home / "Qt" / "libexec")]
    tool = next((place for place in places if place.exists()), None)
    if tool is None:
        sys.exit("lrelease was not found in the PySide6 package")
    target.mkdir(parents=True, exist_ok=True)
    written = []
    for source in sorted((root / "i18n").glob("*.ts")):
        result = target / (source.stem + ".qm")
        fresh = result.with_suffix(f".{os.getpid()}.part")
        subprocess.run([str(tool), "-silent", str(source), "-qm", str(fresh)], check=True)
        os.replace(fresh, result)  # a program that runs has the old one mapped: it must not change under it
        written.append(result)
    return written


class TranslationsHook(BuildHookInterface):
    """Puts the compiled translations into cthulhu_desktop/_data/qm of the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        for file in compile_translations(root, root / "build" / "qm"):
            build_data["force_include"][str(file)] = f"cthulhu_desktop/_data/qm/{file.name}"


if __name__ == "__main__":
    top = Path(__file__).resolve().parent.parent
    compile_translations(top, top / "build" / "qm")
