"""Decks from files and the clipboard: every form, every kind of dirt, and back without loss."""

from __future__ import annotations

import codecs
import json
import os
import time
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cthulhu_desktop.core.catalogue.cards import Catalogue
from cthulhu_desktop.core.decks import Deck, DeckFormat, Placeholder
from cthulhu_desktop.reading import deck_bytes, deck_files, deck_lines, deck_o8d, deck_text
from cthulhu_desktop.reading.deck_files import (
    DeckFile,
    DeckForm,
    form_of,
    read_deck,
    read_deck_file,
    read_deck_text,
    save_deck_file,
    write_deck,
)
from cthulhu_desktop.reading.deck_lookup import CardLookup, guid_of, key
from cthulhu_desktop.reading.deck_o8d import GAME
from cthulhu_desktop.reading.deck_words import LANGUAGES, heading_keys, headings
from cthulhu_desktop.reading.problems import ReadingProblem
from cthulhu_desktop.wording import sentences
from tests.helpers.invented_cards import CARDS, STORIES, card, catalogue

KNOWN = catalogue()
PORTER, KEEPER, LOST = "HN-001", "HN-004", "HN-005"
OWN_GUID = "0a1b2c3d-0000-4000-8000-000000000002"
OURS = '{"format": "cthulhu-desktop deck", "version": 1, "deck": DECK}'
SAMPLES = os.environ.get("OCTGN_DECKS", "")
"""A folder with decks of OCTGN, if there is one."""


def read(text: str | bytes) -> DeckFile:
    return read_deck(text if isinstance(text, bytes) else text.encode(), KNOWN, "deck.txt", "deck")


def notes(found: DeckFile) -> list[tuple[int, str]]:
    """What was odd, and in which line; each can be said in all languages."""
    for problem in found.problems:
        for language in LANGUAGES:
            assert "{" not in sentences(language).say(problem.key, **problem.args)
    return [(problem.line, problem.key.removeprefix("deck_files.note.")) for problem in found.problems]


def refusal(data: str | bytes) -> ReadingProblem:
    with pytest.raises(ReadingProblem) as caught:
        read(data)
    for language in LANGUAGES:
        text = sentences(language).say(caught.value.reason, **caught.value.args_by_name)
        assert "deck.txt" in text
    return caught.value


def o8d(*cards: str, game: str = GAME, head: str = '<?xml version="1.0" encoding="utf-8"?>') -> str:
    inside = "\n".join(cards)
    return f'{head}\n<deck game="{game}">\n<section name="Draw Deck" shared="False">\n{inside}\n</section>\n</deck>'


# --- lists


@pytest.mark.parametrize(
    "line",
    [
        "3x Foghorn", "3 x Foghorn", "3X FOGHORN", "3× foghorn", "3 Foghorn", "3\tFoghorn", "(3) Foghorn",
        "[3] Foghorn", "Foghorn x3", "Foghorn x 3", "Foghorn ×3", "Foghorn (x3)", "Foghorn (3)", "Foghorn;3",
        "- 3 Foghorn", "* 3x Foghorn", "• 3x Foghorn", "3. Foghorn", "3;Foghorn", "  3x   Foghorn  ",
        "3x Foghorn (Harbour Nights)", "3x Foghorn [harbour nights]", "3x Foghorn #12",
        "3x Foghorn (Harbour Nights) #12", "3x Foghorn [HN-002]", "3\tFoghorn\tHarbour Nights",
        "\ufeff3x Foghorn",
    ],
)  # fmt: skip
def test_one_line_in_every_way_people_write_it(line: str) -> None:
    found = read(line)
    assert (found.cards, found.unknown, found.problems) == ((("HN-002", 3),), (), ())


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("2 The Drowned Man, Keeper of the Pier", ((KEEPER, 2),)),
        ("2 The Drowned Man – Lost at Sea", ((LOST, 2),)),
        ("2x The Drowned Man (Lost at Sea)", ((LOST, 2),)),
        ('2x The Drowned Man "Lost at Sea"', ((LOST, 2),)),
        ("2x The Drowned Man: Lost at Sea (Harbour Nights)", ((LOST, 2),)),
        ("13 Ravens", (("HN-006", 1),)),
        ("4x 13 Ravens", (("HN-006", 4),)),
        ("13 Ravens x4", (("HN-006", 4),)),
        ("2 jeanne d’ys", (("HN-008", 2),)),
        ("2 JEANNE DYS", (("HN-008", 2),)),
        ("1 zolty szyld", (("HN-003", 1),)),
        ("1 STRASSE DER MOWEN", (("HN-007", 1),)),
        ("Foghorn", (("HN-002", 1),)),
        ("2 Night Porter (Core Set)", ((CARDS[8].id, 2),)),
    ],
)
def test_titles_with_descriptors_sets_digits_and_accents(line: str, cards: object) -> None:
    found = read(line)
    assert (found.cards, found.unknown, found.problems) == (cards, (), ())


def test_a_whole_list_with_headings_remarks_and_candidates() -> None:
    found = read("""Night at the Pier

# Characters (5)
3x Night Porter [HN-001]   // on turn one
2 Jeanne D'Ys

== Zdarzenia ==
Foghorn x2
// try without these

Sideboard:
2x Foghorn
Story deck
1x Pier 3
""")
    assert found.problems == ()
    assert found.deck == Deck(
        "Night at the Pier", ((PORTER, 3), ("HN-008", 2), ("HN-002", 2)), "try without these",
        ((PORTER, "on turn one"),), (("HN-002", 2),), stories=("HN-S03",),
    )  # fmt: skip


def test_a_title_of_several_cards_is_taken_with_a_note() -> None:
    found = read("2 The Drowned Man\n1 Night Porter")
    assert found.cards == ((KEEPER, 2), (PORTER, 1))
    assert notes(found) == [(1, "several"), (2, "several")]


def test_a_set_that_no_card_of_the_title_is_from_is_noted() -> None:
    found = read("2 Foghorn (Unheard Of)")
    assert (found.cards, notes(found)) == ((("HN-002", 2),), [(1, "other_set")])


def test_unknown_cards_are_kept_as_placeholders_with_suggestions() -> None:
    found = read("Events\n2x Foghron\nNight Portr x3\n1x Something Else Entirely (Core) [x-1]\n1 Foghorn")
    assert [(one.line, one.text, one.count, one.suggestions[:1]) for one in found.unknown] == [
        (2, "Foghron", 2, ("HN-002",)), (3, "Night Portr", 3, (PORTER,)), (4, "Something Else Entirely", 1, ()),
    ]  # fmt: skip
    assert found.deck.placeholders == (
        Placeholder("Foghron", count=2, section="Events"), Placeholder("Night Portr", count=3, section="Events"),
        Placeholder("Something Else Entirely", "Core", "x-1", 1, "Events"),
    )  # fmt: skip
    assert found.cards == (("HN-002", 1),)
    assert found.deck.with_known_placeholder(0, "HN-002").cards == (("HN-002", 3),)


@pytest.mark.parametrize(
    ("line", "note"),
    [
        ("-3x Foghorn", "negative"), ("1000000000 Foghorn", "too_many_copies"), ("100x Foghorn", "too_many_copies"),
        ("0 Foghorn", "no_copies"), ("Foghorn x-2", "negative"), ("99999999999999999999 Foghorn", "too_many_copies"),
    ],
)  # fmt: skip
def test_a_number_that_makes_no_sense_is_told_with_its_line(line: str, note: str) -> None:
    found = read(f"1 Jeanne D'Ys\n{line}")
    assert found.cards == (("HN-008", 1),)
    assert notes(found) == [(2, note)]
    assert str(found.problems[0].args["text"]).startswith(line[:5])


def test_a_card_that_stands_there_twice_is_added_up_and_told() -> None:
    found = read("2 Foghorn\n3 Foghorn\n98 Foghorn")
    assert found.cards == (("HN-002", 99),)
    assert notes(found) == [(2, "twice"), (3, "twice")]
    assert found.problems[0].args["n"] == 5


def test_lines_that_are_no_cards_go_into_the_notes() -> None:
    found = read("My deck\n1 Foghorn\nremember to bring dice")
    assert (found.name, found.deck.notes) == ("My deck", "remember to bring dice")
    assert notes(found) == [(3, "not_understood")]


def test_no_word_is_a_heading_of_two_kinds() -> None:
    for language in LANGUAGES:
        for name, words in headings(language).items():
            assert {heading_keys()[key(word)] for word in words} == {name}


# --- encodings and files that are none


@pytest.mark.parametrize(
    ("data", "guessed"),
    [
        ("2 Żółty Szyld".encode("utf-8-sig"), False), ("2 Żółty Szyld".encode("utf-16"), False),
        (codecs.BOM_UTF16_BE + "2 Żółty Szyld".encode("utf-16-be"), False), ("2 Żółty Szyld".encode("utf-32"), False),
        ("2 Żółty Szyld".encode("cp1250"), True), ("2 Żółty Szyld\n1 Foghorn\n".encode("utf-16-le"), True),
        ("2 Żółty Szyld\n1 Foghorn\n".encode("utf-16-be"), True),
        ("2 Żółty Szyld".encode() + b"\n1 Foghorn\xc4", False),
        (b"2 \xaf\xf3\xb3ty Szyld", True), ("2 Straße der Möwen".encode("cp1250"), True),
    ],
)  # fmt: skip
def test_other_encodings_are_read_and_guesses_are_told(data: bytes, guessed: bool) -> None:
    found = read(data)
    assert found.deck.size + len(found.unknown) >= 2
    assert ("HN-003", 2) in found.cards or ("HN-007", 2) in found.cards
    assert ((0, "guessed_encoding") in notes(found)) is guessed


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "empty"), (b" \r\n", "empty"), (b"\x7fELF\x02\x01\x01" + bytes(range(256)) * 40, "binary"),
        (b"PK\x03\x04\x14\x00\x00\x00" * 300, "binary"), (bytes(5000), "binary"),
        ("Dear diary,\ntoday it rained.\nTomorrow too.", "no_cards"), ("1 Foghorn\n" * 20_001, "too_many"),
        ("{}", "not_coc"), ('{"format": "cthulhu-desktop deck"}', "bad_field"), ('{"a": \n oops', "bad_json"),
        ("{" * 100_000, "bad_json"), ('{"format": "cthulhu-desktop deck", "version": 99, "deck": {}}', "newer"),
        (OURS.replace("DECK", '{"cards": 3}'), "bad_field"),
        (OURS.replace("DECK", '{"cards": [{"id": "HN-001", "count": 1000000000}]}'), "bad_field"),
        ("<html><body>2 Foghorn</body></html>", "no_deck"), ("<deck", "bad_xml"), ("<", "bad_xml"),
        (o8d('<card qty="1" id="">Foghorn</card>', game="0f38e453-26df-4c04-9d67-6d43de939c77"), "other_game"),
        (o8d(head='<!DOCTYPE deck [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'), "unsafe_xml"),
        (o8d(head='<!DOCTYPE deck SYSTEM "file:///etc/passwd">'), "unsafe_xml"),
        ("<deck>" * 50, "too_many"), (o8d(*['<card qty="1" id="">Foghorn</card>'] * 5_002), "too_many"),
    ],
)  # fmt: skip
def test_what_is_no_deck_is_refused_with_the_reason(data: str | bytes, reason: str) -> None:
    assert refusal(data).reason == f"deck_files.{reason}"


def test_the_line_is_named_where_a_file_breaks() -> None:
    assert refusal('{"a": 1,\n"b": oops}').args_by_name["line"] == 2
    assert refusal(o8d(game="0f38e453-26df-4c04-9d67-6d43de939c77")).args_by_name["line"] == 2


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    huge = tmp_path / "deck.txt"
    with huge.open("wb") as stream:
        stream.truncate(5 * 2**20)
    for place, reason in ((huge, "too_large"), (tmp_path / "none.txt", "unreadable"), (tmp_path, "unreadable")):
        with pytest.raises(ReadingProblem) as caught:
            read_deck_file(place, KNOWN)
        assert caught.value.reason == f"deck_files.{reason}"


def test_thousands_of_unknown_lines_take_no_minutes() -> None:
    many = Catalogue()
    for number in range(2_000):
        many.add(card(f"m{number}", f"Guest number {number} of the house"))
    text = "\n".join(f"1 Nobody knows card {number}" for number in range(4_000))
    before = time.process_time()
    found = read_deck_text(text, many, "clipboard")
    assert len(found.unknown) == 4_000
    assert time.process_time() - before < 10


# --- OCTGN


def test_cards_are_found_by_their_guid_and_by_their_title() -> None:
    found = read(o8d(
        f'<card qty="2" id="{OWN_GUID.upper()}">Renamed Since</card>',
        f'<card qty="1" id="{guid_of("HN-001")}">* Night Porter</card>',
        '<card qty="3" id="99999999-0000-4000-8000-000000000000">&lt;&lt; * Jeanne D\'Ys</card>',
        '<card id="99999999-0000-4000-8000-000000000001">[[ Nobody Known</card>',
        '<card qty="2">Foghron</card>',
    ))  # fmt: skip
    assert found.cards == ((f"octgn/{OWN_GUID}", 2), (PORTER, 1), ("HN-008", 3))
    assert found.deck.placeholders == (
        Placeholder("Nobody Known", id="99999999-0000-4000-8000-000000000001"), Placeholder("Foghron", count=2),
    )  # fmt: skip
    assert [(one.line, one.suggestions[:1]) for one in found.unknown] == [(7, ()), (8, ("HN-002",))]
    assert (found.name, found.form, found.problems) == ("deck", "o8d", ())


def test_sections_and_notes_of_octgn() -> None:
    text = f"""<deck game="{GAME}"><section name="Draw Deck"><card qty="1" id="">Foghorn</card></section>
    <section name="Story Deck" shared="True"><card qty="1" id="">Pier 3</card></section>
    <section name="Sideboard"><card qty="2" id="">Night Porter</card></section><notes><![CDATA[Two
lines]]></notes></deck>"""
    found = read(text)
    assert found.deck == Deck(
        "deck", (("HN-002", 1),), "Two\nlines", maybe=((PORTER, 2),), stories=("HN-S03",),
    )  # fmt: skip


@pytest.mark.parametrize("qty", ["-1", "1000000000", "", "two", "1.5", "0", "٣"])
def test_a_quantity_that_makes_no_sense_is_told_with_its_line(qty: str) -> None:
    found = read(o8d('<card qty="1" id="">Foghorn</card>', f'<card qty="{qty}" id="">Night Porter</card>'))
    assert found.cards == (("HN-002", 1),)
    ((line, _),) = notes(found)
    assert line == 5


def test_a_file_that_is_cut_off_gives_what_it_has_and_the_line() -> None:
    text = o8d(*[f'<card qty="1" id="{guid_of(one.id)}">{one.title}</card>' for one in CARDS[:4]])
    at = text.index("Żółty")
    found = read(text[:at])
    assert (len(found.cards), notes(found)) == (2, [(6, "cut_off")])


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig", "iso-8859-2"])
def test_an_encoding_that_the_xml_names_is_believed(encoding: str) -> None:
    name = encoding.removesuffix("-sig")
    text = o8d('<card qty="2" id="">Żółty Szyld</card>', head=f'<?xml version="1.0" encoding="{name}"?>')
    found = read(text.encode(encoding))
    assert (found.cards, found.problems) == ((("HN-003", 2),), ())


def test_an_encoding_that_the_xml_names_wrongly_is_guessed() -> None:
    found = read(o8d('<card qty="2" id="">Żółty Szyld</card>').encode("cp1250"))
    assert (found.cards, notes(found)) == ((("HN-003", 2),), [(0, "guessed_encoding")])


def test_octgn_gets_only_sections_and_ids_that_it_takes() -> None:
    deck = Deck(cards=((PORTER, 2),), placeholders=(Placeholder("Lost", count=2, section="Events"),))
    text = write_deck(deck, DeckForm.O8D, KNOWN).decode()
    assert text.count("<section ") == 2
    assert 'id=""' not in text
    assert f'<card qty="2" id="{guid_of(PORTER)}">Night Porter</card>' in text


@pytest.mark.skipif(not SAMPLES, reason="OCTGN_DECKS names no folder with decks of OCTGN")
def test_all_sample_decks_are_read_and_written_without_loss() -> None:
    files = sorted(Path(SAMPLES).rglob("*.o8d"))
    assert files
    for file in files:
        found = read_deck_file(file, KNOWN)
        entries = file.read_text(encoding="utf-8-sig").count("<card ")
        assert len(found.cards) + len(found.deck.placeholders) == entries
        assert notes(found) == []
        for form in DeckForm:
            assert same(again(found.deck, form), found.deck)


# --- back and forth


def again(deck: Deck, form: DeckForm, language: str = "pl") -> Deck:
    return read_deck(write_deck(deck, form, KNOWN, language), KNOWN, "x").deck


def same(one: Deck, other: Deck) -> bool:
    """Equal, but for the order of the cards: a list has them by type."""
    def plain(deck: Deck) -> tuple[object, ...]:
        return (deck.name, sorted(deck.cards), deck.notes, sorted(deck.card_notes), sorted(deck.maybe), deck.tags,
                deck.format, deck.stories, deck.placeholders)  # fmt: skip

    return plain(one) == plain(other)


def pairs(ids: Iterable[str]) -> st.SearchStrategy[tuple[tuple[str, int], ...]]:
    found = st.dictionaries(st.sampled_from(list(ids)), st.integers(1, 99), max_size=6)
    return found.map(lambda counts: tuple(counts.items()))


odd_texts = ("", "x", "3x Foghorn", "// a", "a -- b", "]]>", "<&>", "Events", "a\nb")
texts = st.text(max_size=20) | st.sampled_from(odd_texts)
lost = st.builds(Placeholder, texts.filter(bool), texts, texts.filter(lambda name: not name.startswith("HN-")),
                 st.integers(1, 99), texts)  # fmt: skip
own = [one.id for one in CARDS]
decks = st.builds(
    Deck, name=texts.filter(bool), cards=pairs(own), notes=texts, maybe=pairs(own),
    card_notes=st.dictionaries(st.sampled_from(own), texts, max_size=2).map(lambda found: tuple(found.items())),
    tags=st.lists(texts, max_size=2).map(tuple),
    stories=st.lists(st.sampled_from([one.id for one in STORIES]), max_size=3).map(tuple),
    format=st.builds(DeckFormat, st.booleans(), st.integers(1, 9)), placeholders=st.lists(lost, max_size=3).map(tuple),
)  # fmt: skip


@pytest.mark.parametrize("form", DeckForm)
@given(deck=decks, language=st.sampled_from(LANGUAGES))
def test_nothing_is_lost_on_the_way_there_and_back(form: DeckForm, deck: Deck, language: str) -> None:
    found = again(deck, form, language)
    assert same(found, deck) if form is DeckForm.TEXT else found == deck


@given(st.text(max_size=80) | st.text("123x× -–()[]#/:\nFoghrnEvts", max_size=80))
def test_no_pasted_text_is_too_odd_to_be_read(text: str) -> None:
    try:
        found = read_deck_text(text, KNOWN, "deck.txt")
    except ReadingProblem as problem:
        assert problem.reason.startswith("deck_files.")  # noqa: PT017 (both ways out are fine)
    else:
        notes(found)
        assert len(found.unknown) == len(found.deck.placeholders)


@given(st.binary(max_size=200), st.sampled_from((b"", b"<", b"{", b'<?xml version="1.0"?><deck>', codecs.BOM_UTF16_LE)))
def test_no_bytes_are_too_odd_to_be_refused(data: bytes, head: bytes) -> None:
    try:
        read(head + data)
    except ReadingProblem as problem:
        assert problem.reason.startswith("deck_files.")  # noqa: PT017


def test_a_plain_list_has_no_line_for_machines() -> None:
    deck = Deck("Pier", ((PORTER, 3), (LOST, 1), ("HN-002", 2)), "first\nsecond", ((PORTER, "good"),), (("HN-007", 1),))
    text = write_deck(deck, DeckForm.TEXT, KNOWN, "en").decode()
    assert text == """Deck: Pier
// first
// second

Characters (4)
3x Night Porter (Harbour Nights) // good
1x The Drowned Man, Lost at Sea

Events (2)
2x Foghorn

Maybe
1x Straße der Möwen
"""


def test_a_list_that_was_changed_by_hand_is_read_as_it_stands() -> None:
    deck = Deck("Pier", ((PORTER, 3), ("HN-002", 2)), tags=("sea",))
    text = write_deck(deck, DeckForm.TEXT, KNOWN).decode()
    assert again(deck, DeckForm.TEXT) == deck
    changed = read(text.replace("2x Foghorn", "4x Foghorn"))
    assert (changed.deck.count("HN-002"), changed.deck.tags) == (4, ())
    assert [note for _, note in notes(changed)] == ["changed_by_hand"]


def test_a_deck_finds_its_cards_again_among_other_sets() -> None:
    other = Catalogue()
    other.add(card("ZZ-1", "Foghorn", type="event"))
    deck = Deck("Pier", (("HN-002", 2), (PORTER, 3)), placeholders=(Placeholder("Old", id="ZZ-1", count=1),))
    data = write_deck(deck, DeckForm.COC, KNOWN)
    found = read_deck(data, other, "x")
    assert found.cards == (("ZZ-1", 1),)  # the placeholder is known here
    assert [(one.title, one.id, one.count) for one in found.deck.placeholders] == [
        ("Foghorn", "HN-002", 2), ("Night Porter", PORTER, 3),
    ]  # fmt: skip
    assert found.unknown[0].suggestions == ("ZZ-1",)
    back = read_deck(write_deck(found.deck, DeckForm.COC, other), KNOWN, "x")
    assert dict(back.cards)["HN-002"] == 2


def test_our_own_form_can_be_read_by_people_and_programs(tmp_path: Path) -> None:
    file = tmp_path / "pier.coc"
    save_deck_file(Deck("", ((PORTER, 3),)), file, KNOWN)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data == {
        "format": "cthulhu-desktop deck", "version": 1,
        "deck": {"name": "", "cards": [{"id": PORTER, "count": 3, "title": "Night Porter", "set": "harbour_nights"}]},
    }  # fmt: skip
    assert read_deck_file(file, KNOWN).name == "pier"
    assert [form_of(Path(name)) for name in ("a.COC", "b.o8d", "c.txt", "d")] == [
        DeckForm.COC, DeckForm.O8D, DeckForm.TEXT, DeckForm.TEXT,
    ]  # fmt: skip
    with pytest.raises(ReadingProblem) as caught:
        save_deck_file(Deck(), tmp_path / "no" / "folder.coc", KNOWN)
    assert caught.value.reason == "deck_files.unwritable"


def test_of_two_cards_our_own_comes_first() -> None:
    found = CardLookup(KNOWN).find("Night Porter")
    assert found.card is not None
    assert (found.card.id, found.others) == (PORTER, 1)


def test_every_sentence_about_deck_files_has_a_use() -> None:
    sources = [Path(module.__file__ or "") for module in (deck_bytes, deck_files, deck_lines, deck_o8d, deck_text)]
    code = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    for name in sentences("en").patterns:
        area, _, rest = name.partition(".")
        if area == "deck_files" and not rest.startswith(("cli.", "heading.", "note.line")):
            assert f'"{rest.removeprefix("note.")}"' in code or f'"{name}"' in code, name
