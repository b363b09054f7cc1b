"""`cards show`: a card in the language asked for."""

from __future__ import annotations

import json

import pytest

from cthulhu_desktop.cli.main import run


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
    assert "Meintest du „Cthulhu“?" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["cards"], ["cards", "show"], ["cards", "hide", "Cthulhu"]])
def test_without_a_title_the_help_is_named(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*words, "--lang", "en"]) == 2
    assert "cards --help" in capsys.readouterr().err
