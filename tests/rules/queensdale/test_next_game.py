"""QD-NEXT: the set-up of every game after the first."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clauses,
    fame,
    finished,
    game_over,
    goods,
    of_epoch,
    play,
    quietly,
    seat,
    texts,
)

import queenswright as qw
from queenswright.games.queensdale.content.pack import FOLDER
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


def aims(pos: Position) -> list[int]:
    return [seat(pos, i)["aim"] for i in range(pos.players)]


def starter(game: Game, *seats: dict[str, Any], seed: int = 0) -> int:
    """Who begins the next game."""
    pos = quietly(finished(game, *seats, seed=seed), "turn")
    first = pos.to_move
    assert first is not None
    assert pos.to_dict()["first_player"] == first
    return first


@clauses("QD-NEXT-01", "QD-BUILD-02")
def test_the_stock_lies_beside_the_board_and_personal_material_with_its_owner(queensdale: Game) -> None:
    own = {"buildings": {"timber_yard": 2}, "seals": 3}
    pos = quietly(finished(queensdale, own, {"buildings": {"quarryman": 1}}), "turn")
    stock = pos.to_dict()["stock"]
    assert (stock["timber_yard"], stock["quarryman"], stock["stone_pile"]) == ([1], [2], [1, 2])
    assert (seat(pos, 0)["buildings"], seat(pos, 1)["buildings"]) == ({"timber_yard": 2}, {"quarryman": 1})


@clauses("QD-NEXT-02", "QD-NEXT-12", "QD-NEXT-14", "QD-NEXT-16", "QD-NEXT-10")
def test_the_steps_come_in_their_order(queensdale: Game) -> None:
    """Goods of a green tower tile, then the grocer, then the huts, then the dice."""
    pos = finished(queensdale, {"tower": ["3a"], "epoch": 4}, {})
    assert [seat(pos, i)["dice"] for i in (0, 1)] == [[None] * 5] * 2
    seen = []
    while pos.to_dict()["round"] == 0:
        document = pos.to_dict()
        assert document["game_number"] == 2
        assert len(document["herbs"]) == 48
        seen.append((document["phase"], pos.step, pos.to_move))
        quiet = [move for move in texts(pos) if move == "buy nothing more"]
        play(pos, (quiet or texts(pos))[0])
    assert seen == [
        ("green", "pick", 0), ("grocer", "grocer", 1), ("grocer", "grocer", 0), ("huts", "start_hut", 0),
        ("huts", "start_hut", 1),
    ]  # fmt: skip
    assert (pos.step, pos.to_dict()["phase"]) == ("turn", "play")
    assert all(None not in seat(pos, i)["dice"] for i in (0, 1))


@clauses("QD-NEXT-02", "QD-GROCER-01")
def test_who_cannot_buy_anything_is_not_asked(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 10}, {"fame": 10}, {})
    play(pos, texts(pos)[0], texts(pos)[1])
    assert (pos.step, pos.to_move) == ("grocer", 2)
    assert play(pos, "buy nothing more").step == "start_hut"


@clauses("QD-NEXT-03", "QD-NEXT-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_goal_counter_goes_on_the_goal_of_its_owner(queensdale: Game, players: int) -> None:
    goals = {1: 10, 3: 22, 5: 38, 9: 70}
    seats = [of_epoch(epoch, letter) for epoch, letter in zip(goals, "abcd", strict=True)][:players]
    pos = quietly(finished(queensdale, *seats), "turn")
    assert aims(pos) == list(goals.values())[:players]


@clauses("QD-NEXT-04")
def test_example_blue_and_yellow_reached_their_goals(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 9}, {"fame": 10}, {"fame": 3}, {"fame": 12})
    assert aims(quietly(pos, "turn")) == [10, 16, 10, 16]


@clauses("QD-NEXT-05")
def test_example_red_and_blue_aim_at_16(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 11}, {"fame": 10}, {"fame": 8}, {"fame": 7})
    assert aims(quietly(pos, "turn")) == [16, 16, 10, 10]


@clauses("QD-NEXT-06")
def test_different_goals_in_one_game(queensdale: Game) -> None:
    """In the same game 12 fame are enough for one and too little for the other."""
    pos = finished(queensdale, of_epoch(2) | {"fame": 12}, {"fame": 12}, {})
    assert [seat(pos, i)["seals"] for i in range(3)] == [1, 0, 1]


@clauses("QD-NEXT-07", "QD-EPOCH-01")
def test_a_new_goal_opens_its_epoch_before_the_game(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 10}, {}, {})
    assert "alehouse" not in pos.to_dict()["stock"]
    quietly(pos, "start_hut")
    assert (pos.to_dict()["opened"], pos.to_dict()["stock"]["alehouse"]) == (2, [1, 2, 3])


@clauses("QD-NEXT-08", "QD-HERB-10")
def test_all_tokens_are_dealt_anew(queensdale: Game) -> None:
    layouts = []
    for seed in range(3):
        pos = finished(queensdale, herbs={"red a1": ["mint", "fame"]}, seed=seed)
        herbs = quietly(pos, "turn").to_dict()["herbs"]
        assert len(herbs) == 48
        kinds = [herb for herb, _ in herbs.values()]
        assert {herb: kinds.count(herb) for herb in set(kinds)} == dict.fromkeys(
            ("yarrow", "sage", "mint", "arnica", "lavender", "chamomile"), 8
        )
        rewards = [reward for _, reward in herbs.values()]
        assert {reward: rewards.count(reward) for reward in set(rewards)} == {
            "timber": 12, "clay": 12, "bread": 8, "fame": 8, "morale": 6, "clairvoyant": 2,
        }  # fmt: skip
        layouts.append(tuple(map(tuple, herbs.values())))
    assert len(set(layouts)) == 3


@clauses("QD-NEXT-08")
def test_any_token_may_lie_on_any_shrub(queensdale: Game) -> None:
    """Over forty games a shrub at the beginning and one at the end of the list see every herb and most rewards."""
    seen: dict[str, set[str]] = {"red a1": set(), "yellow f1": set()}
    for seed in range(40):
        herbs = finished(queensdale, {"fame": 0}, seed=seed).to_dict()["herbs"]
        for shrub, found in seen.items():
            found.update(herbs[shrub])
    assert all(len(found) >= 10 for found in seen.values())


@clauses("QD-NEXT-10")
def test_the_goods_of_green_tiles_help_to_decide_who_buys_first(queensdale: Game) -> None:
    """Both aim at 16 and have two guilders; the tile of green makes it three before the grocer comes."""
    red, green = ({"tower": [tile], "epoch": 2, "goods": {"guilder": 2}} for tile in ("1a", "1d"))
    for seed in range(6):
        pos = finished(queensdale, red, green, seed=seed)
        assert (pos.step, pos.to_move) == ("grocer", 1)


@clauses("QD-NEXT-14", "QD-NEXT-19", "QD-HUT-06")
def test_the_hut_of_the_set_up_is_free_and_of_any_type(queensdale: Game) -> None:
    pos = quietly(finished(queensdale, {"huts": ["mint"], "goods": {"guilder": 1}}), "start_hut")
    assert texts(pos) == [
        f"begin with {herb}" for herb in ("yarrow", "sage", "mint", "arnica", "lavender", "chamomile")
    ]
    play(pos, "begin with chamomile", "begin with chamomile")
    assert [seat(pos, i)["huts"] for i in (0, 1)] == [["chamomile"], ["chamomile"]]
    assert (goods(pos, 0), fame(pos, 0)) == ({"guilder": 1}, 0)


@clauses("QD-NEXT-21", "QD-SETUP-25")
def test_huts_are_chosen_unseen_and_shown_together(queensdale: Game) -> None:
    pos = quietly(finished(queensdale, players=3), "start_hut")
    play(pos, "begin with sage", "begin with mint")
    assert [seat(pos, i)["huts"] for i in range(3)] == [[], [], []]
    others = [at_view(pos, 2, number) for number in (0, 1)]
    different = quietly(finished(queensdale, players=3), "start_hut")
    play(different, "begin with arnica", "begin with yarrow")
    assert others == [at_view(different, 2, number) for number in (0, 1)]
    play(pos, "begin with sage")
    assert [seat(pos, i)["huts"] for i in range(3)] == [["sage"], ["mint"], ["sage"]]


def at_view(pos: Position, seat_number: int, other: int) -> Any:
    """What one seat sees of another."""
    return pos.view(seat_number)["seats"][other]


@clauses("QD-NEXT-15")
@pytest.mark.parametrize("lowest", [0, 1, 2])
def test_the_lowest_goal_begins(queensdale: Game, lowest: int) -> None:
    """Even with the fewest rivets, buildings and guilders."""
    epochs = [3, 4, 5]
    epochs[lowest] = 2
    rich = [{"buildings": {"timber_yard": rank}, "goods": {"guilder": 3}} for rank in (1, 2, 3)]
    seats = [of_epoch(epoch, letter) | own for epoch, letter, own in zip(epochs, "abc", rich, strict=True)]
    seats[lowest] |= {"buildings": {}, "goods": {}}
    assert starter(queensdale, *seats) == lowest


@clauses("QD-NEXT-15", "QD-TIE-02", "QD-TIE-03", "QD-TIE-08")
def test_ties_for_the_start_by_rivets_buildings_and_guilders(queensdale: Game) -> None:
    one, two = {"buildings": {"timber_yard": 2}}, {"buildings": {"stone_pile": 1, "quarryman": 1}}
    assert starter(queensdale, two, {"buildings": {"timber_yard": 3}}, {}) == 1
    assert starter(queensdale, one, two) == 1
    assert starter(queensdale, {"goods": {"guilder": 2}}, {"goods": {"guilder": 1}}) == 0
    assert {starter(queensdale, {}, {}, seed=seed) for seed in range(16)} == {0, 1}


@clauses("QD-NEXT-15", "QD-TIE-08")
def test_only_guilders_that_were_kept_count(queensdale: Game) -> None:
    """Nine guilders are three after the storage step, as many as those of the other player."""
    seats = [{"goods": {"guilder": 9}}, {"goods": {"guilder": 3}}]
    assert {starter(queensdale, *seats, seed=seed) for seed in range(16)} == {0, 1}


@clauses("QD-NEXT-23")
def test_example_goals_22_16_16_and_30(queensdale: Game) -> None:
    rivets: list[dict[str, Any]] = [{"buildings": {"timber_yard": 1}}, {"buildings": {"timber_yard": 2}}]
    for own, first in ((rivets, 2), (rivets[::-1], 1)):
        seats = [of_epoch(3, "a"), of_epoch(2, "b") | own[0], of_epoch(2, "c") | own[1], of_epoch(4, "d")]
        assert starter(queensdale, *seats) == first


@clauses("QD-NEXT-16", "QD-ROUND-02")
def test_the_game_starts_with_rolling_the_dice(queensdale: Game) -> None:
    pos = quietly(finished(queensdale, players=4), "turn")
    assert (pos.to_dict()["round"], pos.to_dict()["turn"]) == (1, 1)
    assert all(None not in seat(pos, i)["dice"] for i in range(4))
    assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()


@clauses("QD-NEXT-17")
def test_counters_and_scouts_begin_again(queensdale: Game) -> None:
    table = {"fame": 9, "morale": 12, "scout": "blue c3"}
    pos = quietly(finished(queensdale, table, table, table), "turn")
    for number, colour in enumerate(("red", "blue", "green")):
        own = seat(pos, number)
        assert (fame(pos, number), own["morale"], own["scout"]) == (0, 0, f"{colour} c3")


@clauses("QD-NEXT-17", "QD-NEXT-14")
def test_between_games_nothing_of_the_last_round_is_left(queensdale: Game) -> None:
    pos = quietly(finished(queensdale, {}, {"left_round": True, "dice": ["clay"]}, taken={"wage": 1}), "start_hut")
    document = pos.to_dict()
    assert document["pending"] == [{"step": "start_hut", "seat": 0, "argument": 0}]
    assert (document["round"], document["turn"], document["placed"]) == (0, 0, False)
    assert [seat(pos, i)["left_round"] for i in (0, 1)] == [False, False]
    assert [seat(pos, i)["dice"] for i in (0, 1)] == [[None] * 5] * 2


@clauses("QD-NEXT-15", "QD-TIE-10")
def test_chance_decides_anew_who_begins(queensdale: Game) -> None:
    """Whoever chance lets buy first does not therefore begin the game."""
    same = set()
    for seed in range(16):
        pos = finished(queensdale, seed=seed)
        buyer = pos.to_move
        same.add(buyer == quietly(pos, "turn").to_move)
    assert same == {True, False}


@clauses("QD-NEXT-18", "QD-SETUP-16")
def test_starting_guilders_and_seal_are_given_once(queensdale: Game) -> None:
    first = queensdale.new(2, seed=1)
    assert [(goods(first, i), seat(first, i)["seals"]) for i in (0, 1)] == [({"guilder": 3}, 1)] * 2
    pos = quietly(play(finished(queensdale, {"fame": 10}, {"fame": 9}), "tower 1a"), "turn")
    assert [goods(pos, i) for i in (0, 1)] == [{"timber": 1}, {}]
    assert [seat(pos, i)["seals"] for i in (0, 1)] == [0, 2]


@clauses("QD-NEXT-20", "QD-GROCER-04", "QD-GROCER-07")
def test_choices_run_from_the_lowest_goal_up_each_player_to_the_end(queensdale: Game) -> None:
    seats = [
        of_epoch(4, "a") | {"tower": ["3a"]},
        of_epoch(1),
        of_epoch(8, "b") | {"tower": ["7a"], "fame": 61},
        of_epoch(2, "c"),
    ]
    pos = finished(queensdale, *seats)
    asked: list[tuple[str | None, int | None]] = []
    while pos.step in ("pick", "grocer"):
        if (pos.step, pos.to_move) not in asked:
            asked.append((pos.step, pos.to_move))
        assert asked[-1] == (pos.step, pos.to_move)
        play(pos, "buy bread2" if "buy bread2" in texts(pos) else texts(pos)[0])
        quietly(pos, "grocer", "pick", "start_hut")
    assert asked == [("pick", 0), ("pick", 2), ("grocer", 1), ("grocer", 3), ("grocer", 0), ("grocer", 2)]


@clauses("QD-NEXT-20", "QD-TIE-01")
def test_ties_in_the_order_of_choices_by_the_tie_rules(queensdale: Game) -> None:
    pos = finished(queensdale, {}, {"buildings": {"timber_yard": 1}}, {"buildings": {"timber_yard": 3}})
    assert (pos.step, pos.to_dict()["order"]) == ("grocer", [2, 1, 0])


@clauses("QD-NEXT-16", "QD-NEXT-20")
def test_in_play_there_is_no_order_but_that_of_the_turns(queensdale: Game) -> None:
    for pos in (queensdale.new(2, seed=3), finished(queensdale, {}, {}, {})):
        document = quietly(pos, "turn").to_dict()
        assert (document["order"], document["cursor"], document["phase"]) == ([], 0, "play")


@clauses("QD-NEXT-20", "QD-NEXT-15", "QD-GROCER-04")
def test_fame_gained_in_the_set_up_does_not_change_the_order(queensdale: Game) -> None:
    """All goals are 10: rivets decide, whatever a morale tile has brought red."""
    ahead, built = {"fame": {"other": 2}, "seals": 1}, {"buildings": {"timber_yard": 2}, "seals": 1}
    green = at(queensdale, ahead, built, {}, step="pick", phase="green", order=[0, 1, 2], cursor=3)
    assert play(green, "take timber").to_dict()["order"][0] == 1
    huts = at(queensdale, ahead, built, {}, step="start_hut", order=[1, 0, 2], cursor=1, game_number=2)
    assert quietly(huts, "turn").to_dict()["first_player"] == 1


@clauses("QD-NEXT-20", "QD-END-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_a_game_too_the_lowest_goal_chooses_first_each_player_to_the_end(queensdale: Game, players: int) -> None:
    """Steps 16 and 17, by the goals of the game that is over; all have seals to return and goods to exchange."""
    epochs = [6, 4, 5, 3][:players]
    tables = [{**of_epoch(epoch, "abcd"[i]), "goods": {"bread": 9}} for i, epoch in enumerate(epochs)]
    pos = game_over(queensdale, *tables)
    asked: list[tuple[str, int | None]] = []
    while pos.to_dict()["phase"] in ("crown", "storage"):
        now = (pos.to_dict()["phase"], pos.to_move)
        if now not in asked:
            asked.append(now)
        assert asked[-1] == now
        play(pos, texts(pos)[0])
    order = sorted(range(players), key=lambda number: epochs[number])
    assert asked == [(phase, number) for phase in ("crown", "storage") for number in order]


@clauses("QD-NEXT-20", "QD-TIE-01")
def test_after_a_game_ties_are_decided_by_the_tie_rules(queensdale: Game) -> None:
    goods_left = {"goods": {"bread": 9}}
    tables = [{"buildings": {"timber_yard": rank}, **goods_left} for rank in (1, 3, 2)]
    pos = game_over(queensdale, *tables)
    asked = []
    while pos.to_dict()["phase"] == "storage":
        asked += [pos.to_move] * (pos.to_move not in asked)
        play(pos, texts(pos)[0])
    assert asked == [1, 2, 0]


@clauses("QD-NEXT-20")
def test_in_the_first_edition_seats_store_in_their_order() -> None:
    first = qw.load("queensdale", pack=FOLDER / "older" / "valley-1.toml")
    tables = [{**of_epoch(epoch, "abc"[i]), "goods": {"bread": 9}} for i, epoch in enumerate([3, 2, 1])]
    pos = game_over(first, *tables)
    asked = []
    while pos.to_dict()["phase"] == "storage":
        asked += [pos.to_move] * (pos.to_move not in asked)
        play(pos, texts(pos)[0])
    assert asked == [0, 1, 2]
