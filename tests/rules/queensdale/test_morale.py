"""QD-MORALE, QD-MANU: the morale bar, trumpets and the income of pink buildings."""

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    fame,
    finished,
    goods,
    of_epoch,
    outcome,
    picks,
    play,
    quietly,
    seat,
    texts,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

ACTION = "die 5"
GLEEMAN = "use gleeman"
TOP = 15
PINK = {2, 5, 8, 11, 14}
TRUMPETS = {3, 6, 9, 12, 15}
TRUMPET_VALUE = {1: 1, 2: 1, 3: 1, 5: 1, 6: 1, 7: 2, 9: 2}


def on_level(game: Game, morale: int, *others: dict[str, Any], opened: int = 9, **own: Any) -> Position:
    """The first seat stands on a level and has a gleeman."""
    return at(game, {"morale": morale, "figurines": {"gleeman": 1}, **own}, *others, opened=opened)


def feed(game: Game, morale: int, **own: Any) -> Position:
    """The first seat has climbed one level by feeding."""
    return play(at(game, {"morale": morale, "goods": {"bread": 1}, **own}, opened=9), ACTION, "poor")


# ------------------------------------------------------------------ levels


@clauses("QD-MORALE-02", "QD-MORALE-04", "QD-MORALE-06")
@pytest.mark.parametrize("level", range(1, TOP + 1))
def test_a_level_that_is_reached_brings_what_it_shows(queensdale: Game, level: int) -> None:
    pos = feed(queensdale, level - 1, buildings={"treasurer": 1})
    assert seat(pos, 0)["morale"] == level
    assert goods(pos, 0) == ({"guilder": 1} if level in PINK else {})
    assert seat(pos, 0)["fame"] == ({"trumpet": 1} if level in TRUMPETS else {})


@clauses("QD-MORALE-02", "QD-MORALE-04", "QD-MORALE-07", "QD-MORALE-09", "QD-WORK-08", "QD-WORK-15")
@pytest.mark.parametrize("level", range(TOP))
def test_a_jump_brings_what_every_level_on_the_way_shows(queensdale: Game, level: int) -> None:
    pos = play(on_level(queensdale, level, buildings={"treasurer": 1}), GLEEMAN)
    climbed = {level + 1, min(level + 2, TOP)}
    assert seat(pos, 0)["morale"] == max(climbed)
    assert goods(pos, 0) == ({"guilder": 1} if climbed & PINK else {})
    assert fame(pos, 0) == len(climbed & TRUMPETS)


@clauses("QD-MORALE-05")
def test_in_the_first_game_a_trumpet_is_one_fame(queensdale: Game) -> None:
    """Whoever blows it: the counter of the first trumpet level, from 2 to 3."""
    for me in (0, 1):
        seats: list[dict[str, Any]] = [{}, {}]
        seats[me] = {"morale": 2, "goods": {"bread": 1}}
        pos = at(queensdale, *seats, to_move=me)
        assert outcome(pos, ACTION, "poor") == {
            f"seats.{me}.goods.bread": 0,
            f"seats.{me}.morale": 3,
            f"seats.{me}.fame.trumpet": 1,
            f"seats.{me}.dice": ["timber", "stone", "clay", "guilder", None],
            "taken.poor": 1,
        }


@clauses("QD-MORALE-04", "QD-CHAR-12")
@pytest.mark.parametrize(("epoch", "value"), TRUMPET_VALUE.items())
def test_a_trumpet_is_worth_what_the_own_goal_card_says(queensdale: Game, epoch: int, value: int) -> None:
    other = 9 if epoch < 7 else 1
    pos = play(on_level(queensdale, 5, of_epoch(other, "d"), **of_epoch(epoch)), GLEEMAN)
    assert seat(pos, 0)["fame"] == {"trumpet": value}


@clauses("QD-MORALE-08", "QD-MORALE-07")
def test_from_4_to_6_by_a_gleeman(queensdale: Game) -> None:
    """Level 5 brings the income of all pink buildings, level 6 the trumpet value; seat 0 is in epoch 7."""
    own = {"buildings": {"woodcutter_hut": 1, "treasurer": 2, "timber_yard": 1}, **of_epoch(7)}
    assert outcome(on_level(queensdale, 4, **own), GLEEMAN) == {
        "seats.0.figurines.gleeman": 0,
        "seats.0.morale": 6,
        "seats.0.goods.timber": 1,
        "seats.0.goods.guilder": 1,
        "seats.0.fame.trumpet": 2,
    }


@clauses("QD-MORALE-07")
def test_levels_take_effect_in_ascending_order(queensdale: Game) -> None:
    """While the income of level 5 is being chosen, the counter stands there and the trumpet of level 6 is silent."""
    pos = play(on_level(queensdale, 4, buildings={"manor_kitchen": 1}), GLEEMAN)
    assert (pos.step, seat(pos, 0)["morale"], fame(pos, 0), goods(pos, 0)) == ("pick", 5, 0, {"bread": 1})
    play(pos, "take stone")
    assert (pos.step, seat(pos, 0)["morale"], fame(pos, 0), goods(pos, 0)) == ("turn", 6, 1, {"bread": 1, "stone": 1})


@clauses("QD-MORALE-07")
def test_a_jump_of_three_levels_triggers_both_symbols_once(queensdale: Game) -> None:
    """With a concert stage from 1 to 4 and from 4 to 7."""
    own: dict[str, Any] = {"buildings": {"concert_stage": 1, "treasurer": 1}, "figurines": {"gleeman": 2}}
    pos = play(on_level(queensdale, 1, **own), GLEEMAN)
    assert (seat(pos, 0)["morale"], goods(pos, 0), fame(pos, 0)) == (4, {"guilder": 1}, 1)
    play(pos, GLEEMAN)
    assert (seat(pos, 0)["morale"], goods(pos, 0), fame(pos, 0)) == (7, {"guilder": 2}, 2)


@clauses("QD-MORALE-09", "QD-WORK-15")
def test_steps_beyond_the_top_are_lost(queensdale: Game) -> None:
    """Two levels below, one level below, and at the top, where a gleeman cannot be used."""
    own: dict[str, Any] = {"buildings": {"treasurer": 1}, "figurines": {"gleeman": 3}}
    pos = play(on_level(queensdale, 13, **own), GLEEMAN)
    assert (seat(pos, 0)["morale"], goods(pos, 0), fame(pos, 0)) == (TOP, {"guilder": 1}, 1)
    pos = play(on_level(queensdale, 14, **own), GLEEMAN)
    assert (seat(pos, 0)["morale"], goods(pos, 0), fame(pos, 0)) == (TOP, {}, 1)
    assert GLEEMAN not in texts(pos)
    assert clause(pos, GLEEMAN) == "QD-WORK-15"
    assert seat(pos, 0)["figurines"] == {"gleeman": 2}


@clauses("QD-MORALE-10")
def test_a_shared_level_rewards_everybody(queensdale: Game) -> None:
    """Seat 1 stands on the trumpet level that seat 0 reaches; then seat 2 comes from below as well."""
    own = {"morale": 2, "goods": {"bread": 1}}
    pos = at(queensdale, own, {"morale": 3}, own)
    play(pos, ACTION, "poor", "end turn", ACTION, "wage", "end turn", ACTION, "poor")
    assert [seat(pos, n)["morale"] for n in range(3)] == [3, 3, 3]
    assert [fame(pos, n) for n in range(3)] == [1, 0, 1]


@clauses("QD-MORALE-11")
def test_levels_climbed_again_reward_again(queensdale: Game) -> None:
    """Nothing is paid back and nothing remembers how high a counter stood: an effect puts it back to 4."""
    pos = play(on_level(queensdale, 4, buildings={"treasurer": 1}, figurines={"gleeman": 2}), GLEEMAN)
    document = pos.to_dict()
    document["seats"][0]["morale"] = 4
    again = queensdale.position(document)
    assert (goods(again, 0), fame(again, 0)) == ({"guilder": 1}, 1)
    play(again, GLEEMAN)
    assert (goods(again, 0), fame(again, 0)) == ({"guilder": 2}, 2)


@clauses("QD-MORALE-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_campaign_starts_on_the_lowest_level(queensdale: Game, players: int) -> None:
    pos = queensdale.new(players=players, seed=3)
    assert [seat(pos, n)["morale"] for n in range(players)] == [0] * players


@clauses("QD-MORALE-01", "QD-MORALE-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_starts_on_the_lowest_level(queensdale: Game, players: int) -> None:
    seats = [{"morale": 5 + n, "fame": 10 + n} for n in range(players)]
    pos = quietly(finished(queensdale, *seats), "turn")
    assert pos.state.game_number == 2
    assert [seat(pos, n)["morale"] for n in range(players)] == [0] * players


# ------------------------------------------------------------------ income


@clauses("QD-MANU-01", "QD-MANU-02", "QD-MANU-03", "QD-MANU-04", "QD-MANU-05", "QD-MANU-06")
@pytest.mark.parametrize("rank", [1, 2])
@pytest.mark.parametrize(
    ("code", "good"),
    [
        ("woodcutter_hut", "timber"),
        ("quarryman", "stone"),
        ("clay_quarry", "clay"),
        ("treasurer", "guilder"),
        ("bakery_building", "bread"),
    ],
)
def test_a_manufactory_produces_one_piece_per_pink_level(queensdale: Game, code: str, good: str, rank: int) -> None:
    """On levels 2 and 5, the rank makes no difference; nothing on the levels between."""
    own = {"buildings": {code: rank}, "figurines": {"gleeman": 3}}
    pos = on_level(queensdale, 0, opened=1, **own)
    assert outcome(pos, GLEEMAN) == {
        "seats.0.figurines.gleeman": 2, "seats.0.morale": 2, f"seats.0.goods.{good}": 1,
    }  # fmt: skip
    assert outcome(pos, GLEEMAN) == {
        "seats.0.figurines.gleeman": 1, "seats.0.morale": 4, "seats.0.fame.trumpet": 1,
    }  # fmt: skip
    assert goods(play(pos, GLEEMAN), 0) == {good: 2}


@clauses("QD-MANU-07", "QD-MORALE-03")
def test_woodcutter_hut_quarryman_and_treasurer(queensdale: Game) -> None:
    own = {"buildings": {"woodcutter_hut": 1, "quarryman": 1, "treasurer": 1}}
    pos = play(on_level(queensdale, 1, {"buildings": {"clay_quarry": 1}}, opened=1, **own), GLEEMAN)
    assert goods(pos, 0) == {"timber": 1, "stone": 1, "guilder": 1}
    assert goods(pos, 1) == {}


@clauses("QD-MORALE-03", "QD-MANU-08")
def test_income_is_everything_and_without_limit(queensdale: Game) -> None:
    """Eight sites of pink buildings for a rich owner: nothing is asked, nothing is lost."""
    pink = (
        "woodcutter_hut", "quarryman", "clay_quarry", "treasurer", "bakery_building", "sawmill", "mint", "great_hall",
    )  # fmt: skip
    full = dict.fromkeys(("timber", "stone", "clay", "guilder", "bread", "marble"), 50)
    pos = on_level(queensdale, 4, goods=full, buildings=dict.fromkeys(pink, 1), cleared=4)
    play(pos, GLEEMAN)
    assert (pos.step, seat(pos, 0)["morale"]) == ("turn", 6)
    assert goods(pos, 0) == {"timber": 53, "stone": 51, "clay": 51, "guilder": 54, "bread": 51, "marble": 51}


@clauses("QD-MANU-09", "QD-BUILD-34")
def test_a_new_manufactory_pays_from_the_next_pink_level_on(queensdale: Game) -> None:
    """Built on level 2; levels 3 and 4 bring no timber, level 5 does, in the same turn."""
    own = {"goods": {"timber": 3, "stone": 2, "clay": 1}, "figurines": {"gleeman": 2}}
    pos = on_level(queensdale, 2, opened=1, **own)
    play(pos, ACTION, "build", "build woodcutter_hut")
    assert goods(pos, 0) == {}
    assert goods(play(pos, GLEEMAN), 0) == {}
    assert goods(play(pos, GLEEMAN), 0) == {"timber": 1}


@clauses("QD-BUILD-35", "QD-MANU-01")
def test_a_covered_manufactory_pays_no_more(queensdale: Game) -> None:
    """What it brought stays: the timber of level 2, gained before it is built over."""
    own = {
        "goods": {"timber": 1, "stone": 3, "clay": 2},
        "buildings": {"woodcutter_hut": 1, "timber_yard": 1, "dwelling": 1, "storehouse": 1},
        "figurines": {"gleeman": 3},
    }
    pos = play(on_level(queensdale, 0, opened=1, **own), GLEEMAN)
    assert goods(pos, 0)["timber"] == 2
    play(pos, ACTION, "build", "build quarryman", "over woodcutter_hut", GLEEMAN, GLEEMAN)
    assert goods(pos, 0) == {"timber": 1, "stone": 1}


@clauses("QD-MORALE-12", "QD-TOWER-09")
@pytest.mark.parametrize(
    ("tile", "plain", "choices"),
    [
        ("2c", {"timber": 1}, 0),
        ("3b", {"guilder": 1}, 0),
        ("5c", {}, 1),
        ("6b", {"bread": 1}, 0),
        ("6c", {"stone": 1, "clay": 1}, 0),
        ("7c", {}, 2),
        ("8c", {"bread": 1}, 1),
    ],
)
def test_pink_tower_tiles_pay_like_pink_buildings(
    queensdale: Game, tile: str, plain: dict[str, int], choices: int
) -> None:
    epoch = int(tile[0])
    own = of_epoch(epoch + 1, "a")
    own["tower"][(epoch - 1) % 3] = tile
    pos = play(on_level(queensdale, 1, **own, buildings={"marble_cutter": 1}), GLEEMAN, *picks(*["clay"] * choices))
    expected = {"marble": 1, **plain}
    if choices:
        expected["clay"] = choices
    assert goods(pos, 0) == expected
    assert pos.step == "turn"


@clauses("QD-MORALE-12", "QD-MORALE-03")
def test_choices_of_several_pink_pieces_are_one_income(queensdale: Game) -> None:
    """Manor kitchen and the tiles 7c and 8c: 1 + 2 + 1 basic resources of choice and two bread."""
    own = {**of_epoch(9), "tower": ["7c", "8c", "6a"], "buildings": {"manor_kitchen": 1}}
    pos = play(on_level(queensdale, 1, **own), GLEEMAN)
    assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
    play(pos, "take timber", "take timber", "take stone", "take guilder")
    assert goods(pos, 0) == {"timber": 2, "stone": 1, "guilder": 1, "bread": 2}
    assert (pos.step, seat(pos, 0)["morale"]) == ("turn", 3)


@clauses("QD-MORALE-02", "QD-SCOUT-15")
def test_income_in_the_middle_of_a_scout_move(queensdale: Game) -> None:
    """A morale token on the way lifts the counter to 2: the stone is there before the scout goes on."""
    own = {"huts": ["mint"], "morale": 1, "buildings": {"quarryman": 1}}
    pos = at(queensdale, own, herbs={"red c4": ["mint", "morale"], "red b4": ["mint", "timber"]})
    play(pos, ACTION, "scout 4", "gather red c4")
    assert (pos.step, seat(pos, 0)["morale"], goods(pos, 0)) == ("scout", 2, {"stone": 1})
    assert goods(play(pos, "gather red b4"), 0) == {"stone": 1, "timber": 1}
