"""Where a player wants to be asked: stops at the action windows of his own turn and of his opponent's."""

from __future__ import annotations

from collections.abc import MutableMapping

from PySide6.QtCore import QObject, Signal

PHASES: dict[str, tuple[str, ...]] = {
    "refresh": ("W1",),
    "draw": ("W2",),
    "resource": ("W3",),
    "operations": ("W4",),
    "story": ("W5", "W6a", "W6b", "W7"),
}
"""The phases of a turn in their order, with their action windows (CG-9.1)."""
PHASE_OF: dict[str, str] = {window: phase for phase, windows in PHASES.items() for window in windows}

OWN, OTHER = "own", "other"  # whose turn it is, seen from the player who is asked
_DEFAULT: dict[str, frozenset[str]] = {
    OWN: frozenset({"W4", "W6a", "W6b", "W7"}),
    OTHER: frozenset({"W4", "W6a", "W6b", "W7"}),
}


class Stops(QObject):
    """The stops, and the other choices about passing. All are kept in `kept` as they change; what makes no sense
    there counts as not chosen. `changed()` after every change.

    Where several people share the table, each has stops of his own: those of `person` are shown and changed ("": there
    is only one person). Who has never chosen any has those of the one person.
    """

    changed = Signal()

    def __init__(self, kept: MutableMapping[str, str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept: MutableMapping[str, str] = kept if kept is not None else {}
        self._person = ""

    @property
    def person(self) -> str:
        """Whose stops are shown and changed."""
        return self._person

    @person.setter
    def person(self, name: str) -> None:
        if name != self._person:
            self._person = name
            self.changed.emit()

    def _find(self, name: str, person: str | None) -> str | None:
        """A choice of a person (None: the one who is shown)."""
        who = self._person if person is None else person
        own = self._kept.get(f"{name}:{who}") if who else None
        return own if own is not None else self._kept.get(name)

    def _key(self, name: str) -> str:
        return f"{name}:{self._person}" if self._person else name

    def stops(self, side: str, person: str | None = None) -> frozenset[str]:
        """The windows with a stop in the turns of `side`."""
        stored = self._find(f"stops_{side}", person)
        if stored is None:
            return _DEFAULT[side]
        return frozenset(stored.split()) & PHASE_OF.keys()

    def stops_at(self, side: str, window: str, person: str | None = None) -> bool:
        """Whether he wants to be asked in that window of the turns of `side`."""
        return window in self.stops(side, person)

    def turn(self, side: str, *windows: str) -> None:
        """Set stops at all these windows, or take them away if all have one."""
        now = self.stops(side)
        wanted = now - set(windows) if now.issuperset(windows) else now | set(windows)
        self._keep_stops(side, wanted)
        self.changed.emit()

    def _keep_stops(self, side: str, wanted: frozenset[str]) -> None:
        self._kept[self._key(f"stops_{side}")] = " ".join(window for window in PHASE_OF if window in wanted)

    def reset(self) -> None:
        """The stops that a player starts with."""
        for side in (OWN, OTHER):
            if self._person:
                self._keep_stops(side, _DEFAULT[side])
            else:
                self._kept.pop(f"stops_{side}", None)
        self.changed.emit()

    def asks_always(self, person: str | None = None) -> bool:
        """Ask at every stop, also where nothing can be done, so that pauses tell nothing about the hand (CG-23.1.3)."""
        return self._find("always_ask", person) == "yes"

    @property
    def always_ask(self) -> bool:
        """`asks_always` of the person who is shown."""
        return self.asks_always()

    @always_ask.setter
    def always_ask(self, on: bool) -> None:
        self._put(self._key("always_ask"), on)

    def asks_tokens(self, person: str | None = None) -> bool:
        """Ask before a success token is placed (CG-14.7.7). Usually it is placed at once: leaving it gives it away."""
        return self._find("ask_tokens", person) == "yes"

    @property
    def ask_tokens(self) -> bool:
        """`asks_tokens` of the person who is shown."""
        return self.asks_tokens()

    @ask_tokens.setter
    def ask_tokens(self, on: bool) -> None:
        self._put(self._key("ask_tokens"), on)

    @property
    def curtain(self) -> bool:
        """Whether a curtain hides the table while two people change places."""
        return self._kept.get("curtain") != "no"

    @curtain.setter
    def curtain(self, on: bool) -> None:
        self._put("curtain", on)

    @property
    def full_log(self) -> bool:
        """Whether the log tells of every step."""
        return self._kept.get("full_log") == "yes"

    @full_log.setter
    def full_log(self, on: bool) -> None:
        self._put("full_log", on)

    def _put(self, name: str, on: bool) -> None:
        self._kept[name] = "yes" if on else "no"
        self.changed.emit()
