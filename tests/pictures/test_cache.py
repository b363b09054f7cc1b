"""Pictures on disk: whole or not at all, bounded, never trusted."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cthulhu_desktop.pictures import cache as cache_module
from cthulhu_desktop.pictures.cache import STALE_AFTER_S, PictureCache, code_mark, picture_key
from cthulhu_desktop.pictures.recipe import Placed, Recipe

PNG = b"\x89PNG\r\n\x1a\n" + b"x" * 100 + b"IEND\xaeB`\x82"


def age(file: Path, seconds: float) -> None:
    now = file.stat().st_mtime
    os.utime(file, (now - seconds, now - seconds))


def test_what_was_written_is_read_back_by_another_cache(tmp_path: Path) -> None:
    assert PictureCache(tmp_path).write("a", PNG)
    assert PictureCache(tmp_path).read("a") == PNG
    assert PictureCache(tmp_path).has("a")
    assert PictureCache(tmp_path).read("b") is None


def test_no_unfinished_file_is_left_after_writing(tmp_path: Path) -> None:
    PictureCache(tmp_path).write("a", PNG)
    assert [file.name for file in tmp_path.iterdir()] == ["a.png"]


def test_a_write_that_is_killed_midway_leaves_the_old_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = PictureCache(tmp_path)
    cache.write("a", PNG)

    def die(*_args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cache_module.os, "replace", die)
    with pytest.raises(KeyboardInterrupt):
        cache.write("a", PNG.replace(b"x", b"y"))
    monkeypatch.undo()
    assert {file.suffix for file in tmp_path.iterdir()} == {".png", ".part"}
    assert PictureCache(tmp_path).read("a") == PNG


def test_what_a_killed_program_left_behind_is_removed_later_but_not_while_it_may_be_written(tmp_path: Path) -> None:
    old, young = tmp_path / "tmpold.part", tmp_path / "tmpyoung.part"
    for file in (old, young):
        file.write_bytes(PNG[:50])
    age(old, STALE_AFTER_S + 60)
    PictureCache(tmp_path).tidy()
    assert not old.exists()
    assert young.exists()


@pytest.mark.parametrize("damage", [b"", PNG[:60], b"GIF89a" + PNG[6:], PNG[:-1]])
def test_a_damaged_file_is_ignored_and_removed(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "a.png").write_bytes(damage)
    cache = PictureCache(tmp_path)
    assert cache.read("a") is None
    assert not (tmp_path / "a.png").exists()
    assert cache.write("a", PNG)
    assert cache.read("a") == PNG


def test_the_pictures_used_longest_ago_go_when_the_bound_is_reached(tmp_path: Path) -> None:
    cache = PictureCache(tmp_path, limit=len(PNG) * 3)
    for number, key in enumerate("abc"):
        cache.write(key, PNG)
        age(tmp_path / f"{key}.png", 1000 - number)
    assert cache.read("a") == PNG  # used now: "b" is the oldest from here on
    cache.write("d", PNG)
    assert sorted(file.stem for file in tmp_path.iterdir()) == ["a", "c", "d"]


def test_the_bound_holds_for_a_folder_that_another_run_filled(tmp_path: Path) -> None:
    big = PictureCache(tmp_path, limit=10**9)
    for number in range(20):
        big.write(f"k{number}", PNG)
    small = PictureCache(tmp_path, limit=len(PNG) * 5)
    small.write("new", PNG)
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= len(PNG) * 5


def test_without_a_folder_or_with_one_that_cannot_be_made_nothing_is_kept_and_nothing_fails(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    for cache in (PictureCache(None), PictureCache(blocked / "pictures")):
        assert not cache.write("a", PNG)
        assert cache.read("a") is None
        assert not cache.has("a")
        assert cache.tidy() == 0


def test_a_full_disk_leaves_no_rubbish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(cache_module.os, "replace", full)
    assert not PictureCache(tmp_path).write("a", PNG)
    monkeypatch.undo()
    assert list(tmp_path.iterdir()) == []


def test_the_key_depends_on_recipe_size_and_code() -> None:
    recipe = Recipe("sea", (Placed("ship"),))
    keys = {
        picture_key(recipe, (100, 80), "1"),
        picture_key(recipe, (100, 81), "1"),
        picture_key(recipe, (100, 80), "2"),
        picture_key(Recipe("sea", (Placed("ship", flip=True),)), (100, 80), "1"),
    }
    assert len(keys) == 4
    assert picture_key(Recipe("sea", (Placed("ship"),)), (100, 80), "1") in keys
    assert all(len(key) == 32 for key in keys)


def test_the_mark_of_the_code_is_steady() -> None:
    assert code_mark() == code_mark()
