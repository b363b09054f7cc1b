"""The contract of what composes a move: what may be used now, what has been put together, and what the bar says."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

from cthulhu_desktop.core.cards.moves import Pass
from cthulhu_desktop.core.kernel import Decision, KernelReason, Move, Refused
from cthulhu_desktop.ui.cardtable.ask.known import Known
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, Prompt

NONE: frozenset[str] = frozenset()


def _nothing() -> None:
    return None


class Composer(ABC):
    """Puts a move together for one decision. Things are named by their keys. Whatever it lets be done leads to a legal
    move, and every legal move can be put together. `changed` is called after every change; then `result` is the final
    move or None.
    """

    def __init__(self, known: Known, decision: Decision) -> None:
        self.known = known
        self.decision = decision
        self.changed: Callable[[], object] = _nothing
        self.result: Move | None = None
        self.remember: tuple[int, ...] = ()

    # -- what the table shows ------------------------------------------------------------------------------------
    def usable(self) -> frozenset[str]:
        """What glows and can be clicked."""
        return NONE

    def movable(self) -> frozenset[str]:
        """What can be dragged; more than what may be moved, so that a drop can say why not."""
        return NONE

    def places(self, key: str) -> frozenset[str]:
        """Where a thing may be dropped."""
        return NONE

    def chosen(self) -> frozenset[str]:
        """What has been chosen."""
        return NONE

    def staged(self) -> Mapping[str, str]:
        """Where cards lie for trial."""
        return {}

    def spread(self) -> tuple[int, ...]:
        """Cards that lie elsewhere and must be laid out."""
        return ()

    def arrows(self) -> tuple[tuple[str, str], ...]:
        """Arrows from a thing to what it aims at."""
        return ()

    @abstractmethod
    def prompt(self) -> Prompt:
        """What the bar says."""

    # -- what the player does ------------------------------------------------------------------------------------
    def click(self, key: str) -> None:  # noqa: B027 (some decisions are answered by buttons only)
        """A click on a thing; one that is not usable does nothing."""

    def press_enter(self, key: str) -> None:
        """Enter on a thing that the keyboard is on."""
        self.click(key)

    def drop(self, key: str, onto: str) -> None:  # noqa: B027 (not all decisions know dragging)
        """A thing was dropped on one of its `places`."""

    def number(self, number: int, focus: str) -> bool:
        """A number key, with the focus of the keyboard on a thing ("": on none); False if it means nothing."""
        return False

    def back(self) -> bool:
        """Take back the last thing composed; False if there is none."""
        return False

    def why_not(self, key: str) -> Refused | None:
        """Why a thing cannot be used now; None if there is nothing to say."""
        return None

    def why_not_there(self, key: str, onto: str) -> Refused | None:
        """Why a thing cannot be dropped there."""
        return Refused(KernelReason.NOT_OFFERED, self.decision.rule)

    # -- for those who make it -----------------------------------------------------------------------------------
    @property
    def composing(self) -> bool:
        """Something has been composed that Escape would take back."""
        return False

    @property
    def can_pass(self) -> bool:
        """Space passes: only where passing is the usual thing to do, and while nothing is being composed."""
        return False

    def decide(self, move: Move) -> None:
        """This is the answer."""
        self.result = move
        self.changed()

    def answer(self, move: Move) -> Callable[[], None]:
        """What a button does that gives that answer."""
        return lambda: self.decide(move)

    def pass_button(self, text: str, *, key: str = "", tip: str = "") -> Button:
        """The button that gives something up: never the main one."""
        return Button(text, self.answer(Pass()), key=key, tip=tip)
