"""Kills bot workers at random moments while tables play, and looks whether a decision is lost or made twice.

    python -m proof.bot_kills --kills 100 [--workers 2]

A server on a PostgreSQL database of its own, tables at which somebody plays against bots, game after game, and workers
that think for the bots. When all workers are there, SIGKILL comes as soon as one was asked, at any other moment, or
again while the next worker starts; now and then a worker is told to end in good order, or stands still for a while
instead. Checked: after every kill every table goes on; the moves of bots that are stored are, in their order, exactly
the decisions that were handed to the server, each once; numbers have no gaps; records replay; nothing is left in the
queue, and the log has no errors.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

from tests.installed import install_tiny

from proof.ledger import Shadow
from proof.servers import ROOT, database_for
from queenswright.bots import Advice, Keeper
from queenswright.client import Client, Seat, Stale
from queenswright.server.config import AT_HOME, LIMITS, Config, Limit
from queenswright.server.desk import Asker
from queenswright.server.parts import Parts
from queenswright.server.queueing import Decision
from queenswright.server.run import listen, serving
from queenswright.store import Store

PATIENCE = 120.0
"""Seconds in which every table has to go on after a kill, and a worker has to come up."""
STILL = 12.0
"""Seconds for which a worker stands still: longer than its lease."""
PLENTY = dict.fromkeys(LIMITS, Limit(10**9, 10**9))
KINDS = ("asked", "asked", "asked", "any time", "starting", "told to end", "stands still")
ME = {"kind": "me"}
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "tiny", "seats": [ME, {"kind": "bot", "bot": "master"}]},
    {"game": "tiny", "seats": [{"kind": "bot", "bot": "journeyman"}, ME, {"kind": "bot", "bot": "apprentice"}]},
    {"game": "architect", "seats": [ME, {"kind": "bot", "bot": "royal"}], "options": {"round_limit": 4}},
    {"game": "architect", "seats": [{"kind": "bot", "bot": "royal"}, ME], "options": {"round_limit": 4}},
)


class Worker:
    """A bot worker in a process of its own, always there again after its end."""

    def __init__(self, database: str) -> None:
        self._command = [sys.executable, "-c", "from queenswright.cli import main; main()", "bots"]
        self._command += ["--database", database, "--games", "tiny,architect"]
        self._log = tempfile.TemporaryFile(mode="w+b")  # noqa: SIM115 (it lives as long as the worker)
        self.start()

    def start(self) -> None:
        """Start it; it announces itself when its bots are ready."""
        self._process = subprocess.Popen(self._command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=self._log)

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    async def end(self, number: signal.Signals) -> int:
        """End it by a signal; the exit status."""
        assert self._process.poll() is None, f"the worker ended by itself; it says:\n{self.output()}"
        self.send(number)
        return await asyncio.to_thread(self._process.wait, PATIENCE)

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        self._log.close()

    def output(self) -> str:
        size = os.fstat(self._log.fileno()).st_size
        return os.pread(self._log.fileno(), size, 0).decode(errors="replace")


class Problems(logging.Handler):
    """Errors in the log of the server, and its warnings by how often they came."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.errors: list[str] = []
        self.warnings: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            self.errors.append(record.getMessage())
        else:
            self.warnings[record.getMessage()] += 1


class Run:
    """The server, the tables, the workers, and the killing."""

    def __init__(self, parts: Parts, address: str, workers: list[Worker], seed: int) -> None:
        self.parts, self.address, self.workers = parts, address, workers
        self.chance = Random(seed)
        self.kills: Counter[str] = Counter()
        self.others: Counter[str] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.own = 0
        self.decided: dict[str, list[str]] = defaultdict(list)
        self.games: dict[int, int] = dict.fromkeys(range(len(TABLES)), 0)
        self.decisions: Counter[int] = Counter()
        self.table_of: dict[str, int] = {}
        self._asked = asyncio.Event()
        self._ended = asyncio.Event()
        self._watch()

    def _watch(self) -> None:
        """Note what is handed to the server as a bot's decision, and by whom it was made."""
        choose = self.parts.bots.choose

        async def noted(decision: Decision, asker: Asker) -> Advice | None:
            advice = await choose(decision, asker)
            if advice is not None:
                self.decided[decision.table].append(advice.thought.move.text)
                self.decisions[self.table_of.get(decision.table, -1)] += 1
            return advice

        def outcome(text: str) -> None:
            self.outcomes[text] += 1
            if text == "asked":
                self._asked.set()

        self.parts.bots.choose = noted  # type: ignore[method-assign]
        self.parts.bots.workers.on_outcome = outcome

    async def kill(self, count: int, say: Callable[[str], None]) -> None:
        """Play and kill this many times."""
        began = time.monotonic()
        async with asyncio.TaskGroup() as group:
            for number in range(len(TABLES)):
                group.create_task(self._play(number))
            while self.kills.total() < count:
                await self._one_fault()
                await self._all_go_on()
                seconds = time.monotonic() - began
                say(f"{self.kills.total()} kills, {self.decisions.total()} decisions, {seconds:.0f} s")
            self._ended.set()

    def _there(self) -> tuple[Any, ...]:
        return self.parts.bots.workers.workers

    async def _play(self, number: int) -> None:
        """One table: somebody plays random moves against bots, game after game."""
        chance = Random(self.chance.getrandbits(32))
        async with Client(self.address) as client:
            await client.sign_in(f"Anna {number}")
            while not self._ended.is_set():
                info = await client.create(auto_end=True, **TABLES[number])
                self.table_of[info["table"]] = number
                async with client.connect(info["table"]) as seat:
                    await self._one_game(seat, chance)
                    self.games[number] += seat.is_over

    async def _one_game(self, seat: Seat, chance: Random) -> None:
        while not seat.is_over and not (self._ended.is_set() and seat.decides):
            await seat.wait_for(lambda one: one.decides or one.holds or one.is_over, PATIENCE)
            with suppress(Stale):
                if seat.holds:
                    await seat.end_turn()
                elif seat.decides and not self._ended.is_set():
                    await seat.play(chance.choice(seat.state["legal"]))

    async def _one_fault(self) -> None:
        kind, worker = self.chance.choice(KINDS), self.chance.choice(self.workers)
        await self._until(lambda: len(self._there()) == len(self.workers), "workers are missing")
        if kind == "asked":
            self._asked.clear()
            await asyncio.wait_for(self._asked.wait(), PATIENCE)
            await asyncio.sleep(self.chance.choice((0, 0.002, 0.005, 0.01, 0.03, 0.1)))
        elif kind == "any time":
            await asyncio.sleep(self.chance.uniform(0, 2.0))
        if kind == "stands still":
            worker.send(signal.SIGSTOP)
            await asyncio.sleep(STILL)
            worker.send(signal.SIGCONT)
            self.others[kind] += 1
        elif kind == "told to end":
            status = await worker.end(signal.SIGTERM)
            assert status == 0, f"a worker ended with {status}; it says:\n{worker.output()}"
            worker.start()
            self.others[kind] += 1
        else:
            await self._kill(worker, "any time" if kind == "starting" else kind)
            if kind == "starting":
                await asyncio.sleep(self.chance.uniform(0, 3.0))
                await self._kill(worker, kind)

    async def _kill(self, worker: Worker, kind: str) -> None:
        await worker.end(signal.SIGKILL)
        worker.start()
        self.kills[kind] += 1

    async def _all_go_on(self) -> None:
        before = self.decisions.copy()
        await self._until(
            lambda: all(self.decisions[number] > before[number] for number in range(len(TABLES))),
            "a table stands still",
        )

    async def _until(self, condition: Callable[[], bool], problem: str) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, f"{problem}: {dict(self.decisions)}, {dict(self.outcomes)}"
            await asyncio.sleep(0.005)

    async def check(self, store: Store) -> int:
        """Compare what is stored with what was decided; how many moves of bots there are."""
        moves = 0
        for table, decided in self.decided.items():
            row = await store.table(table)
            assert row is not None
            shadow = Shadow(row, await self.parts.shelf.edition(row.game, row.pack, row.pack_digest))
            shadow.follow(await store.happenings(table))
            shadow.check_record()
            bots = [seat for seat, wish in enumerate(TABLES[self.table_of[table]]["seats"]) if wish["kind"] == "bot"]
            stored = [one["text"] for one in shadow.shown if one["kind"] == "move" and one["seat"] in bots]
            assert stored == decided, f"{table}: {len(decided)} decisions, {len(stored)} moves of bots are stored"
            moves += len(stored)
        return moves


@asynccontextmanager
async def _served(database: str) -> AsyncIterator[tuple[Parts, str]]:
    listener = listen("127.0.0.1", 0)
    config = Config(bot_pace=0.0, thinking=AT_HOME, limits=PLENTY)
    async with serving(database, listener, config) as parts:
        yield parts, f"http://127.0.0.1:{listener.getsockname()[1]}"


async def kill_bot_workers(database: str, workers: int, kills: int, seed: int, say: Callable[[str], None]) -> str:
    """Kill, check, and say in one sentence what was seen."""
    install_tiny()
    problems, log, began = Problems(), logging.getLogger("queenswright"), time.monotonic()
    log.addHandler(problems)
    running: list[Worker] = []
    choose = Keeper.choose
    try:
        async with _served(database) as (parts, address):
            running += [Worker(database) for _ in range(workers)]
            run = Run(parts, address, running, seed)

            def counted(*args: Any) -> Advice:
                run.own += 1
                return choose(*args)

            Keeper.choose = counted  # type: ignore[assignment, method-assign]
            await run.kill(kills, say)
            moves = await run.check(parts.store)
            await run._until(lambda: not (parts.bots.workers.waiting() or parts.bots.workers.taken()), "left over")
    finally:
        Keeper.choose = choose  # type: ignore[method-assign]
        log.removeHandler(problems)
        for worker in running:
            worker.close()
    assert not problems.errors, f"the server's log has errors: {problems.errors[:5]}"
    for warning, count in problems.warnings.most_common():
        say(f"{count} times in the log: {warning}")
    found = run.outcomes
    return (
        f"{run.kills.total()} kills ({_counted(run.kills)}) of {workers} workers in {time.monotonic() - began:.0f} s, "
        f"besides {_counted(run.others) or 'nothing else'}: "
        f"{sum(run.games.values())} games to their end at {len(TABLES)} tables, {moves} decisions of bots, each stored "
        f"once; {found['asked']} asked, {found['answered']} answered by workers, {found['given_back']} given back, "
        f"{found['unanswered']} unanswered, {found['refused']} refused; {run.own} thought about by the server"
    )


def _counted(kinds: Counter[str]) -> str:
    return ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))


def main(arguments: Sequence[str] | None = None) -> int:
    """Kill, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python -m proof.bot_kills", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, help="choose the same moments again, as far as time allows")
    options = parser.parse_args(arguments)
    seed = Random().getrandbits(32) if options.seed is None else options.seed
    print(f"seed {seed}", flush=True)
    with database_for("postgresql") as database:
        work = kill_bot_workers(database, options.workers, options.kills, seed, lambda text: print(text, flush=True))
        try:
            print(asyncio.run(work))
        except (AssertionError, ExceptionGroup) as error:
            print(f"FAILED with seed {seed}: {error!r}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
