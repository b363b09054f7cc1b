"""What the signs on a printed face mean: where each is, and what the glossary says of it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.rulebook.glossary import explain
from cthulhu_desktop.ui.cardfaces.colours import LETTERS
from cthulhu_desktop.ui.cardfaces.marks import struggle_names, tokens_of
from cthulhu_desktop.ui.cardfaces.print_card import HEIGHT, SPINE, TITLE, WIDTH
from cthulhu_desktop.ui.cardfaces.shown import Shown
from cthulhu_desktop.ui.tabletop.words import language_now, wording_now


class FaceSign(NamedTuple):
    """A sign on a face: its place as a share of the face's width and height, and what it means."""

    place: QRectF
    text: str


def face_signs(card: CardDef | StoryDef | None, shown: Shown | None) -> tuple[FaceSign, ...]:
    """The signs of a face from top to bottom; () where there is no face."""
    if card is None:
        return ()
    return tuple(_of_story(card) if isinstance(card, StoryDef) else _of_card(card, shown))


def _of_card(card: CardDef, shown: Shown | None) -> list[FaceSign]:
    found = [_sign(QPointF(84, 88), 52, _cost())]
    if card.unique:
        found.append(FaceSign(_share(TITLE), _meaning("unique")))
    found.append(_sign(QPointF(546, 88), 48, _faction(card.faction)))
    column = tokens_of(card, shown, 6, square=False)
    for place, token in enumerate(column):
        centre = QPointF(62, 172 + place * min(58.0, 300 / len(column)))
        found.append(_sign(centre, 28, _meaning(token.name)))
    squares = struggle_names(card)
    for place, _ in enumerate(squares):
        found.append(_sign(QPointF(568, 172 + place * min(58.0, 300 / len(squares))), 28, _large()))
    if card.type == "character":
        found.append(_sign(QPointF(86, 503), 54, _meaning("skill")))
    return found


def _of_story(story: StoryDef) -> list[FaceSign]:
    step = min(98.0, 392 / max(1, len(story.struggles)))
    top = 342 - step * (len(story.struggles) - 1) / 2
    return [
        _sign(QPointF(SPINE, top + place * step), 38, _meaning(LETTERS[letter]), lies=True)
        for place, letter in enumerate(story.struggles)
    ]


def _sign(centre: QPointF, radius: float, text: str, *, lies: bool = False) -> FaceSign:
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    return FaceSign(_share(box, lies=lies), text)


def _share(box: QRectF, *, lies: bool = False) -> QRectF:
    wide, high = (HEIGHT, WIDTH) if lies else (WIDTH, HEIGHT)
    return QRectF(box.x() / wide, box.y() / high, box.width() / wide, box.height() / high)


def _meaning(term: str) -> str:
    """What the glossary says of a term, with its rules."""
    found = explain(term, language_now())
    return f"{found.sentence} ({', '.join(found.rules)})" if found is not None else ""


def _cost() -> str:
    return tr("Cost – what a single domain has to pay when this card is played. ({rule})").format(rule="CG-10.1.1")


def _large() -> str:
    pattern = tr("Large icon – one more struggle of this kind where the card is committed or attached. ({rule})")
    return pattern.format(rule="CG-14.3.2")


def _faction(faction: str) -> str:
    name = wording_now().say(f"faction.{faction}")
    pattern = tr("Sign of the faction {name}: whoever plays this card pays with a domain that holds it. ({rule})")
    if faction == "neutral":
        pattern = tr("Sign of a neutral card ({name}): any domain that is large enough pays for it. ({rule})")
    return pattern.format(name=name, rule="CG-10.1.3")
