from __future__ import annotations

from pathlib import Path

import pytest

from cthulhu_desktop.storage.places import HOME_VARIABLE, places


def test_the_variable_moves_every_folder_below_one(tmp_path: Path) -> None:
    home = tmp_path / "Mój stick"
    found = places({HOME_VARIABLE: str(home)})
    assert all(folder.is_relative_to(home) for folder in found)
    assert len(set(found)) == 3


def test_asking_for_the_folders_makes_none(tmp_path: Path) -> None:
    places({HOME_VARIABLE: str(tmp_path / "home")})
    assert list(tmp_path.iterdir()) == []


def test_a_relative_home_counts_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert places({HOME_VARIABLE: "portable"}).data == tmp_path / "portable" / "data"


def test_a_tilde_in_the_variable_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert places({HOME_VARIABLE: "~/games"}).cache == tmp_path / "games" / "cache"


@pytest.mark.parametrize("environment", [{}, {HOME_VARIABLE: ""}])
def test_without_the_variable_the_system_names_the_folders(environment: dict[str, str]) -> None:
    found = places(environment)
    assert all("cthulhu-desktop" in folder.parts for folder in found)
    assert found.data != found.cache
