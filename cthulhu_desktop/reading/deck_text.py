"""Deck lists as people write and paste them: "3x Title", "Title x3", headings, remarks."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cthulhu_desktop.core.catalogue.cards import TYPES, CardDef, Catalogue
from cthulhu_desktop.core.decks.data import DeckDataError, deck_data, read_deck_data
from cthulhu_desktop.core.decks.deck import Deck, Placeholder
from cthulhu_desktop.reading.deck_lines import DRAW, MAYBE, MOST_ENTRIES, STORY, DeckFile, Gathering, mended
from cthulhu_desktop.reading.deck_lookup import CERTAIN, CardLookup, Found, key
from cthulhu_desktop.reading.deck_words import heading_keys, headings
from cthulhu_desktop.reading.problems import ReadingProblem

MOST_LINES = 20_000
LONGEST_LINE = 2_000
KEEP = "// cthulhu-desktop"
"""How a line begins that carries what a plain list cannot say."""

_TIMES = "[xX×]"
_FIRST = re.compile(rf"[([]?(-?\d{{1,20}})[)\]]?(?:\s*{_TIMES}\s+|\s*{_TIMES}(?=[^\w\s])|\s*×\s*|[.:;]?\s+|;)(\S.*)\Z")
_LAST = re.compile(rf"(.*\S)\s*[([]?\s*(?:(?<=\s){_TIMES}|(?<=[(\[]){_TIMES}|×)\s*(-?\d{{1,20}})\s*[)\]]?\Z")
_LAST_NUMBER = re.compile(r"(.*\S)\s*(?:[(\[]\s*(\d{1,20})\s*[)\]]|[;\t]\s*(\d{1,20}))\Z")
_BULLET = re.compile(r"[-*•·–—+]\s+")
_REMARK = re.compile(r"(?://|;;|--\s|#(?!\d))\s*")
_INLINE = re.compile(r"\s+(?://|#(?!\d))\s*(.*)\Z")
_NAMED = re.compile(r"([^:=]{1,30})\s*[:=]\s*(\S.*)\Z")
_COUNT = re.compile(r"\s*[(\[]?\s*\d+\s*[)\]]?\s*\Z")
_BARE = "#=*_-~ \t:"


def read_text(text: str, lookup: CardLookup, where: str, name: str) -> DeckFile:
    """The deck of a list. ReadingProblem too_many for what is far too long to be one, no_cards for other texts."""
    kept = _kept_whole(text, lookup)
    if kept is not None:
        return kept
    gathering = Gathering(lookup)
    reader = _Lines(gathering)
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise ReadingProblem("deck_files.too_many", path=where, n=MOST_LINES)
    for number, line in enumerate(lines, start=1):
        reader.line(number, line[:LONGEST_LINE].strip().lstrip("\ufeff"))
        if gathering.entries > MOST_ENTRIES:
            raise ReadingProblem("deck_files.too_many", path=where, n=MOST_ENTRIES)
    if not gathering.entries and not reader.numbers:
        raise ReadingProblem("deck_files.no_cards", path=where)
    return gathering.file(name, "text")


class _Lines:
    """Goes through the lines; `section` is the heading they stand under."""

    def __init__(self, gathering: Gathering) -> None:
        self.to = gathering
        self.section = ""
        self.numbers = 0  # lines with a number in front

    def line(self, number: int, line: str) -> None:
        """One line."""
        if not line:
            return
        if line.startswith(KEEP):
            self.to.tell(number, "changed_by_hand")
            return
        remark = _REMARK.match(line)
        plain = line[remark.end() :].strip() if remark is not None else line
        if self._heading(plain):
            return
        if remark is not None:
            self.to.notes.append(plain)
            return
        if not self.to.lookup.exact(line):
            line = _BULLET.sub("", line, count=1) if _BULLET.match(line) else line
        note = _INLINE.search(line)
        if note is not None:
            line = line[: note.start()]
        self._entry(number, line, note[1].strip() if note is not None else "")

    def _heading(self, line: str) -> bool:
        """Whether a line is a heading or the name of the deck."""
        named = _NAMED.match(line)
        if named is not None and heading_keys().get(key(named[1])) == "name":
            self.to.name = self.to.name or named[2].strip()
            return True
        bare = _COUNT.sub("", line.strip(_BARE)).strip(_BARE)
        found = heading_keys().get(key(bare))
        if found is None or found == "name" or (self.to.lookup.exact(line) and not line.endswith(":")):
            return False
        self.section = {"maybe": MAYBE, "story": STORY}.get(found, bare)
        return True

    def _entry(self, number: int, line: str, note: str) -> None:
        if self.to.lookup.exact(line):
            self._card(number, 1, line, note)
            return
        count, title = _split(line, self.to.lookup)
        if not count:
            self._uncounted(number, line, note)
            return
        self.numbers += 1
        copies = self.to.number(number, count, line)
        if copies:
            self._card(number, copies, title, note)

    def _card(self, number: int, copies: int, title: str, note: str) -> None:
        name, *further = [part.strip() for part in title.split("\t")]
        found = self.to.suggest(name, tuple(further))
        if found.card is None:
            one = _placeholder(title, copies, self.section)
            self.to.add_unknown(number, copies, one, found)
        else:
            self.to.add(number, copies, found, self.section)
            if note:
                self.to.card_notes[found.card.id] = note
        if note and found.card is None:
            self.to.notes.append(f"{title}: {note}")

    def _uncounted(self, number: int, line: str, note: str) -> None:
        """A line without a number: a card, the name of the deck on top, or a remark."""
        name, *further = [part.strip() for part in line.split("\t")]
        found = self.to.suggest(name, tuple(further))
        if found.card is not None or found.likeness >= CERTAIN:
            self._card(number, 1, line, note)
            return
        if line.endswith(":") or not any(letter.isalnum() for letter in line):
            self.section = line.strip(_BARE)
            return
        if not self.to.entries and not self.to.name and not self.to.notes:
            self.to.name = line.strip("#=*_ ")
            return
        self.to.tell(number, "not_understood", text=line if len(line) <= 80 else line[:79] + "…")
        self.to.notes.append(line)


def _split(line: str, lookup: CardLookup) -> tuple[str, str]:
    """The number and the title of a line; no number if there is none."""
    first = _FIRST.match(line)
    last = _LAST.match(line)
    if first is not None and (last is None or not lookup.exact(last[1])):
        return first[1], first[2].strip()
    if last is not None:
        return last[2], last[1].rstrip(" ([,;:-")
    number = _LAST_NUMBER.match(line)
    if number is not None and lookup.exact(number[1]):
        return number[2] or number[3], number[1].rstrip(" ,;:-")
    return "", line


def _placeholder(title: str, copies: int, section: str) -> Placeholder:
    """What is kept of a card that nobody knows: its title, and set and id if they stand behind it as we write them."""
    match = re.fullmatch(r"(.*\S)\s+\(([^()]*)\)(?:\s+\[([^\[\]]+)\])?|(.*\S)\s+\[([^\[\]]+)\]", title)
    section = "" if section == DRAW else section
    if match is None:
        return Placeholder(title, count=copies, section=section)
    return Placeholder(match[1] or match[4], match[2] or "", match[3] or match[5] or "", copies, section)


# --- writing


def write_text(deck: Deck, catalogue: Catalogue, language: str) -> str:
    """The deck as a list with headings in a language. What a list cannot say follows in a line of its own, which
    `read_text` takes if nothing above it was changed."""
    lookup = CardLookup(catalogue)
    text = "\n".join(_lines(deck, catalogue, lookup, language)).strip("\n") + "\n"
    if _says_all(text, deck, lookup):
        return text
    data = json.dumps(deck_data(deck, catalogue.cards), ensure_ascii=True, separators=(",", ":"))
    return f"{text}\n{KEEP} {_digest(text)} {data}\n"


def _says_all(text: str, deck: Deck, lookup: CardLookup) -> bool:
    """Whether the list alone gives the deck again, but for the order of its cards."""
    try:
        again = read_text(text, lookup, "", "")
    except ReadingProblem:
        return False
    return _sorted(again.deck) == _sorted(deck) and not again.problems


def _sorted(deck: Deck) -> Deck:
    return Deck(
        deck.name, tuple(sorted(deck.cards)), deck.notes, tuple(sorted(deck.card_notes)), tuple(sorted(deck.maybe)),
        deck.tags, deck.format, deck.stories, deck.placeholders,
    )  # fmt: skip


def _plain(text: str) -> str:
    """A text on one line that any program can hold."""
    return " ".join("".join(letter for letter in text if letter.isprintable()).split())


def _lines(deck: Deck, catalogue: Catalogue, lookup: CardLookup, language: str) -> Iterator[str]:
    words = headings(language)
    if deck.name:
        yield f"{words['name'][0]}: {_plain(deck.name)}"
    for line in deck.notes.splitlines():
        yield f"// {_plain(line)}"
    # What no set knows comes first: under a heading it would seem to be of that type.
    lost = [*(Placeholder(name, count=n) for name, n in deck.unknown(catalogue.cards)), *deck.placeholders]
    yield from _with_heading("", [_placeholder_line(one) for one in lost])
    notes = dict(deck.card_notes)
    for kind in TYPES:
        here = [(card, n) for card, n in deck.known(catalogue.cards) if card.type == kind]
        if here:
            yield from ("", f"{words[kind][0]} ({sum(n for _, n in here)})")
        for card, number in here:
            note = _plain(notes.get(card.id, ""))
            yield f"{number}x {_title(card, lookup)}{f' // {note}' if note else ''}"
    maybe = [(catalogue.cards[name], n) for name, n in deck.maybe if name in catalogue.cards]
    lines = [f"{n}x {_title(card, lookup)}" for card, n in maybe]
    yield from _with_heading(words["maybe"][0], lines)
    stories = [f"1x {catalogue.stories[name].title}" for name in deck.stories if name in catalogue.stories]
    yield from _with_heading(words["story"][0], stories)


def _with_heading(heading: str, lines: Sequence[str]) -> Iterator[str]:
    if lines:
        yield ""
        if heading:
            yield heading
        yield from lines


def _placeholder_line(one: Placeholder) -> str:
    set_name = f" ({_plain(one.set)})" if one.set else ""
    name = f" [{_plain(one.id)}]" if one.id else ""
    return f"{one.count}x {_plain(one.title)}{set_name}{name}"


def _title(card: CardDef, lookup: CardLookup) -> str:
    """The shortest way to say which card is meant."""
    title = card.title
    with_descriptor = f"{title}, {card.descriptor}" if card.descriptor else title
    shown = card.set.replace("_", " ").title() if card.set.islower() else card.set
    ways = (title, with_descriptor, f"{with_descriptor} ({shown})", f"{with_descriptor} [{card.id}]")
    for way in ways:
        found = lookup.find(way)
        if found.card is card and not found.others and not found.missed:
            return way
    return ways[-1]


# --- what a list cannot say


def _digest(text: str) -> str:
    """Changes with everything but blank lines and spaces at the ends."""
    lines = (line.strip() for line in text.splitlines())
    whole = "\n".join(line for line in lines if line)
    return hashlib.sha256(whole.encode("utf-8", "replace")).hexdigest()[:12]


def _kept_whole(text: str, lookup: CardLookup) -> DeckFile | None:
    """The deck in the line at the end, if it belongs to the list above it."""
    head, mark, tail = text.rpartition(f"{KEEP} ")
    digest, _, data = tail.strip().partition(" ")
    if not mark or _digest(head) != digest or "\n" in data:
        return None
    try:
        table: Any = json.loads(data)
        deck = read_deck_data(table)
    except (ValueError, RecursionError, DeckDataError):
        return None
    return mended(deck, lookup, titles_in(table), "text")


def titles_in(table: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """The titles and sets that stand beside the ids in the table of a deck."""
    found = {}
    for entry in table.get("cards", ()):
        title, set_name = entry.get("title"), entry.get("set")
        if isinstance(title, str) and title:
            found[str(entry.get("id"))] = (title, set_name if isinstance(set_name, str) else "")
    return found


__all__ = ["Found", "read_text", "titles_in", "write_text"]
