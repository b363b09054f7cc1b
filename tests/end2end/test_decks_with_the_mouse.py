"""A deck built in the real window on a virtual screen, with a real mouse and keyboard: searched, double-clicked,
dragged, typed together, exported for another program, and opened again from that file."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.core.decks.edits import check
from cthulhu_desktop.data_files import resource
from cthulhu_desktop.reading.deck_files import read_deck_file
from cthulhu_desktop.sets import load_sets
from cthulhu_desktop.sets.reading import catalogue_of
from cthulhu_desktop.storage import Store
from cthulhu_desktop.storage.setting_keys import FIRST_START_DONE, LANGUAGE, MOTION
from tests.end2end.screen import Program, available, wait_for

pytestmark = [
    pytest.mark.end2end,
    pytest.mark.slow,
    pytest.mark.skipif(not available(), reason="needs Xvfb and xdotool"),
]

SEARCH, CARDS, DECK = "Search cards", "Cards", "Cards of the deck"
COPIES = 4  # CG-7.1.3


class Builder:
    """A person at the deck builder."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def row(self, text: str) -> tuple[int, int]:
        """Where a row of a list is, once it can be seen."""
        x, y = wait_for(lambda: self.program.points()["rows"].get(text), f"the row {text}")
        return x, y

    def type(self, text: str) -> None:
        """Type a text where the cursor is."""
        subprocess.run(["xdotool", "type", "--delay", "5", text], env=self.program._environment, check=True)

    def search(self, text: str, first: str) -> None:
        """Search, wait for the card that comes first, and go to the cards."""
        wait_for(lambda: self.program.points()["fields"].get(SEARCH), "the search")
        self.program.key("ctrl+f")  # a notice may come and go above: a click could miss the line
        self.type(text)
        wait_for(lambda: self.cards()[:1] == [first], f"{first} as the first card")
        self.program.key("Return")  # to the cards

    def cards(self) -> list[str]:
        """The titles of the cards that can be seen, in their order."""
        rows = self.program.points()["rows"]
        return [row.removeprefix(f"{CARDS}/") for row in rows if row.startswith(f"{CARDS}/")]

    def show_list(self) -> None:
        """A table in place of the pictures: all rows begin at the same place."""
        self.program.press("List")

        def lefts() -> set[int]:
            return {x for row, (x, _y) in self.program.points()["rows"].items() if row.startswith(f"{CARDS}/")}

        wait_for(lambda: len(lefts()) == 1, "the table")

    def double_click(self, text: str) -> None:
        """Add a card with the mouse."""
        x, y = self.row(text)
        self.program._mouse("mousemove", x, y, "click", "--repeat", 2, "--delay", 30, 1)

    def wait_for_deck(self, words: str) -> None:
        """Until a line of the deck says something."""
        wait_for(lambda: any(words in row for row in self.program.points()["rows"] if row.startswith(DECK)), words)


def stored(home: Path) -> list[Deck]:
    """The decks on the shelf."""
    (folder,) = {file.parent for file in home.rglob("cthulhu-desktop.db")}
    with Store.open(folder) as store:
        return [saved.deck for saved in store.decks.list() if saved.deck is not None]


def test_a_deck_is_built_with_mouse_and_keys_exported_and_opened_again(tmp_path: Path) -> None:
    file = tmp_path / "night.o8d"
    program = Program(tmp_path)
    home = program.home
    home.mkdir()
    with Store.open_or_temporary(home / "data") as store:
        store.settings.set(MOTION, "off")
        store.settings.set(FIRST_START_DONE, True)
        store.settings.set(LANGUAGE, "en")
    with program:
        person = Builder(program)
        program.press("entry-decks")
        program.press("New deck")
        wait_for(lambda: program.points()["page"] == "builder", "the builder")
        person.show_list()
        person.search("beat cop", "Beat Cop")
        for _ in range(2):
            person.double_click(f"{CARDS}/Beat Cop")
        person.wait_for_deck("2 × Beat Cop")
        heading = person.row(f"{DECK}/Maybe (0)")
        program.drag(person.row(f"{CARDS}/Beat Cop"), (heading[0], heading[1] - 40))
        person.wait_for_deck("3 × Beat Cop")
        program.key("Return", "plus")  # the fourth, and a fifth that is refused
        person.wait_for_deck("4 × Beat Cop")
        person.search("faction:cthulhu cost<=3", "Adult Deep One")
        program.key("Home", *(["plus"] * COPIES + ["Down"]) * 12)
        program.key("ctrl+e")
        wait_for(lambda: program.points()["fields"].get("fileNameEdit"), "the dialog")
        program.key("ctrl+a")
        person.type(str(file))
        program.key("Return")
        wait_for(file.exists, "the exported deck")
        program.key("Escape")
        wait_for(lambda: program.points()["page"] == "decks", "the shelf: the deck is on the disk")
        program.kill()
        (built,) = stored(home)
        program.arguments = (str(file),)
        program.start()
        wait_for(lambda: program.points()["page"] == "builder", "the deck of the file")
        person.wait_for_deck("4 × Beat Cop")
        program.kill()
    cards = catalogue_of(load_sets(resource("sets")))
    assert built.count("AE-001") == COPIES  # CG-7.1.3: the fifth was refused
    assert check(built, cards.cards).legal
    assert read_deck_file(file, cards).deck.counts() == built.counts()
    assert [deck.counts() for deck in stored(home)] == [built.counts()]  # a file opened again is the same deck
