"""`cards show`: a card in the language asked for."""

from __future__ import annotations

import json

import pytest

from cthulhu_desktop.cli.main import run
from cthulhu_desktop.storage.places import places


def test_a_card_is_shown_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "show", "beat", "cop", "--lang", "pl"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "Beat Cop (AE-001)", "Postać – Agencja – Władze", "Koszt 2 · Przydatność 2 · [C]",
        "Akcja: Zapłać 2, aby wybrać i wyczerpać kartę typu Lokacja.",
    ]  # fmt: skip


def test_a_card_can_be_named_by_its_id_and_be_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "show", "AE-242", "--json", "--lang=en"]) == 0
    (card,) = json.loads(capsys.readouterr().out)
    assert card["title"] == "The Arkham Willows"
    assert card["text"] == ["Each player discards the top 10 cards of their deck."]


def test_an_unknown_title_gets_the_nearest_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "show", "Cthulu", "--lang", "de"]) == 1
    assert "Meinst du „Cthulhu“?" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["cards"], ["cards", "show"], ["cards", "hide", "Cthulhu"]])
def test_without_a_title_the_help_is_named(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*words, "--lang", "en"]) == 2
    assert "cards --help" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_help_tells_every_verb_about_cards(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "--help", "--lang", language]) == 0
    told = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line.startswith("  ")]
    assert {"show", "import", "coverage"} <= set(told)


def test_an_imported_card_is_shown_too_with_its_printed_text(capsys: pytest.CaptureFixture[str]) -> None:
    card = {"id": "ZZ-001", "title": "Lodger of the Attic", "set": "ZZ", "type": "character", "faction": "hastur",
            "cost": 2, "skill": 1, "icons": "T"}  # fmt: skip
    entry = {"kind": "card", "definition": card, "manual": ["x"], "waiting": [], "facts": {"text": "Hum all night."}}
    folder = places().data / "cards"
    folder.mkdir(parents=True)
    (folder / "attic.json").write_text(json.dumps({"form": 1, "cards": [entry]}), encoding="utf-8")
    assert run(["cards", "show", "lodger of the attic", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2:] == ["Hum all night.", "Part of this card has to be carried out by hand."]
    assert run(["cards", "show", "ZZ-001", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["plays_itself"] is False
