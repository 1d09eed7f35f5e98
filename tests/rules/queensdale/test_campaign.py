"""QD-CAMP: how a campaign ends, who wins it, how long it can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    at_the_end,
    clauses,
    finished,
    of_epoch,
    play,
    quietly,
    seat,
    texts,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

GOALS = (10, 16, 22, 30, 38, 46, 54, 62, 70)
LAST = of_epoch(9, "a") | {"fame": 70}


def ended(game: Game, *seats: dict[str, Any], **keys: Any) -> Position:
    """The campaign after a last game that ends so; whoever has to choose a tile takes the first one."""
    pos = quietly(finished(game, *seats, **keys), "exchange", "store", "grocer")
    assert pos.is_over
    return pos


@clauses("QD-CAMP-01", "QD-CHAR-09")
@pytest.mark.parametrize(("points", "is_over"), [(69, False), (70, True), (88, True)])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_epoch_9_is_completed_with_70_fame(queensdale: Game, points: int, is_over: bool, number: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[number] = LAST | {"fame": points}
    pos = quietly(finished(queensdale, *seats), "grocer")
    assert pos.is_over == is_over
    assert pos.end_reason == ("castle" if is_over else None)
    assert pos.winners == ([number] if is_over else [])


@clauses("QD-CAMP-01")
@pytest.mark.parametrize("epoch", range(1, 9))
def test_no_other_goal_ends_the_campaign(queensdale: Game, epoch: int) -> None:
    """Not even with the fame of the last goal."""
    pos = quietly(finished(queensdale, of_epoch(epoch) | {"fame": 99}, {}, {}), "turn")
    assert not pos.is_over
    assert seat(pos, 0)["epoch"] == epoch + 1


def games_played(game: Game, players: int, points: Callable[[Position], list[int]]) -> int:
    """How many games a campaign takes in which the seats end every game with these points."""
    pos = quietly(game.new(players, seed=players), "turn")
    for _ in range(40):
        pos = quietly(at_the_end(pos, *points(pos)), "turn")
        if pos.is_over:
            return int(pos.state.game_number)
    raise AssertionError("the campaign does not end")


def all_at_their_goals(pos: Position) -> list[int]:
    return [seat(pos, i)["aim"] for i in range(pos.players)]


def the_last_at_the_goal(pos: Position) -> list[int]:
    """Only the one who is furthest behind reaches their own goal."""
    last = min(range(pos.players), key=lambda i: (seat(pos, i)["epoch"], seat(pos, i)["ticked"]))
    return [seat(pos, i)["aim"] if i == last else 0 for i in range(pos.players)]


@clauses("QD-CAMP-08", "QD-CAMP-01", "QD-TWO-10", "QD-TOWER-15")
@pytest.mark.parametrize(("players", "fewest"), [(4, 9), (3, 9), (2, 13)])
def test_a_campaign_takes_at_least_so_many_games(queensdale: Game, players: int, fewest: int) -> None:
    assert games_played(queensdale, players, all_at_their_goals) == fewest


@clauses("QD-CAMP-08", "QD-TWO-10")
@pytest.mark.parametrize(("players", "most"), [(4, 33), (3, 25), (2, 25)])
def test_a_campaign_takes_at_most_so_many_games(queensdale: Game, players: int, most: int) -> None:
    assert games_played(queensdale, players, the_last_at_the_goal) == most


@clauses("QD-CAMP-02", "QD-CAMP-09", "QD-CAMP-10", "QD-TOWER-04")
def test_in_the_last_game_all_who_reached_their_goals_take_tiles_by_rank_and_nothing_is_stored(
    queensdale: Game,
) -> None:
    """Blue is furthest above their own goal; green in the red area and yellow below it receive no seal."""
    seats = [
        of_epoch(9, "a") | {"fame": 71, "goods": {"timber": 8, "guilder": 9}, "seals": 1},
        of_epoch(4, "b") | {"fame": 34, "figurines": {"courier": 1}},
        of_epoch(9, "c") | {"fame": 69},
        {"fame": 2, "goods": {"bread": 4}},
    ]
    pos = finished(queensdale, *seats)
    taken = []
    while not pos.is_over:
        assert pos.step in ("tower", "tower_space")
        taken.append((pos.to_move, pos.step))
        play(pos, texts(pos)[0])
    assert taken == [(1, "tower"), (1, "tower_space"), (0, "tower")]
    assert (seat(pos, 1)["epoch"], "4a" in seat(pos, 1)["tower"]) == (5, True)
    assert [seat(pos, i)["seals"] for i in range(4)] == [1, 0, 0, 0]
    assert (seat(pos, 0)["goods"], seat(pos, 3)["goods"]) == ({"timber": 8, "guilder": 9}, {"bread": 4})
    assert seat(pos, 1)["figurines"] == {"courier": 1}
    assert (pos.end_reason, pos.winners) == ("castle", [0])


@clauses("QD-CAMP-09")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_after_the_last_game_nobody_receives_seals_for_a_missed_goal(queensdale: Game, number: int) -> None:
    seats: list[dict[str, Any]] = [{"fame": 9} for _ in range(4)]
    seats[number] = LAST
    pos = ended(queensdale, *seats)
    assert [seat(pos, i)["seals"] for i in range(4)] == [0, 0, 0, 0]


@clauses("QD-CAMP-03")
def test_the_last_tile_completes_the_tower(queensdale: Game) -> None:
    pos = play(finished(queensdale, LAST, {}, {}), "tower 9c")
    assert seat(pos, 0)["tower"] == ["7a", "8a", "9c"]


@clauses("QD-CAMP-04")
@pytest.mark.parametrize(("red", "blue", "winner"), [(70, 71, 1), (75, 74, 0)])
def test_of_several_who_complete_epoch_9_the_winner_of_the_game_wins(
    queensdale: Game, red: int, blue: int, winner: int
) -> None:
    pos = ended(queensdale, LAST | {"fame": red}, of_epoch(9, "b") | {"fame": blue}, {})
    assert pos.winners == [winner]
    assert pos.standings[2] == 3


@clauses("QD-CAMP-04", "QD-CAMP-05", "QD-TIE-01")
def test_between_equal_winners_the_tie_rules_decide(queensdale: Game) -> None:
    rich = of_epoch(9, "b") | {"fame": 70, "buildings": {"timber_yard": 1}}
    assert ended(queensdale, LAST, rich, {}).standings[:2] == [2, 1]
    assert ended(queensdale, LAST | {"goods": {"guilder": 1}}, of_epoch(9, "b") | {"fame": 70}, {}).winners == [0]


@clauses("QD-CAMP-04", "QD-TIE-04")
def test_between_players_equal_in_everything_the_order_of_the_game_holds(queensdale: Game) -> None:
    winners = set()
    for seed in range(12):
        pos = finished(queensdale, LAST, of_epoch(9, "b") | {"fame": 70}, {}, seed=seed)
        order = pos.to_dict()["order"]
        quietly(pos)
        assert pos.winners == [order[0]]
        assert sorted(pos.standings) == [1, 2, 3]
        winners.add(order[0])
    assert winners == {0, 1}


@clauses("QD-CAMP-05")
def test_the_others_are_ranked_by_completed_epochs_first(queensdale: Game) -> None:
    """Yellow has no fame in the last game and more epochs than green, who is one short of the goal."""
    pos = ended(queensdale, {"fame": 9}, LAST, of_epoch(5, "b") | {"fame": 37}, of_epoch(6, "c"))
    assert pos.standings == [4, 1, 3, 2]


@clauses("QD-CAMP-05")
def test_an_epoch_completed_in_the_last_game_counts(queensdale: Game) -> None:
    pos = ended(queensdale, LAST, of_epoch(3, "b") | {"fame": 22}, of_epoch(3, "c") | {"fame": 21}, {})
    assert pos.standings == [1, 2, 3, 4]


@clauses("QD-CAMP-05")
def test_then_by_the_share_of_the_own_goal(queensdale: Game) -> None:
    """Both have completed three epochs, one of them just now: 22 of 22 is more than 29 of 30."""
    pos = ended(queensdale, LAST, of_epoch(4, "b") | {"fame": 29}, of_epoch(3, "c") | {"fame": 22}, {"fame": 7})
    assert pos.standings == [1, 3, 2, 4]
    close = ended(queensdale, LAST, of_epoch(4, "b") | {"fame": 28}, of_epoch(4, "c") | {"fame": 29})
    assert close.standings == [1, 3, 2]


@clauses("QD-CAMP-05")
@pytest.mark.parametrize(("points", "places"), [((5, 3), [1, 2]), ((3, 5), [2, 1]), ((4, 4), [1, 1]), ((0, 0), [1, 1])])
def test_while_the_campaign_runs_equal_players_share_a_place(
    queensdale: Game, points: tuple[int, int], places: list[int]
) -> None:
    """The share of the goal goes before the rivets of either."""
    red, green = ({"fame": n} for n in points)
    assert at(queensdale, red, green).standings == places
    ahead = at(queensdale, red | {"buildings": {"timber_yard": 1}}, green).standings
    assert ahead == (places if points[0] != points[1] else [1, 2])


@clauses("QD-CAMP-05", "QD-TIE-01", "QD-TIE-03")
def test_then_by_the_tie_rules(queensdale: Game) -> None:
    seats = [{"fame": 5, "buildings": {"timber_yard": 1}}, {"fame": 5, "buildings": {"timber_yard": 2}}, LAST]
    assert ended(queensdale, *seats).standings == [3, 2, 1]
    guilders = [{"fame": 5, "goods": {"guilder": 7}}, {"fame": 5, "goods": {"guilder": 6}}, LAST]
    assert ended(queensdale, *guilders).standings == [2, 3, 1]


@clauses("QD-CAMP-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_campaign_stays_readable_and_a_new_one_can_begin(queensdale: Game, players: int) -> None:
    pos = ended(queensdale, LAST, *[{}] * (players - 1))
    assert (pos.legal_moves, pos.to_move, pos.step) == ([], None, None)
    assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()
    for viewer in (*range(players), None):
        assert pos.view(viewer)["seats"][0]["tower"][2] == "9a"
    fresh = queensdale.new(players, seed=1)
    assert (fresh.to_dict()["game_number"], fresh.is_over) == (1, False)
    assert all(seat(fresh, i)["tower"] == [None] * 3 for i in range(players))


@pytest.mark.parametrize(("number", "is_over"), [(2, False), (3, True)])
def test_a_campaign_of_so_many_games_ends_after_their_towers(queensdale: Game, number: int, is_over: bool) -> None:
    seats = [{"fame": 10}, of_epoch(2, "b") | {"fame": 15}, {"fame": 9, "goods": {"bread": 4}}]
    pos = finished(queensdale, *seats, options={"games": 3}, game_number=number)
    play(pos, "tower 1a")
    assert pos.is_over == is_over
    assert pos.end_reason == ("games" if is_over else None)
    if is_over:
        assert pos.standings == [1, 2, 3]
        assert seat(pos, 2)["goods"] == {"bread": 4}


@clauses("QD-CAMP-01")
def test_a_castle_in_the_last_agreed_game_is_a_castle(queensdale: Game) -> None:
    assert ended(queensdale, LAST, {}, options={"games": 3}, game_number=3).end_reason == "castle"


@pytest.mark.parametrize(("number", "is_over"), [(98, False), (99, True)])
def test_a_campaign_in_which_nobody_gets_on_ends_too(queensdale: Game, number: int, is_over: bool) -> None:
    assert finished(queensdale, game_number=number).is_over == is_over
