"""The cache of parsed sets: used when it fits, ignored when anything is odd about it."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from cthulhu_desktop.data_files import resource
from cthulhu_desktop.sets import SetProblem, cache, load_sets, reading
from cthulhu_desktop.sets.cache import CACHE_NAME

Spoil = Callable[[str, str, str], None]


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sets that were really read, one entry a time."""
    seen: list[str] = []

    def build(folder: Path, files: reading.Files) -> reading.CardSet:
        seen.append(folder.name)
        return reading.build_set(folder, files)

    monkeypatch.setattr(cache, "build_set", build)
    return seen


def test_the_second_time_the_sets_come_from_the_cache_and_are_the_same(
    harbour: Path, tmp_path: Path, builds: list[str]
) -> None:
    first = load_sets(harbour.parent, tmp_path / "cache")
    second = load_sets(harbour.parent, tmp_path / "cache")
    assert builds == ["harbour"]
    assert second == first
    assert second[0].cards[0].abilities == first[0].cards[0].abilities
    assert hash(second[0].cards[0]) == hash(first[0].cards[0])


def test_the_built_in_sets_fit_into_the_cache(tmp_path: Path, builds: list[str]) -> None:
    first = load_sets(resource("sets"), tmp_path)
    read = len(builds)
    assert load_sets(resource("sets"), tmp_path) == first
    assert len(builds) == read >= 1


def test_without_a_cache_folder_nothing_is_written(harbour: Path, tmp_path: Path, builds: list[str]) -> None:
    for _ in range(2):
        assert len(load_sets(harbour.parent)) == 1
    assert builds == ["harbour", "harbour"]
    assert not list(tmp_path.rglob(CACHE_NAME))


def test_a_changed_file_is_read_again(harbour: Path, tmp_path: Path, spoil: Spoil, builds: list[str]) -> None:
    load_sets(harbour.parent, tmp_path)
    spoil("cards.toml", "skill = 1", "skill = 4")
    assert load_sets(harbour.parent, tmp_path)[0].cards[0].skill == 4
    assert builds == ["harbour", "harbour"]


def test_a_new_set_is_found_beside_a_cache(harbour: Path, tmp_path: Path) -> None:
    load_sets(harbour.parent, tmp_path)
    other = harbour.parent / "quay"
    other.mkdir()
    (other / "set.toml").write_text('key = "quay"\nname = "Q"\nyear = 2004\nprefix = "Q"\ncards = 0\nstories = 0\n')
    assert [found.key for found in load_sets(harbour.parent, tmp_path)] == ["harbour", "quay"]


def test_a_fault_is_reported_though_an_older_cache_lies_there(harbour: Path, tmp_path: Path, spoil: Spoil) -> None:
    load_sets(harbour.parent, tmp_path)
    spoil("cards.toml", "skill = 1", "skill = []")
    with pytest.raises(SetProblem):
        load_sets(harbour.parent, tmp_path)


def _flipped(data: bytes) -> bytes:
    return data[:-20] + bytes([data[-20] ^ 1]) + data[-19:]


@pytest.mark.parametrize(
    "damage",
    [lambda _: b"", lambda data: data[:30], lambda data: data[:-1], _flipped, lambda data: b"x" + data],
    ids=["empty", "head only", "cut", "flipped", "shifted"],
)
def test_a_damaged_cache_is_ignored_and_replaced(
    harbour: Path, tmp_path: Path, builds: list[str], damage: Callable[[bytes], bytes]
) -> None:
    first = load_sets(harbour.parent, tmp_path)
    place = tmp_path / CACHE_NAME
    place.write_bytes(damage(place.read_bytes()))
    assert load_sets(harbour.parent, tmp_path) == first
    assert load_sets(harbour.parent, tmp_path) == first
    assert builds == ["harbour", "harbour"]


RAN: list[str] = []


class _Bomb:
    def __reduce__(self) -> tuple[Callable[[str], None], tuple[str]]:
        return run, ("harm",)


def run(what: str) -> None:
    """What a forged file would have the program call."""
    RAN.append(what)


@pytest.mark.parametrize("content", [_Bomb(), ("no set",), {"harbour": 1}], ids=["call", "texts", "table"])
def test_a_forged_cache_runs_nothing_and_gives_nothing(
    harbour: Path, tmp_path: Path, builds: list[str], content: object
) -> None:
    first = load_sets(harbour.parent, tmp_path)
    place = tmp_path / CACHE_NAME
    data = place.read_bytes()
    payload = pickle.dumps(content)
    head = data[: len(b"cthulhu-card-sets-1\n") + 32]
    place.write_bytes(head + hashlib.sha256(payload).digest() + payload)
    assert load_sets(harbour.parent, tmp_path) == first
    assert builds == ["harbour", "harbour"]
    assert RAN == []
    pickle.loads(pickle.dumps(_Bomb()))
    assert RAN.pop() == "harm"  # so the first assertion means something


def test_a_cache_of_another_ability_language_is_ignored(
    harbour: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, builds: list[str]
) -> None:
    load_sets(harbour.parent, tmp_path)
    monkeypatch.setattr(cache, "_language", lambda: "older")
    load_sets(harbour.parent, tmp_path)
    assert builds == ["harbour", "harbour"]


def test_the_key_of_the_cache_is_the_same_each_time(harbour: Path) -> None:
    files = [reading.set_files(harbour)]
    assert len({cache._key(files) for _ in range(3)}) == 1


def test_a_cache_that_cannot_be_written_does_no_harm(harbour: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "cache"
    blocked.write_text("a file where the folder should be")
    assert len(load_sets(harbour.parent, blocked)) == 1
    assert blocked.read_text() == "a file where the folder should be"
