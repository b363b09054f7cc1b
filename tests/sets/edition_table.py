"""A table set with cards of the Arkham Edition, spoken of by their titles ("Beat Cop", or "Beat Cop:second" to tell
copies apart). Domains are written as symbols: "AAH" holds two Agency and one Hastur resource."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from cthulhu_desktop.core.cards import game  # noqa: F401 (game lists all frames)
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.modifiers import values
from cthulhu_desktop.core.cards.position import place
from cthulhu_desktop.core.catalogue.cards import Catalogue, icon_letters
from cthulhu_desktop.core.kernel import Move, Occurrence
from cthulhu_desktop.data_files import resource
from cthulhu_desktop.sets import catalogue_of, read_set
from tests.helpers.table import FILLER, Table, character

SYMBOLS = {"A": "agency", "M": "miskatonic", "S": "syndicate", "C": "cthulhu", "H": "hastur", "Y": "yog_sothoth",
           "B": "shub_niggurath", "N": "neutral"}  # fmt: skip
PILES = ("hand", "deck", "discard", "removed", "won")


@cache
def edition() -> Catalogue:
    """The cards of the edition by id."""
    return catalogue_of([read_set(resource("sets", "arkham_edition"))])


@cache
def ids() -> dict[str, str]:
    """Ids by title."""
    catalogue = edition()
    return {card.title: card.id for card in (*catalogue.cards.values(), *catalogue.stories.values())}


def entry(text: Any, key: str = "card") -> Any:
    """A card in the words of a position: its id, and its title (or what stands behind a colon) as its name."""
    if isinstance(text, str):
        text = {key: text}
    title, _, alias = text[key].partition(":")
    if "attachments" in text:
        text = {**text, "attachments": [entry(inner) for inner in text["attachments"]]}
    if title not in ids():
        return {**text, key: title, "name": alias} if alias else text
    return {**text, key: ids()[title], "name": alias or title}


def domain(data: Any) -> dict[str, Any]:
    """A domain from its symbols."""
    data = {"resources": data} if isinstance(data, str) else data
    return {
        **data,
        "resources": [f"res-{letter}" for letter in data.get("resources", "")],
        "attachments": [entry(inner) for inner in data.get("attachments", [])],
    }


def side(player: dict[str, Any] | None) -> dict[str, Any]:
    """One player's part of a position."""
    data = dict(player or {})
    for key in PILES:
        if key in data:
            data[key] = [entry(card) if key != "won" else ids().get(card, card) for card in data[key]]
    data["play"] = [entry(card) for card in data.get("play", [])]
    data["domains"] = [domain(one) for one in data.get("domains", ["NNNNN", "NNNNN", "NNNNN"])]
    data.setdefault("deck", ["filler"] * 10)
    return data


class EditionTable(Table):
    """The card table of the tests, with the edition's cards on it. Windows: W4 of seat 0 unless the test says so."""

    def __init__(self, ap: dict[str, Any], np: dict[str, Any] | None = None, **position: Any) -> None:
        position["cards"] = [
            FILLER, *position.get("cards", []),
            *(character(f"res-{letter}", faction=faction) for letter, faction in SYMBOLS.items()),
        ]  # fmt: skip
        position["stories"] = [{"id": name, "title": name} for name in "ABCDEFGHIJ"]
        position["row"] = [entry(story, "story") for story in position.get("row", ["A", "B", "C"])]
        position.setdefault("story_deck", ["D", "E", "F"])
        placed = place({**position, "players": [side(ap), side(np)]}, edition())
        self.state = placed.state
        self.names = placed.names
        self.seen: list[Occurrence] = []

    def ways(self, name: str, **wanted: Any) -> Iterator[Move]:
        """The legal ways to play the card or use one of its abilities; `targets`, `costs` and `host` by name."""
        for move in self.decision.options:
            if isinstance(move, (th.Play, th.UseAbility)) and move.card == self[name] and self._fits(move, wanted):
                yield move

    def _fits(self, move: th.Play | th.UseAbility, wanted: dict[str, Any]) -> bool:
        for key, value in wanted.items():
            found = getattr(move, key, None)
            if key in ("targets", "costs"):
                if {item for group in found or () for item in group} != {self.number(item) for item in value}:
                    return False
            elif found != (self.number(value) if key == "host" else value):
                return False
        return True

    def number(self, name: Any) -> Any:
        """A card by name, a domain as "d0.1", a player as "seat 1"."""
        if not isinstance(name, str):
            return name
        if name.startswith("seat "):
            return int(name[5:])
        return -1 - self.names[name] if name.startswith("d") and "." in name else self[name]

    def can(self, name: str, **wanted: Any) -> bool:
        """The card can be played or used so."""
        return next(self.ways(name, **wanted), None) is not None

    def does(self, name: str, **wanted: Any) -> None:
        """Play the card or use its ability in the first way that fits."""
        move = next(self.ways(name, **wanted), None)
        assert move is not None, (self.kind, name, wanted, [str(option) for option in self.decision.options][:20])
        self.do(move)

    def take(self, *names: str) -> None:
        """Choose cards, domains or players that an effect asks for."""
        self.do(th.ChooseItems(tuple(sorted(self.number(name) for name in names))))

    def icons(self, name: str) -> str:
        return icon_letters(values(self.state, self[name]).icons)

    def words(self, name: str) -> frozenset[str]:
        return values(self.state, self[name]).keywords

    def resources(self, domain_name: str) -> list[int]:
        return self.state.resources[self.names[domain_name]]

    def until(self, *kinds: str) -> None:
        """Pass until one of these decisions is asked."""
        for _ in range(100):
            if self.state.decision is None or self.kind in kinds:
                return
            self.do(self._decline())
        raise AssertionError(kinds)

    def shut(self) -> None:
        """Decline every Disrupt and Response that is asked."""
        while self.state.decision is not None and self.kind in ("D-09", "D-10"):
            self.pass_()
