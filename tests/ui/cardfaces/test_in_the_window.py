"""The faces of the window follow the settings."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.shell.own_pictures import follow_own_pictures
from tests.ui.cardfaces.conftest import Definitions


def test_faces_follow_the_folder_of_own_pictures_and_the_window_tells_of_trouble(
    window: MainWindow, definitions: Definitions, tmp_path: Path, qtbot: QtBot
) -> None:
    faces = FaceStore(definitions, parent=window)
    follow_own_pictures(window, faces)
    (tmp_path / "mine").mkdir()
    window.services.preferences.put("own_pictures", str(tmp_path / "mine"))
    qtbot.waitUntil(faces.own_pictures_known)
    with qtbot.waitSignal(faces.problem):
        window.services.preferences.put("own_pictures", str(tmp_path / "gone"))
    assert str(tmp_path / "gone") in "\n".join(notice.label.text() for notice in window.board.notices())
    window.services.preferences.put("own_pictures", "")
    assert not faces.own_pictures_known()
