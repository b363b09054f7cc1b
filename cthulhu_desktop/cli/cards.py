"""`cards show`: a card as a player reads it, in any of our languages."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module

from cthulhu_desktop.cli.console import CheckError, Console, UsageError
from cthulhu_desktop.cli.options import OptionReader
from cthulhu_desktop.cli.scenario import built_in_cards
from cthulhu_desktop.core.catalogue.cards import CardDef, Catalogue, StoryDef
from cthulhu_desktop.wording.abilities.card_text import CardText, card_text

SHOW = "show"
OTHERS = {"coverage": "cthulhu_desktop.cli.cards_coverage", "import": "cthulhu_desktop.cli.cards_import"}
"""Verbs about cards with a module of their own."""


def run(console: Console, words: Sequence[str]) -> int:
    """Show the cards of that title. UsageError if the words are not understood, CheckError if there is none."""
    if words and words[0] in OTHERS:
        return int(import_module(OTHERS[words[0]]).run(console, words[1:]))
    options = OptionReader(console, "cards", console.say("cli_cards.about"))
    options.words("words", f"{SHOW} {console.say('cli_cards.title')}", console.say("cli_cards.show"), many=True)
    options.flag("--json", console.say("cli.help.json"))
    values = options.read(words)
    if not values.words or values.words[0] != SHOW or len(values.words) < 2:
        raise UsageError("cli_cards.usage", help=options.help_command)
    found = find_cards(built_in_cards(), " ".join(values.words[1:]))
    texts = [(card, card_text(card, console.language)) for card in found]
    if values.json:
        console.write_json([as_data(card, text) for card, text in texts])
        return 0
    for place, (card, text) in enumerate(texts):
        if place:
            console.write()
        show(console, card, text)
    return 0


def find_cards(catalogue: Catalogue, wanted: str) -> list[CardDef | StoryDef]:
    """The cards of that title, or with that id. CheckError names the nearest title if there is none."""
    cards: list[CardDef | StoryDef] = [*catalogue.cards.values(), *catalogue.stories.values()]
    key = wanted.casefold().strip()
    found = [card for card in cards if key in (card.title.casefold(), card.id.casefold())]
    if found:
        return sorted(found, key=lambda card: card.id)
    titles = {card.title.casefold(): card.title for card in cards}
    near = get_close_matches(key, titles, n=1) or [title for title in titles if key in title][:1]
    if near:
        raise CheckError("cli_cards.unknown_near", title=wanted, guess=titles[near[0]])
    raise CheckError("cli_cards.unknown", title=wanted)


def show(console: Console, card: CardDef | StoryDef, text: CardText) -> None:
    """The card, line by line."""
    console.write(f"{text.title} ({card.id})")
    for line in (text.type_line, text.statistics, *text.text.splitlines()):
        if line:
            console.write(line.replace("**", ""))


def as_data(card: CardDef | StoryDef, text: CardText) -> dict[str, object]:
    """The card for programs."""
    return {
        "id": card.id, "title": card.title, "type": text.type_line, "statistics": text.statistics,
        "keywords": text.keywords, "large": text.large, "text": list(text.paragraphs),
    }  # fmt: skip
