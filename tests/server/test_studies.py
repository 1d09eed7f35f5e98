"""Analyses of finished games: asked for, kept, shared, stopped; refused where they would help in a running game."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from tests.server.site import Site, play_on, served, settle

import queenswright as qw
from queenswright.client import Client, Refused
from queenswright.kernel.data import Event
from queenswright.kernel.position import Position
from queenswright.records import record_of, write_record
from queenswright.server import studies
from queenswright.server.findings import StudyReader, findings_of
from queenswright.server.messages import Worth
from queenswright.study import Analysis, Effort, Evaluation, JudgedTurn, Outlook, Progress, Way, analyse, deepen
from queenswright.study.analysis import Tell
from queenswright.study.data import CLOSER, JUDGED, ROUGH
from queenswright.study.live import Evaluator

SHORT = {"round_limit": 1}


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Analyses are made in this process, where nothing has to be compiled, and end with the curve.

    Their passes are noted.
    """
    return _made_here(monkeypatch, ROUGH)


@pytest.fixture
def whole(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The same to the end."""
    return _made_here(monkeypatch, CLOSER)


def _made_here(monkeypatch: pytest.MonkeyPatch, depth: int) -> list[int]:
    passes: list[int] = []

    def apart(
        position: Position, effort: Effort, *, gently: bool, tell: Tell, stop: Callable[[], bool], **how: Any
    ) -> Analysis:
        seen: list[int] = []

        def noted(progress: Progress) -> None:
            seen.append(depth if progress.analysis is None else progress.depth + 1)
            passes.append(progress.depth)
            tell(progress)

        def ends() -> bool:
            return stop() or (bool(seen) and seen[-1] > depth)

        return analyse(position, Effort(1, effort.seed), tell=noted, stop=ends, **{**how, "cores": 1})

    monkeypatch.setattr(studies, "analyse_apart", apart)
    return passes


async def done(client: Client, study: str) -> Any:
    """An analysis, as soon as nothing is made of it any more."""
    while (info := await client.get(f"/api/studies/{study}"))["status"] in ("waiting", "working"):
        await asyncio.sleep(0.05)
    return info


async def played(site: Site, **wishes: Any) -> tuple[Client, Client, str]:
    """Anna and Ben have played a short game."""
    anna, ben = await site.two("architect", auto_end=True, options=SHORT, **wishes)
    await play_on(random.Random(3), anna, ben)
    await settle(anna, ben)
    return anna.client, ben.client, anna.table


@pytest.mark.usefixtures("whole")
async def test_a_finished_game_is_analysed_once_for_everybody_who_has_the_link(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben, table = await played(site)
        first = await anna.post(f"/api/tables/{table}/study", {})
        again = await ben.post(f"/api/tables/{table}/study", {})
        assert (first["id"], first["table"], first["yours"]) == (again["id"], table, True)
        assert not again["yours"]
        guest = await site.guest()
        info = await done(guest, first["id"])
        found = info["findings"]
        assert (info["status"], found["depth"], found["is_over"]) == ("done", 2, True)
        assert len(found["curve"]) == len(found["turns"]) + 1
        for chances in found["curve"]:
            assert sum(chances["shares"]) == pytest.approx(1, abs=1e-3)
        for seat in range(2):
            one = found["seats"][seat]
            assert one["start"] + one["own"] + one["others"] + one["draws"] == pytest.approx(one["end"])
        head = await guest.get(f"/api/studies/{first['id']}/replay")
        last = found["turns"][-1]
        assert last["first"] + last["count"] == head["frames"] - 1
        page = await guest.get(f"/api/studies/{first['id']}/replay/frames/0")
        assert page["frames"][0]["text"] is None
        assert (await guest.get(f"/api/studies/{first['id']}", known=2))["findings"] is None


@pytest.mark.usefixtures("here")
async def test_an_analysis_is_kept_over_a_restart(database: str) -> None:
    async with served(database) as site:
        anna, _, table = await played(site)
        study = (await anna.post(f"/api/tables/{table}/study", {}))["id"]
        before = await done(anna, study)
    async with served(database) as site:
        guest = await site.guest()
        after = await guest.get(f"/api/studies/{study}")
        assert after["findings"] == before["findings"]


async def test_what_a_server_left_unfinished_is_taken_up_again(
    one_database: str, here: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "LOST", 0.0)
    begun = asyncio.Event()

    async def lame(self: studies.Studies, job: studies.Job) -> None:
        begun.set()
        await asyncio.sleep(3600)

    async with served(one_database) as site:
        anna, _, table = await played(site)
        with monkeypatch.context() as patched:
            patched.setattr(studies.Studies, "_make", lame)
            study = (await anna.post(f"/api/tables/{table}/study", {}))["id"]
            await begun.wait()
    assert here == []
    async with served(one_database) as site:
        assert (await done(await site.guest(), study))["status"] == "done"
        assert here


async def test_only_who_asked_stops_it_and_asking_again_goes_on(
    one_database: str, here: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    held = asyncio.Event()
    make = studies.Studies._make

    async def late(self: studies.Studies, job: studies.Job) -> None:
        await held.wait()
        await make(self, job)

    monkeypatch.setattr(studies.Studies, "_make", late)
    async with served(one_database) as site:
        anna, ben, table = await played(site)
        study = (await anna.post(f"/api/tables/{table}/study", {}))["id"]
        with pytest.raises(Refused) as refused:
            await ben.post(f"/api/studies/{study}/stop", {})
        assert (refused.value.status, refused.value.message) == (403, "study-not-yours")
        await anna.post(f"/api/studies/{study}/stop", {})
        held.set()
        stopped = await done(anna, study)
        assert stopped["status"] == "stopped"
        await ben.post(f"/api/tables/{table}/study", {})
        assert (await done(ben, study))["status"] == "done"
        assert here


@pytest.mark.usefixtures("here")
async def test_nobody_fills_the_queue(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(self: studies.Studies, job: studies.Job) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(studies.Studies, "_make", never)
    async with served(one_database) as site:
        anna, ben = await site.person("Anna"), await site.person("Ben")
        for seed in range(studies.MOST_OF_PERSON):
            info = await bring(anna, finished(seed))
            assert info["waiting"] == seed
        with pytest.raises(Refused) as refused:
            await bring(anna, finished(99))
        assert (refused.value.status, refused.value.message) == (429, "study-queue-full")
        assert (await bring(ben, finished(99)))["waiting"] == 1, "who had none comes before who has several"


@pytest.mark.usefixtures("here")
async def test_several_workers_have_an_equal_part_of_the_queue(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: studies.Studies, job: studies.Job) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(studies.Studies, "_make", never)
    async with served(one_database, workers=3) as site:
        anna = await site.person("Anna")
        await bring(anna, finished(1))
        with pytest.raises(Refused) as refused:
            await bring(anna, finished(2))
        assert refused.value.message == "study-queue-full"


async def test_what_was_lost_is_taken_up_only_where_there_is_room(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks at an analysis of others gives it a place among their own, and has no more than others."""

    async def never(self: studies.Studies, job: studies.Job) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(studies.Studies, "_make", never)
    monkeypatch.setattr(studies, "LOST", 0.0)
    async with served(one_database) as site:
        anna, ben = await site.person("Anna"), await site.person("Ben")
        lost = (await bring(anna, finished(99)))["id"]
        site.parts.studies._jobs.clear()
        for seed in range(studies.MOST_OF_PERSON):
            await bring(anna, finished(seed))
        await anna.get(f"/api/studies/{lost}")
        assert site.parts.studies.job(lost) is None
        await ben.get(f"/api/studies/{lost}")
        assert site.parts.studies.job(lost) is not None


@pytest.mark.usefixtures("here")
async def test_an_analysis_that_fails_stops_no_other(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    analysed: Any = vars(studies)["analyse_apart"]

    def failing(position: Position, effort: Effort, **how: Any) -> Analysis:
        if position.digest == finished(1).digest:
            raise ValueError("nobody has thought of this")
        found: Analysis = analysed(position, effort, **how)
        return found

    monkeypatch.setattr(studies, "analyse_apart", failing)
    async with served(one_database) as site:
        anna = await site.person("Anna")
        bad, good = [(await bring(anna, finished(seed)))["id"] for seed in (1, 2)]
        assert (await done(anna, bad))["status"] == "failed"
        assert (await done(anna, good))["status"] == "done"


def finished(seed: int, options: dict[str, Any] | None = None) -> Position:
    """A short game of random moves that is over."""
    position, choose = qw.load("architect").new(2, seed=seed, options=options or SHORT), random.Random(seed)
    while not position.is_over:
        position.push(choose.choice(position.legal_moves))
    return position


async def bring(client: Client, position: Position) -> Any:
    """Ask for the analysis of a record."""
    return await client.send_text("/api/studies", write_record(record_of(position)))


@pytest.mark.usefixtures("here")
async def test_a_record_is_analysed_with_its_replay(one_database: str) -> None:
    async with served(one_database) as site:
        guest = await site.person("Anna")
        position = finished(5)
        study = (await bring(guest, position))["id"]
        assert (await done(guest, study))["findings"]["is_over"]
        assert (await guest.get(f"/api/studies/{study}/replay"))["frames"] == len(position.moves) + 1
        unfinished = position.copy()
        unfinished.pop()
        with pytest.raises(Refused) as refused:
            await bring(guest, unfinished)
        assert refused.value.message == "study-not-over"


async def test_a_running_game_is_not_analysed(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two("architect", auto_end=True)
        await play_on(random.Random(3), anna, ben, moves=9)
        with pytest.raises(Refused) as refused:
            await anna.client.post(f"/api/tables/{anna.table}/study", {})
        assert (refused.value.status, refused.value.message) == (409, "study-not-over")


async def test_a_variation_goes_on_from_the_game_and_chance_can_be_thrown_anew(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        position = finished(5)
        study = (await bring(anna, position))["id"]
        at = next(i for i, one in enumerate(position.past()) if len(one.legal_moves) > 1)
        there = position.past()[at]
        walk = {"place": at, "steps": [], "seat": None}
        start = await anna.post(f"/api/studies/{study}/walk", walk)
        assert (start["frames"], start["legal"]) == ([], [move.text for move in there.legal_moves])
        text = there.legal_moves[-1].text
        one = await anna.post(f"/api/studies/{study}/walk", {**walk, "steps": [{"text": text}]})
        there = there.copy()
        there.push(text)
        assert one["frames"][0]["view"] == there.view(None)
        assert one["legal"] == [move.text for move in there.legal_moves]
        tried = await anna.post(f"/api/studies/{study}/try", {"walk": walk, "moves": [], "each": True})
        assert [preview["moves"][0]["text"] for preview in tried["previews"]] == start["legal"]
        refused = await anna.post(f"/api/studies/{study}/try", {"walk": walk, "moves": ["palace"], "each": False})
        assert refused["refusal"]["message"]
        with pytest.raises(Refused) as problem:
            await anna.post(f"/api/studies/{study}/walk", {**walk, "steps": [{"text": "palace"}]})
        assert problem.value.message == "study-no-way"


async def test_throws_tell_what_chance_may_bring(one_database: str) -> None:
    """The pile is dealt anew with every throw; the same throw brings the same."""
    async with served(one_database) as site:
        anna = await site.person("Anna")
        position = finished(5, {"round_limit": 8})
        study = (await bring(anna, position))["id"]
        place = next(i for i, one in enumerate(position.moves) if one.text.startswith("hire "))
        walk = {"place": place, "steps": [], "seat": None}
        text = position.moves[place].text
        found = await anna.post(f"/api/studies/{study}/chances", {"walk": walk, "text": text})
        assert sum(one["share"] for one in found["outcomes"]) == pytest.approx(1)
        for one in found["outcomes"][:2]:
            steps = [{"text": text, "roll": one["roll"]}]
            there = await anna.post(f"/api/studies/{study}/walk", {**walk, "steps": steps})
            assert there["frames"][0]["story"] == one["story"]


class Asked:
    """Who asks for the worth of turns, without a process that finds it: the questions are noted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.positions: list[Position] = []
        asked = self

        def evaluate(self: Evaluator, position: Position, lines: int, stop: Any) -> Iterator[Evaluation]:
            asked.positions.append(position)
            yield from deepen(position, Effort(1), lines)

        monkeypatch.setattr(Evaluator, "evaluate", evaluate)


async def worth(client: Client, study: str, walk: dict[str, Any]) -> list[Any]:
    """All lines of an answer."""
    headers = {"X-CSRF-Token": client.me["csrf"]}
    body = {"walk": walk, "lines": 2}
    answer = await client.http.post(f"/api/studies/{study}/worth", json=body, headers=headers)
    if answer.is_error:
        raise Refused(answer.json(), answer.status_code)
    return [msgspec.to_builtins(msgspec.json.decode(line, type=Worth)) for line in answer.text.splitlines()]


async def test_the_worth_of_turns_comes_line_by_line(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch)
    async with served(one_database) as site:
        anna = await site.person("Anna")
        position = finished(5)
        study = (await bring(anna, position))["id"]
        found = await worth(anna, study, {"place": 3, "steps": [], "seat": None})
        assert asked.positions[0].digest == position.past()[3].digest
        assert len(found) > 1
        for line in found:
            shares = [way["chances"]["shares"][line["seat"]] for way in line["ways"]]
            assert shares == sorted(shares, reverse=True)
        with pytest.raises(Refused) as refused:
            await worth(anna, study, {"place": len(position.moves), "steps": [], "seat": None})
        assert refused.value.message == "study-over"


async def test_who_looks_no_longer_is_not_answered_any_more(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = threading.Event()

    def evaluate(self: Evaluator, position: Position, lines: int, stop: Callable[[], bool]) -> Iterator[Evaluation]:
        one = next(deepen(position, Effort(1), lines))
        while not stop():
            yield one
            time.sleep(0.01)
        ended.set()

    monkeypatch.setattr(Evaluator, "evaluate", evaluate)
    async with served(one_database) as site:
        anna = await site.person("Anna")
        study = (await bring(anna, finished(5)))["id"]
        headers = {"X-CSRF-Token": anna.me["csrf"]}
        body = {"walk": {"place": 0, "steps": [], "seat": None}, "lines": 2}
        async with anna.http.stream("POST", f"/api/studies/{study}/worth", json=body, headers=headers) as answer:
            async for line in answer.aiter_lines():
                assert msgspec.json.decode(line, type=Worth).ways
                break
        assert await asyncio.to_thread(ended.wait, 10)


def judged(seat: int, first: int, moves: tuple[str, ...]) -> JudgedTurn:
    """A blunder."""
    even = Outlook((0.5, 0.5), (0.0, 0.0), 8)
    better = Way(("better",), even, ("then",), (Event("reason-jobs", {"jobs": 5}),))
    return JudgedTurn(
        first, seat, "1 red", "die", moves, even, JUDGED, "blunder", 0.5, 0.01, Way(moves, even), better, even
    )


def test_of_a_campaign_that_goes_on_nobody_reads_what_others_keep_to_themselves() -> None:
    turns = (judged(0, 0, ("a", "b")), judged(1, 2, ("c",)), judged(0, 3, ("seal", "d")))
    even = Outlook((0.5, 0.5), (0.0, 0.0), 8)
    known = Analysis("queensdale", "valley", ("", ""), ("red", "blue"), "x", Effort(), turns, even, True, 1, JUDGED, 10)
    all_of_it = findings_of(known)
    assert [bool(turn.better) for turn in all_of_it.turns] == [True] * 3
    for seats, open_turns in (({0}, [True, False, False]), ({1}, [False, True, False]), (set(), [False] * 3)):
        found = findings_of(known, StudyReader(frozenset(seats), frozenset({3})))
        assert [bool(turn.better) for turn in found.turns] == open_turns
        assert [bool(turn.played) for turn in found.turns] == open_turns
        assert [turn.moves for turn in found.turns] == [["a", "b"], ["c"], []], "a secret stays one, also for itself"
        assert [turn.loss for turn in found.turns] == [0.5] * 3
        text = msgspec.json.encode(found).decode()
        assert "seal" not in text
