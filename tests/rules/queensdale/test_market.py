"""QD-MARKET, QD-BAKERY: the weekly market and the bakery action."""

from itertools import combinations_with_replacement
from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, goods, outcome, picks, play, texts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import render

MATERIAL = ("timber", "stone", "clay")
ACTION = "die 5"
PLAYERS_AND_SEATS = [(2, 0), (2, 1), (3, 2), (4, 1), (4, 3)]


def one(game: Game, me: int = 0, players: int = 2, own: dict[str, Any] | None = None, **keys: Any) -> Position:
    """The turn of one seat that has these things; nobody else has anything."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[me] = own or {}
    return at(game, *seats, to_move=me, **keys)


def places(pos: Position) -> list[str]:
    """Where the A die of the seat in turn can go."""
    return texts(play(pos.copy(), ACTION))


@clauses("QD-MARKET-01", "QD-COMP-28")
@pytest.mark.parametrize(("players", "me"), PLAYERS_AND_SEATS)
@pytest.mark.parametrize("mix", list(combinations_with_replacement(MATERIAL, 2)))
def test_two_guilders_buy_any_two_resources(queensdale: Game, mix: tuple[str, str], players: int, me: int) -> None:
    pos = one(queensdale, me, players, {"goods": {"guilder": 5, "bread": 1}})
    bought = {f"seats.{me}.goods.{good}": mix.count(good) for good in mix}
    assert outcome(pos, ACTION, "market", *picks(*mix)) == {
        f"seats.{me}.goods.guilder": 3,
        **bought,
        f"seats.{me}.dice": ["timber", "stone", "clay", "guilder", None],
        "taken.market": 1,
    }
    assert (pos.step, pos.to_move) == ("turn", me)


@clauses("QD-MARKET-01", "QD-MARKET-02")
@pytest.mark.parametrize(("guilders", "is_open"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_market_takes_two_guilders_and_never_one(queensdale: Game, guilders: int, is_open: bool) -> None:
    pos = one(queensdale, own={"goods": {"guilder": guilders, "timber": 9}})
    assert ("market" in places(pos)) == is_open
    if not is_open:
        assert clause(play(pos, ACTION), "market") == "QD-MARKET-01"


@clauses("QD-MARKET-01", "QD-MARKET-02")
def test_one_die_is_one_deal(queensdale: Game) -> None:
    """Three guilders: a deal for two of them, and nothing for the third."""
    pos = play(one(queensdale, own={"goods": {"guilder": 3}}), ACTION, "market", *picks("clay", "clay"))
    assert goods(pos, 0) == {"guilder": 1, "clay": 2}
    assert "end turn" in texts(pos)
    pos = play(one(queensdale, own={"goods": {"guilder": 4}}), ACTION, "market", *picks("clay", "clay"))
    assert goods(pos, 0) == {"guilder": 2, "clay": 2}
    assert pos.step == "turn"


@clauses("QD-MARKET-03", "QD-LATER-02")
@pytest.mark.parametrize("opened", [1, 4, 9])
def test_the_market_sells_neither_guilders_nor_marble(queensdale: Game, opened: int) -> None:
    pos = play(one(queensdale, own={"goods": {"guilder": 2}}, opened=opened), ACTION, "market")
    assert texts(pos) == ["take timber", "take stone", "take clay"]
    others = ("guilder", "bread", "marble") if opened >= 4 else ("guilder", "bread")
    assert {clause(pos, f"take {good}") for good in others} == {"QD-COMP-29"}


@clauses("QD-BAKERY-01")
@pytest.mark.parametrize(("players", "me"), PLAYERS_AND_SEATS)
@pytest.mark.parametrize("bread", [0, 3])
def test_the_bakery_gives_one_bread(queensdale: Game, players: int, me: int, bread: int) -> None:
    pos = one(queensdale, me, players, {"goods": {"bread": bread}})
    assert outcome(pos, ACTION, "bakery") == {
        f"seats.{me}.goods.bread": bread + 1,
        f"seats.{me}.dice": ["timber", "stone", "clay", "guilder", None],
        "taken.bakery": 1,
    }


@clauses("QD-BAKERY-02", "QD-MANU-06")
def test_the_bakery_of_a_borough_is_not_the_bakery_of_the_board(queensdale: Game) -> None:
    """The building does not change the action, and its income takes no space."""
    pos = one(queensdale, own={"buildings": {"bakery_building": 1}, "morale": 1, "figurines": {"gleeman": 1}})
    assert goods(play(pos, ACTION, "bakery"), 0) == {"bread": 1}
    pos = play(pos, "use gleeman")
    assert goods(pos, 0) == {"bread": 2}
    assert pos.to_dict()["taken"] == {"bakery": 1}


@clauses("QD-BAKERY-02")
@pytest.mark.parametrize("language", ["en", "de", "pt"])
def test_the_two_bakeries_have_two_names(queensdale: Game, language: str) -> None:
    assert render("space-bakery", {}, language) != render("building-bakery_building", {}, language)
    pos = play(one(queensdale, own={"goods": {"timber": 3, "stone": 2, "clay": 1}}), ACTION, "build")
    assert [move for move in texts(pos) if "bakery" in move] == ["build bakery_building"]


@clauses("QD-MARKET-04", "QD-BAKERY-03", "QD-POOR-03", "QD-BUILD-25", "QD-BUILD-01", "QD-WORK-16")
@pytest.mark.parametrize(
    ("space", "by_players"),
    [
        ("market", {2: 1, 3: 2, 4: 3}),
        ("bakery", {2: 1, 3: 2, 4: 2}),
        ("poor", {2: 1, 3: 2, 4: 2}),
        ("build", {2: 2, 3: 2, 4: 3}),
        ("hire", {2: 1, 3: 2, 4: 3}),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_go_on_free_spaces_until_all_are_taken(
    queensdale: Game, space: str, by_players: dict[int, int], players: int
) -> None:
    rich = {"goods": {"timber": 9, "stone": 9, "clay": 9, "guilder": 9, "bread": 9}}
    count = by_players[players]
    for taken in range(count):
        assert space in places(one(queensdale, 0, players, rich, taken={space: taken}))
    full = play(one(queensdale, 0, players, rich, taken={space: count}), ACTION)
    assert clause(full, space) == "QD-BOARD-11"
