"""`--self-test`: everything passes here, and each check finds what it is for."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from cthulhu_desktop.cli import self_test
from cthulhu_desktop.cli.self_test import CHECKS, Done, Problem
from tests.cli.conftest import Call

Check = Callable[[], Done]


# The window itself is opened by the tests of the window; here it would take longer than all the rest.
WINDOWLESS = [pytest.param(check, id=key) for key, check in CHECKS if check is not self_test.check_window]


@pytest.mark.parametrize("check", WINDOWLESS)
def test_every_check_passes_here(qapp: object, check: Check) -> None:
    check()


def test_what_was_checked_is_told_and_all_passed_is_exit_code_0(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "CHECKS", (CHECKS[0], ("cli.self_test.fonts", lambda: Done("cli.self_test.fonts"))))
    answer = call("--self-test")
    lines = answer.out.splitlines()
    assert answer.code == 0
    assert lines[0].startswith("in order  texts of the program in 3 languages")
    assert lines[1:] == ["in order  fonts", "Everything is in order (2 checks)."]


def test_a_failed_check_is_told_with_its_reason_and_the_others_go_on(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> Done:
        raise ZeroDivisionError("by the stars")

    def wrong() -> Done:
        raise Problem("fontpkg_cinzel")

    def noted() -> Done:
        return Done("cli.self_test.untranslated", note=True)

    checks = (("cli.self_test.texts", broken), ("cli.self_test.fonts", wrong), ("cli.self_test.translations", noted))
    monkeypatch.setattr(self_test, "CHECKS", checks)
    answer = call("--self-test", "--lang", "de")
    assert answer.code == 1
    assert answer.out.splitlines() == [
        "FEHLER      Texte des Programms in … Sprachen, je … (ZeroDivisionError: by the stars)",
        "FEHLER      Schriften (fontpkg_cinzel)",
        "Hinweis     in dieser Kopie des Quelltexts wurden die Übersetzungen des Fensters nicht gebaut "
        "(make translations)",
        "2 Prüfungen misslungen.",
    ]


@pytest.mark.parametrize(
    ("name", "content"),
    [("a.toml", b"a = "), ("b.json", b"{"), ("c.md", b"\xff"), ("d.svg", b"<svg>"), ("e.png", b"no picture")],
)
def test_a_damaged_file_is_found(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, content: bytes
) -> None:
    (tmp_path / name).write_bytes(content)
    monkeypatch.setattr(self_test, "resource", lambda: tmp_path)
    with pytest.raises(Problem, match=name):
        self_test.check_resources()


def test_missing_resources_are_found(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "resource", lambda: tmp_path / "a")
    monkeypatch.setattr(self_test, "catalogue", lambda: tmp_path / "b")
    with pytest.raises(Problem):
        self_test.check_resources()


def test_an_installed_program_without_translations_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "compiled_translation", lambda language: tmp_path / f"{language}.qm")
    monkeypatch.setattr(self_test, "data_root", lambda: tmp_path)
    assert self_test.check_translations().note
    monkeypatch.setattr(self_test, "data_root", lambda: tmp_path / "_data")
    with pytest.raises(Problem, match=r"pl\.qm"):
        self_test.check_translations()


def test_a_catalogue_that_lacks_a_key_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from cthulhu_desktop.wording import Sentences

    texts = {"en": {"a": "A", "b": "B"}, "pl": {"a": "A"}, "de": {"a": "A", "b": "B"}}
    monkeypatch.setattr(self_test, "sentences", lambda language: Sentences(language, texts[language]))
    with pytest.raises(Problem, match="pl: b"):
        self_test.check_texts()


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cthulhu_desktop.lab.simulate.MAX_MOVES", 3)
    with pytest.raises(Problem, match="dice, random"):
        self_test.check_games()


@pytest.mark.parametrize("problems", [[], ["rules (pl): not painted"]])
def test_what_is_wrong_with_the_window_is_told(monkeypatch: pytest.MonkeyPatch, problems: list[str]) -> None:
    import cthulhu_desktop

    app = SimpleNamespace(self_test_window=lambda: problems)
    monkeypatch.setitem(sys.modules, "cthulhu_desktop.app", app)
    monkeypatch.setattr(cthulhu_desktop, "app", app, raising=False)
    if problems:
        with pytest.raises(Problem, match="not painted"):
            self_test.check_window()
    else:
        assert self_test.check_window() == Done("cli.self_test.window")
