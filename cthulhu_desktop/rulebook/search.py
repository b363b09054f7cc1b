"""Searching a rulebook: by words in any order, by a rule's number, and as a fallback in the other languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cthulhu_desktop.rulebook.book import Block, Book, Heading, Place, Scene, rules_of, text_of
from cthulhu_desktop.rulebook.folding import fold, fold_with_places

_NUMBER = re.compile(r"(?:([a-z]{2})\s*-?\s*)?(\d+(?:\.\d+)*[a-z]?)")
_WORD_EDGE = r"(?<!\w)"
MOST = 60  # hits that are shown: nobody reads more, and each costs a moment
_UMLAUTS = re.compile(r"([aou])e")


@dataclass(frozen=True)
class Hit:
    """A block that was found. `marks` are stretches of `excerpt` to highlight."""

    language: str
    place: Place
    page: str
    excerpt: str
    marks: tuple[tuple[int, int], ...]
    score: float


@dataclass(frozen=True)
class _Entry:
    place: Place
    text: str
    folded: str
    weight: float


def words_of_query(query: str) -> list[str]:
    """The folded words that must all occur; a phrase in quotation marks counts as one."""
    parts = re.findall(r'["„”“]([^"„”“]+)["”“]|(\S+)', query)
    words = (fold(phrase or word).strip() for phrase, word in parts)
    return [word for word in words if re.search(r"\w", word)]


def find_marks(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """Where the words occur in `text`, in order and without overlap: at the beginning of words if anywhere there."""
    plain = fold(text)
    if not any(word in plain for word in words):
        return []
    folded = fold_with_places(text)
    found: list[tuple[int, int]] = []
    for word in words:
        pattern = re.escape(word)
        starts = list(re.finditer(_WORD_EDGE + pattern, folded.text)) or list(re.finditer(pattern, folded.text))
        found.extend(folded.span(match.start(), match.end()) for match in starts)
    joined: list[tuple[int, int]] = []
    for start, end in sorted(found):
        if joined and start < joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


class Index:
    """The blocks of one book, ready to be searched (about 1 ms a search)."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._terms = {term.place for term in book.terms.values()}
        self._entries = [
            _Entry(place, text, fold(text), self._weight(place, block))
            for place, block in book.blocks()
            for text in (text_of(block),)
        ]
        self._titles = [
            _Entry(Place(number), page.title, fold(page.title), 1.5) for number, page in enumerate(book.pages)
        ]

    def _weight(self, place: Place, block: Block) -> float:
        if isinstance(block, Heading):
            return 1.4
        if self.book.pages[place.page].anchor in self.book.head.overviews:
            return 0.8
        return 0.9 if isinstance(block, Scene) else 1.0

    def find(self, query: str) -> tuple[list[Hit], list[str]]:
        """The hits, best first, and the words that they were found by (a rule's number has none).

        Words match at the beginning of words before they match inside; if nothing holds all words, inflected forms
        are tried by shortening long words ("Tentakeln" finds "Tentakel"), in German also "ae" for "ä".
        """
        by_number = self.find_rule(query)
        if by_number:
            return by_number, []
        words = words_of_query(query)
        for variant in self._variants(words):
            hits = self._find_words(variant)
            if hits:
                return hits, variant
        return [], words

    def _variants(self, words: list[str]) -> Iterable[list[str]]:
        if not words:
            return
        yield words
        if self.book.language == "de":
            yield [_UMLAUTS.sub(r"\1", word) for word in words]
        for cut in (1, 2, 3):
            yield [word[: max(4, len(word) - cut)] if len(word) > 4 else word for word in words]

    def _find_words(self, words: list[str]) -> list[Hit]:
        found: list[tuple[float, _Entry]] = []
        for entry in (*self._titles, *self._entries):
            scores = [_score(word, entry.folded) for word in words]
            if all(scores):
                phrase = " ".join(words)
                bonus = 12.0 if len(words) > 1 and phrase in entry.folded else 0.0
                bonus += 14.0 if entry.place in self._terms and entry.folded.startswith(phrase) else 0.0
                found.append(((sum(scores) / len(scores) + bonus) * entry.weight, entry))
        found.sort(key=lambda pair: (-pair[0], pair[1].place.page, pair[1].place.block))
        return [self._hit(entry, words, score) for score, entry in found[:MOST]]

    def _hit(self, entry: _Entry, words: Sequence[str], score: float) -> Hit:
        excerpt, marks = _excerpt(entry.text, find_marks(entry.text, words))
        return Hit(self.book.language, entry.place, self.book.pages[entry.place.page].title, excerpt, marks, score)

    def find_rule(self, query: str) -> list[Hit]:
        """The paragraphs of a rule by its number ("DG-4.5", "dg 4.5", "4.5"), its own paragraph first."""
        match = _NUMBER.fullmatch(query.strip().lower())
        prefix = next((rule.partition("-")[0] for rule in self.book.rules()), "")
        if match is None or (match[1] or prefix.lower()) != prefix.lower():
            return []
        number = f"{prefix}-{match[2]}"
        home = self.book.place_of_rule(number)
        if home is None or (home.block >= 0 and not _carries(self.book, home, number)):
            return []
        places = [home, *(place for place, block in self.book.blocks() if number in rules_of(block) and place != home)]
        texts = {entry.place: entry for entry in self._entries}
        return [self._hit(texts[place], [], 100.0 - order) for order, place in enumerate(places)]


def _carries(book: Book, place: Place, number: str) -> bool:
    """Whether the block tells the rule itself or one below it (not only a wider one)."""
    rules = rules_of(book.pages[place.page].blocks[place.block])
    return any(rule == number or rule.startswith((number + ".", number)) for rule in rules)


def _score(word: str, folded: str) -> float:
    """0 if `word` is not there; more for whole words, beginnings, often, and in a short text."""
    starts = len(re.findall(_WORD_EDGE + re.escape(word), folded))
    if not starts:
        return 2.0 if word in folded else 0.0
    whole = len(re.findall(_WORD_EDGE + re.escape(word) + r"(?!\w)", folded))
    return 6.0 + (4.0 if whole else 0.0) + min(starts, 4) * 0.5 + 4.0 * min(1.0, 60 / (len(folded) + 1))


def _excerpt(text: str, marks: list[tuple[int, int]], room: int = 150) -> tuple[str, tuple[tuple[int, int], ...]]:
    """About `room` signs around the first mark, cut between words, and the marks in it."""
    flat = text.replace("\n", " ")
    first = marks[0][0] if marks else 0
    start = 0 if first < room // 2 else flat.rfind(" ", 0, first - room // 3) + 1
    end = len(flat) if len(flat) - start <= room else flat.rfind(" ", start + 1, start + room)
    end = end if end > start else start + room
    before, after = "… " if start else "", " …" if end < len(flat) else ""
    shift = len(before) - start
    inside = tuple((a + shift, b + shift) for a, b in marks if start <= a and b <= end)
    return before + flat[start:end] + after, inside


def find_everywhere(indexes: Sequence[Index], query: str) -> tuple[list[Hit], list[str]]:
    """The hits in the first index; if there are none, those of the others, with the words they were found by."""
    words: list[str] = []
    for index in indexes:
        hits, words = index.find(query)
        if hits:
            return hits, words
    return [], words
