"""What a rulebook consists of. Everything is a frozen value; positions are (page, block) indices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property


class RulebookProblem(Exception):  # noqa: N818 (a finding to tell, as StorageProblem is)
    """A rulebook that cannot be read. `key` is a wording key, `args_for_text` its arguments."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_for_text = args


@dataclass(frozen=True)
class Span:
    """A run of text in one style. `target` makes it a link: term:…, rule:…, page:…, scenario:… (an
    example to open on the table), cards:… (the cards with a keyword)."""

    text: str
    strong: bool = False
    emphasis: bool = False
    target: str = ""


@dataclass(frozen=True)
class Picture:
    """A small picture inside a line (target die:…); `text` says it in words."""

    text: str
    target: str


Inline = Span | Picture
Line = tuple[Inline, ...]


class Kind(StrEnum):
    """How a paragraph is set."""

    TEXT = "text"
    BULLET = "bullet"
    STEP = "step"


@dataclass(frozen=True)
class Paragraph:
    """A paragraph or list item with the rules it tells."""

    line: Line
    kind: Kind = Kind.TEXT
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Heading:
    """A heading inside a page; `anchor` is the same in all languages."""

    level: int
    title: str
    anchor: str


@dataclass(frozen=True)
class Figure:
    """A diagram painted by the program; `recipe` is what stands after "diagram:", `text` its caption."""

    text: str
    recipe: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Table:
    """Rows of cells, all as long as `header`."""

    header: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scene:
    """An example told as a small scene, set apart from the rules."""

    parts: tuple[Paragraph | Figure, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules of all parts, in order, each once."""
        return tuple(dict.fromkeys(rule for part in self.parts for rule in part.rules))


Block = Paragraph | Heading | Figure | Table | Scene


@dataclass(frozen=True)
class Page:
    """A chapter: what the reader shows at once."""

    anchor: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Head:
    """What a rulebook file says about itself before the text."""

    title: str
    subtitle: str = ""
    game: str = ""  # the game in core/registry.py, "" if none
    order: int = 100  # place in the list of books
    draft: bool = False  # not offered to players yet
    overviews: tuple[str, ...] = ()  # pages that only repeat: a rule's own paragraph is elsewhere
    labels: Mapping[str, str] = field(default_factory=dict)  # words in the diagrams


@dataclass(frozen=True)
class Term:
    """A word of the glossary and where the glossary page explains it."""

    name: str
    word: str
    text: str
    place: Place


@dataclass(frozen=True)
class Place:
    """A block of a book. `block` may be -1: the top of the page."""

    page: int
    block: int = -1


@dataclass(frozen=True)
class Book:
    """One rulebook in one language."""

    name: str
    language: str
    head: Head
    pages: tuple[Page, ...]
    terms: Mapping[str, Term] = field(default_factory=dict)

    def blocks(self) -> Iterator[tuple[Place, Block]]:
        """Every block with its place, in reading order."""
        for number, page in enumerate(self.pages):
            for index, block in enumerate(page.blocks):
                yield Place(number, index), block

    def rules(self) -> tuple[str, ...]:
        """Every rule number that some paragraph carries, in reading order, each once."""
        return tuple(dict.fromkeys(rule for _, block in self.blocks() for rule in rules_of(block)))

    def page_index(self, anchor: str) -> int | None:
        """The number of the page with this anchor."""
        return next((number for number, page in enumerate(self.pages) if page.anchor == anchor), None)

    def place_of_anchor(self, anchor: str) -> Place | None:
        """Where a page or a heading with this anchor lies."""
        page = self.page_index(anchor)
        if page is not None:
            return Place(page)
        for place, block in self.blocks():
            if isinstance(block, Heading) and block.anchor == anchor:
                return place
        return None

    def place_of_rule(self, number: str) -> Place | None:
        """The paragraph that tells rule `number`, else that of the next wider rule.

        A number of a whole section ("DG-4") means its first rule. Diagrams, scenes and overview pages only
        repeat: they come last.
        """
        wanted = number
        while wanted:
            place = self._homes.get(wanted)
            if place is not None:
                return place
            wanted = _wider(wanted)
        return None

    @cached_property
    def _homes(self) -> dict[str, Place]:
        exact: dict[str, tuple[int, int, int]] = {}
        wider: dict[str, tuple[int, int, int]] = {}
        for place, block in self.blocks():
            rank = (self._retelling(place, block), place.page, place.block)
            for rule in rules_of(block):
                exact[rule] = min(rank, exact.get(rule, rank))
                section = _wider(rule)
                while section:
                    wider[section] = min(rank, wider.get(section, rank))
                    section = _wider(section)
        return {rule: Place(page, block) for rule, (_, page, block) in (wider | exact).items()}

    def _retelling(self, place: Place, block: Block) -> int:
        """0 for what tells a rule; more for what only shows or repeats it."""
        if self.pages[place.page].anchor in self.head.overviews:
            return 3
        return 2 if isinstance(block, Scene) else 1 if isinstance(block, Figure) else 0


def rules_of(block: Block) -> tuple[str, ...]:
    """The rule numbers a block carries; a heading carries none."""
    return () if isinstance(block, Heading) else block.rules


def words_of(line: Line) -> str:
    """The text of a line without its styles; pictures by their words."""
    return "".join(part.text for part in line)


def text_of(block: Block) -> str:
    """All words of a block, cells and parts separated by line ends."""
    if isinstance(block, Heading):
        return block.title
    if isinstance(block, Figure):
        return block.text
    if isinstance(block, Paragraph):
        return words_of(block.line)
    if isinstance(block, Scene):
        return "\n".join(text_of(part) for part in block.parts)
    return "\n".join(words_of(cell) for row in (block.header, *block.rows) for cell in row)


def lines_of(block: Block) -> Iterator[Line]:
    """The lines of a block that may hold links and pictures."""
    if isinstance(block, Paragraph):
        yield block.line
    elif isinstance(block, Scene):
        for part in block.parts:
            yield from lines_of(part)
    elif isinstance(block, Table):
        for row in (block.header, *block.rows):
            yield from row


def links_of(block: Block) -> Iterator[str]:
    """The targets of all links in a block."""
    for line in lines_of(block):
        for part in line:
            if isinstance(part, Span) and part.target:
                yield part.target


def _wider(number: str) -> str:
    """DG-5.2a, DG-5.2, DG-5, nothing."""
    if number[-1:].isalpha():
        return number[:-1]
    return number.rpartition(".")[0]
