"""Keys of the refusals of the card game, and what goes with them as plain data."""

from __future__ import annotations

import json
from enum import StrEnum

from cthulhu_desktop.core.cards.abilities.base import NODES
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.catalogue.schema import Node
from cthulhu_desktop.core.kernel import Refused


class CardsReason(StrEnum):
    """Keys of the refusals of the card game."""

    NOT_ASKED = "cards.refused.not_asked"
    NOT_IN_HAND = "cards.refused.not_in_hand"
    NOT_NOW = "cards.refused.not_now"
    OWN_TURN = "cards.refused.own_turn"
    OPERATIONS = "cards.refused.operations"
    ONLY_RESPONSE = "cards.refused.only_response"
    ONLY_DISRUPT = "cards.refused.only_disrupt"
    NOW_RESPONSES = "cards.refused.now_responses"
    NOW_DISRUPTS = "cards.refused.now_disrupts"
    FORCED = "cards.refused.forced"
    NO_TEXT = "cards.refused.no_text"
    NOT_HAPPENED = "cards.refused.not_happened"
    TOO_LATE = "cards.refused.too_late"
    PROPHECY = "cards.refused.prophecy"
    USED = "cards.refused.used"
    WINDOW = "cards.refused.window"
    CONDITION = "cards.refused.condition"
    LIMIT_PHASE = "cards.refused.limit_phase"
    LIMIT_TURN = "cards.refused.limit_turn"
    LIMIT_GAME = "cards.refused.limit_game"
    PLAY_FORBIDDEN = "cards.refused.play_forbidden"
    USE_FORBIDDEN = "cards.refused.use_forbidden"
    NOT_CONTROLLER = "cards.refused.not_controller"
    IS_INSANE = "cards.refused.is_insane"
    IS_BLANK = "cards.refused.is_blank"
    UNIQUE = "cards.refused.unique"
    UNIQUE_AWAY = "cards.refused.unique_away"
    CLASH = "cards.refused.clash"
    COST = "cards.refused.cost"
    COST_EXHAUST = "cards.refused.cost_exhaust"
    NO_TARGET = "cards.refused.no_target"
    NO_TARGET_OF_OTHER = "cards.refused.no_target_of_other"
    ALL_STAY_SANE = "cards.refused.all_stay_sane"
    ALL_STAY_WHOLE = "cards.refused.all_stay_whole"
    NONE_CAN_ENTER = "cards.refused.none_can_enter"
    TARGETS_HEAVY = "cards.refused.targets_heavy"
    TARGETS_PROTECTED = "cards.refused.targets_protected"
    PROTECTED_BY = "cards.refused.protected_by"
    TARGETS_SPENT = "cards.refused.targets_spent"
    X_TOO_SMALL = "cards.refused.x_too_small"
    NUMBER_ZERO = "cards.refused.number_zero"
    NO_DOMAIN = "cards.refused.no_domain"
    ALL_DRAINED = "cards.refused.all_drained"
    NO_MATCHING = "cards.refused.no_matching"
    NO_LOYAL = "cards.refused.no_loyal"
    DOMAIN_SPENT = "cards.refused.domain_spent"
    WRONG_DOMAIN = "cards.refused.wrong_domain"
    NOTHING_TO_PAY = "cards.refused.nothing_to_pay"
    DRAINED = "cards.refused.drained"
    TOO_SMALL = "cards.refused.too_small"
    NO_MATCH = "cards.refused.no_match"
    LOYAL = "cards.refused.loyal"
    STEADFAST = "cards.refused.steadfast"
    NO_HOST = "cards.refused.no_host"
    TARGETS = "cards.refused.targets"
    NOT_A_TARGET = "cards.refused.not_a_target"
    CHOOSE_LIT = "cards.refused.choose_lit"
    CHOOSE_FULL = "cards.refused.choose_full"
    CHOOSE_LAID_OUT = "cards.refused.choose_laid_out"
    CHOOSE_PLAYER = "cards.refused.choose_player"
    RESTORE_FORBIDDEN = "cards.refused.restore_forbidden"
    READY_FORBIDDEN = "cards.refused.ready_forbidden"
    NO_CLASH = "cards.refused.no_clash"
    KEPT_SANE = "cards.refused.kept_sane"
    KEPT_WHOLE = "cards.refused.kept_whole"
    IS_PROTECTED = "cards.refused.is_protected"
    CANNOT_COMMIT = "cards.refused.cannot_commit"
    COMMIT_FORBIDDEN = "cards.refused.commit_forbidden"
    COMMIT_APART = "cards.refused.commit_apart"
    COMMIT_BOUND = "cards.refused.commit_bound"
    COMMIT_CHARACTERS = "cards.refused.commit_characters"
    COMMIT_FIRST = "cards.refused.commit_first"
    COMMITTED = "cards.refused.committed"
    NOT_READY = "cards.refused.not_ready"
    NOT_SANE = "cards.refused.not_sane"
    NO_ATTACKER = "cards.refused.no_attacker"
    MUST_COMMIT = "cards.refused.must_commit"
    STAYS_SANE = "cards.refused.stays_sane"
    STAYS_WHOLE = "cards.refused.stays_whole"
    IS_SANE = "cards.refused.is_sane"
    IS_READY = "cards.refused.is_ready"
    NOT_THERE = "cards.refused.not_there"
    NOT_YOURS = "cards.refused.not_yours"
    NO_ADJUSTING = "cards.refused.no_adjusting"
    ADJUST = "cards.refused.adjust"


GENERAL = frozenset({CardsReason.NOT_NOW, CardsReason.TARGETS, CardsReason.CANNOT_COMMIT, CardsReason.WRONG_DOMAIN})
"""Those that say no more than that it cannot be."""


def of_card(state: CardsState, reason: CardsReason, rule: str, card: int, part: Node | str | None = None) -> Refused:
    """A refusal that speaks of a card of which the text is known. `part` is what its text asks for: `card` holds the
    id of its definition, `part` the table of the node as JSON, for those who put it into words."""
    args: dict[str, str | int] = {"card": state.static.defs[card].id}
    if part is not None:
        args["part"] = part if isinstance(part, str) else json.dumps(NODES.write(part))
    return Refused(reason, rule, args)


def by_card(state: CardsState, reason: CardsReason, rule: str, source: int) -> Refused:
    """A refusal because of what another card says: `by` is its title."""
    return Refused(reason, rule, {"by": state.static.title[source]})


def first(*found: Refused | None) -> Refused | None:
    """The first of several reasons; None if there is none. (A refusal counts as false, so that `or` is no help.)"""
    return next((refused for refused in found if refused is not None), None)
