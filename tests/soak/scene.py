"""Whole games shown on the card table without motion, the scene compared with the view after every decision.

    python -m tests.soak.scene --games 50
"""

from __future__ import annotations

import argparse
import os


def main() -> int:
    """Show the games; 1 at the first that differs."""
    parser = argparse.ArgumentParser(prog="tests.soak.scene")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--first", type=int, default=0)
    wanted = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QApplication

    from cthulhu_desktop.ui import theme
    from cthulhu_desktop.ui.cardtable.present import Presenter
    from cthulhu_desktop.ui.cardtable.table import CardTable
    from tests.ui.cardtable.scene_games import check, faces, played

    application = QApplication.instance() or QApplication(["soak"])
    theme.apply(theme.Look(motion=theme.Motion.OFF))
    table = CardTable(faces())
    table.resize(QSize(1280, 720), 1.0)
    for seed in range(wanted.first, wanted.first + wanted.games):
        presenter, near, decisions = Presenter(table), seed % 2, 0
        for state, batch in played(seed, seed):
            view = state.view(near)
            if batch.number == 0:
                table.open(view, near)
            presenter.enqueue(batch, view, near, by_bot=False)
            try:
                check(table, view)
            except AssertionError as difference:
                print(f"game {seed}, after move {batch.number}: {difference}")
                return 1
            decisions += 1
        print(f"game {seed}: {decisions} decisions")
        table.clear_game()
        application.processEvents()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
