"""`replay` on the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cthulhu_desktop.core.kernel import replay
from cthulhu_desktop.core.registry import find_game
from tests.cli.conftest import Call, dice_record


def test_a_finished_game_is_told_to_its_end(call: Call, record_file: Path) -> None:
    answer = call("replay", str(record_file))
    lines = answer.out.splitlines()
    record = dice_record()
    assert (answer.code, answer.err) == (0, "")
    assert lines[0] == "Move 1, Innsmouth:"
    assert lines[1].startswith("    Innsmouth rolls for the start-cult stone:")
    assert sum(line.startswith("Move ") for line in lines) == len(record.moves)
    digest = replay(find_game("dice"), record).digest()
    assert lines[-1] == f"Position after {len(record.moves)} moves: {digest}"
    assert "wins" in lines[-2] or "nobody wins" in lines[-2]


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "The game goes on: Dunwich is to decide."),
        ("pl", "Gra trwa: decyduje Dunwich."),
        ("de", "Das Spiel läuft noch: Dunwich entscheidet."),
    ],
)
def test_a_game_is_told_as_far_as_asked(call: Call, record_file: Path, language: str, asked: str) -> None:
    answer = call("replay", str(record_file), "--to", "1", "--lang", language)
    assert answer.code == 0
    assert answer.out.splitlines()[-2] == asked


def test_the_game_as_json_has_moves_occurrences_and_the_position(call: Call, record_file: Path) -> None:
    data = json.loads(call("replay", "--json", str(record_file)).out)
    record, game = dice_record(), find_game("dice")
    assert [move["move"] for move in data["moves"]] == list(record.moves)
    for move in data["moves"]:
        assert all(game.vocabulary.read(line) for line in move["occurrences"])
    assert data["digest"] == replay(game, record).digest()
    assert data["outcome"]["reason"].startswith("dice.end.")
    assert data["names"] == ["Innsmouth", "Dunwich"]


def test_seats_without_names_are_called_by_number(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "a.ccrecord"
    file.write_text(replace(dice_record(1), about={"names": [" "]}).to_text(), encoding="utf-8")
    assert "Move 1, Seat 1:" in call("replay", str(file)).out


def test_a_move_that_is_not_legal_is_named_after_all_before_it_was_told(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "wrong.ccrecord"
    record = dice_record(3)
    file.write_text(replace(record, moves=(*record.moves, "give_die source=9")).to_text(), encoding="utf-8")
    answer = call("replay", str(file))
    assert answer.code == 1
    assert "Position after 3 moves" in answer.out
    assert str(file) in answer.complaint
    assert "move 4 (give_die source=9)" in answer.complaint
    assert call("replay", str(file), "--to", "3").code == 0


def test_a_record_that_was_altered_is_told_and_found_out(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "altered.ccrecord"
    file.write_text(replace(dice_record(3), final="0123456789abcdef").to_text(), encoding="utf-8")
    answer = call("replay", str(file))
    assert answer.code == 1
    assert "changed by hand or damaged" in answer.complaint
    assert "Position after 3 moves" in answer.out


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "cannot be opened"),
        (b"{}", "This is not a game record"),
        (b"\xff\xfe\x00", "cannot be read as text"),
        (b'{"format": "cthulhu-desktop record", "version": 99}', "newer version"),
        (dice_record(1).to_text().replace('"dice"', '"whist"').encode(), "a game called “whist”"),
        (b"[" * 100_000, "This is not a game record"),
    ],
)
def test_a_file_that_is_no_record_gets_one_line_that_names_it(
    call: Call, tmp_path: Path, content: bytes, part: str
) -> None:
    file = tmp_path / "odd.ccrecord"
    file.write_bytes(content)
    answer = call("replay", str(file))
    assert (answer.code, answer.out) == (1, "")
    assert part in answer.complaint
    assert "odd.ccrecord" in answer.complaint


@pytest.mark.parametrize("word", ["missing.ccrecord", "."])
def test_a_file_that_cannot_be_read_gets_exit_code_2(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = call("replay", word)
    assert answer.code == 2
    assert answer.complaint.startswith(f"The file {word} could not be read.")


def test_a_move_beyond_the_end_is_refused(call: Call, record_file: Path) -> None:
    answer = call("replay", str(record_file), "--to", "100000")
    assert answer.code == 2
    assert "--to 100000 is beyond its end" in answer.complaint


def test_without_a_file_the_help_is_pointed_to(call: Call) -> None:
    answer = call("replay")
    assert (answer.code, answer.complaint) == (2, "Name the file to use. See cthulhu-desktop replay --help")


def test_it_works_from_a_shell_whose_terminal_knows_only_ascii(record_file: Path) -> None:
    command = [sys.executable, "-W", "error", "-m", "cthulhu_desktop", "--lang", "pl", "replay", str(record_file)]
    environment = {"PYTHONIOENCODING": "ascii", "PATH": "", "LANG": "pl_PL"}
    # The verb comes after an option here, which a shell user may expect to work.
    ended = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "\\u" in ended.stdout
