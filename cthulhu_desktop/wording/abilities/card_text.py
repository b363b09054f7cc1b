"""A card in words: type line, statistics, keywords and the paragraphs of its text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.ability import AttachRule, OnPlay, StoryEffect
from cthulhu_desktop.core.cards.abilities.base import Ability
from cthulhu_desktop.core.cards.abilities.selectors import Sel
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef, icon_letters
from cthulhu_desktop.core.catalogue.schema import Node
from cthulhu_desktop.wording.abilities.compose import Composer
from cthulhu_desktop.wording.abilities.grammar import Grammar, grammar
from cthulhu_desktop.wording.abilities.nouns import describe
from cthulhu_desktop.wording.abilities.parts import Context
from cthulhu_desktop.wording.abilities.slots import letters


@dataclass(frozen=True, slots=True)
class CardText:
    """A card in words. Labels are marked `**so**`, icons `[T]`, `[C]`, `[A]`, `[I]`."""

    title: str
    type_line: str
    statistics: str
    keywords: str
    large: str
    paragraphs: tuple[str, ...]

    @property
    def text(self) -> str:
        """Keywords, extra struggles and paragraphs, a line each."""
        return "\n".join(line for line in (self.keywords, self.large, *self.paragraphs) if line)


@cache
def writer(language: str) -> Composer:
    """Who writes the texts of a language. ValueError for another language."""
    return writer_of(grammar(language))


def writer_of(words: Grammar) -> Composer:
    """Who writes with that grammar."""
    language = words.language
    if language == "pl":
        from cthulhu_desktop.wording.abilities.polish import Polish

        return Polish(words)
    if language == "de":
        from cthulhu_desktop.wording.abilities.german import German

        return German(words)
    from cthulhu_desktop.wording.abilities.english import English

    return English(words)


def _host(abilities: tuple[Node, ...]) -> str:
    """What the card is attached to: by its rule, or by an effect that attaches it."""
    from cthulhu_desktop.core.cards.static import nodes_in

    for ability in abilities:
        rule = ability.to if isinstance(ability, AttachRule) else None
        if rule is None:
            found = next((n for n in nodes_in(ability) if isinstance(n, fx.Attach) and n.x == "self"), None)
            rule = found.to if found is not None and isinstance(found.to, Sel) else None
        desc = describe(rule) if rule is not None else None
        if desc is not None:
            noun = desc.nouns[0]
            return noun if len(desc.nouns) == 1 and noun in ("character", "story", "domain") else "card"
    return "character"


def context(card: CardDef | StoryDef) -> Context:
    """What a text of the card knows from the start."""
    if isinstance(card, StoryDef):
        return Context(card.title, "story")
    noun = {"character": "character", "conspiracy": "story"}.get(card.type, "card")
    return Context(card.title, noun, _host(card.abilities), event=card.type == "event")


def ability_paragraph(ability: Ability, card: CardDef | StoryDef, language: str) -> str:
    """One ability of the card as a paragraph."""
    return writer(language).ability_text(ability, context(card))


def keyword_line(card: CardDef, words: Grammar) -> str:
    """ "Fast. Toughness +2."."""
    found = []
    for name, n in card.keywords:
        number = "" if not n else f" +{n}" if name == "toughness" else f" {n}"
        found.append(f"{words.look_up('keywords', name)}{number}.")
    return " ".join(found)


def type_line(card: CardDef | StoryDef, language: str) -> str:
    """ "Character – Agency – Government"."""
    words = grammar(language)
    if isinstance(card, StoryDef):
        return str(words.look_up("types", "story"))
    subtypes = ", ".join(words.subtype(name).name for name in card.subtypes)
    neutral = f"neutral.{card.type}"  # where the word must agree with the type
    own = card.faction == "neutral" and words.has(neutral)
    faction = words.pattern(neutral) if own else words.look_up("factions", card.faction)
    parts = (words.look_up("types", card.type), faction, subtypes)
    return " – ".join(part for part in parts if part)


def statistics(card: CardDef | StoryDef, language: str) -> str:
    """ "Cost 2 · Skill 2 · [C]"."""
    words = grammar(language)
    if isinstance(card, StoryDef):
        return letters(card.struggles)
    parts = [words.pattern("statistics.cost").replace("<n>", str(card.cost))]
    if card.type == "character":
        parts.append(words.pattern("statistics.skill").replace("<n>", str(card.skill)))
        parts.append(letters(icon_letters(card.icons)))
    if card.type == "conspiracy":
        parts.append(letters(card.struggles))
    return " · ".join(part for part in parts if part)


def card_text(card: CardDef | StoryDef, language: str) -> CardText:
    """The card in words. ValueError for a language that we do not have."""
    words = grammar(language)
    title = card.title
    keywords = large = ""
    if isinstance(card, CardDef):
        title = f"{'• ' if card.unique else ''}{title}{f' – {card.descriptor}' if card.descriptor else ''}"
        keywords = keyword_line(card, words)
        icons = icon_letters(card.large)
        large = words.pattern("statistics.large").replace("<icons>", letters(icons)) if icons else ""
    paragraphs = tuple(
        writer(language).ability_text(ability, context(card))
        for ability in card.abilities
        if isinstance(ability, (Ability, StoryEffect, OnPlay))
    )
    return CardText(title, type_line(card, language), statistics(card, language), keywords, large, paragraphs)
