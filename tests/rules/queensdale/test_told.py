"""QD-EPOCH: epoch cards and epoch end cards, when they are read and what they bring."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    at_the_end,
    changed_pack,
    clause,
    clauses,
    finished,
    follow,
    goods,
    of_epoch,
    play,
    quietly,
    read,
    seat,
    texts,
)
from tests.rules.queensdale.telling import events

from queenswright.games.queensdale.telling.story import story
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

GOALS = [10, 16, 22, 30, 38, 46, 54, 62, 70]
CARDS = {2: ["2-1", "2-2", "2-3"], 3: ["3-1", "3-2", "3-3"], 4: ["4-1", "4-2", "4-3"], 5: ["5-1", "5-2"]}


def told(pos: Position) -> list[str]:
    """The epoch cards and epoch end cards that were read up to here, by message."""
    names = [step.name for step in pos.game.rules.steps]
    deeds = [(deed, names.index(deed.step)) for deed in pos.actions()]
    events = [e for deed, step in deeds for e in story(pos.game.pack, deed.before, deed.after, step, deed.index)]
    titles = [event.message.removesuffix("-title") for event in events if event.message.endswith("-title")]
    return [title for title in titles if title.startswith("epoch-")]


def after(game: Game, epoch: int, *others: dict[str, Any], **keys: Any) -> Position:
    """The game in which the first player completes an epoch is over."""
    seats = others or ({}, {})
    return finished(game, of_epoch(epoch) | {"fame": GOALS[epoch - 1]}, *seats, **{"ends_read": epoch - 1} | keys)


@clauses("QD-EPOCH-01", "QD-EPOCH-02", "QD-EPOCH-13", "QD-NEXT-07")
@pytest.mark.parametrize("epoch", [2, 3, 4, 5])
def test_all_cards_of_a_new_epoch_are_read_in_order_before_the_game(queensdale: Game, epoch: int) -> None:
    pos = quietly(after(queensdale, epoch - 1, ends_read=9), "turn")
    assert told(pos) == [f"epoch-card-{code}" for code in CARDS[epoch]]


@clauses("QD-EPOCH-01", "QD-EPOCH-02", "QD-EPOCH-13", "QD-NEXT-07")
@pytest.mark.parametrize(
    ("epoch", "branch", "codes"),
    [
        (6, None, ["6-1", "6-2"]),
        (7, "wall", ["7-w1", "7-w2"]),
        (7, "road", ["7-r1", "7-r2"]),
        (8, "wall", ["8-1", "8-w"]),
        (8, "road", ["8-1", "8-r"]),
        (9, "wall", ["9-1"]),
        (9, "road", ["9-1"]),
    ],
)
def test_from_epoch_7_on_the_cards_of_the_branch_are_read(
    queensdale: Game, epoch: int, branch: str | None, codes: list[str]
) -> None:
    pos = quietly(after(queensdale, epoch - 1, ends_read=9, branch=branch), "turn")
    assert told(pos) == [f"epoch-card-{code}" for code in codes]


@clauses("QD-EPOCH-13")
def test_there_are_21_epoch_cards(queensdale: Game) -> None:
    cards = [code.split()[1] for code in queensdale.pack.content.told_codes if code.startswith("epoch")]
    assert [sum(card.startswith(f"{epoch}-") for card in cards) for epoch in range(2, 10)] == [3, 3, 3, 2, 2, 4, 3, 1]
    assert len(cards) == 21


@clauses("QD-EPOCH-06")
@pytest.mark.parametrize("eyes", [0, 1, None])
@pytest.mark.parametrize("step", ["turn", "build", "hut", "grocer", "store", "start_hut"])
def test_the_current_epoch_card_may_be_looked_at_at_any_time(queensdale: Game, step: str, eyes: int | None) -> None:
    """By everybody, and those of the epochs before it too; the next one lies face down."""
    rich = {"goods": {"timber": 9, "stone": 9, "clay": 9, "guilder": 9}, "seals": 5}
    readable = at(queensdale, rich, rich, {}, step=step, opened=3, ends_read=2).disclosed_texts(eyes)
    for code in CARDS[2] + CARDS[3]:
        assert {f"epoch-card-{code}-{part}" for part in ("title", "text")} <= set(readable)
    assert not [text for text in readable if text.startswith("epoch-card-4")]


@clauses("QD-EPOCH-03")
def test_somebody_aims_at_16_so_three_cards_are_read(queensdale: Game) -> None:
    pos = quietly(finished(queensdale, {"fame": 11}, {"fame": 10}, {"fame": 8}, {"fame": 7}, ends_read=9), "turn")
    assert [entry["aim"] for entry in pos.to_dict()["seats"]] == [16, 16, 10, 10]
    assert len(told(pos)) == 3


@clauses("QD-EPOCH-01", "QD-EPOCH-21")
def test_a_goal_that_was_reached_before_and_the_first_game_open_no_card(queensdale: Game) -> None:
    again = finished(queensdale, of_epoch(3), of_epoch(2, "b") | {"fame": 16}, {}, opened=3)
    assert told(quietly(again, "turn")) == []
    assert told(quietly(queensdale.new(3, seed=1), "turn")) == []


@clauses("QD-EPOCH-08", "QD-EPOCH-14", "QD-END-08")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4, 5, 6])
def test_the_top_end_card_is_read_when_its_epoch_is_first_completed(queensdale: Game, epoch: int) -> None:
    pos = after(queensdale, epoch)
    assert told(pos)[:1] == [f"epoch-end-{epoch}"]
    assert pos.to_dict()["ends_read"] == epoch


@clauses("QD-EPOCH-08", "QD-EPOCH-14", "QD-END-08")
@pytest.mark.parametrize("branch", ["wall", "road"])
@pytest.mark.parametrize("epoch", [7, 8, 9])
def test_from_epoch_7_on_the_end_card_is_that_of_the_branch(queensdale: Game, epoch: int, branch: str) -> None:
    pos = quietly(after(queensdale, epoch, branch=branch), "vote")
    assert [card for card in told(pos) if "page" not in card] == [f"epoch-end-{epoch}-{branch[0]}"]
    assert pos.to_dict()["ends_read"] == epoch


@clauses("QD-EPOCH-14")
def test_there_are_12_epoch_end_cards(queensdale: Game) -> None:
    cards = [code.split()[1] for code in queensdale.pack.content.told_codes if code.startswith("end")]
    assert cards == [*"123456", "7-w", "7-r", "8-w", "8-r", "9-w", "9-r"]


@clauses("QD-EPOCH-09")
def test_red_and_blue_complete_epoch_1_and_the_next_card_waits(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 11}, {"fame": 10}, {"fame": 8}, {"fame": 7}, ends_read=0)
    assert told(pos) == ["epoch-end-1"]
    assert pos.to_dict()["ends_read"] == 1
    later = finished(queensdale, of_epoch(2), of_epoch(2, "b"), {"fame": 10}, {}, ends_read=1)
    assert told(later) == []
    first = finished(queensdale, of_epoch(2) | {"fame": 16}, of_epoch(2, "b"), {}, {}, ends_read=1)
    assert told(first) == ["epoch-end-2"]


@clauses("QD-TWO-09")
@pytest.mark.parametrize(("ticked", "read"), [(False, []), (True, ["epoch-end-2"])])
def test_with_two_players_a_doubled_epoch_ends_the_second_time(queensdale: Game, ticked: bool, read: list[str]) -> None:
    own = of_epoch(2) | {"fame": 16, "ticked": ticked}
    assert told(finished(queensdale, own, {}, ends_read=1)) == read


@clauses("QD-END-08", "QD-EPOCH-08")
def test_the_card_comes_before_the_seals_and_the_towers(queensdale: Game) -> None:
    """The item is turned into a seal before anybody has got the seal of step 14."""
    pos = after(queensdale, 2, {"goods": {"timber": 1}}, {})
    assert (pos.step, pos.to_move) == ("trade_item", 1)
    assert [seat(pos, number)["seals"] for number in range(3)] == [0, 0, 0]
    play(pos, "trade timber", "vote 1", "vote 1", "vote 1")
    assert pos.step == "tower"
    assert [seat(pos, number)["seals"] for number in range(3)] == [0, 2, 1]


def test_end_1_those_who_missed_the_goal_start_with_a_bread(queensdale: Game) -> None:
    pos = quietly(finished(queensdale, {"fame": 10}, {"fame": 9}, {"fame": 11}, {}, ends_read=0), "turn")
    assert [goods(pos, number).get("bread", 0) for number in range(4)] == [0, 1, 0, 1]


@clauses("QD-EPOCH-08", "QD-EPOCH-14")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_whoever_completes_the_epoch_the_card_is_read(queensdale: Game, number: int) -> None:
    """Card 1 puts no question: the towers follow, and nothing has been decided."""
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[number] = {"fame": 10}
    pos = finished(queensdale, *seats, ends_read=0)
    assert (told(pos), pos.step, pos.to_move) == (["epoch-end-1"], "tower", number)
    assert "votes" not in pos.to_dict()


@clauses("QD-TOWER-04", "QD-END-08")
def test_after_the_card_the_winner_still_chooses_a_tile_first(queensdale: Game) -> None:
    """Card 2 asks the lowest goal first; red is further above the higher goal and won."""
    pos = finished(queensdale, of_epoch(2) | {"fame": 18}, {"fame": 10}, {}, ends_read=1)
    play(pos, "vote 1", "vote 1", "vote 1")
    order = []
    while pos.step == "tower":
        order.append(pos.to_move)
        play(pos, texts(pos)[0])
    assert order == [0, 1]


def test_end_1_it_is_for_the_next_game_only(queensdale: Game) -> None:
    pos = quietly(finished(queensdale, of_epoch(2), {"fame": 9}, {}, ends_read=1), "turn")
    assert [goods(pos, number).get("bread", 0) for number in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("item", ["timber", "stone", "clay", "bread", "craftsman", "gleeman", "courier"])
def test_end_2_an_item_at_hand_becomes_a_seal(queensdale: Game, item: str) -> None:
    kind = "figurines" if item in ("craftsman", "gleeman", "courier") else "goods"
    pos = after(queensdale, 2, {kind: {item: 2}}, {})
    assert texts(pos) == [f"trade {item}", "trade nothing"]
    play(pos, f"trade {item}")
    assert (seat(pos, 1)[kind], seat(pos, 1)["seals"]) == ({item: 1}, 1)


def test_end_2_guilders_are_no_items_and_nobody_has_to(queensdale: Game) -> None:
    pos = after(queensdale, 2, {"goods": {"guilder": 3}}, {"goods": {"clay": 1}})
    assert pos.to_move == 2
    assert clause(pos, "trade timber") == "QD-STORE-04"
    assert read(pos, pos.to_dict()).to_bytes() == pos.to_bytes()
    assert "qd-story-trade-nothing" not in [event.message for event in events(pos)]
    play(pos, "trade nothing")
    assert (goods(pos, 2), seat(pos, 2)["seals"]) == ({"clay": 1}, 0)


def test_end_2_the_lowest_goal_is_asked_first(queensdale: Game) -> None:
    rich = {"goods": {"clay": 1}}
    pos = finished(queensdale, of_epoch(2) | {"fame": 16} | rich, of_epoch(2, "b") | rich, rich, ends_read=1)
    assert pos.to_move == 2


def test_end_3_a_guilder_for_whoever_has_a_tome_and_a_tome_for_all_others(queensdale: Game) -> None:
    pos = after(queensdale, 3, {"tomes": 1}, {})
    pos = quietly(play(pos, "vote 1", "vote 2", "vote 1"), "turn")
    assert [seat(pos, number).get("tomes", 0) for number in range(3)] == [1, 1, 1]
    assert [goods(pos, number).get("guilder", 0) for number in range(3)] == [0, 1, 0]
    assert pos.view(None)["decided"] == {"reader": "lend"}


def test_end_4_a_marble_for_the_fewest_rivets(queensdale: Game) -> None:
    """A building has a rivet more for each rank; the tower tile that the winner takes then counts no more."""
    pos = after(queensdale, 4, {"buildings": {"timber_yard": 1}}, {"buildings": {"timber_yard": 2}})
    pos = quietly(play(pos, "vote 1", "vote 1", "vote 1"), "turn")
    assert [goods(pos, number).get("marble", 0) for number in range(3)] == [1, 0, 0]


@pytest.mark.parametrize("fewest", [0, 1, 2, 3])
def test_end_4_whoever_has_the_fewest(queensdale: Game, fewest: int) -> None:
    types = ("timber_yard", "stone_pile", "quarryman", "clay_quarry")
    seats: list[dict[str, Any]] = [{"buildings": {code: 2}} for code in types]
    seats[fewest] = {"buildings": {types[fewest]: 1}}
    seats[0] |= of_epoch(4) | {"fame": 30}
    pos = quietly(finished(queensdale, *seats, ends_read=3), "turn")
    assert [number for number in range(4) if goods(pos, number).get("marble")] == [fewest]


def test_end_4_renovation_counts_until_the_game_ends(queensdale: Game) -> None:
    plain, renovated = ({"buildings": {"timber_yard": rank}} for rank in (1, 2))
    own = of_epoch(4) | {"fame": 30, "buildings": {"stone_pile": 3}}
    pos = finished(queensdale, own, plain | {"renovated": ["timber_yard"]}, renovated, ends_read=3)
    pos = quietly(play(pos, "vote 1", "vote 1", "vote 1"), "turn")
    assert [goods(pos, number).get("marble", 0) for number in range(3)] == [0, 1, 1]


def test_end_5_everybody_puts_a_choice_face_on_a_die(queensdale: Game) -> None:
    pos = after(queensdale, 5, {"buildings": {"timber_yard": 1}}, {})
    assert (pos.step, pos.to_move) == ("free_face", 1)  # the lowest goal, then more rivets
    assert texts(pos) == ["paint choice_ts", "paint choice_sc", "paint choice_ct"]
    assert clause(pos, "paint bread2") == "QD-EPOCH-07"
    play(pos, "paint choice_sc", "on die 2", "instead of clay")
    assert seat(pos, 1)["faces"][1].count("choice_sc") == 1
    assert (pos.step, pos.to_move, pos.to_dict()["grocer"]["choice_sc"]) == ("free_face", 2, 2)
    play(pos, "paint choice_ts", "on die 1", "instead of clay", "paint choice_ts", "on die 1", "instead of clay")
    quietly(pos, "tower")
    assert [seat(pos, number)["seals"] for number in range(3)] == [0, 1, 1]


def test_end_5_of_cheap_faces_only_those_of_choice(tmp_path: Path) -> None:
    """In another pack a double face costs one seal too."""
    double = '"double_timber", goods = ["timber"], yield = 2, price ='
    pos = after(changed_pack(tmp_path, (f"{double} 2", f"{double} 1")), 5)
    assert texts(pos) == ["paint choice_ts", "paint choice_sc", "paint choice_ct"]


def test_end_5_copies_are_limited(queensdale: Game) -> None:
    pos = after(queensdale, 5, grocer={"choice_ts": 0, "choice_sc": 1, "choice_ct": 1})
    assert clause(pos, "paint choice_ts") == "QD-GROCER-08"
    play(pos, "paint choice_sc", "on die 1", "instead of clay", "on die 1", "instead of clay")
    assert pos.step != "free_face"
    quietly(pos, "tower")


@clauses("QD-LATER-63")
@pytest.mark.parametrize(("opened", "bread"), [(5, 0), (6, 1), (8, 1)])
def test_the_queens_loaf_is_for_the_lowest_goals(queensdale: Game, opened: int, bread: int) -> None:
    keys: dict[str, Any] = {"opened": opened}
    pos = quietly(finished(queensdale, of_epoch(3, "c"), of_epoch(2), of_epoch(2, "b"), **keys), "turn")
    assert [goods(pos, number).get("bread", 0) for number in range(3)] == [0, bread, bread]


@clauses("QD-LATER-63")
@pytest.mark.parametrize("lowest", [0, 1, 2])
def test_the_loaf_may_be_for_one_player_alone(queensdale: Game, lowest: int) -> None:
    seats = [of_epoch(3, letter) for letter in "cbd"]
    seats[lowest] = {}
    pos = quietly(finished(queensdale, *seats, opened=8, branch="wall", ends_read=8), "turn")
    assert [number for number in range(3) if goods(pos, number).get("bread")] == [lowest]


@clauses("QD-LATER-63")
def test_there_is_no_loaf_when_all_have_the_same_goal(queensdale: Game) -> None:
    pos = quietly(finished(queensdale, of_epoch(3, "d"), of_epoch(3, "b"), of_epoch(3, "c"), opened=8), "turn")
    assert [goods(pos, number).get("bread", 0) for number in range(3)] == [0, 0, 0]


@clauses("QD-LATER-63")
@pytest.mark.parametrize(("epoch", "bread"), [(4, 0), (5, 1)])
def test_the_first_loaf_comes_with_the_game_that_opens_epoch_6(queensdale: Game, epoch: int, bread: int) -> None:
    pos = quietly(after(queensdale, epoch, votes=[0, 1, 1, 0, 0, 0, 0]), "turn")
    assert [goods(pos, number).get("bread", 0) for number in (1, 2)] == [bread, bread]


@clauses("QD-LATER-62")
@pytest.mark.parametrize(
    ("opened", "epochs", "counts"), [(8, (8, 6), (0, 0)), (9, (9, 8), (1, 1)), (9, (9, 7), (1, 3))]
)
def test_in_the_last_epoch_everybody_takes_a_resource_and_those_far_behind_three(
    queensdale: Game, opened: int, epochs: tuple[int, int], counts: tuple[int, int]
) -> None:
    own = [
        {"epoch": epoch, "tower": [f"{7}{letter}"] if epoch > 7 else [f"{4}{letter}"]}
        for epoch, letter in zip(epochs, "cd", strict=True)
    ]
    pos = finished(queensdale, *own, {"epoch": epochs[1], "tower": []}, opened=opened)
    asked: list[int | None] = []
    while pos.step != "grocer" and pos.step != "start_hut":
        if pos.step == "pick":
            asked.append(pos.to_move)
        pos.push(
            texts(pos)[0]
            if pos.step == "pick"
            else next((move for move in ("keep the rest", "buy nothing more") if move in texts(pos)), texts(pos)[0])
        )
    assert (asked.count(0), asked.count(1)) == counts


@clauses("QD-LATER-62", "QD-GROCER-02")
def test_in_the_last_epoch_one_face_of_a_game_costs_a_seal_less(queensdale: Game) -> None:
    pos = at(queensdale, {"seals": 5}, {}, step="grocer", opened=9)
    play(pos, "buy trumpet", "on die 1", "instead of clay")
    assert seat(pos, 0)["seals"] == 2
    assert clause(pos, "buy trumpet") == "QD-GROCER-02"
    play(pos, "buy double_timber", "on die 2", "instead of clay")
    assert seat(pos, 0)["seals"] == 0


@clauses("QD-LATER-62")
def test_a_face_never_costs_less_than_a_seal(queensdale: Game) -> None:
    pos = at(queensdale, {"seals": 2}, {}, step="grocer", opened=9)
    play(pos, "buy bread2", "on die 1", "instead of clay")
    assert seat(pos, 0)["seals"] == 1
    assert "firsts" not in seat(pos, 0)
    assert seat(play(at(queensdale, {"seals": 5}, {}, step="grocer", opened=8), "buy trumpet"), 0)["seals"] == 1


@clauses("QD-LATER-62")
def test_it_begins_with_the_game_in_which_card_9_1_is_read(queensdale: Game) -> None:
    """Epoch 8 is completed; blue is one epoch behind then, green eight. The lowest goal takes first."""
    seats = [of_epoch(8, "b") | {"fame": 62}, of_epoch(8, "c"), {}]
    pos = play(finished(queensdale, *seats, branch="wall", opened=8), "tower 8b")
    taken = []
    while quietly(pos, "pick", "start_hut").step == "pick":
        taken.append(pos.to_move)
        assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
        left = pos.to_dict()["pending"][-1]["argument"]["count"]
        assert (taken + [taken[-1]] * (left - 1)).count(taken[-1]) == (3 if taken[-1] == 2 else 1)
        play(pos, "take clay")
    assert taken == [2, 2, 2, 1, 0]
    assert pos.to_dict()["opened"] == 9


@clauses("QD-LATER-62")
def test_in_each_game_every_player_has_one_cheaper_face(queensdale: Game) -> None:
    pos = finished(queensdale, {"seals": 9}, {"seals": 9}, opened=9, branch="wall", ends_read=8)
    for faces, dice in ((("figurine", "morale"), "12"), (("herb", "two_resources"), "34")):
        buyers = set()
        for _ in range(2):
            me = quietly(pos, "grocer").to_move
            assert me is not None
            buyers.add(me)
            for face, die, price in zip(faces, dice, (2, 3), strict=True):
                before = seat(pos, me)["seals"]
                play(pos, f"buy {face}", f"on die {die}", "instead of clay")
                assert before - seat(pos, me)["seals"] == price
            follow(pos, "buy nothing more")
        assert buyers == {0, 1}
        pos = at_the_end(quietly(pos, "turn"), 0, 0)
