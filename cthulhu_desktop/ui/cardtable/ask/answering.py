"""Yes or no (D-02, D-19, D-20, D-27, "may"), one of several ways to go on (D-23), a word (D-24)."""

from __future__ import annotations

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.moves import Answer, ChooseMode, NameIt
from cthulhu_desktop.core.cards.options import Alternatives, Listed, Words
from cthulhu_desktop.core.kernel import Decision, Move
from cthulhu_desktop.ui.cardtable import prompts
from cthulhu_desktop.ui.cardtable.ask import words
from cthulhu_desktop.ui.cardtable.ask.composer import Composer
from cthulhu_desktop.ui.cardtable.ask.known import Known
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, Choice, ChoiceList, Naming, Prompt
from cthulhu_desktop.ui.tabletop.words import wording_now


class _AboutACard(Composer):
    """The card that asks is marked, and laid out if it lies elsewhere."""

    def __init__(self, known: Known, decision: Decision) -> None:
        super().__init__(known, decision)
        self.source = known.source(decision.source)

    def chosen(self) -> frozenset[str]:
        return frozenset({self.known.key(self.source)}) if self.source >= 0 else frozenset()


class YesOrNo(_AboutACard):
    """Two buttons that say what follows. What is given up by a "no" is never given up by Enter."""

    def __init__(self, known: Known, decision: Decision, options: Listed) -> None:
        super().__init__(known, decision)
        self._options = options

    def number(self, number: int, focus: str) -> bool:
        if number not in (1, 2):
            return False
        self.decide(Answer(number == 1))
        return True

    def prompt(self) -> Prompt:
        what = ""
        if isinstance(self._options, Alternatives):
            effects = dict(zip(self._options.moves, self._options.effects, strict=True))
            what = words.effects_line(effects.get(Answer(True), ()), self.known.definition(self.source))
        texts = prompts.yes_and_no(self.decision)
        buttons = (
            Button(texts.yes, self.answer(Answer(True)), main=texts.yes_is_usual, tip=texts.yes_tip),
            Button(texts.no, self.answer(Answer(False)), tip=texts.no_tip),
        )
        text, detail = prompts.question(self.known, self.decision), what or prompts.detail(self.known, self.decision)
        if self.decision.kind == "D-27":
            text, detail = self._special_way()
        return Prompt(text, self.decision.rule, detail, buttons)

    def _special_way(self) -> tuple[str, str]:
        """What a Resilient or a Dormant card offers, and what its keyword says."""
        resilient = self.decision.rule == "CG-22.2.3"
        if resilient:
            pattern = tr("{who}: {card} would leave play; put it on top of its owner's deck instead?")
        else:
            pattern = tr("{who}: the story of {card} is won; play the card at no cost?")
        help_key = "keywords.help.resilient" if resilient else "keywords.help.dormant"
        text = pattern.format(who=self.known.name(self.decision.seat), card=self.known.title(self.source))
        return text, wording_now().say(help_key)


class OneOf(_AboutACard):
    """A list of alternatives in words; a click on one answers."""

    def __init__(self, known: Known, decision: Decision, options: Alternatives) -> None:
        super().__init__(known, decision)
        self._moves = tuple(options.moves)
        self._effects = options.effects

    def number(self, number: int, focus: str) -> bool:
        if not 1 <= number <= len(self._moves):
            return False
        self.decide(self._moves[number - 1])
        return True

    def prompt(self) -> Prompt:
        choices = tuple(
            Choice(self._text(place, move), self.answer(move)) for place, move in enumerate(self._moves)
        )
        text = prompts.alternative_question(self.known, self.decision)
        return Prompt(text, self.decision.rule, "", (), ChoiceList(tr("Alternatives"), choices))

    def _text(self, place: int, move: Move) -> str:
        text = words.effects_line(self._effects[place], self.known.definition(self.source))
        number = move.mode if isinstance(move, ChooseMode) else place
        return text or tr("Alternative {number}").format(number=number + 1)


class NameSomething(_AboutACard):
    """A word out of those that exist in this game; typed letters narrow the list."""

    def __init__(self, known: Known, decision: Decision, options: Words) -> None:
        super().__init__(known, decision)
        self._options = options

    def name(self, word: str) -> None:
        """That word, if it exists."""
        if NameIt(word) in self._options:
            self.decide(NameIt(word))

    def prompt(self) -> Prompt:
        what = self._options.what
        known = [move.word for move in self._options.moves if isinstance(move, NameIt)]
        shown = sorted(((word, words.word_shown(word, what)) for word in known), key=lambda pair: pair[1].casefold())
        text = prompts.naming_question(self.known, self.decision, what)
        detail = prompts.detail(self.known, self.decision)
        return Prompt(text, self.decision.rule, detail, (), Naming(prompts.naming_label(what), tuple(shown), self.name))
