"""Turns and phases (CG-9)."""

from __future__ import annotations

from collections.abc import Callable

from cthulhu_desktop.core.cards import terms as t
from cthulhu_desktop.core.cards import things as th
from cthulhu_desktop.core.cards.ending import end_game
from cthulhu_desktop.core.cards.frames import (
    Block,
    Closing,
    CommitStep,
    Due,
    GameLoop,
    Phase,
    ResourceTurn,
    Restore,
    Settle,
    Step,
    StoryOrder,
    Turn,
    Window,
    answer,
    ask,
    step,
)
from cthulhu_desktop.core.cards.lasting import expire
from cthulhu_desktop.core.cards.limits import reset_limits
from cthulhu_desktop.core.cards.modifiers import draw_change, restricted
from cthulhu_desktop.core.cards.options import Resources, picks
from cthulhu_desktop.core.cards.payment import refresh
from cthulhu_desktop.core.cards.primitives import make_ready, restore, uncommit
from cthulhu_desktop.core.cards.resolve import begin, framework
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.zones import draw, happen, put_resource
from cthulhu_desktop.core.kernel import Decision, Move

# --- the turn --------------------------------------------------------------------------------------------------------


@step(GameLoop)
def _game(state: CardsState, frame: GameLoop) -> bool:
    """Players alternate complete turns (CG-9.1.1)."""
    state.turn += 1
    state.active = state.first if state.turn % 2 else 1 - state.first
    state.stack.append(Turn())
    state.history = []
    state.phase_mark = 0
    mark = len(state.scope)
    begins = th.TurnBegins(state.active, state.turn)
    happen(state, begins, "turn_begins", seat=state.active)
    state.touch()
    begin(state, mark=mark)
    _delayed(state, "turn_begins")
    return False


@step(Turn)
def _turn(state: CardsState, frame: Turn) -> bool:
    """The next phase: an extra one of the kind that just ended (CG-9.4.6), or the next in order, unless skipped."""
    seat = state.active
    phase = frame.phase
    again = ("again", -1, phase)
    if again in state.plan:
        state.plan.remove(again)
    else:
        phase += 1
        if phase > t.STORY:
            state.stack[-1] = Closing(0)
            return False
    state.stack[-1] = Turn(phase)
    skip = ("skip", seat, phase)
    first_story = state.turn == 1 and phase == t.STORY  # CG-9.3.1
    if skip in state.plan or first_story:
        if skip in state.plan:
            state.plan.remove(skip)
        state.out.append(th.PhaseSkipped(seat, t.PHASE_NAMES[phase]))
        return False
    state.stack.append(Phase(phase))
    return False


@step(Phase)
def _phase(state: CardsState, frame: Phase) -> bool:
    program = PROGRAMS[frame.phase]
    if frame.step >= len(program):
        state.stack[-1] = Closing(frame.phase)
        return False
    state.stack[-1] = Phase(frame.phase, frame.step + 1)
    program[frame.step](state)
    return False


def _begins(phase: int) -> Callable[[CardsState], None]:
    def run(state: CardsState) -> None:
        state.phase = phase
        state.phase_mark = len(state.history)
        state.touch()
        name = t.PHASE_NAMES[phase]
        mark = len(state.scope)
        begun = th.PhaseBegins(state.active, name)
        happen(state, begun, "phase_begins", seat=state.active, word=name)
        if len(state.scope) > mark:
            begin(state, mark=mark)

    return run


def _framework(name: str) -> Callable[[CardsState], None]:
    def run(state: CardsState) -> None:
        begin(state, Step(name, state.active))

    return run


def _window(label: str) -> Callable[[CardsState], None]:
    def run(state: CardsState) -> None:
        state.window = label
        state.stack.append(Window(label, state.active))
        state.out.append(th.WindowOpens(label))

    return run


def _refresh_program(state: CardsState) -> None:
    """Ready then restore, or (V-07) restore then ready everything else (CG-9.2.1, 9.2.2)."""
    order = ("restore_step", "refresh_step") if state.static.switch["V-07"] else ("refresh_step", "restore_step")
    for name in reversed(order):
        begin(state, Step(name, state.active))


def _no_final_window(state: CardsState) -> None:
    if not state.static.switch["V-08"]:
        _window("W7")(state)


def _np_commits(state: CardsState) -> None:
    begin(state, Step("commit_step", 1 - state.active))


def _ap_commits(state: CardsState) -> None:
    begin(state, Step("commit_step", state.active))


def _after_ap(state: CardsState) -> None:
    """He committed nobody: the phase is over (CG-9.4.3)."""
    sent = ("attack", state.active, state.turn)
    if sent in state.plan:
        state.plan.remove(sent)
    elif all(state.story[card] < 0 for card in state.play[state.active]):
        state.stack[-1] = Phase(t.STORY, len(PROGRAMS[t.STORY]))
        return
    _window("W6a")(state)


def _resolve_stories(state: CardsState) -> None:
    """AP declares the order (CG-14.1.1), then the block (CG-12.6)."""
    state.window = ""
    places = tuple(story for story in state.row if story in state.story)
    begin(state, Block(()), StoryOrder((), places))


PROGRAMS: dict[int, tuple[Callable[[CardsState], None], ...]] = {
    t.REFRESH: (_begins(t.REFRESH), _refresh_program, _window("W1")),
    t.DRAW: (_begins(t.DRAW), _framework("draw_step"), _window("W2")),
    t.RESOURCES: (_begins(t.RESOURCES), _framework("resource_step"), _window("W3")),
    t.OPERATIONS: (_begins(t.OPERATIONS), _window("W4")),
    t.STORY: (
        _begins(t.STORY), _window("W5"), _ap_commits, _after_ap, _np_commits, _window("W6b"), _resolve_stories,
        _no_final_window,
    ),
}  # fmt: skip

# --- framework steps -------------------------------------------------------------------------------------------------


@framework("refresh_step")
def _refresh(state: CardsState, frame: Step) -> None:
    """CG-9.2.1: AP's exhausted cards and drained domains, at once: what one of them forbids, it forbids still."""
    kept = {card for word, card, turn in state.plan if word == "restored" and turn == state.turn}
    held = [card for card in state.play[frame.seat] if state.orient[card] == t.EXHAUSTED and card not in kept]
    if state.modified:
        held = [card for card in held if not restricted(state, card, "be_readied")]
    for card in held:
        make_ready(state, card)
    for domain in state.domains[frame.seat]:
        if state.drained[domain]:
            refresh(state, domain)
    state.plan = [entry for entry in state.plan if entry[0] != "restored"]


@framework("restore_step")
def _restore(state: CardsState, frame: Step) -> None:
    """CG-9.2.2."""
    if restorable(state, frame.seat):
        state.stack.append(Restore(frame.seat))


def restorable(state: CardsState, seat: int) -> list[int]:
    """Insane characters of the player that can be restored."""
    return [
        card
        for card in state.play[seat]
        if state.orient[card] == t.INSANE and not restricted(state, card, "be_restored")
    ]


@step(Restore)
def _wait_restore(state: CardsState, frame: Restore) -> bool:
    return True


@ask(Restore)
def _ask_restore(state: CardsState, frame: Restore) -> Decision:
    options = picks(restorable(state, frame.seat), state)
    return Decision(frame.seat, "D-03", options, "CG-9.2.2", "", "cards.ask.D-03")


@answer(Restore)
def _answer_restore(state: CardsState, frame: Restore, move: th.Pick) -> None:
    state.stack.pop()
    restore(state, move.item)
    if state.static.switch["V-07"]:
        state.plan.append(("restored", move.item, state.turn))


@framework("draw_step")
def _draw(state: CardsState, frame: Step) -> None:
    """CG-9.2.4, 9.2.5; too few cards lose at once (CG-15.5.1)."""
    seat = frame.seat
    number = 1 if state.turn == 1 else 2
    number = max(0, number + draw_change(state, "cards", seat))
    if len(state.deck[seat]) < number:
        end_game(state, 1 - seat, "cards.end.deck", "CG-15.5.1")
        return
    draw(state, seat, number)


@framework("resource_step")
def _resource(state: CardsState, frame: Step) -> None:
    """CG-9.2.6, 9.2.9."""
    state.stack.append(ResourceTurn(frame.seat, max(0, 1 + draw_change(state, "resources", frame.seat))))


@step(ResourceTurn)
def _wait_resource(state: CardsState, frame: ResourceTurn) -> bool:
    if frame.left <= 0 or not state.hand[frame.seat] or not state.domains[frame.seat]:
        state.stack.pop()
        return False
    return True


@ask(ResourceTurn)
def _ask_resource(state: CardsState, frame: ResourceTurn) -> Decision:
    options = Resources(state.hand[frame.seat], state.domains[frame.seat])
    return Decision(frame.seat, "D-04", options, "CG-9.2.6", "", "cards.ask.D-04")


@answer(ResourceTurn)
def _answer_resource(state: CardsState, frame: ResourceTurn, move: Move) -> None:
    state.stack[-1] = ResourceTurn(frame.seat, frame.left - 1)
    if isinstance(move, th.AttachResource):
        put_resource(state, move.card, move.domain)


@framework("commit_step")
def _commit(state: CardsState, frame: Step) -> None:
    state.stack.append(CommitStep(frame.seat))


# --- closing ---------------------------------------------------------------------------------------------------------


@step(Closing)
def _closing(state: CardsState, frame: Closing) -> bool:
    """The order of CG-9.4.1; nobody acts or responds (CG-9.4.2)."""
    state.stack[-1] = Closing(frame.phase, frame.step + 1)
    if frame.step == 0:
        state.closing = True
        state.window = ""
        _end_triggers(state, frame.phase)
    elif frame.step == 1 or _lasts_too_long(state, frame.phase):
        mark = len(state.scope)
        if frame.phase == t.STORY:
            for cards in state.play:
                for card in cards:
                    if state.story[card] >= 0 and not (state.modified and restricted(state, card, "uncommit")):
                        uncommit(state, card)
        for edge in _edges(frame.phase):
            expire(state, edge)
            reset_limits(state, edge)
        state.touch()
        begin(state, mark=mark)
    else:
        state.closing = False
        state.stack.pop()
        if not frame.phase:
            state.plan = [entry for entry in state.plan if entry[0] != "again"]  # CG-9.4.6: before the end of the turn
            state.out.append(th.TurnEnds(state.active, state.turn))
    return False


def _edges(phase: int) -> tuple[str, ...]:
    """What ends with a phase, or with the turn (phase 0), which is the end of whatever was set up after its phases."""
    return ("phase",) if phase else ("phase", "turn")


def _lasts_too_long(state: CardsState, phase: int) -> bool:
    """A consequence of the closing step set something up that ends with this phase or turn."""
    return any(lasting.until in _edges(phase) for lasting in state.lasting)


def _end_triggers(state: CardsState, phase: int) -> None:
    """(1): "at the end of the phase" texts and delayed effects, in the order AP wants."""
    mark = len(state.scope)
    edge = "phase_ends" if phase else "turn_ends"
    name = t.PHASE_NAMES[phase] if phase else ""
    if phase:
        happen(state, th.PhaseEnds(state.active, name), edge, seat=state.active, word=name)
    elif edge in state.static.watched:
        happen(state, th.TurnEnds(state.active, state.turn), edge, seat=state.active)
        state.out.pop()
    begin(state, mark=mark)
    _delayed(state, edge)


def _delayed(state: CardsState, edge: str) -> None:
    """Delayed effects that wait for this moment, in the order AP wants (CG-12.5.4, 12.7.4)."""
    due = tuple(Due("delayed", -1, d.effects, d.env) for d in state.delayed if d.at == edge)
    if due:
        state.delayed = [d for d in state.delayed if d.at != edge]
        state.stack.append(Settle(len(state.scope), due))
