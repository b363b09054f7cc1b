"""Why the dice game refuses a move."""

from __future__ import annotations

from enum import StrEnum


class DiceReason(StrEnum):
    """Keys of the sentences that say why a move is not possible."""

    ROLL_FIRST = "dice.refused.roll_first"
    CALL_NOW = "dice.refused.call_now"
    TAKE_NOW = "dice.refused.take_now"
    START_NOW = "dice.refused.start_now"
    NO_SUCH_CALL = "dice.refused.no_such_call"
    NO_IAA_ROLLED = "dice.refused.no_iaa_rolled"
    NO_TENTACLE_ROLLED = "dice.refused.no_tentacle_rolled"
    NO_SIGN_ROLLED = "dice.refused.no_sign_rolled"
    NO_IAA_IN_DISPLAY = "dice.refused.no_iaa_in_display"
    NO_TENTACLE_IN_DISPLAY = "dice.refused.no_tentacle_in_display"
    NOT_ALL_SIGNS = "dice.refused.not_all_signs"
    NO_TENTACLE_CHOSEN = "dice.refused.no_tentacle_chosen"
    TENTACLE_NOT_ROLLED = "dice.refused.tentacle_not_rolled"
    NO_TENTACLE_IN_CALL = "dice.refused.no_tentacle_in_call"
    MUST_CALL = "dice.refused.must_call"
    MIDDLE_FIRST = "dice.refused.middle_first"
    MIDDLE_EMPTY = "dice.refused.middle_empty"
    OWN_DIE = "dice.refused.own_die"
    NO_LOOSE_DIE = "dice.refused.no_loose_die"
    NO_SUCH_CULT = "dice.refused.no_such_cult"
