"""What `Modify` may change about a card."""

from __future__ import annotations

from dataclasses import dataclass

from cthulhu_desktop.core.cards.abilities.base import NODES, Ability, Change, Num, check_icons


@NODES.node("skill")
@dataclass(frozen=True, slots=True)
class SkillBy(Change):
    """Skill + n."""

    n: Num


@NODES.node("skill_to")
@dataclass(frozen=True, slots=True)
class SkillTo(Change):
    """The printed part of the skill becomes n (CG-17.1.3)."""

    n: Num


@NODES.node("icons")
@dataclass(frozen=True, slots=True)
class IconsBy(Change):
    """Each of the icons, n times (negative: loses them)."""

    icons: str
    n: Num = 1

    def __post_init__(self) -> None:
        check_icons(self.icons, "icons")


@NODES.node("no_icons")
@dataclass(frozen=True, slots=True)
class NoIcons(Change):
    """Loses all printed icons of these types; gained ones stay (CG-17.1.3)."""

    icons: str = "TCAI"

    def __post_init__(self) -> None:
        check_icons(self.icons, "icons")


@NODES.node("keyword")
@dataclass(frozen=True, slots=True)
class GainKeyword(Change):
    """Gains a keyword (Toughness with its number)."""

    name: str
    n: Num = 0


@NODES.node("no_keyword")
@dataclass(frozen=True, slots=True)
class LoseKeyword(Change):
    """Loses a keyword, whoever gives it (CG-21.5.3)."""

    name: str


@NODES.node("subtype")
@dataclass(frozen=True, slots=True)
class GainSubtype(Change):
    """Gains a subtype; "=named": the one that was named (CG-17.8.1)."""

    name: str


@NODES.node("no_subtype")
@dataclass(frozen=True, slots=True)
class LoseSubtype(Change):
    """Loses a subtype."""

    name: str


@NODES.node("faction")
@dataclass(frozen=True, slots=True)
class FactionTo(Change):
    """Becomes of that faction."""

    name: str


@NODES.node("blank")
@dataclass(frozen=True, slots=True)
class Blank(Change):
    """Its text box is treated as blank (CG-2.2.8)."""


@NODES.node("ability")
@dataclass(frozen=True, slots=True)
class GainAbility(Change):
    """Gains an ability; its controller uses it (CG-12.2.6)."""

    ability: Ability


@NODES.node("large")
@dataclass(frozen=True, slots=True)
class GainLarge(Change):
    """Gains extra-struggle icons (CG-14.3)."""

    icons: str

    def __post_init__(self) -> None:
        check_icons(self.icons, "icons")


@NODES.node("as_attachment")
@dataclass(frozen=True, slots=True)
class AsAttachment(Change):
    """It is an attachment now and keeps only title, uniqueness, faction and printed cost (CG-16.5.3); one that
    attached itself by its `own` ability keeps its text (CG-16.5.5)."""

    own: bool = False


def blanks(change: Change) -> bool:
    """The change takes the text box away."""
    return isinstance(change, Blank) or (isinstance(change, AsAttachment) and not change.own)
