"""What a decision of the card game leaves to decide, for a table that passes where nothing can be done. Knows no Qt."""

from __future__ import annotations

from cthulhu_desktop.core.cards.abilities.ability import Triggered, Window
from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.announce import Plan
from cthulhu_desktop.core.cards.moves import Pass
from cthulhu_desktop.core.cards.options import Commitments, Listed, Orders, Resources
from cthulhu_desktop.core.kernel import Decision, Move

WINDOWS = ("W1", "W2", "W3", "W4", "W5", "W6a", "W6b", "W7")


def is_window(decision: Decision) -> bool:
    """Whether it asks for an action (D-05), a Disrupt (D-09) or a Response (D-10), which may all be passed."""
    return isinstance(decision.options, ActOptions)


def may_adjust(decision: Decision) -> bool:
    """Whether the table may be corrected by hand now."""
    return isinstance(decision.options, ActOptions) and decision.options.adjusts


def nothing_to_decide(decision: Decision) -> Move | None:
    """The only move there is, None if there are several. Conceding and corrections by hand do not count."""
    options = decision.options
    if isinstance(options, ActOptions):
        return None if options.plans() else Pass()
    if isinstance(options, Commitments):
        return next(iter(options)) if not options.stories else None
    if isinstance(options, (Listed, Resources)) and not isinstance(options, Orders) and options.count() == 1:
        return next(iter(options))
    return None


def windows_of(decision: Decision) -> frozenset[str]:
    """The action windows that the texts of what can be used now name: what fits only there. Cards and abilities that
    fit everywhere name none."""
    options = decision.options
    if not isinstance(options, ActOptions):
        return frozenset()
    return frozenset(name for plan in options.plans() for name in _named_by(options, plan))


def usable_cards(decision: Decision) -> tuple[int, ...]:
    """The cards that can be used now, each once."""
    options = decision.options
    return tuple(dict.fromkeys(plan.card for plan in options.plans())) if isinstance(options, ActOptions) else ()


def _named_by(options: ActOptions, plan: Plan) -> tuple[str, ...]:
    static = options.state.static
    windows: list[Window | None] = []
    abilities = static.abilities[plan.card]
    if 0 <= plan.number < len(abilities):
        ability = abilities[plan.number]
        windows.append(ability.window if isinstance(ability, Triggered) else None)
    rule = static.play_rule[plan.card]
    if plan.play and rule is not None:
        windows.append(rule.window)
    return next((window.windows for window in windows if window is not None and window.windows), ())
