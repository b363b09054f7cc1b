"""The command line as a whole: verbs, languages, slips of the pen, the way to the window."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cthulhu_desktop import __version__
from cthulhu_desktop.cli import main as cli_main
from cthulhu_desktop.cli import screen
from cthulhu_desktop.cli.language import language_of
from cthulhu_desktop.cli.verbs import VERBS
from cthulhu_desktop.storage.places import places
from cthulhu_desktop.wording import LANGUAGES
from tests.cli.conftest import Call


class Window:
    """In place of the window: keeps what it was opened with."""

    def __init__(self) -> None:
        self.opened: list[tuple[list[str], str | None]] = []

    def run(self, files: Sequence[str] = (), language: str | None = None) -> int:
        self.opened.append((list(files), language))
        return 0


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Window:
    import cthulhu_desktop

    window = Window()
    monkeypatch.setitem(sys.modules, "cthulhu_desktop.app", window)
    monkeypatch.setattr(cthulhu_desktop, "app", window, raising=False)
    return window


# ---- help and version


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", ["", *VERBS])
def test_help_of_every_verb_is_in_the_language_asked_for(call: Call, language: str, verb: str) -> None:
    answer = call(*filter(None, [verb, "--help", "--lang", language]))
    assert (answer.code, answer.err) == (0, "")
    usage = {"en": "Usage:", "pl": "Użycie:", "de": "Aufruf:"}[language]
    assert answer.out.startswith(f"{usage} cthulhu-desktop {verb}".rstrip())
    assert "--help" in answer.out
    assert all(len(line) <= 100 for line in answer.out.splitlines())


def test_the_help_of_the_program_lists_every_verb(call: Call) -> None:
    answer = call("-h")
    assert all(f"\n  {verb}" in answer.out for verb in VERBS)


def test_the_version_is_told(call: Call) -> None:
    assert call("--version").out == f"Cthulhu Desktop {__version__}\n"


# ---- the language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr:pl:de"}, "pl"),
        ({"LANG": "C", "LANGUAGE": "pl"}, "en"),
        ({"LANG": "Polish_Poland.1250"}, "pl"),
        ({"LANG": "plx"}, "en"),
    ],
)
def test_the_language_is_the_one_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_where_the_environment_says_nothing_the_systems_locale_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: ("German_Germany", "1252"))
    assert language_of({}) == "de"
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert language_of({}) == "en"


def test_a_complaint_is_in_the_language_of_the_environment(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    monkeypatch.setenv("LANGUAGE", "")
    assert call("simulate", "--games").complaint.startswith("Opcja --games wymaga wartości.")


def test_an_unknown_language_is_refused_with_the_known_ones(call: Call) -> None:
    answer = call("--lang", "fr")
    assert answer.code == 2
    assert answer.complaint == "There are no texts in the language “fr”. Choose one of: en, pl, de."


# ---- slips of the pen


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["simulat"], "There is no command “simulat”. Did you mean “simulate”?"),
        (["dreams"], f"There is no command “dreams” and no file of that name. The commands are: {', '.join(VERBS)}."),
        (["--self-tset"], "There is no option --self-tset here. Did you mean --self-test?"),
        (["--frob"], "There is no option --frob here. See cthulhu-desktop --help"),
        (["simulate", "--gmaes=3"], "There is no option --gmaes here. Did you mean --games?"),
        (["simulate", "--game"], "The option --game needs a value. See cthulhu-desktop simulate --help"),
        (["simulate", "--gam", "dice"], "There is no option --gam here. Did you mean --game?"),
        (["simulate", "--json=1"], "The option --json takes no value."),
        (["simulate", "dice"], "“dice” is one word too many. See cthulhu-desktop simulate --help"),
        (["--lang"], "There are no texts in the language “”. Choose one of: en, pl, de."),
        (
            ["my.ccrecord"],
            "There is no file my.ccrecord. Check the name, or start without it and open a game from the window.",
        ),
        (["a\0b"], f"There is no command “a\0b” and no file of that name. The commands are: {', '.join(VERBS)}."),
    ],
)
def test_a_slip_gets_one_line_with_the_way_out_and_exit_code_2(call: Call, words: list[str], complaint: str) -> None:
    answer = call(*words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.complaint == complaint


def test_a_name_that_is_too_long_for_the_system_is_refused_too(call: Call) -> None:
    assert call("x" * 5000).code == 2


# ---- the window


def test_without_words_the_window_opens_in_its_own_language(call: Call, window: Window) -> None:
    assert call().code == 0
    assert window.opened == [([], None)]


def test_a_file_and_a_language_reach_the_window(call: Call, window: Window, record_file: Path) -> None:
    assert call(str(record_file), "--lang", "pl").code == 0
    assert window.opened == [([str(record_file)], "pl")]


def test_without_a_screen_the_window_is_refused_in_one_line(
    call: Call, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "has_screen", lambda: False)
    answer = call()
    assert answer.code == 1
    assert answer.complaint.startswith("There is no screen to open a window on")
    assert window.opened == []


def test_a_missing_library_of_qt_is_told_in_one_line(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    import cthulhu_desktop

    monkeypatch.delattr(cthulhu_desktop, "app", raising=False)
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    monkeypatch.delitem(sys.modules, "cthulhu_desktop.app", raising=False)
    answer = call()
    assert answer.code == 1
    assert "PySide6.QtWidgets" in answer.complaint
    assert "make play" in answer.complaint


@pytest.mark.parametrize(
    ("environment", "system", "there"),
    [
        ({}, "linux", False),
        ({}, "win32", True),
        ({}, "darwin", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({"QT_QPA_PLATFORM": "xcb"}, "linux", False),
        ({"DISPLAY": ":4711"}, "linux", False),  # nobody listens there
        ({"DISPLAY": "arkham:0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-4711", "XDG_RUNTIME_DIR": "/nowhere"}, "linux", False),
    ],
)
def test_a_screen_is_there_if_somebody_shows_windows(environment: dict[str, str], system: str, there: bool) -> None:
    assert screen.has_screen(environment, system) is there


@pytest.mark.skipif(sys.platform == "win32", reason="local sockets")
def test_a_wayland_socket_that_answers_is_a_screen(tmp_path: Path) -> None:
    import socket

    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "w0"))
        environment = {"WAYLAND_DISPLAY": "w0", "XDG_RUNTIME_DIR": str(tmp_path)}
        assert not screen.has_screen(environment, "linux")
        server.listen()
        assert screen.has_screen(environment, "linux")


# ---- whatever happens


def failing(error: BaseException) -> Any:
    def run(*words: object) -> int:
        raise error

    return run


def test_ctrl_c_ends_quietly(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli_main, "_dispatch", failing(KeyboardInterrupt()))
    answer = call("simulate")
    assert (answer.code, answer.complaint) == (130, "Stopped.")


def test_an_internal_error_leaves_a_report_and_one_line(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli_main, "_dispatch", failing(ZeroDivisionError("by the stars")))
    answer = call("simulate")
    assert answer.code == 1
    (report,) = places().logs.glob("report-*.txt")
    assert answer.complaint == (
        f"Something went wrong that should not have (ZeroDivisionError: by the stars). A report lies in {report}."
    )
    assert "in _dispatch" not in report.read_text(encoding="utf-8")
    assert "ZeroDivisionError: by the stars" in report.read_text(encoding="utf-8")


def test_an_internal_error_without_a_place_for_the_report_is_one_line_too(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CTHULHU_DESKTOP_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(cli_main, "_dispatch", failing(ZeroDivisionError("by the stars")))
    assert "no report could be written" in call("simulate").complaint


def test_a_reader_that_goes_away_is_no_error(record_file: Path) -> None:
    command = [sys.executable, "-W", "error", "-m", "cthulhu_desktop", "replay", str(record_file), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.wait(30) == 141
        assert program.stderr.read() == b""


def test_the_program_starts_without_loading_the_window() -> None:
    code = (
        "import sys; from cthulhu_desktop.__main__ import main; code = main(['--version']);"
        "sys.exit(code or any(name.startswith('PySide6') for name in sys.modules))"
    )
    ended = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert (ended.returncode, ended.stdout) == (0, f"Cthulhu Desktop {__version__}\n")
