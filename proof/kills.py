"""Kills the server at random moments under play, and looks whether anything that was confirmed is lost or doubled.

    python -m proof.kills --kills 200                               # one process on SQLite
    python -m proof.kills --kills 200 --database postgresql         # two processes, one of them is killed at a time

Several people play random games at several tables (moves, ends of turns, undo, redo, requests, chat in bursts; a bot
plays along). SIGKILL comes while commands are under way, at any other moment, or while the server starts. Before it is
started again the database is read directly; afterwards everybody comes back with the last number they saw. Checked
every time: what was confirmed is stored once, what was not confirmed once or not at all, numbers have no gaps, nothing
stored has changed, everybody's log and state are those of the stored events folded again, the record replays.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from random import Random
from typing import Any

from tests.installed import install_tiny

from proof.ledger import Shadow
from proof.parties import Party, Report
from proof.players import House, Player, Signals
from proof.servers import PATIENCE, database_for, server_on
from queenswright.client import Client
from queenswright.kernel.game import Game
from queenswright.records import commitment, read_record, write_record
from queenswright.server.shelf import Shelf
from queenswright.store import Store, open_store
from queenswright.table import showing

LONGEST_GAME = 200
"""This many events, then the people begin a new game: what is checked again after every kill stays short."""

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "architect", "seats": [ME, OPEN]},
    {"game": "tiny", "seats": [ME, OPEN, BOT]},
    {"game": "architect", "seats": [ME, OPEN, OPEN], "auto_end": True},
    {"game": "tiny", "seats": [ME, OPEN, {"kind": "person", "name": "Otto"}], "take_back": "turn"},
)
"""With two servers, the people of the first two tables stay together, one table at each."""


class Run:
    """All parties, the servers they play at, and the killing."""

    def __init__(self, database: str, houses: Sequence[House], seed: int, say: Callable[[str], None]) -> None:
        self.database, self.houses, self.say = database, houses, say
        self.chance = Random(seed)
        self.signals = Signals()
        self.parties = [Party(number, wishes) for number, wishes in enumerate(TABLES)]
        self.report = Report()
        self.games: dict[tuple[str, str], Game] = {}
        self._stack = AsyncExitStack()

    async def kill(self, count: int) -> None:
        """Play and kill this many times; at the end everybody has to be able to go on."""
        async with self._stack:
            try:
                await self._kill(count)
            finally:
                for party in self.parties:
                    await party.end()

    async def _kill(self, count: int) -> None:
        start = time.monotonic()
        await self._seat_people()
        self.signals.go.set()
        for number in range(1, count + 1):
            await self._one_kill()
            if number % 10 == 0 or number == count:
                self.say(f"{number} kills, {self.signals.confirmed} confirmed, {time.monotonic() - start:.0f} s")
        await self._all_go_on()
        await self._rest()
        for party in self.parties:
            await party.end()
        for house in self.houses:
            house.is_up.clear()
            status = house.server.stop()
            assert status in (0, -signal.SIGTERM), f"the server ended with {status}:\n{house.server.output()[-3000:]}"
        await self._check_stored(is_last=True)
        self.report.resent = self.signals.resent
        self.report.seconds = time.monotonic() - start
        for house in self.houses:
            assert not house.server.errors(), f"the server's log has errors:\n{house.server.errors()}"

    async def _seat_people(self) -> None:
        for party in self.parties:
            people = sum(wish["kind"] in ("me", "open") for wish in party.wishes["seats"])
            for number in range(people):
                house = self.houses[(party.number if party.number < 2 else number) % len(self.houses)]
                client = await self._stack.enter_async_context(Client(house.server.address))
                name = f"{'ABCD'[party.number]}{number}"
                await client.sign_in(name)
                seats = tuple(i for i, wish in enumerate(party.wishes["seats"]) if wish["kind"] == "person")
                own = (number, *seats) if number == 0 else (number,)
                party.players.append(Player(name, own, client, house, Random(self.chance.getrandbits(32))))
            await self._begin(party)

    async def _begin(self, party: Party) -> None:
        await party.begin(self.signals)
        self.report.tables += 1

    async def _one_kill(self) -> None:
        house = self.chance.choice(self.houses)
        await self._moment(house)
        house.server.kill()
        house.is_up.clear()
        if len(self.houses) > 1:
            await self._others_go_on(house)
        await self._rest()
        await self._check_stored()
        await self._restart(house)
        await self._check_shown()
        self.signals.go.set()

    async def _moment(self, house: House) -> None:
        """Wait for the moment of the kill: right after a command was sent, or some time that nobody chose."""
        kind = self.chance.choice(("sending", "sending", "sending", "any time"))
        if kind == "sending":
            countdown, reached = self.chance.randint(1, 120), asyncio.Event()

            def on_sent() -> None:
                nonlocal countdown
                countdown -= 1
                if countdown == 0:
                    reached.set()

            self.signals.on_sent = on_sent
            await self._until(reached.is_set, reached.wait())
            self.signals.on_sent = lambda: None
            await asyncio.sleep(self.chance.choice((0, 0, 0.0005, 0.001, 0.002, 0.005)))
        else:
            await asyncio.sleep(self.chance.uniform(0, 0.5))
        self.report.kills[kind] += 1

    async def _until(self, condition: Callable[[], bool], waiting: Awaitable[Any] | None = None) -> None:
        """Wait until something is so; players who stumbled and a standstill are failures."""
        if waiting is not None:
            waiting = asyncio.ensure_future(waiting)
        end = time.monotonic() + PATIENCE
        while not condition():
            self._look_for_problems()
            assert time.monotonic() < end, f"nothing goes on any more: {self._standstill()}"
            if waiting is not None:
                await asyncio.wait([waiting], timeout=0.05)
            else:
                await asyncio.sleep(0.005)

    def _look_for_problems(self) -> None:
        for party in self.parties:
            problem = party.problem()
            if problem is not None:
                raise problem

    def _standstill(self) -> str:
        lines = []
        for party in self.parties:
            for player in party.players:
                seat = player.seat
                state = {k: v for k, v in seat.state.items() if k not in ("view", "legal")} if seat else {}
                lines.append(f"{player.name} resting={player.is_resting} at {seat.number if seat else None}: {state}")
        return "\n".join(lines)

    async def _rest(self) -> None:
        """Let everybody pause, with nothing under way."""
        self.signals.go.clear()
        await self._until(lambda: all(player.is_resting for party in self.parties for player in party.players))
        self._look_for_problems()

    async def _others_go_on(self, killed: House) -> None:
        """While one server is down, those at the other one play on; some people go over to it."""
        (other,) = [house for house in self.houses if house is not killed]
        for party in self.parties[2:]:
            for player in party.players:
                if player.house is killed and self.chance.random() < 0.5:
                    player.move_to(other)
        there = next(p for p in self.parties[:2] if p.players[0].house is other)
        before = there.ledger.confirmed.total()
        await self._until(lambda: there.ledger.confirmed.total() > before or self._is_over(there))

    def _is_over(self, party: Party) -> bool:
        return any(player.seat is not None and player.seat.is_over for player in party.players)

    async def _restart(self, house: House) -> None:
        """Start the server again; sometimes it is killed once more before it is up."""
        while self.chance.random() < 0.1:
            house.server.start()
            await asyncio.sleep(self.chance.uniform(0.3, 2.0))
            house.server.kill()
            self.report.kills["starting"] += 1
        house.server.start()
        await house.server.ready()
        house.is_up.set()
        for party in self.parties:
            for player in party.players:
                if player.house is not player.home and self.chance.random() < 0.7:
                    await player.leave()
                    player.move_to(player.home)

    async def _check_stored(self, is_last: bool = False) -> None:
        """Read the database: every party's log is whole, and agrees with what was sent and confirmed."""
        store = await open_store(self.database)
        try:
            for party in self.parties:
                await self._follow(store, party)
                found = self._agree(party)
                if is_last:
                    self._count(party, found)
        finally:
            await store.close()

    async def _follow(self, store: Store, party: Party) -> None:
        if party.shadow is None:
            row = await store.table(party.table)
            assert row is not None, f"table {party.table} is gone"
            game = await Shelf(store).edition(row.game, row.pack, row.pack_digest)
            game = self.games.setdefault((row.game, row.pack_digest), game)
            party.shadow = Shadow(row, game)
        party.shadow.follow(await store.happenings(party.table))
        party.shadow.check_record()

    def _agree(self, party: Party) -> Counter[Any]:
        """The stored log against what was sent, and against what everybody has seen."""
        assert party.shadow is not None
        shown = party.shadow.shown
        for player in party.players:
            seen = player.seat.happenings if player.seat is not None else []
            assert seen == shown[: len(seen)], f"{player.name} was told what is not stored: {_odd(seen, shown)}"
        return party.ledger.check(shown, party.owners)

    def _count(self, party: Party, found: Counter[Any]) -> None:
        ledger, report = party.ledger, self.report
        report.events += len(party.shadow.shown if party.shadow else ())
        report.sent += ledger.sent.total()
        report.confirmed += ledger.confirmed.total()
        report.unconfirmed_stored += (found - ledger.confirmed).total()
        report.refused += ledger.refused.total()
        report.unconfirmed_lost += (ledger.sent - ledger.refused - found).total()

    async def _check_shown(self) -> None:
        """Everybody comes back with the last number they saw: log and state are those that are stored."""
        for party in self.parties:
            shadow = party.shadow
            assert shadow is not None
            for player in party.players:
                await self._check_player(party, shadow, player)
            if shadow.table.status == "over" or len(shadow.rows) > LONGEST_GAME:
                await self._finish(party, shadow)

    async def _check_player(self, party: Party, shadow: Shadow, player: Player) -> None:
        await player.house.is_up.wait()
        seat = await player.caught_up(len(shadow.shown))
        assert seat.info["status"] == shadow.table.status or shadow.table.bot_to_move is not None
        if seat.number == len(shadow.shown):  # a bot may have gone on meanwhile
            assert seat.happenings == shadow.shown, f"{player.name}: {_odd(seat.happenings, shadow.shown)}"
            expected = shadow.state(player.seats)
            odd = {key for key in expected if seat.state.get(key) != expected[key]}
            assert not odd, f"{player.name}: the state differs in {sorted(odd)}"
            if shadow.table.line is not None and shadow.table.bot_to_move is None:
                assert await player.client.record(party.table) == write_record(showing.record(shadow.table))
        me = await player.client.get("/api/me")
        assert (me["name"], me["person"]) == (player.name, player.client.me["person"]), me

    async def _finish(self, party: Party, shadow: Shadow) -> None:
        """A game is over or long enough: its record is checked as anybody may, and a new one begins."""
        if shadow.table.status == "over":
            text = await party.players[0].client.record(party.table)
            record = read_record(text)
            assert record.salt is not None
            assert record.key is not None
            assert commitment(record.salt, record.key) == shadow.table.commitment
            assert shadow.table.line is not None
            assert record.replay(shadow.game).to_bytes() == shadow.table.line.position.to_bytes()
            self.report.finished += 1
        self._count(party, self._agree(party))
        await party.end()
        await self._begin(party)

    async def _all_go_on(self) -> None:
        """After the last kill every table has to go on, also those whose bots another process drove."""
        before = {party.number: party.ledger.confirmed.total() for party in self.parties}

        def goes_on(party: Party) -> bool:
            return party.ledger.confirmed.total() >= before[party.number] + 3 or self._is_over(party)

        await self._until(lambda: all(goes_on(party) for party in self.parties))


def _odd(seen: list[dict[str, Any]], stored: list[dict[str, Any]]) -> str:
    """The first event in which two logs differ."""
    for one, other in zip(seen, stored, strict=False):
        if one != other:
            return f"{one} instead of {other}"
    return f"{len(seen)} events instead of {len(stored)}"


@asynccontextmanager
async def _open_houses(database: str, count: int) -> AsyncIterator[list[House]]:
    with ExitStack() as stack:
        houses = [House(stack.enter_context(server_on(database, "unlimited"))) for _ in range(count)]
        for house in houses:
            await house.server.ready()
            house.is_up.set()
        yield houses


async def kill_under_play(database: str, workers: int, kills: int, seed: int, say: Callable[[str], None]) -> Report:
    """Play at this many servers on a database and kill them this many times; raises what goes wrong."""
    install_tiny()
    async with _open_houses(database, workers) as houses:
        run = Run(database, houses, seed, say)
        try:
            await run.kill(kills)
        except BaseException:
            for house in houses:
                say(f"the log of port {house.server.port}:\n{house.server.output()[-3000:]}")
            raise
        return run.report


def main(arguments: Sequence[str] | None = None) -> int:
    """Kill, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python -m proof.kills", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, help="choose the same moments again, as far as time allows")
    options = parser.parse_args(arguments)
    seed = Random().getrandbits(32) if options.seed is None else options.seed
    print(f"seed {seed}", flush=True)
    with database_for(options.database) as database:
        workers = 2 if options.database == "postgresql" else 1
        work = kill_under_play(database, workers, options.kills, seed, lambda text: print(text, flush=True))
        try:
            report = asyncio.run(work)
        except AssertionError as error:
            print(f"FAILED with seed {seed}: {error}")
            return 1
    print(f"{options.database}, {workers} server(s): {report.text()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
