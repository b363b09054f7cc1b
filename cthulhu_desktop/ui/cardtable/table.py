"""The scene of the card table: furniture and cards, laid out from what a seat knows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial

import shiboken6
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneContextMenuEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsView,
)

from cthulhu_desktop.core.cards.view import CardsView, CardView, PlayerView
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.cardtable import describe, keys, spread
from cthulhu_desktop.ui.cardtable.arrange import Face, Lay, Layout, arrange
from cthulhu_desktop.ui.cardtable.card_items import CardItem
from cthulhu_desktop.ui.cardtable.card_pictures import CardPictures
from cthulhu_desktop.ui.cardtable.dressing import LIGHT, Dresser
from cthulhu_desktop.ui.cardtable.ground import Ground
from cthulhu_desktop.ui.cardtable.place_items import BadgeItem, DrawnPlace, Stand
from cthulhu_desktop.ui.cardtable.pointing import Pointing, top_key
from cthulhu_desktop.ui.cardtable.spread import CARDS_Z, Spreads
from cthulhu_desktop.ui.cardtable.struggle_overlay import StruggleOverlay
from cthulhu_desktop.ui.cardtable.trial import counted
from cthulhu_desktop.ui.cardtable.whereabouts import known_cards
from cthulhu_desktop.ui.tabletop.clock import Animation, Call, Parallel, Pause, Tween, ease_out
from cthulhu_desktop.ui.tabletop.clock import Sequence as InTurn
from cthulhu_desktop.ui.tabletop.items import State, TableItem
from cthulhu_desktop.ui.tabletop.labels import ArrowItem
from cthulhu_desktop.ui.tabletop.layout import Rect
from cthulhu_desktop.ui.tabletop.scene import TableScene
from cthulhu_desktop.ui.tabletop.zorder import Layer
from cthulhu_desktop.ui.theme import BRASS_LIGHT

GLIDE_MS = 240
MANY = 6  # cards that move at once
SETTLED_MS = 100  # after a motion: its last frame is painted
FIXED = ("domain", "discard", "deck")  # what lies there moves with its place
STAGE_MS = 180
STAGGER_MS = 12


class CardTable(TableScene):
    """Everything on the card table; where things lie is always what the view says.

    `lay` and `stage` make animations, `settle` puts all in place at once. Signals: `pointed(key | None)` what the
    pointer rests on, or the keyboard is on; `double_clicked(key)`; `calm_clicked(key)`: a click on something that
    cannot be used now; `spread_closed()`: a spread that the player had opened himself is closed again;
    `menu_wanted(key, place on the screen)`: a click with the other button, or the menu key.
    """

    pointed = Signal(object)
    double_clicked = Signal(str)
    calm_clicked = Signal(str)
    spread_closed = Signal()
    menu_wanted = Signal(str, object)

    def __init__(self, faces: FaceStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.faces = faces
        self.view: CardsView | None = None
        self.near = 0
        self.names: tuple[str, str] = ("", "")
        self.layout: Layout | None = None
        self.pictures = CardPictures(faces)
        self._known: dict[int, CardView] = {}
        self._cards: dict[int, CardItem] = {}
        self._places: dict[str, DrawnPlace] = {}
        self._leaving: set[int] = set()
        self._staged: dict[str, str] = {}
        self._extra: dict[int, CardView] = {}
        self._badges = (BadgeItem(), BadgeItem())
        self.overlay = StruggleOverlay()
        self._shows: set[QGraphicsItem] = set()
        self._arrows: list[tuple[ArrowItem, str, str]] = []
        self._usable: frozenset[str] = frozenset()
        self._movable: frozenset[str] = frozenset()
        self._chosen: frozenset[str] = frozenset()
        self._marked: frozenset[str] = frozenset()
        self._area = Rect(0, 0, 1280, 720)
        self._ratio = 1.0
        self._ground = Ground(self._ground_came)
        self._spreads = Spreads(self, self._closed_by_hand)
        self._pointing = Pointing(self)
        self._pointing.pointed.connect(self.pointed)
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settled.timeout.connect(self._as_many)
        self.clock.moved.connect(self._aim)
        faces.changed.connect(self._picture_came)

    # -- setting up --------------------------------------------------------------------------------------------
    def open(self, view: CardsView, near: int) -> None:
        """Set the table for a game, as the seat `near` sees it."""
        self.clear_game()
        self.view, self.near = view, near
        for item in (*self._badges, self.overlay):
            self.addItem(item)
        self.settle()

    def name_seats(self, names: Sequence[str]) -> None:
        """What the two players are called."""
        self.names = (names[0], names[1])
        self._dress()

    def clear_game(self) -> None:
        """Take everything of a game off the table."""
        self.clock.stop()
        self._as_many()
        self.cancel_drag()
        self._spreads.open(())
        self.hide_arrows()
        for item in [*self._cards.values(), *self._places.values()]:
            self.remove(item)
        self.overlay.setVisible(False)
        for extra in (*self._badges, self.overlay, *self._shows):
            if extra.scene() is self:
                self.removeItem(extra)
        self._shows.clear()
        self._cards, self._places, self._staged, self._extra = {}, {}, {}, {}
        self._leaving.clear()
        self._usable = self._movable = self._chosen = self._marked = frozenset()
        self.view, self.layout, self._known = None, None, {}
        self.pictures.refining.clear()
        self.pictures.forget()  # a table without a game keeps nothing that is quickly drawn again

    def resize(self, size: QSize, ratio: float) -> None:
        """The table has `size` (pixels at zoom 1): lay everything out anew, at once."""
        self._ratio = ratio
        self._area = Rect(0, 0, max(480, size.width()), max(320, size.height()))
        self.setSceneRect(QRectF(0, 0, self._area.w, self._area.h))
        self.settle()

    def redress(self) -> None:
        """Fonts or text size have changed: draw and write everything anew."""
        self.pictures.forget()
        for place in self._places.values():
            place.forget()
        for badge in self._badges:
            badge.forget()
        for item in self._cards.values():
            item.said = ""
        self.settle()
        self.update()

    def retranslate(self) -> None:
        """The language has changed."""
        self.redress()

    @property
    def dressed(self) -> bool:
        """Whether the table top is drawn for the present size and light."""
        return self._ground.ready

    @property
    def staged(self) -> Mapping[str, str]:
        """What lies somewhere for trial."""
        return self._staged

    # -- things ------------------------------------------------------------------------------------------------
    def item(self, key: str) -> TableItem | None:
        """The item of a key (see `keys`); None for a card that lies hidden or under others."""
        return self.thing(key)

    def cards(self) -> Iterable[CardItem]:
        """All cards that can be seen."""
        return self._cards.values()

    def card_view(self, number: int) -> CardView | None:
        """What the near seat knows of a card."""
        return self._known.get(number)

    def adopt(self, item: QGraphicsItem) -> None:
        """Something that is shown for a moment."""
        self._shows.add(item)
        self.addItem(item)

    def let_go(self, item: QGraphicsItem) -> None:
        """What was shown for a moment is over."""
        if item in self._shows:
            self._shows.discard(item)
            self.removeItem(item)

    # -- laying out --------------------------------------------------------------------------------------------
    def settle(self) -> None:
        """Everything lies where the view says (and what is staged), at once."""
        if self.view is None:
            return
        self._take()
        self.come_to_rest()
        self._remark()

    def come_to_rest(self) -> None:
        """Every card lies where it was last sent, at once."""
        if self.layout is None:
            return
        for place in self._places.values():
            place.rest()
        for number in list(self._leaving):
            self._drop(number)
        for number, lay in self.layout.cards.items():
            if number not in self._spreads.cards:
                self._card(number).lie(lay)
        self._put_spread()
        self._name_cards()
        self._aim()

    def lay(self, view: CardsView, near: int, duration: float = GLIDE_MS) -> Animation:
        """Take up `view`: an animation in which every card glides to where it lies now. What was staged is over."""
        before = self.view
        if before is not None and near != self.near:
            self._turn_round(view, near)
            return Parallel()
        self.view, self._staged = view, {}
        self._extra = {number: card for number, card in self._extra.items() if number in self._spreads.cards}
        return self._glide(duration, STAGGER_MS * duration / GLIDE_MS)

    def stage(self, placed: Mapping[str, str], duration: float = STAGE_MS) -> Animation:
        """Lay cards for trial: key of the card -> key of the story, domain, board or pile; `{}` takes all back."""
        if self.view is None:
            return Parallel()
        self._staged = dict(placed)
        return self._glide(duration)

    def introduce(self, cards: Iterable[CardView]) -> None:
        """Cards the view does not show yet and that are about to be staged."""
        self._extra.update((card.card, card) for card in cards)

    def _turn_round(self, view: CardsView, near: int) -> None:
        """The other seat sits down in front: everything is laid out anew, without showing how."""
        self._spreads.open(())
        for number in list(self._cards):
            self._drop(number)
        self.view, self.near, self._staged, self._extra = view, near, {}, {}
        for place in self._places.values():
            place.forget()
        self.settle()

    def _take(self) -> Layout:
        """Work out the layout; furniture is put in place, cards nobody sees any more are marked as leaving."""
        assert self.view is not None
        line = max(theme.px(21), min(self._area.h, self._area.w * 0.6) * 0.026)
        self._known = {**self._extra, **known_cards(self.view)}
        layout = arrange(self.view, self.near, self._area, line, staged=self._staged, extra=self._extra)
        self.layout = layout
        self._ground.order(layout, self.view, self._ratio)
        self._furnish(layout)
        for number in self._cards:
            if number not in layout.cards and number not in self._spreads.cards:
                self._leaving.add(number)
        self._leaving -= set(layout.cards)
        return layout

    def _glide(self, duration: float, stagger: float = 0.0) -> Animation:
        stood = {key: place.stand() for key, place in self._places.items()}
        layout = self._take()
        moves: list[Animation] = []
        with_place: list[Animation] = []
        for number, lay in layout.cards.items():
            new = number not in self._cards
            item = self._card(number)
            if new:
                item.lie(self._origin(number, lay))
            if number in self._spreads.cards:
                item.set_rest(lay)
            elif item.lies(lay):
                item.lie(lay)
            elif item.home == lay.home and keys.kind(lay.home) in FIXED:
                with_place.append(item.go(lay, duration, ease_out))
            else:
                wait = Pause(min(len(moves), 8) * stagger)
                moves.append(InTurn(wait, item.go(lay, duration, ease_out, lift=0.05)))
        for number in self._leaving:
            lay = self._goal(number)
            gone = Call(partial(self._drop_if_leaving, number))
            moves.append(InTurn(self._cards[number].go(lay, duration), gone))
        moves += [*with_place, *self._places_glide(stood, duration)]
        self._put_spread()
        self._name_cards()
        self._remark()
        if len(moves) > MANY:
            moves.append(Tween(max(move.duration for move in moves), self._as_one))
        return Parallel(*moves)

    def _places_glide(self, stood: Mapping[str, Stand], duration: float) -> list[Animation]:
        """Places that are put elsewhere seem to glide there."""
        return [
            place.come_from(stood[key], duration, ease_out)
            for key, place in self._places.items()
            if key in stood and any(abs(a - b) > 0.5 for a, b in zip(place.rect, stood[key].whole, strict=True))
        ]

    def _as_one(self, t: float) -> None:
        """Repaint what many moving cards cover as one rectangle: pictures under a clip of many small rectangles take
        several times as long."""
        self.pictures.refining.move(t < 1.0)
        moving = QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate
        for view in self.views():
            if view.viewportUpdateMode() != moving:
                view.setViewportUpdateMode(moving)
        if t == 1.0:
            self._settled.start()

    def _as_many(self) -> None:
        """Few things move: each is repainted by itself."""
        if self.clock.busy:
            self._settled.start()
            return
        self._settled.stop()
        self.pictures.refining.move(False)
        for view in self.views():
            view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)

    def set_zooming(self, on: bool) -> None:
        self.pictures.refining.hold(on)

    def _card(self, number: int) -> CardItem:
        item = self._cards.get(number)
        if item is None:
            item = self._cards[number] = CardItem(number, self.pictures)
            self.add(item)
        item.show_card(self._known.get(number))
        return item

    def _drop(self, number: int) -> None:
        self._leaving.discard(number)
        item = self._cards.pop(number, None)
        if item is not None:
            self.remove(item)

    def _drop_if_leaving(self, number: int) -> None:
        if number in self._leaving:
            self._drop(number)

    def _origin(self, number: int, lay: Lay) -> Lay:
        """Where a card that was hidden comes from: own ones from the deck, those of the far player from his hand."""
        assert self.layout is not None
        card = self._known.get(number)
        owner = card.owner if card is not None else self.near
        key = keys.deck(owner) if owner == self.near or lay.face is Face.EDGE else keys.hand(owner)
        if keys.kind(lay.home) == "discard":
            key = lay.home
        rect = self.layout.places[key]
        shrunk = Rect.around(rect.cx, rect.cy, min(rect.w, lay.rect.w * 0.8), min(rect.w, lay.rect.w * 0.8) * 88 / 63)
        face = lay.face if key == lay.home else Face.BACK
        return Lay(shrunk, key, 0.0, face, lay.order)

    def _goal(self, number: int) -> Lay:
        """Where a card goes that cannot be seen any more: under its discard pile, into its deck or the far hand."""
        assert self.layout is not None
        card = self._known.get(number)
        item = self._cards[number]
        owner = item.card.owner if item.card is not None else self.near
        if card is not None and card.zone == "discard":
            return Lay(self.layout.places[keys.discard(owner)], keys.discard(owner), 0.0, Face.UP)
        key = keys.hand(owner) if owner != self.near and card is None else keys.deck(owner)
        rect = self.layout.places[key]
        deck = self.layout.places[keys.deck(owner)]
        return Lay(Rect.around(rect.cx, rect.cy, deck.w, deck.h), key, 0.0, Face.BACK)

    # -- furniture ---------------------------------------------------------------------------------------------
    def _furnish(self, layout: Layout) -> None:
        wanted = {**layout.places, LIGHT: layout.areas.light}
        for key in [key for key in self._places if key not in wanted]:
            self.remove(self._places.pop(key))
        for key, rect in wanted.items():
            place = self._places.get(key)
            if place is None:
                share = {"board": 0.06, "story": 0.06, "hand": 0.05}.get(keys.kind(key), 0.14)
                place = self._places[key] = DrawnPlace(key, share, self.pictures.refining)
                if keys.kind(key) in ("board", "story", "hand"):
                    place.setZValue(Layer.FURNITURE + (1 if keys.kind(key) == "story" else 0))
                    if keys.kind(key) != "story":
                        place.make_frame()
                self.add(place)
            place.put(rect)
        self._dress()

    def _dress(self) -> None:
        if self.view is None or self.layout is None:
            return
        shown = counted(self.view, self._staged, self._known)
        dresser = Dresser(self.faces, shown, self.near, self.layout, self.names)
        for place in self._places.values():
            dresser.dress(place)
        for seat, badge in enumerate(self._badges):
            badge.put(self.layout.areas.sides[seat].discard, len(self.view.players[seat].discard))

    def _name_cards(self) -> None:
        if self.view is None:
            return
        stories = {story.card: story.title for story in self.view.row}
        titles = {number: card.title for number, card in self._known.items()}
        for number, item in self._cards.items():
            card = self._known.get(number)
            said = (card, stories.get(card.story), titles.get(card.host)) if card is not None else None
            if said != item.said:
                item.said = said
                item.describe(describe.describe_card(card, stories, titles))

    def _ground_came(self) -> None:
        if not shiboken6.isValid(self):  # the window was closed meanwhile
            return
        self.invalidate(self.sceneRect(), TableScene.SceneLayer.BackgroundLayer)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        self.pictures.refining.begin_frame()
        if isinstance(rect, QRectF):
            self._ground.draw(painter, rect, self.width(), self.height())

    def _picture_came(self, card_id: str) -> None:
        self.pictures.forget(card_id)
        for item in self._cards.values():
            if item.shows(card_id):
                item.update()
        if self.view is None:
            return
        stories = {keys.story(story.card) for story in self.view.row if story.id == card_id}
        stories |= {keys.won(player.seat) for player in self.view.players if card_id in player.won_ids}
        for key in stories & set(self._places):
            self._places[key].forget()
        if stories:
            self._dress()

    # -- marks -------------------------------------------------------------------------------------------------
    def mark_usable(self, keys_: Collection[str], *, movable: Collection[str] = ()) -> None:
        """These glow and are reached by the keyboard, the movable ones can be dragged; everything else is calm."""
        self._usable, self._movable = frozenset(keys_), frozenset(movable)
        self._remark()

    def mark_chosen(self, keys_: Collection[str]) -> None:
        """These have been chosen."""
        self._chosen = frozenset(keys_)
        self._remark()

    def _remark(self) -> None:
        """Mark what is usable and chosen; only what was or is to be marked is touched, and the places."""
        wanted = self._usable | self._movable | self._chosen
        for key in (self._marked | wanted | self._places.keys()) - {spread.CLOSE, "spread"}:
            item = self.thing(key)
            if item is None:
                continue
            usable = key in self._usable or key in self._movable
            if isinstance(item, CardItem):
                item.movable = key in self._movable
            browsable = self._may_browse(key)
            item.activate = partial(self.browse, key) if browsable and not usable else None
            item.set_focusable(usable or browsable)
            item.mark(State.GLOW, key in self._usable)  # what may only be taken up is calm: a drop says why not
            item.mark(State.CHOSEN, key in self._chosen)
            if isinstance(item, DrawnPlace) and keys.kind(key) == "board":
                item.solid = None if usable else Rect(0, 0, 0, 0)
        self._marked = wanted

    def show_arrow(self, from_key: str, to_key: str) -> None:
        """An arrow from one thing to another, until `hide_arrows`."""
        if self.item(from_key) is not None and self.item(to_key) is not None:
            arrow = ArrowItem(BRASS_LIGHT, max(4.0, self.layout.areas.unit * 0.05) if self.layout else 5.0)
            self.addItem(arrow)
            self._arrows.append((arrow, from_key, to_key))
            self._aim()

    def hide_arrows(self) -> None:
        """No arrows any more."""
        for arrow, _start, _end in self._arrows:
            self.removeItem(arrow)
        self._arrows = []

    def _aim(self) -> None:
        """The arrows point from and to where things lie now."""
        for arrow, from_key, to_key in self._arrows:
            start, end = self.item(from_key), self.item(to_key)
            arrow.setVisible(start is not None and end is not None)
            if start is not None and end is not None:
                arrow.point(start.pos(), end.pos())

    # -- spreads -----------------------------------------------------------------------------------------------
    def spread(self, cards: Sequence[int], title: str = "") -> None:
        """Lay cards out in the middle, over the table, so that they can be read, clicked, dragged and reached by keys;
        `()` puts them away. Cards the near seat may not see lie face down."""
        for player in self.view.players if self.view is not None else ():
            if any(story in cards for story, _title in player.won):
                self._learn_won(player)
        self._spreads.open(cards, title)
        self.settle()

    def browse(self, key: str) -> None:
        """Look through a discard pile or the stories somebody has won; Esc or the cross ends it."""
        assert self.view is not None
        player = self.view.players[keys.number(key)]
        if keys.kind(key) == "discard":
            cards = [card.card for card in reversed(player.discard)]
        else:
            cards = [story for story, _title in player.won]
            self._learn_won(player)
        self._spreads.open(cards, self._places[key].name, key)
        self.settle()
        self._spreads.focus()

    def _learn_won(self, player: PlayerView) -> None:
        """The stories that player has won lie among the cards that can be laid out, with their faces."""
        for (story, name), card_id in zip(player.won, player.won_ids, strict=True):
            self._extra[story] = CardView(story, card_id, name, "story", 0, 0, "won")

    @property
    def browsing(self) -> bool:
        """Whether the player looks through a pile by his own choice."""
        return bool(self._spreads.pile)

    def close_browsing(self) -> bool:
        """Put away what the player looked through; False if there was nothing."""
        place = self._places.get(self._spreads.pile)
        if place is None:
            return False
        self.spread(())
        if place.focusable:
            place.setFocus(Qt.FocusReason.OtherFocusReason)
        self.spread_closed.emit()
        return True

    def _may_browse(self, key: str) -> bool:
        if self.view is None or keys.kind(key) not in ("discard", "won"):
            return False
        player = self.view.players[keys.number(key)]
        return bool(player.discard if keys.kind(key) == "discard" else player.won)

    def _put_spread(self) -> None:
        """The cards of the spread lie in its tray, whatever the layout says."""
        if self.layout is None:
            return
        known = [self._known.get(number) for number in self._spreads.cards]
        rects = self._spreads.put(self._area, self.layout.areas.unit, known, closable=not self._usable)
        for k, (number, card, rect) in enumerate(zip(self._spreads.cards, known, rects, strict=True)):
            face = Face.UP if card is not None and card.id else Face.BACK
            self._card(number).lie(Lay(rect, "spread", 0.0, face, k / 256), CARDS_Z)
            self._leaving.discard(number)

    def _closed_by_hand(self) -> None:
        if not self.close_browsing():
            self.spread(())
            self.spread_closed.emit()

    # -- pointer and keyboard ----------------------------------------------------------------------------------
    @property
    def pointer(self) -> QPointF:
        """Where the pointer is (scene)."""
        return self._pointing.at

    def pointer_left(self) -> None:
        """The pointer is no longer over the table."""
        self._pointing.left()

    def top_key(self, at: QPointF) -> str | None:
        """The key of the uppermost thing at a point of the scene, usable or not."""
        return top_key(self, at)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.dragging:
            self._aim()
        self._pointing.moved(event.scenePos())

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.thing_at(event.scenePos()) is None:
            key = self.top_key(event.scenePos())
            if key is not None:
                self.calm_clicked.emit(key)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        key = self.top_key(event.scenePos())
        if key is not None and keys.kind(key) == "card":
            self.double_clicked.emit(key)
        super().mouseDoubleClickEvent(event)

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        event.accept()
        focus = self.focusItem()
        by_keys = event.reason() == QGraphicsSceneContextMenuEvent.Reason.Keyboard
        key = focus.key if by_keys and isinstance(focus, TableItem) else self.top_key(event.scenePos())
        if key is not None and not self.dragging:
            self.menu_wanted.emit(key, event.screenPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.dragging and self.close_browsing():
            event.accept()
            return
        super().keyPressEvent(event)
