"""Frames: what is in progress, as tuples on the state's stack, and the tables of what they do.

A frame's `step` function does one atomic piece of work, leaves the stack as it should go on, and returns True if a
player must decide; then its `ask` function makes the decision and its `answer` function takes the move. The driver
knows nothing else, so that a new kind of frame is one class and one to three functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from cthulhu_desktop.core.cards.abilities.base import Effect, Selector
from cthulhu_desktop.core.cards.state import CardsState, Env, Happened
from cthulhu_desktop.core.kernel import Decision

StepFunction = Callable[[CardsState, Any], bool]
AskFunction = Callable[[CardsState, Any], Decision]
AnswerFunction = Callable[[CardsState, Any, Any], None]

STEP: dict[type, StepFunction] = {}
ASK: dict[type, AskFunction] = {}
ANSWER: dict[type, AnswerFunction] = {}
FRAMES: dict[str, type] = {}

F = TypeVar("F", bound=type)
S = TypeVar("S", bound=StepFunction)
A = TypeVar("A", bound=AskFunction)
N = TypeVar("N", bound=AnswerFunction)


def frame(cls: F) -> F:
    """Class decorator: list a NamedTuple as a frame (or a part of one), so that positions can be saved."""
    FRAMES[cls.__name__] = cls
    return cls


def step(cls: type) -> Callable[[S], S]:
    """Decorator: what a frame does when it is on top."""

    def add(function: S) -> S:
        STEP[cls] = function
        return function

    return add


def ask(cls: type) -> Callable[[A], A]:
    """Decorator: the decision a waiting frame puts."""

    def add(function: A) -> A:
        ASK[cls] = function
        return function

    return add


def answer(cls: type) -> Callable[[N], N]:
    """Decorator: what a legal move does to a waiting frame."""

    def add(function: N) -> N:
        ANSWER[cls] = function
        return function

    return add


FRAMES["Env"] = Env
FRAMES["Happened"] = Happened


@frame
class Setup(NamedTuple):
    """CG-8: draw, mulligans, starting resources."""

    step: int = 0


@frame
class GameLoop(NamedTuple):
    """The bottom of the stack: turn after turn."""


@frame
class Turn(NamedTuple):
    """The phases of a turn (CG-9.1.1); `phase` is the next one."""

    phase: int = 0


@frame
class Phase(NamedTuple):
    """The program of a phase; `step` is the next line."""

    phase: int
    step: int = 0


@frame
class Closing(NamedTuple):
    """The closing step of a phase, or (phase 0) of the turn (CG-9.4)."""

    phase: int
    step: int = 0


@frame
class Window(NamedTuple):
    """An action window (CG-9.1.3)."""

    label: str
    seat: int
    passes: int = 0


@frame
class Sequence(NamedTuple):
    """An action or framework step, from the Disrupts to the Responses (CG-12.5.0). What it does lies above it;
    `mark` is where its occurrences begin."""

    mark: int
    step: int = 0


@frame
class Step(NamedTuple):
    """A framework step: Disrupts against it, then its execution."""

    name: str
    seat: int
    stage: int = 0
    data: tuple[int, ...] = ()


@frame
class Due(NamedTuple):
    """A passive, Forced Response or delayed effect that must be carried out now."""

    label: str
    number: int
    effects: tuple[Effect, ...]
    env: Env


@frame
class Settle(NamedTuple):
    """Steps 4 and 5 of CG-12.5.0 for the occurrences from `mark` on."""

    mark: int
    due: tuple[Due, ...] = ()


@frame
class Responses(NamedTuple):
    """A Response window (CG-12.5.3) for the occurrences from `mark` on. `used`: (card, birth, ability, occurrence)."""

    mark: int
    seat: int
    passes: int = 0
    used: tuple[tuple[int, int, int, int], ...] = ()


@frame
class Disrupts(NamedTuple):
    """A Disrupt window (CG-12.4) before `about` happens; `also`: the same thing seen in another way (an event's
    ability, the playing of its card). Its result is (cancelled, prevented, whole): `whole` if the
    effect was cancelled, not only what it does to this card (CG-12.4.8)."""

    about: Happened
    seat: int
    passes: int = 0
    used: tuple[tuple[int, int, int, int], ...] = ()
    cancelled: bool = False
    prevented: int = 0
    also: Happened | None = None
    whole: bool = False


@frame
class Resolve(NamedTuple):
    """A card that was played or an ability that was used, after its costs were paid."""

    label: str
    number: int
    effects: tuple[Effect, ...]
    env: Env
    mark: int
    host: int = -1
    stage: int = 0


@frame
class Run(NamedTuple):
    """Effects in progress: what is still to do, and what the text knows."""

    todo: tuple[Effect, ...]
    env: Env


@frame
class Restore(NamedTuple):
    """D-03."""

    seat: int


@frame
class ResourceTurn(NamedTuple):
    """D-04, `left` times."""

    seat: int
    left: int


@frame
class CommitStep(NamedTuple):
    """D-13 or D-14."""

    seat: int


@frame
class StoryOrder(NamedTuple):
    """D-15: the order so far."""

    order: tuple[int, ...]
    left: tuple[int, ...]


@frame
class Block(NamedTuple):
    """The resolution of all stories (CG-12.6, 14)."""

    order: tuple[int, ...]
    step: int = 0


@frame
class StoryRun(NamedTuple):
    """One story: `place` in its list of struggle types, `done` struggles of the current type, `won` by seat;
    `began`: the clock at its beginning."""

    story: int
    birth: int
    place: int = 0
    done: int = 0
    step: int = 0
    there: tuple[int, ...] = ()
    won: tuple[int, int] = (0, 0)
    began: int = 0


@frame
class Struggle(NamedTuple):
    """One struggle (CG-14.4 - 14.6)."""

    story: int
    birth: int
    icon: int
    step: int = 0
    winner: int = -1
    margin: int = 0


@frame
class Loser(NamedTuple):
    """D-16, D-17: the loser picks; the card is left in `ret`."""

    seat: int
    story: int
    icon: int


@frame
class ArcaneReady(NamedTuple):
    """D-18."""

    seat: int
    story: int


@frame
class Success(NamedTuple):
    """Determine success (CG-14.7); `margin`: (by how much AP wins, NP's total)."""

    story: int
    birth: int
    step: int = 0
    margin: tuple[int, int] = (0, 0)


@frame
class Token(NamedTuple):
    """D-19: one success token, if the player wants."""

    seat: int
    story: int
    birth: int


@frame
class Harm(NamedTuple):
    """Wounds or insanity about to befall cards (CG-16): (card, birth, wounds) each; Disrupt windows first."""

    kind: str
    items: tuple[tuple[int, int, int], ...]
    by: int
    seat: int
    place: int = -1
    passed: tuple[tuple[int, int, int], ...] = ()


@frame
class Wreck(NamedTuple):
    """Cards about to be destroyed together (CG-12.8.2, 16.2.1)."""

    items: tuple[tuple[int, int], ...]
    by: int
    seat: int
    place: int = -1
    passed: tuple[tuple[int, int], ...] = ()


@frame
class Clash(NamedTuple):
    """D-22 (CG-21.1.4)."""

    seat: int


@frame
class AfterWins(NamedTuple):
    """Steps 3 and 4 of CG-15.2 for stories that were won."""

    left: tuple[tuple[int, int], ...] = ()
    step: int = 0


@frame
class UseStory(NamedTuple):
    """D-20."""

    seat: int
    story: int


@frame
class ChooseFrame(NamedTuple):
    """D-23: a seat chooses `low` to `high` of `items`, with `weights` that add up to at most `most` (if there are any);
    bound to `name` in the effects below. `targets`: the text says that they are chosen. `x`, `purpose`: what is asked
    for, and what for, where that can be said; `env` goes with it."""

    seat: int
    items: tuple[int, ...]
    low: int
    high: int
    name: str
    env: Env
    hidden: bool = False
    players: bool = False
    kind: str = "D-23"
    weights: tuple[int, ...] = ()
    most: int = 0
    targets: bool = False
    x: Selector | None = None
    purpose: str = ""


@frame
class NameFrame(NamedTuple):
    """D-24: a word is named; its place among the words of its kind is bound to `name`."""

    seat: int
    env: Env
    what: str
    name: str


@frame
class MayFrame(NamedTuple):
    """D-23: yes or no; the effects below go on with `effects` (or with `otherwise`)."""

    seat: int
    env: Env
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@frame
class ModeFrame(NamedTuple):
    """D-23: one of the alternatives."""

    seat: int
    env: Env
    options: tuple[tuple[Effect, ...], ...]
    possible: tuple[int, ...]


@frame
class PayFrame(NamedTuple):
    """D-23: pay costs inside an effect, or not."""

    seat: int
    env: Env
    costs: tuple[Effect, ...]
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    must: bool = False


@frame
class Wake(NamedTuple):
    """D-27: play a Dormant card whose story was won at cost 0, or discard it (CG-22.2.6)."""

    card: int
    seat: int


@frame
class Replace(NamedTuple):
    """D-27: yes or no to a Resilient card's return to the deck (CG-22.2.3)."""

    card: int
    seat: int
