"""QA-TURN: the sequence of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.architect.situations import clause, effects, random_play, texts, worth

import queenswright as qw
from queenswright.games.architect.rules.turn import reveals
from queenswright.games.architect.steps import FIRE, HIRE, LABOUR
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import COMPILED, plain

STAR = ["construct", "labour", "hire", "bank", "travel", "tavern"]
GUILDS = ["lumberjack", "blacksmith", "glazier", "stonemason", "bricklayer", "tailor"]
BOARD = ["glazier-3", "blacksmith-2", "blacksmith-3", "bricklayer-2", "tailor-2", "tailor-3"]
SIX = {"lumberjack-1": 0, "lumberjack-2": 1, "glazier-1": 2, "stonemason-1": 3, "tailor-1": 4, "bricklayer-1": 5}
ABLE = {"talers": 9, "bonds": 3, "craftsmen": {"lumberjack-1": 1, "tailor-3": 4}}
"""A player who can do something on every action space."""


def table_of(players: int, me: int, seat: dict[str, Any], **rest: Any) -> dict[str, Any]:
    """A document in which `me` decides and everybody is able to act."""
    seats: list[dict[str, Any]] = [{**ABLE, "craftsmen": {f"stonemason-{1 + i % 3}": 0}} for i in range(players)]
    seats[me] = seat
    return {"seats": seats, "to_move": me, "billboard": BOARD, "track": [9, 8, 8], **rest}


@pytest.mark.clauses("QA-TURN-01", "QA-TURN-06", "QA-TURN-07", "QA-TURN-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_one_turn_in_each_round_clockwise_from_the_first_player(architect: Game, players: int) -> None:
    for first_player in range(players):
        pos = architect.position({**table_of(players, first_player, ABLE), "first_player": first_player})
        turns = []
        for _ in range(3 * players):
            assert pos.step == "architect"
            table = pos.to_dict()
            assert table["turn_of"] == pos.to_move
            assert table["first_player"] == first_player
            turns.append((table["round"], pos.to_move))
            pos.push("move 1")
            pos.push("forfeit")
        seats = [(first_player + i) % players for i in range(players)]
        assert turns == [(number, seat) for number in (1, 2, 3) for seat in seats]


@pytest.mark.clauses("QA-TURN-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_of_the_draft_opens_every_round(architect: Game, players: int) -> None:
    for seed in range(6):
        pos = architect.new(players, seed=seed)
        first_player = pos.to_move
        number = 0
        for now in random_play(pos, seed=seed):
            table = now.to_dict()
            assert table["first_player"] == first_player
            if table["round"] > number:
                assert table["round"] == number + 1
                number = table["round"]
                assert table["turn_of"] == first_player
            if number == 12:
                break


@pytest.mark.clauses("QA-TURN-02", "QA-TURN-04", "QA-TURN-08", "QA-TURN-10")
@pytest.mark.parametrize("start", range(6))
@pytest.mark.parametrize("spaces", [1, 2, 3])
def test_the_architect_moves_clockwise_and_decides_the_action(architect: Game, start: int, spaces: int) -> None:
    for players, me in ((2, 0), (2, 1), (4, 3)):
        pos = architect.position(table_of(players, me, {**ABLE, "architect": STAR[start]}))
        assert texts(pos) == ["move 1", "move 2", "move 3"]
        action = STAR[(start + spaces) % 6]
        assert effects(pos, f"move {spaces}") == {f"seats.{me}.architect": action}
        assert (pos.step, pos.to_move) == (action, me)
        assert pos.to_dict()["pending"] == [{"step": action, "seat": me, "argument": 0}]


@pytest.mark.clauses("QA-TURN-03", "QA-TURN-02")
@pytest.mark.parametrize("me", [0, 1])
def test_the_architect_must_move_and_by_three_spaces_at_most(architect: Game, me: int) -> None:
    pos = architect.position(table_of(2, me, ABLE))
    assert clause(pos, "move 0") == "QA-TURN-03"
    for spaces in (4, 5, 6):
        assert clause(pos, f"move {spaces}") == "QA-TURN-02"
    assert pos.why_not("forfeit") is not None
    with pytest.raises(qw.IllegalMove, match="QA-TURN-03"):
        pos.push("move 0")


@pytest.mark.clauses("QA-TURN-09")
def test_example_lena_moves_two_spaces_to_hire(architect: Game) -> None:
    pos = architect.position(table_of(2, 0, {**ABLE, "architect": "construct"}))
    pos.push("move 2")
    assert pos.step == "hire"
    assert pos.to_dict()["seats"][0]["architect"] == "hire"


@pytest.mark.clauses("QA-TURN-11", "QA-SETUP-10")
def test_construct_is_reached_again_in_the_second_turn_at_the_earliest(architect: Game) -> None:
    reached: dict[int, set[str]] = {1: set(), 2: set()}
    for first in (1, 2, 3):
        for second in (1, 2, 3):
            pos = architect.position(table_of(2, 0, ABLE))
            for turn, spaces in ((1, first), (2, second)):
                pos.push(f"move {spaces}")
                reached[turn].add(str(pos.step))
                pos.push("forfeit")
                if turn == 1:
                    pos.push("move 1")
                    pos.push("forfeit")
    assert reached[1] == {"labour", "hire", "bank"}
    assert reached[2] == {"hire", "bank", "travel", "tavern", "construct"}


@pytest.mark.clauses("QA-TURN-05", "QA-TURN-13")
@pytest.mark.parametrize("step", STAR)
@pytest.mark.parametrize(("players", "me"), [(2, 0), (2, 1), (3, 2)])
def test_any_action_can_be_forfeited_and_then_nothing_changes(
    architect: Game, step: str, players: int, me: int
) -> None:
    rooms = {"saloon": ["tailor"], "dormitory": ["glazier"]}
    pos = architect.position(table_of(players, me, {**ABLE, "tavern": rooms}, step=step, price=3))
    assert texts(pos)[-1] == "forfeit"
    assert len(texts(pos)) > 1
    assert effects(pos, "forfeit") == {}
    assert (pos.step, pos.to_move) == ("architect", (me + 1) % players)


@pytest.mark.clauses("QA-TURN-14")
@pytest.mark.parametrize("me", [0, 1, 2])
@pytest.mark.parametrize(
    ("start", "target", "seat"),
    [
        ("tavern", "construct", {}),
        ("construct", "hire", {"talers": 0}),
        ("hire", "bank", {"bonds": 0, "confidence": 4}),
    ],
)
def test_an_impossible_action_is_forfeited_automatically(
    architect: Game, me: int, start: str, target: str, seat: dict[str, Any]
) -> None:
    pos = architect.position(table_of(3, me, {**seat, "architect": start}))
    spaces = (STAR.index(target) - STAR.index(start)) % 6
    assert effects(pos, f"move {spaces}") == {f"seats.{me}.architect": target}
    assert (pos.step, pos.to_move) == ("architect", (me + 1) % 3)
    assert "story-forfeit" in [event.message for event in pos.story()]


@pytest.mark.clauses("QA-TURN-14")
def test_nothing_is_forfeited_when_one_taler_is_enough_to_hire(architect: Game) -> None:
    pos = architect.position(table_of(2, 1, {"talers": 1}))
    pos.push("move 2")
    assert (pos.step, pos.to_move) == ("hire", 1)
    assert texts(pos) == ["hire 1", "forfeit"]


@pytest.mark.clauses("QA-TURN-15", "QA-TURN-06")
@pytest.mark.parametrize(
    ("step", "moves"),
    [
        ("construct", ["repair", "assign tailor-3"]),
        ("labour", ["done"]),
        ("labour", ["work lumberjack-1", "work tailor-3"]),
        ("hire", ["hire 2"]),
        ("bank", ["confidence"]),
        ("bank", ["redeem 1"]),
        ("travel", ["travel Gooselow"]),
        ("tavern", ["done"]),
        ("tavern", ["send lumberjack", "send tailor"]),
    ],
)
def test_a_turn_is_over_after_one_action(architect: Game, step: str, moves: list[str]) -> None:
    pos = architect.position(table_of(3, 1, ABLE, step=step))
    for move in moves:
        assert (pos.to_move, pos.to_dict()["round"]) == (1, 1)
        pos.push(move)
    assert (pos.step, pos.to_move) == ("architect", 2)
    assert pos.to_dict()["pending"] == [{"step": "architect", "seat": 2, "argument": 0}]


@pytest.mark.clauses("QA-TURN-15")
@pytest.mark.parametrize("me", [0, 1])
def test_only_the_hire_bonus_of_a_town_adds_an_action(architect: Game, me: int) -> None:
    crew = {f"{guild}-1": 0 for guild in GUILDS[1:5]}
    seat = {"craftsmen": crew, "carriage": "Ravenstow", "talers": 9}
    at = table_of(2, me, seat, step="construct", demand={"Ravenstow": GUILDS[1:5]})
    pos = architect.position(at)
    assert pos.to_dict()["demand"]["Ravenstow"]["bonus"]["kind"] == "hire"
    pos.push("build")
    assert pos.step == "climb"
    pos.push("climb 0")
    assert (pos.step, pos.to_move) == ("hire", me)
    pos.push("hire 2")
    assert (pos.step, pos.to_move) == ("architect", 1 - me)
    at["demand"] = {"Ravenstow": ["blacksmith", "glazier", "bricklayer", "tailor"]}
    crew["tailor-1"] = 0
    pos = architect.position(at)
    pos.push("build")
    pos.push("climb 0")
    assert (pos.step, pos.to_move) == ("architect", 1 - me)


@pytest.mark.clauses("QA-TURN-16")
@pytest.mark.parametrize("me", [0, 1])
def test_nobody_spends_more_talers_than_they_hold(architect: Game, me: int) -> None:
    poor = {"bonds": 20, "craftsmen": {"lumberjack-1": 1}, "confidence": 4}
    for talers in range(3, 6):
        pos = architect.position(table_of(2, me, {**poor, "talers": talers}, step="hire"))
        assert texts(pos) == [*(f"hire {n}" for n in range(1, talers + 1)), "forfeit"]
        assert clause(pos, f"hire {talers + 1}") == "QA-HIRE-02"
        assert effects(pos, f"hire {talers}")[f"seats.{me}.talers"] == 0
    pos = architect.position(table_of(2, me, {**poor, "talers": 0}, step="travel"))
    assert clause(pos, "travel Quietwater") == "QA-TRAVEL-11"
    pos = architect.position(table_of(2, me, {**poor, "talers": 2}, step="tavern"))
    pos.push("send lumberjack")
    assert pos.to_move == 1 - me  # 1 taler left, the second guild costs 2
    assert pos.to_dict()["seats"][me]["talers"] == 1
    pos = architect.position(table_of(2, me, {**poor, "talers": 0}, step="tavern"))
    assert clause(pos, "send lumberjack") == "QA-TAVERN-16"


@pytest.mark.clauses("QA-TURN-16")
def test_there_is_no_move_for_trading_or_giving(architect: Game) -> None:
    verbs = {text.partition(" ")[0] for players in (2, 3, 4) for text in architect.texts(players)} - {""}
    assert verbs == {
        "take", "turn", "move", "build", "repair", "palace", "work", "hire", "confidence", "redeem", "travel",
        "send", "fire", "assign", "climb", "done", "forfeit",
    }  # fmt: skip


@pytest.mark.clauses("QA-TURN-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whole_games_only_the_active_player_s_things_change(architect: Game, players: int) -> None:
    pos = architect.new(players, seed=60 + players)
    before = pos.to_dict()
    seat = pos.to_move
    for now in random_play(pos, seed=players):
        after = now.to_dict()
        assert all(player["talers"] >= 0 for player in after["seats"])
        if all(event.message not in ("story-forfeit", "story-draft") for event in now.story()):
            untouched = [i for i in range(players) if i != seat]
            assert [after["seats"][i] for i in untouched] == [before["seats"][i] for i in untouched]
        before, seat = after, now.to_move


@pytest.mark.clauses("QA-TURN-17")
@pytest.mark.parametrize("me", [0, 1])
def test_talers_are_in_hand_before_the_action_is_over(architect: Game, me: int) -> None:
    crew = {"blacksmith-1": 0, "glazier-1": 0, "stonemason-1": 0, "tailor-1": 0}
    seat = {"craftsmen": crew, "carriage": "Ravenstow", "talers": 0}
    guilds = ["blacksmith", "glazier", "stonemason", "tailor"]
    pos = architect.position(table_of(2, me, seat, step="construct", demand={"Ravenstow": guilds}))
    assert pos.to_dict()["demand"]["Ravenstow"]["bonus"] == {"kind": "talers", "amount": 3}
    pos.push("build")
    assert (pos.step, pos.to_move) == ("climb", me)
    assert pos.to_dict()["seats"][me]["talers"] == 3
    pos = architect.position(table_of(2, me, ABLE, step="labour"))
    pos.push("work lumberjack-1")
    assert (pos.step, pos.to_move) == ("labour", me)
    assert pos.to_dict()["seats"][me]["talers"] == 9 + 1 + 2


@pytest.mark.clauses("QA-TURN-17")
@pytest.mark.parametrize("me", [0, 1])
def test_bonds_are_in_hand_before_the_action_is_over(architect: Game, me: int) -> None:
    crew = {f"{guild}-1": 0 for guild in GUILDS[1:5]}
    seat = {"craftsmen": crew, "carriage": "Ravenstow", "talers": 1, "bonds": 0}
    pos = architect.position(table_of(2, me, seat, step="construct", demand={"Ravenstow": GUILDS[1:5]}))
    pos.push("build")
    pos.push("climb 1")
    assert (pos.step, pos.to_move) == ("hire", me)
    assert pos.to_dict()["seats"][me]["bonds"] == worth(crew) - pos.to_dict()["track"][0]


@pytest.mark.clauses("QA-TURN-18")
def test_a_turn_that_revealed_a_tile_is_final(architect: Game) -> None:
    pos = architect.position(table_of(2, 0, ABLE, step="hire", pile=["stonemason-2"]))
    pos.push("hire 1")
    refusal = pos.why_no_undo(0)
    assert refusal is not None
    assert refusal.message == "undo-revealed"
    pos = architect.position(table_of(2, 0, ABLE, step="hire", pile=[]))
    pos.push("hire 1")
    assert pos.why_no_undo(0) is None
    for step, move in (("travel", "travel Gooselow"), ("bank", "redeem 1"), ("labour", "done"), ("hire", "forfeit")):
        pos = architect.position(table_of(2, 0, ABLE, step=step))
        before = pos.digest
        pos.push(move)
        assert pos.why_no_undo(0) is None
        pos.undo(0)
        assert pos.digest == before


@pytest.mark.clauses("QA-TURN-18")
@pytest.mark.parametrize("me", [0, 1])
def test_a_move_that_reveals_is_never_made_automatically(architect: Game, me: int) -> None:
    twin = {**SIX}
    del twin["tailor-1"]
    twin["tailor-3"] = 4
    seat = {"talers": 9, "craftsmen": twin}
    pos = architect.position(table_of(2, me, seat, step="hire", pile=["stonemason-2"]))
    pos.push("hire 6")
    assert texts(pos) == ["fire tailor-3"]
    assert (pos.step, pos.to_move) == ("fire", me)
    assert pos.why_no_undo(me) is None
    pos.push("fire tailor-3")
    assert pos.to_dict()["billboard"][0] == "stonemason-2"
    pos = architect.position(table_of(2, me, seat, step="hire", pile=[]))
    pos.push("hire 6")
    assert (pos.step, pos.to_move) == ("architect", 1 - me)
    assert pos.to_dict()["seats"][me]["craftsmen"]["tailor-3"] == 0


@pytest.mark.skipif(COMPILED, reason="asks a rule that compiled code calls only from other rules")
@pytest.mark.clauses("QA-TURN-18")
def test_only_a_completed_hire_reveals(architect: Game) -> None:
    def shows(pos: Position, step: int, move: int) -> bool:
        answer: Callable[..., bool] = plain(reveals)
        return bool(answer(architect.pack.mirror, pos.state, step, move))

    for me in (0, 1):
        free = architect.position(table_of(2, me, {"talers": 9}, step="hire", pile=["tailor-1"]))
        full = architect.position(table_of(2, me, {"talers": 9, "craftsmen": SIX}, step="hire", pile=["tailor-2"]))
        dry = architect.position(table_of(2, me, {"talers": 9}, step="hire", pile=[]))
        forfeit = 6
        assert [shows(free, HIRE, move) for move in range(7)] == [True] * 6 + [False]
        assert not any(shows(full, HIRE, move) for move in range(7))
        assert not any(shows(dry, HIRE, move) for move in range(7))
        assert shows(full, FIRE, 0)
        assert not shows(dry, FIRE, 0)
        assert not shows(free, LABOUR, forfeit)


@pytest.mark.clauses("QA-END-01", "QA-END-02")
def test_the_round_of_a_contribution_is_played_to_its_end_and_no_further(architect: Game) -> None:
    crew = {"lumberjack-1": 0, "blacksmith-1": 0, "glazier-1": 1, "tailor-3": 3}
    builder = {"craftsmen": crew, "track": 9}
    pos = architect.position(table_of(3, 1, builder, step="construct", first_player=1, round=4))
    pos.push("palace")
    for seat in (2, 0):
        assert (pos.step, pos.to_move, pos.to_dict()["round"]) == ("architect", seat, 4)
        pos.push("move 1")
        pos.push("forfeit")
    assert pos.is_over
    table = pos.to_dict()
    assert (table["round"], table["turn_of"], table["ended"], table["pending"]) == (4, 0, "palace", [])


@pytest.mark.clauses("QA-VAR-12")
def test_nothing_follows_a_game_that_ended_in_the_middle_of_a_turn(architect: Game) -> None:
    race = {"options": {"race_to_track_end": True}, "step": "climb", "argument": 9}
    pos = architect.position(table_of(3, 1, {"track": 8}, **race))
    pos.push("climb 1")
    assert pos.is_over
    table = pos.to_dict()
    assert (table["turn_of"], table["ended"], table["pending"]) == (1, "track_end", [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_possible_is_exactly_what_is_not_refused(architect: Game, players: int) -> None:
    options = {"labour_any_craftsman": True} if players == 3 else {}
    steps = set()
    for now in random_play(architect.new(players, seed=80 + players, options=options), seed=players):
        if now.is_over or now.step is None:
            break
        steps.add(now.step)
        index = [step.name for step in architect.rules.steps].index(now.step)
        first = architect.rules.first_actions[index]
        actions = architect.texts(players)[first : first + architect.rules.steps[index].count]
        assert texts(now) == [text for text in actions if text and now.why_not(text) is None]
    assert steps >= {"draft", "draft_turn", "architect", *STAR, "repair"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_and_the_last_of_everything_can_be_chosen(architect: Game, players: int) -> None:
    ends = ["lumberjack-1", "tailor-3"]
    crew = {"lumberjack-1": 0, "tailor-3": 0, "glazier-1": 0, "glazier-3": 0, "stonemason-3": 0, "bricklayer-3": 0}
    seat = {"craftsmen": crew, "talers": 40}
    me = players - 1
    places = [location.name for location in architect.pack.content.map_for(players).locations]
    at = table_of(players, me, seat)
    at["billboard"] = ["blacksmith-1", "blacksmith-2", "blacksmith-3", "lumberjack-3", "glazier-2", "tailor-2"]
    pos = architect.position({**at, "step": "travel"})
    assert texts(pos) == [*(f"travel {name}" for name in places[1:]), "forfeit"]
    pos = architect.position({**at, "step": "labour"})
    assert texts(pos) == [*(f"work {name}" for name in ends), "done", "forfeit"]
    pos = architect.position({**at, "step": "hire"})
    pos.push("hire 1")
    assert texts(pos)[:: len(crew) - 1] == [f"fire {name}" for name in ends]
    pos = architect.position({**at, "step": "construct"})
    assert texts(pos) == ["repair", "forfeit"]
    pos.push("repair")
    assert texts(pos)[:: len(crew) - 1] == [f"assign {name}" for name in ends]
    pos.push("assign lumberjack-1")
    assert texts(pos)[-2:] == ["assign tailor-3", "done"]
    pos = architect.position({**at, "step": "tavern"})
    assert texts(pos) == [*(f"send {guild}" for guild in GUILDS), "done", "forfeit"]
