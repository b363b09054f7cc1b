"""The contract all games share.

A game is its setup, its seed and its moves. `Game.begin` makes a `State`; a state asks one `Decision` at a
time, takes a `Move` and answers `Applied` (with what occurred) or `Refused` (and nothing changed). Everything
in a state is plain data, also a question in mid-effect, so that every position can be saved, copied, undone,
searched and sent to another process.
"""

from cthulhu_desktop.core.kernel.game import Applied, Begun, Game, Outcome, State, Undo, submit
from cthulhu_desktop.core.kernel.notation import NotationError, Vocabulary
from cthulhu_desktop.core.kernel.options import Decision, ListedOptions, Options
from cthulhu_desktop.core.kernel.record import GameRecord, RecordError, Replay, replay
from cthulhu_desktop.core.kernel.refusal import KernelReason, Refused, SetupError
from cthulhu_desktop.core.kernel.rng import Rng
from cthulhu_desktop.core.kernel.things import Frame, Move, Occurrence

__all__ = [
    "Applied", "Begun", "Decision", "Frame", "Game", "GameRecord", "KernelReason", "ListedOptions", "Move",
    "NotationError", "Occurrence", "Options", "Outcome", "RecordError", "Refused", "Replay", "Rng",
    "SetupError", "State", "Undo", "Vocabulary", "replay", "submit",
]  # fmt: skip
