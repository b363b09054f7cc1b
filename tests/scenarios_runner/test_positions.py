"""The short forms of positions, and what is said of those that cannot be."""

from __future__ import annotations

import pytest

from tests.scenarios_runner.conftest import failures, problem, run_text


def test_a_position_is_laid_out_as_it_is_written() -> None:
    text = """
at = "W6b"
turn = 4
row = ["A tokens 2/1", "hill=B", "C"]
cards.guard = { skill = 2, icons = "CT", cost = 3, faction = "hastur", keywords = ["fast"] }
cards.hat = { attach = "character", constant = [
  { do = "modify", x = "host", changes = [{ change = "skill", n = 1 }] }] }
cards.pin = { attach = "support" }
X.play = ["guard exhausted, wounds 0", "g2=guard insane", "hat on g3", "pin on hat"]
Y.play = ["g3=guard at hill", "g4=guard at hill ready", "g5=guard of X"]
X.hand = ["3 filler", "h=guard"]
X.deck = ["2 hastur", "top=guard"]
Y.domains = ["2 hastur, 1 agency", "drained, d=guard", "gained", ""]
X.won = ["G"]
"""
    steps = """
game is turn 4, active Y, window W6b, row 3
A is tokens 2/1
guard is exhausted, skill 2, icons TC, X, faction hastur, keyword fast
g2 is insane, skill 0
g3 is at hill, exhausted, skill 3
g4 is at hill, ready
g5 is Y
hat is on g3, X
pin is on hat
X is hand 4, deck 3, top top, won 1
h is cost 3
Y is domains 4, deck 10
Y1 is resources 3, undrained, worth 3
Y2 is drained
d is resource, under Y2
Y3 is gained
G is won, X
"""
    assert failures(text, steps) == []


def test_tables_as_the_core_describes_them_are_taken_too() -> None:
    text = """
row = [{ story = "A", name = "first", tokens = [1, 0] }, "B"]
cards.a = {}
X.play = [{ card = "a", name = "b", state = "exhausted", wounds = 0, attachments = [] }]
X.domains = [{ resources = ["filler"], drained = true }]
"""
    assert failures(text, "b is exhausted\nfirst is tokens 1/0\nX1 is drained, resources 1\ngame is row 2") == []


def test_built_in_cards_are_found_by_their_ids() -> None:
    result = run_text('X.hand = ["AE-027"]\nrow = ["A"]\n', "AE-027 is hand")
    assert result.passed


def test_steps_may_be_a_list() -> None:
    assert run_text('steps = ["X: pass", "asked Y D-05"]').passed


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ('at = "W4"\ncolour = "red"', "unknown_key", 2),
        ('X.play = [\n "filler",\n "filler sideways"]', "bad_word", 3),
        ('X.hand = ["nosuchcard"]', "unknown_card", 1),
        ('row = ["Z"]', "unknown_story", 1),
        ('cards.hat = { attach = "character" }\ncards.a = {}\nX.play = ["a", "b=a", "hat on a on b"]', "two_hosts", 3),
        ('cards.hat = { attach = "character" }\nX.play = ["hat on nobody"]', "no_host", 2),
        ('cards.hat = { attach = "character" }\nX.play = ["hat"]', "position", 2),
        ('cards.a = {}\nX.play = ["a wounds -1"]', "negative", 2),
        ('cards.a = {}\nX.play = ["a wounds x"]', "bad_number", 2),
        ('cards.a = {}\nX.play = ["a wounds 1 wounds 2"]', "said_twice", 2),
        ('cards.a = {}\nX.play = ["a insane wounds 1"]', "position", 2),
        ('cards.a = {}\nX.play = ["a at D"]', "position", 2),
        ('cards.a = {}\nX.play = ["b=a", "b=filler"]', "position", 2),
        ('row = ["A", "B", "C", "D", "E", "F", "G"]', "position", 1),
        ('X.won = ["G", "H", "I"]', "position", 1),
        ('cards.e = { type = "event" }\nX.play = ["e"]', "position", 2),
        ('at = "W9"', "position", 1),
        ('active = "Z"', "no_side", 1),
        ('first = "X"\nturn = 3\nactive = "Y"', "position", 3),
        ('switches = ["V-99"]', "bad_switch", 1),
        ('X.domains = ["wet"]', "unknown_card", 1),
        ('X = 3', "not_a_table", 1),
        ('X.play = "filler"', "not_a_list", 1),
        ('X.colour = 3', "unknown_key", 1),
        ('X.play = ["X1=filler"]', "bad_name", 1),
        ('cards.a = 3', "not_a_table", 1),
        ('cards.a = { skil = 3 }', "card_unknown_key", 1),
        ('cards.a = { skill = -1 }', "card_bad_value", 1),
        ('cards.a = {}\ncards.b = { action = [{ do = "dance" }] }', "card_unknown_kind", 2),
        ('cards.b = { action = [{ do = "wound" }] }', "card_missing_key", 1),
        ('cards.b = { action = 3 }', "bad_ability", 1),
        ('cards.b = { keywords = 3 }', "card_bad_value", 1),
        ('stories.A = { struggles = "TX" }', "card_bad_value", 1),
        ('steps = 3', "bad_steps", 1),
        ('[game]\nsteps = "pass"', "unknown_key", 2),
        ('game.first = "Q"', "no_side", 1),
        ('game.seed = -1', "bad_number", 1),
        ('X.deck = ["7 filler"]\n[game]\nfirst = "X"', "setup", 2),
        ('lasting = [{ effect = { do = "draw" }, on = [] }]', "position", 1),
        ('skip = [{ seat = 0, phase = "draw" }]', "no_side", 1),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_is_named_with_its_line(text: str, reason: str, line: int) -> None:
    assert problem(text)[:2] == (reason, line)


def test_a_rule_number_must_look_like_one() -> None:
    from cthulhu_desktop.scenarios import ScenarioProblem, read_scenario

    with pytest.raises(ScenarioProblem, match="bad_rule"):
        read_scenario('title = "x"\nrules = ["14.5.1"]')
    with pytest.raises(ScenarioProblem, match="needs_text"):
        read_scenario('rules = ["CG-14.5.1"]')


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [("at = ", "syntax", 3), ('at = "W4', "syntax", 3), ("a = [1,\n2", "syntax_end", 4), ("x = 1\nx = 2", "syntax", 4)],
)
def test_bad_toml_is_named_with_its_line(text: str, reason: str, line: int) -> None:
    from cthulhu_desktop.scenarios import ScenarioProblem, read_scenario

    with pytest.raises(ScenarioProblem) as caught:
        read_scenario('title = "x"\nrules = []\n' + text)
    assert (caught.value.reason, caught.value.line) == (f"scenario.problem.{reason}", line)


def test_a_huge_file_is_refused() -> None:
    assert problem("# " + "x" * 300_000)[0] == "too_long"
    assert problem("a = " + "[" * 5000 + "]" * 5000)[0] == "too_long"
