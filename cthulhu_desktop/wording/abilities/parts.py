"""What texts are put together from: phrases in all cases, clauses, and what a text has spoken of so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

CLOSE = "\x01"
"""The end of a relative clause: a comma unless the sentence has a stop there anyway."""

OPEN = "\x03"
"""The beginning of a relative clause that may be moved behind the verb."""

Cases = Callable[[str], str]


@dataclass(frozen=True)
class Phrase:
    """A noun phrase: its text by case, and what verbs and pronouns agree with. `rel` is a relative clause that belongs
    to it, with its opening comma. `per`: "for each …", which belongs to the clause rather than to the phrase; `after`
    ("equal to …") is best said when the clause is done. `such` is an amount said as a clause ("as you have cards"),
    `fold` what multiplies it there ("twice ")."""

    cases: Cases
    noun: str = "card"
    gender: str = "f"
    plural: bool = False
    person: int = 3
    rel: str = ""
    per: str = ""
    after: str = ""
    pronoun: bool = False
    such: str = ""
    fold: str = ""

    def core(self, case: str = "nom") -> str:
        """The phrase without its relative clause."""
        return self.cases(case)

    def text(self, case: str = "nom") -> str:
        """The whole phrase."""
        return self.cases(case) + (self.rel + CLOSE if self.rel else "") + self.after


def fixed(text: str, gender: str = "f", plural: bool = False, **more: object) -> Phrase:
    """A phrase that is the same in all cases."""
    return replace(Phrase(lambda _: text, gender=gender, plural=plural), **more)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Clause:
    """Verb, object and the rest. Without a subject it is the player addressed who acts. `same`: the object is that of
    the clause before; `intro`: a pronoun may stand for the object from here on; `adv` is when or how often, `end` what
    closes the clause."""

    verb: str
    obj: str = ""
    tail: str = ""
    subject: Phrase | None = None
    same: bool = False
    intro: bool = False
    adv: str = ""
    end: str = ""
    passive: bool = False


@dataclass(frozen=True)
class Binding:
    """What a name stands for: the kind of thing, how many, and whose cards they are ("" if any player's)."""

    noun: str = "card"
    plural: bool = False
    owner: str = ""
    role: str = ""


@dataclass
class Context:
    """What is known while an ability is written. `me` is the player whom the nodes call "you", `agent` the one who acts
    in the clause at hand; `recent` is the name that a pronoun may stand for, `met` the player of the occurrence.
    `reflexive`: what is yours belongs to the subject of the clause; `aimed`: the occurrence is an ability of which is
    said whose it is or what it targets."""

    title: str
    self_noun: str
    host_noun: str = "character"
    me: str = "you"
    agent: str = "you"
    static: bool = False
    names: dict[str, Binding] = field(default_factory=dict)
    recent: str = ""
    trigger: str = ""
    aimed: bool = False
    here_known: bool = False
    host_known: bool = False
    subject_is: str = ""
    event: bool = False
    met: str = ""
    reflexive: bool = True

    def player(self, who: str) -> str:
        """A designation of a player, seen from the card's controller."""
        if who == "controller.self":
            return "you"
        if self.me == "you" or who not in ("you", "opponent"):
            return who
        if who == "you":
            return self.me
        return "you" if self.me == "opponent" else "other"

    def binding(self, name: str) -> Binding:
        """What a name stands for."""
        if name == "self":
            return Binding(self.self_noun)
        if name in ("host", "domain"):
            return Binding("domain" if name == "domain" else self.host_noun)
        if name in ("here", "place"):
            return Binding("story")
        known = self.names.get(name)
        if known is not None:
            return known
        return Binding("domain") if name in ("gained", "each") else Binding("card", name in ("looked", "discarded"))
