"""What the texts of other cards do to a card, one sentence for each of these cards and changes."""

from __future__ import annotations

from collections.abc import Sequence

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.core.cards.view import CardView, ChangeView
from cthulhu_desktop.ui.cardtable.ask.words import and_list, icon_name
from cthulhu_desktop.ui.tabletop.words import language_now, wording_now
from cthulhu_desktop.wording.abilities.grammar import grammar


def change_lines(card: CardView, titles: Sequence[str]) -> list[str]:
    """ "+1 skill from Shadowed Reef", in the order in which they came; what one card does twice is added up."""
    told: dict[tuple[int, str, str], int] = {}
    for change in card.changes:
        key = (change.source, change.what, change.name)
        told[key] = told.get(key, 0) + change.n
    lines = [_line(ChangeView(source, what, n, name), titles) for (source, what, name), n in told.items()]
    return list(dict.fromkeys(lines))


def _line(change: ChangeView, titles: Sequence[str]) -> str:
    source = titles[change.source] if 0 <= change.source < len(titles) else "?"
    return _pattern(change).format(n=f"{change.n:+d}", number=change.n, name=_name(change), source=source)


def _pattern(change: ChangeView) -> str:
    """The sentence, with its placeholders."""
    match change.what:
        case "skill":
            return tr("{n} skill from {source}")
        case "icons":
            return tr("{n} {name} from {source}")
        case "toughness":
            return tr("{n} Toughness from {source}")
        case "skill_to":
            return tr("Skill counts as {number} because of {source}")
        case "no_icons":
            return tr("No printed icons ({name}) because of {source}")
        case "keyword" | "subtype":
            return tr("{name} from {source}")
        case "no_keyword" | "no_subtype":
            return tr("No longer {name} because of {source}")
        case "faction":
            return tr("Faction {name} because of {source}")
        case "extra":
            return tr("Extra struggles ({name}) from {source}")
        case "blank":
            return tr("No text box because of {source}")
        case "attachment":
            return tr("Only an attachment because of {source}")
    return tr("A new ability from {source}")


def _name(change: ChangeView) -> str:
    """What is gained or lost, as players read it."""
    words = grammar(language_now())
    match change.what:
        case "icons" | "no_icons" | "extra":
            return and_list([icon_name(letter) for letter in change.name])
        case "keyword" | "no_keyword":
            return str(words.look_up("keywords", change.name))
        case "subtype" | "no_subtype":
            return words.subtype(change.name).name if not change.name.startswith("=") else change.name[1:]
        case "faction":
            return str(words.look_up("factions", change.name)) or wording_now().say("faction.neutral")
    return change.name
