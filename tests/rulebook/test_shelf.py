"""Finding books, their glossaries, and places in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cthulhu_desktop.rulebook.book import Place, RulebookProblem, rules_of
from cthulhu_desktop.rulebook.places import History, recall, remember, same_place
from cthulhu_desktop.rulebook.shelf import LANGUAGES, Shelf, alphabetic
from cthulhu_desktop.wording.sentences import sentences

BOOK = '+++\ntitle = "{title}"\norder = {order}\nstatus = "{status}"\n+++\n# A {{#a}}\n\nwords {{DG-1.1}}\n'


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
    for name, title, order, status in (("b", "Second", 20, "ready"), ("c", "Draft", 5, "draft")):
        for language in LANGUAGES:
            text = BOOK.format(title=f"{title} {language}", order=order, status=status)
            (tmp_path / language / f"{name}.md").write_text(text, encoding="utf-8")
    (tmp_path / "en" / "a.md").write_text(BOOK.format(title="First", order=10, status="ready"), encoding="utf-8")
    return Shelf(tmp_path)


def test_books_are_offered_in_their_order_and_drafts_are_not(shelf: Shelf) -> None:
    assert [(book.name, book.head.title) for book in shelf.books("pl")] == [("a", "First"), ("b", "Second pl")]
    assert [book.name for book in shelf.books("pl", drafts=True)] == ["c", "a", "b"]
    assert shelf.languages("a") == ("en",)


def test_a_missing_book_says_so(shelf: Shelf) -> None:
    with pytest.raises(RulebookProblem) as caught:
        shelf.load("a", "de")
    assert caught.value.key == "rulebook.missing"
    assert "de/a.md" in sentences("de").say(caught.value.key, **caught.value.args_for_text)


def test_a_book_of_wrong_bytes_says_so(shelf: Shelf) -> None:
    shelf.file("a", "en").write_bytes(b"\xff\xfe\x00broken")
    with pytest.raises(RulebookProblem) as caught:
        shelf.load("a", "en")
    assert caught.value.key == "rulebook.unreadable"
    assert [book.head.title for book in shelf.books("en")] == ["Second en", "a.md"]


@pytest.mark.parametrize("text", ["[cult", "[cult]\nen = 3", '[cult]\nen = ["Cult"]', '[cult]\nen = ["C", "**x"]'])
def test_a_damaged_glossary_says_so(shelf: Shelf, text: str) -> None:
    file = shelf.file("a", "en")
    file.write_text(file.read_text(encoding="utf-8") + "\n# G {#glossary}\n", encoding="utf-8")
    (shelf.folder / "a.toml").write_text(text, encoding="utf-8")
    with pytest.raises(RulebookProblem) as caught:
        shelf.load("a", "en")
    assert caught.value.key == "rulebook.bad_glossary"


def test_every_problem_has_a_sentence_in_every_language() -> None:
    keys = [key for key in sentences("en").patterns if key.startswith("rulebook.")]
    assert len(keys) >= 15
    for language in LANGUAGES:
        for key in keys:
            assert "x.md" in sentences(language).say(key, file="x.md", line=3, field="f", term="t")


def test_glossaries_follow_the_alphabet_of_their_language() -> None:
    assert sorted(["łaska", "lampa", "ląd", "macka"], key=lambda word: alphabetic(word, "pl")) == [
        "lampa", "ląd", "łaska", "macka",
    ]  # fmt: skip
    assert sorted(["Zeichen", "Älteres", "Anrufung"], key=lambda word: alphabetic(word, "de")) == [
        "Älteres", "Anrufung", "Zeichen",
    ]  # fmt: skip


def test_terms_lie_where_the_glossary_page_shows_them() -> None:
    book = Shelf().load("dice", "pl")
    for term in book.terms.values():
        block = book.pages[term.place.page].blocks[term.place.block]
        assert getattr(block, "line")[0].text == term.word  # noqa: B009 (only paragraphs have lines)


def test_every_place_has_its_counterpart_in_the_other_languages() -> None:
    books = [Shelf().load("dice", language) for language in LANGUAGES]
    for old in books:
        for new in books:
            for place, block in old.blocks():
                there = same_place(old, new, place)
                assert rules_of(new.pages[there.page].blocks[there.block]) == rules_of(block)
                assert same_place(new, old, there) == place


def test_a_place_in_a_book_of_another_shape_falls_back_to_its_rules_and_chapter(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "pl").mkdir()
    head = '+++\ntitle = "T"\n+++\n'
    english = "# A {#a}\n\none {DG-1.1}\n\ntwo {DG-1.2}\n\n# B {#b}\n\nthree {DG-2.1}\n"
    polish = "# A {#a}\n\ndwa {DG-1.2}\n\n# C {#c}\n\ntrzy {DG-2.1}\n"
    (tmp_path / "en" / "x.md").write_text(head + english, encoding="utf-8")
    (tmp_path / "pl" / "x.md").write_text(head + polish, encoding="utf-8")
    shelf = Shelf(tmp_path)
    en, pl = shelf.load("x", "en"), shelf.load("x", "pl")
    assert same_place(en, pl, Place(0, 1)) == Place(0, 0)
    assert same_place(en, pl, Place(0, 0)) == Place(0, -1)
    assert same_place(en, pl, Place(1, 0)) == Place(1, 0)
    assert same_place(en, pl, Place(1)) == Place(0)
    assert same_place(en, pl, Place(9)) == Place(0)


def test_remembered_places_survive_and_nonsense_leads_to_the_beginning() -> None:
    book = Shelf().load("dice", "de")
    for place, _block in book.blocks():
        assert recall(book, remember(book, place)) == place
    for text in ("", "nowhere#3", "calls#x", "calls#999999", "#"):
        assert recall(book, text).block == -1


def test_history_forgets_what_lay_ahead_and_follows_scrolling() -> None:
    history = History()
    for page in range(3):
        history.go(Place(page))
    history.go(Place(2))
    assert len(history.places) == 3
    history.update(Place(2, 7))
    assert history.can_go(-1)
    assert history.move(-1) == Place(1)
    assert history.move(1) == Place(2, 7)
    assert not history.can_go(1)
    history.move(-1)
    history.go(Place(5))
    assert not history.can_go(1)
    assert history.places == [Place(0), Place(1), Place(5)]
