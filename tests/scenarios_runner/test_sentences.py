"""Everything a scenario file can be told about has a sentence, and no sentence is left over."""

from __future__ import annotations

import re
from pathlib import Path

from cthulhu_desktop.core.catalogue import schema
from cthulhu_desktop.wording import sentences

PACKAGE = Path(schema.__file__).parents[2]


def _sources(folder: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((PACKAGE / folder).glob("*.py")))


def _keys(area: str) -> set[str]:
    start = f"scenario.{area}."
    return {key.removeprefix(start) for key in sentences("en").patterns if key.startswith(start)}


def test_every_problem_has_a_sentence() -> None:
    source = _sources("scenarios") + _sources("cli")
    named = set(re.findall(r'ScenarioProblem\(\s*"(\w+)"', source)) | {"syntax", "syntax_end"}
    named |= set(re.findall(r'"(two_hosts|bad_word)"', source))
    assert schema.SchemaError.__doc__ is not None
    named |= {f"card_{kind}" for kind in re.findall(r"\b([a-z]+_[a-z_]+)\b", schema.SchemaError.__doc__)
              if kind not in ("abilities", )}  # fmt: skip
    assert named == _keys("problem")


def test_every_failure_has_a_sentence() -> None:
    source = _sources("scenarios")
    named = set(re.findall(r'\.fail\(\s*(?:step|Step\("", line\)), "(\w+)"', source))
    named |= {"hidden", "seen"}
    assert named == _keys("failed")


def test_every_impossible_position_has_a_sentence() -> None:
    source = (PACKAGE / "core" / "cards" / "position.py").read_text(encoding="utf-8")
    assert set(re.findall(r'PositionError\(\s*"(\w+)"', source)) == _keys("position")
