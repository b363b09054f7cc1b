"""Folders and packages: taken over with stable ids; what is out of bounds is refused."""

from __future__ import annotations

import json
import os
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from cthulhu_desktop.__main__ import main
from cthulhu_desktop.core.cards.setup import define_card
from cthulhu_desktop.reading import archives
from cthulhu_desktop.reading.importers import as_data, facts_of, import_cards, save
from cthulhu_desktop.reading.problems import ReadingProblem
from tests.reading.test_octgn import set_xml

Call = Callable[..., tuple[int, str, str]]
TEXT = {"Type": "Support", "Cost": "1", "Card Text": "Action: draw a card."}
GOOD = set_xml(("Bell Buoy", TEXT))


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    """The program called as from a shell: exit code, output, complaint."""

    def call_main(*words: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main(list(words))
        return (code, *capsys.readouterr())

    return call_main


def package(file: Path, entries: dict[str, bytes]) -> Path:
    """A package with these entries."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as out:
        for name, data in entries.items():
            out.writestr(name, data)
    return file


def refused(path: Path) -> str:
    """Why a path cannot be used."""
    with pytest.raises(ReadingProblem) as found:
        facts_of(path)
    return found.value.reason.removeprefix("reading.")


def test_a_game_folder_a_set_folder_and_a_file_are_read(tmp_path: Path) -> None:
    file = tmp_path / "game" / "Sets" / "abc" / "Set.xml"
    file.parent.mkdir(parents=True)
    file.write_bytes(GOOD)
    for path in (tmp_path / "game", file.parent, file):
        assert [facts["name"] for facts in facts_of(path)] == ["Bell Buoy"]


@pytest.mark.parametrize(("name", "entry"), [("a.o8g", "Sets/abc/set.xml"), ("a.nupkg", "def/Sets/abc/Set.xml")])
def test_packages_are_read(tmp_path: Path, name: str, entry: str) -> None:
    found = facts_of(package(tmp_path / name, {entry: GOOD, "readme.txt": b"hello"}))
    assert [facts["name"] for facts in found] == ["Bell Buoy"]


def test_ids_stay_the_same_and_two_cards_with_one_id_both_stay() -> None:
    facts = {"name": "Tar", "type": "Event", "text": "Draw a card.", "set": "H"}
    found = import_cards([facts, dict(facts), {**facts, "cost": 3}])
    assert list(found.cards) == ["h/tar", "h/tar~2"]
    assert [card.card.id for card in found.cards.values()] == ["h/tar", "h/tar~2"]
    assert found.again == 1


def test_an_import_is_a_file_that_can_be_read_back(tmp_path: Path) -> None:
    found = import_cards([{"name": "Tar", "type": "Event", "text": "Action: draw a card. Whistle.", "set": "H"}])
    save(found, tmp_path / "new" / "tar.json")
    data = json.loads((tmp_path / "new" / "tar.json").read_text(encoding="utf-8"))
    assert data == json.loads(json.dumps(as_data(found)))
    (entry,) = data["cards"]
    assert define_card(entry["definition"]) == found.cards["h/tar"].card
    assert entry["manual"] == ["Whistle"]


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(ReadingProblem, match="unwritable"):
        save(import_cards([]), tmp_path / "file" / "cards.json")


@pytest.mark.parametrize("name", ["../set.xml", "/etc/set.xml", "a/../../set.xml", "..\\set.xml", "C:/set.xml"])
def test_entries_that_lead_out_of_the_package_are_refused(tmp_path: Path, name: str) -> None:
    assert refused(package(tmp_path / "bad.o8g", {name: GOOD})) == "leads_out"


def test_a_zip_bomb_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "MOST_FILE", 100_000)
    file = package(tmp_path / "bomb.o8g", {"a/set.xml": b"<set>" + b" " * 5_000_000 + b"</set>"})
    assert file.stat().st_size < 20_000
    assert refused(file) == "too_large"


def test_many_large_files_together_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "MOST_TOTAL", 2 * len(GOOD) + 10)
    assert refused(package(tmp_path / "a.o8g", {f"{n}/set.xml": GOOD for n in range(3)})) == "too_large"
    for n in range(3):
        (tmp_path / "sets" / str(n)).mkdir(parents=True)
        (tmp_path / "sets" / str(n) / "set.xml").write_bytes(GOOD)
    assert refused(tmp_path / "sets") == "too_large"


def test_a_list_of_a_million_entries_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "many.o8g"
    directory = 46 * 1_000_000
    with file.open("wb") as out:
        out.truncate(directory)  # a sparse file: it weighs nothing
        out.seek(directory)
        out.write(struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 16960, 16960, directory, 0, 0))
    assert refused(file) == "too_many"


def test_zip64_and_wrong_counts_are_refused(tmp_path: Path) -> None:
    file = package(tmp_path / "a.o8g", {"set.xml": GOOD})
    data = bytearray(file.read_bytes())
    place = data.rfind(b"PK\x05\x06")
    wrong = data[:]
    wrong[place + 10 : place + 12] = b"\xff\xff"
    file.write_bytes(wrong)
    assert refused(file) == "too_many"
    file.write_bytes(data[:place] + b"PK\x06\x07" + bytes(16) + data[place:])
    assert refused(file) == "too_many"


@pytest.mark.parametrize("data", [b"", b"PK", b"no package at all", b"PK\x05\x06" + b"\x01" * 18])
def test_damaged_packages_are_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "bad.nupkg"
    file.write_bytes(data)
    assert refused(file) in ("bad_package", "too_many")


def test_a_package_with_a_broken_entry_is_refused(tmp_path: Path) -> None:
    file = package(tmp_path / "a.o8g", {"set.xml": GOOD})
    data = bytearray(file.read_bytes())
    data[45:60] = bytes(15)
    file.write_bytes(data)
    assert refused(file) in ("bad_package", "bad_xml")


def test_large_files_and_full_folders_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "set.xml").write_bytes(GOOD)
    monkeypatch.setattr(archives, "MOST_FILE", 10)
    assert refused(tmp_path / "set.xml") == "too_large"
    monkeypatch.setattr(archives, "MOST_ENTRIES", 0)
    assert refused(tmp_path) == "too_many"


def test_links_out_of_a_folder_are_not_followed(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "set.xml").write_bytes(GOOD)
    inside = tmp_path / "inside"
    inside.mkdir()
    try:
        os.symlink(outside, inside / "link")
    except OSError:
        pytest.skip("no links here")
    assert refused(inside) == "no_files"


def test_what_is_missing_or_of_no_known_form_is_named(tmp_path: Path) -> None:
    assert refused(tmp_path / "nothing.o8g") == "unreadable"
    assert refused(tmp_path) == "no_files"
    (tmp_path / "song.mp3").write_bytes(b"la")
    assert refused(tmp_path / "song.mp3") == "unknown_form"


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_verb_takes_cards_over_and_says_what_it_did(call: Call, tmp_path: Path, language: str) -> None:
    source = package(tmp_path / "a.o8g", {"set.xml": set_xml(("Bell Buoy", {**TEXT, "Cost": "", "Type": "Support"}))})
    target = tmp_path / "cards.json"
    code, out, err = call("--lang", language, "cards", "import", str(source), "--to", str(target))
    assert (code, err) == (0, "")
    assert str(target) in out
    assert len(out.splitlines()) == 2  # and the missing cost
    assert target.exists()


def test_the_verb_complains_in_one_line(call: Call, tmp_path: Path) -> None:
    code, out, err = call("cards", "import", str(package(tmp_path / "a.o8g", {"../set.xml": GOOD})))
    assert (code, out) == (1, "")
    assert "../set.xml" in err
    assert len(err.splitlines()) == 1
    code, _, err = call("cards", "import")
    assert code == 2
    assert "--help" in err


def test_the_verb_writes_json(call: Call, tmp_path: Path) -> None:
    source = package(tmp_path / "a.o8g", {"set.xml": GOOD})
    code, out, _ = call("cards", "import", "--json", str(source), "--to", str(tmp_path / "c.json"))
    assert code == 0
    assert json.loads(out)["cards"][0]["definition"]["title"] == "Bell Buoy"
