"""What the rules say about a deck, as sentences of the window's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cthulhu_desktop.core.decks.rules import DeckCheck, Finding
from cthulhu_desktop.wording import sentences


def finding_text(finding: Finding, language: str) -> str:
    """An error or warning with the number of its rule."""
    return f"{sentences(language).say(finding.reason, **finding.args)} ({finding.rule})"


def by_title(findings: Iterable[Finding], language: str) -> Mapping[str, list[str]]:
    """The sentences about single cards, by title."""
    found: dict[str, list[str]] = {}
    for finding in findings:
        if finding.title:
            found.setdefault(finding.title, []).append(finding_text(finding, language))
    return found


def about_deck(check: DeckCheck, language: str) -> tuple[list[str], list[str]]:
    """The errors and the remarks about the deck as a whole."""
    errors = [finding_text(one, language) for one in check.errors if not one.title]
    remarks = [finding_text(one, language) for one in check.warnings if not one.title]
    return errors, remarks
