"""QD-HUT: herb huts, built by an action or placed in the set-up."""

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, fame, goods, outcome, play, seat, texts, with_die

from queenswright.games.queensdale.state.pieces import HERBS
from queenswright.kernel.game import Game

PLAYERS_AND_SEATS = [(2, 0), (2, 1), (3, 1), (3, 2), (4, 0), (4, 3)]
HUT_FAME = {1: 1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2}
SIX = list(HERBS)
SPACES = {2: 1, 3: 2, 4: 2}
THREE: dict[str, Any] = {"goods": {"timber": 3}}


class TestBuilding:
    @clauses("QD-HUT-01", "QD-HUT-02", "QD-HUT-03", "QD-CHAR-05", "QD-COMP-28")
    @pytest.mark.parametrize(("players", "me"), PLAYERS_AND_SEATS)
    def test_three_timber_for_a_hut_and_one_fame(self, queensdale: Game, players: int, me: int) -> None:
        """The worked example: in the first game a hut brings 1 fame."""
        own = {"goods": {"timber": 5, "guilder": 2}, "huts": ["mint"]}
        pos = with_die(queensdale, "action", own, me, players, herbs={})
        assert outcome(pos, "hut", "hut sage") == {
            f"seats.{me}.goods.timber": 2,
            f"seats.{me}.huts": ["sage", "mint"],
            f"seats.{me}.fame.hut": 1,
            f"seats.{me}.dice": [None] * 5,
            "taken.hut": 1,
        }
        assert pos.view(None)["huts_left"] == 12

    @clauses("QD-HUT-01")
    @pytest.mark.parametrize(("timber", "is_open"), [(0, False), (2, False), (3, True)])
    def test_it_takes_three_timber(self, queensdale: Game, timber: int, is_open: bool) -> None:
        pos = with_die(queensdale, "action", {"goods": {"timber": timber, "stone": 9, "guilder": 9}})
        assert ("hut" in texts(pos)) == is_open
        if not is_open:
            assert clause(pos, "hut") == "QD-HUT-01"

    @clauses("QD-HUT-01")
    @pytest.mark.parametrize("herb", HERBS)
    def test_every_free_hut_space_can_be_chosen(self, queensdale: Game, herb: str) -> None:
        pos = play(with_die(queensdale, "action", {**THREE, "huts": [herb]}, herbs={}), "hut")
        assert texts(pos) == [f"hut {other}" for other in HERBS if other != herb]
        assert clause(pos, f"hut {herb}") == "QD-HUT-01"

    @clauses("QD-HUT-01")
    def test_others_may_have_the_same_herb(self, queensdale: Game) -> None:
        pos = at(queensdale, {**THREE, "huts": ["mint"]}, {"huts": ["sage"]}, step="hut", herbs={})
        play(pos, "hut sage")
        assert [seat(pos, i)["huts"] for i in (0, 1)] == [["sage", "mint"], ["sage"]]

    @clauses("QD-HUT-02", "QD-CHAR-11", "QD-COMP-32")
    @pytest.mark.parametrize("epoch", range(1, 10))
    def test_a_hut_brings_the_hut_value_of_the_own_card(self, queensdale: Game, epoch: int) -> None:
        """The epochs of others do not matter, nor does the fame so far."""
        own = {**THREE, "epoch": epoch, "fame": {"build": 6, "hut": 5}}
        pos = at(queensdale, own, {"epoch": 10 - epoch}, step="hut", herbs={})
        play(pos, "hut sage")
        assert seat(pos, 0)["fame"] == {"build": 6, "hut": 5 + HUT_FAME[epoch]}
        assert fame(pos, 0) == 11 + HUT_FAME[epoch]
        assert fame(pos, 1) == 0

    @clauses("QD-HUT-08", "QD-BOARD-11")
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_hut_spaces_by_number_of_players(self, queensdale: Game, players: int) -> None:
        number = SPACES[players]
        assert "hut" in texts(with_die(queensdale, "action", THREE, players=players, taken={"hut": number - 1}))
        full = with_die(queensdale, "action", THREE, players=players, taken={"hut": number})
        assert clause(full, "hut") == "QD-BOARD-11"

    @clauses("QD-HUT-07", "QD-DICE-18")
    def test_six_huts_are_all(self, queensdale: Game) -> None:
        five = with_die(queensdale, "action", {**THREE, "huts": SIX[:5]}, herbs={})
        assert seat(play(five, "hut"), 0)["huts"] == SIX
        six = with_die(queensdale, "action", {**THREE, "huts": SIX})
        assert clause(six, "hut") == "QD-HUT-07"

    @clauses("QD-HUT-07", "QD-COMP-36", "QD-COMP-07")
    def test_there_are_fourteen_huts_for_all(self, queensdale: Game) -> None:
        seats: list[dict[str, Any]] = [{**THREE, "dice": ["action"], "huts": SIX[:1]}, {"huts": SIX}, {"huts": SIX}]
        last = at(queensdale, *seats, step="place", herbs={})
        assert last.view(0)["huts_left"] == 1
        play(last, "hut", "hut sage")
        assert last.view(0)["huts_left"] == 0
        none = at(queensdale, seats[0], {"huts": SIX}, {"huts": SIX}, {"huts": ["mint"]}, step="place")
        assert clause(none, "hut") == "QD-HUT-07"

    @clauses("QD-HUT-01")
    @pytest.mark.parametrize(("timber", "is_open"), [(1, False), (2, True)])
    def test_a_carpenters_yard_saves_one_timber(self, queensdale: Game, timber: int, is_open: bool) -> None:
        own = {"goods": {"timber": timber}, "buildings": {"carpenters_yard": 1}, "epoch": 2}
        pos = with_die(queensdale, "action", own, herbs={})
        assert ("hut" in texts(pos)) == is_open
        if is_open:
            assert goods(play(pos, "hut", "hut sage"), 0) == {}

    @clauses("QD-HUT-01", "QD-COURIER-02", "QD-COURIER-03")
    def test_the_race_for_the_seal_is_won_by_the_next_hut_only(self, queensdale: Game) -> None:
        pos = at(queensdale, {"goods": {"timber": 6}}, step="hut", herbs={}, courier_card=14)
        changed = outcome(pos, "hut sage")
        assert (changed["seats.0.seals"], pos.to_dict()["courier_card"]) == (1, None)
        assert 14 not in pos.to_dict()["courier_deck"]
        again = queensdale.position(
            {**pos.to_dict(), "pending": [{"step": "turn", "seat": 0}, {"step": "hut", "seat": 0}]}
        )
        assert "seats.0.seals" not in outcome(again, "hut mint")


class TestGatheringWithANewHut:
    @clauses("QD-HUT-04", "QD-SCOUT-07")
    def test_the_scout_may_gather_the_new_herb_from_then_on(self, queensdale: Game) -> None:
        herbs = {"red c4": ["sage", "bread"]}
        own = {"goods": {"timber": 3}, "dice": ["action", "action"]}
        pos = at(queensdale, own, {"dice": []}, herbs=herbs)
        play(pos, "die 1", "hut", "hut sage", "end turn", "die 2", "scout 2", "gather red c4")
        assert goods(pos, 0) == {"bread": 1}

    @clauses("QD-HUT-05")
    def test_a_token_of_the_new_herb_under_the_scout_may_be_gathered_at_once(self, queensdale: Game) -> None:
        own = {**THREE, "scout": "blue d2"}
        pos = at(queensdale, own, step="hut", herbs={"blue d2": ["sage", "morale"], "red c4": ["sage", "clay"]})
        play(pos, "hut sage")
        assert (pos.step, texts(pos)) == ("here", ["gather here", "gather nothing"])
        assert outcome(pos, "gather here") == {
            "herbs.blue d2": None, "seats.0.morale": 1, "seats.0.gathered": 1,
        }  # fmt: skip
        assert pos.step == "turn"

    @clauses("QD-HUT-05")
    @pytest.mark.parametrize("shrub", ["red a1", "yellow f1"])
    def test_on_the_first_and_on_the_last_shrub_too(self, queensdale: Game, shrub: str) -> None:
        own = {**THREE, "scout": shrub}
        pos = play(at(queensdale, own, step="hut", herbs={shrub: ["sage", "bread"]}), "hut sage")
        assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()
        assert goods(play(pos, "gather here"), 0) == {"bread": 1}

    @clauses("QD-HUT-05", "QD-HERB-03")
    def test_it_need_not_be_gathered(self, queensdale: Game) -> None:
        own = {**THREE, "scout": "blue d2"}
        pos = play(at(queensdale, own, step="hut", herbs={"blue d2": ["sage", "clay"]}), "hut sage")
        assert outcome(pos, "gather nothing") == {}
        assert pos.step == "turn"

    @clauses("QD-HUT-05")
    @pytest.mark.parametrize(
        ("scout", "herbs"),
        [
            ("red c4", {"red c4": "mint"}),
            ("red c4", {"red d2": "sage"}),
            ("red c3", {"red c4": "sage"}),
            ("red c3", {"yellow f1": "sage"}),
            ("inner red", {"red a1": "sage"}),
        ],
        ids=["another herb", "a shrub without a token", "the tent", "the last shrub", "a bridge"],
    )
    def test_otherwise_nothing_is_gathered(self, queensdale: Game, scout: str, herbs: dict[str, str]) -> None:
        own = {**THREE, "scout": scout, "huts": ["mint"]}
        pos = play(at(queensdale, own, {"scout": "red d2"}, step="hut", herbs=herbs), "hut sage")
        assert (pos.step, len(pos.to_dict()["herbs"])) == ("turn", 1)

    @clauses("QD-HUT-05", "QD-COURIER-02")
    @pytest.mark.parametrize(("shrub", "asks"), [("red b2", False), ("red c4", True)])
    def test_boars_keep_the_token_under_the_scout_too(self, queensdale: Game, shrub: str, asks: bool) -> None:
        """Card 12: b2 lies next to the bridge heads of the inner bridges, c4 does not."""
        own = {**THREE, "scout": shrub}
        pos = at(queensdale, own, step="hut", herbs={shrub: ["sage", "clay"]}, courier_card=12)
        assert (play(pos, "hut sage").step == "here") == asks


class TestTheFirstHut:
    @clauses("QD-HUT-06", "QD-SETUP-18")
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_it_costs_nothing_and_brings_no_fame(self, queensdale: Game, players: int) -> None:
        pos = at(
            queensdale,
            {"goods": {"timber": 2}},
            players=players,
            step="start_hut",
            order=list(range(players)),
            cursor=1,
        )
        for herb in HERBS[:players]:
            play(pos, f"begin with {herb}")
        assert pos.step == "turn"
        assert [seat(pos, i)["huts"] for i in range(players)] == [[herb] for herb in HERBS[:players]]
        assert [fame(pos, i) for i in range(players)] == [0] * players
        assert goods(pos, 0) == {"timber": 2}
