"""Every text is found by the extractor, translated, with the right plural forms and placeholders; and the wording
catalogues of all languages say the same things."""

from __future__ import annotations

import ast
import importlib.util
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from cthulhu_desktop.wording.sentences import LANGUAGES, sentences, slots

TOP = Path(__file__).parents[2]
PLURALS = {"en": 2, "pl": 3, "de": 2}


class Message(NamedTuple):
    """One text of a .ts file."""

    source: str
    comment: str
    plural: bool
    state: str  # "" done, else unfinished, vanished, obsolete
    texts: tuple[str, ...]


def updater() -> ModuleType:
    """packaging/update_translations.py as a module."""
    spec = importlib.util.spec_from_file_location("update_translations", TOP / "packaging" / "update_translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def messages(file: Path) -> list[Message]:
    """All texts of a .ts file."""
    found = []
    for node in ET.parse(file).iter("message"):
        translation = node.find("translation")
        assert translation is not None
        plural = node.get("numerus") == "yes"
        forms = [form.text or "" for form in translation.findall("numerusform")]
        texts = tuple(forms) if plural else (translation.text or "",)
        source, comment = node.findtext("source") or "", node.findtext("comment") or ""
        found.append(Message(source, comment, plural, translation.get("type", ""), texts))
    return found


def placeholders(text: str) -> set[str]:
    """What is filled in later: %1, %n, {name}."""
    return set(re.findall(r"%[0-9n]|\{\w+\}", text))


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str, bool]]:
    """The texts of the program as they are now."""
    file = tmp_path_factory.mktemp("ts") / "now.ts"
    updater().extract(file, "pl")
    return {(message.source, message.comment, message.plural) for message in messages(file)}


@pytest.mark.parametrize("language", ["pl", "de"])
def test_every_text_of_the_program_is_translated(extracted: set[tuple[str, str, bool]], language: str) -> None:
    found = messages(TOP / "i18n" / f"{language}.ts")
    known = {(message.source, message.comment, message.plural) for message in found}
    assert sorted(extracted - known) == [], "run `make translations`"
    assert sorted(known - extracted) == [], "run `make translations`"
    assert [m.source for m in found if m.state or not all(text.strip() for text in m.texts)] == []


def test_english_has_exactly_the_plural_forms(extracted: set[tuple[str, str, bool]]) -> None:
    found = messages(TOP / "i18n" / "en.ts")
    assert {(m.source, m.comment, True) for m in found} == {text for text in extracted if text[2]}
    assert [m.source for m in found if m.state or not all(text.strip() for text in m.texts)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_and_plural_forms_are_right(language: str) -> None:
    wrong = []
    for message in messages(TOP / "i18n" / f"{language}.ts"):
        wanted = placeholders(message.source)
        if message.plural and len(message.texts) != PLURALS[language]:
            wrong.append(f"{message.source}: {len(message.texts)} forms")
        for text in message.texts:
            missing = wanted - placeholders(text)
            if message.plural and "%n" in missing:  # “one die” may be said without a figure
                missing.discard("%n")
            if missing or placeholders(text) - wanted:
                wrong.append(f"{message.source} -> {text}")
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_hold_no_places_so_that_changes_stay_small(language: str) -> None:
    assert "<location" not in (TOP / "i18n" / f"{language}.ts").read_text(encoding="utf-8")


# ---- how texts are written in the sources


def bad_calls(tree: ast.AST) -> Iterator[int]:
    """Lines of calls of `tr` that the extractor does not see, or sees wrongly."""
    joined = (node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr))
    in_fstring = {id(call) for node in joined for call in ast.walk(node)}
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tr"):
            continue
        literal = all(isinstance(a, ast.Constant) and isinstance(a.value, str) for a in node.args[:2])
        if id(node) in in_fstring or node.keywords or not node.args or not literal:
            yield node.lineno


def test_every_text_is_written_so_that_the_extractor_sees_it() -> None:
    found = []
    for file in sorted((TOP / "cthulhu_desktop").rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found += [f"{file.relative_to(TOP)}:{line}" for line in bad_calls(tree)]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        'f"{tr(\'Roll\')}"', "tr(name)", 'tr("a" + b)', 'tr("%n die", "", n=3)', 'tr("%n die", comment="")', "tr()",
        'tr(f"{a}")',
    ],
)  # fmt: skip
def test_the_check_sees_a_text_written_wrongly(code: str) -> None:
    assert list(bad_calls(ast.parse(code))) == [1]


def test_the_check_lets_good_calls_pass() -> None:
    code = 'tr("Roll"); tr("On", "motion"); tr("%n die", "", n); tr("%n die", "", view.n[0])'
    assert list(bad_calls(ast.parse(code))) == []


def test_plural_texts_written_with_a_plain_number_are_found_as_plurals(extracted: set[tuple[str, str, bool]]) -> None:
    assert [source for source, _comment, plural in extracted if "%n" in source and not plural] == []


# ---- the wording catalogues


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_wording_catalogues_hold_the_same_sentences(language: str) -> None:
    english, other = sentences("en").patterns, sentences(language).patterns
    assert sorted(set(english) - set(other)) == []
    assert sorted(set(other) - set(english)) == []
    assert [key for key in english if not other[key].strip()] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_sentences_need_the_same_arguments(language: str) -> None:
    english, other = sentences("en").patterns, sentences(language).patterns

    def needs(pattern: str) -> set[tuple[str, bool]]:
        return {(name, says) for name, says, _forms in slots(pattern)}

    assert [key for key in english if needs(english[key]) != needs(other[key])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_have_the_plural_forms_of_their_language(language: str) -> None:
    wrong = [
        f"{key}: {name} has {forms}"
        for key, pattern in sentences(language).patterns.items()
        for name, _says, forms in slots(pattern)
        if forms not in (0, PLURALS[language])
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_brace_is_left_over_in_a_sentence(language: str) -> None:
    left = re.compile(r"\{\{|\}\}|\{\w+@?(?:\|[^{}]*)?\}")
    assert [
        key for key, pattern in sentences(language).patterns.items() if set("{}") & set(left.sub("", pattern))
    ] == []


def test_each_language_uses_its_own_quotation_marks() -> None:
    straight = [
        f"{language}: {key}"
        for language in LANGUAGES
        for key, pattern in sentences(language).patterns.items()
        if '"' in pattern
    ]
    foreign = [
        f"{language}: {message.source}"
        for language in ("pl", "de")
        for message in messages(TOP / "i18n" / f"{language}.ts")
        for text in message.texts
        if "“" in text.replace("„", "", 1) and language == "pl"
    ]
    assert straight + foreign == []
