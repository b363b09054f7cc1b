"""Reading a set: what is read, and what every fault is called."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cthulhu_desktop.core.catalogue.cards import icon_counts
from cthulhu_desktop.sets import SetProblem, catalogue_of, read_set
from cthulhu_desktop.wording import LANGUAGES, sentences

Spoil = Callable[[str, str, str], None]


def test_a_set_holds_what_its_files_say(harbour: Path) -> None:
    found = read_set(harbour)
    assert (found.key, found.name, found.year, found.prefix) == ("harbour", "Harbour Nights", 2004, "HN")
    porter, foghorn = found.cards
    assert (porter.title, porter.cost, porter.skill, porter.icons) == ("Night Porter", 2, 1, icon_counts("CI"))
    assert porter.keywords == (("fast", 0), ("toughness", 1))
    assert len(porter.abilities) == 1
    assert (foghorn.cost, foghorn.symbol) == ("X", "hastur")  # CG-2.2.5
    assert [story.struggles for story in found.stories] == ["TCAI"]  # CG-14.2.1
    assert {card.set for card in found.cards} == {"harbour"}
    assert (found.subtypes[0].pl, found.subtypes[0].de_gender) == ("Marynarz", "m")


def test_a_catalogue_holds_the_cards_of_all_sets_by_id(harbour: Path) -> None:
    catalogue = catalogue_of([read_set(harbour)])
    assert catalogue.cards["HN-002"].title == "Foghorn"
    assert list(catalogue.stories) == ["HN-003"]


def problem_of(folder: Path) -> SetProblem:
    with pytest.raises(SetProblem) as caught:
        read_set(folder)
    return caught.value


def test_a_file_that_is_no_toml_is_named_with_its_line(harbour: Path, spoil: Spoil) -> None:
    spoil("cards.toml", "cost = 2", "cost = = 2")
    problem = problem_of(harbour)
    assert problem.reason == "sets.not_toml"
    assert problem.args_by_name == {"file": "harbour/cards.toml", "line": 5}


def test_a_file_that_is_not_utf8_is_named_with_its_line(harbour: Path) -> None:
    file = harbour / "cards.toml"
    file.write_bytes(file.read_bytes().replace(b"Foghorn", b"Fogh\xf6rn"))
    problem = problem_of(harbour)
    assert problem.reason == "sets.not_utf8"
    assert problem.args_by_name == {"file": "harbour/cards.toml", "line": 22}


def test_a_file_nested_without_end_is_no_toml(harbour: Path) -> None:
    (harbour / "deep.toml").write_text("x = " + "[" * 20_000, encoding="utf-8")
    assert problem_of(harbour).args_by_name["file"] == "harbour/deep.toml"


def test_a_folder_in_place_of_a_file_cannot_be_read(harbour: Path) -> None:
    (harbour / "more.toml").mkdir()
    problem = problem_of(harbour)
    assert (problem.reason, problem.args_by_name) == ("sets.unreadable", {"file": "harbour/more.toml"})


def test_a_set_without_its_header_is_told_so(harbour: Path) -> None:
    (harbour / "set.toml").unlink()
    problem = problem_of(harbour)
    assert (problem.reason, problem.args_by_name) == ("sets.no_header", {"file": "harbour/set.toml"})


@pytest.mark.parametrize(
    ("old", "new", "card", "key", "why"),
    [
        ("skill = 1", "skil = 1", "HN-001", "skil", "unknown_key"),
        ("skill = 1", 'skill = "1"', "HN-001", "skill", "bad_value"),
        ("skill = 1", "skill = -1", "HN-001", "skill", "bad_value"),
        ("cost = 2", "cost = true", "HN-001", "cost", "bad_value"),
        ('icons = "CI"', 'icons = "CX"', "HN-001", "icons", "bad_value"),
        ('faction = "hastur"', 'faction = "hasturr"', "HN-002", "faction", "bad_value"),
        ('type = "event"', 'type = "evnet"', "HN-002", "type", "bad_value"),
        ('type = "event"', "", "HN-002", "type", "missing_key"),
        ('"toughness 1"', '"toughness"', "HN-001", "keywords.1", "bad_value"),
        ('subtypes = ["sailor"]', 'subtypes = "sailor"', "HN-001", "subtypes", "bad_value"),
        ('do = "pay", n = 1', 'do = "pay"', "HN-001", "abilities.0.costs.0.n", "missing_key"),
        ('do = "pay", n = 1', 'do = "pay", n = 1, of = 2', "HN-001", "abilities.0.costs.0.of", "unknown_key"),
        ('do = "pay"', 'do = "pays"', "HN-001", "abilities.0.costs.0.do", "unknown_kind"),
        ('base = "character"', 'base = "charakter"', "HN-001", "abilities.0.effects.0.x.base", "bad_value"),
        ("costs = [{", "costs = { a = [{", "HN-001", "abilities.0.costs", "not_a_list"),
        ('id = "HN-002"', 'id = "XX-002"', "Foghorn", "id", "bad_value"),
    ],
)
def test_a_wrong_key_is_named_with_card_and_file(
    harbour: Path, spoil: Spoil, old: str, new: str, card: str, key: str, why: str
) -> None:
    spoil("cards.toml", old, new)
    if why == "not_a_list":
        spoil("cards.toml", "n = 1 }]", "n = 1 }] }")
    problem = problem_of(harbour)
    assert problem.reason == "sets.bad_card"
    assert problem.args_by_name == {
        "file": "harbour/cards.toml", "card": card, "key": key, "why": f"sets.why.{why}",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "old", "new", "reason", "key"),
    [
        ("set.toml", "year = 2004", 'year = "2004"', "bad_value", "year"),
        ("set.toml", 'prefix = "HN"', 'prefix = "h.*"', "bad_value", "prefix"),
        ("set.toml", 'key = "harbour"', "", "bad_value", "key"),
        ("set.toml", "year = 2004", "year = 2004\nyera = 2004", "unknown_key", "yera"),
        ("subtypes.toml", 'pl = "Marynarz"', 'pl = ""', "bad_value", "sailor.pl"),
        ("subtypes.toml", 'pl_gender = "m"', 'pl_gender = "x"', "bad_value", "sailor.pl_gender"),
        ("subtypes.toml", 'de = "Matrose", ', "", "bad_value", "sailor.de"),
        ("subtypes.toml", "sailor = ", "Sailor = ", "bad_value", "Sailor"),
        ("stories.toml", "[[story]]", "[[storey]]", "unknown_key", "storey"),
        ("stories.toml", "[[story]]", "[story]", "bad_value", "story"),
    ],
)
def test_a_fault_outside_the_cards_is_named_with_its_file(
    harbour: Path, spoil: Spoil, name: str, old: str, new: str, reason: str, key: str
) -> None:
    spoil(name, old, new)
    problem = problem_of(harbour)
    assert problem.reason == f"sets.{reason}"
    assert problem.args_by_name == {"file": f"harbour/{name}", "key": key}


def test_an_id_belongs_to_one_card(harbour: Path, spoil: Spoil) -> None:
    spoil("stories.toml", "HN-003", "HN-001")
    problem = problem_of(harbour)
    assert problem.reason == "sets.duplicate_id"
    assert problem.args_by_name == {"file": "harbour/stories.toml", "card": "HN-001", "other": "harbour/cards.toml"}


@pytest.mark.parametrize("before", ["subtypes = ", "names = "])
def test_a_subtype_without_words_is_refused_on_a_card_and_in_a_text(harbour: Path, spoil: Spoil, before: str) -> None:
    spoil("cards.toml", f'{before}["sailor"]', f'{before}["sailr"]')
    problem = problem_of(harbour)
    assert problem.reason == "sets.unknown_subtype"
    assert problem.args_by_name == {"file": "harbour/cards.toml", "card": "HN-001", "subtype": "sailr"}


def test_a_set_with_a_card_too_few_is_not_taken_for_whole(harbour: Path, spoil: Spoil) -> None:
    spoil("set.toml", "cards = 2", "cards = 3")
    problem = problem_of(harbour)
    assert problem.reason == "sets.wrong_count"
    assert problem.args_by_name == {"file": "harbour/set.toml", "key": "cards", "said": 3, "n": 2}


FILLED = {"file": "F/f.toml", "card": "HN-001", "key": "skill", "line": 7, "other": "F/g.toml", "subtype": "sailor",
          "said": 3, "n": 2, "why": "sets.why.bad_value"}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence_that_names_the_file(language: str) -> None:
    words = sentences(language)
    keys = [key for key in words.patterns if key.startswith("sets.") and not key.startswith("sets.why.")]
    assert len(keys) == 14
    for key in keys:
        assert "F/f.toml" in words.say(key, **FILLED)
    whys = {key.removeprefix("sets.why.") for key in words.patterns if key.startswith("sets.why.")}
    assert whys == {"not_a_table", "not_a_list", "unknown_key", "missing_key", "bad_value", "unknown_kind"}
