"""What a word of a text belongs to: whose, where, how long, which of several. Each case was once read otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from cthulhu_desktop.reading.terms import Term, walk
from tests.reading.conftest import Nodes, Read

SAILOR = {"is": "subtype", "names": ["sailor"]}


def waiting(read: Read, text: str, card_type: str = "character") -> tuple[Term, ...]:
    """The term of the only ability of a text, which the rules core cannot carry out yet."""
    found = read(text, card_type)
    assert (found.manual, found.abilities) == ([], [])
    ((clause, _),) = found.waiting
    assert clause.term is not None
    return tuple(walk(clause.term))


def effect(table: dict[str, Any], place: int = 0) -> Any:
    """An effect of an ability."""
    return table["effects"][place]


def test_a_card_that_returns_from_the_discard_pile_is_used_there(nodes: Nodes) -> None:
    (found,) = nodes("Action: Pay 1 to return ~ to your hand if it entered your discard pile this phase.")
    assert found["zone"] == "discard"
    assert [test["kind"] for test in found["if"]["of"]] == ["leaves_play", "discarded"]


def test_another_card_that_returns_must_have_come_there_itself(read: Read) -> None:
    text = "Action: Pay 1 to return a sailor card to your hand if it entered your discard pile this phase."
    found = waiting(read, text)
    sel = next(part for part in found if part.kind == "Sel")
    assert (sel.get("zone"), sel.get("side")) == ("discard", "you")
    assert [test.kind for test in sel.get("filters")] == ["Subtype", "HappenedTo"]


def test_what_an_attachment_says_of_its_host_after_attaching_itself_lasts(nodes: Nodes) -> None:
    found = nodes(
        "Response: After a sailor character is restored, attach ~ to that character. Attached character gains (C).",
        "support",
    )
    assert [table["kind"] for table in found] == ["triggered", "constant"]
    assert effect(found[1])["x"] == "host"


def test_one_way_is_not_what_the_other_speaks_of(nodes: Nodes) -> None:
    (found,) = nodes("Action: Look at the top card of your deck. Then, discard that card or return it to the top of "
                     "your deck.")  # fmt: skip
    ways = effect(effect(found, 1))["options"]
    assert [effect(way)["x"] for way in ways] == ["looked", "looked"]


def test_resources_are_sacrificed_by_those_who_control_them(nodes: Nodes) -> None:
    (found,) = nodes("Each player must sacrifice a character or resource, if able.", "story")
    assert {part["side"] for part in effect(found)["x"]["of"]} == {"you"}


def test_icons_of_your_choice_may_differ(read: Read) -> None:
    kinds = {part.kind for part in waiting(read, "Action: Give ~ 2 icons of your choice until the end of the phase.")}
    assert "IconsOfChoice" in kinds
    assert "Name" not in kinds


@pytest.mark.parametrize("by", [{"by": -2}, {"to": 0}])
def test_what_an_event_costs_is_no_effect_of_it(nodes: Nodes, by: dict[str, int]) -> None:
    says = "reduce the cost to play ~ by 2" if "by" in by else "the cost to play ~ is 0"
    found = nodes(f"If it is Night, {says}.\nAction: Draw a card.", "event")
    assert found[0] == {"kind": "constant", "effects": [{"do": "own_cost", **by}],
                        "while": {"test": "time", "time": "night"}}  # fmt: skip


def test_what_each_of_several_players_chose_has_no_name(read: Read) -> None:
    for text in (
        "Action: Each player chooses a character he controls. Shuffle all characters not chosen into their owners' "
        "decks.",
        "Action: Each player gains a new domain. Then, each player attaches the top card of his deck to that domain as "
        "a resource.",
    ):
        found = read(text, "event")
        assert (found.abilities, found.waiting) == ([], [])


def test_what_each_player_then_does_belongs_to_what_he_did(nodes: Nodes) -> None:
    (found,) = nodes("Action: Each player gains a new domain. Then, he attaches the top card of his deck to that "
                     "domain as a resource.", "event")  # fmt: skip
    gained, then = effect(found)["effects"]
    assert gained["act"] == "gain"
    assert effect(then)["to"] == "gained"


def test_the_story_of_an_attached_character_is_not_what_it_is_attached_to(nodes: Nodes) -> None:
    here = {"base": "story", "filters": [{"is": "visited", "by": "host"}], "zone": "row"}
    (found,) = nodes(
        "While attached character is committed to a story, (T) struggles do not resolve at that story.", "support"
    )
    assert effect(found)["x"] == here
    (found,) = nodes("Response: After attached character commits to a story, put a success token on that story.",
                     "support")  # fmt: skip
    assert effect(found)["x"] == "place"


def test_characters_all_players_put_into_play_stay_theirs(nodes: Nodes) -> None:
    (found,) = nodes("Each player puts into play all characters in his discard pile.", "story")
    assert effect(found) == {"do": "move", "x": {"base": "character", "zone": "discard"}, "to": "play"}


def test_who_is_restored_was_insane_and_is_so_no_more(nodes: Nodes) -> None:
    (found,) = nodes("Response: After an insane sailor character is restored, draw a card.")
    assert found["on"]["subject"] == {"base": "character", "filters": [SAILOR]}


def test_what_returns_to_your_hand_is_one_of_your_cards(nodes: Nodes) -> None:
    (found,) = nodes("Action: Pay 1 to return a sailor character to your hand.")
    assert effect(found)["x"]["side"] == "you"
    (found,) = nodes("Action: Pay 1 to return a sailor character to its owner's hand.")
    assert "side" not in effect(found)["x"]


def test_a_card_comes_into_play_from_somewhere(read: Read) -> None:
    assert read("Response: After a sailor character leaves play, put ~ into play.").abilities == []


def test_a_draw_that_would_answer_itself_is_left_to_the_players(read: Read) -> None:
    assert read("Forced Response: After you draw cards in the draw phase, draw 2 additional cards.").abilities == []
    assert len(read("Forced Response: After an opponent draws a card, draw a card.").abilities) == 1


def test_the_revealed_copy_is_not_the_card_that_was_destroyed(nodes: Nodes) -> None:
    (found,) = nodes(
        "Action: Reveal another copy of ~ from your hand to choose and destroy a support card. Then, shuffle that copy "
        "of ~ into your deck."
    )
    assert effect(effect(found, 2))["x"] == "paid"


def test_each_character_counts_its_own_icons(read: Read) -> None:
    kinds = [part.kind for part in waiting(read, "Your characters gain skill equal to the number of (A) icons it has.")]
    assert "OwnAttribute" in kinds
    assert "Attribute" not in kinds


def test_words_that_say_which_of_several_is_meant_are_not_dropped(read: Read) -> None:
    found = read("Action: Each player reveals the top card of his deck. Discard the card with the highest cost.")
    assert found.abilities == []


def test_tokens_move_to_another_story_than_theirs(nodes: Nodes) -> None:
    (found,) = nodes("Response: After you win a struggle, move 1 success token from a story to any other story.")
    assert effect(found)["to"] == {"base": "story", "count": 1, "zone": "row"}


def test_only_printed_icons_are_not_counted(read: Read) -> None:
    found = waiting(read, "Sailor characters do not count their printed icons.")
    assert next(part for part in found if part.kind == "Restrict").get("cannot") == "count_printed_icons"


def test_a_cost_is_raised_for_whoever_plays_next(nodes: Nodes) -> None:
    (found,) = nodes("Action: Exhaust ~ to raise the cost of the next card played this phase by 1.")
    assert effect(found) == {"do": "cost", "x": {}, "by": 1, "next": True}


def test_an_opponent_who_may_use_an_ability_is_not_any_player(read: Read) -> None:
    found = waiting(read, "Action: Pay 1 to destroy ~. Any opponent may trigger this ability.")
    assert found[0].get("by") == "opponent"


def test_one_of_the_cards_is_one_of_those_revealed(nodes: Nodes) -> None:
    (found,) = nodes("Action: Reveal the top 2 cards of your deck. Put one of the cards into your hand and discard the "
                     "other.")  # fmt: skip
    assert effect(found, 1)["x"] == {"pick": "binding", "name": "revealed", "count": 1}


def test_a_deck_or_pile_of_some_player_is_that_of_one(nodes: Nodes) -> None:
    for text, x in (
        ("reveal the top 3 cards of a player's deck", {"count": 3, "zone": "deck_top", "side": "player"}),
        ("shuffle any player's discard pile into his deck", {"zone": "discard", "side": "player"}),
    ):
        (found,) = nodes(f"Action: {text}.")
        assert effect(found) == {"do": "choose", "x": {"base": "player", "count": 1}, "as": "player"}
        assert effect(found, 1)["x"] == x


def test_your_tokens_pay_for_what_yours_pay(nodes: Nodes) -> None:
    (found,) = nodes("Action: Discard one of your success tokens from a story card to draw a card.")
    assert "side" not in found["costs"][0]


def test_more_than_one_is_at_least_two(read: Read) -> None:
    found = waiting(read, "Opponents must commit more than 1 character in order to commit to attached story.",
                    "support")  # fmt: skip
    assert next(part for part in found if part.kind == "ForbidCommit").get("fewer_than").get("of") == (1, 1)


def test_cards_go_to_a_discard_pile_from_everywhere(read: Read) -> None:
    text = "When a character card would be put into a discard pile, put it on the bottom of its owner's deck instead."
    on = next(part for part in waiting(read, text) if part.kind == "On")
    assert (on.get("kind"), on.get("to")) == ("enters_zone", "discard")


def test_named_copies_are_discarded_from_the_revealed_hand(nodes: Nodes) -> None:
    (found,) = nodes("Action: Name a card. Each opponent reveals his hand and discards all copies of the named card.")
    assert effect(effect(found, 1), 1)["x"]["zone"] == "hand"


def test_who_fails_at_a_story_leaves_it(nodes: Nodes) -> None:
    (found,) = nodes("Forced Response: After you lose the skill check at a story that ~ is committed to, uncommit it.")
    assert effect(found)["x"] == "self"


def test_attached_to_a_character_is_attached_to_the_one_that_says_so(nodes: Nodes) -> None:
    (found,) = nodes("~ gets +1 skill for each attached sailor card.")
    assert effect(found)["changes"][0]["n"]["x"]["filters"] == [{"is": "attached_to", "x": "self"}, SAILOR]


def test_a_conspiracy_speaks_to_its_winner(nodes: Nodes) -> None:
    (found,) = nodes("If you win this story, you may draw 2 cards.", "conspiracy")  # CG-22.2.7
    assert found["kind"] == "story_effect"


def test_an_unresolved_story_is_not_any_other(read: Read) -> None:
    text = "Response: After you succeed at a story, commit a sailor character to another unresolved story."
    assert "Unresolved" in {part.kind for part in waiting(read, text)}


def test_only_events_are_kept_from_choosing(read: Read) -> None:
    found = waiting(read, "~ cannot be chosen as the only target of an event card.")
    assert next(part for part in found if part.kind == "Restrict").get("cannot") == "be_chosen_alone_by_events"


def test_the_only_committed_character_has_no_other_anywhere(read: Read) -> None:
    kinds = [part.kind for part in waiting(
        read, "If ~ is the only character you control that is committed, ~ counts its icons at each other story.",
    )]  # fmt: skip
    assert kinds[0] == "Constant"
    assert "Except" in kinds


def test_what_is_missing_says_what_was_understood(read: Read) -> None:
    found = waiting(read, "Action: Drain 2 domains to have ~ become a sailor character with skill 2 and (C) until the "
                          "end of the phase.", "support")  # fmt: skip
    assert {"Triggered", "Become"} <= {part.kind for part in found}


def test_what_the_rules_core_cannot_exchange_waits(read: Read) -> None:
    text = (
        "Action: Choose a resource attached to a domain you control. Exchange that resource with the top card of your "
        "deck."
    )
    assert waiting(read, text)[0].kind == "Triggered"
