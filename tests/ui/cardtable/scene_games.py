"""Games played by chance with the preset decks, and what must hold of the scene in any of their positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from cthulhu_desktop.bridge.session import Batch
from cthulhu_desktop.core.cards.game import CardsGame
from cthulhu_desktop.core.cards.view import CardsView
from cthulhu_desktop.core.catalogue.cards import Catalogue
from cthulhu_desktop.core.kernel import Applied, Rng
from cthulhu_desktop.data_files import resource
from cthulhu_desktop.sets import catalogue_of, load_sets, read_presets
from cthulhu_desktop.ui.cardfaces import FaceStore
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.arrange import Face
from cthulhu_desktop.ui.cardtable.card_items import CardItem
from cthulhu_desktop.ui.cardtable.table import CardTable

PAIRS = (
    ("starter_investigators", "starter_mythos"), ("first_investigators", "first_mythos"),
    ("agency_miskatonic", "cthulhu_yog_sothoth"), ("hastur_syndicate", "shub_niggurath"),
    ("syndicate", "yog_sothoth"), ("miskatonic", "cthulhu"),
)  # fmt: skip


@cache
def catalogue() -> Catalogue:
    return catalogue_of(load_sets(resource("sets")))


@cache
def game() -> CardsGame:
    return CardsGame(catalogue())


@cache
def setup(pair: int) -> Any:
    decks = {preset.key: preset for preset in read_presets(resource("decks"), catalogue())}
    one, two = PAIRS[pair % len(PAIRS)]
    return game().read_setup({
        "decks": [list(decks[one].ids()), list(decks[two].ids())], "stories": list(catalogue().stories)[:10],
    })  # fmt: skip


def faces() -> FaceStore:
    store = FaceStore(catalogue().cards)
    store.add(catalogue().stories.values())
    return store


def played(seed: int, pair: int = 0, most: int = 5000) -> Iterator[tuple[Any, Batch]]:
    """Every position of a game played by chance, with the batch that led to it."""
    begun = game().begin(setup(pair), seed)
    state, rng, number = begun.state, Rng(seed), 0
    yield state, Batch(0, None, None, begun.occurrences)
    while state.decision is not None and number < most:
        seat, move = state.decision.seat, state.decision.options.sample(rng)
        result = state.apply(move)
        assert isinstance(result, Applied)
        number += 1
        yield state, Batch(number, seat, move, result.occurrences)


@cache
def view_where(wanted: Callable[[CardsView], bool], seat: int | None = 0) -> CardsView:
    """The first position of a few games that is wanted, as `seat` sees it."""
    for seed in range(12):
        for state, _batch in played(seed, seed):
            view: CardsView = state.view(seat)
            if wanted(view):
                return view
    raise AssertionError("no game comes there")


def crowded(view: CardsView) -> bool:
    return sum(len(player.play) for player in view.players) >= 12


def fought(view: CardsView) -> bool:
    return view.phase == "story" and sum(len(side) for story in view.row for side in story.committed) >= 3


def check(table: CardTable, view: CardsView) -> None:
    """The scene shows exactly what the view says: each card where it is, with the right side up and turned as it is."""
    stories = {story.card for story in view.row}
    for player in view.players:
        for card in player.play:
            item = _card(table, card.card)
            down = not card.id or card.orientation == "dormant"
            assert item.face is (Face.INSANE if card.orientation == "insane" else Face.BACK if down else Face.UP), card
            assert (item.turn == 90) == (card.orientation in ("exhausted", "insane")), card
            assert item.home == _home(card, stories), card
        for domain in player.domains:
            place = table.item(keys.domain(domain.domain))
            assert place is not None
            for card in domain.resources:
                assert _card(table, card.card).home == place.key
                assert place.rect.contains(_card(table, card.card).rect, 0.5)
        if player.discard:
            assert _card(table, player.discard[-1].card).home == keys.discard(player.seat)
    for card in view.players[table.near].hand:
        assert _card(table, card.card).home == keys.hand(table.near)
        assert _card(table, card.card).face is Face.UP
    for card in view.being_played:
        assert _card(table, card.card).home == keys.TWILIGHT
    assert {story.card for story in view.row} == {
        keys.number(item.key) for item in table.things() if keys.kind(item.key) == "story"
    }
    assert {item.number for item in table.cards()} == _seen(view)


def _card(table: CardTable, number: int) -> CardItem:
    item = table.item(keys.card(number))
    assert isinstance(item, CardItem), number
    return item


def _home(card: Any, stories: set[int]) -> str:
    if card.host in stories:
        return keys.story(card.host)
    if card.host >= 0:
        return keys.card(card.host)
    if card.host <= -2:
        return keys.domain(-2 - card.host)
    return keys.story(card.story) if card.story >= 0 else keys.board(card.controller)


def _seen(view: CardsView) -> set[int]:
    """The cards that lie in the open, or are in the hand of the seat."""
    seen = {card.card for card in view.being_played}
    for player in view.players:
        seen |= {card.card for card in (*player.play, *player.hand, *player.discard[-1:])}
        seen |= {card.card for domain in player.domains for card in domain.resources}
        seen |= {card for domain in player.domains for card in domain.attachments}
        seen |= {player.open_top.card} if player.open_top is not None else set()
    return seen | {card for story in view.row for card in story.attachments}
