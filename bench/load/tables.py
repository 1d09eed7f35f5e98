"""Puts tables with known keys and four seated people into a database, as the server itself would have made them."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass

from bench.load.games import PLAYERS, Script

import queenswright as qw
from queenswright.server.cookies import COOKIE, Cookies, fingerprint
from queenswright.server.identity import new_token
from queenswright.store import Person, Session, TableRow, open_store
from queenswright.table import Happening, Settings, apply, open_table, wishes
from queenswright.table.rows import rows_of, summary_of

A_WEEK = 7 * 86_400.0


@dataclass(frozen=True)
class Prepared:
    """A table that waits for its players: where it is, who they are, what they will do."""

    table: str
    cookies: tuple[str, ...]
    revision: int
    script: Script


def prepare(database: str, scripts: list[Script]) -> list[Prepared]:
    """Make a table for every script; the turns end by themselves, so that a move is one happening."""
    return asyncio.run(_prepare(database, scripts))


async def _prepare(database: str, scripts: list[Script]) -> list[Prepared]:
    store = await open_store(database)
    secret = await store.secret("session", secrets.token_bytes(32))
    signed = Cookies(secret)
    game = qw.load("architect")
    prepared = []
    for script in scripts:
        people = [new_token() for _ in range(PLAYERS)]
        now = time.time()
        for seat, person in enumerate(people):
            await store.add_person(Person(person, f"Player {seat + 1}", None, now))
            await store.add_session(Session(fingerprint(person), person, "", now, now, now + A_WEEK))
        settings = Settings.read({"take_back": "free", "auto_end": True})
        row = TableRow(
            id=secrets.token_urlsafe(9),
            created=now,
            game=game.name,
            pack=game.pack.name,
            pack_digest=game.pack.digest,
            players=PLAYERS,
            options={},
            key=f"{script.key:032x}",
            salt=secrets.token_hex(16),
            rules_version=game.rules.rules_version,
            settings={**settings.to_dict(), "lesson": False},
            host=people[0],
            invite=new_token(),
            public=False,
        )
        state = open_table(game, PLAYERS, script.key, {}, settings, row.rules_version, row.salt)
        happenings: list[Happening] = []
        for seat, person in enumerate(people):
            for happening in wishes.sit(state, person, seat, f"Player {seat + 1}", now):
                apply(state, happening)
                happenings.append(happening)
        await store.create_table(row, summary_of(row, state, now), rows_of(1, happenings))
        cookies = tuple(f"{COOKIE}={signed.session(person, A_WEEK, False).value}" for person in people)
        prepared.append(Prepared(row.id, cookies, state.revision, script))
    await store.close()
    return prepared
