"""Faces follow the setting of the player's own pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cthulhu_desktop.ui.cardfaces.store import FaceStore

if TYPE_CHECKING:
    from cthulhu_desktop.ui.shell.main_window import MainWindow


class _Follower(QObject):
    def __init__(self, window: MainWindow, faces: FaceStore) -> None:
        super().__init__(faces)
        self._faces, self._preferences, self._folder = faces, window.services.preferences, ""
        faces.problem.connect(window.tell_problem)
        self._preferences.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        folder = str(self._preferences.get("own_pictures"))
        if folder != self._folder:
            self._folder = folder
            self._faces.use_folder(folder)


def follow_own_pictures(window: MainWindow, faces: FaceStore) -> None:
    """Use the folder of the setting now and whenever it changes; the window tells what cannot be used of it."""
    _Follower(window, faces)
