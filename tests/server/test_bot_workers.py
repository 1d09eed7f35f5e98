"""Bots in workers of their own on PostgreSQL: no decision is lost or made twice, whatever becomes of them."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
import pytest
from tests.postgres import end_connections
from tests.processes import children_of
from tests.server.site import ME, Site, autopilot, pause, served
from typer.testing import CliRunner

from queenswright.bots import Advice, Keeper, read_bot
from queenswright.bots.program import program_of
from queenswright.cli import app
from queenswright.cli.status.command import page, summed_up
from queenswright.cli.status.figures import Figures
from queenswright.client import Refused, Seat
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.server.elsewhere import BotWorkers
from queenswright.server.question_wire import read_question
from queenswright.store.place import PostgresPlace, read_place
from queenswright.store.postgres.taken import TakenQuestions, open_taken
from queenswright.store.questions import Glance, QuestionRow, TakenRow, WorkerRow

BOT = {"kind": "bot", "bot": "apprentice"}
MAIN = "from queenswright.cli import main; main()"
ANOTHER_PROGRAM = "from queenswright.server import bot_worker; bot_worker.program_of = '{}=other'.format; " + MAIN


@contextmanager
def worker(url: str, code: str = MAIN) -> Iterator[subprocess.Popen[bytes]]:
    """A bot worker for the tiny game, in a process of its own."""
    options = ["bots", "--database", url, "--games", "tiny"]
    process = subprocess.Popen([sys.executable, "-c", code, *options], stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        for one in (*children_of(process.pid), process.pid):
            kill(one, signal.SIGKILL)
        process.wait()


def kill(number: int, how: signal.Signals) -> None:
    try:
        os.kill(number, how)
    except ProcessLookupError:
        return


async def workers_there(site: Site, count: int) -> None:
    """Wait until the server knows so many workers."""
    while len(site.parts.bots.workers.workers) != count:
        await pause()


async def taken(site: Site, count: int) -> None:
    """Wait until workers think about so many questions."""
    while site.parts.bots.workers.taken() != count:
        await pause()


class Watched:
    """What became of the questions of a server, and what its own bots had to think about."""

    def __init__(self, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
        self.outcomes: Counter[str] = Counter()
        self.own = 0
        site.parts.bots.workers.on_outcome = lambda outcome: self.outcomes.update([outcome])
        choose = Keeper.choose

        def watched(*args: Any) -> Advice:
            self.own += 1
            return choose(*args)

        monkeypatch.setattr(Keeper, "choose", watched)


def bot_moves(seat: Seat) -> int:
    """How often the bot, on the second seat, has moved."""
    return sum(one["kind"] == "move" and one["seat"] == 1 for one in seat.happenings)


async def sit_down(site: Site, name: str = "Anna") -> Seat:
    anna = await site.person(name)
    table = await anna.create("tiny", [ME, BOT], auto_end=True)
    return await site.seat(anna, table["table"], since=0)


async def until_the_bot_decides(seat: Seat) -> None:
    while seat.decides or seat.holds:
        await (seat.end_turn() if seat.holds else seat.play(seat.state["legal"][0]))


async def test_a_game_is_played_by_a_worker_alone(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(postgres_url) as site:
        watched = Watched(site, monkeypatch)
        with worker(postgres_url) as process:
            await workers_there(site, 1)
            seat = await sit_down(site)
            await autopilot(seat, random.Random(1))
            moves = bot_moves(seat)
            assert moves > 0
            assert watched.outcomes == {"asked": moves, "answered": moves}
            assert watched.own == 0
            process.send_signal(signal.SIGTERM)
            await workers_there(site, 0)
            assert await asyncio.to_thread(process.wait, 30) == 0


async def test_the_decision_of_a_worker_that_is_killed_comes_from_another_one(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(postgres_url) as site:
        watched = Watched(site, monkeypatch)
        with worker(postgres_url) as first:
            await workers_there(site, 1)
            for one in children_of(first.pid):
                kill(one, signal.SIGSTOP)  # it thinks and never comes to an end
            seat = await sit_down(site)
            await until_the_bot_decides(seat)
            await taken(site, 1)
            with worker(postgres_url):
                await workers_there(site, 2)
                assert watched.outcomes == {"asked": 1}
                kill(first.pid, signal.SIGKILL)
                await autopilot(seat, random.Random(1))
                moves = bot_moves(seat)
                assert watched.outcomes == {"asked": moves, "given_back": 1, "answered": moves}
                assert watched.own == 0
                numbers = [one["number"] for one in seat.happenings]
                assert numbers == list(range(1, len(numbers) + 1))


async def test_when_the_only_worker_is_killed_the_server_thinks_for_itself(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(postgres_url) as site:
        watched = Watched(site, monkeypatch)
        with worker(postgres_url) as only:
            await workers_there(site, 1)
            for one in children_of(only.pid):
                kill(one, signal.SIGSTOP)
            seat = await sit_down(site)
            await until_the_bot_decides(seat)
            await taken(site, 1)
            kill(only.pid, signal.SIGKILL)
            await autopilot(seat, random.Random(1))
        assert watched.outcomes == {"asked": 1, "given_back": 1, "unanswered": 1}
        assert watched.own == bot_moves(seat)


async def test_what_a_worker_does_not_take_the_server_thinks_about(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that stands still is on the list until its lease is over; it costs the time of one question only."""
    async with served(postgres_url) as site:
        watched = Watched(site, monkeypatch)
        with worker(postgres_url) as only:
            await workers_there(site, 1)
            kill(only.pid, signal.SIGSTOP)
            seat = await sit_down(site)
            await autopilot(seat, random.Random(1))
        assert watched.outcomes == {"asked": 1, "unanswered": 1}
        assert watched.own == bot_moves(seat) > 1


async def test_without_workers_nothing_is_asked(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(postgres_url) as site:
        watched = Watched(site, monkeypatch)
        seat = await sit_down(site)
        await autopilot(seat, random.Random(1))
        assert watched.outcomes == {}
        assert watched.own == bot_moves(seat)


async def test_a_worker_with_another_program_is_named_once_and_not_asked(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(postgres_url) as site:
        watched = Watched(site, monkeypatch)
        with worker(postgres_url, ANOTHER_PROGRAM):
            await workers_there(site, 1)
            seat = await sit_down(site)
            await autopilot(seat, random.Random(1))
            assert watched.outcomes == {}
            assert watched.own == bot_moves(seat)
        told = [one.getMessage() for one in caplog.records if "another program" in one.getMessage()]
        assert len(told) == 1
        assert "for tiny and is not asked; expected the same version" in told[0]


@asynccontextmanager
async def by_hand(site: Site, url: str) -> AsyncIterator[TakenQuestions]:
    """A worker whose answers the test writes."""
    place = read_place(url)
    assert isinstance(place, PostgresPlace)
    found = await open_taken(place, lambda: None)
    try:
        await found.announce("by hand", 1, [program_of("tiny")])
        await workers_there(site, 1)
        yield found
    finally:
        await found.close()


async def take(found: TakenQuestions) -> TakenRow:
    while (row := await found.take([program_of("tiny")])) is None:
        await pause()
    return row


def answer_of(move: str, **others: Any) -> str:
    plain = {"move": move, "shares": [], "line": [], "simulations": 1, "decisions": 1, "seconds": 0.1, **others}
    return msgspec.json.encode(plain).decode()


@pytest.mark.parametrize(
    "answer",
    [
        answer_of("fly to the moon"),
        answer_of("resist"),
        answer_of(""),
        answer_of("roll", simulations="many"),
        answer_of("roll", more="of it"),
        '{"failed": "no idea"}',
        '{"failed": 7}',
        "{}",
        "null",
        "no JSON",
        "[" * 9000,
    ],
    ids=lambda text: text[:12],
)
async def test_an_answer_that_is_no_legal_move_is_refused_and_the_server_thinks_for_itself(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    async with served(postgres_url) as site:
        watched = Watched(site, monkeypatch)
        async with by_hand(site, postgres_url) as found:
            seat = await sit_down(site)
            await until_the_bot_decides(seat)
            await found.answer(await take(found), answer)
            while not watched.own:
                await pause()
            assert watched.outcomes == {"asked": 1, "refused": 1}
        await autopilot(seat, random.Random(1))
        assert seat.is_over


async def test_a_worker_cannot_say_that_it_thought_for_hours(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    charged: list[float] = []
    monkeypatch.setattr("queenswright.server.queueing.Purses.charge", lambda self, payers, cost: charged.append(cost))
    async with served(postgres_url) as site, by_hand(site, postgres_url) as found:
        seat = await sit_down(site)
        await until_the_bot_decides(seat)
        for seconds in (1e9, -1e9):
            row = await take(found)
            moves = bot_moves(seat)
            state = site.parts.hub.tables[seat.table].state
            assert state.line is not None
            await found.answer(row, answer_of(state.line.position.legal_moves[0].text, seconds=seconds))
            await seat.wait_for(lambda one, moves=moves: bot_moves(one) > moves)  # type: ignore[misc]
            await until_the_bot_decides(seat)
        assert 0 < charged[0] < 1e6
        assert charged[1] == 0


async def test_what_nobody_needs_any_more_is_taken_back_and_its_answer_dropped(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna asks for a hint and moves before it comes."""
    async with served(postgres_url) as site, by_hand(site, postgres_url) as found:
        watched = Watched(site, monkeypatch)
        seat = await sit_down(site)
        move = seat.state["legal"][0]
        hint = asyncio.create_task(seat.ask("hint", bot="apprentice"))
        row = await take(found)
        await seat.play(move)
        while await found.beat("by hand", 1, [program_of("tiny")]):
            await pause()
        await found.answer(row, answer_of(move))
        with pytest.raises(Refused):
            await hint
        assert watched.outcomes["answered"] == 0


class Recording:
    """A queue that keeps what is asked and answers nothing."""

    def __init__(self, program: str) -> None:
        self.rows: list[QuestionRow] = []
        self.glance = Glance((WorkerRow(1, "worker", 10**6, frozenset([program]), 0),))

    async def put(self, question: QuestionRow) -> bool:
        self.rows.append(question)
        return True

    async def look(self) -> Glance:
        return self.glance

    async def take_back(self, ids: Collection[str]) -> None: ...

    def on_news(self, callback: Any) -> None: ...


def twin(position: Position, seat: int) -> Position:
    """The same position with the same moves, but everything that the seat cannot know dealt anew."""
    other = position.copy()
    other._state = position.redealt(seat, 99)._state
    return other


async def test_what_lies_in_the_queue_does_not_depend_on_hidden_things(any_game: Game) -> None:
    recording = Recording(program_of(any_game.name))
    workers = BotWorkers(recording, 60.0)
    position = any_game.new(2, 11)
    chance, hidden = random.Random(3), 0
    while (seat := position.to_move) is not None and len(position.moves) < 60:
        other = twin(position, seat)
        hidden += other.digest != position.digest
        for one in (position, other):
            before = len(recording.rows)
            asking = asyncio.create_task(workers.think(one, read_bot("master"), "the secret table", lambda: False))
            while len(recording.rows) == before:
                await asyncio.sleep(0)
            asking.cancel()
        first, second = recording.rows[-2:]
        assert first.id != second.id
        assert (first.body, first.pack_digest, first.program) == (second.body, second.pack_digest, second.program)
        assert base64.b64encode(position.to_bytes()).decode() not in first.body
        assert "secret table" not in repr(first)
        question = read_question(first.body)
        assert (question.seat, question.spec.text, question.spec.budget.simulations) == (seat, "master", 60)
        position.push(chance.choice(position.legal_moves))
    assert len(recording.rows) > 20
    assert hidden > len(recording.rows) / 4


async def test_as_many_are_asked_at_a_time_as_there_are_places(postgres_url: str) -> None:
    async with served(postgres_url) as site, by_hand(site, postgres_url) as found:
        seats = [await sit_down(site, name) for name in ("Anna", "Ben", "Clara")]
        for seat in seats:
            await until_the_bot_decides(seat)
        for _ in range(3):
            row = await take(found)
            assert await found.take([program_of("tiny")]) is None
            await found.answer(row, '{"failed": "no idea"}')


async def test_figures_and_status_tell_of_workers_and_questions(postgres_url: str) -> None:
    async with served(postgres_url) as site, by_hand(site, postgres_url) as found:
        seat = await sit_down(site)
        await until_the_bot_decides(seat)
        row = await take(found)
        await taken(site, 1)

        def page_now() -> str:
            figures = Figures()
            for _ in range(2):  # as two server processes would show it
                figures.add(site.parts.metrics.page().decode())
            return page(summed_up(None, figures, figures, 1.0, 0.0))

        assert "1 with 1 places; 0 waiting, 1 taken, 0 answered, 0 given back" in page_now()
        await found.answer(row, '{"failed": "no idea"}')
        await taken(site, 0)
        text = site.parts.metrics.page().decode()
        for line in ("bot_workers 1.0", "bot_places 1.0", "questions_waiting 0.0", "questions_taken 0.0"):
            assert f"\nqueenswright_{line}\n" in text
        for outcome in ("asked", "refused"):
            assert f'queenswright_questions_total{{outcome="{outcome}"}} 1.0' in text


async def test_after_a_loss_of_the_connection_a_worker_comes_back(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(postgres_url) as site:
        watched = Watched(site, monkeypatch)
        with worker(postgres_url):
            await workers_there(site, 1)
            (before,) = site.parts.bots.workers.workers
            assert await end_connections(postgres_url, "bots") == 1
            while [one.id for one in site.parts.bots.workers.workers] in ([], [before.id]):
                await pause()
            seat = await sit_down(site)
            await autopilot(seat, random.Random(1))
        assert watched.outcomes == {"asked": bot_moves(seat), "answered": bot_moves(seat)}


async def test_a_place_that_another_server_has_used_is_heard_of(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking alone would tell too, later; here nobody looks without being told."""
    async with served(postgres_url) as one, served(postgres_url) as two, by_hand(one, postgres_url) as found:
        await workers_there(two, 1)
        monkeypatch.setattr("queenswright.server.elsewhere.LOOK", 3600.0)
        monkeypatch.setattr("queenswright.server.elsewhere.LOOK_WHEN_IDLE", 3600.0)
        first, second = await sit_down(one, "Anna"), await sit_down(two, "Ben")
        await until_the_bot_decides(first)
        row = await take(found)
        await until_the_bot_decides(second)
        while not two.parts.bots.workers._wants_room:
            await pause()
        await found.answer(row, '{"failed": "no idea"}')
        assert (await take(found)).id != row.id


def test_bot_workers_need_postgresql() -> None:
    done = CliRunner().invoke(app, ["--lang", "en", "bots", "--database", "sqlite:///games.db"])
    assert done.exit_code == 2
    assert "got games.db, expected postgresql://" in done.output


@pytest.mark.parametrize(
    ("games", "problem"), [("chess", "got 'chess', expected one of"), (" , ", "expected names of")]
)
def test_unknown_games_are_refused(games: str, problem: str) -> None:
    done = CliRunner().invoke(app, ["--lang", "en", "bots", "--database", "postgresql://localhost/x", "--games", games])
    assert done.exit_code == 2
    assert problem in done.output
