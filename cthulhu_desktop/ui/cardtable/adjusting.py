"""Correcting the table by hand, in games that allow it: what can be corrected about a thing, as a menu.

Everything offered is a legal move (`Adjust`), so that it is recorded, replayed and taken back like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.moves import Adjust
from cthulhu_desktop.core.cards.view import CardsView, CardView
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.ask.words import icon_name
from cthulhu_desktop.ui.cardtable.card_facts import cards_in

MOST_DRAWN, MOST_SKILL = 5, 3
Can = Callable[[Adjust], bool]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu: a correction, or further lines."""

    text: str
    move: Adjust | None = None
    more: tuple[Entry, ...] = ()


def corrections(key: str, view: CardsView, names: Sequence[str], can: Can) -> tuple[Entry, ...]:
    """What can be corrected about a thing on the table, seen from the seat of `view`; () for nothing."""
    number, kind = keys.number(key), keys.kind(key)
    if kind == "card":
        card = next((card for card in cards_in(view) if card.card == number and card.id), None)
        found = _of_card(card, view, names) if card is not None else ()
    elif kind == "domain":
        found = (
            Entry(tr("Drain"), Adjust("drain", domain=number)), Entry(tr("Refresh"), Adjust("refresh", domain=number)),
        )  # fmt: skip
    elif kind == "story":
        found = _of_story(number, names)
    elif kind in ("deck", "player", "hand"):
        found = _of_deck(number, names)
    else:
        found = ()
    return _legal(found, can)


def _legal(entries: Iterable[Entry], can: Can) -> tuple[Entry, ...]:
    kept = []
    for entry in entries:
        more = _legal(entry.more, can)
        if more or (entry.move is not None and can(entry.move)):
            kept.append(Entry(entry.text, entry.move, more))
    return tuple(kept)


def _of_card(card: CardView, view: CardsView, names: Sequence[str]) -> tuple[Entry, ...]:
    number = card.card
    return (
        Entry(tr("Ready"), Adjust("ready", number)),
        Entry(tr("Exhaust"), Adjust("exhaust", number)),
        Entry(tr("Drive insane"), Adjust("insane", number)),
        Entry(tr("Restore"), Adjust("restore", number)),
        Entry(tr("One wound more"), Adjust("wound", number, n=1)),
        Entry(tr("One wound less"), Adjust("wound", number, n=-1)),
        Entry(tr("Skill until the end of the phase"), more=tuple(_skill(number))),
        Entry(tr("Icons until the end of the phase"), more=tuple(_icons(number))),
        Entry(tr("Move to"), more=(*_piles(card, names), *_under(card, view), *_into_play(card, view, names))),
    )


def _skill(card: int) -> Iterable[Entry]:
    for n in (*range(1, MOST_SKILL + 1), *range(-1, -MOST_SKILL - 1, -1)):
        yield Entry(tr("{n} skill").format(n=f"{n:+d}"), Adjust("skill", card, n=n))


def _icons(card: int) -> Iterable[Entry]:
    for n in (1, -1):
        for letter in "TCAI":
            text = tr("{n} {icon}").format(n=f"{n:+d}", icon=icon_name(letter))
            yield Entry(text, Adjust("icons", card, n=n, icons=letter))


def _piles(card: CardView, names: Sequence[str]) -> Iterable[Entry]:
    who = names[card.owner]
    for zone, text in (
        ("hand", tr("Hand of {who}")), ("deck_top", tr("Top of the deck of {who}")),
        ("deck_bottom", tr("Bottom of the deck of {who}")), ("discard", tr("Discard pile of {who}")),
        ("removed", tr("Out of the game")),
    ):  # fmt: skip
        if zone != card.zone:
            yield Entry(text.format(who=who), Adjust("move", card.card, zone))


def _under(card: CardView, view: CardsView) -> Iterable[Entry]:
    for place, domain in enumerate(view.players[card.owner].domains):
        text = tr("Resource on domain {number}").format(number=place + 1)
        yield Entry(text, Adjust("move", card.card, "resource", domain=domain.domain))


def _into_play(card: CardView, view: CardsView, names: Sequence[str]) -> Iterable[Entry]:
    for seat, who in enumerate(names):
        yield Entry(tr("Into play under {who}").format(who=who), Adjust("move", card.card, "play", seat))
        hosts = tuple(_hosts(card, view, seat, names))
        yield Entry(tr("Into play under {who}, attached to").format(who=who), more=hosts)


def _hosts(card: CardView, view: CardsView, seat: int, names: Sequence[str]) -> Iterable[Entry]:
    """Every thing a card can be attached to; which of them it may, the rules say."""
    for player in view.players:
        for other in player.play:
            if other.id and other.card != card.card:
                yield Entry(other.title, Adjust("move", card.card, "play", seat, host=other.card))
        for place, domain in enumerate(player.domains):
            text = tr("Domain {number} of {who}").format(number=place + 1, who=names[player.seat])
            yield Entry(text, Adjust("move", card.card, "play", seat, host=-2 - domain.domain))
    for story in view.row:
        yield Entry(story.title, Adjust("move", card.card, "play", seat, host=story.card))


def _of_story(story: int, names: Sequence[str]) -> tuple[Entry, ...]:
    found = []
    for seat, who in enumerate(names):
        for n, text in ((1, tr("One token more for {who}")), (-1, tr("One token less for {who}"))):
            found.append(Entry(text.format(who=who), Adjust("token", seat=seat, story=story, n=n)))
    return tuple(found)


def _of_deck(seat: int, names: Sequence[str]) -> tuple[Entry, ...]:
    return tuple(
        Entry(tr("{who} draws %n card", "", n).format(who=names[seat]), Adjust("draw", seat=seat, n=n))
        for n in range(1, MOST_DRAWN + 1)
    )


class AdjustMenu(QMenu):
    """The corrections of one thing; it goes away once it is closed."""

    def __init__(
        self, title: str, entries: Sequence[Entry], choose: Callable[[Adjust], object], parent: QWidget
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.setObjectName("adjust-menu")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(title)
        head = self.addAction(_plain(title))
        head.setEnabled(False)
        self.addSeparator()
        self._choose = choose
        self._fill(self, entries)

    def _fill(self, menu: QMenu, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.more:
                self._fill(menu.addMenu(_plain(entry.text)), entry.more)
                continue
            action = QAction(_plain(entry.text), menu)
            action.triggered.connect(lambda _on=False, move=entry.move: self._choose(move))
            menu.addAction(action)

    def show_at(self, at: QPoint) -> None:
        """Open it (position on the screen), with the keyboard on its first line."""
        self.popup(at)
        actions = [action for action in self.actions() if action.isEnabled() and not action.isSeparator()]
        if actions:
            self.setActiveAction(actions[0])


def _plain(text: str) -> str:
    """A text in which no letter becomes a key of the menu."""
    return text.replace("&", "&&")


__all__ = ["AdjustMenu", "Entry", "corrections"]
