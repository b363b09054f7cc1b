"""Faces of cards, a few at a time, so that a table full of them never holds the window up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap, QTextDocumentFragment

from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.store import Back, FaceStore

BUDGET = 0.010  # seconds of drawing in one turn of the event loop

_Wanted = tuple[str, int, int, float]


class FaceQueue(QObject):
    """Hands out faces that are drawn already and draws the others between events; `drawn(id)` when one can be asked for
    again ("": all)."""

    drawn = Signal(str)

    def __init__(self, faces: FaceStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.faces = faces
        self._ready: set[_Wanted] = set()
        self._latest: dict[str, _Wanted] = {}  # the size in which a face was drawn last
        self._waiting: dict[_Wanted, None] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw_some)
        faces.changed.connect(self._changed)
        theme.changes().changed.connect(self.forget)

    def add(self, definitions: Iterable[CardDef | StoryDef], printed: Mapping[str, str] | None = None) -> None:
        """Know these cards from now on. `printed`: by id the texts of those that keep the words they came with."""
        self.faces.add(definitions, printed)
        self.forget()

    def knows(self, face: str) -> bool:
        """Whether the face is a card of the catalogue, not any text."""
        return self.faces.definition(face) is not None

    def lies(self, face: str) -> bool:
        """Whether the card is printed on its side."""
        return isinstance(self.faces.definition(face), StoryDef)

    def title(self, face: str) -> str:
        """What a face is called: the title of a card, else the text itself."""
        definition = self.faces.definition(face)
        return definition.title if definition is not None else face

    def text(self, face: str) -> str:
        """What a card says, as plain text in the language of now; "" for what is no card."""
        return QTextDocumentFragment.fromHtml(self.faces.full_text(face)).toPlainText()

    def titles(self) -> dict[str, str]:
        """The titles of all cards by id."""
        return {card: self.title(card) for card in self.faces.ids()}

    def face(self, face: str, width: float, height: float, ratio: float) -> QPixmap | None:
        """The face of a card that is known; while it is being drawn one of another size, or None."""
        key = (face, round(width), round(height), ratio)
        if key not in self._ready:
            self._waiting[key] = None
            if not self._timer.isActive():
                self._timer.start()
            before = self._latest.get(face)
            if before is None:
                return None
            key = before
        return self.faces.table_face(face, key[1], key[2], ratio=key[3])

    def back(self, kind: Back, width: float, height: float, ratio: float) -> QPixmap:
        """The back of cards."""
        return self.faces.back(kind, round(width), round(height), ratio=ratio)

    def forget(self) -> None:
        """Everything is asked for anew: fonts, language or pictures have changed."""
        self._ready.clear()
        self._latest.clear()
        self._waiting.clear()
        self.drawn.emit("")

    def _changed(self, card: str) -> None:
        self._ready = {key for key in self._ready if key[0] != card}
        self._latest.pop(card, None)
        self.drawn.emit(card)

    def _draw_some(self) -> None:
        start = perf_counter()
        done = set()
        while self._waiting and perf_counter() - start < BUDGET:
            key = next(iter(self._waiting))
            del self._waiting[key]
            self.faces.table_face(key[0], key[1], key[2], ratio=key[3])
            self._ready.add(key)
            self._latest[key[0]] = key
            done.add(key[0])
        if not self._waiting:
            self._timer.stop()
        for card in done:
            self.drawn.emit(card)
