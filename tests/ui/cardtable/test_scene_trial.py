"""While a player composes: counts at the stories go with him, places and arrows glide with the pieces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.cards.view import CardsView, CardView
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.place_items import DrawnPlace
from cthulhu_desktop.ui.cardtable.table import CardTable
from cthulhu_desktop.ui.cardtable.trial import counted
from cthulhu_desktop.ui.cardtable.whereabouts import known_cards
from cthulhu_desktop.ui.tabletop.labels import ArrowItem
from tests.ui.cardtable.scene_games import crowded, faces, view_where
from tests.ui.cardtable.scene_views import crowded_view


@pytest.fixture
def table(qtbot: QtBot, quiet_look: Callable[..., None]) -> CardTable:
    made = CardTable(faces())
    made.resize(QSize(1280, 720), 1.0)
    made.name_seats(("Ada", "Bruno"))
    return made


def staged_view() -> tuple[CardsView, CardView, int]:
    """A table in the Story phase, a character at home and a story."""
    view = crowded_view(8, phase="story")
    card = next(card for card in view.players[0].play if card.kind == "character" and card.story < 0)
    return view, card, view.row[1].card


def place(table: CardTable, key: str) -> DrawnPlace:
    found = table.item(key)
    assert isinstance(found, DrawnPlace)
    return found


# --- counts ----------------------------------------------------------------------------------------------------------


def test_staged_characters_count_at_the_story_they_are_put_to() -> None:
    # CG-14.4.1, CG-14.7.1
    view, card, story = staged_view()
    trial = counted(view, {keys.card(card.card): keys.story(story)}, known_cards(view))
    before, after = view.row[1], trial.row[1]
    assert after.skill == (before.skill[0] + card.skill, before.skill[1])
    assert after.icons[0] == tuple(a + b for a, b in zip(before.icons[0], card.icons, strict=True))
    assert after.icons[1] == before.icons[1]
    assert card.card in after.committed[0]
    assert trial.row[0] == view.row[0]
    assert counted(view, {}, known_cards(view)) is view


def test_who_stands_there_already_counts_once_and_no_longer_when_taken_away() -> None:
    view, card, story = staged_view()
    play = tuple(replace(one, story=story) if one.card == card.card else one for one in view.players[0].play)
    there = replace(view, players=(replace(view.players[0], play=play), view.players[1]))
    known = known_cards(there)
    assert counted(there, {keys.card(card.card): keys.story(story)}, known).row == there.row
    gone = counted(there, {keys.card(card.card): keys.board(0)}, known)
    assert gone.row[1].skill[0] == there.row[1].skill[0] - card.skill


def test_the_table_says_the_new_counts_while_a_character_is_staged(table: CardTable) -> None:
    view, card, story = staged_view()
    table.open(view, 0)
    item = place(table, keys.story(story))
    before = item.description
    table.stage({keys.card(card.card): keys.story(story)})
    assert f"skill {view.row[1].skill[0] + card.skill}" in item.description
    table.stage({})
    assert item.description == before


# --- gliding ---------------------------------------------------------------------------------------------------------


def test_places_glide_with_the_rows_and_come_to_rest_where_they_lie(
    table: CardTable, quiet_look: Callable[..., None]
) -> None:
    view = view_where(lambda v: v.phase == "operations" and crowded(v))
    table.open(view, 0)
    quiet_look(motion=theme.Motion.ON)
    for key in (keys.story(view.row[0].card), keys.board(0)):
        table.settle()
        before = place(table, key).stand()
        table.clock.play(table.lay(replace(view, phase="story"), 0))
        item = place(table, key)
        assert item.rect != before.whole  # what is dropped there is dropped where it will lie
        assert item.stand().whole == before.whole
        table.clock.advance(80)
        moved = item.stand().whole
        assert moved not in (before.whole, item.rect)
        table.clock.play(table.lay(view, 0))  # back again before it is there: from where it seems to be
        assert item.stand().whole == moved
        table.clock.skip()
        assert item.stand().whole == item.rect


def test_the_card_of_a_story_keeps_its_shape_while_its_plank_grows(
    table: CardTable, quiet_look: Callable[..., None]
) -> None:
    view = view_where(lambda v: v.phase == "operations" and crowded(v))
    table.open(view, 0)
    quiet_look(motion=theme.Motion.ON)
    item = place(table, keys.story(view.row[0].card))
    before = item.stand().anchor
    table.clock.play(table.lay(replace(view, phase="story"), 0))
    for _ in range(3):
        table.clock.advance(50)
        anchor = item.stand().anchor
        assert anchor.w / anchor.h == pytest.approx(before.w / before.h, rel=0.01)


def test_arrows_follow_what_glides(table: CardTable, quiet_look: Callable[..., None]) -> None:
    view, card, story = staged_view()
    table.open(view, 0)
    quiet_look(motion=theme.Motion.ON)
    table.clock.play(table.stage({keys.card(card.card): keys.story(story)}))
    table.show_arrow(keys.card(card.card), keys.player(1))
    arrow = next(item for item in table.items() if isinstance(item, ArrowItem))
    before = arrow.boundingRect()
    table.clock.advance(60)
    assert arrow.boundingRect() != before
    table.clock.skip()
    resting = arrow.boundingRect()
    table.settle()
    assert arrow.boundingRect() == resting
