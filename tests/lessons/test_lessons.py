"""The lessons: each plays through by the rules, its steps come in their order, and it speaks three languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace

import pytest

from cthulhu_desktop.bots.base import Limit, answer, derived_seed, world_for
from cthulhu_desktop.bots.registry import make_bot
from cthulhu_desktop.bridge.card_setup import card_shelf
from cthulhu_desktop.bridge.learning import lesson_game, ordered
from cthulhu_desktop.core.kernel import Applied, Game, GameRecord, Move, Replay, Rng, State
from cthulhu_desktop.core.registry import find_game
from cthulhu_desktop.lessons import Condition, Lesson, Moment, Progress, Step, follow, keys_of, lessons
from cthulhu_desktop.lessons.lesson import read_lesson
from cthulhu_desktop.lessons.progress import asked_of
from cthulhu_desktop.rulebook.shelf import Shelf
from cthulhu_desktop.wording import LANGUAGES, sentences

CALM = Limit(600.0, 400)
LESSONS = {lesson.key: lesson for lesson in lessons()}


def begun(lesson: Lesson) -> tuple[GameRecord, State]:
    wanted = lesson_game(lesson, ("me", "partner"))
    game = find_game(lesson.game)
    assert wanted.seed is not None
    record = GameRecord(game.name, game.rules_version, game.write_setup(game.read_setup(wanted.setup)), wanted.seed)
    return record, Replay.start(game, record).state


def person_moves(lesson: Lesson, state: State, number: int, style: str = "") -> Move:
    """What a sensible player does at this point of the lesson; or a bot of that name."""
    decision = state.decision
    assert decision is not None
    if lesson.key == "cards_second":
        return second_move(state)
    bot = make_bot(lesson.game, style or ("bold" if lesson.game == "dice" else "adept"))
    return answer(bot, world_for(state, Rng(number)), CALM, Rng(number))


def second_move(state: State) -> Move:
    """The moves that the second lesson asks for: the first use there is of each kind, else to pass."""
    decision = state.decision
    assert decision is not None
    game = find_game("cards")
    names = {card.id: card.card for seat in (0, 1) for card in state.view(0).players[seat].play}
    hand = {card.id: card.card for card in state.view(0).players[0].hand}
    story = state.view(0).row[0].card
    wanted = ""
    if decision.kind == "D-05" and "AE-030" in hand:
        wanted = f"play card={hand['AE-030']} domain=1 x=1 targets={names['AE-130']}"
    elif decision.kind == "D-13":
        wanted = f"commit pairs={names['AE-013']},{story}"
    elif decision.kind == "D-05" and state.view(0).window == "W6b" and "AE-023" in hand:
        wanted = f"play card={hand['AE-023']} domain=2 targets={names['AE-013']}"
    if wanted:
        return game.read_move(wanted)
    options = list(decision.options)
    passing = [move for move in options if game.write_move(move) == "pass"]
    acting = [move for move in options if game.write_move(move).startswith("use ")]
    if decision.kind in ("D-09", "D-10") and acting:
        return acting[0]
    return (passing or options)[0]


def play(lesson: Lesson, most: int = 260, style: str = "") -> tuple[Progress, GameRecord]:
    """The lesson until its last step, against its own partner; with the `style` of a bot until the game ends."""
    game = find_game(lesson.game)
    record, state = begun(lesson)
    progress = Progress(lesson, game)
    partner = make_bot(lesson.game, lesson.bot)

    def note(number: int, occurrences: tuple[object, ...]) -> None:
        asked = asked_of(state.decision, lesson.me)
        progress.note(Moment(number, occurrences, asked, lambda: state.view(lesson.me)))  # type: ignore[arg-type]

    note(0, Replay.start(game, record).opening)
    while state.decision is not None and (style or not progress.finished) and len(record.moves) < most:
        number = len(record.moves)
        if state.decision.seat == lesson.me:
            move = person_moves(lesson, state, number, style)
        else:
            seed = derived_seed(record.seed, "bot", number, state.decision.seat)
            move = answer(partner, world_for(state, Rng(seed)), CALM, Rng(seed))
        result = state.apply(move)
        assert isinstance(result, Applied), (number, move, result)
        record = record.with_move(game.write_move(move))
        note(number + 1, result.occurrences)
    return progress, record


@pytest.fixture(scope="module")
def played() -> dict[str, tuple[Progress, GameRecord]]:
    return {}


def of(played: dict[str, tuple[Progress, GameRecord]], key: str) -> tuple[Progress, GameRecord]:
    if key not in played:
        played[key] = play(LESSONS[key])
    return played[key]


@pytest.mark.xdist_group("lessons")
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_plays_through_and_its_steps_come_in_their_order(
    played: dict[str, tuple[Progress, GameRecord]], key: str
) -> None:
    progress, _record = of(played, key)
    main = [step.key for step in LESSONS[key].steps if not step.aside]
    assert [step.key for _number, step in progress.reached if not step.aside] == main
    assert progress.finished


@pytest.mark.xdist_group("lessons")
@pytest.mark.parametrize("key", LESSONS)
def test_progress_follows_from_the_record_alone(played: dict[str, tuple[Progress, GameRecord]], key: str) -> None:
    progress, record = of(played, key)
    game = find_game(record.game)
    resumed = follow(LESSONS[key], game, GameRecord.from_text(record.to_text()))
    assert resumed.reached == progress.reached
    half = len(record.moves) // 2
    resumed.go_back(half)
    assert resumed.reached == follow(LESSONS[key], game, replace(record, moves=record.moves[:half])).reached


@pytest.mark.xdist_group("lessons")
def test_the_second_lesson_shows_a_disrupt_and_a_response(played: dict[str, tuple[Progress, GameRecord]]) -> None:
    reached = [step.key for _number, step in of(played, "cards_second")[0].reached]
    assert reached.index("disrupt") < reached.index("cancelled") < reached.index("response") < reached.index("end")


@pytest.mark.xdist_group("lessons")
def test_the_first_lesson_meets_insanity_and_wounds(played: dict[str, tuple[Progress, GameRecord]]) -> None:
    reached = {step.key for _number, step in of(played, "cards_first")[0].reached}
    assert {"insane", "wounded", "restore"} <= reached


STYLES = {"cards_first": ("adept", "novice"), "dice_first": ("bold",)}


@pytest.mark.xdist_group("lessons")
@pytest.mark.parametrize("key", LESSONS)
def test_every_hint_comes_in_the_game_of_its_lesson(played: dict[str, tuple[Progress, GameRecord]], key: str) -> None:
    plays = [of(played, key)[0], *(play(LESSONS[key], 450, style)[0] for style in STYLES.get(key, ()))]
    reached = {step.key for progress in plays for _number, step in progress.reached}
    assert [step.key for step in LESSONS[key].steps if step.key not in reached] == []


# ---- what the files say


def all_steps() -> Iterator[tuple[Lesson, Step]]:
    return ((lesson, step) for lesson in lessons() for step in lesson.steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_texts_and_they_are_short(language: str) -> None:
    words = sentences(language)
    for lesson in lessons():
        assert words.say(f"{lesson.text_key()}.title")
        assert words.say(f"{lesson.text_key()}.about")
    for lesson, step in all_steps():
        title, text = (words.say(f"{lesson.text_key(step.key)}.{part}") for part in ("title", "text"))
        assert 0 < len(title) <= 48, title
        assert 20 < len(text) <= 340, text


def test_every_text_belongs_to_a_step() -> None:
    known = {lesson.text_key(step.key) for lesson, step in all_steps()}
    said = {key.rpartition(".")[0] for key in sentences("en").patterns if key.startswith("lesson.")}
    assert said - {lesson.text_key() for lesson in lessons()} == known


def test_conditions_speak_of_things_that_exist() -> None:
    for lesson, step in all_steps():
        game: Game[object] = find_game(lesson.game)  # type: ignore[type-var]
        when = step.when
        assert when.asks or when.happened, step.key
        if when.happened:
            word, *rest = when.happened.split()
            names = {field.name for field in fields(game.vocabulary.words()[word])}
            assert {part.partition("=")[0] for part in rest} <= names, step.key
        view = begun(lesson)[1].view(lesson.me)
        assert all(hasattr(view, name) for name in when.where), step.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_named_by_a_step_is_in_the_rulebook(language: str) -> None:
    books = {game: Shelf().load(game, language) for game in ("cards", "dice")}
    missing = [step.rule for lesson, step in all_steps() if books[lesson.game].place_of_rule(step.rule) is None]
    assert missing == []


def test_what_a_step_points_at_is_found_on_the_table() -> None:
    lesson = LESSONS["cards_second"]
    view = begun(lesson)[1].view(0)
    hand = {card.id: card.card for card in view.players[0].hand}
    assert keys_of(("hand.me", "hand.other", "card.AE-030", "story.1", "domain.me.2", "cup"), view, 0) == (
        "hand:0", "hand:1", f"card:{hand['AE-030']}", f"story:{view.row[0].card}",
        f"domain:{view.players[0].domains[1].domain}", "cup",
    )  # fmt: skip
    assert keys_of(("card.AE-093", "story.4", "domain.me.9"), view, 0) == ()


def test_the_cards_on_top_are_drawn_first() -> None:
    deck = card_shelf().preset("first_mythos").ids()
    found = ordered(deck, ("AE-096", "AE-130"), Rng(1))
    assert found[-1] == "AE-096"
    assert found[-2] == "AE-130"
    assert sorted(found) == sorted(deck)
    with pytest.raises(ValueError, match="not in"):
        ordered(deck, ("AE-999",), Rng(1))


# ---- progress


def step(key: str, asks: str, **more: object) -> Step:
    return Step(key, Condition(asks), **more)  # type: ignore[arg-type]


def small(*steps: Step) -> Progress:
    lesson = Lesson("small", "cards", 1, 1, 0, "patient", {}, (), steps)
    return Progress(lesson, find_game("cards"))


def moment(number: int, asked: str) -> Moment:
    return Moment(number, (), asked, lambda: None)


def test_after_a_step_that_waits_no_other_comes_at_the_same_moment() -> None:
    progress = small(step("one", "D-05"), step("two", "D-05", waits=True), step("three", "D-05"))
    assert [found.key for found in progress.note(moment(0, "D-05"))] == ["one", "two"]
    assert [found.key for found in progress.note(moment(1, "D-05"))] == ["three"]


def test_an_aside_comes_whenever_its_moment_does() -> None:
    progress = small(step("one", "D-05"), step("two", "D-13"), step("aside", "D-16", aside=True))
    assert [found.key for found in progress.note(moment(0, "D-16"))] == ["aside"]
    assert progress.note(moment(1, "D-13")) == ()
    assert not progress.finished


def test_a_file_with_a_key_twice_or_a_word_unknown_is_refused() -> None:
    head = 'game = "dice"\norder = 1\nseed = 1\nbot = "bold"\n'
    with pytest.raises(ValueError, match="small: a"):
        read_lesson("small", head + 'steps = [{ key = "a", when = { asks = "x" } }, { key = "a", when = {} }]')
    with pytest.raises(ValueError, match="whom"):
        read_lesson("small", head + 'steps = [{ key = "a", when = { asks = "x" }, whom = 1 }]')
