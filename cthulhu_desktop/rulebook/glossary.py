"""The glossary outside the books: what a term of a game means, for tool tips."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cthulhu_desktop.rulebook.book import RulebookProblem, words_of
from cthulhu_desktop.rulebook.parser import parse_line
from cthulhu_desktop.rulebook.shelf import Shelf


class Explained(NamedTuple):
    """A term in one language: the word, what it means, and the rules it comes from."""

    word: str
    text: str
    rules: tuple[str, ...]

    @property
    def sentence(self) -> str:
        """The word and its meaning as a tool tip says them."""
        return f"{self.word} – {self.text}"


def explain(term: str, language: str, book: str = "cards") -> Explained | None:
    """What a term means; None if the book has no such term or cannot be read."""
    return _glossary(book, language).get(term)


def tip(term: str, language: str, book: str = "cards") -> str:
    """A tool tip for a term; "" if there is nothing to say."""
    found = explain(term, language, book)
    return found.sentence if found is not None else ""


@cache
def _glossary(book: str, language: str) -> dict[str, Explained]:
    try:
        loaded = Shelf().glossary(book, language)
    except RulebookProblem:
        return {}  # the reader tells what is wrong with the book
    problem = RulebookProblem("rulebook.bad_glossary", file=book, term="")
    return {
        name: Explained(word, words_of(parse_line(text, lambda _key: problem)), rules)
        for name, (word, text, rules) in loaded.items()
    }
