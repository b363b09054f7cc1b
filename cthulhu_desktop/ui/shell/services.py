"""What the window is handed by the program's start."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from cthulhu_desktop.bridge.desk import GameDesk
from cthulhu_desktop.bridge.pictures import PictureLoader
from cthulhu_desktop.ui.shell.preferences import Preferences
from cthulhu_desktop.wording import sentences

if TYPE_CHECKING:  # cards and decks are read with the first deck
    from cthulhu_desktop.bridge.deck_desk import DeckDesk

PictureOrder = Callable[[QSize, float, Callable[[QImage], None]], None]  # size, pixel ratio, whom to give it


class Told(Protocol):
    """Something to tell a player: the key of a sentence and its arguments."""

    @property
    def key(self) -> str: ...

    @property
    def args(self) -> Mapping[str, Any]: ...


def _no_decks() -> DeckDesk:
    raise LookupError("decks")


@dataclass(frozen=True, slots=True)
class Services:
    """`plate` draws the picture of the start screen in the background (None: only the preview is shown); `notices` are
    told once the window is there; `folders` by name: data, cache, logs; `pictures` draws the cards (None: they have
    placeholders); `decks` gives the desk where decks are built."""

    desk: GameDesk
    preferences: Preferences
    folders: Mapping[str, Path] = field(default_factory=dict)
    plate: PictureOrder | None = None
    notices: Sequence[Told] = ()
    pictures: PictureLoader | None = None
    decks: Callable[[], DeckDesk] = _no_decks

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """A sentence of the wording catalogues in the language of the window."""
        return sentences(self.preferences.language_switch.language).say(key, **args)

    def say_problem(self, problem: Any) -> str:
        """The sentence of a problem that carries `reason` and `args_by_name`."""
        return self.say(problem.reason, problem.args_by_name)
