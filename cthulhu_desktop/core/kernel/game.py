"""The contract: what a game and its state promise."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from cthulhu_desktop.core.kernel.notation import Vocabulary
from cthulhu_desktop.core.kernel.options import Decision
from cthulhu_desktop.core.kernel.refusal import KernelReason, Refused
from cthulhu_desktop.core.kernel.rng import Rng
from cthulhu_desktop.core.kernel.things import Move, Occurrence


class Undo(Enum):
    """What taking a move back would mean: FREE nothing new was seen; REVEALED chance or hidden cards were shown
    (back only alone against bots, or when everybody agrees); FINAL the rules forbid it (DG-3.5)."""

    FREE = "free"
    REVEALED = "revealed"
    FINAL = "final"


class Applied(NamedTuple):
    """A move was taken. `occurrences` are in the order in which things happened."""

    occurrences: tuple[Occurrence, ...]
    undo: Undo = Undo.FREE


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended: seats that won (none: everybody lost or a draw) and why, as the key of a
    sentence with its rule. `points` by seat where the game counts them."""

    winners: tuple[int, ...]
    reason: str
    rule: str = ""
    points: tuple[int, ...] = ()


class State(ABC):
    """A position: setup, pieces, random generator and the stack of open questions, all plain data.

    `number` counts the moves applied so far; a late answer for an older number is refused by `submit`.
    """

    __slots__ = ()

    number: int
    rng: Rng

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The one question that is open, with at least one legal option; None once the game is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def apply(self, move: Move) -> Applied | Refused:
        """Take `move` for the seat that is asked. A refusal changes nothing."""

    @abstractmethod
    def view(self, seat: int | None) -> Any:
        """What `seat` knows (None: what is public), as a frozen record that can be pickled and compared.
        Nothing hidden from the seat is in it."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent equal state; cheap."""

    @abstractmethod
    def redeal(self, seat: int | None, rng: Rng) -> Self:
        """A copy in which all that `seat` cannot know, future chance included, is dealt anew from `rng`. Its
        `view(seat)` equals this one's. Search bots play on these; the tests use it to show that views do not leak."""

    @abstractmethod
    def to_data(self) -> dict[str, Any]:
        """The whole position as data that JSON can hold; `Game.restore` makes an equal state of it."""

    def digest(self) -> str:
        """A short hash of the whole position; equal positions have equal digests."""
        text = json.dumps(self.to_data(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


S = TypeVar("S", bound=State)


class Begun(NamedTuple, Generic[S]):
    """A game that has just begun: its first position and what occurred in setting it up."""

    state: S
    occurrences: tuple[Occurrence, ...] = ()


class Game(ABC, Generic[S]):
    """One game: makes and restores states, and owns the vocabulary of its moves and occurrences.

    `name` is the word used in records and on the command line. `rules_version` is raised when old moves would
    no longer lead to the same game.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int] = 1
    vocabulary: ClassVar[Vocabulary]

    @abstractmethod
    def read_setup(self, data: Mapping[str, Any]) -> Any:
        """A setup from plain data. SetupError for an unknown option or an impossible value."""

    @abstractmethod
    def write_setup(self, setup: Any) -> dict[str, Any]:
        """The setup as plain data, readable by a person; `read_setup` gives back an equal one."""

    @abstractmethod
    def begin(self, setup: Any, seed: int) -> Begun[S]:
        """A new game. The same setup and seed give the same game (INV-18)."""

    @abstractmethod
    def restore(self, data: Mapping[str, Any]) -> S:
        """The state that `State.to_data` described. ValueError if it describes none."""

    @abstractmethod
    def seats(self, setup: Any) -> int:
        """How many seats a setup has; they are numbered from 0."""

    def read_move(self, text: str) -> Move:
        """The move a line describes; NotationError if it describes none."""
        thing = self.vocabulary.read(text)
        if not isinstance(thing, Move):
            from cthulhu_desktop.core.kernel.notation import NotationError

            raise NotationError("unknown_word", text.split(maxsplit=1)[0])
        return thing

    def write_move(self, move: Move) -> str:
        """The line of a move."""
        return self.vocabulary.write(move)


def submit(state: State, move: Move, seat: int, number: int) -> Applied | Refused:
    """`state.apply` for an answer that comes from outside: refuses the wrong seat, an answer to an older question
    (INV-20) and anything once the game is over."""
    decision = state.decision
    if decision is None:
        return Refused(KernelReason.GAME_OVER)
    if number != state.number:
        return Refused(KernelReason.OLD_POSITION)
    if seat != decision.seat:
        return Refused(KernelReason.WRONG_SEAT)
    return state.apply(move)
