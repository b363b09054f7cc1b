"""Charts, sample hands and sheets of paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.core.decks.deck import Deck
from cthulhu_desktop.core.decks.numbers import domain_odds
from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.deckbuilder.deck_panel import names_of
from cthulhu_desktop.ui.deckbuilder.exporting import paper_of
from cthulhu_desktop.ui.deckbuilder.print_sheets import deck_picture, write_list, write_proxies
from cthulhu_desktop.ui.deckbuilder.sample_hand import SampleHandPanel
from cthulhu_desktop.ui.deckbuilder.statistics import StatisticsPanel
from cthulhu_desktop.ui.widgets.texts import Texts

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def deck(desk: DeckDesk) -> Deck:
    return desk.presets("en")[0]


@pytest.fixture
def panel(qtbot: QtBot, desk: DeckDesk, deck: Deck, quiet_look: Callable[..., None]) -> StatisticsPanel:
    made = StatisticsPanel(Texts())
    qtbot.addWidget(made)
    made.show_deck(deck, desk.library.cards, names_of({row.id: row for row in desk.library.rows("en")}))
    made.resize(440, 900)
    made.show()
    return made


def test_the_curve_counts_every_card_once(panel: StatisticsPanel, deck: Deck) -> None:
    assert sum(bar.value for bar in panel.curve.bars) == deck.size
    assert "Cost 1: " in panel.curve.accessibleDescription()


def test_icons_and_types_are_said_in_words(panel: StatisticsPanel) -> None:
    assert [bar.sign for bar in panel.icons.bars] == ["terror", "combat", "arcane", "investigation"]
    assert panel.icons.accessibleDescription().count(";") == 3
    assert "Character: " in panel.types.accessibleDescription()


def test_the_chances_are_the_exact_ones_of_the_core(
    qtbot: QtBot, panel: StatisticsPanel, desk: DeckDesk, deck: Deck
) -> None:
    for first in (True, False):
        panel.first.setChecked(first)
        exact = domain_odds(deck, desk.library.cards, first=first)
        assert [row.chances for row in panel.odds.rows] == [tuple(map(float, one.playable)) for one in exact]
    assert "turn 4: " in panel.odds.accessibleDescription()


def test_a_bar_under_the_pointer_explains_itself(panel: StatisticsPanel) -> None:
    bar = panel.curve.bar_at(QPointF(panel.curve.width() / len(panel.curve.bars) * 1.5, 20))
    assert bar is panel.curve.bars[1]
    assert panel.curve.bar_at(QPointF(-5, 5)) is None


def test_an_empty_deck_has_charts_too(panel: StatisticsPanel, desk: DeckDesk) -> None:
    panel.show_deck(Deck(), desk.library.cards, names_of({}))
    assert not panel.grab().isNull()
    assert panel.odds.rows == ()


@pytest.fixture
def hand(qtbot: QtBot, faces: FaceStore, deck: Deck, quiet_look: Callable[..., None]) -> SampleHandPanel:
    made = SampleHandPanel(Texts(), faces)
    qtbot.addWidget(made)
    made.resize(780, 640)
    made.show()
    made.open(deck, {}, seed=5)
    return made


def test_a_hand_has_eight_cards_and_the_third_resource_begins_the_game(
    qtbot: QtBot, hand: SampleHandPanel
) -> None:
    """CG-8.1.5, CG-8.1.6"""
    assert len(hand.row.cards) == 8
    assert not hand.draw.isEnabled()
    for place in (0, 2, 4):
        qtbot.mouseClick(hand.row, LEFT, pos=hand.row.boxes()[place].center().toPoint())
    assert (len(hand.row.cards), len(hand.domains.cards)) == (5, 3)
    assert hand.draw.isEnabled()


def test_a_resource_can_be_given_back_before_the_third(qtbot: QtBot, hand: SampleHandPanel) -> None:
    for place in (0, 0, 1):
        qtbot.mouseClick(hand.row, LEFT, pos=hand.row.boxes()[place].center().toPoint())
    assert hand.row.marked == {1}


def test_the_hand_is_played_by_keys_and_draws_two_a_turn(qtbot: QtBot, hand: SampleHandPanel) -> None:
    hand.row.setFocus()
    for _ in range(3):
        qtbot.keyClick(hand.row, Qt.Key.Key_Return)
        qtbot.keyClick(hand.row, Qt.Key.Key_Right)
    for _ in range(2):
        hand.draw.click()
    assert len(hand.row.cards) == 5 + 2 * 2
    assert hand.said.text().startswith("Turn 2")


def test_drawing_ends_with_the_deck(hand: SampleHandPanel) -> None:
    for place in (0, 1, 2):
        hand.row.pressed.emit(place)
    for _ in range(40):
        hand.draw.click()
    assert hand.sample is not None
    assert hand.sample.left == 0
    assert not hand.draw.isEnabled()


def test_the_same_seed_deals_the_same_hand_and_a_new_hand_another(hand: SampleHandPanel, deck: Deck) -> None:
    first = hand.row.cards
    hand.again.click()
    hand.open(deck, {}, seed=5)
    assert hand.row.cards == first


def test_a_hand_of_an_empty_deck_says_so(hand: SampleHandPanel) -> None:
    hand.open(Deck(), {})
    assert hand.said.text() == "The deck is empty."


# ---- paper


def face(faces: FaceStore) -> Callable[[str, float], QPixmap]:
    return faces.print_face


def test_the_picture_grows_with_the_deck(qtbot: QtBot, desk: DeckDesk, faces: FaceStore, deck: Deck) -> None:
    small = deck_picture(paper_of(Deck("A", (("AE-001", 1),)), desk, "en"), face(faces))
    large = deck_picture(paper_of(deck, desk, "de"), face(faces))
    assert small.width() == large.width()
    assert large.height() > small.height() * 2


def test_candidates_do_not_stand_on_paper(desk: DeckDesk) -> None:
    paper = paper_of(Deck("A", (("AE-001", 1),), maybe=(("AE-013", 1),)), desk, "en")
    assert [group.key for group in paper.groups] == ["character"]


def test_a_long_list_goes_on_on_the_next_page(qtbot: QtBot, desk: DeckDesk, folder: Path) -> None:
    every = Deck("All", tuple((card, 1) for card in desk.library.cards))
    assert write_list(folder / "all.pdf", paper_of(every, desk, "pl")) == 4
    assert write_list(folder / "one.pdf", paper_of(Deck("A", (("AE-001", 1),)), desk, "pl")) == 1


@pytest.mark.parametrize(("cards", "pages"), [(1, 1), (9, 1), (10, 2), (50, 6)])
def test_nine_proxies_fit_on_a_page(
    qtbot: QtBot, faces: FaceStore, folder: Path, cards: int, pages: int
) -> None:
    blank = QPixmap(63, 88)
    blank.fill(Qt.GlobalColor.white)
    path = folder / "proxies.pdf"
    assert write_proxies(path, "Proxies", ["AE-001"] * cards, lambda _card, _width: blank) == pages
    assert path.read_bytes().startswith(b"%PDF")
    assert [file.name for file in folder.iterdir()] == ["proxies.pdf"]


def test_a_proxy_is_63_by_88_millimetres(qtbot: QtBot, folder: Path) -> None:
    widths: list[float] = []

    def measured(_card: str, width: float) -> QPixmap:
        widths.append(width)
        return QPixmap(63, 88)

    write_proxies(folder / "one.pdf", "One", ["AE-001"], measured)
    assert widths == [pytest.approx(63 / 25.4 * 300)]
