# ruff: noqa: E501 (a table, one text a line)
"""More ad-hoc cards for random games: with `tests.helpers.card_decks` they use every kind of text the engine knows."""

from __future__ import annotations

from typing import Any

from tests.helpers.card_decks import act, sel, when

ONE = sel(count=1)
OWN = sel(count=1, side="you")
THEIRS = sel(count=1, side="opponent")
STORY = sel("story", count=1)
PAY = {"do": "pay", "n": 1}
TIRE = {"do": "state", "x": "self", "to": "exhausted"}


def constant(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A passive."""
    return {"kind": "constant", "effects": list(effects), **more}


def modify(x: Any, *changes: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A change of values."""
    return {"do": "modify", "x": x, "changes": list(changes), **more}


def choose(x: Any = ONE, **more: Any) -> dict[str, Any]:
    """A choice of targets."""
    return {"do": "choose", "x": x, **more}


WITH_FAST = {"is": "keyword", "name": "fast"}

ACTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "destroy": (choose(), {"do": "destroy", "x": "chosen"}),
    "heal": (choose(sel(count=1, filters=[{"is": "state", "state": "wounded"}])), {"do": "heal", "x": "chosen", "n": 2}),
    "lend": (choose(THEIRS, purpose="control"), {"do": "take_control", "x": "chosen", "until": "phase"}),
    "take": (choose(THEIRS, purpose="control"), {"do": "take_control", "x": "chosen", "until": "turn"}),
    "send": (choose(OWN), choose(STORY, **{"as": "there"}), {"do": "commit", "x": "chosen", "to": "there"}),
    "recall": (choose(sel(count=1, filters=[{"is": "committed"}])), {"do": "uncommit", "x": "chosen"}),
    "bounce": (choose(), {"do": "move", "x": "chosen", "to": "hand"}),
    "tuck": (choose(), {"do": "move", "x": "chosen", "to": "deck_bottom"}),
    "top": (choose(), {"do": "move", "x": "chosen", "to": "deck_top"}),
    "exile": (choose(), {"do": "move", "x": "chosen", "to": "removed"}),
    "shuffle": ({"do": "move", "x": sel("card", zone="discard", side="you"), "to": "deck_shuffled"}, {"do": "shuffle"}),
    "gain-domain": ({"do": "domain", "act": "gain"},),
    "refresh": (choose(sel("domain", zone="domains", side="you", count=1)),
                {"do": "domain", "act": "refresh", "x": "chosen"}),
    "drain": (choose(sel("domain", zone="domains", side="opponent", count=1)),
              {"do": "domain", "act": "drain", "x": "chosen"}),
    "burn": (choose(sel("resource", zone="resources", side="opponent", count=1)),
             {"do": "resource", "act": "destroy", "x": "chosen"}),
    "feed": ({"do": "attach", "x": sel("card", zone="deck_top", side="you", count=1),
              "to": sel("domain", zone="domains", side="you", count=1), "as": "resource"},),
    "show": ({"do": "reveal", "x": sel("card", zone="hand", side="opponent", count=2, random=True)},),
    "skip": ({"do": "skip", "phase": "story", "who": "opponent"},),
    "skip-draw": ({"do": "skip", "phase": "draw", "who": "opponent"},),
    "again": ({"do": "again", "phase": "story"},),
    "skill-to": (choose(), modify("chosen", {"change": "skill_to", "n": 4}, {"change": "no_icons", "icons": "TC"})),
    "large": (choose(OWN), modify("chosen", {"change": "large", "icons": "A"}, {"change": "icons", "icons": "A"})),
    "turn-fast": (choose(), modify("chosen", {"change": "keyword", "name": "fast"}, until="turn")),
    "slow": (choose(), modify("chosen", {"change": "no_keyword", "name": "fast"}, {"change": "icons", "icons": "I", "n": -1},
                              until="opponents_turn")),
    "kind": (choose(), modify("chosen", {"change": "subtype", "name": "Deep One"}, {"change": "no_subtype", "name": "Cultist"},
                              {"change": "faction", "name": "hastur"})),
    "villain": (choose(), modify("chosen", {"change": "keyword", "name": "villainous"})),
    "hero": (choose(), modify("chosen", {"change": "keyword", "name": "heroic"}, until="turn")),
    "weaken": (choose(), modify("chosen", {"change": "skill", "n": -3}, {"change": "no_keyword", "name": "toughness"})),
    "no-struggle": (choose(STORY), {"do": "struggle_rule", "x": "chosen", "icon": "T", "rule": "skip"}),
    "by-skill": (choose(STORY), {"do": "struggle_rule", "x": "chosen", "icon": "C", "rule": "skill"}),
    "less-icons": (choose(STORY), {"do": "story_icons", "x": "chosen", "icons": "T", "n": -1}),
    "easier": (choose(STORY), {"do": "threshold", "by": -2, "x": "chosen", "until": "phase"}),
    "shift": (choose(sel("story", count=1, filters=[{"is": "tokens"}])), choose(STORY, **{"as": "there"}),
              {"do": "tokens", "act": "move", "x": "chosen", "to": "there"}),
    "untoken": (choose(STORY), {"do": "tokens", "act": "remove", "x": "chosen", "side": "opponent"}),
    "wrath": ({"do": "wound", "x": sel(filters=[{"is": "committed"}])},),
    "panic": ({"do": "state", "x": sel(filters=[{"is": "skill", "by": "le", "n": 1}]), "to": "insane"},),
    "sweep": ({"do": "destroy", "x": sel("support")},),
    "return-two": ({"do": "move", "x": sel("card", zone="discard", side="you", count=2, up_to=True), "to": "hand"},),
    "to-play": ({"do": "move", "x": sel(zone="hand", side="you", count=1), "to": "play", "state": "insane"},),
    "pay-for": ({"do": "pay_for", "costs": [PAY], "effects": [{"do": "draw", "n": 2}]},),
    "forbid": ({"do": "forbid", "cannot": "play", "who": "opponent"},),
    "guard": (choose(), {"do": "restrict", "x": "chosen", "cannot": "be_wounded"}),
    "hold": (choose(), {"do": "restrict", "x": "chosen", "cannot": "be_readied", "until": "permanent"}),
    "strongest": ({"do": "wound", "x": sel(filters=[{"is": "extremal", "what": "skill"}])},),
    "if": ({"do": "if", "test": {"test": "exists", "x": sel(side="opponent")}, "then": [{"do": "draw"}],
            "else": [{"do": "tokens", "act": "add", "x": STORY}]},),
    "all-discard": ({"do": "discard", "x": sel("card", zone="hand", side="you", count=1, random=True), "who": "each"},),
    "swap": (choose(OWN), choose(THEIRS, **{"as": "there"}), {"do": "exchange", "x": "chosen", "y": "there"}),
    "name": ({"do": "name", "what": "title"}, {"do": "discard", "x": sel("card", zone="hand", side="opponent",
             filters=[{"is": "named", "what": "title"}])},),
    "name-kind": ({"do": "name", "what": "icon"}, modify(sel(filters=[{"is": "named", "what": "icon"}]),
                  {"change": "skill", "n": 1})),
    "hat": (choose(sel(count=1, filters=[{"is": "type", "name": "character"}])),
            {"do": "attach", "x": "self", "to": "chosen"}),
}  # fmt: skip

REST: dict[str, dict[str, Any]] = {
    "fast-all": constant(modify(sel(side="you"), {"change": "keyword", "name": "fast"})),
    "tough": constant(modify(sel(side="you"), {"change": "keyword", "name": "toughness", "n": 1})),
    "day": constant({"do": "time", "time": "day"}),
    "more-draws": constant({"do": "draw_change", "by": 1}),
    "more-resources": constant({"do": "draw_change", "what": "resources", "by": 1}),
    "tireless": constant({"do": "permit", "x": "self", "may": "commit_without_exhausting"}),
    "immune": constant({"do": "immune", "x": sel(side="you"), "to": sel("event")}),
    "safe": constant({"do": "restrict", "x": "self", "cannot": "go_insane"}),
    "stay": constant({"do": "restrict", "x": "self", "cannot": "be_chosen"}),
    "long": constant({"do": "threshold", "by": 1, "who": "opponent"}),
    "four": constant({"do": "threshold", "what": "stories", "by": 1, "who": "opponent"}),
    "dear": constant({"do": "cost", "x": sel("event"), "by": 1, "who": "opponent"}),
    "blank-all": constant(modify(sel(side="opponent", filters=[{"is": "skill", "by": "ge", "n": 4}]), {"change": "blank"})),
    "growing": constant(modify("self", {"change": "skill", "n": {"amount": "count", "x": sel(side="you")}})),
    "enters-tired": {"kind": "passive", "on": {"kind": "enters_play", "subject": "self"}, "effects": [TIRE]},
    "leaves": when("forced", {"kind": "leaves_play", "subject": "self"}, {"do": "draw"}),
    "phoenix": when("forced", {"kind": "destroyed", "subject": "self"}, {"do": "move", "x": "subject", "to": "hand"}),
    "no-draw": when("disrupt", {"kind": "draw_step", "moment": "before", "who": "opponent"}, {"do": "cancel"}, costs=[PAY]),
    "steady": when("disrupt", {"kind": "goes_insane", "moment": "would", "subject": sel(side="you")}, {"do": "cancel"}, costs=[PAY]),
    "avenge": when("response", {"kind": "destroyed", "subject": sel(side="you")}, choose(purpose="wound"),
                   {"do": "wound", "x": "chosen"}, limit={"per": "phase"}),
    "story-response": when("response", {"kind": "story_won", "who": "you"}, {"do": "draw"}),
    "resolved": when("response", {"kind": "story_resolved"}, {"do": "draw"}, costs=[PAY]),
    "end": when("forced", {"kind": "phase_ends", "phase": "story"}, {"do": "heal", "x": sel(side="you")}),
    "terror": when("forced", {"kind": "struggle_lost", "icon": "T", "who": "opponent"}, {"do": "discard",
                   "x": sel("card", zone="hand", side="you", count=1), "who": "opponent"}),
    "margin": when("response", {"kind": "succeeded", "who": "you"}, {"do": "draw", "n": {"amount": "limit", "n": {"amount": "margin"},
                   "high": 2}}),
    "self-win": act({"do": "win_story", "x": sel("story", count=1)}, costs=[{"do": "sacrifice", "x": sel(count=3, side="you")}]),
}  # fmt: skip


def _cards() -> list[dict[str, Any]]:
    """Each text on a character (or an event); every third one unique, some with rarer keywords."""
    cards: list[dict[str, Any]] = []
    words = ("resilient", "fated 1", "transient", "steadfast 1", "heroic", "villainous", "toughness 2", "fast", "willpower")
    for number, (word, effects) in enumerate(ACTIONS.items()):
        costs = [PAY] if number % 2 else [TIRE]
        base = {"id": f"act-{word}", "title": f"text {word}", "faction": "neutral" if number % 3 else "hastur", "cost": number % 3}
        if word != "hat" and number % 2:
            cards.append({**base, "type": "event", "abilities": [act(*effects)]})
            continue
        cards.append({
            **base, "type": "character", "skill": number % 4, "icons": "TCAI"[: number % 5], "unique": number % 3 == 0,
            "keywords": [words[number % len(words)]] if number % 4 == 0 else [], "abilities": [act(*effects, costs=costs)],
        })  # fmt: skip
    for number, (word, ability) in enumerate(REST.items()):
        cards.append({
            "id": f"rest-{word}", "title": f"text {word}", "type": "character", "faction": "neutral" if number % 2 else "cthulhu",
            "cost": number % 3, "skill": number % 4, "icons": "ITAC"[: number % 5], "subtypes": ["Cultist"],
            "keywords": [words[number % len(words)]] if number % 3 == 0 else [], "abilities": [ability],
        })  # fmt: skip
    cards += [
        {"id": "on-story", "title": "on a story", "type": "support", "large": "C", "subtypes": ["Attachment"],
         "abilities": [{"kind": "attach_rule", "to": sel("story")}, constant(modify(
             sel(filters=[{"is": "committed", "to": "host"}]), {"change": "icons", "icons": "I"}))]},
        {"id": "on-domain", "title": "on a domain", "type": "support", "cost": 1, "abilities": [
            {"kind": "attach_rule", "to": sel("domain", zone="domains", side="you")},
            act({"do": "draw"}, costs=[{"do": "state", "x": "self", "to": "exhausted"}])]},
        {"id": "cheaper", "title": "cheaper", "type": "character", "cost": 3, "skill": 2, "icons": "CA", "abilities": [
            constant({"do": "own_cost", "by": -1, "minimum": 1})]},
        {"id": "plot", "title": "plot", "type": "conspiracy", "cost": 1, "struggles": "CCI"},
        {"id": "twice", "title": "twice", "type": "event", "cost": "X", "abilities": [
            act({"do": "draw", "n": {"amount": "x"}})]},
    ]  # fmt: skip
    return cards


MORE: tuple[dict[str, Any], ...] = tuple(_cards())


def story_cards() -> list[dict[str, Any]]:
    """Ten stories with effects."""
    effects: tuple[list[dict[str, Any]], ...] = (
        [{"do": "draw", "n": 3}],
        [{"do": "destroy", "x": sel()}],
        [{"do": "by_player", "who": "each", "effects": [{"do": "domain", "act": "gain"}]}],
        [{"do": "tokens", "act": "add", "x": sel("story")}],
        [choose(sel(count=1), purpose="insane"), {"do": "state", "x": "chosen", "to": "insane"}],
        [{"do": "state", "x": sel(), "to": "restored", "ready": True}],
        [{"do": "move", "x": sel("story", zone="won", side="opponent", count=1), "to": "story_deck"}],
        [{"do": "discard", "x": sel("card", zone="hand", side="you", count=2), "who": "each"}],
        [{"do": "search", "x": sel(zone="deck", count=1), "to": "play"}],
        [],
    )
    return [
        {"id": f"tale-{n}", "title": f"Tale {n}", "struggles": ("TCAI", "ICTA", "CC", "TCAI")[n % 4],
         "abilities": [{"kind": "story_effect", "effects": texts}] if texts else []}
        for n, texts in enumerate(effects)
    ]  # fmt: skip
