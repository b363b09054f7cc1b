"""Where the cards of a scenario lie: the description of a position, or the setup of a new game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cthulhu_desktop.scenarios import shorthand as sh
from cthulhu_desktop.scenarios.needed import Needed, line_of, name_the_only_unnamed
from cthulhu_desktop.scenarios.places import Path
from cthulhu_desktop.scenarios.problems import ScenarioProblem
from cthulhu_desktop.scenarios.tables import Tables

POSITION_KEYS = frozenset({
    "seed", "first", "turn", "active", "at", "to_act", "switches", "skip", "again", "story_deck", "row", "lasting",
    "free_adjust",
})  # fmt: skip
SIDE_KEYS = frozenset({"hand", "deck", "discard", "removed", "won", "domains", "play"})
GAME_KEYS = frozenset({"seed", "first", "shuffle", "constructed", "refused"})


class Layout:
    """Reads the keys that say where things are. `lines` leads from paths of the position to lines of the file."""

    def __init__(self, tables: Tables, needed: Needed, lines: dict[str, int]) -> None:
        self.tables = tables
        self.needed = needed
        self.lines = lines
        self.hosted: list[tuple[sh.Entry, int]] = []
        self.hosts: dict[str, tuple[dict[str, Any], str]] = {}
        self.aliases: dict[str, tuple[int, int]] = {}

    def position(self) -> dict[str, Any]:
        """The description that `core.cards.position` reads."""
        position = {key: self.tables.data[key] for key in POSITION_KEYS if key in self.tables.data}
        if not isinstance(position.get("at", ""), str):
            raise ScenarioProblem("position", self.tables.line("at"), cause="scenario.position.unknown_place", key="at")
        for key in ("first", "active", "to_act"):
            if key in position:
                position[key] = sh.seat(position[key], self.tables.line(key))
        position["skip"] = [self._with_seat(entry, ("skip", str(i)))
                            for i, entry in enumerate(self.tables.entries(position, "skip", ()))]  # fmt: skip
        position["lasting"] = [self._with_seat(entry, ("lasting", str(i)))
                               for i, entry in enumerate(self.tables.entries(position, "lasting", ()))]  # fmt: skip
        position["story_deck"] = self._story_ids("story_deck", (), self.tables.data, sh.STORY_DECK)
        position["row"] = self._row()
        position["players"] = [self._side(name) for name in sh.SIDES]
        self._put_attachments()
        for key in position:
            self.lines.setdefault(key, self.tables.line(key))
        for seat, name in enumerate(sh.SIDES):
            self.lines[f"players.{seat}.won"] = self.tables.line(name, "won")
        name_the_only_unnamed(position)
        self.needed.take_position(position)
        position["cards"], position["stories"] = self.needed.card_tables(), self.needed.story_tables()
        return position

    def _with_seat(self, entry: Any, path: Path) -> Any:
        if isinstance(entry, dict) and "seat" in entry:
            return {**entry, "seat": sh.seat(entry["seat"], self.tables.line(*path))}
        return entry

    def _story_ids(self, key: str, path: Path, data: Mapping[str, Any], default: Iterable[str]) -> list[str]:
        names = self.tables.entries(data, key, path, default)
        for place, name in enumerate(names):
            if not isinstance(name, str):
                raise ScenarioProblem("bad_entry", self.tables.line(*path, key, str(place)), text=str(name))
        return names

    def _row(self) -> list[Any]:
        entries: list[Any] = []
        for place, entry in enumerate(self.tables.entries(self.tables.data, "row", (), sh.ROW)):
            line = self.tables.line("row", str(place))
            self.lines[f"row.{place}"] = line
            if isinstance(entry, str):
                read = sh.Entry("story", entry, line)
                entry = read.table  # noqa: PLW2901
            if isinstance(entry, dict):
                self.hosts[str(entry.get("name", entry.get("story", "")))] = (entry, f"row.{place}")
            entries.append(entry)
        return entries

    def _side(self, name: str) -> dict[str, Any]:
        table = self.tables.table(name)
        self.tables.check_keys(table, SIDE_KEYS, (name,))
        seat = sh.SIDES.index(name)
        side: dict[str, Any] = {"won": self._story_ids("won", (name,), table, ())}
        for key in ("hand", "deck", "discard", "removed"):
            side[key] = self._zone(name, key, table, seat, ["10 filler"] if key == "deck" else [])
        side["domains"] = self._domains(name, table, seat)
        side["play"] = self._play(name, table, seat)
        return side

    def _zone(self, name: str, key: str, table: dict[str, Any], seat: int, default: list[str]) -> list[Any]:
        entries: list[Any] = []
        for place, entry in enumerate(self.tables.entries(table, key, (name,), default)):
            line = self.tables.line(name, key, str(place))
            for found in sh.in_zone(entry, line) if isinstance(entry, str) else [entry]:
                self.lines[f"players.{seat}.{key}.{len(entries)}"] = line
                entries.append(found)
        return entries

    def _domains(self, name: str, table: dict[str, Any], seat: int) -> list[Any]:
        domains: list[Any] = []
        for place, entry in enumerate(self.tables.entries(table, "domains", (name,), ["", "", ""])):
            line = self.tables.line(name, "domains", str(place))
            self.lines[f"players.{seat}.domains.{place}"] = line
            domains.append(sh.domain(entry, line) if isinstance(entry, str) else entry)
        while len(domains) < 3:
            domains.append({"resources": []})
        for place, entry in enumerate(domains):
            if isinstance(entry, dict):
                self.hosts[f"{name}{place + 1}"] = (entry, f"players.{seat}.domains.{place}")
        return domains

    def _play(self, name: str, table: dict[str, Any], seat: int) -> list[Any]:
        cards: list[Any] = []
        for place, entry in enumerate(self.tables.entries(table, "play", (name,))):
            line = self.tables.line(name, "play", str(place))
            if not isinstance(entry, str):
                self.lines[f"players.{seat}.play.{len(cards)}"] = line
                cards.append(entry)
                continue
            read = sh.Entry("card", entry, line)
            if read.host:
                self.hosted.append((read, seat))
            else:
                self.lines[f"players.{seat}.play.{len(cards)}"] = line
                self.hosts[read.name] = (read.table, f"players.{seat}.play.{len(cards)}")
                cards.append(read.table)
        return cards

    def _put_attachments(self) -> None:
        """Each card "on" another into the list of its host; hosts may be attachments themselves."""
        waiting = self.hosted
        while waiting:
            late = []
            for read, seat in waiting:
                if read.host not in self.hosts:
                    late.append((read, seat))
                    continue
                host, path = self.hosts[read.host]
                own = host.setdefault("attachments", [])
                where = f"{path}.attachments.{len(own)}"
                self.lines[where] = read.line
                own.append({"owner": seat, **read.table})
                self.hosts[read.name] = (own[-1], where)
            if len(late) == len(waiting):
                raise ScenarioProblem("no_host", late[0][0].line, word=late[0][0].host)
            waiting = late

    # --- a new game --------------------------------------------------------------------------------------------------

    def new_game(self) -> dict[str, Any]:
        """The setup of a new game (CG-8)."""
        game = self.tables.table("game")
        self.tables.check_keys(game, GAME_KEYS, ("game",))
        self.lines["game"] = self.tables.line("game")
        decks = [self._deck(seat, name) for seat, name in enumerate(sh.SIDES)]
        names = self._story_ids("story_deck", (), self.tables.data, sh.TEN_STORIES)
        for name in names:
            self.needed.story(name, "story_deck")
        setup: dict[str, Any] = {"decks": decks, "stories": names, "cards": self.needed.card_tables(),
                                 "own_stories": self.needed.story_tables()}  # fmt: skip
        if "first" in game:
            setup["first"] = sh.seat(game["first"], self.tables.line("game", "first"))
        setup.update({key: game[key] for key in ("shuffle", "constructed") if key in game})
        return setup

    def seed(self) -> int:
        """The seed of a new game."""
        seed = self.tables.table("game").get("seed", 1)
        if type(seed) is not int or not 0 <= seed < 2**64:
            raise ScenarioProblem("bad_number", self.tables.line("game", "seed"), word=str(seed))
        return seed

    def _deck(self, seat: int, name: str) -> list[str]:
        table = self.tables.table(name)
        self.tables.check_keys(table, ("deck",), (name,))
        deck = self._zone(name, "deck", table, seat, ["50 filler"])
        for place, entry in enumerate(deck):
            path = f"players.{seat}.deck.{place}"
            if not isinstance(entry["card"] if isinstance(entry, dict) and "card" in entry else entry, str):
                raise ScenarioProblem("bad_entry", line_of(self.lines, path), text=str(entry))
            self.needed.card(entry, path)
            alias = entry.get("name") if isinstance(entry, dict) else None
            if alias in self.aliases:
                raise ScenarioProblem("twice", line_of(self.lines, path), word=str(alias))
            if alias:
                self.aliases[alias] = (seat, place)
        return [entry["card"] if isinstance(entry, dict) else entry for entry in deck]
