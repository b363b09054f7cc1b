"""A call being put together before it is made: which rolled dice are chosen, and which calls that can become. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from cthulhu_desktop.core.dice.calls import CALLS, Call
from cthulhu_desktop.core.dice.faces import Face, tentacles
from cthulhu_desktop.core.dice.things import GiveDie, MakeCall
from cthulhu_desktop.core.kernel import Move, Options


@dataclass(frozen=True, slots=True)
class Composition:
    """Chosen dice by number. `wish` is the call that was asked for from the list, if any."""

    roll: Mapping[int, Face]
    chosen: frozenset[int] = frozenset()
    wish: int | None = None

    @property
    def faces(self) -> tuple[Face, ...]:
        """What the chosen dice show, in the order of DG-4.1."""
        order = (Face.IAA, Face.THREE, Face.TWO, Face.ONE, Face.SIGN)
        return tuple(sorted((self.roll[die] for die in self.chosen), key=order.index))

    def ordered(self) -> tuple[int, ...]:
        """The chosen dice in the order of DG-4.1."""
        order = (Face.IAA, Face.THREE, Face.TWO, Face.ONE, Face.SIGN)
        return tuple(sorted(self.chosen, key=lambda die: (order.index(self.roll[die]), die)))

    def toggled(self, die: int) -> Composition:
        """With one die more or less. At most one IÄÄ and one Elder Sign are used a roll (DG-4.3): the new one takes the
        place of the old."""
        if die in self.chosen:
            return replace(self, chosen=self.chosen - {die}, wish=None)
        kept = self.chosen
        if not tentacles(self.roll[die]):
            kept = frozenset(other for other in kept if self.roll[other] is not self.roll[die])
        return replace(self, chosen=kept | {die}, wish=None)

    def cleared(self) -> Composition:
        """With nothing chosen."""
        return replace(self, chosen=frozenset(), wish=None)

    def for_call(self, number: int) -> Composition:
        """The dice that call needs: one IÄÄ, all tentacle dice (or those chosen already), one Elder Sign."""
        call = CALLS[number - 1]
        picked: set[int] = set()
        if call.iaa:
            picked |= set(self._some((Face.IAA,))[:1])
        if call.cthulhu:
            all_arms = self._some((Face.ONE, Face.TWO, Face.THREE))
            before = [die for die in all_arms if die in self.chosen]
            picked |= set(before or all_arms)
        if call.needs_sign:
            signs = self._some((Face.SIGN,))
            picked |= set(signs if call.all_signs else signs[:1])
        return replace(self, chosen=frozenset(picked), wish=number)

    def _some(self, faces: Iterable[Face]) -> list[int]:
        wanted = set(faces)
        found = [die for die, face in self.roll.items() if face in wanted]
        return sorted(found, key=lambda die: (die not in self.chosen, die))

    def arms(self) -> tuple[int, ...]:
        """The values of the chosen tentacle dice, highest first."""
        return tuple(sorted((tentacles(face) for face in self.faces if tentacles(face)), reverse=True))

    def matches(self, options: Options) -> tuple[Move, ...]:
        """The legal moves that the chosen dice can mean, the most fitting first. One Elder Sign among them can become
        "Fhtagn!" or "Ph'nglui!"; a single chosen die can be given up where that is legal."""
        if not self.chosen:
            return ()
        moves: list[Move] = []
        for call in CALLS:
            if self.fits(call):
                move = MakeCall(call.number, self.arms() if call.cthulhu else ())
                if move in options:
                    moves.append(move)
        moves.sort(key=lambda move: (isinstance(move, MakeCall) and move.call != self.wish, not _closing(move)))
        if len(self.chosen) == 1 and GiveDie() in options:
            moves.append(GiveDie())
        return tuple(moves)

    def as_call(self, number: int) -> MakeCall:
        """The call with that number as these dice make it, whether or not it is legal."""
        return MakeCall(number, self.arms() if CALLS[number - 1].cthulhu else ())

    def fits(self, call: Call) -> bool:
        """Whether the chosen dice are just what the call uses, legal or not."""
        faces = self.faces
        if call.all_signs:
            return all(face is Face.SIGN for face in faces)
        return (
            (Face.IAA in faces) == call.iaa
            and bool(self.arms()) == call.cthulhu
            and (Face.SIGN in faces) == call.needs_sign
        )

    def enters_display(self, move: Move | None) -> tuple[int, ...]:
        """Which of the chosen dice that move puts into the display: an Elder Sign only for "Fhtagn!" (DG-4.4)."""
        call = CALLS[move.call - 1] if isinstance(move, MakeCall) else None
        if isinstance(move, GiveDie) or (call is not None and call.all_signs):
            return ()
        signs_too = call is None or call.adds_sign
        return tuple(die for die in self.ordered() if signs_too or self.roll[die] is not Face.SIGN)


def _closing(move: Move) -> bool:
    return isinstance(move, MakeCall) and CALLS[move.call - 1].adds_sign
