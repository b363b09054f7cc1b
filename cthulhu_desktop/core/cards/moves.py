"""What players decide. In a list of targets a domain d is written -1 - d, a player by the number of his seat."""

from __future__ import annotations

from dataclasses import dataclass

from cthulhu_desktop.core.cards.words import VOCABULARY
from cthulhu_desktop.core.kernel import Move

Groups = tuple[tuple[int, ...], ...]

_word = VOCABULARY.word


@_word("start")
@dataclass(frozen=True, slots=True)
class ChooseResources(Move):
    """D-01: the three cards that go under the first, second and third domain (CG-8.1.6)."""

    cards: tuple[int, ...]


@_word("answer")
@dataclass(frozen=True, slots=True)
class Answer(Move):
    """Yes or no: D-02, D-19, D-20, D-27, and "may" inside effects (D-23)."""

    yes: bool


@_word("pick")
@dataclass(frozen=True, slots=True)
class Pick(Move):
    """One card: D-03, D-16, D-17, D-18, D-22, D-25; a story of D-15 or D-21; one of several effects due (D-11, its
    place in the list)."""

    item: int


@_word("resource")
@dataclass(frozen=True, slots=True)
class AttachResource(Move):
    """D-04: a card from the hand becomes a resource of a domain (CG-9.2.6)."""

    card: int
    domain: int


@_word("pass")
@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Not now: D-05, D-09, D-10; declines D-04 and D-18."""


@_word("play")
@dataclass(frozen=True, slots=True)
class Play(Move):
    """D-06, D-07 and events in D-09, D-10: the whole announcement (CG-11.1.2). `domain` pays (None: nothing to pay);
    `host` is a card, or -2 - domain; `targets` one group for each choice, `costs` one for each cost that picks cards;
    `modes` the alternatives taken; `to` the number of the occurrence answered (-1: none)."""

    card: int
    domain: int | None = None
    x: int = 0
    host: int = -1
    targets: Groups = ()
    costs: Groups = ()
    modes: tuple[int, ...] = ()
    to: int = -1


@_word("use")
@dataclass(frozen=True, slots=True)
class UseAbility(Move):
    """D-08, D-09, D-10: use the ability of that number of a card; the rest as in `Play`."""

    card: int
    ability: int
    domain: int | None = None
    x: int = 0
    targets: Groups = ()
    costs: Groups = ()
    modes: tuple[int, ...] = ()
    to: int = -1


@_word("commit")
@dataclass(frozen=True, slots=True)
class CommitTo(Move):
    """D-13, D-14: (character, story) for each that commits, by rising number of the character."""

    pairs: tuple[tuple[int, int], ...] = ()


@_word("choose")
@dataclass(frozen=True, slots=True)
class ChooseItems(Move):
    """D-23: the cards (domains, players) chosen, by rising number."""

    items: tuple[int, ...] = ()


@_word("mode")
@dataclass(frozen=True, slots=True)
class ChooseMode(Move):
    """D-23: one of the alternatives."""

    mode: int


@_word("name")
@dataclass(frozen=True, slots=True)
class NameIt(Move):
    """D-24: a title, subtype or icon type that exists in this game (CG-17.8.1)."""

    word: str


@_word("paying")
@dataclass(frozen=True, slots=True)
class PayCosts(Move):
    """D-23: pay what an effect asks for."""

    domain: int | None = None
    costs: Groups = ()


@_word("adjust")
@dataclass(frozen=True, slots=True)
class Adjust(Move):
    """A correction by hand, in games with `free_adjust`; legal in action windows, listed at none. `act` is one of

    - move: `card` to `zone` (hand, deck_top, deck_bottom, discard, removed; resource: under `domain`; play: under the
      control of `seat`, on `host`, which is a card or -2 - domain)
    - ready, exhaust, insane, restore: `card`; wound: `n` (or less than 0) on `card`; token: `n` for `seat` on `story`
    - drain, refresh: `domain`; draw: `n` cards for `seat`
    - skill, icons: `card` has `n` more skill (n times `icons`) until the end of the phase
    """

    act: str
    card: int = -1
    zone: str = ""
    seat: int = -1
    domain: int = -1
    host: int = -1
    story: int = -1
    n: int = 0
    icons: str = ""


@_word("concede")
@dataclass(frozen=True, slots=True)
class Concede(Move):
    """D-26: give the game up (CG-15.5.3). Legal at every decision, listed at none."""
