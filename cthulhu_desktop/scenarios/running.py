"""Running a scenario: its moves are made, its expectations looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import islice

from cthulhu_desktop.core.cards.game import CardsGame
from cthulhu_desktop.core.cards.position import PositionError, place
from cthulhu_desktop.core.cards.setup import define_card
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.catalogue.cards import CardDef, Catalogue
from cthulhu_desktop.core.decks import DeckFormat, check_deck
from cthulhu_desktop.core.kernel import Decision, Move, Occurrence, Refused, SetupError
from cthulhu_desktop.scenarios import shorthand as sh
from cthulhu_desktop.scenarios.looks import can_see, look_at, position_lines
from cthulhu_desktop.scenarios.moves import FEW, Meant, declined
from cthulhu_desktop.scenarios.names import Names
from cthulhu_desktop.scenarios.needed import MoreCards
from cthulhu_desktop.scenarios.problems import ScenarioProblem
from cthulhu_desktop.scenarios.reading import Scenario, Step

MOST_PASSES = 3000
_PREFIXES = tuple(f"{side}:" for side in sh.SIDES)


@dataclass(frozen=True, slots=True)
class Failure:
    """An expectation that does not hold, or a move that could not be made: the key of a sentence and its arguments."""

    line: int
    text: str
    reason: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a scenario: what is not as expected, and what was reached (None if the setup was refused, as it
    should be)."""

    failures: tuple[Failure, ...]
    reached: Names | None = None

    @property
    def position(self) -> list[str]:
        """The position reached, a line for each thing, in the notation of the files."""
        return position_lines(self.reached) if self.reached is not None else []

    @property
    def asked(self) -> str:
        """Who must decide what there, "" if nobody must."""
        decision = self.reached.state.decision if self.reached is not None else None
        return f"{sh.SIDES[decision.seat]} {decision.kind}" if decision is not None else ""

    @property
    def digest(self) -> str:
        """The short hash of the position reached."""
        return self.reached.state.digest() if self.reached is not None else ""

    @property
    def passed(self) -> bool:
        """Everything was as expected."""
        return not self.failures


def run_scenario(scenario: Scenario, more_cards: MoreCards = Catalogue) -> Result:
    """Run a scenario that was read. ScenarioProblem if its position is impossible or a step makes no sense."""
    if scenario.setup is not None:
        return _run_new_game(scenario, more_cards)
    assert scenario.position is not None
    try:
        placed = place(scenario.position, _catalogue(scenario, more_cards))
    except PositionError as error:
        key = error.reason.rpartition(".")[2]
        raise ScenarioProblem("position", scenario.line_of(error.path), cause=f"scenario.position.{key}",
                              key=_own_path(error.path)) from None  # fmt: skip
    run = _Run(scenario, placed.state, _domainless(placed.names))
    run.seen = list(placed.occurrences)
    return run.run()


def _catalogue(data: Scenario, more_cards: MoreCards) -> Catalogue:
    """The catalogue, asked for only if the file does not define everything itself."""
    return more_cards() if data.needs_more else Catalogue()


def _own_path(path: str) -> str:
    """A path of the position as the file has it: players.0.play is X.play."""
    for seat, side in enumerate(sh.SIDES):
        path = path.replace(f"players.{seat}", side)
    return path


def _domainless(names: Mapping[str, int]) -> dict[str, int]:
    """Without the names that the position gives to domains: here they are X1, X2, …"""
    return {name: number for name, number in names.items() if "." not in name}


def _run_new_game(scenario: Scenario, more_cards: MoreCards) -> Result:
    assert scenario.setup is not None
    game = CardsGame(_catalogue(scenario, more_cards))
    line = scenario.line_of("game")
    try:
        begun = game.begin(game.read_setup(scenario.setup), scenario.seed)
    except SetupError as error:
        refused = error.refused
        if scenario.refused and scenario.refused in (refused.rule, refused.reason):
            return Result(())
        raise ScenarioProblem("setup", line, reason=refused.reason, rule=refused.rule) from None
    run = _Run(scenario, begun.state, _names_of_setup(scenario))
    run.seen = list(begun.occurrences)
    if scenario.refused:
        run.fail(Step("", line), "not_refused_setup")
    return run.run()


def _names_of_setup(scenario: Scenario) -> dict[str, int]:
    assert scenario.setup is not None
    decks = scenario.setup["decks"]
    every = [*decks[0], *decks[1], *scenario.setup["stories"]]
    names = {word: place for place, word in enumerate(every) if every.count(word) == 1}
    for name, (seat, place_in_deck) in scenario.aliases.items():
        names[name] = place_in_deck + (len(decks[0]) if seat else 0)
    return names


class _Stop(Exception):  # noqa: N818 (ends a run after a failure that leaves nothing to go on from)
    pass


class _Run:
    def __init__(self, scenario: Scenario, state: CardsState, numbers: dict[str, int]) -> None:
        self.scenario = scenario
        self.state = state
        self.names = Names(state, numbers)
        self.seen: list[Occurrence] = []
        self.failures: list[Failure] = []

    def run(self) -> Result:
        try:
            for step in self.scenario.steps:
                self.take(step)
        except _Stop:
            pass
        return Result(tuple(self.failures), self.names)

    def take(self, step: Step) -> None:
        """Do what a line says."""
        words = step.text.split()
        statement = _STATEMENTS.get(words[0])
        if words[0] in _PREFIXES:
            self._for_seat(step, _PREFIXES.index(words[0]))
        elif len(words) > 1 and words[1] == "is":
            self._is(words[0], step)
        elif len(words) > 1 and words[0] in sh.SIDES and words[1] in ("sees", "does"):
            self._sees(words, step)
        elif statement is not None:
            statement(self, step, step.text[len(words[0]) :].strip())
        else:
            self._move(step, step.text)

    def fail(self, step: Step, reason: str, /, **args: str | int) -> None:
        """Note that something is not as expected."""
        self.failures.append(Failure(step.line, step.text, f"scenario.failed.{reason}", args))

    # --- moves -------------------------------------------------------------------------------------------------------

    def _decision(self, step: Step) -> Decision:
        decision = self.state.decision
        if decision is None:
            self.fail(step, "game_over")
            raise _Stop
        return decision

    def _for_seat(self, step: Step, seat: int) -> None:
        """`X: …`: X must be the one who is asked."""
        rest = step.text.partition(":")[2].strip()
        if not rest or rest.split()[0] in _PREFIXES:
            raise ScenarioProblem("bad_entry", step.line, text=step.text)
        decision = self._decision(step)
        if seat != decision.seat:
            self.fail(step, "other_seat", who=sh.SIDES[seat], asked=sh.SIDES[decision.seat], kind=decision.kind)
            raise _Stop
        self.take(Step(rest, step.line))

    def _move(self, step: Step, text: str) -> None:
        decision = self._decision(step)
        self._do(step, Meant(self.names, decision, text, step.line).move())

    def _do(self, step: Step, move: Move) -> None:
        decision = self._decision(step)
        result = self.state.apply(move)
        if isinstance(result, Refused):
            self.fail(step, "refused", move=self.names.write(move), reason=result.reason, rule=result.rule or "–",
                      who=sh.SIDES[decision.seat], kind=decision.kind)  # fmt: skip
            raise _Stop
        self.seen += result.occurrences

    def _run_to(self, step: Step, goal: str) -> None:
        """Both pass until a window, decision, phase or turn is reached."""
        if not goal:
            raise ScenarioProblem("bad_entry", step.line, text=step.text)
        for _ in range(MOST_PASSES):
            if self._reached(goal, step):
                return
            decision = self.state.decision
            move = declined(decision) if decision is not None else None
            if decision is None or move is None:
                asked = f"{sh.SIDES[decision.seat]} {decision.kind}" if decision is not None else "–"
                self.fail(step, "cannot_pass", goal=goal, asked=asked)
                raise _Stop
            self._do(step, move)
        self.fail(step, "cannot_pass", goal=goal, asked="–")
        raise _Stop

    def _reached(self, goal: str, step: Step) -> bool:
        state, decision = self.state, self.state.decision
        words = goal.split()
        if goal == "end":
            return decision is None
        if decision is None:
            return False
        if words[0] == "turn" and len(words) >= 2:
            there = str(state.turn) == words[1]
            return there and (len(words) == 2 or self._reached(" ".join(words[2:]), step))
        if words[0] in sh.SIDES and len(words) == 2:
            return sh.SIDES[decision.seat] == words[0] and self._reached(words[1], step)
        if goal.startswith("W"):
            return decision.kind == "D-05" and state.window == goal
        if goal.startswith("D-"):
            return decision.kind == goal
        raise ScenarioProblem("bad_goal", step.line, word=goal)

    # --- expectations about the state --------------------------------------------------------------------------------

    def _is(self, subject: str, step: Step) -> None:
        rest = step.text.split(None, 2)
        look = look_at(self.names, subject, step.line)
        for clause in (part.strip() for part in (rest[2] if len(rest) > 2 else "").split(",")):
            words = clause.split()
            if not words:
                raise ScenarioProblem("bad_entry", step.line, text=step.text)
            while words:
                before = list(words)
                if not look.holds(words, step.line, step.text):
                    wanted = " ".join(before[: len(before) - len(words)])
                    self.fail(step, "is", what=subject, wanted=wanted, seen=look.describe() or "–")

    def _sees(self, words: list[str], step: Step) -> None:
        """`X sees guard`, `X does not see guard`."""
        wanted = words[1] == "sees"
        if len(words) != (3 if wanted else 5) or (not wanted and words[2:4] != ["not", "see"]):
            raise ScenarioProblem("bad_entry", step.line, text=step.text)
        card = self.names.card(words[-1], step.line)
        if can_see(self.state, sh.SIDES.index(words[0]), card) != wanted:
            self.fail(step, "hidden" if wanted else "seen", who=words[0], card=words[-1])

    def _asked(self, step: Step, text: str) -> None:
        """`asked D-16`, `asked Y D-16`, `asked nobody`."""
        decision = self.state.decision
        seen = f"{sh.SIDES[decision.seat]} {decision.kind}" if decision is not None else "nobody"
        if text != seen and text != seen.rsplit(maxsplit=1)[-1]:
            self.fail(step, "asked", wanted=text, seen=seen)

    # --- expectations about options ----------------------------------------------------------------------------------

    def _ways(self, step: Step, text: str) -> list[Move]:
        return list(islice(Meant(self.names, self._decision(step), text, step.line).ways(), FEW))

    def _offered(self, step: Step, text: str) -> None:
        for part in _parts(text):
            if not self._ways(step, part):
                self.fail(step, "not_offered", move=part)

    def _not_offered(self, step: Step, text: str) -> None:
        for part in _parts(text):
            found = self._ways(step, part)
            if found:
                self.fail(step, "offered", move=self.names.write(found[0]))

    def _only(self, step: Step, text: str) -> None:
        """These options and no others."""
        allowed: list[Move] = []
        for part in _parts(text):
            found = self._ways(step, part)
            if not found:
                self.fail(step, "not_offered", move=part)
            allowed += found
        for option in islice(self._decision(step).options, FEW):
            if option not in allowed:
                self.fail(step, "offered", move=self.names.write(option))

    def _count(self, step: Step, text: str) -> None:
        number = self._decision(step).options.count()
        if str(number) != text:
            self.fail(step, "count", wanted=text, seen=number)

    def _refused(self, step: Step, text: str) -> None:
        """`refused play guard X1 : no_match CG-10.1.3`; nothing may have changed (INV-20)."""
        text, _, why = text.partition(" : ")
        meant = Meant(self.names, self._decision(step), text.strip(), step.line)
        found = next(meant.ways(), None)
        if found is not None:
            self.fail(step, "offered", move=self.names.write(found))
            return
        before = self.state.digest()
        result = self.state.apply(meant.literal())
        if not isinstance(result, Refused) or self.state.digest() != before:
            self.fail(step, "changed")
            raise _Stop
        for word in why.split():
            if word not in (result.reason, result.reason.rpartition(".")[2], result.rule):
                self.fail(step, "other_reason", wanted=word, reason=result.reason, rule=result.rule or "–")

    # --- expectations about what happened ----------------------------------------------------------------------------

    def _found(self, step: Step, text: str) -> list[int]:
        """Places of the occurrences that a pattern fits."""
        cls, given = self.names.fields(text, step.line)
        if not issubclass(cls, Occurrence):
            raise ScenarioProblem("no_occurrence", step.line, word=text.split(maxsplit=1)[0])
        return [
            index
            for index, thing in enumerate(self.seen)
            if type(thing) is cls and all(getattr(thing, name) == value for name, value in given.items())
        ]

    def _happened(self, step: Step, text: str) -> None:
        """`happened drawn seat=X`; `happened 2 drawn`: exactly twice."""
        first, _, rest = text.partition(" ")
        wanted = int(first) if first.isdecimal() else None
        found = len(self._found(step, rest if wanted is not None else text))
        if not found and wanted is None:
            self.fail(step, "not_happened", pattern=text)
        elif wanted is not None and found != wanted:
            self.fail(step, "happened_times", pattern=rest, wanted=wanted, seen=found)

    def _not_happened(self, step: Step, text: str) -> None:
        for part in _parts(text):
            found = self._found(step, part)
            if found:
                self.fail(step, "happened", pattern=self.names.write(self.seen[found[0]]))

    def _in_order(self, step: Step, text: str) -> None:
        """Each of the patterns after the one before it."""
        last = -1
        for part in _parts(text):
            after = [place for place in self._found(step, part) if place > last]
            if not after:
                self.fail(step, "not_in_order", pattern=part)
                return
            last = after[0]

    def _mark(self, step: Step, text: str) -> None:
        """Forget what happened so far."""
        if text:
            raise ScenarioProblem("bad_entry", step.line, text=step.text)
        self.seen = []

    # --- decks -------------------------------------------------------------------------------------------------------

    def _deck(self, step: Step, text: str) -> None:
        """`deck X legal`, `deck X illegal CG-7.1.3` (CG-7)."""
        words = text.split()
        setup = self.scenario.setup
        if setup is None or len(words) < 2 or words[0] not in sh.SIDES or words[1] not in ("legal", "illegal"):
            raise ScenarioProblem("bad_entry", step.line, text=step.text)
        cards: dict[str, CardDef] = {str(data["id"]): define_card(data) for data in setup["cards"]}
        deck = [cards[name] for name in setup["decks"][sh.SIDES.index(words[0])]]
        copies = 3 if "V-02" in self.scenario.switches else 4
        listed = frozenset(self.scenario.restricted) if "V-10" in self.scenario.switches else frozenset()
        format_ = DeckFormat(constructed=setup.get("constructed", True), copies=copies, restricted=listed)
        rules = [finding.rule for finding in check_deck(deck, format_).errors]
        good = not rules if words[1] == "legal" else bool(rules) and all(rule in rules for rule in words[2:])
        if not good:
            self.fail(step, "deck", who=words[0], seen=" ".join(rules) or "legal")


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split("|") if part.strip()]


_STATEMENTS: dict[str, Callable[[_Run, Step, str], None]] = {
    "offered": _Run._offered,
    "not_offered": _Run._not_offered,
    "only": _Run._only,
    "count": _Run._count,
    "refused": _Run._refused,
    "happened": _Run._happened,
    "not_happened": _Run._not_happened,
    "in_order": _Run._in_order,
    "mark": _Run._mark,
    "run_to": _Run._run_to,
    "asked": _Run._asked,
    "deck": _Run._deck,
}
