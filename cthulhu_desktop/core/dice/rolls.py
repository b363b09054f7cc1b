"""Rolling dice, and counting what a roll shows.

A roll is a tuple of faces in the order in which the dice fell. Its *code* is one number that says how often each face
is in it; rolls with the same code allow the same calls, so that options are made once a code.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product

from cthulhu_desktop.core.dice.faces import SIDES, Face
from cthulhu_desktop.core.kernel import Rng

_BITS = 6  # counts up to 63; a game has at most 40 dice
_MASK = (1 << _BITS) - 1
_PLACE = {Face.IAA: 0, Face.ONE: 1, Face.TWO: 2, Face.THREE: 3, Face.SIGN: 4}
_CHUNK = 6  # dice drawn with one random number

Roll = tuple[tuple[Face, ...], int]


def code_of(faces: Iterable[Face]) -> int:
    """How often each face occurs, as one number."""
    return sum(1 << _BITS * _PLACE[face] for face in faces)


@cache
def counts_of(code: int) -> tuple[int, int, int, int, int]:
    """The counts of IÄÄ, one, two and three tentacles and Elder Signs in a code."""
    iaa, one, two, three, sign = (code >> _BITS * place & _MASK for place in range(5))
    return iaa, one, two, three, sign


def _table(dice: int) -> tuple[Roll, ...]:
    return tuple((faces, code_of(faces)) for faces in product(SIDES, repeat=dice))


_TABLES = tuple(_table(dice) for dice in range(4))  # all ordered rolls of up to three dice


def roll_dice(rng: Rng, dice: int) -> Roll:
    """Roll so many dice: the faces in order, and their code. Every die shows each of its six sides alike (DG-1.2)."""
    if dice > _CHUNK:
        first, first_code = roll_dice(rng, _CHUNK)
        rest, rest_code = roll_dice(rng, dice - _CHUNK)
        return first + rest, first_code + rest_code
    number = rng.below(6**dice)
    if dice <= 3:
        return _TABLES[dice][number]
    high, low = divmod(number, 216)
    first, first_code = _TABLES[dice - 3][high]
    rest, rest_code = _TABLES[3][low]
    return first + rest, first_code + rest_code
