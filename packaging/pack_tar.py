"""The relocatable archive with its install script for one user."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from pack_common import BUILD, DIST, LINUX, epoch, install_desktop_files, output_of, version


def make_tar(folder: Path, *, release: bool) -> Path:
    """`dist/cthulhu-desktop-VERSION-linux-ARCH.tar.xz` of the frozen folder; the same input gives the same file."""
    name = f"cthulhu-desktop-{version()}-linux-{output_of('uname', '-m')}"
    top = BUILD / "tar" / name
    shutil.rmtree(top.parent, ignore_errors=True)
    top.mkdir(parents=True)
    shutil.copytree(folder, top / "program", symlinks=True)
    install_desktop_files(top / "share")
    for script in ("install.sh", "uninstall.sh"):
        shutil.copyfile(LINUX / script, top / script)
        (top / script).chmod(0o755)
    shutil.copyfile(LINUX / "archive-readme.txt", top / "README.txt")
    target = DIST / f"{name}.tar.xz"
    plain = target.with_suffix("")
    subprocess.run(
        ["tar", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", f"--mtime=@{epoch()}",
         "--mode=u+rwX,go+rX-w", "-C", str(top.parent), "-cf", str(plain), name], check=True)  # fmt: skip
    subprocess.run(["xz", "-f", "-9" if release else "-1", "-T1", str(plain)], check=True)
    return target
