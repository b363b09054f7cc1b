"""The documentation of scenario files is true."""

from __future__ import annotations

import re
from pathlib import Path

from cthulhu_desktop.scenarios import layout, read_scenario, reading, run_scenario, running

TEXT = (Path(__file__).parents[2] / "docs" / "scenario-files.md").read_text(encoding="utf-8")


def test_the_complete_example_holds() -> None:
    example = re.search(r"```toml\n(title.*?)```", TEXT, re.DOTALL)
    assert example is not None
    assert run_scenario(read_scenario(example[1])).failures == ()


def test_the_cards_shown_can_be_used() -> None:
    cards = re.search(r"```toml\n(cards\.blade.*?)```", TEXT, re.DOTALL)
    assert cards is not None
    text = f'title = "x"\nrules = []\n{cards[1]}\nX.hand = ["blade", "bolt", "nurse"]\n'
    assert run_scenario(read_scenario(text)).passed


def test_every_key_and_step_is_explained() -> None:
    words = set(re.findall(r"`\.?([\w]+)", TEXT)) | set(re.findall(r"\bgame\.(\w+)", TEXT))
    keys = reading._HEAD | layout.POSITION_KEYS | layout.SIDE_KEYS | layout.GAME_KEYS | set(running._STATEMENTS)
    assert sorted(key for key in keys if key not in words and f"X.{key}" not in TEXT and f"{key}." not in TEXT) == []
