"""The files of packages fit together: versions, names, file types; and the system's own validators find nothing."""

from __future__ import annotations

import configparser
import plistlib
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cthulhu_desktop.storage.record_files import SUFFIX

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
METAINFO = LINUX / "org.cthulhu_desktop.CthulhuDesktop.metainfo.xml"
DESKTOP = LINUX / "cthulhu-desktop.desktop"
MIME = LINUX / "cthulhu-desktop-mime.xml"
SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


def version() -> str:
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DESKTOP, encoding="utf-8")
    return parser["Desktop Entry"]


def mime_types() -> dict[str, str]:
    return {
        kind.attrib["type"]: glob.attrib["pattern"]
        for kind in ET.parse(MIME).getroot()
        for glob in kind.iter(f"{SPACE}glob")
    }


def test_the_newest_release_in_the_metainfo_is_the_version() -> None:
    release = ET.parse(METAINFO).getroot().find("releases/release")
    assert release is not None
    assert release.attrib["version"] == version()


def test_the_flatpak_manifest_takes_the_archive_of_this_version() -> None:
    text = (ROOT / "packaging" / "flatpak" / "org.cthulhu_desktop.CthulhuDesktop.yml").read_text("utf-8")
    assert f"cthulhu-desktop-{version()}-linux-x86_64.tar.xz" in text


def test_the_menu_entry_opens_the_file_types_that_exist() -> None:
    assert entry()["MimeType"].strip(";").split(";") == sorted(mime_types())
    assert mime_types() == {"application/x-cthulhu-deck": "*.coc", "application/x-cthulhu-game": f"*{SUFFIX}"}


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_menu_entry_speaks_all_languages(key: str) -> None:
    assert len({entry()[key], entry()[f"{key}[pl]"], entry()[f"{key}[de]"]}) == 3


def test_every_file_type_has_an_icon_and_a_name_in_all_languages() -> None:
    for kind in ET.parse(MIME).getroot():
        name = kind.attrib["type"].rpartition("-")[2]
        assert (ROOT / "resources" / "icons" / f"{name}-file.svg").is_file()
        assert len(list(kind.iter(f"{SPACE}comment"))) == 3


def test_the_description_says_everything_in_all_languages() -> None:
    root = ET.parse(METAINFO).getroot()
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for path in ("summary", "description/p", "releases/release/description/p"):
        place = root.findall(path)
        said = [line.attrib.get(language, "en") for line in place]
        assert said.count("en") == said.count("pl") == said.count("de") > 0


def test_the_freezer_installs_what_the_program_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import build

    names = {name.lower().replace("_", "-") for name in build.runtime_names()}
    assert {"pyside6-essentials", "pillow", "platformdirs", "shiboken6"} <= names
    assert not {"pytest", "mypy", "ruff", "hatchling"} & names


def test_the_property_list_of_macos_can_be_read() -> None:
    assert plistlib.loads((ROOT / "packaging" / "macos" / "entitlements.plist").read_bytes())


@pytest.mark.parametrize(
    "words",
    [("desktop-file-validate", DESKTOP), ("appstreamcli", "validate", "--no-net", METAINFO)],
    ids=["desktop-file-validate", "appstreamcli"],
)
def test_the_validators_find_nothing(words: tuple[str, ...]) -> None:
    if not shutil.which(words[0]):
        pytest.skip(f"needs {words[0]}")
    told = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    assert not re.search(r"^(E|W):", told.stdout, re.MULTILINE)


def test_the_installer_for_windows_compiles(tmp_path: Path) -> None:
    if not shutil.which("makensis"):
        pytest.skip("needs makensis")
    payload = tmp_path / "payload"
    payload.mkdir()
    (payload / "cthulhu-desktop.exe").write_bytes(b"stub")
    out = tmp_path / "cthulhu-desktop-0-setup-of-a-test.exe"
    script = ROOT / "packaging" / "windows" / "installer.nsi"
    words = ["makensis", "-V2", "-WX", f"-DVERSION={version()}", f"-DSOURCE={payload}", f"-DOUT={out}", str(script)]
    told = subprocess.run(words, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    assert out.stat().st_size > 50_000


@pytest.mark.parametrize("script", ["install.sh", "uninstall.sh"])
def test_the_scripts_of_the_archive_are_plain_shell(script: str) -> None:
    told = subprocess.run(["sh", "-n", str(LINUX / script)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


def test_the_archive_installs_and_leaves_without_traces(tmp_path: Path) -> None:
    """With a stand-in for the program, into a home folder with blanks and letters beyond ASCII."""
    top, home = tmp_path / "archive", tmp_path / "Dom gracza ż"
    (top / "program").mkdir(parents=True)
    home.mkdir()
    stub = top / "program" / "cthulhu-desktop"
    stub.write_text("#!/bin/sh\necho started\n", encoding="utf-8")
    stub.chmod(0o755)
    place = top / "share" / "applications"
    place.mkdir(parents=True)
    shutil.copyfile(DESKTOP, place / DESKTOP.name)
    for script in ("install.sh", "uninstall.sh"):
        shutil.copyfile(LINUX / script, top / script)
    data = home / ".local" / "share" / "cthulhu-desktop"
    data.mkdir(parents=True)
    (data / "games").write_text("kept", encoding="utf-8")
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    for _ in range(2):  # once more over an older version
        subprocess.run(["sh", str(top / "install.sh")], check=True, env=environment, capture_output=True)
    menu = (home / ".local/share/applications/cthulhu-desktop.desktop").read_text("utf-8")
    assert f'Exec="{home}/.local/share/cthulhu-desktop-program/cthulhu-desktop" %F' in menu
    started = subprocess.run([str(home / ".local/bin/cthulhu-desktop")], capture_output=True, text=True, check=True)
    assert started.stdout == "started\n"
    subprocess.run(["sh", str(top / "uninstall.sh")], check=True, env=environment, capture_output=True)
    left = {str(path.relative_to(home)) for path in home.rglob("*") if path.is_file() or path.is_symlink()}
    assert left <= {".local/share/cthulhu-desktop/games", ".local/share/applications/mimeinfo.cache"}
    assert (data / "games").read_text("utf-8") == "kept"
