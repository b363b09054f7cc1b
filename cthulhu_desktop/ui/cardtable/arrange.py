"""Where everything lies on the card table: pure functions from a view and an area to rectangles.

The table is three columns: plates and light at the left, play in the middle, piles at the right. The middle is a stack
of rows, from the far seat down: hand, back row (domains, supports), characters, the stories, and the same mirrored.
While stories are fought over, the row of stories opens and the committed stand above and below their story.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from cthulhu_desktop.core.cards.view import CardsView, CardView, DomainView, StoryView
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.rows import ATTACHED_STEP, WIDTH, cells
from cthulhu_desktop.ui.cardtable.whereabouts import known_cards, whereabouts
from cthulhu_desktop.ui.tabletop.layout import Rect

COMMITS = ("D-13", "D-14")  # the decisions about who goes to which story
LYING = 88 / 63  # width of a card that lies, by its height
FAR_HAND, BACK, FRONT, STORY, COMMITTED, HAND = 0.40, 0.95, 1.0, 0.92, 0.94, 1.30  # heights of rows, in card heights
FOUGHT = 1.08  # of the row of stories while they are fought over: the counts of both sides need room
# The rows from the far hand down. While stories are fought over what lies behind makes room for those who fight.
CALM_ROWS = (FAR_HAND, BACK, FRONT, STORY, FRONT, BACK, HAND)
FIGHT_ROWS = (0.34, 0.78, 0.95, FOUGHT, 0.95, 0.78, 1.18)


class Face(Enum):
    """Which side of a card is up."""

    UP = "up"
    BACK = "play"
    INSANE = "insane"
    EDGE = "edge"  # a resource that peeks out of its domain


@dataclass(frozen=True, slots=True)
class Lay:
    """How a card lies: `rect` before it is turned by `turn` degrees about its middle; `home` the key of its place;
    `order` what lies over what, below 1."""

    rect: Rect
    home: str
    turn: float = 0.0
    face: Face = Face.UP
    order: float = 0.0


@dataclass(frozen=True, slots=True)
class Side:
    """The parts of the table that belong to one seat."""

    plate: Rect
    hand: Rect
    back: Rect
    front: Rect
    deck: Rect
    discard: Rect
    won: Rect

    @property
    def board(self) -> Rect:
        """Characters and back row together."""
        top, bottom = min(self.back.y, self.front.y), max(self.back.bottom, self.front.bottom)
        return Rect(self.hand.x, top, self.hand.w, bottom - top)


@dataclass(frozen=True, slots=True)
class Slot:
    """A story's part of the middle: the card, the panel with its struggles and tracks, and the rows of the committed by
    seat (of no height while nobody may commit)."""

    whole: Rect
    card: Rect
    panel: Rect
    rows: tuple[Rect, Rect]
    attached: Rect


@dataclass(frozen=True, slots=True)
class Areas:
    """The table cut up. `sides` by seat; `unit` is the height of a card in play; `opened`: whether there is a row for
    the committed of the far and of the near side."""

    area: Rect
    unit: float
    gap: float
    sides: tuple[Side, Side]
    middle: Rect
    twilight: Rect
    light: Rect
    story_deck: Rect
    opened: tuple[bool, bool]


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything in its place. `places` by key; `cards` by number; `slots` by the story's number."""

    areas: Areas
    places: Mapping[str, Rect]
    cards: Mapping[int, Lay]
    slots: Mapping[int, Slot] = field(default_factory=dict)


def cut(area: Rect, near: int, line: float, *, opened: tuple[bool, bool]) -> Areas:
    """Cut `area` into its parts. `line` is the height of a line of text on the plates; `opened` as in `Areas`."""
    gap = max(3.0, min(area.w, area.h) * 0.009)
    heights = list(FIGHT_ROWS if any(opened) else CALM_ROWS)
    heights[3] += COMMITTED * sum(opened)
    room = area.h - gap * (len(heights) + 1)
    unit = min(room / sum(heights), area.w / 8.4)
    extra = (room - unit * sum(heights)) / len(heights)
    left = min(area.w * 0.20, max(1.7 * unit * WIDTH, 8.6 * line))
    right = min(area.w * 0.20, max(2 * unit * WIDTH + 3 * gap, 0.12 * area.w))
    inner = Rect(area.x + left + 3 * gap, area.y, area.w - left - right - 6 * gap, area.h)
    rows, y = [], area.y + gap
    for share in heights:
        height = unit * share + extra
        rows.append(Rect(inner.x, y, inner.w, height))
        y += height + gap
    columns = Rect(area.x + gap, area.y, left, area.h), Rect(area.right - gap - right, area.y, right, area.h)
    play = [rows[k].inset(gap, 0) for k in (1, 2, 4, 5)]
    far = _side(columns, rows[0], play[0], play[1], unit, gap, line, own=False)
    own = _side(columns, rows[6], play[3], play[2], unit, gap, line, own=True)
    middle = rows[3]
    top, bottom = far.won.bottom + gap, own.won.y - gap
    height = min(bottom - top, 1.5 * unit, (right - 2) / WIDTH)
    twilight = Rect.around(columns[1].cx, (top + bottom) / 2, height * WIDTH, height)
    left_mid = Rect(columns[0].x, far.plate.bottom + gap, left, own.plate.y - far.plate.bottom - 2 * gap)
    deck_h = min(0.6 * unit, left_mid.h * 0.34, left / LYING * 0.8)
    round_ = min(left_mid.h - deck_h - 3 * gap, left * 0.74, 1.25 * unit)
    stack = round_ + gap + deck_h
    light = Rect.around(left_mid.cx, left_mid.cy - stack / 2 + round_ / 2, round_)
    story_deck = Rect.around(left_mid.cx, left_mid.cy + stack / 2 - deck_h / 2, deck_h * LYING, deck_h)
    return Areas(
        area, unit, gap, (own, far) if near == 0 else (far, own), middle, twilight, light, story_deck, opened
    )


def _side(
    columns: tuple[Rect, Rect], hand: Rect, back: Rect, front: Rect, unit: float, gap: float, line: float, *, own: bool
) -> Side:
    left, right = columns
    plate_h = min(left.h * 0.30, 4.6 * line)
    plate = Rect(left.x, left.bottom - gap - plate_h if own else left.y + gap, left.w, plate_h)
    pile = min(unit, (right.w - gap) / 2 / WIDTH)
    width = pile * WIDTH
    y = right.bottom - gap - pile if own else right.y + gap
    start = right.cx - width - gap / 2
    deck, discard = Rect(start, y, width, pile), Rect(start + width + gap, y, width, pile)
    won_h = min(0.62 * unit, right.h * 0.12)
    won = Rect(right.x, y - gap - won_h if own else y + pile + gap, right.w, won_h)
    return Side(plate, hand, back, front, deck, discard, won)


def slot_of(areas: Areas, near: int, index: int, count: int, attached: int = 0) -> Slot:
    """The part of story `index` of `count`."""
    gap, middle = areas.gap, areas.middle
    width = (middle.w - gap * (count - 1)) / max(1, count)
    whole = Rect(middle.x + index * (width + gap), middle.y, width, middle.h)
    share = (middle.h - gap) * COMMITTED / (FOUGHT + COMMITTED * sum(areas.opened))
    high, low = (share if there else 0.0 for there in areas.opened)
    above = Rect(whole.x, whole.y, width, high).inset(gap * 0.6, 0)
    below = Rect(whole.x, whole.bottom - low, width, low).inset(gap * 0.6, 0)
    row = Rect(whole.x, whole.y + high, width, middle.h - high - low).inset(gap * 0.8)
    height = min(row.h, areas.unit * STORY)
    beside = min(row.w * 0.3, height * WIDTH * (0.6 + 0.28 * attached)) if attached else 0.0
    card_w = min(height * LYING, (row.w - beside) * 0.56)
    panel_w = min(row.w - beside - card_w - gap, height * 1.85)
    x = row.cx - (beside + card_w + gap + panel_w) / 2
    card = Rect.around(x + beside + card_w / 2, row.cy, card_w, card_w / LYING)
    panel_h = min(row.h, areas.unit * FOUGHT) if any(areas.opened) else height
    panel = Rect(card.right + gap, row.cy - panel_h / 2, panel_w, panel_h)
    rows = (below, above) if near == 0 else (above, below)
    return Slot(whole, card, panel, rows, Rect(x, row.cy - height / 2, beside + card_w * 0.5, height))


# -- laying out ------------------------------------------------------------------------------------------------------
def arrange(
    view: CardsView, near: int, area: Rect, line: float, *,
    staged: Mapping[str, str] | None = None, extra: Mapping[int, CardView] | None = None,
) -> Layout:  # fmt: skip
    """Everything on a table of `area`, seen from the seat `near`. `extra` cards are staged ones the view does not show
    (yet)."""
    staged = staged or {}
    known = {**(extra or {}), **known_cards(view)}
    homes = whereabouts(view, staged)
    areas = cut(area, near, line, opened=(_stands(view, 1 - near, homes, known), _stands(view, near, homes, known)))
    return _Arranger(view, near, areas, homes, known).all()


def _stands(view: CardsView, seat: int, homes: Mapping[str, list[int]], known: Mapping[int, CardView]) -> bool:
    """Whether a side needs room at the stories: it has committed, or it may commit now."""
    if view.phase == "story" and (view.active == seat or view.asked in [(seat, kind) for kind in COMMITS]):
        return True
    there = [card for story in view.row for card in homes.get(keys.story(story.card), [])]
    return any(card in known and known[card].controller == seat for card in there)


class _Arranger:
    """One run of `arrange`."""

    def __init__(
        self, view: CardsView, near: int, areas: Areas, homes: Mapping[str, list[int]], known: Mapping[int, CardView]
    ) -> None:
        self.view, self.near, self.areas, self.homes, self.known = view, near, areas, homes, known
        self.places: dict[str, Rect] = {}
        self.cards: dict[int, Lay] = {}
        self.slots: dict[int, Slot] = {}

    def all(self) -> Layout:
        areas = self.areas
        self.places[keys.STORY_DECK] = areas.story_deck
        self.places[keys.TWILIGHT] = areas.twilight
        for seat, side in enumerate(areas.sides):
            self._side(seat, side)
        for index, story in enumerate(self.view.row):
            self._story(index, story)
        self._pile(keys.TWILIGHT, areas.twilight)
        return Layout(areas, self.places, self.cards, self.slots)

    def _side(self, seat: int, side: Side) -> None:
        named = (
            (keys.player(seat), side.plate), (keys.board(seat), side.board), (keys.hand(seat), side.hand),
            (keys.deck(seat), side.deck), (keys.discard(seat), side.discard), (keys.won(seat), side.won),
        )  # fmt: skip
        self.places.update(named)
        here = self.homes.get(keys.board(seat), [])
        front = [card for card in here if self._is_character(card)]
        back = [card for card in here if not self._is_character(card)]
        self._row(front, side.front, self.areas.unit * FRONT, keys.board(seat))
        self._back_row(seat, side.back, back)
        self._hand(seat, side.hand)
        self._pile(keys.deck(seat), side.deck)
        self._pile(keys.discard(seat), side.discard)

    def _is_character(self, card: int) -> bool:
        found = self.known.get(card)
        return found is not None and found.kind == "character"

    # -- rows of cards -----------------------------------------------------------------------------------------
    def _row(self, cards: Sequence[int], area: Rect, height: float, home: str) -> None:
        units = [(card, self._under(card)) for card in cards]
        widths = [self._wide(card, len(under)) for card, under in units]
        for k, ((card, under), cell) in enumerate(zip(units, cells(widths, area, height, self.areas.gap), strict=True)):
            self._unit(card, under, cell, home, k / (len(units) + 1))

    def _under(self, host: int) -> list[int]:
        """What is attached to a card, and to that."""
        found: list[int] = []
        for card in self.homes.get(keys.card(host), []):
            if card != host and card not in found:
                found += [card, *self._under(card)]
        return found

    def _turned(self, card: int) -> bool:
        found = self.known.get(card)
        return found is not None and found.orientation in ("exhausted", "insane")

    def _wide(self, card: int, attached: int) -> float:
        return (1.0 if self._turned(card) else WIDTH) + ATTACHED_STEP * attached

    def _unit(self, card: int, under: Sequence[int], cell: Rect, home: str, order: float) -> None:
        """A card and what is attached to it, peeking out at its right."""
        wide = (cell.h if self._turned(card) else cell.h * WIDTH)
        host = Rect.around(cell.x + wide / 2, cell.cy, cell.h * WIDTH, cell.h)
        self._put(card, host, home, order + 0.5 / 64)
        for k, one in enumerate(under):
            right = cell.x + wide + ATTACHED_STEP * cell.h * (k + 1)
            turned = self._turned(one)
            height = cell.h * (WIDTH if turned else 0.94)
            width = height if turned else height * WIDTH
            rect = Rect.around(right - width / 2, cell.cy, height * WIDTH, height)
            self._put(one, rect, keys.card(card), order + 0.4 / 64 - k / 4096)

    def _put(self, card: int, rect: Rect, home: str, order: float) -> None:
        found = self.known.get(card)
        orientation = found.orientation if found is not None else "ready"
        face = {"insane": Face.INSANE, "dormant": Face.BACK}.get(orientation, Face.UP)
        if found is None or not found.id:
            face = Face.BACK
        self.cards[card] = Lay(rect, home, 90.0 if self._turned(card) else 0.0, face, order)

    # -- the back row: domains at the left, supports at the right ----------------------------------------------
    def _back_row(self, seat: int, area: Rect, supports: Sequence[int]) -> None:
        domains = self.view.players[seat].domains
        gap, high = self.areas.gap, min(area.h, self.areas.unit * BACK)
        widths = [self._domain_width(domain) * high for domain in domains]
        wanted = sum(widths) + gap * max(0, len(widths) - 1)
        wide = [self._wide(card, len(self._under(card))) * high + gap for card in supports]
        most = area.w - min(sum(wide), area.w * 0.5) - (2 * gap if wide else 0)
        shrink = min(1.0, most / wanted) if wanted else 1.0
        used = wanted * shrink
        x = area.cx - (used + (2 * gap + min(sum(wide), area.w - used - 2 * gap) if wide else 0)) / 2
        for domain, width in zip(domains, widths, strict=True):
            cell = Rect(x, area.cy - high / 2, width * shrink, high)
            self._domain(domain, cell, seat)
            x += (width + gap) * shrink
        if supports:
            rest = Rect(x + gap, area.y, area.right - x - gap, area.h)
            total = min(rest.w, sum(wide))
            self._row(supports, Rect(rest.x, rest.y, total, rest.h), high, keys.board(seat))

    def _domain_width(self, domain: DomainView) -> float:
        return 1.02 + 0.22 * len(self.homes.get(f"on:{keys.domain(domain.domain)}", []))

    def _domain(self, domain: DomainView, cell: Rect, seat: int) -> None:
        key = keys.domain(domain.domain)
        attached = self.homes.get(f"on:{key}", [])
        own = Rect(cell.x, cell.y, cell.w * 1.02 / self._domain_width(domain), cell.h)
        self.places[key] = own
        resources = self.homes.get(key, [])
        for card, rect in zip(resources, edges(own, len(resources), seat == self.near), strict=True):
            self.cards[card] = Lay(rect, key, 0.0, Face.EDGE, 0.5)
        for k, card in enumerate(attached):
            height = own.h * 0.8
            width = height * (1.0 if self._turned(card) else WIDTH)
            right = own.right + (cell.right - own.right) * (k + 1) / len(attached)
            self._put(card, Rect.around(right - width / 2, own.cy, height * WIDTH, height), key, 0.1 - k / 4096)

    # -- stories -----------------------------------------------------------------------------------------------
    def _story(self, index: int, story: StoryView) -> None:
        key = keys.story(story.card)
        attached = self.homes.get(f"on:{key}", [])
        slot = slot_of(self.areas, self.near, index, len(self.view.row), len(attached))
        self.slots[story.card], self.places[key] = slot, slot.whole
        here = self.homes.get(key, [])
        for seat in (0, 1):
            cards = [card for card in here if card in self.known and self.known[card].controller == seat]
            self._row(cards, slot.rows[seat], self.areas.unit * COMMITTED, key)
        step = min(ATTACHED_STEP * slot.card.h, slot.attached.w / max(1, len(attached)))
        for k, card in enumerate(attached):
            height = slot.card.h * 0.94
            middle = slot.attached.x + height * WIDTH / 2 + step * k
            self._put(card, Rect.around(middle, slot.card.cy, height * WIDTH, height), key, 0.01 * k)

    # -- hand and piles ----------------------------------------------------------------------------------------
    def _hand(self, seat: int, area: Rect) -> None:
        cards = self.homes.get(keys.hand(seat), [])
        for k, (card, (rect, turn)) in enumerate(zip(cards, fan(len(cards), area), strict=True)):
            face = Face.UP if seat == self.near else Face.BACK
            self.cards[card] = Lay(rect, keys.hand(seat), turn, face, k / 128)

    def _pile(self, key: str, rect: Rect) -> None:
        cards = self.homes.get(key, [])
        hidden = keys.kind(key) == "deck"
        for k, card in enumerate(cards):
            shift = min(0.12 * rect.w * k, 0.5 * rect.w) if key == keys.TWILIGHT and k else 0.0
            open_top = hidden and any(p.open_top is not None and p.open_top.card == card for p in self.view.players)
            at = Rect(rect.x - shift, rect.y, rect.w, rect.h)
            self.cards[card] = Lay(at, key, 0.0, Face.BACK if hidden and not open_top else Face.UP, k / 128)


def edges(domain: Rect, count: int, own: bool) -> list[Rect]:
    """Where the edges of `count` resources peek out of a domain, towards the middle of the table."""
    if not count:
        return []
    columns = 1 if count <= 3 else 2 if count <= 8 else 3
    lines = -(-count // columns)
    height = min(domain.h * 0.175, domain.h * 0.66 / lines)
    width = domain.w / columns
    found = []
    for k in range(count):
        line, column = divmod(k, columns)
        y = domain.y + line * height if own else domain.bottom - (line + 1) * height
        found.append(Rect(domain.x + column * width, y, width, height))
    return found


def body(domain: Rect, count: int, own: bool) -> Rect:
    """What `edges` leave of a domain."""
    taken = sum(rect.h for rect in edges(domain, count, own) if rect.x == domain.x)
    return Rect(domain.x, domain.y + (taken if own else 0.0), domain.w, domain.h - taken)


def fan(count: int, area: Rect) -> list[tuple[Rect, float]]:
    """Cards held as a fan within `area`: rectangle and turn of each."""
    if not count:
        return []
    height = area.h * 0.86
    width = height * WIDTH
    if width > area.w * 0.5:
        width = area.w * 0.5
        height = width / WIDTH
    spread = min(14.0, 2.2 * (count - 1))
    room = area.w - width * 1.16
    step = min(width * 0.98, room / (count - 1)) if count > 1 else 0.0
    found = []
    for k in range(count):
        t = (k / (count - 1) - 0.5) if count > 1 else 0.0
        turn = spread * t
        sink = area.h * 0.24 * t * t * min(1.0, count / 6)
        middle = area.cx + (k - (count - 1) / 2) * step
        found.append((Rect.around(middle, area.y + area.h * 0.455 + sink, width, height), turn))
    return found
