"""The language of the command line: from the option, else the environment, else English."""

from __future__ import annotations

import os

from queenswright.kernel.errors import OptionError
from queenswright.locale import LANGUAGES, render

VARIABLE = "QUEENSWRIGHT_LANG"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The usual variables; the first that says something decides."""


def chosen_language(option: str | None) -> str:
    """The language to use; a language requested by name has to exist."""
    for name, text in (("--lang", option), (VARIABLE, os.environ.get(VARIABLE))):
        if text:
            if text.casefold() not in LANGUAGES:
                raise OptionError(name, render("cli-wrong-choice", {"found": repr(text), "choices": LANGUAGES}))
            return text.casefold()
    usual = next((os.environ[name] for name in LOCALES if os.environ.get(name)), "")
    return usual[:2].casefold() if usual[:2].casefold() in LANGUAGES else LANGUAGES[0]
