"""People: identities, names and accounts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from queenswright.server.messages.base import FromClient, FromServer

Name = Annotated[str, Meta(max_length=60, description="1 to 20 printable characters.")]


class Me(FromServer):
    """Who you are here; send `csrf` in the header X-CSRF-Token with every change."""

    person: str
    name: str | None
    account: bool
    local: bool
    csrf: str


class NewName(FromClient):
    """A new name."""

    name: Name


class Credentials(FromClient):
    """Name and password of an account."""

    name: Name
    password: Annotated[str, Meta(max_length=400)]
