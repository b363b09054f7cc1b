"""Places in a book: the same place in another language, a short text for remembering one, back and forward."""

from __future__ import annotations

from dataclasses import dataclass, field

from cthulhu_desktop.rulebook.book import Book, Place, rules_of


def same_place(old: Book, new: Book, place: Place) -> Place:
    """The place in `new` that tells what `place` tells in `old`; at worst the beginning of the same chapter."""
    if not 0 <= place.page < len(old.pages):
        return Place(0)
    for name, term in old.terms.items():
        if term.place == place and name in new.terms:
            return new.terms[name].place
    page = new.page_index(old.pages[place.page].anchor)
    blocks = old.pages[place.page].blocks
    rules = rules_of(blocks[place.block]) if 0 <= place.block < len(blocks) else ()
    if page is None:
        return (new.place_of_rule(rules[0]) if rules else None) or Place(0)
    if place.block < 0:
        return Place(page)
    others = new.pages[page].blocks
    if len(others) == len(blocks):
        return Place(page, min(place.block, len(others) - 1))
    found = next((index for index, block in enumerate(others) if rules and rules_of(block) == rules), -1)
    return Place(page, found)


def remember(book: Book, place: Place) -> str:
    """A place as a short text that survives small changes of the book ("calls#4")."""
    if not 0 <= place.page < len(book.pages):
        return ""
    return f"{book.pages[place.page].anchor}#{place.block}"


def recall(book: Book, text: str) -> Place:
    """The place of a text made by `remember`; the beginning of the book if it is not there any more."""
    anchor, _, number = text.partition("#")
    page = book.page_index(anchor)
    if page is None:
        return Place(0)
    block = int(number) if number.isdecimal() else -1
    return Place(page, block if block < len(book.pages[page].blocks) else -1)


@dataclass
class History:
    """Where the reader was. `go` forgets what lay ahead."""

    places: list[Place] = field(default_factory=list)
    at: int = -1

    def go(self, place: Place) -> None:
        """A jump to another place."""
        if self.at < 0 or self.places[self.at] != place:
            self.places[self.at + 1 :] = [place]
            self.at += 1

    def update(self, place: Place) -> None:
        """Scrolling: the present entry follows, so that going back leads to where reading stopped."""
        if self.at >= 0:
            self.places[self.at] = place

    def can_go(self, step: int) -> bool:
        """Whether there is an entry `step` (-1 or 1) away."""
        return 0 <= self.at + step < len(self.places)

    def move(self, step: int) -> Place:
        """The entry `step` away becomes the present one. Ask `can_go` first."""
        self.at += step
        return self.places[self.at]
