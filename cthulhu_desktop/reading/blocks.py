"""A cleaned text in pieces: abilities by their labels, their sentences."""

from __future__ import annotations

import re
from typing import NamedTuple

from cthulhu_desktop.reading.clean import LABELS

_LABEL = re.compile(
    r"(?i)(?:^|(?<=[.!)\"\n\u2020])\s*|(?<=\s))("
    + "|".join(sorted((name.replace(" ", r"\s+") for name in LABELS), key=len, reverse=True))
    + r"):\s*"
)
_LIMIT = re.compile(r"\.?\s*\(\s*([Ll]imit [^()]*?)\.?\s*\)\.?")
_GOES_ON = re.compile(
    r"(?i)\s*\(?(?:then|limit|otherwise|x is|any player|if you do|this ability|this effect"
    r"|at the end of (?:the|this|that)"
    r"|if that|that (?:character|card|story|player)|those|return that|put that|while \u2020 remains|any opponent)\b"
)
_ABBREVIATION = re.compile(r"\b(?:Dr|Mr|Mrs|St|Lt|Sr|Jr|Prof|No|[A-WYZ])\.$")


class Sentence(NamedTuple):
    """A sentence without its stop, and where it begins in the cleaned text."""

    text: str
    at: int


class Block(NamedTuple):
    """An ability's sentences; `label` is "" for a text without one."""

    label: str
    sentences: tuple[Sentence, ...]


def blocks(text: str) -> list[Block]:
    """The abilities of a text in order. A new line begins one, unless it only goes on with the one before."""
    found: list[Block] = []
    for label, body, at in _labelled(text):
        open_block = bool(label)
        for line, begin in _lines(body, at):
            sentences = tuple(_sentences(line, begin))
            if not sentences:
                continue
            if open_block or not found:
                found.append(Block(label, sentences))
            elif found[-1].label and _GOES_ON.match(line):
                found[-1] = Block(found[-1].label, found[-1].sentences + sentences)
            else:
                found.append(Block("", sentences))
            open_block = False
    return found


def _quoted(text: str) -> list[tuple[int, int]]:
    return [match.span() for match in re.finditer(r'"[^"]*"', text)]


def _labelled(text: str) -> list[tuple[str, str, int]]:
    """(label, text after it, where that begins); quoted labels belong to what is quoted."""
    quotes = _quoted(text)
    marks = [
        match for match in _LABEL.finditer(text) if not any(begin < match.start(1) < end for begin, end in quotes)
    ]
    found = []
    first = marks[0].start() if marks else len(text)
    if text[:first].strip():
        found.append(("", text[:first], 0))
    for place, match in enumerate(marks):
        end = marks[place + 1].start() if place + 1 < len(marks) else len(text)
        name = LABELS[re.sub(r"\s+", " ", match.group(1).lower())]
        found.append((name, text[match.end() : end], match.end()))
    return found


def _lines(body: str, at: int) -> list[tuple[str, int]]:
    return [(match.group(), at + match.start()) for match in re.finditer(r"[^\n]+", body) if match.group().strip()]


def _sentences(line: str, at: int) -> list[Sentence]:
    """Sentences of a line; a bracketed limit, and a sentence that is bracketed as a whole, are sentences too."""
    line = _LIMIT.sub(lambda match: ". " + match.group(1) + ".", line)
    found: list[Sentence] = []
    begin = depth = 0
    quoted = False
    for place, letter in enumerate(line):
        if letter == '"':
            quoted = not quoted
            ends = not quoted and line[place - 1] in ".!" and not line[place + 1 : place + 2].strip(" ")
            ends = ends or (not quoted and re.match(r"\s+[A-Z\u2020(]", line[place + 1 :]) is not None
                            and line[place - 1] in ".!")  # fmt: skip
            if ends:
                _add(found, line[begin : place + 1], at + begin)
                begin = place + 1
        elif quoted:
            continue
        elif letter in "()":
            depth = max(0, depth + (1 if letter == "(" else -1))
        elif letter in ".!" and depth == 0:
            after = line[place + 1 : place + 2]
            if after in ("", " ", ")") and not _ABBREVIATION.search(line[begin : place + 1]):
                _add(found, line[begin:place], at + begin)
                begin = place + 1
    _add(found, line[begin:], at + begin)
    return found


def _add(found: list[Sentence], text: str, at: int) -> None:
    body = text.strip().rstrip(".!").strip()
    if body.startswith("(") and body.endswith(")") and "(" not in body[1:] and len(body) > 5:
        inner = [part.strip() for part in body[1:-1].split(". ")]
        found += [Sentence(part.rstrip("."), at) for part in inner if part]
    elif body:
        found.append(Sentence(body, at + len(text) - len(text.lstrip())))
