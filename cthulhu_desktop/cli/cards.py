"""`cards show`: a card as a player reads it, in any of our languages; and the way to the other verbs about cards."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module

from cthulhu_desktop.bridge.library import CardLibrary
from cthulhu_desktop.cli.console import CheckError, Console, UsageError
from cthulhu_desktop.cli.options import OptionReader, columns
from cthulhu_desktop.core.catalogue.cards import CardDef, Catalogue, StoryDef
from cthulhu_desktop.sets import SetProblem
from cthulhu_desktop.wording.abilities.card_text import CardText

SHOW = "show"
OTHERS = {"coverage": "cthulhu_desktop.cli.cards_coverage", "import": "cthulhu_desktop.cli.cards_import"}
"""Verbs about cards with a module of their own."""


def run(console: Console, words: Sequence[str]) -> int:
    """Show the cards of that title. UsageError if the words are not understood, CheckError if there is none."""
    if words and words[0] in OTHERS:
        return int(import_module(OTHERS[words[0]]).run(console, words[1:]))
    options = _options(console)
    values = options.read(words)
    if not values.words or values.words[0] != SHOW or len(values.words) < 2:
        raise UsageError("cli_cards.usage", help=options.help_command)
    library = CardLibrary()
    try:
        catalogue = library.catalogue
    except SetProblem as problem:
        raise CheckError(problem.reason, **problem.args_by_name) from None
    found = find_cards(catalogue, " ".join(values.words[1:]))
    texts = [(card, text) for card in found if (text := library.text(card.id, console.language)) is not None]
    if values.json:
        console.write_json([as_data(card, text, library.plays_itself(card.id)) for card, text in texts])
        return 0
    for place, (card, text) in enumerate(texts):
        if place:
            console.write()
        show(console, card, text)
        if not library.plays_itself(card.id):
            console.tell("cli_cards.by_hand")
    return 0


def _options(console: Console) -> OptionReader:
    say = console.say
    verbs = [
        (f"{SHOW} {say('cli_cards.title')}", say("cli_cards.show")),
        (f"import {say('reading.word_path')}", say("reading.import_about")),
        (f"coverage {say('reading.word_path')}", say("reading.coverage_about")),
    ]
    more = ["", *columns(verbs), "", say("cli_cards.more")]
    options = OptionReader(console, "cards", say("cli_cards.about"), more)
    options.usage_word("words", " | ".join(left for left, _ in verbs))
    options.flag("--json", say("cli.help.json"))
    return options


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


def as_data(card: CardDef | StoryDef, text: CardText, plays_itself: bool) -> dict[str, object]:
    """The card for programs."""
    return {
        "id": card.id, "title": card.title, "type": text.type_line, "statistics": text.statistics,
        "keywords": text.keywords, "large": text.large, "text": list(text.paragraphs),
        "plays_itself": plays_itself,
    }  # fmt: skip
