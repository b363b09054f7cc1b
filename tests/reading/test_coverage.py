"""The figures of `cards coverage`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cthulhu_desktop.__main__ import main
from cthulhu_desktop.core.cards.abilities.effects import Draw
from cthulhu_desktop.core.cards.abilities.handlers import DO
from cthulhu_desktop.reading import sources
from cthulhu_desktop.reading.coverage import has_handler, measure
from cthulhu_desktop.reading.problems import ReadingProblem
from cthulhu_desktop.reading.sources import read_source

CARDS: list[dict[str, Any]] = [
    {"name": "Bell Buoy", "type": "Support", "text": "Action: draw a card.", "set": "H", "setname": "Harbour"},
    {"name": "Fog", "type": "Event", "text": "Action: whistle.", "set": "H", "setname": "Harbour"},
    {"name": "Tar", "type": "Event", "text": "You may have any number of cards named Tar in your deck.", "set": "I",
     "setname": "Inland"},
]  # fmt: skip
Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    """The program called as from a shell: exit code, output, complaint."""

    def call_main(*words: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main(list(words))
        return (code, *capsys.readouterr())

    return call_main


@pytest.fixture
def lines(tmp_path: Path) -> Path:
    """A file of invented cards."""
    file = tmp_path / "cards.jsonl"
    file.write_text("".join(json.dumps(card) + "\n" for card in CARDS), encoding="utf-8")
    return file


def test_cards_are_counted_set_by_set() -> None:
    data = measure(CARDS).as_data()
    assert data["sets"] == [
        {"key": "H", "name": "Harbour", "cards": 2, "read": 1, "executable": 1, "manual_clauses": 1},
        {"key": "I", "name": "Inland", "cards": 1, "read": 1, "executable": 0, "manual_clauses": 0},
    ]
    assert data["total"] == {"cards": 3, "read_percent": 66.7, "executable_percent": 33.3}
    assert data["missing"] == {"DeckLimit": 1}
    assert data["unknown_words"] == {"whistle": 1}


def test_a_card_counts_as_playable_only_with_a_handler_for_each_node(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_handler(Draw())
    monkeypatch.delitem(DO, Draw)
    found = measure(CARDS[:1])
    assert found.percent("executable") == 0
    assert found.missing == {"Draw": 1}


def test_the_verb_writes_json(call: Call, lines: Path) -> None:
    code, out, err = call("cards", "coverage", "--json", str(lines))
    assert (code, err) == (0, "")
    assert json.loads(out)["total"]["cards"] == 3


@pytest.mark.parametrize(("language", "word"), [("en", "playable"), ("pl", "grywalne"), ("de", "spielbar")])
def test_the_verb_tells_the_figures_in_words(call: Call, lines: Path, language: str, word: str) -> None:
    code, out, _ = call("--lang", language, "cards", "coverage", str(lines))
    assert code == 0
    assert "Harbour" in out
    assert word in out
    assert "whistle" in out


def test_no_texts_are_a_clear_complaint(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CTHULHUCLI_DATA", raising=False)
    monkeypatch.setattr(sources, "PACKAGE", "surely_not_installed")
    code, out, err = call("cards", "coverage")
    assert (code, out) == (1, "")
    assert "CTHULHUCLI_DATA" in err


def test_the_folder_may_be_named_by_the_environment(monkeypatch: pytest.MonkeyPatch, lines: Path) -> None:
    monkeypatch.setenv("CTHULHUCLI_DATA", str(lines.parent))
    assert read_source() == CARDS


@pytest.mark.parametrize(
    ("content", "line"), [("{}\n", 1), ("[1]\n", 1), ('{"name": "A"}\n{"name": \n', 2), ("[" * 90000, 1)]
)
def test_a_line_that_is_no_card_is_named(tmp_path: Path, content: str, line: int) -> None:
    file = tmp_path / "bad.db"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(ReadingProblem) as found:
        read_source(file)
    assert found.value.reason == "reading.bad_line"
    assert found.value.args_by_name["line"] == line


@pytest.mark.parametrize(
    ("limit", "reason"), [("MOST_BYTES", "too_large"), ("MOST_LINES", "too_many"), ("LONGEST_LINE", "bad_line")]
)
def test_files_have_limits(lines: Path, monkeypatch: pytest.MonkeyPatch, limit: str, reason: str) -> None:
    monkeypatch.setattr(sources, limit, 2)
    with pytest.raises(ReadingProblem, match=reason):
        read_source(lines)


def test_a_missing_file_and_an_empty_folder_are_named(tmp_path: Path) -> None:
    with pytest.raises(ReadingProblem, match="unreadable"):
        read_source(tmp_path / "no.db")
    with pytest.raises(ReadingProblem, match="no_files"):
        read_source(tmp_path)
