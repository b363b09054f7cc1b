"""Letters that a search takes for the same: without accents, without case (ł is l, ß is ss, ä is a, é is e)."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

# No decomposition knows these.
_BY_HAND = {
    "ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe", "ħ": "h", "ı": "i", "þ": "th", "ð": "d", "ß": "ss",
    "Ł": "L", "Đ": "D", "Ø": "O", "Æ": "AE", "Œ": "OE", "Ħ": "H", "Þ": "TH", "Ð": "D", "ẞ": "SS",
    "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-", "…": "...", "\u00a0": " ", "\u00ad": "",
    "•": "*", "·": ".", "×": "x",
}  # fmt: skip


def _slow(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text)
    for _ in range(2):  # some letters only come apart once they are small
        plain = unicodedata.normalize("NFKD", plain.translate(_TABLE_BY_HAND).casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


_TABLE_BY_HAND = str.maketrans(_BY_HAND)
# The letters of our languages at once: most texts need nothing more, and that is ten times as fast.
_TABLE = str.maketrans(_BY_HAND | {chr(code): _slow(chr(code)) for code in range(0xC0, 0x180)})


def fold(text: str) -> str:
    """The text as it is searched."""
    if not text.isascii():
        text = text.translate(_TABLE)
        if not text.isascii():
            return _slow(text)
    return text.lower()


@lru_cache(maxsize=4096)
def fold_word(text: str) -> str:
    """`fold` for names that come again and again."""
    return fold(text)
