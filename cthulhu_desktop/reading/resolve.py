"""Words that point back: "it", "that character", "those", "his". Each gets the binding it means, or the ability is
not understood.

A text is walked in the order in which it is read. What it mentions becomes an antecedent; a pointing word takes the
latest one that fits in type and number, a role word ("the sacrificed character") the one of that role. A phrase that
leaves no binding behind is an antecedent too, one that cannot be pointed at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cthulhu_desktop.reading.described import (
    OBJECTS,
    base_of,
    by_player,
    plural_of,
    same_base,
    says_committed,
    says_somewhere,
)
from cthulhu_desktop.reading.terms import Nonsense, Term, rebuild, term, walk

PLAYER_FIELDS = frozenset({"side", "who", "deck", "whose"})
WITH_PLACE = frozenset({
    "succeeded", "failed", "story_won", "story_resolved", "story_begins", "struggle_begins", "struggle_won",
    "struggle_lost", "struggle_tied", "committed", "uncommitted", "commits_done", "token_placed",
})  # fmt: skip
LEAVES_BOUND = {"Sacrifice": "sacrificed", "Discard": "discarded", "Reveal": "revealed", "Search": "found",
                "Move": "moved", "Destroy": "destroyed"}  # fmt: skip
APART = frozenset({"Attach", "Resource", "Exchange", "MoveWounds", "Restrict", "Require"})
"""The things these speak of stand side by side: none of them points at another."""
DESCRIBING = frozenset({"Subtype", "InState", "OfFaction", "HasKeyword", "OfType", "IsUnique"})
OF_EACH = frozenset({"gained", "looked", "revealed"})
GONE = frozenset({"leaves_play", "destroyed", "sacrificed", "discarded"})


def _as_it_was(kind: str, fields: tuple[tuple[str, Any], ...]) -> tuple[tuple[str, Any], ...]:
    """'After an insane character is restored': it was, and is so no more; every restored one was."""
    whole = Term("On", fields)
    subject = whole.get("subject")
    if kind != "restored" or not isinstance(subject, Term) or subject.kind != "Sel":
        return fields
    left = tuple(test for test in subject.get("filters", ()) if test != term("InState", state="insane"))
    return whole.put(subject=subject.put(filters=left or None)).fields


def _own_attribute(part: Term, own: tuple[Term, ...]) -> Term:
    if part.kind == "Attribute" and part.get("x") in own:
        return term("OwnAttribute", what=part.get("what"), printed=part.get("printed"))
    return part


class Antecedent(NamedTuple):
    """Something mentioned: its binding ("" if it has none), the type of thing, whether it is several, its role."""

    ref: str
    base: str
    plural: bool = False
    role: str = ""


class Resolver:
    """Walks one ability. `card_type` is what the card itself is; `title` its title."""

    def __init__(self, card_type: str, title: str = "", outer: Resolver | None = None) -> None:
        self.card_type = card_type
        self.title = title
        self.seen: list[Antecedent] = list(outer.seen) if outer else []
        self.players: list[str] = []
        self.inside: list[str] = []
        self.names: set[str] = set()
        self.last_choice = ""
        self.visitors: tuple[Term, ...] = ()
        self.committed = ""
        self.costs = 0
        self.pending: list[list[Antecedent]] = []
        self.paying = False
        self.attaching = False
        self.on_character = False
        self.describing = False

    # --- the walk --------------------------------------------------------------------------------------------------

    def ability(self, whole: Term) -> Term:
        """The ability with every pointing word replaced. Nonsense if one points at nothing."""
        fields = dict(whole.fields)
        order = ["on", "if_", "while_", "window", "costs", "effects", "to"]
        if whole.kind == "Constant" and self._looks_ahead(fields.get("while_")):
            order = ["effects", "while_"]
        for key in order:
            if key not in fields:
                continue
            if key == "costs":
                fields[key] = tuple(self._cost(one) for one in fields[key])
            else:
                fields[key] = self.value(key, fields[key])
        return Term(whole.kind, tuple((key, value) for key, value in fields.items() if value is not None))

    def _looks_ahead(self, test: Any) -> bool:
        """The condition of a statement points at what stands before it in the text."""
        return any(
            part.kind == "Ana" or (part.kind == "TurnOf" and isinstance(part.get("who"), Term)) for part in walk(test)
        )

    def _cost(self, one: Term) -> Any:
        self.paying = True
        before = len(self.seen)
        found = self.value("costs", one)
        self.paying = False
        if found.get("x") == "self":  # what becomes of the card itself is not what the text speaks of
            self.seen[before:] = [one for one in self.seen[before:] if one.ref not in LEAVES_BOUND.values()]
        if found.get("x") is not None:
            self.costs += 1
            name = "paid" if self.costs == 1 else f"paid{self.costs}"
            for place in range(before, len(self.seen)):
                if self.seen[place].ref in ("", *LEAVES_BOUND.values()):
                    self.seen[place] = self.seen[place]._replace(ref=name)
        return found

    def value(self, key: str, value: Any) -> Any:
        """A field's value, resolved."""
        if isinstance(value, Term):
            if key in PLAYER_FIELDS and value.kind == "Of":
                return self.player(value)
            return self.node(key, value)
        if isinstance(value, tuple):
            if key in ("of", "options") or (value and isinstance(value[0], Term)):
                found: list[Any] = []
                for part in value:
                    one = self.value(key, part)
                    found += one if isinstance(one, tuple) and not isinstance(one, Term) else [one]
                return tuple(found)
            return value
        if key in PLAYER_FIELDS and isinstance(value, str):
            return self.player(value)
        if value in ("self", "host", "here") and key not in ("without", "title"):
            self._mention(value)
        return value

    def node(self, key: str, part: Term) -> Any:
        """A term, resolved; what it mentions is remembered."""
        special = getattr(self, f"_{part.kind.lower()}", None)
        if special is not None:
            return special(key, part)
        fields = []
        apart = part.kind in APART
        self.attaching = part.kind == "Attach"
        if apart:
            self.pending.append([])
        for name, inner in part.fields:
            fields.append((name, self.value(name, inner)))
        if apart:
            for one in self.pending.pop():
                self._add(one)
        found = Term(part.kind, tuple(fields))
        if key not in ("of", "filters", "x") and part.kind not in ("Sel", "Either", "Except", "Both", "Bound"):
            self._remember(found)
        elif part.kind in ("Sel", "Either", "Except") and key not in ("filters", "without", "by"):
            self._maybe_mentioned(key, found)
        return found

    def _mention(self, name: str) -> None:
        if name == "self" and self.paying and any(one.ref == "subject" for one in self.seen):
            return  # what is done to the card itself as a cost is not what the text speaks of
        base = {"self": self.card_type, "here": "story", "host": "any"}[name]
        self._add(Antecedent(name, base))

    def _add(self, one: Antecedent) -> None:
        (self.pending[-1] if self.pending else self.seen).append(one)

    def _maybe_mentioned(self, key: str, found: Term) -> None:
        if key in ("subject", "place"):
            return
        if key in ("x", "to", "at"):
            self._add(Antecedent("", base_of(found), plural_of(found)))

    def _remember(self, found: Term) -> None:
        """What an effect leaves behind."""
        name = LEAVES_BOUND.get(found.kind)
        x = found.get("x")
        if found.kind == "Domain" and found.get("act") == "gain":
            self._add(Antecedent("gained", "domain"))
        elif found.kind == "OpenTop":
            self._add(Antecedent("revealed", "card", False, "revealed"))
        elif found.kind == "Look":
            self._add(Antecedent("looked", "card", found.get("n") is not None, "looked"))
        elif name == "discarded" and isinstance(x, str):
            old = next((one for one in reversed(self.seen) if one.ref == x), None)
            self._add(Antecedent(name, old.base if old else "card", old.plural if old else False, name))
        elif name is not None and isinstance(x, Term):
            if self.seen and self.seen[-1].ref == "":
                self.seen.pop()
            self._add(Antecedent(name, base_of(x), plural_of(x), name))
        elif found.kind == "Fits" and x == "self" and says_committed(found):
            self._add(Antecedent("here", "story"))
        elif found.kind == "Fits" and x == "host" and says_committed(found):
            self.on_character = True
            self.committed = "host"

    def _occurrence(self, on: Term) -> None:
        subject, kind = on.get("subject"), on.get("kind")
        place = on.get("place")
        by = on.get("by")
        if kind in WITH_PLACE or (isinstance(by, Term) and by.kind == "Struggle"):
            self._add(Antecedent("host" if place == "host" else "place", "story"))
        if isinstance(subject, str):
            self.on_character = self.on_character or (subject == "host" and kind in WITH_PLACE)
            ref = "subject" if kind in GONE else subject
            self._add(Antecedent(ref, self.card_type if subject == "self" else "any", role=kind))
        elif subject is not None:
            self._add(Antecedent("subject", base_of(subject), role=kind))
            if says_somewhere(subject):
                self.committed = "subject"
        elif kind == "played":
            self._add(Antecedent("subject", "card", role=kind))
        who = on.get("who")
        if who is None and subject is not None and kind not in ("played", "drawn"):
            owner = subject if isinstance(subject, str) else "subject"
            self.players.append(f"controller.{owner}" if owner != "self" else "you")
        if who == "opponent":
            self.players.append("opponent")
        elif who != "you" and (who is not None or kind in ("drawn", "played", "succeeded", "struggle_won")):
            self.players.append("player")

    # --- special terms -----------------------------------------------------------------------------------------------

    def _choose(self, key: str, part: Term) -> Any:
        if self.paying:
            raise Nonsense("choose")
        x = self.value("chosen", part.get("x"))
        if isinstance(x, Term) and x.kind == "Pair":
            raise Nonsense("pair")
        if part.get("as_") == "player":
            self.players.append("player")
            return part.put(x=x)
        for test in x.get("filters", ()) if isinstance(x, Term) else ():
            if test.kind == "Visited" and isinstance(test.get("by"), Term):
                self.visitors = test.get("by").get("filters", ())
        first = name = part.get("as_") or "chosen"
        number = 2
        while name in self.names:
            name, number = f"{first}{number}", number + 1
        self.names.add(name)
        if says_somewhere(x) and not plural_of(x):
            self.committed = name
        self.last_choice = name
        self._add(Antecedent(name, base_of(x), plural_of(x), "chosen"))
        return part.put(x=x, as_=None if name == "chosen" else name)

    def _on(self, key: str, part: Term) -> Any:
        fields = tuple((name, inner if name == "who" else self.value(name, inner)) for name, inner in part.fields)
        who = part.get("who")
        self._occurrence(Term(part.kind, fields))
        fields = _as_it_was(part.get("kind"), fields)
        if who in ("any", "each"):
            return Term(part.kind, fields).put(who=None)
        if who in ("he", "his", "that") or isinstance(who, Term):
            return Term(part.kind, fields).put(who=self.player(who))
        return Term(part.kind, fields)

    def _ana(self, key: str, part: Term) -> Any:
        if any(test.kind not in DESCRIBING for test in part.get("filters") or ()):
            raise Nonsense("which")  # such words say which of several is meant
        if part.get("word") == "those" and part.get("role") in (None, "chosen"):
            both = self._two_chosen(part)
            if both is not None:
                return both
        try:
            found = self._find(part)
        except Nonsense:
            if part.get("word") == "it" and part.get("base") == "character" and self._nobody_else():
                return "self"
            if part.get("base") != "story" or not self.committed or part.get("word") == "those":
                raise
            by = term("Visited", by=self.committed)
            return term("Sel", base="story", zone="row", filters=(by,), count=part.get("count"))
        self._add(found)
        count = part.get("count")
        if count is not None:
            return term("Bound", name=found.ref, count=count, up_to=part.get("up_to"))
        return term("Bound", name=found.ref) if key == "of" else found.ref

    def _nobody_else(self) -> bool:
        """'ready him': the character that says it, where no other is spoken of."""
        return self.card_type == "character" and not any(one.base in OBJECTS or one.base == "any" for one in self.seen)

    def _two_chosen(self, part: Term) -> Any:
        """'those characters' after two were chosen one by one."""
        base = part.get("base", "object")
        last = next((one for one in reversed(self.seen) if same_base(base, one.base) or one.base == base), None)
        chosen = [one for one in self.seen if one.role == "chosen" and same_base(base, one.base)]
        if last is None or last.role != "chosen" or last.plural or len(chosen) < 2 or any(o.plural for o in chosen):
            return None
        names = dict.fromkeys(one.ref for one in chosen)
        found = term("Either", of=tuple(term("Bound", name=name) for name in names))
        count = part.get("count")
        return found if count is None else found.put(count=count, up_to=part.get("up_to"))

    def _find(self, part: Term) -> Antecedent:
        base, word, role = part.get("base", "object"), part.get("word"), part.get("role")
        role = None if role == "any" else role
        several = None if word == "any" else word == "those"
        fits: list[Callable[[Antecedent], bool]] = [lambda one: same_base(base, one.base)]
        if base == "character":
            fits.append(lambda one: one.base == "card")
        if base == "object" and word == "it":
            fits.append(lambda one: one.base in ("story", "domain"))
        for test in fits:
            for one in reversed(self.seen):
                if role is not None and one.role != role:
                    continue
                if one.ref == "self" and word == "that":
                    continue  # a card calls itself by its title, or "it"
                if one.ref == "host" and word == "that" and any(other.role == "chosen" for other in self.seen):
                    continue  # what a card is attached to is called so again
                if one.ref == "host" and base == "story" and self.on_character:
                    continue  # it lies on a character
                if test(one) and several in (None, one.plural):
                    if not one.ref:
                        raise Nonsense("unbound")
                    return one
        raise Nonsense(f"{word} {base}")

    def _mode(self, key: str, part: Term) -> Any:
        """One way is not spoken of in the other."""
        before, options = list(self.seen), []
        left: list[Antecedent] = []
        for option in part.get("options"):
            self.seen = before + [one for one in left if one in before or one.ref not in LEAVES_BOUND.values()]
            known = len(self.seen)
            options.append(self.value("x", option))
            left += self.seen[known:]
        self.seen = before + left
        return part.put(options=tuple(options))

    def _commit(self, key: str, part: Term) -> Any:
        """Characters commit and uncommit: "it" is no story."""
        if self.card_type == "character" and part.get("x") == term("Ana", word="it") and self._nobody_else():
            part = part.put(x="self")
        found = self._side_by_side(part)
        if found.get("x") in ("place", "here"):
            raise Nonsense("commit")
        return found

    _uncommit = _commit

    def _tokens(self, key: str, part: Term) -> Any:
        """'from one story to another': another than that from which they come (to the same they would not move)."""
        to, x = part.get("to"), part.get("x")
        another = isinstance(to, Term) and to.kind == "Except" and to.get("without") == "self"
        if another and part.get("act") == "move" and isinstance(x, Term) and x.kind != "Ana":
            part = part.put(to=to.get("of").put(count=to.get("count")))
        if x == term("Ana", word="it") and self.card_type != "story" and self.seen and self.seen[-1].base == "story":
            part = part.put(x=x.put(base="story"))  # the story just spoken of, not the card that speaks
        return self._side_by_side(part)

    def _modify(self, key: str, part: Term) -> Any:
        """'each of them gains skill equal to the number of icons it has': its own, not those of one card."""
        if isinstance(part.get("x"), Term) and part.get("x").kind in ("Sel", "Either", "Except"):
            own = (term("Ana", word="it"), term("Ana", word="it", base="character"))
            if plural_of(part.get("x")):
                part = part.put(changes=rebuild(part.get("changes"), lambda inner: _own_attribute(inner, own)))
        found = self._inner(part)
        self._remember(found)
        return found

    def _inner(self, part: Term) -> Term:
        self.attaching = False
        return Term(part.kind, tuple((name, self.value(name, inner)) for name, inner in part.fields))

    def _side_by_side(self, part: Term) -> Term:
        """None of the things it speaks of points at another."""
        self.pending.append([])
        found = self._inner(part)
        for one in self.pending.pop():
            self._add(one)
        return found

    def _chosenjust(self, key: str, part: Term) -> Any:
        return self.last_choice

    def _host(self, key: str, part: Term) -> Any:
        """'this story', 'attached story': where a character is committed, what an attachment lies on."""
        if self.card_type == "event":
            return self._ana(key, term("Ana", word="that", base="story"))
        own = {"character": "here", "conspiracy": "self", "story": "self"}
        name = own.get(self.card_type, "host")
        self._add(Antecedent(name, "story"))
        return name

    def _resource(self, key: str, part: Term) -> Any:
        """'another of your domains' is one on which the resource does not lie."""
        to = part.get("to")
        domain = isinstance(to, Term) and base_of(to) == "domain"
        if domain and to.kind == "Except" and to.get("without") in ("that", "self"):
            x = self.value("x", part.get("x"))
            if isinstance(x, Term):
                raise Nonsense("other")  # which one it is is not known when the other domain is looked for
            inner = to.get("of")
            there = term("Not", filter=term("HostOf", x=x))
            part = part.put(to=inner.put(filters=(*inner.get("filters", ()), there), count=to.get("count")))
        fields = tuple((name, self.value(name, inner)) for name, inner in part.fields)
        return Term(part.kind, fields)

    def _rest(self, key: str, part: Term) -> Any:
        """'the rest': of the cards looked at or revealed, those that were not moved."""
        pile = next((one for one in reversed(self.seen) if one.role in ("looked", "revealed") and one.ref), None)
        gone = next((name for name in ("moved", "discarded") if any(one.ref == name for one in self.seen)), "")
        if pile is None and any(one.role == "found" for one in self.seen):
            return Term("SearchedRest")
        if pile is None or not pile.plural or not gone:
            raise Nonsense("rest")
        return term("Except", of=term("Bound", name=pile.ref), without=gone)

    def _instate(self, key: str, part: Term) -> Any:
        """'an attached sailor' lies on the character that says so."""
        if part.get("state") == "attached" and self.card_type == "character" and self.describing:
            return term("AttachedTo", x="self")
        return part

    def _sel(self, key: str, part: Term) -> Any:
        before, self.describing = self.describing, True
        found = self._inner(part)
        self.describing = before
        if key not in ("filters", "without", "by"):
            self._maybe_mentioned(key, found)
        return found

    def _samestory(self, key: str, part: Term) -> Any:
        return self._ana(key, term("Ana", word="that", base="story"))

    def _fits(self, key: str, part: Term) -> Any:
        x = part.get("x")
        if x == "subject_of_clause":
            raise Nonsense("committed")
        found = part.put(x=self.value("x", x), filters=self.value("filters", part.get("filters", ())))
        self._remember(found)
        return found

    def _except(self, key: str, part: Term) -> Any:
        of = self.value("of", part.get("of"))
        without = part.get("without")
        if without == "self" and self.visitors and base_of(of) == "character" and of.kind == "Sel":
            others = tuple(term("Not", filter=test) for test in self.visitors)
            return of.put(filters=(*of.get("filters", ()), *others), count=part.get("count"))
        if without == "here" and self.card_type == "support" and of.kind == "Sel":  # where what it lies on is
            test = term("Not", filter=term("Visited", by="host"))
            return of.put(filters=(*of.get("filters", ()), test), count=part.get("count"))
        found = part.put(of=of, without=self._other(base_of(of)) if without == "self" else without)
        if key == "x":
            self._add(Antecedent("", base_of(found), plural_of(found)))
        return found

    def _other(self, base: str) -> str:
        """Other than what: the latest thing of that type, or the card itself if it is one."""
        for one in reversed(self.seen):
            if one.base in (base, "any") or (base == "card" and one.base in OBJECTS):
                if not one.ref:
                    raise Nonsense("other")
                return one.ref
        if base in (self.card_type, "card") and self.card_type != "event":
            return "self"
        if base == "story" and self.card_type == "conspiracy":
            return "self"
        if self.attaching and base == "character" and self.card_type == "support":
            return "host"
        raise Nonsense("other")

    def _titled(self, key: str, part: Term) -> Any:
        return part.put(title=self.title) if part.get("title") == "self" else part

    def _quoted(self, key: str, part: Term) -> Any:
        return part

    def _payfor(self, key: str, part: Term) -> Any:
        """What is paid on the way with the card itself is not what the text speaks of."""
        before = len(self.seen)
        costs = self.value("costs", part.get("costs"))
        self.seen[before:] = [one for one in self.seen[before:] if one.ref != "self"]
        who = part.get("who")
        found = part.put(costs=costs, effects=self.value("effects", part.get("effects")))
        return found if who is None else found.put(who=self.player(who))

    def _by(self, key: str, part: Term) -> Any:
        who = self.player(part.get("who"))
        if who == "any":
            raise Nonsense("who")
        self.inside.append(who)
        before = len(self.seen)
        effects = self.value("effects", part.get("effects"))
        self.inside.pop()
        self.players.append(who)
        if who == "each":  # what each of several chose has no one name
            later = self.seen[before:]
            self.seen[before:] = [
                one._replace(ref="") if one.ref in OF_EACH or one.role == "chosen" else one for one in later
            ]
        return by_player(who, effects)

    # --- players -----------------------------------------------------------------------------------------------------

    def player(self, name: Any) -> str:
        """A designation of a player."""
        if isinstance(name, Term):
            x = self.value("x", name.get("x"))
            if not isinstance(x, str):
                raise Nonsense("owner")
            return f"{name.get('head')}.{x}"
        if name in ("his", "he", "that"):
            if self.inside and name != "that":
                return "you"
            if not self.players:
                raise Nonsense(name)
            return self.players[-1]
        if name == "actor":
            return "you"
        if name == "you" and self.inside:
            return "controller.self"  # whoever acts, "your" is said to the player of the card
        if name == "opponent" and not self.players:
            self.players.append(name)
        return str(name)
