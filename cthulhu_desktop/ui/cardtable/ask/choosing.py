"""D-12, D-23, D-25: some of the cards, domains or players that an effect offers."""

from __future__ import annotations

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.moves import ChooseItems
from cthulhu_desktop.core.cards.options import LightSubsets, Subsets
from cthulhu_desktop.core.cards.reasons import CardsReason
from cthulhu_desktop.core.cards.why_choose import why_not_chosen
from cthulhu_desktop.core.kernel import Decision, Refused
from cthulhu_desktop.ui.cardtable import keys, prompts
from cthulhu_desktop.ui.cardtable.ask.composer import Composer
from cthulhu_desktop.ui.cardtable.ask.known import Known
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, Choice, ChoiceList, Prompt


class ChooseSome(Composer):
    """Clicks choose and let go; the answer is confirmed, unless exactly one is asked for: then the click answers."""

    def __init__(self, known: Known, decision: Decision, options: Subsets | LightSubsets) -> None:
        super().__init__(known, decision)
        self._options = options
        self._plain = plain = options.plain if isinstance(options, LightSubsets) else options
        self.low, self.high, self.players = plain.low, plain.high, plain.players
        self.items = tuple(plain.items)
        self._chosen: tuple[int, ...] = ()

    @property
    def composing(self) -> bool:
        return bool(self._chosen)

    @property
    def _single(self) -> bool:
        return self.low == self.high == 1

    def _key(self, item: int) -> str:
        return keys.player(item) if self.players else self.known.key(item)

    def _move(self, *more: int) -> ChooseItems:
        return ChooseItems(tuple(sorted((*self._chosen, *more))))

    def _may_add(self, item: int) -> bool:
        """Whether it fits beside what is chosen; the number may still be too small."""
        if item in self._chosen or len(self._chosen) >= self.high:
            return False
        if isinstance(self._options, LightSubsets):
            weights = self._options.weights
            return self._lightest((*self._chosen, item), weights) <= self._options.most
        return True

    def _lightest(self, chosen: tuple[int, ...], weights: dict[int, int]) -> int:
        """The least weight of a legal number of items that holds these."""
        missing = max(0, self.low - len(chosen))
        others = sorted(weights[item] for item in self.items if item not in chosen)
        return sum(weights[item] for item in chosen) + sum(others[:missing])

    def usable(self) -> frozenset[str]:
        return frozenset(self._key(item) for item in self.items if item in self._chosen or self._may_add(item))

    def chosen(self) -> frozenset[str]:
        return frozenset(map(self._key, self._chosen))

    def spread(self) -> tuple[int, ...]:
        return () if self.players else self.known.elsewhere(self.items)

    def click(self, key: str) -> None:
        item = next((item for item in self.items if self._key(item) == key), None)
        if item is not None:
            self._toggle(item)

    def _toggle(self, item: int) -> None:
        if item in self._chosen:
            self._chosen = tuple(other for other in self._chosen if other != item)
        elif self._single:
            self.decide(ChooseItems((item,)))
            return
        elif self._may_add(item):
            self._chosen = (*self._chosen, item)
        self.changed()

    def why_not(self, key: str) -> Refused | None:
        if key in self.usable() or keys.kind(key) not in ("card", "story", "domain", "player"):
            return None
        if key not in {self._key(item) for item in self.items}:
            return self._why_no_item(key)
        if len(self._chosen) >= self.high:
            return Refused(CardsReason.CHOOSE_FULL, self.decision.rule, {"n": self.high})
        assert isinstance(self._options, LightSubsets)
        return Refused(CardsReason.TARGETS_HEAVY, self.decision.rule, {"n": self._options.most})

    def _why_no_item(self, key: str) -> Refused | None:
        """Why that is nothing that can be chosen at all."""
        asked = self._plain.asked
        if self.players:
            return Refused(CardsReason.CHOOSE_PLAYER, self.decision.rule)
        if len(self.spread()) == len(self.items):
            return Refused(CardsReason.CHOOSE_LAID_OUT, self.decision.rule)
        if asked is None or keys.kind(key) == "player" or not self.known.sees_face(key):
            return Refused(CardsReason.CHOOSE_LIT, self.decision.rule)
        number = keys.number(key)
        return why_not_chosen(*asked, -1 - number if keys.kind(key) == "domain" else number)

    def number(self, number: int, focus: str) -> bool:
        if not 1 <= number <= len(self.items):
            return False
        self._toggle(self.items[number - 1])
        return True

    def back(self) -> bool:
        if not self._chosen:
            return False
        self._chosen = self._chosen[:-1]
        self.changed()
        return True

    def prompt(self) -> Prompt:
        buttons: tuple[Button, ...] = ()
        if not self._single and self._move() in self._options:
            if self._chosen:
                buttons = (Button(tr("Confirm (%n chosen)", "", len(self._chosen)), self.answer(self._move()), True),)
            else:
                buttons = (Button(tr("Choose none"), self.answer(ChooseItems())),)
        text = prompts.choose_question(self.known, self.decision, (self.low, self.high), players=self.players)
        return Prompt(text, self.decision.rule, self._detail(), buttons, self._names() if self.players else None)

    def _detail(self) -> str:
        """The text of the card; where the choice has a limit, how much of it is used up."""
        if isinstance(self._options, LightSubsets) and self._chosen:
            weight = sum(self._options.weights[item] for item in self._chosen)
            return prompts.weight_detail(weight, self._options.most)
        return prompts.detail(self.known, self.decision)

    def _names(self) -> ChoiceList:
        choices = tuple(
            Choice(self.known.name(seat), lambda seat=seat: self._toggle(seat), seat in self._chosen)  # type: ignore[misc]
            for seat in self.items
        )
        return ChoiceList(tr("Players"), choices)
