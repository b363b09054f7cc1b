"""Words, icons, factions, subtypes and names as tokens."""

from __future__ import annotations

import pytest

from cthulhu_desktop.reading.tokens import SELF, Lexicon, Token, faction_of, subtype_table, tokenise

LEXICON = Lexicon(
    frozenset({"character", "discard", "ready", "search", "day"}),
    subtype_table(["Cultist", "Ancient One", "Mi-Go", "Day", "Faculty"]),
)


def one(text: str) -> Token:
    """The only token of a text."""
    (token,) = tokenise(text, LEXICON)
    return token


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("(T)", "ICON", "T"), ("(Combat)", "ICON", "C"), ("((A))", "LARGE", "A"), ("[Hastur]", "FAC", "hastur"),
        ("[The Agency]", "FAC", "agency"), ("Silver Twilight", "FAC", "silver_twilight"), ("3", "NUM", 3),
        ("three", "NUMW", 3), ("X", "NUMX", True), ("+2", "SIGNED", 2), ("-1", "SIGNED", -1), ("-X", "SIGNEDX", -1),
        ("Cultist", "SUB", "cultist"), ("Cultists", "SUBS", "cultist"), ("Ancient Ones", "SUBS", "ancient_one"),
        ("ancient one", "SUB", "ancient_one"), ("Mi-Go", "SUB", "mi_go"), ("Faculty", "SUB", "faculty"),
        ("WILLPOWER", "KW", "willpower"), (SELF, "SELF", "self"), ('"Action: draw."', "QUOTE", "Action: draw."),
        ("neutral", "FAC", "neutral"),
    ],
)  # fmt: skip
def test_a_token_has_its_class_and_value(text: str, kind: str, value: object) -> None:
    assert one(text).value({kind}) == value
    assert kind in one(text).types


@pytest.mark.parametrize(
    ("text", "stem"),
    [("characters", "character"), ("readies", "ready"), ("searches", "search"), ("Discards", "discard")],
)
def test_forms_of_a_word_are_the_word(text: str, stem: str) -> None:
    assert stem in one(text).types
    assert f"={stem}" not in one(text).types


def test_a_subtype_that_is_a_word_too_is_both_with_a_capital() -> None:
    assert {"SUB", "day"} <= one("Day").types
    assert "SUB" not in one("day").types


def test_a_possessive_is_a_token_of_its_own() -> None:
    assert [token.text for token in tokenise("character's", LEXICON)] == ["character", "'s"]
    assert "POSS" in tokenise("characters' hands", LEXICON)[1].types


def test_a_name_follows_named() -> None:
    tokens = tokenise("a card named Bells of Dunmoor and ready it", LEXICON)
    assert [token.text for token in tokens] == ["a", "card", "named", "Bells of Dunmoor", "and", "ready", "it"]
    assert tokens[3].value({"NAME"}) == "Bells of Dunmoor"


def test_what_is_no_word_fits_nothing() -> None:
    assert one("\u00a7").types == {"ODD"}
    assert one("[Nowhere]").types == {"ODD"}


@pytest.mark.parametrize("text", ["Nobody", "", "Miskatonic Univers"])
def test_no_faction_is_made_up(text: str) -> None:
    assert faction_of(text) is None


def test_keys_of_subtypes_are_plain() -> None:
    assert subtype_table(["Avatar of Nyx", "Mi-Go"]) == {"avatar of nyx": "avatar_of_nyx", "mi-go": "mi_go"}
