"""What only Polish texts have to mind: cases, aspect, and which of two feminine nouns is meant."""

from __future__ import annotations

from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import flow as fl
from cthulhu_desktop.core.cards.abilities import values as va
from cthulhu_desktop.core.cards.abilities.ability import Constant, On, Triggered
from cthulhu_desktop.core.cards.abilities.base import Ability, Condition, Effect
from cthulhu_desktop.core.cards.abilities.changes import GainKeyword
from cthulhu_desktop.core.cards.abilities.selectors import (
    AnyFilter,
    Committed,
    HasKeyword,
    HostOf,
    Not,
    Sel,
    Subtype,
    TokensAre,
)
from cthulhu_desktop.core.catalogue.cards import CardDef
from cthulhu_desktop.wording.abilities.card_text import ability_paragraph, type_line

BOUNCER = CardDef("XX-001", "Rook Street Bouncer", "character")


def said(ability: Ability) -> str:
    return ability_paragraph(ability, BOUNCER, "pl").replace("**", "")


def action(*effects: Effect, **more: object) -> str:
    return said(Triggered("action", effects, **more))  # type: ignore[arg-type]


def test_this_card_is_said_where_this_character_could_be_another() -> None:
    cost = (fx.SetState("self", "exhausted"),)
    other = Triggered("disrupt", (fx.PreventWounds(),), costs=cost,
                      on=On("wounded", "before", subject=Sel("character")))  # fmt: skip
    assert said(other) == "Rozproszenie: Gdy postać miałaby zostać zraniona, wyczerp tę kartę, aby anulować 1 ranę."
    own = Triggered("disrupt", (fx.PreventWounds(),), costs=cost, on=On("wounded", "before", subject="self"))
    assert "wyczerp ją, aby" in said(own)


def test_the_ability_is_named_where_it_could_be_a_character() -> None:
    aimed = On("ability_used", "before", targets="self")
    assert said(Triggered("disrupt", (fx.Cancel(),), on=aimed)).endswith("celem jest ta postać, anuluj tę zdolność.")
    assert said(Triggered("disrupt", (fx.Cancel(),), on=On("ability_used", "before", who="opponent"))) == (
        "Rozproszenie: Gdy przeciwnik używa zdolności, anuluj ją."
    )


def test_how_long_stands_before_the_one_it_is_said_of() -> None:
    gain = fx.Modify(Sel("character", filters=(Committed(),)), (GainKeyword("fast"),))
    assert action(gain) == "Akcja: Do końca fazy każda przydzielona postać otrzymuje słowo kluczowe Szybki."


def test_up_to_takes_the_case_of_the_sentence() -> None:
    assert action(fx.Destroy(Sel("support", 2, up_to=True))) == "Akcja: Zniszcz co najwyżej 2 karty wsparcia."
    assert action(fx.Destroy(Sel("support", 5, up_to=True))) == "Akcja: Zniszcz co najwyżej 5 kart wsparcia."
    search = fx.Search(Sel("support", 3, zone="deck", up_to=True))
    assert "poszukaj w swojej talii co najwyżej 3 kart wsparcia" in action(search).lower()


def test_tokens_lie_on_a_story_in_the_right_number() -> None:
    def story(n: int, by: str, side: str = "any") -> str:
        tokens = TokensAre(n, by, side)  # type: ignore[arg-type]
        return action(fx.WinStory(Sel("story", 1, filters=(tokens,)))).removeprefix("Akcja: Wygraj fabułę, na której ")

    assert story(1, "ge") == "leży znacznik sukcesu."
    assert story(2, "ge", "you") == "leżą co najmniej 2 twoje znaczniki sukcesu."
    assert story(5, "le", "opponent") == "leży co najwyżej 5 znaczników sukcesu przeciwnika."
    assert story(0, "eq") == "nie ma znaczników sukcesu."


def test_an_option_is_told_and_not_only_named() -> None:
    two = (fl.Seq((fx.Draw(),)), fl.Seq((fx.Destroy("self"),)))
    assert action(fl.Mode(two)) == "Akcja: Wybierz jedno: dobierz kartę; albo zniszcz tę postać."
    theirs = fl.ByPlayer("opponent", (fl.Mode(two),))
    assert action(theirs) == "Akcja: Przeciwnik wybiera jedno: dobiera kartę; albo niszczy tę postać."


def test_amounts_decline_where_a_cost_changes() -> None:
    won = va.StrugglesWon()
    dearer = fx.CostChange(Sel("support"), won, who="opponent")
    assert "kosztują o liczbę wygranych tam przez ciebie zmagań więcej" in action(dearer)
    assert "o tę liczbę rzeczy więcej" in action(fx.CostChange(Sel("support"), va.ThatMany()))


def test_struggles_of_one_kind_are_counted() -> None:
    assert action(fx.StoryIcons("chosen", "CCC")).endswith("otrzymuje 3 zmagania [C].")
    assert action(fx.StoryIcons("chosen", "TC")).endswith("otrzymuje po jednym zmaganiu [T] i [C].")


def test_nobody_may_takes_a_double_negative() -> None:
    never = Constant((fx.Forbid("play", who="each", x=Sel("event")),))
    assert said(never) == "Żaden gracz nie może zagrywać kart zdarzenia."


def condition(test: Condition) -> str:
    return action(fx.Draw(), if_=test).removeprefix("Akcja: Jeśli ").removesuffix(", dobierz kartę.")


def test_what_happened_is_asked_without_the_gender_of_the_player() -> None:
    played = va.CountHappened(("played",), Sel("event"), "you")
    assert condition(va.Comparison(played, 1, "ge")) == "w tej fazie zdarzyło ci się zagrać kartę zdarzenia"
    assert condition(va.Comparison(played, 2, "ge")).startswith("w tej fazie co najmniej 2 razy zdarzyło ci się")
    wounded = va.HappenedSince("wounded", subject=Sel("character"), since="turn")
    assert condition(va.Untrue(wounded)) == "postać nie została zraniona w tej turze"


def test_a_condition_says_that_cards_are_in_play() -> None:
    tome = Sel("card", filters=(Subtype(("tome",)),))
    assert condition(va.Exists(tome)) == "w grze jest karta typu Księga"
    assert condition(va.Exists(tome, 0, "eq")) == "w grze nie ma kart typu Księga"


def test_filters_of_a_kind_are_said_together() -> None:
    cultists, children = Not(Subtype(("cultist",))), Not(Subtype(("mi_go",)))
    assert "bez typu Kultysta ani Mi-Go" in action(fx.Destroy(Sel("character", filters=(cultists, children))))
    both = AnyFilter((HasKeyword("heroic"), HasKeyword("villainous")))
    assert "ze słowem kluczowym Heroiczny lub Nikczemny" in action(fx.Destroy(Sel("character", filters=(both,))))
    bare = Not(HostOf(Sel("attachment")))
    assert ", która nie ma dołączonego dodatku." in action(fx.Destroy(Sel("character", filters=(bare,))))


def test_neutral_agrees_with_the_type_of_the_card() -> None:
    kinds = ("character", "support", "event", "conspiracy")
    lines = [type_line(CardDef("XX-002", "Lantern", kind), "pl") for kind in kinds]
    assert lines == ["Postać – Neutralna", "Wsparcie – Neutralne", "Zdarzenie – Neutralne", "Spisek – Neutralny"]
