"""Positions by name: exact round trips, defaults, refusals that say where and what, and what a seat may see."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from tests.rules.queensdale.situations import (
    at,
    changed_pack,
    finished,
    outcome,
    play,
    quietly,
    random_play,
    seat,
    texts,
)

import queenswright as qw
from queenswright.games.queensdale.state import END_REASONS, PHASES, TILES
from queenswright.games.queensdale.steps import ARGUMENTS, STEPS, tile_name
from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.kernel.errors import OptionError, PositionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES, messages_in

GOALS = ("fame = [10, 16, 22, 30, 38, 46, 54, 62, 70]", "fame = [2, 3, 4, 5, 6, 7, 8, 9, 10]")
RED = ("red_from = [8, 13, 19, 26, 34, 41, 49, 56, 64]", "red_from = [1, 2, 3, 4, 5, 6, 7, 8, 9]")
SEALS = ("seals = 1", "seals = 9")
LEAST_OF_A_KIND = 10
EVERY = 80
"""So many situations of every step and phase are looked at, and then one of so many."""


@pytest.fixture(scope="session")
def short(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The game with goals so low that random play completes all epochs."""
    return changed_pack(tmp_path_factory.mktemp("pack"), GOALS, RED, SEALS)


def sampled(pos: Position, seed: int) -> Iterator[Position]:
    """Situations of a random campaign: some of every step in every phase, and some of all."""
    seen: Counter[tuple[str | None, int]] = Counter()
    for number, now in enumerate(random_play(pos, seed)):
        kind = (now.step, now.state.phase)
        seen[kind] += 1
        if seen[kind] <= LEAST_OF_A_KIND or number % EVERY == 0 or now.is_over:
            yield now


def through_json(document: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.dumps(document))
    return read


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_situation_of_a_campaign_is_read_back_exactly(short: Game, players: int) -> None:
    steps, epochs = set(), set()
    for now in sampled(short.new(players, seed=players), seed=players):
        again = short.position(through_json(now.to_dict()))
        assert again.to_bytes() == now.to_bytes(), (now.step, now.to_dict()["pending"])
        steps.add(now.step)
        epochs |= set(now.state.epoch[:players])
    assert {"grocer", "start_hut", "turn", "place", "scout", "rest", "tower", "exchange"} <= steps
    assert max(epochs) == 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_documents_of_a_campaign_fit_the_schema(short: Game, players: int) -> None:
    validator = jsonschema.Draft202012Validator(short.rules.documents.schema(short.pack))
    for number, now in enumerate(sampled(short.new(players, seed=7), seed=7)):
        if number % 8 == 0:
            validator.validate(through_json(now.to_dict()))


def test_the_schema_knows_every_key_of_a_document_and_a_seat(queensdale: Game) -> None:
    schema = queensdale.rules.documents.schema(queensdale.pack)
    jsonschema.Draft202012Validator.check_schema(schema)
    document = at(queensdale).to_dict()
    short_form = {"seed", "to_move", "step", "argument"}
    assert set(schema["properties"]) == set(document) | short_form
    assert set(schema["properties"]["seats"]["items"]["properties"]) == set(document["seats"][0])


def test_arguments_of_pending_steps_are_written_by_name(short: Game) -> None:
    for players in (2, 3, 4):
        for now in sampled(short.new(players, seed=players), seed=players):
            for entry in now.to_dict()["pending"]:
                step = [step.name for step in STEPS].index(entry["step"])
                parts = ARGUMENTS[step].parts if step in ARGUMENTS else ()
                if len(parts) > 1:
                    assert isinstance(entry["argument"], dict), entry
                elif parts and parts[0].names:
                    assert isinstance(entry["argument"], str), entry


class TestDefaults:
    def test_nothing_said_is_the_beginning_of_a_turn_in_the_first_game(self, queensdale: Game) -> None:
        pos = at(queensdale)
        document = pos.to_dict()
        assert (pos.players, pos.to_move, pos.step) == (2, 0, "turn")
        assert [document[key] for key in ("phase", "round", "game_number", "opened")] == ["play", 1, 1, 1]
        assert document["placed"] is False
        assert len(document["herbs"]) == 48
        assert document["bag"] == {"craftsman": 8, "gleeman": 8, "courier": 2}
        own = seat(pos, 1)
        assert (own["goods"], own["seals"], own["huts"], own["buildings"]) == ({}, 0, [], {})
        assert (own["epoch"], own["aim"], own["scout"], own["colour"]) == (1, 10, "green c3", "green")
        assert own["dice"] == ["timber", "stone", "clay", "guilder", "action"]

    def test_missing_seats_are_empty(self, queensdale: Game) -> None:
        pos = at(queensdale, {"seals": 2}, players=3)
        assert [seat(pos, i)["seals"] for i in range(3)] == [2, 0, 0]
        assert [seat(pos, i)["colour"] for i in range(3)] == ["red", "blue", "green"]

    def test_a_seed_decides_tokens_and_families_only(self, queensdale: Game) -> None:
        one, two = (at(queensdale, players=4, seed=seed).to_dict() for seed in (1, 2))
        differing = {key for key in one if one[key] != two[key]}
        assert differing <= {"herbs", "seats", "chance"}
        assert "herbs" in differing
        for a, b in zip(one["seats"], two["seats"], strict=True):
            assert {key for key in a if a[key] != b[key]} <= {"family"}

    def test_a_short_list_of_dice_means_that_the_rest_is_placed(self, queensdale: Game) -> None:
        assert seat(at(queensdale, {"dice": ["clay"]}), 0)["dice"] == ["clay", None, None, None, None]

    def test_a_die_that_shows_a_bought_face_has_it_and_the_grocer_one_less(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["double_stone", "timber"]})
        faces = seat(pos, 0)["faces"]
        assert faces[0] == ["timber", "stone", "clay", "guilder", "action", "double_stone"]
        assert faces[1] == ["timber", "stone", "clay", "guilder", "action", "action"]
        assert pos.to_dict()["grocer"]["double_stone"] == at(queensdale).to_dict()["grocer"]["double_stone"] - 1

    def test_the_stock_lacks_what_is_built(self, queensdale: Game) -> None:
        pos = at(queensdale, {"buildings": {"stone_pile": 2}}, stock={"timber_yard": []})
        stock = pos.to_dict()["stock"]
        assert (stock["stone_pile"], stock["timber_yard"], stock["quarryman"]) == ([1], [], [1, 2])

    def test_later_epochs_bring_their_buildings_and_figurines(self, queensdale: Game) -> None:
        pos = at(queensdale, {}, {"epoch": 6})
        document = pos.to_dict()
        assert document["opened"] == 6
        assert document["bag"] == {"craftsman": 8, "gleeman": 8, "courier": 2, "merchant": 4, "healer": 4}
        assert "marble_yard" in document["stock"]
        assert "palace_garden" not in document["stock"]

    def test_the_bag_lacks_what_players_hold_and_used_couriers(self, queensdale: Game) -> None:
        pos = at(queensdale, {"figurines": {"gleeman": 3}}, roles={"craftsman": 1})
        assert pos.to_dict()["bag"] == {"craftsman": 8, "gleeman": 5, "courier": 1}

    def test_only_the_tokens_that_are_named_lie_on_the_map(self, queensdale: Game) -> None:
        pos = at(queensdale, herbs={"red a1": ["mint", "fame"], "red a4": "sage"})
        herbs = pos.to_dict()["herbs"]
        assert herbs["red a1"] == ["mint", "fame"]
        assert herbs["red a4"][0] == "sage"
        assert len(herbs) == 2

    def test_tower_tiles_are_missing_on_their_boards(self, queensdale: Game) -> None:
        pos = at(queensdale, {"epoch": 3, "tower": ["1b", "2d"]}, {"epoch": 2}, tower_boards={"1": ["1c"]})
        assert pos.to_dict()["tower_boards"] == {"1": ["1c"], "2": ["2a", "2b", "2c"]}

    def test_fame_without_a_source(self, queensdale: Game) -> None:
        assert seat(at(queensdale, {"fame": 7}), 0)["fame"] == {"other": 7}

    def test_the_plunger_is_in_play_from_its_epoch_on(self, queensdale: Game) -> None:
        assert at(queensdale).to_dict()["plunger"] is None
        assert at(queensdale, {}, {"epoch": 2}, first_player=1).to_dict()["plunger"] == 1

    def test_a_family_that_is_given_is_nobody_elses(self, queensdale: Game) -> None:
        for family in ("anvil", "heron", "key", "lantern"):
            pos = at(queensdale, {}, {}, {"family": family}, {})
            assert seat(pos, 2)["family"] == family
            assert len({seat(pos, i)["family"] for i in range(4)}) == 4

    def test_options_are_read_and_written(self, queensdale: Game) -> None:
        options = {"games": 3, "first": "green"}
        assert at(queensdale, options=options).to_dict()["options"] == options
        assert at(queensdale, options={"games": None, "first": "chance"}).to_dict()["options"] == {}


class TestShortForm:
    def test_a_step_of_play_lies_upon_the_turn(self, queensdale: Game) -> None:
        pos = at(queensdale, {"huts": ["mint"]}, to_move=0, step="scout", argument={"steps": 2})
        assert pos.to_dict()["pending"] == [
            {"step": "turn", "seat": 0, "argument": 0},
            {"step": "scout", "seat": 0, "argument": {"steps": 2, "gathered": 0, "moved": False}},
        ]
        assert pos.to_dict()["placed"] is True
        play(pos, "rest in red", "at c4")
        assert (pos.step, "end turn" in texts(pos)) == ("turn", True)

    def test_somebody_else_may_decide_within_a_turn(self, queensdale: Game) -> None:
        pos = at(queensdale, {}, {"goods": {"bread": 1}}, to_move=1, turn_of=0, step="offer", argument=1)
        play(pos, "decline")
        assert (pos.to_move, pos.step) == (0, "turn")

    @pytest.mark.parametrize(
        ("step", "argument", "phase"),
        [
            ("grocer", None, "grocer"),
            ("die", "double_clay", "grocer"),
            ("side", {"face": "herb", "die": 3}, "grocer"),
            ("start_hut", None, "huts"),
            ("tower", None, "towers"),
            ("tower_space", "4c", "towers"),
            ("exchange", None, "storage"),
            ("store", None, "storage"),
        ],
    )
    def test_a_step_between_games_has_its_phase(self, queensdale: Game, step: str, argument: Any, phase: str) -> None:
        own = {"epoch": 5, "tower": ["1a", "2a", "3a"], "seals": 2, "goods": {"timber": 4}}
        given = {} if argument is None else {"argument": argument}
        other = {"chosen_hut": "mint"} if step == "start_hut" else {}
        pos = at(queensdale, other, own, to_move=1, step=step, **given)
        assert (pos.to_dict()["phase"], pos.to_move, pos.step) == (phase, 1, step)
        assert len(pos.to_dict()["pending"]) == 1
        assert queensdale.position(through_json(pos.to_dict())).to_bytes() == pos.to_bytes()

    def test_a_tower_tile_is_of_the_epoch_just_completed(self, queensdale: Game) -> None:
        pos = at(queensdale, {"epoch": 3}, step="tower")
        assert texts(pos) == ["tower 2a", "tower 2b", "tower 2c", "tower 2d"]

    def test_a_bought_face_is_no_longer_for_sale(self, queensdale: Game) -> None:
        full = at(queensdale).to_dict()["grocer"]["feast"]
        assert at(queensdale, step="die", argument="feast").to_dict()["grocer"]["feast"] == full - 1

    def test_drawn_figurines_are_not_in_the_bag(self, queensdale: Game) -> None:
        argument = {"first": "gleeman", "second": "courier"}
        pos = at(queensdale, step="keep_figurine", argument=argument)
        assert pos.to_dict()["bag"] == {"craftsman": 8, "gleeman": 7, "courier": 1}
        assert outcome(pos, "keep courier")["bag.gleeman"] == 8

    def test_an_argument_may_be_the_number_of_the_rules(self, queensdale: Game) -> None:
        by_name = at(queensdale, {"huts": ["mint"]}, step="scout", argument={"steps": 3, "gathered": 2, "moved": True})
        by_number = at(queensdale, {"huts": ["mint"]}, step="scout", argument=3 + (2 << 4) + (1 << 8))
        assert by_name.to_bytes() == by_number.to_bytes()


REFUSED = {
    "more than all figurines": ({"figurines": {"courier": 2}}, {"bag": {"courier": 1}}, "bag: found 3 of courier"),
    "figurines before their epoch": ({"figurines": {"healer": 1}}, {}, "allowed are 0 (QD-COMP-27)"),
    "a courier as a courier": ({}, {"roles": {"courier": 1}}, "roles.courier"),
    "marble before its epoch": ({"goods": {"marble": 1}}, {}, "seats[0].goods.marble"),
    "an unknown good": ({"goods": {"wood": 1}}, {}, "seats[0].goods.wood: unknown name; known are: timber"),
    "a rank of more players": ({"buildings": {"timber_yard": 4}}, {}, "found rank 4; allowed are: 1, 2"),
    "a building of a later epoch": ({"buildings": {"chapel": 1}}, {}, "buildings.chapel: this building is not opened"),
    "more buildings than sites": (
        {"buildings": {"timber_yard": 1, "stone_pile": 1, "storehouse": 1, "quarryman": 1, "dwelling": 1}},
        {},
        "found 5; the borough has 4 sites (QD-BUILD-09)",
    ),
    "stock against owned": ({"buildings": {"dwelling": 1}}, {"stock": {"dwelling": [1, 2]}}, "out of: 2 (QD-BUILD-23)"),
    "cleared land too early": ({"cleared": 1}, {}, "seats[0].cleared: found 1; allowed is 0 to 0"),
    "an X counter on nothing": ({"renovated": ["inn"]}, {"opened": 6}, "seats[0].renovated"),
    "a tile of an epoch not completed": ({"epoch": 2, "tower": ["2a"]}, {}, "found 2a; allowed is one tile of each"),
    "two tiles of one epoch": ({"epoch": 3, "tower": ["1a", "1b"]}, {}, "seats[0].tower: found 1a"),
    "levels that never meet": ({"epoch": 9, "tower": ["1a", "8b"]}, {}, "(QD-TOWER-06)"),
    "a die that shows a face of another": (
        {"dice": ["herb"], "faces": [["timber", "stone", "clay", "guilder", "action", "action"]] * 5},
        {},
        "seats[0].dice[0]: found herb; the die has: action, clay",
    ),
    "more faces than were printed": (
        {"faces": [["timber", "stone", "clay", "guilder", "feast", "feast"]] * 5},
        {},
        "found 10 faces feast on dice; allowed are 1 (QD-GROCER-08)",
    ),
    "a die of five sides": ({"faces": [["timber"] * 5] * 5}, {}, "seats[0].faces"),
    "an unknown face": ({"dice": ["gold"]}, {}, "seats[0].dice"),
    "a tick in an epoch played once": ({"ticked": True}, {}, "epoch 1 is not played twice (QD-TWO-10)"),
    "a chosen hut in play": ({"chosen_hut": "mint"}, {}, "seats[0].chosen_hut"),
    "a hut that was not chosen": ({}, {"step": "start_hut", "to_move": 1}, "seats[0].chosen_hut: with 2 asked"),
    "a tile for a tower that has room": (
        {"epoch": 5, "tower": ["1a", "2a"]},
        {"step": "tower_space", "argument": "4c"},
        "seat 0 has a free tower space",
    ),
    "a new tile of another epoch": (
        {"epoch": 5, "tower": ["1a", "2a", "3a"]},
        {"step": "tower_space", "argument": "5c"},
        "pending: found 5c; allowed is a free tile of the epoch that seat 0 has just completed, 4",
    ),
    "a new tile that stands already": (
        {"epoch": 5, "tower": ["4c", "2a", "3a"]},
        {"step": "tower_space", "argument": "4c"},
        "pending: found 4c; allowed is a free tile",
    ),
    "too much morale": ({"morale": 16}, {}, "found 16; allowed is a whole number from 0 to 15"),
    "a space that does not exist": ({"scout": "red g1"}, {}, "seats[0].scout"),
    "a card in two places": ({}, {"courier_card": 3, "courier_deck": [3, 4]}, "card 3 is in force"),
    "a vision owned and in the deck": (
        {"clairvoyant": [2]},
        {"clairvoyant_deck": [1, 2, 3, 4, 5, 6, 7]},
        "nobody owns: 1, 3, 4, 5, 6, 7",
    ),
    "tokens beyond the split": (
        {},
        {"herbs": {"red a1": ["mint", "clairvoyant"]}},
        "found 1 tokens of mint with clairvoyant; allowed are 0 (QD-HERB-10)",
    ),
    "a token beside the shrubs": ({}, {"herbs": {"red c3": "mint"}}, "herbs.red c3: no shrub"),
    "occupied spaces beyond those there are": ({}, {"taken": {"market": 2}}, "taken.market: found 2; with 2 players"),
    "marble spaces too early": ({}, {"taken": {"marble": 1}}, "allowed is 0 to 0"),
    "epochs that nobody opened": ({"epoch": 5}, {"opened": 2}, "opened: found 2; allowed with a seat in epoch 5"),
    "a price that nobody pays": ({}, {"price": {"timber": 1}}, "price: a price is being paid in the step payment"),
    "a turn of somebody else": ({}, {"pending": [{"step": "turn", "seat": 1}], "turn_of": 0}, "pending: in play"),
    "a turn between games": (
        {},
        {"phase": "storage"},
        "pending: found turn in the phase storage; it belongs to the phase play",
    ),
    "a step below one of another phase": (
        {},
        {"pending": [{"step": "rank", "seat": 0, "argument": 5}, {"step": "grocer", "seat": 0}]},
        "pending: found rank in the phase grocer; it belongs to the phase play",
    ),
    "nothing to pick": ({}, {"step": "pick", "argument": {"goods": []}}, "pending: a pick has at least one good"),
    "no piece to pick": ({}, {"step": "pick", "argument": {"count": 0}}, "and a count of at least 1 (QD-COMP-29)"),
    "marble to pick too early": (
        {},
        {"step": "pick", "argument": {"goods": ["clay", "marble"]}},
        "pending: found marble to pick; there is none before it is opened (opened is 1)",
    ),
    "two dice at once": (
        {},
        {"pending": [{"step": step, "seat": 0} for step in ("turn", "place", "place")]},
        "pending: found place below another step; nothing follows before it is decided",
    ),
    "a bought face that waits": (
        {},
        {
            "phase": "grocer",
            "pending": [{"step": "die", "seat": 0, "argument": "feast"}, {"step": "card", "seat": 0, "argument": 0}],
        },
        "pending: found die below another step; nothing follows before it is decided",
    ),
    "a building that is not open": (
        {},
        {"step": "rank", "argument": "royal_apothecary"},
        "pending: found royal_apothecary; this building is not opened yet (opened is 1)",
    ),
    "two turns at once": (
        {},
        {"pending": [{"step": "turn", "seat": 0}, {"step": "turn", "seat": 0}]},
        "pending: a turn is pending once",
    ),
    "an end that was not reached": ({}, {"ended": "castle"}, "ended: the castle is complete when"),
    "an end with something pending": (
        {"epoch": 10},
        {"ended": "castle", "pending": [{"step": "store", "seat": 0}], "phase": "storage"},
        "ended: a campaign that runs",
    ),
    "an argument out of range": ({}, {"step": "place", "argument": 6}, "argument: found 6; allowed is a whole number"),
    "an argument of no meaning": (
        {},
        {"step": "rank", "argument": "castle"},
        "argument: found 'castle'; allowed is one of: timber_yard",
    ),
    "a number of no meaning": ({}, {"step": "rank", "argument": 63}, "found 63; allowed is for rank: building one of"),
    "an argument where none is": ({}, {"step": "hut", "argument": 2}, "found 2; allowed is"),
    "another epoch's tower tile": ({"epoch": 3}, {"step": "tower", "argument": 1}, "just completed, 2 (QD-TOWER-01)"),
    "an unknown step": ({}, {"step": "dance"}, "step: found 'dance'; allowed is one of: turn, place"),
    "a key that nobody knows": ({}, {"weather": "rain"}, "weather: unknown key; known here are:"),
    "a key of a seat that nobody knows": ({"hat": 1}, {}, "seats[0].hat: unknown key"),
    "an order with somebody twice": ({}, {"step": "store", "order": [0, 0]}, "order: found [0, 0]"),
    "a step in which nobody can do anything": ({}, {"step": "store"}, "nobody can do anything in the step 'store'"),
}


@pytest.mark.parametrize(("own", "keys", "message"), REFUSED.values(), ids=REFUSED)
def test_impossible_documents_are_refused(
    queensdale: Game, own: dict[str, Any], keys: dict[str, Any], message: str
) -> None:
    with pytest.raises(PositionError) as refused:
        at(queensdale, own, **keys)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("mine", "yours", "message"),
    [
        ({"buildings": {"inn": 1}, "epoch": 6}, {"buildings": {"inn": 1}}, "rank 1 stands in another borough"),
        ({"epoch": 2, "tower": ["1a"]}, {"epoch": 2, "tower": ["1a"]}, "1a is in another tower"),
        ({"clairvoyant": [1]}, {"clairvoyant": [1]}, "card 1 belongs to another seat already"),
        ({"family": "key"}, {"family": "key"}, "every seat has its own family"),
    ],
)
def test_what_exists_once_is_not_in_two_places(
    queensdale: Game, mine: dict[str, Any], yours: dict[str, Any], message: str
) -> None:
    with pytest.raises(PositionError) as refused:
        at(queensdale, mine, yours)
    assert message in str(refused.value)


@pytest.mark.clauses("QD-COMP-36")
def test_there_are_fourteen_huts_for_all(queensdale: Game) -> None:
    six = ["yarrow", "sage", "mint", "arnica", "lavender", "chamomile"]
    at(queensdale, {"huts": six}, {"huts": six}, {"huts": six[:2]})
    with pytest.raises(PositionError) as refused:
        at(queensdale, {"huts": six}, {"huts": six}, {"huts": six[:3]})
    assert "found 15 huts; allowed are 14 (QD-COMP-36)" in str(refused.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"games": 0}, "options.games: found 0; allowed is a whole number from 1 to 99"),
        ({"games": True}, "options.games: found True"),
        ({"games": 100}, "options.games: found 100"),
        ({"first": "purple"}, "options.first: found 'purple'; allowed are: chance, red, green"),
        ({"first": 1}, "options.first: found 1"),
        ({"length": 3}, "options.length: unknown option; known are: games, first, colours"),
    ],
)
def test_impossible_options_are_refused(queensdale: Game, options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError) as refused:
        queensdale.new(2, seed=1, options=options)
    assert message in str(refused.value)


class TestView:
    @pytest.mark.clauses("QD-COMP-38", "QD-HERB-14", "QD-SETUP-25")
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_situations_that_a_seat_cannot_tell_apart_look_the_same(self, short: Game, players: int) -> None:
        chance = random.Random(players)
        for number, now in enumerate(sampled(short.new(players, seed=5), seed=5)):
            if number % 6 == 0 or now.step == "start_hut":
                for eyes in range(players):
                    other = now.redealt(eyes, chance.getrandbits(128))
                    assert json.dumps(other.view(eyes)) == json.dumps(now.view(eyes)), now.step

    @pytest.mark.clauses("QD-HERB-14")
    def test_herbs_are_open_and_their_rewards_are_not(self, queensdale: Game) -> None:
        views = [
            at(queensdale, herbs={"red a1": ["mint", one], "red a4": ["mint", two]}).view(0)
            for one, two in [("fame", "bread"), ("bread", "fame")]
        ]
        assert views[0]["herbs"] == {"red a1": "mint", "red a4": "mint"}
        assert views[0]["rewards_left"] == {"mint": {"bread": 1, "fame": 1}}
        assert views[0] == views[1]

    @pytest.mark.clauses("QD-SETUP-25", "QD-NEXT-21")
    def test_a_hut_chosen_in_the_set_up_is_seen_by_its_owner_only(self, queensdale: Game) -> None:
        pos = at(queensdale, {"chosen_hut": "sage"}, {}, to_move=1, step="start_hut")
        assert [pos.view(eyes)["seats"][0]["chosen_hut"] for eyes in (0, 1, None)] == ["sage", None, None]
        assert pos.view(1)["seats"][0]["has_chosen_hut"] is True

    @pytest.mark.clauses("QD-CLAIR-02", "QD-CLAIR-03", "QD-CLAIR-07")
    def test_the_second_half_of_a_vision_is_for_its_owner_only(self, queensdale: Game) -> None:
        pos = at(queensdale, {"clairvoyant": [4]})
        texts_of = {eyes: disclosed_texts(queensdale.pack, pos.state, eyes) for eyes in (0, 1, None)}
        assert all("clairvoyant-4-public" in found for found in texts_of.values())
        assert [eyes for eyes, found in texts_of.items() if "clairvoyant-4-private" in found] == [0]
        private = [pos.view(eyes)["seats"][0]["clairvoyant"][0]["private"] for eyes in (0, 1, None)]
        assert private == ["clairvoyant-4-private", None, None]

    @pytest.mark.clauses("QD-COMP-33", "QD-COMP-34")
    def test_nothing_of_a_later_epoch_is_in_a_view_of_the_first_game(self, queensdale: Game) -> None:
        pos = at(queensdale, players=4)
        for eyes in (0, None):
            sent = json.dumps(pos.view(eyes))
            content = queensdale.pack.content
            later = [building.code for building in content.buildings if building.epoch > 1 and building.code != "mint"]
            faces = [face.code for face in content.faces if face.epoch > 1]
            tiles = [tile_name(tile) for tile in range(TILES)]
            for word in (*later, *faces, "marble", "merchant", "healer", "renovate", "clear", "signal", "_any"):
                assert word not in sent, word
            assert not any(f'"{tile}"' in sent for tile in tiles)
            assert disclosed_texts(queensdale.pack, pos.state, eyes) == []

    @pytest.mark.clauses("QD-COMP-33", "QD-TOWER-15")
    def test_a_tower_board_is_seen_once_somebody_has_completed_its_epoch(self, queensdale: Game) -> None:
        pos = at(queensdale, {"epoch": 3, "tower": ["1b", "2a"]})
        assert pos.view(1)["tower_boards"] == {"1": ["1a", "1c", "1d"], "2": ["2b", "2c", "2d"]}

    @pytest.mark.clauses("QD-COURIER-01", "QD-COMP-34")
    def test_of_courier_cards_only_those_that_were_read_are_seen(self, queensdale: Game) -> None:
        pos = at(queensdale, courier_card=9, courier_deck=[1, 2, 3])
        assert (pos.view(1)["courier_card"], pos.view(1)["courier_deck"]) == (9, 3)
        read = disclosed_texts(queensdale.pack, pos.state, 1)
        assert {"courier-9-title", "courier-9-text", "courier-4-title"} <= set(read)
        assert not {"courier-1-title", "courier-2-text"} & set(read)

    def test_every_sealed_text_opens_with_something_and_no_other_does(self, queensdale: Game) -> None:
        """In the last epoch, with all cards read; only what the edition has switched off stays sealed."""
        own = {"epoch": 10, "clairvoyant": [1, 2, 3, 4, 5, 6, 7]}
        pos = at(queensdale, own, opened=9, courier_deck=[], courier_card=1)
        opened = set(disclosed_texts(queensdale.pack, pos.state, 0))
        content = queensdale.pack.content
        off = {f"face-{face.code}" for face in content.faces if face.epoch > 9}
        for building in content.buildings:
            if building.epoch > 9:
                off |= {f"building-{building.code}", f"building-{building.code}-does"}
        for language in LANGUAGES:
            assert sealed_ids(language) - off == opened, language

    def test_figures_that_players_ask_for(self, queensdale: Game) -> None:
        mine = {
            "epoch": 3, "fame": {"build": 8, "hut": 2}, "buildings": {"sawmill": 2, "vault": 1}, "renovated": ["vault"],
            "tower": ["1a", "2c"], "figurines": {"craftsman": 2}, "cleared": 1, "huts": ["mint"],
        }  # fmt: skip
        taken = {"wage": 2, "timber": 1}
        pos = at(queensdale, mine, {}, taken=taken, courier_card=8, bag={"craftsman": 5})
        view = pos.view(1)
        own = view["seats"][0]
        assert (own["fame"], own["goal"], own["red_area"]) == (10, 22, [19, 21])
        assert own["values"] == {"build": 4, "hut": 2, "trumpet": 2}
        assert own["income"] == {"timber": 3}
        assert own["keeps"] == {"guilder": 6}
        assert own["rivets"] == 2 + 1 + 1
        assert (own["sites"], own["free_sites"]) == (5, 3)
        assert view["spaces"]["wage"] == {"spaces": 2, "taken": 2, "closed": 1, "free": 0}
        assert view["spaces"]["timber"] == {"spaces": 1, "taken": 1, "closed": 0, "free": 0}
        assert (view["bag"], view["huts_left"]) == ({"craftsman": 5}, 13)
        assert view["used"] == {"craftsman": 1, "gleeman": 8, "courier": 2}
        assert view["stock"]["vault"]["ranks"] == [2]
        assert view["stock"]["vault"]["cost"] == {"timber": 3, "stone": 2, "clay": 2}
        assert view["grocer"]["feast"] == {"cost": 5, "left": 1}
        assert set(view["uses"]) == {"clear", "renovate"}
        assert (own["cleared"], own["renovated"]) == (1, ["vault"])

    def test_a_view_is_plain_data(self, queensdale: Game) -> None:
        pos = at(queensdale, {"epoch": 9}, players=4)
        assert through_json(pos.view(0)) == pos.view(0)


def sealed_ids(language: str) -> set[str]:
    """The ids of the sealed texts of a language."""
    return set(messages_in(language, "queensdale/sealed"))


def test_the_page_about_positions_names_every_key_step_phase_and_end(queensdale: Game) -> None:
    text = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    section = text.partition("## The Rise of Queensdale")[2]
    schema = queensdale.rules.documents.schema(queensdale.pack)["properties"]
    keys = {*schema, *schema["seats"]["items"]["properties"]} - {"game", "pack", "rules_version", "colour"}
    for name in (*keys, *(step.name for step in STEPS), *PHASES, *END_REASONS):
        assert f"`{name}`" in section, name


def test_the_goal_card_of_a_completed_epoch_lies_there_until_the_next_game(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 11, "goods": {"timber": 4}}, {"fame": 3, "goods": {"stone": 4}})
    shown = quietly(pos, "exchange").view(0)["seats"][0]
    assert (shown["epoch"], shown["goal"], shown["red_area"]) == (2, 10, [8, 9])
    assert shown["values"] == {"build": 2, "hut": 1, "trumpet": 1}
    shown = quietly(pos, "grocer", "start_hut", "turn").view(0)["seats"][0]
    assert (shown["epoch"], shown["goal"], shown["red_area"]) == (2, 16, [13, 15])


def test_a_colour_that_is_not_that_of_the_seat_is_refused(queensdale: Game) -> None:
    with pytest.raises(qw.PositionError, match=r"seats\[1\]\.colour: found 'yellow'; allowed is green"):
        queensdale.position({"seats": [{}, {"colour": "yellow"}]})
    pos = queensdale.position({"seats": [{}, {"colour": "yellow"}], "options": {"colours": "blue-yellow"}})
    assert list(pos.seat_names) == ["blue", "yellow"]


def nested(levels: int) -> list[Any]:
    """Lists within lists, deeper than Python can write down."""
    found: list[Any] = []
    for _ in range(levels):
        found = [found]
    return found


@pytest.mark.parametrize("value", [10**5000, -(10**5000), nested(3000)], ids=["long", "negative", "deep"])
@pytest.mark.parametrize("key", ["games", "first", "colours"])
def test_an_option_too_long_to_be_shown_is_refused(queensdale: Game, key: str, value: Any) -> None:
    with pytest.raises(OptionError, match=rf"options\.{key}: found a very (long number|deep value); "):
        queensdale.position({"seats": [{}, {}], "options": {key: value}})


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({10**5000: 1}, "found the key a very long number; allowed are texts"),
        ({"options": {10**5000: 1}}, "options: found a very long number; allowed is a table of options"),
        ({"seats": [{"renovated": [10**5000]}, {}]}, "found a very long number; allowed is a list of"),
        ({"seats": [{"renovated": nested(3000)}, {}]}, "found a very deep value; allowed is a list of"),
        ({"game": nested(3000)}, "found a very deep value; allowed is"),
    ],
    ids=["key", "option", "list", "deep list", "deep"],
)
def test_a_value_too_long_to_be_shown_is_refused(queensdale: Game, changes: dict[Any, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        queensdale.position({"seats": [{}, {}], **changes})
