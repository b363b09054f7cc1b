"""The texts of the Arkham Edition in three languages, kept in golden/. `python -m tests.wording.golden_files` writes
them anew; read every line that changes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.data_files import resource
from cthulhu_desktop.sets.cache import load_sets
from cthulhu_desktop.wording import LANGUAGES
from cthulhu_desktop.wording.abilities.card_text import card_text

GOLDEN = Path(__file__).parent / "golden"


@cache
def arkham_edition() -> tuple[CardDef | StoryDef, ...]:
    """Its cards and stories by id."""
    found = next(card_set for card_set in load_sets(resource("sets")) if card_set.key == "arkham_edition")
    return (*found.cards, *found.stories)


def golden_file(language: str) -> Path:
    """Where the texts of a language lie."""
    return GOLDEN / language / "arkham_edition.txt"


def entries(language: str) -> list[str]:
    """One entry a card: id and title, type line with statistics, text."""
    found = []
    for card in arkham_edition():
        text = card_text(card, language)
        lines = [f"{card.id} {text.title}", f"{text.type_line} | {text.statistics}", text.text]
        found.append("\n".join(line for line in lines if line))
    return found


def main() -> None:
    """Write all golden files."""
    for language in LANGUAGES:
        golden_file(language).parent.mkdir(parents=True, exist_ok=True)
        golden_file(language).write_text("\n\n".join(entries(language)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
