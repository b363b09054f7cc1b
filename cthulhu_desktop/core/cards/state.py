"""The position: arrays by card number, short lists for zones, a stack of frames.

Everything is plain data. Frames, lasting effects and remembered occurrences are tuples that copies share; arrays and
lists are copied. The fields that hold no rules state (`out`, `cache`, …) are rebuilt or emptied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Self

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards.abilities.base import Effect
from cthulhu_desktop.core.cards.static import Static, Values
from cthulhu_desktop.core.kernel import Applied, Decision, Move, Occurrence, Outcome, Refused, Rng, State

_REF_BITS = 12


def ref_card(ref: int) -> int:
    """The card a reference speaks of."""
    return ref & ((1 << _REF_BITS) - 1)


class Snap(NamedTuple):
    """A card as it was when something happened to it (CG-16.3.2, 12.7.6)."""

    card: int
    birth: int
    controller: int
    zone: int
    orient: int
    wounds: int
    story: int
    host: int
    values: Values
    hosted: tuple[int, ...] = ()


class Happened(NamedTuple):
    """An occurrence that some text of the game waits for or looks back to. `there`: who was committed to its story (of
    an ability: what it aims at); `card`, `seat`, `story`, `by`, `n` as far as it has them. In a story that is being
    resolved: `won` struggles and, at the comparison, `totals` of skill by seat; `began`: the clock at its beginning."""

    kind: str
    clock: int
    seat: int = -1
    card: int = -1
    story: int = -1
    by: int = -1
    n: int = 0
    word: str = ""
    snap: Snap | None = None
    there: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    began: int = 0


Names = tuple[tuple[str, tuple[int, ...]], ...]


class Env(NamedTuple):
    """What a text in progress knows: its card, its "you", what was chosen, paid, named.

    `names` binds words to references (cards), -1 - domain, or seats. `window`: place on the stack of the Disrupt window
    it was used in. `done`: everything so far was fully carried out (CG-17.4.1). `many`: result of the last effect.
    """

    source: int
    birth: int
    seat: int
    names: Names = ()
    x: int = 0
    over: int = 0
    happened: Happened | None = None
    window: int = -1
    done: bool = True
    many: int = 0

    def get(self, name: str) -> tuple[int, ...] | None:
        """What `name` is bound to, None if to nothing."""
        for known, refs in self.names:
            if known == name:
                return refs
        return None

    def bind(self, name: str, refs: tuple[int, ...]) -> Env:
        """With `name` bound (anew)."""
        others = tuple(pair for pair in self.names if pair[0] != name)
        return self._replace(names=(*others, (name, refs)))


class Lasting(NamedTuple):
    """A lasting effect (CG-17.2): `refs` are the objects it is on (None: it is not about cards in play)."""

    effect: Effect
    env: Env
    refs: tuple[int, ...] | None
    until: str
    turn: int
    made: int


class CardsState(State):
    """A position of the card game. Change it only through `zones`, `harm` and the frames."""

    __slots__ = (
        "active", "birth", "block", "cache", "clock", "closing", "constants", "controller", "deck", "delayed",
        "dirty", "discard", "dom_card", "dom_owner", "domains", "doomed", "drained", "first", "hand", "handled",
        "history", "host", "icon_now", "lasting", "leaving", "limits", "looked", "loop", "mandatory",
        "modified", "number", "orient", "out", "over", "phase", "phase_mark", "plan", "play", "question", "removed",
        "resources", "ret", "revealed", "rng", "row", "scope", "secret", "since", "stack", "static", "story",
        "story_deck", "tokens", "turn", "window", "won", "won_waiting", "wounds", "zone",
    )  # fmt: skip

    def __init__(self, static: Static, seed: int) -> None:
        n = static.count
        self.static = static
        self.rng = Rng(seed)
        self.number = self.turn = self.phase = 0
        self.active = self.first = 0
        self.window = ""
        self.zone = bytearray(n)
        self.controller = bytearray(max(owner, 0) for owner in static.owner)
        self.orient = bytearray(n)
        self.wounds = bytearray(n)
        self.tokens = [bytearray(n), bytearray(n)]
        self.host = [t.NOWHERE] * n
        self.story = [t.NOWHERE] * n
        self.birth = [0] * n
        self.since = [0] * n
        self.deck: list[list[int]] = [[], []]
        self.hand: list[list[int]] = [[], []]
        self.discard: list[list[int]] = [[], []]
        self.play: list[list[int]] = [[], []]
        self.won: list[list[int]] = [[], []]
        self.removed: list[list[int]] = [[], []]
        self.row: list[int] = []
        self.story_deck: list[int] = []
        self.domains = [[0, 1, 2], [3, 4, 5]]
        self.resources: list[list[int]] = [[] for _ in range(6)]
        self.drained = bytearray(6)
        self.dom_card = [t.NOWHERE] * 6
        self.dom_owner = [0, 0, 0, 1, 1, 1]
        self.stack: list[Any] = []
        self.lasting: list[Lasting] = []
        self.constants: list[int] = []
        self.scope: list[Happened] = []
        self.handled = bytearray()
        self.history: list[Happened] = []
        self.doomed: list[int] = []
        self.won_waiting: list[int] = []
        self.leaving: list[tuple[int, int, int, str, int, Snap | None]] = []
        self.delayed: list[Any] = []
        self.plan: list[tuple[str, int, int]] = []
        self.looked: list[tuple[int, int]] = []
        self.limits: dict[tuple[Any, ...], int] = {}
        self.loop: dict[str, int] = {}
        self.phase_mark = self.mandatory = 0
        self.clock = 1
        self.icon_now = -1
        self.block = self.closing = self.modified = False
        self.dirty = True
        self.secret: tuple[tuple[int, ...], ...] = ()
        self.ret: Any = None
        self.over: Outcome | None = None
        self.clear_transient()

    def clear_transient(self) -> None:
        """Empty what is no part of the position."""
        self.out: list[Occurrence] = []
        self.cache: dict[Any, Any] = {}
        self.question: Decision | None = None
        self.revealed = False

    # --- the contract ------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        if self.over is not None:
            return None
        if self.question is None:
            # A state that was sent to another process arrives without the engine.
            from cthulhu_desktop.core.cards import engine  # noqa: F401
            from cthulhu_desktop.core.cards.driver import ask

            self.question = ask(self)
        return self.question

    @property
    def outcome(self) -> Outcome | None:
        return self.over

    def apply(self, move: Move) -> Applied | Refused:
        from cthulhu_desktop.core.cards.driver import apply

        return apply(self, move)

    def view(self, seat: int | None) -> Any:
        from cthulhu_desktop.core.cards.view import view

        return view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> Self:
        from cthulhu_desktop.core.cards.redeal import redeal

        new = self.copy()
        redeal(new, seat, rng)
        return new

    def to_data(self) -> dict[str, Any]:
        from cthulhu_desktop.core.cards.plain import to_data

        return to_data(self)

    def digest(self) -> str:
        from cthulhu_desktop.core.cards.plain import digest

        return digest(self)

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.static = self.static
        new.rng = Rng(self.rng.state)
        new.number, new.turn, new.phase, new.active = self.number, self.turn, self.phase, self.active
        new.first, new.window, new.clock, new.block = self.first, self.window, self.clock, self.block
        new.closing, new.dirty, new.secret, new.ret = self.closing, self.dirty, self.secret, self.ret
        new.mandatory, new.phase_mark, new.over = self.mandatory, self.phase_mark, self.over
        new.modified, new.icon_now = self.modified, self.icon_now
        new.zone, new.controller, new.orient = self.zone[:], self.controller[:], self.orient[:]
        new.wounds, new.drained, new.handled = self.wounds[:], self.drained[:], self.handled[:]
        new.tokens = [self.tokens[0][:], self.tokens[1][:]]
        new.host, new.story, new.birth, new.since = self.host[:], self.story[:], self.birth[:], self.since[:]
        new.dom_card, new.dom_owner = self.dom_card[:], self.dom_owner[:]
        new.deck = [self.deck[0][:], self.deck[1][:]]
        new.hand = [self.hand[0][:], self.hand[1][:]]
        new.discard = [self.discard[0][:], self.discard[1][:]]
        new.play = [self.play[0][:], self.play[1][:]]
        new.won = [self.won[0][:], self.won[1][:]]
        new.removed = [self.removed[0][:], self.removed[1][:]]
        new.domains = [self.domains[0][:], self.domains[1][:]]
        new.resources = [cards[:] for cards in self.resources]
        new.row, new.story_deck, new.stack = self.row[:], self.story_deck[:], self.stack[:]
        new.lasting, new.constants, new.scope = self.lasting[:], self.constants[:], self.scope[:]
        new.history, new.doomed, new.won_waiting = self.history[:], self.doomed[:], self.won_waiting[:]
        new.leaving = self.leaving[:]
        new.delayed, new.plan, new.looked = self.delayed[:], self.plan[:], self.looked[:]
        new.limits, new.loop = self.limits.copy(), self.loop.copy()
        new.clear_transient()
        return new

    # --- small questions ---------------------------------------------------------------------------------------------

    def ref(self, card: int) -> int:
        """A reference to the card as the object it is now (CG-4.1.6)."""
        return self.birth[card] << _REF_BITS | card

    def live(self, ref: int) -> bool:
        """The object referred to is still the same."""
        return self.birth[ref & 4095] == ref >> _REF_BITS

    def in_play(self, card: int) -> bool:
        """CG-4.1.3: play areas and the row."""
        zone = self.zone[card]
        return zone in (t.PLAY, t.ROW)

    def touch(self) -> None:
        """Something changed that values, conditions or state checks may depend on."""
        self.dirty = True
        if self.cache:
            self.cache = {}


Step = Callable[[CardsState, Any], bool]
