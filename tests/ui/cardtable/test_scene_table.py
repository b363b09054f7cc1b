"""The scene of the card table: what it shows, what reacts, what stays hidden."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtWidgets import QGraphicsSceneHelpEvent, QToolTip
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.cards.view import CardsView, CardView
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.arrange import Face
from cthulhu_desktop.ui.cardtable.card_items import CardItem
from cthulhu_desktop.ui.cardtable.describe import describe_card
from cthulhu_desktop.ui.cardtable.light import Light, light_of
from cthulhu_desktop.ui.cardtable.place_items import DrawnPlace
from cthulhu_desktop.ui.cardtable.table import CardTable
from cthulhu_desktop.ui.tabletop.drag import Drag
from cthulhu_desktop.ui.tabletop.items import PieceItem, PlaceItem, State, TableItem
from cthulhu_desktop.ui.tabletop.labels import ArrowItem
from cthulhu_desktop.ui.tabletop.view import TableView
from tests.ui.cardtable.scene_games import check, crowded, faces, fought, view_where

NAMES = ("Ada", "Bruno")


@pytest.fixture
def table(qtbot: QtBot, quiet_look: Callable[..., None]) -> CardTable:
    made = CardTable(faces())
    made.resize(QSize(1280, 720), 1.0)
    made.name_seats(NAMES)
    return made


@pytest.fixture
def window(qtbot: QtBot, table: CardTable) -> TableView:
    view = TableView(table)
    qtbot.addWidget(view)
    view.resize(1280, 720)
    view.set_table(table.sceneRect())
    view.show()
    qtbot.waitExposed(view)
    return view


def opened(table: CardTable, view: CardsView, near: int = 0) -> CardsView:
    table.open(view, near)
    return view


def card_item(table: CardTable, card: CardView | int) -> CardItem:
    item = table.item(keys.card(card if isinstance(card, int) else card.card))
    assert isinstance(item, CardItem)
    return item


def point(window: TableView, item: TableItem) -> QPoint:
    return window.mapFromScene(item.pos())


class Recorder:
    """A host that writes down what it is told and takes cards everywhere it is told to."""

    def __init__(self, *places: PlaceItem) -> None:
        self.places = places
        self.told: list[tuple[str, ...]] = []

    def places_for(self, piece: PieceItem) -> tuple[PlaceItem, ...]:
        return self.places

    def dropped(self, piece: PieceItem, place: PlaceItem) -> None:
        self.told.append(("dropped", piece.key, place.key))

    def drop_refused(self, piece: PieceItem, place: PlaceItem | None) -> None:
        self.told.append(("refused", piece.key, place.key if place is not None else ""))

    def clicked(self, item: PieceItem | PlaceItem) -> None:
        self.told.append(("clicked", item.key))


# -- what is shown ---------------------------------------------------------------------------------------------------
def test_a_table_set_anew_shows_the_position(table: CardTable) -> None:
    check(table, opened(table, view_where(crowded)))


def test_the_other_seat_sits_down_and_sees_his_own_hand_only(table: CardTable) -> None:
    opened(table, view_where(crowded, 0), 0)
    before = {card.card for card in view_where(crowded, 0).players[0].hand}
    other = view_where(crowded, 1)
    table.lay(other, 1)
    assert table.near == 1
    assert before
    assert not before & {item.number for item in table.cards()}  # CG-4.1.4
    check(table, other)


def test_cards_nobody_may_see_have_no_face_on_the_table(table: CardTable) -> None:  # CG-22.2.6
    view = view_where(crowded, 0)
    hidden = CardView(77777, "", "", "face_down", 1, 1, "play", "dormant", host=-1)
    far = replace(view.players[1], play=(*view.players[1].play, hidden))
    opened(table, replace(view, players=(view.players[0], far)))
    item = card_item(table, 77777)
    assert item.face is Face.BACK
    assert item.name == "Face-down card"


def test_what_a_screen_reader_says_of_a_committed_character_names_its_story(table: CardTable) -> None:
    view = opened(table, view_where(fought))
    story = next(story for story in view.row if story.committed[0] or story.committed[1])
    number = (story.committed[0] or story.committed[1])[0]
    item = card_item(table, number)
    card = table.card_view(number)
    assert card is not None
    assert item.name.startswith(f"{card.title}, character")
    if card.orientation != "insane":
        assert f"skill {card.skill}" in item.name
    assert f"committed to {story.title}" in item.name
    place = table.item(keys.story(story.card))
    assert place is not None
    assert place.name == story.title
    assert "Ada has" in place.description


def test_plates_piles_and_domains_have_names(table: CardTable) -> None:
    opened(table, view_where(crowded))
    domains = [item.key for item in table.things() if keys.kind(item.key) == "domain"]
    for key in (keys.player(0), keys.deck(1), keys.discard(0), keys.won(1), keys.hand(0), keys.board(1),
                keys.STORY_DECK, *domains):  # fmt: skip
        item = table.item(key)
        assert item is not None, key
        assert item.name, key


def test_a_card_being_played_lies_in_the_middle_larger_than_in_play(table: CardTable) -> None:
    view = view_where(crowded)
    event = view.players[0].hand[0]
    mine = replace(view.players[0], hand=view.players[0].hand[1:])
    opened(table, replace(view, players=(mine, view.players[1]), being_played=(event,)))
    item = card_item(table, event)
    assert item.home == keys.TWILIGHT
    assert table.layout is not None
    assert item.rect.h > table.layout.areas.unit * 1.2


@pytest.mark.parametrize(
    ("day", "night", "light"),
    [(False, False, Light.LAMP), (True, False, Light.DAY), (False, True, Light.NIGHT), (True, True, Light.TWILIGHT)],
)
def test_the_table_is_lit_by_day_night_or_both(  # CG-22
    qtbot: QtBot, table: CardTable, day: bool, night: bool, light: Light
) -> None:
    view = replace(view_where(crowded), day=day, night=night)
    assert light_of(view) is light
    opened(table, view)
    qtbot.waitUntil(lambda: table.dressed, timeout=20000)


def test_text_twice_as_large_changes_plates_but_keeps_everything_on_the_table(
    table: CardTable, quiet_look: Callable[..., None]
) -> None:
    view = opened(table, view_where(crowded))
    before = table.item(keys.player(0))
    assert before is not None
    height = before.rect.h
    quiet_look(text_percent=200)
    table.redress()
    after = table.item(keys.player(0))
    assert after is not None
    assert after.rect.h > height * 1.4
    check(table, view)


# -- trial, spreads --------------------------------------------------------------------------------------------------
def test_cards_laid_for_trial_go_back_when_taken_back(table: CardTable) -> None:
    view = opened(table, view_where(crowded))
    held = view.players[0].hand[0]
    item = card_item(table, held)
    home = item.rect
    table.clock.play(table.stage({keys.card(held.card): keys.board(0)}))
    assert item.home == keys.board(0)
    assert not item.lies_at(home)
    table.clock.play(table.stage({}))
    assert item.lies_at(home)
    check(table, view)


def test_a_discard_pile_opens_on_a_click_and_closes_with_escape(
    qtbot: QtBot, table: CardTable, window: TableView
) -> None:
    view = opened(table, view_where(lambda v: len(v.players[0].discard) >= 3))
    pile = table.item(keys.discard(0))
    assert pile is not None
    assert pile.focusable
    table.host = Recorder()
    qtbot.mouseClick(window.viewport(), Qt.MouseButton.LeftButton, pos=point(window, pile))
    assert table.browsing
    for card in view.players[0].discard:
        assert card_item(table, card).home == "spread"
        assert card_item(table, card).face is Face.UP
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not table.browsing
    check(table, view)


def test_won_stories_open_as_well(table: CardTable) -> None:
    view = opened(table, view_where(lambda v: any(player.won for player in v.players)))
    seat = 0 if view.players[0].won else 1
    table.browse(keys.won(seat))
    item = card_item(table, view.players[seat].won[0][0])
    assert item.rect.w > item.rect.h
    assert item.name.startswith(view.players[seat].won[0][1])
    assert table.close_browsing()
    check(table, view)


def test_won_stories_that_are_put_in_order_show_their_faces(table: CardTable) -> None:
    # CG-15.3.2
    view = opened(table, view_where(lambda v: any(player.won for player in v.players)))
    story = next(player.won[0][0] for player in view.players if player.won)
    table.spread([story], "Which comes first?")
    item = card_item(table, story)
    assert item.face is Face.UP
    assert item.rect.w > item.rect.h
    table.spread(())
    check(table, view)


def test_cards_that_are_searched_lie_in_the_middle_and_can_be_used(table: CardTable) -> None:
    view = view_where(crowded)
    looked = tuple(replace(card, card=90000 + k, zone="deck") for k, card in enumerate(view.players[0].hand[:3]))
    opened(table, replace(view, shown=looked))
    table.spread([card.card for card in looked], "Search")
    table.mark_usable([keys.card(90001)], movable=[keys.card(90001)])
    assert card_item(table, 90001).focusable
    assert not card_item(table, 90000).focusable
    over = table.top_key(card_item(table, 90001).pos())
    assert over == keys.card(90001)
    table.spread(())
    assert table.item(keys.card(90001)) is None
    assert table.item("spread") is None


# -- use -------------------------------------------------------------------------------------------------------------
def test_what_is_usable_glows_and_is_reached_by_keys_and_the_rest_is_calm(table: CardTable) -> None:
    view = opened(table, view_where(crowded))
    held = [keys.card(card.card) for card in view.players[0].hand]
    table.mark_usable([*held[:2], keys.story(view.row[0].card)], movable=held[:1])
    reachable = {item.key for item in table.reachable()}
    assert {*held[:2], keys.story(view.row[0].card)} <= reachable
    assert not set(held[2:]) & reachable
    first, second, third = (card_item(table, keys.number(key)) for key in held[:3])
    assert first.movable
    assert not second.movable
    assert first.state & State.GLOW
    assert not third.state & State.GLOW
    table.mark_chosen(held[1:2])
    assert second.state & State.CHOSEN
    table.mark_usable(())
    assert not first.focusable
    assert not first.state & State.GLOW


def test_marks_outlast_a_new_layout(table: CardTable) -> None:
    view = opened(table, view_where(crowded))
    key = keys.card(view.players[0].hand[0].card)
    table.mark_usable([key], movable=[key])
    table.clock.play(table.lay(view, 0))
    assert card_item(table, keys.number(key)).movable


def test_a_card_can_be_dragged_onto_another_card(qtbot: QtBot, table: CardTable, window: TableView) -> None:
    view = opened(table, view_where(crowded))
    held = card_item(table, view.players[0].hand[-1])
    target = card_item(table, next(card for card in view.players[0].play if card.host < 0))
    host = table.host = Recorder(target.as_place)
    table.mark_usable([held.key], movable=[held.key])
    port = window.viewport()
    start, end = point(window, held), point(window, target)
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for k in range(1, 5):
        qtbot.mouseMove(port, start + (end - start) * k / 4)
    assert held.state & State.LIFTED
    assert target.state & State.CHOSEN
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    assert host.told == [("dropped", held.key, target.key)]


def test_a_card_let_go_where_it_may_not_lie_floats_back_and_the_host_hears_where(table: CardTable) -> None:
    view = opened(table, view_where(crowded))
    held = card_item(table, view.players[0].hand[0])
    home, turn = held.rect, held.turn
    place = table.item(keys.story(view.row[1].card))
    assert isinstance(place, PlaceItem)
    host = Recorder()
    places = [item for item in table.things() if isinstance(item, PlaceItem)]
    drag = Drag(host, table.clock, held, held.pos(), all_places=places)
    drag.move(QPointF(640, 300))
    assert held.turn == 0  # upright in the hand
    drag.drop(place.pos())
    assert host.told == [("refused", held.key, place.key)]
    assert held.lies_at(home)
    assert held.turn == turn


def test_pointing_rests_a_moment_and_then_tells_what_lies_there(
    qtbot: QtBot, table: CardTable, window: TableView
) -> None:
    view = opened(table, view_where(crowded))
    item = card_item(table, view.players[1].play[0])
    with qtbot.waitSignal(table.pointed, timeout=3000) as told:
        qtbot.mouseMove(window.viewport(), point(window, item))
    assert told.args == [item.key]
    with qtbot.waitSignal(table.pointed, timeout=3000) as told:
        qtbot.mouseMove(window.viewport(), QPoint(640, 2))
    assert told.args == [None]


def test_a_click_on_something_calm_and_a_double_click_are_told(
    qtbot: QtBot, table: CardTable, window: TableView
) -> None:
    view = opened(table, view_where(crowded))
    item = card_item(table, view.players[1].play[0])
    calm: list[str] = []
    double: list[str] = []
    table.calm_clicked.connect(calm.append)
    table.double_clicked.connect(double.append)
    port = window.viewport()
    qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=point(window, item))
    assert calm == [item.key]
    qtbot.mouseDClick(port, Qt.MouseButton.LeftButton, pos=point(window, item))
    assert double == [item.key]


def test_hovering_never_moves_what_is_under_the_pointer(qtbot: QtBot, table: CardTable, window: TableView) -> None:
    view = opened(table, view_where(crowded))
    item = card_item(table, view.players[0].hand[0])
    before = item.rect
    qtbot.mouseMove(window.viewport(), QPoint(5, 300))
    qtbot.mouseMove(window.viewport(), point(window, item))
    assert item.rect == before


def test_arrows_come_and_go(table: CardTable) -> None:
    view = opened(table, view_where(crowded))
    count = len(table.items())
    table.show_arrow(keys.card(view.players[0].play[0].card), keys.card(view.players[1].play[0].card))
    assert len(table.items()) == count + 1
    arrow = next(item for item in table.items() if isinstance(item, ArrowItem))
    before = arrow.boundingRect()
    table.resize(QSize(1600, 1000), 1.0)
    assert arrow.boundingRect() != before  # it follows what it points at
    table.hide_arrows()
    assert len(table.items()) == count


def test_an_empty_table_takes_everything_calmly(table: CardTable) -> None:
    table.settle()
    table.mark_usable(["card:1"])
    table.stage({"card:1": "board:0"})
    table.redress()
    opened(table, view_where(crowded))
    table.clear_game()
    assert table.view is None
    assert not list(table.things())


def test_cards_glide_where_motion_is_wanted_and_can_be_skipped(
    qtbot: QtBot, table: CardTable, quiet_look: Callable[..., None]
) -> None:
    view = opened(table, view_where(crowded))
    quiet_look(motion=theme.Motion.ON)
    held = card_item(table, view.players[0].hand[0])
    home = held.rect
    table.clock.play(table.stage({held.key: keys.board(0)}))
    assert table.clock.busy
    assert held.lies_at(home)
    table.clock.advance(90)
    assert not held.lies_at(home)
    table.clock.skip()
    assert table.layout is not None
    assert held.lies(table.layout.cards[held.number])


def test_a_later_motion_takes_over_from_an_earlier_one(
    table: CardTable, quiet_look: Callable[..., None]
) -> None:
    view = opened(table, view_where(crowded))
    quiet_look(motion=theme.Motion.ON)
    held = card_item(table, view.players[0].hand[0])
    table.clock.play(table.stage({held.key: keys.board(0)}, 400))
    table.clock.advance(100)
    table.clock.play(table.stage({}, 100))
    table.clock.advance(150)
    assert table.layout is not None
    assert held.lies(table.layout.cards[held.number])
    table.clock.advance(400)
    assert held.lies(table.layout.cards[held.number])


def test_an_onlooker_sees_two_hands_of_backs(table: CardTable) -> None:  # CG-4.1.4
    view = opened(table, view_where(crowded, None))
    check(table, view)
    assert not any(item.home.startswith("hand") for item in table.cards())


def test_resources_move_with_their_domain_when_the_stories_open(
    table: CardTable, quiet_look: Callable[..., None]
) -> None:
    view = opened(table, view_where(lambda v: v.phase == "operations" and len(v.players[0].play) >= 4))
    quiet_look(motion=theme.Motion.ON)
    table.clock.play(table.lay(replace(view, phase="story"), 0))
    for moment in (0, 60, 60):
        table.clock.advance(moment)
        for domain in view.players[0].domains:
            place = table.item(keys.domain(domain.domain))
            assert isinstance(place, DrawnPlace)
            for card in domain.resources:
                assert place.stand().whole.contains(card_item(table, card).rect, 0.5)
    table.clock.skip()
    check(table, replace(view, phase="story"))


def test_a_card_in_hand_whose_cost_is_x_is_called_so_and_has_no_second_tool_tip(table: CardTable) -> None:
    view = opened(table, view_where(lambda seen: bool(seen.players[0].hand)))
    plain = view.players[0].hand[0]
    assert describe_card(replace(plain, cost=0, costs_x=True), {}, {}).endswith("cost X")  # CG-10.2.4
    assert describe_card(replace(plain, cost=2), {}, {}).endswith("cost 2")
    item = card_item(table, plain.card)
    assert plain.title in item.name
    assert item.toolTip() == ""  # pointing at it shows it large already


def test_what_lies_below_a_card_gives_no_tool_tip_through_it(
    table: CardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, *_rest: shown.append(text))
    view = opened(table, view_where(lambda seen: bool(seen.players[0].hand)))
    table.clock.skip()
    hand, card = table.item(keys.hand(0)), card_item(table, view.players[0].hand[0])
    assert hand is not None
    area = hand.sceneBoundingRect()
    spots = [QPointF(area.left() + area.width() * place / 40, area.center().y()) for place in range(1, 40)]
    beside = next(at for at in spots if next(one for one in table.items(at) if isinstance(one, TableItem)) is hand)
    for at, said in ((card.sceneBoundingRect().center(), ""), (beside, hand.toolTip())):
        event = QGraphicsSceneHelpEvent(QEvent.Type.GraphicsSceneHelp)
        event.setScenePos(at)
        table.helpEvent(event)
        assert shown.pop() == said
    assert hand.toolTip() != ""
