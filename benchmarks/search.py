"""Searching cards while they are typed: 30,000 and 1,600 cards, every key of a query, from the text to the places."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TYPED = (
    "go insane", "faction:hastur cost<=3 icon:TT", 'type:character text:"draw a card" -loyal', "zxq",
    "(cultist or servant) own>0 deck:no",
)  # fmt: skip
SENTENCE = (
    "ready exhaust wound insane character story domain drain resource choose until end phase draw card deck discard "
    "opponent struggle terror combat arcane investigation destroy control attach commit success token each player"
)


def measure() -> list[dict[str, Any]]:
    """Milliseconds of processor time from a key press to the places that fit: the median and the slowest key."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    found: list[dict[str, Any]] = []
    for size, name in ((1_600, "1600"), (30_000, "30000")):
        times = sorted(_key_times(size))
        found.append(_figure(f"search.query_{name}_ms", times[len(times) // 2]))
        found.append(_figure(f"search.slowest_query_{name}_ms", times[-1]))
    return found


def _key_times(size: int) -> list[float]:
    from cthulhu_desktop.core.decks.query import Surroundings, parse_query
    from cthulhu_desktop.wording.card_query import query_words

    words = query_words("pl")
    index = _index(size)
    index.prepare()
    around = Surroundings(owned={row.card.id: 2 for row in index.rows[::3]}, deck={index.rows[5].card.id: 3})
    times = []
    for text in TYPED:
        for end in range(1, len(text) + 1):
            before = time.process_time()
            index.search(parse_query(text[:end], words), around)
            times.append((time.process_time() - before) * 1000)
    return times


def _index(size: int) -> Any:
    """Invented cards: texts of about 200 letters, names of two words."""
    from cthulhu_desktop.core.catalogue.cards import FACTIONS, TYPES, CardDef
    from cthulhu_desktop.core.decks.query import CardIndex, CardRow
    from cthulhu_desktop.core.kernel import Rng

    rng = Rng(7)
    vocabulary = SENTENCE.split()
    rows = []
    for number in range(size):
        title = f"{rng.choice(vocabulary).title()} {rng.choice(vocabulary).title()} {number}"
        card = CardDef(
            f"x-{number}", title, TYPES[rng.below(4)], faction=rng.choice(FACTIONS), cost=rng.below(7),
            icons=(rng.below(3), rng.below(3), rng.below(2), rng.below(2)),
            subtypes=("cultist",) if rng.below(2) else (),
        )  # fmt: skip
        text = " ".join(rng.choice(vocabulary) for _ in range(30)) + (" goes insane." if rng.below(9) == 0 else ".")
        rows.append(CardRow(card, title, text, "Character – Hastur", ("Cultist",), "Invented"))
    return CardIndex(rows)


def _figure(name: str, value: float) -> dict[str, Any]:
    return {"name": name, "value": round(value, 3), "unit": "ms"}


if __name__ == "__main__":
    for figure in measure():
        print(f"{figure['name']}: {figure['value']} {figure['unit']}")
