"""D-13, D-14: characters go to stories for trial, and are committed all at once."""

from __future__ import annotations

from collections.abc import Mapping

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.moves import CommitTo
from cthulhu_desktop.core.cards.options import Commitments
from cthulhu_desktop.core.cards.reasons import CardsReason
from cthulhu_desktop.core.cards.why_commit import why_not_commit, why_not_to
from cthulhu_desktop.core.kernel import Decision, KernelReason, Refused
from cthulhu_desktop.ui.cardtable import keys, prompts
from cthulhu_desktop.ui.cardtable.ask.composer import Composer
from cthulhu_desktop.ui.cardtable.ask.known import Known
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, Prompt


class Commit(Composer):
    """Drag a character onto a story, or click the character and then the story; back home undoes. One who can go to a
    single place only goes there with one click. Nothing is final before it is confirmed."""

    def __init__(self, known: Known, decision: Decision, options: Commitments) -> None:
        super().__init__(known, decision)
        self._options = options
        self._sent: dict[int, int] = {}
        self._picked: int | None = None
        self._history: list[dict[int, int]] = []

    @property
    def composing(self) -> bool:
        return bool(self._sent) or self._picked is not None

    @property
    def move(self) -> CommitTo:
        """Where everybody stands now."""
        return CommitTo(tuple(sorted(self._sent.items())))

    @property
    def home(self) -> str:
        """Where characters come back to."""
        return keys.board(self.known.seat)

    def stories_for(self, card: int) -> tuple[int, ...]:
        """Where a character may go, with the others where they stand."""
        return self._options.assignable(card, {other: at for other, at in self._sent.items() if other != card})

    def usable(self) -> frozenset[str]:
        cards = [card for card in self._options.stories if card in self._sent or self.stories_for(card)]
        able = frozenset(map(keys.card, cards))
        return able | self.places(keys.card(self._picked)) if self._picked is not None else able

    def movable(self) -> frozenset[str]:
        own = self.known.view.players[self.known.seat].play
        return frozenset(keys.card(card.card) for card in own if card.kind == "character")

    def places(self, key: str) -> frozenset[str]:
        card = keys.number(key)
        if keys.kind(key) != "card" or card not in self._options.stories:
            return frozenset()
        there = frozenset(map(keys.story, self.stories_for(card)))
        return there | {self.home} if card in self._sent else there

    def chosen(self) -> frozenset[str]:
        return frozenset() if self._picked is None else frozenset({keys.card(self._picked)})

    def staged(self) -> Mapping[str, str]:
        return {keys.card(card): keys.story(story) for card, story in self._sent.items()}

    def click(self, key: str) -> None:
        if keys.kind(key) == "card":
            card = keys.number(key)
            if keys.card(card) not in self.usable():
                return
            places = self.places(key) - {self.staged().get(key)}
            if len(places) == 1 and card != self._picked:
                self.drop(key, next(iter(places)))
                return
            self._picked = None if card == self._picked else card
            self.changed()
        elif self._picked is not None and key in self.places(keys.card(self._picked)):
            self.drop(keys.card(self._picked), key)

    def drop(self, key: str, onto: str) -> None:
        card = keys.number(key)
        sent = {other: at for other, at in self._sent.items() if other != card}
        if keys.kind(onto) == "story":
            sent[card] = keys.number(onto)
        self._history.append(self._sent)
        self._sent, self._picked = sent, None
        self.changed()

    def number(self, number: int, focus: str) -> bool:
        """Keys 1 to 9: the focused (or picked) character goes to that story of the row; 0: home."""
        card = keys.number(focus) if keys.kind(focus) == "card" else self._picked
        if card is None or card not in self._options.stories:
            return False
        row = [story.card for story in self.known.view.row]
        onto = self.home if number == 0 else keys.story(row[number - 1]) if number <= len(row) else ""
        if onto not in self.places(keys.card(card)):
            return False
        self.drop(keys.card(card), onto)
        return True

    def back(self) -> bool:
        if self._picked is not None:
            self._picked = None
        elif self._history:
            self._sent = self._history.pop()
        else:
            return False
        self.changed()
        return True

    def why_not(self, key: str) -> Refused | None:
        if key in self.usable() or keys.kind(key) not in ("card", "story"):
            return None
        options, seat, number = self._options, self.known.seat, keys.number(key)
        if keys.kind(key) == "story":
            if self._picked is not None:
                return why_not_to(options.state, seat, options, self._picked, number, self._sent)
            attacked = any(number in stories for stories in options.stories.values())
            if attacked or seat == self.known.view.active:
                return Refused(CardsReason.COMMIT_FIRST, "CG-13.2.1")
            return Refused(CardsReason.NO_ATTACKER, "CG-13.3.1")
        refused = why_not_commit(options.state, seat, number)
        if refused is not None or number not in options.stories:
            return refused
        at = (options.bound.get(number) or options.stories[number])[0]
        return why_not_to(options.state, seat, options, number, at, self._sent)

    def why_not_there(self, key: str, onto: str) -> Refused | None:
        if onto == self.home:
            return None
        options, card = self._options, keys.number(key)
        if keys.kind(onto) != "story":
            refused = why_not_commit(options.state, self.known.seat, card)
            return Refused(KernelReason.NOT_OFFERED, "CG-13.2.1") if refused is None else refused
        return why_not_to(options.state, self.known.seat, options, card, keys.number(onto), self._sent)

    def _still_bound(self) -> tuple[int, ...]:
        """Characters that must go somewhere and still can."""
        return tuple(card for card in self._options.bound if card not in self._sent and self.stories_for(card))

    def prompt(self) -> Prompt:
        bound = self._still_bound()
        buttons: tuple[Button, ...] = ()
        if not bound:
            many = len(self._sent)
            text = tr("Commit %n character", "", many) if many else prompts.commit_nobody(self.decision)
            buttons = (Button(text, self.answer(self.move), main=bool(many)),)
        text = prompts.question(self.known, self.decision)
        return Prompt(text, self.decision.rule, self._detail(bound), buttons)

    def _detail(self, bound: tuple[int, ...]) -> str:
        if bound:
            return prompts.bound_detail([self.known.title(card) for card in bound])
        stories = [story for story in self.known.view.row if story.card in self._sent.values()]
        if not stories:
            picked = self.known.title(self._picked) if self._picked is not None else ""
            return prompts.commit_detail(picked)
        return "  ·  ".join(prompts.story_preview(self.known, story, self._sent) for story in stories)
