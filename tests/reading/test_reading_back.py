"""Our own English wording of the Arkham Edition, read back."""

from __future__ import annotations

import re

import pytest

from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.reading.compare import same
from cthulhu_desktop.wording.abilities.card_text import ability_paragraph
from tests.reading.conftest import own_reader
from tests.reading.test_source import own_cards


def as_printed(card: CardDef | StoryDef) -> str:
    """The abilities of a card in the way in which texts are printed: icons in brackets, no bold letters."""
    text = "\n".join(ability_paragraph(ability, card, "en") for ability in card.abilities)  # type: ignore[arg-type]
    return re.sub(r"\[([TCAI])\]", r"(\1)", text.replace("**", "").replace("\u2013", "-"))


def reads_back(card: CardDef | StoryDef) -> bool:
    """Reading its wording gives the nodes it was made of."""
    kind = card.type if isinstance(card, CardDef) else "story"
    found = own_reader().read(as_printed(card), card.title, kind)
    return not found.manual and not found.waiting and same(tuple(found.abilities), card.abilities)


@pytest.mark.slow
def test_two_cards_in_three_read_back_to_the_nodes_their_wording_was_made_of() -> None:
    cards = list(own_cards())
    equal = [card.id for card in cards if not card.abilities or reads_back(card)]
    assert len(cards) == 251
    assert len(equal) >= 170
