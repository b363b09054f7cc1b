"""Preset decks as files."""

from __future__ import annotations

from pathlib import Path

import pytest

from cthulhu_desktop.sets import SetProblem, catalogue_of, read_preset, read_presets, read_set

DECK = """key = "quay"
name = "preset.quay.name"
description = "preset.quay.description"
constructed = false

[cards]
HN-002 = 3
HN-001 = 1
"""


def test_a_deck_lists_its_cards_in_the_order_of_the_file(harbour: Path, tmp_path: Path) -> None:
    catalogue = catalogue_of([read_set(harbour)])
    (tmp_path / "quay.toml").write_text(DECK)
    (deck,) = read_presets(tmp_path, catalogue)
    assert (deck.key, deck.constructed) == ("quay", False)
    assert deck.ids() == ("HN-002", "HN-002", "HN-002", "HN-001")
    assert [card.title for card in deck.definitions(catalogue)] == ["Foghorn"] * 3 + ["Night Porter"]


@pytest.mark.parametrize(
    ("old", "new", "reason", "args"),
    [
        ("HN-001 = 1", "HN-009 = 1", "unknown_card", {"card": "HN-009"}),
        ("HN-001 = 1", "HN-001 = 0", "bad_value", {"key": "cards.HN-001"}),
        ("HN-001 = 1", 'HN-001 = "1"', "bad_value", {"key": "HN-001"}),
        ('key = "quay"', "", "bad_value", {"key": "key"}),
        ("constructed = false", 'constructed = "no"', "bad_value", {"key": "constructed"}),
        ("constructed = false", "constructd = false", "unknown_key", {"key": "constructd"}),
        ("[cards]", "[cards", "not_toml", {"line": 6}),
    ],
)
def test_a_fault_is_named_with_its_file(
    harbour: Path, tmp_path: Path, old: str, new: str, reason: str, args: dict[str, object]
) -> None:
    file = tmp_path / "quay.toml"
    file.write_text(DECK.replace(old, new))
    with pytest.raises(SetProblem) as caught:
        read_preset(file, catalogue_of([read_set(harbour)]))
    assert caught.value.reason == f"sets.{reason}"
    assert caught.value.args_by_name == {"file": f"{tmp_path.name}/quay.toml", **args}
