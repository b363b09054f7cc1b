"""What is inside the package, as CycloneDX JSON (a software bill of materials)."""

from __future__ import annotations

import hashlib
import json
import platform
import shutil
import subprocess
import uuid
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from pack_common import epoch, version
from pack_licences import packages_inside


def write_sbom(python: Path, folder: Path, into: Path) -> Path:
    """Write the bill beside the packages and into the folder; the file beside the packages."""
    components: list[dict[str, Any]] = [_python_itself()]
    for package in packages_inside(python):
        name, release = str(package["name"]), str(package["version"])
        one: dict[str, Any] = {
            "type": "library", "name": name, "version": release, "purl": f"pkg:pypi/{name.lower()}@{release}",
        }  # fmt: skip
        licence = str(package["licence"]).splitlines()[0][:120] if package["licence"] else ""
        if licence:
            one["licenses"] = [{"license": {"name": licence}}]
        components.append(one)
    components += _system_packages(folder)
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'cthulhu-desktop-{version()}-{epoch()}')}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(epoch(), UTC).isoformat(timespec="seconds"),
            "component": {"type": "application", "name": "cthulhu-desktop", "version": version()},
        },
        "components": components,
    }
    target = into / f"cthulhu-desktop-{version()}.sbom.json"
    target.write_text(json.dumps(bill, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    shutil.copyfile(target, folder / "sbom.json")
    return target


def _python_itself() -> dict[str, Any]:
    release = platform.python_version()
    return {"type": "framework", "name": "CPython", "version": release, "licenses": [{"license": {"name": "PSF-2.0"}}]}


def _system_packages(folder: Path) -> list[dict[str, Any]]:
    """The system's libraries inside, each with its checksum and, on Debian, the package it came from."""
    found = []
    for path in sorted(folder.glob("_internal/*.so*")):
        if path.is_symlink() or not path.is_file():
            continue
        one: dict[str, Any] = {
            "type": "library", "name": path.name,
            "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}],
        }  # fmt: skip
        if shutil.which("dpkg-query"):
            words = ["dpkg-query", "-S", f"*/{path.name}"]
            told = subprocess.run(words, capture_output=True, text=True, check=False)
            package = told.stdout.split(":")[0].split(",")[0].strip() if told.returncode == 0 else ""
            if package:
                words = ["dpkg-query", "-W", "-f=${Version}", package]
                release = subprocess.run(words, capture_output=True, text=True, check=False).stdout.splitlines()
                one["version"] = release[0] if release else ""
                one["purl"] = f"pkg:deb/debian/{package}@{one['version']}"
        found.append(one)
    return found
