"""Our Markdown and back; damaged files say where."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cthulhu_desktop.rulebook.book import (
    Block,
    Book,
    Figure,
    Head,
    Heading,
    Inline,
    Kind,
    Line,
    Page,
    Paragraph,
    Picture,
    RulebookProblem,
    Scene,
    Span,
    Table,
)
from cthulhu_desktop.rulebook.parser import parse, parse_line, split_rules
from tests.rulebook.writer import write, write_line

HEAD = '+++\ntitle = "A book"\n+++\n'

words = st.from_regex(r"[a-zäłß*_#>|{}!\[\]()\\.0-9„”’-]{1,6}( [A-Zäł*#>|{}!\\.0-9-]{1,5}){0,2}", fullmatch=True)
targets = st.sampled_from(["term:cult", "page:calls", "rule:DG-4.5", "rule:DG-5.2a"])
link_words = st.from_regex(r"[A-Za-zäłß' ]*[A-Za-zäłß]", fullmatch=True)
rules = st.lists(st.sampled_from(["DG-1.1", "DG-5.2a", "DG-10", "CG-14.5.1"]), max_size=3).map(tuple)


def joined(parts: list[Inline]) -> Line:
    """Neighbours of one style become one run, as the parser gives them."""
    result: list[Inline] = []
    for part in parts:
        last = result[-1] if result else None
        if (
            isinstance(part, Span)
            and isinstance(last, Span)
            and not part.target
            and not last.target
            and (part.strong, part.emphasis) == (last.strong, last.emphasis)
        ):
            result[-1] = Span(last.text + part.text, part.strong, part.emphasis)
        else:
            result.append(part)
    return tuple(result)


spans = st.builds(Span, words, st.booleans(), st.booleans(), st.just(""))
links = st.builds(Span, link_words, st.booleans(), st.booleans(), targets)
pictures = st.builds(Picture, link_words, st.sampled_from(["die:iaa", "die:t3"]))
lines = st.lists(st.one_of(spans, links, pictures), min_size=1, max_size=5).map(joined).filter(bool)
paragraphs = st.builds(Paragraph, lines, st.sampled_from(Kind), rules)
figures = st.builds(Figure, link_words, st.sampled_from(["dice-faces", "dice-position display=iaa roll="]), rules)
tables = st.integers(1, 4).flatmap(
    lambda width: st.builds(
        Table,
        st.tuples(*[lines] * width),
        st.lists(st.tuples(*[lines] * width), min_size=1, max_size=3).map(tuple),
        rules,
    )
)
scenes = st.builds(Scene, st.lists(st.one_of(paragraphs, figures), min_size=1, max_size=3).map(tuple))
blocks: st.SearchStrategy[Block] = st.one_of(paragraphs, figures, tables, scenes)
titles = st.from_regex(r"[A-Za-zäłß][A-Za-zäłß ]*[a-z]", fullmatch=True)


@st.composite
def books(draw: st.DrawFn) -> Book:
    """Books whose anchors are all different."""
    pages = []
    for number in range(draw(st.integers(1, 3))):
        inside: list[Block] = draw(st.lists(blocks, max_size=4))
        for index in range(draw(st.integers(0, 2))):
            inside.insert(index, Heading(draw(st.integers(2, 3)), draw(titles), f"h-{number}-{index}"))
        pages.append(Page(f"p-{number}", draw(titles), tuple(inside)))
    head = Head(draw(titles), draw(words), "dice", draw(st.integers(0, 999)), draw(st.booleans()), ("p-0",), {"a": "b"})
    return Book("x", "en", head, tuple(pages))


@given(books())
@settings(max_examples=20, deadline=None)
def test_every_book_reads_back_as_it_was_written(book: Book) -> None:
    assert parse(write(book), "x", "en") == book


@given(lines)
@settings(max_examples=40, deadline=None)
def test_every_line_reads_back_as_it_was_written(line: Line) -> None:
    assert parse_line(write_line(line), RulebookProblem) == line


def test_rule_numbers_stand_in_braces_at_the_end() -> None:
    assert split_rules("You roll. {DG-3.2 DG-5.2a}") == ("You roll.", ("DG-3.2", "DG-5.2a"))
    assert split_rules("A {brace} inside") == ("A {brace} inside", ())
    assert split_rules("{CG-14.5.1}") == ("", ("CG-14.5.1",))


def test_a_paragraph_over_several_lines_is_one() -> None:
    book = parse(HEAD + "# One {#one}\n\nfirst\nsecond. {DG-1.1}\n\nthird\n", "x", "en")
    assert book.pages[0].blocks == (
        Paragraph((Span("first second."),), rules=("DG-1.1",)),
        Paragraph((Span("third"),)),
    )


def test_list_items_need_no_empty_lines_between_them() -> None:
    book = parse(HEAD + "# One {#one}\n\n- a\n  goes on {DG-1.1}\n- b\n1. c\n2. d\n", "x", "en")
    found = [(block.kind, block.rules) for block in book.pages[0].blocks if isinstance(block, Paragraph)]
    assert found == [(Kind.BULLET, ("DG-1.1",)), (Kind.BULLET, ()), (Kind.STEP, ()), (Kind.STEP, ())]


def test_lines_end_as_they_do_on_any_system() -> None:
    text = HEAD + "# One {#one}\n\nwords {DG-1.1}\n"
    assert parse("\ufeff" + text.replace("\n", "\r\n"), "x", "en") == parse(text, "x", "en")


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("words", "rulebook.no_head", None),
        ("+++\ntitle = \n+++\n# A {#a}", "rulebook.bad_head", None),
        ("+++\ntitle = 3\n+++\n# A {#a}", "rulebook.bad_field", None),
        ('+++\ntitle = "T"\nstatus = "maybe"\n+++\n# A {#a}', "rulebook.bad_field", None),
        ('+++\ntitle = "T"\nauthor = "x"\n+++\n# A {#a}', "rulebook.bad_field", None),
        (HEAD, "rulebook.no_pages", None),
        (HEAD + "words", "rulebook.no_page_title", 4),
        (HEAD + "# A", "rulebook.bad_heading", 4),
        (HEAD + "# A {#a}\n## B {#a}", "rulebook.double_anchor", 5),
        (HEAD + "# A {#a}\n\n**bold", "rulebook.open_style", 6),
        (HEAD + "# A {#a}\n\n[x](http://example.org)", "rulebook.bad_link", 6),
        (HEAD + "# A {#a}\n\nSee ![x](photo.png) here", "rulebook.bad_picture", 6),
        (HEAD + "# A {#a}\n\n| a | b |\n|---|---|\n| c |", "rulebook.bad_table", 8),
        (HEAD + "# A {#a}\n\n| a | b |\n|---|---|\n| c | d", "rulebook.bad_table", 8),
        (HEAD + "# A {#a}\n\n> words\n>\n> ## No", "rulebook.bad_scene", 8),
    ],
)
def test_a_damaged_book_names_the_trouble_and_its_line(text: str, key: str, line: int | None) -> None:
    with pytest.raises(RulebookProblem) as caught:
        parse(text, "x", "en", "en/x.md")
    assert caught.value.key == key
    assert caught.value.args_for_text["file"] == "en/x.md"
    assert caught.value.args_for_text.get("line") == line


@given(st.text(max_size=200))
@settings(max_examples=40, deadline=None)
def test_no_text_whatever_does_more_than_name_a_problem(text: str) -> None:
    for whole in (text, HEAD + text, HEAD + "# A {#a}\n" + text):
        with suppress(RulebookProblem):
            assert parse(whole, "x", "en").pages
