"""Refusals and answers from outside."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.kernel import (
    Applied,
    KernelReason,
    ListedOptions,
    Refused,
    Rng,
    SetupError,
    Undo,
    submit,
)
from cthulhu_desktop.wording import LANGUAGES, sentences
from tests.core.kernel.things import COUNT, Add, CountState


def test_a_refusal_counts_as_no_and_an_answer_as_yes() -> None:
    assert not Refused(KernelReason.NOT_OFFERED)
    assert Applied(())
    assert Applied(()).undo is Undo.FREE


def test_a_setup_error_carries_its_refusal() -> None:
    with pytest.raises(SetupError, match=r"kernel\.bad_setup") as error:
        COUNT.read_setup({"goal": "x"})
    assert error.value.refused == Refused(KernelReason.BAD_SETUP, "", {"field": "goal", "value": "x"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    for reason in KernelReason:
        assert sentences(language).say(reason, field="x", value=1)


def test_an_answer_is_taken_only_from_the_seat_that_is_asked_and_in_time() -> None:  # INV-20
    state = CountState(4, Rng(1))
    assert submit(state, Add(1), 1, 0) == Refused(KernelReason.WRONG_SEAT)
    assert submit(state, Add(1), 0, 1) == Refused(KernelReason.OLD_POSITION)
    assert submit(state, Add(3), 0, 0) == Refused(KernelReason.NOT_OFFERED)
    assert state.number == 0
    assert submit(state, Add(2), 0, 0)
    assert submit(state, Add(2), 0, 0) == Refused(KernelReason.OLD_POSITION)
    assert submit(state, Add(2), 1, 1)
    assert submit(state, Add(2), 0, 2) == Refused(KernelReason.GAME_OVER)


def test_the_digest_tells_positions_apart() -> None:
    first, second = CountState(4, Rng(1)), CountState(4, Rng(2))
    assert first.digest() != second.digest()
    assert first.digest() == first.copy().digest()
    assert len(first.digest()) == 16


def test_listed_options_can_be_asked_counted_and_sampled() -> None:
    options = ListedOptions((Add(1), Add(2)))
    assert Add(2) in options
    assert Add(3) not in options
    assert (options.count(), list(options)) == (2, [Add(1), Add(2)])
    assert {options.sample(Rng(seed)) for seed in range(20)} == {Add(1), Add(2)}
    assert options
    assert not ListedOptions(())
