"""The parser: which rules fit where, and everything a sentence can mean.

Two passes. `ends` tells at which tokens a rule beginning somewhere can stop (memoised, pruned by the first token).
`values` then builds the meanings of one rule between two tokens, following only ways that lead there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cthulhu_desktop.reading import grammar as g
from cthulhu_desktop.reading.terms import Nonsense
from cthulhu_desktop.reading.tokens import Token

MOST = 24
"""So many different meanings of one passage are looked at; more would only be a badly ambiguous grammar."""

_NOTHING: frozenset[int] = frozenset()


class Parser:
    """Parses one list of tokens."""

    def __init__(self, rules: g.Grammar, tokens: Sequence[Token]) -> None:
        self.rules = rules.rules
        self.tokens = tokens
        self.types = [token.types for token in tokens]
        self.length = len(tokens)
        self.furthest = 0
        self._ends: dict[tuple[str, int], frozenset[int]] = {}
        self._steps: dict[tuple[g.Step, int], frozenset[int]] = {}
        self._rest: dict[tuple[g.Sequence, int, int], frozenset[int]] = {}
        self._values: dict[tuple[str, int, int], tuple[Any, ...]] = {}

    def parse(self, rule: str) -> tuple[Any, ...]:
        """All meanings of the whole list as that rule; none if it is no such thing."""
        if self.length not in self.ends(rule, 0):
            return ()
        return self.values(rule, 0, self.length)

    def ends(self, name: str, at: int) -> frozenset[int]:
        """Where the rule can stop if it begins at that token."""
        key = (name, at)
        found = self._ends.get(key)
        if found is not None:
            return found
        self._ends[key] = _NOTHING
        result: set[int] = set()
        self._walk(self.rules[name].first, at, result)
        self._ends[key] = frozen = frozenset(result)
        return frozen

    def _walk(self, step: g.Step, at: int, result: set[int]) -> None:
        """Add where the alternatives from this step on can stop."""
        if step.end:
            result.add(at)
        if at < self.length:
            entries = step.fitting(self.types[at])
            if not entries and at > self.furthest:
                self.furthest = at
        else:
            entries = tuple(entry for key, entry in step.next.items() if step.starts[key][1])
            self.furthest = self.length
        for item, following in entries:
            if item.kind == "word":
                self._walk_once(following, at + 1, result)
            else:
                for end in self.ends(item.rule, at) if item.kind == "rule" else self._item_ends(item, at):
                    self._walk_once(following, end, result)

    def _walk_once(self, step: g.Step, at: int, result: set[int]) -> None:
        """`_walk`, remembered where a step leads on."""
        if not step.next:
            result.add(at)
            return
        key = (step, at)
        found = self._steps.get(key)
        if found is None:
            fresh: set[int] = set()
            self._walk(step, at, fresh)
            found = self._steps[key] = frozenset(fresh)
        result |= found

    def _sequence_ends(self, body: g.Sequence, place: int, at: int) -> frozenset[int]:
        if place == len(body.items):
            return frozenset((at,))
        key = (body, place, at)
        found = self._rest.get(key)
        if found is not None:
            return found
        result: set[int] = set()
        for end in self._item_ends(body.items[place], at):
            result |= self._sequence_ends(body, place + 1, end)
        self._rest[key] = frozen = frozenset(result)
        return frozen

    def _item_ends(self, item: g.Item, at: int) -> frozenset[int] | tuple[int, ...]:
        if item.kind == "word":
            if at < self.length and not item.words.isdisjoint(self.types[at]):
                return (at + 1,)
            self.furthest = max(self.furthest, at)
            return ()
        if item.kind == "rule":
            return self.ends(item.rule, at)
        assert item.inner is not None
        if item.kind == "opt":
            return self._sequence_ends(item.inner, 0, at) | {at}
        result = {at} if item.kind == "star" else set()
        frontier = {at}
        while frontier:
            frontier = {
                end for begin in frontier for end in self._sequence_ends(item.inner, 0, begin) if end > begin
            } - result
            result |= frontier
        return frozenset(result)

    def values(self, name: str, at: int, end: int) -> tuple[Any, ...]:
        """The different meanings of the rule between two tokens."""
        key = (name, at, end)
        found = self._values.get(key)
        if found is not None:
            return found
        rule = self.rules[name]
        result: dict[Any, None] = {}
        alternatives: Sequence[g.Alternative]
        alternatives = rule.fitting(self.types[at]) if at < self.length else rule.alternatives
        for alt in alternatives:
            if end not in self._sequence_ends(alt.body, 0, at):
                continue
            for env in self._matches(alt.body, 0, at, end, {}):
                try:
                    value = alt.action(env) if alt.action is not None else True
                except Nonsense:
                    continue
                result[value] = None
                if rule.ordered or len(result) >= MOST:
                    break
            if result and (rule.ordered or len(result) >= MOST):
                break
        self._values[key] = values = tuple(result)
        return values

    def _matches(
        self, body: g.Sequence, place: int, at: int, end: int, env: dict[str, Any]
    ) -> Iterator[dict[str, Any]]:
        """The values of the named parts, one dictionary a way to cut the tokens up; longest parts first."""
        if place == len(body.items):
            if at == end:
                yield env
            return
        item = body.items[place]
        for stop in sorted(self._item_ends(item, at), reverse=True):
            if stop > end or end not in self._sequence_ends(body, place + 1, stop):
                continue
            for more in self._item_values(item, at, stop):
                yield from self._matches(body, place + 1, stop, end, {**env, **more} if more else env)

    def _item_values(self, item: g.Item, at: int, end: int) -> Iterator[dict[str, Any]]:
        if item.kind == "word":
            yield {item.name: self.tokens[at].value(item.words)} if item.name else {}
        elif item.kind == "rule":
            for value in self.values(item.rule, at, end):
                yield {item.name: value} if item.name else {}
        elif item.kind == "opt":
            assert item.inner is not None
            if at == end:
                yield {}
            else:
                yield from self._matches(item.inner, 0, at, end, {})
        else:
            for many in self._repeated(item, at, end):
                yield {item.name: many} if item.name else {}

    def _repeated(self, item: g.Item, at: int, end: int) -> Iterator[tuple[Any, ...]]:
        assert item.inner is not None
        if at == end:
            yield ()
            return
        for stop in sorted(self._sequence_ends(item.inner, 0, at), reverse=True):
            if not at < stop <= end:
                continue
            for env in self._matches(item.inner, 0, at, stop, {}):
                for rest in self._repeated(item, stop, end):
                    yield (env.get(item.name), *rest)
