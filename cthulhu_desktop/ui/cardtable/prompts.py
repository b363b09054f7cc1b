"""The sentences that ask: one for each decision of the card game, D-01 to D-27."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.view import StoryView
from cthulhu_desktop.core.kernel import Decision
from cthulhu_desktop.ui.cardtable.ask import words
from cthulhu_desktop.ui.cardtable.ask.prompt import Button, Prompt  # noqa: F401 (what the page asks for)
from cthulhu_desktop.ui.tabletop.words import wording_now

if TYPE_CHECKING:
    from cthulhu_desktop.ui.cardtable.ask.known import Known


def question(known: Known, decision: Decision) -> str:
    """What is asked, with the player, the card and the place."""
    source = known.source(decision.source)
    place = known.title(source) if source >= 0 else ""
    pattern = _QUESTIONS[decision.prompt.rpartition(".")[2]]
    text = pattern()[bool(place)]
    phase = wording_now().say(f"cards.phase.{known.view.phase}") if decision.kind == "D-05" else ""
    return text.format(who=known.name(decision.seat), card=place, phase=phase)


Pair = tuple[str, str]


def _both(text: str) -> Pair:
    return text, text


_QUESTIONS: Mapping[str, Callable[[], Pair]] = {
    "D-01": lambda: _both(tr("{who}: put a card under each of your domains as its first resource")),
    "D-02": lambda: _both(tr("{who}: shuffle your hand back and draw eight new cards?")),
    "D-03": lambda: _both(tr("{who}: choose an insane character to restore")),
    "D-04": lambda: _both(tr("{who}: attach a card from your hand to a domain as a resource")),
    "D-05": lambda: _both(tr("{who}: play a card, use an ability or pass · {phase}")),
    "D-09": lambda: (tr("{who}: you may disrupt this"), tr("{who}: you may disrupt this · {card}")),
    "D-10": lambda: _both(tr("{who}: you may respond")),
    "D-11": lambda: _both(tr("{who}: several effects are due; which comes first?")),
    "D-12": lambda: _both(tr("{who}: which card enters play first?")),
    "D-13": lambda: _both(tr("{who}: commit characters to stories")),
    "D-14": lambda: _both(tr("{who}: commit characters to defend stories")),
    "D-15": lambda: _both(tr("{who}: which story is resolved next?")),
    "D-16": lambda: _both(tr("{who}: choose a character to go insane · terror at {card}")),
    "D-17": lambda: _both(tr("{who}: choose a character to be wounded · combat at {card}")),
    "D-18": lambda: _both(tr("{who}: you may ready a character · arcane at {card}")),
    "D-19": lambda: _both(tr("{who}: place a success token on {card}?")),
    "D-20": lambda: _both(tr("{who}: you have won {card}; use its effect?")),
    "D-21": lambda: _both(tr("{who}: which of the stories won comes first?")),
    "D-22": lambda: _both(tr("{who}: Heroic and Villainous clash; choose the character to discard")),
    "D-23": lambda: (tr("{who}: make your choice"), tr("{who}: make your choice · {card}")),
    "D-24": lambda: (tr("{who}: name something"), tr("{who}: name something · {card}")),
    "D-25": lambda: _both(tr("{who}: which copy of the unique card enters play?")),
    "D-27": lambda: _both(tr("{who}: use the special ability of {card}?")),
    "may": lambda: (tr("{who}: should this happen?"), tr("{who}: should this happen? · {card}")),
    "mode": lambda: (tr("{who}: choose one"), tr("{who}: choose one · {card}")),
    "pay": lambda: (tr("{who}: pay what is asked for?"), tr("{who}: pay what is asked for? · {card}")),
}
"""By the last part of `Decision.prompt`: without and with the card or story that asks."""


def detail(known: Known, decision: Decision) -> str:
    """The text of the card that asks."""
    source = known.source(decision.source)
    if source < 0 or decision.kind in ("D-16", "D-17", "D-18", "D-19"):
        return _details(decision.kind)
    return words.card_line(known.definition(source))


def _details(kind: str) -> str:
    """What a click does, where no text of a card says it."""
    match kind:
        case "D-02":
            return tr("This may be done once, before the resources are chosen.")
        case "D-03":
            return tr("It is turned face up and stays exhausted this turn.")
        case "D-16":
            return tr("Click one of the glowing characters. It loses its attachments and its text.")
        case "D-17":
            return tr("Click one of the glowing characters. One wound destroys it unless it has Toughness.")
        case "D-18":
            return tr("Click one of the glowing characters, and it stands ready again.")
        case "D-22":
            return tr("Click one of the glowing characters.")
    return ""


def decline_text(decision: Decision) -> str:
    """The button that lets something pass by."""
    match decision.kind:
        case "D-04":
            return tr("No resource this turn")
        case "D-09":
            return tr("No disrupt")
        case "D-10":
            return tr("No response")
        case "D-18":
            return tr("Ready nobody")
    return tr("Pass")


# --- resources -------------------------------------------------------------------------------------------------------


def starting_detail(placed: int) -> str:
    """How far D-01 has come."""
    if placed == 3:
        return tr("They can still be changed. The other player does not see them before both have chosen.")
    return tr("Drag cards onto your domains, or click three cards in the order of the domains.")


def resource_detail(picked: str) -> str:
    """What to do next in D-04."""
    if picked:
        return tr("Click the domain that {card} goes to.").format(card=picked)
    return tr("Drag a card onto a domain, or click the card and then the domain. It stays there for the game.")


# --- choices of effects ----------------------------------------------------------------------------------------------


def choose_question(known: Known, decision: Decision, limits: tuple[int, int], *, players: bool) -> str:
    """How many are to be chosen, for which card."""
    low, high = limits
    source = known.source(decision.source)
    if decision.kind != "D-23":
        return question(known, decision)
    if players and low == high == 1:
        text = tr("{who}: choose a player · {card}")
    elif low == high == 1:
        text = tr("{who}: choose a card · {card}")
    elif low == high:
        text = tr("{who}: choose {high} · {card}")
    elif low == 0:
        text = tr("{who}: choose up to {high} · {card}")
    else:
        text = tr("{who}: choose {low} to {high} · {card}")
    title = known.title(source) if source >= 0 else ""
    return text.format(who=known.name(decision.seat), low=low, high=high, card=title)


def weight_detail(weight: int, most: int) -> str:
    """How much of a limit is used up by what is chosen."""
    return tr("Together they count {weight}, and at most {most} is allowed.").format(weight=weight, most=most)


def alternative_question(known: Known, decision: Decision) -> str:
    """One of several ways."""
    return question(known, decision)


def naming_label(what: str) -> str:
    """What is named."""
    match what:
        case "title":
            return tr("Title")
        case "subtype":
            return tr("Subtype")
    return tr("Icon")


def naming_question(known: Known, decision: Decision, what: str) -> str:
    """D-24."""
    match what:
        case "title":
            text = tr("{who}: name a card title · {card}")
        case "subtype":
            text = tr("{who}: name a subtype · {card}")
        case _:
            text = tr("{who}: name an icon type · {card}")
    return text.format(who=known.name(decision.seat), card=known.title(known.source(decision.source)))


class YesAndNo(NamedTuple):
    """Two buttons with what follows. `yes_is_usual`: Enter says yes, because only a "no" would give something up."""

    yes: str
    no: str
    yes_tip: str = ""
    no_tip: str = ""
    yes_is_usual: bool = False


def yes_and_no(decision: Decision) -> YesAndNo:
    """The answers of D-02, D-19, D-20, D-27 and "may"."""
    match decision.kind:
        case "D-02":
            return YesAndNo(tr("Draw eight new cards"), tr("Keep this hand"))
        case "D-19":
            no_tip = tr("The token is given up for good.")
            return YesAndNo(tr("Place the token"), tr("Leave it"), "", no_tip, yes_is_usual=True)
        case "D-20":
            return YesAndNo(tr("Use the effect"), tr("Do not use it"), "", tr("The story is yours either way."))
        case "D-27" if decision.rule == "CG-22.2.3":
            return YesAndNo(tr("Put it on top of the deck"), tr("Let it leave play"))
        case "D-27":
            return YesAndNo(tr("Play it at no cost"), tr("Discard it"))
    return YesAndNo(tr("Yes, do it"), tr("No"))


# --- committing ------------------------------------------------------------------------------------------------------


def commit_nobody(decision: Decision) -> str:
    """The button for the empty map."""
    return tr("Commit nobody") if decision.kind == "D-13" else tr("Defend nowhere")


def commit_detail(picked: str) -> str:
    """What to do next."""
    if picked:
        return tr("Click the story that {card} goes to, or press its number.").format(card=picked)
    return tr("Drag characters onto stories, or click the character and then the story. Committed characters exhaust.")


def bound_detail(titles: Sequence[str]) -> str:
    """Characters that a card forces to commit (CG-13.4.5)."""
    return tr("A card says that these must be committed: {cards}").format(cards=words.and_list(titles))


def story_preview(known: Known, story: StoryView, sent: Mapping[int, int]) -> str:
    """Skill and icons at a story after committing, own ones first."""
    own, other = known.seat, 1 - known.seat
    going = [card for card, at in sent.items() if at == story.card]
    cards = [card for number in going if (card := known.card(number)) is not None]
    skill = story.skill[own] + sum(card.skill for card in cards)
    text = tr("{story}: skill {own} to {theirs}").format(story=story.title, own=skill, theirs=story.skill[other])
    parts = [text]
    for letter in dict.fromkeys(story.struggles):
        place = "TCAI".index(letter)
        mine = story.icons[own][place] + sum(card.icons[place] for card in cards)
        theirs = story.icons[other][place]
        if mine or theirs:
            icon = words.icon_name(letter)
            parts.append(tr("{icon} {own} to {theirs}").format(icon=icon, own=mine, theirs=theirs))
    return ", ".join(parts)


def spread_title(decision: Decision) -> str:
    """What stands above cards that are laid out to choose from."""
    return tr("Cards you can use") if decision.kind in ("D-05", "D-09", "D-10") else tr("Choose from these cards")
