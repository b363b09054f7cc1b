"""Engravings for the window: asked for by name or recipe, given at once from a cache or later by a signal."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage

from cthulhu_desktop.pictures.cache import DEFAULT_LIMIT, PictureCache, code_mark, picture_key
from cthulhu_desktop.pictures.names import STYLES
from cthulhu_desktop.pictures.palette_png import read_indexed
from cthulhu_desktop.pictures.recipe import Recipe, RecipeProblem, interface_recipes, library
from cthulhu_desktop.pictures.worker import Drawer, Job, best_drawer
from cthulhu_desktop.storage.places import places

log = logging.getLogger(__name__)

MEMORY_LIMIT = 48 * 1024 * 1024  # bytes of pictures kept ready
AT_ONCE = 700_000  # pixels up to which a file is decoded while the window waits (about 10 ms)
PREVIEW_FROM = 900_000  # pixels from which a quarter-size preview comes first
LONGEST_SIDE = 4096


class _Want(NamedTuple):
    """A picture to draw; `preview`: only a first impression of it, in a quarter of its size (pixels)."""

    key: str
    picture: str | Recipe
    size: tuple[int, int]
    ratio: float
    preview: bool = False

    def drawn_size(self) -> tuple[int, int]:
        """The size in which it is drawn."""
        return (self.size[0] // 4, self.size[1] // 4) if self.preview else self.size


class PictureLoader(QObject):
    """Gives pictures by name or recipe. A name may carry another style: "victory:clear", "rules:night".

    `ready(key, image)` comes in the window's thread for every picture that `request` did not return at once. Large
    pictures come twice under the same key: first small (a preview to stretch), then as asked. The last asked for is
    drawn first. What cannot be drawn is logged and never comes.

    The recipes of the cards are read beside the window, with the first card that is asked for. A name that no recipe
    has is a KeyError once they have been read; asked for before, its picture just never comes.
    """

    ready = Signal(str, QImage)
    _drawn = Signal(object, QImage)

    def __init__(
        self,
        cache_folder: Path | None = None,
        *,
        limit: int = DEFAULT_LIMIT,
        make_drawer: Callable[[], Drawer] = best_drawer,
        parent: QObject | None = None,
    ) -> None:
        """`cache_folder` None is the user's cache folder. Nothing is started before the first picture is drawn."""
        super().__init__(parent)
        folder = (cache_folder or places().cache) / "pictures"
        self._cache = PictureCache(folder, limit)
        self._memory: OrderedDict[str, QImage] = OrderedDict()
        self._callbacks: dict[str, list[Callable[[QImage], object]]] = {}
        self._waiting: list[_Want] = []
        self._pending: set[str] = set()
        self._turn = threading.Condition()
        self._make_drawer = make_drawer
        self._drawer: Drawer | None = None
        self._thread: threading.Thread | None = None
        self._closed = False
        self._recipes: dict[str, Recipe] | None = None  # of the cards; set by the loader's own thread
        self._drawn.connect(self._on_drawn, Qt.ConnectionType.QueuedConnection)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    @cached_property
    def _own_recipes(self) -> dict[str, Recipe]:
        return interface_recipes()

    @cached_property
    def _mark(self) -> str:
        return code_mark()

    def key(self, picture: str | Recipe, size: QSize, ratio: float = 1.0) -> str:
        """The key under which `ready` tells of a picture. KeyError for a name that no recipe is known to have."""
        return self._want(picture, size, ratio).key

    def request(self, picture: str | Recipe, size: QSize, ratio: float = 1.0) -> QImage | None:
        """The picture if it is at hand, else None and `ready` will come.

        `size` is in device-independent pixels, `ratio` the device's pixel ratio; the image carries it. KeyError for a
        name that no recipe is known to have.
        """
        want = self._want(picture, size, ratio)
        known = self._memory.get(want.key)
        if known is not None:
            self._memory.move_to_end(want.key)
            return known
        recipe = self._recipe(picture)
        small = want.size[0] * want.size[1] <= AT_ONCE
        if recipe is not None and small and (image := self._from_disk(self._file(recipe, want), ratio)) is not None:
            self._remember(want.key, image)
            return image
        self._ask(want)
        return None

    def at_hand(self, picture: str | Recipe, size: QSize, ratio: float = 1.0) -> QImage | None:
        """The picture if it is in memory; nothing is ordered. KeyError for a name that no recipe is known to have."""
        return self._memory.get(self.key(picture, size, ratio))

    def order(
        self, picture: str | Recipe, size: QSize, deliver: Callable[[QImage], object], ratio: float = 1.0
    ) -> None:
        """Give the picture to `deliver`: at once if it is at hand, else later (twice if it is large).

        A method of a Qt object that was deleted meanwhile is not called.
        """
        image = self.request(picture, size, ratio)
        if image is not None:
            deliver(image)
        elif not self._closed:
            self._callbacks.setdefault(self.key(picture, size, ratio), []).append(deliver)

    def forget(self, key: str) -> None:
        """Nobody wants this picture any more: it is not drawn unless that has begun."""
        with self._turn:
            self._waiting = [want for want in self._waiting if want.key != key]
            self._pending.discard(key)
        self._callbacks.pop(key, None)

    def close(self) -> None:
        """Stop drawing. Pictures that were not finished never come."""
        with self._turn:
            self._closed = True
            self._waiting.clear()
            self._turn.notify_all()
            drawer = self._drawer
        if drawer is not None:
            drawer.end()
        if self._thread is not None:
            self._thread.join(2)
        self._callbacks.clear()

    # -- in the window's thread -----------------------------------------------------------------------------------

    def _want(self, picture: str | Recipe, size: QSize, ratio: float) -> _Want:
        pixels = (round(size.width() * ratio), round(size.height() * ratio))
        bounded = (max(8, min(LONGEST_SIDE, pixels[0])), max(8, min(LONGEST_SIDE, pixels[1])))
        if isinstance(picture, str):
            self._recipe(picture)
            return _Want(f"{picture} {bounded[0]}x{bounded[1]}", picture, bounded, ratio)
        return _Want(picture_key(picture, bounded, self._mark), picture, bounded, ratio)

    def _ask(self, want: _Want) -> None:
        with self._turn:
            if self._closed:
                return
            self._waiting = [other for other in self._waiting if other.key != want.key or other.preview]
            self._waiting.append(want)
            if want.key not in self._pending:
                self._pending.add(want.key)
                if want.size[0] * want.size[1] >= PREVIEW_FROM:
                    self._waiting.append(want._replace(preview=True))
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="picture loader", daemon=True)
                self._thread.start()
            self._turn.notify_all()

    def _on_drawn(self, want: _Want, image: QImage) -> None:
        key = want.key
        if self._closed or key not in self._pending:
            return
        if not want.preview:
            self._pending.discard(key)
            if image.isNull():
                self._give_up(want)
                return
            self._remember(key, image)
        elif image.isNull():
            return
        callbacks = self._callbacks.get(key, []) if want.preview else self._callbacks.pop(key, [])
        for deliver in callbacks:
            owner = getattr(deliver, "__self__", None)
            if not isinstance(owner, QObject) or shiboken6.isValid(owner):
                deliver(image)
        self.ready.emit(key, image)

    def _give_up(self, want: _Want) -> None:
        """It never comes. That a card has no recipe is nothing to tell of: imported ones have none."""
        self._callbacks.pop(want.key, None)
        with suppress(KeyError):
            recipe = self._recipe(want.picture)
            log.error("the picture %s cannot be drawn", recipe.text() if recipe is not None else want.picture)

    def _remember(self, key: str, image: QImage) -> None:
        self._memory[key] = image
        self._memory.move_to_end(key)
        total = sum(kept.sizeInBytes() for kept in self._memory.values())
        while total > MEMORY_LIMIT and len(self._memory) > 1:
            total -= self._memory.popitem(last=False)[1].sizeInBytes()

    # -- in either thread -----------------------------------------------------------------------------------------

    def _recipe(self, picture: str | Recipe) -> Recipe | None:
        """What to draw; None for a name while the recipes of the cards have not been read. KeyError for one that none
        of them has."""
        if not isinstance(picture, str):
            return picture
        plain, colon, style = picture.partition(":")
        if colon and style not in STYLES:
            raise KeyError(picture)
        recipe = self._own_recipes.get(plain)  # so that the start does not read the recipes of all cards
        if recipe is None:
            if self._recipes is None:
                return None
            recipe = self._recipes[plain]
        return replace(recipe, style=style) if colon else recipe

    def _file(self, recipe: Recipe, want: _Want) -> str:
        """The name under which the cache folder keeps what is drawn."""
        return picture_key(recipe, want.drawn_size(), self._mark)

    def _from_disk(self, file: str, ratio: float) -> QImage | None:
        data = self._cache.read(file)
        if data is None:
            return None
        image = decoded(data, ratio)
        if image.isNull():
            self._cache.discard(file)
            return None
        return image

    # -- in the loader's own thread -------------------------------------------------------------------------------

    def _work(self) -> None:
        while (want := self._next()) is not None:
            recipe = self._known_recipe(want.picture)
            if recipe is None:
                image: QImage | None = QImage()
            elif want.preview and self._cache.has(self._file(recipe, want._replace(preview=False))):
                continue  # the picture itself is about to come from the disk
            else:
                image = self._from_disk(self._file(recipe, want), want.ratio)
                if image is None:
                    image = self._draw(recipe, want)
            with suppress(RuntimeError):  # the object is deleted already: the program is ending
                self._drawn.emit(want, image)

    def _known_recipe(self, picture: str | Recipe) -> Recipe | None:
        """What to draw; the recipes of the cards are read if need be. None if there is none of that name."""
        try:
            recipe = self._recipe(picture)
            if recipe is None:
                self._recipes = self._read_recipes()
                recipe = self._recipe(picture)
        except KeyError:
            return None
        return recipe

    def _read_recipes(self) -> dict[str, Recipe]:
        """Those of the cards; none if a file is damaged: then cards have placeholders."""
        try:
            return library()
        except (RecipeProblem, OSError):
            log.exception("the recipes of the pictures cannot be read")
            return {}

    def _next(self) -> _Want | None:
        with self._turn:
            self._turn.wait_for(lambda: self._closed or self._waiting)
            return None if self._closed else self._waiting.pop()

    def _draw(self, recipe: Recipe, want: _Want) -> QImage:
        job = (recipe.text(), want.drawn_size())
        for _ in range(2):  # a drawer that was killed is replaced once
            data = self._try(job)
            if data is not None:
                break
        if not data:
            return QImage()
        self._cache.write(self._file(recipe, want), data)
        return decoded(data, want.ratio)

    def _try(self, job: Job) -> bytes | None:
        """The drawing; None if the drawer is gone."""
        drawer = self._drawer or self._make_drawer()
        with self._turn:
            self._drawer = drawer
            if self._closed:
                drawer.end()
                return b""
        try:
            return drawer.draw(job)
        except (OSError, EOFError):
            drawer.end()
            with self._turn:
                self._drawer = None
            return None


def decoded(data: bytes, ratio: float) -> QImage:
    """The bytes of a picture file as an image that paints quickly; null if they are damaged."""
    indexed = read_indexed(data)
    if indexed is None:
        return QImage()
    view = memoryview(indexed.rows)[1:]
    image = QImage(view, indexed.width, indexed.height, indexed.width + 1, QImage.Format.Format_Indexed8)
    image.setColorTable(indexed.colours)
    clear = any(colour >> 24 < 255 for colour in indexed.colours)
    deep = QImage.Format.Format_ARGB32_Premultiplied if clear else QImage.Format.Format_RGB32
    image = image.convertToFormat(deep)  # a copy: it no longer needs the bytes
    image.setDevicePixelRatio(ratio)
    return image


__all__ = ["PictureLoader", "RecipeProblem"]
