"""Finding the card that a line of a deck list means."""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cthulhu_desktop.core.catalogue.cards import CardDef, Catalogue, StoryDef
from cthulhu_desktop.core.decks.query.folding import fold

Card = CardDef | StoryDef

NEAR = 78
"""From this likeness on (of 100) a title is offered as what was probably meant."""

CERTAIN = 88
"""From this likeness on a line without a number is taken for a card and not for a remark."""

MOST_SUGGESTIONS = 3
OCTGN = "octgn/"
"""How the ids of cards begin that were imported by their GUID."""

_SPACE = uuid.UUID("8e6c5f5a-6d0e-5d43-9a0b-2f6f7a0c1d35")
_MARK = re.compile(r"[^\w]+")
_QUALIFIER = re.compile(r"\s*(?:\(([^()]*)\)|\[([^\[\]]*)\]|\{([^{}]*)\}|#\s*(\w{1,6}))\s*\Z")


@lru_cache(maxsize=8192)
def key(text: str) -> str:
    """A title without case, accents and punctuation; as it is if it has nothing else."""
    plain = fold(text).replace("'", "")
    return _MARK.sub(" ", plain).strip() or plain.strip()


def guid_of(card: str) -> str:
    """The GUID of a card for other programs: its own, or one made from our id, always the same."""
    return card.removeprefix(OCTGN) if card.startswith(OCTGN) else str(uuid.uuid5(_SPACE, card))


@dataclass(frozen=True, slots=True)
class Found:
    """What a line means: `card`, or None with `suggestions` (ids, the likeliest first). `others`: how many more cards
    would fit as well; `missed`: a set or descriptor that none of them has; `likeness` of the first suggestion."""

    card: Card | None
    suggestions: tuple[str, ...] = ()
    others: int = 0
    missed: str = ""
    likeness: float = 0.0


class CardLookup:
    """All cards of a catalogue by title, descriptor, id and GUID."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._by_title: dict[str, list[Card]] = {}
        self._by_full: dict[str, list[Card]] = {}
        self._by_guid: dict[str, str] = {}
        every: list[Card] = [*catalogue.cards.values(), *catalogue.stories.values()]
        for card in every:
            self._by_title.setdefault(key(card.title), []).append(card)
            descriptor = card.descriptor if isinstance(card, CardDef) else ""
            if descriptor:
                self._by_full.setdefault(key(f"{card.title} {descriptor}"), []).append(card)
            self._by_guid[guid_of(card.id)] = card.id
        self._titles = [*self._by_title, *(full for full in self._by_full if full not in self._by_title)]

    def by_id(self, name: str) -> Card | None:
        """The card with an id of ours."""
        return self._catalogue.cards.get(name) or self._catalogue.stories.get(name)

    def by_guid(self, guid: str) -> Card | None:
        """The card with a GUID."""
        return self.by_id(self._by_guid.get(guid.strip().lower(), ""))

    def find(self, text: str, wanted: Iterable[str] = ()) -> Found:
        """The card that a title means, with or without descriptor, set or id: "Title", "Title, Descriptor",
        "Title (Set)", "Title [id]". `wanted` are further sets or descriptors. Without a choice the cards that come with
        the program go first."""
        qualifiers = [part.strip() for part in wanted if part.strip()]
        rest = text.strip()
        while True:
            cards = self._titled(rest)
            if cards:
                return _chosen(cards, qualifiers)
            match = _QUALIFIER.search(rest)
            if match is None or not match.start():
                return self._near(text)
            qualifiers.append(next(part for part in match.groups() if part is not None))
            rest = rest[: match.start()]

    def _titled(self, text: str) -> Sequence[Card]:
        name = key(text)
        return self._by_title.get(name) or self._by_full.get(name) or ()

    def exact(self, text: str) -> bool:
        """Whether a text is a title as it stands."""
        return bool(self._titled(text))

    def _near(self, text: str) -> Found:
        from rapidfuzz import fuzz, process  # not needed for decks whose cards all have their right titles

        bare = text
        while (match := _QUALIFIER.search(bare)) is not None and match.start():
            bare = bare[: match.start()]
        found = process.extract(key(bare)[:120], self._titles, scorer=fuzz.ratio, score_cutoff=NEAR,
                                limit=MOST_SUGGESTIONS)  # fmt: skip
        names = [_best(self._titled(title)).id for title, _, _ in found]
        return Found(None, tuple(dict.fromkeys(names)), likeness=found[0][1] if found else 0.0)


def _best(cards: Sequence[Card]) -> Card:
    """Our own cards first, then by id."""
    return min(cards, key=lambda card: (card.id.startswith(OCTGN), "/" in card.id, card.id))


def _chosen(cards: Sequence[Card], qualifiers: Iterable[str]) -> Found:
    """The card that fits all the qualifiers that any of them fits."""
    missed = ""
    left = list(cards)
    for qualifier in qualifiers:
        fitting = [card for card in left if _fits(card, qualifier)]
        if fitting:
            left = fitting
        elif not missed and not qualifier.isdecimal():
            missed = qualifier
    return Found(_best(left), others=len(left) - 1, missed=missed)


def _fits(card: Card, qualifier: str) -> bool:
    if qualifier == card.id:
        return True
    wanted = key(qualifier)
    descriptor = card.descriptor if isinstance(card, CardDef) else ""
    names = [key(card.set.replace("_", " ")), key(descriptor)]
    return bool(wanted) and wanted in names
