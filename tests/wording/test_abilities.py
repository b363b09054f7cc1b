"""Card texts from nodes: the golden texts, and the grammar that makes them."""

from __future__ import annotations

import pytest

from cthulhu_desktop.core.cards.abilities import effects as fx
from cthulhu_desktop.core.cards.abilities import values as va
from cthulhu_desktop.core.cards.abilities.ability import AttachRule, Constant, Limit, On, Triggered
from cthulhu_desktop.core.cards.abilities.base import Ability, Num
from cthulhu_desktop.core.cards.abilities.changes import GainKeyword, IconsBy, SkillBy
from cthulhu_desktop.core.cards.abilities.flow import Instead, Mode, Seq, Then
from cthulhu_desktop.core.cards.abilities.selectors import (
    Committed,
    CostIs,
    Except,
    IconsAre,
    IsUnique,
    Sel,
    SkillIs,
    Subtype,
)
from cthulhu_desktop.core.catalogue.cards import FACTIONS, KEYWORDS, TYPES, CardDef
from cthulhu_desktop.wording import LANGUAGES
from cthulhu_desktop.wording.abilities.card_text import ability_paragraph, card_text, writer_of
from cthulhu_desktop.wording.abilities.english import fit_articles
from cthulhu_desktop.wording.abilities.german_words import article
from cthulhu_desktop.wording.abilities.german_words import verb as german_verb
from cthulhu_desktop.wording.abilities.grammar import Word, grammar, grammar_with
from cthulhu_desktop.wording.abilities.parts import Context
from cthulhu_desktop.wording.abilities.polish_words import adjective, noun, past, with_z
from cthulhu_desktop.wording.abilities.slots import letters
from tests.wording.golden_files import arkham_edition, entries, golden_file

BOUNCER = CardDef("XX-001", "Rook Street Bouncer", "character")
COMPASS = CardDef("XX-002", "Silver Compass", "support", abilities=(AttachRule(Sel("character")),))


def said(ability: Ability, card: CardDef = BOUNCER) -> tuple[str, str, str]:
    """The ability in English, Polish and German."""
    english, polish, german = (ability_paragraph(ability, card, language) for language in ("en", "pl", "de"))
    return english, polish, german


def one(*filters: object, **more: object) -> Sel:
    return Sel("character", 1, filters=tuple(filters), **more)  # type: ignore[arg-type]


def test_a_token_moves_to_another_story() -> None:
    # CG-5.1.9
    move = fx.Tokens("move", Sel("story", 1), side="any", to=Sel("story", 1))
    assert said(Triggered("action", (move,))) == (
        "**Action:** Move 1 of a player's success tokens from a story to another story.",
        "**Akcja:** Przenieś 1 znacznik sukcesu z fabuły na inną fabułę.",
        "**Aktion:** Verschiebe 1 Erfolgsmarker von einer Geschichte auf eine andere Geschichte.",
    )


def test_a_conspiracy_calls_itself_a_story() -> None:
    # CG-22.2.7
    plot = CardDef("XX-003", "The Long Plot", "conspiracy")
    here = On("succeeded", who="you", place="self")
    english, polish, german = said(Triggered("response", (fx.Draw(),), on=here), plot)
    assert "The Long Plot" in english
    assert "tej fabule" in polish
    assert "dieser Geschichte" in german


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_all_cards_are_the_golden_ones(language: str) -> None:
    golden = golden_file(language).read_text(encoding="utf-8").rstrip("\n").split("\n\n")
    found = entries(language)
    assert len(found) == len(arkham_edition()) == 251
    for new, old in zip(found, golden, strict=True):
        assert new == old


def test_a_cost_is_followed_by_its_purpose() -> None:
    ability = Triggered(
        "action",
        (fx.Choose(one(SkillIs(2, "le"))), fx.SetState("chosen", "exhausted")),
        costs=(fx.SetState("self", "exhausted"),),
    )
    assert said(ability) == (
        "**Action:** Exhaust Rook Street Bouncer to choose and exhaust a character with skill 2 or lower.",
        "**Akcja:** Wyczerp tę postać, aby wybrać i wyczerpać postać o przydatności 2 lub mniejszej.",
        "**Aktion:** Erschöpfe diesen Charakter, um einen Charakter mit Fertigkeit 2 oder weniger zu wählen und zu "
        "erschöpfen.",
    )


def test_a_search_says_what_is_found_where_it_goes_and_what_follows() -> None:
    tome = Sel("support", 1, filters=(Subtype(("tome",)),), zone="deck")
    on = On("enters_play", subject="self")
    ability = Triggered("response", (fx.Search(tome), Then((fx.Shuffle(),))), on=on)
    assert said(ability) == (
        "**Response:** After Rook Street Bouncer enters play, search your deck for a Tome support card, reveal it, and "
        "add it to your hand. Then, shuffle your deck.",
        "**Reakcja:** Po tym, jak ta postać wejdzie do gry, poszukaj w swojej talii karty wsparcia typu "
        "Księga, ujawnij "
        "ją i weź na rękę. Następnie potasuj swoją talię.",
        "**Reaktion:** Nachdem dieser Charakter ins Spiel gekommen ist, durchsuche dein Deck nach einer "
        "Foliant-Unterstützungskarte, zeige sie vor und nimm sie auf die Hand. Mische danach dein Deck.",
    )


def test_a_replacement_says_instead() -> None:
    on = On("destroyed", "before", subject=Sel("character", side="you"))
    assert said(Triggered("disrupt", (Instead((fx.Move("subject", "hand"),)),), on=on)) == (
        "**Disrupt:** When a character you control would be destroyed, return it to its owner's hand instead.",
        "**Rozproszenie:** Gdy kontrolowana przez ciebie postać miałaby zostać zniszczona, zamiast tego "
        "cofnij ją na rękę "
        "właściciela.",
        "**Unterbrechung:** Wenn ein Charakter, den du kontrollierst, zerstört würde, nimm ihn "
        "stattdessen auf die Hand "
        "seines Besitzers zurück.",
    )


def test_the_story_of_the_trigger_is_that_story() -> None:
    others = Except(Sel("character", filters=(Committed("place"),)), "self")
    on = On("struggle_won", who="you", icon="C", place="here")
    assert said(Triggered("forced", (fx.Wound(others),), on=on)) == (
        "**Forced Response:** After you win a [C] struggle at a story to which Rook Street Bouncer is committed, wound "
        "each other character committed to that story.",
        "**Reakcja przymusowa:** Po tym, jak wygrasz zmaganie [C] w fabule, do której przydzielona jest "
        "ta postać, zrań "
        "każdą inną postać przydzieloną do tej fabuły.",
        "**Erzwungene Reaktion:** Nachdem du ein [C]-Duell bei einer Geschichte gewonnen hast, der dieser Charakter "
        "zugewiesen ist, verwunde jeden anderen Charakter, der dieser Geschichte zugewiesen ist.",
    )


def test_a_fronted_clause_turns_the_german_sentence_round() -> None:
    night = Constant((fx.Modify("self", (GainKeyword("fast"), IconsBy("C", 2))),), va.Time("night"))
    assert said(night) == (
        "While it is Night, Rook Street Bouncer gains Fast and [C][C].",
        "Dopóki trwa Noc, ta postać otrzymuje słowo kluczowe Szybki oraz [C][C].",
        "Solange es Nacht ist, erhält dieser Charakter Schnell und [C][C].",
    )


def test_an_attachment_speaks_of_the_card_it_lies_on() -> None:
    assert said(AttachRule(Sel("character", filters=(IsUnique(),), side="you")), COMPASS) == (
        "Attach to a unique character you control.",
        "Dołącz do kontrolowanej przez ciebie unikatowej postaci.",
        "An einen einzigartigen Charakter anlegen, den du kontrollierst.",
    )
    assert said(Constant((fx.Modify("host", (GainKeyword("willpower"),)),)), COMPASS) == (
        "Attached character gains Willpower.",
        "Postać, do której dołączono tę kartę, otrzymuje słowo kluczowe Siła woli.",
        "Der Charakter, an den diese Karte angelegt ist, erhält Willensstärke.",
    )


def test_a_prohibition_speaks_of_many() -> None:
    assert said(Constant((fx.Restrict(Sel("character", filters=(IconsAre("A", 0, "eq"),)), "commit"),))) == (
        "Characters without an [A] icon cannot be committed.",
        "Postacie bez ikony [A] nie mogą zostać przydzielone do fabuły.",
        "Charaktere ohne [A]-Symbol können nicht zugewiesen werden.",
    )


@pytest.mark.parametrize(
    ("n", "english", "polish", "german"),
    [
        (1, "a card", "kartę", "eine Karte"),
        (2, "2 cards", "2 karty", "2 Karten"),
        (5, "5 cards", "5 kart", "5 Karten"),
        (12, "12 cards", "12 kart", "12 Karten"),
        (22, "22 cards", "22 karty", "22 Karten"),
    ],
)
def test_numbers_govern_their_nouns(n: int, english: str, polish: str, german: str) -> None:
    assert said(Triggered("action", (fx.Draw(n),))) == (
        f"**Action:** Draw {english}.", f"**Akcja:** Dobierz {polish}.", f"**Aktion:** Ziehe {german}.",
    )  # fmt: skip


def test_an_amount_for_each_stands_where_the_language_wants_it() -> None:
    tomes = Sel(filters=(Subtype(("tome",)),), side="you")
    assert said(Constant((fx.Modify("self", (SkillBy(va.Count(tomes)),)),))) == (
        "Rook Street Bouncer gains +1 skill for each Tome card you control.",
        "Ta postać otrzymuje +1 do przydatności za każdą kontrolowaną przez ciebie kartę typu Księga.",
        "Dieser Charakter erhält +1 Fertigkeit für jede Foliant-Karte, die du kontrollierst.",
    )


def test_x_is_the_same_in_cost_and_effect_and_limits_close_the_text() -> None:
    ability = Triggered(
        "action",
        (fx.Choose(one(CostIs(va.X(), "le"))), fx.Destroy("chosen")),
        costs=(fx.Sacrifice(Sel("character", 1, side="you")),),
        limit=Limit(),
    )
    assert said(ability) == (
        "**Action:** Sacrifice a character to choose and destroy a character with cost X or lower. "
        "Limit once per turn.",
        "**Akcja:** Poświęć postać, aby wybrać i zniszczyć postać o koszcie X lub mniejszym. Limit: raz na turę.",
        "**Aktion:** Opfere einen Charakter, um einen Charakter mit Kosten X oder weniger zu wählen und zu zerstören. "
        "Limit: einmal pro Zug.",
    )


def test_the_opponent_acts_in_the_third_person() -> None:
    cards = Sel(count=2, zone="hand", side="you")
    assert said(Triggered("action", (fx.Discard(cards, "opponent"),))) == (
        "**Action:** Your opponent discards 2 cards from their hand.",
        "**Akcja:** Przeciwnik odrzuca 2 karty z ręki.",
        "**Aktion:** Dein Gegner wirft 2 Karten aus seiner Hand ab.",
    )


def test_a_title_is_never_declined() -> None:
    for text in said(Triggered("action", (fx.Destroy(one()),), costs=(fx.Sacrifice("self"),)))[:1]:
        assert "Sacrifice Rook Street Bouncer to destroy" in text


def test_an_article_fits_the_next_sound() -> None:
    sounds = ["[A] icon", "[I] icon", "[C] icon", "event card", "unique card", "Agency card", "“Action”"]
    fitted = [fit_articles(f"a\x02 {sound}").split(" ")[0] for sound in sounds]
    assert fitted == ["an", "an", "a", "an", "a", "an", "an"]


def test_polish_words_are_inflected() -> None:
    words = grammar("pl")
    assert [adjective("gotowy", case, "f", False) for case in ("nom", "gen", "acc", "ins")] == [
        "gotowa", "gotowej", "gotową", "gotową",
    ]  # fmt: skip
    assert adjective("wierzchni", "gen", "f", True) == "wierzchnich"
    assert adjective("Szybki", "acc", "f", False) == "Szybką"
    assert noun(words, "support", "gen", True) == "kart wsparcia"
    forms = [("m", False), ("f", False), ("f", True)]
    assert [past(words, "zniszczył", gender, plural) for gender, plural in forms] == [
        "zniszczył", "zniszczyła", "zniszczyły",
    ]  # fmt: skip
    assert [with_z("ręki"), with_z("swojej talii"), with_z("znacznikiem")] == [
        "z ręki", "ze swojej talii", "ze znacznikiem",
    ]  # fmt: skip


def test_german_words_are_inflected() -> None:
    words = grammar("de")
    assert [article("dein", case, "n", False) for case in ("nom", "gen", "dat", "acc")] == [
        "dein", "deines", "deinem", "dein",
    ]  # fmt: skip
    assert german_verb(words, "abwerfen").with_zu == "abzuwerfen"
    assert german_verb(words, "bereitmachen").with_zu == "bereit zu machen"
    assert german_verb(words, "wiederherstellen").apart == "wieder her"


@pytest.mark.parametrize("language", LANGUAGES)
def test_types_factions_and_keywords_have_names(language: str) -> None:
    words = grammar(language)
    assert all(words.look_up("types", name) for name in (*TYPES, "story"))
    assert all(words.look_up("factions", name) for name in FACTIONS)
    assert all(words.look_up("keywords", name) for name in KEYWORDS)


def test_a_card_shows_type_statistics_and_keywords() -> None:
    card = CardDef(
        "XX-003", "Night Nurse", "character", unique=True, faction="agency", cost=3, skill=2, icons=(1, 0, 0, 2),
        subtypes=("investigator",), keywords=(("fast", 0), ("toughness", 2)), large=(0, 1, 0, 0),
    )  # fmt: skip
    german = card_text(card, "de")
    assert german.title == "• Night Nurse"
    assert german.type_line == "Charakter – Behörde – Ermittler"
    assert german.statistics == "Kosten 3 · Fertigkeit 2 · [T][I][I]"
    assert german.text == "Schnell. Zähigkeit +2.\nZusätzliche Duelle: [C]"


def test_a_subtype_of_another_set_has_its_own_word() -> None:
    words = grammar_with("pl", {"student": Word("Student", {})})
    text = writer_of(words).ability_text(
        Triggered("action", (fx.Destroy(one(Subtype(("student",)))),)), Context("Dean", "character")
    )
    assert text == "**Akcja:** Zniszcz postać typu Student."


def test_icons_are_written_one_by_one() -> None:
    assert letters("TTC") == "[T][T][C]"


def test_another_language_is_refused() -> None:
    with pytest.raises(ValueError, match="fr"):
        grammar("fr")


def test_what_a_card_itself_costs_is_said_with_its_condition() -> None:
    assert said(Constant((fx.OwnCost(-2, 1),), va.Time("night"))) == (
        "While it is Night, Rook Street Bouncer costs 2 less (to a minimum of 1).",
        "Dopóki trwa Noc, ta postać kosztuje o 2 mniej (nie mniej niż 1).",
        "Solange es Nacht ist, kostet dieser Charakter 2 weniger (mindestens 1).",
    )


def test_entering_play_from_the_hand_is_said() -> None:
    english, polish, german = said(Triggered("response", (fx.Draw(),), On("enters_play", subject="self", from_="hand")))
    assert "enters play from hand," in english
    assert "wejdzie do gry z ręki," in polish
    assert "aus der Hand ins Spiel gekommen ist," in german


def test_a_relative_clause_at_the_end_stands_behind_the_german_verb_and_the_next_verb_names_its_object() -> None:
    costs = (fx.SetState("self", "exhausted"),)
    there = one(Committed())
    ability = Triggered("action", (fx.Choose(there), fx.SetState("chosen", "exhausted")), costs=costs)
    assert said(ability)[2] == (
        "**Aktion:** Erschöpfe diesen Charakter, um einen Charakter zu wählen, der einer Geschichte zugewiesen ist, "
        "und ihn zu erschöpfen."
    )
    only = Triggered("action", (fx.Wound(Sel("character", side="you")),), costs=costs)
    assert said(only)[2] == (
        "**Aktion:** Erschöpfe diesen Charakter, um jeden Charakter zu verwunden, den du kontrollierst."
    )


def test_a_condition_of_a_trigger_is_joined_to_it_in_german() -> None:
    on = On("struggle_won", who="you")
    ability = Triggered("response", (fx.Draw(),), on=on, if_=va.Comparison(va.StrugglesWon(), 2, "ge"))
    english, _, german = said(ability)
    assert english == (
        "**Response:** After you win a struggle at a story, if you won at least 2 struggles there, draw a card."
    )
    assert german == (
        "**Reaktion:** Nachdem du ein Duell bei einer Geschichte gewonnen hast und falls du dort mindestens 2 Duelle "
        "gewonnen hast, ziehe eine Karte."
    )
    alone = Triggered("action", (fx.Draw(),), if_=va.Time("night"))
    assert said(alone)[2] == "**Aktion:** Falls es Nacht ist, ziehe eine Karte."


@pytest.mark.parametrize(
    ("n", "german"),
    [
        (va.StrugglesWon(), "so viele Karten, wie du dort Duelle gewonnen hast."),
        (va.PlayerNumber("domains", "opponent"), "so viele Karten, wie dein Gegner Domänen hat."),
        (va.PlayerNumber("discard"), "so viele Karten, wie in deinem Ablagestapel Karten liegen."),
        (va.Divided(va.PlayerNumber("hand"), 2), "halb so viele Karten, wie du Handkarten hast (abgerundet)."),
        (va.Attribute("self", "wounds"), "so viele Karten, wie Wunden auf diesem Charakter liegen."),
        (va.Attribute("self", "T"), "so viele Karten, wie dieser Charakter [T]-Symbole hat."),
        (va.Attribute("self", "cost"), "so viele Karten, wie die Kosten dieses Charakters betragen."),
    ],
)
def test_a_german_number_is_a_clause_rather_than_a_noun(n: Num, german: str) -> None:
    assert said(Triggered("action", (fx.Draw(n),)))[2] == f"**Aktion:** Ziehe {german}"


def test_skill_is_compared_in_multiples() -> None:
    twice = va.Comparison(va.SkillTotal(), va.Times(2, va.SkillTotal("opponent")), "ge")
    english, _, german = said(Triggered("action", (fx.Draw(),), if_=twice))
    assert "If your total skill there is at least twice your opponent's total skill there" in english
    assert "Falls deine Gesamtfertigkeit dort mindestens doppelt so hoch ist wie die Gesamtfertigkeit deines" in german


def test_a_german_sentence_after_a_colon_begins_with_a_capital_and_looking_is_reflexive() -> None:
    whole = Mode((Seq((fx.Draw(1, "each"),)), Seq((fx.Shuffle("each"),))))
    assert said(Triggered("action", (whole,)))[2] == (
        "**Aktion:** Wähle eines: Jeder Spieler zieht eine Karte; oder jeder Spieler mischt sein Deck."
    )
    phrases = Mode((Seq((fx.Draw(1),)), Seq((fx.Shuffle(),))))
    assert said(Triggered("action", (phrases,)))[2] == (
        "**Aktion:** Wähle eines: eine Karte ziehen; oder dein Deck mischen."
    )
    assert said(Triggered("action", (fx.Look(3),)))[2] == "**Aktion:** Sieh dir die obersten 3 Karten deines Decks an."
    assert said(Triggered("action", (fx.Look(3, who="opponent"),)))[2] == (
        "**Aktion:** Dein Gegner sieht sich die obersten 3 Karten deines Decks an."
    )
