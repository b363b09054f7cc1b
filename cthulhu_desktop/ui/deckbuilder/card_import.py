"""Cards of other programs for the library: a menu to begin with, and how far it is while they are read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QMenu, QProgressBar, QPushButton, QToolButton, QWidget

from cthulhu_desktop.bridge.card_import import Imported, import_source
from cthulhu_desktop.bridge.tasks import Task, TaskControl, run_task
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.texts import Texts

STEPS = 1000  # of the progress bar

Import = Callable[[Path, Callable[[float], None]], Imported]


class CardImport(QWidget):
    """Hidden until cards are read; then it shows how much is done and can be stopped, which keeps nothing.
    `imported(Imported)` when all is kept, `problem(object)` when it could not be. `button` is the menu, to be put where
    it fits."""

    imported = Signal(object)
    problem = Signal(object)

    def __init__(self, texts: Texts, run: Import = import_source) -> None:
        super().__init__()
        self._run = run
        self.task: Task | None = None
        self.folder = ""
        self.button = QToolButton()
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        texts.button(self.button, lambda: tr("Import cards"), lambda: tr("Take over cards of other programs"))
        menu = QMenu(self.button)
        self.from_file, self.from_folder = menu.addAction(""), menu.addAction("")
        texts.put(self.from_file.setText, lambda: tr("From a file…"))
        texts.put(self.from_folder.setText, lambda: tr("From a folder…"))
        self.from_file.triggered.connect(self._ask_file)
        self.from_folder.triggered.connect(self._ask_folder)
        self.button.setMenu(menu)
        self.said = QLabel()
        theme.set_font(self.said, Role.TEXT, 12.5)
        self.bar = QProgressBar()
        self.bar.setRange(0, STEPS)
        self.bar.setTextVisible(False)
        texts.put(self.bar.setAccessibleName, lambda: tr("Cards read"))
        self.stop = QPushButton()
        texts.button(self.stop, lambda: tr("Stop"))
        self.stop.clicked.connect(self.cancel)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.said)
        row.addWidget(self.bar, 1)
        row.addWidget(self.stop)
        self.hide()

    def _ask_file(self) -> None:
        kinds = tr("Cards of other programs (%1)").replace("%1", "*.o8g *.nupkg *.zip *.xml *.db *.jsonl")
        everything = tr("All files (%1)").replace("%1", "*")
        name, _ = QFileDialog.getOpenFileName(self, tr("Import cards"), self.folder, f"{kinds};;{everything}")
        if name:
            self.begin(Path(name))

    def _ask_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self, tr("Import cards"), self.folder)
        if name:
            self.begin(Path(name))

    def begin(self, source: Path) -> None:
        """Read the cards of a source beside the window; one source at a time."""
        if self.task is not None:
            return
        self.folder = str(source.parent)
        self.said.setText(tr("Reading %1 …").replace("%1", source.name))
        self.bar.setValue(0)
        self.button.setEnabled(False)
        self.show()
        run = self._run

        def work(control: TaskControl) -> Imported:
            def tell(share: float) -> None:
                control.check()
                control.progress(share)

            return run(source, tell)

        self.task = run_task(work, done=self._done, failed=self._failed, progress=self._progress)

    def cancel(self) -> None:
        """Stop; nothing is kept."""
        if self.task is not None:
            self.task.cancel()
            self._end()

    def _progress(self, share: float) -> None:
        self.bar.setValue(round(share * STEPS))

    def _end(self) -> None:
        self.task = None
        self.hide()
        self.button.setEnabled(True)

    def _done(self, found: Imported) -> None:
        self._end()
        self.imported.emit(found)

    def _failed(self, problem: Exception) -> None:
        self._end()
        if not hasattr(problem, "reason"):
            raise problem
        self.problem.emit(problem)
