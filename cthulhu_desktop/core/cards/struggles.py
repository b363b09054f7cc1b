"""Struggles: counting icons, winners, results (CG-14.3 - 14.6)."""

from __future__ import annotations

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities.look import amount, describes
from cthulhu_desktop.core.cards.costs import can_be_wounded, can_go_insane
from cthulhu_desktop.core.cards.frames import ArcaneReady, Loser, StoryRun, Struggle, Token, answer, ask, step
from cthulhu_desktop.core.cards.harm import harm
from cthulhu_desktop.core.cards.modifiers import Active, active, icons_of, restricted, skill_of, values
from cthulhu_desktop.core.cards.options import picks
from cthulhu_desktop.core.cards.primitives import make_ready
from cthulhu_desktop.core.cards.resolve import interrupt
from cthulhu_desktop.core.cards.state import CardsState, Happened
from cthulhu_desktop.core.cards.zones import attachments, happen, side_at
from cthulhu_desktop.core.catalogue.cards import ICONS, icon_counts
from cthulhu_desktop.core.kernel import Decision, Move


def icons_at(state: CardsState, story: int, seat: int, icon: int) -> int:
    """Icons of a type on one side of a story (CG-14.4.1); a text may let skill or another icon decide."""
    cards = side_at(state, story, seat)
    if not state.modified:
        printed = state.static.printed
        return sum(printed[card].icons[icon] for card in cards)
    rule = _decided_by(state, story, icon)
    total = 0
    for card in cards:
        if rule == "skill":
            total += counted_skill(state, card)
        elif not restricted(state, card, "count_icons", story):
            total += icons_of(state, card, ICONS.index(rule) if rule else icon)
    return total


def counted_skill(state: CardsState, card: int) -> int:
    """The skill a participating character counts with."""
    return 0 if restricted(state, card, "count_skill", state.story[card]) else skill_of(state, card)


def skill_at(state: CardsState, story: int, seat: int) -> int:
    """Total skill of one side (CG-14.7.1)."""
    return sum(counted_skill(state, card) for card in side_at(state, story, seat))


def fast_at(state: CardsState, story: int, seat: int) -> int:
    """Fast characters of one side (CG-21.4.2)."""
    if "fast" not in state.static.keywords:
        return 0
    return sum("fast" in values(state, card).keywords for card in side_at(state, story, seat))


def _on_story(state: CardsState, entry: Active, story: int) -> bool:
    if entry.refs is not None:
        return state.ref(story) in entry.refs
    return describes(state, entry.effect.x, entry.env, story)  # type: ignore[attr-defined]


def _decided_by(state: CardsState, story: int, icon: int) -> str:
    for entry in active(state, fx.StruggleRule):
        effect = entry.effect
        assert isinstance(effect, fx.StruggleRule)
        if effect.rule != "skip" and effect.icon == ICONS[icon] and _on_story(state, entry, story):
            return effect.rule
    return ""


def struggle_types(state: CardsState, story: int) -> tuple[tuple[int, int], ...]:
    """(type, printed number) in the order in which they are struggled for: as printed, types that only texts give
    inserted in the order T, C, A, I (CG-14.3.4). A conspiracy may print a type several times apart (CG-22.2.7)."""
    order: list[tuple[int, int]] = []
    for icon in state.static.struggles[story]:
        if order and order[-1][0] == icon:
            order[-1] = (icon, order[-1][1] + 1)
        else:
            order.append((icon, 1))
    if state.modified or state.static.any_large:
        known = {icon for icon, _ in order}
        for icon in range(4):
            if icon not in known:
                place = next((i for i, (other, _) in enumerate(order) if other > icon), len(order))
                order.insert(place, (icon, 0))
    return tuple(order)


def struggles_of(state: CardsState, story: int, place: int) -> int:
    """How many struggles there are now of the type at that place of `struggle_types` (CG-14.3.1, 14.3.2); extra ones
    belong to the first place of their type."""
    types = struggle_types(state, story)
    icon, number = types[place]
    if any(other == icon for other, _ in types[:place]):
        return number
    if state.static.any_large:
        lying = [*attachments(state, story), *side_at(state, story, 0), *side_at(state, story, 1)]
        number += sum(max(0, values(state, card).large[icon]) for card in lying)
    if state.modified:
        number += _changed(state, story, icon)
    return max(0, number)


def _changed(state: CardsState, story: int, icon: int) -> int:
    """What texts add to the number of struggles; a skipped type has none."""
    number = 0
    for entry in active(state, fx.StoryIcons):
        effect = entry.effect
        assert isinstance(effect, fx.StoryIcons)
        if _on_story(state, entry, story):
            number += icon_counts(effect.icons)[icon] * amount(state, effect.n, entry.env)
    for rule in active(state, fx.StruggleRule):
        skip = rule.effect
        assert isinstance(skip, fx.StruggleRule)
        if skip.rule == "skip" and skip.icon == ICONS[icon] and _on_story(state, rule, story):
            return -100
    return number


def winner_of(state: CardsState, story: int, ap: int, np: int) -> int:
    """The seat that wins with these numbers, -1 for nobody: more wins, Fast breaks ties, but not at 0 : 0
    (CG-14.4.2 - 14.4.4; V-05)."""
    attacker = state.active
    if ap != np:
        return attacker if ap > np else 1 - attacker
    if ap == 0 and not state.static.switch["V-05"]:
        return -1
    fast_ap, fast_np = fast_at(state, story, attacker), fast_at(state, story, 1 - attacker)
    if fast_ap == fast_np:
        return -1
    return attacker if fast_ap > fast_np else 1 - attacker


# --- one struggle ----------------------------------------------------------------------------------------------------


@step(Struggle)
def _struggle(state: CardsState, frame: Struggle) -> bool:
    """The points at which Disrupts may apply are those of CG-12.4.7."""
    state.stack[-1] = frame._replace(step=frame.step + 1)
    STAGES[frame.step](state, frame)
    return False


def _gone(state: CardsState, frame: Struggle) -> bool:
    return state.zone[frame.story] != t.ROW or state.birth[frame.story] != frame.birth


def _starts(state: CardsState, frame: Struggle) -> None:
    state.icon_now = frame.icon
    letter = ICONS[frame.icon]
    begun = th.StruggleBegins(frame.story, letter)
    happen(state, begun, "struggle_begins", seat=state.active, story=frame.story, word=letter)
    about = Happened("struggle_begins", state.clock, seat=state.active, story=frame.story, word=letter)
    interrupt(state, about, state.active)


def _counts(state: CardsState, frame: Struggle) -> None:
    if state.ret[0] or _gone(state, frame):
        _ends(state, frame)
        return
    ap, np = state.active, 1 - state.active
    story, icon = frame.story, frame.icon
    a, n = icons_at(state, story, ap, icon), icons_at(state, story, np, icon)
    winner = winner_of(state, story, a, n)
    state.out.append(th.StruggleCounted(story, ICONS[icon], a, n, winner))
    if winner < 0:
        if "struggle_tied" in state.static.watched:
            tied = th.StruggleCounted(story, ICONS[icon], a, n, -1)
            happen(state, tied, "struggle_tied", seat=ap, story=story, word=ICONS[icon])
            state.out.pop()
        _ends(state, frame)
        return
    state.stack[-1] = frame._replace(step=frame.step + 1, winner=winner, margin=abs(a - n))
    about = Happened("struggle_won", state.clock, seat=winner, story=story, n=abs(a - n), word=ICONS[icon])
    interrupt(state, about, ap)


def _wins(state: CardsState, frame: Struggle) -> None:
    if state.ret[0] or _gone(state, frame):
        _ends(state, frame)
        return
    letter, winner = ICONS[frame.icon], frame.winner
    _count_win(state, winner)
    for kind, cls, seat in (
        ("struggle_won", th.StruggleWon, winner),
        ("struggle_lost", th.StruggleLost, 1 - winner),
    ):
        note = cls(seat, frame.story, letter, frame.margin)
        happen(state, note, kind, seat=seat, story=frame.story, n=frame.margin, word=letter)
    about = Happened("struggle_lost", state.clock, seat=1 - winner, story=frame.story, n=frame.margin, word=letter)
    interrupt(state, about, state.active)


def _count_win(state: CardsState, seat: int) -> None:
    """How many struggles of this story each side has won, for what looks back to it (CG-12.7.6)."""
    for place in range(len(state.stack) - 1, -1, -1):
        run = state.stack[place]
        if isinstance(run, StoryRun):
            won = (run.won[0] + 1, run.won[1]) if seat == 0 else (run.won[0], run.won[1] + 1)
            state.stack[place] = run._replace(won=won)
            return


def _results(state: CardsState, frame: Struggle) -> None:
    if state.ret[0] or _gone(state, frame):
        _ends(state, frame)
        return
    story, winner = frame.story, frame.winner
    if frame.icon == t.INVESTIGATION:
        state.stack[-1] = frame._replace(step=len(STAGES) - 1)
        state.stack.append(Token(winner, story, frame.birth))
    elif frame.icon == t.ARCANE:
        state.stack[-1] = frame._replace(step=len(STAGES) - 1)
        if arcane_choices(state, winner, story):
            state.stack.append(ArcaneReady(winner, story))
    elif losers(state, 1 - winner, story, frame.icon):
        state.stack.append(Loser(1 - winner, story, frame.icon))
    else:
        state.stack[-1] = frame._replace(step=len(STAGES) - 1)


def _harms(state: CardsState, frame: Struggle) -> None:
    """The chosen character suffers; nobody else is chosen if that is prevented (CG-14.5.5)."""
    card = state.ret
    if frame.icon == t.TERROR:
        harm(state, "goes_insane", [(card, 0)], by=-1, seat=-1)
    else:
        harm(state, "wounded", [(card, 1)], by=-1, seat=-1)


def _ends(state: CardsState, frame: Struggle) -> None:
    state.icon_now = -1
    state.stack.pop()


STAGES = (_starts, _counts, _wins, _results, _harms, _ends)


def losers(state: CardsState, seat: int, story: int, icon: int) -> list[int]:
    """Whom the loser may choose (CG-14.5.1, 14.5.3)."""
    able = can_go_insane if icon == t.TERROR else can_be_wounded
    return [card for card in side_at(state, story, seat) if able(state, card)]


def arcane_choices(state: CardsState, seat: int, story: int) -> list[int]:
    """Exhausted participants the winner may ready (CG-14.6.1); V-09: of either side."""
    cards = side_at(state, story, seat)
    if state.static.switch["V-09"]:
        cards += side_at(state, story, 1 - seat)
    return [card for card in cards if state.orient[card] == t.EXHAUSTED and not restricted(state, card, "be_readied")]


@step(Loser)
def _wait_loser(state: CardsState, frame: Loser) -> bool:
    return True


@ask(Loser)
def _ask_loser(state: CardsState, frame: Loser) -> Decision:
    kind, rule = ("D-16", "CG-14.5.1") if frame.icon == t.TERROR else ("D-17", "CG-14.5.3")
    options = picks(losers(state, frame.seat, frame.story, frame.icon), state)
    return Decision(frame.seat, kind, options, rule, f"card:{frame.story}", f"cards.ask.{kind}")


@answer(Loser)
def _answer_loser(state: CardsState, frame: Loser, move: th.Pick) -> None:
    state.stack.pop()
    state.ret = move.item
    state.out.append(th.Chosen(frame.seat, (move.item,)))


@step(ArcaneReady)
def _wait_arcane(state: CardsState, frame: ArcaneReady) -> bool:
    return True


@ask(ArcaneReady)
def _ask_arcane(state: CardsState, frame: ArcaneReady) -> Decision:
    options = picks(arcane_choices(state, frame.seat, frame.story), state, declines=True)
    return Decision(frame.seat, "D-18", options, "CG-14.6.1", f"card:{frame.story}", "cards.ask.D-18")


@answer(ArcaneReady)
def _answer_arcane(state: CardsState, frame: ArcaneReady, move: Move) -> None:
    state.stack.pop()
    if isinstance(move, th.Pick):
        make_ready(state, move.item)
