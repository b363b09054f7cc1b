"""What a game leaves behind in memory once it is put away: nothing."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.desk import NewGame
from cthulhu_desktop.bridge.session import GameSession
from cthulhu_desktop.bridge.timeline import Timeline
from cthulhu_desktop.core.kernel import Rng
from cthulhu_desktop.ui.cardtable import card_pictures
from cthulhu_desktop.ui.cardtable.card_items import CardItem
from cthulhu_desktop.ui.cardtable.page import CardTablePage
from cthulhu_desktop.ui.cardtable.place_items import DrawnPlace
from cthulhu_desktop.ui.cardtable.table import CardTable
from cthulhu_desktop.ui.shell.main_window import MainWindow
from tests.ui.cardtable.playing import Playing, by_chance, new_record, short_setup

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen screen has no window manager


def collected() -> None:
    """Everything that was to be deleted, by Qt or by Python, is."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    gc.collect()


def left(things: Iterable[weakref.ref[object]]) -> list[str]:
    return sorted(type(thing()).__name__ for thing in things if thing() is not None)


def parts_of(session: GameSession, table: CardTable) -> list[weakref.ref[object]]:
    """What belongs to one game alone."""
    assert session._line.steps
    parts = [session, session._line, session._runner, *table.cards(), *table._places.values()]
    assert {GameSession, Timeline, CardItem, DrawnPlace} <= {type(part) for part in parts}
    return [weakref.ref(part) for part in parts]


def test_nothing_of_a_page_remains_when_it_is_closed(qtbot: QtBot, quiet_look: Callable[..., None]) -> None:
    def used() -> list[weakref.ref[object]]:
        playing = Playing(qtbot)
        playing.open(new_record(5, short_setup()))
        rng = Rng(3)
        for _ in range(12):
            playing.answer(by_chance, rng)
        page, session = playing.page, playing.session
        page.view.grab()
        parts = parts_of(session, page.table)
        things: list[QObject] = [page, page.table, page.course, page.asking, page.presenter, page.reading, page.view]
        assert isinstance(page, CardTablePage)
        playing.close()
        session.deleteLater()
        page.close()
        page.deleteLater()
        return [*parts, *map(weakref.ref, (*things, page.table.pictures))]

    things = used()
    collected()
    assert left(things) == []


def test_game_after_game_leaves_nothing_behind_in_the_window(qtbot: QtBot, window: MainWindow) -> None:
    things: list[weakref.ref[object]] = []
    sizes = []

    def one(seed: int) -> None:
        window.begin_game(NewGame("cards", short_setup(), (("Ann", None), ("Bob", None)), seed=seed))
        page = window.page("cards_table").table  # type: ignore[attr-defined]
        page.slip_ms = 0
        if page.curtain.isVisible():
            page.curtain.button.click()
        for _ in range(6):
            if page.curtain.isVisible():
                page.curtain.button.click()
            qtbot.waitUntil(lambda: page.asking.decision is not None)
            page.asking.decide(by_chance(page.asking.decision, Rng(seed)))
            QCoreApplication.processEvents()
        page.view.grab()
        things.extend(parts_of(page.session, page.table))
        window.leave_table()

    for seed in range(4):
        one(seed)
        collected()
        assert left(things) == []
        sizes.append(len(window.findChildren(QObject)))
    assert len(set(sizes[1:])) == 1


def test_a_table_without_a_game_keeps_no_pictures_of_turned_cards(
    qtbot: QtBot, quiet_look: Callable[..., None]
) -> None:
    playing = Playing(qtbot)
    playing.open(new_record(5, short_setup()))
    playing.wait()
    playing.page.view.grab()
    pictures = playing.page.table.pictures
    assert 0 < pictures.kept_bytes() <= card_pictures.MEMORY
    playing.close()
    assert pictures.kept_bytes() == 0
