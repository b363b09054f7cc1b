"""The player's own pictures of cards: looked for and read in threads, given when they are there."""

from __future__ import annotations

import logging
from collections import OrderedDict
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageReader

from cthulhu_desktop.bridge.picture_files import PictureFile, PictureFiles, find_pictures
from cthulhu_desktop.bridge.tasks import run_task

log = logging.getLogger(__name__)

MEMORY = 48 * 1024 * 1024  # bytes of pictures kept ready
WIDEST = 900  # pixels: larger pictures are made smaller while they are read
MOST_PIXELS = 60_000_000
CARD_PROPORTION, TOLERANCE = 63 / 88, 0.06


class OwnPictures(QObject):
    """Pictures from a folder.

    `found` comes once when the folder has been looked through, `ready(card_id)` for every picture that `picture` did
    not give at once, `problem(object)` for what cannot be used: an error with `reason` and `args_by_name`.
    """

    found = Signal()
    ready = Signal(str)
    problem = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files: PictureFiles | None = None
        self._images: OrderedDict[str, QImage] = OrderedDict()
        self._coming: set[str] = set()
        self._bad: set[str] = set()
        run_task(partial(find_pictures, folder), done=self._on_found, failed=self._on_trouble)

    @property
    def known(self) -> bool:
        """Whether the folder has been looked through."""
        return self._files is not None

    def has(self, card_id: str, title: str) -> bool:
        """Whether there is a picture of that card, as far as is known."""
        return card_id not in self._bad and self._file(card_id, title) is not None

    def picture(self, card_id: str, title: str) -> QImage | None:
        """The picture; None if there is none or it is still being read: then `ready` comes."""
        image = self._images.get(card_id)
        if image is not None:
            self._images.move_to_end(card_id)
            return image
        file = self._file(card_id, title)
        if file is not None and card_id not in self._bad and card_id not in self._coming:
            self._coming.add(card_id)
            run_task(
                partial(read_picture, file), done=partial(self._on_read, card_id), failed=partial(self._on_bad, card_id)
            )
        return None

    def _file(self, card_id: str, title: str) -> PictureFile | None:
        return self._files.find(card_id, title) if self._files is not None else None

    def _on_found(self, files: PictureFiles) -> None:
        self._files = files
        for problem in files.problems:
            self.problem.emit(problem)
        self.found.emit()

    def _on_trouble(self, error: Exception) -> None:
        if hasattr(error, "reason"):
            self.problem.emit(error)
        else:
            log.error("the folder of pictures cannot be read", exc_info=error)

    def _on_read(self, card_id: str, image: QImage) -> None:
        self._coming.discard(card_id)
        if image.isNull():
            log.warning("the player's picture of %s cannot be decoded", card_id)
            self._bad.add(card_id)
        else:
            self._images[card_id] = image
            total = sum(kept.sizeInBytes() for kept in self._images.values())
            while total > MEMORY and len(self._images) > 1:
                total -= self._images.popitem(last=False)[1].sizeInBytes()
        self.ready.emit(card_id)

    def _on_bad(self, card_id: str, error: Exception) -> None:
        self._coming.discard(card_id)
        self._bad.add(card_id)
        self._on_trouble(error)
        self.ready.emit(card_id)


def read_picture(file: PictureFile) -> QImage:
    """The picture of a file, at most WIDEST pixels wide; null if it cannot be decoded or is out of bounds. For any
    thread."""
    data = QByteArray(file.read())
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > MOST_PIXELS:
        return QImage()
    if size.width() > WIDEST:
        reader.setScaledSize(size.scaled(QSize(WIDEST, WIDEST * 4), Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied) if not image.isNull() else image


def is_whole_card(image: QImage, *, lies: bool = False) -> bool:
    """Whether a picture has the proportions of a card, so that it shows a whole card and not only its picture."""
    wanted = 1 / CARD_PROPORTION if lies else CARD_PROPORTION
    return abs(image.width() / max(1, image.height()) / wanted - 1) < TOLERANCE


def picture_part(image: QImage) -> QImage:
    """The part of a whole card where its picture usually is, for small faces."""
    width, height = image.width(), image.height()
    return image.copy(round(width * 0.08), round(height * 0.12), round(width * 0.84), round(height * 0.42))
