"""The invariants of section 24, checked in random games of every kind, and the checkers checked themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.setup import define_card, define_story
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Game, Move, Rng, replay
from cthulhu_desktop.core.registry import find_game
from tests.core.cards.course import Course
from tests.core.cards.coverage import all_kinds
from tests.core.cards.every_invariant import check_position, inv_17, inv_20
from tests.core.cards.invariants import Broken, kinds_in
from tests.core.cards.mirror import Mirror
from tests.core.cards.more_texts import MORE, story_cards
from tests.core.cards.plain_options import check_options
from tests.core.cards.random_games import Rates, play_checked, random_setup, real_game
from tests.helpers.card_decks import mixed, mixed_setup, vanilla_setup

USUAL = Rates(cheap=14, dear=12, illegal=100)
BLOCKS = 15  # tests that share the games, so that they can run side by side
GAMES = {"plain": 150, "texts": 135, "real": 15}
FIRST = {"plain": 0, "texts": 10_000, "real": 20_000}


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("kind", FIRST)
def test_no_random_game_breaks_an_invariant(kind: str, block: int) -> None:
    """INV-01 … INV-25, three hundred games in all; `python -m tests.soak` plays ten thousand."""
    for number in range(FIRST[kind] + block, FIRST[kind] + GAMES[kind], BLOCKS):
        _, failure = play_checked(random_setup(kind, number, largest=18), number, USUAL)
        assert failure is None, f"{kind} {number}: {failure.rule}: {failure.text}\n{failure.record.moves[-3:]}"


@settings(max_examples=15, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(
    kind=st.sampled_from(["plain", "texts"]),
    number=st.integers(0, 2**31),
    picks=st.lists(st.integers(0, 2**31), max_size=60),
)
def test_whatever_the_players_do_the_invariants_hold(kind: str, number: int, picks: list[int]) -> None:
    """Moves chosen by place in the list of options, so that a failure shrinks to few and early options."""
    game: Game[Any] = find_game("cards")
    begun = game.begin(game.read_setup(random_setup(kind, number, largest=16)), number)
    state: CardsState = begun.state
    course = Course(state, begun.occurrences)
    for pick in picks:
        decision = state.decision
        if decision is None:
            break
        count = decision.options.count()
        move = decision.options.sample(Rng(pick)) if count > 400 else list(decision.options)[pick % count]
        before = state.copy()
        applied = state.apply(move)
        assert applied
        course.take(before, move, applied.occurrences, state)  # type: ignore[union-attr]
        check_position(state, dear=False)
    check_position(state, rng=Rng(number))


# --- determinism -----------------------------------------------------------------------------------------------------


def played(data: dict[str, Any], seed: int, moves: int) -> CardsState:
    """A position so many random moves into a game."""
    game: Game[Any] = find_game("cards")
    state: CardsState = game.begin(game.read_setup(data), seed).state
    rng = Rng(seed)
    for _ in range(moves):
        assert state.decision is not None
        state.apply(state.decision.options.sample(rng))
    return state


def test_the_same_seed_and_moves_give_the_same_game_byte_for_byte() -> None:  # INV-18
    one, two = (played(mixed_setup(), 5, 150) for _ in range(2))
    assert one.to_data() == two.to_data()
    assert played(mixed_setup(), 6, 150).to_data() != one.to_data()


def test_a_failure_is_told_with_a_record_that_leads_to_it() -> None:
    setup = random_setup("plain", 3)
    decisions, failure = play_checked(setup, 3, USUAL)
    assert failure is None
    assert decisions > 50


# --- every checker notices what it is for ----------------------------------------------------------------------------


def first_in_play(state: CardsState, seat: int = 0) -> int:
    return next(card for card in state.play[seat] if state.static.kind[card] == t.CHARACTER)


@pytest.fixture
def state() -> CardsState:
    """A game of plain characters in which both have some in play."""
    for moves in range(100, 400, 10):
        found = played(vanilla_setup(), 4, moves)
        if all(len(cards) >= 2 for cards in found.play) and found.decision and found.decision.kind == "D-05":
            return found
    raise AssertionError("no such position")


def lose(s: CardsState) -> None:
    s.deck[0].pop()


def double(s: CardsState) -> None:
    s.hand[0].append(s.deck[0][0])


def wrong_zone(s: CardsState) -> None:
    s.zone[s.hand[0][0] if s.hand[0] else s.deck[0][0]] = t.DISCARD


def circle(s: CardsState) -> None:
    one, two = s.play[0][:2]
    s.host[one], s.host[two] = two, one


def short_row(s: CardsState) -> None:
    story = s.row.pop()
    s.zone[story] = t.WON
    s.won[0].append(story)


def full_story(s: CardsState) -> None:
    s.tokens[1][s.row[0]] = 5


def mortal(s: CardsState) -> None:
    s.wounds[first_in_play(s)] = 3


def mad_and_hurt(s: CardsState) -> None:
    card = first_in_play(s)
    s.orient[card], s.wounds[card] = t.INSANE, 1


def mad_and_committed(s: CardsState) -> None:
    card = first_in_play(s)
    s.orient[card], s.story[card] = t.INSANE, s.row[0]


def committed_nowhere(s: CardsState) -> None:
    s.story[first_in_play(s)] = s.story_deck[0]


def two_markers(s: CardsState) -> None:
    s.drained[0] = 2


def mad_hand(s: CardsState) -> None:
    s.orient[s.deck[0][0]] = t.INSANE


def foreign_hand(s: CardsState) -> None:
    card = s.deck[1].pop()
    s.zone[card] = t.HAND
    s.hand[0].append(card)


def tokens_in_the_deck(s: CardsState) -> None:
    s.tokens[0][s.story_deck[0]] = 1


def looked_too_long(s: CardsState) -> None:
    s.looked = [(0, s.deck[1][-1])]


SPOILERS: tuple[tuple[str, Callable[[CardsState], None]], ...] = (
    ("INV-01", lose), ("INV-01", double), ("INV-02", wrong_zone), ("INV-02", circle), ("INV-04", short_row),
    ("INV-05", full_story), ("INV-06", mortal), ("INV-06", mad_and_hurt), ("INV-07", mad_and_committed),
    ("INV-07", committed_nowhere), ("INV-09", two_markers), ("INV-10", mad_hand), ("INV-12", foreign_hand),
    ("INV-14", tokens_in_the_deck), ("INV-24", looked_too_long),
)  # fmt: skip


@pytest.mark.parametrize(("rule", "spoil"), SPOILERS, ids=[f"{rule}-{spoil.__name__}" for rule, spoil in SPOILERS])
def test_a_spoilt_position_is_noticed(rule: str, spoil: Callable[[CardsState], None], state: CardsState) -> None:
    check_position(state)
    spoil(state)
    state.touch()
    with pytest.raises(Broken) as broken:
        check_position(state)
    assert broken.value.rule == rule


def test_a_view_that_shows_a_hidden_card_is_noticed(state: CardsState, monkeypatch: pytest.MonkeyPatch) -> None:
    """INV-17."""
    open_view = state.view

    def swapped(self: CardsState, seat: int | None) -> Any:
        return open_view(None if seat is None else 1 - seat)

    monkeypatch.setattr(CardsState, "view", swapped)
    assert list(inv_17(state))


def test_a_move_that_is_taken_without_being_offered_is_noticed(
    state: CardsState, monkeypatch: pytest.MonkeyPatch
) -> None:
    """INV-20."""
    assert not list(inv_20(state, Rng(1)))

    def careless(self: CardsState, move: Move) -> Any:
        self.number += 1
        return th.Pass()

    monkeypatch.setattr(CardsState, "apply", careless)
    assert list(inv_20(state, Rng(1)))


def test_an_option_too_many_is_noticed(state: CardsState) -> None:
    check_options(state)
    decision = state.decision
    assert decision is not None
    decision.options.count()
    card = state.hand[decision.seat][0] if state.hand[decision.seat] else state.deck[0][0]
    options: Any = decision.options
    state.question = type(decision)(decision.seat, "D-05", _Plus(options, th.Play(card, 99)), decision.rule)
    with pytest.raises(Broken, match="too many"):
        check_options(state)


class _Plus:
    """Options with one more."""

    def __init__(self, options: Any, move: Move) -> None:
        self.moves = [*options, move]

    def __iter__(self) -> Any:
        return iter(self.moves)

    def count(self) -> int:
        return len(self.moves)


def test_a_change_that_nobody_was_told_of_is_noticed(state: CardsState) -> None:
    mirror = Mirror(state)
    mirror.follow(())
    mirror.compare(state)
    card = first_in_play(state)
    state.orient[card] = t.EXHAUSTED if state.orient[card] == t.READY else t.READY
    with pytest.raises(Broken, match="orient"):
        mirror.compare(state)


def test_a_struggle_counted_wrongly_is_noticed(state: CardsState) -> None:
    story = state.row[0]
    with pytest.raises(Broken, match="counted again"):
        Mirror(state).follow((th.StruggleCounted(story, "T", 7, 0, state.active),))


COURSES: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("INV-21", (th.TurnBegins(0, 7),)),
    ("INV-21", (th.PhaseBegins(0, "story"), th.PhaseBegins(0, "draw"))),
    ("INV-21", (th.WindowOpens("W6b"),)),
    ("INV-17", (th.Drawn(0, 1, (0,)), th.Chosen(0, (0,)))),
    ("INV-16", (th.EntersPlay(0, 0, "hand"),)),
)


@pytest.mark.parametrize(("rule", "out"), COURSES, ids=[f"{rule}-{place}" for place, (rule, _) in enumerate(COURSES)])
def test_a_wrong_course_is_noticed(rule: str, out: tuple[Any, ...]) -> None:
    game: Game[Any] = find_game("cards")
    begun = game.begin(game.read_setup(vanilla_setup(first=0)), 1)
    state: CardsState = begun.state
    course = Course(state, begun.occurrences)
    state.zone[0] = t.DECK
    with pytest.raises(Broken) as broken:
        course.take(state.copy(), th.Answer(True), out, state)
    assert broken.value.rule == rule


def test_the_random_decks_use_texts_of_every_kind() -> None:
    """Kinds of effects that no random deck has would never be tried."""
    catalogue = real_game().catalogue
    own = [define_card(card) for card in (*MORE, *(mixed("hastur", number) for number in range(400)))]
    tales = [define_story(story) for story in story_cards()]
    tried = kinds_in((*own, *tales, *catalogue.cards.values(), *catalogue.stories.values()))
    assert not all_kinds() - tried


def test_a_record_of_a_random_game_replays(tmp_path: Any) -> None:
    """What the soak saves is a record like any other."""
    from cthulhu_desktop.core.kernel import GameRecord

    game: Game[Any] = find_game("cards")
    setup = random_setup("texts", 11, largest=16)
    record = GameRecord("cards", game.rules_version, setup, 11)
    state: CardsState = game.begin(game.read_setup(setup), 11).state
    rng = Rng(2)
    for _ in range(40):
        assert state.decision is not None
        move = state.decision.options.sample(rng)
        state.apply(move)
        record = record.with_move(game.write_move(move))
    assert replay(game, GameRecord.from_text(record.to_text())).digest() == state.digest()
