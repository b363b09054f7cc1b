"""Decks of the table program OCTGN (`.o8d`): XML with sections of cards, each with a GUID and a title."""

from __future__ import annotations

import hashlib
import io
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, NoReturn
from xml.sax import SAXParseException
from xml.sax.handler import ContentHandler, ErrorHandler, LexicalHandler, property_lexical_handler
from xml.sax.saxutils import escape, quoteattr

from defusedxml.common import DefusedXmlException
from defusedxml.sax import make_parser

from cthulhu_desktop.core.catalogue.cards import CardDef, Catalogue
from cthulhu_desktop.core.decks.data import DeckDataError, deck_data, read_deck_data
from cthulhu_desktop.core.decks.deck import Deck, Placeholder
from cthulhu_desktop.reading.deck_bytes import decode
from cthulhu_desktop.reading.deck_lines import DRAW, MAYBE, MOST_ENTRIES, STORY, DeckFile, Gathering, mended
from cthulhu_desktop.reading.deck_lookup import CardLookup, Found, guid_of
from cthulhu_desktop.reading.deck_text import titles_in
from cthulhu_desktop.reading.octgn import split_name
from cthulhu_desktop.reading.problems import ReadingProblem

GAME = "43054c18-2362-43e0-a434-72f8d0e8477c"
"""The GUID by which OCTGN knows the game."""

KEEP = "cthulhu-desktop"
DEEPEST = 12
LONGEST = 20_000
_DECLARED = re.compile(rb"""\A\s*<\?xml[^>]*?encoding\s*=\s*["'][^"']*["'][^>]*\?>""")
_ILLEGAL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_GUID = re.compile(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\Z")
_SECTIONS = {"draw deck": DRAW, "story deck": STORY, "sideboard": MAYBE}


class _Stop(Exception):  # noqa: N818 (the way out of the parser)
    """The file is none of ours: the problem to raise."""

    def __init__(self, problem: ReadingProblem) -> None:
        super().__init__(problem)
        self.problem = problem


class _Cards(ContentHandler, LexicalHandler, ErrorHandler):
    """Takes cards as they come, so that a file that is cut off gives what it has."""

    def __init__(self, gathering: Gathering, where: str) -> None:
        super().__init__()
        self.to = gathering
        self.where = where
        self.depth = 0
        self.found_deck = False
        self.section = DRAW
        self.kept = ""
        self.read: list[str] = []
        self._place: Any = None
        self._card: tuple[int, str, str] | None = None
        self._text: list[str] | None = None

    def setDocumentLocator(self, locator: Any) -> None:
        """Where the parser is."""
        self._place = locator

    @property
    def at(self) -> int:
        """The line the parser is in."""
        return int(self._place.getLineNumber() or 0) if self._place is not None else 0

    def startElement(self, name: str, attrs: Any) -> None:
        """The deck, a section, a card, the notes."""
        self.depth += 1
        if self.depth > DEEPEST or self.to.entries > MOST_ENTRIES:
            raise _Stop(ReadingProblem("deck_files.too_many", path=self.where, n=MOST_ENTRIES))
        if name == "deck" and self.depth == 1:
            self.found_deck = True
            game = str(attrs.get("game", "")).strip().lower()
            if game and game != GAME:
                raise _Stop(ReadingProblem("deck_files.other_game", path=self.where, line=self.at, game=game[:60]))
        elif self.depth == 1:
            raise _Stop(ReadingProblem("deck_files.no_deck", path=self.where, line=self.at))
        elif name == "section":
            named = str(attrs.get("name", "")).strip()
            self.section = _SECTIONS.get(named.lower(), named) or DRAW
        elif name == "card":
            self._card = (self.at, str(attrs.get("qty", "1")), str(attrs.get("id", "")).strip())
            self._text = []
        elif name == "notes":
            self._text = []

    def characters(self, content: str) -> None:
        """A part of a title or of the notes."""
        if self._text is not None and len(self._text) < LONGEST:
            self._text.append(content)

    def endElement(self, name: str) -> None:
        """A card or the notes are whole."""
        self.depth -= 1
        text = "".join(self._text or ())
        if name == "card" and self._card is not None:
            self._take(*self._card, " ".join(text.split()))
            self._card = self._text = None
        elif name == "notes" and self._text is not None:
            self.read.append(text)
            if text.strip():
                self.to.notes.append(text)
            self._text = None

    def comment(self, content: str) -> None:
        """What a deck of OCTGN cannot say may stand in a comment."""
        if content.startswith(f"{KEEP} "):
            self.kept = content.removeprefix(f"{KEEP} ")

    def fatalError(self, exception: Any) -> NoReturn:
        """The file ends or breaks here."""
        raise exception

    def _take(self, line: int, quantity: str, guid: str, shown: str) -> None:
        self.read.append(f"{self.section}|{quantity}|{guid}|{shown}")
        title, _, _ = split_name(shown)
        number = self.to.number(line, quantity, f"{quantity} {title or guid}")
        if not number:
            return
        card = self.to.lookup.by_guid(guid)
        found = Found(card) if card is not None else self.to.suggest(title) if title else Found(None)
        if found.card is not None:
            self.to.add(line, number, Found(found.card), self.section)
        else:
            section = "" if self.section == DRAW else self.section
            self.to.add_unknown(line, number, Placeholder(title or guid, "", guid, number, section), found)


def read_o8d(data: bytes, lookup: CardLookup, where: str, name: str) -> DeckFile:
    """The deck of a file. ReadingProblem for another game, no deck, or what tries something; a file that is cut off
    gives the cards it has, and a problem with the line."""
    gathering = Gathering(lookup)
    cards = _Cards(gathering, where)
    broken = _parse(data, cards)
    if broken is not None and not gathering.entries:
        text, guessed = decode(data, where)
        if guessed:  # an encoding that it does not name, or names wrongly
            gathering = Gathering(lookup)
            cards = _Cards(gathering, where)
            plain = text.encode("utf-8")
            broken = _parse(_DECLARED.sub(b"", plain), cards)
            gathering.tell(0, "guessed_encoding", encoding=guessed)
    if broken is not None:
        if not gathering.entries:
            raise ReadingProblem("deck_files.bad_xml", path=where, line=broken)
        gathering.tell(broken, "cut_off", n=gathering.entries)
    elif not cards.found_deck:
        raise ReadingProblem("deck_files.no_deck", path=where, line=1)
    return _kept_whole(cards, lookup) or gathering.file(name, "o8d")


def _parse(data: bytes, cards: _Cards) -> int | None:
    """Read the file; the line where it breaks, None if it is whole."""
    parser = make_parser()
    parser.forbid_dtd = True
    parser.setContentHandler(cards)
    parser.setErrorHandler(cards)
    parser.setProperty(property_lexical_handler, cards)
    try:
        parser.parse(io.BytesIO(data))
    except _Stop as stop:
        raise stop.problem from None
    except DefusedXmlException:
        raise ReadingProblem("deck_files.unsafe_xml", path=cards.where) from None
    except SAXParseException as error:
        return int(error.getLineNumber() or 1)
    except (ValueError, LookupError):
        return max(1, cards.at)
    return None


def _kept_whole(cards: _Cards, lookup: CardLookup) -> DeckFile | None:
    """The deck in the comment, if the cards are still those it was written with."""
    digest, _, data = cards.kept.partition(" ")
    if not data or digest != _digest(cards.read):
        return None
    try:
        table = json.loads(data)
        deck = read_deck_data(table)
    except (ValueError, RecursionError, DeckDataError):
        return None
    return mended(deck, lookup, titles_in(table), "o8d")


def _digest(read: Iterable[str]) -> str:
    text = "\n".join(" ".join(one.split()) for one in read if one.strip())
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:12]


# --- writing


def write_o8d(deck: Deck, catalogue: Catalogue) -> bytes:
    """The deck for OCTGN. Cards of ours that OCTGN does not know get a GUID of their own: it finds them by their title
    then. What such a file cannot say (name, tags, candidates, headings …) stands in a comment, which `read_o8d` takes
    if the cards were not changed."""
    lines = [
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
        f'<deck game="{GAME}">',
        *_section(DRAW, "False", _draw(deck, catalogue)),
        *_section(STORY, "True", _stories(deck, catalogue)),
        f"  <notes>{escape(_clean(deck.notes))}</notes>",
    ]
    text = "\n".join([*lines, "</deck>", ""])
    reader = _Cards(Gathering(CardLookup(catalogue)), "")
    _parse(text.encode("utf-8"), reader)
    if reader.to.deck("") != deck or reader.to.problems:
        kept = json.dumps(deck_data(deck, catalogue.cards), ensure_ascii=True, separators=(",", ":"))
        comment = f"  <!--{KEEP} {_digest(reader.read)} {kept.replace('--', '-' + chr(92) + 'u002d')}-->"
        text = "\n".join([*lines, comment, "</deck>", ""])
    return text.encode("utf-8")


Entry = tuple[int, str, str]


def _draw(deck: Deck, catalogue: Catalogue) -> Iterator[Entry]:
    for card, number in deck.known(catalogue.cards):
        yield number, guid_of(card.id), _shown(card)
    for name, number in deck.unknown(catalogue.cards):
        yield number, guid_of(name), name
    yield from _lost(one for one in deck.placeholders if one.section not in (STORY, MAYBE))


def _stories(deck: Deck, catalogue: Catalogue) -> Iterator[Entry]:
    for name in deck.stories:
        story = catalogue.stories.get(name)
        yield 1, guid_of(name), story.title if story is not None else name
    yield from _lost(one for one in deck.placeholders if one.section == STORY)


def _lost(placeholders: Iterable[Placeholder]) -> Iterator[Entry]:
    """Cards that nobody knows. OCTGN wants a GUID and other sections than its own are an error to it."""
    for one in placeholders:
        yield one.count, one.id if _GUID.match(one.id) else guid_of(f"?{one.title}"), one.title


def _shown(card: CardDef) -> str:
    return f"* {card.title}" if card.unique else card.title


def _section(name: str, shared: str, entries: Iterable[Entry]) -> Iterator[str]:
    yield f'  <section name={quoteattr(_clean(name))} shared="{shared}">'
    for number, guid, title in entries:
        yield f"    <card qty=\"{number}\" id={quoteattr(_clean(guid))}>{escape(_clean(title))}</card>"
    yield "  </section>"


def _clean(text: str) -> str:
    """Without the letters that XML cannot hold."""
    return _ILLEGAL.sub("", text)
