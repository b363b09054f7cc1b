"""A reader of invented texts, and the optional source of published ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from cthulhu_desktop.core.cards.abilities.base import NODES
from cthulhu_desktop.reading.problems import ReadingProblem
from cthulhu_desktop.reading.reader import Reader, TextReading
from cthulhu_desktop.reading.sources import read_source

Read = Callable[..., TextReading]
Nodes = Callable[..., list[Any]]


@cache
def own_reader() -> Reader:
    """A reader with two invented subtypes besides our own."""
    return Reader(["Sailor", "Harbour Guide"])


@pytest.fixture
def read() -> Read:
    """Read a text; "~" stands for the title."""

    def read_text(text: str, card_type: str = "character", title: str = "Rook Street Bouncer") -> TextReading:
        return own_reader().read(text.replace("~", title), title, card_type)

    return read_text


@pytest.fixture
def nodes(read: Read) -> Nodes:
    """The tables of the abilities of a text that must be understood completely."""

    def tables(text: str, card_type: str = "character") -> list[Any]:
        found = read(text, card_type)
        assert found.manual == []
        assert found.waiting == []
        return [NODES.write(ability) for ability in found.abilities]

    return tables


@cache
def published() -> tuple[dict[str, Any], ...]:
    """The cards of the optional package; none without it."""
    try:
        return tuple(read_source())
    except ReadingProblem:
        return ()


@pytest.fixture
def source() -> tuple[dict[str, Any], ...]:
    """The published cards; the test is skipped without them."""
    found = published()
    if not found:
        pytest.skip("the package cthulhucli is not installed")
    return found
