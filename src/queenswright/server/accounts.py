"""Accounts: a name and a password, so that several devices can be one person; recovery by codes and by mail."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from typing import Any

from argon2.exceptions import Argon2Error, InvalidHashError

from queenswright.records.names import LONGEST_NAME
from queenswright.server.config import Config
from queenswright.server.cookies import fingerprint
from queenswright.server.hashing import Hashing
from queenswright.server.identity import Arrival, Identity, Visitor, new_token
from queenswright.server.limits import Limits
from queenswright.server.mail import Post, is_address
from queenswright.server.refusals import Refused
from queenswright.store import NameTaken, Person, Store, Ticket, key_of_name

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
CODES, CODE_PARTS, CODE_PART = 8, 4, 4
CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that are read for one another."""
LINK_LIFE = 1800.0
MOST_WAITING = 20
"""The number of attempts that wait at once for one name; further ones are told to come back."""


class Accounts:
    """Makes accounts, lets people in, and helps those who forgot their password."""

    def __init__(self, store: Store, config: Config, identity: Identity, limits: Limits, post: Post) -> None:
        self._store = store
        self._config = config
        self._identity = identity
        self._limits = limits
        self._post = post
        self._hasher = config.password_hasher
        self._hashing = Hashing()
        self._decoy: str | None = None
        self._waiting: Counter[str] = Counter()

    async def make(self, scope: Any, visitor: Visitor, text: str, password: str) -> tuple[Arrival, list[str]]:
        """Keep the person under a name and a password; the new session, and the codes for a lost password."""
        await self._limits.take("account", visitor.person, visitor.address)
        known = await self._identity.person(visitor.person)
        if known is not None and known.is_account:
            raise Refused("server-has-account", 409)
        name = await self._identity.free_name(text, visitor.person)
        hashed = await self._hashed(password)
        person = known or await self._identity.new_person(visitor, None)
        try:
            await self._store.make_account(person.id, name, hashed)
        except NameTaken:
            raise Refused("server-name-taken", 409, name=name) from None
        return await self._enter_alone(scope, person.id, visitor), await self._new_codes(person.id)

    async def _hashed(self, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused("server-bad-password", shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
        return await self._hashing.do(self._hasher.hash, password)

    async def _enter_alone(self, scope: Any, person_id: str, visitor: Visitor) -> Arrival:
        """A new session, and no other one counts any more, nor does a cookie of the first version."""
        await self._store.renew_person(person_id, self._config.clock())
        person = await self._store.person(person_id)
        assert person is not None
        arrival = await self._identity.enter(scope, person, visitor)
        await self._identity.sessions.end(person_id, but=arrival.visitor.session)
        return arrival

    async def login(self, scope: Any, visitor: Visitor, name: str, password: str) -> Arrival:
        """Be the person of an account; the refusal does not tell whether name or password is wrong."""
        await self._limits.take("login", f"{key_of_name(name)[:LONGEST_NAME]} {visitor.address}", visitor.address)
        found = await self._store.account(name)
        if found is None or found.id not in self._identity.cookies.known(scope):
            await self._slow_down(name)
        if not await self._is_password(found, password) or found is None:
            raise Refused("server-bad-login", 403)
        return await self._identity.enter(scope, found, visitor)

    async def _slow_down(self, name: str) -> None:
        """Where many guess at one name, everybody waits who was never signed in by it here; nobody is locked out."""
        key = key_of_name(name)[:LONGEST_NAME]
        wait = await self._limits.wait("guess", key)
        if not wait:
            return
        if self._waiting[key] >= MOST_WAITING:
            raise Refused("server-too-fast", 429, seconds=max(1, round(wait)))
        self._waiting[key] += 1
        try:
            await asyncio.sleep(min(wait, self._config.slow_down))
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key]

    async def _is_password(self, person: Person | None, password: str) -> bool:
        hashed = person.password if person is not None else None
        return await self._hashing.do(self._opens, hashed, password[: LONGEST_PASSWORD + 1])

    def _opens(self, hashed: str | None, password: str) -> bool:
        """Whether a password is the one of a hash. Without one, a hash that no password opens takes as long."""
        if self._decoy is None:
            self._decoy = self._hasher.hash(secrets.token_hex(32))
        try:
            return self._hasher.verify(hashed or self._decoy, password)
        except (Argon2Error, InvalidHashError):
            return False

    def close(self) -> None:
        """End what was begun for people who are signing in."""
        self._hashing.close()
        self._post.close()

    async def proved(self, visitor: Visitor, password: str) -> Person:
        """The account of a visitor who knows its password; every important change asks for it."""
        await self._limits.take("login", f"{visitor.person} {visitor.address}", visitor.address)
        person = await self._identity.person(visitor.person)
        if person is None or not person.is_account:
            raise Refused("server-no-account", 409)
        if not await self._is_password(person, password):
            raise Refused("server-wrong-password", 403)
        return person

    async def change_password(self, scope: Any, visitor: Visitor, old: str, new: str) -> Arrival:
        """A new password; every other device is signed out."""
        person = await self.proved(visitor, old)
        return await self._set_password(scope, visitor, person.id, await self._hashed(new))

    async def _set_password(self, scope: Any, visitor: Visitor, person: str, hashed: str) -> Arrival:
        """From now on this password alone counts: no session of before, and no link that was sent."""
        await self._store.set_password(person, hashed)
        await self._store.renew_tickets(person, "link", [])
        return await self._enter_alone(scope, person, visitor)

    async def codes_left(self, person: Person) -> int:
        """How many recovery codes somebody has."""
        return len(await self._store.tickets_of(person.id, "code", self._config.clock()))

    async def renew_codes(self, visitor: Visitor, password: str) -> list[str]:
        """New recovery codes; the former ones are worth nothing any more."""
        return await self._new_codes((await self.proved(visitor, password)).id)

    async def _new_codes(self, person: str) -> list[str]:
        """Codes that are shown once; the store has their hashes only."""
        codes = ["-".join(_letters(CODE_PART) for _ in range(CODE_PARTS)) for _ in range(CODES)]
        tickets = [Ticket(_code_id(person, code), person, "code") for code in codes]
        await self._store.renew_tickets(person, "code", tickets)
        return codes

    async def recover(self, scope: Any, visitor: Visitor, name: str, code: str, password: str) -> Arrival:
        """A new password for whoever has a recovery code; the code is used up."""
        await self._limits.take("recover", f"{key_of_name(name)[:LONGEST_NAME]} {visitor.address}", visitor.address)
        hashed = await self._hashed(password)
        person = await self._store.account(name)
        used = None
        if person is not None:
            used = await self._store.take_ticket(_code_id(person.id, code), "code", self._config.clock())
        if person is None or used is None:
            raise Refused("server-bad-code", 403)
        return await self._set_password(scope, visitor, person.id, hashed)

    async def ask_for_link(self, visitor: Visitor, name: str) -> None:
        """Send a link to the address of an account; whether there is one is not told.

        Nobody fills somebody's postbox: after some letters the last link stays good, and no further one is sent.
        """
        await self._limits.take("recover", f"{key_of_name(name)[:LONGEST_NAME]} {visitor.address}", visitor.address)
        person = await self._store.account(name)
        if person is not None and person.mail and self._post.is_there and await self._may_write("link", person.mail):
            token = await self._link(person.id, "link", person.mail)
            self._post.send_later("recover", person.mail, str(person.name), f"/recover/{token}")

    async def _may_write(self, kind: str, mail: str) -> bool:
        """Whether an address gets one more letter of a kind, from whomever it comes."""
        return not await self._limits.wait("letters", f"{kind} {fingerprint(mail.casefold())}")

    async def _link(self, person: str, kind: str, value: str) -> str:
        token = new_token()
        expires = self._config.clock() + LINK_LIFE
        await self._store.renew_tickets(person, kind, [Ticket(fingerprint(token), person, kind, value, expires)])
        return token

    async def recover_by_link(self, scope: Any, visitor: Visitor, token: str, password: str) -> Arrival:
        """A new password for whoever followed the link; it can be used once."""
        await self._limits.take("recover", visitor.address, visitor.address)
        hashed = await self._hashed(password)
        ticket = await self._store.take_ticket(fingerprint(token), "link", self._config.clock())
        person = await self._store.person(ticket.person) if ticket else None
        if person is None or ticket is None or person.mail != ticket.value:
            raise Refused("server-bad-link", 403)
        return await self._set_password(scope, visitor, person.id, hashed)

    async def set_mail(self, visitor: Visitor, password: str, mail: str) -> None:
        """Take an address for links: it counts when the link sent there was followed. An empty one is none."""
        person = await self.proved(visitor, password)
        await self._limits.take("recover", visitor.person, visitor.address)
        if not mail:
            await self._store.set_mail(person.id, None)
            return
        if not self._post.is_there:
            raise Refused("server-no-mail", 409)
        if not is_address(mail):
            raise Refused("server-bad-mail")
        if not await self._may_write("mail", mail):
            raise Refused("server-too-fast", 429, seconds=LINK_LIFE)
        token = await self._link(person.id, "mail", mail)
        self._post.send_later("confirm", mail, str(person.name), f"/confirm/{token}")

    async def confirm_mail(self, visitor: Visitor, token: str) -> None:
        """The link that was sent to an address was followed."""
        await self._limits.take("recover", visitor.address, visitor.address)
        ticket = await self._store.take_ticket(fingerprint(token), "mail", self._config.clock())
        if ticket is None:
            raise Refused("server-bad-link", 403)
        await self._store.set_mail(ticket.person, ticket.value)


def _letters(count: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(count))


def _code_id(person: str, code: str) -> str:
    """What is stored of a code; blanks, hyphens and capitals do not count."""
    return fingerprint(f"{person} {''.join(code.split()).replace('-', '').casefold()}")
