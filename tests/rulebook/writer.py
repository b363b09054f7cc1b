"""A Book -> our Markdown: `parse(write(book)) == book`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from cthulhu_desktop.rulebook.book import Block, Book, Figure, Head, Heading, Kind, Line, Paragraph, Picture, Scene

_SPECIAL = re.compile(r"([\\*!\[\]{}|#>+-]|\d\.)")
_PREFIX = {Kind.TEXT: "", Kind.BULLET: "- ", Kind.STEP: "1. "}


def write(book: Book) -> str:
    """The whole book as text."""
    parts = [_head(book.head)]
    for page in book.pages:
        parts.append(f"# {page.title} {{#{page.anchor}}}")
        parts.extend(write_block(block) for block in page.blocks)
    return "\n\n".join(parts) + "\n"


def write_block(block: Block) -> str:
    """One block without the empty line around it."""
    if isinstance(block, Heading):
        return f"{'#' * block.level} {block.title} {{#{block.anchor}}}"
    if isinstance(block, Figure):
        return f"![{block.text}](diagram:{block.recipe})" + _rules(block.rules)
    if isinstance(block, Paragraph):
        return _PREFIX[block.kind] + write_line(block.line) + _rules(block.rules)
    if isinstance(block, Scene):
        lines = "\n\n".join(write_block(part) for part in block.parts).split("\n")
        return "\n".join(f"> {line}".rstrip() for line in lines)
    rows = [_row(block.header), "|" + "---|" * len(block.header), *map(_row, block.rows)]
    return "\n".join(rows) + ("\n" + _rules(block.rules).strip() if block.rules else "")


def write_line(line: Line) -> str:
    """Styles, links and pictures as marks in the text."""
    return "".join(_marked(line))


def _marked(line: Line) -> Iterator[str]:
    strong = emphasis = False
    for part in line:
        if isinstance(part, Picture):
            yield f"![{part.text}]({part.target})"
            continue
        if part.emphasis != emphasis:
            yield "*"
        if part.strong != strong:
            yield "**"
        strong, emphasis = part.strong, part.emphasis
        yield f"[{part.text}]({part.target})" if part.target else _escape(part.text)
    yield "*" * emphasis + "**" * strong


def _escape(text: str) -> str:
    return _SPECIAL.sub(lambda match: "".join("\\" + sign for sign in match[0]), text)


def _rules(rules: tuple[str, ...]) -> str:
    return f" {{{' '.join(rules)}}}" if rules else ""


def _row(cells: tuple[Line, ...]) -> str:
    return "|" + "|".join(f" {write_line(cell)} " for cell in cells) + "|"


def _head(head: Head) -> str:
    fields: list[tuple[str, object]] = [
        ("title", head.title),
        ("subtitle", head.subtitle),
        ("game", head.game),
        ("order", head.order),
        ("status", "draft" if head.draft else "ready"),
        ("overviews", list(head.overviews)),
    ]
    lines = [f"{name} = {_value(value)}" for name, value in fields]
    labels = [f"{_value(name)} = {_value(value)}" for name, value in head.labels.items()]
    return "\n".join(["+++", *lines, "[labels]", *labels, "+++"])


def _value(value: object) -> str:
    # JSON strings, numbers and lists are TOML ones, but for one control character.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
