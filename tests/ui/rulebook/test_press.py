"""The book on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cthulhu_desktop.rulebook.shelf import Shelf
from cthulhu_desktop.ui.rulebook.press import compose, layout_of, paint_page, save_pdf
from cthulhu_desktop.ui.rulebook.reader import RulebookReader

HEAD = '+++\ntitle = "Small"\n+++\n'


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    (tmp_path / "en").mkdir()
    text = HEAD + "# A {#a}\n\nwords {DG-1.1}\n\n" + "many words\n\n" * 40 + "# B {#b}\n\n> **Scene.** more {DG-1.2}\n"
    (tmp_path / "en" / "x.md").write_text(text, encoding="utf-8")
    return Shelf(tmp_path)


def test_a_pdf_holds_every_chapter_on_pages_of_its_own(qapp: QApplication, shelf: Shelf, tmp_path: Path) -> None:
    file = tmp_path / "book.pdf"
    pages = save_pdf(shelf.load("x", "en"), file)
    data = file.read_bytes()
    assert data.startswith(b"%PDF-")
    assert pages == data.count(b"/Type /Page\n") >= 3


def test_stopping_between_pages_stops(qapp: QApplication, shelf: Shelf, tmp_path: Path) -> None:
    class StopHereError(Exception):
        pass

    def stop() -> None:
        raise StopHereError

    with pytest.raises(StopHereError):
        save_pdf(shelf.load("x", "en"), tmp_path / "book.pdf", stop)


def test_the_text_fills_the_width_of_a_printed_page_whatever_its_dots(qapp: QApplication) -> None:
    device = QImage(10, 10, QImage.Format.Format_RGB32)
    device.setDotsPerMeterX(11811)  # 300 dots an inch
    device.setDotsPerMeterY(11811)
    style, body = layout_of(device, QSizeF(1400, 2000))
    document = compose(Shelf().load("dice", "en"), 0, device, style, body)
    page = QImage(1400, 2000, QImage.Format.Format_RGB32)
    page.setDotsPerMeterX(11811)
    page.setDotsPerMeterY(11811)
    page.fill(0xFFFFFF)
    painter = QPainter(page)
    paint_page(painter, document, body, 0)
    painter.end()
    inked = [x for x in range(0, 1400, 4) if any(page.pixelColor(x, y).lightness() < 120 for y in range(0, 2000, 3))]
    assert inked[0] < 60
    assert inked[-1] > 1340


def test_the_reader_saves_in_the_background(qtbot: QtBot, tmp_path: Path, shelf: Shelf) -> None:
    reader = RulebookReader(shelf)
    qtbot.addWidget(reader)
    file = tmp_path / "out.pdf"
    with qtbot.waitSignal(reader.jobs.saved, timeout=20_000):
        reader.save_pdf(file)
    assert file.stat().st_size > 1000


def test_a_folder_that_cannot_be_written_is_told(qtbot: QtBot, tmp_path: Path, shelf: Shelf) -> None:
    reader = RulebookReader(shelf)
    qtbot.addWidget(reader)
    with qtbot.waitSignal(reader.jobs.failed, timeout=20_000) as told:
        reader.save_pdf(tmp_path / "nowhere" / "out.pdf")
    assert "nowhere" in told.args[0]
