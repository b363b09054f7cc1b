"""The hands on the real table: what glows is there to be clicked, dragged and reached by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.cards import moves as mv
from cthulhu_desktop.core.cards.options import Triples
from cthulhu_desktop.core.kernel import Move, Refused, Rng
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.asking import Asking
from cthulhu_desktop.ui.cardtable.table import CardTable
from cthulhu_desktop.ui.tabletop.items import PieceItem, State, TableItem
from cthulhu_desktop.ui.tabletop.view import TableView
from tests.helpers.card_decks import act, sel
from tests.helpers.table import Table, character, event
from tests.ui.cardtable.scene_games import catalogue, faces, game, setup
from tests.ui.cardtable.steering import NAMES, press_main, steer

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen screen has no window manager


class Hands:
    """A table in a window with somebody at it."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.table = CardTable(faces())
        self.view = TableView(self.table)
        qtbot.addWidget(self.view)
        self.view.resize(1280, 720)
        self.table.resize(QSize(1280, 720), 1.0)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.asking = Asking(self.table)
        self.asking.open(NAMES, {**catalogue().cards, **catalogue().stories})
        self.made: list[Move] = []
        self.refused: list[Refused] = []
        self.asking.decided.connect(self.made.append)
        self.asking.refused.connect(self.refused.append)

    def ask(self, table: Table) -> None:
        state = table.state
        decision = state.decision
        assert decision is not None
        view = state.view(decision.seat)
        self.table.open(view, decision.seat)
        self.asking.open(NAMES, {**state.static.setup.cards, **state.static.setup.own_stories})
        self.asking.ask(view, decision)

    def item(self, key: str) -> TableItem:
        found = self.table.item(key)
        assert found is not None, key
        return found

    def point_of(self, key: str) -> QPoint:
        return self.view.mapFromScene(self.item(key).pos())

    def click(self, key: str) -> None:
        self._qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.point_of(key))

    def drag(self, key: str, onto: str) -> None:
        port, start, end = self.view.viewport(), self.point_of(key), self.point_of(onto)
        self._qtbot.mouseMove(port, start)
        self._qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for k in range(1, 5):
            self._qtbot.mouseMove(port, start + (end - start) * k / 4)
        self._qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)


@pytest.fixture
def hands(qtbot: QtBot, quiet_look: Callable[..., None]) -> Iterator[Hands]:
    made = Hands(qtbot)
    yield made
    made.asking.rest()
    made.table.clear_game()


RICH = [{"resources": ["filler"] * 3}, {"resources": ["filler"] * 2}, {"resources": ["filler"]}]


def table_with(**own: object) -> Table:
    cards = [character("x", cost=2), character("dear", cost=7), character("a", 2, "T"), character("b", 1)]
    return Table(cards, {"hand": ["x", "dear"], "play": ["a", "b"], "domains": RICH, **own})


@pytest.mark.parametrize("seed", [3, pytest.param(4, marks=pytest.mark.slow)])
def test_a_whole_game_can_be_played_with_what_lies_on_the_table(hands: Hands, seed: int) -> None:
    """Everything that glows or takes a card has an item; every move by chance is put together and made."""
    table, asking = hands.table, hands.asking
    state, rng = game().begin(setup(seed), seed).state, Rng(seed)

    def check() -> None:
        composer = asking.composer
        if composer is not None:
            places = {place for piece in composer.movable() for place in composer.places(piece)}
            for key in composer.usable() | places:
                assert table.item(key) is not None, (composer.decision.kind, key)

    asking.changed.connect(check)
    near = state.decision.seat
    table.open(state.view(near), near)
    while state.decision is not None and state.number < 180:
        decision = state.decision
        view = state.view(decision.seat)
        table.clock.play(table.lay(view, decision.seat))
        asking.ask(view, decision)
        move = decision.options.sample(rng)
        assert asking.composer is not None
        steer(asking.composer, move)
        assert hands.made[-1] == move
        assert asking.decision is None
        state.apply(move)
    assert len(hands.made) > 100


def test_a_card_is_dragged_onto_the_domain_that_pays(hands: Hands) -> None:
    # CG-10.1.1, D-06
    table = table_with()
    hands.ask(table)
    domain = table.state.domains[0][0]
    hands.drag(keys.card(table["x"]), keys.domain(domain))
    assert hands.made == [mv.Play(table["x"], domain)]


def test_an_illegal_drop_floats_back_and_says_why(hands: Hands) -> None:
    table = table_with()
    hands.ask(table)
    key = keys.card(table["dear"])
    before = hands.item(key).rect
    hands.drag(key, keys.domain(table.state.domains[0][0]))
    assert hands.made == []
    assert [refused.rule for refused in hands.refused] == ["CG-10.1.1"]
    assert hands.item(key).rect == before
    assert not hands.item(key).state & State.GLOW


def test_a_click_on_a_card_that_cannot_be_played_says_why(hands: Hands) -> None:
    table = table_with()
    hands.ask(table)
    hands.click(keys.card(table["dear"]))
    assert [refused.rule for refused in hands.refused] == ["CG-10.1.1"]


def test_characters_are_dragged_to_stories_and_home_and_number_keys_send_the_focused_one(hands: Hands) -> None:
    # CG-13.2.1, D-13
    table = table_with()
    table.pass_to("D-13")
    hands.ask(table)
    one, two = keys.card(table["a"]), keys.card(table["b"])
    stories = [keys.story(table[name]) for name in "ABC"]
    hands.drag(one, stories[0])
    assert hands.table.staged == {one: stories[0]}
    hands.drag(one, keys.board(0))
    assert hands.table.staged == {}
    hands.item(two).setFocus()
    assert hands.asking.number_key(3)
    hands.click(one)
    hands.click(stories[1])
    assert hands.table.staged == {one: stories[1], two: stories[2]}
    assert hands.asking.cancel()
    assert hands.table.staged == {two: stories[2]}
    assert hands.asking.main_action()
    assert hands.made == [mv.CommitTo(((table["b"], table["C"]),))]


def test_starting_resources_stay_where_they_were_laid_until_the_table_is_laid_anew(hands: Hands) -> None:
    # CG-8.1.6, D-01
    state = game().begin(setup(0), 7).state
    assert isinstance(state.decision.options, Triples)
    seat = state.decision.seat
    hands.table.open(state.view(seat), seat)
    hands.asking.ask(state.view(seat), state.decision)
    cards = [keys.card(number) for number in sorted(state.hand[seat])]
    for card in cards[:3]:
        hands.click(card)
    assert len(hands.table.staged) == 3
    assert hands.asking.main_action()
    hands.asking.rest()
    assert len(hands.table.staged) == 3
    assert hands.made == [mv.ChooseResources(tuple(sorted(state.hand[seat])[:3]))]


def test_arrow_keys_and_enter_play_a_card_without_the_mouse(hands: Hands, qtbot: QtBot) -> None:
    table = Table([character("x")], {"hand": ["x"]})
    hands.ask(table)
    hands.view.setFocus()
    hands.item(keys.card(table["x"])).setFocus()
    qtbot.keyClick(hands.view, Qt.Key.Key_Return)
    assert hands.made == []
    assert hands.asking.composing
    qtbot.keyClick(hands.view, Qt.Key.Key_Return)
    assert hands.made == [mv.Play(table["x"])]


def test_a_remembered_order_answers_by_itself(hands: Hands, qtbot: QtBot) -> None:
    # CG-14.1.1, D-15
    state = game().begin(setup(1), 1).state
    rng = Rng(1)
    while not (state.decision.kind == "D-15" and state.decision.options.count() == 3):
        tries = [state.decision.options.sample(rng) for _ in range(20)]
        state.apply(max(tries, key=lambda move: len({story for _, story in getattr(move, "pairs", ())})))
    seat = state.decision.seat
    hands.table.open(state.view(seat), seat)
    hands.asking.ask(state.view(seat), state.decision)
    composer = hands.asking.composer
    assert composer is not None
    press_main(composer)
    (first,) = hands.made
    state.apply(first)
    assert state.decision.kind == "D-15"
    hands.asking.ask(state.view(seat), state.decision)
    with qtbot.waitSignal(hands.asking.decided):
        pass
    assert hands.made[1] == mv.Pick(composer.remember[0])


def test_nothing_can_be_used_while_nobody_is_asked(hands: Hands) -> None:
    hands.ask(table_with())
    hands.asking.rest()
    assert not [item for item in hands.table.things() if item.state & State.GLOW]
    assert not [item for item in hands.table.things() if isinstance(item, PieceItem) and item.movable]
    assert hands.asking.prompt().text == ""
    assert not hands.asking.can_pass()


def test_an_illegal_move_is_refused_and_the_question_stays(hands: Hands) -> None:
    table = table_with()
    hands.ask(table)
    hands.asking.decide(mv.Play(table["dear"], table.state.domains[0][0]))
    assert hands.made == []
    assert hands.refused[0].rule == "CG-10.1.1"
    assert hands.asking.decision is not None
    hands.asking.concede()
    assert hands.made == [mv.Concede()]



def test_a_domain_that_cannot_pay_says_what_is_missing(hands: Hands) -> None:
    # CG-10.1.2
    table = table_with()
    hands.ask(table)
    hands.drag(keys.card(table["x"]), keys.domain(table.state.domains[0][2]))
    assert hands.made == []
    assert [(refused.reason, refused.args["cost"]) for refused in hands.refused] == [("cards.refused.too_small", 2)]


def test_a_card_that_still_needs_a_target_waits_in_the_middle_and_goes_home_again(hands: Hands) -> None:
    # CG-11.1.2
    kill = event("kill", act({"do": "choose", "x": sel(count=1)}, {"do": "destroy", "x": "chosen"}))
    table = Table([kill, character("a"), character("b")], {"hand": ["kill"], "play": ["a", "b"]})
    hands.ask(table)
    key = keys.card(table["kill"])
    home = hands.item(key).rect
    hands.drag(key, keys.board(0))
    assert hands.table.staged == {key: keys.TWILIGHT}
    assert hands.item(key).rect != home
    assert hands.asking.cancel()
    assert hands.item(key).rect == home
    hands.drag(key, keys.card(table["b"]))
    assert hands.made == [mv.Play(table["kill"], targets=((table["b"],),))]


def test_cards_to_choose_from_are_laid_out_again_after_the_player_looked_through_a_pile(hands: Hands) -> None:
    # CG-17.3.2
    raise_one = event("raise", act({"do": "choose", "x": sel(zone="discard", side="you", count=1), "purpose": "play"},
                                   {"do": "move", "x": "chosen", "to": "play"}))  # fmt: skip
    table = Table([raise_one, *map(character, "ab")], {"hand": ["raise"], "discard": ["a", "b"]})
    hands.ask(table)
    hands.drag(keys.card(table["raise"]), keys.board(0))
    key = keys.card(table["a"])
    place = hands.item(key).rect
    hands.table.browse(keys.discard(0))
    assert hands.table.close_browsing()
    assert hands.item(key).rect == place
    hands.click(key)
    assert hands.made == [mv.Play(table["raise"], targets=((table["a"],),))]
