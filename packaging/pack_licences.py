"""The licences of everything inside the frozen folder, gathered into its folder `licences`."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from pack_common import ROOT

_LIST = """
import importlib.metadata as m, json
print(json.dumps([
    {"name": d.metadata["Name"], "version": d.version,
     "author": d.metadata["Author"] or d.metadata["Author-email"] or "",
     "licence": d.metadata["License-Expression"] or d.metadata["License"] or "",
     "files": [str(d.locate_file(f)) for f in (d.files or ())
               if any(w in f.name.upper() for w in ("LICEN", "COPYING", "NOTICE", "OFL", "AUTHORS"))
               and f.suffix not in (".py", ".pyc")]}
    for d in m.distributions() if d.metadata["Name"]]))
"""
NOT_INSIDE = {"pip", "setuptools", "pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "packaging"}


def packages_inside(python: Path) -> list[dict[str, object]]:
    """Name, version, licence and licence files of the packages that were frozen, by name."""
    told = subprocess.run([str(python), "-c", _LIST], check=True, capture_output=True, text=True)
    found: list[dict[str, object]] = json.loads(told.stdout)
    inside = [one for one in found if str(one["name"]).lower() not in NOT_INSIDE]
    return sorted(inside, key=lambda one: str(one["name"]).lower())


def collect_licences(python: Path, folder: Path) -> None:
    """Copy the licence of the program, of Python, of each package and of each bundled system library.
    SystemExit if a package brings none and names none."""
    target = folder / "licences"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    for name in ("LICENSE", "CREDITS.md"):
        shutil.copyfile(ROOT / name, target / name)
    missing = []
    for package in packages_inside(python):
        name = str(package["name"])
        files = [Path(str(file)) for file in package["files"] if Path(str(file)).is_file()]  # type: ignore[attr-defined]
        place = target / name
        place.mkdir(exist_ok=True)
        if not files and not _named_licence(package, place):
            missing.append(name)
        for number, file in enumerate(files):
            shutil.copyfile(file, place / (file.name if number == 0 else f"{number}-{file.name}"))
    if missing:
        sys.exit(f"no licence text was found for: {', '.join(missing)}")
    _python_licence(target)
    _system_libraries(folder, target)


def _named_licence(package: dict[str, object], place: Path) -> bool:
    """For a package without a licence file: a note with the licence that it names, and the texts of the GNU licences
    that are meant. Whether it names one."""
    named = str(package["licence"]).strip()
    if not named:
        return False
    note = f"{package['name']} {package['version']} by {package['author'] or 'its authors'}.\nLicence: {named}\n"
    (place / "LICENCE.txt").write_text(note, encoding="utf-8")
    for mark, text in (("LGPL-3", "LGPL-3"), ("GPL-3", "GPL-3"), ("GPL-2", "GPL-2")):
        source = Path("/usr/share/common-licenses") / text
        if mark in named and source.is_file():
            shutil.copyfile(source, place / f"{text}.txt")
    return True


def _python_licence(target: Path) -> None:
    """Python's own licence, wherever this Python keeps it."""
    places = [Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
              Path(f"/usr/share/doc/python{sys.version_info.major}.{sys.version_info.minor}/copyright"),
              Path("/usr/share/doc/python3/copyright"), Path(sys.base_prefix) / "LICENSE.txt"]  # fmt: skip
    found = next((place for place in places if place.is_file()), None)
    if found is None:
        sys.exit("the licence of Python was not found")
    (target / "Python").mkdir(exist_ok=True)
    shutil.copyfile(found, target / "Python" / "LICENSE.txt")


def _system_libraries(folder: Path, target: Path) -> None:
    """Debian's copyright files of the libraries that were taken along."""
    if not shutil.which("dpkg-query"):
        return
    names = {path.name for path in folder.rglob("*.so*") if path.is_file()}
    for name in sorted(names):
        told = subprocess.run(["dpkg-query", "-S", f"*/{name}"], capture_output=True, text=True, check=False)
        for line in told.stdout.splitlines()[:1]:
            package = line.split(":")[0].split(",")[0].strip()
            source = Path("/usr/share/doc") / package / "copyright"
            if source.is_file():
                (target / "system").mkdir(exist_ok=True)
                shutil.copyfile(source, target / "system" / f"{package}.txt")
