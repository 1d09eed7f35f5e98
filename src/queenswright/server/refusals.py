"""Refusals for people: message id and arguments, the same over HTTP and over the socket."""

from __future__ import annotations

from typing import Any

from litestar.openapi.datastructures import ResponseSpec

from queenswright.kernel.errors import IllegalMove, InputError, QueenswrightError, Refusal
from queenswright.server.messages import RefusalMessage

LONGEST_QUOTE = 200
COME_BACK = 2
"""Seconds after which somebody who was sent away because too much is going on may try again."""


_SENTENCES = {
    400: "Not understood, or not possible.",
    401: "No session yet: ask /api/me first.",
    403: "Not allowed, or without the token of /api/me.",
    404: "There is no such thing, or it is private.",
    409: "Not at this moment.",
    413: "Too large.",
    429: "Too fast; `seconds` says when to come back.",
    503: "The database does not answer, or too much is going on; `seconds` says when to come back.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The possible refusals of a handler, for the OpenAPI document."""
    chosen = (400, *statuses, 429, 503)
    return {status: ResponseSpec(RefusalMessage, description=_SENTENCES[status]) for status in chosen}


READING = refusals(404)
CHANGING = refusals(401, 403, 404, 409, 413)


class Refused(Exception):
    """A request that is not carried out; `status` is the HTTP status."""

    def __init__(self, message: str, status: int = 400, **args: Any) -> None:
        super().__init__(message)
        self.reason = RefusalMessage(message, args)
        self.status = status


def busy() -> Refused:
    """Too much waits already."""
    return Refused("server-busy", 503, seconds=COME_BACK)


def reason_of(error: QueenswrightError | Refused) -> RefusalMessage:
    """An error as a message; English sentences without a message id are quoted."""
    if isinstance(error, Refused):
        return error.reason
    refusal = getattr(error, "refusal", None)
    if isinstance(error, IllegalMove) or isinstance(refusal, Refusal):
        assert refusal is not None
        return shown(refusal)
    if isinstance(error, InputError):
        args = {"where": error.where[:LONGEST_QUOTE], "problem": error.problem[:LONGEST_QUOTE]}
        return RefusalMessage("server-bad-input", args)
    return RefusalMessage("server-no-move", {"problem": str(error)[:LONGEST_QUOTE]})


def shown(refusal: Refusal) -> RefusalMessage:
    """A refusal of the rules or the table."""
    return RefusalMessage(refusal.message, plain(refusal.args), refusal.clause)


def plain(args: Any) -> dict[str, Any]:
    """Arguments in types that JSON has."""
    return {name: _plain(value) for name, value in dict(args).items()}


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, (str, bool)):
        return value
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_plain(one) for one in value]
    if isinstance(value, float):
        return float(value)
    return int(value) if hasattr(value, "__int__") else str(value)
