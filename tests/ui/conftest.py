"""What window tests share: compiled translations, a quiet look, a window over a store of its own."""

from __future__ import annotations

import importlib.util
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cthulhu_desktop import app
from cthulhu_desktop.data_files import compiled_translation
from cthulhu_desktop.storage import Store
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.main_window import MainWindow
from cthulhu_desktop.ui.theme import Look, Motion

TOP = Path(__file__).parents[2]


def packaging_module(name: str) -> ModuleType:
    """A script of packaging/ as a module."""
    spec = importlib.util.spec_from_file_location(name, TOP / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def translations() -> None:
    """The compiled translations are there and as new as their sources; several test processes may do this at once."""
    sources = sorted((TOP / "i18n").glob("*.ts"))
    compiled = [compiled_translation(source.stem) for source in sources]
    newest = max(source.stat().st_mtime for source in sources)
    if all(file.exists() and file.stat().st_mtime >= newest for file in compiled):
        return
    compiled[0].parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=compiled[0].parent) as folder:
        for file in packaging_module("hatch_build").compile_translations(TOP, Path(folder)):
            os.replace(file, compiled[0].parent / file.name)


@pytest.fixture(autouse=True)
def _no_widgets_left() -> Iterator[None]:
    """What a test asked to be deleted is gone before the next one: dressing many widgets anew takes long."""
    yield
    if QApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def quiet_look(qapp: QApplication) -> Iterator[Callable[..., None]]:
    """Dresses the application without motion; the value dresses it otherwise."""

    def dress(**choices: object) -> None:
        theme.apply(Look(**{"motion": Motion.OFF, **choices}))  # type: ignore[arg-type]

    dress()
    yield dress
    dress()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store of its own, whose first start is over and which allows no motion."""
    with Store.open(tmp_path / "data") as opened:
        from cthulhu_desktop.storage.setting_keys import FIRST_START_DONE, MOTION

        opened.settings.set(FIRST_START_DONE, True)
        opened.settings.set(MOTION, "off")
        yield opened


@pytest.fixture
def open_window(
    translations: None, quiet_look: Callable[..., None]
) -> Iterator[Callable[..., MainWindow]]:
    """Makes windows over a store, not shown yet; they are closed before the store is."""
    before = QLocale()
    made: list[MainWindow] = []

    def make(store: Store, language: str | None = "en") -> MainWindow:
        window = app.make_window(store, language)
        window.resize(1280, 720)
        made.append(window)
        return window

    yield make
    for window in made:
        window.close()
        window.services.preferences.language_switch.silence()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QLocale.setDefault(before)


@pytest.fixture
def window(qtbot: QtBot, store: Store, open_window: Callable[..., MainWindow]) -> MainWindow:
    """The window in English, shown, at its start screen."""
    made = open_window(store)
    made.open_page("start")
    made.show()
    qtbot.waitExposed(made)
    return made
