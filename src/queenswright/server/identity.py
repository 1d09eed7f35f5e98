"""Who somebody is: a signed cookie that names a person, a name, and optionally an account with a password."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, TimestampSigner
from litestar.datastructures import Cookie

from queenswright.records.names import LONGEST_NAME, is_name
from queenswright.server.config import Config
from queenswright.server.headers import header
from queenswright.server.limits import Limits
from queenswright.server.refusals import Refused
from queenswright.server.whereabouts import Whereabouts
from queenswright.store import NameTaken, Person, Store
from queenswright.store.local import LOCAL_PERSON

COOKIE = "queenswright"
LIFETIME = 400 * 86_400
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
TOKEN_BYTES = 16


@dataclass(frozen=True)
class Visitor:
    """The sender of a request: the person (empty without a cookie) and the address."""

    person: str
    address: str


def new_token() -> str:
    """An unguessable token of 128 bits, for people, salts and invitations."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def read_name(text: str) -> str:
    """Check a display name: 1 to 20 printable characters."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not is_name(name):
        raise Refused("server-bad-name", longest=LONGEST_NAME)
    return name


def _read_password(text: str) -> str:
    if not SHORTEST_PASSWORD <= len(text) <= LONGEST_PASSWORD:
        raise Refused("server-bad-password", shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
    return text


class Identity:
    """Signs and reads cookies, keeps names and accounts."""

    def __init__(self, store: Store, config: Config, secret: bytes, limits: Limits, whereabouts: Whereabouts) -> None:
        self._store = store
        self._config = config
        self._secret = secret
        self._signer = TimestampSigner(secret, salt="queenswright-session", digest_method=hashlib.sha256)
        self._hasher = PasswordHasher()
        self._limits = limits
        self._whereabouts = whereabouts

    def visitor(self, scope: Any) -> Visitor:
        """Who a request is from; an unsigned or outdated cookie counts as none."""
        address = scope["client"][0] if scope.get("client") else "-"
        if self._config.local:
            return Visitor(LOCAL_PERSON, address)
        person = self._read_cookie(_cookie_in(header(scope, b"cookie")))
        self._whereabouts.note(person, address)
        return Visitor(person, address)

    def _read_cookie(self, text: str) -> str:
        try:
            return self._signer.unsign(text, max_age=LIFETIME).decode()
        except (BadSignature, UnicodeDecodeError):
            return ""

    def new_person(self) -> str:
        """The id of a new visitor; nothing is stored until they give a name."""
        return LOCAL_PERSON if self._config.local else new_token()

    def cookie(self, person: str, secure: bool) -> list[Cookie]:
        """The cookie that names a person; a local server needs none."""
        if self._config.local:
            return []
        value = self._signer.sign(person).decode()
        return [Cookie(COOKIE, value=value, path="/", max_age=LIFETIME, httponly=True, samesite="lax", secure=secure)]

    def csrf(self, person: str) -> str:
        """The token that a page of this server reads from /api/me and sends with every change."""
        return hmac.new(self._secret, b"csrf " + person.encode(), hashlib.sha256).hexdigest()

    def check_csrf(self, scope: Any, visitor: Visitor) -> None:
        """Refuse a change that was not requested by a page of this server."""
        if not visitor.person:
            raise Refused("server-no-session", 401)
        if not hmac.compare_digest(header(scope, b"x-csrf-token").encode(), self.csrf(visitor.person).encode()):
            raise Refused("server-bad-csrf", 403)

    async def person(self, person: str) -> Person | None:
        """The stored person, if they ever gave a name."""
        return await self._store.person(person) if person else None

    async def name_of(self, person: str) -> str | None:
        """The name of a person."""
        found = await self.person(person)
        return found.name if found else None

    async def rename(self, visitor: Visitor, text: str) -> None:
        """Change the name of a person."""
        self._limits.take("name", visitor.person, visitor.address)
        name = read_name(text)
        try:
            if await self.person(visitor.person) is None:
                await self._store.add_person(Person(visitor.person, name, None, self._config.clock()))
            else:
                await self._store.rename_person(visitor.person, name)
        except NameTaken:
            raise Refused("server-name-taken", 409, name=name) from None

    async def make_account(self, visitor: Visitor, text: str, password: str) -> None:
        """Make an account with a name and a password, so that the person can log in on other devices."""
        self._limits.take("account", visitor.person, visitor.address)
        name = read_name(text)
        hashed = await asyncio.to_thread(self._hasher.hash, _read_password(password))
        try:
            if await self.person(visitor.person) is None:
                await self._store.add_person(Person(visitor.person, None, None, self._config.clock()))
            await self._store.make_account(visitor.person, name, hashed)
        except NameTaken:
            raise Refused("server-name-taken", 409, name=name) from None

    async def login(self, visitor: Visitor, name: str, password: str) -> str:
        """The person of an account; the refusal does not say whether the name or the password is wrong."""
        self._limits.take("login", f"{name[:LONGEST_NAME].casefold()} {visitor.address}", visitor.address)
        found = await self._store.account(name)
        hashed = found.password if found and found.password else self._nobody()
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password[: LONGEST_PASSWORD + 1])
        except (Argon2Error, InvalidHashError):
            raise Refused("server-bad-login", 403) from None
        if found is None:
            raise Refused("server-bad-login", 403)
        return found.id

    def _nobody(self) -> str:
        """A hash that matches no password, so that an unknown name takes as long to check as a known one."""
        if not hasattr(self, "_decoy"):
            self._decoy = self._hasher.hash(secrets.token_hex(32))
        return self._decoy


def _cookie_in(text: str) -> str:
    for part in text.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value.strip('"')
    return ""
