"""Finding things in a rulebook."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cthulhu_desktop.rulebook.book import Place
from cthulhu_desktop.rulebook.folding import fold, fold_with_places
from cthulhu_desktop.rulebook.parser import parse
from cthulhu_desktop.rulebook.search import MOST, Index, find_everywhere, find_marks, words_of_query
from cthulhu_desktop.rulebook.shelf import Shelf

SHELF = Shelf()
INDEX = {language: Index(SHELF.load("dice", language)) for language in ("en", "pl", "de")}


def page_of(language: str, place: Place) -> str:
    return SHELF.load("dice", language).pages[place.page].anchor


@pytest.mark.parametrize(
    ("text", "folded"),
    [("Łódź", "lodz"), ("Straße", "strasse"), ("Iää!", "iaa!"), ("Ph’nglui", "phnglui"), ("ÅŽø", "azo")],
)
def test_folding_drops_case_accents_and_apostrophes(text: str, folded: str) -> None:
    assert fold(text) == folded


@given(st.text(max_size=40), st.data())
def test_a_folded_stretch_knows_where_it_came_from(text: str, data: st.DataObject) -> None:
    folded = fold_with_places(text)
    assert folded.text == fold(text)
    if folded.text:
        start = data.draw(st.integers(0, len(folded.text) - 1))
        end = data.draw(st.integers(start + 1, len(folded.text)))
        first, last = folded.span(start, end)
        assert 0 <= first < last <= len(text)
        assert folded.text[start:end] in fold(text[first:last])


def test_marks_lie_on_the_original_letters() -> None:
    text = "Großes Älteres Zeichen"
    assert [text[a:b] for a, b in find_marks(text, ["gross", "alt"])] == ["Groß", "Ält"]


def test_marks_prefer_beginnings_of_words() -> None:
    assert find_marks("unable to able", ["able"]) == [(10, 14)]
    assert find_marks("unable", ["able"]) == [(2, 6)]


def test_a_phrase_in_quotation_marks_is_one_word() -> None:
    assert words_of_query('„wolna kość” Ph\'nglui') == ["wolna kosc", "phnglui"]
    assert words_of_query(" -- ") == []


@pytest.mark.parametrize(
    ("language", "query"),
    [("pl", "dopelnione"), ("pl", "KRĄG"), ("de", "alteres zeichen"), ("de", "Aelteres"), ("en", "phnglui")],
)
def test_accents_and_case_do_not_matter(language: str, query: str) -> None:
    hits, words = INDEX[language].find(query)
    assert hits
    assert all(hit.marks for hit in hits)
    assert words


def test_the_glossary_entry_of_a_term_comes_first() -> None:
    for language, query in (("en", "free die"), ("pl", "wolna kość"), ("de", "freier würfel")):
        hits, _ = INDEX[language].find(query)
        assert page_of(language, hits[0].place) == "glossary", language


def test_a_heading_comes_before_a_passing_mention() -> None:
    hits, _ = INDEX["en"].find("last die")
    assert hits[0].excerpt == "The last die"


def test_inflected_forms_are_found_when_nothing_else_is() -> None:
    hits, words = INDEX["de"].find("Auslagentisch")
    assert hits == []
    hits, words = INDEX["pl"].find("dopełnionego")
    assert hits
    assert words != ["dopelnionego"]


def test_a_rule_is_found_by_its_number_and_its_own_paragraph_first() -> None:
    for query in ("DG-4.5", "dg 4.5", "4.5"):
        hits, words = INDEX["en"].find(query)
        assert words == []
        assert hits[0].place == SHELF.load("dice", "en").place_of_rule("DG-4.5")
        assert len(hits) == len({hit.place for hit in hits}) > 1  # the scene and the summary tell it too
    assert INDEX["en"].find_rule("99.1") == []
    assert INDEX["en"].find_rule("CG-4.5") == []


def test_the_other_languages_are_searched_only_when_the_first_has_nothing() -> None:
    order = [INDEX["pl"], INDEX["en"], INDEX["de"]]
    hits, _ = find_everywhere(order, "tentacle")
    assert {hit.language for hit in hits} == {"en"}
    hits, _ = find_everywhere(order, "Cthulhu")
    assert {hit.language for hit in hits} == {"pl"}
    assert find_everywhere(order, "qqqq")[0] == []


def test_excerpts_show_the_first_mark_even_deep_in_a_paragraph() -> None:
    text = '+++\ntitle = "T"\n+++\n# A {#a}\n\n' + "word " * 100 + "needle " + "word " * 100
    hit = Index(parse(text, "x", "en")).find("needle")[0][0]
    assert len(hit.excerpt) < 200
    assert [hit.excerpt[a:b] for a, b in hit.marks] == ["needle"]


def test_only_the_best_are_given_when_nearly_everything_fits() -> None:
    assert len(INDEX["en"].find("e")[0]) == MOST
    words, few = INDEX["en"].find("the")[0], INDEX["en"].find("robbed")[0]
    assert len(words) == MOST
    assert len(few) < MOST
