"""The rulebooks that are shipped: every rule told in every language, the same shape, no link into nothing."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.catalogue.cards import KEYWORDS
from cthulhu_desktop.data_files import resource
from cthulhu_desktop.rulebook.book import Book, Figure, Heading, Page, Paragraph, Scene, Table, links_of, rules_of
from cthulhu_desktop.rulebook.parser import parse
from cthulhu_desktop.rulebook.shelf import LANGUAGES, Shelf
from tests.rulebook.numbers import CARD_RULES, DICE_RULES
from tests.rulebook.writer import write

SHELF = Shelf()
NAMES = sorted(file.stem for file in (SHELF.folder / "en").glob("*.md"))
RULES = {"dice": DICE_RULES, "cards": CARD_RULES}
each_book = pytest.mark.parametrize("name", NAMES)
each_translation = pytest.mark.parametrize(("name", "language"), [(n, c) for n in NAMES for c in SHELF.languages(n)])


def shape(page: Page) -> list[tuple[object, ...]]:
    """What must agree between languages: kinds of blocks, anchors, diagrams, sizes, rule numbers."""
    result: list[tuple[object, ...]] = []
    for block in page.blocks:
        match block:
            case Heading():
                result.append(("heading", block.level, block.anchor))
            case Paragraph():
                result.append((block.kind, block.rules))
            case Figure():
                result.append(("figure", block.recipe, block.rules))
            case Table():
                result.append(("table", len(block.header), len(block.rows), block.rules))
            case Scene():
                result.append(("scene", tuple((type(part).__name__, part.rules) for part in block.parts)))
    return result


def raw(name: str, language: str) -> Book:
    return parse(SHELF.file(name, language).read_text(encoding="utf-8"), name, language)


@each_translation
def test_every_rule_is_told(name: str, language: str) -> None:
    assert sorted(SHELF.load(name, language).rules()) == sorted(RULES[name])


@each_book
def test_a_book_exists_in_every_language(name: str) -> None:
    assert SHELF.languages(name) == LANGUAGES


@each_translation
def test_chapters_headings_and_numbers_agree_with_the_english_book(name: str, language: str) -> None:
    english, other = raw(name, "en"), raw(name, language)
    assert [page.anchor for page in other.pages] == [page.anchor for page in english.pages]
    for mine, theirs in zip(other.pages, english.pages, strict=True):
        assert shape(mine) == shape(theirs), mine.anchor
    assert set(other.head.labels) == set(english.head.labels)
    assert (other.head.order, other.head.game, other.head.overviews) == (
        english.head.order,
        english.head.game,
        english.head.overviews,
    )


@each_translation
def test_every_link_leads_somewhere(name: str, language: str) -> None:
    book = SHELF.load(name, language)
    for _place, block in book.blocks():
        for target in links_of(block):
            kind, _, what = target.partition(":")
            found = {
                "term": what in book.terms,
                "page": book.place_of_anchor(what),
                "rule": book.place_of_rule(what),
                "scenario": (resource("examples") / f"{what}.toml").is_file(),
                "cards": what in KEYWORDS,
            }
            assert found[kind], target


@each_translation
def test_links_agree_with_the_english_book(name: str, language: str) -> None:
    for mine, theirs in zip(raw(name, language).pages, raw(name, "en").pages, strict=True):
        one = sorted(target for block in mine.blocks for target in links_of(block))
        other = sorted(target for block in theirs.blocks for target in links_of(block))
        assert one == other, mine.anchor


@each_translation
def test_the_shipped_text_reads_back_as_it_was_written(name: str, language: str) -> None:
    book = raw(name, language)
    assert parse(write(book), name, language) == book


@each_translation
def test_every_rule_opens_at_a_paragraph_that_carries_it(name: str, language: str) -> None:
    book = SHELF.load(name, language)
    for rule in book.rules():
        place = book.place_of_rule(rule)
        assert place is not None
        assert rule in rules_of(book.pages[place.page].blocks[place.block])
        assert book.pages[place.page].anchor not in {"summary", "glossary"}


def test_a_section_number_opens_its_first_rule() -> None:
    book = SHELF.load("dice", "en")
    assert book.place_of_rule("DG-4") is not None
    place = book.place_of_rule("DG-7")
    assert place is not None
    assert book.pages[place.page].anchor == "end"
    assert book.place_of_rule("DG-5.2.9") == book.place_of_rule("DG-5.2")
    assert book.place_of_rule("XX-1") is None


def test_calls_are_the_same_in_every_language() -> None:
    columns = []
    for language in LANGUAGES:
        tables = [block for _, block in SHELF.load("dice", language).blocks() if isinstance(block, Table)]
        columns.append([[part.text for part in row[1]] for row in tables[0].rows])
    assert columns[0] == columns[1] == columns[2]
    assert len(columns[0]) == 11  # DG-4.2


def test_the_table_of_calls_says_what_the_rules_core_does() -> None:
    from cthulhu_desktop.core.dice.calls import CALLS

    table = next(block for _, block in SHELF.load("dice", "en").blocks() if isinstance(block, Table))
    assert [" ".join(call.words) for call in CALLS] == [row[1][0].text for row in table.rows]
