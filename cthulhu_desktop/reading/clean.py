"""Repairs of rules texts, before they are read. Each is a small function with a name; what it changed is counted."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

LABELS = {
    "action": "action", "any phase": "action", "response": "response", "forced response": "forced",
    "force response": "forced", "disrupt": "disrupt",
}  # fmt: skip
_LABEL = "|".join(sorted((name.replace(" ", r"\s+") for name in LABELS), key=len, reverse=True))


class Repair(NamedTuple):
    """A kind of repair (the key of a sentence `reading.repair.<kind>`) and in how many places it was needed."""

    kind: str
    n: int


Fix = Callable[[str], tuple[str, int]]
FIXES: list[tuple[str, Fix]] = []


def _marks(match: re.Match[str]) -> str:
    return "".join(f"({letter})" for letter in match.group())


def _doubled(line: str) -> str:
    """A line of icons alone: the large ones of the text box."""
    return "".join(f"(({name[0]}))" for name in re.findall(r"[A-Za-z]+", line))


def _fix(kind: str, *pairs: tuple[str, str | Callable[[re.Match[str]], str]], flags: int = 0) -> None:
    """List a repair made of replacements."""
    compiled = [(re.compile(pattern, flags), new) for pattern, new in pairs]

    def change(text: str) -> tuple[str, int]:
        many = 0
        for pattern, new in compiled:
            text, n = pattern.subn(new, text)
            many += n
        return text, many

    FIXES.append((kind, change))


def _entities(text: str) -> tuple[str, int]:
    """Entities that were escaped twice ("&#xD;", "&amp;gt;")."""
    found = len(re.findall(r"&(?:amp;)?(?:#x?[0-9a-fA-F]+|[a-z]{2,6});", text))
    return (html.unescape(html.unescape(text)), found) if found else (text, 0)


def _quotes(text: str) -> tuple[str, int]:
    """A quoted ability whose second quotation mark is missing, line by line."""
    lines, many = text.split("\n"), 0
    for place, line in enumerate(lines):
        if line.count('"') % 2 == 0:
            continue
        many += 1
        lines[place] = line[:-1] if line.endswith('"') and line.count('"') == 1 else line + '"'
    return "\n".join(lines), many


FIXES.append(("entities", _entities))
_fix("line_ends", ("\r\n?", "\n"))
_fix("typography", ("[\u2018\u2019\u00b4`]", "'"), ("[\u201c\u201d\u201e]", '"'), ("[\u2013\u2014\u2212]", "-"),
     ("\u2026", "..."), ("\u00a0", " "), ("''", '"'), (r"(?<=[ :])'([A-Z][^'\"]*[.!])'", r'"\1"'))  # fmt: skip
_fix("spaces", (r"[ \t]{2,}", " "), (r"[ \t]+(?=\n)|(?<=\n)[ \t]+", ""), (r"\s+([,;.](?:\s|$))", r"\1"),
     (r"\( +", "("), (r" +\)", ")"))  # fmt: skip
_fix("stops", (r"\.\.(?!\.)", "."), (r",,", ","), (r",\.", "."), (r"(?<=[a-z]\.)(?=[A-Z][a-z])", " "),
     (r'(?<=[a-z]"\.)(?=[A-Z])', " "))  # fmt: skip
_ICON = r"(?:\[(?:Terror|Combat|Arcane|Investigation)\]|\((?:Terror|Combat|Arcane|Investigation|[TCAI])\))"
_fix("credit", (r"(?im)\s*\bcard designed by [^.\n]*(?:\.|$)", ""))
_fix("icon_line", (rf"(?m)^((?:{_ICON}\s?)+)$", lambda match: _doubled(match.group())))
_fix("broken_line", (r"(?<=[a-z,])\n+(?=[a-z(])", " "), (r"(?<=[a-z])\n+(?=\.)", ""),
     (r"(?<=:)\s*\n+(?=\(\()", " "))
_fix("label", (rf"(?i)\b({_LABEL})\s*;\s*(?=\S)", r"\1: "), (rf"(?i)\b({_LABEL}):(?=\S)", r"\1: "),
     (r"\bDIsrupt\b|\bDesrupt\b", "Disrupt"), (r"\bReponse\b|\bRespone\b|\bResposne\b", "Response"),
     (r"(?i)\bforce response\b", "Forced Response"))  # fmt: skip
_fix("icon_word", (r"(?<![(\[])\b([TCAI]) (?=icons?\b|struggles?\b)", r"(\1) "),
     (r"(?<![(\[])\b(Terror|Combat|Arcane|Investigation) (?=(?:icons?|[Ss]truggles?|story [Ss]truggles?)\b)", r"(\1) "),
     (r"\)(?: story)? Struggle\b", ") struggle"),
     (r"(?<![(\[\w])T{2,4}\b(?!')|(?<![(\[\w])C{2,4}\b(?!')|(?<![(\[\w])A{2,4}\b|\bTCAI\b", _marks),
     (r"\[(Terror|Combat|Arcane|Investigation) Struggle\]", r"((\1))"),
     (r"\b([Gg]ains?) ([TCAI])(?= and\b| for each\b|[,.])", r"\1 (\2)"), (r"\b(gains?) Terror(?=[.,])", r"\1 (Terror)"),
     (r"\[(Terror|Combat|Arcane|Investigation)\]", r"(\1)"), (r"\(\((\w)\)(?!\))", r"((\1))"))
_fix("joined_words", (r"\b(the|a|to|of|and)(?=[A-Z][a-z])", r"\1 "))
_fix("missing_stop", (r'(?<="\)) (?=[A-Z])', ". "),
     (r"(?<=[a-z]) (?=Attached (?:character|card|story|domain)\b)", ". "))
_fix("missing_comma", (r"(?i)\b((?:enters|comes into|leaves) play) (?=destroy|shuffle|choose|search|put)", r"\1, "))
_fix("doubled_word", (r"(?i)\b(card|the|a|an|to|of|for|that|in|and|you|is|from)\s+\1\b", r"\1"))
_fix("contraction", (r"(?i)\bdoesn't\b", "does not"), (r"(?i)\bdon't\b", "do not"), (r"(?i)\bcan't\b", "cannot"),
     (r"(?i)\bcan not\b", "cannot"), (r"(?i)\bisn't\b", "is not"), (r"(?i)\bit's\s+owner", "its owner"),
     (r"(?i)\bface-up\b", "face up"), (r"(?i)\bface-down\b", "face down"),
     (r"(?i)\bowners'", "owner's"))  # fmt: skip
_fix("short_name", (r"\bST\b(?= |$)", "[Silver Twilight]"), (r"\bMU\b(?= |$)", "[Miskatonic University]"))
_fix("typo", (r"\bteh\b", "the"), (r"\bth eend\b", "the end"), (r"\b[Ss]each\b", "search"), (r"\bWhle\b", "While"),
     (r"\bmanmed\b", "named"), (r"\bsucces\b", "success"), (r"\b(un)?commited\b", r"\1committed"),
     (r"\b(to|may) chose\b", r"\1 choose"), (r"\b([Rr]emove|[Cc]hange) on of\b", r"\1 one of"),
     (r"\b(an|The) (?=then\b|attach\b|return\b)", lambda match: "and " if match.group(1) == "an" else "Then "),
     (r"\bput in into\b", "put it into"), (r"\bprinter cost\b", "printed cost"),
     (r"\bgains of loses\b", "gains or loses"),
     (r"\bInvulnerablity\b", "Invulnerability"), (r"\bfro each\b", "for each"), (r"\bputtheset\b", "put the set"),
     (r"(?<=[A-Za-z]{3})character(?=s?\b)", " character"), (r"\bcards or your deck\b", "cards of your deck"),
     (r"\b(pay \d) (?=choose\b)", r"\1 to "), (r"(?<=turn), begins\b", " begins,"), (r"\bre-commit\b", "recommit"),
     (r"\bun-commit\b", "uncommit"), (r"\bon the phase\b", "of the phase"),
     (r"([a-z\d])\. \(To (a minimum of \d+)\.?\)", r"\1 (to \2)"), (r"\bturn\. (?=that\b)", "turn, "),
     (r"\b(return \u2020|return it) (?=its owner)", r"\1 to "))  # fmt: skip
FIXES.append(("open_quote", _quotes))


def clean(text: str) -> tuple[str, list[Repair]]:
    """The text with everything repaired that stands in no dictionary, and what was done."""
    done = []
    for kind, change in FIXES:
        text, many = change(text)
        if many:
            done.append(Repair(kind, many))
    return text.strip(), done


def _distance_one(word: str) -> set[str]:
    letters = "abcdefghijklmnopqrstuvwxyz'"
    cuts = [(word[:i], word[i:]) for i in range(len(word) + 1)]
    found = {a + b[1:] for a, b in cuts if b}
    found |= {a + b[1] + b[0] + b[2:] for a, b in cuts if len(b) > 1}
    found |= {a + c + b[1:] for a, b in cuts if b for c in letters}
    return found | {a + c + b for a, b in cuts for c in letters}


class Speller:
    """Corrects words that neither the grammar nor a list of plain English knows to the only known word that is near."""

    def __init__(self, words: Iterable[str], plain: Iterable[str] = ()) -> None:
        self.words = frozenset(word for word in (*words, *plain) if word.isalpha() and len(word) > 2)
        self.forms = self.words | {
            form for word in self.words for form in (word + "s", word + "es", word[:-1] + "ies")
        }
        self._known: dict[str, str] = {}

    def correct(self, word: str) -> str:
        """The word, or the word it was meant to be."""
        if len(word) < 5 or word in self.forms or not word.isalpha() or not word.islower() or self._inflected(word):
            return word
        found = self._known.get(word)
        if found is None:
            found = self._known[word] = self._nearest(word)
        return found

    def _inflected(self, word: str) -> bool:
        """A regular form of a word that is known: no error."""
        stems = [word.removesuffix(end) for end in ("ed", "d", "ing", "er", "ers") if word.endswith(end)]
        return any(stem in self.words or stem + "e" in self.words or stem[:-1] in self.words for stem in stems)

    def _nearest(self, word: str) -> str:
        near = sorted(_distance_one(word) & self.forms)
        stems = {form.removesuffix("s") for form in near}
        return near[0] if len(stems) == 1 else word


_QUIET = re.compile(r"[A-Za-z]+(?:-[A-Za-z]+|'(?!s\b)[A-Za-z]+)*")


def spell(text: str, speller: Speller, known: Iterable[str] = ()) -> tuple[str, int]:
    """The text with misspelt words corrected, and how many they were. Names keep their capitals and stay."""
    spared = frozenset(known)
    many = 0

    def change(match: re.Match[str]) -> str:
        nonlocal many
        word = match.group()
        if word.lower() in spared:
            return word
        better = speller.correct(word)
        many += better != word
        return better

    return _QUIET.sub(change, text), many
