"""Who is signed in where: a list in the store, remembered here for a short while, and ended everywhere at once.

A request looks here first, so that the store is asked once in a while and not every time. A session that is ended is
forgotten by this process at once, by the others when they hear of it, and at the latest when they look again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from queenswright.server.config import Config
from queenswright.server.cookies import A_DAY, fingerprint
from queenswright.store import AlreadyThere, Session, Store, StoreError

LOG = logging.getLogger("queenswright.server")
TOKEN_BYTES = 32
AN_HOUR = 3600.0
ACCOUNT_LIFE, LONGEST_LIFE = 30.0 * A_DAY, 180.0 * A_DAY
"""How long an account stays signed in without a visit, and at most."""
GUEST_LIFE = 90.0 * A_DAY
"""How long a guest with a name is remembered without a visit."""
EXCHANGE = 90.0 * A_DAY
"""How long cookies of the first version can be exchanged, from the first start of one that keeps sessions."""
GRACE = 60.0
"""Seconds in which a cookie of the first version may be exchanged again: a browser opens all its tabs at once."""
MOST_SESSIONS = 20
MOST_REMEMBERED = 20_000
SLACK = 30.0
BATCH = 50


@dataclass(frozen=True)
class _Remembered:
    session: Session | None
    until: float


class Sessions:
    """Begins, finds and ends sessions."""

    def __init__(self, store: Store, config: Config, on_end: Callable[[Iterable[str]], None], began: float) -> None:
        self._store = store
        self.began = began
        """Since when there are sessions."""
        self._clock = config.clock
        self._life = config.session_memory
        self._on_end = on_end
        self._remembered: dict[str, _Remembered] = {}
        self._looked = self._clock()
        store.on_announce(self._heard)

    async def begin(self, person: str, device: str, is_account: bool) -> tuple[str, Session]:
        """A new session and the token for its cookie; somebody with very many loses those used longest ago."""
        token, now = secrets.token_urlsafe(TOKEN_BYTES), self._clock()
        life = ACCOUNT_LIFE if is_account else GUEST_LIFE
        session = Session(fingerprint(token), person, device, now, _coarse(now), now + life)
        await self._store.add_session(session)
        for one in (await self._store.sessions_of(person, now))[MOST_SESSIONS:]:
            await self.end(person, only=one.id)
        self._remember(session.id, session, now)
        return token, session

    async def find(self, session_id: str) -> Session | None:
        """A session that counts now."""
        now = self._clock()
        known = self._remembered.get(session_id)
        if known is None or known.until <= now:
            found = await self._store.session(session_id)
            if found is not None and found.ended is None and found.expires > now:
                found = await self._use(found, now)
            else:
                found = None
            known = self._remember(session_id, found, now)
        return known.session if known.session is not None and known.session.expires > now else None

    async def _use(self, session: Session, now: float) -> Session:
        """Note now and then that a session is used, which makes it last longer."""
        if now - session.used < AN_HOUR:
            return session
        is_guest = session.expires - session.used > 2 * ACCOUNT_LIFE
        expires = now + GUEST_LIFE if is_guest else min(now + ACCOUNT_LIFE, session.created + LONGEST_LIFE)
        used = replace(session, used=_coarse(now), expires=expires)
        await self._store.use_session(used.id, used.used, used.expires)
        return used

    def _remember(self, session_id: str, session: Session | None, now: float) -> _Remembered:
        while len(self._remembered) >= MOST_REMEMBERED:
            del self._remembered[next(iter(self._remembered))]
        self._remembered.pop(session_id, None)
        known = self._remembered[session_id] = _Remembered(session, now + self._life)
        return known

    async def of(self, person: str) -> list[Session]:
        """Where somebody is signed in."""
        return await self._store.sessions_of(person, self._clock())

    async def end(self, person: str, only: str | None = None, but: str | None = None) -> list[str]:
        """End one session of a person, or all, or all but one."""
        ended = await self._store.end_sessions(person, self._clock(), only, but)
        await self.tell(ended)
        return ended

    async def tell(self, ended: list[str]) -> None:
        """These count no more, here and in all other processes."""
        self._forget(ended)
        for start in range(0, len(ended), BATCH):
            await self._store.announce(json.dumps({"ended": ended[start : start + BATCH]}))

    async def is_first_exchange(self, cookie: str, person: str) -> bool:
        """Note that a cookie of the first version was exchanged; false when it was some time ago."""
        now = self._clock()
        try:
            await self._store.add_session(Session(cookie, person, "", now, now, now + EXCHANGE, now))
        except AlreadyThere:
            noted = await self._store.session(cookie)
            return noted is not None and noted.ended is not None and now - noted.ended < GRACE
        return True

    def _forget(self, ended: Iterable[str]) -> None:
        now = self._clock()
        for session_id in ended:
            self._remember(session_id, None, now)
        self._on_end(ended)

    def _heard(self, text: str) -> None:
        message = json.loads(text)
        if "ended" in message:
            self._forget(message["ended"])

    async def look(self) -> None:
        """Find what was ended elsewhere, should the news have been lost."""
        since, self._looked = self._looked - SLACK, self._clock()
        self._forget(await self._store.ended_sessions(since))

    async def work(self) -> None:
        """Look again and again, and delete what is too old."""
        tidied = 0.0
        while True:
            try:
                if self._store.shared:
                    await self.look()
                if self._clock() - tidied > AN_HOUR:
                    tidied = self._clock()
                    await self.tidy()
            except StoreError:
                LOG.exception("looking after the sessions failed")
            await asyncio.sleep(self._life)

    async def tidy(self) -> None:
        """Delete sessions that are over."""
        await self._store.tidy(self._clock())


def _coarse(moment: float) -> float:
    """The hour in which something happened."""
    return moment - moment % AN_HOUR
