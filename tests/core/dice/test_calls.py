"""The eleven calls, against the table of DG-4.2 as the rules print it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from math import factorial, prod

import pytest

from cthulhu_desktop.core.dice.calls import CALLS, added_dice
from cthulhu_desktop.core.dice.legal import EMPTY, IAA_AND_TENTACLE, IAA_ONLY, call_options, display_kind
from cthulhu_desktop.core.dice.rolls import code_of
from cthulhu_desktop.core.dice.things import GiveDie, MakeCall
from tests.core.dice.table import cult, faces, may_give, options, rows, table

# DG-4.2, column by column: number | call | must lie in the display | must be in the roll | goes into the display |
# free dice. Letters: I an IÄÄ, T a tentacle die, E an Elder Sign, * nothing but Elder Signs.
TABLE = """
1  | Iää!                   |    | I   | I   | 0
2  | Iää! Cthulhu!          |    | IT  | IT  | 0
3  | Iää! Ph'nglui!         | T  | IE  | I   | 1
4  | Iää! Fhtagn!           | T  | IE  | IE  | 0
5  | Cthulhu!               | I  | T   | T   | 0
6  | Cthulhu! Ph'nglui!     | I  | TE  | T   | 1
7  | Cthulhu! Fhtagn!       | I  | TE  | TE  | 0
8  | Ph'nglui! Fhtagn!      |    | *   |     | 2
9  | Fhtagn!                | IT | E   | E   | 0
10 | Iää! Cthulhu! Ph'nglui!|    | ITE | IT  | 1
11 | Iää! Cthulhu! Fhtagn!  |    | ITE | ITE | 0
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
DISPLAYS = {"": EMPTY, "I": IAA_ONLY, "II": IAA_ONLY, "I1": IAA_AND_TENTACLE, "II23": IAA_AND_TENTACLE}


def holds(letter: str, dice: str) -> bool:
    if letter == "*":
        return set(dice) == {"E"}
    return any(die in ("123" if letter == "T" else letter) for die in dice)


def by_table(display: str, roll: str) -> set[str]:
    """The legal moves by the printed table alone."""
    legal, adding = set(), False
    tentacle_dice = sorted((die for die in roll if die in "123"), reverse=True)
    for number, _, have, need, adds, _ in ROWS:
        if not all(holds(letter, display) for letter in have) or not all(holds(letter, roll) for letter in need):
            continue
        adding = adding or adds != ""
        if "T" not in adds:
            legal.add(f"{number}:")
            continue
        for chosen in product((False, True), repeat=len(tentacle_dice)):
            if any(chosen):
                picked = "".join(die for die, wanted in zip(tentacle_dice, chosen, strict=True) if wanted)
                legal.add(f"{number}:{picked}")
    return legal if adding else {*legal, "give"}


def by_program(display: str, roll: str) -> list[str]:
    found = []
    for move in call_options(code_of(faces(roll)), display_kind(faces(display)), bare=False):
        if isinstance(move, MakeCall):
            found.append(f"{move.call}:{''.join(map(str, move.tentacles))}")
        else:
            assert move == GiveDie()
            found.append("give")
    return found


def rolls(dice: int) -> list[str]:
    """All different rolls of so many dice."""
    return ["".join(roll) for roll in combinations_with_replacement("I123E", dice)]


def weight(roll: str) -> int:
    """In how many of the 6**n ways the roll can fall; IÄÄ is on two sides."""  # DG-1.2
    counts = Counter(roll)
    return factorial(len(roll)) // prod(map(factorial, counts.values())) * 2 ** counts["I"]


@pytest.mark.parametrize("display", DISPLAYS)
@pytest.mark.parametrize("dice", range(1, 8))
def test_every_roll_allows_exactly_what_the_table_says(display: str, dice: int) -> None:  # DG-4.2, DG-3.3, DG-4.3
    for roll in rolls(dice):
        found = by_program(display, roll)
        assert len(found) == len(set(found)), (display, roll)
        assert set(found) == by_table(display, roll), (display, roll)


def test_there_are_eleven_calls_named_and_numbered_as_in_the_table() -> None:  # DG-4.2
    assert [[str(call.number), " ".join(call.words), str(call.gain)] for call in CALLS] == [
        [number, words, gain] for number, words, _, _, _, gain in ROWS
    ]


def test_no_call_goes_backwards() -> None:  # DG-4.1
    order = ("Iää!", "Cthulhu!", "Ph'nglui!", "Fhtagn!")
    for call in CALLS:
        places = [order.index(word) for word in call.words]
        assert places == sorted(set(places))


def test_phnglui_alone_is_no_call() -> None:  # DG-4.4
    assert ("Ph'nglui!",) not in [call.words for call in CALLS]
    assert rows(table(cult("I2", roll="EE1"), cult())) == [5, 6, 7, 9]  # it follows Cthulhu, never stands alone


def test_only_fhtagn_puts_the_elder_sign_into_the_display() -> None:  # DG-4.4
    for number, _, _, _, adds, _ in ROWS:
        call = CALLS[int(number) - 1]
        added = added_dice(call, (2,) if "T" in adds else ())
        assert added == faces(adds.replace("T", "2"))


def test_an_element_is_left_out_only_if_it_lies_in_the_display() -> None:  # DG-4.7
    for number, _, have, need, _, _ in ROWS:
        if number not in ("1", "8"):  # row 1 ends before the later elements
            for letter in "IT" if "E" in need else "I":
                assert letter in have + need, number


def test_row_three_needs_a_tentacle_in_the_display_unless_the_option_says_otherwise() -> None:  # DG-4.7, DG-9
    for display in ("", "I"):
        strict = table(cult(display, roll="IEE"), cult("E1I", done=True))
        loose = table(cult(display, roll="IEE"), cult("E1I", done=True), bare_phnglui=True)
        assert (rows(strict), rows(loose)) == ([1], [1, 3])
    assert rows(table(cult("I1", roll="IEE"), cult("E1I", done=True))) == [1, 3, 4, 9]


def test_six_dice_over_an_empty_display_give_the_counts_of_the_rules() -> None:  # DG-10
    silent = [roll for roll in rolls(6) if by_program("", roll) == ["give"]]
    assert len(rolls(6)) == 210
    assert sum(map(weight, rolls(6))) == 6**6 == 46_656
    assert len(silent) == 83
    assert sum(map(weight, silent)) == 4_095


@pytest.mark.parametrize("dice", range(1, 9))
def test_rolls_without_a_call_can_be_worked_out_from_the_faces(dice: int) -> None:  # DG-4.2
    # Over an empty display: no IÄÄ (4 of 6 sides are left) and not Elder Signs only. Over an IÄÄ: neither IÄÄ nor
    # tentacle, and that leaves Elder Signs only, which row 8 takes.
    silent = [roll for roll in rolls(dice) if by_program("", roll) == ["give"]]
    assert sum(map(weight, silent)) == 4**dice - 1
    assert len(silent) == (dice + 3) * (dice + 2) * (dice + 1) // 6 - 1
    assert not [roll for roll in rolls(dice) if by_program("I", roll) == ["give"]]


@pytest.mark.parametrize("dice", range(1, 9))
def test_the_whole_chant_is_possible_as_often_as_counted_another_way(dice: int) -> None:  # DG-4.2
    chant = [roll for roll in rolls(dice) if any(move.startswith("11:") for move in by_program("", roll))]
    # All rolls, less those without IÄÄ (4 sides), tentacle (3) or Elder Sign (5), more those that lack two of them.
    assert sum(map(weight, chant)) == 6**dice - 4**dice - 3**dice - 5**dice + 1 + 3**dice + 2**dice


def test_only_elder_signs_may_call_row_eight_or_give_a_die_up() -> None:  # DG-4.5
    assert options(table(cult(roll="EEEEEE"), cult())) == ["call call=8", "give"]
    assert options(table(cult("I", roll="EEEEE"), cult())) == ["call call=8", "give"]
    assert options(table(cult("I1", roll="EEEE"), cult())) == ["call call=8", "call call=9"]
    assert options(table(cult(roll="E"), cult("IIIIIE", done=True), middle=0)) == ["call call=8", "give"]


@pytest.mark.parametrize(
    ("display", "die", "legal"),
    [
        ("", "I", ["call call=1"]),
        ("", "2", ["give"]),
        ("", "E", ["call call=8", "give"]),
        ("I", "3", ["call call=5 tentacles=3"]),
        ("I", "E", ["call call=8", "give"]),
        ("I3", "E", ["call call=8", "call call=9"]),
    ],
)
def test_the_last_die_must_be_taken_as_it_falls(display: str, die: str, legal: list[str]) -> None:  # DG-4.6
    state = table(cult(display, roll=die), cult("IE1", done=True), middle=2)
    assert options(state) == legal


# DG-10, the worked examples.


def test_a_full_roll_over_a_started_display_allows_all_but_row_eight() -> None:  # DG-10
    assert rows(table(cult("I2", roll="IE3"), cult())) == [1, 2, 3, 4, 5, 6, 7, 9, 10, 11]


def test_without_an_iaa_there_is_no_call_and_a_die_is_given() -> None:  # DG-10
    state = table(cult(roll="13E"), cult())
    assert rows(state) == []
    assert may_give(state)


def test_a_single_elder_sign_over_an_iaa_may_be_kept_or_given() -> None:  # DG-10
    assert options(table(cult("I", roll="E"), cult())) == ["call call=8", "give"]
    assert options(table(cult("I1", roll="E"), cult())) == ["call call=8", "call call=9"]


@pytest.mark.parametrize(
    ("display", "roll", "legal"),
    [("", "IEE", [1]), ("", "I2E", [1, 2, 10, 11]), ("I", "IE", [1]), ("I3", "IE", [1, 3, 4, 9])],
)
def test_row_three_and_nine_wait_for_a_tentacle(display: str, roll: str, legal: list[int]) -> None:  # DG-10
    state = table(cult(display, roll=roll), cult())
    assert rows(state) == legal
    assert not may_give(state)
