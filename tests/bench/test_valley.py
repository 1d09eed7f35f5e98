"""The balance of the whole campaign: what is counted happened, and a bound is broken only by its whole interval."""

from __future__ import annotations

from bench.starts import starts
from bench.valley import FREE, Notes, campaign, course, lifts, told
from tests.bench.test_campaigns import SEED, Careless
from tests.rules.queensdale.situations import quietly

from queenswright.games.queensdale.state import NOTHING, PLAY
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
    before = quietly(queensdale.new(2, 3, {"epoch": "8-wall"}), "turn").held
    after, notes = queensdale.copy_state(before), Notes(queensdale, 2)
    seat = before.turn_seat
    free = list(before.site[seat]).index(NOTHING) if NOTHING in before.site[seat] else 0
    after.site[seat][free] = (before.site[seat][free] + 2) % 40
    after.counters_used[seat] += 1
    after.monument[seat] += 1
    after.orders &= after.orders - 1
    notes.note(before, after)
    assert notes.uses == {"building": 1, "renovate": 1, "monument": 1}
    assert [len(items) for items in notes.items] == [seat == 0, seat == 1]
    early, later = (queensdale.copy_state(queensdale.new(2, 3).held) for _ in range(2))
    early.phase, later.cleared[0] = PLAY, 1
    notes.note(early, later)
    assert "clear" not in notes.uses, "only late games count"


def test_a_bound_is_broken_when_the_whole_interval_lies_outside() -> None:
    assert told("games", Estimate(16.5, 16.1, 17.1, 90), 17, 21, is_share=False)[2] == "17 to 21"
    assert told("games", Estimate(16.5, 16.1, 16.9, 90), 17, 21, is_share=False)[2] == "17 to 21: BROKEN"
    assert told("share", Estimate(0.5, 0.46, 0.54, 90), 0, 0.45)[1:] == (
        "50.0 % (46.0 to 54.0)",
        "at most 45 %: BROKEN",
    )
    assert told("share", Estimate(0.5, None, None, 3), 0, 0.45)[1] == "too few"


def test_the_table_has_a_row_for_everything(queensdale: Game) -> None:
    one = campaign(queensdale, Careless(queensdale), 2, FREE, SEED, {"games": 1, "epoch": "9-road"})
    names = [row[0] for row in course([one], 2)]
    assert {"games", "rounds in epoch 9", "late build actions: room", "seat 2 wins"} <= set(names)
    played = [{**one, "seed": seed, "items": [["face feast"], []], "won": [True, False]} for seed in range(300)]
    [row] = lifts(played, 2)
    assert (row[0], row[2]) == ("face feast", "in 100 % of campaigns: BROKEN")
    assert list(lifts(played[:50], 2)) == [("face feast", "too few (50)", "in 100 % of campaigns")]


def test_campaigns_are_left_where_an_epoch_begins(queensdale: Game) -> None:
    assert list(starts(queensdale, Careless(queensdale), 2, "wall", SEED, {"games": 1})) == []
