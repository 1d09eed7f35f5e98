"""People: identities, names and accounts."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from queenswright.server.messages.base import FromClient, FromServer

Name = Annotated[str, Meta(max_length=60, description="1 to 20 printable characters.")]

Password = Annotated[str, Meta(max_length=400)]


class Me(FromServer):
    """Who you are here; send `csrf` in the header X-CSRF-Token with every change."""

    person: str
    name: str | None
    account: bool
    local: bool
    csrf: str
    mail: Annotated[str | None, Meta(description="The confirmed address for recovery.")]
    can_mail: Annotated[bool, Meta(description="Whether this server sends mail.")]
    codes_left: int
    codes: Annotated[list[str] | UnsetType, Meta(description="New recovery codes, shown this once.")] = UNSET


class SessionInfo(FromServer):
    """A browser in which you are signed in; `used` is exact to the hour, `device` may be empty."""

    id: str
    device: str
    created: float
    used: float
    current: bool


class NewName(FromClient):
    """A new name."""

    name: Name


class Credentials(FromClient):
    """Name and password of an account."""

    name: Name
    password: Password


class Proof(FromClient):
    """The password, for what only its owner may do."""

    password: Password


class NewPassword(FromClient):
    """The old password, and the one to come."""

    old: Password
    password: Password


class Recovery(FromClient):
    """One of the recovery codes of an account, and the password to come."""

    name: Name
    code: Annotated[str, Meta(max_length=60)]
    password: Password


class LinkWish(FromClient):
    """The account for which a link is wanted."""

    name: Name


class Token(FromClient):
    """What stands at the end of a link that was sent by mail."""

    token: Annotated[str, Meta(max_length=60)]


class RecoveryByLink(FromClient):
    """What stands at the end of a link that was sent by mail, and the password to come."""

    token: Annotated[str, Meta(max_length=60)]
    password: Password


class NewMail(FromClient):
    """The address for recovery, empty for none."""

    password: Password
    mail: Annotated[str, Meta(max_length=200)]


class Goodbye(FromClient):
    """An account is deleted by its password; a guest has none."""

    password: Password = ""
