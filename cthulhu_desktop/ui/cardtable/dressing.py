"""Dresses the places of the card table: what each shows and what it is called, from the view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cthulhu_desktop.core.cards.view import CardsView, DomainView, PlayerView, StoryView
from cthulhu_desktop.rulebook.glossary import tip
from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.cardtable import describe, furniture, keys, light, story_furniture
from cthulhu_desktop.ui.cardtable.arrange import Layout, Slot, body
from cthulhu_desktop.ui.cardtable.place_items import DrawnPlace
from cthulhu_desktop.ui.cardtable.rings import Ring
from cthulhu_desktop.ui.tabletop.items import State
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.words import language_now

LIGHT = "light"


class Dresser:
    """Tells each place what to show in one position."""

    def __init__(self, faces: FaceStore, view: CardsView, near: int, layout: Layout, names: Sequence[str]) -> None:
        self.faces, self.view, self.near, self.layout, self.names = faces, view, near, layout, names
        self._domains = {keys.domain(d.domain): (p.seat, k, d) for p in view.players for k, d in enumerate(p.domains)}
        self._stories = {keys.story(story.card): story for story in view.row}

    def dress(self, place: DrawnPlace) -> None:
        """Let a place look and be called as it is now."""
        kind = keys.kind(place.key)
        if place.key in self._stories:
            self._story(place, self._stories[place.key])
        elif place.key in self._domains:
            self._domain(place, *self._domains[place.key])
        elif place.key == keys.STORY_DECK:
            self._story_deck(place)
        elif place.key == keys.TWILIGHT:
            place.paint_as("", furniture.draw_outline)
        elif place.key == LIGHT:
            shown = light.light_of(self.view)
            place.paint_as((shown, self.view.turn), partial(_dial, shown, self.view.turn))
            place.describe(*describe.describe_light(self.view))
        else:
            self._of_player(place, kind, self.view.players[keys.number(place.key)])
        place.ring = self._ring(place, kind)

    def _ring(self, place: DrawnPlace, kind: str) -> Ring | None:
        """The light around a place, as wide as `furniture` and `story_furniture` draw it."""
        width, height = place.rect.w, place.rect.h
        match kind:
            case "board":
                return Ring(0.04, max(3.0, min(width, height) * 0.03))
            case "story" if place.anchor is not None:
                return Ring(0.03, max(3.0, place.anchor.h * 0.07), hovers=True)
            case "domain":
                return Ring(0.06, max(3.0, height * 0.08), outer=True)
            case "deck":
                return Ring(0.05, max(3.0, width * 0.08), outer=True)
            case "discard" | "twilight":
                return Ring(0.06, max(3.0, width * 0.08))
            case "player" | "hand":
                return Ring(0.10, max(3.0, height * 0.08))
        return None

    def _of_player(self, place: DrawnPlace, kind: str, player: PlayerView) -> None:
        seat, near = player.seat, player.seat == self.near
        name = self.names[seat]
        counts = {
            "deck": player.deck_size, "discard": len(player.discard), "hand": player.hand_size, "won": len(player.won),
        }  # fmt: skip
        if kind == "player":
            self._plate(place, player, name)
            return
        place.describe(*describe.describe_pile(kind, counts.get(kind, 0), name), meaning=_meaning(kind))
        if kind == "board":
            side = self.layout.areas.sides[seat]
            share = (side.back.y - self.layout.areas.gap / 2 if near else side.front.y) - side.board.y
            place.paint_as((near, round(share)), partial(_mat, near, share / side.board.h))
            place.solid = Rect(0, 0, 0, 0) if not place.focusable else None
        elif kind == "deck":
            place.paint_as(player.deck_size, partial(_deck, self.faces, player.deck_size))
        elif kind == "discard":
            place.paint_as("", furniture.draw_outline)
        elif kind == "hand":
            hidden = player.hand_size - len(player.hand)
            place.paint_as((hidden, near), partial(_backs, self.faces, hidden, not near))
        else:
            content = (player.won_ids, player.stories_needed)
            place.paint_as(content, partial(_won, self.faces, player.won_ids, player.stories_needed))

    def _plate(self, place: DrawnPlace, player: PlayerView, name: str) -> None:
        view = self.view
        asked = view.asked is not None and view.asked[0] == player.seat
        content = furniture.PlateContent(
            name, view.active == player.seat, asked, len(player.won), player.stories_needed, player.hand_size,
            player.deck_size,
        )  # fmt: skip
        place.paint_as(content, partial(_plate, content))
        place.describe(*describe.describe_player(player, view, name))

    def _domain(self, place: DrawnPlace, seat: int, number: int, domain: DomainView) -> None:
        rect = self.layout.places[place.key]
        shown = sum(1 for lay in self.layout.cards.values() if lay.home == place.key and lay.face.value == "edge")
        free = body(rect, shown, seat == self.near)
        free = Rect(free.x - rect.x, free.y - rect.y, free.w, free.h)
        content = (free, domain.drained, domain.worth)
        place.paint_as(content, partial(_domain, self.faces, free, domain.drained, domain.worth))
        place.describe(*describe.describe_domain(domain, number, self.names[seat]),
                       meaning=_meaning("drained" if domain.drained else "domain"))  # fmt: skip

    def _story(self, place: DrawnPlace, story: StoryView) -> None:
        slot = self.layout.slots[story.card]
        content = self._story_content(story, slot)
        place.solid = Rect(
            content.card.x, content.card.y, content.panel.right - content.card.x, content.card.h
        )  # fmt: skip
        place.anchor = content.card
        place.paint_as(content, partial(_story, self.faces, content))
        place.describe(*describe.describe_story(story, self.near, self.names), meaning=_meaning("story"))

    def _story_content(self, story: StoryView, slot: Slot) -> story_furniture.StoryContent:
        far, near = 1 - self.near, self.near

        def inside(rect: Rect) -> Rect:
            return Rect(rect.x - slot.whole.x, rect.y - slot.whole.y, rect.w, rect.h)

        here = [lay.rect.cy for lay in self.layout.cards.values() if lay.home == keys.story(story.card)]
        manned = (any(y < slot.card.cy for y in here), any(y > slot.card.cy for y in here))
        fight = self.view.struggle
        return story_furniture.StoryContent(
            id=story.id,
            struggles=story.struggles,
            tokens=(story.tokens[far], story.tokens[near]),
            needed=(story.needed[far], story.needed[near]),
            icons=(story.icons[far], story.icons[near]),
            skill=(story.skill[far], story.skill[near]),
            manned=manned,
            fought=fight[1] if fight is not None and fight[0] == story.card else "",
            card=inside(slot.card),
            panel=inside(slot.panel),
            rows=(inside(slot.rows[far]), inside(slot.rows[near])),
        )

    def _story_deck(self, place: DrawnPlace) -> None:
        count = self.view.story_deck_size
        place.paint_as(count, partial(_story_deck, self.faces, count))
        title, said = describe.describe_stories(count)
        place.describe(title, said)


# The drawing functions with what they draw first, so that `partial` can fill it in.
def _dial(shown: light.Light, turn: int, painter: QPainter, box: QRectF, state: State) -> None:
    light.draw_dial(painter, box, state, shown, turn)


def _mat(own: bool, rows: float, painter: QPainter, box: QRectF, state: State) -> None:
    furniture.draw_mat(painter, box, state, own, rows)


def _deck(faces: FaceStore, count: int, painter: QPainter, box: QRectF, state: State) -> None:
    furniture.draw_deck(painter, box, state, faces, count)


def _story_deck(faces: FaceStore, count: int, painter: QPainter, box: QRectF, state: State) -> None:
    furniture.draw_deck(painter, box, state, faces, count, "story")


def _backs(faces: FaceStore, count: int, far: bool, painter: QPainter, box: QRectF, state: State) -> None:
    furniture.draw_backs(painter, box, state, faces, count, far)


def _won(
    faces: FaceStore, won: tuple[str, ...], needed: int, painter: QPainter, box: QRectF, state: State
) -> None:  # fmt: skip
    furniture.draw_won(painter, box, state, faces, won, needed)


def _plate(content: furniture.PlateContent, painter: QPainter, box: QRectF, state: State) -> None:
    furniture.draw_plate(painter, box, state, content)


def _domain(
    faces: FaceStore, free: Rect, drained: bool, worth: int, painter: QPainter, box: QRectF, state: State
) -> None:  # fmt: skip
    furniture.draw_domain(painter, box, state, faces, free, drained, worth)


def _story(
    faces: FaceStore, content: story_furniture.StoryContent, painter: QPainter, box: QRectF, state: State
) -> None:  # fmt: skip
    story_furniture.draw_story(painter, box, state, faces, content)


_TERMS = {"discard": "discard-pile"}


def _meaning(kind: str) -> str:
    """What the glossary says of a place."""
    return tip(_TERMS.get(kind, kind), language_now())
