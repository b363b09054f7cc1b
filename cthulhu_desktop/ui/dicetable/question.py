"""The question to the person at the table: prompt, buttons, and the list of calls with their effects and reasons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from PySide6.QtCore import QObject

from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.dice.legal import why_not
from cthulhu_desktop.core.dice.things import GiveDie, MakeCall, TakeDie
from cthulhu_desktop.core.dice.view import DiceView
from cthulhu_desktop.core.kernel import Decision, Move, Refused
from cthulhu_desktop.ui.dicetable import words
from cthulhu_desktop.ui.dicetable.hands import Hands
from cthulhu_desktop.ui.dicetable.side_panel import SidePanel
from cthulhu_desktop.ui.tabletop.accessibility import announce
from cthulhu_desktop.ui.tabletop.action_bar import Action, ActionBar
from cthulhu_desktop.ui.tabletop.words import refusal_text

FEW_CALLS = 3


class Question(QObject):
    """Says what is asked and what each answer would do. `show_calls_list` brings the list of calls into sight; while it
    is None, the list is in sight."""

    def __init__(self, hands: Hands, bar: ActionBar, panel: SidePanel, parent: QObject) -> None:
        super().__init__(parent)
        self._hands = hands
        self._bar = bar
        self._panel = panel
        self._session: GameSession | None = None
        self._names: list[str] = []
        self.show_calls_list: Callable[[], object] | None = None
        panel.calls.wanted.connect(self._call_pressed)
        panel.calls.pointed.connect(self._call_pointed)
        hands.refused.connect(self.tell_refusal)

    def open(self, session: GameSession | None, names: list[str]) -> None:
        """Ask the people of this game; None: nobody."""
        self._session, self._names = session, names
        if session is None:
            self._bar.offer(())
            self._bar.ask("")
            self.show_calls()

    def _look(self) -> DiceView:
        assert self._session is not None
        return cast(DiceView, self._session.view(None))

    def show(self) -> None:
        """Prompt, buttons and calls for what is asked now."""
        session = self._session
        if session is None or session.decision is None:
            return
        decision = session.decision
        self.show_calls()
        if self._hands.decision is None:
            text = tr("{who} is thinking …").format(who=self._names[decision.seat])
            self._bar.ask(text if decision.seat in session.bot_seats and not session.is_replay else "")
            self._bar.offer(())
            return
        matches = self._hands.matches()
        self._bar.ask(words.prompt_text(decision, self._names), decision.rule, self._detail(matches))
        problem = self._hands.why_no_call()
        if problem is not None:
            self._bar.explain(refusal_text(problem), problem.rule)
        self._bar.offer(self._actions(decision, matches))

    def _detail(self, matches: tuple[Move, ...]) -> str:
        decision = self._hands.decision
        assert decision is not None
        if matches:
            return "  ·  ".join(words.effects(self._look(), matches[0]))
        if decision.kind == "DG-4" and decision.options.count() > 1:
            return tr("Put dice into your circle or choose a call: drag, click, or keys 1 to 9.")
        if decision.kind == "DG-5.2":
            return tr("Drag or click a glowing die.")
        if decision.kind in ("DG-2.4", "DG-3.2"):
            return tr("Press Space, click the tray, or throw the cup onto it.")
        return ""

    def _actions(self, decision: Decision, matches: tuple[Move, ...]) -> list[Action]:
        if decision.kind in ("DG-2.4", "DG-3.2"):
            return [Action(tr("Roll the dice"), self._hands.roll, main=True, tip=tr("Space"))]
        actions: list[Action] = []
        view = self._look()
        for k, move in enumerate(matches):
            tip = "; ".join(words.effects(view, move))
            if isinstance(move, MakeCall):
                said = tr("Call it: “{words}”").format(words=words.call_words(move.call))
            else:
                said = words.move_text(move)
            actions.append(Action(said, self._decider(move), main=k == 0, tip=tip))
        if GiveDie() in decision.options and not any(isinstance(move, GiveDie) for move in matches):
            lone = decision.options.count() == 1
            tip = "; ".join(words.effects(view, GiveDie()))
            actions.append(Action(tr("Give up a die"), self._decider(GiveDie()), main=lone, tip=tip))
        if not matches:
            actions += self._few_calls(decision)
        if self._hands.composition.chosen:
            actions.append(Action(tr("Put back"), self._hands.clear, tip=tr("Esc")))
        for move in decision.options if decision.kind == "DG-5.2" else ():
            if isinstance(move, TakeDie):
                said = tr("Take from the middle")
                if move.source is not None:
                    said = tr("Take from {who}").format(who=self._names[move.source])
                actions.append(Action(said, self._decider(move), main=move.source is None))
        return actions

    def _few_calls(self, decision: Decision) -> list[Action]:
        """The legal calls as buttons of their own while they are few, or while the list of calls is out of sight."""
        numbers = sorted({move.call for move in decision.options if isinstance(move, MakeCall)})
        if len(numbers) > FEW_CALLS:
            return [Action(tr("Show the calls"), self.show_calls_list)] if self.show_calls_list is not None else []
        return [
            Action(tr("“{words}”").format(words=words.call_words(number)), partial(self._hands.compose_call, number))
            for number in numbers
        ]

    def _decider(self, move: Move) -> Callable[[], None]:
        return lambda: self._hands.decide(move)

    def show_calls(self) -> None:
        """Light the legal calls of the person who is asked; the rest say why not."""
        decision, calls = self._hands.decision, self._panel.calls
        view = self._look() if self._session is not None else None
        asked = decision is not None and decision.kind == "DG-4"
        armed = {move.call for move in self._hands.matches() if isinstance(move, MakeCall)}
        for button in calls.buttons:
            number = button.call.number
            problem = why_not(view, number) if view is not None and asked else None
            legal = asked and problem is None
            effect = ""
            if legal and view is not None:
                move = self._hands.composition.for_call(number).as_call(number)
                effect = " · ".join(words.effects(view, move))
            why = refusal_text(problem) if problem is not None else ""
            button.show_state(legal=legal, armed=legal and number in armed, effect=effect, why=why)

    def _call_pressed(self, number: int) -> None:
        if self._hands.decision is not None and self._hands.decision.kind == "DG-4":
            self._hands.compose_call(number)
        elif self._hands.decision is not None:
            problem = why_not(self._look(), number)
            if problem is not None:
                self.tell_refusal(problem)

    def _call_pointed(self, number: int) -> None:
        """Pointing at a call explains it below the prompt."""
        decision = self._hands.decision
        if decision is None or decision.kind != "DG-4" or self._hands.composition.chosen:
            return
        problem = why_not(self._look(), number) if number else None
        button = self._panel.calls.button(number) if number else None
        if problem is not None:
            self._bar.explain(refusal_text(problem), problem.rule)
        elif button is not None:
            self._bar.explain(button.effect)
        else:
            self._bar.explain(self._detail(()))

    def tell_refusal(self, refused: Refused) -> None:
        """Say why something is not possible, with its rule."""
        text = refusal_text(refused)
        self._bar.explain(text, refused.rule)
        announce(self._bar, text)
