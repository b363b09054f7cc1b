"""How much of a source the program understands, set by set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cthulhu_desktop.core.cards.abilities.base import Amount, Condition, Effect, Filter
from cthulhu_desktop.core.cards.abilities.selectors import Extremal
from cthulhu_desktop.core.cards.static import nodes_in
from cthulhu_desktop.core.catalogue.schema import Node
from cthulhu_desktop.reading.compile import ReadCard, compile_card
from cthulhu_desktop.reading.reader import Reader, known_subtypes


@dataclass(slots=True)
class SetCoverage:
    """Figures of one set."""

    key: str
    name: str
    cards: int = 0
    read: int = 0
    executable: int = 0
    manual: int = 0

    def add(self, card: ReadCard, lacking: bool) -> None:
        """Count a card; `lacking`: a node of it has no handler."""
        self.cards += 1
        self.read += card.read
        self.executable += card.executable and not lacking
        self.manual += len(card.manual)


@dataclass(slots=True)
class Coverage:
    """Figures of a whole source. `missing` counts nodes and fields that texts need and the rules core lacks;
    `unknown` counts the words at which a passage stopped making sense; `repairs` counts what was corrected."""

    sets: dict[str, SetCoverage] = field(default_factory=dict)
    missing: Counter[str] = field(default_factory=Counter)
    unknown: Counter[str] = field(default_factory=Counter)
    repairs: Counter[str] = field(default_factory=Counter)

    @property
    def cards(self) -> int:
        """All cards."""
        return sum(entry.cards for entry in self.sets.values())

    def percent(self, what: str) -> float:
        """The share of all cards that are "read" or "executable"."""
        many: int = sum(getattr(entry, what) for entry in self.sets.values())
        return 100 * many / max(1, self.cards)

    def as_data(self) -> dict[str, Any]:
        """The figures as a plain table."""
        sets = [
            {"key": entry.key, "name": entry.name, "cards": entry.cards, "read": entry.read,
             "executable": entry.executable, "manual_clauses": entry.manual}
            for entry in self.sets.values()
        ]  # fmt: skip
        total = {
            "cards": self.cards,
            "read_percent": round(self.percent("read"), 1),
            "executable_percent": round(self.percent("executable"), 1),
        }
        return {
            "sets": sets, "total": total, "missing": dict(self.missing.most_common(40)),
            "unknown_words": dict(self.unknown.most_common(40)), "repairs": dict(self.repairs.most_common()),
        }  # fmt: skip


def has_handler(node: Node) -> bool:
    """The rules core can carry the node out: it is in the table of handlers of its category."""
    from cthulhu_desktop.core.cards import game  # noqa: F401 (game lists all handlers)
    from cthulhu_desktop.core.cards.abilities import handlers, look
    from cthulhu_desktop.core.cards.abilities.effects import STATICS

    kind = type(node)
    if isinstance(node, Effect):
        return kind in handlers.DO or kind in STATICS
    if isinstance(node, Filter):
        return kind in look.TESTS or kind is Extremal
    if isinstance(node, Amount):
        return kind in look.AMOUNTS
    if isinstance(node, Condition):
        return kind in look.CONDITIONS
    return True


def measure(
    source: Iterable[Mapping[str, Any]], tell: Callable[[int], None] | None = None
) -> Coverage:
    """Read all cards of a source. `tell` hears how many are done."""
    facts = list(source)
    reader = Reader(known_subtypes(facts))
    found = Coverage()
    for number, entry in enumerate(facts, start=1):
        key = str(entry.get("set") or "")
        figures = found.sets.setdefault(key, SetCoverage(key, str(entry.get("setname") or key)))
        card = compile_card(entry, reader)
        lacking = [type(node).__name__ for node in nodes_in(card.card.abilities) if not has_handler(node)]
        figures.add(card, bool(lacking))
        found.missing.update({name for _, names in card.waiting for name in names} | set(lacking))
        found.unknown.update(clause.word.lower() for clause in card.manual if clause.why == "words")
        found.repairs.update({repair.kind: repair.n for repair in card.repairs})
        if tell is not None:
            tell(number)
    return found
