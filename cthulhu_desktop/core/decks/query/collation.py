"""Sorting as dictionaries of a language do it, for who has no collator at hand."""

from __future__ import annotations

from cthulhu_desktop.core.decks.query.folding import fold

# Polish counts its own letters as letters: each comes right after the one it is made from. "~" sorts after all letters.
_POLISH = str.maketrans({
    "ą": "a~", "ć": "c~", "ę": "e~", "ł": "l~", "ń": "n~", "ó": "o~", "ś": "s~", "ź": "z~", "ż": "z~~",
})  # fmt: skip
_QUIET = str.maketrans(dict.fromkeys("\"'“”„‘’.,!?…-–*•()", ""))


def sort_key(text: str, language: str) -> tuple[str, str]:
    """Sorts texts as a dictionary does ("pl": ą after a; "de": ä as a, ß as ss), punctuation and case last."""
    plain = text.casefold().translate(_QUIET)
    if language == "pl":
        plain = plain.translate(_POLISH)
    return fold(plain), text
