"""The card game in words: every occurrence and ending in all three languages."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.game import GAME
from cthulhu_desktop.core.kernel import Occurrence, Outcome, Rng
from cthulhu_desktop.wording import LANGUAGES, sentences
from cthulhu_desktop.wording.cards import log_line, outcome_line, titles_of
from tests.helpers.card_decks import mixed_setup

NAMES = ("Anna", "Bruno")
TITLES = ("Byakhee", "Lantern", "Inspector", "The Well")
HAPPENED: list[Occurrence] = [
    th.FirstPlayer(0), th.StoryEnters(3), th.ResourceAttached(0, 1, 2), th.Mulligan(1), th.TurnBegins(0, 3),
    th.TurnEnds(0, 3), th.PhaseBegins(0, "draw"), th.PhaseEnds(0, "draw"), th.PhaseSkipped(0, "story"),
    th.WindowOpens("W4"), th.Passed(1), th.Drawn(0, 2), th.Drawn(0, 2, (0, 1)), th.Shuffled(1), th.Readied(0),
    th.Exhausted(0), th.Restored(0), th.GoesInsane(0), th.Wounded(0, 2), th.Healed(0, 1), th.Prevented(0, "wounded"),
    th.DomainRefreshed(0, 1), th.DomainDrained(0, 1), th.DomainDrained(0, 1, 3, 1), th.DomainGained(0, 6),
    th.DomainLost(0, 6),
    th.Played(0, 1), th.Played(0, 1, 0, (2, -3)), th.AbilityUsed(0, 2, 0, "action"),
    th.AbilityUsed(0, 2, 0, "response", (0,)), th.AbilityUsed(0, 2, 0, "forced"), th.Cancelled(1), th.Cancelled(-1),
    th.EntersPlay(0, 2), th.LeavesPlay(0, 2, "hand"), th.Destroyed(0, 2), th.Sacrificed(0, 2),
    th.Discarded(0, 1, "hand"), th.Moved(0, 1, "discard", "hand"), th.Moved(0, -1, "hand", "deck", open=False),
    th.Revealed((0, 1)), th.Looked(0, 3), th.Attached(1, 2), th.Attached(1, -3), th.Detached(1),
    th.ControlChanged(0, 1), th.Chosen(0, (1,)), th.Chosen(0, (), open=False), th.Committed(0, 2, 3),
    th.CommitsDone(0, 2), th.CommitsDone(0, 0), th.Uncommitted(2, 3), th.StoriesOrdered((3,)), th.StoryBegins(3),
    th.StorySkipped(3), th.StorySkipped(3, True),
    th.StruggleBegins(3, "T"), th.StruggleCounted(3, "T", 2, 1, 0), th.StruggleWon(0, 3, "T", 1),
    th.StruggleLost(1, 3, "T", 1), th.SkillCounted(3, 5, 3), th.Succeeded(0, 3, 2), th.Succeeded(0, 3, 2, True),
    th.Failed(0, 3, 1), th.StoryResolved(3), th.TokenPlaced(0, 3), th.TokenRemoved(1, 3, 2), th.StoryWon(0, 3),
    th.StoryEffectUsed(0, 3, True), th.StoryEffectUsed(0, 3, False), th.StoryLeaves(3),
    th.Automatic(0, "D-16", "pick 2"), th.Conceded(1), th.GameOver(0, "cards.end.stories"),
    th.GameOver(-1, "cards.end.loop"), th.Named(0, "Cultist"),
    th.Moved(0, 1, "deck", "deck"), th.Moved(0, -1, "deck", "deck", open=False),
    th.WoundsMoved(0, 2), th.LaidDormant(0, 1, 3), th.LaidDormant(0, -1, 3), th.Adjusted(0, "wound"),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_has_its_own_sentence(language: str) -> None:
    words = sentences(language)
    lines = [log_line(words, occurrence, NAMES, TITLES) for occurrence in HAPPENED]
    assert len(set(lines)) == len(HAPPENED)
    assert not [line for line in lines if "{" in line or "|" in line]
    assert {type(occurrence) for occurrence in HAPPENED} == {
        kind for kind in GAME.vocabulary.words().values() if issubclass(kind, Occurrence)
    }


@pytest.mark.parametrize(
    ("language", "nobody", "inside"),
    [
        ("en", "Anna has committed nobody.", "Lantern changes its place (deck)."),
        ("pl", "Anna nikogo nie przydziela.", "Lantern: karta zmienia miejsce (talia)."),
        ("de", "Anna hat niemanden zugewiesen.", "Lantern wechselt den Platz (Deck)."),
    ],
)
def test_nobody_sent_and_a_move_inside_a_pile_are_told_plainly(language: str, nobody: str, inside: str) -> None:
    words = sentences(language)
    assert log_line(words, th.CommitsDone(0, 0), NAMES, TITLES) == nobody
    assert log_line(words, th.Moved(0, 1, "deck", "deck"), NAMES, TITLES) == inside


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["stories", "deck", "conceded", "loop"])
def test_every_ending_names_its_winner(language: str, reason: str) -> None:
    winners = () if reason == "loop" else (1,)
    line = outcome_line(sentences(language), Outcome(winners, f"cards.end.{reason}"), NAMES)
    assert ("Bruno" in line) == bool(winners)
    assert "Anna" not in line


def test_a_whole_game_can_be_told() -> None:
    setup = GAME.read_setup(mixed_setup())
    titles, words = titles_of(setup), sentences("pl")
    begun = GAME.begin(setup, 3)
    told = [log_line(words, occurrence, NAMES, titles) for occurrence in begun.occurrences]
    rng = Rng(4)
    while begun.state.decision is not None:
        applied = begun.state.apply(begun.state.decision.options.sample(rng))
        told += [log_line(words, occurrence, NAMES, titles) for occurrence in getattr(applied, "occurrences", ())]
    assert begun.state.outcome is not None
    assert len(told) > 500


def test_titles_go_by_the_number_of_the_card() -> None:
    setup = GAME.read_setup(mixed_setup())
    static = GAME.begin(setup, 1).state.static
    assert list(titles_of(setup)) == static.title
