"""How a page is set: sizes and colours of everything on it, for the screen and for print."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QTextBlockFormat, QTextCharFormat

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.theme import Role

MEASURE = 33.0  # ems of a line: about 70 letters
_LINE = int(QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
Align = Qt.AlignmentFlag


@dataclass(frozen=True)
class Style:
    """`points` of the running text (everything else follows), `dots` pixels to a point, `width` of the column."""

    points: float
    dots: float
    width: float

    @property
    def em(self) -> float:
        """The size of the running text in pixels."""
        return self.points * self.dots

    @property
    def zoom(self) -> float:
        """The size of diagrams against their drawing at 13 points on 96 dots an inch."""
        return self.em / (theme.BASE_POINTS * 96 / 72)

    def column(self, room: float) -> float:
        """The width of the text where there is `room`: not wider than can be read well."""
        return min(room, self.em * MEASURE)

    def font(self, factor: float = 1.0, role: Role = Role.TEXT, *, italic: bool = False, weight: int = 0) -> QFont:
        """A font `factor` times as large as the running text."""
        # The theme's own scale is already in `points`.
        return theme.font(role, self.points * factor / theme.scale(), italic=italic, weight=weight)

    def char(self, factor: float = 1.0, colour: str = theme.INK, *, role: Role = Role.TEXT, italic: bool = False,
             weight: int = 0) -> QTextCharFormat:  # fmt: skip
        """The format of a run of letters."""
        form = QTextCharFormat()
        form.setFont(self.font(factor, role, italic=italic, weight=weight))
        form.setForeground(theme.colour(colour))
        return form

    def block(self, above: float = 0.0, below: float = 0.55, align: Qt.AlignmentFlag = Align.AlignLeft,
              line: float = 118.0) -> QTextBlockFormat:  # fmt: skip
        """The format of a paragraph, distances in ems."""
        form = QTextBlockFormat()
        form.setTopMargin(above * self.em)
        form.setBottomMargin(below * self.em)
        form.setAlignment(align)
        form.setLineHeight(line, _LINE)
        return form

    def initial_block(self) -> QTextBlockFormat:
        """A paragraph with a large first letter: lines as far apart as in any other, the letter rises above them."""
        form = self.block(0.6, align=self.flow)
        # Metrics of the screen, brought to the device's own dots.
        font = self.font()
        height = 1.18 * self.em * QFontMetricsF(font).height() / QFontInfo(font).pixelSize()
        form.setLineHeight(height, int(QTextBlockFormat.LineHeightTypes.FixedHeight.value))
        return form

    @property
    def flow(self) -> Qt.AlignmentFlag:
        """Even edges where lines are long enough for them, else ragged right."""
        return Align.AlignJustify if self.width > self.em * 24 else Align.AlignLeft
