"""One running program for each data folder."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from multiprocessing import AuthenticationError
from multiprocessing.connection import Client
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.single import KEY_NAME, Gate, gate_address, hand_over

CALLER = """
import sys
from pathlib import Path
from cthulhu_desktop.bridge.single import hand_over
sys.exit(0 if hand_over(Path(sys.argv[1]), sys.argv[2:]) else 7)
"""
LEFT_BEHIND = """
import os, sys
from pathlib import Path
from cthulhu_desktop.bridge.single import Gate
gate = Gate(Path(sys.argv[1]))
os._exit(0 if gate.open else 1)
"""


def start(data: Path, *files: str, folder: Path | None = None) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", CALLER, str(data), *files], cwd=folder)


@pytest.fixture
def gate(qapp: object, tmp_path: Path) -> Iterator[Gate]:
    gate = Gate(tmp_path / "data")
    assert gate.open
    yield gate
    gate.close()


def test_nobody_answers_where_no_program_runs(tmp_path: Path) -> None:
    assert not hand_over(tmp_path, [])
    assert not (tmp_path / KEY_NAME).exists()


def test_a_second_start_hands_its_file_over_with_the_whole_path(gate: Gate, qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "zażółć ä"
    folder.mkdir()
    with qtbot.waitSignal(gate.called, timeout=30_000) as heard:
        process = start(tmp_path / "data", "deck.coc", folder=folder)
    assert heard.args == [[str(folder / "deck.coc")]]
    assert process.wait(30) == 0


def test_a_start_with_another_data_folder_is_another_program(gate: Gate, tmp_path: Path) -> None:
    assert start(tmp_path / "other").wait(30) == 7


def test_a_gate_left_behind_by_a_killed_program_is_taken_over(qapp: object, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", LEFT_BEHIND, str(tmp_path)], check=True)
    assert not hand_over(tmp_path, ["a"])
    gate = Gate(tmp_path)
    assert gate.open
    gate.close()
    assert not Path(gate_address(tmp_path)).exists()


def test_a_program_that_hangs_does_not_keep_a_new_one_from_starting(gate: Gate, tmp_path: Path) -> None:
    with Client(gate_address(tmp_path / "data"), authkey=(tmp_path / "data" / KEY_NAME).read_bytes()):
        assert not hand_over(tmp_path / "data", [], patience=0.3)  # the gate is busy with the one before


def test_whoever_has_not_the_key_is_not_heard(gate: Gate, tmp_path: Path) -> None:
    with pytest.raises((AuthenticationError, OSError, EOFError)):
        Client(gate_address(tmp_path / "data"), authkey=b"guessed").send_bytes(b"[]")


@pytest.mark.parametrize("rubbish", [b"{}", b"[1]", b"\xff", b"no json", b""])
def test_rubbish_is_not_taken(gate: Gate, tmp_path: Path, rubbish: bytes) -> None:
    heard: list[object] = []
    gate.called.connect(heard.append)
    with Client(gate_address(tmp_path / "data"), authkey=(tmp_path / "data" / KEY_NAME).read_bytes()) as line:
        line.send_bytes(rubbish)
        with pytest.raises((EOFError, OSError)):
            line.recv_bytes()
    assert not heard
    assert hand_over_meanwhile(tmp_path / "data")  # and it still listens


def hand_over_meanwhile(data: Path) -> bool:
    answers: list[bool] = []
    thread = threading.Thread(target=lambda: answers.append(hand_over(data, ["a"])))
    thread.start()
    thread.join(20)
    return answers == [True]


def test_a_folder_that_cannot_be_written_only_means_no_gate(qapp: object, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    gate = Gate(blocked / "data")
    assert not gate.open
    gate.close()
