"""Lessons and hints: what is written down is played, and a hint is the whole turn."""

from __future__ import annotations

import pytest
from tests.server.site import ME, served

import queenswright as qw
from queenswright.client import Refused
from queenswright.server.lessons import lesson_of

LESSONS = ["architect", "queensdale"]


@pytest.mark.parametrize("game", LESSONS)
def test_everything_that_is_written_down_can_be_played(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    position = qw.load(game).new(players=2, seed=lesson.key, options=lesson.options)
    for move in lesson.moves:
        position.push(position.parse(move, prefix=False))
    assert position.to_move == 0


def test_the_lesson_of_queens_architect_builds_by_round_4_and_visits_every_action() -> None:
    lesson = lesson_of("architect")
    assert lesson is not None
    position = qw.load("architect").new(players=2, seed=lesson.key, options=lesson.options)
    built, actions = [], set()
    for move in lesson.moves:
        label, seat = position.turn, position.to_move
        position.push(move)
        for event in position.story():
            if event.message == "story-build" and seat == 0:
                built.append(int(label.split()[0]))
            if event.message == "story-move" and seat == 0:
                actions.add(event.args["action"])
    assert built == [3]
    assert actions == {"construct", "labour", "hire", "bank", "travel", "tavern"}


def test_the_lesson_of_queensdale_comes_through_a_whole_game() -> None:
    """Its goals come up by these rounds; in the end the learner has won and chosen the first tower tile."""
    lesson = lesson_of("queensdale")
    assert lesson is not None
    position = qw.load("queensdale").new(players=2, seed=lesson.key, options=lesson.options)
    rounds: dict[str, int] = {}
    for move in lesson.moves:
        number, seat = position.state.round_number, position.to_move
        position.push(move)
        for event in position.story() if seat == 0 else []:
            rounds.setdefault(event.message.removeprefix("qd-story-"), number)
    wanted = {"token": 1, "drawn": 1, "built": 2, "use": 2, "income": 2, "rolled": 2, "feed": 4, "hut": 4, "leave": 4}
    assert {message: rounds[message] for message in wanted} == wanted
    state = position.state
    assert (state.game_number, state.epoch[0], state.epoch[1]) == (2, 2, 1)
    assert rounds.keys() >= {"tower", "stored"}
    assert state.ranking[0] == 0


@pytest.mark.parametrize("game", LESSONS)
async def test_who_follows_the_hints_plays_the_lesson(one_database: str, game: str) -> None:
    """Every hint is the whole turn; bots answer what is written down, so the game is always the same."""
    lesson = lesson_of(game)
    assert lesson is not None
    async with served(one_database) as site:
        anna = await site.person("Anna")
        info = await anna.create(game, [ME], lesson=True)
        assert (info["seats"][1]["bot"], info["options"]) == (lesson.bot, lesson.options)
        seat = await site.seat(anna, info["table"])
        played: list[str] = []
        while len(played) < len(lesson.moves):
            await seat.wait_for(lambda one: one.decides or one.holds)
            if seat.decides:
                hint = (await seat.ask("hint", bot="apprentice"))["hint"]
                texts = [step["text"] for step in hint["steps"]]
                assert texts[0] == hint["text"]
                assert hint["planned"] == 0
                assert hint["reasons"]
                for text in texts:
                    await seat.play(text)
            if seat.holds:
                await seat.end_turn()
            line = site.parts.hub.tables[info["table"]].state.line
            assert line is not None
            played = [move.text for move in line.position.moves]
        assert played[: len(lesson.moves)] == list(lesson.moves)


async def test_a_hint_goes_on_from_what_is_planned(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        info = await anna.create("architect", [ME], lesson=True)
        seat = await site.seat(anna, info["table"])
        await seat.wait_for(lambda one: one.decides)
        whole = (await seat.ask("hint", bot="apprentice"))["hint"]
        rest = (await seat.ask("hint", bot="apprentice", after=["take stonemason-1"]))["hint"]
        assert rest["planned"] == 1
        assert rest["text"] == "turn 2"
        assert [step["text"] for step in rest["steps"]] == [step["text"] for step in whole["steps"]]
        assert rest["steps"][-1]["view"]["seats"][0]["talers"] == 2
        other = (await seat.ask("hint", bot="random", after=["take tailor-2"]))["hint"]
        assert next(step["text"] for step in other["steps"]) == "take tailor-2"
        assert other["steps"][1]["step"] == "draft_turn"
        done = (await seat.ask("hint", bot="random", after=["take tailor-2", "turn 1"]))["hint"]
        assert done["text"] == ""
        assert done["planned"] == 2
        assert done["reasons"]
        with pytest.raises(Refused):
            await seat.ask("hint", bot="random", after=["take tailor-2", "take tailor-2"])


async def test_a_game_without_a_lesson_cannot_be_learnt(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        with pytest.raises(Refused) as refused:
            await anna.create("tiny", [ME], lesson=True)
        assert refused.value.message == "server-no-lesson"
