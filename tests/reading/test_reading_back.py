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
    ("Response: After ~ leaves play, if it is in a discard pile, draw a card.",
     "Response: After ~ enters a discard pile from play, draw a card."),
    ("Action: Move 1 of a player's success tokens from a story with a success token on it to a story.",
     "Action: Move a success token from one story to another."),
    ("Action: Exhaust ~ to choose a resource on your domains and move it to one of your other domains.",
     "Action: Exhaust ~ to choose a resource on your domains and move it to another of your domains."),
    ("Response: After you succeed at a story, if your total skill there is at least 2 times your opponent's total "
     "skill there, draw a card.",
     "Response: After you succeed at a story with at least double the total skill of the opposing player, "
     "draw a card."),
    ("Forced Response: After a story is resolved, if ~ has been wounded since the resolution of that story began, "
     "draw a card.", "Forced Response: After resolving a story in which ~ was wounded, draw a card."),
    ("Response: After a story is resolved, if the number of struggles you won there is at least 2, draw a card.",
     "Response: After a story is resolved, if you have won at least 2 of the icon struggles, draw a card."),
    ("Play only during your story phase.\nAction: There is another story phase after this turn's story phase.",
     "Play only during your story phase.\nAction: Take another story phase after this one."),
    ("Action: Choose an opponent. For each domain that player controls, choose and destroy a resource on that domain.",
     "Action: Choose an opponent. Choose and destroy a resource attached to each of that player's domains."),
    ("Your opponent needs 1 more success token to win a story.",
     "Opponents need an additional success token in order to win a story."),
)  # fmt: skip


@pytest.mark.parametrize(("own", "printed"), SAID_TWICE, ids=[own[:40] for own, _ in SAID_TWICE])
def test_our_own_way_of_saying_it_means_what_is_printed(own: str, printed: str) -> None:
    one, two = (own_reader().read(text.replace("~", "Rook"), "Rook", "support") for text in (own, printed))
    assert not one.manual
    assert not two.manual
    assert same(tuple(one.abilities), tuple(two.abilities))


def table_of(text: str, card_type: str) -> str:
    """What a text means, written down."""
    found = own_reader().read(text.replace("~", "Rook"), "Rook", card_type)
    assert not found.manual
    assert not found.waiting
    return repr(found.abilities)


def test_a_token_goes_on_the_story_just_chosen_not_on_the_card_that_speaks() -> None:
    said = table_of("Response: After ~ is restored, choose a story and place 1 success token on it.", "character")
    assert "Tokens(act='add', x='chosen'" in said


GAINED = "gains \u201cAction: Pay 2 to wound each character committed to that story.\u201d"


def test_that_story_in_what_a_committed_card_gains_is_the_one_where_it_is() -> None:
    assert "Committed(to='here'" in table_of(f"While ~ is committed to a story, it {GAINED}", "character")


def test_that_story_in_what_a_card_gains_anyway_is_none() -> None:
    assert own_reader().read(f"Rook {GAINED}", "Rook", "character").manual


def test_what_an_attached_event_gives_for_good_is_a_constant_of_its_own() -> None:
    said = table_of("Action: Attach ~ to a sailor card.\nYou control attached card.", "event")
    assert "Constant(effects=(TakeControl(x='host'" in said


@pytest.mark.slow
def test_every_card_reads_back_to_the_nodes_its_wording_was_made_of() -> None:
    cards = list(own_cards())
    assert len(cards) == 251
    assert [card.id for card in cards if card.abilities and not reads_back(card)] == []
