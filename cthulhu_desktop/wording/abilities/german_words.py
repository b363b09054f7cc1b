"""German inflection: articles and adjectives by rule, nouns and verbs from tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cthulhu_desktop.wording.abilities.grammar import Grammar

CASES = ("nom", "gen", "dat", "acc")
_STRONG = {"m": "er en em en", "f": "e er er e", "n": "es en em es", "pl": "e er en e"}
_WEAK = {"m": "e en en en", "f": "e en en e", "n": "e en en e", "pl": "en en en en"}
_MIXED = {"m": "er en en en", "f": "e en en e", "n": "es en en es", "pl": "en en en en"}
_ENDINGS = {"strong": _STRONG, "weak": _WEAK, "mixed": _MIXED}
_DER = {"m": "der des dem den", "f": "die der der die", "n": "das des dem das", "pl": "die der den die"}
_DIES = {"m": "er es em en", "f": "e er er e", "n": "es es em es", "pl": "e er en e"}
_EIN = {"m": "- es em en", "f": "e er er e", "n": "- es em -", "pl": "e er en e"}
_ER = {"m": "er seiner ihm ihn", "f": "sie ihrer ihr sie", "n": "es seiner ihm es", "pl": "sie ihrer ihnen sie"}
_RELATIVE = {
    "m": "der dessen dem den",
    "f": "die deren der die",
    "n": "das dessen dem das",
    "pl": "die deren denen die",
}


def place(case: str) -> int:
    """The column of a case; "per" is the accusative after "für"."""
    return CASES.index("acc" if case == "per" else case)


def row(gender: str, plural: bool) -> str:
    """The row of a table."""
    return "pl" if plural else gender


def article(word: str, case: str, gender: str, plural: bool) -> str:
    """der, dies-, jed-, jen- (like der); ein, kein, dein, sein (like ein)."""
    column = place(case)
    if word == "der":
        return _DER[row(gender, plural)].split()[column]
    table = _DIES if word in ("dies", "jed", "jen", "all") else _EIN
    return word + table[row(gender, plural)].split()[column].replace("-", "")


def adjective(base: str, kind: str, case: str, gender: str, plural: bool) -> str:
    """An adjective; kind is strong, weak (after der) or mixed (after ein)."""
    ending = _ENDINGS[kind][row(gender, plural)].split()[place(case)]
    return base[:-1] + ending if base.endswith("e") else base + ending


def pronoun(case: str, gender: str, plural: bool) -> str:
    """er, sie, es."""
    return _ER[row(gender, plural)].split()[place(case)]


def relative(case: str, gender: str, plural: bool) -> str:
    """The relative pronoun."""
    return _RELATIVE[row(gender, plural)].split()[place(case)]


def noun(words: Grammar, key: str, case: str, plural: bool) -> str:
    """A noun."""
    one, many = str(words.look_up("nouns", key)).split(" / ")
    forms = many.split() if plural else one.split()[1:]
    return forms[place(case)].replace("~", " ")


def gender(words: Grammar, key: str) -> str:
    """The gender of a noun: m, f, n."""
    return str(words.look_up("nouns", key)).split()[0]


def with_article(words: Grammar, word: str, key: str, case: str, plural: bool = False) -> str:
    """ "der Spieler", "einer Domäne"."""
    return f"{article(word, case, gender(words, key), plural)} {noun(words, key, case, plural)}"


@dataclass(frozen=True)
class Verb:
    """The forms of a verb; `prefix` is split off in main clauses, written as `apart`."""

    imperative: str
    third: str
    second: str
    participle: str
    auxiliary: str
    prefix: str
    base: str
    plural: str
    apart: str

    @property
    def infinitive(self) -> str:
        """ "abwerfen", "bereit machen"."""
        return self._with(self.base)

    @property
    def with_zu(self) -> str:
        """ "abzuwerfen", "zu wählen", "bereit zu machen"."""
        if self.prefix and not self.prefix.endswith(" "):
            return f"{self.prefix}zu{self.base}"
        return f"{self.prefix}zu {self.base}"

    def _with(self, form: str) -> str:
        return f"{self.prefix}{form}"

    def final(self, plural: bool, second: bool = False) -> str:
        """The finite verb at the end of a clause."""
        return self._with(self.second if second else self.plural if plural else self.third)


def verb(words: Grammar, key: str) -> Verb:
    """A verb of the table."""
    imperative, third, second, participle, auxiliary, prefix, base, plural = str(words.look_up("verbs", key)).split()
    joined = "" if prefix == "-" else prefix.removesuffix("_").replace("_", "") + (" " if prefix.endswith("_") else "")
    apart = prefix.replace("-", "").replace("_", " ").strip()
    return Verb(imperative, third, second, participle.replace("_", " "), auxiliary, joined, base, plural, apart)


def listed(parts: Sequence[str], word: str) -> str:
    """ "A", "A und B", "A, B und C"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"
