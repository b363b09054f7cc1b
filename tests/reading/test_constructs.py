"""Each construct, in an invented sentence, gives its nodes."""

from __future__ import annotations

from typing import Any

import pytest

from cthulhu_desktop.core.cards.setup import read_ability
from cthulhu_desktop.reading.compare import normal_form
from tests.reading.conftest import Nodes, Read

CHOOSE = {"do": "choose", "x": {"base": "character", "count": 1}}
SAILOR = {"is": "subtype", "names": ["sailor"]}


def action(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An Action."""
    return {"kind": "triggered", "label": "action", "effects": list(effects), **more}


def constant(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A passive that lasts."""
    return {"kind": "constant", "effects": list(effects), **more}


def modify(x: Any, *changes: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Changes of cards."""
    return {"do": "modify", "x": x, "changes": list(changes), **more}


EXHAUST = {"do": "state", "x": "self", "to": "exhausted"}
EFFECTS: list[tuple[str, list[dict[str, Any]]]] = [
    ("draw 2 cards", [{"do": "draw", "n": 2}]),
    ("draw a card", [{"do": "draw"}]),
    ("ready a sailor card", [{"do": "state", "x": {"count": 1, "filters": [SAILOR]}, "to": "ready"}]),
    ("choose and exhaust a character with skill 2 or lower",
     [{"do": "choose", "x": {"base": "character", "count": 1, "filters": [{"is": "skill", "n": 2, "by": "le"}]}},
      {"do": "state", "x": "chosen", "to": "exhausted"}]),
    ("choose and wound a character",
     [{**CHOOSE, "purpose": "wound"}, {"do": "wound", "x": "chosen"}]),
    ("choose a character. That character goes insane",
     [{**CHOOSE, "purpose": "insane"}, {"do": "state", "x": "chosen", "to": "insane"}]),
    ("choose a character. Until the end of the phase, that character gets +2 skill and gains Fast",
     [CHOOSE, modify("chosen", {"change": "skill", "n": 2}, {"change": "keyword", "name": "fast"}, until="phase")]),
    ("choose a character. That character loses a (T) icon until the end of the turn",
     [CHOOSE, modify("chosen", {"change": "icons", "icons": "T", "n": -1}, until="turn")]),
    ("destroy all support cards", [{"do": "destroy", "x": {"base": "support"}}]),
    ("destroy each exhausted support card",
     [{"do": "destroy", "x": {"base": "support", "filters": [{"is": "state", "state": "exhausted"}]}}]),
    ("wound all characters without any (A) icons",
     [{"do": "wound", "x": {"base": "character", "filters": [{"is": "icons", "icon": "A", "n": 0, "by": "eq"}]}}]),
    ("sacrifice a sailor character",
     [{"do": "sacrifice", "x": {"base": "character", "count": 1, "filters": [SAILOR], "side": "you"}}]),
    ("each opponent discards a card from his hand at random",
     [{"do": "discard", "x": {"count": 1, "random": True, "zone": "hand", "side": "you"}, "who": "opponent"}]),
    ("each player discards the top 3 cards of his deck",
     [{"do": "discard", "x": {"count": 3, "zone": "deck_top", "side": "you"}, "who": "each"}]),
    ("search your deck for a sailor character, reveal it, and put it into your hand. Then, shuffle your deck",
     [{"do": "search",
       "x": {"base": "character", "count": 1, "filters": [SAILOR], "zone": "deck", "side": "you"}}]),
    ("put into play a character with printed cost 2 or lower from your discard pile",
     [{"do": "move", "x": {"base": "character", "count": 1, "zone": "discard", "side": "you",
                           "filters": [{"is": "cost", "n": 2, "by": "le", "printed": True}]},
       "to": "play", "under": "you"}]),
    ("choose a character. Return that character to its owner's hand",
     [CHOOSE, {"do": "move", "x": "chosen", "to": "hand"}]),
    ("put 1 success token on a story card",
     [{"do": "tokens", "act": "add", "x": {"base": "story", "count": 1, "zone": "row"}}]),
    ("choose a character. Take control of that character until the end of the phase",
     [{**CHOOSE, "purpose": "control"}, {"do": "take_control", "x": "chosen", "until": "phase"}]),
    ("restore and ready an insane character you control",
     [{"do": "state", "x": {"base": "character", "count": 1, "side": "you",
                            "filters": [{"is": "state", "state": "insane"}]}, "to": "restored", "ready": True}]),
    ("attach the top card of your deck to one of your domains as a resource",
     [{"do": "attach", "x": {"count": 1, "zone": "deck_top", "side": "you"},
       "to": {"base": "domain", "count": 1, "zone": "domains", "side": "you"}, "as": "resource"}]),
    ("either draw a card or wound a character",
     [{"do": "mode", "options": [
         {"do": "seq", "effects": [{"do": "draw"}]},
         {"do": "seq", "effects": [{"do": "wound", "x": {"base": "character", "count": 1}}]}]}]),
    ("draw a card, then discard a card from your hand",
     [{"do": "draw"}, {"do": "then", "effects": [{"do": "discard",
                                                   "x": {"count": 1, "zone": "hand", "side": "you"}}]}]),
    ("you may draw a card", [{"do": "may", "effects": [{"do": "draw"}]}]),
    ("choose an opponent. That opponent sacrifices a character, if able",
     [{"do": "choose", "x": {"base": "player", "count": 1, "side": "opponent"}, "as": "player"},
      {"do": "sacrifice", "x": {"base": "character", "count": 1, "side": "you"}, "who": "player"}]),
    ("choose a character. At the end of the phase, sacrifice that character",
     [CHOOSE, {"do": "delayed", "effects": [{"do": "sacrifice", "x": "chosen"}]}]),
    ("draw X cards. X is the number of sailor characters you control",
     [{"do": "draw", "n": {"amount": "count", "x": {"base": "character", "filters": [SAILOR], "side": "you"}}}]),
    ("lower the cost of the next sailor character you play this phase by 2 (to a minimum of 1)",
     [{"do": "cost", "x": {"base": "character", "filters": [SAILOR]}, "by": -2, "minimum": 1, "who": "you",
       "next": True}]),
    ("choose a story. Destroy all characters committed to that story",
     [{"do": "choose", "x": {"base": "story", "count": 1, "zone": "row"}},
      {"do": "destroy", "x": {"base": "character", "filters": [{"is": "committed", "to": "chosen"}]}}]),
    ("choose a [Hastur] or [Cthulhu] character. Uncommit it",
     [{"do": "choose", "x": {"base": "character", "count": 1,
                             "filters": [{"is": "faction", "names": ["hastur", "cthulhu"]}]}},
      {"do": "uncommit", "x": "chosen"}]),
    ("look at the top 3 cards of your deck. Put one of those cards into your hand, and the rest on the bottom of "
     "your deck in any order",
     [{"do": "look", "n": 3}, {"do": "move", "x": {"pick": "binding", "name": "looked", "count": 1}, "to": "hand"},
      {"do": "arrange", "x": {"pick": "except", "of": {"pick": "binding", "name": "looked"}, "without": "moved"},
       "to": "deck_bottom"}]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "effects"), EFFECTS, ids=[text[:50] for text, _ in EFFECTS])
def test_an_effect_gives_its_nodes(nodes: Nodes, text: str, effects: list[dict[str, Any]]) -> None:
    (found,) = nodes(f"Action: {text}.")
    assert normal_form(read_ability(found, "")) == normal_form(read_ability(action(*effects), ""))


COSTS: list[tuple[str, list[dict[str, Any]]]] = [
    ("pay 2", [{"do": "pay", "n": 2}]),
    ("exhaust and pay 1", [EXHAUST, {"do": "pay", "n": 1}]),
    ("exhaust ~", [EXHAUST]),
    ("exhaust, pay 3 and sacrifice ~", [EXHAUST, {"do": "pay", "n": 3}, {"do": "sacrifice", "x": "self"}]),
    ("discard a card from your hand", [{"do": "discard", "x": {"count": 1, "zone": "hand", "side": "you"}}]),
    ("sacrifice a sailor character",
     [{"do": "sacrifice", "x": {"base": "character", "count": 1, "filters": [SAILOR], "side": "you"}}]),
    ("drive ~ insane", [{"do": "state", "x": "self", "to": "insane"}]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "costs"), COSTS)
def test_what_stands_before_to_is_a_cost(nodes: Nodes, text: str, costs: list[dict[str, Any]]) -> None:
    assert nodes(f"Action: {text} to draw a card.") == [action({"do": "draw"}, costs=costs)]


TRIGGERS: list[tuple[str, dict[str, Any]]] = [
    ("~ enters play", {"kind": "enters_play", "subject": "self"}),
    ("a sailor character is destroyed",
     {"kind": "destroyed", "subject": {"base": "character", "filters": [SAILOR]}}),
    ("you succeed at a story", {"kind": "succeeded", "who": "you"}),
    ("an opponent plays an event card", {"kind": "played", "who": "opponent", "subject": {"base": "event"}}),
    ("~ commits to a story", {"kind": "committed", "subject": "self"}),
    ("a character goes insane", {"kind": "goes_insane", "subject": {"base": "character"}}),
    ("~ is restored", {"kind": "restored", "subject": "self"}),
    ("you win a (C) struggle at a story to which ~ is committed",
     {"kind": "struggle_won", "who": "you", "icon": "C", "place": "here"}),
    ("you win an icon struggle by at least 2 icons", {"kind": "struggle_won", "who": "you", "margin": 2}),
    ("attached character is wounded", {"kind": "wounded", "subject": "host"}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "on"), TRIGGERS)
def test_an_occurrence_is_waited_for(nodes: Nodes, text: str, on: dict[str, Any]) -> None:
    assert nodes(f"Response: After {text}, draw a card.") == [
        {"kind": "triggered", "label": "response", "effects": [{"do": "draw"}], "on": on}
    ]
    assert nodes(f"Forced Response: after {text}, draw a card.")[0]["label"] == "forced"


STATEMENTS: list[tuple[str, dict[str, Any]]] = [
    ("~ gets +1 skill for each sailor character you control",
     constant(modify("self", {"change": "skill", "n": {"amount": "count", "x": {
         "base": "character", "filters": [SAILOR], "side": "you"}}}))),
    ("While it is Night, ~ gains (C)(C)",
     constant(modify("self", {"change": "icons", "icons": "CC"}), **{"while": {"test": "time", "time": "night"}})),
    ("Attached character gains Toughness +1",
     constant(modify("host", {"change": "keyword", "name": "toughness", "n": 1}))),
    ("Opponents cannot play sailor cards",
     constant({"do": "forbid", "cannot": "play", "x": {"filters": [SAILOR]}})),
    ("~ does not exhaust to commit to a story",
     constant({"do": "permit", "x": "self", "may": "commit_without_exhausting"})),
    ("Characters without an (A) icon cannot commit to the same story as ~",
     constant({"do": "restrict", "x": {"base": "character", "filters": [
         {"is": "icons", "icon": "A", "n": 0, "by": "eq"}]}, "cannot": "commit", "at": "here"})),
    ("It is Night", constant({"do": "time", "time": "night"})),
    ("Raise the cost to play all events by 1", constant({"do": "cost", "x": {"base": "event"}, "by": 1})),
    ("Attach to a character you control", {"kind": "attach_rule", "to": {"base": "character", "side": "you"}}),
    ("~ enters play exhausted",
     {"kind": "passive", "on": {"kind": "enters_play", "subject": "self"},
      "effects": [{"do": "state", "x": "subject", "to": "exhausted"}]}),
    ("~ cannot be readied", constant({"do": "restrict", "x": "self", "cannot": "be_readied"})),
    ("~ is immune to [Hastur] card effects",
     constant({"do": "immune", "x": "self", "to": {"filters": [{"is": "faction", "names": ["hastur"]}]}})),
]  # fmt: skip


@pytest.mark.parametrize(("text", "ability"), STATEMENTS)
def test_a_statement_lasts(nodes: Nodes, text: str, ability: dict[str, Any]) -> None:
    assert nodes(f"{text}.", "support") == [ability]


def test_a_limit_and_who_may_use_it_belong_to_the_ability(nodes: Nodes) -> None:
    (found,) = nodes("Action: Pay 1 to draw a card. Any player may trigger this ability. (Limit 2 times per phase.)")
    assert found["limit"] == {"n": 2, "per": "phase"}
    assert found["by"] == "any"


def test_keywords_and_large_icons_are_no_abilities(read: Read) -> None:
    found = read("Fast. Toughness +2. Willpower.\n((T))((C))")
    assert found.keywords == [("fast", 0), ("toughness", 2), ("willpower", 0)]
    assert found.large == "TC"
    assert found.abilities == []


def test_a_quoted_ability_is_read_in_its_turn(nodes: Nodes) -> None:
    (found,) = nodes('Attached character gains "Action: pay 1 to draw a card."', "support")
    (change,) = found["effects"][0]["changes"]
    assert change == {"change": "ability", "ability": action({"do": "draw"}, costs=[{"do": "pay", "n": 1}])}


def test_a_quoted_ability_nobody_understands_spoils_the_sentence(read: Read) -> None:
    found = read('Attached character gains "Action: pay 1 to whistle."', "support")
    assert found.abilities == []
    assert [clause.why for clause in found.manual] == ["reference"]


def test_a_disrupt_may_put_something_in_the_place_of_an_occurrence(nodes: Nodes) -> None:
    (found,) = nodes("Disrupt: When a character you control would be destroyed, return it to its owner's hand instead.")
    assert found["on"] == {"kind": "destroyed", "moment": "would", "subject": {"base": "character", "side": "you"}}
    assert found["effects"] == [{"do": "instead", "effects": [{"do": "move", "x": "subject", "to": "hand"}]}]


def test_story_cards_and_events_have_plain_effects(nodes: Nodes) -> None:
    assert nodes("Each player draws 2 cards.", "story") == [
        {"kind": "story_effect", "effects": [{"do": "draw", "n": 2, "who": "each"}]}
    ]
    assert nodes("Draw 2 cards.", "event") == [{"kind": "on_play", "effects": [{"do": "draw", "n": 2}]}]


def test_an_ability_used_from_the_discard_pile_says_so(nodes: Nodes) -> None:
    (found,) = nodes(
        "Action: Pay 2 to return ~ to your hand. This ability can only be triggered from your discard pile."
    )
    assert found["zone"] == "discard"


LATER: list[tuple[str, str, dict[str, Any]]] = [
    ("If it is Night, lower the cost to play ~ by 2 (to a minimum of 1).", "character",
     constant({"do": "own_cost", "by": -2, "minimum": 1}, **{"while": {"test": "time", "time": "night"}})),
    ("Your characters get +1 skill while committed to a story.", "support",
     constant(modify({"base": "character", "filters": [{"is": "committed"}], "side": "you"},
                     {"change": "skill", "n": 1}))),
    ("Action: Reveal the top 4 cards of your deck. Add a revealed sailor card to your hand.", "support",
     action({"do": "reveal", "x": {"count": 4, "zone": "deck_top", "side": "you"}},
            {"do": "move", "to": "hand", "x": {"pick": "both", "count": 1, "of": [
                {"pick": "binding", "name": "revealed"}, {"filters": [SAILOR], "zone": "deck"}]}})),
    ("Action: Shuffle the top 2 cards of any discard pile back into their owner's deck.", "support",
     action({"do": "choose", "x": {"base": "player", "count": 1}, "as": "player"},
            {"do": "move", "x": {"count": 2, "zone": "discard_top", "side": "player"}, "to": "deck_shuffled"})),
    ("Response: After you draw ~ from your deck in any phase other than the draw phase, put him into play.",
     "character",
     {"kind": "triggered", "label": "response", "on": {"kind": "drawn", "who": "you", "subject": "self"},
      "if": {"test": "not", "of": {"test": "during", "phase": "draw"}}, "zone": "hand",
      "effects": [{"do": "move", "x": "self", "to": "play", "under": "you"}]}),
    ("Action: Sacrifice ~ to have each player sacrifice all but 2 characters he controls.", "support",
     action({"do": "sacrifice", "who": "each", "x": {"base": "character", "side": "you", "count": {
         "amount": "limit", "n": {"amount": "sum", "of": [
             {"amount": "count", "x": {"base": "character", "side": "you"}}, -2]}}}},
            costs=[{"do": "sacrifice", "x": "self"}])),
]  # fmt: skip


@pytest.mark.parametrize(("text", "card_type", "ability"), LATER)
def test_wordings_of_later_sets(nodes: Nodes, text: str, card_type: str, ability: dict[str, Any]) -> None:
    assert nodes(text, card_type) == [ability]


def test_what_a_lasting_card_does_at_once_happens_when_it_enters_play(nodes: Nodes) -> None:
    found = nodes("It is Night. Destroy all Day cards.", "support")
    assert found[1]["on"] == {"kind": "enters_play", "subject": "self"}
    assert found[1]["effects"][0]["do"] == "destroy"


@pytest.mark.parametrize(
    "text",
    [
        "Action: Choose and destroy two resources attached to a single domain.",  # on one and the same
        "Action: Choose 1 character controlled by each player.",  # one of each
        "Action: Move a [Hastur] resource from a domain you control to another domain you control.",  # which other?
    ],
)
def test_what_our_nodes_cannot_say_is_left_to_the_players(read: Read, text: str) -> None:
    assert read(text, "event").abilities == []
