"""The ways out of a deck: files, clipboard, picture, paper, a file to drag away."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication, QPixmap

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.library import CardRow
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.ui.deckbuilder.deck_model import MAYBE, DeckModel, Grouping
from cthulhu_desktop.ui.deckbuilder.exchange import FileTrouble, file_name
from cthulhu_desktop.ui.deckbuilder.lazy_faces import FaceSource

if TYPE_CHECKING:  # the builder opens without it
    from cthulhu_desktop.ui.deckbuilder.print_sheets import Paper


def paper_of(deck: Deck, desk: DeckDesk, language: str) -> Paper:
    """A deck as it stands on paper."""
    from cthulhu_desktop.ui.deckbuilder.print_sheets import Paper

    rows: dict[str, CardRow] = {row.id: row for row in desk.library.rows(language)}
    model = DeckModel()
    model.grouping = Grouping.TYPE
    model.show_deck(deck, rows, language, {})
    groups = tuple(group for group in model.groups if group.lines and group.key != MAYBE)
    factions = dict.fromkeys(rows[card].faction_name for card, _ in deck.cards if card in rows)
    subtitle = tr("%n card(s)", "", deck.size)
    if factions:
        text = tr("%1 · %2", "number of cards, factions")
        subtitle = text.replace("%1", subtitle).replace("%2", ", ".join(list(factions)[:4]))
    return Paper(deck.name or tr("Deck without a name"), subtitle, groups)


class Exporter:
    """Writes decks. Problems carry `reason` and `args_by_name`."""

    def __init__(self, desk: DeckDesk, faces: FaceSource, language: Callable[[], str]) -> None:
        self._desk, self._faces, self._language = desk, faces, language

    def _face(self, card: str, width: float) -> QPixmap:
        return self._faces.print_face(card, width)

    def write(self, deck: Deck, path: Path) -> None:
        """Write a deck in the form that the end of the file's name asks for: .coc, .o8d, .txt, .png, .pdf."""
        from cthulhu_desktop.ui.deckbuilder.print_sheets import deck_picture, write_list

        suffix = path.suffix.lower()
        try:
            if suffix == ".png":
                if not deck_picture(paper_of(deck, self._desk, self._language()), self._face).save(str(path)):
                    raise FileTrouble(path)
            elif suffix == ".pdf":
                write_list(path, paper_of(deck, self._desk, self._language()))
            else:
                self._desk.write_file(deck, path, self._language())
        except OSError:
            raise FileTrouble(path) from None

    def write_proxies(self, deck: Deck, path: Path) -> int:
        """Cards to cut out, one a copy; how many pages."""
        from cthulhu_desktop.ui.deckbuilder.print_sheets import write_proxies

        try:
            return write_proxies(path, deck.name, deck.ids(), self._face)
        except OSError:
            raise FileTrouble(path) from None

    def copy_text(self, deck: Deck) -> None:
        """The deck as a list, to be pasted anywhere."""
        QGuiApplication.clipboard().setText(self._desk.text_of(deck, self._language()))

    def copy_picture(self, deck: Deck) -> None:
        """The deck as a picture, to be pasted anywhere."""
        from cthulhu_desktop.ui.deckbuilder.print_sheets import deck_picture

        QGuiApplication.clipboard().setImage(deck_picture(paper_of(deck, self._desk, self._language()), self._face))


_dragged: list[tempfile.TemporaryDirectory[str]] = []


def drag_data(decks: list[Deck], desk: DeckDesk, language: str, suffix: str = ".o8d") -> QMimeData:
    """Decks on their way out of the window: as files, and as a list for whoever takes text. The files live as long as
    the program, for nobody tells when the receiver has read them."""
    folder = tempfile.TemporaryDirectory(prefix="cthulhu-deck-")
    _dragged.append(folder)
    urls = []
    for deck in decks:
        path = Path(folder.name) / f"{file_name(deck.name)}{suffix}"
        desk.write_file(deck, path, language)
        urls.append(QUrl.fromLocalFile(str(path)))
    mime = QMimeData()
    mime.setUrls(urls)
    mime.setText("\n".join(desk.text_of(deck, language) for deck in decks))
    return mime
