"""Grammar files: rules of sentences, each way to say something with a template of what it means.

    harm
      wound x:noun                 -> Wound(x=ref(x))
      [you] destroy/kill x:noun    -> Destroy(x=ref(x))

A line at the margin names a rule; the indented lines below are its alternatives. In a pattern a word stands for itself
in all its forms, `=word` for exactly that form, CAPITALS for a class of tokens, `x:rule` for another rule whose value
is called x, `x:CLASS` for the value of a token; `a/b` is one word of several, brackets are optional, `x:rule*` and
`x:rule+` collect a tuple. A template is a call of a node class (capital first letter) or of a builder, with names,
numbers, strings and tuples as arguments; without a template the value is that of the only named part. A rule marked
`first` takes its first alternative that fits, and of that the one with the longest parts; `rule +` adds to one.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cthulhu_desktop.data_files import resource
from cthulhu_desktop.reading.terms import BUILDERS, Term

LISTS = frozenset({"effects", "costs", "then", "changes"})
Action = Callable[[dict[str, Any]], Any]
_PIECE = re.compile(r"\s*(\[|\]|[^\s\[\]]+)")
_REF = re.compile(r"(?:([a-z_0-9]*):)([A-Za-z_0-9]+)([*+]?)\Z")


class GrammarError(ValueError):
    """A line of a grammar file that is no rule."""


@dataclass(slots=True, eq=False)
class Item:
    """One element of a pattern. `kind`: word, rule, opt, star, plus."""

    kind: str
    words: frozenset[str] = frozenset()
    name: str = ""
    rule: str = ""
    inner: Sequence | None = None


@dataclass(slots=True, eq=False)
class Sequence:
    """The elements of a pattern in order."""

    items: tuple[Item, ...]
    names: tuple[str, ...] = ()


@dataclass(slots=True, eq=False)
class Alternative:
    """A pattern with its meaning."""

    body: Sequence
    action: Action | None
    line: int
    starts: frozenset[str] = frozenset()
    empty: bool = False


@dataclass(slots=True, eq=False)
class Step:
    """A place in the alternatives of a rule, those that begin alike taken together: what can come next."""

    next: dict[Any, tuple[Item, Step]] = field(default_factory=dict)
    end: bool = False
    starts: dict[Any, tuple[frozenset[str], bool]] = field(default_factory=dict)
    by_token: dict[frozenset[str], tuple[tuple[Item, Step], ...]] = field(default_factory=dict)

    def fitting(self, types: frozenset[str]) -> tuple[tuple[Item, Step], ...]:
        """The elements that can begin with such a token, or be left out."""
        found = self.by_token.get(types)
        if found is None:
            found = tuple(
                entry for key, entry in self.next.items()
                if self.starts[key][1] or not self.starts[key][0].isdisjoint(types)
            )  # fmt: skip
            self.by_token[types] = found
        return found


@dataclass(slots=True, eq=False)
class Rule:
    """A rule: `ordered` if its first fitting alternative is the one."""

    name: str
    ordered: bool
    alternatives: list[Alternative] = field(default_factory=list)
    first: Step = field(default_factory=Step)
    starts: frozenset[str] = frozenset()
    empty: bool = False
    by_token: dict[frozenset[str], tuple[Alternative, ...]] = field(default_factory=dict)

    def fitting(self, types: frozenset[str]) -> tuple[Alternative, ...]:
        """The alternatives that can begin with such a token."""
        found = self.by_token.get(types)
        if found is None:
            found = tuple(alt for alt in self.alternatives if alt.empty or not alt.starts.isdisjoint(types))
            self.by_token[types] = found
        return found


class Grammar:
    """All rules by name, the words they use, and the names of nodes and builders their templates call."""

    def __init__(self, text: str) -> None:
        self.rules: dict[str, Rule] = {}
        self.words: set[str] = set()
        self.calls: dict[str, int] = {}
        self._read(text)
        self._check()
        self._starts()
        self._no_loops()
        self._steps()

    def _read(self, text: str) -> None:
        rule: Rule | None = None
        for number, raw in enumerate(text.splitlines(), start=1):
            line = raw.split(" # ")[0].rstrip()
            if not line.strip() or line.lstrip().startswith("#"):
                continue
            if not line.startswith(" "):
                name, _, mark = line.partition(" ")
                rule = self._rule(name, mark, number)
            elif rule is None:
                raise GrammarError(f"line {number}: {line}")
            else:
                rule.alternatives.append(self._alternative(line.strip(), number))

    def _rule(self, name: str, mark: str, number: int) -> Rule:
        if mark not in ("", "first", "+") or (name in self.rules) != (mark == "+"):
            raise GrammarError(f"line {number}: {name} {mark}")
        return self.rules.setdefault(name, Rule(name, mark == "first"))

    def _alternative(self, line: str, number: int) -> Alternative:
        pattern, arrow, action = line.partition(" -> ")
        body = self._sequence(_PIECE.findall(pattern), number)
        names = [name for name in _names(body) if name]
        if arrow:
            self._nothing_dropped(action, names, number)
            return Alternative(body, self._template(action.strip(), frozenset(names), number), number)
        return Alternative(body, _value_of(names[0]) if len(names) == 1 else None, number)

    def _nothing_dropped(self, action: str, names: list[str], number: int) -> None:
        """What a pattern gives a name must come up in its meaning: no words are lost without anybody noticing."""
        if action.strip() == "nothing()":
            return
        used = set(re.findall(r"[a-z_][a-z_0-9]*", action))
        for name in names:
            if name not in used:
                raise GrammarError(f"line {number}: {name} is not used")

    def _sequence(self, pieces: list[str], number: int) -> Sequence:
        stack: list[list[Item]] = [[]]
        for piece in pieces:
            if piece == "[":
                stack.append([])
            elif piece == "]":
                if len(stack) == 1:
                    raise GrammarError(f"line {number}: ]")
                inner = _closed(stack.pop())
                stack[-1].append(Item("opt", inner=inner))
            else:
                stack[-1].append(self._item(piece, number))
        if len(stack) != 1:
            raise GrammarError(f"line {number}: [")
        return _closed(stack[0])

    def _item(self, piece: str, number: int) -> Item:
        ref = _REF.match(piece)
        if ref is None:
            words = frozenset(piece.split("/")) if piece != "/" else frozenset("/")
            self.words.update(word.lstrip("=") for word in words if not word.isupper() or word == "x")
            return Item("word", words=words)
        name, target, many = ref.groups()
        if target.isupper():
            item = Item("word", words=frozenset([target]), name=name)
        else:
            item = Item("rule", rule=target, name=name)
        if not many:
            return item
        return Item("star" if many == "*" else "plus", name=name, inner=Sequence((item,), (name,)))

    def _template(self, text: str, names: frozenset[str], number: int) -> Action:
        try:
            tree = ast.parse(text, mode="eval").body
        except SyntaxError:
            raise GrammarError(f"line {number}: {text}") from None
        return self._compile(tree, names, number)

    def _compile(self, tree: ast.expr, names: frozenset[str], number: int) -> Action:
        if isinstance(tree, ast.Constant):
            constant = tree.value
            return lambda _: constant
        if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub) and isinstance(tree.operand, ast.Constant):
            negative = -tree.operand.value  # type: ignore[operator]
            return lambda _: negative
        if isinstance(tree, ast.Name):
            name = tree.id
            if name not in names:
                raise GrammarError(f"line {number}: {name}")
            return lambda env: env.get(name)
        if isinstance(tree, ast.Tuple):
            parts = [self._compile(part, names, number) for part in tree.elts]
            return lambda env: tuple(part(env) for part in parts)
        if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name):
            return self._call(tree.func.id, tree, names, number)
        raise GrammarError(f"line {number}: {ast.unparse(tree)}")

    def _call(self, name: str, tree: ast.Call, names: frozenset[str], number: int) -> Action:
        self.calls.setdefault(name, number)
        parts = [self._compile(part, names, number) for part in tree.args]
        keys = [(str(key.arg), self._compile(key.value, names, number)) for key in tree.keywords]
        if name[0].isupper():
            if parts:
                raise GrammarError(f"line {number}: {name}")

            def build_term(env: dict[str, Any]) -> Any:
                values = [(key, _as_list(key, part(env))) for key, part in keys]
                return Term(name, tuple((key, value) for key, value in values if value is not None))

            return build_term
        function = BUILDERS.get(name)
        if function is None:
            raise GrammarError(f"line {number}: {name}()")

        def build(env: dict[str, Any]) -> Any:
            return function(*(part(env) for part in parts), **{key: part(env) for key, part in keys})

        return build

    def _check(self) -> None:
        for rule in self.rules.values():
            for alt in rule.alternatives:
                for item in _items(alt.body):
                    if item.kind == "rule" and item.rule not in self.rules:
                        raise GrammarError(f"line {alt.line}: there is no rule {item.rule}")

    def _starts(self) -> None:
        """Which tokens each rule can begin with, and which can be empty: as long as it grows."""
        grows = True
        while grows:
            grows = False
            for rule in self.rules.values():
                for alt in rule.alternatives:
                    starts, empty = self._start_of(alt.body)
                    if starts != alt.starts or empty != alt.empty:
                        alt.starts, alt.empty = starts, empty
                        grows = True
                rule.starts = frozenset().union(*(alt.starts for alt in rule.alternatives))
                rule.empty = any(alt.empty for alt in rule.alternatives)

    def _no_loops(self) -> None:
        """No rule may begin with itself: the parser would never know when to stop."""
        begins = {
            name: frozenset().union(*(self._first_rules(alt.body)[0] for alt in rule.alternatives))
            for name, rule in self.rules.items()
        }
        for name, others in begins.items():
            reached: set[str] = set()
            todo = list(others)
            while todo:
                other = todo.pop()
                if other not in reached:
                    reached.add(other)
                    todo += begins[other]
            if name in reached:
                raise GrammarError(f"the rule {name} begins with itself")

    def _first_rules(self, body: Sequence) -> tuple[frozenset[str], bool]:
        found: frozenset[str] = frozenset()
        for item in body.items:
            if item.kind == "word":
                return found, False
            if item.kind == "rule":
                found, empty = found | {item.rule}, self.rules[item.rule].empty
            else:
                assert item.inner is not None
                inner, empty = self._first_rules(item.inner)
                found, empty = found | inner, empty or item.kind in ("opt", "star")
            if not empty:
                return found, False
        return found, True

    def _steps(self) -> None:
        """The alternatives of every rule as one tree."""
        for rule in self.rules.values():
            for alt in rule.alternatives:
                step = rule.first
                for item in alt.body.items:
                    key = _alike(item)
                    if key not in step.next:
                        step.next[key] = (item, Step())
                        step.starts[key] = self._start_of(Sequence((item,)))
                    step = step.next[key][1]
                step.end = True

    def _start_of(self, body: Sequence) -> tuple[frozenset[str], bool]:
        found: frozenset[str] = frozenset()
        for item in body.items:
            if item.kind == "word":
                return found | item.words, False
            if item.kind == "rule":
                starts, empty = self.rules[item.rule].starts, self.rules[item.rule].empty
            else:
                assert item.inner is not None
                starts, empty = self._start_of(item.inner)
                empty = empty or item.kind in ("opt", "star")
            found |= starts
            if not empty:
                return found, False
        return found, True


def _value_of(name: str) -> Action:
    """The value of the only named part."""
    return lambda env: env[name]


def _as_list(key: str, value: Any) -> Any:
    """A single effect where several are expected."""
    return (value,) if key in LISTS and isinstance(value, Term) else value


def _alike(item: Item) -> tuple[Any, ...]:
    """Equal for elements that the same tokens fit."""
    inner = tuple(_alike(part) for part in item.inner.items) if item.inner is not None else ()
    return (item.kind, item.words, item.rule, inner)


def _closed(items: Iterable[Item]) -> Sequence:
    items = tuple(items)
    names: list[str] = []
    for item in items:
        names += [item.name] if item.name else list(item.inner.names) if item.inner else []
    return Sequence(items, tuple(names))


def _names(body: Sequence) -> tuple[str, ...]:
    return body.names


def _items(body: Sequence) -> Iterable[Item]:
    for item in body.items:
        yield item
        if item.inner is not None:
            yield from _items(item.inner)


def read_grammar(folder: Path | None = None) -> Grammar:
    """The grammar in the files of a folder (`*.grammar`, by name); the program's own without one."""
    files = sorted((folder or resource("reading")).glob("*.grammar"))
    return Grammar("\n".join(file.read_text(encoding="utf-8") for file in files))
