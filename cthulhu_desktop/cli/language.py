"""The language that the command line answers in."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Mapping

from cthulhu_desktop.wording import LANGUAGES

_CODE = re.compile(r"([a-z]{2})(?![a-z])", re.IGNORECASE)
_SPELT_OUT = {"polish": "pl", "german": "de", "english": "en"}  # as Windows names its locales


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language a person set for programs (LC_ALL, LC_MESSAGES, LANG and, unless that is C, the list LANGUAGE; where
    none is set, the system's locale); English if it is not one of ours."""
    main = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    main = main or locale.getlocale()[0] or ""
    if re.match(r"(C|POSIX)(\.|$)", main):
        return "en"
    for wanted in (*environment.get("LANGUAGE", "").split(":"), main):
        code = _code(wanted)
        if code in LANGUAGES:
            return code
    return "en"


def _code(text: str) -> str:
    spelt_out = _SPELT_OUT.get(re.split(r"[_.]", text.lower())[0])
    match = _CODE.match(text)
    return spelt_out or (match[1].lower() if match else "")
