"""The languages that there are, and which one a person wants."""

from __future__ import annotations

import os
import re

LANGUAGES = ("en", "de", "pt")


def language(wanted: str | None = None) -> str:
    """Return the language of an explicit wish such as `pt_BR.UTF-8`, else that of the environment, else English.

    >>> language("de-AT")
    'de'
    """
    for wish in (wanted or "", *_environment()):
        code = re.split(r"[-_.@]", wish.strip().lower())[0]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def _environment() -> list[str]:
    """The first variable that is set decides, as with gettext: LC_ALL=C is a wish too."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value.split(":")
    return []
