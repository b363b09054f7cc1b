"""The abilities a card can have, what triggers them, and when they may be used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cthulhu_desktop.core.cards.abilities.base import (
    NODES,
    Ability,
    Compare,
    Condition,
    Effect,
    Icon,
    Num,
    Ref,
    Selector,
    check_player,
)
from cthulhu_desktop.core.catalogue.schema import Node

Label = Literal["action", "response", "forced", "disrupt"]
Kind = Literal[
    "enters_play", "leaves_play", "played", "attached", "discarded", "drawn", "revealed", "enters_zone", "returned",
    "succeeded", "failed", "story_won", "story_resolved", "story_begins", "struggle_begins", "struggle_won",
    "struggle_lost", "struggle_tied", "destroyed", "sacrificed", "wounded", "goes_insane", "restored", "readied",
    "exhausted", "committed", "uncommitted", "commits_done", "ability_used", "domain_drained",
    "domain_gained", "resource_attached", "token_placed", "control_changed", "phase_begins", "phase_ends",
    "turn_begins", "turn_ends", "refresh_step", "draw_step", "commit_step", "skill_check",
]  # fmt: skip


BEFORE = frozenset({
    "ability_used", "played", "wounded", "goes_insane", "destroyed", "struggle_begins", "struggle_won", "struggle_lost",
    "succeeded", "skill_check", "refresh_step", "draw_step", "commit_step",
})  # fmt: skip
"""The kinds before which a Disrupt window opens (CG-12.4.1, 12.4.7)."""

ONLY_BEFORE = frozenset({"skill_check", "refresh_step", "draw_step", "commit_step"})


@NODES.node()
@dataclass(frozen=True, slots=True)
class On(Node):
    """The occurrence an ability waits for (CG-12.7).

    `moment`: after it happened; before it, when a Disrupt may still cancel it ("would" means the same).
    `who` is the player of the occurrence, `subject` its card (as it is or last was), `place` its story, `by` the card
    that causes it, `icon` the type of its struggle, `phase` its phase, `label` the timing word of an ability,
    `targets` a card that it chooses, `from_` where a card comes into play from.
    """

    kind: Kind
    moment: Literal["after", "before", "would"] = "after"
    who: str = ""
    subject: Ref | None = None
    place: Ref | None = None
    by: Ref | None = None
    icon: Icon | None = None
    phase: Literal["", "refresh", "draw", "resource", "operations", "story"] = ""
    label: tuple[str, ...] = ()
    targets: Ref | None = None
    margin: Num | None = None
    compare: Compare = "ge"
    from_: Literal["", "hand"] = ""

    def __post_init__(self) -> None:
        if self.from_ and self.kind != "enters_play":
            raise ValueError("from")
        if self.who:
            check_player(self.who, "who")
        if self.kind in ONLY_BEFORE and self.moment == "after":
            raise ValueError("moment")


@NODES.node()
@dataclass(frozen=True, slots=True)
class Window(Node):
    """In which windows an Action may be used (CG-11.1.12): W1 … W7 (none: all); `whose` turn it must be."""

    windows: tuple[Literal["W1", "W2", "W3", "W4", "W5", "W6a", "W6b", "W7"], ...] = ()
    whose: str = ""

    def __post_init__(self) -> None:
        if self.whose:
            check_player(self.whose, "whose")


@NODES.node()
@dataclass(frozen=True, slots=True)
class Limit(Node):
    """At most `n` times per phase, turn or game, for each object or for each title and player (CG-12.2.5)."""

    n: int = 1
    per: Literal["phase", "turn", "game"] = "turn"
    scope: Literal["object", "title"] = "object"


@NODES.node("constant")
@dataclass(frozen=True, slots=True)
class Constant(Ability):
    """A passive: its effects hold while the card is in play and `while_` is true (CG-12.1.5, 17.1)."""

    effects: tuple[Effect, ...]
    while_: Condition | None = None


@NODES.node("triggered")
@dataclass(frozen=True, slots=True)
class Triggered(Ability):
    """An Action, Response, Forced Response or Disrupt (CG-12.1). On an event it is what playing the event does.

    `zone`: where the card must be ("play" unless the text says otherwise); `by`: who may use it (CG-12.2.6).
    """

    label: Label
    effects: tuple[Effect, ...]
    on: On | None = None
    window: Window | None = None
    if_: Condition | None = None
    costs: tuple[Effect, ...] = ()
    limit: Limit | None = None
    zone: Literal["play", "hand", "discard"] = "play"
    by: Literal["you", "any"] = "you"

    def __post_init__(self) -> None:
        if (self.label != "action") != (self.on is not None):
            raise ValueError("on")
        if self.on is not None and (self.label == "disrupt") != (self.on.moment != "after"):
            raise ValueError("on.moment")
        if self.label == "disrupt" and self.on is not None and self.on.kind not in BEFORE:
            raise ValueError("on.kind")


@NODES.node("passive")
@dataclass(frozen=True, slots=True)
class Passive(Ability):
    """A text without a timing word that does something when an occurrence has happened ("enters play exhausted").
    It comes before Forced Responses (CG-12.5.2) and cannot be cancelled as an ability (CG-12.1.5)."""

    on: On
    effects: tuple[Effect, ...]
    if_: Condition | None = None


@NODES.node("attach_rule")
@dataclass(frozen=True, slots=True)
class AttachRule(Ability):
    """What the card may be attached to (CG-11.1.5)."""

    to: Selector


@NODES.node("play_rule")
@dataclass(frozen=True, slots=True)
class PlayRule(Ability):
    """When the card may be played, and what is paid for it besides its cost (CG-10.3.5)."""

    window: Window | None = None
    if_: Condition | None = None
    costs: tuple[Effect, ...] = ()


@NODES.node("story_effect")
@dataclass(frozen=True, slots=True)
class StoryEffect(Ability):
    """What the winner of the story may do (CG-15.2.3)."""

    effects: tuple[Effect, ...]


@NODES.node("on_play")
@dataclass(frozen=True, slots=True)
class OnPlay(Ability):
    """The plain sentences of an event: played like an Action."""

    effects: tuple[Effect, ...]
