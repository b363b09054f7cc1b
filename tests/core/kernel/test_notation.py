"""One line of text for every move and occurrence, and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cthulhu_desktop.core.kernel import NotationError, Vocabulary
from tests.core.kernel.things import COUNT, WORDS, Add, Colour, Counted, Everything

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12)
NUMBERS = st.integers(-(10**12), 10**12)


@given(
    st.builds(
        Everything,
        NUMBERS,
        text=TEXTS | st.just(""),
        flag=st.booleans(),
        colour=st.sampled_from(Colour),
        maybe=st.none() | NUMBERS,
        numbers=st.lists(NUMBERS, max_size=4).map(tuple),
        texts=st.lists(TEXTS, max_size=4).map(tuple),
        colours=st.lists(st.sampled_from(Colour), max_size=3).map(tuple),
        pair=st.tuples(NUMBERS, TEXTS),
        pairs=st.lists(st.tuples(NUMBERS, NUMBERS), max_size=3).map(tuple),
    )
)
def test_whatever_is_written_is_read_back(thing: Everything) -> None:
    line = WORDS.write(thing)
    assert "\n" not in line
    assert WORDS.read(line) == thing


def test_a_line_is_a_word_and_its_fields_without_the_defaults() -> None:
    assert WORDS.write(Everything(4)) == "everything number=4"
    shown = Everything(4, "two words", flag=True, colour=Colour.SEA_GREEN, numbers=(1, 2), pairs=((1, 2), (3, 4)))
    assert WORDS.write(shown) == (
        "everything number=4 text=two%20words flag=yes colour=sea%20green numbers=1,2 pairs=1,2;3,4"
    )
    assert WORDS.write(Everything(0, maybe=0)) == "everything number=0 maybe=0"
    assert WORDS.read("everything number=0 maybe=- flag=no") == Everything(0)


@pytest.mark.parametrize(
    ("line", "problem", "word"),
    [
        ("", "empty", ""),
        ("  ", "empty", "  "),
        ("subtract steps=1", "unknown_word", "subtract"),
        ("add steps", "unknown_field", "steps"),
        ("add step=1", "unknown_field", "step=1"),
        ("add steps=1 steps=2", "unknown_field", "steps=2"),
        ("add steps=one", "bad_value", "steps=one"),
        ("add", "missing_field", "add"),
        ("everything number=1 flag=maybe", "bad_value", "flag=maybe"),
        ("everything number=1 colour=blue", "bad_value", "colour=blue"),
        ("everything number=1 pair=1", "bad_value", "pair=1"),
        ("everything number=1 numbers=1,,2", "bad_value", "numbers=1,,2"),
    ],
)
def test_a_line_that_is_none_says_what_is_wrong(line: str, problem: str, word: str) -> None:
    with pytest.raises(NotationError) as error:
        WORDS.read(line)
    assert (error.value.problem, error.value.word) == (problem, word)


def test_a_game_reads_moves_only() -> None:
    assert COUNT.read_move("add steps=2") == Add(2)
    assert COUNT.write_move(Add(2)) == "add steps=2"
    with pytest.raises(NotationError) as error:
        COUNT.read_move(WORDS.write(Counted(1, 2)))
    assert (error.value.problem, error.value.word) == ("unknown_word", "counted")


def test_a_word_is_taken_once() -> None:
    words = Vocabulary()
    words.word("one")(Add)
    with pytest.raises(ValueError, match="'one' is taken"):
        words.word("one")(Counted)
    assert words.words() == {"one": Add}
    assert words.name(Add(1)) == "one"


def test_a_field_without_a_notation_is_an_error_of_the_program() -> None:
    @dataclass(frozen=True)
    class Odd:
        thing: dict[str, Any]

    words = Vocabulary()
    words.word("odd")(Odd)
    with pytest.raises((TypeError, NameError)):
        words.read("odd thing=1")
