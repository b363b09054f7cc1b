"""Words that point back get the binding they mean, or nothing is understood."""

from __future__ import annotations

import pytest

from tests.reading.conftest import Nodes, Read


@pytest.mark.parametrize(
    ("text", "binding"),
    [
        ("Response: After ~ enters play, ready it.", "self"),
        ("Response: After a sailor character enters play, ready it.", "subject"),
        ("Response: After a sailor character enters play, choose a character. Ready that character.", "chosen"),
        ("Action: Choose a story and a character. Ready that character.", "chosen2"),
        ("Response: After attached character is destroyed, ready it.", "subject"),
    ],
)
def test_it_is_the_latest_thing_that_fits(nodes: Nodes, text: str, binding: str) -> None:
    (found,) = nodes(text, "support")
    ready = [effect for effect in found["effects"] if effect["do"] == "state"]
    assert ready == [{"do": "state", "x": binding, "to": "ready"}]


def test_a_role_word_takes_what_was_paid(nodes: Nodes) -> None:
    (found,) = nodes(
        "Action: Sacrifice a character to draw X cards. X is the printed cost of the sacrificed character."
    )
    assert found["effects"][0]["n"] == {"amount": "attribute", "x": "paid", "what": "cost", "printed": True}


def test_two_chosen_one_by_one_are_those(nodes: Nodes) -> None:
    (found,) = nodes(
        "Action: Choose a character you control and a character an opponent controls. Exhaust those characters."
    )
    either = found["effects"][-1]["x"]
    assert [part["name"] for part in either["of"]] == ["chosen", "chosen2"]


def test_his_is_who_acts(nodes: Nodes) -> None:
    (found,) = nodes("Action: Each opponent chooses and discards 2 cards from his hand.")
    assert found["effects"] == [
        {"do": "by_player", "who": "opponent", "effects": [
            {"do": "choose", "x": {"count": 2, "zone": "hand", "side": "you"}}, {"do": "discard", "x": "chosen"},
        ]}
    ]  # fmt: skip


def test_that_story_is_the_one_of_the_occurrence(nodes: Nodes) -> None:
    (found,) = nodes("Response: After you succeed at a story, put 1 success token on that story card.")
    assert found["effects"] == [{"do": "tokens", "act": "add", "x": "place"}]


def test_other_is_other_than_what_was_spoken_of(nodes: Nodes) -> None:
    (found,) = nodes("Response: After ~ commits to a story, wound all other characters committed to that story.")
    assert found["effects"][0]["x"]["without"] == "self"


@pytest.mark.parametrize(
    "text",
    [
        "Action: Ready that character.",  # nothing was spoken of
        "Action: Ready all characters. Wound that character.",  # one of many
        "Action: Choose a character. Ready those characters.",  # many of one
        "Action: Choose a story. Ready that character.",  # of another type
        "Action: That opponent draws a card.",
        "Action: Draw a card. Then, he discards a card from his hand.",
        'Attached character gains "Action: Exhaust ~ to draw a card."',  # whose ability names another card
        "Action: Draw X cards. X is the printed cost of the sacrificed character.",
    ],
)
def test_what_points_at_nothing_is_left_to_the_players(read: Read, text: str) -> None:
    found = read(text, "support")
    assert found.abilities == []
    assert [clause.why for clause in found.manual] == ["reference"]


def test_this_character_in_a_quotation_is_who_has_the_ability(nodes: Nodes) -> None:
    (found,) = nodes('Attached character gains "Action: exhaust this character to draw a card."', "support")
    ability = found["effects"][0]["changes"][0]["ability"]
    assert ability["costs"] == [{"do": "state", "x": "self", "to": "exhausted"}]


def test_your_is_said_to_the_player_of_the_card_whoever_acts(nodes: Nodes) -> None:
    (found,) = nodes(
        "Action: Choose an opponent. That opponent must choose a card in your discard pile and return it to your hand."
    )
    inner = found["effects"][1]["effects"]
    assert inner[0]["x"] == {"count": 1, "zone": "discard", "side": "controller.self"}


def test_that_character_is_never_the_card_itself(nodes: Nodes) -> None:
    (found,) = nodes("Disrupt: Exhaust ~ to cancel 1 wound to a character. Then, ready that character.")
    assert found["effects"][1]["effects"] == [{"do": "state", "x": "subject", "to": "ready"}]


def test_the_same_story_is_where_the_card_spoken_of_is(nodes: Nodes) -> None:
    (found,) = nodes("Action: Choose a character committed to a story. Put 1 success token on that story.", "support")
    assert found["effects"][1]["x"]["filters"] == [{"is": "visited", "by": "chosen"}]
