"""What cards, players and the game look like, in the words that entries and expectations use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.modifiers import time_of_day, values
from cthulhu_desktop.core.cards.payment import worth
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.view import CardView, StoryView
from cthulhu_desktop.core.catalogue.cards import icon_letters
from cthulhu_desktop.scenarios import shorthand as sh
from cthulhu_desktop.scenarios.names import Names
from cthulhu_desktop.scenarios.problems import ScenarioProblem

GAME = "game"


class Look:
    """Questions about one thing. `one` maps words that stand alone to whether they hold now, `two` words that are
    followed by another one to what that would have to be."""

    def __init__(self) -> None:
        self.one: dict[str, bool] = {}
        self.two: dict[str, str] = {}
        self.sets: dict[str, frozenset[str]] = {}

    def holds(self, words: list[str], line: int, text: str) -> bool:
        """The first words of a clause (they are taken from the list) hold."""
        word = words.pop(0)
        if word == "not" and words:
            return not self.holds(words, line, text)
        if word in self.one:
            return self.one[word]
        if word not in self.two and word not in self.sets:
            raise ScenarioProblem("bad_look", line, word=word, text=text)
        if not words:
            raise ScenarioProblem("bad_entry", line, text=text)
        wanted = words.pop(0)
        if word in self.sets:
            return wanted in self.sets[word]
        return self.two[word] == (_sorted_icons(wanted) if word == "icons" else wanted)

    def describe(self) -> str:
        """All of it that is worth saying."""
        plain = [word for word, now in self.one.items() if now]
        pairs = [f"{word} {value}" for word, value in self.two.items() if value not in ("", "0", "none", "0/0")]
        lists = [f"{word} {value}" for word, found in self.sets.items() for value in sorted(found)]
        return ", ".join([*plain, *pairs, *lists])


def _sorted_icons(text: str) -> str:
    return "".join(sorted(text, key="TCAI".find)) if not set(text) - set("TCAI") else text


def look_at(names: Names, subject: str, line: int) -> Look:
    """What can be asked about a card, story, domain, player or the game."""
    state = names.state
    if subject == GAME:
        return _game(state)
    if subject in sh.SIDES:
        return _player(state, names, sh.SIDES.index(subject))
    domain = names.domain(subject)
    if domain is not None:
        return _domain(state, domain)
    return _card(state, names, names.card(subject, line))


def _game(state: CardsState) -> Look:
    look = Look()
    day, night = time_of_day(state)
    outcome = state.outcome
    look.one = {"over": outcome is not None, "day": day, "night": night, "twilight": not (day or night)}
    winner = "" if outcome is None else sh.SIDES[outcome.winners[0]] if outcome.winners else "nobody"
    look.two = {
        "turn": str(state.turn), "active": sh.SIDES[state.active], "first": sh.SIDES[state.first],
        "phase": t.PHASE_NAMES[state.phase], "window": state.window, "winner": winner,
        "because": "" if outcome is None else outcome.rule, "row": str(len(state.row)),
        "story_deck": str(len(state.story_deck)),
    }  # fmt: skip
    return look


def _player(state: CardsState, names: Names, seat: int) -> Look:
    look = Look()
    decision = state.decision
    asked = decision is not None and decision.seat == seat
    look.one = {"idle": not asked}
    look.two = {key: str(len(getattr(state, key)[seat]))
                for key in ("hand", "deck", "discard", "won", "removed", "domains")}  # fmt: skip
    look.two["asked"] = decision.kind if decision is not None and asked else ""
    look.two["choices"] = str(decision.options.count()) if decision is not None and asked else ""
    deck = state.deck[seat]
    look.two["top"] = names.name(deck[-1]) if deck else ""
    look.two["bottom"] = names.name(deck[0]) if deck else ""
    look.two["needs"] = str(state.view(seat).players[seat].stories_needed)
    return look


def _domain(state: CardsState, domain: int) -> Look:
    look = Look()
    drained = bool(state.drained[domain])
    look.one = {"drained": drained, "undrained": not drained, "gained": state.dom_card[domain] >= 0}
    look.two = {"resources": str(len(state.resources[domain])), "worth": str(worth(state, domain))}
    return look


def _card(state: CardsState, names: Names, card: int) -> Look:
    view = next((found for found in _stories(state) if found.card == card), None)
    return _card_look(state, names, card) if view is None else _story_look(view)


def _stories(state: CardsState) -> tuple[StoryView, ...]:
    row: tuple[StoryView, ...] = state.view(None).row
    return row


def _story_look(view: StoryView) -> Look:
    look = Look()
    look.one = {zone: zone == "row" for zone in t.ZONE_NAMES} | dict.fromkeys(sh.SIDES, False)
    look.two = {
        "tokens": f"{view.tokens[0]}/{view.tokens[1]}", "needs": f"{view.needed[0]}/{view.needed[1]}",
        "struggles": view.struggles, "skills": f"{view.skill[0]}/{view.skill[1]}",
        "committed": f"{len(view.committed[0])}/{len(view.committed[1])}",
    }  # fmt: skip
    return look


def _card_look(state: CardsState, names: Names, card: int) -> Look:
    look = Look()
    zone = t.ZONE_NAMES[state.zone[card]]
    in_play = zone == "play"
    orient = t.ORIENTATION_NAMES[state.orient[card]] if in_play else ""
    side = state.controller[card] if zone in ("play", "won") else state.static.owner[card]
    look.one = {name: name == zone for name in t.ZONE_NAMES}
    look.one |= {name: name == orient for name in t.ORIENTATION_NAMES}
    look.one |= {"sane": in_play and orient != "insane", "home": in_play and state.story[card] < 0}
    look.one |= {name: seat == side for seat, name in enumerate(sh.SIDES)}
    if not in_play:
        if zone == "resource":
            look.two["under"] = names.domain_name(-2 - state.host[card])
        if zone == "hand":
            look.two["cost"] = str(_view_of(state, card, state.static.owner[card]).cost)
        return look
    view = _view_of(state, card, None)
    look.two = {
        "at": names.name(view.story) if view.story >= 0 else "", "on": _host(names, view.host),
        "skill": str(view.skill), "icons": icon_letters(view.icons) or "none", "wounds": str(view.wounds),
        "toughness": str(view.toughness), "faction": view.faction, "type": view.kind,
        "tokens": f"{state.tokens[0][card]}/{state.tokens[1][card]}",
    }  # fmt: skip
    look.sets = {"keyword": frozenset(view.keywords), "subtype": frozenset(view.subtypes)}
    look.one["blank"] = values(state, card).blank and orient != "insane"
    return look


def _host(names: Names, host: int) -> str:
    return "" if host == t.NOWHERE else names.domain_name(-2 - host) if host < -1 else names.name(host)


def _view_of(state: CardsState, card: int, seat: int | None) -> CardView:
    """The card as the view of a seat shows it."""
    for player in state.view(seat).players:
        for view in (*player.play, *player.hand):
            if view.card == card:
                return view  # type: ignore[no-any-return]
    raise LookupError(card)


def can_see(state: CardsState, seat: int, card: int) -> bool:
    """The view of the seat shows the face of the card (CG-4.1.4)."""
    found: list[bool] = []

    def search(thing: Any) -> None:
        if isinstance(thing, (CardView, StoryView)) and thing.card == card:
            found.append(bool(thing.id))
        if isinstance(thing, tuple):
            for part in thing:
                search(part)
        elif hasattr(thing, "__dataclass_fields__"):
            for name in thing.__dataclass_fields__:
                search(getattr(thing, name))

    search(state.view(seat))
    return any(found)


def position_lines(names: Names) -> list[str]:
    """The position, a line for each thing, in the notation of the files."""
    state = names.state
    say: Callable[[str], str] = lambda word: f"{word}: {look_at(names, word, 0).describe()}"  # noqa: E731
    lines = [say(GAME)]
    lines += [f"  {names.name(story)}: {_card(state, names, story).describe()}" for story in state.row]
    for seat, side in enumerate(sh.SIDES):
        lines.append(say(side))
        for domain in state.domains[seat]:
            resources = " ".join(map(names.name, state.resources[domain]))
            lines.append(f"  {names.domain_name(domain)}: {_domain(state, domain).describe()} {resources}".rstrip())
        for zone in ("hand", "discard", "won"):
            cards = getattr(state, zone)[seat]
            if cards:
                lines.append(f"  {zone}: {' '.join(map(names.name, cards))}")
        lines += [f"  {names.name(card)}: {_card_look(state, names, card).describe()}" for card in state.play[seat]]
    return lines



