"""Refusals in words. Where a refusal speaks of what the text of a card asks for, that is said in the words of the card;
without the definition of the card, or without words for it, the plain sentence remains."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from cthulhu_desktop.core.cards.abilities.ability import On, Window
from cthulhu_desktop.core.cards.abilities.base import NODES, Condition, Effect, Selector
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.core.catalogue.schema import Node, SchemaError
from cthulhu_desktop.core.kernel import Refused
from cthulhu_desktop.wording.abilities.card_text import context, writer
from cthulhu_desktop.wording.abilities.compose import Composer
from cthulhu_desktop.wording.abilities.grammar import MissingPattern
from cthulhu_desktop.wording.abilities.parts import Context
from cthulhu_desktop.wording.sentences import Sentences

Definition = CardDef | StoryDef
_CATEGORIES: Mapping[str, type[Node]] = MappingProxyType({
    "only_response": On, "only_disrupt": On, "not_happened": On, "window": Window, "condition": Condition,
    "cost": Effect, "no_target": Selector, "no_target_of_other": Selector, "no_host": Selector,
    "not_a_target": Selector,
})  # fmt: skip
"""What kind of node a refusal carries as its `part`."""
_ICON = re.compile(r"\[([TCAI])\]")


def refusal_line(words: Sentences, refused: Refused, definitions: Mapping[str, Definition] | None = None) -> str:
    """Why something is not possible, in one sentence. `definitions`: the cards of the game by id."""
    plain = words.say(refused.reason, **refused.args)
    name = str(refused.reason).rpartition(".")[2]
    card = (definitions or {}).get(str(refused.args.get("card", "")))
    if card is None or "part" not in refused.args or f"cards.precise.{name}" not in words:
        return plain
    try:
        return _precise(words, name, str(refused.args["part"]), card)
    except (MissingPattern, SchemaError):
        return plain


def _precise(words: Sentences, name: str, part: str, card: Definition) -> str:
    node = part if name in ("no_host", "no_target", "not_a_target") and not part.startswith("{") else None
    if node is None:
        node = NODES.read(_CATEGORIES[name], json.loads(part))
    write = writer(words.language)
    said = _in_words(write, node, replace(context(card), reflexive=False))
    if not said:
        raise MissingPattern(name)
    text = write.sentence(words.say(f"cards.precise.{name}", part=said))
    return _ICON.sub(lambda match: words.say(f"cards.icon.{match[1]}"), text)


def _in_words(write: Composer, node: Node | str, ctx: Context) -> str:
    """The node as its sentence needs it."""
    if isinstance(node, On):
        return write.occurrence(node, ctx)
    if isinstance(node, Window):
        return write.window(node, ctx)
    if isinstance(node, Condition):
        return write.condition(node, ctx)
    if isinstance(node, Effect):
        return write.cost(node, ctx)
    return write.ref(node, ctx, "a").text("nom")  # type: ignore[arg-type]
