"""`make package`: the program as a folder that needs no Python, then a .deb and a .tar.xz of it in dist/.

    python packaging/build.py [wheel|folder|deb|tar|all] [--release]

The wheel is built first and the folder is made from the wheel, never from the checkout, in a virtual environment of its
own (build/freezer). `--release` packs smaller and slower. What is written depends on the sources and on the time in
SOURCE_DATE_EPOCH alone (the last change in CHANGELOG.md where it is not set); see docs/releasing.md for what was
compared.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from pack_common import BUILD, DIST, ROOT, epoch, say, version
from pack_deb import make_deb
from pack_licences import collect_licences
from pack_sbom import write_sbom
from pack_tar import make_tar

FREEZER = BUILD / "freezer"
FOLDER = BUILD / "frozen" / "cthulhu-desktop"


def run(*words: str | Path, **more: str) -> None:
    """Run a command; its output is ours."""
    # not in the checkout: a Python started with -m would take the program from there instead of from the wheel
    subprocess.run([str(word) for word in words], check=True, cwd=BUILD, env={**os.environ, **more})


def build_wheel() -> Path:
    """The wheel in dist/."""
    for old in DIST.glob("*.whl"):
        old.unlink()
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(DIST)]
    subprocess.run(words, check=True, cwd=ROOT, env={**os.environ, "SOURCE_DATE_EPOCH": str(epoch())})
    return next(DIST.glob("*.whl"))


def make_freezer(wheel: Path) -> Path:
    """A virtual environment with the program, what it needs and PyInstaller, and nothing else: its Python."""
    python = FREEZER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    locks = [ROOT / "packaging" / name for name in ("requirements.lock", "build-requirements.lock")]
    if not python.exists():
        say("making the environment that freezes the program")
        run(sys.executable, "-m", "venv", FREEZER)
    pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    needed = [line for line in locks[0].read_text("utf-8").splitlines() if line.split("==")[0] in runtime_names()]
    few = BUILD / "runtime.lock"
    few.write_text("\n".join(needed) + "\n", encoding="utf-8")
    run(*pip, "-r", few, "-r", locks[1])
    run(*pip, "--no-deps", "--force-reinstall", wheel)
    return python


def runtime_names() -> set[str]:
    """The packages of requirements.lock that the program itself needs, by the names in that file."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    plain = {line.split(">")[0].split("=")[0].split("<")[0].strip().lower().replace("_", "-")
             for line in project["dependencies"]}  # fmt: skip
    plain |= {"shiboken6", "fontpkg"}  # needed by those
    lock = (ROOT / "packaging" / "requirements.lock").read_text("utf-8").splitlines()
    names = {line.split("==")[0] for line in lock if "==" in line}
    found = {name for name in names if name.lower().replace("_", "-") in plain}
    missing = plain - {name.lower().replace("_", "-") for name in found}
    if missing:
        sys.exit(f"not in requirements.lock: {', '.join(sorted(missing))}")
    return found


def freeze(python: Path) -> Path:
    """The folder with the frozen program."""
    shutil.rmtree(BUILD / "frozen", ignore_errors=True)
    say("freezing the program")
    run(python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", BUILD / "frozen",
        "--workpath", BUILD / "freezing", ROOT / "packaging" / "cthulhu-desktop.spec",
        CTHULHU_DESKTOP_VERSION=version(), SOURCE_DATE_EPOCH=str(epoch()), PYTHONHASHSEED="1")  # fmt: skip
    for link in [path for path in FOLDER.rglob("*") if path.is_symlink() and not path.exists()]:
        link.unlink()  # what was left out of Qt leaves links behind
    collect_licences(python, FOLDER)
    write_sbom(python, FOLDER, DIST)
    size = sum(path.lstat().st_size for path in FOLDER.rglob("*") if path.is_file() and not path.is_symlink())
    say(f"the folder holds {size / 1e6:.0f} MB")
    return FOLDER


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the packages.")
    parser.add_argument("what", nargs="?", default="all", choices=("wheel", "folder", "deb", "tar", "all"))
    parser.add_argument("--release", action="store_true", help="pack as small as possible")
    parser.add_argument("--keep-folder", action="store_true", help="use the folder that was frozen before")
    options = parser.parse_args()
    DIST.mkdir(exist_ok=True)
    BUILD.mkdir(exist_ok=True)
    wheel = build_wheel()
    if options.what == "wheel":
        return
    if not (options.keep_folder and FOLDER.is_dir()):
        freeze(make_freezer(wheel))
    if options.what in ("deb", "all"):
        if shutil.which("dpkg-deb"):
            say(f"made {make_deb(FOLDER, release=options.release).relative_to(ROOT)}")
        else:
            say("no dpkg-deb here: no .deb made")
    if options.what in ("tar", "all"):
        say(f"made {make_tar(FOLDER, release=options.release).relative_to(ROOT)}")


if __name__ == "__main__":
    main()
