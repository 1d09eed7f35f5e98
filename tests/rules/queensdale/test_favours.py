"""QD-LATER-38, 64: royal favours."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clauses, finished, of_epoch, play, quietly, read, seat, texts

from queenswright.games.queensdale.rules.favours import who_deserves
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import plain

GOALS = [10, 16, 22, 30, 38, 46, 54, 62, 70]
DUE = {3: "39", 5: "40", 6: "41"}


def after(game: Game, epoch: int, *others: dict[str, Any], **keys: Any) -> Position:
    """The game in which the first player completes an epoch is over; others are as given."""
    own = of_epoch(epoch) | {"fame": GOALS[epoch - 1]}
    return finished(game, own, *others, **{"ends_read": epoch - 1} | keys)


def owners(pos: Position) -> list[int | None]:
    """Who has got cards 39 to 42."""
    found: list[int | None] = pos.to_dict().get("favours", [None] * 4)
    return found


def voted(pos: Position) -> Position:
    """All have voted, whatever it was about, and nothing else was asked."""
    while pos.step in ("vote", "ballot", "break_tie"):
        pos.push(texts(pos)[0])
    return pos


@clauses("QD-LATER-64", "QD-LATER-38")
def test_39_a_free_face_of_value_1_after_epoch_3(queensdale: Game) -> None:
    pos = voted(after(queensdale, 3, of_epoch(2, "b"), {}))
    assert (pos.step, pos.to_move, owners(pos)) == ("free_face", 2, [2, None, None, None])
    assert texts(pos) == ["paint choice_ts", "paint choice_sc", "paint choice_ct", "paint bread2"]
    assert read(pos, pos.to_dict()).to_bytes() == pos.to_bytes()
    play(pos, "paint bread2", "on die 1", "instead of clay")
    assert (seat(pos, 2)["faces"][0].count("bread2"), seat(pos, 2)["seals"]) == (1, 1)


@clauses("QD-LATER-64", "QD-LATER-38")
def test_40_a_knowledge_card_after_epoch_5(queensdale: Game) -> None:
    pos = quietly(after(queensdale, 5, of_epoch(2, "b"), {}), "keep_card")
    assert (pos.to_move, owners(pos)) == (2, [None, 2, None, None])
    assert "favours_due" not in pos.to_dict()
    play(pos, "keep the first card")
    assert len(seat(pos, 2)["knowledge"]) == 1


@clauses("QD-LATER-64")
@pytest.mark.parametrize("epoch", [3, 5, 6])
def test_each_is_fixed_to_its_card(queensdale: Game, epoch: int) -> None:
    pos = quietly(after(queensdale, epoch, {}, {"buildings": {"timber_yard": 1}}), "tower")
    assert [number + 39 for number, owner in enumerate(owners(pos)) if owner is not None] == [int(DUE[epoch])]


@clauses("QD-LATER-64")
@pytest.mark.parametrize("branch", ["wall", "road"])
def test_42_comes_with_the_end_of_epoch_7_in_both_branches(queensdale: Game, branch: str) -> None:
    pos = quietly(after(queensdale, 7, {}, {"buildings": {"timber_yard": 1}}, branch=branch), "tower")
    assert owners(pos) == [None, None, None, 1]


@clauses("QD-LATER-38")
@pytest.mark.parametrize("epoch", [3, 5, 6])
def test_each_is_given_once_in_a_campaign(queensdale: Game, epoch: int) -> None:
    """Somebody else completes the epoch later: its end card was read, and its favour stays where it is."""
    given: list[int | None] = [2, 2, 2, None]
    pos = after(queensdale, epoch, of_epoch(9, "b"), {}, favours=given, ends_read=8, opened=9, branch="wall")
    assert pos.step == "tower"
    assert owners(quietly(pos, "turn")) == given


@clauses("QD-LATER-64")
@pytest.mark.parametrize("poorer", [1, 2])
def test_between_equal_goals_fewer_rivets_decide(queensdale: Game, poorer: int) -> None:
    others = [{"buildings": {"timber_yard": 2}}, {"buildings": {"stone_pile": 2}}]
    others[poorer - 1] = {"buildings": {"dwelling": 1}}
    assert owners(voted(after(queensdale, 3, *others)))[0] == poorer


@clauses("QD-LATER-64")
def test_nobody_gets_a_second_one_before_all_on_the_same_goal_have_one(queensdale: Game) -> None:
    rich = {"buildings": {"timber_yard": 3}}
    pos = quietly(after(queensdale, 5, {}, rich, favours=[1, None, None, None]), "tower")
    assert owners(pos)[:2] == [1, 2]


@clauses("QD-LATER-64")
def test_those_who_reached_their_goal_get_none(queensdale: Game) -> None:
    """Blue has the lowest goal and has reached it."""
    pos = voted(after(queensdale, 3, {"fame": 10}, of_epoch(2, "b")))
    assert owners(pos)[0] == 2


@clauses("QD-LATER-64")
def test_it_waits_when_all_have_reached_their_goals(queensdale: Game) -> None:
    pos = voted(after(queensdale, 3, {"fame": 10}, of_epoch(2, "b") | {"fame": 16}))
    assert (owners(pos), pos.to_dict()["favours_due"]) == ([None] * 4, ["39"])
    later = finished(queensdale, {"fame": 10}, {}, ends_read=3, opened=4, favours_due=["39"])
    assert (owners(later)[0], later.step) == (1, "free_face")
    assert "favours_due" not in later.to_dict()


@clauses("QD-LATER-38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_41_a_robber_baron_token_in_each_game(queensdale: Game, players: int) -> None:
    """Nobody has missed the goal, so nobody else draws one."""
    seats = [of_epoch(4, letter) | {"fame": 30, "ticked": players == 2} for letter in "abcd"[:players]]
    pos = finished(queensdale, *seats, opened=6, favours=[None, None, 1, None])
    pos = quietly(pos, "start_hut")
    assert [len(seat(pos, number).get("robbers", [])) for number in range(players)] == [
        int(number == 1) for number in range(players)
    ]


@clauses("QD-LATER-38")
@pytest.mark.parametrize(("owner", "seals", "value"), [(1, 1, 5), (1, 2, 9), (2, 1, 4), (2, 2, 8)])
def test_42_each_seal_counts_one_more_and_all_at_most_a_quarter(
    queensdale: Game, owner: int, seals: int, value: int
) -> None:
    """Goal 38: 4 for a seal, 5 for the owner; a quarter of 38 is 9."""
    pos = finished(
        queensdale, of_epoch(6) | {"fame": 46}, of_epoch(5, "b") | {"fame": 35}, {"fame": 10},
        opened=7, branch="wall", favours=[None, None, None, owner],
    )  # fmt: skip
    pos = quietly(pos, "crown")
    assert pos.to_move == 1
    play(pos, f"return {seals} seal{'s' if seals > 1 else ''}")
    assert seat(pos, 1)["crown"] == value


@clauses("QD-LATER-64")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_everybody_who_missed_the_goal_may_get_one(queensdale: Game, winner: int) -> None:
    seats: list[dict[str, Any]] = [{"buildings": {code: 1}} for code in ("timber_yard", "stone_pile", "quarryman")]
    seats[winner] = of_epoch(3) | {"fame": 22}
    poorest = (winner + 1) % 3
    seats[poorest] = {}
    pos = voted(finished(queensdale, *seats, ends_read=2))
    assert owners(pos)[0] == poorest


@clauses("QD-LATER-64")
def test_the_last_favour_counts_as_one_too(queensdale: Game) -> None:
    pos = voted(after(queensdale, 3, {}, {"buildings": {"timber_yard": 3}}, favours=[None, None, None, 1]))
    assert owners(pos) == [2, None, None, 1]


@clauses("QD-LATER-64", "QD-TIE-04")
@pytest.mark.parametrize(
    ("epochs", "missed", "equals"),
    [
        ((1, 1, 1, 1), [0, 1, 2, 3], [0, 1, 2, 3]),
        ((1, 1, 1, 1), [1, 3], [1, 3]),
        ((1, 1, 1, 2), [0, 1, 2, 3], [0, 1, 2]),
        ((2, 2, 1, 1), [0, 1, 2, 3], [2, 3]),
        ((3, 2, 1, 1), [0, 1, 2, 3], [2, 3]),
        ((2, 2, 2, 1), [0, 1, 2], [0, 1, 2]),
    ],
)
def test_between_equals_chance_decides(
    queensdale: Game, epochs: tuple[int, ...], missed: list[int], equals: list[int]
) -> None:
    """Each of them as often as the others, whoever was looked at before."""
    tables = [of_epoch(epoch, letter) for epoch, letter in zip(epochs, "abcd", strict=True)]
    state = at(queensdale, *tables, missed=missed, opened=3).state
    found = [plain(who_deserves)(queensdale.pack.mirror, state) for _ in range(360)]
    share = 360 // len(equals)
    assert set(found) == set(equals)
    assert all(0.75 * share < found.count(number) < 1.25 * share for number in equals), found
