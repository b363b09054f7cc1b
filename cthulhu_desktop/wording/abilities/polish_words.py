"""Polish inflection: nouns from a table, adjectives and verbs by rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cthulhu_desktop.wording.abilities.grammar import Grammar

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
_HARD = {
    "m": ("y", "ego", "emu", "y", "ym", "ym"), "mp": ("y", "ego", "emu", "ego", "ym", "ym"),
    "f": ("a", "ej", "ej", "ą", "ą", "ej"), "n": ("e", "ego", "emu", "e", "ym", "ym"),
    "pl": ("e", "ych", "ym", "e", "ymi", "ych"), "plp": ("i", "ych", "ym", "ych", "ymi", "ych"),
}  # fmt: skip
_SOFT = {"y": "", "ym": "m", "ych": "ch", "ymi": "mi", "i": ""}
_KG = {"y": "i", "e": "ie", "ego": "iego", "emu": "iemu", "ym": "im", "ych": "ich", "ymi": "imi"}


@dataclass(frozen=True)
class Verb:
    """The forms of a verb: perfective, imperfective present, passive participle."""

    imperative: str
    infinitive: str
    second: str
    third: str
    third_plural: str
    past: str
    present: tuple[str, str, str]
    participle: str


def adjective(base: str, case: str, gender: str, plural: bool) -> str:
    """An adjective from its masculine nominative ("gotowy", "wszystek" is not among them). gender: m, mp, f, n."""
    first, space, rest = base.partition(" ")
    row = ("plp" if gender == "mp" else "pl") if plural else gender
    ending = _HARD[row][CASES.index(case)]
    stem = first[:-1]
    if first.endswith("i") and stem.endswith(("k", "g")):
        ending = _KG.get(ending, ending)
    elif first.endswith("i"):
        stem, ending = first, _SOFT.get(ending, ending)
    if row == "plp" and case == "nom":
        return f"{_person_plural(stem)}{space}{rest}"
    return f"{stem}{ending}{space}{rest}"


def _person_plural(stem: str) -> str:
    for end, new in (("n", "ni"), ("w", "wi"), ("t", "ci"), ("ąc", "ący"), ("r", "rzy"), ("ł", "li"), ("k", "cy"),
                     ("g", "dzy")):  # fmt: skip
        if stem.endswith(end):
            return stem[: -len(end)] + new
    return f"{stem}i"


def noun(words: Grammar, key: str, case: str, plural: bool) -> str:
    """A noun; "support" is a card with a tail that stays as it is."""
    tails = words.table("tails")
    tail = ""
    if key in tails:
        key, _, tail = str(tails[key]).partition(" ")
        tail = f" {tail}"
    one, many = str(words.look_up("nouns", key)).split(" / ")
    forms = many.split() if plural else one.split()[1:]
    return forms[CASES.index(case)] + tail


def gender(words: Grammar, key: str) -> str:
    """The gender of a noun: m, mp, f, n."""
    tails = words.table("tails")
    if key in tails:
        key = str(tails[key]).split()[0]
    return str(words.look_up("nouns", key)).split()[0]


def verb(words: Grammar, key: str) -> Verb:
    """A verb of the table."""
    done, now, participle = (part.split() for part in str(words.look_up("verbs", key)).split(" | "))
    imperative, infinitive, second, third, third_plural, past = (_spaced(form) for form in done)
    present = (_spaced(now[0]), _spaced(now[1]), _spaced(now[2]))
    return Verb(imperative, infinitive, second, third, third_plural, past, present, participle[0])


def past(words: Grammar, form: str, gender: str, plural: bool) -> str:
    """The form in -ł that agrees: "zniszczył", "zniszczyła", "zniszczyły"."""
    place = (4 if gender == "mp" else 3) if plural else {"f": 1, "n": 2}.get(gender, 0)
    table = words.table("past")
    key = form.replace(" ", "_")
    if key in table:
        return _spaced(str(table[key]).split()[place])
    body, space, rest = form.partition(" ")
    return body[:-1] + ("ł", "ła", "ło", "ły", "li")[place] + space + rest


def _spaced(form: str) -> str:
    return form.replace("_", " ")


def agrees_as_one(n: int) -> bool:
    """2, 3, 4, 22 …: the noun stands in the case the sentence asks for; otherwise in the genitive."""
    return n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)


# --- small words ----------------------------------------------------------------------------------------------------

_TEN = {
    "m": "ten tego temu ten tym tym", "mp": "ten tego temu tego tym tym", "f": "ta tej tej tę tą tej",
    "n": "to tego temu to tym tym", "pl": "te tych tym te tymi tych", "plp": "ci tych tym tych tymi tych",
}  # fmt: skip
_MY = {
    "m": "ój ojego ojemu ój oim oim", "mp": "ój ojego ojemu ojego oim oim", "f": "oja ojej ojej oją oją ojej",
    "n": "oje ojego ojemu oje oim oim", "pl": "oje oich oim oje oimi oich", "plp": "oi oich oim oich oimi oich",
}  # fmt: skip
_ON = {
    "m": " go mu go nim nim", "mp": " go mu go nim nim", "f": " jej jej ją nią niej", "n": " go mu je nim nim",
    "pl": " ich im je nimi nich", "plp": " ich im ich nimi nich",
}  # fmt: skip
_ON_AFTER = {"m": "niego niemu niego", "mp": "niego niemu niego", "f": "niej niej nią", "n": "niego niemu nie",
             "pl": "nich nim nie", "plp": "nich nim nich"}  # fmt: skip


def plain(case: str) -> str:
    """The case itself: "pgen" is the genitive after a preposition, "per" the accusative after "za"."""
    return {"pgen": "gen", "pdat": "dat", "pacc": "acc", "per": "acc"}.get(case, case)


def row(gen: str, plural: bool) -> str:
    """The row of an inflection table."""
    return ("plp" if gen == "mp" else "pl") if plural else gen


def ten(case: str, gen: str, plural: bool) -> str:
    """ten, ta, to …"""
    return _TEN[row(gen, plural)].split()[CASES.index(plain(case))]


def own(stem: str, case: str, gen: str, plural: bool) -> str:
    """swój (stem "sw"), twój ("tw")."""
    return stem + _MY[row(gen, plural)].split()[CASES.index(plain(case))]


def pronoun(case: str, gen: str, plural: bool) -> str:
    """on, ona … ; the nominative is left out."""
    if case in ("pgen", "pdat", "pacc"):
        return _ON_AFTER[row(gen, plural)].split()[("pgen", "pdat", "pacc").index(case)]
    return _ON[row(gen, plural)].split(" ")[CASES.index(plain(case))]


def with_z(phrase: str) -> str:
    """ "z" or "ze" before the phrase."""
    start = phrase.lower()
    hard = len(start) > 1 and start[0] in "zsśźżw" and start[1] not in "aąeęioóuy" and not start.startswith("wi")
    return f"{'ze' if hard or start.startswith('wszy') else 'z'} {phrase}"


def listed(parts: Sequence[str], word: str) -> str:
    """ "A", "A i B", "A, B i C"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"
