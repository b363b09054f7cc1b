"""A sentence and what more there is to say, in letters as large as their room allows."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role

SHARES = (1.0, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5)  # of the usual size of the letters
LEAST_SCALE, LEAST_SHARE = 0.8, 0.5  # letters stay as large as at 80 % text size, and half as large as wished
GAP = 1


class FittedWords(QScrollArea):
    """Two texts, one below the other. Their letters become smaller together before anything is cut off; what does not
    even fit then can be scrolled. `link_followed(str)`: the target of a link in them."""

    link_followed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inner = QWidget()
        self._inner.setProperty("surface", "none")
        self.prompt, self.detail = QLabel(self._inner), QLabel(self._inner)
        self._fonts = ((self.prompt, 16.5, 560), (self.detail, 13.0, 0))
        flags = Qt.TextInteractionFlag
        for label, _points, _weight in self._fonts:
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            label.linkActivated.connect(self.link_followed)
        self.setWidget(self._inner)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.refit()

    def say(self, label: QLabel, text: str) -> None:
        """Show rich text in one of the two."""
        if text != label.text():
            label.setText(text)
            self.refit()
            self.verticalScrollBar().setValue(0)

    def fits(self, room: QSize, share: float) -> bool:
        """Whether the texts of now fit into that room in letters of a share of their usual size; `refit` afterwards."""
        return self._whole(self._heights(room.width(), max(share, self._least))) <= room.height()

    @property
    def _least(self) -> float:
        """The smallest share of the usual size that is used."""
        return min(1.0, max(LEAST_SHARE, LEAST_SCALE / theme.scale()))

    def refit(self) -> None:
        """Choose the size of the letters for the texts and the room of now."""
        room = self.maximumViewportSize()
        least = self._least
        heights = [0, 0]
        for share in (*(share for share in SHARES if share > least), least):
            heights = self._heights(room.width(), share)
            if room.width() < 10 or self._whole(heights) <= room.height():
                break
        too_high = room.width() >= 10 and self._whole(heights) > room.height()
        if too_high:
            width = room.width() - self.verticalScrollBar().sizeHint().width()
            heights = self._heights(width, least)
        else:
            width = room.width()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if too_high else Qt.FocusPolicy.NoFocus)
        self._place(width, max(room.height(), self._whole(heights)), heights)

    def _heights(self, width: int, share: float) -> list[int]:
        """How high the two are in letters of that share of their usual size."""
        found = []
        for label, points, weight in self._fonts:
            label.setFont(theme.font(Role.TEXT, points * share, weight=weight))
            shown = bool(label.text()) and not label.isHidden()
            found.append(label.heightForWidth(width) if shown and width > 0 else 0)
        return found

    @staticmethod
    def _whole(heights: list[int]) -> int:
        return sum(heights) + (GAP if all(heights) else 0)

    def _place(self, width: int, height: int, heights: list[int]) -> None:
        """Together they stand halfway up."""
        self._inner.resize(width, height)
        y = (height - self._whole(heights)) // 2
        for label, wanted in zip((self.prompt, self.detail), heights, strict=True):
            label.setGeometry(0, y, width, wanted)
            y += wanted + GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 10)
