"""Cards and their texts in the language of the program."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.abilities.ability import OnPlay
from cthulhu_desktop.core.cards.abilities.base import Ability, Effect
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.ui.tabletop.words import language_now, wording_now
from cthulhu_desktop.wording.abilities.card_text import ability_paragraph, card_text
from cthulhu_desktop.wording.abilities.grammar import MissingPattern, grammar

_ICON = re.compile(r"\[([TCAI])\]")


def icon_name(letter: str) -> str:
    """ "Terror" for "T"."""
    return wording_now().say(f"cards.icon.{letter}")


def spoken(text: str) -> str:
    """A text of a card without its marks: labels plain, icons as words."""
    return _ICON.sub(lambda match: icon_name(match[1]), text.replace("**", ""))


def ability_line(ability: Ability | None, card: CardDef | StoryDef | None) -> str:
    """An ability in words; "" where there is none."""
    if ability is None or card is None:
        return ""
    try:
        return spoken(ability_paragraph(ability, card, language_now()))
    except MissingPattern:
        return ""


def effects_line(effects: Sequence[Effect], card: CardDef | StoryDef | None) -> str:
    """Some effects of a card in words, as instructions; "" where there are no words for them."""
    return ability_line(OnPlay(tuple(effects)), card) if effects else ""


def card_line(card: CardDef | StoryDef | None) -> str:
    """The whole text of a card."""
    return spoken(card_text(card, language_now()).text.replace("\n", " ")) if card is not None else ""


def word_shown(word: str, what: str) -> str:
    """A word that can be named (CG-17.8.1), as players read it: titles are facts, icons and subtypes have names."""
    if what == "icon":
        return icon_name(word)
    return grammar(language_now()).subtype(word).name if what == "subtype" else word


def and_list(names: Sequence[str]) -> str:
    """ "A, B and C"."""
    if len(names) < 2:
        return "".join(names)
    return tr("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])
