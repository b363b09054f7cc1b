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


SAID_TWICE = (
    ("Sailor cards you play cost 1 less (to a minimum of 1).",
     "Lower the cost for you to play sailor cards by 1 (to a minimum of 1)."),
    ("~ commits without exhausting.", "~ does not exhaust to commit to a story."),
    ("Attached character has a blank text box.", "Treat attached character as if its text box were blank."),
    ("Action: Have the next sailor card you play this phase cost 2 less.",
     "Action: Lower the cost of the next sailor card you play this phase by 2."),
    ("Action: Choose one: draw a card; or wound a character.", "Action: Either draw a card or wound a character."),
    ("Disrupt: When your opponent plays a sailor event card, cancel it.",
     "Disrupt: Cancel the effects of a sailor event card just played."),
    ("You draw 1 more card in each draw phase.", "Draw an additional card each draw phase."),
)  # fmt: skip


@pytest.mark.parametrize(("own", "printed"), SAID_TWICE, ids=[own[:40] for own, _ in SAID_TWICE])
def test_our_own_way_of_saying_it_means_what_is_printed(own: str, printed: str) -> None:
    one, two = (own_reader().read(text.replace("~", "Rook"), "Rook", "support") for text in (own, printed))
    assert not one.manual
    assert not two.manual
    assert same(tuple(one.abilities), tuple(two.abilities))


@pytest.mark.slow
def test_most_cards_read_back_to_the_nodes_their_wording_was_made_of() -> None:
    cards = list(own_cards())
    equal = [card.id for card in cards if not card.abilities or reads_back(card)]
    assert len(cards) == 251
    assert len(equal) >= 217
