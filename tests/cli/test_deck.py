"""`deck check` and `deck convert`, as from a shell."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cthulhu_desktop.storage.places import HOME_VARIABLE
from cthulhu_desktop.wording import LANGUAGES
from tests.cli.conftest import Call

LEGAL = "\n".join(["Legal one", *(f"4x {title}" for title in (
    "Beat Cop", "Blackwood Detective", "Blackwood File Clerk", "Federal Agent", "Freelance Occultist", "G-Men",
    "Grizzled Vet", "Hardboiled Detective", "Hired Muscle", "Task Force", "Police Station", "Tommygun",
)), "2 Shotgun Blast"])  # fmt: skip


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


def deck_file(tmp_path: Path, text: str, name: str = "deck.txt") -> str:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_legal_deck_is_called_legal(call: Call, tmp_path: Path, language: str) -> None:
    file = deck_file(tmp_path, LEGAL)
    answer = call("deck", "check", file, "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    assert f"{file}" in answer.out.splitlines()[-1]
    assert "50" in answer.out.splitlines()[-1]


def test_an_illegal_deck_gives_all_reasons_and_exit_code_one(call: Call, tmp_path: Path) -> None:
    file = deck_file(tmp_path, "5x Beat Cop\n-2 G-Men\n2x Federl Agent\n3 Hired Muscle")  # CG-7.1.1, CG-7.1.3
    answer = call("deck", "check", file, "--lang", "en")
    assert answer.code == 1
    assert answer.complaint == f"{file} is no legal deck."
    text = answer.out
    assert "note: Line 2: A number below zero makes no sense" in text
    assert "Do you mean Federal Agent?" in text
    assert "a constructed deck needs at least 50. 42 are missing." in text
    assert "Beat Cop: 5 copies" in text
    assert "(CG-7.1.1)" in text
    assert "(CG-7.1.3)" in text
    assert "Federl Agent: no set has this card" in text


def test_options_change_the_format(call: Call, tmp_path: Path) -> None:
    file = deck_file(tmp_path, "4x Beat Cop\n4 Hired Muscle")
    assert call("deck", "check", file).code == 1
    assert call("deck", "check", file, "--short").code == 0  # CG-7.1.7
    assert call("deck", "check", file, "--short", "--copies", "3").code == 1  # V-02


def test_the_answer_for_programs(call: Call, tmp_path: Path) -> None:
    file = deck_file(tmp_path, "Name\n4x Beat Cop\n1 Nobody Knows\n2 Beat Cop")
    answer = call("deck", "check", file, "--json")
    assert answer.code == 1
    data = json.loads(answer.out)
    assert (data["name"], data["form"], data["size"], data["legal"]) == ("Name", "text", 6, False)
    reasons = [one["reason"].removeprefix("deck.") for one in data["errors"]]
    assert reasons == ["far_too_small", "too_many_copies", "unknown_card"]
    assert data["unknown"] == [{"line": 3, "text": "Nobody Knows", "count": 1, "suggestions": []}]
    assert [one["line"] for one in data["notes"]] == [4]


def test_a_deck_goes_through_all_forms_and_stays_the_same(call: Call, tmp_path: Path) -> None:
    first = deck_file(tmp_path, f"{LEGAL}\n3x Nobody Knows\nMaybe\n1x Patrol Wagon")
    names = [str(tmp_path / name) for name in ("a.o8d", "b.coc", "c.txt", "d.coc")]
    for source, target in zip([first, *names], names, strict=False):
        answer = call("deck", "convert", source, target, "--lang", "de")
        assert (answer.code, answer.err) == (0, "")
    before, after = (json.loads(Path(name).read_text(encoding="utf-8"))["deck"] for name in (names[1], names[3]))
    assert after == before
    assert before["name"] == "Legal one"
    assert before["placeholders"] == [{"title": "Nobody Knows", "count": 3}]
    assert "Charaktere (" in Path(names[2]).read_text(encoding="utf-8")


def test_a_deck_is_not_written_over_its_own_file(call: Call, tmp_path: Path) -> None:
    file = deck_file(tmp_path, LEGAL)
    answer = call("deck", "convert", file, file)
    assert answer.code == 2
    assert Path(file).read_text(encoding="utf-8") == LEGAL


@pytest.mark.parametrize("words", [(), ("check",), ("convert", "a"), ("cheque", "a"), ("check", "a", "b")])
def test_words_that_make_no_sense_are_explained(call: Call, words: tuple[str, ...]) -> None:
    answer = call("deck", *words)
    assert answer.code == 2
    assert "deck --help" in answer.complaint


@pytest.mark.parametrize("words", [("check", "FILE"), ("convert", "FILE", "out.coc")])
def test_a_file_that_is_no_deck_is_refused(call: Call, tmp_path: Path, words: tuple[str, ...]) -> None:
    file = deck_file(tmp_path, "{", "deck.coc")
    answer = call("deck", *(file if word == "FILE" else word for word in words))
    assert answer.code == 1
    assert file in answer.complaint
    missing = call("deck", *(str(tmp_path / "none.o8d") if word == "FILE" else word for word in words))
    assert missing.code == 1


def test_a_place_that_cannot_be_written_is_told(call: Call, tmp_path: Path) -> None:
    answer = call("deck", "convert", deck_file(tmp_path, LEGAL), str(tmp_path / "no" / "deck.o8d"))
    assert answer.code == 1
    assert "deck.o8d" in answer.complaint


def test_help_explains_both_verbs(call: Call) -> None:
    answer = call("deck", "--help", "--lang", "pl")
    assert answer.code == 0
    assert "check PLIK" in answer.out
    assert "convert Z DO" in answer.out
