"""QD-RES, QD-WAGE: resource spaces, and the wage action; goods of choice from the supply (QD-COMP-29)."""

from collections import Counter
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    finished,
    goods,
    outcome,
    picks,
    play,
    texts,
    with_die,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

PLAYERS_AND_SEATS = [(2, 0), (2, 1), (3, 1), (3, 2), (4, 0), (4, 3)]
MATERIALS = ("timber", "stone", "clay")
BASIC = (*MATERIALS, "guilder")
ALL_SPACES = {
    2: {"timber": 2, "stone": 2, "clay": 2, "guilder": 2},
    3: {"timber": 3, "stone": 3, "clay": 3, "guilder": 3},
    4: {"timber": 4, "stone": 4, "clay": 4, "guilder": 3},
}
"""The spaces of every resource by number of players, the +1 space included."""
WAGES = {2: 2, 3: 2, 4: 3}


@clauses("QD-RES-01", "QD-COMP-28")
@pytest.mark.parametrize(("players", "me"), PLAYERS_AND_SEATS)
@pytest.mark.parametrize("good", BASIC)
def test_a_resource_space_yields_one_piece(queensdale: Game, good: str, players: int, me: int) -> None:
    pos = with_die(queensdale, good, {"goods": {good: 4}}, me, players)
    assert outcome(pos, good) == {
        f"seats.{me}.goods.{good}": 5,
        f"seats.{me}.dice": [None] * 5,
        f"taken.{good}": 1,
    }


@clauses("QD-RES-02")
@pytest.mark.parametrize(("players", "me"), PLAYERS_AND_SEATS)
@pytest.mark.parametrize("good", MATERIALS)
def test_the_plus_one_space_yields_two(queensdale: Game, good: str, players: int, me: int) -> None:
    pos = with_die(queensdale, good, {"goods": {good: 4}}, me, players)
    assert outcome(pos, f"{good} +1") == {
        f"seats.{me}.goods.{good}": 6,
        f"seats.{me}.dice": [None] * 5,
        f"taken.{good}_plus": 1,
    }


@clauses("QD-RES-04")
def test_timber_on_both_kinds_of_space(queensdale: Game) -> None:
    """The worked example: 1 timber on an ordinary space, 2 on the +1 space."""
    assert goods(play(with_die(queensdale, "timber"), "timber"), 0) == {"timber": 1}
    assert goods(play(with_die(queensdale, "timber"), "timber +1"), 0) == {"timber": 2}


@clauses("QD-RES-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_guilders_have_no_plus_one_space(queensdale: Game, players: int) -> None:
    assert texts(with_die(queensdale, "guilder", players=players)) == ["guilder"]


@clauses("QD-RES-06")
@pytest.mark.parametrize("good", MATERIALS)
def test_the_choice_between_free_spaces_is_free(queensdale: Game, good: str) -> None:
    assert texts(with_die(queensdale, good)) == [good, f"{good} +1"]
    assert texts(with_die(queensdale, good, players=4, taken={good: 2})) == [good, f"{good} +1"]
    assert texts(with_die(queensdale, good, taken={good: 1})) == [f"{good} +1"]
    assert texts(with_die(queensdale, good, taken={f"{good}_plus": 1})) == [good]


@clauses("QD-RES-05", "QD-RES-07", "QD-BOARD-11")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("good", MATERIALS)
def test_every_number_of_players_has_one_plus_one_space_among_its_spaces(
    queensdale: Game, good: str, players: int
) -> None:
    ordinary = ALL_SPACES[players][good] - 1
    last = with_die(queensdale, good, players=players, taken={good: ordinary - 1, f"{good}_plus": 1})
    assert texts(last) == [good]
    assert clause(last, f"{good} +1") == "QD-BOARD-11"
    only_plus = with_die(queensdale, good, players=players, taken={good: ordinary})
    assert texts(only_plus) == [f"{good} +1"]
    assert clause(only_plus, good) == "QD-BOARD-11"


@clauses("QD-RES-07", "QD-BOARD-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_guilder_spaces_of_every_number_of_players(queensdale: Game, players: int) -> None:
    spaces = ALL_SPACES[players]["guilder"]
    assert texts(with_die(queensdale, "guilder", players=players, taken={"guilder": spaces - 1})) == ["guilder"]
    full = with_die(queensdale, "guilder", {"goods": {"guilder": 1}}, players=players, taken={"guilder": spaces})
    assert clause(full, "guilder") == "QD-BOARD-11"


@clauses("QD-WAGE-01")
@pytest.mark.parametrize(("players", "me"), PLAYERS_AND_SEATS)
def test_a_wage_is_one_guilder(queensdale: Game, players: int, me: int) -> None:
    pos = with_die(queensdale, "action", {"goods": {"guilder": 3}}, me, players)
    assert outcome(pos, "wage") == {
        f"seats.{me}.goods.guilder": 4,
        f"seats.{me}.dice": [None] * 5,
        "taken.wage": 1,
    }


@clauses("QD-WAGE-01", "QD-DICE-16")
def test_a_guilder_die_earns_the_guilder_that_it_costs(queensdale: Game) -> None:
    pos = with_die(queensdale, "guilder", {"goods": {"guilder": 1}})
    assert goods(play(pos, "wage"), 0) == {"guilder": 1}


@clauses("QD-WAGE-01")
def test_a_toll_gate_pays_its_owner_two_guilders(queensdale: Game) -> None:
    pos = at(queensdale, {"buildings": {"toll_gate": 1}, "epoch": 2}, {}, step="place", argument=5)
    assert goods(play(pos, "wage"), 0) == {"guilder": 2}
    other = at(queensdale, {"buildings": {"toll_gate": 1}, "epoch": 2}, {}, to_move=1, step="place", argument=5)
    assert goods(play(other, "wage"), 1) == {"guilder": 1}


@clauses("QD-WAGE-02", "QD-BOARD-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_wage_spaces_of_every_number_of_players(queensdale: Game, players: int) -> None:
    spaces = WAGES[players]
    assert "wage" in texts(with_die(queensdale, "action", players=players, taken={"wage": spaces - 1}))
    full = with_die(queensdale, "action", players=players, taken={"wage": spaces})
    assert clause(full, "wage") == "QD-BOARD-11"


# ------------------------------------------------------------------ goods of choice


def to_choose(pos: Position) -> dict[str, Any]:
    """The goods on offer, how many pieces of them are to be taken, and which was taken before."""
    pending = pos.to_dict()["pending"][-1]
    assert pending["step"] == "pick"
    choice: dict[str, Any] = pending["argument"]
    return choice


@clauses("QD-COMP-28", "QD-COMP-29")
def test_goods_of_choice_are_taken_piece_by_piece(queensdale: Game) -> None:
    """Fifteen pieces of any good; to the last one every good is on offer."""
    everything = [*BASIC, "bread", "marble"]
    wanted = [*everything, *reversed(everything), "marble", "stone", "bread"]
    pos = at(queensdale, step="pick", argument={"goods": everything, "count": len(wanted)}, opened=4)
    for number, good in enumerate(wanted):
        before = wanted[number - 1] if number else "timber"
        assert to_choose(pos) == {"goods": everything, "count": len(wanted) - number, "last": before}
        assert texts(pos) == picks(*everything)
        play(pos, f"take {good}")
    assert (goods(pos, 0), pos.step) == (Counter(wanted), "turn")


@clauses("QD-COMP-29", "QD-TOWER-08")
@pytest.mark.parametrize(
    ("others", "given"),
    [(["2b"], []), (["1b", "2b"], ["stone"]), (["1c", "2a"], ["clay", "bread"]), (["1d", "2d"], ["guilder"])],
)
def test_while_a_tower_tile_lets_choose_only_other_green_tiles_owe_something(
    queensdale: Game, others: list[str], given: list[str]
) -> None:
    """Tile 3a gives a resource of choice; 2b is blue and 2d special."""
    pos = finished(queensdale, {"tower": [*others, "3a"], "epoch": 4}, opened=4)
    before = Counter(goods(pos, 0))
    assert to_choose(pos)["count"] == 1
    assert [entry["step"] for entry in pos.to_dict()["pending"]] == ["gain"] * len(given) + ["pick"]
    play(pos, "take timber")
    assert Counter(goods(pos, 0)) - before == Counter(["timber", *given])
