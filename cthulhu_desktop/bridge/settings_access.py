"""The stored settings by name, for a window that knows names only."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.storage.setting_keys import (
    DICE_SETUP,
    FIRST_START_DONE,
    LAST_FOLDER,
    LIBRARY,
    READING,
    SETTINGS,
    WINDOW_GEOMETRY,
)
from cthulhu_desktop.storage.settings import Settings

# What a player does not think of as a setting keeps its value when the settings are reset.
_REMEMBERED = frozenset(
    setting.name for setting in (DICE_SETUP, FIRST_START_DONE, LAST_FOLDER, LIBRARY, READING, WINDOW_GEOMETRY)
)


class SettingsAccess:
    """Values by the names of `storage.setting_keys`. KeyError for another name."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def get(self, name: str) -> Any:
        """The value, or the default."""
        return self._settings.get(SETTINGS[name])

    def set(self, name: str, value: Any) -> None:
        """Keep a value. ValueError if it is not allowed, StorageProblem if it cannot be written (it holds for now)."""
        self._settings.set(SETTINGS[name], value)

    def reset(self) -> None:
        """What a player can choose in the settings, at its default."""
        for setting in SETTINGS.values():
            if setting.name not in _REMEMBERED:
                self._settings.reset(setting)
