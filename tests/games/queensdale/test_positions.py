"""Positions by name: exact round trips, defaults and the short form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jsonschema
import pytest
from tests.games.queensdale.campaigns import sampled, through_json
from tests.rules.queensdale.situations import at, outcome, play, seat, texts

from queenswright.games.queensdale.content.later import fields
from queenswright.games.queensdale.state.course import END_REASONS, PHASES
from queenswright.games.queensdale.steps import ARGUMENTS, STEPS
from queenswright.kernel.game import Game


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
    later = {True: {field.name for field in fields(True)}, False: {field.name for field in fields(False)}}
    assert set(schema["properties"]) == set(document) | short_form | later[False]
    assert set(schema["properties"]["seats"]["items"]["properties"]) == set(document["seats"][0]) | later[True]


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


def test_the_page_about_positions_names_every_key_step_phase_and_end(queensdale: Game) -> None:
    text = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    section = text.partition("## The Rise of Queensdale")[2]
    schema = queensdale.rules.documents.schema(queensdale.pack)["properties"]
    keys = {*schema, *schema["seats"]["items"]["properties"]} - {"game", "pack", "rules_version", "colour"}
    for name in (*keys, *(step.name for step in STEPS), *PHASES, *END_REASONS):
        assert f"`{name}`" in section, name
