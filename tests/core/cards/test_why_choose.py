"""Why not that one: what a rule or an effect does not let be chosen has its true reason."""

from __future__ import annotations

from typing import Any

from cthulhu_desktop.core.cards.acts import ActOptions
from cthulhu_desktop.core.cards.frames import ChooseFrame
from cthulhu_desktop.core.cards.options import Picks, Subsets
from cthulhu_desktop.core.cards.plain import decode, encode
from cthulhu_desktop.core.cards.state import CardsState
from cthulhu_desktop.core.cards.why_choose import why_not_chosen, why_not_picked
from cthulhu_desktop.core.cards.why_use import why_not
from cthulhu_desktop.core.kernel import Game, Refused
from cthulhu_desktop.core.registry import find_game
from tests.helpers.card_decks import act, sel
from tests.helpers.table import Table, character, event, support

DONE = {"do": "state", "x": "chosen", "to": "exhausted"}


def key_and_rule(refused: Refused | None) -> tuple[str, str]:
    assert refused is not None
    return str(refused.reason).removeprefix("cards.refused."), refused.rule


def picked(table: Table, name: str) -> tuple[str, str]:
    """Why the rule that asks does not let that card be picked."""
    options = table.decision.options
    assert isinstance(options, Picks)
    assert options.state is not None
    assert table[name] not in {move.item for move in options.moves if hasattr(move, "item")}
    return key_and_rule(why_not_picked(options.state, table.decision, table[name]))


def test_who_cannot_be_restored_says_why() -> None:
    # CG-9.2.2
    cards = [character("one"), character("whole"), support("bell")]
    mad = {"state": "insane"}
    play = [{"card": "one", "name": "a", **mad}, {"card": "one", "name": "b", **mad}, "whole", "bell"]
    table = Table(cards, {"play": play}, {"play": [{"card": "one", "name": "theirs", **mad}]}, at="refresh")
    assert table.kind == "D-03"
    assert picked(table, "whole") == ("is_sane", "CG-9.2.2")
    assert picked(table, "bell") == ("is_sane", "CG-9.2.2")
    assert picked(table, "theirs") == ("not_yours", "CG-9.2.2")


def test_what_a_text_keeps_insane_names_that_text() -> None:
    # CG-9.2.2, 17.6.1
    ban = {"kind": "constant", "effects": [
        {"do": "restrict", "x": sel("character", side="opponent"), "cannot": "be_restored"}]}  # fmt: skip
    cards = [character("one"), support("lock", ban)]
    play = [{"card": "one", "name": name, "state": "insane"} for name in ("a", "b")]
    table = Table(cards, {"play": play}, {"play": []}, at="refresh")
    state = table.state
    assert table.kind == "D-03"
    locked = Table(cards, {"play": play}, {"play": ["lock"]}, at="refresh")
    assert locked.kind != "D-03"
    decision = table.decision
    told = why_not_picked(locked.state, decision, locked["a"])
    assert key_and_rule(told) == ("restore_forbidden", "CG-9.2.2")
    assert told.args == {"by": "lock"}
    assert state.decision is decision


def test_who_does_not_clash_says_so() -> None:
    # CG-21.1.4
    cards = [character("hero", 1, "", "heroic"), character("bad", 1, "", "villainous"), character("plain")]
    play = ["hero", {"card": "bad", "state": "insane"}, "plain"]
    table = Table(cards, {"play": play}, {"play": [{"card": "bad", "name": "theirs"}]}, at="refresh")
    assert table.kind == "D-22"
    assert picked(table, "plain") == ("no_clash", "CG-21.1.4")
    assert picked(table, "theirs") == ("not_yours", "CG-21.1.4")


def choosing(x: dict[str, Any], purpose: str = "", theirs: list[Any] | None = None) -> Table:
    """Y chooses for an event of X."""
    choose = {"do": "choose", "who": "opponent", "x": x, **({"purpose": purpose} if purpose else {})}
    harm = {"do": "state", "x": "chosen", "to": "insane"} if purpose else DONE
    cards = [event("net", act(choose, harm)), character("guard"), character("prey"), support("bell"),
             character("mad", 1, "T"), character("saint", 1, "", "willpower")]  # fmt: skip
    theirs = theirs if theirs is not None else ["prey", {"card": "prey", "name": "other"}, "bell", "mad"]
    table = Table(cards, {"hand": ["net"], "play": ["guard"]}, {"play": theirs})
    table.play("net")
    assert table.kind == "D-23"
    return table


def chosen(table: Table, name: str) -> tuple[str, str]:
    options = table.decision.options
    assert isinstance(options, Subsets)
    assert options.asked is not None
    assert table[name] not in options.items
    return key_and_rule(why_not_chosen(*options.asked, table[name]))


def test_what_an_effect_does_not_ask_for_is_told_in_the_words_of_the_effect() -> None:
    # CG-17.3.1
    table = choosing(sel("character", count=1, side="you"))
    assert chosen(table, "guard") == ("not_a_target", "CG-17.3.1")
    assert chosen(table, "bell") == ("not_a_target", "CG-17.3.1")
    options = table.decision.options
    assert isinstance(options, Subsets)
    assert options.asked is not None
    assert why_not_chosen(*options.asked, table["guard"]).args["card"] == "net"


def test_who_cannot_suffer_what_the_choice_is_for_says_why() -> None:
    # CG-14.5.2
    theirs = ["prey", {"card": "prey", "name": "other"}, "mad", "saint"]
    table = choosing(sel("character", count=1, side="you"), "insane", theirs)
    assert chosen(table, "mad") == ("stays_sane", "CG-14.5.2")
    assert chosen(table, "saint") == ("stays_sane", "CG-14.5.2")


def test_a_question_that_was_saved_without_its_description_can_still_be_read() -> None:
    # INV-25
    table = choosing(sel("character", count=1, side="you"))
    game: Game[Any] = find_game("cards")
    state: CardsState = table.state
    assert game.restore(state.to_data()).digest() == state.digest()
    frame = next(frame for frame in state.stack if isinstance(frame, ChooseFrame))
    assert frame.x is not None
    before = encode(frame)[: 1 + ChooseFrame._fields.index("x")]
    old = decode(before)
    assert old == frame._replace(x=None, purpose="")
    assert key_and_rule(why_not_chosen(state, old, table["guard"]))[0] == "choose_lit"


def test_the_card_that_bars_another_is_named() -> None:
    # CG-6.1.2, 21.1.1
    cards = [character("lord", unique=True), character("hero", 1, "", "heroic"), character("bad", 1, "", "villainous")]
    hand = [{"card": "lord", "name": "second"}, "bad"]
    table = Table(cards, {"hand": hand, "play": ["lord", "hero"]}, {})
    away = Table(cards, {"hand": hand}, {"play": [{"card": "lord", "owner": 0}]})
    for found, name, reason, by in (
        (table, "second", "unique", "lord"), (table, "bad", "clash", "hero"), (away, "second", "unique_away", "lord"),
    ):  # fmt: skip
        options = found.decision.options
        assert isinstance(options, ActOptions)
        refused = why_not(found.state, options, found[name])
        assert key_and_rule(refused)[0] == reason
        assert refused is not None
        assert refused.args == {"by": by}
