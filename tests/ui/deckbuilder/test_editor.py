"""Building a deck step by step: the rules, taking back, keeping."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge.deck_desk import DeckDesk
from cthulhu_desktop.core.decks.deck import Deck, Placeholder
from cthulhu_desktop.core.decks.rules import DeckFormat, DeckReason, Finding
from cthulhu_desktop.storage import StorageProblem, Store
from cthulhu_desktop.ui.deckbuilder.editor import KEEP_MS, DeckEditor


@pytest.fixture
def editor(qtbot: QtBot, desk: DeckDesk) -> Iterator[DeckEditor]:
    made = DeckEditor(desk)
    made.open(desk.create(Deck("Mine")))
    yield made
    made.close()


def refusals(editor: DeckEditor) -> list[tuple[str, Finding]]:
    found: list[tuple[str, Finding]] = []
    editor.refused.connect(lambda card, finding: found.append((card, finding)))
    return found


def test_a_fifth_copy_is_refused_with_the_rule(editor: DeckEditor) -> None:
    told = refusals(editor)
    assert editor.add([("AE-001", 5)]) == 4
    assert editor.deck.count("AE-001") == 4
    assert [(card, finding.reason, finding.rule) for card, finding in told] == [
        ("AE-001", DeckReason.TOO_MANY_COPIES, "CG-7.1.3")
    ]


def test_the_format_with_three_copies_refuses_the_fourth(editor: DeckEditor) -> None:
    editor.set_format(DeckFormat(copies=3))
    told = refusals(editor)
    assert editor.add([("AE-001", 4)]) == 3
    assert told[0][1].rule == "CG-22.3.1"


def test_a_second_title_of_the_restricted_list_is_refused(editor: DeckEditor) -> None:
    editor.set_format(DeckFormat(restricted=frozenset({"Beat Cop", "Hardboiled Detective"})))
    told = refusals(editor)
    editor.add([("AE-001", 1), ("AE-009", 1)])
    assert dict(editor.deck.cards) == {"AE-001": 1}
    assert told[0][1].reason is DeckReason.RESTRICTED


def test_every_step_has_a_name_and_can_be_taken_back_and_made_again(editor: DeckEditor) -> None:
    decks = [editor.deck]
    for step in (
        lambda: editor.add([("AE-001", 2)]), lambda: editor.step(["AE-001"], -1), lambda: editor.rename("Other"),
        lambda: editor.write_note("AE-001", "good"), lambda: editor.set_tags(["a", " b "]),
        lambda: editor.to_maybe(["AE-001"]), lambda: editor.from_maybe(["AE-001"]),
        lambda: editor.set_format(DeckFormat(constructed=False)), lambda: editor.write_notes("Long story"),
        lambda: editor.add_maybe([("AE-030", 1)]), lambda: editor.step_maybe(["AE-030"], -1),
        lambda: editor.take_out([("AE-001", 4)]),
    ):  # fmt: skip
        step()
        assert editor.deck != decks[-1]
        assert editor.steps.undoText()
        decks.append(editor.deck)
    for deck in reversed(decks[:-1]):
        editor.steps.undo()
        assert editor.deck == deck
    for deck in decks[1:]:
        editor.steps.redo()
        assert editor.deck == deck
    assert editor.steps.count() == 12


def test_the_name_of_a_step_says_which_card(editor: DeckEditor) -> None:
    editor.add([("AE-001", 1)])
    assert editor.steps.undoText() == "Add Beat Cop"


def test_what_changes_nothing_is_no_step(editor: DeckEditor) -> None:
    editor.take_out([("AE-001", 1)])
    editor.rename("Mine")
    editor.step([], 1)
    assert editor.steps.count() == 0


def test_the_deck_is_kept_by_itself(qtbot: QtBot, desk: DeckDesk, editor: DeckEditor) -> None:
    with qtbot.waitSignal(editor.kept, timeout=KEEP_MS * 10):
        editor.add([("AE-001", 2)])
        assert editor.unkept
    assert editor.deck_id is not None
    assert desk.deck(editor.deck_id).count("AE-001") == 2
    assert not editor.unkept


def test_opening_another_deck_keeps_the_one_before(desk: DeckDesk, editor: DeckEditor) -> None:
    first = editor.deck_id
    editor.add([("AE-001", 1)])
    editor.open(desk.create(Deck("Second")))
    assert first is not None
    assert desk.deck(first).count("AE-001") == 1
    assert (editor.deck.name, editor.steps.count()) == ("Second", 0)


def test_a_full_disk_is_told_and_the_deck_stays(
    qtbot: QtBot, store: Store, editor: DeckEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object, **_named: object) -> None:
        raise StorageProblem("storage.full")

    monkeypatch.setattr(store.decks, "save", full)
    editor.add([("AE-001", 1)])
    with qtbot.waitSignal(editor.problem):
        assert not editor.keep_now()
    assert editor.deck.count("AE-001") == 1
    monkeypatch.undo()
    assert editor.unkept
    assert editor.keep_now()


def test_a_version_with_a_name_stays(desk: DeckDesk, editor: DeckEditor) -> None:
    editor.add([("AE-001", 4)])
    assert editor.keep_now("Before the fair")
    editor.take_out([("AE-001", 4)])
    editor.keep_now()
    assert editor.deck_id is not None
    versions = desk.versions(editor.deck_id)
    named = next(one for one in versions if one.label == "Before the fair")
    assert desk.version(editor.deck_id, named.number).count("AE-001") == 4
    assert desk.deck(editor.deck_id).count("AE-001") == 0


def test_an_unknown_card_can_be_found_or_left_out(desk: DeckDesk, editor: DeckEditor) -> None:
    editor.open(desk.create(Deck("Odd", placeholders=(Placeholder("Beet Cop", count=2), Placeholder("Nobody")))))
    editor.find_placeholder(0, "AE-001")
    editor.drop_placeholder(0)
    assert (editor.deck.cards, editor.deck.placeholders) == ((("AE-001", 2),), ())
    editor.steps.undo()
    editor.steps.undo()
    assert len(editor.deck.placeholders) == 2


@pytest.mark.parametrize(("size", "legal"), [(49, False), (50, True), (51, True)])
def test_fifty_cards_make_a_deck_legal(editor: DeckEditor, size: int, legal: bool) -> None:
    """CG-7.1.1"""
    cards = [card for card in editor.desk.library.cards.values() if card.type == "character"]
    editor.add([(card.id, 1) for card in cards[:size]])
    assert (editor.deck.size, editor.check().legal) == (size, legal)
