"""What texts do. Each class is one kind of effect; its handler is in a `do_…` module."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cthulhu_desktop.core.cards.abilities.base import (
    NODES,
    Change,
    Condition,
    Effect,
    Icon,
    Num,
    Ref,
    Selector,
    Until,
    check_icons,
    check_player,
)
from cthulhu_desktop.core.cards.abilities.selectors import Sel

PhaseName = Literal["refresh", "draw", "resource", "operations", "story"]


class _Who(Effect):
    """An effect with a player in it."""

    __slots__ = ()
    who: str

    def __post_init__(self) -> None:
        check_player(self.who, "who")


@NODES.node("choose")
@dataclass(frozen=True, slots=True)
class Choose(_Who):
    """`who` chooses targets and binds them to `as_` (CG-17.3). Those of "you" in public zones are chosen at
    announcement (CG-17.3.7). `purpose` says that everything the text does to them is going insane or being wounded,
    which makes protected cards illegal (CG-17.3.4); `control`, `play` likewise (CG-18.1.3, 21.1.3). The other words
    (CG-17.6.1) are filled in where the game has a text that forbids such a thing. `total`: their printed costs (or
    skills) together are at most that."""

    x: Selector
    who: str = "you"
    as_: str = "chosen"
    purpose: Literal[
        "", "insane", "wound", "control", "play", "ready", "exhaust", "restore", "destroy", "uncommit"
    ] = ""  # fmt: skip
    total: Num | None = None
    of: Literal["cost", "skill"] = "cost"


@NODES.node("state")
@dataclass(frozen=True, slots=True)
class SetState(Effect):
    """Ready, exhaust, make insane or restore (CG-5.1, 16.4). Restored cards are exhausted unless `ready`."""

    x: Ref
    to: Literal["ready", "exhausted", "insane", "restored"]
    ready: bool = False


@NODES.node("modify")
@dataclass(frozen=True, slots=True)
class Modify(Effect):
    """Change values of cards until something ends it; `while_`: it ends for good when that fails (CG-17.2.4)."""

    x: Ref
    changes: tuple[Change, ...]
    until: Until = ""
    while_: Condition | None = None


@NODES.node("move")
@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Put cards into another zone. Into play: `under` whose control, in which `state`, committed to which `story`."""

    x: Ref
    to: Literal["hand", "deck_top", "deck_bottom", "deck_shuffled", "discard", "removed", "play", "story_deck"]
    under: Literal["owner", "you"] = "owner"
    state: Literal["ready", "exhausted", "insane"] = "ready"
    story: Ref | None = None


@NODES.node("sacrifice")
@dataclass(frozen=True, slots=True)
class Sacrifice(_Who):
    """`who` sacrifices own cards; where they are not determined he picks (CG-16.2.2, 17.4.7)."""

    x: Ref
    who: str = "you"


@NODES.node("destroy")
@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """Destroy all that `x` describes."""

    x: Ref


@NODES.node("discard")
@dataclass(frozen=True, slots=True)
class Discard(_Who):
    """Discard from hand, play, deck or a domain; `who` picks where there is a choice (CG-17.4.7)."""

    x: Ref
    who: str = "you"


@NODES.node("wound")
@dataclass(frozen=True, slots=True)
class Wound(Effect):
    """n wounds to each (CG-16.1)."""

    x: Ref
    n: Num = 1


@NODES.node("heal")
@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """Remove up to n wounds from each."""

    x: Ref
    n: Num = 1


@NODES.node("move_wounds")
@dataclass(frozen=True, slots=True)
class MoveWounds(Effect):
    """Move up to n wounds from one character to another: that is no wounding, and never onto an Invulnerable one
    (CG-16.1.5)."""

    x: Ref
    to: Ref
    n: Num = 1


@NODES.node("prevent")
@dataclass(frozen=True, slots=True)
class PreventWounds(Effect):
    """Cancel n of the wounds that are about to be placed (CG-16.1.4)."""

    n: Num = 1


@NODES.node("draw")
@dataclass(frozen=True, slots=True)
class Draw(_Who):
    """Draw n cards, as many as there are (CG-15.5.2)."""

    n: Num = 1
    who: str = "you"


@NODES.node("search")
@dataclass(frozen=True, slots=True)
class Search(_Who):
    """`who` searches `deck`'s deck (and what `also` names) for what `x` describes, moves it (into play: in that
    `state`) and its owner shuffles (CG-4.1.9, 4.1.12)."""

    x: Sel
    to: Literal["hand", "play", "discard", "deck_top"] = "hand"
    who: str = "you"
    deck: str = "you"
    as_: str = "found"
    also: tuple[Literal["discard"], ...] = ()
    state: Literal["ready", "exhausted"] = "ready"


@NODES.node("look")
@dataclass(frozen=True, slots=True)
class Look(_Who):
    """`who` looks at the top n cards of a deck and binds them (CG-4.1.11)."""

    n: Num = 1
    who: str = "you"
    deck: str = "you"
    as_: str = "looked"


@NODES.node("look_at")
@dataclass(frozen=True, slots=True)
class LookAt(_Who):
    """`who` looks at cards, of a hand for instance (CG-4.1.11)."""

    x: Ref
    who: str = "you"


@NODES.node("reveal")
@dataclass(frozen=True, slots=True)
class Reveal(Effect):
    """Show cards to both players and bind them to "revealed" (CG-4.1.11)."""

    x: Ref


@NODES.node("arrange")
@dataclass(frozen=True, slots=True)
class Arrange(_Who):
    """`who` puts cards on the top or bottom of their deck in an order of his choice (one at a time, last on top)."""

    x: Ref
    to: Literal["deck_top", "deck_bottom"] = "deck_top"
    who: str = "you"


@NODES.node("name")
@dataclass(frozen=True, slots=True)
class Name(_Who):
    """`who` names a title, subtype or icon type of this game (CG-17.8.1); the filter `named` looks for it."""

    what: Literal["title", "subtype", "icon"]
    who: str = "you"
    as_: str = "named"


@NODES.node("shuffle")
@dataclass(frozen=True, slots=True)
class Shuffle(_Who):
    """Shuffle a deck."""

    who: str = "you"


@NODES.node("tokens")
@dataclass(frozen=True, slots=True)
class Tokens(Effect):
    """Put n success tokens on stories, take them off, or move them to another story (CG-5.1.9). `side` "any": the
    effect's controller picks the side of each token; `up_to`: fewer if he wants; n "all": as many as there are."""

    act: Literal["add", "remove", "move"]
    x: Ref
    n: Num | Literal["all"] = 1
    side: str = "you"
    to: Ref | None = None
    up_to: bool = False

    def __post_init__(self) -> None:
        if self.side != "any":
            check_player(self.side, "side")
        if self.act == "add" and (self.side == "any" or self.n == "all" or self.up_to):
            raise ValueError("act")


@NODES.node("attach")
@dataclass(frozen=True, slots=True)
class Attach(Effect):
    """Attach cards to a card or domain: as an attachment (CG-16.5.3) or as resources (CG-19.1.4)."""

    x: Ref
    to: Ref
    as_: Literal["attachment", "resource"] = "attachment"


@NODES.node("detach")
@dataclass(frozen=True, slots=True)
class Detach(Effect):
    """Unattach: it stays in play without a host (CG-16.5.5)."""

    x: Ref


@NODES.node("domain")
@dataclass(frozen=True, slots=True)
class Domain(_Who):
    """Drain or refresh domains, gain n of them, or remove gained ones (CG-5.1.4, 19.2)."""

    act: Literal["drain", "refresh", "gain", "remove"]
    x: Ref = "domain"
    who: str = "you"
    n: Num = 1


@NODES.node("resource")
@dataclass(frozen=True, slots=True)
class Resource(Effect):
    """Move resources to another domain, return them to their owners' hands, or destroy them (CG-19.1.2)."""

    act: Literal["move", "return", "destroy"]
    x: Ref
    to: Ref | None = None


@NODES.node("cost")
@dataclass(frozen=True, slots=True)
class CostChange(Effect):
    """The cost to play cards that pass `x`'s filters changes by `by`; not below `minimum` by this reduction
    (CG-10.2.3). `next_`: only the next one, lasting (CG-10.2.6). `who` plays it ("each": both)."""

    x: Sel
    by: Num
    minimum: int = 0
    who: str = "each"
    next_: bool = False
    until: Until = ""

    def __post_init__(self) -> None:
        check_player(self.who, "who")


@NODES.node("own_cost")
@dataclass(frozen=True, slots=True)
class OwnCost(Effect):
    """What the card itself costs to play, wherever it is played from: `by` more or less (not below `minimum` by this
    reduction), or `to` instead of its printed cost (CG-10.2.2, 10.2.3). Only a Constant holds it; its `while_` says
    when."""

    by: Num = 0
    minimum: int = 0
    to: int | None = None


@NODES.node("cancel")
@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """What is being disrupted does not happen (CG-12.4.6)."""


@NODES.node("commit")
@dataclass(frozen=True, slots=True)
class Commit(Effect):
    """Commit characters to a story, or move them there; no exhausting (CG-13.4.1)."""

    x: Ref
    to: Ref


@NODES.node("uncommit")
@dataclass(frozen=True, slots=True)
class Uncommit(Effect):
    """Remove from the story; it is not readied (CG-13.4.2)."""

    x: Ref


@NODES.node("take_control")
@dataclass(frozen=True, slots=True)
class TakeControl(_Who):
    """`who` gains control (CG-18.1)."""

    x: Ref
    who: str = "you"
    until: Until = "permanent"


@NODES.node("exchange")
@dataclass(frozen=True, slots=True)
class Exchange(Effect):
    """x and y change places: control of cards in play, or a card of a hand and a resource. Both parts must be possible,
    otherwise nothing happens (CG-18.1.7)."""

    x: Ref
    y: Ref


@NODES.node("story_icons")
@dataclass(frozen=True, slots=True)
class StoryIcons(Effect):
    """Stories gain (n > 0) or lose (n < 0) struggles of these types (CG-14.3.1); `icons` "=named": of the type that
    was named (CG-17.8.1)."""

    x: Ref
    icons: str
    n: Num = 1
    until: Until = ""

    def __post_init__(self) -> None:
        check_icons(self.icons, "icons", named=True)


@NODES.node("struggle_rule")
@dataclass(frozen=True, slots=True)
class StruggleRule(Effect):
    """Struggles of a type at stories are skipped, or decided by skill or by another icon."""

    x: Ref
    icon: Icon
    rule: Literal["skip", "skill", "T", "C", "A", "I"]
    until: Until = ""


@NODES.node("time")
@dataclass(frozen=True, slots=True)
class SetTime(Effect):
    """While the card is in play it is Day or Night (CG-20.1.3)."""

    time: Literal["day", "night"]


@NODES.node("win_story")
@dataclass(frozen=True, slots=True)
class WinStory(_Who):
    """`who` wins the stories at once, whatever tokens lie there (CG-15.2)."""

    x: Ref
    who: str = "you"


@NODES.node("enact")
@dataclass(frozen=True, slots=True)
class Enact(_Who):
    """`who` carries out the effects of stories, in the row or won, as if he had won them now, which he does not
    (CG-15.2.9)."""

    x: Ref
    who: str = "you"


@NODES.node("swap_story")
@dataclass(frozen=True, slots=True)
class SwapStory(_Who):
    """A story goes into the story deck; `who` sees the deck, puts a story of his choice into its place and the deck is
    shuffled. Its attachments are destroyed and its characters uncommitted (CG-15.6.3); its tokens stay in the place
    if `keep_tokens`."""

    x: Ref
    who: str = "you"
    keep_tokens: bool = False


@NODES.node("threshold")
@dataclass(frozen=True, slots=True)
class Threshold(_Who):
    """`who` needs `by` more (less) success tokens on stories, or won stories, to win (CG-15.1.2, 15.4.3)."""

    by: Num
    what: Literal["tokens", "stories"] = "tokens"
    who: str = "you"
    x: Ref = ""
    until: Until = ""


@NODES.node("skip")
@dataclass(frozen=True, slots=True)
class Skip(_Who):
    """`who` skips his next such phase (CG-9.4.5)."""

    phase: PhaseName
    who: str = "you"


@NODES.node("again")
@dataclass(frozen=True, slots=True)
class Again(Effect):
    """After the next end of that phase this turn there is another one (CG-9.4.6)."""

    phase: PhaseName


@NODES.node("draw_change")
@dataclass(frozen=True, slots=True)
class DrawChange(_Who):
    """The number of cards `who` draws in the Draw phase, or the resources he may attach, changes
    (CG-9.2.5, 9.2.9)."""

    by: Num
    what: Literal["cards", "resources"] = "cards"
    who: str = "you"
    until: Until = ""


@NODES.node("restrict")
@dataclass(frozen=True, slots=True)
class Restrict(Effect):
    """The cards cannot do or suffer something (CG-17.6.1); `at`: only at these stories, and then cards that come later
    are meant too (CG-13.4.6). `while_`: it ends for good when that fails (CG-17.2.4)."""

    x: Ref
    cannot: Literal[
        "commit", "be_chosen", "be_wounded", "go_insane", "be_destroyed", "be_readied", "be_exhausted", "be_restored",
        "uncommit", "trigger", "count_icons", "count_skill", "change_control", "have_attachments",
    ]  # fmt: skip
    at: Ref | None = None
    until: Until = ""
    while_: Condition | None = None


@NODES.node("forbid")
@dataclass(frozen=True, slots=True)
class Forbid(_Who):
    """A player cannot do something: play cards that pass `x`, draw by effects, or trigger abilities."""

    cannot: Literal["play", "draw", "trigger"]
    who: str = "opponent"
    x: Sel | None = None
    until: Until = ""


@NODES.node("require")
@dataclass(frozen=True, slots=True)
class Require(Effect):
    """The characters must commit to the story (or some story), if able (CG-13.4.5); with `at`, also those that fit
    later."""

    x: Ref
    at: Ref | None = None
    until: Until = ""


@NODES.node("permit")
@dataclass(frozen=True, slots=True)
class Permit(Effect):
    """The characters do not exhaust to commit (CG-13.2.2)."""

    x: Ref
    may: Literal["commit_without_exhausting", "commit_exhausted"]
    until: Until = ""


@NODES.node("immune")
@dataclass(frozen=True, slots=True)
class Immune(Effect):
    """The cards are immune to texts of cards that `to` describes, never to their own (CG-17.5.1)."""

    x: Ref
    to: Sel
    until: Until = ""


STATICS: tuple[type[Effect], ...] = (
    Modify, CostChange, StoryIcons, StruggleRule, SetTime, Threshold, DrawChange, Restrict, Forbid, Require, Permit,
    Immune, OwnCost,
)  # fmt: skip
"""Effects that last: a Constant holds them, an effect sets them up until something ends them."""
