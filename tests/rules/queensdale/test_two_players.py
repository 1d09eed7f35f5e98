"""QD-TWO: fewer spaces and buildings, and epochs that are played twice."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    at_the_end,
    clause,
    clauses,
    finished,
    give,
    goods,
    of_epoch,
    picks,
    play,
    quietly,
    read,
    seat,
    texts,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

GOALS = (10, 16, 22, 30, 38, 46, 54, 62, 70)
DOUBLED = (2, 4, 6, 8)
RICH = dict.fromkeys(("timber", "stone", "clay", "guilder", "bread"), 9)


def reaching(game: Game, epoch: int, *others: dict[str, Any], **own: Any) -> Position:
    """Red has reached the goal of an epoch in a game of two; green has not, unless something else is said."""
    return finished(game, of_epoch(epoch) | {"fame": GOALS[epoch - 1]} | own, *(others or ({},)))


def spaces(pos: Position, kind: str, text: str) -> int:
    """How many dice find room on the spaces of a kind."""
    for taken in range(6):
        document = pos.to_dict() | {"taken": {kind: taken} if taken else {}}
        if text not in texts(read(pos, document)):
            return taken
    raise AssertionError(kind)


@clauses("QD-TWO-01", "QD-RES-07")
@pytest.mark.parametrize(
    ("kind", "count"),
    [("timber", 1), ("timber_plus", 1), ("stone", 1), ("stone_plus", 1), ("clay", 1), ("clay_plus", 1), ("guilder", 2)],
)
def test_resource_spaces_of_two_players(queensdale: Game, kind: str, count: int) -> None:
    resource = kind.removesuffix("_plus")
    pos = at(queensdale, {"dice": [resource], "goods": RICH}, step="place")
    text = kind.replace("_plus", " +1")
    assert spaces(pos, kind, text) == count
    full = at(queensdale, {"dice": [resource], "goods": RICH}, step="place", taken={kind: count})
    assert clause(full, text) == "QD-BOARD-11"


@clauses("QD-TWO-02", "QD-SETUP-11")
@pytest.mark.parametrize(
    ("kind", "text", "count"),
    [
        ("wage", "wage", 2),
        ("scout_long", "scout 4", 1),
        ("scout_short", "scout 2", 1),
        ("hut", "hut", 1),
        ("market", "market", 1),
        ("bakery", "bakery", 1),
        ("poor", "poor", 1),
        ("build", "build", 2),
        ("hire", "hire", 1),
    ],
)
def test_action_spaces_of_two_players(queensdale: Game, kind: str, text: str, count: int) -> None:
    pos = at(queensdale, {"dice": ["a_timber"], "goods": RICH}, step="place")
    assert spaces(pos, kind, text) == count


@clauses("QD-TWO-02")
def test_two_players_have_no_scout_space_of_three_steps(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["action"]}, step="place")
    assert "scout 3" not in texts(pos)
    assert pos.why_not("scout 3") is not None


@clauses("QD-TWO-03", "QD-BUILD-18")
def test_buildings_with_two_or_three_stars_are_out(queensdale: Game) -> None:
    """Rank IV carries three stars everywhere, rank III in epoch 1, and so does rank II of scarce types."""
    first, stock = (at(queensdale, opened=epoch).to_dict()["stock"] for epoch in (1, 9))
    assert {tuple(ranks) for ranks in first.values() if ranks} == {(1, 2)}
    assert stock["ferry_house"] == stock["marble_cutter"] == stock["theatre"] == stock["harbour_master"] == [1]
    assert stock["alehouse"] == stock["drying_loft"] == stock["toll_gate"] == [1, 2]
    ample = {code for code, ranks in stock.items() if ranks == [1, 2, 3]}
    assert len(ample) == 32
    assert {"scout_lodge", "vault", "great_hall"} <= ample
    assert max(max(ranks, default=0) for ranks in stock.values()) == 3


@clauses("QD-TWO-04", "QD-TWO-10", "QD-TWO-05", "QD-TWO-08")
@pytest.mark.parametrize("epoch", range(1, 9))
def test_epochs_2_4_6_and_8_are_played_twice_and_the_others_once(queensdale: Game, epoch: int) -> None:
    pos = reaching(queensdale, epoch)
    if epoch in DOUBLED:
        assert (pos.step, pos.to_move, pos.to_dict()["phase"]) == ("pick", 0, "towers")
        assert (seat(pos, 0)["ticked"], seat(pos, 0)["epoch"]) == (True, epoch)
        assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()
    else:
        assert (pos.step, pos.to_move) == ("tower", 0)
        assert (seat(pos, 0)["ticked"], seat(pos, 0)["epoch"]) == (False, epoch + 1)


@clauses("QD-TWO-04")
@pytest.mark.parametrize("epoch", DOUBLED)
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_no_epoch_is_played_twice(queensdale: Game, epoch: int, players: int) -> None:
    pos = reaching(queensdale, epoch, *[{}] * (players - 1))
    assert (pos.step, seat(pos, 0)["epoch"]) == ("tower", epoch + 1)


@clauses("QD-TWO-05", "QD-TWO-11")
def test_the_first_time_brings_two_resources_of_choice_and_the_goal_stays(queensdale: Game) -> None:
    pos = reaching(queensdale, 2, tower=[], goods={"timber": 1, "stone": 1, "clay": 1})
    assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
    assert clause(pos, "take bread") == "QD-COMP-29"
    play(pos, "take clay", "take guilder")
    assert goods(pos, 0) == {"timber": 1, "stone": 1, "clay": 2, "guilder": 1}
    quietly(pos, "turn")
    assert (seat(pos, 0)["aim"], seat(pos, 0)["epoch"], seat(pos, 0)["ticked"]) == (16, 2, True)
    assert seat(pos, 0)["tower"] == [None, None, None]


@clauses("QD-TWO-06", "QD-TWO-11")
@pytest.mark.parametrize(
    ("taken", "buildings", "left"),
    [
        ("clay", {}, {}),
        ("clay", {"brick_storage": 1}, {"clay": 2}),
        ("clay", {"timber_yard": 1}, {}),
        ("guilder", {}, {"guilder": 2}),
    ],
)
def test_the_two_resources_need_a_store(
    queensdale: Game, taken: str, buildings: dict[str, int], left: dict[str, int]
) -> None:
    pos = reaching(queensdale, 4, buildings=buildings, tower=[])
    play(pos, *picks(taken, taken))
    assert goods(quietly(pos, "turn"), 0) == left


@clauses("QD-TWO-12")
def test_the_two_resources_may_take_part_in_the_exchange(queensdale: Game) -> None:
    pos = reaching(queensdale, 2, tower=[], goods={"bread": 2})
    play(pos, "take stone", "take stone")
    assert (pos.step, texts(pos)) == ("exchange", ["give stone", "give bread", "keep the rest"])
    assert goods(quietly(give(pos, "stone", "stone", "bread", "bread"), "turn"), 0) == {"guilder": 1}


@clauses("QD-TWO-07", "QD-TWO-14")
@pytest.mark.parametrize("epoch", DOUBLED)
def test_the_second_time_completes_the_epoch(queensdale: Game, epoch: int) -> None:
    pos = reaching(queensdale, epoch, ticked=True)
    assert (pos.step, pos.to_move) == ("tower", 0)
    quietly(pos, "turn")
    assert (seat(pos, 0)["epoch"], seat(pos, 0)["aim"]) == (epoch + 1, GOALS[epoch])
    assert seat(pos, 0)["ticked"] is False
    assert any(tile and tile.startswith(str(epoch)) for tile in seat(pos, 0)["tower"])


@clauses("QD-TWO-13", "QD-END-04")
def test_a_first_completion_wins_the_game_and_brings_no_seals(queensdale: Game) -> None:
    pos = reaching(queensdale, 2, {"fame": 10}, fame=18)
    assert (pos.to_dict()["order"], pos.step, pos.to_move) == ([0, 1], "pick", 0)
    play(pos, *picks("guilder", "guilder"))
    assert (pos.step, pos.to_move) == ("tower", 1)
    assert seat(pos, 0)["seals"] == 0


@clauses("QD-TWO-13", "QD-TOWER-04")
def test_resources_and_tiles_are_handed_out_by_rank(queensdale: Game) -> None:
    pos = reaching(queensdale, 2, {"fame": 13}, fame=18)
    assert (pos.step, pos.to_move) == ("tower", 1)
    play(pos, "tower 1b")
    assert (pos.step, pos.to_move) == ("pick", 0)


@clauses("QD-TWO-14")
def test_the_tick_stays_through_games_without_the_goal(queensdale: Game) -> None:
    pos = quietly(reaching(queensdale, 2), "turn")
    for _ in range(2):
        pos = quietly(at_the_end(pos, 15), "turn")
        assert (seat(pos, 0)["ticked"], seat(pos, 0)["aim"]) == (True, 16)
    pos = at_the_end(pos, 16)
    assert (pos.step, seat(pos, 0)["epoch"]) == ("tower", 3)


@clauses("QD-TWO-15")
def test_a_first_completion_opens_no_epoch(queensdale: Game) -> None:
    pos = quietly(reaching(queensdale, 2), "turn")
    assert pos.to_dict()["opened"] == 2
    assert "vault" not in pos.to_dict()["stock"]
    again = quietly(reaching(queensdale, 2, ticked=True), "turn")
    assert again.to_dict()["opened"] == 3
    assert again.to_dict()["stock"]["vault"] == [1, 2, 3]


@clauses("QD-TWO-15")
def test_the_other_player_may_open_one_in_the_same_game(queensdale: Game) -> None:
    green = of_epoch(3, "b") | {"fame": 22}
    pos = quietly(reaching(queensdale, 2, green), "turn")
    assert (pos.to_dict()["opened"], seat(pos, 0)["epoch"]) == (4, 2)


@clauses("QD-TWO-16")
def test_two_players_have_no_caves(queensdale: Game) -> None:
    pos = at(queensdale, {"scout": "blue c6"}, step="scout", argument={"steps": 2})
    assert "rest in yellow" not in texts(pos)
    assert clause(pos, "rest in yellow") == "QD-SCOUT-01"


@clauses("QD-TWO-17")
def test_example_17_then_16_two_games_later(queensdale: Game) -> None:
    pos = reaching(queensdale, 2, fame=17)
    play(pos, "take timber", "take stone")
    assert (seat(pos, 0)["ticked"], seat(pos, 0)["seals"]) == (True, 0)
    quietly(pos, "turn")
    assert (seat(pos, 0)["aim"], seat(pos, 0)["tower"], seat(pos, 0)["seals"]) == (16, ["1a", None, None], 0)
    pos = at_the_end(quietly(at_the_end(pos, 9), "turn"), 16)
    assert (pos.step, texts(pos)[0]) == ("tower", "tower 2a")
    quietly(play(pos, "tower 2a"), "turn")
    assert (seat(pos, 0)["aim"], seat(pos, 0)["tower"]) == (22, ["1a", "2a", None])
    assert pos.to_dict()["game_number"] == 4
