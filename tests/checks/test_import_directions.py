"""Imports go one way: kernel <- games <- reading, wording, bots, lab, storage, pictures <- bridge <- ui <- app."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "cthulhu_desktop"

# Room -> what it may import besides itself and the standard library. A room is a folder or module of the package.
ALLOWED: dict[str, set[str]] = {
    "core.kernel": set(),
    "core.registry": {"core.kernel"},
    "core.dice": {"core.kernel"},
    "core.free": {"core.kernel"},
    "core.catalogue": {"core.kernel"},
    "core.decks": {"core.kernel", "core.catalogue"},
    "core.cards": {"core.kernel", "core.catalogue", "core.decks"},
    "data_files": set(),
    "rulebook": {"data_files"},
    "wording": {"data_files", "core"},
    "reading": {"data_files", "core", "defusedxml", "rapidfuzz"},
    "sets": {"data_files", "core"},
    "scenarios": {"data_files", "core", "wording"},
    "lessons": {"data_files", "core"},
    "bots": {"core"},
    "lab": {"core", "bots"},
    "storage": {"core", "data_files", "platformdirs"},
    "pictures": {"core", "data_files", "PIL"},
    "bridge": {
        "core", "bots", "lab", "storage", "pictures", "wording", "reading", "sets", "scenarios", "lessons", "rulebook",
        "data_files", "PySide6", "shiboken6",
    },
    "ui": {"core", "bridge", "wording", "lessons", "pictures", "rulebook", "data_files", "PySide6", "shiboken6"},
}
# Inside ui: room -> which other rooms of ui it may import. All may use the theme; shell may use every room.
UI_ALLOWED: dict[str, set[str]] = {
    "widgets": set(),
    "tabletop": {"widgets"},
    "cardfaces": {"tabletop", "widgets"},
    "dicetable": {"tabletop", "widgets"},
    "cardtable": {"cardfaces", "tabletop", "widgets"},
    "replay": {"cardfaces", "tabletop", "widgets"},
    "lessons": {"tabletop", "widgets"},
    "freetable": {"cardfaces", "cardtable", "tabletop", "widgets"},
    "deckbuilder": {"cardfaces", "shell", "tabletop", "widgets"},
    "rulebook": {"cardfaces", "dicetable", "shell", "tabletop", "widgets"},
}
ANYTHING = {"app", "cli", "__main__", "__init__"}

# The core may not touch files, clocks, the screen or global chance.
FORBIDDEN_IN_CORE = {
    "os", "sys", "io", "pathlib", "shutil", "tempfile", "sqlite3", "time", "datetime", "random", "secrets", "uuid",
    "threading", "multiprocessing", "asyncio", "subprocess", "socket", "logging", "gettext", "locale",
}  # fmt: skip


def room_of(module: str) -> str:
    """The room a module of the package belongs to: two names for core, one elsewhere."""
    parts = module.split(".")
    return ".".join(parts[:2]) if parts[0] == "core" and len(parts) > 1 else parts[0]


def imports_of(file: Path) -> Iterator[str]:
    """Every module a file imports, also inside functions; the package's own without its name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            base = node.module or ""
            names = [base] if base != "cthulhu_desktop" else [f"{base}.{alias.name}" for alias in node.names]
        for name in names:
            yield name.removeprefix("cthulhu_desktop.") if name.startswith("cthulhu_desktop.") else "/" + name


def problems_of(file: Path) -> list[str]:
    """The arrows of one file that point the wrong way."""
    module = ".".join(file.relative_to(PACKAGE).with_suffix("").parts)
    room = room_of(module.removesuffix(".__init__") if module != "__init__" else module)
    if room in ANYTHING or module == "core.__init__":
        return []
    allowed = ALLOWED.get(room)
    if allowed is None:
        return [f"{module}: the room {room} is not in the table"]
    found = []
    for name in imports_of(file):
        if name.startswith("/"):
            top = name[1:].split(".")[0]
            if top == "cthulhu_desktop":
                continue
            if top in sys.stdlib_module_names:
                if room.startswith("core") and top in FORBIDDEN_IN_CORE:
                    found.append(f"{module} imports {top}")
            elif top not in allowed:
                found.append(f"{module} imports {top}")
            continue
        if name == "__version__":
            continue
        target = room_of(name)
        if target != room and target not in allowed and target.split(".")[0] not in allowed:
            found.append(f"{module} imports {name}")
    return found


def ui_problems_of(file: Path) -> list[str]:
    """The arrows between rooms of ui that point the wrong way in one file."""
    parts = file.relative_to(PACKAGE).with_suffix("").parts
    room = parts[1] if len(parts) > 2 else "theme"
    if room in ("shell", "__init__"):
        return []
    if room != "theme" and room not in UI_ALLOWED:
        return [f"the room ui.{room} is not in the table"]
    allowed = {room, *UI_ALLOWED.get(room, ())}
    found = {name.split(".")[1] for name in imports_of(file) if name.startswith("ui.")}
    wrong = sorted(name for name in found - allowed if not name.startswith("theme"))
    return [f"{'.'.join(parts)} imports ui.{name}" for name in wrong]


FILES = sorted(PACKAGE.rglob("*.py"))


def test_every_import_points_the_allowed_way() -> None:
    assert [problem for file in FILES for problem in problems_of(file)] == []


def test_inside_the_window_tables_know_neither_each_other_nor_what_is_around_them() -> None:
    files = [file for file in FILES if file.is_relative_to(PACKAGE / "ui")]
    assert [problem for file in files for problem in ui_problems_of(file)] == []


@pytest.mark.parametrize(
    ("place", "text", "problems"),
    [
        ("ui/replay/bad.py", "from cthulhu_desktop.ui import theme", 0),
        ("ui/replay/bad.py", "from cthulhu_desktop.ui.cardtable import keys", 1),
        ("ui/cardtable/bad.py", "from cthulhu_desktop.ui.shell import page", 1),
        ("ui/nowhere/bad.py", "", 1),
    ],
)
def test_the_check_of_the_window_sees_a_wrong_arrow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, text: str, problems: int
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path)
    file = tmp_path / place
    file.parent.mkdir(parents=True)
    file.write_text(text)
    assert len(ui_problems_of(file)) == problems


@pytest.mark.parametrize(
    ("place", "text", "problem"),
    [
        ("core/dice/bad.py", "import random", "core.dice.bad imports random"),
        ("core/dice/bad.py", "from cthulhu_desktop.core.cards import game", "core.dice.bad imports core.cards"),
        ("bots/bad.py", "import PySide6.QtCore", "bots.bad imports PySide6.QtCore"),
        ("storage/bad.py", "from cthulhu_desktop.ui import theme", "storage.bad imports ui"),
    ],
)
def test_the_check_sees_a_wrong_arrow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, text: str, problem: str
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path)
    file = tmp_path / place
    file.parent.mkdir(parents=True)
    file.write_text(text)
    found = problems_of(file)
    assert len(found) == 1
    assert problem.split(" imports ")[1].split(".", maxsplit=1)[0] in found[0]
