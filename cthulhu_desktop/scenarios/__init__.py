"""Scenario files (docs/scenario-files.md): any position of the card game, moves, and what is expected of them."""

from cthulhu_desktop.scenarios.problems import ScenarioProblem
from cthulhu_desktop.scenarios.reading import Scenario, read_scenario
from cthulhu_desktop.scenarios.running import Failure, Result, run_scenario

__all__ = ["Failure", "Result", "Scenario", "ScenarioProblem", "read_scenario", "run_scenario"]
