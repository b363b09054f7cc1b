"""A small set of invented cards in a folder of its own, and a way to spoil it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

HEADER = """key = "harbour"
name = "Harbour Nights"
year = 2004
prefix = "HN"
cards = 2
stories = 1
"""
SUBTYPES = """sailor = { en = "Sailor", pl = "Marynarz", pl_gender = "m", de = "Matrose", de_gender = "m" }
"""
CARDS = """[[card]]
id = "HN-001"
title = "Night Porter"
type = "character"
cost = 2
skill = 1
icons = "CI"
subtypes = ["sailor"]
keywords = ["fast", "toughness 1"]

[[card.abilities]]
kind = "triggered"
label = "action"
costs = [{ do = "pay", n = 1 }]
effects = [
  { do = "choose", x = { base = "character", count = 1, filters = [{ is = "subtype", names = ["sailor"] }] } },
  { do = "state", x = "chosen", to = "ready" },
]

[[card]]
id = "HN-002"
title = "Foghorn"
type = "event"
faction = "hastur"
cost = "X"
"""
STORIES = """[[story]]
id = "HN-003"
title = "The Empty Pier"
"""


@pytest.fixture
def harbour(tmp_path: Path) -> Path:
    """The folder of a set without a fault."""
    folder = tmp_path / "sets" / "harbour"
    folder.mkdir(parents=True)
    for name, text in (("set", HEADER), ("subtypes", SUBTYPES), ("cards", CARDS), ("stories", STORIES)):
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def spoil(harbour: Path) -> Callable[[str, str, str], None]:
    """Replace a passage of one of its files."""

    def replace(name: str, old: str, new: str) -> None:
        file = harbour / name
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")

    return replace
