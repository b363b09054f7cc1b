"""What the player chose, kept by the storage and put into force here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.language import LanguageSwitch
from cthulhu_desktop.ui.theme import Contrast, Look, Motion


class SettingsStore(Protocol):
    """Keeps values by name; a missing or damaged value is its default. May raise when the disk fails."""

    def get(self, name: str) -> Any:
        """The value of a setting."""

    def set(self, name: str, value: Any) -> object:
        """Keep a value."""

    def reset(self) -> object:
        """All settings at their defaults."""


class Preferences(QObject):
    """The settings the window knows. Every change is kept and takes effect at once; `changed` tells of it, and
    `not_kept(object)` of a change that could not be kept (it holds until the program ends)."""

    changed = Signal()
    not_kept = Signal(object)

    def __init__(self, store: SettingsStore, language: LanguageSwitch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.language_switch = language
        self._mappings: dict[str, MutableMapping[str, str]] = {}

    def get(self, name: str) -> Any:
        """The value of a setting, one of those in storage."""
        return self._store.get(name)

    def put(self, name: str, value: Any) -> None:
        """Keep a value and put it into force."""
        self.keep(name, value)
        if name == "language":
            self.language_switch.use(str(value))
        elif name in ("text_scale", "easy_font", "motion", "contrast", "left_handed"):
            theme.apply(self.look())
        self.changed.emit()

    def keep(self, name: str, value: Any) -> None:
        """Keep a value that nothing else depends on (places of windows, last choices)."""
        try:
            self._store.set(name, value)
        except Exception as problem:  # the disk may be full or gone; the choice still holds for now
            if not hasattr(problem, "reason"):
                raise
            self.not_kept.emit(problem)

    def kept(self, name: str) -> MutableMapping[str, str]:
        """A setting of texts by name, for a part of the window that remembers things: what is put in is kept. All who
        ask for it share it."""
        return self._mappings.setdefault(name, _Kept(self, name))

    def look(self) -> Look:
        """The look that the settings describe."""
        motion, contrast = str(self.get("motion")), str(self.get("contrast"))
        return Look(
            int(self.get("text_scale")), bool(self.get("easy_font")),
            Motion(motion) if motion in list(Motion) else Motion.SYSTEM,
            Contrast(contrast) if contrast in list(Contrast) else Contrast.SYSTEM, bool(self.get("left_handed")),
        )  # fmt: skip

    def apply_all(self) -> None:
        """Put everything into force, as at the start."""
        theme.apply(self.look())
        self.language_switch.use(str(self.get("language")))
        self.changed.emit()

    def reset(self) -> None:
        """All settings at their defaults, in force at once."""
        self._store.reset()
        self.apply_all()


class _Kept(MutableMapping[str, str]):
    def __init__(self, preferences: Preferences, name: str) -> None:
        self._preferences, self._name = preferences, name
        self._texts = {str(key): text for key, text in preferences.get(name).items() if isinstance(text, str)}

    def __getitem__(self, key: str) -> str:
        return self._texts[key]

    def __setitem__(self, key: str, text: str) -> None:
        if self._texts.get(key) != text:
            self._texts[key] = text
            self._preferences.keep(self._name, dict(self._texts))

    def __delitem__(self, key: str) -> None:
        del self._texts[key]
        self._preferences.keep(self._name, dict(self._texts))

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)


def last_choice(stored: Any) -> Mapping[str, Any]:
    """A stored choice as a mapping; anything else counts as none."""
    return stored if isinstance(stored, Mapping) else {}
