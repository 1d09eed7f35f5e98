"""People: who somebody is here, and what they go by."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from queenswright.server.messages.base import FromClient, FromServer

Name = Annotated[str, Meta(max_length=60, description="1 to 20 printable characters.")]


class Me(FromServer):
    """Who you are here; `csrf` goes into the header X-CSRF-Token of whatever changes something."""

    person: str
    name: str | None
    account: bool
    local: bool
    csrf: str


class NewName(FromClient):
    """The name to go by."""

    name: Name


class Credentials(FromClient):
    """Name and password of an account."""

    name: Name
    password: Annotated[str, Meta(max_length=400)]
