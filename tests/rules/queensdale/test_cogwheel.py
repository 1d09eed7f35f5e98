"""QD-LATER-14, 15, 49: the cogwheel, and the mill race."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    changed_pack,
    clause,
    clauses,
    finished,
    goods,
    of_epoch,
    outcome,
    play,
    quietly,
    seat,
    texts,
    with_die,
)

from queenswright import PositionError
from queenswright.games.queensdale.rules.cogwheel import set_cogwheel
from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import plain

BASIC = ["timber", "stone", "clay", "guilder"]
SECTORS: dict[str, dict[str, int]] = {
    "1": {"timber": 2},
    "2": {"bread": 1, "guilder": 1},
    "3": {"stone": 2},
    "5": {"clay": 2},
    "6": {"marble": 1},
}
"""What the sectors pay; the fourth draws a figurine."""


def turning(game: Game, sector: str, own: dict[str, Any] | None = None, **keys: Any) -> Position:
    """Seat 0 has put an A die on the cogwheel, which shows this sector."""
    return play(with_die(game, "action", own, cogwheel=sector, **{"opened": 6, **keys}), "cogwheel")


def before(sector: str, turns: int = 1) -> str:
    """The sector from which so many turns lead to another one."""
    return str((int(sector) - turns - 1) % 6 + 1)


@clauses("QD-LATER-14", "QD-LATER-15")
@pytest.mark.parametrize("opened", [1, 5])
def test_there_is_no_cogwheel_before_epoch_6(queensdale: Game, opened: int) -> None:
    pos = with_die(queensdale, "action", opened=opened)
    assert "cogwheel" not in texts(pos)
    assert "cogwheel" not in pos.view(0)
    with pytest.raises(MalformedMove):
        pos.push("cogwheel")
    with pytest.raises(PositionError, match=r"cogwheel: there is nothing before cogwheel is in play"):
        at(queensdale, cogwheel="2", opened=opened)
    with pytest.raises(PositionError, match=r"pending: got cogwheel, but nothing asks for this yet"):
        at(queensdale, step="cogwheel", opened=opened)


@clauses("QD-LATER-14", "QD-LATER-15")
@pytest.mark.parametrize("sector", SECTORS)
@pytest.mark.parametrize("opened", [6, 9])
def test_the_action_turns_one_sector_and_pays_the_one_shown(queensdale: Game, sector: str, opened: int) -> None:
    pos = with_die(queensdale, "action", cogwheel=before(sector), opened=opened)
    paid = {f"seats.0.goods.{good}": count for good, count in SECTORS[sector].items()}
    assert outcome(pos, "cogwheel") == {
        **paid, "cogwheel": sector, "seats.0.dice": [None] * 5, "taken.cogwheel": 1,
    }  # fmt: skip


@clauses("QD-LATER-15")
def test_the_fourth_sector_draws_a_figurine(queensdale: Game) -> None:
    pos = turning(queensdale, "3", bag={"gleeman": 2})
    assert texts(pos) == ["turn 1"], "what is drawn is hidden, so it is not done for the player"
    play(pos, "turn 1")
    assert (seat(pos, 0)["figurines"], pos.to_dict()["bag"], pos.to_dict()["cogwheel"]) == (
        {"gleeman": 1}, {"gleeman": 1}, "4",
    )  # fmt: skip
    assert pos.why_no_undo(0) is not None


@clauses("QD-LATER-15", "QD-COURIER-01")
def test_a_courier_of_the_cogwheel_brings_its_card(queensdale: Game) -> None:
    pos = play(turning(queensdale, "3", bag={"courier": 1}, courier_deck=[10]), "turn 1")
    assert (pos.to_dict()["courier_card"], seat(pos, 0)["figurines"]) == (10, {"courier": 1})


@clauses("QD-LATER-15", "QD-DICE-18", "QD-COMP-27")
def test_with_an_empty_bag_the_cogwheel_turns_all_the_same(queensdale: Game) -> None:
    pos = play(turning(queensdale, "3", bag={}), "turn 1")
    assert (seat(pos, 0)["figurines"], pos.to_dict()["cogwheel"], pos.step) == ({}, "4", "turn")


@clauses("QD-LATER-15")
@pytest.mark.parametrize("good", BASIC)
def test_two_sectors_cost_a_basic_resource_of_choice(queensdale: Game, good: str) -> None:
    pos = turning(queensdale, "4", {"goods": dict.fromkeys(BASIC, 1)})
    assert texts(pos) == ["turn 1", "turn 2"]
    play(pos, "turn 2")
    assert (texts(pos), goods(pos, 0)) == ([f"spend {one}" for one in BASIC], dict.fromkeys(BASIC, 1))
    play(pos, f"spend {good}")
    assert goods(pos, 0) == {**{one: 1 for one in BASIC if one != good}, "marble": 1}
    assert (pos.to_dict()["cogwheel"], pos.step) == ("6", "turn")


@clauses("QD-LATER-15", "QD-DICE-16")
def test_what_the_sector_pays_does_not_pay_for_turning(queensdale: Game) -> None:
    """Sector 1 would bring timber; without a basic resource before it, only one sector can be turned."""
    own = {"goods": {"bread": 3, "marble": 3}}
    pos = with_die(queensdale, "action", own, cogwheel="5", opened=6)
    assert goods(play(pos, "cogwheel"), 0) == {"bread": 3, "marble": 4}
    assert clause(at(queensdale, own, step="cogwheel", cogwheel="5", opened=6), "turn 2") == "QD-LATER-15"


@clauses("QD-LATER-15", "QD-DICE-16")
def test_only_what_is_held_can_be_spent(queensdale: Game) -> None:
    pos = play(turning(queensdale, "2", {"goods": {"clay": 1, "guilder": 1}}), "turn 2")
    assert texts(pos) == ["spend clay", "spend guilder"]
    assert clause(pos, "spend timber") == "QD-COMP-29"
    with pytest.raises(PositionError, match=r"got spend 3, expected 1 to 2: seat 0 has no more"):
        at(queensdale, {"goods": {"clay": 1, "guilder": 1}}, step="spend", argument={"count": 3}, opened=6)


@clauses("QD-LATER-15")
def test_no_more_than_two_sectors(queensdale: Game) -> None:
    pos = turning(queensdale, "2", {"goods": dict.fromkeys(BASIC, 5)})
    assert clause(pos, "turn 3") == "QD-LATER-15"


@clauses("QD-LATER-15")
def test_after_the_sixth_sector_comes_the_first(queensdale: Game) -> None:
    assert play(turning(queensdale, "6", {"goods": {"stone": 1}}), "turn 1").to_dict()["cogwheel"] == "1"
    assert play(turning(queensdale, "6", {"goods": {"stone": 1}}), "turn 2").to_dict()["cogwheel"] == "2"


@clauses("QD-LATER-15", "QD-DICE-04", "QD-DICE-16")
def test_a_resource_die_is_paid_first(queensdale: Game) -> None:
    """The only timber pays the die; a second one may pay for a second sector."""
    one = with_die(queensdale, "timber", {"goods": {"timber": 1}}, cogwheel="4", opened=6)
    assert goods(play(one, "cogwheel"), 0) == {"clay": 2}
    two = play(with_die(queensdale, "timber", {"goods": {"timber": 2}}, cogwheel="4", opened=6), "cogwheel")
    assert goods(play(two, "turn 2"), 0) == {"marble": 1}
    assert clause(with_die(queensdale, "timber", cogwheel="4", opened=6), "cogwheel") == "QD-DICE-17"


@clauses("QD-LATER-15")
@pytest.mark.parametrize(("players", "count"), [(4, 2), (3, 1), (2, 1)])
def test_cogwheel_spaces_by_number_of_players(queensdale: Game, players: int, count: int) -> None:
    last = with_die(queensdale, "action", players=players, opened=6, cogwheel="1", taken={"cogwheel": count - 1})
    assert "cogwheel" in texts(last)
    full = with_die(queensdale, "action", players=players, opened=6, cogwheel="1", taken={"cogwheel": count})
    assert clause(full, "cogwheel") == "QD-BOARD-11"


@clauses("QD-LATER-15", "QD-STICKER-05", "QD-LATER-24")
@pytest.mark.parametrize(("face", "holder"), [("occupied", 1), ("action", 0)])
def test_a_die_may_join_another_on_the_cogwheel(queensdale: Game, face: str, holder: int) -> None:
    pos = with_die(queensdale, face, cogwheel="1", opened=6, plunger=holder, taken={"cogwheel": 1})
    assert goods(play(pos, "occupied cogwheel"), 0) == {"bread": 1, "guilder": 1}
    assert (pos.to_dict()["taken"], pos.to_dict()["plunger"]) == ({"cogwheel": 1}, 1)


@clauses("QD-LATER-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_begins_with_a_sector_drawn_at_random(queensdale: Game, players: int) -> None:
    drawn = set()
    for seed in range(24):
        seats = [of_epoch(6, "abcd"[n]) for n in range(players)]
        pos = quietly(finished(queensdale, *seats, seed=seed, cogwheel="3"), "turn")
        assert pos.to_dict()["game_number"] == 2
        drawn.add(pos.to_dict()["cogwheel"])
        assert pos.view(None)["cogwheel"] == pos.view(1)["cogwheel"] == pos.to_dict()["cogwheel"]
    assert len(drawn) > 3
    assert drawn <= {*SECTORS, "4"}


@clauses("QD-LATER-15")
@pytest.mark.parametrize(("fame", "is_there"), [(37, False), (38, True)])
def test_it_comes_when_epoch_6_opens(queensdale: Game, fame: int, is_there: bool) -> None:
    pos = quietly(finished(queensdale, of_epoch(5) | {"fame": fame}, of_epoch(5, "b"), {}), "turn")
    assert ("cogwheel" in pos.to_dict()) == is_there
    assert ("cogwheel" in pos.view(0)["spaces"]) == is_there


@clauses("QD-LATER-15")
def test_it_stays_where_it_is_from_round_to_round(queensdale: Game) -> None:
    """The next to act turns on from there, whoever it is."""
    seats: list[dict[str, Any]] = [{"dice": ["action"]}, {"dice": ["action"]}, {"dice": []}, {"dice": []}]
    pos = at(queensdale, *seats, cogwheel="6", opened=6, round=2)
    play(pos, "die 1", "cogwheel", "end turn", "die 1", "cogwheel")
    assert (goods(pos, 0), goods(pos, 1), pos.to_dict()["cogwheel"]) == ({"timber": 2}, {"bread": 1, "guilder": 1}, "2")
    later = quietly(play(pos, "end turn"), "turn")
    assert (later.to_dict()["round"], later.to_dict()["cogwheel"], later.to_dict()["taken"]) == (3, "2", {})


@clauses("QD-LATER-49")
def test_with_a_mill_race_a_second_sector_is_free_and_a_third_can_be_paid(queensdale: Game) -> None:
    own = {"buildings": {"mill_race": 1}}
    assert texts(turning(queensdale, "1", own)) == ["turn 1", "turn 2"]
    assert goods(play(turning(queensdale, "1", own), "turn 2"), 0) == {"stone": 2}
    rich = {**own, "goods": {"timber": 1, "stone": 1}}
    pos = turning(queensdale, "2", rich)
    assert texts(pos) == ["turn 1", "turn 2", "turn 3"]
    assert texts(play(pos, "turn 3")) == ["spend timber", "spend stone"]
    assert (goods(play(pos, "spend stone"), 0), pos.to_dict()["cogwheel"]) == ({"timber": 1, "clay": 2}, "5")


@clauses("QD-LATER-49")
def test_the_mill_race_need_not_be_used(queensdale: Game) -> None:
    own = {"buildings": {"mill_race": 1}, "goods": {"timber": 1}}
    assert goods(play(turning(queensdale, "2", own), "turn 1"), 0) == {"timber": 1, "stone": 2}


@clauses("QD-LATER-49")
def test_the_mill_race_of_somebody_else_does_not_help(queensdale: Game) -> None:
    pos = at(queensdale, {}, {"buildings": {"mill_race": 1}}, step="cogwheel", cogwheel="1", opened=6)
    assert texts(pos) == ["turn 1"]


@clauses("QD-LATER-49", "QD-BUILD-19")
@pytest.mark.parametrize(("players", "copies"), [(4, 4), (3, 3), (2, 3)])
def test_the_mill_race_joins_the_stock_with_its_board(queensdale: Game, players: int, copies: int) -> None:
    earlier = at(queensdale, of_epoch(5), players=players).to_dict()["stock"]
    stock = at(queensdale, of_epoch(6), players=players).to_dict()["stock"]
    assert ("mill_race" in earlier, stock["mill_race"]) == (False, list(range(1, copies + 1)))


@clauses("QD-LATER-15", "QD-DICE-21")
def test_a_turn_that_shows_nothing_hidden_can_be_taken_back(queensdale: Game) -> None:
    """The first turn would reach the figurines, the second one does not."""
    pos = play(turning(queensdale, "3", {"goods": {"timber": 2}}), "turn 2")
    assert (goods(pos, 0), pos.why_no_undo(0)) == ({"timber": 1, "clay": 2}, None)
    pos.undo(0)
    assert texts(pos) == ["turn 1", "turn 2"]


@clauses("QD-LATER-15")
def test_what_is_told(queensdale: Game) -> None:
    told = play(turning(queensdale, "4", {"goods": {"clay": 1}}), "turn 2").story()
    assert [(event.message, event.args) for event in told] == [
        ("qd-story-cogwheel", {"seat": "red", "sectors": 2, "sector": "6"}),
        ("qd-story-pay", {"seat": "red", "goods": [[1, "clay"]]}),
        ("qd-story-receive", {"seat": "red", "goods": [[1, "marble"]]}),
    ]
    new = finished(queensdale, of_epoch(6), of_epoch(6, "b"))
    shows = [event.args for event in new.story() if event.message == "qd-story-cogwheel-shows"]
    assert shows == [{"sector": new.to_dict()["cogwheel"]}]


@clauses("QD-LATER-15", "QD-TIE-10")
def test_every_sector_is_as_likely_as_the_others(queensdale: Game) -> None:
    state = at(queensdale, opened=6, cogwheel="1").state
    found = []
    for _ in range(300):
        plain(set_cogwheel)(queensdale.pack.mirror, state)
        found.append(state.cogwheel)
    assert all(30 < found.count(sector) < 70 for sector in range(1, 7))
    assert set(found) == set(range(1, 7))


@clauses("QD-LATER-14")
def test_the_cogwheel_waits_for_its_own_epoch(tmp_path: Path) -> None:
    """Orders that come earlier bring none."""
    early = changed_pack(tmp_path, ("orders = 6\n", "orders = 4\n"))
    pos = quietly(finished(early, of_epoch(5), of_epoch(5, "b")), "turn")
    assert ("cogwheel" in pos.to_dict(), "orders" in pos.to_dict()) == (False, True)


@clauses("QD-LATER-15")
def test_why_it_does_not_turn_so_far(queensdale: Game) -> None:
    poor = at(queensdale, step="cogwheel", cogwheel="1", opened=6)
    rich = turning(queensdale, "1", {"goods": {"timber": 1, "clay": 1}})
    reasons = [refusal.message for pos, move in ((poor, "turn 2"), (rich, "turn 3")) if (refusal := pos.why_not(move))]
    assert reasons == ["refused-qd-no-resource-to-turn", "refused-qd-turned-too-far"]
    play(rich, "turn 2")
    assert rich.to_dict()["pending"][-1]["argument"]["count"] == 1


@clauses("QD-LATER-15", "QD-DICE-21")
def test_sectors_of_another_pack(tmp_path: Path) -> None:
    """Fame is neither of herbs nor of trumpets; a vision is never turned to for anybody."""
    game = changed_pack(
        tmp_path, ("  { gain = { stone = 2 } },", "  { gain = { fame = 2 } },"),
        ("  { gain = { clay = 2 } },", "  { gain = { clairvoyant = 1 } },"),
    )  # fmt: skip
    assert seat(turning(game, "2"), 0)["fame"] == {"other": 2}
    pos = turning(game, "4")
    assert (pos.step, texts(pos)) == ("cogwheel", ["turn 1"])
    play(pos, "turn 1")
    assert (len(seat(pos, 0)["clairvoyant"]), pos.why_no_undo(0) is not None) == (1, True)
