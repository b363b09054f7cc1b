"""One thing out of several: D-03, D-16, D-17, D-18, D-22; what comes next: D-11, D-15, D-21."""

from __future__ import annotations

from collections.abc import Sequence

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.moves import Pass, Pick
from cthulhu_desktop.core.cards.options import Listed, Orders, Picks
from cthulhu_desktop.core.cards.reasons import CardsReason
from cthulhu_desktop.core.cards.why_choose import why_not_picked
from cthulhu_desktop.core.kernel import Decision, Refused
from cthulhu_desktop.ui.cardtable import keys, prompts
from cthulhu_desktop.ui.cardtable.ask import words
from cthulhu_desktop.ui.cardtable.ask.composer import Composer
from cthulhu_desktop.ui.cardtable.ask.known import Known
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, OrderList, Prompt

ORDERED = frozenset({"D-11", "D-15", "D-21"})


class PickOne(Composer):
    """A click on one of the glowing cards answers."""

    def __init__(self, known: Known, decision: Decision, options: Listed) -> None:
        super().__init__(known, decision)
        self.items = tuple(move.item for move in options.moves if isinstance(move, Pick))
        self._declines = Pass() in options.moves

    def usable(self) -> frozenset[str]:
        return frozenset(map(self.known.key, self.items))

    def chosen(self) -> frozenset[str]:
        source = self.known.source(self.decision.source)
        return frozenset({self.known.key(source)}) if source >= 0 else frozenset()

    def spread(self) -> tuple[int, ...]:
        return self.known.elsewhere(self.items)

    def click(self, key: str) -> None:
        item = next((item for item in self.items if self.known.key(item) == key), None)
        if item is not None:
            self.decide(Pick(item))

    def number(self, number: int, focus: str) -> bool:
        if not 1 <= number <= len(self.items):
            return False
        self.decide(Pick(self.items[number - 1]))
        return True

    def why_not(self, key: str) -> Refused | None:
        options = self.decision.options
        if key in self.usable() or not self.known.sees_face(key):
            return None
        if not isinstance(options, Picks) or options.state is None or keys.kind(key) == "domain":
            return Refused(CardsReason.CHOOSE_LIT, self.decision.rule)
        return why_not_picked(options.state, self.decision, keys.number(key))

    def prompt(self) -> Prompt:
        buttons = (self.pass_button(prompts.decline_text(self.decision)),) if self._declines else ()
        text = prompts.question(self.known, self.decision)
        return Prompt(text, self.decision.rule, prompts.detail(self.known, self.decision), buttons)


class PutInOrder(Composer):
    """Orders are asked one at a time: a click on a card says that it comes next. Who puts the whole list in order and
    confirms it answers the next questions as well (`remember`), as long as they are about the rest of the list."""

    def __init__(self, known: Known, decision: Decision, options: Listed) -> None:
        super().__init__(known, decision)
        picks = [move.item for move in options.moves if isinstance(move, Pick)]
        self._cards = dict(zip(picks, subjects(options), strict=True))
        self._order = picks
        self._history: list[list[int]] = []

    @property
    def composing(self) -> bool:
        return bool(self._history)

    def usable(self) -> frozenset[str]:
        return frozenset(map(self.known.key, self._cards.values()))

    def spread(self) -> tuple[int, ...]:
        return self.known.elsewhere(tuple(dict.fromkeys(self._cards.values())))

    def click(self, key: str) -> None:
        pick = next((pick for pick in self._order if self.known.key(self._cards[pick]) == key), None)
        if pick is not None:
            self.decide(Pick(pick))

    def number(self, number: int, focus: str) -> bool:
        if not 1 <= number <= len(self._order):
            return False
        self.decide(Pick(self._order[number - 1]))
        return True

    def move(self, place: int, to: int) -> None:
        """One entry of the list goes to another place."""
        order = list(self._order)
        if 0 <= place < len(order) and 0 <= to < len(order) and place != to:
            self._history.append(self._order)
            order.insert(to, order.pop(place))
            self._order = order
            self.changed()

    def confirm(self) -> None:
        """The whole list as it is."""
        self.remember = tuple(self._cards[pick] for pick in self._order[1:])
        self.decide(Pick(self._order[0]))

    def back(self) -> bool:
        if not self._history:
            return False
        self._order = self._history.pop()
        self.changed()
        return True

    def prompt(self) -> Prompt:
        entries = tuple(self._entry(pick) for pick in self._order)
        return Prompt(
            prompts.question(self.known, self.decision),
            self.decision.rule,
            tr("Click what comes first, or put the whole list in order and confirm it."),
            (Button(tr("Confirm this order"), self.confirm, main=True),),
            OrderList(tr("Order"), entries, self.move),
        )

    def _entry(self, pick: int) -> str:
        card = self._cards[pick]
        text = words.card_line(self.known.definition(card)) if self.decision.kind == "D-11" else ""
        return tr("{card}: {text}").format(card=self.known.title(card), text=text) if text else self.known.title(card)


def subjects(options: Listed) -> tuple[int, ...]:
    """What each of the picks is about: the card of an effect, or the story itself."""
    if isinstance(options, Orders):
        return options.sources
    return tuple(move.item for move in options.moves if isinstance(move, Pick))


def remembered_pick(options: object, order: Sequence[int]) -> Pick | None:
    """The pick that an order given earlier answers with; None if the question is about something else."""
    if not isinstance(options, Listed) or not order:
        return None
    about = subjects(options)
    if sorted(about) != sorted(order):
        return None
    picks = [move for move in options.moves if isinstance(move, Pick)]
    return picks[about.index(order[0])]
