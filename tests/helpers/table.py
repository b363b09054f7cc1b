"""A card table for tests: a position by plain data, and the moves of both players in few words."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.modifiers import values
from cthulhu_desktop.core.cards.position import place
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Applied, Decision, Move, Occurrence, Refused


def character(name: str, skill: int = 1, icons: str = "", *keywords: str, **more: Any) -> dict[str, Any]:
    """The definition of a character."""
    return {
        "id": name,
        "title": name,
        "type": "character",
        "skill": skill,
        "icons": icons,
        "keywords": list(keywords),
        **more,
    }


def support(name: str, *abilities: Any, **more: Any) -> dict[str, Any]:
    """The definition of a support; with `to` in `more`, of an attachment."""
    rules = [{"kind": "attach_rule", "to": more.pop("to")}] if "to" in more else []
    return {"id": name, "title": name, "type": "support", "abilities": [*rules, *abilities], **more}


def event(name: str, *abilities: Any, **more: Any) -> dict[str, Any]:
    """The definition of an event."""
    return {"id": name, "title": name, "type": "event", "abilities": list(abilities), **more}


FILLER = character("filler", 1)


class Table:
    """Wraps a state; cards are spoken of by their names. Every decision that a test does not expect fails it."""

    def __init__(
        self, cards: list[dict[str, Any]], ap: dict[str, Any], np: dict[str, Any] | None = None, **position: Any
    ) -> None:
        stories = [{"id": name, "title": name} for name in "ABCDEFGHIJ"]
        data = {
            "cards": [FILLER, *cards],
            "stories": position.pop("stories", stories),
            "players": [ap, np or {}],
            "row": position.pop("row", ["A", "B", "C"]),
            "story_deck": position.pop("story_deck", ["D", "E", "F"]),
            **position,
        }
        for player in data["players"]:
            player.setdefault("deck", ["filler"] * 10)
        placed = place(data)
        self.state: CardsState = placed.state
        self.names = placed.names
        self.seen: list[Occurrence] = []

    def __getitem__(self, name: str) -> int:
        return self.names[name]

    @property
    def decision(self) -> Decision:
        decision = self.state.decision
        assert decision is not None
        return decision

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def seat(self) -> int:
        return self.decision.seat

    def do(self, move: Move) -> tuple[Occurrence, ...]:
        """A move that must be legal."""
        result = self.state.apply(move)
        assert isinstance(result, Applied), (self.kind, move, result)
        self.seen += result.occurrences
        return result.occurrences

    def refuse(self, move: Move) -> Refused:
        """A move that must be refused; nothing changes (INV-20)."""
        before = self.state.digest()
        result = self.state.apply(move)
        assert isinstance(result, Refused), move
        assert self.state.digest() == before
        return result

    def pass_(self, times: int = 1) -> None:
        for _ in range(times):
            self.do(th.Pass())

    def pass_to(self, kind: str) -> None:
        """Pass (and decline) until a decision of that kind is asked."""
        for _ in range(200):
            if self.kind == kind:
                return
            self.do(self._decline())
        raise AssertionError(f"{kind} is never asked")

    def _decline(self) -> Move:
        if self.kind in ("D-13", "D-14"):
            return th.CommitTo()
        if self.kind in ("D-19", "D-20"):
            return th.Answer(False)
        return th.Pass()

    def pass_windows(self) -> None:
        """Pass until something else than an action window is asked."""
        while self.state.decision is not None and self.kind == "D-05":
            self.pass_()

    def pick(self, name: str) -> None:
        self.do(th.Pick(self[name]))

    def choose(self, *names: str) -> None:
        self.do(th.ChooseItems(tuple(sorted(self[name] for name in names))))

    def answer(self, yes: bool = True) -> None:
        self.do(th.Answer(yes))

    def commit(self, **where: str) -> None:
        """`commit(a1="A")`; nobody: `commit()`."""
        self.do(th.CommitTo(tuple(sorted((self[card], self[story]) for card, story in where.items()))))

    def play(self, name: str, domain: int | None = None, *targets: str, **more: Any) -> None:
        """Play a card, paying with the domain of that place, with one group of one target each."""
        self.do(self.playing(name, domain, *targets, **more))

    def playing(self, name: str, domain: int | None = None, *targets: str, **more: Any) -> th.Play:
        host = more.pop("host", None)
        if host is not None:
            more["host"] = self[host]
        return th.Play(self[name], self._domain(domain), targets=tuple((self[x],) for x in targets), **more)

    def use(self, name: str, domain: int | None = None, *targets: str, ability: int = 0, **more: Any) -> None:
        self.do(self.using(name, domain, *targets, ability=ability, **more))

    def using(
        self, name: str, domain: int | None = None, *targets: str, ability: int = 0, **more: Any
    ) -> th.UseAbility:
        groups = tuple((self[x],) for x in targets)
        return th.UseAbility(self[name], ability, self._domain(domain), targets=groups, **more)

    def _domain(self, place: int | None) -> int | None:
        return None if place is None else self.state.domains[self.seat][place]

    # --- what the table looks like -----------------------------------------------------------------------------------

    def orientation(self, name: str) -> str:
        return t.ORIENTATION_NAMES[self.state.orient[self[name]]]

    def zone(self, name: str) -> str:
        return t.ZONE_NAMES[self.state.zone[self[name]]]

    def wounds(self, name: str) -> int:
        return self.state.wounds[self[name]]

    def skill(self, name: str) -> int:
        return max(0, values(self.state, self[name]).skill)

    def tokens(self, story: str) -> tuple[int, int]:
        return (self.state.tokens[0][self[story]], self.state.tokens[1][self[story]])

    def happened(self, kind: type[Occurrence]) -> list[Any]:
        """What of that kind was seen so far."""
        return [occurrence for occurrence in self.seen if isinstance(occurrence, kind)]
