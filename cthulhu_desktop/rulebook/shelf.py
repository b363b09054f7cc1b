"""The books that lie in resources/rulebooks/<language>/<book>.md, with their glossaries <book>.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cthulhu_desktop.data_files import resource
from cthulhu_desktop.rulebook.book import Block, Book, Head, Paragraph, Place, RulebookProblem, Span, Term
from cthulhu_desktop.rulebook.folding import fold
from cthulhu_desktop.rulebook.parser import parse, parse_head, parse_line

LANGUAGES = ("en", "pl", "de")
GLOSSARY = "glossary"
_POLISH = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"


@dataclass(frozen=True)
class Listed:
    """A book on the shelf, by its head in one language."""

    name: str
    head: Head


class Shelf:
    """Finds and reads rulebooks. Read books are kept."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or resource("rulebooks")
        self._books: dict[tuple[str, str], Book] = {}

    def books(self, language: str, *, drafts: bool = False) -> list[Listed]:
        """The books to offer, in their order, titled in `language` (else in a language that has them).

        A damaged book is listed under its file's name, so that opening it says what is wrong.
        """
        names = {file.stem for place in LANGUAGES for file in (self.folder / place).glob("*.md")}
        listed = (Listed(name, self._head(name, language)) for name in sorted(names))
        return sorted((book for book in listed if drafts or not book.head.draft), key=lambda book: book.head.order)

    def _head(self, name: str, language: str) -> Head:
        for code in (language, *LANGUAGES):
            try:
                return parse_head(self._read(self.file(name, code)))[0]
            except RulebookProblem:
                continue
        return Head(title=f"{name}.md")

    def file(self, name: str, language: str) -> Path:
        """Where a book lies."""
        return self.folder / language / f"{name}.md"

    def languages(self, name: str) -> tuple[str, ...]:
        """The languages that a book has."""
        return tuple(code for code in LANGUAGES if self.file(name, code).is_file())

    def load(self, name: str, language: str) -> Book:
        """The book with its glossary. RulebookProblem if it is missing or damaged."""
        if (name, language) not in self._books:
            file = self.file(name, language)
            book = parse(self._read(file), name, language, self._label(file))
            self._books[name, language] = self._with_glossary(book)
        return self._books[name, language]

    def _label(self, file: Path) -> str:
        return file.relative_to(self.folder).as_posix()

    def _read(self, file: Path) -> str:
        try:
            return file.read_text(encoding="utf-8")
        except FileNotFoundError as error:
            raise RulebookProblem("rulebook.missing", file=self._label(file)) from error
        except (OSError, UnicodeDecodeError) as error:
            raise RulebookProblem("rulebook.unreadable", file=self._label(file)) from error

    def glossary(self, name: str, language: str) -> dict[str, tuple[str, str, tuple[str, ...]]]:
        """The terms of a book: word, explanation and rules by name. RulebookProblem if they cannot be read."""
        file = self.folder / f"{name}.toml"
        return _entries(self._read(file), language, self._label(file))

    def _with_glossary(self, book: Book) -> Book:
        """The terms as paragraphs at the end of the glossary page, in the order of the language's alphabet."""
        file = self.folder / f"{book.name}.toml"
        page = book.page_index(GLOSSARY)
        if page is None or not file.is_file():
            return book
        entries = _entries(self._read(file), book.language, self._label(file))
        blocks: list[Block] = list(book.pages[page].blocks)
        terms: dict[str, Term] = {}
        for name in sorted(entries, key=lambda name: alphabetic(entries[name][0], book.language)):
            word, text, rules = entries[name]
            terms[name] = Term(name, word, text, Place(page, len(blocks)))
            problem = RulebookProblem("rulebook.bad_glossary", file=self._label(file), term=name)
            line = parse_line(text, lambda _key, problem=problem: problem)  # type: ignore[misc]
            blocks.append(Paragraph((Span(word, strong=True), Span(" – "), *line), rules=rules))
        pages = list(book.pages)
        pages[page] = replace(pages[page], blocks=tuple(blocks))
        return replace(book, pages=tuple(pages), terms=terms)


def alphabetic(word: str, language: str) -> tuple[object, ...]:
    """A key that sorts words as a dictionary of the language does (German ä as a, Polish ą after a)."""
    if language == "pl":
        places = tuple(_POLISH.find(sign) for sign in word.lower() if sign in _POLISH or sign == " ")
        return (*places,)
    return (fold(word),)


def _entries(text: str, language: str, file: str) -> dict[str, tuple[str, str, tuple[str, ...]]]:
    try:
        table: Mapping[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulebookProblem("rulebook.bad_glossary", file=file, term="") from error
    result = {}
    for name, entry in table.items():
        try:
            word, explained = entry[language]
            result[name] = (str(word), str(explained), tuple(map(str, entry.get("rules", []))))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise RulebookProblem("rulebook.bad_glossary", file=file, term=name) from error
    return result
