"""Rows of cards of different widths: they shrink, break into lines and overlap before they leave their area."""

from __future__ import annotations

from collections.abc import Sequence

from cthulhu_desktop.ui.tabletop.layout import Rect

WIDTH = 63 / 88  # width of a card that stands, by its height
ATTACHED_STEP = 0.20  # how far an attached card peeks out, by the height of its host
LEAST_SHOWN = 0.55  # rather another line than less of each card to be seen
MOST_LINES = 3


def cells(widths: Sequence[float], area: Rect, height: float, gap: float) -> list[Rect]:
    """A cell for each width (in heights), centred in `area`. Cells of a line overlap evenly where there is no room;
    none leaves the area."""
    if not widths:
        return []
    lines, high = _lines(widths, area, height, gap)
    found: list[Rect] = []
    total = high * len(lines) + gap * 0.5 * (len(lines) - 1)
    y = area.cy - total / 2
    for line in lines:
        found += _line([width * high for width in line], Rect(area.x, y, area.w, high), gap)
        y += high + gap * 0.5
    return found


def _lines(
    widths: Sequence[float], area: Rect, height: float, gap: float
) -> tuple[list[Sequence[float]], float]:
    """The widths broken into as few lines as show enough of each, and the height of a line."""
    lines: list[Sequence[float]] = [widths]
    high = 1.0
    for count in range(1, MOST_LINES + 1):
        each = -(-len(widths) // count)
        lines = [widths[k : k + each] for k in range(0, len(widths), each)]
        high = max(1.0, min(height, (area.h - gap * 0.5 * (count - 1)) / count))
        high = min(high, area.w / max(widths))
        longest = max(sum(line) * high for line in lines)
        if longest <= area.w or area.w / longest >= LEAST_SHOWN:
            break
    return lines, high


def _line(widths: Sequence[float], area: Rect, gap: float) -> list[Rect]:
    total = sum(widths)
    if len(widths) > 1:
        gap = min(gap, max(0.0, (area.w - total) / (len(widths) - 1)))
    before = total - widths[-1]
    squeeze = min(1.0, (area.w - widths[-1]) / before) if before > 0 else 1.0
    x = area.cx - min(area.w, total + gap * (len(widths) - 1)) / 2
    found = []
    for width in widths:
        found.append(Rect(x, area.y, width, area.h))
        x += width * squeeze + gap
    # a wide card early in a tight line would stick out: everything is held within the area
    return [Rect(min(rect.x, area.right - rect.w), rect.y, rect.w, rect.h) for rect in found]
