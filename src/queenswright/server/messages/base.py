"""The base types of all messages.

Everything the server sends is a `FromServer`: every field is present unless its default is UNSET. Everything a client
sends is a `FromClient`: fields with a default may be left out. Undeclared fields are not allowed.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

OptionValue = str | int | bool | None
Argument = Annotated[Any, Meta(extra={"typescript": "Argument"})]
"""An argument of a sentence: a word, a number, a yes or no, nothing, or a list of arguments."""
View = Annotated[dict[str, Any], Meta(description="What may be seen; each game has names of its own in it.")]


class FromServer(msgspec.Struct, forbid_unknown_fields=True):
    """A message, or part of one, that the server sends."""


class FromClient(msgspec.Struct, forbid_unknown_fields=True):
    """A message, or part of one, that a client sends."""


class Message(FromServer):
    """A sentence of the catalogue: its id and its arguments."""

    message: str
    args: dict[str, Argument]


class RefusalMessage(FromServer):
    """Why something is not possible: a message of the catalogue, its arguments, the clause of the rules."""

    message: str
    args: dict[str, Argument] = msgspec.field(default_factory=dict)
    clause: str | None = None
