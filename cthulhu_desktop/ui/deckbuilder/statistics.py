"""The numbers of a deck while it is built: curve, factions and their chances, icons, skill, types."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.catalogue.cards import ICONS, CardDef
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.core.decks.numbers import HIGHEST_COST, DeckNumbers, domain_odds, numbers
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.deckbuilder.charts import Bar, Chart, ColumnChart, OddsRow, OddsTable, RowChart
from cthulhu_desktop.ui.deckbuilder.chips import icon_name
from cthulhu_desktop.ui.deckbuilder.signs import ICON_SIGNS, glow, icon_glow
from cthulhu_desktop.ui.shell.page import BodyScroll
from cthulhu_desktop.ui.theme import Role
from cthulhu_desktop.ui.widgets.texts import Say, Texts


class Names:
    """The names of factions and types in the language of the window."""

    def __init__(self, faction: Mapping[str, str], kind: Mapping[str, str]) -> None:
        self._faction, self._kind = faction, kind

    def faction(self, key: str) -> str:
        """The name of a faction."""
        return self._faction.get(key, key.replace("_", " ").title())

    def kind(self, key: str) -> str:
        """The name of a card type."""
        return self._kind.get(key, key.title())


class StatisticsPanel(QWidget):
    """All charts below each other. `show_deck` brings them up to date."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._last: tuple[Deck, Mapping[str, CardDef], Names] | None = None
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(10, 6, 12, 10)
        self._column.setSpacing(6)
        self.curve, self.icons, self.types, self.factions = ColumnChart(), RowChart(), RowChart(), RowChart()
        self.odds = OddsTable()
        self.mean, self.skill = QLabel(), QLabel()
        self._section(lambda: tr("Cost curve"), self.curve, self.mean)
        self._section(lambda: tr("Factions and resources"), self.factions, None)
        why = texts.label(
            lambda: tr("How likely a domain can pay for a card of its faction, turn by turn"), 11.5, tone="muted"
        )
        self._column.addWidget(why)
        texts.put(self.odds.setAccessibleName, lambda: tr("Chances of the first turns"))
        self._column.addWidget(self.odds)
        self.first = QCheckBox()
        texts.button(self.first, lambda: tr("I begin the game (one card less)"))
        theme.set_font(self.first, Role.TEXT, 12)
        self.first.setChecked(True)
        self.first.toggled.connect(self._again)
        self._column.addWidget(self.first)
        self._section(lambda: tr("Icons and skill"), self.icons, self.skill)
        self._section(lambda: tr("Types"), self.types, None)
        self._column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(BodyScroll(content))

    def _section(self, title: Say, chart: Chart, line: QLabel | None) -> None:
        heading = self._texts.label(title, 12, role=Role.TITLE, tone="brass")
        self._texts.put(chart.setAccessibleName, title)
        self._column.addSpacing(6)
        self._column.addWidget(heading)
        self._column.addWidget(chart)
        if line is not None:
            line.setWordWrap(True)
            line.setProperty("tone", "muted")
            theme.set_font(line, Role.TEXT, 12)
            self._column.addWidget(line)

    def show_deck(self, deck: Deck, cards: Mapping[str, CardDef], names: Names) -> None:
        """Show the numbers of a deck."""
        self._last = (deck, cards, names)
        told = numbers(deck, cards)
        self._show_curve(told)
        self._show_factions(told, names)
        self._show_odds(deck, cards, names)
        self._show_icons(told)
        self.types.show_bars([
            Bar(names.kind(key), number, _of(names.kind(key), number)) for key, number in told.types.items() if number
        ])  # fmt: skip

    def _again(self) -> None:
        if self._last is not None:
            deck, cards, names = self._last
            self._show_odds(deck, cards, names)

    def _show_curve(self, told: DeckNumbers) -> None:
        bars = []
        for cost, number in enumerate(told.curve):
            label = f"{cost}+" if cost == HIGHEST_COST else str(cost)
            bars.append(Bar(label, number, _of(tr("Cost %1").replace("%1", label), number)))
        if told.costs_x:
            bars.append(Bar("X", told.costs_x, _of(tr("Cost %1").replace("%1", "X"), told.costs_x)))
        self.curve.show_bars(bars)
        self.mean.setText(tr("Mean cost %1").replace("%1", f"{told.mean_cost:.1f}"))

    def _show_factions(self, told: DeckNumbers, names: Names) -> None:
        bars = []
        for share in told.factions:
            said = tr("%1: cards %2, resources %3").replace("%2", str(share.cards))
            said = said.replace("%3", str(share.symbols)).replace("%1", names.faction(share.faction))
            number = tr("%1 / %2", "cards of a faction, its resources").replace("%1", str(share.cards))
            bars.append(Bar(
                names.faction(share.faction), share.symbols, said, share.faction, glow(share.faction).name(), True,
                number.replace("%2", str(share.symbols)),
            ))  # fmt: skip
        self.factions.show_bars(bars)

    def _show_odds(self, deck: Deck, cards: Mapping[str, CardDef], names: Names) -> None:
        found = domain_odds(deck, cards, first=self.first.isChecked())
        rows = [OddsRow(one.faction, names.faction(one.faction), tuple(map(float, one.playable))) for one in found]
        said = []
        for row in rows:
            for turn, chance in enumerate(row.chances, start=1):
                text = tr("%1, turn %2: %3 %").replace("%2", str(turn)).replace("%3", str(round(chance * 100)))
                said.append(text.replace("%1", row.name))
        heads = [tr("Turn %1").replace("%1", str(turn)) for turn in range(1, 5)]
        self.odds.show_odds(heads, rows, "\n".join(said))

    def _show_icons(self, told: DeckNumbers) -> None:
        bars = []
        for place, letter in enumerate(ICONS):
            number = told.icons_by_letter[letter]
            said = tr("%1: icons %2, characters with them %3").replace("%2", str(number))
            said = said.replace("%3", str(told.characters_with_icon[letter])).replace("%1", icon_name(place))
            bars.append(Bar(icon_name(place), number, said, ICON_SIGNS[place], icon_glow(place).name()))
        self.icons.show_bars(bars)
        text = tr("Skill %1 in all, %2 for a character")
        self.skill.setText(text.replace("%1", str(told.skill)).replace("%2", f"{told.mean_skill:.1f}"))


def _of(name: str, number: int) -> str:
    text = tr("%1: %n card(s)", "", number)
    return text.replace("%1", name)
