"""The program's own signs: struggles, factions, tokens, tentacle and elder sign, as plain path data.

Each is drawn in a square of 24 units, filled by the even-odd rule, with a shape of its own that can be told apart at
12 pixels without its colour. `path(name)` gives commands that a painter can follow (see vectors.py).
"""

from __future__ import annotations

from cthulhu_desktop.pictures.vectors import Command, circle, commands, star

BOX = 24.0

STRUGGLES = ("terror", "combat", "arcane", "investigation")
FACTIONS = ("agency", "miskatonic", "syndicate", "cthulhu", "hastur", "yog_sothoth", "shub_niggurath", "neutral")
TOKENS = ("success", "wound", "drain")
DICE = ("tentacle", "elder_sign")

_PATHS: dict[str, str] = {
    # A howling face: two eyes and a long mouth.
    "terror": (
        "M12 1 C18 1 22 5 22 11 C22 17 18 23 12 23 C6 23 2 17 2 11 C2 5 6 1 12 1 Z "
        "M5.5 8.5 L10.2 10 L9 12.8 L6 12.2 Z M18.5 8.5 L13.8 10 L15 12.8 L18 12.2 Z "
        "M12 14 C14.4 14 15.4 15.6 15.4 17.4 C15.4 19.6 14 21 12 21 C10 21 8.6 19.6 8.6 17.4 C8.6 15.6 9.6 14 12 14 Z"
    ),
    # Two crossed blades.
    "combat": (
        "M1 1 L5.4 2 L14.8 11.6 L18.2 8.2 L20.4 10.4 L18.6 12.4 "
        "L23 18.6 L23 23 L18.6 23 L12.4 18.6 L10.4 20.4 L8.2 18.2 "
        "L11.6 14.8 L2 5.4 Z "
        "M23 1 L18.6 2 L14.2 6.4 L17.2 9.4 L22 5.4 Z M6.6 13.6 L9.6 16.6 L4.6 23 L1 23 L1 19.2 Z"
    ),
    # A crescent that holds a star.
    "arcane": (
        "M13.5 1 C7 1 1.5 5.6 1.5 12 C1.5 18.4 7 23 13.5 23 C16.6 23 19.2 22 21.2 20.2 "
        "C14 21 8.8 17 8.8 12 C8.8 7 14 3 21.2 3.8 C19.2 2 16.6 1 13.5 1 Z " + star(17.2, 12, 6.2, 2.4, 4)
    ),
    # A reading glass.
    "investigation": (
        circle(9.4, 9.4, 8.4) + " " + circle(9.4, 9.4, 4.9) + " M15.2 13.2 L23 20.4 L20.4 23 L13.2 15.2 Z"
    ),
    # A shield with a bar.
    "agency": (
        "M12 1 L22 4 L22 11 C22 17 18 21 12 23.4 C6 21 2 17 2 11 L2 4 Z M5.4 7.6 L18.6 7.6 L18.6 11.4 L5.4 11.4 Z"
    ),
    # An open book.
    "miskatonic": (
        "M11 6.4 C8.6 4.2 4.6 3.6 0.8 4.2 L0.8 19.4 C4.6 18.8 8.6 19.4 11 21.4 Z "
        "M13 6.4 C15.4 4.2 19.4 3.6 23.2 4.2 L23.2 19.4 C19.4 18.8 15.4 19.4 13 21.4 Z"
    ),
    # A hat with a band.
    "syndicate": (
        "M0.6 18.4 C3.6 19.4 4.8 17.4 5.4 15.4 L18.6 15.4 C19.2 17.4 20.4 19.4 23.4 18.4 C21.4 22.2 16.6 22.6 12 22.6 "
        "C7.4 22.6 2.6 22.2 0.6 18.4 Z "
        "M5.8 13.6 C6 9 6.6 5.8 8.2 4.6 C9.8 3.6 10.8 5 12 5 C13.2 5 14.2 3.6 15.8 4.6 C17.4 5.8 18 9 18.2 13.6 Z"
    ),
    # A head with hanging feelers.
    "cthulhu": (
        "M12 0.8 C17 0.8 19.8 4.2 19.6 9 L19.4 13 L21.6 17.6 L20 22.8 L18.2 22.4 L18.8 18 L16.8 15 L16 23.2 L13.8 23.2 "
        "L13.4 16 L10.6 16 L10.2 23.2 L8 23.2 L7.2 15 L5.2 18 L5.8 22.4 L4 22.8 L2.4 17.6 L4.6 13 L4.4 9 "
        "C4.2 4.2 7 0.8 12 0.8 Z M6.6 8.6 L10.6 10.4 L9.6 12.4 L7 11.8 Z M17.4 8.6 L13.4 10.4 L14.4 12.4 L17 11.8 Z"
    ),
    # Three arms that curl from a middle.
    "hastur": (
        "M12 9 C13 4.6 16.6 1.6 21.4 2.6 C19 3.2 16.4 5 15.6 9.4 C19 10.6 21.2 14.6 19.4 20 C19 17 17.4 14.4 14.2 14 "
        "C12 17.6 7.2 19.4 2.6 15.8 C6 16 9 14.8 10 12 C7 11 4.6 7.6 5.6 3 C6.8 6 9 8.6 12 9 Z "
        + circle(12.4, 21.4, 1.9)
        + " "
        + circle(21.6, 8.6, 1.6)
        + " "
        + circle(2.6, 9.2, 1.6)
    ),
    # Spheres around a sphere.
    "yog_sothoth": (
        circle(12, 12.4, 4.9)
        + " "
        + " ".join(
            circle(x, y, r)
            for x, y, r in (
                (12, 3.3, 2.7),
                (20.2, 8, 2.7),
                (20.2, 16.6, 2.7),
                (12, 21.3, 2.5),
                (3.8, 16.6, 2.7),
                (3.8, 8, 2.7),
            )
        )
    ),
    # A goat's head with wide horns.
    "shub_niggurath": (
        "M0.6 3 C0.8 9.4 4.4 12.4 8.2 12.6 L8.6 15 L10.4 22 L12 23.6 "
        "L13.6 22 L15.4 15 L15.8 12.6 C19.6 12.4 23.2 9.4 23.4 3 "
        "C21.4 6.4 18.8 8 15 7.6 C13.6 6.6 10.4 6.6 9 7.6 C5.2 8 2.6 6.4 0.6 3 Z"
    ),
    # A plain lozenge with a hole.
    "neutral": "M12 1.4 L22.6 12 L12 22.6 L1.4 12 Z M12 8 L8 12 L12 16 L16 12 Z",
    # A tick.
    "success": "M1 13 L4.8 9.2 L9.6 14 L19.4 3 L23.2 6.8 L9.6 21.4 Z",
    # A drop.
    "wound": (
        "M12 0.8 C15 6.4 19.6 10.6 19.6 15.4 C19.6 20 16.2 23.2 12 "
        "23.2 C7.8 23.2 4.4 20 4.4 15.4 C4.4 10.6 9 6.4 12 0.8 Z"
    ),
    # An hourglass.
    "drain": "M3 1 L21 1 L21 4 L14.6 12 L21 20 L21 23 L3 23 L3 20 L9.4 12 L3 4 Z M7 20.6 L17 20.6 L12 15 Z",
    # One tentacle with suckers.
    "tentacle": (
        "M3 23 C3.4 15 8.8 14.6 11.6 11.6 C13.6 9.4 13.4 6.4 11.4 6.4 C9.8 6.4 9.4 8.2 10.2 9.4 C7.4 9 6.6 5.8 8.2 3.4 "
        "C10.4 0.4 16.4 0.4 18.4 5.2 C20.4 10.2 17.4 14.6 15 17 C13.4 18.8 13 20.6 13.2 23 Z "
        + circle(16.4, 7.2, 1.1)
        + " "
        + circle(15.4, 11.4, 1.2)
        + " "
        + circle(12.2, 15.4, 1.3)
        + " "
        + circle(9.6, 19.6, 1.4)
    ),
    # The crooked star with an eye.
    "elder_sign": star(12, 12.6, 11.8, 5.6, 5, -86)
    + " M6.6 12.6 Q12 7.6 17.4 12.6 Q12 17.6 6.6 12.6 Z "
    + circle(12, 12.6, 1.9),
}

SIGNS = (*STRUGGLES, *FACTIONS, *TOKENS, *DICE)


def path(name: str) -> tuple[Command, ...]:
    """The sign's commands in a square of BOX units, to be filled even-odd. KeyError for an unknown name."""
    return commands(_PATHS[name])


def path_text(name: str) -> str:
    """The same as a text that SVG understands as well."""
    return _PATHS[name]
