"""Refusals of the card game in words: the plain sentence, and the one in the words of the card."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cthulhu_desktop.core.cards.abilities.ability import Triggered
from cthulhu_desktop.core.cards.abilities.base import NODES
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.reasons import CardsReason
from cthulhu_desktop.core.cards.why_use import why_not
from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.core.kernel import Refused
from cthulhu_desktop.wording import LANGUAGES, sentences
from cthulhu_desktop.wording.refusals import refusal_line
from cthulhu_desktop.wording.sentences import slots
from tests.helpers.card_decks import act, sel, when
from tests.helpers.table import Table, event, support


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_in_the_words_of_a_card_can_be_said_without_it(language: str) -> None:
    words = sentences(language)
    precise = [key for key in words.patterns if key.startswith("cards.precise.")]
    assert precise
    for key in precise:
        assert {name for name, _, _ in slots(words.patterns[key])} == {"part"}
        assert key.replace("precise", "refused") in words


DRAW = {"do": "draw"}
HIT: list[dict[str, Any]] = [{"do": "choose", "x": sel(count=1)}, {"do": "state", "x": "chosen", "to": "exhausted"}]
CARDS = [
    event("hit", act(*HIT)), event("night", act(DRAW, **{"if": {"test": "time", "time": "night"}})),
    event("early", act(DRAW, window={"windows": ["W5"], "whose": "you"})),
    event("after", when("response", {"kind": "enters_play", "subject": sel()}, DRAW)),
    support("altar", act(DRAW, costs=[{"do": "sacrifice", "x": sel(count=1, side="you")}])), support("hat", to=sel()),
]  # fmt: skip


def said(name: str, language: str, *, known: bool = True) -> str:
    table = Table(CARDS, {"hand": ["hit", "night", "early", "after", "hat"], "play": ["altar"]})
    options = table.decision.options
    assert isinstance(options, ActOptions)
    refused = why_not(table.state, options, table[name])
    assert refused is not None
    card = table.state.static.card(table[name])
    return refusal_line(sentences(language), refused, {card.id: card} if known else {})


@pytest.mark.parametrize(
    ("name", "english", "polish", "german"),
    [
        ("hit", "it needs a character.", "mówi: postać.", "nötig ist: ein Charakter."),  # CG-17.3.2
        ("night", "only if it is Night,", "jeśli trwa Noc,", "wenn es Nacht ist,"),  # CG-11.1.12
        ("early", "during your story phase", "podczas swojej fazy Fabuł", "während deiner Geschichtenphase"),
        ("after", "only after a character enters play.", "po tym, jak postać wejdzie do gry.",
         "nachdem ein Charakter ins Spiel gekommen ist."),  # CG-12.1.2
        ("altar", "in full: sacrifice a character.", "kosztu: poświęć ", "bezahlen: opfere "),  # CG-10.3.2
        ("hat", "it needs a character.", "mówi: postać.", "nötig ist: ein Charakter."),  # CG-11.1.5
    ],
)  # fmt: skip
def test_a_refusal_speaks_in_the_words_of_the_card(name: str, english: str, polish: str, german: str) -> None:
    for language, part in (("en", english), ("pl", polish), ("de", german)):
        text = said(name, language)
        assert part in text, text
        assert text.endswith(".")
        assert text.count(". ") == 0, "one sentence"
        assert part not in said(name, language, known=False)


def test_a_part_that_cannot_be_read_leaves_the_plain_sentence() -> None:
    card = CardDef("x", "X", "event")
    for part in ('{"base": "nonsense"}', json.dumps({"pick": "what"})):
        refused = Refused(CardsReason.NO_TARGET, "CG-17.3.2", {"card": "x", "part": part})
        assert refusal_line(sentences("en"), refused, {"x": card}) == "There are not enough targets for it."


def every_part(ability: Any) -> list[tuple[CardsReason, Any]]:
    """What a refusal could carry of an ability."""
    found = [(CardsReason.COST, cost) for cost in ability.costs]
    found += [(CardsReason.WINDOW, ability.window)] if ability.window is not None else []
    found += [(CardsReason.CONDITION, ability.if_)] if ability.if_ is not None else []
    if ability.on is not None:
        found += [(CardsReason.ONLY_RESPONSE, ability.on), (CardsReason.NOT_HAPPENED, ability.on)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_that_come_with_the_program_have_words_for_it(language: str) -> None:
    from tests.core.cards.random_games import real_game

    words = sentences(language)
    for card in real_game().catalogue.cards.values():
        for ability in card.abilities:
            for reason, node in every_part(ability) if isinstance(ability, Triggered) else ():
                args = {"card": card.id, "part": json.dumps(NODES.write(node))}
                text = refusal_line(words, Refused(reason, "", args), {card.id: card})
                assert text != words.say(reason, **args), (card.title, reason)
                assert not set("\x01\x02[]*") & set(text), text
