"""Our Markdown -> a Book. See docs/rulebooks.md for the form; every problem names its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

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

RULE = r"[A-Z]{2}-\d+(?:\.\d+)*[a-z]?"
_RULES = re.compile(rf"(?:^|\s+)\{{({RULE}(?:\s+{RULE})*)\}}$")
_HEADING = re.compile(r"(#{1,3})\s+(.+?)\s+\{#([a-z0-9-]+)\}")
_FIGURE = re.compile(r"!\[([^\]]*)\]\(diagram:([^)]+)\)")
_ITEM = re.compile(r"(?:(-)|\d+\.)\s+")
_BAR = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")
_CELL = re.compile(r"((?:\\.|[^|\\])*)\|")
_INLINE = re.compile(
    r"\\(?P<escaped>.)"
    r"|!\[(?P<alt>[^\]]*)\]\((?P<source>[^)]*)\)"
    r"|\[(?P<text>[^\]]*)\]\((?P<target>[^)]*)\)"
    r"|(?P<mark>\*\*|\*)"
    r"|(?P<plain>[^\\*!\[]+|.)",
    re.DOTALL,
)
_TARGET = re.compile(r"(?:term|page|scenario):[a-z0-9-]+|cards:[a-z_]+|rule:" + RULE)
_DIE = re.compile(r"die:[a-z0-9-]+")


def split_rules(text: str) -> tuple[str, tuple[str, ...]]:
    """A paragraph's text and the rule numbers in braces at its end."""
    match = _RULES.search(text)
    if match is None:
        return text, ()
    return text[: match.start()], tuple(match[1].split())


def parse_line(text: str, fail: Callable[[str], RulebookProblem]) -> Line:
    """The styles, links and pictures of a text. `fail` makes the problem to raise, from a wording key."""
    parts: list[Inline] = []
    strong = emphasis = False
    for match in _INLINE.finditer(text):
        if match["mark"] == "**":
            strong = not strong
        elif match["mark"] == "*":
            emphasis = not emphasis
        elif match["source"] is not None:
            if not _DIE.fullmatch(match["source"]):
                raise fail("rulebook.bad_picture")
            parts.append(Picture(match["alt"], match["source"]))
        elif match["target"] is not None:
            if not _TARGET.fullmatch(match["target"]) or not match["text"]:
                raise fail("rulebook.bad_link")
            parts.append(Span(match["text"], strong, emphasis, match["target"]))
        else:
            _append(parts, Span(match["escaped"] or match["plain"], strong, emphasis))
    if strong or emphasis:
        raise fail("rulebook.open_style")
    return tuple(parts)


def _append(parts: list[Inline], span: Span) -> None:
    """Add a run, joined to the one before where the style is the same."""
    last = parts[-1] if parts else None
    if isinstance(last, Span) and not last.target and (last.strong, last.emphasis) == (span.strong, span.emphasis):
        parts[-1] = Span(last.text + span.text, span.strong, span.emphasis)
    else:
        parts.append(span)


def parse_head(text: str, file: str = "") -> tuple[Head, int]:
    """The head of a rulebook and the number of lines it takes. RulebookProblem if there is none or it is damaged."""
    lines = text.split("\n")
    if lines[0].strip() != "+++" or "+++" not in (line.strip() for line in lines[1:]):
        raise RulebookProblem("rulebook.no_head", file=file)
    end = next(number for number, line in enumerate(lines[1:], 1) if line.strip() == "+++")
    try:
        fields = tomllib.loads("\n".join(lines[1:end]))
    except tomllib.TOMLDecodeError as error:
        raise RulebookProblem("rulebook.bad_head", file=file) from error
    return _head(fields, file), end + 1


def _head(fields: dict[str, Any], file: str) -> Head:
    def take(name: str, kind: type, default: Any) -> Any:
        value = fields.pop(name, default)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise RulebookProblem("rulebook.bad_field", file=file, field=name)
        return value

    title, subtitle, game = take("title", str, ""), take("subtitle", str, ""), take("game", str, "")
    order, status = take("order", int, 100), take("status", str, "ready")
    overviews, labels = take("overviews", list, []), take("labels", dict, {})
    for name, wrong in (
        ("title", not title.strip()),
        ("status", status not in ("ready", "draft")),
        ("overviews", not all(isinstance(entry, str) for entry in overviews)),
        ("labels", not all(isinstance(entry, str) for entry in labels.values())),
        *((name, True) for name in fields),
    ):
        if wrong:
            raise RulebookProblem("rulebook.bad_field", file=file, field=name)
    return Head(title, subtitle, game, order, status == "draft", tuple(overviews), labels)


@dataclass
class _Reader:
    """Reads lines one after the other."""

    lines: list[str]
    at: int
    file: str
    anchors: set[str] = field(default_factory=set)

    def fail(self, key: str) -> RulebookProblem:
        """A problem at the line just read."""
        return RulebookProblem(key, file=self.file, line=self.at)

    def peek(self) -> str:
        return self.lines[self.at].rstrip() if self.at < len(self.lines) else ""

    def next(self) -> str:
        self.at += 1
        return self.lines[self.at - 1].rstrip()

    def heading(self) -> Heading:
        match = _HEADING.fullmatch(self.next())
        if match is None:
            raise self.fail("rulebook.bad_heading")
        if match[3] in self.anchors:
            raise self.fail("rulebook.double_anchor")
        self.anchors.add(match[3])
        return Heading(len(match[1]), match[2], match[3])

    def block(self) -> Block:
        """The next block; `peek` is not empty."""
        first = self.peek()
        if first.startswith("#"):
            return self.heading()
        if first.startswith("|"):
            return self.table()
        if first.startswith(">"):
            return self.scene()
        return self.paragraph()

    def paragraph(self) -> Paragraph | Figure:
        first = self.next()
        item = _ITEM.match(first)
        kind = Kind.TEXT if item is None else Kind.BULLET if item[1] else Kind.STEP
        lines = [first[item.end() :] if item else first]
        while self.peek() and not self.peek().startswith(("#", "|", ">")) and not _ITEM.match(self.peek()):
            lines.append(self.next().strip())
        text, rules = split_rules(" ".join(lines))
        figure = _FIGURE.fullmatch(text)
        if figure is not None:
            return Figure(figure[1], figure[2], rules)
        return Paragraph(parse_line(text, self.fail), kind, rules)

    def scene(self) -> Scene:
        inner: list[str] = []
        start = self.at
        while self.peek().startswith(">"):
            inner.append(self.next()[1:].removeprefix(" "))
        part = _Reader([""] * start + inner, start, self.file)
        parts = []
        while part.skip_blank():
            if part.peek().startswith(("#", "|", ">")):
                part.next()
                raise part.fail("rulebook.bad_scene")
            parts.append(part.paragraph())
        if not parts:
            raise self.fail("rulebook.bad_scene")
        return Scene(tuple(parts))

    def table(self) -> Table:
        rows: list[tuple[Line, ...]] = []
        while self.peek().startswith("|"):
            text = self.next()
            if len(rows) == 1 and _BAR.fullmatch(text):
                continue
            rows.append(self.row(text))
            if len(rows[-1]) != len(rows[0]):
                raise self.fail("rulebook.bad_table")
        rules: tuple[str, ...] = ()
        if self.peek().startswith("{"):
            rest, rules = split_rules(self.next())
            if rest:
                raise self.fail("rulebook.bad_table")
        return Table(rows[0], tuple(rows[1:]), rules)

    def row(self, text: str) -> tuple[Line, ...]:
        cells = _CELL.findall(text[1:])
        if not cells or sum(len(cell) + 1 for cell in cells) != len(text) - 1:
            raise self.fail("rulebook.bad_table")
        return tuple(parse_line(cell.strip(), self.fail) for cell in cells)

    def skip_blank(self) -> bool:
        """Go to the next line with something on it; False at the end."""
        while self.at < len(self.lines) and not self.lines[self.at].strip():
            self.at += 1
        return self.at < len(self.lines)


def parse(text: str, name: str, language: str, file: str = "") -> Book:
    """The book in `text`. RulebookProblem with file and line where it is not in our form."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    head, start = parse_head(text, file)
    reader = _Reader(text.split("\n"), start, file)
    pages = tuple(_pages(reader))
    if not pages:
        raise RulebookProblem("rulebook.no_pages", file=file)
    return Book(name, language, head, pages)


def _pages(reader: _Reader) -> Iterator[Page]:
    title: Heading | None = None
    blocks: list[Block] = []
    while reader.skip_blank():
        block = reader.block()
        if isinstance(block, Heading) and block.level == 1:
            if title is not None:
                yield Page(title.anchor, title.title, tuple(blocks))
            title, blocks = block, []
        elif title is None:
            raise reader.fail("rulebook.no_page_title")
        else:
            blocks.append(block)
    if title is not None:
        yield Page(title.anchor, title.title, tuple(blocks))
