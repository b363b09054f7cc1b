"""The query language for cards: `faction:hastur cost<=3 icon:TT type:character text:"go insane" -loyal`.

`parse_query` makes a tree of a text and says what it could not understand; `CardIndex.search` finds the cards;
`completions` says what may stand at a place. Field names and values are understood in English and in the language of
the `QueryWords` given.
"""

from cthulhu_desktop.core.decks.query.collation import sort_key
from cthulhu_desktop.core.decks.query.completing import Completion, completions
from cthulhu_desktop.core.decks.query.folding import fold
from cthulhu_desktop.core.decks.query.index import CardIndex, CardRow, Surroundings
from cthulhu_desktop.core.decks.query.parsing import parse_query
from cthulhu_desktop.core.decks.query.tree import (
    All,
    Any,
    Compare,
    Node,
    Not,
    Query,
    QueryProblem,
    Word,
    query_text,
)
from cthulhu_desktop.core.decks.query.words import FIELDS, OPERATORS, Field, QueryWords

__all__ = [
    "FIELDS",
    "OPERATORS",
    "All",
    "Any",
    "CardIndex",
    "CardRow",
    "Compare",
    "Completion",
    "Field",
    "Node",
    "Not",
    "Query",
    "QueryProblem",
    "QueryWords",
    "Surroundings",
    "Word",
    "completions",
    "fold",
    "parse_query",
    "query_text",
    "sort_key",
]
