"""Positions in which something certain is asked, out of the scenario files of the card game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from cthulhu_desktop.cli.scenario import built_in_cards
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Applied, Decision, Move, Refused
from cthulhu_desktop.scenarios import read_scenario, run_scenario

FOLDER = Path(__file__).parents[2] / "scenarios"


@cache
def files() -> dict[Path, str]:
    """The scenario files with their texts."""
    return {file: file.read_text(encoding="utf-8") for file in sorted(FOLDER.rglob("*.toml"))}


def positions_of(text: str, wanted: Callable[[Decision], bool]) -> list[CardsState]:
    """The positions of a scenario in which something wanted is asked."""
    found: list[CardsState] = []
    apply = CardsState.apply

    def watched(state: CardsState, move: Move) -> Applied | Refused:
        if state.decision is not None and wanted(state.decision):
            found.append(state.copy())
        return apply(state, move)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CardsState, "apply", watched)
        run_scenario(read_scenario(text, built_in_cards), built_in_cards)
    return found


@cache
def positions(kind: str) -> tuple[CardsState, ...]:
    """Positions in which that decision ("D-16") is asked. What can be done in an action window, D-06 to D-08, is part
    of D-05."""
    asked = "D-05" if kind in ("D-06", "D-07", "D-08") else kind
    found: list[CardsState] = []
    for file, text in files().items():
        if f'"{kind}"' in text and "arkham_edition" not in file.parts and len(found) < 12:
            found += positions_of(text, lambda decision: decision.kind == asked)
    return tuple(found[:12])

