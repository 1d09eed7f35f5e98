"""The balance of the whole campaign: what is counted happened, and a bound is broken only by its whole interval."""

from __future__ import annotations

from bench.starts import starts
from bench.valley import FREE, campaign, course, lifts, told
from tests.bench.test_campaigns import SEED, Careless

from queenswright.kernel.game import Game
from queenswright.kernel.interval import Estimate


def test_games_and_uses_are_counted(queensdale: Game) -> None:
    one = campaign(queensdale, Careless(queensdale), 3, FREE, SEED, {"games": 2})
    assert one == campaign(queensdale, Careless(queensdale), 3, FREE, SEED, {"games": 2})
    assert (one["end"], one["branch"], len(one["games"]), sum(one["won"])) == ("games", "none", 2, 1)
    assert one["uses"] == {}, "no game was late"
    for game in one["games"]:
        assert game["surplus"] == [sum(seat.values()) - 10 for seat in game["fame"]]


def test_late_build_actions_are_counted_by_use(queensdale: Game) -> None:
    options = {"games": 1, "epoch": 8, "branch": "wall"}
    found = [campaign(queensdale, Careless(queensdale), 2, FREE, seed, options) for seed in range(3)]
    assert sum(sum(one["uses"].values()) for one in found) > 0
    assert {use for one in found for use in one["uses"]} <= {
        "building", "clear", "renovate", "monument", "segment", "room",
    }  # fmt: skip
    assert any(item.startswith("order") for one in found for items in one["items"] for item in items)


def test_a_bound_is_broken_when_the_whole_interval_lies_outside() -> None:
    assert told("games", Estimate(16.5, 16.1, 17.1, 90), 17, 21, is_share=False)[2] == "17 to 21"
    assert told("games", Estimate(16.5, 16.1, 16.9, 90), 17, 21, is_share=False)[2] == "17 to 21: BROKEN"
    assert told("share", Estimate(0.5, 0.46, 0.54, 90), 0, 0.45)[1:] == (
        "50.0 % (46.0 to 54.0)",
        "at most 45 %: BROKEN",
    )
    assert told("share", Estimate(0.5, None, None, 3), 0, 0.45)[1] == "too few"


def test_the_table_has_a_row_for_everything(queensdale: Game) -> None:
    one = campaign(queensdale, Careless(queensdale), 2, FREE, SEED, {"games": 1, "epoch": 9, "branch": "road"})
    names = [row[0] for row in course([one], 2)]
    assert {"games", "rounds in epoch 9", "late build actions: room", "seat 2 wins"} <= set(names)
    played = [{**one, "seed": seed, "items": [["face feast"], []], "won": [True, False]} for seed in range(300)]
    [row] = lifts(played, 2)
    assert (row[0], row[2]) == ("face feast", "in 100 % of campaigns: BROKEN")
    assert list(lifts(played[:50], 2)) == [("face feast", "too few (50)", "in 100 % of campaigns")]


def test_campaigns_are_left_where_an_epoch_begins(queensdale: Game) -> None:
    assert list(starts(queensdale, Careless(queensdale), 2, "wall", SEED, {"games": 1})) == []
