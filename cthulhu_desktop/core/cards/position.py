"""Any position from a plain description: for scenarios, puzzles, tests and bug reports.

A description is a table (as TOML or JSON give it) with these keys; all but `players` may be left out.

    seed = 1                  the random generator
    first = 0                 the seat that began the game
    turn = 3                  number of the turn; 1 is the first player's first turn (CG-9.3.1)
    active = 0                the seat whose turn it is (default: what `first` and `turn` say)
    at = "W4"                 where the game stands: a window W1 … W7, the beginning of a phase (refresh, draw,
                              resource, operations, story), commit_ap, commit_np, resolve (the stories are about to be
                              resolved), or closing (of the story phase)
    to_act = 0                the seat that acts in the window (default: the active one)
    switches = ["V-05"]
    free_adjust = true        corrections by hand are legal (see `adjust`)
    skip = [{ seat = 0, phase = "story" }]      phases still to be skipped; again = ["story"] extra ones
    story_deck = ["id", …]    the last one is on top
    row = [{ story = "id", name = "A", tokens = [2, 0], attachments = […] }, "id", …]
    cards = […], stories = […]    definitions of play cards and stories, as in a setup
    players = [ {…}, {…} ]    for each seat:
        hand, deck, discard, removed = ["id" or { card = "id", name = "x" }, …]     (last of a deck: its top)
        won = ["story id", …]
        domains = [{ resources = ["id", …], drained = true, gained = "id", attachments = […] }, …]  (default: 3 empty)
        play = [{ card = "id", name = "a1", state = "exhausted" | "insane" | "ready", wounds = 1, committed = "A",
                  owner = 1, attachments = [{ card = …, state = …, owner = … }] }, "id", …]
    lasting = [{ effect = {…}, on = ["a1"], source = "a1", seat = 0, until = "phase" }]

`name`s are free words by which the other keys, and moves written by people, speak of a card; the id of a card serves
as its name while no other card has it. A position that cannot be is refused with the reason and the path of its key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cthulhu_desktop.core.cards import engine  # noqa: F401 (lists all frames and handlers)
from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.base import NODES, Effect
from cthulhu_desktop.core.cards.driver import advance
from cthulhu_desktop.core.cards.frames import Closing, GameLoop, Phase, Turn, Window
from cthulhu_desktop.core.cards.lasting import add_lasting
from cthulhu_desktop.core.cards.setup import CardsSetup, define_card, define_story
from cthulhu_desktop.core.cards.state import CardsState, Env
from cthulhu_desktop.core.cards.static import Static
from cthulhu_desktop.core.cards.zones import note_modified
from cthulhu_desktop.core.catalogue.cards import CardDef, Catalogue, StoryDef
from cthulhu_desktop.core.catalogue.schema import SchemaError
from cthulhu_desktop.core.kernel import Occurrence


class PositionError(ValueError):
    """A description of no possible position. `reason` is the key of a sentence (`cards.position.…`), `path` leads to
    the offending key ("players.0.play.2.wounds")."""

    def __init__(self, reason: str, path: str) -> None:
        super().__init__(f"{reason}: {path}")
        self.reason = f"cards.position.{reason}"
        self.path = path


class Placed(NamedTuple):
    """A position, with the numbers of the cards that have names (domains: "d0.1" is the second of seat 0), and what
    happened up to its first decision."""

    state: CardsState
    names: dict[str, int]
    occurrences: tuple[Occurrence, ...] = ()


_TOP = frozenset({
    "seed", "first", "turn", "active", "at", "to_act", "switches", "skip", "again", "story_deck", "row", "cards",
    "stories", "players", "lasting", "free_adjust",
})  # fmt: skip
_PLAYER = frozenset({"hand", "deck", "discard", "removed", "won", "domains", "play"})
_PLAY = frozenset({"card", "name", "state", "wounds", "committed", "owner", "attachments", "tokens"})
_DOMAIN = frozenset({"resources", "drained", "gained", "attachments"})
_STORY = frozenset({"story", "name", "tokens", "attachments"})
_NAMED = frozenset({"card", "name"})

# Where a phase's program goes on after each window or step.
PLACES: dict[str, tuple[int, int]] = {
    "W1": (t.REFRESH, 3), "W2": (t.DRAW, 3), "W3": (t.RESOURCES, 3), "W4": (t.OPERATIONS, 2), "W5": (t.STORY, 2),
    "W6a": (t.STORY, 4), "W6b": (t.STORY, 6), "W7": (t.STORY, 8), "refresh": (t.REFRESH, 0), "draw": (t.DRAW, 0),
    "resource": (t.RESOURCES, 0), "operations": (t.OPERATIONS, 0), "story": (t.STORY, 0), "commit_ap": (t.STORY, 2),
    "commit_np": (t.STORY, 4), "resolve": (t.STORY, 6), "closing": (t.STORY, 8),
}  # fmt: skip


def build(position: Mapping[str, Any], catalogue: Catalogue | None = None) -> CardsState:
    """The state a description describes, at its first decision. PositionError if there is none."""
    return place(position, catalogue).state


def place(position: Mapping[str, Any], catalogue: Catalogue | None = None) -> Placed:
    """`build`, with the names."""
    builder = _Builder(position, catalogue or Catalogue())
    state = builder.run()
    advance(state)
    happened = tuple(state.out)
    state.out = []
    return Placed(state, builder.names, happened)


class _Slot(NamedTuple):
    """A card of the description: its definition's id, owner and name, and where it lies."""

    id: str
    owner: int
    name: str
    path: str


def _check_keys(data: Mapping[str, Any], keys: frozenset[str], path: str) -> None:
    for key in data:
        if key not in keys:
            raise PositionError("unknown_key", f"{path}.{key}".strip("."))


def _list(data: Mapping[str, Any], key: str, path: str) -> Sequence[Any]:
    value = data.get(key, ())
    if not isinstance(value, (list, tuple)):
        raise PositionError("not_a_list", f"{path}.{key}".strip("."))
    return value


def _number(data: Mapping[str, Any], key: str, default: int, path: str, most: int = 250) -> int:
    value = data.get(key, default)
    if type(value) is not int:
        raise PositionError("not_a_number", f"{path}.{key}".strip("."))
    if value < 0:
        raise PositionError("negative", f"{path}.{key}".strip("."))
    if value > most:
        raise PositionError("too_large", f"{path}.{key}".strip("."))
    return value


def _table(entry: Any, key: str, keys: frozenset[str], path: str) -> Mapping[str, Any]:
    """An entry that may be written as its id alone."""
    if isinstance(entry, str):
        return {key: entry}
    if not isinstance(entry, Mapping):
        raise PositionError("not_a_table", path)
    _check_keys(entry, keys, path)
    if not isinstance(entry.get(key), str):
        raise PositionError("missing_key", f"{path}.{key}")
    return entry


class _Builder:
    """Reads a description: first all cards are counted, so that they get their numbers, then each is put in place."""

    def __init__(self, position: Mapping[str, Any], catalogue: Catalogue) -> None:
        _check_keys(position, _TOP, "")
        self.data = position
        self.catalogue = catalogue
        self.names: dict[str, int] = {}
        self.cards: dict[str, CardDef] = {}
        self.stories: dict[str, StoryDef] = {}
        self.slots: tuple[list[_Slot], list[_Slot]] = ([], [])
        self.story_slots: list[_Slot] = []

    def run(self) -> CardsState:
        self._definitions()
        players = _list(self.data, "players", "")
        if len(players) != 2:
            raise PositionError("two_players", "players")
        plans = [self._read_player(seat, player) for seat, player in enumerate(players)]
        rows = self._read_row()
        static = Static(self._setup())
        self._number_cards(static)
        state = CardsState(static, _number(self.data, "seed", 1, "", most=2**64 - 1))
        self._clock(state)
        self._place_stories(state, rows, players)
        for seat, plan in enumerate(plans):
            self._place_player(state, seat, plan)
        self._place_story_attachments(state, rows)
        self._commitments(state, plans)
        self._lasting(state)
        note_modified(state)
        self._stack(state)
        return state

    # --- reading -----------------------------------------------------------------------------------------------------

    def _definitions(self) -> None:
        for key, define, shelf in (("cards", define_card, self.cards), ("stories", define_story, self.stories)):
            for index, data in enumerate(_list(self.data, key, "")):
                try:
                    found: Any = define(data)
                except (SchemaError, AttributeError):
                    raise PositionError("bad_definition", f"{key}.{index}") from None
                shelf[found.id] = found

    def _slot(self, entry: Any, owner: int, path: str) -> _Slot:
        data = _table(entry, "card", _PLAY, path)
        name = str(data["card"])
        if name not in self.cards:
            if name not in self.catalogue.cards:
                raise PositionError("unknown_card", path)
            self.cards[name] = self.catalogue.cards[name]
        slot = _Slot(name, owner, str(data.get("name", "")), path)
        self.slots[owner].append(slot)
        return slot

    def _story_slot(self, name: str, path: str, handle: str = "") -> _Slot:
        if name not in self.stories:
            if name not in self.catalogue.stories:
                raise PositionError("unknown_story", path)
            self.stories[name] = self.catalogue.stories[name]
        slot = _Slot(name, -1, handle, path)
        self.story_slots.append(slot)
        return slot

    def _read_player(self, seat: int, player: Any) -> dict[str, Any]:
        path = f"players.{seat}"
        if not isinstance(player, Mapping):
            raise PositionError("not_a_table", path)
        _check_keys(player, _PLAYER, path)
        plan: dict[str, Any] = {}
        for key in ("hand", "deck", "discard", "removed"):
            plan[key] = [
                self._slot(_table(entry, "card", _NAMED, f"{path}.{key}.{i}"), seat, f"{path}.{key}.{i}")
                for i, entry in enumerate(_list(player, key, path))
            ]
        plan["play"] = [
            self._read_in_play(entry, seat, f"{path}.play.{i}") for i, entry in enumerate(_list(player, "play", path))
        ]
        domains = _list(player, "domains", path) if "domains" in player else ({}, {}, {})
        plan["domains"] = [self._read_domain(entry, seat, f"{path}.domains.{i}") for i, entry in enumerate(domains)]
        return plan

    def _read_in_play(self, entry: Any, seat: int, path: str) -> tuple[_Slot, Mapping[str, Any], list[Any]]:
        data = _table(entry, "card", _PLAY, path)
        owner = _number(data, "owner", seat, path, most=1)
        slot = self._slot(data, owner, path)
        hosted = [
            (self._read_in_play(inner, seat, f"{path}.attachments.{i}"))
            for i, inner in enumerate(_list(data, "attachments", path))
        ]
        return slot, data, hosted

    def _read_domain(self, entry: Any, seat: int, path: str) -> dict[str, Any]:
        if not isinstance(entry, Mapping):
            raise PositionError("not_a_table", path)
        _check_keys(entry, _DOMAIN, path)
        drained = entry.get("drained", False)
        if not isinstance(drained, bool):
            raise PositionError("not_yes_or_no", f"{path}.drained")
        return {
            "drained": drained,
            "resources": [
                self._slot(_table(card, "card", _NAMED, f"{path}.resources.{i}"), seat, f"{path}.resources.{i}")
                for i, card in enumerate(_list(entry, "resources", path))
            ],
            "gained": self._slot(entry["gained"], seat, f"{path}.gained") if "gained" in entry else None,
            "attachments": [
                self._read_in_play(card, seat, f"{path}.attachments.{i}")
                for i, card in enumerate(_list(entry, "attachments", path))
            ],
        }

    def _read_row(self) -> list[tuple[_Slot, Mapping[str, Any], list[Any]]]:
        rows = []
        entries = _list(self.data, "row", "")
        if len(entries) > 3:
            raise PositionError("too_many_stories", "row.3")
        for index, entry in enumerate(entries):
            path = f"row.{index}"
            data = _table(entry, "story", _STORY, path)
            slot = self._story_slot(data["story"], path, str(data.get("name", "")))
            hosted = [
                self._read_in_play(card, _number(card, "owner", 0, path, most=1) if isinstance(card, Mapping) else 0,
                                   f"{path}.attachments.{i}")
                for i, card in enumerate(_list(data, "attachments", path))
            ]  # fmt: skip
            rows.append((slot, data, hosted))
        for index, name in enumerate(_list(self.data, "story_deck", "")):
            self._story_slot(str(name), f"story_deck.{index}")
        for seat, player in enumerate(_list(self.data, "players", "")):
            for index, name in enumerate(_list(player, "won", f"players.{seat}")):
                self._story_slot(str(name), f"players.{seat}.won.{index}")
        return rows

    # --- numbering ---------------------------------------------------------------------------------------------------

    def _setup(self) -> CardsSetup:
        switches = frozenset(map(str, _list(self.data, "switches", "")))
        for switch in switches:
            if switch not in t.SWITCHES:
                raise PositionError("unknown_switch", "switches")
        return CardsSetup(
            decks=(tuple(slot.id for slot in self.slots[0]), tuple(slot.id for slot in self.slots[1])),
            stories=tuple(slot.id for slot in self.story_slots),
            cards={name: self.cards[name] for name in sorted({s.id for side in self.slots for s in side})},
            own_stories={name: self.stories[name] for name in sorted({s.id for s in self.story_slots})},
            first=_number(self.data, "first", 0, "", most=1),
            switches=switches,
            free_adjust=self._free_adjust(),
        )

    def _free_adjust(self) -> bool:
        allowed = self.data.get("free_adjust", False)
        if not isinstance(allowed, bool):
            raise PositionError("not_yes_or_no", "free_adjust")
        return allowed

    def _number_cards(self, static: Static) -> None:
        self.number: dict[str, int] = {}
        every = [*self.slots[0], *self.slots[1], *self.story_slots]
        ids = [slot.id for slot in every]
        for card, slot in enumerate(every):
            self.number[slot.path] = card
            if slot.name:
                if slot.name in self.names:
                    raise PositionError("twice", slot.path)
                self.names[slot.name] = card
        for card, slot in enumerate(every):
            if ids.count(slot.id) == 1:
                self.names.setdefault(slot.id, card)

    def find(self, name: Any, path: str) -> int:
        """The card of a name."""
        if not isinstance(name, str) or name not in self.names:
            raise PositionError("unknown_name", path)
        return self.names[name]

    # --- placing -----------------------------------------------------------------------------------------------------

    def _clock(self, state: CardsState) -> None:
        state.first = _number(self.data, "first", 0, "", most=1)
        state.turn = _number(self.data, "turn", 3, "", most=9999) or 1
        usual = state.first if state.turn % 2 else 1 - state.first
        state.active = _number(self.data, "active", usual, "", most=1)
        if state.active != usual:
            if "first" in self.data and "turn" in self.data:
                raise PositionError("wrong_turn", "active")
            state.first = 1 - state.first
        for index, entry in enumerate(_list(self.data, "skip", "")):
            state.plan.append(
                ("skip", _number(entry, "seat", 0, f"skip.{index}", most=1), self._phase(entry.get("phase")))
            )
        for name in _list(self.data, "again", ""):
            state.plan.append(("again", -1, self._phase(name)))

    def _phase(self, name: Any) -> int:
        if not isinstance(name, str) or name not in t.PHASE_NAMES[1:]:
            raise PositionError("unknown_phase", "again")
        return t.PHASE_NAMES.index(name)

    def _place_stories(self, state: CardsState, rows: list[Any], players: Sequence[Any]) -> None:
        place = state.static.play_cards
        for slot, data, _ in rows:
            state.zone[place] = t.ROW
            state.row.append(place)
            self._tokens(state, place, data, slot.path)
            place += 1
        for _ in _list(self.data, "story_deck", ""):
            state.zone[place] = t.STORY_DECK
            state.story_deck.append(place)
            place += 1
        for seat, player in enumerate(players):
            for _ in _list(player, "won", f"players.{seat}"):
                state.zone[place] = t.WON
                state.controller[place] = seat
                state.won[seat].append(place)
                place += 1
            if len(state.won[seat]) >= 3:
                raise PositionError("game_over", f"players.{seat}.won")

    def _tokens(self, state: CardsState, card: int, data: Mapping[str, Any], path: str) -> None:
        tokens = data.get("tokens", (0, 0))
        if not isinstance(tokens, (list, tuple)) or len(tokens) != 2:
            raise PositionError("two_numbers", f"{path}.tokens")
        for seat, number in enumerate(tokens):
            value = _number({"tokens": number}, "tokens", 0, path)
            state.tokens[seat][card] = value

    def _place_player(self, state: CardsState, seat: int, plan: dict[str, Any]) -> None:
        for key, zone in (("hand", t.HAND), ("deck", t.DECK), ("discard", t.DISCARD), ("removed", t.REMOVED)):
            for slot in plan[key]:
                card = self.number[slot.path]
                state.zone[card] = zone
                getattr(state, key)[seat].append(card)
        self._place_domains(state, seat, plan["domains"])
        for entry in plan["play"]:
            self._place_in_play(state, seat, entry, t.NOWHERE)

    def _place_domains(self, state: CardsState, seat: int, domains: list[dict[str, Any]]) -> None:
        own = state.domains[seat]
        while len(own) > len(domains):
            own.pop()
        for index, entry in enumerate(domains):
            if index >= 3:
                own.append(len(state.drained))
                state.drained.append(0)
                state.dom_card.append(t.NOWHERE)
                state.dom_owner.append(seat)
                state.resources.append([])
            domain = own[index]
            self.names[f"d{seat}.{index}"] = domain
            state.drained[domain] = entry["drained"]
            for slot in entry["resources"]:
                card = self.number[slot.path]
                state.zone[card] = t.RESOURCE
                state.host[card] = t.host_of_domain(domain)
                state.resources[domain].append(card)
            if entry["gained"] is not None:
                card = self.number[entry["gained"].path]
                state.zone[card] = t.DOMAIN
                state.dom_card[domain] = card
            for inner in entry["attachments"]:
                self._place_in_play(state, seat, inner, t.host_of_domain(domain))

    def _place_in_play(self, state: CardsState, seat: int, entry: Any, host: int) -> None:
        slot, data, hosted = entry
        card = self.number[slot.path]
        kind = state.static.kind[card]
        orientation = data.get("state", "ready")
        if orientation not in t.ORIENTATION_NAMES:
            raise PositionError("unknown_state", f"{slot.path}.state")
        if kind not in (t.CHARACTER, t.SUPPORT):
            raise PositionError("not_in_play", slot.path)
        if state.static.attach_rule[card] is not None and host == t.NOWHERE:
            raise PositionError("no_host", slot.path)
        state.zone[card] = t.PLAY
        state.controller[card] = seat
        state.play[seat].append(card)
        state.orient[card] = t.ORIENTATION_NAMES.index(orientation)
        state.wounds[card] = _number(data, "wounds", 0, slot.path)
        state.host[card] = host
        self._tokens(state, card, data, slot.path)
        if state.wounds[card] and (orientation == "insane" or kind != t.CHARACTER):
            raise PositionError("wounded", f"{slot.path}.wounds")
        dormant = state.orient[card] == t.DORMANT
        if dormant and "dormant" not in state.static.printed[card].keywords:
            raise PositionError("unknown_state", f"{slot.path}.state")
        if state.static.constant[card] and not dormant:
            state.constants.append(card)
        for inner in hosted:
            self._place_in_play(state, seat if "owner" not in inner[1] else inner[0].owner, inner, card)

    def _place_story_attachments(self, state: CardsState, rows: list[Any]) -> None:
        for slot, _, hosted in rows:
            for inner in hosted:
                self._place_in_play(state, inner[0].owner, inner, self.number[slot.path])

    def _commitments(self, state: CardsState, plans: list[dict[str, Any]]) -> None:
        for plan in plans:
            for slot, data, _ in plan["play"]:
                if "committed" in data:
                    card = self.number[slot.path]
                    story = self.find(data["committed"], f"{slot.path}.committed")
                    if state.zone[story] != t.ROW:
                        raise PositionError("not_in_row", f"{slot.path}.committed")
                    if state.orient[card] == t.INSANE or state.static.kind[card] != t.CHARACTER:
                        raise PositionError("cannot_commit", f"{slot.path}.committed")
                    state.story[card] = story

    def _lasting(self, state: CardsState) -> None:
        for index, entry in enumerate(_list(self.data, "lasting", "")):
            path = f"lasting.{index}"
            if not isinstance(entry, Mapping):
                raise PositionError("not_a_table", path)
            _check_keys(entry, frozenset({"effect", "on", "source", "seat", "until"}), path)
            try:
                effect = NODES.read(Effect, entry.get("effect"), path)
            except SchemaError as error:
                raise PositionError("bad_definition", error.path) from None
            if not isinstance(effect, fx.STATICS) and not isinstance(effect, fx.TakeControl):
                raise PositionError("bad_definition", f"{path}.effect")
            cards = [self.find(name, f"{path}.on") for name in _list(entry, "on", path)]
            source = self.find(entry["source"], f"{path}.source") if "source" in entry else (cards or [0])[0]
            env = Env(source, state.birth[source], _number(entry, "seat", 0, path, most=1))
            refs = tuple(state.ref(card) for card in cards) if "on" in entry else None
            state.static.learn(effect)
            add_lasting(state, effect, env, refs, str(entry.get("until", "phase")))

    def _stack(self, state: CardsState) -> None:
        at = self.data.get("at", "W4")
        if not isinstance(at, str) or at not in PLACES:
            raise PositionError("unknown_place", "at")
        phase, step = PLACES[at]
        state.phase = phase
        state.stack = [GameLoop(), Turn(phase), Phase(phase, step)]
        if at.startswith("W"):
            state.window = at
            state.stack.append(Window(at, _number(self.data, "to_act", state.active, "", most=1)))
        elif at == "closing":
            state.stack[-1] = Closing(phase)
        state.dirty = True
