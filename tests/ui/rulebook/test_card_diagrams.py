"""The diagrams of the card game: what they say is what the rules core does, and the faces come when they are drawn."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.library import card_library
from cthulhu_desktop.rulebook.shelf import LANGUAGES, Shelf
from cthulhu_desktop.ui.rulebook import diagrams
from cthulhu_desktop.ui.rulebook.card_courses import reason
from cthulhu_desktop.ui.rulebook.card_diagrams import ANATOMY
from cthulhu_desktop.ui.rulebook.card_faces import CARDS, CardFaces


@pytest.mark.parametrize(
    ("resources", "faction", "cost", "loyal", "label"),
    [
        ("aa", "a", 2, False, "pays"),
        ("ahhh", "a", 2, False, "pays_over"),  # CG-10.1.5
        ("nn", "a", 2, False, "no_match"),  # CG-10.1.3
        ("nn", "n", 2, False, "pays"),  # CG-10.1.3
        ("aa", "a", 5, False, "too_few"),  # CG-10.1.2
        ("ahhh", "h", 3, True, "pays_over"),  # CG-10.4.1
        ("aahh", "h", 3, True, "loyal_no"),  # CG-10.4.1
    ],
)
def test_a_domain_pays_or_the_diagram_says_why_not(
    resources: str, faction: str, cost: int, loyal: bool, label: str
) -> None:
    assert reason(resources, faction, cost, loyal) == label


def test_the_cards_explained_are_of_the_kinds_they_stand_for() -> None:
    catalogue = card_library().catalogue
    for kind, anatomy in ANATOMY.items():
        assert anatomy.card in (catalogue.stories if kind == "story" else catalogue.cards)
        if kind != "story":
            assert catalogue.cards[anatomy.card].type == kind
    assert catalogue.cards[ANATOMY["event"].card].cost == "X"
    assert catalogue.cards[ANATOMY["character"].card].keywords


def test_an_anatomy_of_nothing_is_noticed() -> None:
    assert not diagrams.is_known("card-anatomy of=spoon")
    assert not diagrams.is_known("card-anatomy")


def test_faces_are_drawn_in_the_language_of_the_book(qtbot: QtBot) -> None:
    faces = CardFaces()
    assert faces.get("en", CARDS[0]) is None
    with qtbot.waitSignal(faces.changed, timeout=20_000):
        pass
    english = faces.get("en", CARDS[0])
    given: list[QImage | None] = []
    faces.prepare("pl", lambda get: given.extend(get(card) for card in CARDS))
    qtbot.waitUntil(lambda: len(given) == len(CARDS), timeout=20_000)
    assert english is not None
    assert given[0] is not None
    assert english != given[0]


def test_a_face_changes_the_diagram(qapp: QApplication, qtbot: QtBot) -> None:
    labels = Shelf().load("cards", "en").head.labels
    face = QImage(62, 88, QImage.Format.Format_RGB32)
    face.fill(0xFF00FF00)

    def middle(faces: dict[str, QImage]) -> int:
        picture, height = diagrams.draw("card-anatomy of=event", labels, 600, 1.0, faces.get)
        return diagrams.image_of(picture, 600, height, 1.0).pixel(330, round(height / 2))

    assert middle({ANATOMY["event"].card: face}) == 0xFF00FF00
    assert middle({}) != 0xFF00FF00


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_diagrams_are_short_enough_to_read_beside_a_picture(language: str) -> None:
    for name, text in Shelf().load("cards", language).head.labels.items():
        assert len(text) <= 130, name
