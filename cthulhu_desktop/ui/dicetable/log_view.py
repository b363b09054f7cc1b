"""The log: what has occurred, in sentences; a line opens the rule behind it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.dice.things import (
    Called,
    DieGiven,
    DieTaken,
    EndedBy,
    GameEnded,
    InvocationEnded,
    NothingToTake,
    PhaseBegan,
    PhaseScored,
    Rolled,
    StartRolled,
    StartStonePassed,
    StartStoneTaken,
    StartTied,
    StonesReturned,
    StoneTaken,
)
from cthulhu_desktop.core.kernel import Occurrence
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.tabletop.words import wording_now
from cthulhu_desktop.ui.theme import INK, Role
from cthulhu_desktop.wording.dice import log_line

_RULES: dict[type[Occurrence], str] = {
    StartRolled: "DG-2.4", StartTied: "DG-2.4", StartStoneTaken: "DG-2.4", PhaseBegan: "DG-3.1", Rolled: "DG-3.2",
    Called: "DG-4.2", DieGiven: "DG-3.4", DieTaken: "DG-5.2", NothingToTake: "DG-5.2", StoneTaken: "DG-5.3",
    StonesReturned: "DG-5.3", InvocationEnded: "DG-3.6", PhaseScored: "DG-6.2", StartStonePassed: "DG-6.4",
    GameEnded: "DG-7.1",
}  # fmt: skip


def rule_of(occurrence: Occurrence) -> str:
    """The rule by which something occurred."""
    if isinstance(occurrence, InvocationEnded) and occurrence.why is EndedBy.ROBBED:
        return "DG-5.2a"
    return _RULES[type(occurrence)]


class LogView(QTextBrowser):
    """All lines, the newest last. `rule_wanted(number)` when a line is clicked."""

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.anchorClicked.connect(self._follow)
        self._occurrences: list[Occurrence] = []
        self._names: Sequence[str] = ()
        self.redress()

    def begin(self, occurrences: Iterable[Occurrence], names: Sequence[str]) -> None:
        """Show these lines and nothing else."""
        self._occurrences, self._names = list(occurrences), names
        self.redress()

    def add(self, occurrence: Occurrence) -> str:
        """Add a line; its text."""
        self._occurrences.append(occurrence)
        text = self.line(occurrence)
        self.append(self._html(occurrence, text))
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
        return text

    def line(self, occurrence: Occurrence) -> str:
        """The sentence of an occurrence."""
        return log_line(wording_now(), occurrence, self._names)

    def redress(self) -> None:
        """Say all lines anew: the language or the fonts have changed."""
        self.setAccessibleName(tr("Log of the game"))
        self.document().setDefaultFont(theme.font(Role.TEXT, 12.5))
        self.setHtml("".join(self._html(occurrence, self.line(occurrence)) for occurrence in self._occurrences))
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _html(self, occurrence: Occurrence, text: str) -> str:
        heavy = isinstance(occurrence, PhaseBegan | PhaseScored | GameEnded | Called)
        body = f"<b>{escape(text)}</b>" if heavy else escape(text)
        above = theme.px(9) if isinstance(occurrence, PhaseBegan) else theme.px(2)
        style = f"color:{INK};text-decoration:none"
        link = f'<a style="{style}" href="rule:{rule_of(occurrence)}">{body}</a>'
        return f'<p style="margin:{above}px 0 1px 0">{link}</p>'

    def _follow(self, url: QUrl) -> None:
        self.rule_wanted.emit(url.path())
