"""Saving as PDF and printing, in the background, with a sentence about how it went."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QMessageBox, QWidget

from cthulhu_desktop.bridge.tasks import Task, run_task
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.rulebook.book import Book
from cthulhu_desktop.ui.rulebook.card_faces import CardFaces
from cthulhu_desktop.ui.rulebook.drawing import Faces
from cthulhu_desktop.ui.rulebook.press import print_book, save_pdf


class PrintJobs(QObject):
    """`saved(Path)` and `failed(str)` tell the end of a job."""

    saved = Signal(object)
    failed = Signal(str)

    def __init__(self, window: QWidget, faces: CardFaces) -> None:
        super().__init__(window)
        self._window = window
        self._faces = faces
        self._task: Task | None = None
        self._printer: QPrinter | None = None
        self.failed.connect(self._tell)

    def save(self, book: Book, file: Path) -> None:
        """Write a book into a PDF file."""

        def fail(_error: Exception) -> None:
            self.failed.emit(tr("The file %1 could not be written. Choose another folder.").replace("%1", str(file)))

        def save(faces: Faces) -> None:
            self._task = run_task(
                lambda: save_pdf(book, file, faces=faces), done=lambda _pages: self.saved.emit(file), failed=fail
            )

        self._faces.prepare(book.language, save)

    def print(self, book: Book) -> None:
        """Ask for a printer and print the book on it."""
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(self._printer, self._window).exec() != QPrintDialog.DialogCode.Accepted:
            return
        printer = self._printer

        def fail(_error: Exception) -> None:
            self.failed.emit(tr("The book could not be printed. Check the printer, or save the book as PDF."))

        def go(faces: Faces) -> None:
            self._task = run_task(
                lambda: print_book(book, printer, faces=faces), done=lambda _pages: None, failed=fail
            )

        self._faces.prepare(book.language, go)

    def _tell(self, text: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, tr("Rulebook"), text, parent=self._window)
        box.setModal(False)
        box.show()
