"""Decks from files and the clipboard, whatever program wrote them, and back.

`.coc` is our own form: JSON, {"format": "cthulhu-desktop deck", "version": 1, "deck": {…}}. `.o8d` is OCTGN's; anything
else is read as a list for people. What a file is shows in its content, not in its name.
"""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Any

from cthulhu_desktop.core.catalogue.cards import Catalogue
from cthulhu_desktop.core.decks.data import FORM, DeckDataError, deck_data, read_deck_data
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.reading.deck_bytes import decode, read_bytes
from cthulhu_desktop.reading.deck_lines import DeckFile, DeckFileProblem, UnknownCard, mended
from cthulhu_desktop.reading.deck_lookup import CardLookup
from cthulhu_desktop.reading.deck_o8d import read_o8d, write_o8d
from cthulhu_desktop.reading.deck_text import read_text, titles_in, write_text
from cthulhu_desktop.reading.problems import ReadingProblem

FORMAT = "cthulhu-desktop deck"


class DeckForm(StrEnum):
    """The forms a deck can be written in."""

    COC = "coc"
    O8D = "o8d"
    TEXT = "text"

    @property
    def suffix(self) -> str:
        """The end of a file's name."""
        return ".txt" if self is DeckForm.TEXT else f".{self.value}"


def form_of(path: Path) -> DeckForm:
    """The form that the name of a file asks for; a list for names that ask for none."""
    return {".coc": DeckForm.COC, ".o8d": DeckForm.O8D}.get(path.suffix.lower(), DeckForm.TEXT)


def read_deck_file(path: Path, catalogue: Catalogue) -> DeckFile:
    """The deck of a file. ReadingProblem (`deck_files.…`) says what is wrong with one that cannot be used; smaller
    things are in the `problems` of the result, unknown cards in `unknown`."""
    return read_deck(read_bytes(path), catalogue, str(path), path.stem)


def read_deck(data: bytes, catalogue: Catalogue, where: str, name: str = "") -> DeckFile:
    """The deck in some bytes. `where` names them in messages, `name` the deck if it has no name of its own."""
    if not data.strip():
        raise ReadingProblem("deck_files.empty", path=where)
    lookup = CardLookup(catalogue)
    text, guessed = "", ""
    if not _looks_like(data, "<"):
        text, guessed = decode(data, where)
    if not text:
        found = read_o8d(data, lookup, where, name)
    elif text.lstrip("\ufeff \t\r\n").startswith("{"):
        found = _read_coc(text, lookup, where, name)
    else:
        found = read_text(text, lookup, where, name)
    if guessed:
        note = DeckFileProblem(0, "deck_files.note.guessed_encoding", {"encoding": guessed})
        found = DeckFile(found.deck, found.form, found.unknown, (note, *found.problems))
    return found


def read_deck_text(text: str, catalogue: Catalogue, where: str, name: str = "") -> DeckFile:
    """The deck in a text that was pasted. As `read_deck`."""
    return read_deck(text.encode("utf-8", "replace"), catalogue, where, name)


def write_deck(deck: Deck, form: DeckForm, catalogue: Catalogue, language: str = "en") -> bytes:
    """The deck in a form; `language` is that of the headings of a list. Reading it again with the same cards gives the
    same deck."""
    if form is DeckForm.O8D:
        return write_o8d(deck, catalogue)
    if form is DeckForm.TEXT:
        return write_text(deck, catalogue, language).encode("utf-8", "replace")
    data = {"format": FORMAT, "version": FORM, "deck": deck_data(deck, catalogue.cards)}
    text = json.dumps(data, ensure_ascii=False, indent=1)
    try:
        return f"{text}\n".encode()
    except UnicodeEncodeError:  # half a surrogate pair, pasted into a note
        return f"{json.dumps(data, indent=1)}\n".encode()


def save_deck_file(deck: Deck, path: Path, catalogue: Catalogue, language: str = "en") -> None:
    """Write a deck in the form that the file's name asks for; the file is whole or as before. ReadingProblem
    unwritable."""
    data = write_deck(deck, form_of(path), catalogue, language)
    fresh = path.with_name(f"{path.name}.part")
    try:
        fresh.write_bytes(data)
        fresh.replace(path)
    except (OSError, ValueError):
        raise ReadingProblem("deck_files.unwritable", path=str(path)) from None


def _looks_like(data: bytes, letter: str) -> bool:
    """Whether the first letter of a file is this one, in any of the encodings that XML may have."""
    head = data[:64].replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n")
    return head.startswith(letter.encode())


def _read_coc(text: str, lookup: CardLookup, where: str, name: str) -> DeckFile:
    try:
        data: Any = json.loads(text.lstrip("\ufeff"))
    except json.JSONDecodeError as error:
        raise ReadingProblem("deck_files.bad_json", path=where, line=error.lineno) from None
    except (ValueError, RecursionError):
        raise ReadingProblem("deck_files.bad_json", path=where, line=1) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ReadingProblem("deck_files.not_coc", path=where)
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise ReadingProblem("deck_files.bad_field", path=where, field="version")
    if version > FORM:
        raise ReadingProblem("deck_files.newer", path=where, version=version)
    table: Any = data.get("deck")
    try:
        deck = read_deck_data(table)
    except DeckDataError as error:
        raise ReadingProblem("deck_files.bad_field", path=where, field=f"deck.{error.path}".rstrip(".")) from None
    found = mended(deck, lookup, titles_in(table), "coc")
    if deck.name:
        return found
    return DeckFile(found.deck.with_name(name), found.form, found.unknown, found.problems)


__all__ = [
    "DeckFile",
    "DeckFileProblem",
    "DeckForm",
    "ReadingProblem",
    "UnknownCard",
    "form_of",
    "read_deck",
    "read_deck_file",
    "read_deck_text",
    "save_deck_file",
    "write_deck",
]
