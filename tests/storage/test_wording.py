"""Everything storage can say has a sentence in every language, with the arguments it is said with."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import cthulhu_desktop.storage
from cthulhu_desktop.storage.problems import _WHY
from cthulhu_desktop.storage.setting_keys import SETTINGS
from cthulhu_desktop.wording import LANGUAGES, sentences

SOURCES = sorted(Path(next(iter(cthulhu_desktop.storage.__path__))).rglob("*.py"))
ARGS = {
    "path": "PATH", "why": "storage.why.other", "code": 5, "problem": "record.damaged", "line": 3, "id": 7, "kept": 2,
    "shortened": 1, "limit": 20, "version": 9, "game": "dice", "backup": "COPY", "setting": "storage.setting.bot_speed",
}  # fmt: skip


def keys_in_the_code() -> set[str]:
    """Every text in the code that looks like a key, and those made of parts."""
    found = set()
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"storage\.[a-z_.]*[a-z8]", str(node.value)):
                found.add(str(node.value))
    found |= {f"storage.why.{why}" for why in (*_WHY.values(), "other")}
    found |= {setting.title for setting in SETTINGS.values()}
    return found | {"storage.read_only", "storage.full", "storage.cannot_open"}


def test_every_key_has_a_sentence_and_every_sentence_a_use() -> None:
    written = {key for key in sentences("en").patterns if key.startswith("storage.")}
    assert keys_in_the_code() == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_and_names_its_file(language: str) -> None:
    words = sentences(language)
    for key in keys_in_the_code():
        text = words.say(key, **ARGS)
        assert "{" not in text
        if key.count(".") == 1 and "path" in sentences("en").patterns[key]:
            assert "PATH" in text


def test_polish_counts_rescued_games_in_three_ways() -> None:
    say = sentences("pl").say
    texts = [say("storage.damaged_shortened", path="x", kept=kept, shortened=1) for kept in (1, 3, 5)]
    assert ["1 grę" in texts[0], "3 gry" in texts[1], "5 gier" in texts[2]] == [True, True, True]
