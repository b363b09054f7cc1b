"""What the rules say about a deck, as sentences of the window's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

from cthulhu_desktop.core.decks.rules import DeckCheck, Finding
from cthulhu_desktop.ui import theme
from cthulhu_desktop.wording import sentences

RULE = "rule:"  # how links to rules begin


def finding_text(finding: Finding, language: str) -> str:
    """An error or warning with the number of its rule."""
    return f"{sentences(language).say(finding.reason, **finding.args)} ({finding.rule})"


def finding_link(finding: Finding, language: str, colour: str = theme.BRASS_LIGHT) -> str:
    """The same with the number as a link of that colour, for labels and pages."""
    return escape(finding_text(finding, language), quote=False).replace(
        f"({finding.rule})", f"(<a href='{RULE}{finding.rule}' style='color:{colour}'>{finding.rule}</a>)"
    )


def by_title(findings: Iterable[Finding], language: str) -> Mapping[str, list[str]]:
    """The sentences about single cards, by title."""
    found: dict[str, list[str]] = {}
    for finding in findings:
        if finding.title:
            found.setdefault(finding.title, []).append(finding_text(finding, language))
    return found


def about_deck(check: DeckCheck) -> tuple[list[Finding], list[Finding]]:
    """The errors and the remarks about the deck as a whole."""
    return [one for one in check.errors if not one.title], [one for one in check.warnings if not one.title]
