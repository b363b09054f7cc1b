"""`simulate --game cards`: decks by name and from files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cthulhu_desktop.bridge.card_setup import card_shelf
from cthulhu_desktop.cli.card_decks import card_setup
from cthulhu_desktop.core.cards.game import GAME
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.reading.deck_files import save_deck_file
from tests.cli.conftest import Call

CARDS = ("simulate", "--game", "cards", "--games", "2", "--workers", "1")
IDS = [f"AE-{number:03}" for number in range(121, 135)] * 4


def test_a_series_with_decks_that_come_with_the_program_tells_who_won_and_how(call: Call) -> None:
    words = ("--deck", "hastur", "--deck", "agency", "--bot", "novice", "--bot", "random", "--json")
    answer = call(*CARDS, *words)
    data = json.loads(answer.out)
    assert (answer.code, answer.err) == (0, "")
    assert data["setup"] == {"decks": ["hastur", "agency"]}
    assert [bot["bot"] for bot in data["bots"]] == ["novice", "random"]
    assert sum(bot["wins"] for bot in data["bots"]) + data["without_winner"] == 2
    assert sum(data["endings"].values()) == 2
    assert data["turns"] >= 3
    assert data["decisions_per_s"] > 0


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_endings_and_turns_are_told_in_sentences(call: Call, language: str) -> None:
    answer = call(*CARDS, "--bot", "random", "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    assert "cards.end." not in answer.out
    assert len(answer.out.splitlines()) >= 6


def test_without_a_deck_the_two_starters_meet() -> None:
    setup = GAME.read_setup(card_setup())
    assert [len(deck) for deck in setup.decks] == [47, 47]
    assert len(setup.stories) == 10


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("deck.json", json.dumps(IDS)),
        ("deck.json", json.dumps({"cards": IDS})),
        ("deck.json", json.dumps({"cards": dict.fromkeys(IDS, 4)})),
        ("deck.toml", "[cards]\n" + "".join(f"{card} = 4\n" for card in dict.fromkeys(IDS))),
        ("deck.toml", f"cards = {json.dumps(IDS)}\n"),
    ],
)
def test_a_file_of_card_ids_is_a_deck_for_both(tmp_path: Path, name: str, content: str) -> None:
    file = tmp_path / name
    file.write_text(content, encoding="utf-8")
    setup = GAME.read_setup(card_setup([str(file)]))
    assert [sorted(deck) for deck in setup.decks] == [sorted(IDS)] * 2


def test_options_of_the_game_can_be_set() -> None:
    assert GAME.read_setup(card_setup(["hastur"], {"first": 1})).first == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--deck", "innsmouth"), "There is no deck “innsmouth”. The decks are: agency, "),
        (("--deck", "gone.toml"), "There is no file gone.toml."),
        (("--deck", "hastur", "--deck", "agency", "--deck", "cthulhu"), "You named 3 decks."),
        (("--option", "colour=green"), "The game cannot be set up like this: colour cannot be ?."),
        (("--bot", "bold"), "There is no bot “bold” for this game. The bots are: random, novice, adept"),
    ],
)
def test_decks_and_options_that_are_not_there_are_refused(call: Call, words: tuple[str, ...], complaint: str) -> None:
    answer = call(*CARDS, *words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.complaint.startswith(complaint)


@pytest.mark.parametrize(
    ("name", "content", "complaint"),
    [
        ("deck.json", "{", "holds no deck"),
        ("deck.json", "[1, 2]", "holds no deck"),
        ("deck.json", '{"cards": {"AE-121": 0}}', "holds no deck"),
        ("deck.toml", "cards = [", "cannot be read as TOML"),
        ("deck.json", '["XX-001", "XX-002", "XX-003", "XX-004", "XX-005", "XX-006", "XX-007", "XX-008"]', "XX-001"),
        ("deck.json", '["AE-121"]', "A deck needs at least 8 cards"),
    ],
)
def test_a_file_that_is_no_deck_is_refused_by_name(
    call: Call, tmp_path: Path, name: str, content: str, complaint: str
) -> None:
    file = tmp_path / name
    file.write_text(content, encoding="utf-8")
    answer = call(*CARDS, "--deck", str(file))
    assert (answer.code, answer.out) == (2, "")
    assert complaint in answer.complaint


def test_other_games_have_no_decks(call: Call) -> None:
    assert call("simulate", "--deck", "hastur").complaint.startswith("The game dice is played without decks")


@pytest.mark.parametrize("name", ["deck.coc", "deck.o8d", "deck.txt"])
def test_a_deck_file_of_any_program_can_be_simulated(tmp_path: Path, name: str) -> None:
    shelf = card_shelf()
    deck = Deck("D", shelf.presets["hastur"].cards)
    save_deck_file(deck, tmp_path / name, shelf.catalogue)
    setup = GAME.read_setup(card_setup([str(tmp_path / name)]))
    assert sorted(setup.decks[0]) == sorted(deck.ids())


def test_a_deck_file_with_unknown_cards_is_not_simulated_without_them(tmp_path: Path, call: Call) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("40 Beat Cop\n4 Nobody Knows This\n", encoding="utf-8")
    answer = call(*CARDS, "--deck", str(file))
    assert answer.code == 2
    assert "Nobody Knows This" in answer.err
