"""A small library, a big one, a desk over a store of its own, pages that are shown."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.bridge.library import CardLibrary
from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.storage import Store
from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.deckbuilder.builder_page import BuilderPage
from cthulhu_desktop.ui.deckbuilder.decks_page import DecksPage
from cthulhu_desktop.ui.deckbuilder.library_page import LibraryPage


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> CardLibrary:
    """The cards that come with the program."""
    folder = tmp_path_factory.mktemp("library")
    return CardLibrary(imported=folder / "none", cache=folder / "cache")


def many_cards(library: CardLibrary, count: int) -> list[CardDef]:
    """As many cards as wanted, made of those that come with the program, with titles of their own."""
    known = list(library.cards.values())
    words = sorted({word for card in known for word in card.title.split() if word.isalpha()})
    return [
        dataclasses.replace(
            known[place % len(known)], id=f"T-{place}", abilities=(),
            title=f"{known[place % len(known)].title} {words[place * 7 % len(words)]} {place}",
        )
        for place in range(count)
    ]  # fmt: skip


@pytest.fixture
def desk(store: Store, library: CardLibrary) -> DeckDesk:
    return DeckDesk(store, lambda: library)


@pytest.fixture
def faces(library: CardLibrary, qapp: object) -> FaceStore:
    return FaceStore([*library.cards.values(), *library.stories.values()])


@pytest.fixture
def shown(qtbot: QtBot, quiet_look: Callable[..., None]) -> Callable[[QWidget], None]:
    """Shows a page in a window of the usual size."""

    def show(page: QWidget) -> None:
        qtbot.addWidget(page)
        page.resize(1280, 680)
        page.show()
        qtbot.waitExposed(page)

    return show


@pytest.fixture
def builder(
    desk: DeckDesk, faces: FaceStore, shown: Callable[[QWidget], None], translations: None
) -> Iterator[BuilderPage]:
    """The builder in English with a new, empty deck; put away before its store is closed."""
    page = BuilderPage(desk, faces)
    page.set_language("en")
    assert page.open_deck(desk.create(Deck("Mine")))
    shown(page)
    page.entered()
    yield page
    page.editor.close()


@pytest.fixture
def decks_page(
    desk: DeckDesk, faces: FaceStore, shown: Callable[[QWidget], None], translations: None
) -> DecksPage:
    page = DecksPage(desk, faces)
    page.set_language("en")
    shown(page)
    page.entered()
    return page


@pytest.fixture
def library_page(
    desk: DeckDesk, faces: FaceStore, shown: Callable[[QWidget], None], translations: None
) -> LibraryPage:
    page = LibraryPage(desk, faces)
    page.set_language("en")
    shown(page)
    page.entered()
    return page


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a test writes its files."""
    made = tmp_path / "files"
    made.mkdir()
    return made
