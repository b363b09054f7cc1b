"""The eleven calls of DG-4.2 as data. A call may add dice to the display and gain free dice."""

from __future__ import annotations

from typing import Literal, NamedTuple

from cthulhu_desktop.core.dice.faces import BY_TENTACLES, Face


class Call(NamedTuple):
    """One row of the table.

    `iaa`, `cthulhu` and `last` say what is called; `needs_iaa` and `needs_tentacle` what must lie in the display
    before (DG-4.7); `gain` how many free dice are taken; `all_signs` that every rolled die must show an Elder Sign
    (row 8, DG-4.5).
    """

    number: int
    iaa: bool
    cthulhu: bool
    last: Literal["phnglui", "fhtagn"] | None
    needs_iaa: bool = False
    needs_tentacle: bool = False
    gain: int = 0
    all_signs: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        """What the cult calls out; never translated."""
        if self.all_signs:
            return ("Ph'nglui!", "Fhtagn!")
        last = {"phnglui": "Ph'nglui!", "fhtagn": "Fhtagn!"}
        spoken = ("Iää!" if self.iaa else "", "Cthulhu!" if self.cthulhu else "", last.get(self.last or "", ""))
        return tuple(word for word in spoken if word)

    @property
    def adds_sign(self) -> bool:
        """Whether it puts an Elder Sign into the display, which completes the invocation."""
        return self.last == "fhtagn" and not self.all_signs

    @property
    def adds(self) -> bool:
        """Whether it puts at least one die into the display: every call but row 8 does (DG-3.3)."""
        return not self.all_signs

    @property
    def needs_sign(self) -> bool:
        """Whether an Elder Sign must be in the roll."""
        return self.last is not None

    @property
    def whole_chant(self) -> bool:
        """Whether it is the whole chant in one roll, which brings a doubling stone (DG-5.3)."""
        return self.iaa and self.cthulhu and self.adds_sign


CALLS: tuple[Call, ...] = (
    Call(1, iaa=True, cthulhu=False, last=None),
    Call(2, iaa=True, cthulhu=True, last=None),
    Call(3, iaa=True, cthulhu=False, last="phnglui", needs_tentacle=True, gain=1),
    Call(4, iaa=True, cthulhu=False, last="fhtagn", needs_tentacle=True),
    Call(5, iaa=False, cthulhu=True, last=None, needs_iaa=True),
    Call(6, iaa=False, cthulhu=True, last="phnglui", needs_iaa=True, gain=1),
    Call(7, iaa=False, cthulhu=True, last="fhtagn", needs_iaa=True),
    Call(8, iaa=False, cthulhu=False, last="fhtagn", gain=2, all_signs=True),
    Call(9, iaa=False, cthulhu=False, last="fhtagn", needs_iaa=True, needs_tentacle=True),
    Call(10, iaa=True, cthulhu=True, last="phnglui", gain=1),
    Call(11, iaa=True, cthulhu=True, last="fhtagn"),
)
"""All calls; the call with number n is CALLS[n - 1]."""


def added_dice(call: Call, tentacles: tuple[int, ...]) -> tuple[Face, ...]:
    """The dice that a call puts into the display, in the order of DG-4.1."""
    iaa: tuple[Face, ...] = (Face.IAA,) if call.iaa else ()
    sign: tuple[Face, ...] = (Face.SIGN,) if call.adds_sign else ()
    return iaa + tuple([BY_TENTACLES[value] for value in tentacles]) + sign
