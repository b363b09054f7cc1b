"""Finding the line of a key in a TOML text."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from cthulhu_desktop.scenarios.places import Places

TEXT = '''# a comment with = and [brackets]
title = "a \\" quote # no comment"
cards.guard = { skill = 2, icons = "TC" }
"odd key".x = 1

X.play = [
  "a",  # first
  { card = "b", attachments = [
      "c" ] },
]
[Y]
hand = ["d", "e"]
[[more]]
n = 1
[[more]]
n = 2
[more.deep]
z = -1.5e3
block = \'\'\'
one
'two'
\'\'\'
plain = """x
y"""
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("title", 2), ("cards.guard", 3), ("cards.guard.icons", 3), ("cards", 3), ("odd key.x", 4), ("X.play", 6),
        ("X.play.0", 7), ("X.play.1", 8), ("X.play.1.card", 8), ("X.play.1.attachments.0", 9), ("Y", 11),
        ("Y.hand.1", 12), ("more.0.n", 14), ("more.1", 15), ("more.1.n", 16),
        ("more.1.deep.z", 18), ("more.1.deep.plain", 23),
    ],
)  # fmt: skip
def test_every_key_and_entry_has_its_line(path: str, line: int) -> None:
    assert Places(TEXT).line(tuple(path.split("."))) == line


def test_an_unknown_path_has_the_line_of_what_is_around_it() -> None:
    places = Places(TEXT)
    assert places.line(("Y", "hand", "9", "card")) == 12
    assert places.line(("nowhere",)) == 0


def test_the_text_of_a_block_begins_after_its_quotes() -> None:
    places = Places(TEXT)
    assert places.content(("more", "1", "deep", "block")) == 20
    assert places.content(("more", "1", "deep", "plain")) == 23


def test_all_keys_that_tomllib_reads_are_found() -> None:
    places = Places(TEXT)

    def check(data: Any, path: tuple[str, ...]) -> None:
        entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
        for key, value in entries:
            assert (*path, str(key)) in places._lines, (*path, str(key))
            check(value, (*path, str(key)))

    check(tomllib.loads(TEXT), ())
