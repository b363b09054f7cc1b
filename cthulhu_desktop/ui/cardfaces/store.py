"""All faces of a game's cards, drawn when they are asked for and kept as long as there is room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from cthulhu_desktop.bridge.pictures import PictureLoader
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces import backs, covers, frame, print_card, table_card, words
from cthulhu_desktop.ui.cardfaces.own_pictures import OwnPictures, is_whole_card, picture_part
from cthulhu_desktop.ui.cardfaces.shown import Shown
from cthulhu_desktop.wording.abilities.card_text import CardText

MEMORY = 32 * 1024 * 1024  # bytes of finished faces where a pixel is a pixel; all faces of two games on the table
KEPT_TEXTS = 300
PORTRAIT, LANDSCAPE = 88 / 63, 63 / 88  # height : width
Back = Literal["play", "story", "insane", "domain"]
Definition = CardDef | StoryDef
_ART_WIDTHS = (72, 96, 128, 168, 220, 290, 380, 500, 660, 870, 1150)


class FaceStore(QObject):
    """Gives faces by card id; widths and heights in device-independent pixels, `ratio` the device's pixel ratio.

    A face whose picture is not ready is drawn with a placeholder, and `changed(card_id)` comes when it can be asked
    for anew. An id nobody knows gives the back of a play card.
    """

    changed = Signal(str)
    problem = Signal(object)  # what cannot be used of the player's own pictures: has `reason` and `args_by_name`

    def __init__(
        self,
        definitions: Mapping[str, Definition] | Iterable[Definition] = (),
        pictures: PictureLoader | None = None,
        parent: QObject | None = None,
        *,
        own: OwnPictures | None = None,
    ) -> None:
        """`definitions`: the cards known from the start; `pictures` None draws placeholders; `own`: see
        `set_own_pictures`."""
        super().__init__(parent)
        self._definitions: dict[str, Definition] = {}
        self._pictures = pictures
        self._own: OwnPictures | None = None
        self._printed: dict[str, str] = {}
        self._language = "en"
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._bytes = 0
        self._finest = 1.0  # the largest pixel ratio asked for
        self._texts: OrderedDict[str, words.Fitted] = OrderedDict()
        self._sizes: dict[str, set[tuple[int, int]]] = {}  # in which the picture of a card has been there
        self._waiting: dict[str, set[str]] = {}
        self.add(definitions.values() if isinstance(definitions, Mapping) else definitions)
        if pictures is not None:
            pictures.ready.connect(self._on_picture)
        self.set_own_pictures(own)
        theme.changes().changed.connect(self.forget)

    # -- what the faces are made of -------------------------------------------------------------------------------

    def add(self, definitions: Iterable[Definition], printed: Mapping[str, str] | None = None) -> None:
        """Know these cards as well; a later one takes the place of an earlier one with its id. `printed`: texts by card
        id of cards whose own text the program has not read in full (imported ones); they are shown as they are."""
        self._printed.update(printed or {})
        for definition in definitions:
            known = self._definitions.get(definition.id)
            self._definitions[definition.id] = definition
            if known is not None and known != definition:
                self._forget_card(definition.id)

    def definition(self, card_id: str) -> Definition | None:
        """The card of an id."""
        return self._definitions.get(card_id)

    def ids(self) -> tuple[str, ...]:
        """All cards it knows."""
        return tuple(self._definitions)

    def set_language(self, code: str) -> None:
        """The language of the texts: en, pl or de."""
        if code != self._language:
            self._language = code
            self.forget()

    def set_own_pictures(self, own: OwnPictures | None) -> None:
        """Use the player's own pictures from now on (None: only engravings). A picture of the proportions of a card is
        shown instead of the whole face, another one in the window of the picture."""
        if self._own is not None:
            self._own.ready.disconnect(self._on_own)
            self._own.found.disconnect(self._on_all)
            self._own.problem.disconnect(self.problem)
        self._own = own
        if own is not None:
            own.ready.connect(self._on_own)
            own.found.connect(self._on_all)
            own.problem.connect(self.problem)
        self._on_all()

    def use_folder(self, folder: str) -> None:
        """Use the pictures of that folder; "" for none (the setting `own_pictures`)."""
        before = self._own
        self.set_own_pictures(OwnPictures(Path(folder), self) if folder else None)
        if before is not None and before.parent() is self:
            before.deleteLater()

    def own_pictures_known(self) -> bool:
        """Whether the folder of the player's own pictures has been looked through."""
        return self._own is not None and self._own.known

    def _on_own(self, card_id: str) -> None:
        self._forget_card(card_id)
        self.changed.emit(card_id)

    def _on_all(self) -> None:
        self.forget()
        for card_id in self._definitions:
            self.changed.emit(card_id)

    def forget(self) -> None:
        """Draw everything anew when it is next asked for."""
        frame.forget_stamps()
        words.forget_lines()
        self._kept.clear()
        self._texts.clear()
        self._bytes = 0

    def kept_bytes(self) -> int:
        """How much memory the finished faces take."""
        return self._bytes

    # -- faces ----------------------------------------------------------------------------------------------------

    def table_face(
        self, card_id: str, width_px: float, height_px: float, shown: Shown | None = None, *, ratio: float = 1.0
    ) -> QPixmap:
        """The small layout for the table: title, picture, icons, skill, cost. Readable from 80 pixels on."""
        definition = self._definitions.get(card_id)
        if definition is None:
            return self.back("play", width_px, height_px, ratio=ratio)
        if isinstance(definition, StoryDef):
            return self.story_face(card_id, width_px, height_px, ratio=ratio)

        def draw(painter: QPainter, box: QRectF) -> None:
            art = self._art(definition, table_card.art_box(box))
            table_card.paint(painter, box, definition, art, shown)

        return self._face(("table", card_id, shown), width_px, height_px, ratio, draw)

    def print_face(
        self, card_id: str, width_px: float, shown: Shown | None = None, *, ratio: float = 1.0, scroll: float = 0.0
    ) -> QPixmap:
        """The full face with its text; its height follows from its width (stories lie on their side). `scroll` 0 to 1
        moves a text that is longer than its box."""
        definition = self._definitions.get(card_id)
        if definition is None:
            return self.back("play", width_px, width_px * PORTRAIT, ratio=ratio)
        height = width_px * (LANDSCAPE if isinstance(definition, StoryDef) else PORTRAIT)

        def draw(painter: QPainter, box: QRectF) -> None:
            scan = self._scan(definition)
            if scan is not None:
                print_card.paint_scan(painter, box, definition, scan, shown)
                return
            art = self._art(definition, print_card.art_box(definition, box))
            look = print_card.Face(
                self._fitted(definition), self._words(definition), shown, scroll,
                *words.keyword_changes(definition, shown.keywords if shown else None, self._language),
            )  # fmt: skip
            print_card.paint(painter, box, definition, art, look)

        return self._face(("print", card_id, shown, round(scroll, 3)), width_px, height, ratio, draw)

    def fetch(self, card_id: str, width_px: float, *, ratio: float = 1.0) -> bool:
        """Order the picture of a full face before the face is asked for; whether it is there already."""
        definition = self._definitions.get(card_id)
        if definition is None:
            return True
        wide = width_px * ratio
        high = wide * (LANDSCAPE if isinstance(definition, StoryDef) else PORTRAIT)
        return self._picture(definition, print_card.art_box(definition, QRectF(0, 0, wide, high))) is not None

    def story_face(self, card_id: str, width_px: float, height_px: float, *, ratio: float = 1.0) -> QPixmap:
        """The small layout of a story, lying on its side: title, picture, its struggles in their order."""
        definition = self._definitions.get(card_id)
        if not isinstance(definition, StoryDef):
            return self.back("story", width_px, height_px, ratio=ratio)

        def draw(painter: QPainter, box: QRectF) -> None:
            art = self._art(definition, table_card.story_art_box(box))
            table_card.paint_story(painter, box, definition, art)

        return self._face(("story", card_id), width_px, height_px, ratio, draw)

    def back(self, kind: Back, width_px: float, height_px: float, *, ratio: float = 1.0) -> QPixmap:
        """What a card shows that nobody may see; nothing of it depends on the card."""
        return self._face(("back", kind), width_px, height_px, ratio, lambda p, box: backs.paint(p, box, kind))

    def resource_edge(self, card_id: str, width_px: float, height_px: float, *, ratio: float = 1.0) -> QPixmap:
        """The strip of a resource that peeks out below its domain: colour and sign of what it counts as."""
        definition = self._definitions.get(card_id)

        def draw(painter: QPainter, box: QRectF) -> None:
            card = definition if isinstance(definition, CardDef) else None
            table_card.paint_edge(painter, box, card)

        return self._face(("edge", card_id), width_px, height_px, ratio, draw)

    def deck_cover(
        self, factions: Sequence[str], title: str, card_id: str, width_px: float, height_px: float, *,
        ratio: float = 1.0,
    ) -> QPixmap:  # fmt: skip
        """The box of a deck: the picture of one of its cards, its title and the signs of its factions."""
        definition = self._definitions.get(card_id)

        def draw(painter: QPainter, box: QRectF) -> None:
            art = self._art(definition, covers.art_box(box)) if definition is not None else None
            covers.paint(painter, box, tuple(factions), title, art)

        return self._face(("cover", tuple(factions), title, card_id), width_px, height_px, ratio, draw)

    def sign(self, name: str, size_px: float, colour: str = theme.PAPER, *, ratio: float = 1.0) -> QPixmap:
        """A sign of the table: faction, struggle or token by name."""
        return self._face(
            ("sign", name, colour), size_px, size_px, ratio, lambda p, box: backs.paint_bare_sign(p, box, name, colour)
        )

    # -- texts ----------------------------------------------------------------------------------------------------

    def text_overflow(self, card_id: str) -> bool:
        """Whether the text is longer than its box even at the smallest size; then the zoom lets it scroll."""
        definition = self._definitions.get(card_id)
        return definition is not None and self._fitted(definition).overflow

    def full_text(self, card_id: str) -> str:
        """The text as HTML, signs included; "" for an id nobody knows."""
        definition = self._definitions.get(card_id)
        return words.rich_text(self._words(definition), self._flavour(definition)) if definition is not None else ""

    def _fitted(self, definition: Definition) -> words.Fitted:
        found = self._texts.get(definition.id)
        if found is None:
            box = print_card.text_box(definition)
            found = words.fit_text(
                self._words(definition), self._flavour(definition), box.width(), box.height()
            )
            self._texts[definition.id] = found
            if len(self._texts) > KEPT_TEXTS:
                self._texts.popitem(last=False)
        self._texts.move_to_end(definition.id)
        return found

    def _words(self, definition: Definition) -> CardText:
        return words.words_of(definition, self._language, self._printed.get(definition.id))

    def _flavour(self, definition: Definition) -> str:
        return words.flavour_of(definition.id, self._language)

    # -- pictures -------------------------------------------------------------------------------------------------

    def _art(self, definition: Definition, box: QRectF) -> QImage | None:
        """The picture for a window of that size in pixels; while it is being drawn one of another size, if there is
        one, else None."""
        return self._picture(definition, box) or self._meanwhile(definition.id)

    def _meanwhile(self, card_id: str) -> QImage | None:
        """The largest picture of a card that is at hand."""
        for width, height in sorted(self._sizes.get(card_id, ()), reverse=True):
            image = self._pictures.at_hand(card_id, QSize(width, height)) if self._pictures is not None else None
            if image is not None:
                return image
        return None

    def _picture(self, definition: Definition, box: QRectF) -> QImage | None:
        """The picture for a window of that size in pixels, None while it is being drawn."""
        if self._own is not None and self._own.has(definition.id, definition.title):
            own = self._own.picture(definition.id, definition.title)
            whole = own is not None and is_whole_card(own, lies=isinstance(definition, StoryDef))
            return picture_part(own) if own is not None and whole else own
        if self._pictures is None or box.width() < 8:
            return None
        width = next((step for step in _ART_WIDTHS if step >= box.width() * 0.97), _ART_WIDTHS[-1])
        size = QSize(width, max(8, round(width * box.height() / box.width())))
        try:
            image = self._pictures.request(definition.id, size)
            if image is None:
                key = self._pictures.key(definition.id, size)
                self._waiting.setdefault(key, set()).add(definition.id)
            else:
                self._sizes.setdefault(definition.id, set()).add((size.width(), size.height()))
        except KeyError:  # an imported card: it has no recipe
            return None
        return image

    def _scan(self, definition: Definition) -> QImage | None:
        """The player's own picture of the whole card."""
        if self._own is None or not self._own.has(definition.id, definition.title):
            return None
        image = self._own.picture(definition.id, definition.title)
        whole = image is not None and is_whole_card(image, lies=isinstance(definition, StoryDef))
        return image if whole else None

    def _on_picture(self, key: str, image: QImage) -> None:
        for card_id in self._waiting.pop(key, ()):
            self._forget_card(card_id)
            self.changed.emit(card_id)

    def _forget_card(self, card_id: str) -> None:
        for key in [key for key in self._kept if card_id in key]:
            self._bytes -= _size(self._kept.pop(key))
        self._texts.pop(card_id, None)

    # -- drawing and keeping --------------------------------------------------------------------------------------

    def _face(
        self, key: tuple[object, ...], width: float, height: float, ratio: float,
        draw: Callable[[QPainter, QRectF], None],
    ) -> QPixmap:  # fmt: skip
        pixels = (max(1, round(width * ratio)), max(1, round(height * ratio)))
        key = (*key, *pixels)
        found = self._kept.get(key)
        if found is None:
            found = _painted(pixels, draw)
            self._kept[key] = found
            self._bytes += _size(found)
            self._finest = max(self._finest, ratio)
            while self._bytes > MEMORY * self._finest**2 and len(self._kept) > 1:
                self._bytes -= _size(self._kept.popitem(last=False)[1])
        else:
            self._kept.move_to_end(key)
        if found.devicePixelRatio() != ratio:
            found = QPixmap(found)
            found.setDevicePixelRatio(ratio)
        return found


def _painted(pixels: tuple[int, int], draw: Callable[[QPainter, QRectF], None]) -> QPixmap:
    pixmap = QPixmap(*pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
        | QPainter.RenderHint.TextAntialiasing
    )
    try:
        draw(painter, QRectF(0, 0, *pixels))
    finally:
        painter.end()
    return pixmap


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


__all__ = ["Back", "FaceStore"]
