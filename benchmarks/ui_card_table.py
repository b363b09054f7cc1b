"""Frame times of the card table with 150 cards in a 1920×1080 window, software raster: one of them is dragged over the
others, and all of them make room for those who fight. In time of this thread, so that a busy machine counts little."""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SIZE = (1920, 1080)
FRAMES = 900
LAPS = 3
MOVES = 8
A_SIDE = 47  # in play: with hands, resources and discard piles that makes 150 cards


def measure() -> list[dict[str, Any]]:
    """Milliseconds from a move of the pointer, or a tick of the clock, until the viewport has painted it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    from PySide6.QtWidgets import QApplication

    from cthulhu_desktop.ui import theme

    application = QApplication.instance() or QApplication(["benchmark"])
    theme.apply(theme.Look(motion=theme.Motion.OFF))
    found = []
    for name, times in (("drag", sorted(_drag_times(application))), ("table_move", sorted(_move_times(application)))):
        p99 = times[min(len(times) - 1, int(len(times) * 0.99))]
        found += [
            {"name": f"ui.{name}_ms_median", "value": round(statistics.median(times), 2), "unit": "ms"},
            {"name": f"ui.{name}_ms_p99", "value": round(p99, 2), "unit": "ms"},
        ]
    return found


def _table() -> tuple[Any, Any]:
    """A crowded table in a view, all of it drawn once."""
    from PySide6.QtCore import QSize

    from cthulhu_desktop.ui.cardfaces import FaceStore
    from cthulhu_desktop.ui.cardtable.table import CardTable
    from cthulhu_desktop.ui.tabletop.view import TableView
    from tests.ui.cardtable.scene_games import catalogue
    from tests.ui.cardtable.scene_views import crowded_view

    cards = catalogue().cards
    ids = {kind: [key for key, card in cards.items() if card.type == kind] for kind in ("character", "support")}

    def real(card: Any) -> Any:
        names = ids[card.kind]
        return replace(card, id=names[card.card % len(names)])

    view = crowded_view(A_SIDE)
    players = tuple(
        replace(
            player, hand=tuple(map(real, player.hand)), play=tuple(map(real, player.play)),
            discard=tuple(map(real, player.discard)),
            domains=tuple(replace(d, resources=tuple(map(real, d.resources))) for d in player.domains),
        )
        for player in view.players
    )  # fmt: skip
    table = CardTable(FaceStore(cards))
    window = TableView(table)
    window.resize(*SIZE)
    window.show()
    table.open(replace(view, players=(players[0], players[1])), 0)
    table.resize(QSize(*SIZE), 1.0)
    window.set_table(table.sceneRect())
    return table, window


def _drag_times(application: Any) -> list[float]:
    import math

    from PySide6.QtCore import QPointF

    from cthulhu_desktop.ui.cardtable import keys
    from cthulhu_desktop.ui.tabletop.drag import Drag
    from cthulhu_desktop.ui.tabletop.items import PieceItem, PlaceItem

    table, window = _table()
    while not table.dressed:
        application.processEvents()
    window.grab()
    application.processEvents()
    places = [item for item in table.things() if isinstance(item, PlaceItem)]
    piece = table.item(keys.card(table.view.players[0].hand[2].card))
    assert isinstance(piece, PieceItem)

    class Anywhere:
        """Every domain and story takes the card."""

        def places_for(self, _piece: PieceItem) -> list[PlaceItem]:
            return [place for place in places if keys.kind(place.key) in ("domain", "story", "board")]

    drag = Drag(Anywhere(), table.clock, piece, piece.pos(), all_places=places)  # type: ignore[arg-type]
    times = []
    for frame in range(FRAMES):
        t = frame / FRAMES * LAPS * 2 * math.pi
        at = QPointF(SIZE[0] * (0.5 + 0.30 * math.sin(3 * t)), SIZE[1] * (0.5 + 0.42 * math.cos(2 * t)))
        times.append(_timed(application, partial(drag.move, at)))
    drag.cancel()
    table.clear_game()
    window.hide()
    window.deleteLater()
    return times


def _timed(application: Any, change: Callable[[], object]) -> float:
    before = time.thread_time()
    change()
    application.processEvents()
    return (time.thread_time() - before) * 1000


def _move_times(application: Any) -> list[float]:
    """All cards glide, as the row of stories opens and closes; the first round draws what is not drawn yet."""
    from cthulhu_desktop.ui import theme

    table, window = _table()
    while not table.dressed:
        application.processEvents()
    window.grab()
    theme.apply(theme.Look(motion=theme.Motion.ON))
    times: list[float] = []
    for round_ in range(MOVES):
        view = replace(table.view, phase="operations" if round_ % 2 else "story")
        table.clock.play(table.lay(view, 0))
        table.clock._timer.stop()  # time passes here only
        while table.clock.busy:
            spent = _timed(application, partial(table.clock.advance, 16))
            times += [spent] if round_ > 1 else []
    theme.apply(theme.Look(motion=theme.Motion.OFF))
    table.clear_game()
    window.hide()
    window.deleteLater()
    return times


if __name__ == "__main__":
    for record in measure():
        print(record)
