"""The diagrams of the rulebooks. A recipe is a name and arguments: `dice-position display=iaa,t2 roll=es`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPicture

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.rulebook import card_courses, card_diagrams
from cthulhu_desktop.ui.rulebook.dice_drawing import face_of, paint_die, paint_stone
from cthulhu_desktop.ui.rulebook.drawing import Drawing, Faces, no_faces
from cthulhu_desktop.ui.rulebook.ornaments import blank

FACES = ("iaa", "t1", "t2", "t3", "es")


def parse_recipe(recipe: str) -> tuple[str, dict[str, str]]:
    """The name and the arguments of a recipe."""
    name, *rest = recipe.split()
    return name, dict(part.partition("=")[::2] for part in rest)


def is_known(recipe: str) -> bool:
    """Whether there is such a diagram and its arguments are right."""
    name, arguments = parse_recipe(recipe)
    faces = [face for key in ("display", "roll") for face in _names(arguments.get(key, ""))]
    if name == "card-anatomy" and arguments.get("of") not in card_diagrams.ANATOMY:
        return False
    return name in _DIAGRAMS and all(face_of(face) for face in faces)


def labels_of(recipe: str) -> set[str]:
    """The labels that a book must have for a diagram."""
    name, arguments = parse_recipe(recipe)
    if name == "chain":
        return set(_names(arguments["of"]))
    if name == "card-anatomy":
        return card_diagrams.anatomy_labels(arguments)
    return set(_DIAGRAMS[name][1])


def draw(
    recipe: str, labels: Mapping[str, str], width: float, zoom: float, faces: Faces = no_faces
) -> tuple[QPicture, float]:
    """A diagram as wide as `width` at most, and its height. An unknown one is empty."""
    name, arguments = parse_recipe(recipe)
    picture = QPicture()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    maker = _DIAGRAMS.get(name)
    height = maker[0](Drawing(painter, width, zoom, labels, arguments, faces)) if maker else 0.0
    painter.end()
    return picture, height


def image_of(picture: QPicture, width: float, height: float, ratio: float) -> QImage:
    """A drawn diagram as pixels, `ratio` device pixels to one."""
    image, painter = blank(width, height, ratio)
    painter.drawPicture(0, 0, picture)
    painter.end()
    return image


def _names(text: str) -> list[str]:
    return [name for name in text.split(",") if name]


def _rows(count: int, cell: float, width: float) -> list[int]:
    """How many cells go into each row."""
    most = max(1, int(width // cell))
    full, rest = divmod(count, most)
    return [most] * full + ([rest] if rest else [])


def _faces(d: Drawing) -> float:
    """The five motifs with their names."""
    cell, side, top = d.px(124), d.px(58), d.px(6)
    if d.width / len(FACES) >= d.px(94):
        cell = min(cell, d.width / len(FACES))
    names = iter(FACES)
    for count in _rows(len(FACES), cell, d.width):
        left, lowest = (d.width - count * cell) / 2, 0.0
        for column in range(count):
            name = next(names)
            middle = left + (column + 0.5) * cell
            paint_die(d.painter, QRectF(middle - side / 2, top, side, side), face_of(name))
            text = f"{d.label(name)}\n{d.label('twice')}" if name == "iaa" else d.label(name)
            lowest = max(lowest, d.caption(middle, top + side + d.px(6), cell - d.px(8), text))
        top += side + d.px(18) + lowest
    return top


def _row_of_dice(d: Drawing, names: Sequence[str | None], area: QRectF, side: float) -> None:
    step = side * 1.16
    left = area.center().x() - (len(names) * step - (step - side)) / 2
    for number, name in enumerate(names):
        place = QRectF(left + number * step, area.center().y() - side / 2, side, side)
        paint_die(d.painter, place, face_of(name) if name else None)


def _position(d: Drawing) -> float:
    """A display and, if there is one, the roll beside or below it."""
    parts = [(key, _names(d.arguments[key])) for key in ("display", "roll") if key in d.arguments]
    stone = d.px(46) if "stone" in d.arguments else 0.0
    most = max(1, *(len(names) for _, names in parts))
    side, gap = min(d.px(40), (d.width - stone - d.px(36)) / (most * 1.16)), d.px(26)
    widths = [max(d.px(120), len(names) * side * 1.16 + d.px(26)) for _, names in parts]
    beside = sum(widths) + gap * (len(parts) - 1) + stone <= d.width
    left = (d.width - (sum(widths) + gap * (len(parts) - 1) + stone)) / 2 if beside else 0.0
    top, bottom = d.px(4), 0.0
    for (key, names), wide in zip(parts, widths, strict=True):
        x = left if beside else (d.width - wide - stone) / 2
        area = QRectF(x, top, wide, side + d.px(22))
        _frame(d, area, round_ends=key == "display")
        if names:
            _row_of_dice(d, names, area, side)
        else:
            d.text(area, d.label("empty"), d.font(12, italic=True), theme.MUTED_INK)
        under = d.caption(area.center().x(), area.bottom() + d.px(3), max(wide, d.px(120)), d.label(key))
        bottom = area.bottom() + d.px(8) + under
        if key == "display" and stone:
            paint_stone(d.painter, QPointF(area.right() + stone / 2, area.center().y()), d.px(15))
        left += wide + gap
        top = top if beside else bottom + d.px(6)
    return bottom


def _frame(d: Drawing, area: QRectF, *, round_ends: bool) -> None:
    """The chalk circle of a display, or the tray of a roll."""
    d.ink(theme.BRASS_DARK if round_ends else theme.WALNUT, 1.6)
    d.painter.setBrush(theme.colour("#E4D6B4" if round_ends else "#CDB98F", 0.65))
    radius = area.height() / 2 if round_ends else d.px(5)
    d.painter.drawRoundedRect(area, radius, radius)
    if round_ends:
        inner = area.adjusted(d.px(3), d.px(3), -d.px(3), -d.px(3))
        d.ink(theme.BRASS, 0.8)
        d.painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)


def _table(d: Drawing) -> float:
    """The display of a cult, its dice, and the middle with dice and stones; beside or below each other."""
    side, width = d.px(34), d.px(190)
    cells = ((("iaa", "t2"), "display"), ((None, None, None, None), "tray"), ((None, None), "middle"))
    top, lowest = d.px(4), 0.0
    number = iter(cells)
    for count in _rows(len(cells), width, d.width):
        left = (d.width - count * width) / 2
        for column in range(count):
            names, key = next(number)
            area = QRectF(left + column * width + d.px(8), top, width - d.px(16), d.px(74))
            if key != "middle":
                _frame(d, area, round_ends=key == "display")
            else:
                _stones(d, area)
            _row_of_dice(d, names, _upper(area) if key == "middle" else area, side)
            under = d.caption(area.center().x(), area.bottom() + d.px(4), width - d.px(10), d.label(key))
            lowest = max(lowest, area.bottom() + under)
        top = lowest + d.px(14)
    return _legend(d, lowest + d.px(12))


def _upper(area: QRectF) -> QRectF:
    return QRectF(area.left(), area.top(), area.width(), area.height() * 0.56)


def _stones(d: Drawing, area: QRectF) -> None:
    y = area.bottom() - d.px(14)
    for number in (-1.5, -0.5):
        paint_stone(d.painter, QPointF(area.center().x() + number * d.px(30), y), d.px(11))
    paint_stone(d.painter, QPointF(area.center().x() + d.px(32), y), d.px(11), start=True)


def _legend(d: Drawing, top: float) -> float:
    """What the two kinds of stones are."""
    line = d.px(22)
    font = d.font(11, italic=True)
    for key in ("stones", "start"):
        text = d.label(key)
        wide = min(d.text_size(text, font, d.width).width() + d.px(6), d.width - d.px(30))
        left = (d.width - wide - d.px(26)) / 2
        paint_stone(d.painter, QPointF(left + d.px(9), top + line / 2), d.px(8), start=key == "start")
        d.text(QRectF(left + d.px(26), top, wide, line), text, font, theme.MUTED_INK)
        top += line
    return top + d.px(4)


def _order(d: Drawing) -> float:
    """The order of the words in a call."""
    columns = (("first", ("Iää!",)), ("then", ("Cthulhu!",)), ("last", ("Ph'nglui!", "Fhtagn!")))
    width, gap, height = d.px(160), d.px(34), d.px(44)
    upright = 3 * width + 2 * gap > d.width
    top = d.px(2)
    for number, (key, words) in enumerate(columns):
        left = (d.width - width) / 2 if upright else (d.width - 3 * width - 2 * gap) / 2 + number * (width + gap)
        y = top if upright else d.px(2)
        y += d.caption(left + width / 2, y, width, d.label(key)) + d.px(4)
        for word in words:
            if word != words[0]:
                y += d.caption(left + width / 2, y, width, d.label("or")) + d.px(2)
            d.box(QRectF(left, y, width, height), word, title=True)
            y += height + d.px(4)
        if number < 2 and upright:
            d.arrow(QPointF(left + width / 2, y), QPointF(left + width / 2, y + d.px(18)))
            y += d.px(24)
        elif number < 2:
            middle = y - height / 2 - d.px(4)
            d.arrow(QPointF(left + width + d.px(5), middle), QPointF(left + width + gap - d.px(5), middle))
        top = y if upright else max(top, y)
    return top + d.px(4)


def _turn(d: Drawing) -> float:
    """The course of a turn: questions on the left, what follows from a yes on the right."""
    gap = d.px(56)
    width = min(d.px(270), (d.width - gap - d.px(4)) / 2)
    left, right = (d.width - 2 * width - gap) / 2, (d.width + gap) / 2
    middle, y = left + width / 2, d.px(4)
    steps = (("turn_roll", ""), ("turn_ask", "turn_call"), ("turn_signs", "turn_free"), ("turn_give", ""))
    answers: list[QRectF] = []
    for key, answer in steps:
        height = max(d.box_height(d.label(name), width) for name in (key, answer) if name)
        d.box(QRectF(left, y, width, height), d.label(key), question=bool(answer))
        if answer:
            answers.append(QRectF(right, y, width, height))
            d.box(answers[-1], d.label(answer))
            d.arrow(QPointF(left + width + d.px(3), y + height / 2), QPointF(right - d.px(4), y + height / 2))
            d.caption((left + width + right) / 2, y + height / 2 - d.px(20), gap, d.label("yes"))
        below = y + height
        d.arrow(QPointF(middle, below + d.px(2)), QPointF(middle, below + d.px(26)))
        if answer:
            d.caption(middle + d.px(24), below + d.px(4), d.px(44), d.label("no"))
        y = below + d.px(30)
    height = d.box_height(d.label("turn_next"), width)
    d.box(QRectF(left, y, width, height), d.label("turn_next"))
    _rail(d, answers, y + height / 2, left + width)
    return y + height + d.px(6)


def _rail(d: Drawing, answers: Sequence[QRectF], level: float, end: float) -> None:
    """From the answers on the right down to the next turn."""
    x = answers[0].center().x()
    ends = [*(answer.top() for answer in answers[1:]), level]
    for answer, below in zip(answers, ends, strict=True):
        d.ink(theme.BRASS_DARK, 1.6)
        d.painter.drawLine(QPointF(x, answer.bottom()), QPointF(x, below))
    d.arrow(QPointF(x, level), QPointF(end + d.px(4), level))


def _chain(d: Drawing) -> float:
    """Boxes one after the other: beside each other with arrows, or below each other where there is no room."""
    names = _names(d.arguments["of"])
    gap = d.px(22)
    width = min(d.px(150), (d.width - gap * (len(names) - 1)) / len(names))
    longest = max((word for name in names for word in d.label(name).split()), key=len)
    upright = width < d.text_size(longest, d.font(12.5), d.width).width() + d.px(24)
    width = min(d.px(280), d.width) if upright else width
    height = max(d.box_height(d.label(name), width) for name in names)
    left = (d.width - (width if upright else len(names) * width + gap * (len(names) - 1))) / 2
    x, y = left, d.px(4)
    for name in names:
        d.box(QRectF(x, y, width, height), d.label(name))
        if name != names[-1] and upright:
            d.arrow(QPointF(x + width / 2, y + height + d.px(2)), QPointF(x + width / 2, y + height + gap - d.px(3)))
            y += height + gap
        elif name != names[-1]:
            d.arrow(QPointF(x + width + d.px(3), y + height / 2), QPointF(x + width + gap - d.px(3), y + height / 2))
            x += width + gap
    return y + height + d.px(6)


_DIAGRAMS: dict[str, tuple[Callable[[Drawing], float], tuple[str, ...]]] = {
    "dice-faces": (_faces, (*FACES, "twice")),
    "dice-position": (_position, ("display", "roll", "empty")),
    "dice-table": (_table, ("display", "tray", "middle", "stones", "start")),
    "dice-order": (_order, ("first", "then", "last", "or")),
    "dice-turn": (
        _turn,
        ("turn_roll", "turn_ask", "turn_call", "turn_signs", "turn_free", "turn_give", "turn_next", "yes", "no"),
    ),
    "chain": (_chain, ()),
    **card_diagrams.DIAGRAMS,
    **card_courses.DIAGRAMS,
}
