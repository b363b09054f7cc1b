"""The language of the program, for tables that say sentences of the wording catalogues."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLocale

from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.core.kernel import Refused
from cthulhu_desktop.wording import LANGUAGES, Sentences, sentences


def language_now() -> str:
    """The language of the program."""
    name = QLocale().name()[:2]
    return name if name in LANGUAGES else "en"


def wording_now() -> Sentences:
    """The sentences of the language of now."""
    return sentences(language_now())


def refusal_text(refused: Refused, definitions: Mapping[str, CardDef | StoryDef] | None = None) -> str:
    """Why something is not possible; with the `definitions` of the cards by id, in the words of their texts."""
    if "part" not in refused.args:
        return wording_now().say(refused.reason, **refused.args)
    from cthulhu_desktop.wording.refusals import refusal_line  # here: other tables need no words of cards

    return refusal_line(wording_now(), refused, definitions)
