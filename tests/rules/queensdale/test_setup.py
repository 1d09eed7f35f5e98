"""QD-SETUP: the beginning of a campaign and of its first game."""

from collections import Counter
from itertools import combinations, islice, permutations
from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, fame, goods, outcome, play, random_play, seat, texts

from queenswright.games.queensdale.rules.next_game import deal_tokens
from queenswright.games.queensdale.state.pieces import FAMILIES, HERBS
from queenswright.games.queensdale.state.rule import rekey
from queenswright.kernel.errors import OptionError, PositionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

PLAYERS = [2, 3, 4]
COLOURS = {2: ["red", "green"], 3: ["red", "blue", "green"], 4: ["red", "blue", "green", "yellow"]}
STARTING_DIE = ["timber", "stone", "clay", "guilder", "action", "action"]
ACTIONS = ("wage", "scout_long", "scout_middle", "scout_short", "hut", "market", "bakery", "poor", "build", "hire")
PLAYED_FOR = 300
"""Moves."""
MOVE = {"grocer": "buy nothing more", "start_hut": "begin with sage"}


def begin(pos: Position) -> Position:
    """Nobody buys anything, everybody begins with sage: the first turn."""
    while pos.step != "turn":
        play(pos, MOVE[str(pos.step)])
    return pos


def last_turn(game: Game, *seats: dict[str, Any], **keys: Any) -> Position:
    """Red has one die left, all others none: when red leaves, the round is over."""
    own = [{"dice": [] if number else ["clay"], **table} for number, table in enumerate(seats)]
    return at(game, *own, **keys)


class TestPlayers:
    @clauses("QD-SETUP-08", "QD-SETUP-09", "QD-SETUP-01")
    @pytest.mark.parametrize("players", PLAYERS)
    def test_everybody_sits_at_the_borough_of_the_own_colour(self, queensdale: Game, players: int) -> None:
        pos = queensdale.new(players, seed=3)
        view = pos.view(None)
        assert [table["colour"] for table in view["seats"]] == COLOURS[players]
        assert [table["scout"] for table in view["seats"]] == [f"{colour} c3" for colour in COLOURS[players]]

    @clauses("QD-SETUP-08")
    def test_colours_that_nobody_plays_have_no_material(self, queensdale: Game) -> None:
        state = queensdale.new(2, seed=3).state
        for unused in (2, 3):
            assert state.goods[unused] == [0] * 6
            assert (state.seals[unused], state.epoch[unused], state.huts[unused]) == (0, 0, 0)
            assert (state.family[unused], state.chosen_hut[unused]) == (-1, -1)

    @clauses("QD-SETUP-01", "QD-SETUP-03")
    def test_colours_and_number_of_players_stay_for_the_campaign(self, queensdale: Game) -> None:
        pos = begin(play(last_turn(queensdale, {}, {}, {}, round=20), "leave round"))
        document = pos.to_dict()
        assert (document["game_number"], document["players"]) == (2, 3)
        assert [table["colour"] for table in document["seats"]] == COLOURS[3]

    @clauses("QD-SETUP-03", "QD-SETUP-27")
    def test_nobody_joins_a_campaign_that_has_begun(self, queensdale: Game) -> None:
        document = begin(queensdale.new(3, seed=1)).to_dict()
        document["seats"] = [*document["seats"], {}]
        with pytest.raises(PositionError):
            queensdale.position(document)

    @clauses("QD-SETUP-27")
    def test_somebody_else_may_take_over_the_complete_state(self, queensdale: Game) -> None:
        """All that the campaign knows is in its document: whoever reads it plays on as the first player would."""
        mine = begin(queensdale.new(2, seed=4))
        theirs = queensdale.position(mine.to_dict())
        for _ in range(40):
            move = mine.legal_moves[0]
            play(mine, move.text)
            play(theirs, move.text)
        assert theirs.digest == mine.digest

    @clauses("QD-SETUP-05", "QD-COMP-24")
    @pytest.mark.parametrize("players", PLAYERS)
    def test_everybody_has_a_family_of_the_own_by_chance(self, queensdale: Game, players: int) -> None:
        seen: list[set[str]] = [set() for _ in range(players)]
        for seed in range(40):
            view = queensdale.new(players, seed=seed).view(None)
            families = [table["family"] for table in view["seats"]]
            assert len(set(families)) == players
            for met, family in zip(seen, families, strict=True):
                met.add(family)
        assert seen == [set(FAMILIES)] * players

    @clauses("QD-SETUP-05")
    def test_every_pair_of_families_is_possible(self, queensdale: Game) -> None:
        views = [queensdale.new(2, seed=seed).view(None)["seats"] for seed in range(120)]
        pairs = Counter((red["family"], green["family"]) for red, green in views)
        assert set(pairs) == set(permutations(FAMILIES, 2))

    @clauses("QD-SETUP-05", "QD-SETUP-22")
    def test_the_table_hears_the_opening_story_and_every_family_history(self, queensdale: Game) -> None:
        pos = begin(queensdale.new(3, seed=5))
        told = [event.message for event in pos.story()]
        assert told.count("qd-opening") == 1
        for number in range(3):
            assert f"family-{seat(pos, number)['family']}-story" in told
        opening = next(event for event in pos.story() if event.message == "qd-opening")
        assert "asked three families" in opening.text()
        second = begin(play(last_turn(queensdale, {}, {}, round=20), "leave round"))
        assert "qd-opening" not in [event.message for event in second.story()]

    @clauses("QD-SETUP-22")
    @pytest.mark.parametrize("players", PLAYERS)
    def test_the_starting_player_reads_the_opening_story_before_the_first_turn(
        self, queensdale: Game, players: int
    ) -> None:
        for colour in COLOURS[players]:
            pos = begin(queensdale.new(players, seed=5, options={"first": colour}))
            told = [event.message for event in pos.story()]
            place = told.index("qd-opening")
            assert told[place - 1] == "qd-story-reader"
            reader = pos.story()[place - 1]
            assert (reader.args["seat"], pos.to_dict()["first_player"]) == (colour, COLOURS[players].index(colour))
            assert place < told.index("story-round")
            assert (pos.step, pos.to_dict()["game_number"], pos.to_dict()["round"]) == ("turn", 1, 1)
        second = begin(play(last_turn(queensdale, {}, {}, round=20), "leave round"))
        assert not {"qd-opening", "qd-story-reader"} & {event.message for event in second.story()}


@clauses("QD-SETUP-09", "QD-SETUP-20")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_record_that_was_played_with_is_laid_out_like_a_new_one(queensdale: Game, players: int) -> None:
    pos = queensdale.new(players, seed=6)
    fresh = pos.to_bytes()
    for _ in islice(random_play(pos, 6), PLAYED_FOR):
        pass
    used = queensdale.copy_state(pos.held)
    used.drawn = 0
    queensdale.rules.loops.seek(used, 0)
    assert queensdale.state_bytes(used) != fresh
    queensdale.call(queensdale.rules.loops.setup, used)
    assert queensdale.state_bytes(used) == fresh


@pytest.mark.parametrize("players", PLAYERS)
class TestLayout:
    @clauses("QD-SETUP-16", "QD-SETUP-17", "QD-SETUP-07", "QD-COMP-03", "QD-COMP-04", "QD-COMP-05", "QD-COMP-20")
    def test_what_everybody_begins_with(self, queensdale: Game, players: int) -> None:
        pos = queensdale.new(players, seed=2)
        for number, colour in enumerate(COLOURS[players]):
            own = seat(pos, number)
            assert own["faces"] == [STARTING_DIE] * 5
            assert (own["goods"], own["seals"]) == ({"guilder": 3}, 1)
            assert (own["morale"], own["aim"], own["epoch"], fame(pos, number)) == (0, 10, 1, 0)
            assert (own["figurines"], own["buildings"], own["tower"]) == ({}, {}, [None] * 3)
            assert (own["scout"], own["huts"]) == (f"{colour} c3", [])

    @clauses("QD-SETUP-12", "QD-COMP-08")
    def test_the_bag_holds_18_figurines(self, queensdale: Game, players: int) -> None:
        assert queensdale.new(players, seed=2).to_dict()["bag"] == {"craftsman": 8, "gleeman": 8, "courier": 2}

    @clauses("QD-SETUP-13", "QD-SETUP-29", "QD-COMP-06", "QD-BOARD-04", "QD-HERB-10")
    def test_a_token_lies_on_every_shrub_of_all_four_quarters(self, queensdale: Game, players: int) -> None:
        herbs = queensdale.new(players, seed=2).to_dict()["herbs"]
        assert Counter(space.split()[0] for space in herbs) == dict.fromkeys(("red", "blue", "green", "yellow"), 12)
        assert Counter(herb for herb, _ in herbs.values()) == dict.fromkeys(HERBS, 8)
        rewards = Counter(reward for _, reward in herbs.values())
        assert rewards == {"timber": 12, "clay": 12, "bread": 8, "fame": 8, "morale": 6, "clairvoyant": 2}

    @clauses("QD-SETUP-13")
    def test_tokens_are_shuffled(self, queensdale: Game, players: int) -> None:
        first, last, tokens = set(), set(), set()
        for seed in range(60):
            herbs = queensdale.new(players, seed=seed).to_dict()["herbs"]
            first.add(herbs["red a1"][0])
            last.add(herbs["yellow f1"][0])
            tokens.add(tuple(map(tuple, herbs.values())))
        assert first == last == set(HERBS)
        assert len(tokens) == 60

    @clauses("QD-SETUP-15", "QD-COMP-14")
    def test_the_stock_holds_the_buildings_of_the_first_three_boards(self, queensdale: Game, players: int) -> None:
        stock = queensdale.new(players, seed=2).view(0)["stock"]
        assert {building["building_board"] for building in stock.values()} == {"1-1", "1-2", "1-3"}
        assert len(stock) == 10
        assert sum(len(building["ranks"]) for building in stock.values()) == {4: 36, 3: 26, 2: 20}[players]

    @clauses("QD-SETUP-11", "QD-COMP-21")
    def test_the_action_board_shows_the_face_for_the_number_of_players(self, queensdale: Game, players: int) -> None:
        spaces = queensdale.new(players, seed=2).view(0)["spaces"]
        actions = sum(kind["free"] for name, kind in spaces.items() if name in ACTIONS)
        assert actions == {2: 11, 3: 17, 4: 22}[players]
        assert ("scout_middle" in spaces) == (players > 2)

    @clauses("QD-SETUP-19", "QD-COMP-33", "QD-COURIER-13")
    def test_the_decks_are_ready_and_no_card_is_read(self, queensdale: Game, players: int) -> None:
        view = queensdale.new(players, seed=2).view(0)
        assert (view["courier_deck"], view["courier_card"]) == (14, None)
        assert view["clairvoyant_deck"] == 7
        assert [table["clairvoyant"] for table in view["seats"]] == [[]] * players

    @clauses("QD-SETUP-14", "QD-COMP-23", "QD-LATER-24")
    def test_the_plunger_lies_beside_the_board(self, queensdale: Game, players: int) -> None:
        pos = queensdale.new(players, seed=2)
        assert pos.to_dict()["plunger"] is None
        assert all("bread" not in goods(pos, number) for number in range(players))

    @clauses("QD-SETUP-14")
    def test_bread_seals_and_counters_lie_beside_the_board(self, queensdale: Game, players: int) -> None:
        """Nobody has any of them but the seal to begin with, no card has put a token anywhere, and nothing runs out."""
        pos = queensdale.new(players, seed=2)
        assert [seat(pos, number)["seals"] for number in range(players)] == [1] * players
        for table in pos.to_dict()["seats"]:
            assert (table.get("renovated", []), table.get("counters_used", 0)) == ([], 0)
        assert {space["closed"] for space in pos.view(None)["spaces"].values()} == {0}
        begin(pos)
        document = pos.to_dict()
        me = pos.to_move
        assert me is not None
        document["seats"][me] |= {"dice": ["action"], "goods": {"timber": 1}}
        after = play(queensdale.position(document), "die 1", "bakery")
        assert goods(after, me).get("bread", 0) > 0


class TestFirstHut:
    @clauses("QD-SETUP-18", "QD-SETUP-25")
    @pytest.mark.parametrize("players", PLAYERS)
    def test_everybody_chooses_one_of_six_after_the_tokens_lie_on_the_map(self, queensdale: Game, players: int) -> None:
        pos = queensdale.new(players, seed=2)
        while pos.step == "grocer":
            play(pos, "buy nothing more")
        for number in range(players):
            assert (pos.step, pos.to_move, len(pos.to_dict()["herbs"])) == ("start_hut", number, 48)
            assert texts(pos) == [f"begin with {herb}" for herb in HERBS]
            assert all(seat(pos, i)["huts"] == [] for i in range(players))
            play(pos, "begin with lavender")
        assert [seat(pos, i)["huts"] for i in range(players)] == [["lavender"]] * players

    @clauses("QD-SETUP-25")
    def test_a_choice_is_not_shown_before_all_have_chosen(self, queensdale: Game) -> None:
        views = []
        for herb in ("mint", "sage"):
            pos = queensdale.new(3, seed=2)
            while pos.step == "grocer":
                play(pos, "buy nothing more")
            play(pos, f"begin with {herb}")
            views.append([pos.view(eyes) for eyes in (1, 2, None)])
            assert pos.view(0)["seats"][0]["chosen_hut"] == herb
        assert views[0] == views[1]


class TestWhatASeatMayImagine:
    """Three tokens of every herb lie side by side; who does not know their rewards can only deal them anew."""

    REWARDS = ("timber", "bread", "fame")

    def lying(self, game: Game, order: tuple[str, ...], **keys: Any) -> Position:
        shrubs = list(game.new(2, seed=1).to_dict()["herbs"])
        tokens = [[herb, reward] for herb in HERBS for reward in order]
        return at(game, herbs=dict(zip(shrubs, tokens, strict=False)), **keys)

    @clauses("QD-HERB-14", "QD-COMP-38")
    def test_every_order_of_the_rewards_of_a_herb_is_equally_likely(self, queensdale: Game) -> None:
        """100 of 600 are expected for each."""
        pos = self.lying(queensdale, self.REWARDS)
        orders = {herb: Counter[tuple[str, ...]]() for herb in HERBS}
        for key in range(600):
            tokens = pos.redealt(0, key).to_dict()["herbs"].values()
            for herb, seen in orders.items():
                seen[tuple(reward for kind, reward in tokens if kind == herb)] += 1
        for seen in orders.values():
            assert set(seen) == set(permutations(self.REWARDS))
            assert 73 <= min(seen.values()) <= max(seen.values()) <= 127

    @clauses("QD-HERB-14", "QD-COMP-38")
    def test_nothing_of_the_true_order_is_left(self, queensdale: Game) -> None:
        truths = [self.lying(queensdale, order, seed=9) for order in permutations(self.REWARDS)]
        for key in range(5):
            assert len({truth.redealt(0, key).to_bytes() for truth in truths}) == 1

    @clauses("QD-SETUP-25", "QD-COMP-38")
    @pytest.mark.parametrize("players", PLAYERS)
    def test_the_hut_of_whoever_has_chosen_before_is_unknown(self, queensdale: Game, players: int) -> None:
        """All choose at the same time: the last seat may be the first to have chosen."""
        tables: list[dict[str, Any]] = [{} for _ in range(players - 1)]
        pos = at(queensdale, *tables, {"chosen_hut": "mint"}, to_move=0, step="start_hut")
        dealt = [[seat(pos.redealt(0, key), i)["chosen_hut"] for i in range(players)] for key in range(60)]
        assert {huts[-1] for huts in dealt} == set(HERBS)
        assert {hut for huts in dealt for hut in huts[:-1]} == {None}


class TestFirstPlayer:
    @clauses("QD-SETUP-23")
    @pytest.mark.parametrize("players", PLAYERS)
    def test_chance_chooses_among_all_players(self, queensdale: Game, players: int) -> None:
        first = Counter(begin(queensdale.new(players, seed=seed)).to_move for seed in range(40))
        assert set(first) == set(range(players))
        assert max(first.values()) < 40 * 2 / players

    @clauses("QD-SETUP-21", "QD-SETUP-23")
    @pytest.mark.parametrize("players", PLAYERS)
    def test_the_host_may_name_somebody(self, queensdale: Game, players: int) -> None:
        for number, colour in enumerate(COLOURS[players]):
            for seed in range(5):
                pos = begin(queensdale.new(players, seed=seed, options={"first": colour}))
                assert (pos.to_move, pos.to_dict()["first_player"]) == (number, number)

    @clauses("QD-SETUP-23")
    @pytest.mark.parametrize("first", ["chance", "green"])
    def test_before_the_first_round_nothing_tells_who_will_begin(self, queensdale: Game, first: str) -> None:
        """Green will, by chance or because the host says so; until then counter and turn stand at the first seat."""
        pos = queensdale.new(2, seed=2, options={"first": first})
        while pos.step != "turn":
            view = pos.view(None)
            assert (view["first_player"], view["turn_of"], view["round"], view["turn"]) == (0, 0, 0, 0)
            play(pos, MOVE[str(pos.step)])
        assert pos.view(None)["first_player"] == pos.view(None)["turn_of"] == pos.to_move == 1

    @clauses("QD-SETUP-23")
    def test_a_colour_that_nobody_plays_is_refused(self, queensdale: Game) -> None:
        with pytest.raises(OptionError, match="got 'blue', expected one of: chance, red, green"):
            queensdale.new(2, seed=1, options={"first": "blue"})
        pos = begin(queensdale.new(2, seed=1, options={"first": "blue", "colours": "blue-yellow"}))
        assert (pos.to_move, pos.turn) == (0, "1.1.1 blue")

    @clauses("QD-SETUP-23", "QD-NEXT-15")
    def test_later_games_do_not_ask_for_the_name(self, queensdale: Game) -> None:
        """Red was named; green has the lower goal in the second game and begins."""
        pos = last_turn(queensdale, {"epoch": 2, "tower": ["1a"]}, {}, round=20, options={"first": "red"})
        assert begin(play(pos, "leave round")).to_move == 1


class TestGrocer:
    @clauses("QD-SETUP-24", "QD-SETUP-16")
    @pytest.mark.parametrize("players", PLAYERS)
    def test_the_starting_seal_may_be_spent_before_the_first_game(self, queensdale: Game, players: int) -> None:
        pos = queensdale.new(players, seed=2)
        buyer = pos.to_move
        assert (pos.step, pos.to_dict()["game_number"]) == ("grocer", 1)
        changed = outcome(pos, "buy choice_sc", "on die 2", "instead of clay")
        assert changed[f"seats.{buyer}.seals"] == 0
        new = ["timber", "stone", "choice_sc", "guilder", "action", "action"]
        assert changed[f"seats.{buyer}.faces"] == [STARTING_DIE, new, *[STARTING_DIE] * 3]
        assert (pos.step, pos.to_move != buyer) == ("grocer", True)

    @clauses("QD-SETUP-24")
    def test_one_seal_buys_no_dearer_face(self, queensdale: Game) -> None:
        assert clause(queensdale.new(2, seed=2), "buy double_clay") == "QD-GROCER-02"

    @clauses("QD-SETUP-28")
    def test_nobody_is_asked_where_on_a_die_a_symbol_is(self, queensdale: Game) -> None:
        """Six sides, but five different faces: which of the two A is covered makes no difference."""
        pos = play(queensdale.new(2, seed=2), "buy bread2", "on die 1")
        assert texts(pos) == [f"instead of {face}" for face in dict.fromkeys(STARTING_DIE)]

    @clauses("QD-SETUP-28")
    def test_the_order_of_the_faces_does_not_change_what_a_die_can_do(self, queensdale: Game) -> None:
        own = {"dice": ["clay", "action"], "goods": {"bread": 1}}
        turned = {**own, "faces": [STARTING_DIE[::-1]] * 5}
        assert texts(at(queensdale, own)) == texts(at(queensdale, turned))


class TestLaterGames:
    @clauses("QD-SETUP-16", "QD-NEXT-18")
    def test_guilders_and_seal_are_given_once(self, queensdale: Game) -> None:
        pos = last_turn(queensdale, {"fame": 8}, {}, round=20)
        play(pos, "leave round")
        assert pos.to_dict()["game_number"] == 2
        assert [(goods(pos, i), seat(pos, i)["seals"]) for i in (0, 1)] == [({}, 2), ({}, 1)]

    @clauses("QD-SETUP-20", "QD-COMP-02", "QD-COMP-25", "QD-SETUP-19")
    def test_the_end_of_a_game_and_the_next_one_follow_the_check_list(self, queensdale: Game) -> None:
        """Tower tile, farm and storage after the game; tower goods, grocer, huts, first turn before the next one."""
        own = {"fame": 11, "goods": {"timber": 6, "guilder": 1}, "buildings": {"timber_yard": 1}, "seals": 1}
        pos = last_turn(queensdale, own, {"fame": 8})
        seen = [(pos.to_dict()["game_number"], pos.to_dict()["phase"], pos.step)]
        moves = {**MOVE, "tower": "tower 1b", "exchange": "keep the rest"}
        play(pos, "leave round")
        while pos.step != "turn":
            seen.append((pos.to_dict()["game_number"], pos.to_dict()["phase"], pos.step))
            play(pos, moves[str(pos.step)])
        seen.append((pos.to_dict()["game_number"], pos.to_dict()["phase"], pos.step))
        assert list(dict.fromkeys(seen)) == [
            (1, "play", "turn"),
            (1, "towers", "tower"),
            (1, "storage", "exchange"),
            (2, "grocer", "grocer"),
            (2, "huts", "start_hut"),
            (2, "play", "turn"),
        ]
        assert seat(pos, 0)["buildings"] == {"timber_yard": 1}
        assert (seat(pos, 0)["epoch"], seat(pos, 0)["tower"]) == (2, ["1b", None, None])
        assert goods(pos, 0) == {"timber": 3, "stone": 1, "guilder": 1}
        assert pos.to_dict()["opened"] == 2

    @clauses("QD-SETUP-26")
    def test_opposite_boroughs_are_suggested_to_two_players(self, queensdale: Game) -> None:
        assert {players: list(queensdale.new(players, seed=1).seat_names) for players in PLAYERS} == COLOURS

    @clauses("QD-SETUP-26")
    @pytest.mark.parametrize("players", [2, 3])
    def test_any_colours_may_be_taken(self, queensdale: Game, players: int) -> None:
        """Every choice sits at its own tents; the first player can be named among those who play."""
        for colours in combinations(("red", "blue", "green", "yellow"), players):
            options = {"colours": "-".join(colours), "first": colours[-1]}
            pos = begin(queensdale.new(players, seed=3, options=options))
            assert [(one["colour"], one["scout"]) for one in pos.view(None)["seats"]] == [
                (c, f"{c} c3") for c in colours
            ]
            assert (pos.turn.split()[-1], pos.to_move) == (colours[-1], players - 1)
            document = pos.to_dict()
            assert queensdale.position(document).to_bytes() == pos.to_bytes()

    @clauses("QD-SETUP-26")
    def test_colours_that_do_not_fit_the_number_of_players_are_refused(self, queensdale: Game) -> None:
        for players, colours in (
            (2, "red-blue-green"),
            (3, "red-blue"),
            (4, "red-blue"),
            (2, "blue-red"),
            (2, ["red"]),
        ):
            with pytest.raises(OptionError, match=f"expected one of these with {players} players: suggested"):
                queensdale.new(players, seed=1, options={"colours": colours})


class TestUnusedBoroughs:
    @clauses("QD-SETUP-29", "QD-BOARD-19")
    @pytest.mark.parametrize("space", ["blue e5", "blue d4", "blue f6", "blue c3"])
    def test_they_are_spaces_for_scouts(self, queensdale: Game, space: str) -> None:
        pos = at(queensdale, {"scout": "blue d5"}, step="scout", argument={"steps": 4}, herbs={})
        play(pos, "rest in blue", f"at {space.split()[1]}")
        assert seat(pos, 0)["scout"] == space

    @clauses("QD-SETUP-29")
    def test_they_have_no_other_function(self, queensdale: Game) -> None:
        """Red and green have four sites each, and no more because two boroughs are empty."""
        view = queensdale.new(2, seed=1).view(0)
        assert [(table["sites"], table["free_sites"]) for table in view["seats"]] == [(4, 4)] * 2


@clauses("QD-SETUP-13")
def test_every_token_can_lie_on_every_shrub(queensdale: Game) -> None:
    """600 deals: every herb lies on every shrub about as often as the others, and every token can stay where it was."""
    deals = 600
    herbs, last = [Counter[int]() for _ in range(48)], 0
    state = queensdale.rules.state.blank()
    for seed in range(deals):
        rekey(state, seed, 0)
        deal_tokens(queensdale.pack.mirror, state)
        for shrub, herb in enumerate(state.herb):
            herbs[shrub][herb] += 1
        last += (state.herb[47], state.reward[47]) == (5, 4)
    assert all(60 < found[herb] < 145 for found in herbs for herb in range(6))
    assert last > 0


@clauses("QD-SETUP-08", "QD-SETUP-14")
@pytest.mark.parametrize("junk", [1, 2, 127])
def test_a_table_that_was_used_is_laid_out_like_a_fresh_one(queensdale: Game, junk: int) -> None:
    """Nothing of another campaign is left over, wherever it has ended: many games are played in the same records."""
    fresh = queensdale.new(4, seed=7)
    state = queensdale.rules.state.from_bytes(bytes([junk]) * len(fresh.to_bytes()))
    state.rules_version, state.players, state.games, state.first_named = fresh.state.rules_version, 4, 0, 0
    state.start_epoch = state.start_branch = 0
    state.quarter, state.caves = list(fresh.state.quarter), 0
    state.start_epoch, state.start_branch = 0, 0
    state.agenda_depth = len(state.agenda_step)
    rekey(state, 7, 0)
    queensdale.rules.loops.setup(queensdale.pack.mirror, state)
    assert queensdale.rules.state.to_bytes(state) == fresh.to_bytes()
