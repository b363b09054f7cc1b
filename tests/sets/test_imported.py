"""Cards taken over from elsewhere, beside those that come with the program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cthulhu_desktop.data_files import resource
from cthulhu_desktop.sets import WholeCatalogue, imported, whole_catalogue
from cthulhu_desktop.wording import LANGUAGES, sentences

DRAWS = {"kind": "triggered", "label": "action", "effects": [{"do": "draw", "n": 1}]}
TABLE = {
    "form": 1,
    "cards": [
        {
            "kind": "card", "manual": [], "waiting": [], "facts": {"text": "Action: draw a card."},
            "definition": {
                "id": "octgn/aa-1", "title": "Pier Rat", "type": "character", "cost": 1, "skill": 1, "set": "Harbour",
                "faction": "syndicate", "subtypes": ["sailor"], "abilities": [DRAWS],
            },
        },
        {
            "kind": "card", "manual": ["sing"], "waiting": [], "facts": {"text": "Action: sing every shanty."},
            "definition": {"id": "octgn/aa-2", "title": "Odd One", "type": "event", "set": "Harbour"},
        },
        {"kind": "story", "definition": {"id": "octgn/aa-3", "title": "The Last Ferry", "set": "Harbour"}},
    ],
}  # fmt: skip
"""As `cards import` writes it."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    file = tmp_path / "data" / "cards" / "harbour.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(TABLE), encoding="utf-8")
    return file.parent


def spoil(data: Path, change: Any) -> None:
    """Change the table of the imported file."""
    file = data / "harbour.json"
    table = json.loads(file.read_text(encoding="utf-8"))
    change(table)
    file.write_text(json.dumps(table), encoding="utf-8")


def reasons(found: WholeCatalogue) -> list[str]:
    for problem in found.problems:
        for language in LANGUAGES:
            assert "harbour.json" in sentences(language).say(problem.reason, **problem.args_by_name)
    return [problem.reason for problem in found.problems]


def test_the_whole_catalogue_holds_our_cards_and_the_imported_ones(data: Path, tmp_path: Path) -> None:
    found = whole_catalogue(resource("sets"), data, tmp_path / "cache")
    assert found.problems == ()
    assert found.catalogue.cards["AE-001"].title == "Beat Cop"
    assert found.catalogue.cards["octgn/aa-1"].title == "Pier Rat"
    assert found.catalogue.stories["octgn/aa-3"].title == "The Last Ferry"
    assert found.imported["octgn/aa-1"].plays
    assert not found.imported["octgn/aa-2"].plays
    assert found.imported["octgn/aa-2"].text.endswith("shanty.")
    assert (found.set_name("arkham_edition"), found.set_name("Harbour")) == ("Arkham Edition", "Harbour")


def test_without_imported_cards_there_are_ours(tmp_path: Path) -> None:
    for place in (None, tmp_path / "nowhere"):
        found = whole_catalogue(resource("sets"), place)
        assert (len(found.imported), found.problems, "AE-001" in found.catalogue.cards) == (0, (), True)


def test_the_second_time_they_come_from_the_cache(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = whole_catalogue(resource("sets"), data, tmp_path / "cache")
    monkeypatch.setattr(imported, "_read", None)
    second = whole_catalogue(resource("sets"), data, tmp_path / "cache")
    assert second.imported == first.imported
    assert second.catalogue.cards == first.catalogue.cards


def test_a_changed_file_is_read_again(data: Path, tmp_path: Path) -> None:
    whole_catalogue(resource("sets"), data, tmp_path / "cache")
    spoil(data, lambda table: table["cards"][0]["definition"].update(title="Pier Cat"))
    found = whole_catalogue(resource("sets"), data, tmp_path / "cache")
    assert found.catalogue.cards["octgn/aa-1"].title == "Pier Cat"


def test_a_card_that_cannot_be_used_is_left_out_and_told_each_time(data: Path, tmp_path: Path) -> None:
    spoil(data, lambda table: table["cards"][0]["definition"].update(cost="dear"))
    for _ in range(2):
        found = whole_catalogue(resource("sets"), data, tmp_path / "cache")
        assert reasons(found) == ["sets.bad_imported_card"]
        assert found.problems[0].args_by_name["n"] == 1
        assert sorted(found.imported) == ["octgn/aa-2", "octgn/aa-3"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not_imported_cards"), ("[]", "not_imported_cards"), ("{", "not_imported_cards"),
        ("[" * 100_000, "not_imported_cards"), ('{"form": 1}', "not_imported_cards"),
        ('{"form": 2, "cards": []}', "other_form"), ('{"form": 1, "cards": {}}', "other_form"),
        ('{"form": 1, "cards": [3]}', "bad_imported_card"), ('{"form": 1, "cards": [{}]}', "bad_imported_card"),
    ],
)  # fmt: skip
def test_a_file_that_is_none_is_told_and_the_rest_is_there(data: Path, text: str, reason: str) -> None:
    (data / "harbour.json").write_text(text, encoding="utf-8")
    found = whole_catalogue(resource("sets"), data)
    assert reasons(found) == [f"sets.{reason}"]
    assert "AE-001" in found.catalogue.cards


def test_a_file_that_cannot_be_opened_is_told(data: Path) -> None:
    file = data / "harbour.json"
    file.unlink()
    file.mkdir()
    found = whole_catalogue(resource("sets"), data)
    assert reasons(found) == ["sets.unreadable"]


def test_the_same_printing_in_two_files_is_one_card(data: Path) -> None:
    again = data / "a-again.json"
    table = json.loads((data / "harbour.json").read_text(encoding="utf-8"))
    table["cards"][0]["definition"]["title"] = "Pier Rat (first)"
    again.write_text(json.dumps(table), encoding="utf-8")
    found = whole_catalogue(resource("sets"), data)
    assert (found.problems, len(found.imported)) == ((), 3)
    assert found.catalogue.cards["octgn/aa-1"].title == "Pier Rat (first)"
