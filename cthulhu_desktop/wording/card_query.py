"""The words that may be typed to search for cards, and what is said about a search that is not understood."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cthulhu_desktop.core.catalogue.cards import FACTIONS, KEYWORDS, TYPES
from cthulhu_desktop.core.decks.query import FIELDS, QueryProblem, QueryWords
from cthulhu_desktop.core.decks.query.tree import JOINERS
from cthulhu_desktop.wording.abilities.grammar import built_in_subtypes, grammar
from cthulhu_desktop.wording.sentences import Sentences, sentences

_VALUES: Mapping[str, tuple[str, ...]] = {"yes_no": ("yes", "no"), "icon": ("T", "C", "A", "I")}


def query_words(
    language: str, subtypes: Sequence[str] = (), names: Mapping[str, tuple[str, ...]] | None = None
) -> QueryWords:
    """The words of a language and the English ones. `subtypes` are further keys of subtypes that cards have, `names`
    the names of sets, tags and decks for completions ({"set": …, "tag": …, "deck": …}). ValueError for a language that
    we do not have."""
    tables = [_values(one, subtypes) for one in dict.fromkeys((language, "en"))]
    says = [sentences(one) for one in dict.fromkeys((language, "en"))]
    values = {name: {key: _both(table[name][key] for table in tables) for key in tables[0][name]} for name in tables[0]}
    return QueryWords(
        fields={name: _both(_listed(say, f"query.field.{name}") for say in says) for name in FIELDS},
        values=values,
        joiners={name: _both(_listed(say, f"query.joiner.{name}") for say in says) for name in JOINERS},
        names=names or {},
    )


def _both(words: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """The words of the language, then the English ones."""
    return tuple(dict.fromkeys(word for some in words for word in some))


def _values(language: str, subtypes: Sequence[str]) -> dict[str, Mapping[str, tuple[str, ...]]]:
    say = sentences(language)
    words = grammar(language)
    every = dict.fromkeys((*built_in_subtypes(language), *subtypes))
    values: dict[str, Mapping[str, tuple[str, ...]]] = {
        "faction": {key: _faction(key, say, str(words.look_up("factions", key))) for key in FACTIONS},
        "type": {key: (str(words.look_up("types", key)),) for key in (*TYPES, "story")},
        "keyword": {key: (str(words.look_up("keywords", key)),) for key in KEYWORDS},
        "subtype": {key: (words.subtype(key).name,) for key in every},
    }
    for name, keys in _VALUES.items():
        values[name] = {key: _listed(say, f"query.value.{name}.{key}") for key in keys}
    values["struggles"] = values["icon"]
    return values


def _listed(say: Sentences, key: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in say.say(key).split("|"))


def _faction(key: str, say: Sentences, short: str) -> tuple[str, ...]:
    """The word on the cards, and the full name."""
    full = say.say(f"faction.{key}")
    return tuple(dict.fromkeys(word for word in (short, full) if word))


def problem_sentence(problem: QueryProblem, language: str) -> str:
    """What is wrong with a part of a search, as a sentence."""
    return sentences(language).say(problem.key, **problem.args)
