"""Diagrams: each is known, has its labels, fits its room and shows something."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cthulhu_desktop.rulebook.book import Book, Figure, Scene
from cthulhu_desktop.rulebook.shelf import Shelf
from cthulhu_desktop.ui.rulebook.diagrams import draw, image_of, is_known, labels_of
from cthulhu_desktop.ui.rulebook.ornaments import die_image, ornament

SHELF = Shelf()
BOOKS = [SHELF.load(book.name, language) for book in SHELF.books("en", drafts=True) for language in ("en", "pl", "de")]


def recipes(book: Book) -> set[str]:
    found = set()
    for _place, block in book.blocks():
        parts = block.parts if isinstance(block, Scene) else (block,)
        found |= {part.recipe for part in parts if isinstance(part, Figure)}
    return found


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: f"{book.name}-{book.language}")
def test_every_diagram_of_a_book_is_known_and_has_its_words(book: Book) -> None:
    for recipe in recipes(book):
        assert is_known(recipe), recipe
        assert labels_of(recipe) <= set(book.head.labels), recipe


def ink(image: QImage) -> int:
    return sum(
        image.pixelColor(x, y).alpha() > 100 for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)
    )


RECIPES = {recipe: book.head.labels for book in BOOKS for recipe in recipes(book)}


@pytest.mark.parametrize("recipe", sorted(RECIPES))
@pytest.mark.parametrize(("width", "zoom"), [(600.0, 1.0), (300.0, 1.0), (700.0, 2.0)])
def test_a_diagram_shows_something_and_keeps_inside_its_room(
    qapp: QApplication, recipe: str, width: float, zoom: float
) -> None:
    picture, height = draw(recipe, RECIPES[recipe], width, zoom)
    assert 10 < height < 2500
    bounds = picture.boundingRect()
    assert bounds.left() >= -3
    assert bounds.right() <= width + 3
    assert bounds.bottom() <= height + 12
    assert ink(image_of(picture, width, height, 1.0)) > 50


def test_an_unknown_diagram_is_empty_and_a_wrong_face_is_noticed(qapp: QApplication) -> None:
    assert not is_known("nonsense")
    assert not is_known("dice-position display=iaa,xx")
    _picture, height = draw("nonsense", {}, 300, 1.0)
    assert height == 0


def test_a_chain_lays_its_boxes_below_each_other_where_there_is_no_room(qapp: QApplication) -> None:
    labels = {"a": "Refresh", "b": "Draw", "c": "Story"}
    _wide, low = draw("chain of=a,b,c", labels, 600, 1.0)
    _narrow, high = draw("chain of=a,b,c", labels, 200, 1.0)
    assert high > 2 * low


def test_small_pictures_follow_the_screens_dots(qapp: QApplication) -> None:
    assert die_image("t2", 20, 2.0).width() == 40
    assert ink(die_image("es", 40, 1.0)) > 100
    assert ink(ornament("end", 200, 30, 1.0)) > 10
