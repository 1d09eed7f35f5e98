"""Replays in pages: made beside the event loop, kept, and nobody's view for anybody else."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
import tracemalloc
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.test_sealed import closed_words, mentioned
from tests.server.site import ME, OPEN, PLENTY, mover, play_on, served, settle
from tests.table.tables import do, play, table_of

import queenswright as qw
from queenswright.client import Refused
from queenswright.kernel.game import Game
from queenswright.records import read_record, record_of, write_record
from queenswright.server import campaigns, farewell, folds, history, records, replays, workshop
from queenswright.server.config import Limit
from queenswright.server.history import History
from queenswright.server.identity import Visitor
from queenswright.server.refusals import Refused as Refusal
from queenswright.server.workshop import Kept, Work, Workshop
from queenswright.table import Happening, Reel, Settings, apply, bookmark, log, replaying, showing

RECORDS = Path(__file__).parents[1] / "games" / "queensdale" / "records"
ANNA = Visitor("anna", "1.2.3.4")


class Making:
    """Notes which frames are made, and in which threads."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.places: list[int] = []
        self.threads: set[str] = set()
        make = Reel.__getitem__

        def noted(reel: Reel, place: Any) -> Any:
            self.places.append(place)
            self.threads.add(threading.current_thread().name.partition("_")[0])
            return make(reel, place)

        monkeypatch.setattr(Reel, "__getitem__", noted)

    def taken(self) -> list[int]:
        """The frames made since the last time."""
        places, self.places = self.places, []
        return places


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of three frames."""
    monkeypatch.setitem(replays.SIZES, "frames", 3)
    monkeypatch.setitem(replays.SIZES, "rows", 4)


@pytest.mark.usefixtures("small")
async def test_frames_come_in_pages(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two("tiny", auto_end=True)
        await play_on(random.Random(1), anna, ben, moves=7)
        path = f"/api/tables/{anna.table}/replay"
        head = await anna.client.get(path)
        assert (head["frames"], head["per_page"], head["rows_per_page"]) == (8, 3, 4)
        pages = [await anna.client.get(f"{path}/frames/{page}") for page in range(3)]
        assert [(page["first"], len(page["frames"])) for page in pages] == [(0, 3), (3, 3), (6, 2)]
        rows = [await anna.client.get(f"{path}/rows/{page}") for page in range(2)]
        assert [(page["first"], len(page["rows"])) for page in rows] == [(0, 4), (4, 4)]
        for part in ("frames/3", "rows/2"):
            with pytest.raises(Refused) as refused:
                await anna.client.get(f"{path}/{part}")
            assert (refused.value.status, refused.value.message) == (404, "server-no-page")


async def test_nothing_is_made_on_the_event_loop(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    making = Making(monkeypatch)
    writers: set[str] = set()

    def note(module: Any, name: str) -> None:
        make = getattr(module, name)

        def noted(*given: Any) -> Any:
            writers.add(threading.current_thread().name.partition("_")[0])
            return make(*given)

        monkeypatch.setattr(module, name, noted)

    for module, name in ((records, "write_record"), (campaigns, "write_campaign"), (farewell, "summary_of")):
        note(module, name)
    async with served(one_database) as site:
        anna, ben = await site.two("tiny", auto_end=True)
        await play_on(random.Random(1), anna, ben)
        await anna.client.replay(anna.table)
        await anna.client.replay_record(await anna.client.record(anna.table))
        assert making.threads == writers == {"workshop"}
        writers.clear()
        assert (await anna.client.get("/api/me/export"))["tables"][0]["record"]
        assert writers == {"workshop"}
        writers.clear()
        assert (await anna.client.http.get(f"/api/tables/{anna.table}/campaign")).status_code == 200
        assert writers == {"workshop"}
        writers.clear()
        await ben.client.post("/api/account/delete", {})
        assert writers == {"workshop"}


@pytest.mark.usefixtures("small")
async def test_a_page_is_made_once_and_anew_when_it_changes(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    making = Making(monkeypatch)
    async with served(one_database) as site:
        anna, ben = await site.two("architect", auto_end=True)
        await play_on(random.Random(1), anna, ben, moves=7)
        first = await anna.client.replay(anna.table)
        assert making.taken() == list(range(8))
        assert await anna.client.replay(anna.table) == first
        assert await ben.client.replay(anna.table) == first, "everybody sees the same in this game"
        assert making.taken() == []
        await play_on(random.Random(2), anna, ben, moves=1)
        assert (await anna.client.replay(anna.table))["frames"][:8] == first["frames"]
        assert making.taken() == [6, 7, 8]
        one = anna if anna.state["undo"] == "free" else ben
        await one.undo()
        await settle(anna, ben)
        assert await anna.client.replay(anna.table) == first
        other = mover(anna, ben)
        await other.play(other.state["legal"][-1])
        await settle(anna, ben)
        again = await anna.client.replay(anna.table)
        assert again["frames"][:8] == first["frames"]
        assert again["frames"][-1]["view"] == anna.state["view"]


async def test_a_page_is_for_the_eyes_that_asked(one_database: str) -> None:
    """Whoever asks first, everybody gets what they saw themselves."""
    async with served(one_database) as site:
        anna, ben = await site.two("tiny", auto_end=True)
        watching = await site.seat(await site.guest(), anna.table)
        chance = random.Random(4)
        for _ in range(6):
            await play_on(chance, anna, ben, moves=1)
            await settle(anna, ben, watching)
            for seat in chance.sample([anna, ben, watching], 3):
                page = await seat.client.get(f"/api/tables/{anna.table}/replay/frames/0")
                assert page["frames"][-1]["view"] == seat.state["view"]


@pytest.mark.usefixtures("small")
async def test_a_record_is_played_once_for_all_its_pages(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def noted(record: Any, game: Any) -> Any:
        played.append(record.name)
        return (yield from qw.table.replaying(record, game))

    monkeypatch.setattr(replays, "replaying", noted)
    text = write_record(record_of(_some_moves("architect", 12)))
    async with served(one_database, limits={**PLENTY, "replay": Limit(2, 0.001)}) as site:
        anna = await site.person("Anna")
        both = await asyncio.gather(anna.replay_record(text), anna.replay_record(text))
        assert both[0] == both[1]
        assert len(both[0]["frames"]) == 13
        assert len(played) == 1
        await anna.replay_record(text + "# once more\n")
        with pytest.raises(Refused) as refused:
            await anna.replay_record(text + "# and again\n")
        assert (refused.value.status, refused.value.message) == (429, "server-too-fast")


def _some_moves(game: str, count: int, seed: int = 3) -> qw.Position:
    position, chance = qw.load(game).new(2, seed=seed), random.Random(seed)
    for _ in range(count):
        position.push(chance.choice(position.legal_moves))
    return position


async def test_a_record_is_not_longer_than_it_may_be(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_MOVES", 11)
    async with served(one_database) as site:
        anna = await site.person("Anna")
        with pytest.raises(Refused) as refused:
            await anna.replay_record(write_record(record_of(_some_moves("architect", 12))))
        assert (refused.value.message, refused.value.reason["args"]) == (
            "server-record-long",
            {"moves": 12, "most": 11},
        )


@pytest.mark.parametrize("game", ["architect", "queensdale"])
def test_many_records_of_no_move_take_little_memory(game: str) -> None:
    found = qw.load(game)
    texts = [write_record(record_of(found.new(players=4, seed=seed))) for seed in range(5)]
    played(texts[0], found)
    tracemalloc.start()
    films = [played(text, found) for text in texts]
    taken = tracemalloc.get_traced_memory()[0] / len(films)
    tracemalloc.stop()
    assert taken * replays.KEPT_FRAMES / replays.weight_of(films[0]) < 100_000_000


def played(text: str, game: Game) -> replays.Film:
    """The replay of a record."""
    work = replaying(read_record(text), game)
    while True:
        try:
            next(work)
        except StopIteration as done:
            reel, head = done.value
            return replays.Film(reel, head, lambda end: text)


async def test_an_invented_beginning_opens_nothing_that_is_sealed(one_database: str) -> None:
    """A record that begins in a later epoch is not even read as far as its position; one from the set-up opens what it
    has played to."""
    castle = read_record((RECORDS / "castle-2.qw").read_text(encoding="utf-8"))
    whole = castle.replay()
    late = whole.past()[len(whole.moves) * 3 // 4]
    game = qw.load("queensdale")
    invented = replace(record_of(game.position(late.to_dict())), seats=("Anna", "Ben"))
    closed = closed_words(game.new(2, seed=1), None)
    assert mentioned(closed, [late.view(None)]), "there is something to be found"
    async with served(one_database) as site:
        anna = await site.person("Anna")
        broken = write_record(invented).replace('"epoch"', '"epooch"').replace('"buildings"', '"bildings"')
        for text in (write_record(invented), broken):
            headers = {"X-CSRF-Token": anna.me["csrf"], "content-type": "text/plain"}
            for part in ("", "/frames/0", "/rows/0", "/course"):
                answer = await anna.http.post(f"/api/replay{part}", content=text, headers=headers)
                assert (answer.status_code, answer.json()["message"]) == (403, "server-record-start")
                assert mentioned(closed, [answer.text]) == set()
        regular = await anna.replay_record((RECORDS / "games-2.qw").read_text(encoding="utf-8"))
        assert len(regular["frames"]) > 100


async def test_a_prepared_position_of_a_game_without_secrets_is_replayed(one_database: str) -> None:
    middle = _some_moves("architect", 30)
    position = qw.load("architect").position(middle.to_dict())
    position.push(position.legal_moves[0])
    async with served(one_database) as site:
        anna = await site.person("Anna")
        found = await anna.replay_record(write_record(record_of(position)))
        assert [frame["view"] for frame in found["frames"]] == [middle.view(None), position.view(None)]


async def test_who_comes_when_too_much_waits_is_told_when_to_come_back(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        table = (await anna.create("tiny", [ME, {"kind": "bot", "bot": "random"}]))["table"]
        monkeypatch.setattr(workshop, "MOST", 0)
        answer = await anna.http.get(f"/api/tables/{table}/replay/frames/0")
        assert (answer.status_code, answer.json()["message"]) == (503, "server-busy")
        assert int(answer.headers["retry-after"]) == answer.json()["args"]["seconds"] > 0
        assert (await anna.get(f"/api/tables/{table}/replay"))["frames"] > 0, "the head needs no workshop"
        monkeypatch.undo()
        await anna.replay(table)


async def test_the_event_loop_goes_on_while_something_is_made() -> None:
    """The work ends only when the event loop has done something meanwhile."""
    desk, is_done = Workshop(), threading.Event()

    def patient() -> Work[str]:
        while not is_done.is_set():
            yield
        return "made"

    task = asyncio.create_task(desk.do(ANNA, patient()))
    for _ in range(20):
        await asyncio.sleep(0)
    is_done.set()
    assert await task == "made"
    desk.close()


async def test_works_take_turns_and_nobody_has_all_places() -> None:
    """Those of one person are done one after the other, so that what they have made so far is not there all at once."""
    desk, order, is_open = Workshop(), list[str](), threading.Event()

    def work(name: str) -> Work[str]:
        while not is_open.is_set():
            order.append(name)
            yield
        return name

    tasks = [asyncio.create_task(desk.do(ANNA, work(str(i)))) for i in range(workshop.MOST_OF_PERSON)]
    ben = asyncio.create_task(desk.do(Visitor("ben", "5.6.7.8"), work("ben")))
    while "ben" not in order or order[-1] == "ben":
        await asyncio.sleep(0)
    assert set(order) == {"0", "ben"}
    with pytest.raises(Refusal) as refused:
        await desk.do(ANNA, work("more"))
    assert refused.value.status == 503
    is_open.set()
    assert await asyncio.gather(*tasks) == [str(i) for i in range(workshop.MOST_OF_PERSON)]
    assert await ben == "ben"
    assert await desk.do(ANNA, work("later")) == "later"
    desk.close()


async def test_whoever_wants_much_takes_one_turn_of_two() -> None:
    """Every step takes a whole slice. A table that is loaded meanwhile has a turn of its own, like every other home."""
    desk, order, is_done = Workshop(), list[str](), threading.Event()

    def work(name: str) -> Work[None]:
        while not is_done.is_set() or name != "eve":
            order.append(name)
            time.sleep(workshop.SLICE)
            yield
            if order.count(name) == 4 and name != "eve":
                return

    eves = [Visitor(f"eve {n}", "192.0.2.7") for n in range(workshop.MOST_OF_NETWORK)]
    tasks = [asyncio.create_task(desk.do(one, work("eve"))) for one in eves]
    while len(order) < 3:
        await asyncio.sleep(0)
    await asyncio.gather(desk.do(ANNA, work("anna")), desk.run(work("table")))
    first = min(order.index("anna"), order.index("table"))
    assert order[first:].count("eve") <= 4 + 2, "not one of seventeen turns"
    is_done.set()
    await asyncio.gather(*tasks)
    desk.close()


async def test_after_a_slice_the_thread_rests_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step of the work seems to take five seconds; whoever plays meanwhile has the processor for as long."""
    desk, loop, rests = Workshop(), asyncio.get_running_loop(), list[float]()
    ahead, now = 0.0, loop.time

    def work() -> Work[None]:
        nonlocal ahead
        for _ in range(3):
            ahead += 5.0
            time.sleep(workshop.SLICE)
            yield

    async def noted(seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr(loop, "time", lambda: now() + ahead)
    monkeypatch.setattr(asyncio, "sleep", noted)
    await desk.run(work())
    monkeypatch.undo()
    assert rests[0] == 0.0
    assert rests[1:3] == pytest.approx([5.0, 5.0], abs=1.0)
    desk.close()


async def test_no_home_has_all_places_for_records(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records that take long: two of one network are played, a third has to come back, and others are not stopped."""
    is_open = asyncio.Event()

    async def played(one: replays.Replays, visitor: Visitor, body: bytes, digest: bytes) -> Any:
        await is_open.wait()
        raise Refusal("server-no-text")

    monkeypatch.setattr(replays.Replays, "_film", played)
    async with served(one_database) as site:
        shown = site.parts.replays
        eves = [asyncio.create_task(shown.of_record(Visitor("", "192.0.2.7"), bytes([n]))) for n in (1, 2)]
        again = asyncio.create_task(shown.of_record(Visitor("", "192.0.2.7"), bytes([2])))
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await shown.of_record(Visitor("", "192.0.2.7"), bytes([3]))
        assert refused.value.status == 503
        other = asyncio.create_task(shown.of_record(ANNA, bytes([4])))
        await asyncio.sleep(0)
        is_open.set()
        found = await asyncio.gather(*eves, again, other, return_exceptions=True)
        assert [isinstance(one, Refusal) and one.status for one in found] == [400] * 4
        assert shown._playing == {}


async def test_addresses_of_one_home_have_places_together() -> None:
    desk, is_open = Workshop(), threading.Event()

    def work() -> Work[None]:
        while not is_open.is_set():
            yield

    guests = [Visitor(f"guest {n}", f"2001:db8:1:2::{n}") for n in range(workshop.MOST_OF_NETWORK + 1)]
    tasks = [asyncio.create_task(desk.do(one, work())) for one in guests[:-1]]
    await asyncio.sleep(0)
    with pytest.raises(Refusal):
        await desk.do(guests[-1], work())
    is_open.set()
    await asyncio.gather(*tasks)
    desk.close()


async def test_what_was_made_lately_is_kept_up_to_a_weight() -> None:
    kept: Kept[bytes] = Kept(10, len)
    made: list[str] = []

    def make(name: str, size: int) -> Any:
        async def now() -> bytes:
            await asyncio.sleep(0)
            made.append(name)
            if size < 0:
                raise Refusal("server-busy", 503)
            return name.encode() * size

        return now

    assert await asyncio.gather(*(kept.get("a", make("a", 4)) for _ in range(5))) == [b"aaaa"] * 5
    assert made == ["a"]
    await kept.get("b", make("b", 4))
    assert kept.find("a") == b"aaaa", "used just now"
    await kept.get("c", make("c", 4))
    assert (kept.find("b"), kept.find("a"), kept.find("c"), kept.weight) == (None, b"aaaa", b"cccc", 8)
    await kept.get("large", make("d", 11))
    assert kept.find("large") is None
    for _ in range(2):
        with pytest.raises(Refusal):
            await kept.get("e", make("e", -1))
    assert made == ["a", "b", "c", "d", "e", "e"]
    assert not kept._making


async def test_open_seats_have_no_replay_yet(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        table = (await anna.create("tiny", [ME, OPEN]))["table"]
        for part in ("", "/frames/0", "/rows/0", "/course"):
            with pytest.raises(Refused) as refused:
                await anna.get(f"/api/tables/{table}/replay{part}")
            assert refused.value.message == "table-not-started"


async def test_a_long_table_is_loaded_beside_the_event_loop(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[str] = set()
    monkeypatch.setattr(folds, "FEW", 3)
    async with served(one_database) as site:
        anna, ben = await site.two("tiny", auto_end=True)
        await play_on(random.Random(1), anna, ben, moves=5)
        before = await anna.client.replay(anna.table)
        table = anna.table

    def noted(state: Any, happening: Any) -> Any:
        threads.add(threading.current_thread().name.partition("_")[0])
        return apply(state, happening)

    monkeypatch.setattr(folds, "apply", noted)
    async with served(one_database) as site:
        assert (await (await site.guest()).replay(table))["rows"] == before["rows"]
    assert threads == {"workshop"}


def test_the_log_is_encoded_once_but_for_its_end(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is played and taken back, it is the log."""
    monkeypatch.setattr(history, "BLOCK", 3)
    asked: list[int] = []

    def noted(state: Any, first: int = 0, end: int | None = None) -> Any:
        asked.append(first)
        return log(state, first, end)

    monkeypatch.setattr(bookmark, "log", noted)
    known, table = History(), table_of(tiny, ["Anna", "Ben"], Settings(auto_end=True, take_back="free"))
    assert json.loads(known.of(table)) == []
    chance = random.Random(2)
    for count in range(1, 12):
        play(table, chance.choice([text for text in showing.legal(table) if text != "yield"]))
        asked.clear()
        assert json.loads(known.of(table)) == log(table)
        assert asked == [count - 3 if count % 3 == 0 else count - count % 3]
    seat = table.line.played[-1].seat if table.line is not None else 0
    do(table, [Happening("undo", seat, 9.0, {"count": 4})])
    play(table, showing.legal(table)[0])
    assert json.loads(known.of(table)) == log(table)
    play(table, showing.legal(table)[0])
    play(table, showing.legal(table)[0])
    assert json.loads(known.of(table)) == log(table)
