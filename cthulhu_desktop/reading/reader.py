"""Reading the text of a card into abilities."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

from cthulhu_desktop.core.cards.abilities.base import Ability
from cthulhu_desktop.core.catalogue.schema import Node
from cthulhu_desktop.data_files import resource
from cthulhu_desktop.reading import (  # noqa: F401 (they list their builders)
    conditions,
    doing,
    further,
    moving,
    nouns,
    occurrences,
    phrases,
    sentences,
    statements,
)
from cthulhu_desktop.reading.assemble import first_rule, plain, triggered
from cthulhu_desktop.reading.blocks import Block, Sentence, blocks
from cthulhu_desktop.reading.clean import Repair, Speller, clean, spell
from cthulhu_desktop.reading.doing import effects_of
from cthulhu_desktop.reading.finish import STATIC_CLASSES, Missing, finish_searches, polish, to_node
from cthulhu_desktop.reading.grammar import Grammar, read_grammar
from cthulhu_desktop.reading.names import mark_self
from cthulhu_desktop.reading.parser import Parser
from cthulhu_desktop.reading.resolve import Resolver
from cthulhu_desktop.reading.terms import Nonsense, Term, rebuild, term, walk
from cthulhu_desktop.reading.tokens import SELF, Lexicon, subtype_table, tokenise

MOST_READINGS = 64
NOT_ABILITIES = frozenset({"Keywords", "Large"})


@dataclass(frozen=True, slots=True)
class Clause:
    """A passage that is left to the players. `ability` counts from 0; `at` is where it begins in the cleaned text;
    `why`: "words" (they fit no sentence from `word` on), "reference" (something points at nothing), "ambiguous",
    "missing" (understood, as `term` says, but the rules core lacks something)."""

    ability: int
    text: str
    at: int
    why: str
    word: str = ""
    term: Term | None = None


@dataclass(slots=True)
class TextReading:
    """What a text says: abilities the rules core can carry out, those that it cannot yet (with what it lacks), and
    passages not understood."""

    abilities: list[Ability] = field(default_factory=list)
    waiting: list[tuple[Clause, tuple[str, ...]]] = field(default_factory=list)
    manual: list[Clause] = field(default_factory=list)
    keywords: list[tuple[str, int]] = field(default_factory=list)
    large: str = ""
    repairs: list[Repair] = field(default_factory=list)
    text: str = ""


class _NotRead(Exception):  # noqa: N818 (carries the clause)
    def __init__(self, sentence: Sentence, why: str, word: str = "") -> None:
        super().__init__(why)
        self.sentence = sentence
        self.why = why
        self.word = word


@cache
def own_grammar() -> Grammar:
    """The program's grammar, read once."""
    return read_grammar()


@cache
def own_subtypes() -> tuple[str, ...]:
    """The English names of the subtypes of the sets that come with the program."""
    found: list[str] = []
    for file in sorted(resource("sets").glob("*/subtypes.toml")):
        found += [str(entry["en"]) for entry in tomllib.loads(file.read_text(encoding="utf-8")).values()]
    lines = resource("reading", "subtypes.txt").read_text(encoding="utf-8").splitlines()
    return (*found, *(line for line in lines if line and not line.startswith("#")))


@cache
def plain_words() -> tuple[str, ...]:
    """English words that are no misspelt words of the grammar."""
    return tuple(resource("reading", "english.txt").read_text(encoding="utf-8").split())


class Reader:
    """Reads texts with one grammar, one list of subtypes."""

    def __init__(self, subtypes: Iterable[str] = (), grammar: Grammar | None = None) -> None:
        self.grammar = grammar or own_grammar()
        table = subtype_table((*own_subtypes(), *subtypes))
        words = frozenset(self.grammar.words)
        self.lexicon = Lexicon(words, table)
        self.speller = Speller(words, plain_words())
        self.spared = frozenset(part for name in table for part in name.split())

    def read(self, text: str, title: str, card_type: str) -> TextReading:
        """The abilities in a text. `card_type`: character, support, event, conspiracy, story."""
        found = TextReading()
        text, repairs = clean(text)
        text, more = mark_self(text, title)
        text, misspelt = spell(text, self.speller, self.spared)
        found.repairs = [*repairs, *more]
        if misspelt:
            found.repairs.append(Repair("spelling", misspelt))
        found.text = text
        number = 0
        for part in self._parts(blocks(text), card_type):
            try:
                ways = self._ways(part, title, card_type)
            except _NotRead as failed:
                where = failed.sentence
                found.manual.append(Clause(number, where.text, where.at, failed.why, failed.word))
                number += 1
                continue
            for ability in ways:
                number += self._take(ability, part, number, found)
        return found

    def _parts(self, whole: list[Block], card_type: str) -> list[Block]:
        """The abilities: a sentence without a label that cannot stand alone belongs to the ability before it."""
        found: list[Block] = []
        for block in whole:
            for part in _labelled(block) if block.label or card_type == "story" else _single(block):
                if found and not part.label and self._goes_on(part, found[-1], card_type):
                    found[-1] = Block(found[-1].label, found[-1].sentences + part.sentences)
                else:
                    found.append(part)
        return found

    def _goes_on(self, part: Block, before: Block, card_type: str) -> bool:
        if card_type == "story":
            return False
        if card_type == "event" and not before.label:
            return not self._fits(part.sentences[0], "passive_sentence")
        alone = "constant" if not (card_type == "event" and before.label) else "passive_sentence"
        return not self._fits(part.sentences[0], alone) and self._fits(part.sentences[0], "following")

    def _fits(self, sentence: Sentence, rule: str) -> bool:
        tokens = tokenise(sentence.text, self.lexicon)
        return len(tokens) in Parser(self.grammar, tokens).ends(rule, 0)

    def _take(self, ability: Term, block: Block, number: int, found: TextReading) -> int:
        """Put an understood ability where it belongs."""
        if ability.kind == "Keywords":
            found.keywords += [(part.get("name"), part.get("n", 0)) for part in ability.get("names")]
            return 0
        if ability.kind == "Large":
            found.large += ability.get("icons")
            return 0
        try:
            node: Node = to_node(ability)
        except Missing as lacking:
            first = block.sentences[0]
            clause = Clause(number, first.text, first.at, "missing", term=ability)
            found.waiting.append((clause, lacking.what))
        else:
            found.abilities.append(node)  # type: ignore[arg-type]
        return 1

    def _ways(self, block: Block, title: str, card_type: str) -> tuple[Term, ...]:
        """The abilities of a block, if there is exactly one way to read it."""
        readings: list[tuple[Term, ...]] = []
        for place, sentence in enumerate(block.sentences):
            rule = first_rule(block.label, card_type) if place == 0 else "following"
            readings.append(self.sentence(sentence, rule))
        found: dict[tuple[Term, ...], None] = {}
        problem: Nonsense | None = None
        for many, way in enumerate(product(*readings)):
            if many >= MOST_READINGS:
                raise _NotRead(block.sentences[0], "ambiguous")
            try:
                found[self._finished(block.label, way, title, card_type)] = None
            except Nonsense as error:
                problem = error
        if not found:
            raise _NotRead(block.sentences[0], "reference", str(problem))
        if len(found) > 1:
            raise _NotRead(block.sentences[0], "ambiguous")
        return next(iter(found))

    def sentence(self, sentence: Sentence, rule: str) -> tuple[Term, ...]:
        """All that a sentence can mean as that rule."""
        tokens = tokenise(sentence.text, self.lexicon)
        parser = Parser(self.grammar, tokens)
        found = parser.parse(rule)
        if not found:
            stop = tokens[min(parser.furthest, len(tokens) - 1)].text if tokens else ""
            raise _NotRead(sentence, "words", stop)
        return found

    def _finished(self, label: str, way: tuple[Term, ...], title: str, card_type: str) -> tuple[Term, ...]:
        first, rest = way[0], way[1:]
        if first.kind == "Body" and label:
            parts = triggered(label, first, rest)
        elif first.kind in ("StoryText", "EventText"):
            parts = plain("StoryEffect" if first.kind == "StoryText" else "OnPlay", first, rest)
        elif rest:
            parts = _passive_goes_on(first, rest)
        else:
            parts = [first]
        found: list[Term] = []
        for part in parts:
            found += self._resolved(part, title, card_type)
        return tuple(found)

    def _resolved(self, part: Term, title: str, card_type: str) -> list[Term]:
        if part.kind in NOT_ABILITIES:
            return [part]
        part = Resolver(card_type, title).ability(part)
        part = self._quotes(part, title, card_type)
        part = finish_searches(polish(part))
        if any(inner.kind in ("Hole", "ChosenJust", "Pair", "Ana", "By") for inner in walk(part)):
            raise Nonsense("left over")
        return _constants(part) if part.kind == "Constant" else [part]

    def _quotes(self, part: Term, title: str, card_type: str) -> Term:
        """Quoted abilities, read in their turn. In what a card gains while it is committed, "that story" is the one
        to which it is committed."""
        committed = part.get("while_") == term("Fits", x="self", filters=(Term("Committed"),))
        there = f"the same story as {SELF}" if committed else "that story"

        def change(inner: Term) -> Any:
            if inner.kind == "Modify":
                changes: list[Term] = []
                for entry in inner.get("changes"):
                    quoted = entry.kind == "Quoted"
                    if quoted and inner.get("x") != "self" and _speaks_of_giver(entry.get("text")):
                        raise Nonsense("quoted")
                    text = entry.get("text").replace("that story", there) if quoted else ""
                    changes += self._quoted(text, title, card_type) if quoted else [entry]
                return inner.put(changes=tuple(changes))
            return inner

        found: Term = rebuild(part, change)
        return found

    def _quoted(self, text: str, title: str, card_type: str) -> list[Term]:
        found: list[Term] = []
        for block in blocks(text):
            for part in [block] if block.label else _single(block):
                try:
                    ways = self._ways(part, title, card_type)
                except _NotRead:
                    raise Nonsense("quoted") from None
                for ability in ways:
                    if ability.kind == "Keywords":
                        found += ability.get("names")
                    elif ability.kind in NOT_ABILITIES:
                        raise Nonsense("quoted")
                    else:
                        found.append(term("GainAbility", ability=ability))
        return found


def _speaks_of_giver(text: str) -> bool:
    """A quoted ability that names the card which gives it: for whoever has it, that is another card."""
    return SELF in text or "attached" in text.lower()


def _labelled(block: Block) -> list[Block]:
    """An ability with a label. What it says of the "attached" card, having attached itself, holds as long as that."""
    for place in range(1, len(block.sentences)):
        here, before = block.sentences[place].text, " ".join(part.text for part in block.sentences[:place])
        low = here.lower()
        says = low.startswith(("attached ", "treat attached ")) and "until" not in low
        if says and f"attach {SELF}" in before.replace("Attach", "attach"):
            return [Block(block.label, block.sentences[:place]), *_single(Block("", block.sentences[place:]))]
    return [block]


def _single(block: Block) -> list[Block]:
    """Sentences without a label are abilities of their own, but for those that go on with the one before."""
    found: list[Block] = []
    for sentence in block.sentences:
        low = sentence.text.lower()
        if (found and low.startswith(("then", "limit", "otherwise"))) or _defines_x(found, low):
            found[-1] = Block("", (*found[-1].sentences, sentence))
        else:
            found.append(Block("", (sentence,)))
    return found


def _defines_x(found: list[Block], low: str) -> bool:
    """'X is …' belongs to the sentence before it, if that has an X."""
    return bool(found) and low.startswith("x is") and "X" in found[-1].sentences[-1].text.split()


def _on_entering(sentence: Term) -> bool:
    """What a card that stays does at once, without anybody using it, happens when it enters play: 'destroy all Day
    cards', 'shuffle all other copies into their owners' decks', 'at the end of the turn, return it'."""
    if sentence.kind != "More":
        return False
    for effect in effects_of(sentence.get("effects")):
        x = effect.get("x")
        everything = isinstance(x, Term) and x.get("count") is None and x.kind in ("Sel", "Except")
        if effect.kind != "Delayed" and not (effect.kind in ("Destroy", "Move") and everything):
            return False
    return True


def _passive_goes_on(first: Term, rest: tuple[Term, ...]) -> list[Term]:
    if first.kind == "Passive":
        like = triggered("forced", term("Body", on=first.get("on"), effects=first.get("effects")), rest)
        whole = like[0]
        if whole.get("limit") is not None or whole.get("by") is not None:
            raise Nonsense("limit")
        return [term("Passive", on=whole.get("on"), effects=whole.get("effects"), if_=first.get("if_")), *like[1:]]
    if first.kind in ("Constant", "AttachRule", "Keywords") and all(map(_on_entering, rest)):
        done = tuple(effect for part in rest for effect in effects_of(part.get("effects")))
        return [first, term("Passive", on=term("On", kind="enters_play", subject="self"), effects=done)]
    if first.kind in ("Constant", "AttachRule") and len(rest) == 1 and rest[0].kind == "XIs":
        amount = rest[0].get("n")
        found = rebuild(first, lambda part: amount if part.kind == "X" else part)
        if found != first:
            return [found]
    raise Nonsense("goes on")


def _constants(part: Term) -> list[Term]:
    """A Constant may hold only what lasts. What it does "until the end of the phase" while committed happens each
    time it commits."""
    lasting: list[Term] = []
    once: list[Term] = []
    for effect in part.get("effects"):
        if effect.kind not in STATIC_CLASSES:
            raise Nonsense("static")
        (lasting if effect.get("until") is None else once).append(effect)
    found = [part.put(effects=tuple(lasting))] if lasting else []
    if once:
        if part.get("while_") != _WHILE_COMMITTED:
            raise Nonsense("until")
        here = rebuild(tuple(_place(effect) for effect in once), lambda inner: inner)
        on = term("On", kind="committed", subject="self")
        found.append(term("Passive", on=on, effects=here))
    return found


_WHILE_COMMITTED = term("Fits", x="self", filters=(term("Committed"),))


def _place(effect: Term) -> Term:
    return Term(effect.kind, tuple((key, "place" if value == "here" else value) for key, value in effect.fields))


def known_subtypes(cards: Iterable[Mapping[str, Any]]) -> tuple[str, ...]:
    """All subtypes in the facts of cards."""
    found: dict[str, None] = {}
    for facts in cards:
        for name in str(facts.get("subtypes") or "").split("."):
            if name.strip():
                found[name.strip()] = None
    return tuple(found)
