"""What a game starts from: two decks, the story deck, who begins, and the switches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cthulhu_desktop.core.cards.abilities import (  # noqa: F401 (they list their nodes)
    ability,
    changes,
    effects,
    flow,
    inner,
    selectors,
    values,
)
from cthulhu_desktop.core.cards.abilities.base import NODES, Ability
from cthulhu_desktop.core.cards.terms import SWITCHES
from cthulhu_desktop.core.catalogue.cards import (
    CardDef,
    Catalogue,
    StoryDef,
    read_card,
    read_story,
    write_card,
    write_story,
)
from cthulhu_desktop.core.catalogue.schema import SchemaError
from cthulhu_desktop.core.decks import DeckFormat, check_deck
from cthulhu_desktop.core.decks.rules import COPIES, COPIES_V02
from cthulhu_desktop.core.kernel import Refused, SetupError

SMALLEST_DECK = 8  # CG-7.1.7
LARGEST_DECK = 500  # no maximum in the rules; more would only be a mistake
MOST_STORIES = 60
MOST_RESTRICTED = 500


@dataclass(frozen=True, slots=True)
class CardsSetup:
    """`decks`: the card ids of each seat's deck, `stories` those of the story deck. `cards` and `own_stories` are the
    definitions by id. `first`: the seat that begins, None by chance (CG-8.1.1). `constructed`: CG-7.1.7.
    `switches`: the V-xx that are on; `restricted`: the titles of the tournament list that V-10 speaks of. With
    `free_adjust` both players may correct the table by hand (see `adjust`). `shuffle` off keeps both decks and the
    story deck in the order given (last card on top), for lessons and tests. A game with a `position` begins there (a
    description as in `position`) instead of with CG-8.1: `from_position`."""

    decks: tuple[tuple[str, ...], tuple[str, ...]]
    stories: tuple[str, ...]
    cards: Mapping[str, CardDef] = field(default_factory=dict)
    own_stories: Mapping[str, StoryDef] = field(default_factory=dict)
    first: int | None = None
    constructed: bool = False
    switches: frozenset[str] = frozenset()
    shuffle: bool = True
    restricted: tuple[str, ...] = ()
    free_adjust: bool = False
    position: Mapping[str, Any] | None = None


def bad(field_name: str, value: object) -> SetupError:
    """The refusal of a setup value."""
    return SetupError(Refused("kernel.bad_setup", args={"field": field_name, "value": str(value)}))


def read_ability(data: Any, path: str) -> Ability:
    """An ability from its table. SchemaError with the path of the key that is wrong."""
    node = NODES.read(Ability, data, path)
    if isinstance(node, ability.Constant):
        for index, effect in enumerate(node.effects):
            if not isinstance(effect, (*effects.STATICS, effects.TakeControl)):
                raise SchemaError("bad_value", f"{path}.effects.{index}")
    return node  # type: ignore[no-any-return]


def define_card(data: Mapping[str, Any]) -> CardDef:
    """A play card from its table, abilities included."""
    return read_card(data, read_ability)


def define_story(data: Mapping[str, Any]) -> StoryDef:
    """A story card from its table."""
    return read_story(data, read_ability)


_KEYS = frozenset({
    "decks", "stories", "cards", "own_stories", "first", "constructed", "switches", "shuffle", "restricted",
    "free_adjust",
})  # fmt: skip


def _names(value: Any, key: str, most: int) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)) or not all(isinstance(part, str) for part in value) or len(value) > most:
        raise bad(key, "?")
    return tuple(value)


def read_setup(data: Mapping[str, Any], catalogue: Catalogue, *, least: int = SMALLEST_DECK) -> CardsSetup:
    """A setup from plain data; ids that it does not define itself are looked up in `catalogue`. Decks under `least`
    cards are refused (saved positions may have smaller ones)."""
    for key in data:
        if key not in _KEYS:
            raise bad(key, "?")
    try:
        cards = {card.id: card for card in map(define_card, data.get("cards", ()))}
        stories = {story.id: story for story in map(define_story, data.get("own_stories", ()))}
    except SchemaError as error:
        card = error.path.split(".", maxsplit=1)[0]
        raise SetupError(Refused("cards.setup.unreadable_card", "", {"card": card, "path": error.path})) from None
    except (AttributeError, TypeError):
        raise bad("cards", "?") from None
    decks = data.get("decks", ())
    if not isinstance(decks, (list, tuple)) or len(decks) != 2:
        raise bad("decks", "?")
    first = data.get("first")
    if first not in (None, 0, 1) or isinstance(first, bool):
        raise bad("first", first)
    for key in ("constructed", "shuffle", "free_adjust"):
        if not isinstance(data.get(key, False), bool):
            raise bad(key, data[key])
    setup = CardsSetup(
        decks=(_names(decks[0], "decks", LARGEST_DECK), _names(decks[1], "decks", LARGEST_DECK)),
        stories=_names(data.get("stories", ()), "stories", MOST_STORIES),
        cards=cards,
        own_stories=stories,
        first=first,
        constructed=data.get("constructed", False),
        switches=frozenset(_names(data.get("switches", ()), "switches", len(SWITCHES))),
        shuffle=data.get("shuffle", True),
        restricted=_names(data.get("restricted", ()), "restricted", MOST_RESTRICTED),
        free_adjust=data.get("free_adjust", False),
    )
    return complete_setup(setup, catalogue, least=least)


def complete_setup(setup: CardsSetup, catalogue: Catalogue, *, least: int = SMALLEST_DECK) -> CardsSetup:
    """The setup with the definitions of all its cards. SetupError for unknown cards, unknown switches, a deck under
    8 cards (CG-7.1.7), and in a constructed game a deck that breaks the rules of CG-7.1."""
    cards = dict(setup.cards)
    stories = dict(setup.own_stories)
    for deck in setup.decks:
        if not least <= len(deck) <= LARGEST_DECK:
            raise SetupError(Refused("cards.setup.deck_size", "CG-7.1.7", {"n": len(deck), "least": least}))
        _find(deck, cards, catalogue.cards)
    _find(setup.stories, stories, catalogue.stories)
    for switch in setup.switches:
        if switch not in SWITCHES:
            raise bad("switches", switch)
    if setup.constructed and least >= SMALLEST_DECK:
        _check_decks(setup, cards)
    used = {card for deck in setup.decks for card in deck}
    return CardsSetup(
        decks=setup.decks,
        stories=setup.stories,
        cards={name: cards[name] for name in sorted(used)},
        own_stories={name: stories[name] for name in sorted(set(setup.stories))},
        first=setup.first,
        constructed=setup.constructed,
        switches=setup.switches,
        shuffle=setup.shuffle,
        restricted=setup.restricted,
        free_adjust=setup.free_adjust,
    )


def _check_decks(setup: CardsSetup, cards: Mapping[str, CardDef]) -> None:
    """Constructed decks keep the rules of CG-7.1; V-02 allows three copies, V-10 one restricted title."""
    listed = frozenset(setup.restricted) if "V-10" in setup.switches else frozenset()
    rules = DeckFormat(copies=COPIES_V02 if "V-02" in setup.switches else COPIES, restricted=listed)
    for deck in setup.decks:
        errors = check_deck([cards[name] for name in deck], rules).errors
        if errors:
            raise SetupError(Refused(errors[0].reason, errors[0].rule, dict(errors[0].args)))


def _find(names: tuple[str, ...], known: dict[str, Any], shelf: Mapping[str, Any]) -> None:
    for name in names:
        if name not in known:
            if name not in shelf:
                raise SetupError(Refused("cards.setup.unknown_card", "", {"card": name}))
            known[name] = shelf[name]


def write_setup(setup: CardsSetup, catalogue: Catalogue) -> dict[str, Any]:
    """The setup as plain data; definitions that `catalogue` does not hold travel along."""
    data: dict[str, Any] = {"decks": [list(deck) for deck in setup.decks], "stories": list(setup.stories)}
    cards = [write_card(card, NODES.write) for name, card in setup.cards.items() if catalogue.cards.get(name) != card]
    stories = [
        write_story(story, NODES.write)
        for name, story in setup.own_stories.items()
        if catalogue.stories.get(name) != story
    ]
    if cards:
        data["cards"] = cards
    if stories:
        data["own_stories"] = stories
    if setup.first is not None:
        data["first"] = setup.first
    if setup.constructed:
        data["constructed"] = True
    if setup.switches:
        data["switches"] = sorted(setup.switches)
    if not setup.shuffle:
        data["shuffle"] = False
    if setup.restricted:
        data["restricted"] = list(setup.restricted)
    if setup.free_adjust:
        data["free_adjust"] = True
    return data
