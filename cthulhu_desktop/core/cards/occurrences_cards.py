"""Occurrences about cards: where they go, what becomes of them, what is paid for them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cthulhu_desktop.core.cards.words import VOCABULARY
from cthulhu_desktop.core.kernel import Occurrence

_word = VOCABULARY.word


@_word("resource_attached")
@dataclass(frozen=True, slots=True)
class ResourceAttached(Occurrence):
    """A card lies under a domain as a resource now (CG-9.2.6, 19.1.4)."""

    seat: int
    card: int
    domain: int


@_word("drawn")
@dataclass(frozen=True, slots=True)
class Drawn(Occurrence):
    """Cards go from a deck to the hand; the opponent sees only how many (`cards` is then empty)."""

    seat: int
    count: int
    cards: tuple[int, ...] = ()

    def for_seat(self, seat: int | None) -> Occurrence:
        return self if seat == self.seat else replace(self, cards=())


@_word("shuffled")
@dataclass(frozen=True, slots=True)
class Shuffled(Occurrence):
    """A deck was shuffled."""

    seat: int


@_word("readied")
@dataclass(frozen=True, slots=True)
class Readied(Occurrence):
    """An exhausted card became ready."""

    card: int


@_word("exhausted")
@dataclass(frozen=True, slots=True)
class Exhausted(Occurrence):
    """A ready card became exhausted."""

    card: int


@_word("restored")
@dataclass(frozen=True, slots=True)
class Restored(Occurrence):
    """An insane character is sane again (CG-16.4.6)."""

    card: int


@_word("goes_insane")
@dataclass(frozen=True, slots=True)
class GoesInsane(Occurrence):
    """CG-16.4.1; `story` where it was committed, -1 elsewhere."""

    card: int
    story: int = -1
    by: int = -1


@_word("wounded")
@dataclass(frozen=True, slots=True)
class Wounded(Occurrence):
    """A character took `n` wounds (CG-16.1)."""

    card: int
    n: int = 1
    by: int = -1


@_word("healed")
@dataclass(frozen=True, slots=True)
class Healed(Occurrence):
    """`n` wounds were taken off."""

    card: int
    n: int = 1


@_word("wounds_moved")
@dataclass(frozen=True, slots=True)
class WoundsMoved(Occurrence):
    """`n` wounds were moved from one character to another (CG-16.1.5)."""

    card: int
    to: int
    n: int = 1


@_word("prevented")
@dataclass(frozen=True, slots=True)
class Prevented(Occurrence):
    """Something that was about to happen to a card did not: `what` is wounded, goes_insane, destroyed."""

    card: int
    what: str


@_word("domain_refreshed")
@dataclass(frozen=True, slots=True)
class DomainRefreshed(Occurrence):
    """CG-5.1.4."""

    seat: int
    domain: int


@_word("domain_drained")
@dataclass(frozen=True, slots=True)
class DomainDrained(Occurrence):
    """`paid`: how much was paid with it, `overpaid` what was lost (CG-10.1.5)."""

    seat: int
    domain: int
    paid: int = 0
    overpaid: int = 0


@_word("domain_gained")
@dataclass(frozen=True, slots=True)
class DomainGained(Occurrence):
    """CG-19.2."""

    seat: int
    domain: int


@_word("played")
@dataclass(frozen=True, slots=True)
class Played(Occurrence):
    """A card was played from hand and paid for; `x` where its cost has one, `targets` what it aims at."""

    seat: int
    card: int
    x: int = 0
    targets: tuple[int, ...] = ()


@_word("used")
@dataclass(frozen=True, slots=True)
class AbilityUsed(Occurrence):
    """An ability was used (or a Forced Response or passive runs); `label` is its timing word."""

    seat: int
    card: int
    ability: int
    label: str
    targets: tuple[int, ...] = ()


@_word("cancelled")
@dataclass(frozen=True, slots=True)
class Cancelled(Occurrence):
    """A card, ability or step does not take effect (CG-12.4.6); `card` -1 for a step of the rules."""

    card: int


@_word("enters_play")
@dataclass(frozen=True, slots=True)
class EntersPlay(Occurrence):
    """`source`: the zone it came from."""

    seat: int
    card: int
    source: str = "hand"


@_word("laid_dormant")
@dataclass(frozen=True, slots=True)
class LaidDormant(Occurrence):
    """A Dormant card lies face down at a story (CG-22.2.6); the other player does not see which (-1)."""

    seat: int
    card: int
    story: int

    def for_seat(self, seat: int | None) -> Occurrence:
        return self if seat == self.seat else replace(self, card=-1)


@_word("leaves_play")
@dataclass(frozen=True, slots=True)
class LeavesPlay(Occurrence):
    """`to`: the zone it goes to; `seat` its last controller."""

    seat: int
    card: int
    to: str


@_word("destroyed")
@dataclass(frozen=True, slots=True)
class Destroyed(Occurrence):
    """CG-16.2.1; `seat` is its last controller, `by` the card that did it (-1: the rules)."""

    seat: int
    card: int
    by: int = -1


@_word("sacrificed")
@dataclass(frozen=True, slots=True)
class Sacrificed(Occurrence):
    """CG-16.2.2."""

    seat: int
    card: int


@_word("discarded")
@dataclass(frozen=True, slots=True)
class Discarded(Occurrence):
    """To the owner's discard pile from `source`, neither destroyed nor sacrificed."""

    seat: int
    card: int
    source: str


@_word("moved")
@dataclass(frozen=True, slots=True)
class Moved(Occurrence):
    """Another change of zone. A card that goes between hidden zones is -1 for all but the seat that sees it, `seen_by`
    (-1: nobody does)."""

    seat: int
    card: int
    source: str
    to: str
    open: bool = True
    seen_by: int = -1

    def for_seat(self, seat: int | None) -> Occurrence:
        return self if self.open or (seat is not None and seat == self.seen_by) else replace(self, card=-1)


@_word("revealed")
@dataclass(frozen=True, slots=True)
class Revealed(Occurrence):
    """Cards are shown to both (CG-4.1.11)."""

    cards: tuple[int, ...]


@_word("looked")
@dataclass(frozen=True, slots=True)
class Looked(Occurrence):
    """A player looks at cards that stay hidden from the other."""

    seat: int
    count: int
    cards: tuple[int, ...] = ()

    def for_seat(self, seat: int | None) -> Occurrence:
        return self if seat == self.seat else replace(self, cards=())


@_word("attached")
@dataclass(frozen=True, slots=True)
class Attached(Occurrence):
    """A card lies on a host now (a card, or -2 - domain)."""

    card: int
    host: int


@_word("detached")
@dataclass(frozen=True, slots=True)
class Detached(Occurrence):
    """CG-16.5.5."""

    card: int


@_word("control_changed")
@dataclass(frozen=True, slots=True)
class ControlChanged(Occurrence):
    """CG-18.1.2."""

    card: int
    seat: int


@_word("chosen")
@dataclass(frozen=True, slots=True)
class Chosen(Occurrence):
    """A player chose cards inside an effect; hidden ones are left out for the other player."""

    seat: int
    cards: tuple[int, ...]
    open: bool = True

    def for_seat(self, seat: int | None) -> Occurrence:
        return self if self.open or seat == self.seat else replace(self, cards=())


@_word("named")
@dataclass(frozen=True, slots=True)
class Named(Occurrence):
    """A player names a title, subtype or icon type (CG-17.8)."""

    seat: int
    word: str


@_word("domain_lost")
@dataclass(frozen=True, slots=True)
class DomainLost(Occurrence):
    """A gained domain was removed (CG-19.2.5)."""

    seat: int
    domain: int
