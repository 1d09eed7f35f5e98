"""QD-POOR: feeding the poor."""

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import at, changed_pack, clause, clauses, fame, goods, outcome, play, seat, texts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

ACTION = "die 5"
TOP = 15


def hungry(game: Game, bread: int, morale: int = 0, me: int = 0, players: int = 2, **own: Any) -> Position:
    """The turn of a seat with some bread."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[me] = {"goods": {"bread": bread}, "morale": morale, **own}
    return at(game, *seats, to_move=me, opened=9)


@clauses("QD-POOR-01")
@pytest.mark.parametrize(("players", "me"), [(2, 0), (2, 1), (3, 2), (4, 0), (4, 3)])
@pytest.mark.parametrize("bread", [1, 2, 5])
def test_one_bread_is_one_level(queensdale: Game, bread: int, players: int, me: int) -> None:
    assert outcome(hungry(queensdale, bread, 0, me, players, family="anvil"), ACTION, "poor") == {
        f"seats.{me}.goods.bread": bread - 1,
        f"seats.{me}.morale": 1,
        f"seats.{me}.dice": ["timber", "stone", "clay", "guilder", None],
        f"seats.{me}.used": ["fed"],
        "taken.poor": 1,
    }


@clauses("QD-POOR-01", "QD-DICE-18")
def test_nobody_is_fed_without_bread(queensdale: Game) -> None:
    pos = play(hungry(queensdale, 0), ACTION)
    assert "poor" not in texts(pos)
    assert clause(pos, "poor") == "QD-POOR-01"


@clauses("QD-POOR-02", "QD-MORALE-09")
def test_at_the_top_of_the_bar_feeding_is_illegal(queensdale: Game) -> None:
    pos = play(hungry(queensdale, 3, TOP), ACTION)
    assert "poor" not in texts(pos)
    assert clause(pos, "poor") == "QD-POOR-02"


@clauses("QD-POOR-02")
def test_one_level_below_the_top_the_poor_can_be_fed(queensdale: Game) -> None:
    pos = play(hungry(queensdale, 1, TOP - 1), ACTION, "poor")
    assert (seat(pos, 0)["morale"], goods(pos, 0)) == (TOP, {})


@clauses("QD-POOR-01")
def test_bread_cannot_be_replaced_without_a_card(queensdale: Game) -> None:
    """Card 13 was read in this game, but another one is in force now."""
    pos = hungry(queensdale, 2, goods={"bread": 2, "guilder": 5}, buildings={"chapel": 1})
    pos = queensdale.position(pos.to_dict() | {"courier_deck": [1, 2], "courier_card": 3})
    play(pos, ACTION, "poor")
    assert texts(pos) == ["feed bread", "feed bread and bread"]
    assert [clause(pos, move) for move in ("feed guilder", "feed guilder and bread")] == ["QD-POOR-01"] * 2
    refusal = pos.why_not("feed guilder")
    assert refusal is not None
    assert refusal.message == "refused-qd-no-guilder-feeding"


@clauses("QD-POOR-01", "QD-MORALE-02")
def test_bread_from_the_income_cannot_pay_for_the_meal_that_brings_it(queensdale: Game) -> None:
    """On level 1 without bread the poor go hungry, although level 2 would bring bread."""
    baker: dict[str, Any] = {"buildings": {"bakery_building": 1}}
    assert "poor" not in texts(play(hungry(queensdale, 0, 1, **baker), ACTION))
    pos = play(hungry(queensdale, 1, 1, **baker), ACTION, "poor")
    assert (seat(pos, 0)["morale"], goods(pos, 0), fame(pos, 0)) == (2, {"bread": 1}, 0)


PINK = (
    (
        '"timber_yard", colour = "blue", pattern = "wide", keep = { timber = 3 }',
        '"timber_yard", colour = "pink", pattern = "wide", income = { timber = 3 }',
    ),
    (
        '"royal_apothecary", colour = "white", pattern = "ample", modifier = "first_token_guilder", amount = 1',
        '"royal_apothecary", colour = "pink", pattern = "wide", income = { clay = 3 }',
    ),
    ('id = "1a", colour = "green", start = { timber = 1 }', 'id = "1a", colour = "pink", income = { stone = 3 }'),
    ('id = "9d", colour = "roof"', 'id = "9d", colour = "pink", income = { guilder = 3 }'),
)
"""A pack in which the first and the last building and the first and the last tower tile are pink."""


@clauses("QD-POOR-01", "QD-MORALE-03", "QD-MORALE-12")
@pytest.mark.parametrize(
    ("own", "income"),
    [
        ({}, {}),
        ({"buildings": {"timber_yard": 1}}, {"timber": 3}),
        ({"buildings": {"royal_apothecary": 1}}, {"clay": 3}),
        ({"tower": ["1a"], "epoch": 2}, {"stone": 3}),
    ],
)
def test_a_meal_on_a_pink_level_brings_what_the_own_pink_buildings_and_tiles_show(
    tmp_path: Path, own: dict[str, Any], income: dict[str, int]
) -> None:
    """Whichever these are in a pack; free sites and empty tower spaces show nothing."""
    pos = play(hungry(changed_pack(tmp_path, *PINK), 1, 1, **own), ACTION, "poor")
    assert goods(pos, 0) == income
