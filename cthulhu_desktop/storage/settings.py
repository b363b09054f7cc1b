"""The user's settings."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from cthulhu_desktop.storage.database import Database
from cthulhu_desktop.storage.problems import Notice, StorageProblem
from cthulhu_desktop.storage.setting_keys import SETTINGS, Setting

T = TypeVar("T")
Listener = Callable[[Setting[Any]], None]


class Settings:
    """Values by `Setting` (see setting_keys.py). They are read once, so `get` costs a dictionary look-up.

    `changed` lists what is called, with the setting, in the thread of `set`, after a value has become another one.
    `notices` tells about stored values that made no sense: they gave way to the default and lie in the table
    settings_rejected. Names this version does not know are left alone.
    """

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._values: dict[str, Any] = {}
        self._unwritten: set[str] = set()
        self.changed: list[Listener] = []
        self.notices: list[Notice] = []
        self._read_all()

    def get(self, setting: Setting[T]) -> T:
        """The value, or the default where none was set. Mappings are not to be changed by the reader."""
        value: T = self._values.get(setting.name, setting.default)
        return value

    def set(self, setting: Setting[T], value: T) -> None:
        """Set a value and write it down. ValueError if it is not allowed. StorageProblem if it cannot be written; it
        holds until the program ends then."""
        text = setting.to_text(value)
        if value == self.get(setting) and setting.name not in self._unwritten:
            return
        self._values[setting.name] = setting.from_text(text)  # a copy, and just what the next start will read
        self._unwritten.add(setting.name)
        try:
            with self._database.writing() as connection:
                connection.execute(
                    "INSERT INTO settings (name, value) VALUES (?, ?) "
                    "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                    (setting.name, text),
                )
            self._unwritten.discard(setting.name)
        finally:
            for listener in tuple(self.changed):
                listener(setting)

    def reset(self, setting: Setting[Any]) -> None:
        """Back to the default."""
        self.set(setting, setting.default)

    def _read_all(self) -> None:
        for row in self._database.rows("SELECT name, value FROM settings"):
            setting = SETTINGS.get(row["name"])
            if setting is None:
                continue
            try:
                self._values[setting.name] = setting.from_text(row["value"])
            except ValueError:
                self._reject(setting, row)

    def _reject(self, setting: Setting[Any], row: sqlite3.Row) -> None:
        self.notices.append(Notice("storage.setting_rejected", {"setting": setting.title}))
        with suppress(StorageProblem), self._database.writing() as connection:  # if it fails it is told again next time
            connection.execute(
                "INSERT INTO settings_rejected (name, value, at) VALUES (?, ?, ?)",
                (row["name"], row["value"], int(self._clock())),
            )
            connection.execute("DELETE FROM settings WHERE name = ?", (row["name"],))
