"""Random setups of the card game, and games played at random with the invariants checked on the way.

A game is told by one number: `play_checked(random_setup(n), n)`. `python -m tests.soak` plays thousands of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, NamedTuple

from cthulhu_desktop.bots.base import Limit, ask
from cthulhu_desktop.bots.registry import make_bot
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.game import CardsGame
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Applied, Game, GameRecord, Move, Rng
from cthulhu_desktop.core.registry import find_game
from tests.core.cards.course import Course, opening_is_right
from tests.core.cards.every_invariant import check_position
from tests.core.cards.invariants import Broken, words
from tests.core.cards.mirror import Mirror
from tests.core.cards.more_texts import MORE, story_cards
from tests.core.cards.plain_options import check_options
from tests.helpers.card_decks import FACTIONS, mixed, setup_data

SWITCHES = ("V-01", "V-03", "V-04", "V-05", "V-06", "V-07", "V-08", "V-09")
ICONS = ("T", "C", "A", "I")
LONGEST = 6000  # decisions; games of random players need a tenth
KINDS = ("plain", "texts", "real", "presets")


class Rates(NamedTuple):
    """How often (one in so many decisions) cheap checks, dear checks and illegal moves are tried."""

    cheap: int = 1
    dear: int = 10
    illegal: int = 20


THOROUGH = Rates(1, 6, 12)


# --- setups ----------------------------------------------------------------------------------------------------------


def random_setup(kind: str, number: int, *, smallest: int = 10, largest: int = 50) -> dict[str, Any]:
    """Two random decks of that kind, any switches."""
    if kind == "presets":
        return preset_setup(number)
    rng = Rng(number * 2654435761 + KINDS.index(kind))
    more: dict[str, Any] = {"switches": [switch for switch in SWITCHES if rng.below(4) == 0]}
    if rng.below(2):
        more["first"] = rng.below(2)
    if kind == "real":
        return real_setup(rng, **more)
    size = smallest + rng.below(largest - smallest + 1)
    make = plain_deck if kind == "plain" else text_deck
    data = setup_data(make(rng, size), make(rng, size), **more)
    if kind == "texts":
        own = story_cards()
        data["stories"] = [story["id"] for story in own]
        data["own_stories"] = own
    return data


def plain_deck(rng: Rng, size: int) -> list[dict[str, Any]]:
    """Characters and supports without texts, of three factions and neutral ones, with the keywords of the base game."""
    factions = [rng.choice((*FACTIONS, "neutral")) for _ in range(1 + rng.below(3))]
    cards = [plain_card(rng, rng.choice(factions), number) for number in range(1 + size // 2)]
    return [rng.choice(cards) for _ in range(size)]


def plain_card(rng: Rng, faction: str, number: int) -> dict[str, Any]:
    """A card without text."""
    keywords = [
        word
        for word, chance in (("fast", 5), ("willpower", 8), ("invulnerability", 12), ("loyal", 8), ("heroic", 9),
                             ("villainous", 9), ("toughness 1", 6), ("steadfast 1", 15))
        if rng.below(chance) == 0 and not (faction == "neutral" and word in ("loyal", "steadfast 1"))
    ]  # fmt: skip
    card: dict[str, Any] = {
        "id": f"{faction}-{number}-{rng.below(10**6)}", "title": f"{faction} {rng.below(12)}", "faction": faction,
        "type": "character", "cost": rng.below(5), "unique": rng.below(5) == 0, "skill": rng.below(5),
        "icons": "".join(rng.choice(ICONS) for _ in range(rng.below(4))), "keywords": keywords,
    }  # fmt: skip
    if rng.below(8) == 0:
        card["large"] = rng.choice(ICONS)
    if rng.below(10) == 0:
        card["type"] = "support"
        for key in ("skill", "icons", "large"):
            card.pop(key, None)
        card["keywords"] = [word for word in keywords if word == "loyal"]
    return card


def text_deck(rng: Rng, size: int) -> list[dict[str, Any]]:
    """Cards with ad-hoc texts of every kind beside plain ones."""
    factions = [rng.choice(FACTIONS) for _ in range(1 + rng.below(2))]
    cards = [
        plain_card(rng, rng.choice(factions), 900 + number) if rng.below(4) == 0
        else rng.choice(MORE) if rng.below(3) == 0
        else mixed(rng.choice(factions), rng.below(400))
        for number in range(1 + size // 2)
    ]  # fmt: skip
    return [rng.choice(cards) for _ in range(size)]


@cache
def real_game() -> CardsGame:
    """The game with the sets that come with the program."""
    from cthulhu_desktop.sets import catalogue_of, load_sets

    return CardsGame(catalogue_of(load_sets(_resources() / "sets")))


@cache
def real_decks() -> tuple[tuple[str, ...], ...]:
    """The preset decks."""
    from cthulhu_desktop.sets import read_presets

    return tuple(deck.ids() for deck in read_presets(_resources() / "decks", real_game().catalogue))


def _resources() -> Path:
    return Path(__file__).parents[3] / "resources"


def real_setup(rng: Rng, **more: Any) -> dict[str, Any]:
    """Two preset decks, or random cards of the sets; the definitions travel along."""
    catalogue = real_game().catalogue
    every = sorted(catalogue.cards)
    decks = [
        list(rng.choice(real_decks())) if rng.below(2) else [rng.choice(every) for _ in range(20 + rng.below(31))]
        for _ in range(2)
    ]
    stories = sorted(catalogue.stories)
    rng.shuffle(stories)
    setup = real_game().read_setup({"decks": decks, "stories": stories[:10], **more})
    game: Game[Any] = find_game("cards")
    return game.write_setup(setup)


def preset_setup(number: int) -> dict[str, Any]:
    """The pair of preset decks whose turn it is, mirrors too; who begins changes with each round of all pairs."""
    pairs = list(combinations_with_replacement(real_decks(), 2))
    turn, place = divmod(number, len(pairs))
    decks = [list(deck) for deck in pairs[place]]
    stories = sorted(real_game().catalogue.stories)
    setup = real_game().read_setup({"decks": decks, "stories": stories, "first": turn % 2})
    game: Game[Any] = find_game("cards")
    return game.write_setup(setup)


# --- games -----------------------------------------------------------------------------------------------------------


class Failure(NamedTuple):
    """What went wrong in a game, with the moves that led there."""

    rule: str
    text: str
    record: GameRecord


Player = Callable[[CardsState, Rng], Move]


def play_checked(
    setup: Mapping[str, Any], seed: int, rates: Rates = THOROUGH, player: Player | None = None
) -> tuple[int, Failure | None]:
    """Play a game to its end, at random unless there is a `player`: (number of decisions, the first thing that was
    wrong)."""
    game: Game[Any] = find_game("cards")
    record = GameRecord("cards", game.rules_version, setup, seed)
    moves: list[str] = []
    try:
        for move in _checked_moves(game, setup, seed, rates, player or _pick):
            moves.append(game.write_move(move))  # noqa: PERF401 (kept as far as it comes)
    except Broken as broken:
        return len(moves), Failure(broken.rule, broken.text, _with(record, moves))
    except Exception as error:
        where = error.__traceback__
        while where is not None and where.tb_next is not None:
            where = where.tb_next
        line = f"{where.tb_frame.f_code.co_filename.rpartition('/')[2]}:{where.tb_lineno}" if where else ""
        return len(moves), Failure(type(error).__name__, f"{error!r} at {line}", _with(record, moves))
    return len(moves), None


def _with(record: GameRecord, moves: Sequence[str]) -> GameRecord:
    return GameRecord(record.game, record.rules, record.setup, record.seed, tuple(moves))


def _checked_moves(
    game: Game[Any], setup: Mapping[str, Any], seed: int, rates: Rates, player: Player
) -> Iterator[Move]:
    """Yields each move before it is made (so that a move that fails is known), checks after it."""
    read = game.read_setup(setup)
    begun = game.begin(read, seed)
    state: CardsState = begun.state
    opening_is_right(state, read)
    course = Course(state, begun.occurrences)
    rng = Rng(seed)
    plain = not words(state)
    while True:
        look_at(state, rng, rates, plain=plain)
        decision = state.decision
        if decision is None:
            return
        move = player(state, rng)
        yield move
        before = state.copy()
        applied = state.apply(move)
        if not isinstance(applied, Applied):
            raise Broken("INV-19", f"{move} was offered and refused: {applied}")
        if state.number != before.number + 1:
            raise Broken("INV-18", f"move {before.number} leads to number {state.number}")
        course.take(before, move, applied.occurrences, state)
        mirror = Mirror(before)
        mirror.follow(applied.occurrences)
        mirror.compare(state)
        if state.number > LONGEST:
            raise Broken("INV-22", f"no end after {LONGEST} decisions, turn {state.turn}")


def bot_player(name: str) -> Player:
    """A bot as a player, with few enough positions to look at that thousands of games end in hours."""
    bot = make_bot("cards", name)
    limit = Limit(time_s=1e9, nodes=60)
    return lambda state, rng: ask(bot, state, limit, rng)


def _pick(state: CardsState, rng: Rng) -> Move:
    """A random option; passing less often than it is offered, so that something happens."""
    decision = state.decision
    assert decision is not None
    move = decision.options.sample(rng)
    if isinstance(move, (th.Pass, th.CommitTo)) and rng.below(2):
        move = decision.options.sample(rng)
    return move


def look_at(state: CardsState, rng: Rng, rates: Rates, *, plain: bool) -> None:
    """The checks whose turn it is."""
    over = state.decision is None
    if over or rng.below(rates.cheap) == 0:
        check_position(state, dear=over or rng.below(rates.dear) == 0)
        if plain:
            check_options(state)
    if rng.below(rates.illegal) == 0:
        check_position(state, dear=False, rng=rng)


def replay_checked(record: GameRecord, *, skip: bool = False) -> tuple[str, int]:
    """Follow the moves of a record: the rule that breaks ("" if none) and after how many moves. What a move does is
    checked each time, the position at the end. `skip`: moves that are not legal are left out."""
    game: Game[Any] = find_game("cards")
    try:
        state: CardsState = game.begin(game.read_setup(record.setup), record.seed).state
        course = Course(state, game.begin(game.read_setup(record.setup), record.seed).occurrences)
    except Exception as error:
        return getattr(error, "rule", type(error).__name__), 0
    made = 0
    for text in record.moves:
        try:
            before = state.copy()
            applied = state.apply(game.read_move(text))
            if not isinstance(applied, Applied):
                if skip:
                    continue
                return "refused", made
            made += 1
            course.take(before, game.read_move(text), applied.occurrences, state)
            mirror = Mirror(before)
            mirror.follow(applied.occurrences)
            mirror.compare(state)
        except Exception as error:
            return getattr(error, "rule", type(error).__name__), made
    try:
        check_position(state, rng=Rng(made))
    except Exception as error:
        return getattr(error, "rule", type(error).__name__), made
    return "", made
