"""Grammar files: how they are read, and that our own is in order."""

from __future__ import annotations

import pytest

from cthulhu_desktop.data_files import resource
from cthulhu_desktop.reading.finish import classes
from cthulhu_desktop.reading.grammar import Grammar, GrammarError, Sequence
from cthulhu_desktop.reading.parser import Parser
from cthulhu_desktop.reading.reader import own_grammar
from cthulhu_desktop.reading.terms import term
from cthulhu_desktop.reading.tokens import Lexicon, tokenise

ON_THE_WAY = frozenset({
    "Body",
    "Ability", "Ana", "AnyPlayer", "Aside", "BuyOff", "ChosenJust", "Creature", "EnteredPile", "EventText", "FromZone",
    "Hole", "Host", "Keywords", "Large", "More", "OfChoice", "OnTurn", "OnlyChoose", "OnlyIf", "OnlyWindow", "Other",
    "Otherwise", "Quoted", "Rest", "SameStory", "StoryText", "Taxed", "TotalIs", "Uncancelable", "XIs",
})  # fmt: skip
"""Terms that reading itself needs; none is left in a finished ability."""

SMALL = """
sentence
  draw n:NUM card           -> Draw(n=n)
  [you] may s:sentence      -> May(effects=s)
  ready x:thing+            -> Ready(of=x)
thing
  a/the character           -> "one"
  characters                -> "all"
"""


def parse(rules: str, text: str, rule: str = "sentence") -> tuple[object, ...]:
    """All meanings of a text."""
    grammar = Grammar(rules)
    return Parser(grammar, tokenise(text, Lexicon(frozenset(grammar.words), {}))).parse(rule)


def test_templates_make_terms_of_named_parts() -> None:
    assert parse(SMALL, "draw 3 cards") == (term("Draw", n=3),)


def test_optional_parts_may_be_missing_and_lists_are_collected() -> None:
    inner = (term("Draw", n=1),)
    assert parse(SMALL, "may draw 1 card") == parse(SMALL, "you may draw 1 card") == (term("May", effects=inner),)
    assert parse(SMALL, "ready a character characters") == (term("Ready", of=("one", "all")),)


@pytest.mark.parametrize("text", ["draw cards", "draw 3 cards now", "3 cards draw", "", "ready", "you draw 1 card"])
def test_a_word_too_many_or_too_few_has_no_meaning(text: str) -> None:
    assert parse(SMALL, text) == ()


def test_all_meanings_are_found_and_equal_ones_are_one() -> None:
    rules = "sentence\n  a:part b:part -> Two(a=a, b=b)\npart\n  ready+ -> 1\n  x:word+ -> x\nword\n  ready -> 0\n"
    rules = rules.replace("  ready+ -> 1\n", "")
    assert len(parse(rules, "ready ready ready")) == 2
    assert len(parse(rules.replace("part\n", "part first\n"), "ready ready ready")) == 2
    assert len(parse(rules.replace("sentence\n", "sentence first\n"), "ready ready ready")) == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a\n  b:c -> b\n", "c"), ("a\n  word -> Node(x=y)\n", "y"), ("a\n  word -> unheard_of()\n", "unheard_of"),
        ("a\n  [word -> 1\n", "["), ("a\n  word] -> 1\n", "]"), ("a\n  w\na\n  v\n", "a"), ("a +\n  w\n", "a"),
        ("  word -> 1\n", "word"), ("a\n  word -> 1 +\n", "1 +"), ("a\n  word -> Node(1)\n", "Node"),
        ("a\n  word -> (lambda: 1)()\n", "lambda"), ("a\n  word -> x.y\n", "x.y"),
        ("a\n  n:NUM word -> Node()\n", "n is not used"),
    ],
)  # fmt: skip
def test_a_faulty_line_is_named(text: str, problem: str) -> None:
    with pytest.raises(GrammarError) as found:
        Grammar(text)
    assert problem in str(found.value)
    assert "line" in str(found.value) or problem == "c"


def test_a_grammar_may_not_begin_with_itself() -> None:
    with pytest.raises(GrammarError, match="begins with itself"):
        Grammar("a\n  b:b word -> b\nb\n  [very] c:a -> c\n")


def test_every_node_of_our_grammar_exists_or_is_listed_as_missing() -> None:
    listed = resource("reading", "beyond.txt").read_text(encoding="utf-8").splitlines()
    nodes = {name for name in own_grammar().calls if name[0].isupper()}
    assert sorted(nodes - classes().keys() - ON_THE_WAY - set(listed)) == []


def test_every_rule_of_our_grammar_is_used() -> None:
    starts = {"action", "response", "disrupt", "forced", "constant", "following", "story_text", "conspiracy_text",
              "event_text", "passive_sentence"}  # fmt: skip
    used = set(starts)

    def look(body: Sequence) -> None:
        for item in body.items:
            if item.kind == "rule":
                used.add(item.rule)
            if item.inner is not None:
                look(item.inner)

    for rule in own_grammar().rules.values():
        for alternative in rule.alternatives:
            look(alternative.body)
    assert sorted(own_grammar().rules.keys() - used) == []
