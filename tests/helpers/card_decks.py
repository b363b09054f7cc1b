"""Ad-hoc cards for tests and benchmarks: made by rule, not copied from anywhere."""

from __future__ import annotations

from typing import Any

FACTIONS = ("agency", "miskatonic", "syndicate", "cthulhu", "hastur", "yog_sothoth", "shub_niggurath")
_ICONS = ("T", "C", "A", "I", "TC", "CI", "AI", "TA", "CC", "TT", "II", "TCI", "")


def vanilla(faction: str, number: int) -> dict[str, Any]:
    """The number-th plain character of a faction: cost, skill, icons and a keyword that vary with the number."""
    keywords = []
    if number % 5 == 0:
        keywords.append("fast")
    if number % 6 == 1:
        keywords.append("toughness 1")
    if number % 7 == 2:
        keywords.append("willpower")
    return {
        "id": f"{faction}-{number}",
        "title": f"{faction.title()} {number}",
        "type": "character",
        "faction": faction,
        "cost": 1 + number % 4,
        "skill": 1 + (number * 3) % 5,
        "icons": _ICONS[number % len(_ICONS)],
        "keywords": keywords,
        "subtypes": ["Cultist" if number % 2 else "Investigator"],
    }


def stories() -> list[dict[str, Any]]:
    """Ten plain stories."""
    return [{"id": f"story-{n}", "title": f"Story {n}"} for n in range(10)]


def vanilla_deck(*factions: str) -> list[dict[str, Any]]:
    """17 plain characters of each of three factions, cut to 50."""
    return [vanilla(faction, number) for number in range(17) for faction in factions][:50]


def setup_data(one: list[dict[str, Any]], two: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """The setup of a game with two decks of inline cards and ten plain stories."""
    cards = {card["id"]: card for card in (*one, *two)}
    return {
        "decks": [[card["id"] for card in one], [card["id"] for card in two]],
        "stories": [story["id"] for story in stories()],
        "cards": list(cards.values()),
        "own_stories": stories(),
        **more,
    }


def vanilla_setup(**more: Any) -> dict[str, Any]:
    """Two decks of 50 plain characters."""
    return setup_data(
        vanilla_deck("agency", "miskatonic", "syndicate"), vanilla_deck("cthulhu", "hastur", "shub_niggurath"), **more
    )


def sel(base: str = "character", **more: Any) -> dict[str, Any]:
    """A selector table."""
    return {"base": base, **more}


def act(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An `Action:` ability."""
    return {"kind": "triggered", "label": "action", "effects": list(effects), **more}


def when(label: str, on: dict[str, Any], *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A Response, Forced Response or Disrupt."""
    return {"kind": "triggered", "label": label, "on": on, "effects": list(effects), **more}


CHOSEN = {"x": "chosen"}
SELF = {"pick": "binding", "name": "self"}

# One small ability of each kind, by a word.
ABILITIES: dict[str, dict[str, Any]] = {
    "exhaust-to-exhaust": act(
        {"do": "choose", "x": sel(count=1)},
        {"do": "state", "x": "chosen", "to": "exhausted"},
        costs=[{"do": "state", "x": "self", "to": "exhausted"}],
    ),
    "pay-wound": act(
        {"do": "choose", "x": sel(count=1), "purpose": "wound"},
        {"do": "wound", "x": "chosen"},
        costs=[{"do": "pay", "n": 1}],
    ),
    "pay-x-ready": act(
        {
            "do": "choose",
            "x": sel(count=1, filters=[{"is": "cost", "by": "le", "n": {"amount": "x"}, "printed": True}]),
        },
        {"do": "state", "x": "chosen", "to": "ready"},
        costs=[{"do": "pay", "n": {"amount": "x"}}],
    ),
    "sacrifice-draw": act({"do": "draw", "n": 2}, costs=[{"do": "sacrifice", "x": sel(count=1, side="you")}]),
    "discard-token": act(
        {"do": "choose", "x": sel("story", count=1)},
        {"do": "tokens", "act": "add", "x": "chosen"},
        costs=[{"do": "discard", "x": sel("card", zone="hand", side="you", count=2)}],
        limit={"per": "turn"},
    ),
    "lords": {
        "kind": "constant",
        "effects": [
            {
                "do": "modify",
                "x": sel(side="you", filters=[{"is": "subtype", "names": ["Cultist"]}]),
                "changes": [{"change": "icons", "icons": "T"}, {"change": "skill", "n": 1}],
            }
        ],
    },
    "night": {"kind": "constant", "effects": [{"do": "time", "time": "night"}]},
    "night-fast": {
        "kind": "constant",
        "while": {"test": "time", "time": "night"},
        "effects": [
            {
                "do": "modify",
                "x": "self",
                "changes": [{"change": "keyword", "name": "fast"}, {"change": "icons", "icons": "CC"}],
            }
        ],
    },
    "cheaper": {"kind": "constant", "effects": [{"do": "cost", "x": sel(), "by": -1, "minimum": 1, "who": "you"}]},
    "enter-draw": when("response", {"kind": "enters_play", "subject": "self"}, {"do": "draw"}),
    "destroyed-draw": when("response", {"kind": "destroyed", "subject": "self"}, {"do": "draw"}),
    "success-draw": when(
        "response",
        {"kind": "succeeded", "who": "you"},
        {"do": "draw", "n": 2},
        {"do": "move", "x": sel("card", zone="hand", side="you", count=1), "to": "deck_bottom"},
    ),
    "forced-insane": when("forced", {"kind": "goes_insane"}, {"do": "draw", "who": "controller.subject"}),
    "forced-combat": when(
        "forced",
        {"kind": "struggle_won", "icon": "C", "who": "you", "place": "here"},
        {
            "do": "wound",
            "x": {"pick": "except", "of": sel(filters=[{"is": "committed", "to": "place"}]), "without": "self"},
        },
    ),
    "prevent": when(
        "disrupt",
        {"kind": "wounded", "moment": "would", "subject": sel(side="you")},
        {"do": "prevent"},
        costs=[{"do": "pay", "n": 1}],
    ),
    "save": when(
        "disrupt",
        {"kind": "destroyed", "moment": "would", "subject": sel(side="you")},
        {"do": "instead", "effects": [{"do": "move", "x": "subject", "to": "hand"}]},
        costs=[{"do": "state", "x": "self", "to": "exhausted"}],
    ),
    "counter": when(
        "disrupt",
        {"kind": "ability_used", "moment": "before", "who": "opponent"},
        {"do": "cancel"},
        costs=[{"do": "pay", "n": 1}],
    ),
    "madden": act(
        {"do": "choose", "x": sel(count=1), "purpose": "insane"},
        {"do": "state", "x": "chosen", "to": "insane"},
        costs=[{"do": "pay", "n": 2}],
    ),
    "restore": act(
        {"do": "choose", "x": sel(count=1, filters=[{"is": "state", "state": "insane"}])},
        {"do": "state", "x": "chosen", "to": "restored", "ready": True},
    ),
    "steal": act(
        {"do": "choose", "x": sel(count=1, side="opponent"), "purpose": "control"},
        {"do": "take_control", "x": "chosen", "until": "phase"},
        costs=[{"do": "pay", "n": 2}],
    ),
    "gain-domain": act({"do": "domain", "act": "gain"}, costs=[{"do": "pay", "n": 3}]),
    "drain-opponent": act(
        {"do": "choose", "x": sel("domain", count=1, side="opponent", filters=[{"is": "state", "state": "undrained"}])},
        {"do": "domain", "act": "drain", "x": "chosen"},
        costs=[{"do": "state", "x": "self", "to": "exhausted"}],
    ),
    "search": act(
        {"do": "search", "x": sel(zone="deck", count=1), "to": "hand"}, costs=[{"do": "sacrifice", "x": "self"}]
    ),
    "look": act({"do": "look", "n": 3}, {"do": "arrange", "x": "looked"}, costs=[{"do": "pay", "n": 1}]),
    "each-sacrifices": act(
        {"do": "sacrifice", "x": sel(count=1, side="you"), "who": "each"}, costs=[{"do": "pay", "n": 2}]
    ),
    "pump": act(
        {"do": "choose", "x": sel(count=1)},
        {
            "do": "modify",
            "x": "chosen",
            "changes": [{"change": "skill", "n": 3}, {"change": "keyword", "name": "toughness", "n": 2}],
        },
        {"do": "delayed", "effects": [{"do": "state", "x": "chosen", "to": "insane"}]},
    ),
    "modes": act(
        {
            "do": "mode",
            "options": [
                {"do": "seq", "effects": [{"do": "draw"}]},
                {"do": "seq", "effects": [{"do": "choose", "x": sel(count=1)}, {"do": "wound", "x": "chosen"}]},
            ],
        },
        costs=[{"do": "pay", "n": 1}],
    ),
    "unless": when(
        "forced",
        {"kind": "phase_begins", "phase": "operations", "who": "you"},
        {
            "do": "unless_paid",
            "who": "you",
            "costs": [{"do": "pay", "n": 1}],
            "effects": [{"do": "state", "x": "self", "to": "exhausted"}],
        },
    ),
    "reanimate": act(
        {
            "do": "choose",
            "x": sel(zone="discard", side="you", count=1, filters=[{"is": "cost", "by": "le", "n": 2}]),
            "purpose": "play",
        },
        {"do": "move", "x": "chosen", "to": "play", "under": "you"},
        {"do": "delayed", "effects": [{"do": "move", "x": "chosen", "to": "hand"}]},
    ),
    "grant": {
        "kind": "constant",
        "effects": [
            {
                "do": "modify",
                "x": sel(side="you"),
                "changes": [
                    {
                        "change": "ability",
                        "ability": when("response", {"kind": "readied", "subject": "self"}, {"do": "draw"}),
                    }
                ],
            }
        ],
    },
    "blank": act(
        {"do": "choose", "x": sel(count=1)}, {"do": "modify", "x": "chosen", "changes": [{"change": "blank"}]}
    ),
    "by-player": act(
        {
            "do": "by_player",
            "who": "opponent",
            "effects": [{"do": "discard", "x": sel("card", zone="hand", side="you", count=1)}],
        },
        costs=[{"do": "pay", "n": 1}],
    ),
    "may-then": when(
        "response",
        {"kind": "committed", "subject": "self"},
        {
            "do": "may",
            "effects": [{"do": "state", "x": "self", "to": "ready"}, {"do": "then", "effects": [{"do": "draw"}]}],
        },
    ),
    "no-commit": {
        "kind": "constant",
        "effects": [
            {
                "do": "restrict",
                "cannot": "commit",
                "x": sel(side="opponent", filters=[{"is": "skill", "by": "le", "n": 1}]),
            }
        ],
    },
    "must-commit": {
        "kind": "constant",
        "effects": [{"do": "require", "x": sel(side="opponent", filters=[{"is": "keyword", "name": "fast"}])}],
    },
    "bounce-resource": act(
        {"do": "choose", "x": sel("resource", zone="resources", side="opponent", count=1)},
        {"do": "resource", "act": "return", "x": "chosen"},
        costs=[{"do": "pay", "n": 2}],
    ),
    "extra-struggle": act(
        {"do": "choose", "x": sel("story", count=1)}, {"do": "story_icons", "x": "chosen", "icons": "C"}
    ),
    "next-cheaper": act({"do": "cost", "x": sel(), "by": -2, "minimum": 1, "who": "you", "next": True}),
    "for-each": act(
        {
            "do": "for_each",
            "n": {"amount": "count", "x": sel(side="opponent", filters=[{"is": "state", "state": "insane"}])},
            "effects": [{"do": "draw"}],
        },
        limit={"per": "turn"},
    ),
}


def mixed(faction: str, number: int) -> dict[str, Any]:
    """A card with the number-th ability: on a character, an event (actions, answers) or an attachment."""
    words = sorted(ABILITIES)
    word = words[number % len(words)]
    ability = ABILITIES[word]
    shape = number % 4
    card = vanilla(faction, number) | {
        "id": f"{faction}-{word}-{shape}",
        "title": f"{faction} {word} {shape}",
        "abilities": [ability],
        "cost": number % 4,
    }
    if shape == 1 and ability["kind"] == "triggered" and "self" not in repr(ability):
        for key in ("icons", "skill", "keywords"):
            del card[key]
        card["type"] = "event"
    elif shape == 2:
        for key in ("icons", "skill", "keywords"):
            del card[key]
        card["type"] = "support"
        card["abilities"] = [{"kind": "attach_rule", "to": sel()}, ability]
    if shape == 0 and number % 3 == 0:
        card["unique"] = True
    if number % 11 == 5 and card["type"] == "character":
        card["keywords"] = ["heroic" if number % 2 else "villainous"]
    if number % 13 == 3 and card["type"] == "character":
        card["large"] = "TCAI"[number % 4]
    return card


def mixed_deck(*factions: str, start: int = 0) -> list[dict[str, Any]]:
    """50 cards with abilities of all kinds."""
    return [mixed(factions[n % len(factions)], start + n * 3 + n // 13) for n in range(50)]


def mixed_setup(**more: Any) -> dict[str, Any]:
    """Two decks of 50 cards with abilities."""
    return setup_data(
        mixed_deck("agency", "miskatonic", "syndicate"),
        mixed_deck("cthulhu", "hastur", "shub_niggurath", start=1),
        **more,
    )
