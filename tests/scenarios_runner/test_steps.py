"""Moves and expectations: what they say, and that they notice what is not so."""

from __future__ import annotations

import pytest

from tests.scenarios_runner.conftest import failures, problem, run_text

PLAY = """
cards.guard = { skill = 2, icons = "C", cost = 1 }
cards.bolt = { type = "event", action = [
  { do = "choose", x = { base = "character", count = 1 } }, { do = "wound", x = "chosen" }] }
cards.n1 = { skill = 1, keywords = ["toughness 1"] }
cards.n2 = {}
X.hand = ["guard", "bolt"]
X.domains = ["1 neutral", "2 neutral", ""]
Y.play = ["n1", "n2"]
"""


def test_what_has_only_one_filling_may_be_left_out() -> None:
    assert failures(PLAY, "play guard X2\nguard is play\nX2 is drained") == []
    assert failures(PLAY.replace('"1 neutral", "2 neutral"', '"1 neutral"'), "play guard\nX1 is drained") == []


def test_what_has_several_fillings_may_not_be_left_out() -> None:
    reason, _, args = problem(PLAY, "play guard")
    assert reason == "several_ways"
    assert {args["one"], args["two"]} == {"play card=guard domain=X1", "play card=guard domain=X2"}


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        ("Y: pass", ["other_seat"]),
        ("play guard Y1", ["refused"]),
        ("n1 is insane", ["is"]),
        ("n1 is ready, wounds 1, skill 3", ["is", "is"]),
        ("n1 is not ready", ["is"]),
        ("n1 is ready, not exhausted, not wounds 1", []),
        ("X is hand 3", ["is"]),
        ("X is hand 2, asked D-05, not asked D-04", []),
        ("Y is idle\nX is idle", ["is"]),
        ("game is turn 4", ["is"]),
        ("X1 is drained", ["is"]),
        ("A is tokens 1/0", ["is"]),
        ("asked Y D-05", ["asked"]),
        ("asked D-05\nasked X D-05", []),
        ("asked nobody", ["asked"]),
        ("offered pass | play guard | play guard X1", []),
        ("offered play guard X3", ["not_offered"]),
        ("not_offered play guard X3", []),
        ("not_offered play guard", ["offered"]),
        ("only pass | play guard | play bolt", []),
        ("only pass | play guard", ["offered", "offered"]),
        ("only pass | play guard | play bolt | play guard X3", ["not_offered"]),
        ("count 5", []),
        ("count 4", ["count"]),
        ("refused play guard X3", []),
        ("refused play guard X3 : too_small CG-10.1.2", []),
        ("refused play guard X3 : loyal", ["other_reason"]),
        ("refused play guard", ["offered"]),
        ("play bolt targets=n1\nhappened wounded n1\nhappened 1 wounded n1 n=1", []),
        ("play bolt targets=n1\nhappened wounded n2", ["not_happened"]),
        ("play bolt targets=n1\nhappened 2 wounded n1", ["happened_times"]),
        ("play bolt targets=n1\nnot_happened wounded", ["happened"]),
        ("play bolt targets=n1\nmark\nnot_happened wounded", []),
        ("play bolt targets=n1\nin_order played bolt | wounded n1", []),
        ("play bolt targets=n1\nin_order wounded n1 | played bolt", ["not_in_order"]),
        ("X sees guard\nY does not see guard", []),
        ("Y sees guard", ["hidden"]),
        ("X does not see guard", ["seen"]),
        ("run_to W5\ngame is window W5", []),
        ("run_to Y D-05\nasked Y D-05", []),
        ("run_to turn 4 W2\ngame is active Y, window W2", []),
        ("run_to D-16", ["cannot_pass"]),
        ("concede\ngame is over, winner Y, because CG-15.5.3\nasked nobody", []),
        ("concede\npass", ["game_over"]),
        ("# only a comment\npass   # X passes\nasked Y D-05", []),
    ],
)  # fmt: skip
def test_expectations_notice_what_is_not_so(steps: str, found: list[str]) -> None:
    assert failures(PLAY, steps) == found


def test_after_a_failed_expectation_the_others_are_still_looked_at() -> None:
    result = run_text(PLAY, "n1 is insane\npass\nn2 is exhausted\nasked Y D-05")
    found = [(failure.text, failure.line) for failure in result.failures]
    assert found == [("n1 is insane", 13), ("n2 is exhausted", 15)]


def test_after_a_refused_move_nothing_more_is_done() -> None:
    result = run_text(PLAY, "play guard Y1\nn1 is insane")
    assert len(result.failures) == 1
    assert result.asked == "X D-05"


def test_the_position_reached_is_told_in_the_words_of_the_files() -> None:
    result = run_text(PLAY, "play bolt targets=n1")
    lines = "\n".join(result.position)
    assert "n1: play, ready, sane, home, Y, skill 1, wounds 1, toughness 1" in lines
    assert "discard: bolt" in lines
    assert result.asked == "Y D-05"


def test_passing_stops_at_a_real_question() -> None:
    text = 'at = "W6b"\ncards.a = { skill = 1 }\nX.play = ["a at A"]\n'
    result = run_text(text, "run_to turn 4")
    assert [dict(failure.args)["asked"] for failure in result.failures] == ["X D-19"]
    assert failures(text, "run_to D-19\nyes\nyes\nA is tokens 2/0") == []


def test_commits_picks_and_answers_use_names() -> None:
    text = """
at = "commit_ap"
cards.a = { icons = "C", skill = 1 }
cards.n1 = {}
cards.n2 = {}
X.play = ["a", "b=a"]
Y.play = ["n1", "n2"]
"""
    steps = """
X: offered commit a>A b>B | commit
X: commit a>A b>B
run_to D-14
Y: commit n1>A n2>A
run_to D-15
X: pick B
no
no
Y: only pick n1 | pick n2
Y: pick n2
n2 is discard
"""
    assert failures(text, steps) == []


def test_cards_can_be_spoken_of_by_their_place() -> None:
    assert failures('X.hand = ["2 filler"]\n', "X.hand.2 is hand\nX.deck.top is deck\nrow.2 is tokens 0/0") == []
    assert problem("", "X.hand.1 is hand")[0] == "nothing_there"


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ("dance", "unknown_word"),
        ("pick nobody", "unknown_name"),
        ("pick", "missing_field"),
        ("filler is hand", "several_cards"),
        ("play guard colour=red", "unknown_field"),
        ("play guard x=many", "bad_value"),
        ("commit a", "bad_pair"),
        ("n1 is purple", "bad_look"),
        ("n1 is wounds", "bad_entry"),
        ("n1 is", "bad_entry"),
        ("X:", "bad_entry"),
        ("X: X: pass", "bad_entry"),
        ("happened pass", "no_occurrence"),
        ("drawn seat=X", "no_move"),
        ("run_to lunch", "bad_goal"),
        ("run_to", "bad_entry"),
        ("mark here", "bad_entry"),
        ("X sees", "bad_entry"),
        ("deck X legal", "bad_entry"),
    ],
)  # fmt: skip
def test_a_step_that_makes_no_sense_is_named_with_its_line(steps: str, reason: str) -> None:
    found, line, _ = problem(PLAY, f"pass\n{steps}")
    assert (found, line) == (reason, 12)


def test_a_setup_can_be_refused_and_that_can_be_expected() -> None:
    short = 'X.deck = ["7 filler"]\ngame.refused = "CG-7.1.7"\n'
    assert run_text(short).passed
    assert failures('game.refused = "CG-7.1.7"\n', "asked D-01") == ["not_refused_setup"]


def test_a_new_game_names_its_cards_and_tells_what_happened_in_setting_up() -> None:
    text = 'game.first = "Y"\ngame.shuffle = false\nX.deck = ["49 filler", "boss=agency"]\n'
    assert failures(text, "asked Y D-01\nX sees boss\nhappened first_player seat=Y\nhappened 2 drawn") == []
