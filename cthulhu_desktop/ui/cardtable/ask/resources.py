"""D-01 the three starting resources, D-04 the resource of the turn."""

from __future__ import annotations

from collections.abc import Mapping

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.moves import AttachResource, ChooseResources
from cthulhu_desktop.core.cards.options import Resources, Triples
from cthulhu_desktop.core.kernel import Decision
from cthulhu_desktop.ui.cardtable import keys, prompts
from cthulhu_desktop.ui.cardtable.ask.composer import Composer
from cthulhu_desktop.ui.cardtable.ask.known import Known
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, Prompt


class StartingResources(Composer):
    """D-01: cards lie under the domains for trial until they are confirmed. A click lays a card under the first free
    domain, a click on a domain right after it moves it there, another click on the card takes it back."""

    def __init__(self, known: Known, decision: Decision, options: Triples) -> None:
        super().__init__(known, decision)
        self._cards = tuple(options.cards)
        self._domains = tuple(domain.domain for domain in known.own_domains)
        self._placed: dict[int, int] = {}
        self._last: int | None = None
        self._history: list[dict[int, int]] = []

    @property
    def composing(self) -> bool:
        return bool(self._placed)

    def usable(self) -> frozenset[str]:
        cards = self._cards if len(self._placed) < len(self._domains) else tuple(self._placed.values())
        return frozenset(map(keys.card, cards)) | frozenset(map(keys.domain, self._clickable_domains()))

    def _clickable_domains(self) -> tuple[int, ...]:
        return self._domains if self._last is not None else tuple(self._placed)

    def movable(self) -> frozenset[str]:
        return frozenset(map(keys.card, self._cards))

    def places(self, key: str) -> frozenset[str]:
        if key not in self.movable():
            return frozenset()
        home = {keys.hand(self.known.seat)} if keys.number(key) in self._placed.values() else set()
        return frozenset(map(keys.domain, self._domains)) | home

    def staged(self) -> Mapping[str, str]:
        return {keys.card(card): keys.domain(domain) for domain, card in self._placed.items()}

    def chosen(self) -> frozenset[str]:
        return frozenset(self.staged())

    def click(self, key: str) -> None:
        number = keys.number(key)
        if keys.kind(key) == "domain" and number in self._domains:
            self._click_domain(number)
        elif keys.kind(key) == "card" and number in self._cards:
            self._click_card(number)

    def _click_card(self, card: int) -> None:
        if card in self._placed.values():
            self._become({domain: other for domain, other in self._placed.items() if other != card}, None)
            return
        free = [domain for domain in self._domains if domain not in self._placed]
        if free:
            self._become({**self._placed, free[0]: card}, card)

    def _click_domain(self, domain: int) -> None:
        if self._last is not None:
            self._put(self._last, domain, None)
        elif domain in self._placed:
            self._become({other: card for other, card in self._placed.items() if other != domain}, None)

    def drop(self, key: str, onto: str) -> None:
        card = keys.number(key)
        if keys.kind(onto) == "domain":
            self._put(card, keys.number(onto), None)
        elif card in self._placed.values():
            self._click_card(card)

    def _put(self, card: int, domain: int, last: int | None) -> None:
        """Under that domain; what lay there changes places with it."""
        placed = dict(self._placed)
        before = next((old for old, other in placed.items() if other == card), None)
        if before is not None:
            del placed[before]
        there = placed.pop(domain, None)
        if there is not None and before is not None:
            placed[before] = there
        placed[domain] = card
        self._become(placed, last)

    def _become(self, placed: dict[int, int], last: int | None) -> None:
        self._history.append(self._placed)
        self._placed, self._last = placed, last
        self.changed()

    def number(self, number: int, focus: str) -> bool:
        if keys.kind(focus) != "card" or keys.number(focus) not in self._cards:
            return False
        if 1 <= number <= len(self._domains):
            self._put(keys.number(focus), self._domains[number - 1], None)
            return True
        return False

    def back(self) -> bool:
        if not self._history:
            return False
        self._placed, self._last = self._history.pop(), None
        self.changed()
        return True

    def prompt(self) -> Prompt:
        buttons: tuple[Button, ...] = ()
        if len(self._placed) == len(self._domains):
            move = ChooseResources(tuple(self._placed[domain] for domain in self._domains))
            buttons = (Button(tr("Confirm"), self.answer(move), main=True),)
        text = prompts.question(self.known, self.decision)
        return Prompt(text, self.decision.rule, prompts.starting_detail(len(self._placed)), buttons)


class ResourceOfTheTurn(Composer):
    """D-04: a card onto a domain by dragging, or a click on each; not doing it is a button of its own."""

    def __init__(self, known: Known, decision: Decision, options: Resources) -> None:
        super().__init__(known, decision)
        self._cards = tuple(options.cards)
        self._domains = tuple(options.domains)
        self._picked: int | None = None

    @property
    def composing(self) -> bool:
        return self._picked is not None

    def usable(self) -> frozenset[str]:
        cards = frozenset(map(keys.card, self._cards))
        return cards if self._picked is None else cards | self.places(keys.card(self._picked))

    def movable(self) -> frozenset[str]:
        return frozenset(map(keys.card, self._cards))

    def places(self, key: str) -> frozenset[str]:
        return frozenset(map(keys.domain, self._domains)) if key in self.movable() else frozenset()

    def chosen(self) -> frozenset[str]:
        return frozenset() if self._picked is None else frozenset({keys.card(self._picked)})

    def click(self, key: str) -> None:
        number = keys.number(key)
        if keys.kind(key) == "card" and number in self._cards:
            self._picked = None if number == self._picked else number
            self.changed()
        elif keys.kind(key) == "domain" and number in self._domains and self._picked is not None:
            self.decide(AttachResource(self._picked, number))

    def drop(self, key: str, onto: str) -> None:
        self.decide(AttachResource(keys.number(key), keys.number(onto)))

    def number(self, number: int, focus: str) -> bool:
        card = keys.number(focus) if keys.kind(focus) == "card" else self._picked
        own = [domain.domain for domain in self.known.own_domains]
        if card not in self._cards or not 1 <= number <= len(own) or own[number - 1] not in self._domains:
            return False
        assert card is not None
        self.decide(AttachResource(card, own[number - 1]))
        return True

    def back(self) -> bool:
        if self._picked is None:
            return False
        self._picked = None
        self.changed()
        return True

    def prompt(self) -> Prompt:
        picked = self.known.title(self._picked) if self._picked is not None else ""
        detail = prompts.resource_detail(picked)
        text = prompts.question(self.known, self.decision)
        return Prompt(text, self.decision.rule, detail, (self.pass_button(tr("No resource this turn")),))
