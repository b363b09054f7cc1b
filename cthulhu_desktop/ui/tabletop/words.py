"""The language of the program, for tables that say sentences of the wording catalogues."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from cthulhu_desktop.core.kernel import Refused
from cthulhu_desktop.wording import LANGUAGES, Sentences, sentences


def language_now() -> str:
    """The language of the program."""
    name = QLocale().name()[:2]
    return name if name in LANGUAGES else "en"


def wording_now() -> Sentences:
    """The sentences of the language of now."""
    return sentences(language_now())


def refusal_text(refused: Refused) -> str:
    """Why something is not possible."""
    return wording_now().say(refused.reason, **refused.args)
