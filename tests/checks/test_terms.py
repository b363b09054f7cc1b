"""One word for one thing: the terms of the glossary in everything players read, and no synonyms beside them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from cthulhu_desktop.core.catalogue.cards import KEYWORDS
from cthulhu_desktop.rulebook.glossary import explain, tip
from cthulhu_desktop.rulebook.shelf import LANGUAGES, Shelf
from cthulhu_desktop.wording.sentences import sentences

TOP = Path(__file__).parents[2]
PHASES = ("refresh", "draw", "resource", "operations", "story")

# Language -> what must not be said: a pattern, and the term to use instead.
FORBIDDEN: dict[str, dict[str, str]] = {
    "en": {
        r"[Gg]raveyard": "discard pile",
        r"\b[Tt]ap(ped|ping)?\b": "exhaust",
        r"\b[Uu]ntap": "ready",
        r"\b[Mm]ana\b": "resource",
        r"[Ss]uccess (markers?|counters?|points?)": "success token",
        r"[Oo]peration phase|[Mm]ain phase": "Operations phase",
        r"[Uu]pkeep": "Refresh phase",
        r"\b(sanity|horror) struggle": "Terror struggle",
    },
    "pl": {
        r"[Oo]peracj": "faza Działań",
        r"\b[Uu]miejętno[śs]": "przydatność, zdolność",
        r"\b[Ww]ydarze[nń]": "zdarzenie",
        r"[Ss]tos\w* kart odrzuconych|[Ss]tos\w* odrzuc": "cmentarz",
        r"\b[Zz]atapowa|\b[Tt]apowa": "wyczerpać",
        r"\b[Oo]błąkan": "szalona",
        r"\b[Pp]unkt\w* sukcesu|\b[Żż]eton\w* sukcesu": "znacznik sukcesu",
        r"\b[Hh]istori(a|ę|i|e) z rzędu": "fabuła",
        r"\b[Pp]ojedyn(ek|ku|ki) (Grozy|Walki|Arkan|Śledztwa)": "zmaganie",
        r"\b[Pp]rzerwani[ea]\b": "Rozproszenie",
        r"\b[Zz]akłócen": "Rozproszenie",
        r"[Ff]az\w+ [Oo]dświeżania": "faza Odświeżenia",
        r"[Ss]ymbol\w* (Grozy|Walki|Arkan|Śledztwa)": "ikona",
        r"\b[Zz]magani\w+ Magii": "zmaganie Arkanów",
        r"[Zz]dob(yt|yw|ęd)\w* (tę |ją |jakąś )?fabuł|fabuł\w* (zosta\w+ )?(nie)?zdobyt": "wygrana fabuła",
        r"[Ww]ymuszon\w+ [Rr]eakcj|[Rr]eakcj\w+ [Ww]ymuszon": "Reakcja przymusowa",
        r"\b[Pp]odtyp": "typ",
        r"\b[Ff]az\w+ [Ff]abuły\b": "faza Fabuł",
    },
    "de": {
        r"Operationsphase|Operationen": "Einsatzphase",
        r"Auffrischungsphase": "Auffrischphase",
        r"\bFriedhof": "Ablagestapel",
        r"\bge?tappt|\btappen": "erschöpfen",
        r"\bverrückt": "wahnsinnig",
        r"Erfolgs(plättchen|punkte?|steine?)": "Erfolgsmarker",
        r"\bGeländekarte|\bGebietskarte": "Domäne",
        r"\b(Terror|Kampf|Arkan|Ermittlungs)-?(kampf|probe|vergleich)": "Duell",
        r"\bFähigkeitswert": "Fertigkeit",
        r"\bUntertyp": "Merkmal",
        r"\bZustandskarte|\bAnhängekarte|\bAusrüstungskarte": "Verstärkung",
        r"\bStörung(en)?\b": "Unterbrechung",
        r"(Terror|Kampf|Arkan|Ermittlungs)-?[Ii]con": "Symbol",
    },
}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """(where, line) of everything players read in a language; names of the theme that are no terms are left out."""
    folders = (TOP / "i18n" / "wording" / language, TOP / "resources" / "rulebooks" / language)
    for file in sorted(file for folder in folders for file in folder.iterdir()):
        if file.stem in ("flavour", "query"):  # atmosphere; synonyms that a search understands on purpose
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{file.name}:{number}", line.partition("#")[0] if file.suffix == ".toml" else line
    for message in ET.parse(TOP / "i18n" / f"{language}.ts").iter("message"):
        for translated in message.iter("translation"):
            yield f"{language}.ts", "".join(translated.itertext())
    for name, (word, text, _rules) in Shelf().glossary("cards", language).items():
        yield f"glossary:{name}", f"{word} {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_synonym_stands_where_a_term_belongs(language: str) -> None:
    found = [
        f"{where}: {match[0]!r}, say {term}"
        for where, line in texts(language)
        for pattern, term in FORBIDDEN[language].items()
        if (match := re.search(pattern, line))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", PHASES)
def test_the_table_calls_a_phase_as_the_glossary_does(language: str, phase: str) -> None:
    found = explain(f"phase-{phase}", language)
    assert found is not None
    assert sentences(language).say(f"cards.phase.{phase}") == found.word


@pytest.mark.parametrize("language", LANGUAGES)
def test_icons_are_called_as_the_glossary_does(language: str) -> None:
    for letter, term in zip("TCAI", ("terror", "combat", "arcane", "investigation"), strict=True):
        found = explain(term, language)
        assert found is not None
        assert sentences(language).say(f"cards.icon.{letter}") == found.word


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keywords_of_2004_are_in_the_glossary(language: str) -> None:
    help_words = sentences(language)
    for keyword in KEYWORDS[: KEYWORDS.index("fast") + 1]:
        found = explain(keyword, language)
        assert found is not None, keyword
        assert help_words.say(f"keywords.help.{keyword}").startswith(found.word)


def test_a_tip_holds_the_word_and_its_meaning_and_nothing_for_no_term() -> None:
    assert tip("domain", "en").startswith("Domain – ")
    assert "(term:" not in tip("domain", "de")
    assert tip("nonsense", "en") == ""
    assert tip("domain", "en", "no_such_book") == ""
