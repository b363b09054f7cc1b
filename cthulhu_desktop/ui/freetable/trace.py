"""The trace: what everybody did, in sentences that everybody may read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.free.pieces import Kind
from cthulhu_desktop.core.free.things import Added, Drawn, Flipped, Held, Laid, Looked, Stacked, Written
from cthulhu_desktop.core.kernel import Occurrence
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.tabletop.words import wording_now
from cthulhu_desktop.ui.theme import BLOOD, INK, MUTED_INK, Role
from cthulhu_desktop.wording.free import log_line, piece_name

LATEST = 250  # lines that are shown
FEW = 20  # lines that are taken away one by one


class Trace(QTextBrowser):
    """All lines, the newest last. What somebody looked at stands out; what was only moved is pale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._all: list[Occurrence] = []
        self._names: Sequence[str] = ()
        self._titles: Mapping[str, str] = {}
        self._piles = 0
        self._known: dict[int, str] = {}  # what pieces are called, as far as everybody knows
        self.redress()

    def begin(self, occurrences: Iterable[Occurrence], names: Sequence[str], piles: int) -> None:
        """Show these lines and nothing else. `piles` lay on the table at the start."""
        before, self._all = self._all, list(occurrences)
        taken_back = len(before) - len(self._all)
        if (names, piles) == (self._names, self._piles) and 0 < taken_back < FEW and self._all == before[:-taken_back]:
            self._cut(taken_back)
            return
        self._names, self._piles = names, piles
        self.redress()

    def _cut(self, lines: int) -> None:
        """Take the last lines away: far faster than to say all of them again."""
        for _ in range(lines):
            cursor = QTextCursor(self.document())
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            cursor.removeSelectedText()
        self._learn_all()
        self._to_end()

    def _learn_all(self) -> None:
        """What everybody knows after all that has occurred."""
        self._known = dict.fromkeys(range(self._piles), wording_now().say("free.kind.pile"))
        for occurrence in self._all:
            self._learn(occurrence)

    def know(self, titles: Mapping[str, str]) -> None:
        """The titles of cards by id."""
        self._titles = titles
        self.redress()

    def add(self, occurrence: Occurrence) -> str:
        """Add a line; its text."""
        self._all.append(occurrence)
        text = self._say(occurrence)
        self.append(_html(occurrence, text))
        self._to_end()
        return text

    def redress(self) -> None:
        """Say all lines anew: the language or the fonts have changed."""
        self.setAccessibleName(tr("Trace of what was done"))
        self.document().setDefaultFont(theme.font(Role.TEXT, 12.5))
        self._known = dict.fromkeys(range(self._piles), wording_now().say("free.kind.pile"))
        first = max(0, len(self._all) - LATEST)
        for occurrence in self._all[:first]:
            self._learn(occurrence)
        self.setHtml("".join(_html(occurrence, self._say(occurrence)) for occurrence in self._all[first:]))
        self._to_end()

    def _to_end(self) -> None:
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _say(self, occurrence: Occurrence) -> str:
        """The sentence, by what everybody knew of the pieces when it occurred."""
        text = log_line(wording_now(), occurrence, self._names, self._known, self._titles)
        self._learn(occurrence)
        return text

    def _learn(self, occurrence: Occurrence) -> None:
        match occurrence:
            case Added(piece, kind, face):
                self._known[piece] = self._name(kind, face)
            case Drawn() | Held():
                self._known.update(dict.fromkeys(occurrence.pieces, self._name(Kind.CARD)))
            case Flipped(piece, face):
                self._known[piece] = self._name(Kind.CARD, face)
            case Stacked(_pieces, onto):
                self._known[onto] = self._name(Kind.PILE)
            case Written(note):
                self._known[note] = self._name(Kind.NOTE)

    def _name(self, kind: Kind, face: str = "") -> str:
        return piece_name(wording_now(), kind.value, face, self._titles)


def _html(occurrence: Occurrence, text: str) -> str:
    colour = BLOOD if isinstance(occurrence, Looked) else MUTED_INK if isinstance(occurrence, Laid) else INK
    body = f"<b>{escape(text)}</b>" if isinstance(occurrence, Looked) else escape(text)
    return f'<p style="margin:{theme.px(2)}px 0 1px 0;color:{colour}">{body}</p>'
