"""The search of the library makes itself ready when it is first asked, or beforehand."""

from __future__ import annotations

import pytest

from cthulhu_desktop.bridge import search as module
from cthulhu_desktop.bridge.library import CardLibrary
from cthulhu_desktop.bridge.search import CardSearch
from cthulhu_desktop.core.decks.query import Query, Surroundings


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> CardLibrary:
    folder = tmp_path_factory.mktemp("search")
    return CardLibrary(imported=folder / "none", cache=folder / "cache")


def _refuse(*_args: object) -> None:
    raise AssertionError("read too early")


def test_nothing_is_read_for_a_page_that_nobody_searches(
    library: CardLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "query_words", _refuse)
    monkeypatch.setattr(module, "CardIndex", _refuse)
    search = CardSearch(library, "en")
    search.name(("mine",), ("Dagon",))
    assert search.parse("") == Query("")
    assert list(search.find(search.parse(""), Surroundings())) == list(range(len(search.rows)))


def test_a_search_that_was_not_prepared_finds_the_same(library: CardLibrary) -> None:
    prepared, fresh = CardSearch(library, "en"), CardSearch(library, "en")
    prepared.prepare()
    found = [list(one.find(one.parse("faction:hastur insane"), Surroundings())) for one in (prepared, fresh)]
    assert found[0] == found[1]
    assert found[0]


@pytest.mark.parametrize("early", [True, False])
def test_names_of_tags_and_decks_are_completed_whenever_they_are_told(library: CardLibrary, early: bool) -> None:
    search = CardSearch(library, "en")
    if not early:
        search.prepare()
    search.name(("mine",), ("Dagon",))
    assert search.complete("tag:mi", 6)
    assert search.words.names["tag"] == ("mine",)
    assert search.words.names["deck"] == ("Dagon",)
    assert search.words.names["set"]


def test_a_large_library_is_made_ready_before_it_is_shown(
    library: CardLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []
    monkeypatch.setattr(module, "MANY", 3)
    monkeypatch.setattr(module, "CardIndex", lambda rows: made.append(list(rows)))
    CardSearch(library, "en")
    assert len(made) == 1
