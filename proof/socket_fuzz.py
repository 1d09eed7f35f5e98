"""Says everything one can say to the sockets of a server, and a lot that one cannot, while a table beside plays on.

    python -m proof.socket_fuzz --messages 100000 [--seed N]

People of every kind (with one seat, with several, spectators, without a name, strangers) at tables of every kind send
commands, nearly commands and junk, in bursts; others break frames, connections and requests; others do not read or do
not say anything for the whole time. Every message has to get one clear reply, every broken client a tidy end; the
server may not write an error, hang or end; two people at a table of their own, in another process, have to get on as
before. Everything happens on this machine, and ends with the number of messages.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.installed import install_tiny

from proof.ledger import Shadow
from proof.raw_socket import RawSocket, request
from proof.rude import RUDE
from proof.servers import PATIENCE, ROOT, ServerProcess, database_for, server_on
from proof.visitor import Visitor
from proof.zoo import Place, open_zoo
from queenswright.server.shelf import Shelf
from queenswright.store import open_store

EACH = 250
"""This many messages a visitor sends before all tables are made again."""
RUDE_SHARE = 0.05
LAZY = 40
CALM = 2.0
"""Seconds of play before the fuzzing begins, to compare with."""
SLOWEST = 3000.0
"""Milliseconds that a move at the other table may take at most while the server is attacked."""


class Failure(AssertionError):
    """What the server should not have done; the text says where and how to see it again."""


@dataclass
class Outcome:
    """What a run has seen."""

    tally: Counter[str] = field(default_factory=Counter)
    control: list[dict[str, float]] = field(default_factory=list)
    tables: int = 0
    events: int = 0
    seconds: float = 0.0
    memory: tuple[int, int] = (0, 0)

    def text(self) -> str:
        """For people."""
        kinds = ("answer", "refused", "stale", "rude", "lazy", "turned away")
        counted = ", ".join(f"{kind} {self.tally[kind]}" for kind in kinds)
        refusals = ", ".join(f"{k} {v}" for k, v in self.tally.most_common() if k.startswith(("server-", "table-")))
        calm, fuzzed = self.control
        return (
            f"{self.tally['messages']} messages in {self.seconds:.0f} s: {counted}; {self.tables} tables with "
            f"{self.events} events, all replayed\nrefusals: {refusals}\n"
            f"the table beside, p50/p99/worst in ms: before {_times(calm)}, meanwhile {_times(fuzzed)}\n"
            f"memory of the server: {self.memory[0] >> 20} MB after the first round, {self.memory[1] >> 20} MB at last"
        )


def _times(stretch: dict[str, float]) -> str:
    return f"{stretch['p50']}/{stretch['p99']}/{stretch['worst']} ({stretch['moves']} moves)"


class SocketFuzz:
    """One run against one server."""

    def __init__(self, server: ServerProcess, seed: int, say: Callable[[str], None]) -> None:
        self.server, self.seed, self.say = server, seed, say
        self.chance = Random(seed)
        self.outcome = Outcome()
        self.lazy: list[RawSocket] = []
        self.places: list[Place] = []
        self.tables: set[str] = set()

    async def run(self, messages: int) -> None:
        """Send this many messages, in rounds with new tables."""
        rounds = 0
        while (left := messages - self.outcome.tally["messages"]) > 0:
            rounds += 1
            async with AsyncExitStack() as stack:
                self.places = await open_zoo(self.server.address, stack, self.chance)
                self.tables |= {place.table for place in self.places}
                await self._round(rounds, left)
            if rounds == 1:
                self.outcome.memory = (self.server.memory(), 0)
            self.say(f"round {rounds}: {self.outcome.tally['messages']} messages")
        for one in self.lazy:
            one.cut()
        await self._all_are_gone()
        self.outcome.memory = (self.outcome.memory[0], self.server.memory())
        await asyncio.sleep(0.1)  # connections that were cut off are closed in the next turns of the event loop

    async def _round(self, number: int, left: int) -> None:
        inside = [place for place in self.places if place.may_enter]
        each = min(EACH, -(-left // len(inside)))
        async with asyncio.TaskGroup() as group:
            for place in self.places:
                seed = f"{self.seed} {number} {place.kind} {place.role}"
                group.create_task(self._visit(Visitor(self.server.port, place, seed, self.outcome.tally), each))
            for one in range(4):
                count = int(each * len(inside) * RUDE_SHARE / 4) + len(RUDE) // 4 + 1
                group.create_task(self._be_rude(f"{self.seed} {number} rude {one}", inside, one, count))
            group.create_task(self._be_lazy(inside))

    async def _visit(self, visitor: Visitor, count: int) -> None:
        try:
            await (visitor.run(count) if visitor.place.may_enter else visitor.turned_away())
        except Exception as error:
            place = f"{visitor.place.role} at the table '{visitor.place.kind}'"
            last = "\n  ".join(visitor.last)
            raise Failure(f"{visitor.seed}: {place}: {type(error).__name__}: {error}\nlast sent:\n  {last}") from error

    async def _be_rude(self, seed: str, places: list[Place], first: int, count: int) -> None:
        """Attempt after attempt against the wire itself, every kind in turn."""
        chance = Random(seed)
        for number in range(count):
            rude, place = RUDE[(first + 4 * number) % len(RUDE)], chance.choice(places)
            try:
                await rude(self.server.port, place, chance)
            except Exception as error:
                name = getattr(rude, "__name__", "")
                raise Failure(f"{seed} #{number}: {name} as {place.role} at '{place.kind}': {error!r}") from error
            self.outcome.tally["rude"] += 1
            self.outcome.tally["messages"] += 1

    async def _be_lazy(self, places: list[Place]) -> None:
        """Connections that say nothing, half of what they should, or never read; they stay to the end."""
        for place in places:
            if len(self.lazy) >= LAZY:
                return
            match len(self.lazy) % 3:
                case 0:
                    one = await RawSocket.plain(self.server.port)
                case 1:
                    one = await RawSocket.plain(self.server.port)
                    one.send(request(self.server.port, place.path, place.cookie)[: self.chance.randrange(1, 200)])
                case _:
                    one = await RawSocket.opened(self.server.port, place.path, place.cookie, buffer=4096)
                    for number in range(150):
                        one.say(json.dumps({"do": "sync", "id": number, "since": 0}))
            self.lazy.append(one)
            self.outcome.tally["lazy"] += 1

    async def _all_are_gone(self) -> None:
        """The server knows that everybody has left the tables of the last round."""
        for place in self.places:
            if not place.may_enter or place.role != "spectator":
                continue
            one = await RawSocket.opened(self.server.port, place.path, place.cookie)
            while True:
                told = await one.hear()
                assert isinstance(told, dict), f"{place}: {told}"
                if told["kind"] == "presence" and told["watching"] == 1 and not any(told["present"]):
                    break
            await one.close()


class ControlTable:
    """The table beside, in a process of its own."""

    def __init__(self, address: str, seed: int, *pace: float) -> None:
        command = [sys.executable, "-m", "proof.control", address, str(seed), *map(str, pace)]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def wait(self) -> None:
        """Wait until the first move was made."""
        assert self._process.stdout is not None
        if not self._process.stdout.readline():
            self.end()

    def next_stretch(self) -> None:
        """What is measured from now on is counted on its own."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def end(self) -> dict[str, Any]:
        """Stop playing; what was measured."""
        out, problems = self._process.communicate(timeout=2 * PATIENCE)
        if self._process.returncode != 0:
            raise Failure(f"the table beside could not go on:\n{problems[-3000:]}")
        report: dict[str, Any] = json.loads(out)
        return report

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()


async def _replay_all(database: str, tables: set[str]) -> int:
    """Every stored table folds and replays; how many events there are."""
    store = await open_store(database)
    events = 0
    try:
        for table in sorted(tables):
            row = await store.table(table)
            assert row is not None
            shadow = Shadow(row, await Shelf(store).edition(row.game, row.pack, row.pack_digest))
            shadow.follow(await store.happenings(table))
            shadow.check_record()
            events += len(shadow.rows)
    finally:
        await store.close()
    return events


def fuzz_sockets(database: str, messages: int, seed: int, say: Callable[[str], None]) -> Outcome:
    """One run on a database; raises Failure."""
    install_tiny()
    start = time.monotonic()
    with server_on(database, "unlimited") as server:
        asyncio.run(server.ready())
        control = ControlTable(server.address, seed)
        try:
            outcome, tables = _attack(server, control, messages, seed, say)
        finally:
            control.close()
        if server.errors() or not server.is_running:
            raise Failure(f"the server has ended or writes errors:\n{server.errors() or server.output()[-3000:]}")
        server.stop()
        if server.errors():
            raise Failure(f"the server writes errors while it ends:\n{server.errors()}")
    outcome.tables = len(tables)
    outcome.events = asyncio.run(_replay_all(database, tables))
    outcome.seconds = time.monotonic() - start
    return outcome


def _attack(
    server: ServerProcess, control: ControlTable, messages: int, seed: int, say: Callable[[str], None]
) -> tuple[Outcome, set[str]]:
    run = SocketFuzz(server, seed, say)
    control.wait()
    time.sleep(CALM)
    control.next_stretch()
    try:
        asyncio.run(run.run(messages))
    except BaseExceptionGroup as group:
        problems = f"\nthe server says:\n{server.errors()}" if server.errors() else ""
        raise Failure("\n".join(str(error) for error in group.exceptions) + problems) from group
    report = control.end()
    run.outcome.control = report["stretches"]
    return run.outcome, run.tables | set(report["tables"])


def main(arguments: Sequence[str] | None = None) -> int:
    """Fuzz, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python -m proof.socket_fuzz", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, help="send the same messages again, as far as the order of events allows")
    options = parser.parse_args(arguments)
    seed = Random().getrandbits(32) if options.seed is None else options.seed
    print(f"seed {seed}", flush=True)
    with database_for("sqlite") as database:
        try:
            outcome = fuzz_sockets(database, options.messages, seed, lambda text: print(text, flush=True))
        except AssertionError as error:
            print(f"FAILED with --seed {seed}: {error}")
            return 1
    print(outcome.text())
    if outcome.control[-1]["worst"] > SLOWEST:
        print(f"FAILED: a move at the table beside took longer than {SLOWEST:.0f} ms")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
