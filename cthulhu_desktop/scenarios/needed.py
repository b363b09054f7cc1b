"""The definitions a position needs, and the names of its cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from cthulhu_desktop.core.catalogue.cards import Catalogue
from cthulhu_desktop.scenarios import shorthand as sh
from cthulhu_desktop.scenarios.problems import ScenarioProblem

MoreCards = Callable[[], Catalogue]


def line_of(lines: Mapping[str, int], path: str) -> int:
    """The line of a path of the position, or of the nearest one around it."""
    while path and path not in lines:
        path = path.rpartition(".")[0]
    return lines.get(path, 0)


class Needed:
    """Definitions by id: those of the file, the ones that are always there, and None for those of the catalogue."""

    def __init__(
        self, cards: Mapping[str, Any], stories: Mapping[str, Any], lines: Mapping[str, int], more_cards: MoreCards
    ) -> None:
        self.cards: dict[str, Any] = dict(cards)
        self.stories: dict[str, Any] = dict(stories)
        self.lines = lines
        self.more_cards = more_cards
        self.more: Catalogue | None = None

    def card_tables(self) -> list[Any]:
        """The cards that have to travel along."""
        return [card for card in self.cards.values() if card]

    def story_tables(self) -> list[Any]:
        """The stories that have to travel along."""
        return [story for story in self.stories.values() if story]

    def take_position(self, position: Mapping[str, Any]) -> None:
        """Definitions of everything the position names."""
        for place, side in enumerate(position["players"]):
            for key in ("hand", "deck", "discard", "removed", "play"):
                for index, entry in enumerate(side[key]):
                    self.card(entry, f"players.{place}.{key}.{index}")
            for index, domain in enumerate(side["domains"]):
                self._domain(domain, f"players.{place}.domains.{index}")
            for name in side["won"]:
                self.story(name, f"players.{place}.won")
        for index, entry in enumerate(position["row"]):
            name = entry.get("story") if isinstance(entry, dict) else entry
            self.story(name, f"row.{index}")
            self._hosted(entry, f"row.{index}")
        for name in position["story_deck"]:
            self.story(name, "story_deck")

    def card(self, entry: Any, path: str) -> None:
        """An entry of a list, and what is attached to it."""
        name = entry.get("card") if isinstance(entry, dict) else entry
        if isinstance(name, str) and name not in self.cards:
            self.cards[name] = self._find_card(name, line_of(self.lines, path))
        self._hosted(entry, path)

    def _hosted(self, entry: Any, path: str) -> None:
        if isinstance(entry, dict) and isinstance(entry.get("attachments"), list):
            for index, inner in enumerate(entry["attachments"]):
                self.card(inner, f"{path}.attachments.{index}")

    def _domain(self, domain: Any, path: str) -> None:
        if not isinstance(domain, dict):
            return
        for entry in (*(domain.get("resources") or ()), *([domain["gained"]] if "gained" in domain else ())):
            self.card(entry, path)
        self._hosted(domain, path)

    def _find_card(self, name: str, line: int) -> dict[str, Any] | None:
        """A definition; None if it is in the catalogue."""
        ready = sh.fillers().get(name)
        if ready is None and name not in self.catalogue.cards:
            raise ScenarioProblem("unknown_card", line, word=name)
        return ready

    def story(self, name: Any, path: str) -> None:
        """A story by its id."""
        if not isinstance(name, str) or name in self.stories:
            return
        if name in sh.TEN_STORIES:
            self.stories[name] = sh.plain_story(name)
        elif name in self.catalogue.stories:
            self.stories[name] = None
        else:
            raise ScenarioProblem("unknown_story", line_of(self.lines, path), word=name)

    @property
    def catalogue(self) -> Catalogue:
        """Where ids are looked up that the file does not define."""
        if self.more is None:
            self.more = self.more_cards()
        return self.more


def _entries(position: Mapping[str, Any]) -> Iterator[tuple[list[Any], int]]:
    """Every list that holds a card, with the card's place in it."""
    lists: list[Any] = []
    for side in position["players"]:
        lists += [side[key] for key in ("hand", "deck", "discard", "removed", "play")]
        for domain in side["domains"]:
            if isinstance(domain, dict):
                lists += [domain.get("resources"), domain.get("attachments")]
    lists += [entry.get("attachments") for entry in position["row"] if isinstance(entry, dict)]
    while lists:
        entries = lists.pop()
        if isinstance(entries, list):
            yield from ((entries, place) for place in range(len(entries)))
            lists += [entry.get("attachments") for entry in entries if isinstance(entry, dict)]


def name_the_only_unnamed(position: Mapping[str, Any]) -> None:
    """Where all copies of a card but one have names of their own, the id is the name of that one."""
    found: dict[str, list[tuple[list[Any], int]]] = {}
    taken = set()
    for entries, place in _entries(position):
        entry = entries[place]
        if isinstance(entry, dict) and "name" in entry:
            taken.add(entry["name"])
        else:
            card = entry.get("card") if isinstance(entry, dict) else entry
            found.setdefault(str(card), []).append((entries, place))
    for card, places in found.items():
        if len(places) == 1 and card not in taken:
            entries, place = places[0]
            entry = entries[place]
            entries[place] = {**entry, "name": card} if isinstance(entry, dict) else {"card": card, "name": card}
