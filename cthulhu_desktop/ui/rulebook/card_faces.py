"""The printed faces in diagrams: drawn one at a time, in the language of the book, once the cards have been read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from cthulhu_desktop.bridge.library import CardLibrary, card_library
from cthulhu_desktop.bridge.pictures import PictureLoader
from cthulhu_desktop.bridge.tasks import run_task
from cthulhu_desktop.ui.cardfaces.store import FaceStore
from cthulhu_desktop.ui.rulebook.card_diagrams import ANATOMY

WIDTH = 620  # pixels of a face that stands upright: enough for print at 300 dots an inch
CARDS = tuple(anatomy.card for anatomy in ANATOMY.values())


class CardFaces(QObject):
    """Gives faces to diagrams. `changed` comes when diagrams would look different."""

    changed = Signal()

    def __init__(self, pictures: PictureLoader | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = FaceStore(pictures=pictures, parent=self)
        self._store.changed.connect(self._draw_again)
        self._images: dict[tuple[str, str], QImage] = {}
        self._wanted: list[tuple[str, str]] = []
        self._waiting: list[Callable[[], object]] = []
        self._known = self._asked = False
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._draw_next)

    def get(self, language: str, card: str) -> QImage | None:
        """A face in a language if it is at hand; else all of them are ordered, and `changed` will come."""
        image = self._images.get((language, card))
        if image is None:
            self._order(language)
        return image

    def in_language(self, language: str) -> Callable[[str], QImage | None]:
        """The faces in one language, by id, as diagrams want them."""
        return partial(self.get, language)

    def prepare(self, language: str, then: Callable[[Callable[[str], QImage | None]], object]) -> None:
        """Call `then` with faces that may be used in any thread, as soon as all are drawn."""

        def give() -> None:
            then({card: self._images.get((language, card)) for card in CARDS}.get)

        if all((language, card) in self._images for card in CARDS):
            give()
        else:
            self._waiting.append(give)
            self._order(language)

    def _order(self, language: str) -> None:
        wanted = [(language, card) for card in CARDS if (language, card) not in self._images]
        self._wanted += [want for want in wanted if want not in self._wanted]
        if self._known:
            self._turn.start(0)
        elif not self._asked:
            self._asked = True
            run_task(card_library, done=self._read, failed=self._give_up)

    def _read(self, library: CardLibrary) -> None:
        catalogue = library.catalogue
        known = [catalogue.cards.get(card) or catalogue.stories.get(card) for card in CARDS]
        self._store.add([definition for definition in known if definition is not None])
        self._known = True
        self._turn.start(0)

    def _give_up(self, _error: Exception) -> None:
        """No cards can be read: the backs stay (other pages tell why)."""
        self._wanted.clear()
        self._finish()

    def _draw_again(self, card: str) -> None:
        """Its picture has come: draw it anew in every language it was drawn in."""
        self._wanted += [want for want in self._images if want[1] == card and want not in self._wanted]
        self._turn.start(0)

    def _draw_next(self) -> None:
        if not self._wanted:
            return
        language, card = self._wanted.pop(0)
        self._store.set_language(language)
        lies = card == ANATOMY["story"].card
        face = self._store.print_face(card, WIDTH * 88 / 63 if lies else WIDTH).toImage()
        self._images[language, card] = face.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        if self._wanted:
            self._turn.start(0)
        else:
            self._finish()

    def _finish(self) -> None:
        waiting, self._waiting = self._waiting, []
        for give in waiting:
            give()
        self.changed.emit()
