"""The query language: what is understood, and what is said about the rest."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cthulhu_desktop.core.decks.query import (
    FIELDS,
    All,
    Any,
    Compare,
    Node,
    Not,
    QueryWords,
    Word,
    completions,
    fold,
    parse_query,
    query_text,
    sort_key,
)
from cthulhu_desktop.wording import LANGUAGES, sentences
from cthulhu_desktop.wording.card_query import problem_sentence, query_words

ENGLISH = query_words("en")
POLISH = query_words("pl")
GERMAN = query_words("de")


def test_the_example_of_the_help_is_understood() -> None:
    query = parse_query('faction:hastur cost<=3 icon:TT type:character text:"go insane" -loyal', ENGLISH)
    assert query.problems == ()
    assert query.tree == All((
        Compare("faction", ":", ("hastur",)), Compare("cost", "<=", ("3",)), Compare("icon", ":", ("TT",)),
        Compare("type", ":", ("character",)), Compare("text", ":", ("go insane",)), Not(Word("loyal")),
    ))  # fmt: skip


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('frakcja:"Agencja" lub koszt>2 nie postać', POLISH), ("fraktion:Behörde oder kosten>2 ohne postać", GERMAN),
        ('faction:"the agency" or cost>2 not postac', POLISH), ("FRAKCJA:AGENCJA | KOSZT>2 -POSTAĆ", POLISH),
    ],
)  # fmt: skip
def test_both_the_language_and_english_are_understood(text: str, words: QueryWords) -> None:
    query = parse_query(text, words)
    assert query.problems == ()
    assert query.tree == Any((
        Compare("faction", ":", ("agency",)), All((Compare("cost", ">", ("2",)), Not(Word("postac")))),
    ))  # fmt: skip


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("", All()), ("   ", All()), ("a b", All((Word("a"), Word("b")))), ("a and b", All((Word("a"), Word("b")))),
        ("a or b c", Any((Word("a"), All((Word("b"), Word("c")))))),
        ("(a or b) c", All((Any((Word("a"), Word("b"))), Word("c")))),
        ("-(a b)", Not(All((Word("a"), Word("b"))))), ("--a", Word("a")), ('-"a b"', Not(Word("a b"))),
        ('"or"', Word("or")), ("shub-niggurath", Word("shub-niggurath")), ("cost:1-3", Compare("cost", ":", ("1-3",))),
        ("cost:1,x", Compare("cost", ":", ("1", "x"))), ("icon:CT", Compare("icon", ":", ("TC",))),
        ("icon>=2", Compare("icon", ">=", ("2",))), ("deck:no", Compare("deck", ":", ("no",))),
        ("deck>=2", Compare("deck", ">=", ("2",))), ("own=0", Compare("own", "=", ("0",))),
        ("faction:hastur,cthulhu", Compare("faction", ":", ("hastur", "cthulhu"))),
        ("faction:has", Compare("faction", ":", ("hastur",))), ('tag:"my best"', Compare("tag", ":", ("my best",))),
        ("-faction:hastur", Not(Compare("faction", ":", ("hastur",)))), ("Łódź", Word("lodz")),
    ],
)  # fmt: skip
def test_what_a_text_means(text: str, tree: Node) -> None:
    query = parse_query(text, ENGLISH)
    assert query.problems == ()
    assert query.tree == tree


@pytest.mark.parametrize(
    ("text", "key", "part", "rest"),
    [
        ("a colour:red", "query.unknown_field", "colour:red", Word("a")),
        ("a factoin:red", "query.unknown_field_near", "factoin:red", Word("a")),
        ("a faction:hastru", "query.unknown_value_near", "hastru", Word("a")),
        ("a faction:zzzz", "query.unknown_value", "zzzz", Word("a")),
        ("a faction:", "query.needs_value", "faction:", Word("a")),
        ("a title<b", "query.wrong_sign", "title<", Word("a")),
        ("a cost>much", "query.not_a_number", "much", Word("a")),
        ("a cost>-3", "query.not_a_number", "-3", Word("a")),
        ("a cost>1-3", "query.not_a_number", "1-3", Word("a")),
        ("a cost<x", "query.not_a_number", "x", Word("a")),
        ("a own:many", "query.not_a_number", "many", Word("a")),
        ("a icon:TQ", "query.bad_icons", "TQ", Word("a")),
        ("a unique:perhaps", "query.unknown_value", "perhaps", Word("a")),
        ('a "b c', "query.open_quote", '"b c', All((Word("a"), Word("b c")))),
        ("a (b", "query.open_parenthesis", "(", All((Word("a"), Word("b")))),
        ("a )b", "query.stray_parenthesis", ")", All((Word("a"), Word("b")))),
        ("a or", "query.stray_joiner", "or", Word("a")),
        ("or a", "query.stray_joiner", "or", Word("a")),
        ("and a", "query.stray_joiner", "and", Word("a")),
        ("a -", "query.nothing_negated", "-", Word("a")),
        ("a not", "query.nothing_negated", "not", Word("a")),
    ],
)
def test_a_wrong_part_is_reported_and_the_rest_still_filters(text: str, key: str, part: str, rest: Node) -> None:
    query = parse_query(text, ENGLISH)
    assert query.tree == rest
    (problem,) = query.problems
    assert (problem.key, text[problem.start : problem.end].strip()) == (key, part)
    for language in LANGUAGES:
        assert "{" not in problem_sentence(problem, language)


def test_endless_parentheses_and_endless_texts_end() -> None:
    deep = parse_query("(" * 1000 + "a", ENGLISH)
    assert "query.too_deep" in {problem.key for problem in deep.problems}
    long = parse_query("a " * 5000, ENGLISH)
    assert [problem.key for problem in long.problems] == ["query.too_long"]


def test_every_problem_has_a_sentence_and_every_sentence_a_use() -> None:
    said = {key for key in sentences("en").patterns if key.startswith("query.") and key.count(".") == 1}
    assert said == {
        f"query.{name}" for name in (
            "too_long", "too_deep", "open_quote", "open_parenthesis", "stray_parenthesis", "stray_joiner",
            "nothing_negated", "unknown_field", "unknown_field_near", "wrong_sign", "needs_value", "unknown_value",
            "unknown_value_near", "not_a_number", "bad_icons",
        )
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_language_means_two_fields_and_joiners_are_short(language: str) -> None:
    words = query_words(language)
    for name, own in words.fields.items():
        for word in own:
            assert words.field_of(word) == FIELDS[name], word
    for name, own in words.joiners.items():
        for word in own:
            assert words.joiner(word) == name
            assert len(word) <= 5


# --- hypothesis

folded = st.text("abcdeorlxyz0123 :<>=(),|-'", min_size=1, max_size=8).filter(lambda text: bool(text.strip()))
words = st.builds(Word, folded)
compares = st.one_of(
    st.builds(Compare, st.sampled_from(("title", "text", "tag", "set")), st.sampled_from((":", "=", "!=")),
              st.lists(folded.map(str.strip), min_size=1, max_size=2, unique=True).map(tuple)),
    st.builds(Compare, st.sampled_from(("cost", "skill", "own", "deck")), st.sampled_from(("<", "<=", ">", ">=", ":")),
              st.integers(0, 99).map(lambda number: (str(number),))),
    st.builds(Compare, st.just("faction"), st.just(":"), st.sampled_from((("hastur",), ("agency", "cthulhu")))),
)  # fmt: skip


def several(cls: type[All] | type[Any], parts: list[Node]) -> Node:
    """As the parser makes them: flat, and never of one part."""
    flat: list[Node] = []
    for part in parts:
        flat += part.parts if isinstance(part, cls) else (part,)
    return cls(tuple(flat))


trees = st.recursive(
    st.one_of(words, compares),
    lambda parts: st.one_of(
        parts.filter(lambda part: not isinstance(part, Not)).map(Not),
        st.lists(parts, min_size=2, max_size=3).map(lambda found: several(All, found)),
        st.lists(parts, min_size=2, max_size=3).map(lambda found: several(Any, found)),
    ),
    max_leaves=6,
)


@given(trees)
def test_a_tree_written_and_read_is_the_same_tree(tree: Node) -> None:
    query = parse_query(query_text(tree), ENGLISH)
    assert query.problems == ()
    assert query.tree == tree
    assert parse_query(query_text(tree), GERMAN).tree == tree


@given(st.text(max_size=60) | st.text('ab"():<>=-| ,ortypecost\\', max_size=60))
def test_no_text_is_too_odd_to_be_read(text: str) -> None:
    query = parse_query(text, POLISH)
    for problem in query.problems:
        assert 0 <= problem.start <= problem.end <= len(text)
        assert problem_sentence(problem, "pl")
    for position in range(len(text) + 1):
        for found in completions(text, position, POLISH):
            assert 0 <= found.start <= found.end == position


@given(st.text(max_size=40))
def test_folding_twice_is_folding_once(text: str) -> None:
    assert fold(fold(text)) == fold(text)


# --- completions, folding, sorting


def test_names_of_fields_and_values_are_offered_while_they_are_typed() -> None:
    assert [found.text for found in completions("fr", 2, POLISH)] == ["frakcja:"]
    found = completions("x -has", 6, POLISH)
    assert [(one.start, one.end, one.text, one.field, one.value) for one in found] == [
        (3, 6, "frakcja:Hastur ", "faction", "hastur"),
    ]  # fmt: skip


def test_values_are_offered_after_the_sign() -> None:
    assert [one.text for one in completions("faction:m", 9, ENGLISH)] == ['"Miskatonic University" ']
    assert [one.text for one in completions("icon:T", 6, ENGLISH)] == ["TT", "TC", "TA", "TI"]
    assert [one.text for one in completions("unique:", 7, GERMAN)] == ["ja ", "nein "]
    assert completions("colour:", 7, ENGLISH) == ()
    named = query_words("en", names={"set": ("Core Set", "Arkham Edition")})
    assert [one.text for one in completions("set:core", 8, named)] == ['"Core Set" ']


def test_a_completion_put_in_is_understood() -> None:
    text = "cost<3 fa"
    first = completions(text, len(text), ENGLISH)[0]
    text = text[: first.start] + first.text + text[first.end :] + "mis"
    second = completions(text, len(text), ENGLISH)[0]
    text = text[: second.start] + second.text + text[second.end :]
    query = parse_query(text, ENGLISH)
    assert query.problems == ()
    assert query.tree == All((Compare("cost", "<", ("3",)), Compare("faction", ":", ("miskatonic",))))


@pytest.mark.parametrize(
    ("text", "plain"),
    [("Zażółć gęślą JAŹŃ", "zazolc gesla jazn"), ("Straße MÖWE", "strasse mowe"), ("Œuvre Ægir", "oeuvre aegir"),
     ("„D’Ys“ – é", '"d\'ys" - e'), ("ＦＵＬＬ ﬁ", "full fi")],
)  # fmt: skip
def test_folding_takes_accents_case_and_quotes_away(text: str, plain: str) -> None:
    assert fold(text) == plain


def test_titles_are_sorted_as_dictionaries_of_the_language_do() -> None:
    polish = ["Lampa", "Łódź", "Lód", "Żaba", "Zorza", "Źródło", "Ćma", "Cień", "„Lato”"]
    assert sorted(polish, key=lambda text: sort_key(text, "pl")) == [
        "Cień", "Ćma", "Lampa", "„Lato”", "Lód", "Łódź", "Zorza", "Źródło", "Żaba",
    ]  # fmt: skip
    german = ["Zug", "Äpfel", "Apfel", "Strasse", "Straße", "Öl", "Ofen"]
    assert sorted(german, key=lambda text: sort_key(text, "de")) == [
        "Apfel", "Äpfel", "Ofen", "Öl", "Strasse", "Straße", "Zug",
    ]  # fmt: skip
