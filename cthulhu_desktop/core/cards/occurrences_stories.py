"""Occurrences of the turn, of stories and of the game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cthulhu_desktop.core.cards.words import VOCABULARY
from cthulhu_desktop.core.kernel import Occurrence

_word = VOCABULARY.word


@_word("first_player")
@dataclass(frozen=True, slots=True)
class FirstPlayer(Occurrence):
    """CG-8.1.1."""

    seat: int


@_word("story_enters")
@dataclass(frozen=True, slots=True)
class StoryEnters(Occurrence):
    """A story card joins the row (CG-8.1.3, 15.2.4)."""

    story: int


@_word("mulligan")
@dataclass(frozen=True, slots=True)
class Mulligan(Occurrence):
    """Eight new cards (V-03)."""

    seat: int


@_word("turn_begins")
@dataclass(frozen=True, slots=True)
class TurnBegins(Occurrence):
    """CG-9.1.1."""

    seat: int
    turn: int


@_word("turn_ends")
@dataclass(frozen=True, slots=True)
class TurnEnds(Occurrence):
    """CG-9.4.1."""

    seat: int
    turn: int


@_word("phase_begins")
@dataclass(frozen=True, slots=True)
class PhaseBegins(Occurrence):
    """`phase`: refresh, draw, resource, operations, story."""

    seat: int
    phase: str


@_word("phase_ends")
@dataclass(frozen=True, slots=True)
class PhaseEnds(Occurrence):
    """CG-9.4.1."""

    seat: int
    phase: str


@_word("phase_skipped")
@dataclass(frozen=True, slots=True)
class PhaseSkipped(Occurrence):
    """CG-9.4.5, 9.3.1."""

    seat: int
    phase: str


@_word("window_opens")
@dataclass(frozen=True, slots=True)
class WindowOpens(Occurrence):
    """W1 … W7 (CG-9.1.3)."""

    window: str


@_word("passed")
@dataclass(frozen=True, slots=True)
class Passed(Occurrence):
    """A player passed in a window."""

    seat: int


@_word("committed")
@dataclass(frozen=True, slots=True)
class Committed(Occurrence):
    """A character is committed to a story (CG-13)."""

    seat: int
    card: int
    story: int


@_word("commits_done")
@dataclass(frozen=True, slots=True)
class CommitsDone(Occurrence):
    """A player has committed whom he wanted; `count` characters."""

    seat: int
    count: int


@_word("uncommitted")
@dataclass(frozen=True, slots=True)
class Uncommitted(Occurrence):
    """CG-13.4.4."""

    card: int
    story: int


@_word("stories_ordered")
@dataclass(frozen=True, slots=True)
class StoriesOrdered(Occurrence):
    """CG-14.1.1."""

    stories: tuple[int, ...]


@_word("story_begins")
@dataclass(frozen=True, slots=True)
class StoryBegins(Occurrence):
    """The resolution of a story begins."""

    story: int


@_word("story_skipped")
@dataclass(frozen=True, slots=True)
class StorySkipped(Occurrence):
    """Nobody is there any more (CG-14.1.2), or only `defended` by NP (V-04)."""

    story: int
    defended: bool = False


@_word("struggle_begins")
@dataclass(frozen=True, slots=True)
class StruggleBegins(Occurrence):
    """`icon`: T, C, A or I."""

    story: int
    icon: str


@_word("struggle")
@dataclass(frozen=True, slots=True)
class StruggleCounted(Occurrence):
    """The icons of AP and NP and who won (-1: nobody) (CG-14.4)."""

    story: int
    icon: str
    ap: int
    np: int
    winner: int


@_word("struggle_won")
@dataclass(frozen=True, slots=True)
class StruggleWon(Occurrence):
    """`margin`: by how many icons."""

    seat: int
    story: int
    icon: str
    margin: int


@_word("struggle_lost")
@dataclass(frozen=True, slots=True)
class StruggleLost(Occurrence):
    """The other side of `struggle_won`."""

    seat: int
    story: int
    icon: str
    margin: int


@_word("skill")
@dataclass(frozen=True, slots=True)
class SkillCounted(Occurrence):
    """The skill of AP and NP at a story (CG-14.7.1)."""

    story: int
    ap: int
    np: int


@_word("succeeded")
@dataclass(frozen=True, slots=True)
class Succeeded(Occurrence):
    """CG-14.7.2; `unchallenged` CG-14.7.5."""

    seat: int
    story: int
    margin: int
    unchallenged: bool = False


@_word("failed")
@dataclass(frozen=True, slots=True)
class Failed(Occurrence):
    """CG-14.7.6."""

    seat: int
    story: int
    margin: int


@_word("story_resolved")
@dataclass(frozen=True, slots=True)
class StoryResolved(Occurrence):
    """CG-14.2.4."""

    story: int


@_word("token_placed")
@dataclass(frozen=True, slots=True)
class TokenPlaced(Occurrence):
    """`n` success tokens on `seat`'s side of a story."""

    seat: int
    story: int
    n: int = 1


@_word("token_removed")
@dataclass(frozen=True, slots=True)
class TokenRemoved(Occurrence):
    """The opposite."""

    seat: int
    story: int
    n: int = 1


@_word("story_won")
@dataclass(frozen=True, slots=True)
class StoryWon(Occurrence):
    """CG-15.2.1."""

    seat: int
    story: int


@_word("story_effect")
@dataclass(frozen=True, slots=True)
class StoryEffectUsed(Occurrence):
    """The winner uses (or not) the effect of the story he won (CG-15.2.3)."""

    seat: int
    story: int
    used: bool


@_word("story_leaves")
@dataclass(frozen=True, slots=True)
class StoryLeaves(Occurrence):
    """A story leaves the row without being won (CG-15.6.3)."""

    story: int


@_word("decided")
@dataclass(frozen=True, slots=True)
class Automatic(Occurrence):
    """The only legal option of a decision was taken (CG-23.1.1); `move` is its line, left out for the other player if
    it speaks of hidden cards."""

    seat: int
    kind: str
    move: str
    open: bool = True

    def for_seat(self, seat: int | None) -> Occurrence:
        return self if self.open or seat == self.seat else replace(self, move="")


@_word("adjusted")
@dataclass(frozen=True, slots=True)
class Adjusted(Occurrence):
    """A player corrects the table by hand; `act` says how, what follows says what."""

    seat: int
    act: str


@_word("conceded")
@dataclass(frozen=True, slots=True)
class Conceded(Occurrence):
    """CG-15.5.3."""

    seat: int


@_word("game_over")
@dataclass(frozen=True, slots=True)
class GameOver(Occurrence):
    """`winner` -1: a draw; `why` is the key of a sentence."""

    winner: int
    why: str
