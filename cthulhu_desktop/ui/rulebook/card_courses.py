"""Diagrams of the card game that show a course: the turn, an action, the struggles of a story, paying."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.colours import tint
from cthulhu_desktop.ui.cardfaces.signs import paint_sign
from cthulhu_desktop.ui.rulebook import card_pieces as pieces
from cthulhu_desktop.ui.rulebook.drawing import Drawing

# Each phase with its steps; each step with its window and the label of what happens there.
_TURN = (
    ("refresh", (("t_refresh", "W1", "w_actions"), )),
    ("draw", (("t_draw", "W2", "w_actions"), )),
    ("resource", (("t_resource", "W3", "w_actions"), )),
    ("operations", (("t_operations", "W4", "w_play"), )),
    ("story", (
        ("t_begin", "W5", "w_actions"), ("t_attack", "W6a", "w_actions"), ("t_defend", "W6b", "w_actions"),
        ("t_resolve", "W7", "w_responses"), ("t_home", "", ""),
    )),
)  # fmt: skip
TURN_LABELS = tuple(dict.fromkeys(
    name for phase, steps in _TURN for name in (phase, *(part for step in steps for part in (step[0], step[2]))) if name
))  # fmt: skip


def _turn(d: Drawing) -> float:
    """The phases down a line, what happens in each, and the windows."""
    spine, left = d.px(15), d.px(38)
    beside = d.width >= d.px(430)
    plate = min(d.px(210), d.width * 0.4) if beside else d.width - left - d.px(14)
    text = d.width - left - (plate + d.px(12) if beside else d.px(4))
    rows: list[tuple[float, str]] = []
    y = d.px(4)
    d.painter.save()
    for number, (phase, steps) in enumerate(_TURN):
        rows.append((y + d.px(11), str(number + 1)))
        y += pieces.line_of_text(d, left, y, d.width - left, d.label(phase), 14.5, bold=True, colour=theme.BLOOD)
        for step, window, what in steps:
            top = y
            high = pieces.line_of_text(d, left, top, text, d.label(step), 12)
            if window:
                words = f"{window} · {d.label(what)}"
                if beside:
                    size = d.text_size(words, d.font(10.5), plate - d.px(18)).height() + d.px(7)
                    pieces.pill(d, left + text + d.px(10), top + max(size, high) / 2, words, plate)
                    high = max(high, size)
                else:
                    size = d.text_size(words, d.font(10.5), plate - d.px(18)).height() + d.px(7)
                    pieces.pill(d, left + d.px(6), top + high + d.px(4) + size / 2, words, plate)
                    high += size + d.px(5)
            y = top + high + d.px(6)
        y += d.px(8)
    d.painter.restore()
    d.painter.setPen(pieces.pen(d, theme.BRASS, 2))
    d.painter.drawLine(QPointF(spine, rows[0][0]), QPointF(spine, y - d.px(16)))
    for middle, name in rows:
        pieces.badge(d, QPointF(spine, middle), name, radius=11)
    d.arrow(QPointF(spine, y - d.px(20)), QPointF(spine, y - d.px(8)))
    return y + d.px(2)


# -- an action and what may break in ----------------------------------------------------------------------------------

_SEQUENCE = (
    ("announce", "by_announce"), ("disrupt", "by_disrupt"), ("execute", "by_execute"), ("forced", "by_forced"),
    ("responses", "by_responses"),
)  # fmt: skip


def _sequence(d: Drawing) -> float:
    """From the announcement to the Responses, with who has a say at each step."""
    gap = d.px(22)
    wide = min(d.px(210), d.width * 0.42)
    note = d.width - wide - d.px(20)
    y = d.px(4)
    for number, (name, who) in enumerate(_SEQUENCE):
        words = d.label(who)
        high = max(d.box_height(d.label(name), wide), pieces.height_of(d, note, words, 11.5) + d.px(6))
        area = QRectF(d.px(2), y, wide, high)
        d.box(area, d.label(name), question=name in ("disrupt", "responses"))
        tall = pieces.height_of(d, note, words, 11.5)
        pieces.line_of_text(d, wide + d.px(18), y + (high - tall) / 2, note, words, 11.5, colour=theme.MUTED_INK)
        y += high
        if number < len(_SEQUENCE) - 1:
            d.arrow(QPointF(area.center().x(), y + d.px(2)), QPointF(area.center().x(), y + gap - d.px(3)))
            y += gap
    return y + d.px(8)


# -- the struggles of a story -----------------------------------------------------------------------------------------

STRUGGLE_LABELS = (
    "attacker", "defender", "terror", "combat", "arcane", "investigation", "success", "mill_terror", "mill_combat",
    "mill_arcane", "mill_investigation", "mill_success",
)  # fmt: skip
# The example of the book: each row with both counts and which of them decides.
_MILL = (("terror", 1, 2), ("combat", 1, 0), ("arcane", 0, 1), ("investigation", 0, 0), ("success", 3, 5))


def _struggles(d: Drawing) -> float:
    """The rows of a story from top to bottom: both counts, and what comes of it."""
    beside = d.width >= d.px(420)
    board = min(d.px(250), d.width) if beside else d.width
    note = d.width - board - d.px(16) if beside else d.width - d.px(16)
    column, y = board / 2, d.px(4)
    high = max(
        d.caption(column / 2, y, column - d.px(8), d.label("attacker")),
        d.caption(column * 1.5, y, column - d.px(8), d.label("defender")),
    )
    y += high + d.px(5)
    for number, (name, mine, theirs) in enumerate(_MILL):
        title, words = d.label(name), d.label(f"mill_{name}")
        head = pieces.height_of(d, note, title, 12)
        text = head + pieces.height_of(d, note, words, 11.5)
        tall = max(d.px(42), text + d.px(8)) if beside else d.px(42)
        band = QRectF(0, y, board, tall)
        d.painter.fillRect(band, theme.colour("#E4D6B4" if number % 2 else "#EADFC4", 0.75))
        _row(d, band, name, mine, theirs)
        left, top = (board + d.px(14), y + (tall - text) / 2) if beside else (d.px(8), y + tall + d.px(3))
        pieces.line_of_text(d, left, top, note, title, 12, bold=True, colour=theme.BLOOD)
        pieces.line_of_text(d, left, top + head, note, words, 11.5)
        y += tall + d.px(3) if beside else tall + text + d.px(9)
    return y + d.px(5)


def _row(d: Drawing, band: QRectF, name: str, mine: int, theirs: int) -> None:
    middle, y = band.center().x(), band.center().y()
    if name == "success":
        _shield(d, QPointF(middle, y))
    else:
        pieces.icon(d, QPointF(middle, y), name, 15)
    for side, count, other in ((-1, mine, theirs), (1, theirs, mine)):
        won = count > other
        at = QPointF(middle + side * d.px(38), y)
        font = d.font(19 if won else 16, title=True)
        area = QRectF(at.x() - d.px(20), y - d.px(18), d.px(40), d.px(36))
        if won:
            d.painter.setPen(pieces.pen(d, theme.BRASS_DARK, 1.6))
            d.painter.setBrush(theme.colour("#F3E3B8"))
            d.painter.drawEllipse(at, d.px(16), d.px(16))
        d.text(area, str(count), font, theme.BLOOD if won else theme.MUTED_INK)
        for number in range(count if name != "success" else 0):
            pieces.icon(d, QPointF(at.x() + side * d.px(28 + number * 17), y), name, 8)


def _shield(d: Drawing, centre: QPointF) -> None:
    from cthulhu_desktop.ui.cardfaces.frame import shield

    d.painter.setPen(pieces.pen(d, theme.BRASS_DARK, 1.6))
    d.painter.setBrush(QColor("#2A1E16"))
    d.painter.drawPath(shield(centre, d.px(34)))
    paint_sign(d.painter, "set", centre, d.px(17), theme.colour(theme.PAPER))


# -- paying -----------------------------------------------------------------------------------------------------------

PAY_LABELS = ("pays", "pays_over", "too_few", "no_match", "loyal_no")
_DOMAINS = ("aa", "ahhh", "nn")  # the domains of the book's example
CASES = (("a", 2, False), ("n", 2, False), ("h", 3, True), ("a", 5, False))


def reason(resources: str, faction: str, cost: int, loyal: bool) -> str:
    """Which label says how a domain does for a card (CG-10.1, CG-10.4)."""
    if len(resources) < cost:
        return "too_few"
    if faction != "n" and faction not in resources:
        return "no_match"
    if loyal and resources.count(faction) < cost:
        return "loyal_no"
    return "pays_over" if len(resources) > cost else "pays"


def _payment(d: Drawing) -> float:
    """Cards down the side, domains across the top, and in each field whether this pays for that."""
    first = min(d.px(128), d.width * 0.28)
    column = (d.width - first) / len(_DOMAINS)
    width = min(d.px(58), column * 0.62)
    lowest = 0.0
    for number, resources in enumerate(_DOMAINS):
        area = QRectF(first + (number + 0.5) * column - width / 2, d.px(5), width, width * 0.72)
        lowest = max(lowest, area.bottom() + pieces.domain(d, area, resources))
    y = lowest + d.px(10)
    for row, (letter, cost, loyal) in enumerate(CASES):
        answers = [reason(resources, letter, cost, loyal) for resources in _DOMAINS]
        words = [d.label(answer) for answer in answers]
        beside = column >= d.px(120)
        room = column - d.px(34 if beside else 8)
        tall = max(pieces.height_of(d, room, text, 11) for text in words)
        least = d.px(56 if loyal else 44)
        high = max(least, tall + d.px(10 if beside else 34))
        band = QRectF(0, y, d.width, high)
        d.painter.fillRect(band, theme.colour("#E4D6B4" if row % 2 else "#EADFC4", 0.75))
        _wanted(d, QRectF(0, y, first, high), letter, cost, loyal)
        for number, (answer, text) in enumerate(zip(answers, words, strict=True)):
            left, right = first + number * column, answer in ("pays", "pays_over")
            if beside:
                pieces.verdict(d, QPointF(left + d.px(14), band.center().y()), right)
                own = pieces.height_of(d, room, text, 11)
                pieces.line_of_text(d, left + d.px(29), band.center().y() - own / 2, room, text, 11)
            else:
                pieces.verdict(d, QPointF(left + column / 2, y + d.px(15)), right)
                d.caption(left + column / 2, y + d.px(28), room, text, italic=False)
        y += high + d.px(3)
    return y + d.px(4)


def _wanted(d: Drawing, area: QRectF, letter: str, cost: int, loyal: bool) -> None:
    """The card to be paid for: faction, cost, and Loyal as a second ring."""
    name = pieces.FACTION_LETTERS[letter]
    hue = tint(name)
    y = area.center().y() - (d.px(8) if loyal else 0)
    middle = QPointF(area.left() + min(d.px(26), area.width() * 0.28), y)
    radius = min(d.px(16), area.width() * 0.2)
    d.painter.setPen(pieces.pen(d, theme.BRASS, 2.2))
    d.painter.setBrush(QColor(hue.deep))
    d.painter.drawEllipse(middle, radius, radius)
    plate = QRectF(middle.x() - radius, y - radius, 2 * radius, 2 * radius)
    d.text(plate, str(cost), d.font(14, title=True), theme.PAPER)
    sign = QPointF(middle.x() + radius * 2.3, y)
    d.painter.setPen(pieces.pen(d, theme.INK, 0.8))
    d.painter.setBrush(QColor(hue.mid))
    d.painter.drawEllipse(sign, radius * 0.92, radius * 0.92)
    paint_sign(d.painter, name, sign, radius * 1.1, theme.colour(theme.PAPER))
    if loyal:
        text = d.label("loyal")
        d.caption((middle.x() + sign.x()) / 2, y + radius, area.width(), text)


DIAGRAMS: dict[str, tuple[Callable[[Drawing], float], tuple[str, ...]]] = {
    "card-turn": (_turn, TURN_LABELS),
    "card-sequence": (_sequence, tuple(name for step in _SEQUENCE for name in step)),
    "card-struggles": (_struggles, STRUGGLE_LABELS),
    "card-payment": (_payment, (*PAY_LABELS, "loyal")),
}
