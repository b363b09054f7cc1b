"""One running program for each data folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.single import Gate, gate_name, hand_over

CALLER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from cthulhu_desktop.bridge.single import hand_over
application = QCoreApplication([])
sys.exit(0 if hand_over(Path(sys.argv[1]), sys.argv[2:]) else 7)
"""


def start(data: Path, *files: str, folder: Path | None = None) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", CALLER, str(data), *files], cwd=folder)


@pytest.fixture
def gate(qapp: object, tmp_path: Path) -> Gate:
    return Gate(tmp_path / "data")


def test_nobody_answers_where_no_program_runs(qapp: object, tmp_path: Path) -> None:
    assert not hand_over(tmp_path, [])


def test_a_second_start_hands_its_file_over_with_the_whole_path(gate: Gate, qtbot: QtBot, tmp_path: Path) -> None:
    assert gate.open
    folder = tmp_path / "zażółć ä"
    folder.mkdir()
    with qtbot.waitSignal(gate.called, timeout=20_000) as heard:
        process = start(tmp_path / "data", "deck.coc", folder=folder)
    assert heard.args == [[str(folder / "deck.coc")]]
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=20_000)
    assert process.returncode == 0
    gate.close()


def test_a_start_with_another_data_folder_is_another_program(gate: Gate, qtbot: QtBot, tmp_path: Path) -> None:
    process = start(tmp_path / "other")
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=20_000)
    assert process.returncode == 7
    gate.close()


def test_a_gate_left_behind_by_a_killed_program_is_taken_over(qapp: object, tmp_path: Path) -> None:
    code = "import os; from pathlib import Path; import sys\n"
    code += "from PySide6.QtCore import QCoreApplication; a = QCoreApplication([])\n"
    code += "from cthulhu_desktop.bridge.single import Gate; g = Gate(Path(sys.argv[1])); assert g.open; os._exit(0)"
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True)
    gate = Gate(tmp_path)
    assert gate.open
    gate.close()


@pytest.mark.parametrize("rubbish", [b"{}\n", b"[1]\n", b"\xff\n", b"no json\n"])
def test_rubbish_is_not_taken(gate: Gate, qtbot: QtBot, tmp_path: Path, rubbish: bytes) -> None:
    heard: list[object] = []
    gate.called.connect(heard.append)
    socket = QLocalSocket()
    socket.connectToServer(gate_name(tmp_path / "data"))
    assert socket.waitForConnected(2000)
    with qtbot.waitSignal(socket.disconnected, timeout=5000):
        socket.write(rubbish)
        socket.flush()
    assert not heard
    gate.close()
