"""What occurs becomes motion: in order, skippable, and at the end the table lies as the view says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.session import Batch
from cthulhu_desktop.core.cards import occurrences_cards as oc
from cthulhu_desktop.core.cards import occurrences_stories as os_
from cthulhu_desktop.core.cards.view import CardsView
from cthulhu_desktop.core.kernel import Occurrence
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.arrange import Face
from cthulhu_desktop.ui.cardtable.card_items import CardItem
from cthulhu_desktop.ui.cardtable.effects import count_struggle
from cthulhu_desktop.ui.cardtable.follow import follow
from cthulhu_desktop.ui.cardtable.present import Presenter, beats
from cthulhu_desktop.ui.cardtable.struggle_overlay import SKILL, Count, count_of, outcome_text
from cthulhu_desktop.ui.cardtable.table import CardTable
from cthulhu_desktop.ui.cardtable.whereabouts import known_cards
from cthulhu_desktop.ui.theme import Motion
from tests.ui.cardtable.scene_games import check, crowded, faces, fought, played, view_where
from tests.ui.cardtable.scene_views import crowded_view

NAMES = ("Ada", "Bruno")


@pytest.fixture
def table(qtbot: QtBot, quiet_look: Callable[..., None]) -> CardTable:
    made = CardTable(faces())
    made.resize(QSize(1280, 720), 1.0)
    made.name_seats(NAMES)
    return made


@pytest.fixture
def moving(quiet_look: Callable[..., None]) -> Callable[[], None]:
    """Lets things move from now on."""
    return lambda: quiet_look(motion=Motion.ON)


def told_of(presenter: Presenter) -> list[Occurrence]:
    told: list[Occurrence] = []
    presenter.told.connect(told.append)
    return told


def test_a_batch_is_told_in_order_and_then_the_table_is_ready(table: CardTable) -> None:
    games = played(2, 0, 40)
    state, _batch = next(games)
    table.open(state.view(0), 0)
    presenter = Presenter(table)
    told, ready = told_of(presenter), []
    presenter.ready.connect(lambda: ready.append(len(told)))
    for state, batch in games:
        view = state.view(0)
        del told[:]
        presenter.enqueue(batch, view, 0, by_bot=False)
        assert told == list(batch.seen_by(0))
        check(table, view)
    assert len(ready) == 40


def test_with_motion_a_batch_takes_time_and_ends_where_the_view_says(
    qtbot: QtBot, table: CardTable, moving: Callable[[], None]
) -> None:
    games = played(3, 0, 25)
    state, _batch = next(games)
    table.open(state.view(0), 0)
    presenter = Presenter(table)
    presenter.speed = 2
    moving()
    for state, batch in games:
        view = state.view(0)
        with qtbot.waitSignal(presenter.ready, timeout=20000):
            presenter.enqueue(batch, view, 0, by_bot=False)
        assert not presenter.busy
        check(table, view)


def test_skipping_shows_everything_at_its_end_at_once(table: CardTable, moving: Callable[[], None]) -> None:
    games = list(played(4, 1, 60))
    table.open(games[0][0].view(0), 0)
    presenter = Presenter(table)
    ready: list[bool] = []
    presenter.ready.connect(lambda: ready.append(True))
    told = told_of(presenter)
    moving()
    wanted = 0
    state, batches = games[-1][0], [batch for _state, batch in games[1:]]
    view = state.view(0)
    for batch in batches:
        presenter.enqueue(batch, view, 0, by_bot=True)
        wanted += len(batch.occurrences)
    assert presenter.busy
    presenter.skip()
    assert not presenter.busy
    assert ready == [True]
    assert len(told) == wanted
    check(table, view)


def test_what_was_cleared_is_never_told(table: CardTable, moving: Callable[[], None]) -> None:
    games = list(played(5, 1, 30))
    table.open(games[0][0].view(0), 0)
    presenter = Presenter(table)
    moving()
    for _state, batch in games[1:]:
        presenter.enqueue(batch, games[-1][0].view(0), 0, by_bot=True)
    told = told_of(presenter)
    presenter.clear()
    table.clock.skip()
    assert told == []
    assert not presenter.busy


def test_the_other_players_cards_are_not_told(table: CardTable) -> None:  # CG-4.1.4
    view = view_where(crowded, 0)
    table.open(view, 0)
    presenter = Presenter(table)
    told = told_of(presenter)
    batch = Batch(1, 1, None, (oc.Drawn(1, 2, (5, 6)),))
    presenter.enqueue(batch, view, 0, by_bot=False)
    assert told == [oc.Drawn(1, 2)]


def test_neighbours_of_one_kind_are_shown_together() -> None:
    told = (oc.Readied(1), oc.Readied(2), os_.Passed(0), os_.Passed(1), oc.Readied(3))
    assert [len(beat) for beat in beats(told)] == [2, 1, 1, 1]


# -- following -------------------------------------------------------------------------------------------------------
def moved(view: CardsView, *occurrences: Occurrence, later: CardsView | None = None) -> CardsView:
    for occurrence in occurrences:
        view = follow(view, occurrence, known_cards(later or view))
    return view


def test_following_turns_and_flips_cards_as_they_are_told() -> None:
    view = crowded_view(6)
    ready = view.players[0].play[2].card
    after = moved(view, oc.Exhausted(ready))
    assert next(card for card in after.players[0].play if card.card == ready).orientation == "exhausted"
    after = moved(after, oc.GoesInsane(ready))
    assert next(card for card in after.players[0].play if card.card == ready).orientation == "insane"
    assert moved(view, oc.DomainDrained(0, 0)).players[0].domains[0].drained


def test_following_moves_a_card_from_the_hand_to_the_middle_to_play_to_the_discard_pile() -> None:
    view = crowded_view(6)
    card = view.players[0].hand[0].card
    middle = moved(view, oc.Played(0, card))
    assert [one.card for one in middle.being_played] == [card]
    assert middle.players[0].hand_size == view.players[0].hand_size - 1
    there = moved(middle, oc.EntersPlay(0, card))
    assert not there.being_played
    assert there.players[0].play[-1].card == card
    gone = moved(there, oc.Destroyed(0, card), oc.LeavesPlay(0, card, "discard"))
    assert gone.players[0].discard[-1].card == card
    assert sum(one.card == card for one in gone.players[0].discard) == 1
    assert all(one.card != card for one in gone.players[0].play)


def test_following_counts_tokens_and_hands() -> None:
    view = crowded_view(2)
    assert moved(view, os_.TokenPlaced(1, 5002, 2)).row[2].tokens == (2, 3)
    after = moved(view, oc.Drawn(1, 2))
    assert after.players[1].hand_size == view.players[1].hand_size + 2
    assert after.players[1].deck_size == view.players[1].deck_size - 2


def in_play(view: CardsView) -> list[list[int]]:
    return [[card.card for card in player.play] for player in view.players]


def test_following_whole_games_never_fails_and_mostly_comes_to_what_the_view_says() -> None:
    same = total = 0
    before: CardsView | None = None
    for state, batch in played(8, 2, 200):
        view = state.view(0)
        if before is not None:
            after = before
            for occurrence in batch.seen_by(0):
                after = follow(after, occurrence, known_cards(view))
            total += 1
            same += in_play(after) == in_play(view)
        before = view
    assert same / total > 0.9


# -- struggles -------------------------------------------------------------------------------------------------------
def test_a_struggle_is_counted_card_by_card_to_what_the_rules_came_to() -> None:  # CG-14.4
    view = crowded_view(12, phase="story", committed=6)
    count = count_of(view, 5000, "T", 4, 1, 0)
    assert count.sums == (4, 1)  # seat 0 is active
    assert count_of(replace(view, active=1), 5000, "T", 4, 1, 1).sums == (1, 4)
    mine = [c.card for c in view.players[0].play if c.story == 5000 and c.orientation != "insane"]
    assert [card for card, _n in count.adds[0]] == mine
    assert count.at(0) == (0, 0)
    assert count.at(1) == (1, 1)
    assert count.at(count.steps) == (4, 1)
    assert count.counted(0) == (count.adds[0][0][0], count.adds[1][0][0])
    assert count_of(view, 5000, SKILL, 7, 5, 0).adds[0][0][1] == 2


@pytest.mark.parametrize(
    ("sign", "winner", "says", "follows"),
    [
        ("T", 0, "Ada wins", "Bruno's characters goes insane"), ("C", 1, "Bruno wins", "Ada's characters is wounded"),
        ("A", 0, "Ada wins", "Ada may ready"), ("I", 1, "Bruno wins", "token for Bruno"),
        (SKILL, 0, "Ada succeeds", "token for Ada"), ("T", -1, "Nobody", ""),
    ],
)  # fmt: skip
def test_the_overlay_says_who_wins_and_what_follows(sign: str, winner: int, says: str, follows: str) -> None:
    title, then = outcome_text(Count(1, sign, ((), ()), (1, 0), winner), NAMES)  # CG-14.5, 14.7
    assert says in title
    assert follows in then


def test_the_overlay_is_there_while_a_struggle_is_counted_and_gone_after_it(
    table: CardTable, moving: Callable[[], None]
) -> None:
    view = view_where(fought)
    table.open(view, 0)
    story = next(story for story in view.row if story.committed[0] or story.committed[1])
    moving()
    count = count_of(view, story.card, "C", 3, 1, view.active)
    table.clock.play(count_struggle(table, count, 1.0))
    table.clock.advance(20)
    assert table.overlay.isVisible()
    assert table.layout is not None
    slot = table.layout.slots[story.card]
    box = table.overlay.boundingRect().adjusted(30, 30, -30, -34)
    assert table.sceneRect().contains(box)
    for seat in (0, 1):  # what is counted stays in sight
        for card in story.committed[seat]:
            item = table.item(keys.card(card))
            assert item is not None
            assert not box.contains(item.pos())
    assert not box.contains(slot.card.cx, slot.card.cy)
    table.clock.skip()
    assert not table.overlay.isVisible()


def test_a_card_that_goes_insane_flips_on_its_way(table: CardTable, moving: Callable[[], None]) -> None:
    view = view_where(lambda v: any(c.kind == "character" and c.orientation == "ready" for c in v.players[0].play))
    hero = next(c for c in view.players[0].play if c.kind == "character" and c.orientation == "ready")
    table.open(view, 0)
    item = table.item(keys.card(hero.card))
    assert isinstance(item, CardItem)
    moving()
    table.clock.play(table.lay(follow(view, oc.GoesInsane(hero.card), known_cards(view)), 0, 200))
    table.clock.advance(30)
    assert item.face is Face.UP
    table.clock.advance(130)
    assert item.face is Face.INSANE
    table.clock.skip()
    assert item.turn == 90
