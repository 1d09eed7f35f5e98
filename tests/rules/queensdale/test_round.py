"""QD-ROUND: rounds and turns."""

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, goods, outcome, play, seat, texts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

PLAYERS = [2, 3, 4]
EVERY_SEAT = [(players, seat) for players in PLAYERS for seat in range(players)]
TIMBER_ONLY = [["timber"] * 6] * 5
NO_DICE: dict[str, Any] = {"dice": []}
LAST_DIE: dict[str, Any] = {"dice": ["guilder"]}


def last_die_of(game: Game, me: int, players: int, **keys: Any) -> Position:
    """Everybody else has placed all dice; one seat has one left, and places it."""
    seats = [LAST_DIE if seat == me else NO_DICE for seat in range(players)]
    return play(at(game, *seats, **{"to_move": me, **keys}), "die 1")


def dice_on_hand(pos: Position) -> list[int]:
    """How many dice every seat has not placed."""
    return [5 - seat(pos, i)["dice"].count(None) for i in range(pos.players)]


def to_the_first_turn(pos: Position) -> Position:
    """Play through the grocer and the choice of huts."""
    while pos.step != "turn":
        pos.push("buy nothing more" if pos.step == "grocer" else "begin with mint")
    return pos


class TestTurns:
    @clauses("QD-ROUND-02", "QD-ROUND-03")
    @pytest.mark.parametrize("players", PLAYERS)
    def test_everybody_has_rolled_before_the_starting_player_begins(self, queensdale: Game, players: int) -> None:
        for seed in range(6):
            pos = to_the_first_turn(queensdale.new(players, seed=seed))
            assert dice_on_hand(pos) == [5] * players
            assert pos.to_move == pos.to_dict()["first_player"]
            assert pos.turn.startswith("1.1.1 ")

    @clauses("QD-ROUND-03", "QD-ROUND-09")
    @pytest.mark.parametrize(("players", "me"), EVERY_SEAT)
    def test_turns_pass_clockwise(self, queensdale: Game, players: int, me: int) -> None:
        pos = at(queensdale, players=players, to_move=me, taken={"wage": 1})
        order = []
        for _ in range(players):
            order.append(pos.to_move)
            play(pos, "leave round")
        assert order == [(me + k) % players for k in range(players)]
        colours = [seat(pos, i)["colour"] for i in range(players)]
        clockwise = [colour for colour in ("red", "blue", "green", "yellow") if colour in colours]
        assert colours == clockwise

    @clauses("QD-ROUND-04")
    def test_a_turn_is_one_own_die_and_what_its_space_gives(self, queensdale: Game) -> None:
        pos = at(queensdale, {"goods": {"guilder": 3}}, {"dice": ["clay"]})
        assert outcome(pos, "die 3", "clay +1") == {
            "seats.0.goods.clay": 2,
            "seats.0.dice": ["timber", "stone", None, "guilder", "action"],
            "taken.clay_plus": 1,
        }
        assert pos.to_move == 0

    @clauses("QD-ROUND-04")
    def test_a_die_is_placed_once_in_a_round(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["timber", None, "clay"]})
        assert texts(pos)[:2] == ["die 1", "die 3"]
        assert clause(pos, "die 2") == "QD-ROUND-04"

    @clauses("QD-ROUND-11")
    def test_exactly_one_die_is_placed(self, queensdale: Game) -> None:
        pos = at(queensdale)
        assert clause(pos, "end turn") == "QD-ROUND-11"
        play(pos, "die 1", "timber")
        assert [clause(pos, f"die {die}") for die in range(2, 6)] == ["QD-ROUND-11"] * 4
        assert texts(pos) == ["reroll for timber", "end turn"]

    @clauses("QD-ROUND-11")
    def test_waiting_is_impossible(self, queensdale: Game) -> None:
        pos = at(queensdale, {"goods": {"bread": 1}, "figurines": {"gleeman": 1}})
        assert texts(pos) == [
            *(f"die {n}" for n in range(1, 6)), "reroll for bread", "use gleeman", "leave round",
        ]  # fmt: skip
        play(pos, "use gleeman", "reroll for bread", "roll 1")
        assert clause(pos, "end turn") == "QD-ROUND-11"

    @clauses("QD-ROUND-12")
    def test_figurines_and_rerolls_may_follow_the_placement(self, queensdale: Game) -> None:
        pos = at(queensdale, {"goods": {"bread": 1}, "figurines": {"gleeman": 1}})
        play(pos, "die 4")
        assert {"use gleeman", "reroll for bread", "reroll for guilder", "end turn"} == set(texts(pos))
        play(pos, "use gleeman")
        assert (seat(pos, 0)["morale"], pos.to_move) == (2, 0)
        play(pos, "reroll for bread", "roll 1 2", "end turn")
        assert pos.to_move == 1

    @clauses("QD-ROUND-12")
    def test_a_turn_lasts_until_its_player_confirms_the_end(self, queensdale: Game) -> None:
        """Even when nothing else is left to do."""
        pos = last_die_of(queensdale, 0, 2)
        assert (pos.to_move, texts(pos)) == (0, ["end turn"])
        assert pos.to_dict()["round"] == 1

    @clauses("QD-ROUND-13")
    def test_a_placement_is_carried_out_before_the_turn_can_end(self, queensdale: Game) -> None:
        pos = play(at(queensdale, {"goods": {"guilder": 2}}), "die 5", "market")
        assert (pos.step, texts(pos)) == ("pick", ["take timber", "take stone", "take clay"])
        play(pos, "take stone")
        assert (pos.step, pos.to_move) == ("pick", 0)
        play(pos, "take stone")
        assert (pos.step, "end turn" in texts(pos)) == ("turn", True)

    @clauses("QD-ROUND-13")
    def test_what_others_owe_to_a_placement_comes_before_the_next_turn(self, queensdale: Game) -> None:
        """Blue draws a courier whose card offers two resources for a bread: all answer, blue ends the turn."""
        bread = {"goods": {"bread": 1}}
        hiring = {"goods": {"bread": 2, "guilder": 1}}
        pos = at(queensdale, bread, hiring, {}, bread, to_move=1, bag={"courier": 1}, courier_deck=[1])
        play(pos, "die 5", "hire")
        assert [entry["seat"] for entry in pos.to_dict()["pending"]] == [1, 0, 3, 1]
        play(pos, "accept", "take timber", "take clay")
        assert (pos.to_move, pos.step) == (3, "offer")
        play(pos, "decline")
        assert (pos.to_move, pos.step) == (0, "offer")
        play(pos, "accept", "take stone", "take guilder")
        assert (pos.to_move, pos.step, "end turn" in texts(pos)) == (1, "turn", True)
        assert [goods(pos, i) for i in range(4)] == [
            {"stone": 1, "guilder": 1},
            {"timber": 1, "clay": 1},
            {},
            {"bread": 1},
        ]

    @clauses("QD-ROUND-15")
    def test_a_player_may_occupy_several_spaces_of_one_action(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["action"] * 3}, NO_DICE, players=4)
        for die in range(1, 4):
            play(pos, f"die {die}", "wage", "end turn")
            if pos.to_move in (2, 3):
                play(pos, "leave round", "leave round")
        assert goods(pos, 0) == {"guilder": 3}


class TestRounds:
    @clauses("QD-ROUND-05", "QD-ROUND-10")
    def test_turns_go_round_until_nobody_has_dice(self, queensdale: Game) -> None:
        seats = [{"dice": ["timber"]}, {"dice": ["stone", "stone"]}, {"dice": ["clay"]}, {"dice": ["guilder"] * 3}]
        pos = at(queensdale, *seats)
        order = []
        spaces = ["timber", "stone", "clay", "guilder"]
        while pos.to_dict()["round"] == 1:
            me = pos.to_move
            assert me is not None
            order.append(me)
            die = next(n for n, face in enumerate(seat(pos, me)["dice"], start=1) if face)
            play(pos, f"die {die}")
            if pos.step == "place":
                play(pos, spaces[me])
            play(pos, "end turn")
        assert order == [0, 1, 2, 3, 1, 3, 3]

    @clauses("QD-ROUND-10", "QD-DICE-12")
    def test_who_left_the_round_is_skipped_although_dice_are_left(self, queensdale: Game) -> None:
        pos = at(queensdale, {}, {"left_round": True}, NO_DICE, {})
        play(pos, "die 1", "timber", "end turn")
        assert pos.to_move == 3

    @clauses("QD-ROUND-01", "QD-ROUND-06", "QD-ROUND-02", "QD-ROUND-08")
    @pytest.mark.parametrize(("players", "me"), EVERY_SEAT)
    def test_a_round_ends_with_the_last_die_and_all_roll_again(self, queensdale: Game, players: int, me: int) -> None:
        pos = last_die_of(queensdale, me, players, taken={"wage": 2, "timber": 1}, round=3)
        play(pos, "end turn")
        assert pos.to_dict()["round"] == 4
        assert dice_on_hand(pos) == [5] * players
        assert pos.to_dict()["taken"] == {}

    @clauses("QD-ROUND-06")
    def test_dice_that_somebody_kept_are_rolled_again_too(self, queensdale: Game) -> None:
        pos = at(queensdale, {"faces": TIMBER_ONLY, "dice": ["timber"] * 5}, {"dice": ["clay"] * 5, "left_round": True})
        thrown = set()
        for seed in range(8):
            document = {**pos.to_dict(), "chance": {"key": f"{seed:032x}", "drawn": 0}}
            thrown.add(tuple(seat(play(queensdale.position(document), "leave round"), 1)["dice"]))
        assert len(thrown) == 8

    @clauses("QD-ROUND-02")
    def test_every_die_is_thrown_with_its_own_faces(self, queensdale: Game) -> None:
        faces = [[good] * 6 for good in ("timber", "stone", "clay", "guilder", "action")]
        other = [["stone"] * 6] * 5
        pos = at(queensdale, {"faces": faces, "dice": ["timber"]}, {"faces": other, "dice": []})
        play(pos, "leave round")
        assert seat(pos, 0)["dice"] == ["timber", "stone", "clay", "guilder", "action"]
        assert seat(pos, 1)["dice"] == ["stone"] * 5

    @clauses("QD-ROUND-07", "QD-ROUND-09", "QD-ROUND-03")
    @pytest.mark.parametrize(("players", "first"), EVERY_SEAT)
    def test_the_starting_player_counter_passes_clockwise(self, queensdale: Game, players: int, first: int) -> None:
        for last in range(players):
            pos = play(last_die_of(queensdale, last, players, first_player=first), "end turn")
            assert pos.to_dict()["first_player"] == pos.to_move == (first + 1) % players

    @clauses("QD-ROUND-01", "QD-ROUND-03")
    def test_turns_are_counted_anew_in_every_round(self, queensdale: Game) -> None:
        pos = play(last_die_of(queensdale, 0, 2, turn=9), "end turn")
        assert pos.turn == "1.2.1 green"
        assert play(pos, "leave round").turn == "1.2.2 red"

    @clauses("QD-ROUND-02", "QD-HERB-02")
    def test_what_was_gathered_stays_away_in_the_next_round(self, queensdale: Game) -> None:
        pos = last_die_of(queensdale, 0, 2, herbs={"red a1": ["mint", "timber"]})
        play(pos, "end turn")
        assert list(pos.to_dict()["herbs"]) == ["red a1"]


class TestTheLastRound:
    @clauses("QD-ROUND-08", "QD-END-01")
    @pytest.mark.parametrize(("fame", "goes_on"), [(9, True), (10, False), (11, False)])
    def test_rounds_go_on_until_somebody_has_reached_the_goal(self, queensdale: Game, fame: int, goes_on: bool) -> None:
        pos = at(queensdale, LAST_DIE, {"fame": fame, "dice": []})
        play(pos, "die 1", "end turn")
        assert (pos.to_dict()["phase"] == "play") == goes_on

    @clauses("QD-ROUND-06")
    @pytest.mark.parametrize("players", PLAYERS)
    def test_after_the_last_round_no_die_lies_on_the_table(self, queensdale: Game, players: int) -> None:
        """Everybody has left the round with all five dice."""
        left = {"left_round": True}
        pos = at(queensdale, {"fame": 10}, *[left] * (players - 1))
        play(pos, "leave round")
        assert (pos.step, dice_on_hand(pos)) == ("tower", [0] * players)
        assert dice_on_hand(queensdale.new(players, seed=1)) == [0] * players

    @clauses("QD-ROUND-08", "QD-ROUND-05", "QD-END-02")
    def test_a_goal_reached_does_not_stop_the_round(self, queensdale: Game) -> None:
        pos = at(queensdale, {"fame": 12, "dice": ["timber"]}, {"dice": ["clay", "clay"]})
        play(pos, "die 1", "timber", "end turn", "die 1", "clay", "end turn")
        assert (pos.to_dict()["phase"], pos.to_move) == ("play", 1)

    @clauses("QD-ROUND-14")
    @pytest.mark.parametrize("players", PLAYERS)
    def test_round_19_is_followed_by_round_20(self, queensdale: Game, players: int) -> None:
        pos = play(last_die_of(queensdale, 0, players, round=19), "end turn")
        assert (pos.to_dict()["round"], pos.to_dict()["phase"]) == (20, "play")

    @clauses("QD-ROUND-14")
    @pytest.mark.parametrize("players", PLAYERS)
    def test_the_game_stops_after_round_20_and_nobody_has_reached_the_goal(
        self, queensdale: Game, players: int
    ) -> None:
        pos = last_die_of(queensdale, 0, players, round=20)
        play(pos, "end turn")
        assert pos.to_dict()["game_number"] == 2
        for i in range(players):
            assert (seat(pos, i)["epoch"], seat(pos, i)["seals"], seat(pos, i)["tower"]) == (1, 1, [None] * 3)

    @clauses("QD-ROUND-14")
    def test_a_goal_reached_in_round_20_counts(self, queensdale: Game) -> None:
        pos = at(queensdale, LAST_DIE, {"fame": 10, "dice": []}, round=20)
        play(pos, "die 1", "end turn")
        assert (pos.step, pos.to_move) == ("tower", 1)


@clauses("QD-ROUND-12", "QD-DICE-21")
def test_feeding_the_poor_is_not_done_for_anybody_who_draws_by_it(queensdale: Game) -> None:
    """A theatre draws a figurine at every pink level: the only space for the die is asked for all the same."""
    full = {kind: count for kind, count in FULL.items() if kind != "poor"}
    own = {"dice": ["action"], "goods": {"bread": 1}, "morale": 1}
    pos = play(at(queensdale, own, opened=9, plunger=1, taken=full), "die 1")
    assert pos.step == "turn"
    pos = play(at(queensdale, own | {"buildings": {"theatre": 1}}, opened=9, plunger=1, taken=full), "die 1")
    assert (pos.step, texts(pos)) == ("place", ["poor"])
    assert pos.why_no_undo(0) is None


FULL = {
    "wage": 2, "scout_long": 1, "scout_short": 1, "bakery": 1, "hut": 1, "market": 1, "build": 2, "poor": 1, "hire": 1,
    "tome": 1, "cogwheel": 1,
}  # fmt: skip
"""With two players every action space is taken."""


@clauses("QD-ROUND-12", "QD-DICE-21")
@pytest.mark.parametrize(
    ("face", "space", "buildings"),
    [
        ("action", "hire", {}),
        ("occupied", "occupied hire", {}),
        ("action", "poor", {"theatre": 1}),
        ("occupied", "occupied poor", {"theatre": 1}),
        ("figurine", "purple", {}),
    ],
)
def test_the_only_space_of_a_die_is_asked_for_when_something_hidden_comes_of_it(
    queensdale: Game, face: str, space: str, buildings: dict[str, int]
) -> None:
    goods = {"guilder": 1, "bread": 1} if "hire" in space else {"bread": 1}
    kind = space.split()[-1]
    taken = {kind: 1} if face == "occupied" else {name: n for name, n in FULL.items() if name != kind}
    own = {"dice": [face], "goods": goods, "morale": 1, "buildings": buildings}
    pos = play(at(queensdale, {}, own, to_move=1, opened=9, plunger=0, taken=taken), "die 1")
    assert (pos.step, texts(pos)) == ("place", [space])
    assert pos.why_no_undo(1) is None
