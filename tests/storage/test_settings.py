"""Settings: values, listeners, garbage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cthulhu_desktop.storage import Notice, StorageProblem, Store
from cthulhu_desktop.storage import setting_keys as keys
from cthulhu_desktop.storage.setting_keys import SETTINGS, Setting
from tests.storage.played import change, database_file

VALUES: dict[Setting[Any], Any] = {
    keys.LANGUAGE: "pl",
    keys.FIRST_START_DONE: True,
    keys.TEXT_SCALE: 200,
    keys.MOTION: "off",
    keys.CONTRAST: "high",
    keys.FULL_SCREEN: True,
    keys.WINDOW_GEOMETRY: bytes(range(256)),
    keys.LEFT_HANDED: True,
    keys.EASY_FONT: True,
    keys.BOT_SPEED: 2,
    keys.READING: {"dice": "calls#4"},
    keys.LIBRARY: {"library.view": "list", "library.size": "150"},
    keys.DICE_SETUP: {"cults": 3, "target": 100, "names": ["Zażółć", "ß"]},
    keys.CARDS_SETUP: {"setup": {"first": 1}, "decks": ["hastur", None]},
    keys.FREE_SETUP: {"names": ["Ada"], "piles": [{"source": "stories"}]},
    keys.CARDS_TABLE: {"curtain": "no", "stops_own": "W4 W7"},
    keys.BOOKMARKS: {"dice:7": [3, 12]},
    keys.PUZZLES: {"p01_open_door": True},
    keys.OWN_PICTURES: "D:\\Obrazki",
    keys.LAST_FOLDER: "C:\\Gry i zabawy",
}


def test_every_setting_has_an_allowed_default_and_is_tried_here() -> None:
    assert all(setting.from_text(setting.to_text(setting.default)) == setting.default for setting in SETTINGS.values())
    assert set(VALUES) == set(SETTINGS.values())


def test_every_setting_is_used_by_the_program() -> None:
    package = Path(keys.__file__).parents[1]
    rest = "".join(file.read_text("utf-8") for file in package.rglob("*.py") if file.name != "setting_keys.py")
    names = {setting: name for name, setting in vars(keys).items() if isinstance(setting, Setting)}
    assert [one.name for one in VALUES if f'"{one.name}"' not in rest and names[one] not in rest] == []


@pytest.mark.parametrize("setting", VALUES, ids=lambda setting: setting.name)
def test_a_value_outlives_the_program(folder: Path, setting: Setting[Any]) -> None:
    with Store.open(folder) as store:
        assert store.settings.get(setting) == setting.default
        store.settings.set(setting, VALUES[setting])
        assert store.settings.get(setting) == VALUES[setting]
    with Store.open(folder) as store:
        assert store.settings.get(setting) == VALUES[setting]
        store.settings.reset(setting)
    with Store.open(folder) as store:
        assert store.settings.get(setting) == setting.default
        assert store.notices == []


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        (keys.LANGUAGE, "fr"), (keys.LANGUAGE, None), (keys.TEXT_SCALE, 79), (keys.TEXT_SCALE, 201),
        (keys.TEXT_SCALE, 100.0), (keys.TEXT_SCALE, True), (keys.EASY_FONT, 1), (keys.WINDOW_GEOMETRY, "text"),
        (keys.DICE_SETUP, [1]), (keys.LAST_FOLDER, b"x"), (keys.LAST_FOLDER, "x" * 200_000),
        (keys.DICE_SETUP, {"target": float("nan")}),
    ],
)  # fmt: skip
def test_a_value_that_is_not_allowed_is_refused_and_changes_nothing(store: Store, setting: Any, value: Any) -> None:
    with pytest.raises(ValueError, match=r".+"):
        store.settings.set(setting, value)
    assert store.settings.get(setting) == setting.default


def test_listeners_hear_of_changes_only(store: Store) -> None:
    heard: list[tuple[str, object]] = []
    store.settings.changed.append(lambda setting: heard.append((setting.name, store.settings.get(setting))))
    store.settings.set(keys.TEXT_SCALE, 120)
    store.settings.set(keys.TEXT_SCALE, 120)
    store.settings.set(keys.LANGUAGE, "system")
    store.settings.set(keys.LANGUAGE, "de")
    assert heard == [("text_scale", 120), ("language", "de")]


def test_changing_a_mapping_afterwards_does_not_change_the_setting(store: Store) -> None:
    setup = {"cults": 2}
    store.settings.set(keys.DICE_SETUP, setup)
    setup["cults"] = 5
    assert store.settings.get(keys.DICE_SETUP) == {"cults": 2}


GARBAGE = {
    "language": ['"fr"', "7", "null", "en", "["],
    "text_scale": ["79", "1e2", '"120"', "true", "1" * 5000],
    "easy_font": ["1", '"on"'],
    "window_geometry": ['"not base64!"', "12", '"é"'],
    "dice_setup": ["[]", "{", "[" * 100_000],
}


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in GARBAGE.items() for text in texts])
def test_garbage_gives_way_to_the_default_is_told_once_and_kept(folder: Path, name: str, text: str) -> None:
    with Store.open(folder) as store:
        store.settings.set(keys.BOT_SPEED, 2)
    change(database_file(folder), f"INSERT INTO settings VALUES ('{name}', '{text}')")
    with Store.open(folder) as store:
        assert store.settings.get(SETTINGS[name]) == SETTINGS[name].default
        assert store.settings.get(keys.BOT_SPEED) == 2
        assert store.notices == [Notice("storage.setting_rejected", {"setting": f"storage.setting.{name}"})]
        with store.together() as connection:
            kept = connection.execute("SELECT name, value FROM settings_rejected").fetchall()
        assert [tuple(row) for row in kept] == [(name, text)]
    with Store.open(folder) as store:
        assert store.notices == []


def test_settings_of_another_version_are_left_alone(folder: Path) -> None:
    with Store.open(folder):
        pass
    change(database_file(folder), "INSERT INTO settings VALUES ('board_game_map', '{\"x\": 1}')")
    with Store.open(folder) as store:
        assert store.notices == []
        with store.together() as connection:
            assert connection.execute("SELECT count(*) FROM settings").fetchone()[0] == 1


def test_a_setting_that_cannot_be_written_holds_until_the_end_and_is_tried_again(folder: Path) -> None:
    with Store.open(folder) as store:
        heard: list[str] = []
        store.settings.changed.append(lambda setting: heard.append(setting.name))
        database_file(folder).rename(folder / "moved away.db")
        with pytest.raises(StorageProblem):
            store.settings.set(keys.MOTION, "off")
        assert store.settings.get(keys.MOTION) == "off"
        assert heard == ["motion"]
        (folder / "moved away.db").rename(database_file(folder))
        store.settings.set(keys.MOTION, "off")
    with Store.open(folder) as store:
        assert store.settings.get(keys.MOTION) == "off"
