"""Colours of the faces: a tint for each faction and each struggle. Paper text on any of them meets 4.5:1."""

from __future__ import annotations

from typing import NamedTuple

from cthulhu_desktop.ui.theme import PAPER


class Tint(NamedTuple):
    """`deep` is the ground of plates and frames (paper text on it), `mid` its lit side, `glow` a light shade for the
    dark table."""

    deep: str
    mid: str
    glow: str


FACTIONS: dict[str, Tint] = {
    "agency": Tint("#24405C", "#3D6288", "#8FB4DA"),
    "miskatonic": Tint("#6F480C", "#A8742A", "#E2B566"),
    "syndicate": Tint("#5C1820", "#8B3038", "#DC8A86"),
    "cthulhu": Tint("#124A41", "#2A7466", "#7FCDB8"),
    "hastur": Tint("#5B5208", "#91851C", "#DDD266"),
    "yog_sothoth": Tint("#3E2A63", "#64499A", "#B9A2E8"),
    "shub_niggurath": Tint("#33471C", "#567330", "#A9CC7C"),
    "silver_twilight": Tint("#3C4A57", "#667889", "#B7C7D6"),
    "story": Tint("#4A2F17", "#7D5833", "#DDB77F"),
    "neutral": Tint("#47413A", "#6E665B", "#C2B8A6"),
}
STRUGGLES: dict[str, str] = {
    "terror": "#4A2F66",
    "combat": "#7C2D26",
    "arcane": "#12505E",
    "investigation": "#5F4407",
}
LETTERS = {"T": "terror", "C": "combat", "A": "arcane", "I": "investigation"}
RAISED, LOWERED = "#1F5B2C", "#8A1C14"  # a value above, below the printed one; always with its arrow as well
ON_TINT = PAPER


def tint(faction: str) -> Tint:
    """The tint of a faction; the neutral one for a name nobody knows."""
    return FACTIONS.get(faction, FACTIONS["neutral"])
