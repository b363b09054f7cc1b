"""Where a hint stands: in sight, but on nothing that must be clicked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

COLUMNS, ROWS = 13, 9
MARGIN = 12
ON_USABLE, ON_TARGET, ON_OTHERS = 40.0, 60.0, 0.1  # what a covered pixel costs, in pixels of distance
LESS_LIKED = 150.0  # what each size costs that is liked less than the one before
FAR = 0.5  # how much of that distance counts


def best_place(
    size: QSize, area: QRect, usable: Sequence[QRect], targets: Sequence[QRect], others: Sequence[QRect] = ()
) -> QPoint:
    """The upper left corner for a hint of `size` inside `area`: it covers as little as it can of what is `usable` and
    of its own `targets`, then of `others`, and stands near its targets."""
    return best_of((size,), area, usable, targets, others).topLeft()


def best_of(
    sizes: Sequence[QSize], area: QRect, usable: Sequence[QRect], targets: Sequence[QRect], others: Sequence[QRect] = ()
) -> QRect:
    """`best_place` for the size of several that finds the best one; those that come first are liked better."""
    hints = [(rank, hint) for rank, size in enumerate(sizes) for hint in _places(size, area)]
    return min(hints, key=lambda each: LESS_LIKED * each[0] + _cost(each[1], area, usable, targets, others))[1]


def _places(size: QSize, area: QRect) -> Iterator[QRect]:
    room = area.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    wide, high = max(0, room.width() - size.width()), max(0, room.height() - size.height())
    for row in range(ROWS):
        for column in range(COLUMNS):
            corner = QPoint(room.left() + wide * column // (COLUMNS - 1), room.top() + high * row // (ROWS - 1))
            yield QRect(corner, size)


def _cost(
    hint: QRect, area: QRect, usable: Sequence[QRect], targets: Sequence[QRect], others: Sequence[QRect]
) -> float:
    covered = ON_USABLE * _overlap(hint, usable) + ON_TARGET * _overlap(hint, targets)
    covered += ON_OTHERS * _overlap(hint, others)
    towards = targets[0].center() if targets else QPoint(area.right(), area.top())
    return covered + FAR * (hint.center() - towards).manhattanLength()


def _overlap(hint: QRect, others: Sequence[QRect]) -> int:
    common = (hint.intersected(other) for other in others)
    return sum(part.width() * part.height() for part in common if not part.isEmpty())
