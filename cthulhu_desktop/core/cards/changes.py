"""What each kind of change does to the values of a card (CG-17.1). A new change is one handler here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cthulhu_desktop.core.cards.abilities import changes as ch
from cthulhu_desktop.core.cards.abilities.base import Ability, Change
from cthulhu_desktop.core.cards.state import CardsState, Env
from cthulhu_desktop.core.cards.static import Values
from cthulhu_desktop.core.catalogue.cards import ICONS, Icons, icon_counts

Entry = tuple[Change, Env, bool, int]
"""A change, what its text knows, whether it is a lasting one (True) or a passive's, and since when it is there."""


class Sheet:
    """The values of a card while changes are added up."""

    def __init__(self, state: CardsState, base: Values, blank: bool) -> None:
        self.state = state
        self.blank = blank
        self.skill = base.skill
        self.icons = list(base.icons)
        self.large = [0, 0, 0, 0] if blank else list(base.large)
        self.keywords = set() if blank else set(base.keywords)
        self.subtypes = set() if blank else set(base.subtypes)
        self.toughness = 0 if blank else base.toughness
        self.faction = base.faction
        self.gained: list[Ability] = []
        self.lost: set[str] = set()
        self.lost_once: dict[str, int] = {}
        self.gained_last: dict[str, int] = {}
        self.since = 0

    def values(self) -> Values:
        """The sum; a loss by a passive prevails (CG-21.5.3), a lasting one takes what was there before (CG-17.1.3)."""
        lost = self.lost | {name for name, when in self.lost_once.items() if self.gained_last.get(name, -1) < when}
        toughness = 0 if "toughness" in lost else max(0, self.toughness)
        return Values(
            self.skill, _four(self.icons), _four(self.large), frozenset(self.keywords - lost), toughness,
            frozenset(self.subtypes), self.faction, self.blank, tuple(self.gained),
        )  # fmt: skip


def _four(numbers: list[int]) -> Icons:
    return (numbers[0], numbers[1], numbers[2], numbers[3])


def apply_changes(state: CardsState, base: Values, changes: Sequence[Entry]) -> Values:
    """All changes netted without regard to order (CG-17.1.2); setters replace the printed part (CG-17.1.3); blanking
    takes printed keywords and those that passives give, skill and icon bonuses stay (CG-21.5.2)."""
    sheet = Sheet(state, base, any(ch.blanks(change) for change, *_ in changes))
    for table in (SETTERS, CHANGES):
        for change, env, lasting, since in changes:
            handler = table.get(type(change))
            if handler is not None:
                sheet.since = since
                handler(sheet, change, env, lasting)
    return sheet.values()


def _n(sheet: Sheet, change: Any, env: Env) -> int:
    from cthulhu_desktop.core.cards.abilities.look import amount

    return amount(sheet.state, change.n, env)


def _no_icons(sheet: Sheet, change: ch.NoIcons, env: Env, lasting: bool) -> None:
    for letter in change.icons:
        sheet.icons[ICONS.index(letter)] = 0


def _as_attachment(sheet: Sheet, change: ch.AsAttachment, env: Env, lasting: bool) -> None:
    sheet.skill, sheet.toughness = 0, 0
    sheet.icons, sheet.keywords, sheet.subtypes = [0, 0, 0, 0], set(), {"attachment"}


def _skill_to(sheet: Sheet, change: ch.SkillTo, env: Env, lasting: bool) -> None:
    sheet.skill = _n(sheet, change, env)


def _skill_by(sheet: Sheet, change: ch.SkillBy, env: Env, lasting: bool) -> None:
    sheet.skill += _n(sheet, change, env)


def _icons_by(sheet: Sheet, change: ch.IconsBy, env: Env, lasting: bool) -> None:
    times = _n(sheet, change, env)
    for index, number in enumerate(icon_counts(change.icons)):
        sheet.icons[index] += number * times


def _keyword(sheet: Sheet, change: ch.GainKeyword, env: Env, lasting: bool) -> None:
    if lasting or not sheet.blank:
        sheet.keywords.add(change.name)
        sheet.gained_last[change.name] = max(sheet.since, sheet.gained_last.get(change.name, -1))
        if change.name == "toughness":
            sheet.toughness += _n(sheet, change, env)


def _no_keyword(sheet: Sheet, change: ch.LoseKeyword, env: Env, lasting: bool) -> None:
    if lasting:
        sheet.lost_once[change.name] = max(sheet.since, sheet.lost_once.get(change.name, -1))
    else:
        sheet.lost.add(change.name)


def _subtype(sheet: Sheet, change: ch.GainSubtype, env: Env, lasting: bool) -> None:
    if lasting or not sheet.blank:
        sheet.subtypes.add(change.name)


def _no_subtype(sheet: Sheet, change: ch.LoseSubtype, env: Env, lasting: bool) -> None:
    sheet.subtypes.discard(change.name)


def _faction(sheet: Sheet, change: ch.FactionTo, env: Env, lasting: bool) -> None:
    sheet.faction = change.name


def _ability(sheet: Sheet, change: ch.GainAbility, env: Env, lasting: bool) -> None:
    sheet.gained.append(change.ability)


def _large(sheet: Sheet, change: ch.GainLarge, env: Env, lasting: bool) -> None:
    for index, number in enumerate(icon_counts(change.icons)):
        sheet.large[index] += number


Handler = Callable[[Sheet, Any, Env, bool], None]
SETTERS: dict[type[Change], Handler] = {
    ch.AsAttachment: _as_attachment,
    ch.NoIcons: _no_icons,
    ch.SkillTo: _skill_to,
}
CHANGES: dict[type[Change], Handler] = {
    ch.SkillBy: _skill_by,
    ch.IconsBy: _icons_by,
    ch.GainKeyword: _keyword,
    ch.LoseKeyword: _no_keyword,
    ch.GainSubtype: _subtype,
    ch.LoseSubtype: _no_subtype,
    ch.FactionTo: _faction,
    ch.GainAbility: _ability,
    ch.GainLarge: _large,
}
