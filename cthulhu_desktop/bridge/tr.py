"""One function for every interface text; see docs/languages.md for what the extractor sees."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def tr(text: str, comment: str = "", n: int = -1) -> str:
    """`text` in the language of the program; with `n`, "%n" and the plural form that fits.

    Call it with literal texts and positional arguments only (`tr("%n die", "", n)`): the extractor that fills
    i18n/*.ts does not see f-strings or keyword arguments.
    """
    return QCoreApplication.translate("", text, comment or None, n)
