"""Options of a verb: read by argparse, explained and refused in the user's language."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from cthulhu_desktop.cli.console import PROGRAM, Console, UsageError

WIDTH = 100  # columns of the help
_HELP = ("-h", "--help")


class HelpWanted(Exception):  # noqa: N818 (not an error)
    """The user asked for help; the argument is the text."""


class _Parser(argparse.ArgumentParser):
    """Leaves all complaining to OptionReader."""

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)


class OptionReader:
    """The options of one verb ("" for the program itself). `about` says what it does, `more` follows the options."""

    def __init__(self, console: Console, verb: str, about: str, more: Sequence[str] = ()) -> None:
        self.console = console
        self.command = f"{PROGRAM} {verb}".strip()
        self._about = about
        self._more = more
        self._parser = _Parser(add_help=False, allow_abbrev=False, exit_on_error=False)
        self._explained: list[tuple[str, str]] = []
        self._usage: list[str] = []
        self._flags: set[str] = set()
        self._all: list[str] = []

    def value(
        self, name: str, word: str, about: str, *, default: Any, read: Callable[[str], Any] = str, many: bool = False
    ) -> None:
        """An option with a value; `word` stands for it in the help, `about` explains it. `read` may raise UsageError.
        With `many` it may be given several times and makes a list."""
        action = "append" if many else "store"
        self._parser.add_argument(name, default=default, type=read, action=action)
        self._explain(f"{name} {word}", about)
        self._usage.append(f"[{name} {word}]{'…' if many else ''}")
        self._all.append(name)

    def whole_number(self, name: str, about: str, *, default: int, low: int, high: int) -> None:
        """An option with a whole number."""
        word = self.console.say("cli.word.number")
        about = f"{about} [{default}]"
        self.value(name, word, about, default=default, read=lambda text: whole_number(name, text, low, high))

    def flag(self, name: str, about: str, *short: str) -> None:
        """An option without a value."""
        self._parser.add_argument(name, *short, action="store_true")
        self._explain(", ".join((*short, name)), about)
        self._usage.append(f"[{name}]")
        self._flags |= {name, *short}
        self._all += [name, *short]

    def words(self, name: str, word: str, about: str, *, many: bool = False) -> None:
        """A word without an option: one or none, or with `many` any number."""
        self._parser.add_argument(name, nargs="*" if many else "?", default=[] if many else None)
        self._explained.insert(0, (word, about))
        self._usage.insert(0, f"[{word}…]" if many else word)

    def usage_word(self, name: str, word: str) -> None:
        """Any number of words that are explained elsewhere in the help."""
        self._parser.add_argument(name, nargs="*", default=[])
        self._usage.insert(0, f"[{word}]")

    def _explain(self, left: str, about: str) -> None:
        self._explained.append((left, about))

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The values. HelpWanted, or UsageError if `words` are not understood."""
        if any(word in _HELP for word in words):
            raise HelpWanted(self.help())
        try:
            values, extra = self._parser.parse_known_args(list(words))
        except argparse.ArgumentError as error:
            raise self._refusal(error) from None
        if extra:
            raise self._refusal_of_word(extra[0])
        return values

    def _refusal(self, error: argparse.ArgumentError) -> UsageError:
        option = (error.argument_name or "").split("/")[0]
        if option in self._flags:
            return UsageError("cli.usage.takes_no_value", option=option)
        if option.startswith("-"):
            return UsageError("cli.usage.needs_value", option=option, help=self.help_command)
        return UsageError("cli.usage.unreadable", help=self.help_command)

    def _refusal_of_word(self, word: str) -> UsageError:
        if not word.startswith("-"):
            return UsageError("cli.usage.unexpected_word", word=word, help=self.help_command)
        return unknown_option(word.partition("=")[0], self._all, self.help_command)

    @property
    def help_command(self) -> str:
        """What to type for help."""
        return f"{self.command} --help"

    def help(self) -> str:
        """The help text."""
        say = self.console.say
        indent = " " * (len(say("cli.help.usage")) + len(self.command) + 2)
        parts = " ".join(part.replace(" ", "\0") for part in self._usage)  # no line ends inside an option
        usage = [
            line.replace("\0", " ") for line in textwrap.wrap(parts, WIDTH - len(indent), break_on_hyphens=False)
        ]
        lines = [f"{say('cli.help.usage')} {self.command} {usage[0] if usage else ''}".rstrip()]
        lines += [indent + line for line in usage[1:]]
        lines += ["", *textwrap.wrap(self._about, WIDTH), "", f"{say('cli.help.options')}:"]
        rows = [*self._explained, ("-h, --help", say("cli.help.help"))]
        return "\n".join([*lines, *columns(rows), *self._more])


def columns(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Names on the left, explanations on the right."""
    left = min(max(len(name) for name, _ in rows) + 4, 32)
    lines = []
    for name, about in rows:
        wrapped = textwrap.wrap(about, WIDTH - left, break_on_hyphens=False)
        lines.append(f"  {name}".ljust(left) + (wrapped[0] if wrapped else ""))
        lines += [" " * left + line for line in wrapped[1:]]
    return lines


def unknown_option(word: str, known: Sequence[str], help_command: str) -> UsageError:
    """The refusal of an option that is not there, with the one that was probably meant."""
    guess = get_close_matches(word, known, n=1)
    if guess:
        return UsageError("cli.usage.unknown_option", word=word, guess=guess[0])
    return UsageError("cli.usage.unknown_option_plain", word=word, help=help_command)


def whole_number(option: str, text: str, low: int, high: int) -> int:
    """`text` as a whole number from `low` to `high`. UsageError if it is none."""
    try:
        number = int(text)
    except ValueError:  # also for thousands of digits
        number = low - 1
    if not low <= number <= high:
        raise UsageError("cli.usage.not_a_number", option=option, word=text[:40], low=low, high=high)
    return number
