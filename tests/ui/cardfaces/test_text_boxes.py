"""Texts of all cards in all languages stay within their boxes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.ui.cardfaces import FaceStore, print_card, table_card, words
from cthulhu_desktop.wording import LANGUAGES
from tests.ui.cardfaces.conftest import Definitions

MARGIN = 16  # pixels around the box that must stay empty
OVERHANG = 7  # layout units by which a slanted letter may lean out at the side: the page's edge is 32 away
LIGHT = bytes(range(170, 256))
SIZES = (745, 360)  # width of a face in print and in the zoom


def _fits_ink(fitted: words.Fitted, box: QRectF, scale: float) -> bool:
    """Whether everything that is really drawn lies within the box."""
    size = (round(box.width() * scale) + 2 * MARGIN, round(box.height() * scale) + 2 * MARGIN)
    image = QImage(*size, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.translate(MARGIN, MARGIN)
    painter.scale(scale, scale)
    words.paint_document(painter, fitted.document, QPointF(0, 0))
    painter.end()
    lean = round(OVERHANG * scale)
    inner = QRect(MARGIN, MARGIN, size[0] - 2 * MARGIN, size[1] - 2 * MARGIN).adjusted(-lean, -1, lean, 1)
    return _ink(image) == _ink(image.copy(inner)) > 0


def _ink(image: QImage) -> int:
    """How many pixels are not as light as paper."""
    data = bytes(image.constBits())
    lines = [data[y * image.bytesPerLine() : y * image.bytesPerLine() + image.width()] for y in range(image.height())]
    return sum(len(line.translate(None, LIGHT)) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_leaves_its_box_in_print_or_zoom(
    quiet_look: Callable[..., None], definitions: Definitions, language: str
) -> None:
    outside = []
    for definition in definitions.values():
        box = print_card.text_box(definition)
        flavour = words.flavour_of(definition.id, language)
        fitted = words.fit_text(words.words_of(definition, language), flavour, box.width(), box.height())
        if fitted.overflow or fitted.document.idealWidth() > box.width() or fitted.size < words.FLOOR:
            outside.append(definition.id)
            continue
        full = print_card.WIDTH if isinstance(definition, CardDef) else print_card.HEIGHT
        if not all(_fits_ink(fitted, box, width / full) for width in SIZES):
            outside.append(definition.id)
    assert outside == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_card_is_in_its_box(
    quiet_look: Callable[..., None], definitions: Definitions, language: str
) -> None:
    for definition in definitions.values():
        text = words.words_of(definition, language)
        shown = words.text_document(text, "", 26, 490).toPlainText()
        wanted = re.sub(r"\[[TCAI]\]", "\ufffc", text.text.replace("**", ""))
        assert shown == wanted


@pytest.mark.parametrize("easy", [False, True])
def test_no_title_or_type_line_is_cut(
    quiet_look: Callable[..., None], definitions: Definitions, easy: bool
) -> None:
    quiet_look(easy_font=easy)
    words.forget_lines()
    cut = []
    for card in definitions.values():
        lines = [(print_card.title_line(card), 700.0)]
        if isinstance(card, CardDef):
            lines = [(print_card.title_line(card), print_card.TITLE.width())]
            lines.append((table_card.title_line(words.title_of(card)), table_card.TITLE_ROOM))
            lines += [
                (print_card.type_line(card, words.words_of(card, language)), print_card.TYPE.width())
                for language in LANGUAGES
            ]
        else:
            lines.append((table_card.story_title_line(card.title), table_card.UNITS))
        for line, width in lines:
            longest = max(QFontMetricsF(line.font).horizontalAdvance(text) for text in line.lines)
            if not line.whole or longest > width:
                cut.append((card.id, line.lines))
    words.forget_lines()
    assert cut == []


def test_a_text_too_long_for_any_card_scrolls_in_the_zoom(faces: FaceStore, definitions: Definitions) -> None:
    card = definitions["AE-143"]
    assert not faces.text_overflow(card.id)
    long = replace(card, id="long", abilities=card.abilities * 4)
    faces.add([long])
    assert faces.text_overflow("long")
    top, bottom = (faces.print_face("long", 360, scroll=scroll).toImage() for scroll in (0.0, 1.0))
    assert top != bottom
    gap = QRectF(print_card.TEXT.x(), 800, print_card.TEXT.width() * 0.45, 4)  # above the rule nothing is printed
    factor = 360 / print_card.WIDTH
    part = QRectF(gap.x() * factor, gap.y() * factor, gap.width() * factor, gap.height() * factor).toRect()
    grey = [image.copy(part).convertToFormat(QImage.Format.Format_Grayscale8) for image in (top, bottom)]
    assert [_ink(image) for image in grey] == [0, 0]


def test_the_printed_text_of_an_imported_card_is_shown_as_it_is(faces: FaceStore, definitions: Definitions) -> None:
    card = replace(definitions["AE-001"], id="octgn/1", abilities=())
    faces.add([card], {"octgn/1": "Forced: Do what nobody has read.\nThen stop. " + "Go on. " * 120})
    assert "Do what nobody has read." in faces.full_text("octgn/1")
    assert faces.text_overflow("octgn/1")


def test_the_whole_text_with_its_signs_can_be_read_in_a_view(faces: FaceStore, qtbot: QtBot) -> None:
    faces.set_language("de")
    view = QTextBrowser()
    qtbot.addWidget(view)
    view.setHtml(faces.full_text("AE-237"))
    view.resize(300, 200)
    assert not view.grab().isNull()  # a sign that cannot be loaded would warn
    assert view.toPlainText().startswith("Aktion: ")
    assert "\ufffc" in view.toPlainText()
    assert faces.full_text("nobody") == ""
