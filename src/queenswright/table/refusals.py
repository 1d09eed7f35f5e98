"""Refusals by a table, with their reasons."""

from __future__ import annotations

from functools import cache
from typing import Any

from queenswright.kernel.errors import QueenswrightError, Refusal
from queenswright.locale import current_language, render


class TableRefusal(QueenswrightError):
    """A wish that the table or the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def refusal(message: str) -> Refusal:
    """A refusal of the table that has no arguments and no clause of the rules."""
    return _refusal_in(message, current_language())


@cache
def _refusal_in(message: str, language: str) -> Refusal:
    """Cached, because what can be taken back is asked after every move."""
    return Refusal(None, message, render(message, {}, language))


def refused(message: str, **args: Any) -> TableRefusal:
    """The error for a refusal of the table."""
    return TableRefusal(Refusal(None, message, render(message, args), args) if args else refusal(message))
