"""Nothing is guessed: damaged sentences are not understood, and no word is lost without anybody noticing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cthulhu_desktop.core.cards.abilities.base import NODES
from cthulhu_desktop.reading.blocks import Sentence
from cthulhu_desktop.reading.reader import own_grammar
from tests.reading.conftest import own_reader
from tests.reading.test_constructs import COSTS, EFFECTS, STATEMENTS, TRIGGERS

SENTENCES = (
    *(f"Action: {text}." for text, _ in EFFECTS if ". " not in text),
    *(f"Action: {text} to draw a card." for text, _ in COSTS),
    *(f"Response: After {text}, draw a card." for text, _ in TRIGGERS),
    *(f"{text}." for text, _ in STATEMENTS),
)
HARMLESS = frozenset({
    "a", "an", "the", "card", "cards", "all", "each", "your", "of", "and", "or", "also", "must", "may", "immediately",
    "currently", "printed", "back", "then", "new", "character", "characters", "icon", "icons", "1", "2", "3",
})  # fmt: skip
"""Words that a sentence may have more or fewer of and still be English, or that change its meaning rightly."""


def tables(text: str) -> tuple[Any, ...] | None:
    """What a text is understood to say; None if some of it is not."""
    found = own_reader().read(text.replace("~", "Rook Street Bouncer"), "Rook Street Bouncer", "support")
    if found.manual:
        return None
    return (*map(repr, map(NODES.write, found.abilities)), *map(repr, found.waiting), *found.keywords, found.large)


def damage(words: list[str], chance: random.Random) -> list[str]:
    """Neighbours swapped, three words shuffled, or a word from elsewhere put in."""
    words = list(words)
    kind = chance.choice(("swap", "shuffle", "insert"))
    place = chance.randrange(max(1, len(words) - 2))
    if kind == "swap":
        words[place], words[place + 1] = words[place + 1], words[place]
    elif kind == "shuffle":
        part = words[place : place + 4]
        chance.shuffle(part)
        words[place : place + 4] = part
    else:
        words.insert(place, chance.choice(sorted(own_grammar().words - HARMLESS)))
    return words


def test_fewer_than_five_in_a_hundred_damaged_sentences_are_read() -> None:
    chance = random.Random(7)
    damaged = still_read = 0
    while damaged < 600:
        label, _, body = chance.choice(SENTENCES).rpartition(": ")
        words = body.rstrip(".").split(" ")
        if len(words) < 3:
            continue
        worse = damage(words, chance)
        if worse == words:
            continue
        damaged += 1
        prefix = f"{label}: " if label else ""
        still_read += tables(f"{prefix}{' '.join(worse)}.") is not None
    assert still_read < 0.05 * damaged


def test_the_undamaged_sentences_are_all_read() -> None:
    assert [text for text in SENTENCES if tables(text) is None] == []


def test_a_missing_article_or_comma_is_harmless() -> None:
    assert tables("While it is Night ~ gains (C)(C).") == tables("While it is Night, ~ gains (C)(C).")


@given(st.sampled_from(SENTENCES), st.integers(0, 30), st.sampled_from(sorted(own_grammar().words - HARMLESS)))
def test_a_word_more_never_leaves_the_meaning_as_it_was(text: str, place: int, word: str) -> None:
    words = text.split(" ")
    begin = 1 if words[0].endswith(":") else 0
    place = min(max(place, begin), len(words) - 1)
    more = " ".join([*words[:place], word, *words[place:]])
    found = tables(more)
    if found is not None and word not in " ".join(words).lower():
        assert found != tables(text) or word in SYNONYMS, more


SYNONYMS = frozenset({"either", "total", "success", "story", "one", "immediately", "if", "any", "choose", "just"})
"""Words that add nothing where they are allowed at all."""


@given(st.text("abcdefghij ,.:()\"'\u2020[]+-0123456789XTCAI\n", max_size=60))
def test_no_text_is_too_odd_to_be_looked_at(text: str) -> None:
    found = own_reader().read(text, "Rook Street Bouncer", "support")
    assert all(clause.text for clause in found.manual)


@pytest.mark.parametrize(
    "text",
    [
        "~ gets +1 skill and gains (C) for each sailor card attached to it.",  # each of which?
        "Lower the cost for you to play Sailor cards on ~ by 1.",  # they lie on nothing yet
        "Action: Search your deck for a sailor card.",  # and then?
        "Draw 2 cards for each icon.",
    ],
)
def test_what_may_mean_two_things_is_left_to_the_players(text: str) -> None:
    assert tables(text) is None


def test_only_a_disrupt_puts_something_in_the_place_of_an_occurrence() -> None:
    found = own_reader().read("When Rook leaves play, put it on top of your deck instead.", "Rook", "character")
    assert found.abilities == []


def test_attachments_of_anybody_count_where_no_player_is_named() -> None:
    found = own_reader().read("Each player sacrifices all characters without any cards attached.", "Fog", "story")
    (ability,) = map(NODES.write, found.abilities)
    assert ability["effects"][0]["x"]["filters"] == [{"is": "not", "filter": {"is": "host_of", "x": {}}}]


def test_a_sentence_without_words_means_nothing() -> None:
    found = own_reader().read("...", "Rook", "support")
    assert (found.abilities, found.manual) == ([], [])
    assert Sentence("x", 0).at == 0
