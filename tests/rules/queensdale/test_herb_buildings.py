"""What white buildings do for the scouts and the herbs of their owners (QD-BUILD-19, 34)."""

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    fame,
    follow,
    goods,
    play,
    seat,
    texts,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

ACTION = "die 5"


def owner(game: Game, code: str, own: dict[str, Any] | None = None, *others: dict[str, Any], **keys: Any) -> Position:
    """A turn of the first seat, which owns this building; everything is opened."""
    return at(game, {"buildings": {code: 1}, **(own or {})}, *others, **{"opened": 9, **keys})


def neighbour(game: Game, code: str, own: dict[str, Any] | None = None, **keys: Any) -> Position:
    """The same turn, but the building belongs to the other seat."""
    return at(game, own or {}, {"buildings": {code: 1}}, **{"opened": 9, **keys})


HERBS = {
    "red c4": ["mint", "clay"],
    "red b4": ["mint", "timber"],
    "red b5": ["mint", "fame"],
    "red b2": ["sage", "bread"],
    "red d2": ["sage", "clay"],
}
"""c4, b4 and b5 lie in a row from the red tent on; b2 and d2 next to it."""


def scouting(game: Game, code: str, steps: int, own: dict[str, Any] | None = None, **keys: Any) -> Position:
    """The scout of the first seat, owner of this building, has some steps; it has a hut for mint."""
    table = {"huts": ["mint"], **(own or {})}
    return owner(game, code, table, **{"herbs": HERBS, "step": "scout", "argument": {"steps": steps}, **keys})


@clauses("QD-SCOUT-01")
@pytest.mark.parametrize(("space", "steps"), [("scout 4", 5), ("scout 3", 4), ("scout 2", 3)])
def test_scout_lodge_one_step_more(queensdale: Game, space: str, steps: int) -> None:
    """On every scout space; the other seat's lodge adds nothing."""
    pos = follow(owner(queensdale, "scout_lodge", {}, {}, {}, {}, herbs={}), ACTION, space, "rest in red")
    free = at(queensdale, {}, {}, {}, {}, herbs={}, step="scout", argument={"steps": steps})
    assert texts(pos) == texts(play(free, "rest in red"))
    other = at(queensdale, {}, {"buildings": {"scout_lodge": 1}}, {}, {}, herbs={}, opened=9)
    follow(other, ACTION, space, "rest in red")
    less = at(queensdale, {}, {}, {}, {}, herbs={}, step="scout", argument={"steps": steps - 1})
    assert texts(other) == texts(play(less, "rest in red"))
    assert texts(other) != texts(pos)


@clauses("QD-SCOUT-08", "QD-SCOUT-15")
@pytest.mark.parametrize("tokens", [0, 1, 2, 3])
def test_drying_loft_a_basic_resource_after_two_tokens(queensdale: Game, tokens: int) -> None:
    """Once per scout action, after the last reward, whether the steps are used up or the scout rests."""
    row = ["gather red c4", "gather red b4", "gather red b5"][:tokens]
    for steps in (max(1, tokens), 4):
        pos = follow(scouting(queensdale, "drying_loft", steps), *row)
        if pos.step == "scout":
            play(pos, "rest in red")
        if pos.step == "rest":
            play(pos, texts(pos)[0])
        if tokens >= 2:
            assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
            assert fame(pos, 0) == (1 if tokens == 3 else 0)
            play(pos, "take guilder")
        assert pos.step == "turn"
        assert goods(pos, 0).get("guilder", 0) == (1 if tokens >= 2 else 0)


@clauses("QD-SCOUT-08")
def test_drying_loft_counts_the_tokens_of_one_action(queensdale: Game) -> None:
    """One token in each of two scout actions; tokens of a healer are no scout action."""
    own = {"huts": ["mint"], "dice": ["action", "action"], "figurines": {"healer": 1}}
    pos = owner(queensdale, "drying_loft", own, {"dice": []}, herbs=HERBS)
    play(pos, "use healer", "token red d2", "die 1", "scout 4", "gather red c4", "rest in red", "at c4", "end turn")
    play(pos, "die 2", "scout 2", "gather red b4", "rest in red", "at b4")
    assert (pos.step, goods(pos, 0)) == ("turn", {"clay": 2, "timber": 1})


@clauses("QD-SCOUT-02")
def test_ferry_house_bridges_cost_no_step(queensdale: Game) -> None:
    """One step leads from the meadow over the bridge into blue, two steps one space further."""
    own = {"scout": "red c1"}
    pos = scouting(queensdale, "ferry_house", 1, own)
    assert seat(play(pos, "rest in blue"), 0)["scout"] == "blue a3"
    pos = scouting(queensdale, "ferry_house", 1, own)
    assert "at inner red" in texts(play(pos, "rest on bridge")) or seat(pos, 0)["scout"] == "inner red"
    for code, is_possible in (("ferry_house", True), ("scout_lodge", False)):
        pos = scouting(queensdale, code, 1, {"scout": "red e1"})
        assert ("rest in blue" in texts(pos)) == is_possible


@clauses("QD-SCOUT-02", "QD-COURIER-02")
def test_ferry_house_is_not_stopped_by_a_flood(queensdale: Game) -> None:
    pos = scouting(queensdale, "ferry_house", 1, {"scout": "red c1"}, courier_card=6)
    assert seat(play(pos, "rest in blue"), 0)["scout"] == "blue a3"


@clauses("QD-SCOUT-02", "QD-SCOUT-13")
def test_ferry_house_a_bridge_is_a_resting_place_at_the_end_of_all_steps(queensdale: Game) -> None:
    """From b1 the only step leads to the meadow c1; the bridge behind it is free."""
    pos = scouting(queensdale, "ferry_house", 1, {"scout": "red b1"}, herbs={})
    assert seat(play(pos, "rest on bridge"), 0)["scout"] == "inner red"


@clauses("QD-SCOUT-07")
def test_apothecary_one_token_without_a_hut_per_round(queensdale: Game) -> None:
    """A matching token does not use it up; after the first foreign one only matching ones are left."""
    pos = play(scouting(queensdale, "apothecary", 9), "gather red c4")
    assert texts(pos)[:4] == ["gather red b2", "gather red b4", "gather red b5", "gather red d2"]
    play(pos, "gather red b2")
    assert clause(pos, "gather red d2") == "QD-SCOUT-07"
    assert texts(pos)[:2] == ["gather red b4", "gather red b5"]
    assert seat(pos, 0)["gathered_any"]


@clauses("QD-SCOUT-07", "QD-ROUND-02")
def test_apothecary_works_again_in_the_next_round(queensdale: Game) -> None:
    own = {"gathered_any": True, "dice": ["action"], "huts": ["mint"]}
    used = scouting(queensdale, "apothecary", 4, own)
    assert clause(used, "gather red b2") == "QD-SCOUT-07"
    pos = owner(queensdale, "apothecary", own, {"dice": []}, herbs=HERBS, first_player=1, to_move=0)
    play(pos, "leave round")
    document = pos.to_dict()
    assert (pos.state.round_number, pos.to_move) == (2, 0)
    document["seats"][0]["dice"][0] = "action"
    assert "gather red b2" in texts(play(queensdale.position(document), "die 1", "scout 4"))


@clauses("QD-SCOUT-07")
def test_apothecary_of_another_is_no_help(queensdale: Game) -> None:
    pos = neighbour(queensdale, "apothecary", {"huts": ["mint"]}, herbs=HERBS, step="scout", argument={"steps": 2})
    assert clause(pos, "gather red b2") == "QD-SCOUT-07"


@clauses("QD-SCOUT-07", "QD-WORK-17")
def test_apothecary_is_not_used_up_by_a_healer(queensdale: Game) -> None:
    own = {"huts": ["mint"], "figurines": {"healer": 1}}
    pos = owner(queensdale, "apothecary", own, herbs=HERBS)
    play(pos, "use healer", "token red b2", ACTION, "scout 4", "gather red d2")
    assert goods(pos, 0) == {"bread": 1, "clay": 1}


@clauses("QD-HERB-04", "QD-HERB-05", "QD-HERB-06")
@pytest.mark.parametrize(
    ("reward", "gain"), [("timber", {"timber": 2}), ("clay", {"clay": 2}), ("bread", {"bread": 1}), ("fame", {})]
)
def test_herb_press_resources_are_doubled(queensdale: Game, reward: str, gain: dict[str, int]) -> None:
    """Bread and fame are no resources; the scout, a healer and the purple face all bring double."""
    herbs = {"red c4": ["mint", reward], "red b4": "mint"}
    by_scout = play(scouting(queensdale, "herb_press", 3, herbs=herbs), "gather red c4")
    own = {"figurines": {"healer": 1}, "dice": ["herb", "action"]}
    by_healer = play(owner(queensdale, "herb_press", own, herbs=herbs), "use healer", "token red c4")
    by_die = play(owner(queensdale, "herb_press", own, herbs=herbs), "die 1", "purple", "token red c4")
    for pos in (by_scout, by_healer, by_die):
        assert (goods(pos, 0), fame(pos, 0)) == (gain, 1 if reward == "fame" else 0)
    plain = neighbour(queensdale, "herb_press", {"huts": ["mint"]}, herbs=herbs, step="scout", argument={"steps": 3})
    assert sum(goods(play(plain, "gather red c4"), 0).values()) == (0 if reward == "fame" else 1)


@clauses("QD-HERB-07", "QD-MORALE-02")
def test_herb_press_doubles_no_morale(queensdale: Game) -> None:
    herbs = {"red c4": ["mint", "morale"], "red b4": "mint"}
    assert seat(play(scouting(queensdale, "herb_press", 3, herbs=herbs), "gather red c4"), 0)["morale"] == 1


@clauses("QD-HERB-01", "QD-ROUND-02")
def test_royal_apothecary_a_guilder_for_the_first_token_of_a_round(queensdale: Game) -> None:
    own = {"huts": ["mint"], "dice": ["action"], "figurines": {"healer": 2}}
    pos = owner(queensdale, "royal_apothecary", own, {"dice": []}, herbs=HERBS)
    play(pos, "die 1", "scout 4", "gather red c4")
    assert goods(pos, 0) == {"clay": 1, "guilder": 1}
    play(pos, "gather red b4", "rest in red", "at b4")
    assert goods(pos, 0) == {"clay": 1, "timber": 1, "guilder": 1}
    play(pos, "end turn", "leave round", "use healer", "token red b5")
    assert (pos.state.round_number, goods(pos, 0)["guilder"], fame(pos, 0)) == (2, 2, 1)


@clauses("QD-HERB-01")
def test_royal_apothecary_pays_nobody_else(queensdale: Game) -> None:
    pos = neighbour(
        queensdale, "royal_apothecary", {"huts": ["mint"]}, herbs=HERBS, step="scout", argument={"steps": 3}
    )
    play(pos, "gather red c4")
    assert (goods(pos, 0), goods(pos, 1)) == ({"clay": 1}, {})
