"""The trace of the free table in words."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.free import things as th
from cthulhu_desktop.core.free.pieces import Kind
from cthulhu_desktop.core.free.things import WORDS
from cthulhu_desktop.core.kernel import Occurrence
from cthulhu_desktop.wording import LANGUAGES, sentences
from cthulhu_desktop.wording.free import COLOURS, log_line

EVERY = (
    th.Added(1, Kind.CARD, "AE-1"), th.Laid((1,)), th.Laid((1, 2)), th.Laid((1,), True), th.Laid((1, 2), True),
    th.Flipped(1, "AE-1"), th.Flipped(2), th.Stacked((1,), 2, 5), th.Drawn(0, (1, 2)), th.Drawn(0, (1,), 1),
    th.Drawn(0, (1,), -1, True), th.Drawn(0, (1,), 0, True), th.Shuffled(0, 22), th.Looked(1, 0, 3), th.Held((1,), 0),
    th.Counted(1, "red", 2), th.Rolled(((3, 20, 17),)), th.Written(4, "night"), th.Removed((1,)),
)  # fmt: skip


def said(language: str, occurrence: Occurrence) -> str:
    return log_line(sentences(language), occurrence, ("Ann", "Bob"), {1: "Deep One"}, {"AE-1": "Deep One"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("occurrence", EVERY, ids=str)
def test_everything_that_happens_has_a_sentence(language: str, occurrence: Occurrence) -> None:
    text = said(language, occurrence)
    assert text.endswith((".", "night"))
    assert "{" not in text


def test_every_kind_of_occurrence_was_asked_for() -> None:
    kinds = {cls for cls in WORDS.words().values() if issubclass(cls, Occurrence)}
    assert {type(occurrence) for occurrence in EVERY} == kinds


def test_every_colour_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        assert len({sentences(language).say(f"free.colour.{colour}") for colour in COLOURS}) == len(COLOURS)


def test_polish_counts_as_poles_do() -> None:
    assert said("pl", th.Drawn(0, (1, 2), 1)) == "Bob dobiera na rękę 2 karty."
    assert said("pl", th.Shuffled(0, 22)) == "Potasowano stos z 22 kart."
    assert said("pl", th.Looked(0, 0, 5)) == "Ann ogląda 5 zakrytych kart."
