"""The Debian package: the frozen program below /usr/lib/cthulhu-desktop, the command in /usr/games."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from pack_common import BUILD, DIST, LINUX, ROOT, epoch, install_desktop_files, output_of, version

COMMON = ("LGPL-3", "GPL-3", "GPL-2")  # every Debian has them in /usr/share/common-licenses, and wants no other copy
DEPENDS = "libc6 (>= {glibc}), libgl1, libegl1, libxcb1, fontconfig-config, hicolor-icon-theme"


def make_deb(folder: Path, *, release: bool) -> Path:
    """`dist/cthulhu-desktop_VERSION_ARCH.deb`; the same input gives the same file."""
    machine = output_of("dpkg", "--print-architecture")
    root = BUILD / "deb" / "root"
    shutil.rmtree(root.parent, ignore_errors=True)
    library = root / "usr" / "lib" / "cthulhu-desktop"
    library.parent.mkdir(parents=True)
    shutil.copytree(folder, library, symlinks=True)
    shutil.rmtree(library / "licences")
    games = root / "usr" / "games"
    games.mkdir()
    (games / "cthulhu-desktop").symlink_to("../lib/cthulhu-desktop/cthulhu-desktop")
    install_desktop_files(root / "usr" / "share")
    _documents(root / "usr" / "share", folder)
    _lintian(root / "usr" / "share" / "lintian" / "overrides")
    _settle(root, library)
    _control(root, machine)
    target = DIST / f"cthulhu-desktop_{version()}_{machine}.deb"
    packing = ["-Zxz", "-z9"] if release else ["-Zxz", "-z1"]
    words = ["dpkg-deb", "--root-owner-group", *packing, "--build", str(root), str(target)]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": str(epoch())})
    return target


def _documents(share: Path, folder: Path) -> None:
    """Copyright with all licences, change log, man page, bill of materials."""
    place = share / "doc" / "cthulhu-desktop"
    place.mkdir(parents=True)
    parts = [(LINUX / "copyright").read_text("utf-8").rstrip()]
    for file in sorted((folder / "licences").rglob("*")):
        if file.is_file() and file.stem not in COMMON and file.name not in ("LICENSE", "CREDITS.md"):
            name = file.relative_to(folder / "licences")
            parts.append(f"---- {name}\n\n{file.read_text('utf-8', errors='replace').rstrip()}")
    (place / "copyright").write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    shutil.copyfile(ROOT / "CREDITS.md", place / "CREDITS.md")
    _gzip(place / "sbom.json.gz", (folder / "sbom.json").read_bytes())
    when = format_datetime(datetime.fromtimestamp(epoch(), UTC))
    entry = f"cthulhu-desktop ({version()}) stable; urgency=medium\n\n  * See the news of the program.\n\n"
    entry += f" -- The Cthulhu Desktop developers <developers@cthulhu-desktop.example.org>  {when}\n"
    _gzip(place / "changelog.gz", entry.encode())
    man = share / "man" / "man6"
    man.mkdir(parents=True)
    page = (LINUX / "cthulhu-desktop.6").read_text("utf-8").replace("@VERSION@", version())
    _gzip(man / "cthulhu-desktop.6.gz", page.encode())


def _gzip(target: Path, data: bytes) -> None:
    with target.open("wb") as out, gzip.GzipFile("", "wb", 9, out, mtime=0) as packed:
        packed.write(data)


def _lintian(folder: Path) -> None:
    """What lintian says of bundled libraries, which cannot be otherwise in a self-contained program."""
    folder.mkdir(parents=True)
    shutil.copyfile(LINUX / "lintian-overrides", folder / "cthulhu-desktop")


def _settle(root: Path, library: Path) -> None:
    """Modes as Debian wants them, and one time for all files."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            runs = path == library / "cthulhu-desktop"
            path.chmod(0o755 if path.is_dir() or runs else 0o644)
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)


def _glibc() -> str:
    """The C library the program was linked on; it needs that one or a newer one."""
    told = subprocess.run(["ldd", "--version"], capture_output=True, text=True, check=False).stdout
    return told.splitlines()[0].rsplit(" ", 1)[-1] if told else "2.36"


def _control(root: Path, machine: str) -> None:
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(path.stat().st_size for path in files) // 1024
    place = root / "DEBIAN"
    place.mkdir()
    text = (LINUX / "control").read_text("utf-8")
    for mark, value in (
        ("@VERSION@", version()), ("@ARCH@", machine), ("@SIZE@", str(size)),
        ("@DEPENDS@", DEPENDS.format(glibc=_glibc())),
    ):  # fmt: skip
        text = text.replace(mark, value)
    (place / "control").write_text(text, encoding="utf-8")
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}" for path in files]
    (place / "md5sums").write_text("\n".join(sums) + "\n", encoding="utf-8")
    for path in place.iterdir():
        path.chmod(0o644)
    place.chmod(0o755)
