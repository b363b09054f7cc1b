"""From the text of a scenario file to a position (or a setup) and the steps."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any

from cthulhu_desktop.core.cards.setup import define_card, define_story
from cthulhu_desktop.core.cards.terms import SWITCHES
from cthulhu_desktop.core.catalogue.cards import Catalogue
from cthulhu_desktop.core.catalogue.schema import SchemaError
from cthulhu_desktop.scenarios import shorthand as sh
from cthulhu_desktop.scenarios.layout import POSITION_KEYS, Layout
from cthulhu_desktop.scenarios.needed import MoreCards, Needed, line_of
from cthulhu_desktop.scenarios.places import Places
from cthulhu_desktop.scenarios.problems import ScenarioProblem
from cthulhu_desktop.scenarios.tables import Tables

LONGEST = 200_000  # characters; a file this long is no scenario
MOST_STEPS = 2000

_HEAD = frozenset({"title", "rules", "about", "steps", "cards", "stories", "game", "restricted"})
_RULE = re.compile(r"(CG-\d+(\.\d+){0,2}|EX-\d\d|D-\d\d|V-\d\d|INV-\d\d|R-\d\d)$")


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the steps."""

    text: str
    line: int


@dataclass(slots=True)
class Scenario:
    """A file that was read. `position` is a description for `core.cards.position`, or `setup` (with `seed`) one for a
    new game. `needs_more`: it names cards that it does not define. `lines`
    leads from paths of the position to lines of the file."""

    title: str
    rules: tuple[str, ...]
    steps: tuple[Step, ...]
    position: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None
    seed: int = 1
    needs_more: bool = False
    refused: str = ""
    switches: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()
    aliases: dict[str, tuple[int, int]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    def line_of(self, path: str) -> int:
        """The line a path of the position comes from, or the nearest one around it."""
        return line_of(self.lines, path)


def read_scenario(text: str, more_cards: MoreCards = Catalogue) -> Scenario:
    """Read a file. `more_cards` gives the catalogue where ids are looked up that the file does not define; it is asked
    only if there are such. ScenarioProblem if the file is not as it should be."""
    if len(text) > LONGEST:
        raise ScenarioProblem("too_long")
    try:
        data = tomllib.loads(text + "\n")
    except tomllib.TOMLDecodeError as error:
        raise _syntax(str(error), text) from None
    except RecursionError:
        raise ScenarioProblem("too_long") from None
    return _Reader(data, Places(text)).read(more_cards)


def _syntax(message: str, text: str) -> ScenarioProblem:
    found = re.search(r"at line (\d+), column (\d+)", message)
    if found:
        return ScenarioProblem("syntax", int(found[1]), column=int(found[2]))
    return ScenarioProblem("syntax_end", text.count("\n") + 1)


class _Reader(Tables):
    def read(self, more_cards: MoreCards) -> Scenario:
        """The whole file."""
        new_game = "game" in self.data
        known = _HEAD | set(sh.SIDES) | ({"switches", "story_deck"} if new_game else POSITION_KEYS)
        self.check_keys(self.data, known, ())
        cards = self._definitions("cards", sh.full_card, define_card)
        stories = self._definitions("stories", sh.full_story, define_story)
        scenario = Scenario(
            title=self.text("title"),
            rules=self._rules(),
            steps=self._steps(),
            switches=self._switches(),
            restricted=tuple(map(str, self.entries(self.data, "restricted", ()))),
        )
        needed = Needed(cards, stories, scenario.lines, more_cards)
        layout = Layout(self, needed, scenario.lines)
        if new_game:
            scenario.setup = {**layout.new_game(), "switches": list(scenario.switches)}
            scenario.seed = layout.seed()
            scenario.refused = str(self.data["game"].get("refused", ""))
            scenario.aliases = layout.aliases
        else:
            scenario.position = layout.position()
        scenario.needs_more = needed.more is not None
        return scenario

    # --- small parts -------------------------------------------------------------------------------------------------

    def _rules(self) -> tuple[str, ...]:
        rules = self.entries(self.data, "rules", ())
        for place, rule in enumerate(rules):
            if not isinstance(rule, str) or not _RULE.match(rule):
                raise ScenarioProblem("bad_rule", self.line("rules", str(place)), word=str(rule))
        return tuple(rules)

    def _switches(self) -> tuple[str, ...]:
        switches = self.entries(self.data, "switches", ())
        for place, switch in enumerate(switches):
            if switch not in SWITCHES:
                raise ScenarioProblem("bad_switch", self.line("switches", str(place)), word=str(switch))
        return tuple(switches)

    def _steps(self) -> tuple[Step, ...]:
        value = self.data.get("steps", "")
        if isinstance(value, str):
            first = self.places.content(("steps",))
            steps = [Step(_plain(text), first + place) for place, text in enumerate(value.split("\n"))]
        elif isinstance(value, list) and all(isinstance(part, str) for part in value):
            steps = [Step(_plain(text), self.line("steps", str(place))) for place, text in enumerate(value)]
        else:
            raise ScenarioProblem("bad_steps", self.line("steps"))
        steps = [step for step in steps if step.text]
        if len(steps) > MOST_STEPS:
            raise ScenarioProblem("too_long")
        return tuple(steps)

    def _definitions(self, key: str, complete: Any, define: Any) -> dict[str, dict[str, Any]]:
        found = {}
        for name, data in self.table(key).items():
            line = self.line(key, name)
            if not isinstance(data, dict):
                raise ScenarioProblem("not_a_table", line, key=f"{key}.{name}")
            if "id" in data:
                raise ScenarioProblem("unknown_key", line, key=f"{key}.{name}.id")
            full = complete(name, data, line)
            try:
                define(full)
            except SchemaError as error:
                raise ScenarioProblem(f"card_{error.problem}", line, path=error.path) from None
            except (AttributeError, TypeError):
                raise ScenarioProblem("card_bad_value", line, path=name) from None
            found[name] = full
        return found


def _plain(text: str) -> str:
    """A step without its comment."""
    return re.sub(r"(^|\s)#.*", "", text).strip()
