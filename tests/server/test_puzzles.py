"""Puzzles over HTTP: solved with and without an account, kept, counted, and never answered before their time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.server.site import ME, PLENTY, Moving, served

import queenswright as qw
from queenswright.client import Client, Refused
from queenswright.explorer import Openings
from queenswright.puzzles import ComparedTurn, Puzzle, Puzzles, data, shipped
from queenswright.puzzles.collection import About
from queenswright.puzzles.data import Source
from queenswright.server import explorer, puzzling
from queenswright.server.config import Limit
from queenswright.server.messages import Worth
from queenswright.study import Evaluation, Outlook, Way
from queenswright.study.live import Evaluator

A_DAY = 86_400
CREDENTIALS = {"name": "Nora", "password": "correct horse battery"}
HERE = "/api/puzzles/architect"


def path(puzzle: Puzzle, rest: str = "") -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}{rest}"


def moves(turn: ComparedTurn) -> dict[str, list[str]]:
    return {"moves": list(turn.moves)}


def walk(*texts: str, seat: int | None = None, place: int = 0) -> dict[str, Any]:
    return {"place": place, "steps": [{"text": text} for text in texts], "seat": seat}


async def refused(asked: Any) -> str:
    with pytest.raises(Refused) as refusal:
        await asked
    return str(refusal.value.reason["message"])


async def today(client: Client) -> Puzzle:
    return shipped("architect").get((await client.get(HERE))["today"]["id"])


async def test_somebody_without_a_name_solves_the_puzzle_of_the_day(database: str) -> None:
    async with served(database) as site:
        guest = await site.guest()
        puzzle = await today(guest)
        info = await guest.get(path(puzzle))
        assert (info["first"], info["solved"], info["solution"], info["tries"]) == (None, False, None, 0)
        assert info["number"] is not None
        assert info["frame"]["to_move"] == info["seat"] == puzzle.seat
        wrong = await guest.post(path(puzzle, "/answer"), moves(puzzle.others[0]))
        assert (wrong["right"], wrong["whole"], wrong["first"], wrong["solution"]) == (False, True, True, None)
        assert wrong["tried"]["chances"]["shares"] == list(puzzle.others[0].shares)
        assert wrong["best"]["shares"] == list(puzzle.answer.shares)
        assert wrong["after"]["rating"] < wrong["before"]["rating"] == 1500
        guest.me = await guest.get("/api/me")
        right = await guest.post(path(puzzle, "/answer"), moves(puzzle.answer))
        assert (right["right"], right["first"], right["after"]) == (True, False, wrong["after"])
        assert right["solution"]["answer"]["moves"] == list(puzzle.answer.moves)
        assert right["streak"] == {"days": 1, "best": 1, "week": [False] * 6 + [True]}
        me = guest.http.cookies
    async with served(database) as site:
        again = await site.guest()
        again.http.cookies = me
        again.me = await again.get("/api/me")
        info = await again.get(path(puzzle))
        assert (info["first"], info["solved"]) == ("wrong", True)
        assert info["solution"]["answer"]["moves"] == list(puzzle.answer.moves)
        progress = await again.get(HERE)
        assert progress["today"]["solved"]
        assert [one["tried"] for one in progress["kinds"] if one["kind"] == puzzle.kind] == [1]
        assert len(progress["course"]) == 1
        assert (await again.sign_in("Nora"))["name"] == "Nora"
        (own,) = (await again.get("/api/me/export"))["puzzles"]
        assert (own["puzzle"], own["first"]) == (puzzle.id, "wrong")
        await again.post("/api/account/delete", {})
        assert (await again.get(path(puzzle)))["first"] is None
        assert await site.parts.store.puzzle_results("architect") == {}


async def test_what_was_not_solved_tells_nothing_of_its_answer(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two puzzles that differ only in which of two turns is the answer look the same in every payload."""
    original = shipped("architect").puzzles[0]
    other = replace(original, answer=original.others[0], others=(original.answer, *original.others[1:]))
    one, two = original.others[1], original.others[2]
    seen = []
    for puzzle in (original, other):
        with monkeypatch.context() as patched:
            collection = Puzzles(shipped("architect").about, (puzzle,))
            patched.setattr(puzzling, "shipped", lambda game, found=collection: found)
            async with served(one_database) as site:
                guest = await site.person("Anna")
                told: list[Any] = [await guest.get(HERE), await guest.get(path(puzzle))]
                for text in (one.moves[0], two.moves[0]):
                    told.append(await guest.post(path(puzzle, "/walk"), walk(text)))
                wish = {"walk": walk(), "moves": [], "each": True}
                monkeypatch.setattr("queenswright.table.preview.secrets.randbits", lambda bits: 2**90 + 17)
                told.append(await guest.post(path(puzzle, "/try"), wish))
                unfinished = await guest.post(path(puzzle, "/answer"), {"moves": [one.moves[0]]})
                assert not unfinished["whole"]
                told.append(unfinished)
                for turn in (one, two):
                    answer = await guest.post(path(puzzle, "/answer"), moves(turn))
                    assert answer.pop("best")["shares"] == list(puzzle.answer.shares)
                    told.append(answer)
                told.append(await guest.get(path(puzzle)))
                assert await refused(guest.post(path(puzzle, "/chances"), {"walk": walk(), "text": "move 1"})) == (
                    "puzzle-not-solved"
                )
                for way in (walk(), walk(one.moves[0])):
                    assert await refused(guest.post(path(puzzle, "/worth"), {"walk": way})) == "puzzle-not-solved"
                seen.append(json.dumps(told))
                await guest.post("/api/account/delete", {})
    assert seen[0] == seen[1]


async def test_hints_come_one_by_one_and_a_try_after_them_does_not_count(one_database: str) -> None:
    puzzle = next(one for one in shipped("architect").puzzles if len(one.answer.moves) == 2)
    async with served(one_database) as site:
        guest = await site.guest()
        asked = path(puzzle, "/hint")
        assert (await guest.get(path(puzzle)))["hints_left"] == 3
        first = await guest.post(asked, {})
        assert first["step"] is not None
        assert first["move"] is None
        guest.me = await guest.get("/api/me")
        assert [(await guest.post(asked, {}))["move"] for _ in range(3)] == [
            *puzzle.answer.moves,
            puzzle.answer.moves[-1],
        ]
        info = await guest.get(path(puzzle))
        assert (info["hints_left"], len(info["hints"]), info["first"]) == (0, 3, "hint")
        right = await guest.post(path(puzzle, "/answer"), moves(puzzle.answer))
        assert (right["right"], right["first"], right["before"]) == (True, False, right["after"])
        assert (await guest.get(HERE))["course"] == []
        assert (await site.parts.store.puzzle_results("architect")) == {}


async def test_what_was_missed_is_tried_once_more(one_database: str) -> None:
    """The oldest first, without the answer and hints of before, and for the rating it counts no more."""
    some = shipped("architect").puzzles[:3]
    async with served(one_database, clock=(clock := Moving())) as site:
        anna = await site.person("Anna")
        for number, puzzle in enumerate(some):
            clock.ahead = number
            await anna.post(path(puzzle, "/answer"), moves(puzzle.others[0]))
        await anna.post(path(some[0], "/hint"), {})
        await anna.post(path(some[0], "/show"), {})
        await anna.post(path(some[1], "/answer"), moves(some[1].answer))
        known = await anna.get(HERE)
        assert [one["id"] for one in known["missed"]] == [some[0].id, some[2].id]
        assert (known["missed"][0]["kind"], known["missed"][0]["rating"]) == (some[0].kind, some[0].rating)
        plain = await anna.get(path(some[0]))
        assert plain["solution"] is not None
        again = await anna.get(path(some[0]), again=True)
        assert (again["solution"], again["hints"], again["hints_left"]) == (
            None,
            [],
            len(plain["hints"]) + plain["hints_left"],
        )
        assert (await anna.post(path(some[0], "/hint?after=0"), {})) == plain["hints"][0]
        for rest, legal in (("/walk", True), ("/walk?again=true", False)):
            found = await anna.post(path(some[0], rest), walk(*some[0].answer.moves))
            assert bool(found["legal"]) == legal, "the turn ends as it did when the answer was not known"
        wrong = await anna.post(path(some[0], "/answer"), {**moves(some[0].others[0]), "again": True})
        assert (wrong["right"], wrong["first"], wrong["before"]) == (False, False, wrong["after"])
        right = await anna.post(path(some[0], "/answer"), {**moves(some[0].answer), "again": True})
        assert (right["right"], right["first"], right["after"]) == (True, False, known["standing"])
        assert [one["id"] for one in (await anna.get(HERE))["missed"]] == [some[2].id]


async def test_what_a_guest_did_goes_along_into_their_account(one_database: str) -> None:
    """As if Nora had done it all herself; what she did before counts first, and of another account nothing is taken."""
    one, two, three = shipped("architect").puzzles[:3]
    async with served(one_database, clock=(clock := Moving())) as site:
        whole, nora = await site.person("All"), await site.guest()
        nora.me = await nora.post("/api/account", CREDENTIALS)
        guest = await site.guest()
        for puzzle, turn, who in (
            (one, one.answer, nora),
            (two, two.answer, guest),
            (one, one.others[0], guest),
            (three, three.others[0], guest),
        ):
            clock.ahead += 1
            await who.post(path(puzzle, "/answer"), moves(turn))
            who.me = await who.get("/api/me")
            await whole.post(path(puzzle, "/answer"), moves(turn))
        stranger = guest.me["person"]
        guest.me = await guest.post("/api/login", CREDENTIALS)
        mine, theirs = await guest.get(HERE), await whole.get(HERE)
        assert mine == theirs
        assert [len(mine["course"]), [each["id"] for each in mine["missed"]]] == [3, [three.id]]
        assert await site.parts.store.puzzle_tries(stranger) == []
        other = await site.guest()
        other.me = await other.post("/api/account", {**CREDENTIALS, "name": "Otto"})
        await other.post(path(one, "/answer"), moves(one.others[0]))
        other.me = await other.post("/api/login", CREDENTIALS)
        assert await other.get(HERE) == mine
        assert (await site.parts.store.puzzle_results("architect"))[one.id].tries == 3


@pytest.fixture
def evaluated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks that take no time."""

    def evaluate(self: Evaluator, position: qw.Position, lines: int, stop: Any) -> Iterator[Evaluation]:
        text = position.legal_moves[0].text
        outlook = Outlook((1.0, *[0.0] * (position.players - 1)), (0.0,) * position.players, 1)
        yield Evaluation(position.to_move or 0, position.turn, (Way((text,), outlook),), 1)

    monkeypatch.setattr(Evaluator, "evaluate", evaluate)


async def lines_of(client: Client, asked: str, wish: dict[str, Any]) -> list[Worth]:
    answer = await client.http.post(asked, json=wish, headers={"X-CSRF-Token": client.me["csrf"]})
    assert answer.status_code == 200, answer.text
    return [msgspec.json.decode(line, type=Worth) for line in answer.text.splitlines()]


@pytest.mark.usefixtures("evaluated")
async def test_a_wrong_turn_is_followed_and_all_is_open_after_giving_up(one_database: str) -> None:
    puzzle = shipped("architect").puzzles[0]
    wrong = puzzle.others[0]
    async with served(one_database) as site:
        anna = await site.person("Anna")
        asked = path(puzzle, "/worth")
        after = {"walk": walk(*wrong.moves)}
        assert await refused(anna.post(asked, after)) == "puzzle-not-solved"
        await anna.post(path(puzzle, "/answer"), moves(wrong))
        assert len(await lines_of(anna, asked, after)) == 1
        assert await refused(anna.post(asked, {"walk": walk()})) == "puzzle-not-solved"
        found = await anna.post(path(puzzle, "/walk"), walk(*wrong.moves))
        assert (len(found["frames"]), found["legal"]) == (len(wrong.moves), [])
        beyond = walk(*wrong.moves, "move 1")
        assert await refused(anna.post(path(puzzle, "/walk"), beyond)) == "server-bad-input"
        shown = await anna.post(path(puzzle, "/show"), {})
        assert shown["answer"]["moves"] == list(puzzle.answer.moves)
        info = await anna.get(path(puzzle))
        assert (info["first"], info["solved"], info["solution"]) == ("wrong", False, shown)
        assert (await anna.post(path(puzzle, "/walk"), walk(*wrong.moves)))["legal"]
        assert len((await anna.post(path(puzzle, "/walk"), beyond))["frames"]) == len(wrong.moves) + 1
        assert len(await lines_of(anna, asked, {"walk": walk()})) == 1
        right = await anna.post(path(puzzle, "/answer"), moves(puzzle.answer))
        assert right["right"]
        assert not (await anna.get(path(puzzle)))["solved"], "who was shown the answer has not found it"


async def test_a_streak_grows_by_the_puzzles_of_the_days(one_database: str) -> None:
    clock = Moving()
    async with served(one_database, clock=clock) as site:
        anna = await site.person("Anna")
        for day, expected in ((0, 1), (1, 2), (3, 1)):
            clock.ahead = day * A_DAY
            puzzle = await today(anna)
            answer = await anna.post(path(puzzle, "/answer"), moves(puzzle.answer))
            assert answer["streak"]["days"] == expected
        assert answer["streak"]["best"] == 2
        assert answer["streak"]["week"][-4:] == [True, True, False, True]
        assert answer["after"]["rating"] > 1500
        numbers = [one.day for one in await site.parts.store.puzzle_tries(anna.me["person"])]
        assert [number is not None for number in numbers] == [True] * 3
        other = next(one for one in shipped("architect").puzzles if one.id != puzzle.id)
        await anna.post(path(other, "/answer"), moves(other.answer))


async def test_the_next_puzzle_is_of_the_kind_that_was_asked_for_and_new(one_database: str) -> None:
    kinds = shipped("architect").count_by("kind")
    kind = min(kinds, key=lambda one: kinds[one])
    async with served(one_database) as site:
        anna = await site.person("Anna")
        met = []
        while (found := (await anna.get(f"{HERE}/next", kind=kind))["id"]) is not None:
            puzzle = shipped("architect").get(found)
            assert puzzle.kind == kind
            met.append(found)
            await anna.post(path(puzzle, "/show"), {})
        assert len(met) == len(set(met)) == kinds[kind]
        first = (await anna.get(f"{HERE}/next"))["id"]
        assert (await anna.get(f"{HERE}/next", after=first))["id"] != first


async def test_names_are_computed_once(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is a hash of a whole position: that of all puzzles, with every request, held up everybody."""
    computed: list[Any] = []
    name_of = data.name_of

    def noted(position: Any) -> str:
        computed.append(position)
        return name_of(position)

    monkeypatch.setattr(data, "name_of", noted)
    async with served(one_database) as site:
        guest = await site.guest()
        puzzle = await today(guest)
        computed.clear()
        for _ in range(3):
            await guest.get(path(puzzle))
            await guest.get(f"{HERE}/next")
            await guest.get(HERE)
        assert computed == []


async def test_people_move_the_rating_of_a_puzzle(one_database: str) -> None:
    clock, puzzle = Moving(), shipped("architect").puzzles[0]
    async with served(one_database, clock=clock) as site:
        for name in ("Anna", "Ben", "Cleo"):
            await (await site.person(name)).post(path(puzzle, "/answer"), moves(puzzle.answer))
        clock.ahead = puzzling.RESULTS_KEPT + 1
        info = await (await site.guest()).get(path(puzzle))
        assert (info["tries"], info["right"]) == (3, 3)
        assert info["rating"] < puzzle.rating


async def test_later_chapters_are_only_for_those_whose_campaign_came_there(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    early, late = (_of_queensdale(epoch) for epoch in ("1", "4"))
    game = qw.load("queensdale")
    found = Puzzles(About("queensdale", game.pack.name, game.pack.digest), (early, late))
    assert (early.chapter, late.chapter) == ("1", "4")
    monkeypatch.setattr(puzzling, "shipped", lambda name: found)
    monkeypatch.setattr(puzzling, "shipped_file", lambda rules: rules.folder / "__init__.py")
    async with served(one_database) as site:
        anna, ben = await site.person("Anna"), await site.person("Ben")
        for client in (anna, ben):
            assert sum(one["count"] for one in (await client.get("/api/puzzles/queensdale"))["kinds"]) == 1
            for rest in ("/answer", "/hint", "/show", "/walk"):
                wish = {"/answer": {"moves": []}, "/walk": walk()}.get(rest, {})
                assert await refused(client.post(path(late, rest), wish)) == "puzzle-unknown"
            assert await refused(client.get(path(late))) == "puzzle-unknown"
        seats = [ME, {"kind": "person", "name": "Otto"}]
        await anna.create("queensdale", seats, options={"epoch": "4"})
        assert (await anna.get(path(late)))["id"] == late.id
        assert sum(one["count"] for one in (await anna.get("/api/puzzles/queensdale"))["kinds"]) == 2
        assert await refused(ben.get(path(late))) == "puzzle-unknown"


def _of_queensdale(epoch: str) -> Puzzle:
    """A made-up puzzle at the beginning of an epoch; nothing depends on its answer."""
    game = qw.load("queensdale")
    position = game.new(2, seed=1, options={} if epoch == "1" else {"epoch": epoch})
    turns = [ComparedTurn((move.text,), (0.5, 0.5)) for move in position.legal_moves[:2]]
    assert position.to_move is not None
    chapter = game.rules.puzzles.chapter(position.state)
    return Puzzle(
        "queensdale", "dice", chapter, position.to_move, 2, position.to_dict(), turns[0], (turns[1],),
        0.2, 0.01, 8, 1500, {}, Source(1),
    )  # fmt: skip


async def test_whoever_asks_too_much_and_for_what_is_not_there_is_refused(one_database: str) -> None:
    puzzle = shipped("architect").puzzles[0]
    async with served(one_database, limits={**PLENTY, "puzzle": Limit(2, 1)}) as site:
        anna = await site.person("Anna")
        for wrong in ("/api/puzzles/tiny", "/api/puzzles/tiny/abc"):
            assert await refused(anna.get(wrong)) == "puzzle-none"
        assert await refused(anna.get("/api/puzzles/chess")) == "server-no-game"
        assert await refused(anna.get(f"{HERE}/<b>")) == "puzzle-unknown"
        assert await refused(anna.post(path(puzzle, "/answer"), {"moves": ["x" * 300]})) == "server-bad-request"
        assert await refused(anna.post(path(puzzle, "/answer"), {"moves": ["<b>"]})) == "server-no-move"
        assert await refused(anna.post(path(puzzle, "/hint"), {})) == "server-too-fast"
        lacking = await anna.http.post(path(puzzle, "/show"), json={})
        assert lacking.status_code == 403, "without the token of a page nothing is changed"


async def test_the_explorer_tells_how_games_began(one_database: str) -> None:
    async with served(one_database) as site:
        guest = await site.guest()
        found = await guest.get("/api/explorer/architect", players=2)
        assert found["players"] == 2
        topics = {one["topic"]: one["choices"] for one in found["topics"]}
        assert {"craftsman", "guilds", "trip"} <= topics.keys()
        for one in topics["craftsman"]:
            assert one["seats"] > 0
            assert 0 <= one["won"]["low"] <= one["won"]["value"] <= one["won"]["high"] <= 1
        assert await refused(guest.get("/api/explorer/architect", players=7)) == "explore-players"
        assert await refused(guest.get("/api/explorer/tiny")) == "explore-none"


async def test_the_explorer_tells_of_later_epochs_only_who_came_there(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = {"2": {topic: {"x": [8, 4.0]} for topic in ("family", "face 1", "face 4")}}
    found = Openings("queensdale", "valley", "d", games={"2": 8}, counts=counts)
    monkeypatch.setattr(explorer, "shipped_openings", lambda game: found)
    monkeypatch.setattr(explorer, "openings_file", lambda rules: rules.folder / "__init__.py")

    async def told(client: Client) -> list[tuple[str, str]]:
        topics = (await client.get("/api/explorer/queensdale"))["topics"]
        return [(one["topic"], one["chapter"]) for one in topics]

    async with served(one_database) as site:
        anna, guest = await site.person("Anna"), await site.guest()
        assert await told(anna) == await told(guest) == [("face", "1"), ("family", "")]
        await anna.create("queensdale", [ME, {"kind": "person", "name": "Otto"}], options={"epoch": "4"})
        assert await told(anna) == [("face", "1"), ("face", "4"), ("family", "")]
        assert len(await told(guest)) == 2
