"""On which line a key of a TOML text stands. `tomllib` reads the values and does not say.

The text is known to be well-formed, so this walks it without checking anything.
"""

from __future__ import annotations

import re

Path = tuple[str, ...]

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR_END = re.compile(r"[,\]}#\n]")


class Places:
    """Lines of keys and entries of lists, by path: ("X", "play", "0")."""

    def __init__(self, text: str) -> None:
        scanner = _Scanner(text)
        scanner.run()
        self._lines = scanner.lines
        self._contents = scanner.contents

    def line(self, path: Path) -> int:
        """The line of a key, or of the nearest one around it; 0 if there is none."""
        while path:
            if path in self._lines:
                return self._lines[path]
            path = path[:-1]
        return 0

    def content(self, path: Path) -> int:
        """The line on which the text of a string begins."""
        return self._contents.get(path, self.line(path))


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.contents: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}

    def run(self) -> None:
        table: Path = ()
        while self._skip():
            if self.text[self.at] == "[":
                table = self._header()
            else:
                path = table + self._key()
                self._note(path)
                self._pass_sign()
                self._value(path)

    def _line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1

    def _note(self, path: Path) -> None:
        for length in range(1, len(path) + 1):
            self.lines.setdefault(path[:length], self._line())

    def _skip(self) -> bool:
        """Over blanks, line ends and comments; False at the end."""
        while self.at < len(self.text):
            sign = self.text[self.at]
            if sign == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif sign in " \t\r\n\ufeff":
                self.at += 1
            else:
                return True
        return False

    def _header(self) -> Path:
        """[table] or [[entry of a list]]."""
        double = self.text.startswith("[[", self.at)
        self.at += 2 if double else 1
        keys = self._key()
        self.at = self.text.index("]", self.at) + (2 if double else 1)
        path: Path = ()
        for place, key in enumerate(keys):
            path = (*path, key)
            if double and place == len(keys) - 1:
                self.counts[path] = self.counts.get(path, -1) + 1
            if path in self.counts:
                path = (*path, str(self.counts[path]))
        self._note(path)
        return path

    def _key(self) -> Path:
        parts: list[str] = []
        while True:
            self._skip()
            sign = self.text[self.at]
            if sign in "\"'":
                start = self.at
                self._string(())
                parts.append(self.text[start + 1 : self.at - 1])
            else:
                match = _BARE.match(self.text, self.at)
                parts.append(match[0] if match else "")
                self.at = match.end() if match else self.at + 1
            self._skip()
            if self.at >= len(self.text) or self.text[self.at] != ".":
                return tuple(parts)
            self.at += 1

    def _pass_sign(self) -> None:
        self.at = self.text.index("=", self.at) + 1

    def _value(self, path: Path) -> None:
        self._skip()
        sign = self.text[self.at : self.at + 1]
        if sign in ('"', "'"):
            self._string(path)
        elif sign == "[":
            self._list(path)
        elif sign == "{":
            self._inline(path)
        else:
            match = _SCALAR_END.search(self.text, self.at)
            self.at = match.start() if match else len(self.text)

    def _list(self, path: Path) -> None:
        self.at += 1
        place = 0
        while self._skip() and self.text[self.at] != "]":
            entry = (*path, str(place))
            self._note(entry)
            self._value(entry)
            place += 1
            self._skip()
            if self.text[self.at] == ",":
                self.at += 1
        self.at += 1

    def _inline(self, path: Path) -> None:
        self.at += 1
        while self._skip() and self.text[self.at] != "}":
            inner = path + self._key()
            self._note(inner)
            self._pass_sign()
            self._value(inner)
            self._skip()
            if self.text[self.at] == ",":
                self.at += 1
        self.at += 1

    def _string(self, path: Path) -> None:
        """Over a string of any of the four kinds; where its text begins is noted."""
        quote = self.text[self.at]
        mark = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        self.at += len(mark)
        begins = self._line()
        if len(mark) == 3 and self.text[self.at : self.at + 2].lstrip("\r").startswith("\n"):
            begins += 1  # a line end right after the opening quotes is no part of the text
        self.contents[path] = begins
        while not self.text.startswith(mark, self.at):
            self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1
        self.at += len(mark)
        while len(mark) == 3 and self.text.startswith(quote, self.at):
            self.at += 1  # up to two more quotes may belong to the text
