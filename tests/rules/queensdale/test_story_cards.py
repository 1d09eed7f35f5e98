"""QD-EPOCH-07, 17, 20, QD-LATER-46: what every story card does, by its code."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    fame,
    finished,
    goods,
    last_die,
    of_epoch,
    play,
    quietly,
    seat,
    texts,
    with_die,
)
from tests.rules.queensdale.telling import number_of

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

EPOCH_OF = {"y": 2, "n": 5, "v": 8}
EVERYBODY = pytest.mark.parametrize("players", [2, 3, 4])


def told(game: Game, code: str) -> dict[str, Any]:
    """The keys of a game for which a story card was read."""
    number = number_of(game, code)
    return {"story": number, "stories": [number], "opened": EPOCH_OF[code[0]]}


def after(game: Game, code: str) -> dict[str, Any]:
    """The keys of a later game: a story card was read, and is no longer in force unless it is permanent."""
    return told(game, code) | {"story": None}


def untold(code: str) -> dict[str, Any]:
    """The keys of a game at the same time without the card."""
    return {"opened": EPOCH_OF[code[0]]}


def placed(game: Game, face: str, space: str, own: dict[str, Any], **keys: Any) -> Position:
    """Seat 0 of two has placed its die."""
    return play(with_die(game, face, own, **keys), space)


def steps(pos: Position) -> int:
    """How far the scout may go that is asked for."""
    assert pos.step in ("scout", "rest")
    found: int = pos.to_dict()["pending"][-1]["argument"]["steps"]
    return found


class TestY1MildSpring:
    """Every scout movement has 1 step more, in this game only."""

    @pytest.mark.parametrize(("space", "count"), [("scout 4", 5), ("scout 3", 4), ("scout 2", 3)])
    def test_scout_actions(self, queensdale: Game, space: str, count: int) -> None:
        assert steps(placed(queensdale, "action", space, {}, players=4, **told(queensdale, "y1"))) == count
        assert steps(placed(queensdale, "action", space, {}, players=4, **after(queensdale, "y1"))) == count - 1

    def test_with_a_scout_lodge(self, queensdale: Game) -> None:
        own = {"buildings": {"scout_lodge": 1}}
        keys = told(queensdale, "y1") | {"opened": 5}
        assert steps(placed(queensdale, "action", "scout 4", own, **keys)) == 6

    def test_steps_by_ability_robber_baron_and_monument(self, queensdale: Game) -> None:
        keys = told(queensdale, "y1") | {"opened": 5}
        heron = {"family": "heron", "abilities": ["9"]}
        assert steps(play(at(queensdale, heron, **keys), "scout one step")) == 2
        token = queensdale.pack.mirror.robber_effect.index(3) + 1
        amount = queensdale.pack.mirror.robber_amount[token - 1]
        pos = play(at(queensdale, {"robbers": [token]}, **keys), f"robber {token}")
        assert steps(pos) == amount + 1

    def test_it_reaches_one_space_further(self, queensdale: Game) -> None:
        for keys, can in ((told(queensdale, "y1"), True), (untold("y1"), False)):
            pos = placed(queensdale, "action", "scout 4", {}, herbs={}, **keys)
            play(pos, "rest in blue")
            assert ("at b3" in texts(pos)) == can


class TestY2FlourThieves:
    """The bakery action costs a basic resource, and feeding raises morale by 2 levels."""

    @pytest.mark.parametrize("good", ["timber", "stone", "clay", "guilder"])
    def test_a_basic_resource_of_choice_for_the_bread(self, queensdale: Game, good: str) -> None:
        own = {"goods": {"timber": 1, "stone": 1, "clay": 1, "guilder": 1}}
        pos = placed(queensdale, "action", "bakery", own, **told(queensdale, "y2"))
        assert texts(pos) == ["spend timber", "spend stone", "spend clay", "spend guilder"]
        play(pos, f"spend {good}")
        left = {"timber": 1, "stone": 1, "clay": 1, "guilder": 1, "bread": 1}
        del left[good]
        assert goods(pos, 0) == left

    @clauses("QD-EPOCH-07")
    def test_not_without_a_basic_resource(self, queensdale: Game) -> None:
        own = {"goods": {"bread": 3, "marble": 0}}
        pos = with_die(queensdale, "action", own, **told(queensdale, "y2"))
        assert clause(pos, "bakery") == "QD-EPOCH-07"
        assert "bakery" in texts(with_die(queensdale, "action", own, **after(queensdale, "y2")))

    @pytest.mark.parametrize(("stone", "possible"), [(1, False), (2, True)])
    def test_a_resource_die_is_paid_besides(self, queensdale: Game, stone: int, possible: bool) -> None:
        pos = with_die(queensdale, "stone", {"goods": {"stone": stone}}, **told(queensdale, "y2"))
        assert ("bakery" in texts(pos)) == possible
        if possible:
            play(pos, "bakery")
            assert goods(pos, 0) == {"bread": 1}

    def test_feeding_raises_by_two_levels(self, queensdale: Game) -> None:
        own = {"goods": {"bread": 1}}
        assert seat(placed(queensdale, "action", "poor", own, **told(queensdale, "y2")), 0)["morale"] == 2
        assert seat(placed(queensdale, "action", "poor", own, **after(queensdale, "y2")), 0)["morale"] == 1

    def test_one_level_below_the_top_the_second_is_lost(self, queensdale: Game) -> None:
        own = {"goods": {"bread": 1}, "morale": 14}
        assert seat(placed(queensdale, "action", "poor", own, **told(queensdale, "y2")), 0)["morale"] == 15
        full = with_die(queensdale, "action", own | {"morale": 15}, **told(queensdale, "y2"))
        assert "poor" not in texts(full)

    @pytest.mark.parametrize(("morale", "possible"), [(0, True), (12, True), (13, False), (14, False)])
    def test_a_chapel_adds_a_level_for_a_bread_where_there_is_room(
        self, queensdale: Game, morale: int, possible: bool
    ) -> None:
        own = {"goods": {"bread": 2}, "morale": morale, "buildings": {"chapel": 1}}
        pos = placed(queensdale, "action", "poor", own, **told(queensdale, "y2") | {"opened": 4})
        if possible:
            play(pos, "feed bread and bread")
            assert (seat(pos, 0)["morale"], goods(pos, 0)) == (morale + 3, {})
        else:
            assert (seat(pos, 0)["morale"], goods(pos, 0).get("bread")) == (15, 1)


class TestY4RainOfWeeks:
    """The +1 space for clay gives 3, that for stone 1."""

    @pytest.mark.parametrize(
        ("face", "space", "count", "usual"),
        [
            ("clay", "clay +1", 3, 2),
            ("stone", "stone +1", 1, 2),
            ("timber", "timber +1", 2, 2),
            ("clay", "clay", 1, 1),
            ("stone", "stone", 1, 1),
            ("double_clay", "clay +1", 4, 3),
            ("double_stone", "stone +1", 2, 3),
        ],
    )
    def test_spaces(self, queensdale: Game, face: str, space: str, count: int, usual: int) -> None:
        good = space.split()[0]
        keys = told(queensdale, "y4") | {"opened": 4, "players": 3}
        assert goods(placed(queensdale, face, space, {}, **keys), 0) == {good: count}
        assert goods(placed(queensdale, face, space, {}, **keys | {"story": None}), 0) == {good: usual}


def set_up(game: Game, code: str, *seats: dict[str, Any], **keys: Any) -> Position:
    """The first turn of a game for which this story card is drawn: it is the only one of its colour that is left."""
    colour = next(card.colour for card in game.pack.content.stories if card.code == code)
    others = [card.code for card in game.pack.content.stories if card.colour == colour and card.code != code]
    epoch = EPOCH_OF[code[0]]
    course = {"opened": epoch, "branch": "wall"} if epoch > 6 else {"opened": epoch}
    first = of_epoch(epoch) | seats[0]
    stories = sorted(number_of(game, one) for one in others)
    return quietly(finished(game, first, *seats[1:], stories=stories, **course | keys), "turn")


class TestY5TravellingPlayers:
    """Everybody starts the game with 1 gleeman from the bag."""

    @EVERYBODY
    def test_everybody_gets_one(self, queensdale: Game, players: int) -> None:
        pos = set_up(queensdale, "y5", *[{} for _ in range(players)])
        assert pos.view(0)["story_card"] == "y5"
        assert [seat(pos, n)["figurines"] for n in range(players)] == [{"gleeman": 1}] * players
        assert pos.to_dict()["bag"]["gleeman"] == 8 - players

    def test_besides_those_that_were_stored(self, queensdale: Game) -> None:
        rich = {"figurines": {"gleeman": 2}, "buildings": {"dwelling": 1}}
        pos = set_up(queensdale, "y5", rich, {}, {})
        assert [seat(pos, n)["figurines"].get("gleeman", 0) for n in range(3)] == [3, 1, 1]

    def test_only_as_many_as_the_bag_has_the_lowest_goal_first(self, queensdale: Game) -> None:
        def keeps(count: int, rank: int) -> dict[str, Any]:
            return {"figurines": {"gleeman": count}, "buildings": {"dwelling": rank}}

        seats = [of_epoch(4, "c") | keeps(3, 1), of_epoch(2, "a") | keeps(2, 2), of_epoch(2, "b") | keeps(2, 3), {}]
        pos = set_up(queensdale, "y5", *seats, opened=4)
        assert [seat(pos, n)["figurines"].get("gleeman", 0) for n in range(4)] == [3, 2, 2, 1]


class TestY6RoyalTithe:
    """At the end of each round whoever has more than 4 guilders returns 1, and whoever has the fewest gains 1."""

    @clauses("QD-EPOCH-07")
    @pytest.mark.parametrize(
        ("held", "then"),
        [
            ((5, 4, 0), (4, 4, 1)),
            ((4, 3, 1), (4, 3, 2)),
            ((9, 5, 2), (8, 4, 3)),
            ((6, 0, 0), (5, 1, 1)),
            ((5, 5), (5, 5)),
            ((4, 4), (5, 5)),
            ((7, 1), (6, 2)),
            ((3, 8, 5, 5), (4, 7, 4, 4)),
        ],
    )
    def test_a_round_ends(self, queensdale: Game, held: tuple[int, ...], then: tuple[int, ...]) -> None:
        seats = [{"goods": {"guilder": count}} for count in held]
        pos = play(last_die(queensdale, *seats, **told(queensdale, "y6")), "leave round")
        assert tuple(goods(pos, n).get("guilder", 0) for n in range(len(held))) == then

    @clauses("QD-EPOCH-07")
    def test_not_without_the_card_and_not_within_a_round(self, queensdale: Game) -> None:
        seats = [{"goods": {"guilder": 6}}, {}]
        pos = play(last_die(queensdale, *seats, **after(queensdale, "y6")), "leave round")
        assert goods(pos, 0) == {"guilder": 6}
        within = at(queensdale, {"goods": {"guilder": 6}}, {}, **told(queensdale, "y6"))
        assert goods(play(within, "leave round"), 0) == {"guilder": 6}

    def test_also_after_the_last_round_before_anything_is_stored(self, queensdale: Game) -> None:
        seats = [{"goods": {"guilder": 2}}, {"goods": {"guilder": 1}}]
        pos = quietly(play(last_die(queensdale, *seats, round=20, **told(queensdale, "y6")), "leave round"), "turn")
        assert goods(pos, 1)["guilder"] >= 2


class TestY7Bees:
    """Herb tokens with fame give 2 fame."""

    def gather(self, game: Game, reward: str, **keys: Any) -> Position:
        own = {"dice": ["action"], "huts": ["mint"]}
        pos = at(game, own, {}, step="place", herbs={"red c4": ["mint", reward]}, **keys)
        return play(pos, "scout 4", "gather red c4")

    @pytest.mark.parametrize(("reward", "count"), [("fame", 2), ("timber", 0), ("bread", 0)])
    def test_gathered(self, queensdale: Game, reward: str, count: int) -> None:
        pos = self.gather(queensdale, reward, **told(queensdale, "y7"))
        assert fame(pos, 0) == count
        assert seat(pos, 0)["fame"].get("herb", 0) == count

    def test_one_fame_without_the_card(self, queensdale: Game) -> None:
        assert fame(self.gather(queensdale, "fame", **after(queensdale, "y7")), 0) == 1

    def test_also_a_token_taken_from_the_map(self, queensdale: Game) -> None:
        keys = {"step": "take", "herbs": {"blue c4": ["sage", "fame"], "red c4": ["mint", "timber"]}}
        pos = at(queensdale, {}, {}, **keys, **told(queensdale, "y7") | {"opened": 3})
        assert fame(play(pos, "token blue c4"), 0) == 2


class TestY8Apprentices:
    """The first build action of each player in the game costs 1 timber, stone or clay less."""

    PRICE: ClassVar = {"timber": 1, "stone": 3, "clay": 2}

    @pytest.mark.parametrize("good", ["timber", "stone", "clay"])
    def test_one_piece_of_choice_is_saved(self, queensdale: Game, good: str) -> None:
        held = {kind: count - (kind == good) for kind, count in self.PRICE.items()}
        pos = placed(queensdale, "action", "build", {"goods": held}, **told(queensdale, "y8"))
        quietly_build(pos, "stone_pile", f"save {good}")
        assert goods(pos, 0) == {}
        assert [one["building"] for one in pos.view(0)["seats"][0]["buildings"]] == ["stone_pile"]

    def test_two_pieces_short_is_too_much(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "action", {"goods": {"timber": 0, "stone": 2, "clay": 2}}, **told(queensdale, "y8"))
        assert "build" not in texts(pos)

    def test_the_second_build_action_costs_all(self, queensdale: Game) -> None:
        own = {"goods": self.PRICE | {"stone": 2}, "firsts": ["build"]}
        assert "build" not in texts(with_die(queensdale, "action", own, **told(queensdale, "y8")))
        own = {"goods": {kind: 2 * count for kind, count in self.PRICE.items()}}
        pos = placed(queensdale, "action", "build", own, **told(queensdale, "y8"))
        quietly_build(pos, "stone_pile", "save clay")
        assert seat(pos, 0)["firsts"] == ["build"]
        assert sum(goods(pos, 0).values()) == 7

    def test_each_player_has_a_first_one(self, queensdale: Game) -> None:
        own = {"goods": self.PRICE | {"stone": 2}}
        other: dict[str, Any] = {"dice": ["action"], **own}
        pos = at(queensdale, {"firsts": ["build"]}, other, to_move=1, step="place", **told(queensdale, "y8"))
        assert "build" in texts(pos)

    def test_clearing_land_counts_as_a_build_action(self, queensdale: Game) -> None:
        price = queensdale.pack.mirror.use_price[0]
        held = dict(zip(("timber", "stone", "clay"), price, strict=False))
        short = next(kind for kind, count in held.items() if count)
        own = {"goods": held | {short: held[short] - 1}}
        pos = with_die(queensdale, "action", own, **told(queensdale, "y8"))
        assert "build" in texts(pos)
        pos = play(pos, "build")
        if pos.step == "build":
            play(pos, "clear land")
        if pos.step == "payment":
            play(pos, f"save {short}")
        if pos.step == "payment":
            play(pos, "pay")
        assert (seat(pos, 0)["cleared"], goods(pos, 0)) == (1, {})

    def test_a_craftsman_saves_besides(self, queensdale: Game) -> None:
        own = {"goods": {"clay": 2, "timber": 1}, "figurines": {"craftsman": 1}}
        pos = with_die(queensdale, "action", own, **told(queensdale, "y8"))
        assert "build" in texts(pos)
        own["goods"] = {"clay": 1, "timber": 1}
        assert "build" not in texts(with_die(queensdale, "action", own, **told(queensdale, "y8")))

    def test_without_the_card_nothing_is_saved_or_noted(self, queensdale: Game) -> None:
        own = {"goods": self.PRICE}
        pos = placed(queensdale, "action", "build", own, **after(queensdale, "y8"))
        quietly_build(pos, "stone_pile")
        assert "firsts" not in seat(pos, 0)


def quietly_build(pos: Position, building: str, *moves: str) -> Position:
    """Build at the lowest rank, with these moves while paying; what is forced is not asked."""
    wanted = [f"build {building}", "rank 1", *moves, "pay"]
    while pos.step in ("build", "rank", "payment"):
        pos.push(next(move for move in wanted if move in texts(pos)))
    return pos


@clauses("QD-EPOCH-20", "QD-LATER-46")
class TestY9TheWell:
    """Permanent: one more bakery space."""

    @pytest.mark.parametrize(("players", "count"), [(2, 1), (3, 2), (4, 2)])
    def test_a_bakery_space_more(self, queensdale: Game, players: int, count: int) -> None:
        for keys, more in ((untold("y9"), 0), (told(queensdale, "y9"), 1), (after(queensdale, "y9"), 1)):
            pos = with_die(queensdale, "action", players=players, **keys)
            assert pos.view(0)["spaces"]["bakery"]["spaces"] == count + more

    def test_in_all_later_games(self, queensdale: Game) -> None:
        pos = set_up(queensdale, "y9", {}, {})
        assert pos.view(0)["lasting_cards"] == ["y9"]
        number = number_of(queensdale, "y9")
        later = quietly(finished(queensdale, of_epoch(9), {}, opened=9, branch="road", stories=[number]), "turn")
        assert later.view(0)["spaces"]["bakery"]["spaces"] == 2
        assert later.view(0)["story_card"] != "y9"

    def test_it_can_be_taken_when_the_others_are(self, queensdale: Game) -> None:
        for taken, possible in ((1, True), (2, False)):
            pos = with_die(queensdale, "action", taken={"bakery": taken}, **after(queensdale, "y9"))
            assert ("bakery" in texts(pos)) == possible
        assert "bakery" not in texts(with_die(queensdale, "action", taken={"bakery": 1}, **untold("y9")))


class TestN1CoughSeason:
    """Feeding the poor takes 2 bread and raises morale by 2 levels."""

    @pytest.mark.parametrize(("bread", "possible"), [(1, False), (2, True), (3, True)])
    def test_two_bread_for_two_levels(self, queensdale: Game, bread: int, possible: bool) -> None:
        pos = with_die(queensdale, "action", {"goods": {"bread": bread}}, **told(queensdale, "n1"))
        assert ("poor" in texts(pos)) == possible
        if possible:
            play(pos, "poor")
            assert (seat(pos, 0)["morale"], goods(pos, 0).get("bread", 0)) == (2, bread - 2)
        else:
            assert clause(pos, "poor") == "QD-POOR-01"

    def test_one_bread_for_one_level_in_the_next_game(self, queensdale: Game) -> None:
        pos = placed(queensdale, "action", "poor", {"goods": {"bread": 2}}, **after(queensdale, "n1"))
        assert (seat(pos, 0)["morale"], goods(pos, 0)) == (1, {"bread": 1})

    def test_a_chapel_takes_a_third_bread_for_a_third_level(self, queensdale: Game) -> None:
        own = {"goods": {"bread": 3}, "buildings": {"chapel": 1}}
        pos = placed(queensdale, "action", "poor", own, **told(queensdale, "n1"))
        play(pos, "feed bread and bread")
        assert (seat(pos, 0)["morale"], goods(pos, 0)) == (3, {})

    def test_a_guilder_stands_for_one_of_the_two(self, queensdale: Game) -> None:
        own = {"goods": {"bread": 1, "guilder": 1}}
        pos = placed(queensdale, "action", "poor", own, courier_card=13, **told(queensdale, "n1"))
        assert (seat(pos, 0)["morale"], goods(pos, 0)) == (2, {})


class TestN3CollapsedShaft:
    """A die on a marble space also costs 1 timber, except for owners of a carpenter's yard."""

    @pytest.mark.parametrize("timber", [1, 2])
    def test_a_timber_for_the_way(self, queensdale: Game, timber: int) -> None:
        pos = placed(queensdale, "stone", "marble", {"goods": {"timber": timber}}, **told(queensdale, "n3"))
        assert (goods(pos, 0).get("timber", 0), goods(pos, 0)["marble"]) == (timber - 1, 1)

    @clauses("QD-EPOCH-07")
    def test_not_without_timber(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "stone", {"goods": {"stone": 4}}, **told(queensdale, "n3"))
        assert clause(pos, "marble") == "QD-EPOCH-07"
        assert "stone" in texts(pos)
        free = with_die(queensdale, "stone", {"goods": {"stone": 4}}, **after(queensdale, "n3"))
        assert goods(play(free, "marble"), 0) == {"stone": 4, "marble": 1}

    @pytest.mark.parametrize("timber", [0, 1])
    def test_nothing_for_owners_of_a_carpenters_yard(self, queensdale: Game, timber: int) -> None:
        own = {"goods": {"timber": timber}, "buildings": {"carpenters_yard": 1}}
        pos = placed(queensdale, "stone", "marble", own, **told(queensdale, "n3"))
        assert (goods(pos, 0).get("timber", 0), goods(pos, 0)["marble"]) == (timber, 1)

    def test_also_on_a_marble_space_that_holds_a_die(self, queensdale: Game) -> None:
        own = {"goods": {"timber": 1}, "knowledge": ["22"]}
        keys = {"taken": {"marble": 1}} | told(queensdale, "n3")
        assert goods(placed(queensdale, "stone", "occupied marble", own, **keys), 0) == {"marble": 1}
        poor = with_die(queensdale, "stone", own | {"goods": {}}, **keys)
        assert clause(poor, "occupied marble") == "QD-EPOCH-07"

    def test_a_die_that_fits_nowhere_else_is_stuck(self, queensdale: Game) -> None:
        keys = {"taken": {"stone": 1, "stone_plus": 1}} | told(queensdale, "n3")
        pos = at(queensdale, {"dice": ["stone"]}, {}, **keys)
        assert clause(pos, "die 1") == "QD-DICE-13"


class TestN5Auditors:
    """The surcharge of a rank is 1 guilder lower for players behind the leader."""

    @pytest.mark.parametrize(
        ("epochs", "rank", "cost"),
        [((4, 5), 2, 0), ((4, 5), 3, 1), ((5, 5), 2, 1), ((5, 4), 3, 2), ((4, 5), 1, 0), ((1, 5), 3, 1)],
    )
    @clauses("QD-EPOCH-17")
    def test_by_rank(self, queensdale: Game, epochs: tuple[int, int], rank: int, cost: int) -> None:
        own = of_epoch(epochs[0]) | {"dice": ["action"], "goods": {"timber": 9, "stone": 9, "clay": 9, "guilder": 5}}
        stock = {"woodcutter_hut": [rank]}
        others: tuple[dict[str, Any], ...] = (of_epoch(epochs[1], "b"), {}, {})
        keys = {"step": "place", "stock": stock}
        usual = at(queensdale, own, *others, **keys, **untold("n5"))
        for pos, less in ((at(queensdale, own, *others, **keys, **told(queensdale, "n5")), 0), (usual, 1)):
            play(pos, "build", "build woodcutter_hut")
            if pos.step == "payment":
                play(pos, "pay")
            behind = epochs[0] < epochs[1] and rank > 1
            assert 5 - goods(pos, 0).get("guilder", 0) == cost + (less if behind else 0)
