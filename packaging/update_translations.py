"""Take the texts of the program into i18n/*.ts: `make translations`.

Keeps what is translated, adds what is new (unfinished), drops what is gone. No places and line numbers are written, so
that a change shows only the texts it touches. English has a file for its plural forms alone.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("pl", "de")
PLURALS_ONLY = "en"


def find_tool(name: str) -> Path:
    """A tool inside the PySide6 package (the wrapper on PATH is absent in isolated builds)."""
    import PySide6

    home = Path(PySide6.__file__).parent
    places = [folder / (name + ending) for ending in ("", ".exe") for folder in (home, home / "Qt" / "libexec")]
    tool = next((place for place in places if place.exists()), None)
    if tool is None:
        sys.exit(f"{name} was not found in the PySide6 package")
    return tool


def sources(root: Path = ROOT) -> list[Path]:
    """The files that hold texts."""
    return sorted((root / "cthulhu_desktop").rglob("*.py"))


def extract(target: Path, language: str, root: Path = ROOT) -> None:
    """Bring one .ts file up to date with the sources."""
    options = ["-silent", "-locations", "none", "-no-obsolete", "-source-language", "en", "-target-language", language]
    if language == PLURALS_ONLY:
        options.append("-pluralonly")
    files = [str(file) for file in sources(root)]
    subprocess.run([str(find_tool("lupdate")), *options, *files, "-ts", str(target)], check=True)


def main() -> None:
    """Bring all files up to date and say what is left to translate."""
    for language in (*LANGUAGES, PLURALS_ONLY):
        target = ROOT / "i18n" / f"{language}.ts"
        extract(target, language)
        open_texts = target.read_text(encoding="utf-8").count('type="unfinished"')
        print(f"{target.relative_to(ROOT)}: {open_texts} texts to translate")


if __name__ == "__main__":
    main()
