"""The vocabulary of the card game: its moves and occurrences are listed in it."""

from __future__ import annotations

from cthulhu_desktop.core.kernel import Vocabulary

VOCABULARY = Vocabulary()
