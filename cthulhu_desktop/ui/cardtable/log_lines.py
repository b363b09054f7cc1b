"""What a line of the log is about: its rule, its cards, and how much it matters."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.kernel import Occurrence

_RULES: dict[type[Occurrence], str] = {
    th.FirstPlayer: "CG-8.1.1", th.StoryEnters: "CG-8.1.3", th.Mulligan: "CG-22.3.1", th.TurnBegins: "CG-9.1.1",
    th.TurnEnds: "CG-9.4.1", th.PhaseBegins: "CG-9.1.1", th.PhaseEnds: "CG-9.4.1", th.PhaseSkipped: "CG-9.4.5",
    th.WindowOpens: "CG-9.1.3", th.Passed: "CG-9.1.3", th.Committed: "CG-13.2.1", th.CommitsDone: "CG-13.2.4",
    th.Uncommitted: "CG-13.4.4", th.StoriesOrdered: "CG-14.1.1", th.StoryBegins: "CG-14.1.1",
    th.StorySkipped: "CG-14.1.2", th.StruggleBegins: "CG-14.4.1", th.StruggleCounted: "CG-14.4.1",
    th.StruggleWon: "CG-14.4.1", th.StruggleLost: "CG-14.4.1", th.SkillCounted: "CG-14.7.1",
    th.Succeeded: "CG-14.7.2", th.Failed: "CG-14.7.6", th.StoryResolved: "CG-14.2.4", th.TokenPlaced: "CG-14.7.4",
    th.TokenRemoved: "CG-14.7.4", th.StoryWon: "CG-15.2.1", th.StoryEffectUsed: "CG-15.2.3",
    th.StoryLeaves: "CG-15.6.3", th.Automatic: "CG-23.1.1", th.Conceded: "CG-15.5.3", th.GameOver: "CG-15.4.1",
    th.ResourceAttached: "CG-9.2.6", th.Drawn: "CG-9.2.4", th.Readied: "CG-9.2.1", th.Exhausted: "CG-5.1.1",
    th.Restored: "CG-9.2.2", th.GoesInsane: "CG-16.4.1", th.Wounded: "CG-16.1.1", th.Healed: "CG-16.1.1",
    th.WoundsMoved: "CG-16.1.5", th.DomainRefreshed: "CG-5.1.4", th.DomainDrained: "CG-10.1.2",
    th.DomainGained: "CG-19.2.1", th.DomainLost: "CG-19.2.5", th.Played: "CG-11.1.2", th.AbilityUsed: "CG-12.1.1",
    th.Cancelled: "CG-12.4.6", th.EntersPlay: "CG-11.1.1", th.LaidDormant: "CG-22.2.6", th.Destroyed: "CG-16.2.1",
    th.Sacrificed: "CG-16.2.2", th.Attached: "CG-16.5.1", th.Detached: "CG-16.5.5", th.Revealed: "CG-4.1.11",
    th.Looked: "CG-4.1.11", th.ControlChanged: "CG-18.1.2", th.Chosen: "CG-17.3.2", th.Named: "CG-17.8.1",
}  # fmt: skip


class Weight(IntEnum):
    """STEP: shown in the full log only; HEAD_*: the heading of what follows."""

    STEP = 0
    LINE = 1
    HEAVY = 2
    PHASE = 3
    TURN = 4


_STEPS = (
    th.WindowOpens, th.Passed, th.PhaseEnds, th.TurnEnds, th.Exhausted, th.Uncommitted, th.CommitsDone,
    th.StoryResolved, th.DomainRefreshed, th.Automatic, th.StruggleLost, th.StruggleBegins, th.StoriesOrdered,
)  # fmt: skip
_HEAVY = (th.Played, th.AbilityUsed, th.StoryBegins, th.StoryWon, th.GameOver, th.Succeeded, th.Conceded)


def rule_of(occurrence: Occurrence) -> str:
    """The rule by which something occurred; "" if no single one says so."""
    return _RULES.get(type(occurrence), "")


def weight_of(occurrence: Occurrence) -> Weight:
    """How much an occurrence matters to somebody who reads the log afterwards."""
    if isinstance(occurrence, th.TurnBegins):
        return Weight.TURN
    if isinstance(occurrence, th.PhaseBegins):
        return Weight.PHASE
    if isinstance(occurrence, _STEPS):
        return Weight.STEP
    return Weight.HEAVY if isinstance(occurrence, _HEAVY) else Weight.LINE


def cards_of(occurrence: Occurrence) -> tuple[int, ...]:
    """The cards and stories it names, each once, the foremost first."""
    found: list[int] = []
    for name in ("card", "to", "story", "cards", "targets", "stories", "by", "host"):
        value = getattr(occurrence, name, None)
        found += _numbers(value)
    return tuple(dict.fromkeys(number for number in found if number >= 0))


def _numbers(value: object) -> Iterable[int]:
    if isinstance(value, bool):
        return ()
    if isinstance(value, int):
        return (value,)
    return value if isinstance(value, tuple) else ()
