"""What there is to say about a card beside its picture: values now and printed, what changes them, keywords, wounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.view import CardsView, CardView, StoryView
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef, icon_letters
from cthulhu_desktop.ui.cardfaces.shown import Shown, shown_of
from cthulhu_desktop.ui.cardtable import keys
from cthulhu_desktop.ui.cardtable.change_lines import change_lines
from cthulhu_desktop.ui.cardtable.face_signs import FaceSign, face_signs
from cthulhu_desktop.ui.tabletop.words import language_now, wording_now
from cthulhu_desktop.wording.rulings import rulings_on

BACK = ""


@dataclass(frozen=True, slots=True)
class Facts:
    """What the zoom shows. `id` is the card to be drawn ("" for a back, of the kind `back`); `lines` are whole
    sentences, `helps` explain its keywords, `rulings` say how it is read, `signs` what the signs on the face mean."""

    key: str
    id: str
    title: str
    lines: tuple[str, ...] = ()
    helps: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    shown: Shown | None = None
    back: str = "play"
    signs: tuple[FaceSign, ...] = ()


@dataclass(frozen=True, slots=True)
class Titles:
    """Titles and ids of all cards of a game by number, the names of its players, the definitions by id, and the ids of
    those that the program does not carry out wholly (`by_hand`)."""

    titles: Sequence[str]
    ids: Sequence[str]
    names: Sequence[str]
    definitions: Mapping[str, CardDef | StoryDef]
    by_hand: frozenset[str] = frozenset()


def cards_in(view: CardsView) -> Iterator[CardView]:
    """Every card whose face the seat may see, and the face-down ones in play."""
    for player in view.players:
        for zone in (player.hand, player.play, player.discard, player.removed):
            yield from zone
        for domain in player.domains:
            yield from domain.resources
        if player.open_top is not None:
            yield player.open_top
    yield from view.being_played
    yield from view.shown


def facts_of(key: str, view: CardsView, known: Titles) -> Facts | None:
    """What to show for a thing on the table; None for one that has nothing more to show."""
    number, kind = keys.number(key), keys.kind(key)
    if kind == "story":
        story = next((story for story in view.row if story.card == number), None)
        return _of_story(key, story, known) if story is not None else printed(number, known)
    if kind == "card":
        card = next((card for card in cards_in(view) if card.card == number), None)
        return _of_card(key, card, known) if card is not None else None
    if kind in ("discard", "won") and number in (0, 1):
        return _of_pile(kind, view, number, known)
    if kind == "domain":
        return _of_domain(key, number, view, known)
    return None


def printed(number: int, known: Titles) -> Facts | None:
    """A card as it is printed, wherever it lies: for a line of the log that names it."""
    if not 0 <= number < len(known.ids):
        return None
    definition = known.definitions.get(known.ids[number])
    keywords = definition.keywords if isinstance(definition, CardDef) else ()
    story = isinstance(definition, StoryDef)
    key = keys.story(number) if story else keys.card(number)
    helps = _helps([name for name, _ in keywords])
    return Facts(key, known.ids[number], known.titles[number], tuple(_by_hand(known.ids[number], known)), helps,
                 _rulings(known.ids[number]), signs=face_signs(definition, None))  # fmt: skip


def _by_hand(card_id: str, known: Titles) -> list[str]:
    return [tr("Part of this card has to be carried out by hand.")] if card_id in known.by_hand else []


def _of_card(key: str, card: CardView, known: Titles) -> Facts:
    if not card.id:
        return Facts(key, BACK, tr("A card face down"))
    insane = card.orientation == "insane"
    lines = [_state_line(card, known)]
    lines += _values(card, known.definitions.get(card.id))
    lines += change_lines(card, known.titles)
    if card.blank and not insane:
        lines.append(tr("Its text box counts as empty."))
    lines += _by_hand(card.id, known)
    if card.kind == "character" and card.zone == "play" and not insane:
        lines += _harm(card)
    if card.host >= 0 and card.host < len(known.titles):
        lines.append(tr("Attached to {card}").format(card=known.titles[card.host]))
    if card.attachments:
        names = ", ".join(known.titles[number] for number in card.attachments)
        lines.append(tr("Attached to it: {cards}").format(cards=names))
    helps = () if insane else _helps(_keywords(card, known))
    shown = shown_of(card)
    return Facts(key, card.id, card.title, tuple(line for line in lines if line), helps, _rulings(card.id), shown,
                 signs=face_signs(known.definitions.get(card.id), shown))  # fmt: skip


def _keywords(card: CardView, known: Titles) -> Sequence[str]:
    """The current ones in play, else those printed on it."""
    if card.zone == "play":
        return card.keywords
    definition = known.definitions.get(card.id)
    return [name for name, _ in definition.keywords] if isinstance(definition, CardDef) else card.keywords


def _rulings(card_id: str) -> tuple[str, ...]:
    return tuple(f"{one.text} ({', '.join(one.rules)})" for one in rulings_on(card_id, language_now()))


def _helps(names: Sequence[str]) -> tuple[str, ...]:
    words = wording_now()
    return tuple(words.say(f"keywords.help.{name}") for name in names if f"keywords.help.{name}" in words)


def _state_line(card: CardView, known: Titles) -> str:
    who = known.names[card.controller if card.zone == "play" else card.owner]
    if card.zone == "play":
        states = {
            "ready": tr("In play under {who}, ready."), "exhausted": tr("In play under {who}, exhausted."),
            "insane": tr("In play under {who}, insane: a blank card until it is restored."),
            "dormant": tr("Face down under {who}, dormant."),
        }  # fmt: skip
        line = states.get(card.orientation, "").format(who=who)
        if 0 <= card.story < len(known.titles):
            at = tr("Committed to {story}.").format(story=known.titles[card.story])
            return f"{line} {at}"
        return line
    places = {
        "hand": tr("In the hand of {who}."), "discard": tr("In the discard pile of {who}."),
        "resource": tr("A resource of {who}."), "played": tr("Being played by {who}."),
        "removed": tr("Removed from the game."), "deck": tr("From the deck of {who}."),
    }  # fmt: skip
    return places.get(card.zone, "").format(who=who)


def _values(card: CardView, definition: CardDef | StoryDef | None) -> list[str]:
    lines = []
    if card.skill != card.printed_skill:
        printed = definition.skill if isinstance(definition, CardDef) else card.printed_skill  # may be X
        lines.append(tr("Skill {now}, printed {printed}.").format(now=card.skill, printed=printed))
    if card.icons != card.printed_icons:
        now, was = icon_letters(card.icons) or "–", icon_letters(card.printed_icons) or "–"
        lines.append(tr("Icons {now}, printed {printed}.").format(now=now, printed=was))
    if card.zone == "hand" and card.cost != card.printed_cost:
        lines.append(tr("Costs {now} now, printed {printed}.").format(now=card.cost, printed=card.printed_cost))
    return lines


def _harm(card: CardView) -> list[str]:
    lines = []
    if card.wounds:
        lines.append(tr("It has %n wound.", "", card.wounds))
    if card.toughness:
        lines.append(tr("It survives %n wound more.", "", max(0, card.toughness - card.wounds)))
    return lines


def _of_story(key: str, story: StoryView, known: Titles) -> Facts:
    lines = [tr("Struggles: {letters}").format(letters=", ".join(_struggles(story.struggles)))]
    lines += _by_hand(story.id, known)
    for seat in (0, 1):
        said = tr("{who}: {tokens} of {needed} success tokens.")
        lines.append(said.format(who=known.names[seat], tokens=story.tokens[seat], needed=story.needed[seat]))
    if any(story.committed):
        for seat in (0, 1):
            icons = icon_letters(story.icons[seat]) or "–"
            said = tr("{who} would count: icons {icons}, skill {skill}.")
            lines.append(said.format(who=known.names[seat], icons=icons, skill=story.skill[seat]))
    return Facts(key, story.id, story.title, tuple(lines), signs=face_signs(known.definitions.get(story.id), None))


def _struggles(letters: str) -> list[str]:
    words = wording_now()
    return [words.say(f"cards.icon.{letter}") for letter in letters]


def _of_pile(kind: str, view: CardsView, seat: int, known: Titles) -> Facts | None:
    player, who = view.players[seat], known.names[seat]
    if kind == "won":
        if not player.won:
            return None
        names = ", ".join(title for _card, title in player.won)
        line = tr("Stories won by {who}: {titles}").format(who=who, titles=names)
        return Facts(keys.won(seat), known.ids[player.won[-1][0]], player.won[-1][1], (line,))
    if not player.discard:
        return None
    top = player.discard[-1]
    line = tr("Discard pile of {who}: %n card", "", len(player.discard)).format(who=who)
    return Facts(keys.discard(seat), top.id, top.title, (line,))


def _of_domain(key: str, number: int, view: CardsView, known: Titles) -> Facts | None:
    for player in view.players:
        for domain in player.domains:
            if domain.domain == number:
                who = known.names[player.seat]
                state = tr("Domain of {who}, drained.") if domain.drained else tr("Domain of {who}, ready to pay.")
                names = ", ".join(card.title for card in domain.resources)
                lines = [state.format(who=who), tr("It can pay %n.", "", domain.worth)]
                if names:
                    lines.append(tr("Resources: {cards}").format(cards=names))
                return Facts(key, BACK, tr("Domain"), tuple(lines), back="domain")
    return None
