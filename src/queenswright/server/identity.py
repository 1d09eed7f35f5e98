"""Who somebody is: a session, or a guest of whom nothing is stored yet; and the name they go by."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Any

from litestar.datastructures import Cookie

from queenswright.records.names import LONGEST_NAME, is_name
from queenswright.server.config import Config
from queenswright.server.cookies import A_DAY, GUEST, SESSION, Cookies, fingerprint
from queenswright.server.devices import device_of
from queenswright.server.headers import header
from queenswright.server.limits import Limits
from queenswright.server.refusals import Refused
from queenswright.server.sessions import EXCHANGE, Sessions
from queenswright.server.whereabouts import Whereabouts
from queenswright.store import NameTaken, Person, Store
from queenswright.store.local import LOCAL_PERSON

TOKEN_BYTES = 16


@dataclass(frozen=True)
class Visitor:
    """Whoever sends a request: the person (empty without a cookie), the address, and the session.

    A guest of whom nothing is stored has a number instead of a session; it is nobody's person.
    """

    person: str
    address: str
    session: str = ""

    @property
    def key(self) -> str:
        """What the token of the page and the sockets of this browser hang on."""
        return self.session or self.person


@dataclass(frozen=True)
class Arrival:
    """Somebody as they are from now on in this browser, with the cookies that say so."""

    visitor: Visitor
    cookies: tuple[Cookie, ...] = ()


def new_token() -> str:
    """An unguessable token of 128 bits: persons, tables' salts, invitations."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def read_name(text: str) -> str:
    """A name for people to see: 1 to 20 printable characters."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not is_name(name):
        raise Refused("server-bad-name", longest=LONGEST_NAME)
    return name


class Identity:
    """Finds out who somebody is, and keeps names."""

    def __init__(
        self,
        store: Store,
        config: Config,
        secret: bytes,
        limits: Limits,
        whereabouts: Whereabouts,
        sessions: Sessions,
    ) -> None:
        self._store = store
        self._config = config
        self._secret = secret
        self._limits = limits
        self._whereabouts = whereabouts
        self.sessions = sessions
        self.cookies = Cookies(secret)

    async def visitor(self, scope: Any) -> Visitor:
        """Who a request is from; an unsigned or outdated cookie, or one of an ended session, is like none."""
        address = scope["client"][0] if scope.get("client") else "-"
        if self._config.local:
            return Visitor(LOCAL_PERSON, address)
        visitor = await self._found(scope, address)
        self._whereabouts.note(visitor.person, address)
        return visitor

    async def _found(self, scope: Any, address: str) -> Visitor:
        kept = self.cookies.read(scope)
        if kept is not None and kept.kind == SESSION:
            session = await self.sessions.find(fingerprint(kept.value))
            if session is not None:
                return Visitor(session.person, address, session.id)
        elif kept is not None and kept.kind == GUEST:
            return Visitor(kept.value, address)
        return Visitor("", address)

    async def counts(self, visitor: Visitor) -> bool:
        """Whether a visitor who came a moment ago is still who they were."""
        return not visitor.session or await self.sessions.find(visitor.session) is not None

    async def arrive(self, scope: Any, visitor: Visitor) -> Arrival:
        """Whoever opens a page: somebody known, somebody with a cookie of the first version, or a new guest."""
        if self._config.local:
            return Arrival(visitor)
        kept = self.cookies.read(scope)
        if visitor.person and kept is not None:
            return Arrival(visitor, self._renewed(scope, visitor, kept.value) if kept.age > A_DAY else ())
        return await self._exchanged(scope, visitor) or self.new_guest(scope, visitor)

    def _renewed(self, scope: Any, visitor: Visitor, value: str) -> tuple[Cookie, ...]:
        """The same cookie, for longer."""
        if not visitor.session:
            return (self.cookies.guest(value, _is_secure(scope)),)
        return (self.cookies.session(value, EXCHANGE, _is_secure(scope)),)

    async def _exchanged(self, scope: Any, visitor: Visitor) -> Arrival | None:
        """A cookie of the first version names a person; it is taken once, for a session."""
        found = self.cookies.read_first(scope)
        if found is None or self._config.clock() > self.sessions.began + EXCHANGE:
            return None
        person_id, signed, cookie = found
        person = await self._store.person(person_id)
        if person is None or person.renewed is not None or signed > self.sessions.began:
            return None
        if not await self.sessions.is_first_exchange(cookie, person_id):
            return None
        return await self.enter(scope, person, visitor)

    def new_guest(self, scope: Any, visitor: Visitor) -> Arrival:
        """Somebody who comes for the first time; nothing is stored before they say a name."""
        if self._config.local:
            return Arrival(visitor)
        guest = Visitor(new_token(), visitor.address)
        return Arrival(guest, (self.cookies.guest(guest.person, _is_secure(scope)),))

    async def enter(self, scope: Any, person: Person, former: Visitor) -> Arrival:
        """This browser is somebody from now on: a new session, and the former one counts no more."""
        if self._config.local:
            return Arrival(former)
        device = device_of(header(scope, b"user-agent"))
        token, session = await self.sessions.begin(person.id, device, person.is_account)
        await self.leave(former)
        secure = _is_secure(scope)
        cookies = [self.cookies.session(token, session.expires - session.created, secure)]
        if person.is_account:
            cookies.append(self.cookies.knowing(scope, person.id, secure))
        return Arrival(Visitor(person.id, former.address, session.id), tuple(cookies))

    async def leave(self, visitor: Visitor) -> None:
        """The session of a browser counts no more, and its sockets are closed."""
        if visitor.session:
            await self.sessions.end(visitor.person, only=visitor.session)
        elif visitor.person and not self._config.local:
            await self.sessions.tell([visitor.person])

    def csrf(self, visitor: Visitor) -> str:
        """The token that a page of this server reads from /api/me and sends with whatever changes something."""
        return hmac.new(self._secret, b"csrf " + visitor.key.encode(), hashlib.sha256).hexdigest()

    def check_csrf(self, scope: Any, visitor: Visitor) -> None:
        """Refuse a change that was not asked for by a page of this server."""
        if not visitor.person:
            raise Refused("server-no-session", 401)
        if not hmac.compare_digest(header(scope, b"x-csrf-token").encode(), self.csrf(visitor).encode()):
            raise Refused("server-bad-csrf", 403)

    async def person(self, person: str) -> Person | None:
        """The stored person, if they ever said a name."""
        return await self._store.person(person) if person else None

    async def name_of(self, person: str) -> str | None:
        """The name somebody goes by."""
        found = await self.person(person)
        return found.name if found else None

    async def account_name(self, person: str) -> str | None:
        """The name of somebody's account."""
        found = await self.person(person)
        return found.name if found is not None and found.is_account else None

    async def free_name(self, text: str, person: str) -> str:
        """A name that somebody may be shown by: a good one, and none that looks like another person's account."""
        name = read_name(text)
        await self.check_free(name, person)
        return name

    async def check_free(self, name: str, person: str) -> None:
        """Refuse a name that looks like another person's account."""
        if not self._config.local and await self._store.look_alike(name) not in (None, person):
            raise Refused("server-name-taken", 409, name=name)

    async def rename(self, scope: Any, visitor: Visitor, text: str) -> Arrival:
        """Go by another name; with the first one a guest becomes a person with a session."""
        await self._limits.take("name", visitor.person, visitor.address)
        name = await self.free_name(text, visitor.person)
        known = await self.person(visitor.person)
        if known is not None:
            try:
                await self._store.rename_person(visitor.person, name)
            except NameTaken:
                raise Refused("server-name-taken", 409, name=name) from None
            return Arrival(visitor)
        person = await self.new_person(visitor, name)
        return await self.enter(scope, person, visitor)

    async def settle(self, scope: Any, visitor: Visitor) -> Arrival:
        """Somebody of whom something is to be kept: a guest becomes a person with a session, still without a name."""
        if self._config.local or await self.person(visitor.person) is not None:
            return Arrival(visitor)
        await self._limits.take("name", visitor.person, visitor.address)
        return await self.enter(scope, await self.new_person(visitor, None), visitor)

    async def new_person(self, visitor: Visitor, name: str | None) -> Person:
        """Store somebody. The number of the guest is not used: whoever put it into the browser knows it."""
        await self._limits.take("made", visitor.person, visitor.address)
        person = LOCAL_PERSON if self._config.local else visitor.person if visitor.session else new_token()
        made = Person(person, name, None, self._config.clock())
        await self._store.add_person(made)
        self._limits.pass_on(visitor.person, person)
        return made


def _is_secure(scope: Any) -> bool:
    return bool(scope["scheme"] == "https")
