"""The card's own title inside its text, exact, shortened or misspelt."""

from __future__ import annotations

import re
from difflib import SequenceMatcher

from cthulhu_desktop.reading.clean import Repair
from cthulhu_desktop.reading.tokens import SELF

NEAR = 0.82
_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9.'&-]*")
_OPENERS = frozenset({
    "action", "response", "disrupt", "forced", "choose", "until", "then", "attach", "attached", "after", "while", "the",
    "each", "all", "this", "that", "pay", "exhaust", "sacrifice", "limit", "your", "if", "when", "play", "any", "it",
})  # fmt: skip


def mark_self(text: str, title: str) -> tuple[str, list[Repair]]:
    """The text with every mention of its own title replaced by the mark, and what had to be guessed at."""
    title = title.strip().replace("\u2019", "'").replace("\u2026", "...")
    if not title:
        return text, []
    done = []
    apart = r"(?<![A-Za-z\[])(?<!Avatar of )"
    text, _ = re.subn(rf"{apart}{re.escape(title)}(?![a-z])", SELF, text)
    text, many = re.subn(rf"(?i){apart}{re.escape(title)}(?![A-Za-z])", SELF, text)
    if many and len(title.split()) > 1:
        done.append(Repair("own_title_case", many))
    for short in _short_forms(title):
        text, many = re.subn(rf"(?<![A-Za-z]){re.escape(short)}(?![A-Za-z])", SELF, text)
        if many:
            done.append(Repair("own_title_short", many))
    text, many = _near_misses(text, title)
    if many:
        done.append(Repair("own_title_misspelt", many))
    return re.sub(rf"\b[Tt]he {SELF}", SELF, text), done


def _short_forms(title: str) -> list[str]:
    """Ways in which texts shorten a title: without its article, before a comma, without title and dots."""
    found = []
    if title.lower().startswith("the "):
        found.append(title[4:])
    if ", " in title:
        found.append(title.split(", ", maxsplit=1)[0])
    if ": " in title:
        found.append(title.split(": ", maxsplit=1)[0])
    bare = re.sub(r"^(?:Dr|Mr|Mrs|Lt|Prof|Professor|Sir|Captain|Agent|M\.U)\.?\s+", "", title)
    if bare != title and " " in bare:
        found.append(bare)
    return [form for form in found if len(form) > 4]


def _plain(text: str) -> str:
    return re.sub(r"[^a-z0-9 ]", "", text.lower())


def _near_misses(text: str, title: str) -> tuple[str, int]:
    """Windows of words that are nearly the title, from the end so that places stay right."""
    want = _plain(title)
    size = len(title.split())
    if len(want) < 6:
        return text, 0
    words = list(_WORD.finditer(text))
    spans: list[tuple[float, int, int]] = []
    for place, word in enumerate(words):
        if not (word.group()[0].isupper() or word.group()[0].isdigit()) or _opens(word.group(), want):
            continue
        best = max(_windows(text, words, place, size, want), default=None)
        if best is not None and best[0] >= NEAR:
            spans.append(best)
    spans.sort(reverse=True)
    taken: list[tuple[int, int]] = []
    for _, begin, end in spans:
        if all(end <= a or b <= begin for a, b in taken):
            taken.append((begin, end))
    for begin, end in sorted(taken, reverse=True):
        text = text[:begin] + SELF + text[end:]
    return text, len(taken)


def _opens(word: str, want: str) -> bool:
    return word.lower() in _OPENERS and not want.startswith(word.lower())


def _windows(
    text: str, words: list[re.Match[str]], place: int, size: int, want: str
) -> list[tuple[float, int, int]]:
    found = []
    for many in range(max(1, size - 1), size + 2):
        if place + many > len(words):
            break
        begin, end = words[place].start(), words[place + many - 1].end()
        part = text[begin:end].rstrip(".,'")
        if any(mark in part for mark in ("\n", ". ", ":", SELF, '"', "(", "[")):
            continue
        plain = _plain(part)
        if plain == want + "s":  # several such things, not the card
            continue
        if abs(len(plain) - len(want)) > 3 or (plain[:1] != want[:1] and plain[-2:] != want[-2:]):
            continue
        ratio = SequenceMatcher(None, plain, want).ratio()
        found.append((ratio, begin, begin + len(part)))
    return found
