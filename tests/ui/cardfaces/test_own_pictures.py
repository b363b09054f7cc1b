"""The player's own pictures take the place of the engravings, and what is wrong with them harms nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from cthulhu_desktop.ui.cardfaces import FaceStore, Shown
from tests.ui.cardfaces.conftest import pixels


def picture(file: Path, width: int, height: int, colour: str = "#3366CC") -> None:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    assert image.save(str(file))


def use(faces: FaceStore, folder: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(faces.changed):
        faces.use_folder(str(folder))
    qtbot.waitUntil(faces.own_pictures_known)


def blue(image: QImage) -> int:
    return sum(
        image.pixelColor(x, y).blue() > 180 and image.pixelColor(x, y).red() < 80
        for x in range(0, image.width(), 4)
        for y in range(0, image.height(), 4)
    )


def wait_for(faces: FaceStore, card: str, ask: Callable[[], object], qtbot: QtBot) -> None:
    with qtbot.waitSignal(faces.changed, check_params_cb=lambda told: told == card):
        ask()


def test_a_picture_fills_the_window_of_its_card(faces: FaceStore, tmp_path: Path, qtbot: QtBot) -> None:
    picture(tmp_path / "Beat Cop.png", 400, 300)
    use(faces, tmp_path, qtbot)
    wait_for(faces, "AE-001", lambda: faces.print_face("AE-001", 300), qtbot)
    full, table = faces.print_face("AE-001", 300).toImage(), faces.table_face("AE-001", 100, 140).toImage()
    assert blue(full) > 300
    assert blue(table) > 100
    assert blue(faces.print_face("AE-002", 300).toImage()) == 0


def test_a_picture_of_a_whole_card_is_the_face_and_changes_are_still_marked(
    faces: FaceStore, tmp_path: Path, qtbot: QtBot
) -> None:
    picture(tmp_path / "AE-001.jpg", 315, 440)
    use(faces, tmp_path, qtbot)
    wait_for(faces, "AE-001", lambda: faces.print_face("AE-001", 200), qtbot)
    face = faces.print_face("AE-001", 200)
    assert blue(face.toImage()) > 0.9 * (200 // 4) * (279 // 4)
    changed = Shown(skill=4, cost=1, icons=(1, 1, 0, 0), wounds=1, blank=True)
    assert pixels(faces.print_face("AE-001", 200, changed)) != pixels(face)


def test_a_damaged_picture_gives_way_to_the_engraving(faces: FaceStore, tmp_path: Path, qtbot: QtBot) -> None:
    before = pixels(faces.print_face("AE-001", 200))
    (tmp_path / "AE-001.png").write_bytes(b"this is no picture")
    use(faces, tmp_path, qtbot)
    wait_for(faces, "AE-001", lambda: faces.print_face("AE-001", 200), qtbot)
    assert pixels(faces.print_face("AE-001", 200)) == before


def test_a_folder_that_is_gone_is_told(faces: FaceStore, tmp_path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(faces.problem) as told:
        faces.use_folder(str(tmp_path / "gone"))
    assert told.args[0].reason == "reading.no_picture_folder"
    assert not faces.print_face("AE-001", 200).isNull()


def test_no_folder_brings_the_engravings_back(faces: FaceStore, tmp_path: Path, qtbot: QtBot) -> None:
    before = pixels(faces.print_face("AE-001", 200))
    picture(tmp_path / "AE-001.png", 315, 440)
    use(faces, tmp_path, qtbot)
    wait_for(faces, "AE-001", lambda: faces.print_face("AE-001", 200), qtbot)
    faces.use_folder("")
    assert pixels(faces.print_face("AE-001", 200)) == before
