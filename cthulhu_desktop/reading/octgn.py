"""Card facts from the set files of the table program OCTGN, dirt included."""

from __future__ import annotations

import html
import io
import re
from collections.abc import Iterator
from typing import Any

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import ParseError, iterparse

from cthulhu_desktop.core.catalogue.cards import KEYWORDS
from cthulhu_desktop.reading.archives import SetFile
from cthulhu_desktop.reading.problems import ReadingProblem

FACTION_CODES = {
    "_": "The Agency", "{": "Miskatonic University", "}": "Syndicate", "^": "Silver Twilight", "[": "Cthulhu",
    "]": "Hastur", "<": "Yog-Sothoth", ">": "Shub-Niggurath",
}  # fmt: skip
ICON_CODES = {"@": "T", "#": "C", "$": "A", "%": "I"}
ICON_NAMES = {"T": "terror", "C": "combat", "A": "arcane", "I": "investigation"}
PLAIN_FACTIONS = {"the syndicate": "Syndicate", "the order of the silver twilight": "Silver Twilight"}
MOST_ELEMENTS = 400_000
DEEPEST = 12
MARKERS = "token"
_PREFIX = re.compile(r"[\s*\[\]<>{}_^]*")
_WORD_MARK = re.compile(r"\[(?=[A-Za-z][A-Za-z' -]*\])")


def read_set_file(file: SetFile) -> Iterator[dict[str, Any]]:
    """The facts of every card of a set, markers left out. ReadingProblem for a file that is no set, is damaged, or
    tries something (entities, a document type, too deep, too many elements)."""
    set_name = set_id = ""
    depth = elements = 0
    found_set = False
    try:
        for event, element in iterparse(io.BytesIO(file.data), ("start", "end"), forbid_dtd=True):
            if event == "start":
                depth += 1
                elements += 1
                if depth > DEEPEST or elements > MOST_ELEMENTS:
                    raise ReadingProblem("reading.too_many", path=file.name, n=MOST_ELEMENTS)
                if element.tag == "set" and not found_set:
                    found_set = True
                    set_name, set_id = element.get("name", ""), element.get("id", "")
                continue
            depth -= 1
            if element.tag == "card":
                facts = card_facts(element.attrib, properties_of(element))
                if facts is not None:
                    yield {**facts, "set": set_name or set_id, "setname": set_name, "setid": set_id}
                element.clear()
    except DefusedXmlException:
        raise ReadingProblem("reading.unsafe_xml", path=file.name) from None
    except (ParseError, ValueError, LookupError):
        raise ReadingProblem("reading.bad_xml", path=file.name) from None
    if not found_set:
        raise ReadingProblem("reading.no_set", path=file.name)


def properties_of(element: Any) -> dict[str, str]:
    """The properties of a card by lower-case name."""
    found: dict[str, str] = {}
    for entry in element.iter("property"):
        found.setdefault(str(entry.get("name", "")).strip().lower(), str(entry.get("value", "")))
    return found


def card_facts(attributes: Any, given: dict[str, str]) -> dict[str, Any] | None:
    """Facts in the common form; None for a marker."""
    card_type = given.get("type", "").strip()
    if card_type.lower() == MARKERS or not card_type:
        return None
    title, unique, steadfast = split_name(str(attributes.get("name", "")))
    icons, skill = _icons_and_skill(given)
    large = _letters(given.get("struggle icons", ""))
    has_struggles = card_type.lower() in ("story", "conspiracy")
    text = rules_text(given.get("card text", ""), given.get("keyword", ""), "" if has_struggles else large)
    symbol, transient = _resource(given.get("resource icon", ""))
    return {
        "guid": str(attributes.get("id", "")),
        "name": title, "descriptor": given.get("descriptor", "").strip() or None, "type": card_type,
        "faction": _faction(given.get("faction", "")), "unique": unique,
        "subtypes": given.get("subtypes", "").strip(), "text": text,
        "cost": _number(given.get("cost", "")), "skill": _number(skill),
        **{ICON_NAMES[letter]: icons.count(letter) for letter in ICON_NAMES},
        "transient": transient, "symbol": symbol, "steadfast": steadfast or None,
        "struggles": large if has_struggles else "", "large": "",
        "id": given.get("collector info", "").strip() or None,
    }  # fmt: skip


def split_name(name: str) -> tuple[str, bool, int]:
    """`[Steadfast symbols] [*] Title` -> title, whether it is unique, how many symbols."""
    prefix = _PREFIX.match(name)
    head = prefix.group() if prefix else ""
    title = re.sub(r"\s+", " ", name[len(head) :]).strip().replace("\u2019", "'")
    return title, "*" in head, sum(1 for letter in head if letter in FACTION_CODES)


def _letters(text: str) -> str:
    return "".join(ICON_CODES.get(letter, "") for letter in text)


def _icons_and_skill(given: dict[str, str]) -> tuple[str, str]:
    """The icons as letters, and the skill; a card whose two columns are exchanged is put right."""
    icons, skill = given.get("icons", "").strip(), given.get("skill", "").strip()
    if icons.isdecimal() and skill and not set(skill) - set(ICON_CODES):
        icons, skill = skill, icons
    return _letters(icons), skill


def _number(text: str) -> int | str | None:
    text = text.strip()
    if text.isdecimal():
        return int(text[:3])
    return "X" if text.upper() == "X" else None


def _faction(text: str) -> str | None:
    plain = re.sub(r"\s+", " ", text.strip())
    return PLAIN_FACTIONS.get(plain.lower(), plain) or None


def _resource(text: str) -> tuple[str | None, bool]:
    """The faction it counts as on a domain, and whether the symbol is doubled (Transient)."""
    code = html.unescape(text.strip().replace("$gt;", ">").replace("$lt;", "<"))
    symbol = FACTION_CODES.get(code[:1])
    return symbol, len(code) > 1 and len(set(code)) == 1


def rules_text(text: str, keywords: str, large: str) -> str:
    """The text with icons and factions as words: keywords first, large icons where they were printed."""
    text = html.unescape(re.sub(r"&#x[dD];|&#x[aA];|&#13;|&#10;", "\n", text)).replace("\r\n", "\n").replace("\r", "\n")
    text = _codes(text).strip()
    line, rest = _keyword_line(_codes(keywords.strip()))
    marks = "".join(f"(({letter}))" for letter in large)
    if marks:
        text = f"{text} {marks}" if text.rstrip().endswith((":", "and")) else f"{text}\n{marks}".strip()
    return "\n".join(part for part in (line, rest, text) if part)


def _codes(text: str) -> str:
    """Font codes as marks: `#` is (C), `{` is [Miskatonic University]; `[Word]` stays."""
    spared = _WORD_MARK.sub("\0", text)
    out = []
    inside = False
    for letter in spared:
        if letter == "\0":
            inside = True
            out.append("[")
        elif inside:
            out.append(letter)
            inside = letter != "]"
        elif letter in ICON_CODES:
            out.append(f"({ICON_CODES[letter]})")
        elif letter in FACTION_CODES:
            out.append(f"[{FACTION_CODES[letter]}]")
        else:
            out.append(letter)
    return re.sub(r"\]\s*\[(?=The |Mis|Syn|Sil|Cth|Has|Yog|Shub)", "] [", "".join(out))


def _keyword_line(text: str) -> tuple[str, str]:
    """The keywords of that column, and what else somebody wrote into it."""
    words: list[str] = []
    rest: list[str] = []
    if re.search(r"(?i)\b(?:action|response|disrupt)\s*:", text):
        return "", text
    for part in re.split(r"[.,;]\s*", text):
        name = part.strip()
        if not name:
            continue
        (words if name.split()[0].lower() in KEYWORDS else rest).append(name)
    line = " ".join(f"{word}." for word in words)
    return line, "\n".join(f"{part}." for part in rest)
