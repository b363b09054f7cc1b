"""How many questions and clicks a turn takes at the card table, without drawing it.

    python -m tests.ui.cardtable.clicks --games 6 --one novice --two random
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from cthulhu_desktop.bots.base import Limit, ask
from cthulhu_desktop.bots.registry import make_bot
from cthulhu_desktop.core.cards.moves import AttachResource, CommitTo, Pass, Play
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.kernel import Move, Rng
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.ask.acting import Act
from cthulhu_desktop.ui.cardtable.ask.composer import Composer
from cthulhu_desktop.ui.cardtable.passing import Passing
from cthulhu_desktop.ui.cardtable.stops import Stops
from tests.ui.cardtable.playing import GAME, new_record
from tests.ui.cardtable.steering import announce, composer_of, press_main, steer

Chooses = Callable[[CardsState, Rng], Move]


@dataclass
class Turn:
    """What one player was asked in one turn (his own or the other's), and the clicks of his answers; `drags`: the same
    for somebody who drags what can be dragged."""

    own: bool
    asked: list[str] = field(default_factory=list)
    clicks: int = 0
    drags: int = 0
    plays: int = 0


def gestures_of(state: CardsState, move: Move, put_together: Callable[[Composer, Any], None]) -> int:
    """How many clicks, drags, buttons and the like put that move together."""
    composer = composer_of(state)
    count = [0]

    def changed() -> None:
        count[0] += 1

    composer.changed = changed
    put_together(composer, move)
    assert composer.result == move
    return count[0]


def drag(composer: Composer, move: Move) -> None:
    """Put a move together by dragging; what cannot be dragged is clicked."""
    match move:
        case AttachResource(card, domain):
            composer.drop(keys.card(card), keys.domain(domain))
        case CommitTo(pairs) if pairs:
            for card, story in pairs:
                composer.drop(keys.card(card), keys.story(story))
            press_main(composer)
        case Play(card, domain) if isinstance(composer, Act):
            key, onto = keys.card(card), keys.domain(domain) if domain is not None else ""
            alone = len([plan for plan in composer.options.plans() if plan.card == card]) == 1
            if not alone or onto not in composer.places(key):
                steer(composer, move)
                return
            composer.drop(key, onto)
            announce(composer, move)
        case _:
            steer(composer, move)


def bot(level: str) -> Chooses:
    """A player of that level."""
    player = make_bot("cards", level)

    def choose(state: CardsState, rng: Rng) -> Move:
        return ask(player, state, Limit(time_s=5.0, nodes=30), rng)

    return choose


def turns_of(seed: int, one: Chooses, two: Chooses, most: int = 3000) -> list[Turn]:
    """The turns of a whole game, as the player in seat 0 is asked."""
    state = GAME.begin(GAME.read_setup(new_record(seed).setup), seed).state
    passing, rng = Passing(Stops()), Rng(seed)
    turns: dict[int, Turn] = {}
    for _ in range(most):
        decision = state.decision
        if decision is None:
            break
        if decision.seat == 1:
            state.apply(two(state, rng))
            continue
        view = state.view(0)
        move = passing.judge(decision, view)
        if move is None:
            move = one(state, rng)
            if view.turn > 0:
                turn = turns.setdefault(view.turn, Turn(view.active == 0))
                if decision.kind == "D-15" and "D-15" in turn.asked:
                    state.apply(move)  # the list that was confirmed answers the rest
                    continue
                turn.asked.append(f"{decision.kind} {view.window if decision.kind == 'D-05' else ''}".strip())
                turn.clicks += gestures_of(state, move, steer)
                turn.drags += gestures_of(state, move, drag)
                turn.plays += decision.kind == "D-05" and move != Pass()
        state.apply(move)
    return list(turns.values())


def main() -> None:
    """Print averages and what is asked how often."""
    parser = argparse.ArgumentParser(prog="tests.ui.cardtable.clicks")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--one", default="novice")
    parser.add_argument("--two", default="random")
    wanted = parser.parse_args()
    turns = [turn for seed in range(wanted.games) for turn in turns_of(seed, bot(wanted.one), bot(wanted.two))]
    for own in (True, False):
        some = [turn for turn in turns if turn.own is own]
        asked, clicks = [len(turn.asked) for turn in some], [turn.clicks for turn in some]
        drags = [turn.drags for turn in some]
        print("own turns" if own else "the other's turns", len(some))
        print(f"  questions {sum(asked) / len(some):.1f}, most {max(asked)}; "
              f"clicks {sum(clicks) / len(some):.1f}, most {max(clicks)}; "
              f"drags {sum(drags) / len(some):.1f}, most {max(drags)}; "
              f"plays {sum(turn.plays for turn in some) / len(some):.1f}")  # fmt: skip
        kinds = Counter(kind for turn in some for kind in turn.asked)
        print("  ", ", ".join(f"{kind}: {number / len(some):.2f}" for kind, number in kinds.most_common(14)))


if __name__ == "__main__":
    main()
