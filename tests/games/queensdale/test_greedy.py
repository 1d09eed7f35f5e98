"""How the planner plays Queensdale: what it values, and how far it gets."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tests.bots.walks import walk_with
from tests.rules.queensdale.situations import at, fame, finished, goods, of_epoch, play, quietly, seat, with_die

from queenswright.bots import SeatedBot, read_bot
from queenswright.games.queensdale.judgement import JUDGEMENT, SEARCH
from queenswright.games.queensdale.judgement.estimate import PARTS, UNIT, VICTORY, worth
from queenswright.games.queensdale.judgement.prices import building_worth, face_worth, row_worth, side_worth, tile_worth
from queenswright.games.queensdale.judgement.target import MANY, nearest_target, useless_dice
from queenswright.games.queensdale.judgement.turn import stop_mark, turn_mark
from queenswright.games.queensdale.judgement.weights import HELPS, WEIGHTS
from queenswright.games.queensdale.state.effects import GAINS, MODIFIERS
from queenswright.games.queensdale.state.pieces import HERBS
from queenswright.games.queensdale.steps import CLEAR_LAND
from queenswright.kernel.game import Game
from queenswright.kernel.plan import STEP_ACTIONS
from queenswright.kernel.position import Position
from queenswright.kernel.search import WHOLE

OWN = list(JUDGEMENT.weights)
LATE = {"round": 6, "opened": 9}


def valued(pos: Position, number: int = 0) -> int:
    """The estimate of a position for a seat."""
    return int(worth(pos.game.pack.mirror, pos.held, number, OWN, [0] * len(PARTS)))


def parts(pos: Position, number: int = 0) -> dict[str, int]:
    """What the estimate adds up, by name."""
    found = [99] * len(PARTS)
    worth(pos.game.pack.mirror, pos.held, number, OWN, found)
    return dict(zip(PARTS, found, strict=True))


def thought(pos: Position) -> str:
    """The move that the planner chooses."""
    return SeatedBot(pos.game, read_bot("greedy"), seed=1).think(pos).move.text


def turn_of(pos: Position) -> list[str]:
    """The moves of the planner until its turn is over."""
    moves: list[str] = []
    mover = pos.to_move
    while pos.to_move == mover and "end turn" not in moves:
        moves.append(thought(pos))
        pos.push(moves[-1])
    return moves


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({"fame": 3}, {"fame": 4}),
        ({"fame": 7}, {"fame": 8}),
        ({"fame": 9}, {"fame": 10}),
        ({"fame": 10}, {"fame": 14}),
        ({}, of_epoch(2)),
        (of_epoch(8), of_epoch(9)),
        ({"goods": {"timber": 1}}, {"goods": {"timber": 2}}),
        ({"goods": {"timber": 2, "clay": 1}}, {"goods": {"timber": 2, "clay": 2}}),
        ({}, {"goods": {"guilder": 1}}),
        ({"goods": {"bread": 1}}, {"goods": {"bread": 2}}),
        ({}, {"figurines": {"craftsman": 1}}),
        ({}, {"figurines": {"gleeman": 1}}),
        ({}, {"seals": 1}),
        ({"morale": 0}, {"morale": 1}),
        ({"dice": ["timber"]}, {"dice": ["timber", "action"]}),
        ({"dice": ["timber"], "left_round": True}, {"dice": ["timber"]}),
        ({}, {"tomes": 1}),
        ({"tomes": 3}, {"knowledge": ["16"], "tomes": 3}),
        ({"knowledge": ["20"]}, {"knowledge": ["17"]}),
        ({}, {"buildings": {"timber_yard": 1}}),
        ({"buildings": {"woodcutter_hut": 1}}, {"buildings": {"sawmill": 1}}),
        ({"goods": {"clay": 3}}, {"goods": {"clay": 3}, "buildings": {"brick_storage": 1}}),
    ],
)
def test_having_more_is_worth_more(queensdale: Game, less: dict[str, Any], more: dict[str, Any]) -> None:
    """In the same situation, in which only the other seats are the same."""
    poor, rich = (at(queensdale, own, {"fame": 1}, opened=9) for own in (less, more))
    assert valued(poor) < valued(rich)


@pytest.mark.parametrize("epoch", range(1, 10))
def test_every_point_on_the_way_to_the_goal_counts(queensdale: Game, epoch: int) -> None:
    """The last one most, because it completes the epoch; beyond the goal a point is worth little."""
    goal = queensdale.pack.mirror.goal[epoch]
    values = [valued(at(queensdale, {**of_epoch(epoch), "fame": points}, {}, **LATE)) for points in range(goal + 4)]
    gains = [after - before for before, after in pairwise(values)]
    assert min(gains[:goal]) > 0
    assert max(gains) == gains[goal - 1]
    assert max(gains[goal:]) < min(gains[:goal])


def test_fame_counts_in_buildings(queensdale: Game) -> None:
    """Two points in epoch 1 are as good as eight in epoch 9: both are what a building brings."""
    first = [parts(at(queensdale, {"fame": points}, {}))["fame"] for points in (0, 2)]
    ninth = [parts(at(queensdale, {**of_epoch(9), "fame": points}, {}))["fame"] for points in (0, 8)]
    assert first[1] - first[0] == ninth[1] - ninth[0] == WEIGHTS["fame"]


def test_a_completed_epoch_is_worth_more_than_anything_in_a_game(queensdale: Game) -> None:
    """More than all goods that the game of a beginner brings."""
    full = {"goods": {"timber": 6, "stone": 6, "clay": 6, "guilder": 6, "bread": 4}, "figurines": {"craftsman": 2}}
    assert valued(at(queensdale, of_epoch(2), {})) > valued(at(queensdale, full, {}))


def test_goods_lose_their_worth_towards_the_end(queensdale: Game) -> None:
    """The last die is placed and somebody has reached the goal: what cannot be stored is worth nothing."""
    hands: list[dict[str, Any]] = [
        {"goods": {"timber": 4, "stone": 3, "clay": 3, "bread": 2}, "dice": []},
        {"dice": []},
    ]
    for other, counts in ((10, False), (2, True)):
        rich, poor = (valued(at(queensdale, own, {"fame": other, "dice": ["timber"]}, to_move=1)) for own in hands)
        assert (rich > poor) == counts


def test_guilders_are_kept_by_the_farm(queensdale: Game) -> None:
    kept = [parts(at(queensdale, {"goods": {"guilder": n}}, {}))["kept"] for n in range(6)]
    assert kept[0] == 0
    assert kept[0] < kept[1] < kept[2] < kept[3] == kept[4] == kept[5]


def test_what_lasts_counts_by_the_games_to_come(queensdale: Game) -> None:
    """In the last game of a short campaign a new building is only fame, and a seal nothing."""
    own = {"buildings": {"sawmill": 1}, "seals": 2}
    last, first, whole = (parts(at(queensdale, own, {}, opened=3, options={"games": games})) for games in (1, 4, None))
    assert (last["borough"], last["seals"]) == (0, 0)
    assert 0 < first["borough"] < whole["borough"]
    assert 0 < first["seals"] < whole["seals"]


def test_parts_add_up(queensdale: Game) -> None:
    pos = at(queensdale, {"goods": {"timber": 3, "guilder": 2}, "fame": 5, "seals": 1, "huts": ["mint"]}, {})
    assert valued(pos) == sum(parts(pos).values()) // UNIT
    assert min(parts(pos)[name] for name in ("epochs", "fame", "hand", "kept", "seals")) > 0


def test_a_finished_campaign_is_victory_or_defeat(queensdale: Game) -> None:
    seats = [{"epoch": 10, "tower": ["7a", "8a", "9a"]}, of_epoch(8, "b")]
    pos = at(queensdale, *seats, ended="castle", pending=[], opened=9)
    assert [valued(pos, 0), valued(pos, 1)] == [VICTORY, -VICTORY]


def test_what_is_hidden_changes_no_estimate(queensdale: Game) -> None:
    pos = at(queensdale, {"huts": ["mint", "sage"]}, {"huts": ["arnica"]})
    others = [pos.redealt(0, key) for key in range(4)]
    assert len({tuple(other.state.reward) for other in others}) > 1
    assert {(valued(other, 0), valued(other, 1)) for other in others} == {(valued(pos, 0), valued(pos, 1))}


def test_shares_of_victory_add_up(queensdale: Game) -> None:
    """The seat with an epoch more expects most; nobody expects nothing."""
    pos = at(queensdale, {}, of_epoch(2), {"fame": 4}, {})
    best = [0] * STEP_ACTIONS
    SEARCH.outlook(queensdale.pack.mirror, pos.held, OWN, [0] * len(PARTS), best)
    assert WHOLE - 4 < sum(best[:4]) <= WHOLE
    assert max(best[:4]) == best[1]
    assert best[2] > best[0] == best[3] > 0


def test_at_the_end_the_winner_has_the_whole_victory(queensdale: Game) -> None:
    """Not what the estimate thinks of it: seat 0 completes the castle, seat 1 stands far back with a rich borough."""
    rich = {"buildings": {"dwelling": 2}, "goods": {"guilder": 3}, "fame": 21}
    pos = quietly(finished(queensdale, of_epoch(9) | {"fame": 70}, of_epoch(3, "b") | rich, opened=9))
    best = [0] * STEP_ACTIONS
    SEARCH.outlook(queensdale.pack.mirror, pos.held, OWN, [0] * len(PARTS), best)
    assert best[:2] == [WHOLE, 0]


def test_weights_name_the_columns_of_gains_first() -> None:
    assert tuple(WEIGHTS)[: len(GAINS)] == GAINS
    assert list(WEIGHTS.values()) == list(JUDGEMENT.weights)
    assert len(HELPS) == len(MODIFIERS)
    assert JUDGEMENT.measures == len(PARTS)


def test_prices_add_up_what_the_pack_says(queensdale: Game) -> None:
    """By hand: the feast is a figurine, a level and 2 fame (a building in epoch 1, a quarter of one in epoch 9)."""
    pack, codes = queensdale.pack.mirror, queensdale.pack.content.face_codes
    feast = codes.index("feast")
    without_fame = WEIGHTS["figurine"] + WEIGHTS["morale"]
    assert face_worth(pack, feast, 1, OWN) == without_fame + WEIGHTS["fame"]
    assert face_worth(pack, feast, 9, OWN) == without_fame + WEIGHTS["fame"] // 4
    assert face_worth(pack, codes.index("double_clay"), 1, OWN) == 2 * WEIGHTS["clay"]
    assert face_worth(pack, codes.index("action"), 1, OWN) == WEIGHTS["action"]
    assert face_worth(pack, codes.index("a_guilder"), 1, OWN) > WEIGHTS["action"]
    assert row_worth(pack, 0, 1, OWN) == 0
    assert tile_worth(pack, 3, 1, OWN) == WEIGHTS["guilder"]
    mint, sawmill = (queensdale.pack.content.building_codes.index(code) for code in ("mint", "sawmill"))
    assert building_worth(pack, mint, 1, OWN) == 2 * WEIGHTS["guilder"] * WEIGHTS["income"] // 100
    assert building_worth(pack, sawmill, 1, OWN) == 2 * WEIGHTS["timber"] * WEIGHTS["income"] // 100


@pytest.mark.parametrize(
    ("own", "pieces"),
    [
        ({}, 6),
        ({"goods": {"timber": 3, "stone": 2}}, 1),
        ({"goods": {"timber": 3, "stone": 2}, "figurines": {"craftsman": 1}}, 0),
        ({"goods": {"timber": 9, "stone": 9}}, 1),
        ({"goods": {"timber": 9, "stone": 9, "clay": 9}}, 0),
    ],
)
def test_the_nearest_building_lacks_so_many_pieces(queensdale: Game, own: dict[str, Any], pieces: int) -> None:
    assert nearest_target(queensdale.pack.mirror, at(queensdale, own, {}).held, 0) // MANY == pieces


def test_guilders_of_the_rank_are_missing_too(queensdale: Game) -> None:
    """Of every type the first two ranks are gone: the third costs two guilders more; clearing land costs none."""
    built = {code: [3] for code in queensdale.pack.content.building_codes[:10] if code not in ("bakery_building",)}
    built |= {code: [] for code in ("bakery_building", "dwelling", "treasurer", "storehouse")}
    own = {"goods": {"timber": 3, "stone": 3, "clay": 3}}
    first, second = (
        nearest_target(queensdale.pack.mirror, at(queensdale, own, {}, {}, {}, stock=built, opened=n).held, 0)
        for n in (1, 2)
    )
    assert first // MANY == 2
    assert (second // MANY, second % MANY) == (0, CLEAR_LAND)


def test_dice_without_a_space_are_useless(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["timber", "stone", "action", "guilder", "timber"]}, {}, taken={"timber_plus": 1})
    assert useless_dice(queensdale.pack.mirror, pos.held, 0) == 0
    full = {"timber_plus": 1, "timber": 1, "guilder": 2}
    pos = at(queensdale, {"dice": ["timber", "stone", "action", "guilder", "timber"]}, {}, taken=full)
    assert useless_dice(queensdale.pack.mirror, pos.held, 0) == 0b11001


def all_built(game: Game, **own: Any) -> Position:
    """The stock is empty, land is cleared and counters are used up: fame comes from faces and the like alone."""
    plain = ["timber", "stone", "clay", "guilder", "action", "action"]
    faces = [[*plain[:5], "feast"], *[plain] * 4]
    seat = {"epoch": 4, "cleared": 4, "counters_used": 3, "dice": ["timber", "stone"], "faces": faces, **own}
    stock: dict[str, list[int]] = {code: [] for code in game.pack.content.building_codes}
    return at(game, seat, {}, stock=stock, opened=4, herbs={})


def test_once_all_is_built_dice_are_thrown_for_fame(queensdale: Game) -> None:
    pack, goods = queensdale.pack.mirror, {"timber": 9, "stone": 9, "clay": 9, "guilder": 9, "bread": 9}
    pos = all_built(queensdale, goods=goods, huts=list(HERBS))
    assert useless_dice(pack, pos.held, 0) == 0b1, "the first die could show a feast"
    assert thought(pos).startswith("reroll for ")
    others = {"counters_used": 2, "buildings": {"dwelling": 1}}, {"cleared": 3}, {"dice": ["feast", "stone"]}
    for own in others:
        assert useless_dice(pack, all_built(queensdale, goods=goods, **own).held, 0) == 0


def test_marks_change_where_the_planner_has_to_stop(queensdale: Game) -> None:
    """With the next turn, before a throw, and when nothing but the end of the turn is left."""
    pos = at(queensdale, {"goods": {"guilder": 1}}, {})
    before = turn_mark(pos.held)
    assert turn_mark(play(pos.copy(), "die 1").held) == before
    placed = play(pos.copy(), "die 1", "timber +1")
    others = [placed, play(placed.copy(), "end turn"), play(pos.copy(), "reroll for guilder")]
    assert len({before, *(turn_mark(other.held) for other in others)}) == 4
    assert stop_mark(placed.held) == 1


def test_a_building_that_can_be_paid_is_built(queensdale: Game) -> None:
    pos = at(queensdale, {"goods": {"timber": 3, "stone": 3, "clay": 3}, "dice": ["action", "timber"]}, {})
    turn_of(pos)
    assert fame(pos, 0) == 2
    assert len(seat(pos, 0)["buildings"]) == 1


def test_the_goal_is_reached_when_it_can_be(queensdale: Game) -> None:
    """One point is missing in the last round: a hut is built although a building would bring more to keep."""
    own = {"fame": 9, "goods": {"timber": 3}, "dice": ["action"], "huts": ["mint"]}
    pos = at(queensdale, own, {"fame": 11, "dice": []}, round=6)
    moves = turn_of(pos)
    assert "hut" in moves
    assert fame(pos, 0) == 10


def test_figurines_are_used_up_in_the_last_turn(queensdale: Game) -> None:
    """Two levels bring the trumpet, and the trumpet the goal; a turn later it would be too late."""
    own = {"fame": 9, "morale": 1, "figurines": {"gleeman": 1}, "dice": ["timber"]}
    pos = at(queensdale, own, {"fame": 11, "dice": []}, round=6)
    assert "use gleeman" in turn_of(pos)
    assert fame(pos, 0) == 10


def test_nobody_leaves_a_round_with_dice_that_fit(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["timber"]}, {"dice": []}, taken={"timber_plus": 1, "timber": 0})
    turn_of(pos)
    assert goods(pos, 0) == {"timber": 1}
    full = {"timber_plus": 1, "timber": 1}
    assert thought(at(queensdale, {"dice": ["timber"]}, {"dice": []}, taken=full)) == "leave round"


def test_tokens_on_the_way_are_gathered(queensdale: Game) -> None:
    herbs = {"red b2": ["mint", "fame"], "red a1": ["mint", "timber"], "red d1": ["sage", "clay"]}
    pos = with_die(queensdale, "action", {"huts": ["mint"]}, herbs=herbs)
    pos.push("scout 4")
    assert turn_of(pos)[:1] == ["gather red b2"]


def test_what_would_be_lost_goes_to_the_farm(queensdale: Game) -> None:
    """Five pieces without room: four of them are a guilder; with three guilders there the farm is full."""
    for guilders, choice in ((1, "give timber"), (3, "keep the rest")):
        own = {"goods": {"timber": 5, "guilder": guilders}}
        assert thought(at(queensdale, own, {}, step="exchange")) == choice
    stored = {"goods": {"timber": 3, "guilder": 1, "bread": 1}, "buildings": {"timber_yard": 1}}
    assert thought(at(queensdale, stored, {}, step="exchange")) == "keep the rest"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_is_far_ahead_of_chance_after_one_game(queensdale: Game, players: int) -> None:
    """Among random players it reaches the goal of the first game alone."""
    seats = ["greedy", *["random"] * (players - 1)]
    *_, final = walk_with(queensdale, seats, seed=players, options={"games": 1})
    assert final.is_over
    assert seat(final, 0)["epoch"] == 2
    assert all(seat(final, other)["epoch"] == 1 for other in range(1, players))
    assert final.winners == [0]


def test_among_equals_a_game_lasts_some_rounds(queensdale: Game) -> None:
    """Two planners: the first goal is reached, and not at once."""
    *_, final = walk_with(queensdale, ["greedy", "greedy"], seed=3, options={"games": 1})
    assert 4 <= final.state.round_number <= 10
    assert max(seat(final, number)["epoch"] for number in (0, 1)) == 2


def test_seals_are_saved_for_the_face_that_gives_most_for_them(queensdale: Game) -> None:
    """For the feast, when it is sold out for the trumpet, and then for nothing: something of what is left is bought."""
    assert thought(at(queensdale, {"seals": 4}, step="grocer")) == "buy nothing more"
    assert thought(at(queensdale, {"seals": 5}, step="grocer")) == "buy feast"
    no_feast = {"feast": 0}
    assert thought(at(queensdale, {"seals": 3}, step="grocer", grocer=no_feast)) == "buy nothing more"
    assert thought(at(queensdale, {"seals": 4}, step="grocer", grocer=no_feast)) == "buy trumpet"
    sold_out = at(queensdale, {"seals": 3}, step="grocer", grocer={"trumpet": 0, "feast": 0})
    assert thought(sold_out) != "buy nothing more"


def test_a_face_that_is_bought_unseen_is_worth_what_others_at_its_price_are(queensdale: Game) -> None:
    """What it does has no part in it: the planner has not read the card either."""
    pack, codes = queensdale.pack.mirror, queensdale.pack.content.face_codes
    values = [side_worth(pack, codes.index(f"card_{n}"), 6, OWN) for n in range(1, 7)]
    assert values[:3] == values[3:] == [WEIGHTS["any_unseen"] + seals * WEIGHTS["unseen"] for seals in (2, 3, 4)]
    for value, seals in zip(values, (2, 3, 4), strict=False):
        seen = [
            side_worth(pack, face, 6, OWN) for face, price in enumerate(pack.face_price) if price == seals
            if pack.face_card[face] == 0
        ]  # fmt: skip
        assert side_worth(pack, codes.index("action"), 6, OWN) < value <= max(seen)
    assert side_worth(pack, codes.index("herb"), 6, OWN) == face_worth(pack, codes.index("herb"), 6, OWN)


def test_what_faces_of_number_cards_are_worth_when_they_are_rolled(queensdale: Game) -> None:
    pack, codes = queensdale.pack.mirror, queensdale.pack.content.face_codes
    cock, hammer, call, pilgrim, ledger, mirror = (
        face_worth(pack, codes.index(f"card_{n}"), 6, OWN) for n in range(1, 7)
    )
    assert cock > WEIGHTS["timber"]
    assert hammer == WEIGHTS["action"] + WEIGHTS["saved"]
    assert call == WEIGHTS["action"] + WEIGHTS["morale"]
    assert (pilgrim, ledger) == (2 * WEIGHTS["step"], WEIGHTS["guilder"] + 3 * WEIGHTS["change"])
    assert mirror == WEIGHTS["action"]


def test_a_mirror_is_useless_without_a_die_that_is_not(queensdale: Game) -> None:
    full = {"timber": 1, "timber_plus": 1}
    for dice, expected in (
        (["card_6"], 0b1),
        (["card_6", "timber"], 0b11),
        (["card_6", "stone"], 0),
        (["card_6", "stone", "timber"], 0b100),
    ):
        pos = at(queensdale, {"dice": dice}, {}, taken=full, opened=6)
        assert useless_dice(queensdale.pack.mirror, pos.held, 0) == expected
