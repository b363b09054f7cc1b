"""Decks with their versions, the collection, searches: kept, restored, never lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from cthulhu_desktop.core.decks import Deck, DeckFormat, Placeholder
from cthulhu_desktop.storage import DeckVersion, SavedSearch, StorageProblem, Store
from cthulhu_desktop.storage.decks import ONE_VERSION_S
from cthulhu_desktop.storage.games import KEEP_DELETED_S
from tests.helpers.invented_cards import CARDS
from tests.storage.played import Clock, change, database_file

KNOWN = {card.id: card for card in CARDS}
FULL = Deck(
    name="Żółty Szyld", cards=(("HN-001", 3), ("HN-002", 1)), notes="Größe\nund mehr", card_notes=(("HN-001", "gut"),),
    maybe=(("HN-004", 2),), tags=("sea", "ä"), format=DeckFormat(False, 3, frozenset({"Foghorn"})),
    stories=("HN-S01",), placeholders=(Placeholder("Lost", "Core", "0a", 2, "Events"),),
)  # fmt: skip


def test_a_deck_comes_back_as_it_was_also_after_a_restart(folder: Path, clock: Clock) -> None:
    with Store.open(folder, clock=clock) as store:
        deck_id = store.decks.create(FULL)
        assert store.decks.load(deck_id) == FULL
    with Store.open(folder, clock=clock) as store:
        assert store.decks.load(deck_id) == FULL
        (saved,) = store.decks.list(KNOWN)
    assert (saved.id, saved.name, saved.size, saved.factions, saved.tags) == (
        deck_id, "Żółty Szyld", 4, ("hastur", "syndicate"), ("sea", "ä"),
    )  # fmt: skip
    assert (saved.created, saved.changed, saved.versions, saved.deck) == (int(clock.now), int(clock.now), 1, FULL)


def test_changes_soon_after_each_other_are_one_version(store: Store, clock: Clock) -> None:
    deck_id = store.decks.create(FULL)
    for number in range(1, 5):
        clock.now += 60
        assert store.decks.save(deck_id, FULL.with_count("HN-001", number)) == 1
    clock.now += ONE_VERSION_S
    assert store.decks.save(deck_id, FULL.with_count("HN-001", 4)) == 1  # nothing has changed
    assert store.decks.save(deck_id, FULL) == 2
    assert store.decks.load_version(deck_id, 1).count("HN-001") == 4
    assert [one.number for one in store.decks.versions(deck_id)] == [2, 1]


def test_a_version_with_a_label_is_never_changed(store: Store, clock: Clock) -> None:
    deck_id = store.decks.create(FULL)
    assert store.decks.save(deck_id, FULL, label="before the cup") == 1
    assert store.decks.save(deck_id, FULL.with_count("HN-001", 1)) == 2
    assert store.decks.save(deck_id, FULL.with_count("HN-001", 2), label="the cup") == 3
    assert store.decks.load_version(deck_id, 1) == FULL
    now = int(clock.now)
    assert store.decks.versions(deck_id) == (
        DeckVersion(3, now, "the cup", 3, FULL.name), DeckVersion(2, now, "", 2, FULL.name),
        DeckVersion(1, now, "before the cup", 4, FULL.name),
    )  # fmt: skip


def test_a_clock_that_was_put_back_begins_a_new_version(store: Store, clock: Clock) -> None:
    deck_id = store.decks.create(FULL)
    clock.now -= 5000
    assert store.decks.save(deck_id, FULL.with_count("HN-001", 1)) == 2


def test_going_back_to_a_version_keeps_all_others(store: Store, clock: Clock) -> None:
    deck_id = store.decks.create(FULL)
    clock.now += ONE_VERSION_S
    store.decks.save(deck_id, Deck(name="Empty"))
    assert store.decks.restore(deck_id, 1) == FULL
    assert store.decks.load(deck_id) == FULL
    assert [one.name for one in store.decks.versions(deck_id)] == [FULL.name, "Empty", FULL.name]


def test_a_copy_has_another_name_and_a_life_of_its_own(store: Store) -> None:
    first = store.decks.create(FULL)
    second = store.decks.copy(first, "Twin")
    store.decks.save(second, Deck(name="Twin"))
    assert store.decks.load(first) == FULL
    assert {saved.name for saved in store.decks.list()} == {FULL.name, "Twin"}


def test_a_deleted_deck_can_be_taken_back_for_thirty_days(folder: Path, clock: Clock) -> None:
    with Store.open(folder, clock=clock) as store:
        kept, gone = store.decks.create(FULL), store.decks.create(FULL)
        store.decks.delete(kept)
        store.decks.delete(gone)
        assert store.decks.list() == ()
        assert {saved.id for saved in store.decks.deleted()} == {kept, gone}
        store.decks.restore_deleted(kept)
        assert [saved.id for saved in store.decks.list()] == [kept]
    clock.now += KEEP_DELETED_S
    with Store.open(folder, clock=clock) as store:
        assert store.decks.deleted() == ()
        assert store.decks.load(kept) == FULL
        with pytest.raises(StorageProblem) as caught:
            store.decks.load(gone)
        assert caught.value.reason == "storage.no_deck"
        assert store.decks.create(Deck()) > gone


@pytest.mark.parametrize("name", ["load", "delete", "restore_deleted", "versions"])
def test_a_deck_that_is_not_there_is_said_to_be_missing(store: Store, name: str) -> None:
    with pytest.raises(StorageProblem) as caught:
        getattr(store.decks, name)(77)
    assert (caught.value.reason, caught.value.args_by_name) == ("storage.no_deck", {"id": 77})


def test_a_damaged_deck_is_listed_and_its_versions_stay(folder: Path, clock: Clock) -> None:
    with Store.open(folder, clock=clock) as store:
        deck_id = store.decks.create(FULL)
        clock.now += ONE_VERSION_S
        store.decks.save(deck_id, FULL.with_count("HN-001", 1))
    damaged = '{"name": "Torn", "cards": 5}'
    change(database_file(folder), f"UPDATE deck_versions SET data = '{damaged}' WHERE number = 2")
    with Store.open(folder, clock=clock) as store:
        (saved,) = store.decks.list(KNOWN)
        assert (saved.name, saved.deck) == ("Torn", None)
        with pytest.raises(StorageProblem) as caught:
            store.decks.load(deck_id)
        assert caught.value.reason == "storage.deck_damaged"
        assert store.decks.restore(deck_id, 1) == FULL
        assert store.decks.load(deck_id) == FULL


def test_what_happens_together_happens_wholly_or_not_at_all(store: Store) -> None:
    def two_and_a_mishap() -> None:
        with store.together():
            store.decks.create(FULL)
            store.collection.set_tags("HN-001", ["x"])
            raise KeyError

    with pytest.raises(KeyError):
        two_and_a_mishap()
    assert store.decks.list() == ()
    assert (store.collection.tags("HN-001"), store.collection.tags_by_card) == ((), {})


def test_the_collection_is_there_after_a_restart(folder: Path, clock: Clock) -> None:
    with Store.open(folder, clock=clock) as store:
        store.collection.set_owned("HN-001", 3)
        store.collection.set_many({"HN-002": 1, "gone": 2, "HN-003": 4})
        store.collection.set_owned("HN-003", 0)
        store.collection.set_favourite("HN-001", True)
        store.collection.set_favourite("HN-002", True)
        store.collection.set_favourite("HN-002", False)
        store.collection.set_tags("HN-001", [" sea ", "Ätna", "sea", ""])
        store.collection.set_tags("HN-002", ["x"])
        store.collection.set_tags("HN-002", [])
        before = (dict(store.collection.counts), store.collection.favourites, dict(store.collection.tags_by_card))
    with Store.open(folder, clock=clock) as store:
        found = store.collection
        assert (dict(found.counts), found.favourites, dict(found.tags_by_card)) == before
        assert before == ({"HN-001": 3, "HN-002": 1, "gone": 2}, {"HN-001"}, {"HN-001": ("sea", "Ätna")})
        assert (found.owned("HN-003"), found.tags("HN-002"), found.tag_names()) == (0, (), ("sea", "Ätna"))


@pytest.mark.parametrize("number", [-1, 10_000])
def test_nobody_owns_less_than_none(store: Store, number: int) -> None:
    with pytest.raises(ValueError, match="HN-001"):
        store.collection.set_many({"HN-002": 1, "HN-001": number})
    assert store.collection.counts == {}


def test_searches_are_kept_by_name_and_the_last_ones_are_remembered(store: Store, clock: Clock) -> None:
    store.searches.save("Cheap ", "cost<2")
    clock.now += 1
    store.searches.save("Sea", "subtype:sailor")
    store.searches.save("Cheap", "cost<=1")
    assert store.searches.saved() == (SavedSearch("Cheap", "cost<=1"), SavedSearch("Sea", "subtype:sailor"))
    store.searches.delete("Cheap")
    assert [one.name for one in store.searches.saved()] == ["Sea"]
    with pytest.raises(ValueError, match=r"^ $"):
        store.searches.save(" ", "x")
    for number in range(60):
        store.searches.remember(f"cost:{number}")
    store.searches.remember("cost:20")
    store.searches.remember("  ")
    history = store.searches.history()
    assert (len(history), history[:2], history.count("cost:20")) == (50, ("cost:20", "cost:59"), 1)
    store.searches.forget_history()
    assert store.searches.history() == ()


def test_decks_and_collection_are_rescued_from_a_damaged_file(folder: Path, clock: Clock) -> None:
    with Store.open(folder, clock=clock) as store:
        deck_id = store.decks.create(FULL)
        store.decks.save(deck_id, FULL, label="first")
        store.decks.save(deck_id, FULL.with_count("HN-001", 1))
        store.collection.set_many({"HN-001": 3})
        store.collection.set_tags("HN-001", ["a", "b"])
        store.collection.set_favourite("HN-002", True)
        store.searches.save("Sea", "subtype:sailor")
    change(database_file(folder), "PRAGMA journal_mode = DELETE", "PRAGMA application_id = 7")
    with Store.open(folder, clock=clock) as store:
        keys = [notice.key for notice in store.notices]
        assert keys == ["storage.damaged_nothing", "storage.damaged_decks"]
        assert store.decks.load(deck_id) == FULL.with_count("HN-001", 1)
        assert store.decks.load_version(deck_id, 1) == FULL
        assert store.collection.counts == {"HN-001": 3}
        assert store.collection.tags("HN-001") == ("a", "b")
        assert store.collection.favourites == {"HN-002"}
        assert store.searches.saved() == (SavedSearch("Sea", "subtype:sailor"),)
        assert store.decks.create(Deck()) > deck_id
