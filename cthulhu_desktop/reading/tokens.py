"""Tokens: the words, numbers, icons and names of a sentence."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from cthulhu_desktop.core.catalogue.cards import FACTIONS, KEYWORDS

SELF = "\u2020"
"""Stands for the card's own title in a cleaned text."""
NUMBERS = {
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "once": 1, "twice": 2, "thrice": 3,
}  # fmt: skip
_ICON_WORDS = {
    "t": "T", "c": "C", "a": "A", "i": "I", "terror": "T", "combat": "C", "arcane": "A", "investigation": "I",
}  # fmt: skip


class Token(NamedTuple):
    """One token: the words and classes it can stand for, what it is worth as each class, where it is in the text."""

    types: frozenset[str]
    values: tuple[tuple[str, Any], ...]
    text: str
    at: int

    def value(self, words: Collection[str]) -> Any:
        """Its worth as one of the classes; the word itself for a word."""
        for name, value in self.values:
            if name in words:
                return value
        return self.text.lower()


class Lexicon(NamedTuple):
    """What is a name in the texts: words of the grammar, subtypes (lower-case words -> key), titles of other cards."""

    words: frozenset[str]
    subtypes: Mapping[str, str]
    titles: frozenset[str] = frozenset()


_TOKEN = re.compile(
    r"""\s*(?:
      (?P<quote>"[^"]*")
    | (?P<large>\(\(\s*[A-Za-z]+\s*\)\))
    | (?P<icon>\(\s*(?:[TCAI]|[Tt]error|[Cc]ombat|[Aa]rcane|[Ii]nvestigation)\s*\))
    | (?P<mark>\[[^\]]*\])
    | (?P<faction>(?:The\s+)?Order\ of\ the\ Silver\ Twilight|Silver\s+Twilight|Miskatonic\ University
        |The\ (?:Agency|Syndicate)(?=\s))
    | (?P<self>\u2020)
    | (?P<signed>[+-]\s?(?:\d+|[xX]\b))
    | (?P<num>\d+)
    | (?P<non>[nN]on-\s?)
    | (?P<poss>'s\b|(?<=s)'(?!\w))
    | (?P<word>[A-Za-z]+(?:-[A-Za-z]+|'(?!s\b)[A-Za-z]+)*)
    | (?P<punct>[.,:;()!])
    | (?P<odd>\S)
    )""",
    re.VERBOSE,
)


NAMING = frozenset({"named", "titled", "called"})
_NAME_WORD = r"[A-Z0-9][\w.'!-]*"
_TITLE = re.compile(
    rf'''\s*("[^"]+"|{_NAME_WORD}(?:\s+(?:of|the|from|to|in|and|for|a|de)(?=\s+[A-Z])|\s+{_NAME_WORD})*)'''
)


def tokenise(text: str, lexicon: Lexicon) -> list[Token]:
    """The tokens of a cleaned sentence. What is no word of the language at all becomes a token nothing fits."""
    found: list[Token] = []
    names = _names(lexicon)
    at = 0
    while at < len(text):
        title = _TITLE.match(text, at) if found and found[-1].text.lower() in NAMING else None
        if title is not None:
            found += _one("NAME", title.group(1).strip('"'), title.group(1), title.start(1))
            at = title.end()
            continue
        named = names.match(text, at) if names is not None else None
        if named is not None and named.group(1):
            found.append(_name(named.group(1), named.start(1), lexicon))
            at = named.end()
            continue
        match = _TOKEN.match(text, at)
        if match is None:
            break
        at = match.end()
        kind = match.lastgroup or "odd"
        found += _token(kind, match.group(kind), match.start(kind), lexicon)
    return found


@cache
def _pattern(names: frozenset[str]) -> re.Pattern[str] | None:
    if not names:
        return None
    words = "|".join(re.escape(name).replace(r"\ ", r"[\s-]") for name in sorted(names, key=len, reverse=True))
    return re.compile(rf"\s*\b((?:{words})(?:s|es)?)(?![\w'-]\w)", re.IGNORECASE)


def _names(lexicon: Lexicon) -> re.Pattern[str] | None:
    """Subtypes of several words, or with a hyphen."""
    return _pattern(frozenset(name for name in lexicon.subtypes if " " in name or "-" in name))


def _name(text: str, at: int, lexicon: Lexicon) -> Token:
    low = re.sub(r"\s+", " ", text.lower())
    for form, plural in ((low, False), (low[:-1], True), (low[:-2], True), (low.replace(" ", "-"), False)):
        if form in lexicon.subtypes:
            types = ("SUB", "SUBS") if plural else ("SUB",)
            return Token(frozenset(types), tuple((name, lexicon.subtypes[form]) for name in types), text, at)
    raise AssertionError(text)


def _one(name: str, value: Any, text: str, at: int, *more: str) -> list[Token]:
    return [Token(frozenset((name, *more)), ((name, value),), text, at)]


def _token(kind: str, text: str, at: int, lexicon: Lexicon) -> list[Token]:
    if kind == "quote":
        return _one("QUOTE", text[1:-1], text, at)
    if kind == "large":
        word = text[2:-2].strip().lower()
        return _one("LARGE", _ICON_WORDS[word], text, at) if word in _ICON_WORDS else _one("ODD", text, text, at)
    if kind == "icon":
        return _one("ICON", _ICON_WORDS[text[1:-1].strip().lower()], text, at)
    if kind == "mark":
        return _mark(text, at)
    if kind == "faction":
        return _one("FAC", faction_of(text), text, at)
    if kind == "self":
        return _one("SELF", "self", text, at)
    if kind == "signed":
        sign = -1 if text[0] == "-" else 1
        body = text[1:].strip().lower()
        return _one("SIGNEDX", sign, text, at) if body == "x" else _one("SIGNED", sign * int(body), text, at)
    if kind == "num":
        return _one("NUM", int(text[:4]), text, at, text)
    if kind == "non":
        return _one("NON", True, text, at)
    if kind == "poss":
        return _one("POSS", True, text, at)
    if kind == "punct":
        return _one(text, True, text, at)
    if kind == "odd":
        return _one("ODD", text, text, at)
    return [_word(text, at, lexicon)]


def faction_of(text: str) -> str | None:
    """The key of a faction, however it is written."""
    low = re.sub(r"[\s-]+", "_", text.strip().lower()).removeprefix("the_")
    low = {"miskatonic_university": "miskatonic", "order_of_the_silver_twilight": "silver_twilight",
           "shub": "shub_niggurath", "yog": "yog_sothoth"}.get(low, low)  # fmt: skip
    return low if low in FACTIONS else None


def _mark(text: str, at: int) -> list[Token]:
    word = text[1:-1].strip().lower()
    faction = faction_of(word)
    if faction is not None:
        return _one("FAC", faction, text, at)
    if word in _ICON_WORDS:
        return _one("ICON", _ICON_WORDS[word], text, at)
    return _one("ODD", text, text, at)


def _word(text: str, at: int, lexicon: Lexicon) -> Token:
    low = text.lower()
    types = {low, f"={low}"}
    values: list[tuple[str, Any]] = []
    if low in ("x", "y"):
        values.append(("NUMX", True))
    if low in NUMBERS:
        values.append(("NUMW", NUMBERS[low]))
    if low in KEYWORDS:
        values.append(("KW", low))
    for form in _stems(low):
        if form in lexicon.subtypes:
            if text[0].isupper() or low not in lexicon.words:
                values.append(("SUB", lexicon.subtypes[form]))
                if form != low:
                    values.append(("SUBS", lexicon.subtypes[form]))
            break
    types.update(form for form in _stems(low) if form in lexicon.words)
    faction = faction_of(low) if text[0].isupper() or "-" in low or low == "neutral" else None
    if faction is not None:
        values += [("FAC", faction), ("FACNAME", text)]
    types.update(name for name, _ in values)
    return Token(frozenset(types), tuple(values), text, at)


@cache
def _stems(word: str) -> tuple[str, ...]:
    """The word, and what it is a plural or a third person of."""
    found = [word]
    if word.endswith("ies"):
        found.append(word[:-3] + "y")
    if word.endswith("es"):
        found.append(word[:-2])
    if word.endswith("s") and not word.endswith("ss"):
        found.append(word[:-1])
    return tuple(found)


def subtype_table(names: Iterable[str]) -> dict[str, str]:
    """Lower-case words of subtypes -> their keys."""
    return {name.lower(): re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_") for name in names}
