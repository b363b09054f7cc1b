"""The dice game in words: every occurrence, refusal, ending and prompt in all three languages."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.dice.game import GAME
from cthulhu_desktop.core.dice.reasons import DiceReason
from cthulhu_desktop.core.dice.scoring import judge
from cthulhu_desktop.core.dice.setup import DiceSetup
from cthulhu_desktop.core.dice.things import (
    Called,
    DieGiven,
    DieTaken,
    EndedBy,
    GameEnded,
    InvocationEnded,
    NothingToTake,
    PhaseBegan,
    PhaseScored,
    Rolled,
    StartRolled,
    StartStonePassed,
    StartStoneTaken,
    StartTied,
    StonesReturned,
    StoneTaken,
    WonBy,
)
from cthulhu_desktop.core.kernel import Occurrence, Rng
from cthulhu_desktop.wording import LANGUAGES, sentences
from cthulhu_desktop.wording.dice import log_line, outcome_line, points
from tests.core.dice.table import faces

NAMES = ("Anna", "Bruno", "Cecylia")
HAPPENED: list[Occurrence] = [
    StartRolled(0, faces("I123EE")),
    StartTied((0, 1)),
    StartStoneTaken(1),
    PhaseBegan(2, 1),
    Rolled(1, faces("E")),
    Called(0, 11, iaa=True, tentacles=(3, 1), sign=True),
    Called(0, 8),
    DieGiven(2),
    DieTaken(0),
    DieTaken(0, 2),
    NothingToTake(0),
    StoneTaken(0),
    StonesReturned(),
    InvocationEnded(0, EndedBy.SIGN),
    InvocationEnded(0, EndedBy.SIGN, 3),
    InvocationEnded(0, EndedBy.NO_DICE),
    InvocationEnded(0, EndedBy.ROBBED),
    PhaseScored(2, (24, -6, 0), (30, -12, 0)),
    StartStonePassed(2),
    GameEnded((0, 2), WonBy.TARGET),
    GameEnded((0,), WonBy.RUIN),
    GameEnded((), WonBy.RUIN),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_has_its_own_sentence(language: str) -> None:
    words = sentences(language)
    lines = [log_line(words, occurrence, NAMES) for occurrence in HAPPENED]
    assert len(set(lines)) == len(HAPPENED)
    assert {type(occurrence) for occurrence in HAPPENED} == {
        kind for kind in GAME.vocabulary.words().values() if issubclass(kind, Occurrence)
    }
    assert not [line for line in lines if "{" in line or "|" in line]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Anna calls “Iää! Cthulhu! Fhtagn!” and adds to the display: IÄÄ, three tentacles, one tentacle, "
               "Elder Sign."),
        ("pl", "Anna woła „Iää! Cthulhu! Fhtagn!” i dokłada do kręgu: IÄÄ, trzy macki, jedna macka, "
               "Znak Starszych Bogów."),
        ("de", "Anna ruft „Iää! Cthulhu! Fhtagn!“ und legt in die Auslage: IÄÄ, drei Tentakel, ein Tentakel, "
               "Älteres Zeichen."),
    ],
)  # fmt: skip
def test_a_call_reads_like_a_sentence_and_stays_untranslated(language: str, line: str) -> None:
    assert log_line(sentences(language), HAPPENED[5], NAMES) == line


def test_points_carry_their_sign() -> None:
    assert [points(value) for value in (24, -6, 0)] == ["+24", "−6", "0"]
    line = log_line(sentences("en"), PhaseScored(2, (24, -6, 0), (30, -12, 0)), NAMES)
    assert line == "Invocation phase 2 is scored. Anna: +24, now +30; Bruno: −6, now −12; Cecylia: 0, now 0."


@pytest.mark.parametrize(("dice", "line"), [(1, "1 nieużyta kość"), (3, "3 nieużyte kości"), (5, "5 nieużytych kości")])
def test_polish_counts_dice_in_three_forms(dice: int, line: str) -> None:
    assert line in log_line(sentences("pl"), InvocationEnded(0, EndedBy.SIGN, dice), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_ending_has_a_sentence(language: str) -> None:  # DG-7.2, DG-7.3
    words = sentences(language)
    said = [words.say(reason, tentacles=3) for reason in DiceReason]
    assert len(set(said)) == len(DiceReason)
    for totals in ((150, 0, 0), (0, -150, 0), (-150, -150, -150)):
        outcome = judge(totals, 150)
        assert outcome is not None
        line = outcome_line(words, outcome, NAMES)
        assert all(NAMES[winner] in line for winner in outcome.winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_has_a_sentence(language: str) -> None:
    prompts: set[str] = set()
    for seed in range(30):
        state, rng = GAME.begin(DiceSetup(3), seed).state, Rng(seed)
        while state.decision is not None and state.number < 120:
            prompts.add(state.decision.prompt)
            state.apply(state.decision.options.sample(rng))
    assert len(prompts) == 6
    assert all("Anna" in sentences(language).say(prompt, who="Anna") for prompt in prompts)
