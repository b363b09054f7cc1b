"""The player's own pictures as files: found by id and title, in folders and packs, and never trusted."""

from __future__ import annotations

import struct
import zipfile
from pathlib import Path

import pytest

from cthulhu_desktop.bridge import picture_files
from cthulhu_desktop.bridge.picture_files import find_pictures
from cthulhu_desktop.reading.problems import ReadingProblem
from cthulhu_desktop.wording import LANGUAGES, sentences

GUID = "d09fcef1-5a4f-4f0c-a1b0-60c1e3c3b2b3"
GAME = "43054c18-2362-43e0-a434-72f8d0e8477c"


def pack(file: Path, entries: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(file, "w") as package:
        for name, data in entries.items():
            package.writestr(name, data)
    return file


def test_a_file_belongs_to_the_card_it_is_called_by(tmp_path: Path) -> None:
    (tmp_path / "deeper" / "still").mkdir(parents=True)
    (tmp_path / "AE-001.PNG").write_bytes(b"one")
    (tmp_path / "deeper" / "professor armitage.jpg").write_bytes(b"two")
    (tmp_path / "deeper" / "still" / "Cthulhu s Gift.webp").write_bytes(b"three")
    (tmp_path / "AE-002.txt").write_bytes(b"no picture")
    files = find_pictures(tmp_path)
    found = [
        files.find(*card)
        for card in (("AE-001", "Beat Cop"), ("AE-038", "Professor Armitage"), ("AE-999", "Cthulhu's Gift"))
    ]
    assert [file.read() if file else None for file in found] == [b"one", b"two", b"three"]
    assert files.find("AE-002", "Blackwood Associate") is None


def test_a_pack_of_octgn_is_read_by_the_ids_of_its_cards(tmp_path: Path) -> None:
    pack(tmp_path / "images.o8c", {f"{GAME}/Sets/1/Cards/{GUID.upper()}.jpg": b"picture", "readme.txt": b"hello"})
    files = find_pictures(tmp_path)
    file = files.find(f"octgn/{GUID}", "Whatever")
    assert file is not None
    assert file.read() == b"picture"
    assert len(files.by_name) == 1


def test_a_file_of_its_own_goes_before_a_pack(tmp_path: Path) -> None:
    pack(tmp_path / "a.o8c", {f"x/{GUID}.png": b"from the pack"})
    (tmp_path / f"{GUID}.png").write_bytes(b"from the folder")
    file = find_pictures(tmp_path).find(f"octgn/{GUID}", "")
    assert file is not None
    assert file.read() == b"from the folder"


def test_a_pack_that_cannot_be_used_is_told_and_the_rest_is_used(tmp_path: Path) -> None:
    (tmp_path / "damaged.o8c").write_bytes(b"PK\x03\x04 nothing")
    pack(tmp_path / "evil.o8c", {"../../outside.png": b"x"})
    pack(tmp_path / "good.o8c", {f"{GUID}.png": b"x"})
    files = find_pictures(tmp_path)
    assert sorted(problem.reason for problem in files.problems) == ["reading.bad_package", "reading.leads_out"]
    assert files.find(f"octgn/{GUID}", "") is not None
    assert files.find("outside", "") is None


def test_a_pack_that_changed_meanwhile_gives_a_problem_and_no_crash(tmp_path: Path) -> None:
    file = pack(tmp_path / "images.o8c", {f"{GUID}.png": b"x" * 1000})
    found = find_pictures(tmp_path).find(f"octgn/{GUID}", "")
    assert found is not None
    pack(file, {"other.png": b"y"})
    with pytest.raises(ReadingProblem, match="bad_package"):
        found.read()
    file.unlink()
    with pytest.raises(ReadingProblem, match="unreadable"):
        found.read()


def test_a_huge_list_of_entries_is_refused_before_it_is_read(tmp_path: Path) -> None:
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 60_000, 60_000, 3_000_000, 0, 0)
    (tmp_path / "bomb.o8c").write_bytes(end)
    assert [problem.reason for problem in find_pictures(tmp_path).problems] == ["reading.too_many"]


def test_a_picture_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_files, "MOST_BYTES", 100)
    (tmp_path / "AE-001.png").write_bytes(b"x" * 101)
    pack(tmp_path / "p.o8c", {"AE-002.png": b"x" * 101})
    files = find_pictures(tmp_path)
    for card in ("AE-001", "AE-002"):
        file = files.find(card, "")
        assert file is not None
        with pytest.raises(ReadingProblem, match="too_large"):
            file.read()


def test_a_folder_that_is_gone_is_told_in_every_language(tmp_path: Path) -> None:
    with pytest.raises(ReadingProblem) as caught:
        find_pictures(tmp_path / "gone")
    for language in LANGUAGES:
        said = sentences(language).say(caught.value.reason, **caught.value.args_by_name)
        assert str(tmp_path / "gone") in said
        assert sentences(language).say("reading.picture_too_large", path="x.png", n=24)
