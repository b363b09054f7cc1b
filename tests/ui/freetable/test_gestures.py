"""Hands at the free table: dragging, stacking, choosing, turning, by mouse and by keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.free.pieces import Kind
from cthulhu_desktop.core.free.things import Add, Draw
from cthulhu_desktop.ui.freetable import drawing
from cthulhu_desktop.ui.freetable.measures import UNIT
from cthulhu_desktop.ui.tabletop.items import State
from tests.ui.freetable.conftest import RIGHT, AtTable

ALT, CTRL, SHIFT = (
    Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier,
)  # fmt: skip


def lay_cards(table: AtTable, *places: tuple[int, int]) -> list[int]:
    """Cards face up at these places."""
    made = []
    for n, (x, y) in enumerate(places):
        table.do(Add(Kind.CARD, x, y, (f"text {n}",)))
        made.append(table.newest().id)
    return made


def tab_of(table: AtTable, pile: int) -> QPoint:
    item = table.page.table.pieces[pile]
    box = item.boundingRect().adjusted(18, 18, -18, -18)
    return table.page.view.mapFromScene(item.mapToScene(drawing.tab_box(box).center()))


def test_a_pile_is_moved_by_its_tab_and_drawn_from_by_its_top(table: AtTable) -> None:
    table.new()
    pile = table.pieces(Kind.PILE)[0]
    start = tab_of(table, pile.id)
    table.drag(start, start + QPoint(60, 90))
    moved = table.piece(pile.id)
    assert len(moved.cards) == len(pile.cards)
    assert (moved.x, moved.y) != (pile.x, pile.y)
    table.drag(table.spot(pile.id), table.at(-180, -120))
    assert len(table.piece(pile.id).cards) == len(pile.cards) - 1
    card = table.newest()
    assert (card.kind, card.x, card.y, card.up) == (Kind.CARD, -180, -120, False)
    table.check()


def test_keys_act_on_the_card_that_was_dragged_off_a_pile(table: AtTable) -> None:
    table.new()
    pile = table.pieces(Kind.PILE)[0]
    table.drag(table.spot(pile.id), table.at(-180, -120))
    card = table.newest()
    assert {piece.id for piece in table.page.table.chosen()} == {card.id}
    table.key(Qt.Key.Key_F)
    table.key(Qt.Key.Key_R)
    assert (table.piece(card.id).up, table.piece(card.id).angle) == (True, 90)
    assert table.piece(pile.id).angle == pile.angle
    assert [lying.up for lying in table.piece(pile.id).cards] == [lying.up for lying in pile.cards[:-1]]
    table.check()


def test_a_quick_drag_after_a_click_is_a_drag_and_no_double_click(table: AtTable) -> None:
    table.new(())
    (card,) = lay_cards(table, (-100, 0))
    table.drag_after_click(table.spot(card), table.at(60, 60))
    moved = table.piece(card)
    assert abs(moved.x - 60) <= 1
    assert moved.angle == 0
    table.double_click(card)
    assert table.piece(card).angle == 90


def test_a_drag_that_is_broken_off_changes_nothing(table: AtTable) -> None:
    table.new()
    pile = table.pieces(Kind.PILE)[0].id
    before, number = table.digest(), table.session.number
    table.lift(table.spot(pile), table.at(-180, -120))
    table.key(Qt.Key.Key_Escape)
    assert not table.page.table.dragging
    assert (table.digest(), table.session.number) == (before, number)
    table.check()


def test_the_other_button_lets_go_without_effect(table: AtTable, qtbot: QtBot) -> None:
    table.new(())
    (card,) = lay_cards(table, (-100, 0))
    before = table.digest()
    table.lift(table.spot(card), table.at(60, 60))
    qtbot.mousePress(table.page.view.viewport(), RIGHT, pos=table.at(60, 60))
    assert not table.page.table.dragging
    assert table.digest() == before
    table.check()


def test_with_shift_a_card_goes_onto_the_one_below_the_pointer_and_a_light_tells_so(table: AtTable) -> None:
    table.new(())
    one, two = lay_cards(table, (-100, 0), (40, 0))
    aim = table.at(40 + 24, 34)  # far from the middle
    table.lift(table.spot(one), aim, modifiers=SHIFT)
    assert table.page.table.pieces[two].state & State.GLOW
    assert table.page.line.text()
    table.key(Qt.Key.Key_Escape)
    table.drag(table.spot(one), aim)
    assert table.piece(two).kind is Kind.CARD  # without Shift it only lies there
    table.drag(table.spot(one), table.at(48, 4), modifiers=SHIFT)
    assert [card.face for card in table.session.position().pieces[two].cards] == ["text 1", "text 0"]
    table.check()


def test_a_band_chooses_a_group_that_is_moved_turned_and_flipped_at_once(table: AtTable) -> None:
    table.new(())
    one, two, far = lay_cards(table, (-100, -40), (-20, -40), (180, 100))
    table.drag(table.at(-160, -110), table.at(40, 20))
    assert {piece.id for piece in table.page.table.chosen()} == {one, two}
    number = table.session.number
    table.drag(table.spot(one), table.at(-100, 60))
    assert table.session.number == number + 1
    assert abs(table.piece(one).y - 60) <= 1
    assert table.piece(two).y == table.piece(one).y
    assert table.piece(far).y == 100
    table.key(Qt.Key.Key_R)
    table.key(Qt.Key.Key_R, SHIFT)
    table.key(Qt.Key.Key_R)
    table.key(Qt.Key.Key_F)
    assert [table.piece(n).angle for n in (one, two, far)] == [90, 90, 0]
    assert [table.piece(n).up for n in (one, two, far)] == [False, False, True]
    assert table.session.number == number + 5


def test_ctrl_click_adds_to_what_is_chosen_and_takes_away(table: AtTable) -> None:
    table.new(())
    one, two = lay_cards(table, (-100, 0), (40, 0))
    table.click(one)
    table.click(two, CTRL)
    assert {piece.id for piece in table.page.table.chosen()} == {one, two}
    table.click(one, CTRL)
    assert {piece.id for piece in table.page.table.chosen()} == {two}


def test_the_wheel_with_alt_turns_in_steps_and_is_one_move(table: AtTable, qtbot: QtBot) -> None:
    table.new(())
    (card,) = lay_cards(table, (0, 0))
    number = table.session.number
    table.wheel(card, 1, ALT)
    table.wheel(card, 1, ALT)
    table.wheel(card, -1, ALT | CTRL)
    qtbot.waitUntil(lambda: table.session.number == number + 1)
    assert table.piece(card).angle == 29
    table.check()


def test_the_wheel_alone_zooms_and_nothing_jumps_when_pieces_are_laid_far_away(table: AtTable) -> None:
    table.new(())
    (card,) = lay_cards(table, (0, 0))
    zoom = table.page.view.zoom
    table.wheel(card, -2)
    assert table.page.view.zoom < zoom
    middle = table.page.view.middle()
    table.do(Add(Kind.CARD, 2500, 0, ("far",)))
    assert (table.page.view.middle() - middle).manhattanLength() < 3
    table.page.view.fit()
    assert table.page.view.viewport().rect().contains(table.spot(table.newest().id))


def test_a_right_drag_lays_an_arrow_and_a_right_click_opens_the_menu(
    table: AtTable, popped: list[QMenu], qtbot: QtBot
) -> None:
    table.new(())
    (card,) = lay_cards(table, (-100, 0))
    table.drag(table.spot(card), table.at(80, 40), button=RIGHT)
    arrow = table.newest()
    assert (arrow.kind, arrow.x2, arrow.y2) == (Kind.ARROW, 80, 40)
    table.check()
    qtbot.mouseClick(table.page.view.viewport(), RIGHT, pos=table.at(-120, -30))
    assert {piece.id for piece in table.page.table.chosen()} == {card}
    (menu,) = popped
    flip = next(action for action in menu.actions() if action.text().split("\t")[0] == "Turn over")
    flip.trigger()
    assert not table.piece(card).up


def test_a_card_dragged_to_the_strip_goes_into_the_hand_and_back(table: AtTable, qtbot: QtBot) -> None:
    table.new(())
    (card,) = lay_cards(table, (0, 0))
    port, strip = table.page.view.viewport(), table.page.hand
    below = port.mapFromGlobal(strip.mapToGlobal(strip.rect().center()))
    table.lift(table.spot(card), below)
    assert strip.lit
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=below)
    assert table.piece(card).hand == 0
    assert not strip.lit
    button = strip.cards[0]
    target = button.mapFromGlobal(port.mapToGlobal(table.at(-60, -30)))
    qtbot.mousePress(button, Qt.MouseButton.LeftButton)
    for k in range(1, 5):
        qtbot.mouseMove(button, button.rect().center() + (target - button.rect().center()) * k / 4)
    qtbot.mouseRelease(button, Qt.MouseButton.LeftButton, pos=target)
    back = table.piece(card)
    assert back.hand == -1
    assert abs(back.x + 60) <= 1
    table.check()


def test_a_card_dragged_to_the_name_of_somebody_goes_into_that_hand(table: AtTable) -> None:
    table.new(())
    (card,) = lay_cards(table, (0, 0))
    other = table.page.others.hands[1]
    above = table.page.view.viewport().mapFromGlobal(other.mapToGlobal(other.rect().center()))
    table.drag(table.spot(card), above)
    assert table.piece(card).hand == 1
    assert table.piece(card).face == ""  # the seat before the screen does not see it any more
    assert other.cards == 1


def test_keys_walk_keep_and_move_pieces(table: AtTable) -> None:
    table.new(())
    one, two = lay_cards(table, (-100, 0), (40, 0))
    table.key(Qt.Key.Key_Tab)
    table.page.table.pieces[one].setFocus(Qt.FocusReason.TabFocusReason)
    assert {piece.id for piece in table.page.table.chosen()} == {one}
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Tab)
    assert {piece.id for piece in table.page.table.chosen()} == {one, two}
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Down, CTRL)
    assert [(table.piece(n).x, table.piece(n).y) for n in (one, two)] == [(-90, 1), (50, 1)]
    table.key(Qt.Key.Key_Delete)
    assert table.pieces() == []
    table.key(Qt.Key.Key_Z, CTRL)
    assert len(table.pieces()) == 2


def test_stack_and_shuffle_by_keys(table: AtTable) -> None:
    table.new(())
    lay_cards(table, *((k * 30, 0) for k in range(6)))
    table.key(Qt.Key.Key_A, CTRL)
    table.key(Qt.Key.Key_K)
    (pile,) = table.pieces()
    assert len(pile.cards) == 6
    before = table.session.position().pieces[pile.id].cards
    table.page.table.choose({pile.id})
    table.key(Qt.Key.Key_S)
    after = table.session.position().pieces[pile.id].cards
    assert sorted(card.face for card in before) == sorted(card.face for card in after)
    assert table.session.number == 8


def test_a_refusal_is_said_and_nothing_changes(table: AtTable) -> None:
    table.new(())
    (card,) = lay_cards(table, (0, 0))
    before = table.digest()
    table.page.table.want(Draw(card))
    assert table.page.line.text() == "There is nothing there with which this can be done."
    assert table.digest() == before


def test_tokens_come_from_beads_where_nothing_is_chosen(table: AtTable) -> None:
    table.new(())
    table.page.bar.beads["blue"].click()
    token = table.newest()
    assert (token.kind, token.colour) == (Kind.TOKEN, "blue")
    table.page.table.choose({token.id})
    table.page.bar.beads["green"].click()
    assert dict(table.piece(token.id).counters) == {"green": 1}
    table.check()


def test_every_piece_has_a_name_and_a_state_for_screen_readers(table: AtTable) -> None:
    table.new()
    lay_cards(table, (0, 60))
    table.do(Add(Kind.DIE, 60, 60, sides=8))
    table.do(Add(Kind.NOTE, 90, 60, ("remember",)))
    items = {item.piece.kind: item for item in table.page.table.pieces.values()}
    assert items[Kind.DIE].name == "A die with 8 sides, 1 up"
    assert items[Kind.NOTE].name == "A note: remember"
    assert items[Kind.CARD].name == "text 0"
    table.page.table.choose({items[Kind.CARD].piece.id})
    table.key(Qt.Key.Key_R)
    assert items[Kind.CARD].description == "turned by 90 degrees"
    assert all(item.name for item in table.page.table.pieces.values())
    assert abs(items[Kind.CARD].y() - 60 * UNIT) < 1
