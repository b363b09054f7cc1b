"""From the words of the command line to a verb, or to the window."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from cthulhu_desktop import __version__
from cthulhu_desktop.cli.console import CheckError, Console, UsageError
from cthulhu_desktop.cli.language import language_of
from cthulhu_desktop.cli.options import HelpWanted, OptionReader, columns
from cthulhu_desktop.cli.verbs import VERBS
from cthulhu_desktop.wording import LANGUAGES

FAILED = 1
BAD_USAGE = 2
INTERRUPTED = 130  # as a shell says it of a program ended by Ctrl-C
PIPE_CLOSED = 141  # and of one whose reader went away


def run(words: Sequence[str]) -> int:
    """Do what `words` (without the name of the program) say; the exit code."""
    console = Console(language_of())
    try:
        language, words = _take_language(words)
        if language is not None:
            console = Console(language)
        code = _dispatch(console, words, language)
        console.out.flush()
        return code
    except UsageError as error:
        console.complain(error.key, **error.args_by_name)
        return BAD_USAGE
    except CheckError as error:
        console.complain(error.key, **error.args_by_name)
        return FAILED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        console.passed()
        console.complain("cli.interrupted")
        return INTERRUPTED
    except Exception as error:  # nobody should see a traceback for an answer
        return _internal(console, error)


def _take_language(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of --lang, which may stand anywhere, and the other words."""
    language: str | None = None
    rest: list[str] = []
    reading = iter(words)
    for word in reading:
        name, sign, value = word.partition("=")
        if name != "--lang":
            rest.append(word)
            continue
        language = value if sign else next(reading, "")
        if language not in LANGUAGES:
            raise UsageError("cli.usage.unknown_language", word=language, languages=", ".join(LANGUAGES))
    return language, rest


def _dispatch(console: Console, words: list[str], language: str | None) -> int:
    try:
        if words and words[0] in VERBS:
            return VERBS[words[0]].run(console, words[1:])
        values = _program_options(console).read(words)
    except HelpWanted as wanted:
        console.write(str(wanted))
        return 0
    if values.version:
        console.tell("cli.version", version=__version__)
        return 0
    if values.self_test:
        from cthulhu_desktop.cli import self_test

        return self_test.run(console)
    return _open_window(values.files, language)


def _program_options(console: Console) -> OptionReader:
    say = console.say
    verbs = columns([(name, say(verb.about)) for name, verb in VERBS.items()])
    more = ["", f"{say('cli.help.commands')}:", *verbs, "", say("cli.help.more")]
    options = OptionReader(console, "", say("cli.help.about"), more)
    options.words("files", say("cli.word.file"), say("cli.help.files"), many=True)
    options.value("--lang", say("cli.word.language"), say("cli.help.language"), default=None)
    options.flag("--self-test", say("cli.help.self_test"))
    options.flag("--version", say("cli.help.version"))
    return options


def _open_window(files: Sequence[str], language: str | None) -> int:
    for word in files:
        _check_file(word)
    from cthulhu_desktop.cli.screen import has_screen

    if not has_screen():
        raise CheckError("cli.no_display")
    try:
        from cthulhu_desktop import app
    except ImportError as error:
        if error.name is not None and error.name.startswith("cthulhu_desktop"):
            raise
        raise CheckError("cli.no_qt", why=str(error)) from error
    return app.run(files, language)


def _check_file(word: str) -> None:
    """UsageError for a word that is no file: a verb with a slip, or a file that is not there."""
    path = Path(word)
    try:
        if path.exists():
            return
    except (OSError, ValueError):  # too long, or with a zero in it
        pass
    if path.suffix or path.name != word:
        raise UsageError("cli.usage.no_file", path=word)
    guess = get_close_matches(word, VERBS, n=1)
    if guess:
        raise UsageError("cli.usage.unknown_verb", word=word, guess=guess[0])
    raise UsageError("cli.usage.unknown_verb_plain", word=word, verbs=", ".join(VERBS))


def _drop_output() -> None:
    """Nobody reads any more: keep the interpreter from complaining about it at its end."""
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())


def _internal(console: Console, error: Exception) -> int:
    from cthulhu_desktop.bridge.reports import Report
    from cthulhu_desktop.storage.places import places

    trace = "".join(traceback.format_exception(error))
    why = f"{type(error).__name__}: {error}"
    try:
        file = Report("an error on the command line", trace).write(places().logs)
    except OSError:
        console.complain("cli.internal_unwritten", why=why)
    else:
        console.complain("cli.internal", why=why, file=str(file))
    return FAILED
