"""What verbs write to: sentences of one language on stdout, complaints on stderr."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

from cthulhu_desktop.wording import sentences

PROGRAM = "cthulhu-desktop"


class UsageError(Exception):
    """The command line is not understood: the key of a sentence (`cli.usage.…` or another area's) and its arguments."""

    def __init__(self, key: str, /, **args: str | int) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_by_name = args


class CheckError(Exception):
    """What was asked for was done, and the answer is no: exit code 1."""

    def __init__(self, key: str, /, **args: str | int) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_by_name = args


class Console:
    """Where a verb writes to. Characters that the terminal cannot show are escaped rather than fatal."""

    def __init__(self, language: str) -> None:
        self.words = sentences(language)
        self.language = language
        # A program without a console (a window program on Windows) has neither stream.
        self.out = sys.stdout if sys.stdout is not None else io.StringIO()
        self.err = sys.stderr if sys.stderr is not None else io.StringIO()
        for stream in (self.out, self.err):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")

    def say(self, key: str, /, **args: Any) -> str:
        """A sentence."""
        return self.words.say(key, **args)

    def tell(self, key: str, /, **args: Any) -> None:
        """A sentence as a line of the result."""
        self.write(self.say(key, **args))

    def write(self, line: str = "") -> None:
        """A line of the result."""
        self.out.write(line + "\n")

    def write_json(self, data: object) -> None:
        """The result as JSON, readable by people too."""
        self.write(json.dumps(data, ensure_ascii=False, indent=1))

    def complain(self, key: str, /, **args: Any) -> None:
        """What is wrong, in one line on stderr."""
        line = " ".join(self.say(key, **args).split())
        self.err.write(f"{PROGRAM}: {line}\n")

    def passing(self, key: str, /, **args: Any) -> None:
        """How far it is, if somebody watches: each line on stderr takes the place of the one before."""
        if self.err.isatty():
            self.err.write(f"\r\x1b[K{self.say(key, **args)}")
            self.err.flush()

    def passed(self) -> None:
        """Take the last `passing` away."""
        if self.err.isatty():
            self.err.write("\r\x1b[K")

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        text = f"{value:,.{digits}f}"
        group, point = {"en": (",", "."), "pl": ("\u00a0", ","), "de": (".", ",")}[self.language]
        return text.replace(",", "\0").replace(".", point).replace("\0", group)
