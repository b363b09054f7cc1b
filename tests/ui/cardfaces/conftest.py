"""All cards of the program, and a store of faces without pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QImage, QPixmap

from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.data_files import resource
from cthulhu_desktop.sets import catalogue_of, load_sets
from cthulhu_desktop.ui.cardfaces import FaceStore

Definitions = dict[str, CardDef | StoryDef]


@pytest.fixture(scope="session")
def definitions() -> Definitions:
    catalogue = catalogue_of(load_sets(resource("sets")))
    return {**catalogue.cards, **catalogue.stories}


@pytest.fixture
def faces(quiet_look: Callable[..., None], definitions: Definitions) -> Iterator[FaceStore]:
    store = FaceStore(definitions)
    yield store
    store.deleteLater()


def pixels(pixmap: QPixmap) -> bytes:
    """What a pixmap shows, to compare."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(image.constBits())
