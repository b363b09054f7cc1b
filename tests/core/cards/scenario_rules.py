"""The numbers of the rules that scenario files have to cover, and those that none can show."""

from __future__ import annotations

import re
from collections.abc import Iterator

# Section and group: the items, of CG-3 to CG-22.
NUMBERS = """
3.1: 1-7
4.1: 1-14
5.1: 1-9
6.1: 1-6
7.1: 1-8
8.1: 1-9
9.1: 1-5
9.2: 1-9
9.3: 1
9.4: 1-6
10.1: 1-8
10.2: 1-7
10.3: 1-6
10.4: 1-2
11.1: 1-12
12.1: 1-6
12.2: 1-8
12.3: 1-2
12.4: 1-9
12.5: 0-6
12.6: 1-5
12.7: 1-6
12.8: 1-6
13.1: 1
13.2: 1-5
13.3: 1-2
13.4: 1-6
14.1: 1-3
14.2: 1-4
14.3: 1-4
14.4: 1-4
14.5: 1-5
14.6: 1-4
14.7: 1-7
15.1: 1-4
15.2: 1-9
15.3: 1-3
15.4: 1-3
15.5: 1-3
15.6: 1-3
16.1: 1-7
16.2: 1-4
16.3: 1-2
16.4: 1-8
16.5: 1-6
17.1: 1-5
17.2: 1-4
17.3: 1-9
17.4: 1-8
17.5: 1
17.6: 1
17.7: 1
17.8: 1
18.1: 1-8
19.1: 1-4
19.2: 1-6
20.1: 1-3
21.1: 1-5
21.2: 1
21.3: 1-3
21.4: 1-3
21.5: 1-3
22.1: 1
22.2: 1-9
22.3: 1
"""

EXAMPLES = tuple(f"EX-{n:02}" for n in range(1, 11))
DECISIONS = tuple(f"D-{n:02}" for n in range(1, 28))
SWITCHES = tuple(f"V-{n:02}" for n in range(1, 11))

# Rules that no position and no move can show, with the reason.
NOT_OBSERVABLE = {
    "CG-3.1.5": "says where story cards may be; a story cannot be put into a deck in the first place",
    "CG-3.1.7": "refers to CG-22.2.7",
    "CG-4.1.10": "about how the table looks",
    "CG-7.1.2": "domain cards are no cards of a deck",
    "CG-7.1.6": "about building a story deck: tests/core/decks/test_rules.py",
    "CG-7.1.8": "about the ready-made decks: tests/sets/test_presets.py",
    "CG-9.2.8": "refers to CG-13 to CG-15",
    "CG-12.1.6": "whether a card says “when” or “after” is settled when its text is read",
    "CG-10.4.2": "refers to CG-22.2.1 and CG-22.2.2",
}


def all_rules() -> Iterator[str]:
    """CG-3.1.1, CG-3.1.2, …"""
    for line in NUMBERS.split("\n"):
        group, _, items = line.partition(":")
        for first, last in re.findall(r"(\d+)(?:-(\d+))?", items):
            for item in range(int(first), int(last or first) + 1):
                yield f"CG-{group}.{item}"
