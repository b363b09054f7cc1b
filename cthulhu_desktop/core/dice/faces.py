"""The die: five motifs on six faces (DG-1.2)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class Face(StrEnum):
    """What a die shows. The value is how a record writes it."""

    IAA = "iaa"
    ONE = "t1"
    TWO = "t2"
    THREE = "t3"
    SIGN = "es"


SIDES: tuple[Face, ...] = (Face.IAA, Face.IAA, Face.ONE, Face.TWO, Face.THREE, Face.SIGN)
"""The six sides of every die; IÄÄ is there twice (DG-1.2)."""

BY_TENTACLES: dict[int, Face] = {1: Face.ONE, 2: Face.TWO, 3: Face.THREE}
"""The tentacle face that shows so many tentacles."""

_TENTACLES = {Face.IAA: 0, Face.ONE: 1, Face.TWO: 2, Face.THREE: 3, Face.SIGN: 0}


def tentacles(face: Face) -> int:
    """How many tentacles a face shows: 0 for IÄÄ and the Elder Sign."""
    return _TENTACLES[face]


def tentacle_sum(faces: Iterable[Face]) -> int:
    """How many tentacles all these faces show together (DG-2.4, DG-6.1)."""
    return sum(_TENTACLES[face] for face in faces)
