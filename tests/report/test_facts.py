"""What a finished game tells, compared with what its record says in words and with situations worked out by hand."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.games.architect.make_records import FOLDER
from tests.rules.architect.situations import band, scroll

from queenswright.games.architect.reports.facts import facts
from queenswright.games.architect.state import COLOURS, STAR_ACTIONS
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import Record, read_record

RECORDS = sorted(FOLDER.glob("*.qw"))
MOST_BYTES = 10_000


@pytest.fixture(scope="module", params=RECORDS, ids=lambda path: path.stem)
def told(request: pytest.FixtureRequest) -> tuple[Record, Position, dict[str, Any]]:
    path: Path = request.param
    record = read_record(path.read_text(encoding="utf-8"), path.name)
    position = record.replay()
    return record, position, facts(position)


Told = tuple[Record, Position, dict[str, Any]]


def turns_of(record: Record, colour: str) -> dict[int, list[str]]:
    """The written moves of a seat by round."""
    turns = {}
    for turn in record.turns:
        number, seat = turn.label.split()
        if seat == colour and number.isdigit():
            turns[int(number)] = list(turn.moves)
    return turns


def test_result_and_rounds_are_those_of_the_record(told: Told) -> None:
    record, position, found = told
    assert found["end"] == record.result
    assert found["players"] == len(record.seats)
    assert found["rounds"] == int(record.turns[-1].label.split()[0])
    assert COLOURS[found["first_seat"]] == record.turns[0].label.split()[1]
    assert [seat["colour"] for seat in found["seats"] if seat["won"]] == list(record.winners)
    assert [seat["place"] for seat in found["seats"]] == position.standings


def test_facts_are_small_and_fit_into_json(told: Told) -> None:
    found = told[2]
    text = json.dumps(found, separators=(",", ":"))
    assert json.loads(text) == found
    assert len(text) < MOST_BYTES


def test_actions_follow_from_the_moves_of_the_architect(told: Told) -> None:
    record, position, found = told
    for seat in found["seats"]:
        space = position.start().state.architect[COLOURS.index(seat["colour"])]
        actions = []
        for moves in turns_of(record, seat["colour"]).values():
            space = (space + int(moves[0].split()[1])) % len(STAR_ACTIONS)
            actions.append(STAR_ACTIONS[space])
        assert seat["actions"] == actions


def test_a_turn_without_anything_after_the_architect_was_forfeited(told: Told) -> None:
    record, _, found = told
    for seat in found["seats"]:
        written = turns_of(record, seat["colour"])
        assert seat["forfeited"] == [number for number, moves in written.items() if moves[1:] in ([], ["forfeit"])]


def test_buildings_and_repairs_are_those_that_are_written(told: Told) -> None:
    record, _, found = told
    for seat in found["seats"]:
        place, built, repaired = "Hartcrown", [], []
        for number, moves in turns_of(record, seat["colour"]).items():
            for move in moves:
                place = move.removeprefix("travel ") if move.startswith("travel ") else place
                if move == "build":
                    built.append((number, place))
                if move == "repair":
                    repaired.append(number)
        assert [(one["round"], one["place"]) for one in seat["buildings"]] == built
        assert [one["round"] for one in seat["repairs"]] == repaired
        for one in seat["buildings"]:
            assert one["tile"] == found["demand"][one["place"]]["tile"]
            assert one["type"] == found["demand"][one["place"]]["type"]


def test_sites_are_taken_in_the_order_of_the_building(told: Told) -> None:
    found = told[2]
    first = found["first_seat"]
    built = [
        (one["round"], (i - first) % found["players"], one["place"], one["site"])
        for i, seat in enumerate(found["seats"])
        for one in seat["buildings"]
    ]
    for place in found["demand"]:
        sites = [site for _, _, where, site in sorted(built) if where == place]
        assert sites == list(range(1, len(sites) + 1))


def test_points_are_what_was_climbed_and_taken_as_bonds(told: Told) -> None:
    _, position, found = told
    for i, seat in enumerate(found["seats"]):
        points = sum(one["points"] for one in [*seat["buildings"], *seat["repairs"]])
        assert points == sum(seat["points"].values())
        climbed = sum(position.state.tokens[: position.state.track[i]])
        spent = climbed + seat["bonds"]["received"]
        ends_at_once = found["end"] == "track_end" and seat["won"]
        if found["bonds_gone"] is None and not ends_at_once:
            assert points == spent
        else:
            assert points >= spent


def test_purses_add_up(told: Told) -> None:
    record, position, found = told
    for i, seat in enumerate(found["seats"]):
        earned, spent = seat["talers"]["earned"], seat["talers"]["spent"]
        assert sum(earned.values()) - sum(spent.values()) == seat["talers"]["left"] == position.state.talers[i]
        bonds = seat["bonds"]
        assert position.start().state.bonds[i] + bonds["received"] - bonds["redeemed"] == bonds["held"]
        written = [move for moves in turns_of(record, seat["colour"]).values() for move in moves]
        redeemed = sum(int(move.split()[1]) for move in written if move.startswith("redeem "))
        assert bonds["redeemed"] == redeemed
        assert earned["bonds"] == redeemed * position.game.pack.mirror.talers_per_bond
        assert seat["confidence"] == 1 + written.count("confidence")


def test_hires_and_the_draft_are_those_that_are_written(told: Told) -> None:
    record, _, found = told
    for seat in found["seats"]:
        hires = [n for n, moves in turns_of(record, seat["colour"]).items() for m in moves if m.startswith("hire ")]
        assert [hire["round"] for hire in seat["hired"]] == hires
        text = " ".join(move for turn in record.turns if turn.label.endswith(seat["colour"]) for move in turn.moves)
        assert set(re.findall(r"take (\S+)", text)) <= set(seat["drafted"])
        assert len(seat["drafted"]) == 2
        assert sum(seat["drafted"].values()) == seat["talers"]["earned"]["draft"]
        written = re.findall(r"fire (\S+)", text)
        fired = [one["character"] for one in seat["fired"]]
        assert [name for name in fired if name in written] == written


def test_nobody_is_in_service_who_was_not_taken(told: Told) -> None:
    _, position, found = told
    for i, seat in enumerate(found["seats"]):
        taken = {*seat["drafted"], *(hire["character"] for hire in seat["hired"])}
        assert set(position.view(None)["seats"][i]["craftsmen"]) <= taken


def test_tavern_visits_are_the_turns_spent_there(told: Told) -> None:
    record, _, found = told
    for seat in found["seats"]:
        rounds = [n for n, action in enumerate(seat["actions"], 1) if action == "tavern"]
        assert seat["tavern"]["visits"] == len([n for n in rounds if n not in seat["forfeited"]])
        written = [move for moves in turns_of(record, seat["colour"]).values() for move in moves]
        assert seat["tavern"]["guilds"] == sum(move.startswith("send ") for move in written)


def test_curves_run_from_the_start_to_the_end(told: Told) -> None:
    _, position, found = told
    s = position.state
    assert len(found["bonds"]) == found["rounds"] + 1
    assert found["bonds"][0] == sum(position.start().state.bonds)
    assert found["bonds"][-1] == sum(s.bonds)
    for i, seat in enumerate(found["seats"]):
        assert len(seat["track"]) == found["rounds"] + 1
        assert seat["track"][0] == 0
        assert seat["track"][-1] == s.track[i]
        assert seat["track"] == sorted(seat["track"])
        moved = {n for n in range(1, found["rounds"] + 1) if seat["track"][n] != seat["track"][n - 1]}
        assert moved <= {one["round"] for one in [*seat["buildings"], *seat["repairs"]]}


def test_contributions_are_those_that_are_written(told: Told) -> None:
    record, position, found = told
    for i, seat in enumerate(found["seats"]):
        rounds = [n for n, moves in turns_of(record, seat["colour"]).items() if "palace" in moves]
        assert seat["contribution_round"] == (rounds[0] if rounds else None)
        assert seat["contribution"] == (position.state.contribution[i] if rounds else None)


def test_a_short_recorded_game_by_hand() -> None:
    """The first rounds of a game, read off the record line by line."""
    path = FOLDER / "palace-3-standard.qw"
    found = facts(read_record(path.read_text(encoding="utf-8")).replay())
    yellow, green, blue = found["seats"]
    assert yellow["actions"][:3] == ["hire", "bank", "construct"]
    assert blue["actions"][:3] == ["hire", "bank", "tavern"]
    assert green["drafted"] == {"bricklayer-1": 3, "stonemason-1": 2}
    assert yellow["repairs"][0]["round"] == 3
    assert yellow["repairs"][0]["craftsmen"] == 3
    assert yellow["track"][:4] == [0, 0, 0, 1]
    assert found["bonds"][:3] == [6, 6, 3]


CREW = {"lumberjack-1": 0, "glazier-1": 0, "bricklayer-1": 0, "tailor-1": 0}


def test_a_building_in_a_town(architect: Game) -> None:
    """19 at the hammers, 2 less on the second site; a step costs 9, the rest are bonds; 4 talers."""
    town = {"guilds": ["lumberjack", "glazier", "stonemason", "bricklayer"], "bonus": {"kind": "talers", "amount": 4}}
    crew = band(19, "lumberjack", "glazier", "stonemason", "bricklayer", "tailor")
    position = architect.position(
        {
            "seats": [{"carriage": "Tollbury", "craftsmen": crew}, {}],
            "step": "construct",
            "round": 5,
            "demand": {"Tollbury": town},
            "buildings": {"Tollbury": [1]},
            "track": [9],
        }
    )
    position.push("build")
    position.push("climb 1")
    seat = facts(position)["seats"][0]
    tile = position.state.demand[position.state.carriage[0]]
    built = {"round": 5, "place": "Tollbury", "type": "town", "tile": tile, "site": 2, "points": 17}
    assert seat["buildings"] == [built]
    assert seat["points"] == {"village": 0, "monastery": 0, "town": 17, "repairs": 0}
    assert seat["talers"]["earned"] == {"draft": 0, "labour": 0, "bonds": 0, "towns": 4}
    assert seat["bonds"] == {"received": 8, "redeemed": 0, "held": 10}
    assert seat["track"][-1] == 1


def test_a_forfeited_extra_hire_is_no_forfeited_turn(architect: Game) -> None:
    town = {"guilds": ["lumberjack", "glazier", "bricklayer", "tailor"], "bonus": {"kind": "hire"}}
    document: dict[str, Any] = {
        "seats": [{"carriage": "Tollbury", "craftsmen": CREW, "talers": 9}, {}],
        "step": "construct",
        "demand": {"Tollbury": town},
    }
    position = architect.position(document)
    for move in ("build", "climb 0", "forfeit"):
        position.push(move)
    assert facts(position)["seats"][0]["forfeited"] == []
    position = architect.position(document)
    position.push("forfeit")
    assert facts(position)["seats"][0]["forfeited"] == [1]


def test_the_bond_supply_runs_dry_in_its_round(architect: Game) -> None:
    """28 bonds: 27 are held; a repair brings more points, too few to climb, so the one that is left is paid."""
    position = architect.position(
        {
            "seats": [{"bonds": 21, "craftsmen": {"lumberjack-3": 0}}, {"bonds": 6}],
            "step": "construct",
            "round": 7,
        }
    )
    position.push("repair")
    found = facts(position)
    assert found["bonds_gone"] == 7
    assert found["seats"][0]["bonds"] == {"received": 1, "redeemed": 0, "held": 22}
    assert found["seats"][0]["repairs"] == [{"round": 7, "craftsmen": 1, "points": scroll("lumberjack-3")}]
    assert found["bonds"][7] == 28


BOARD = ["lumberjack-1", "glazier-1", "glazier-2", "tailor-1", "tailor-2", "stonemason-3"]


def test_the_pile_runs_dry_with_its_last_tile(architect: Game) -> None:
    position = architect.position(
        {"seats": [{"talers": 9}, {}], "step": "hire", "billboard": BOARD, "pile": ["blacksmith-1"], "round": 4}
    )
    position.push("hire 2")
    found = facts(position)
    assert found["pile_gone"] == 4
    assert found["bonds_gone"] is None
    assert found["seats"][0]["hired"] == [{"round": 4, "character": "glazier-1"}]
    assert found["seats"][0]["talers"]["spent"]["hire"] == 2


@pytest.mark.parametrize(
    ("price", "move", "resets"),
    [
        (6, "hire 6", {"hired": 1, "removed": 0}),
        (6, "hire 1", {"hired": 0, "removed": 0}),
        (3, "hire 1", {"hired": 0, "removed": 1}),
        (3, "hire 6", {"hired": 1, "removed": 0}),
    ],
)
def test_the_price_marker_goes_back(architect: Game, price: int, move: str, resets: dict[str, int]) -> None:
    position = architect.position(
        {"seats": [{"talers": 9}, {}], "step": "hire", "billboard": BOARD, "price": price, "round": 2}
    )
    position.push(move)
    assert facts(position)["price_resets"] == resets


def test_a_full_star_fires_and_hires(architect: Game) -> None:
    crew = {f"{guild}-3": 0 for guild in ("lumberjack", "blacksmith", "glazier", "bricklayer", "tailor")}
    position = architect.position(
        {
            "seats": [{"talers": 9, "craftsmen": {**crew, "stonemason-1": 0}}, {}],
            "step": "hire",
            "billboard": BOARD,
            "round": 3,
        }
    )
    position.push("hire 6")
    position.push("fire tailor-3")
    found = facts(position)
    seat = found["seats"][0]
    assert seat["hired"] == [{"round": 3, "character": "stonemason-3"}]
    assert seat["fired"] == [{"round": 3, "character": "tailor-3"}]
    assert found["price_resets"]["hired"] == 1


def test_actions_of_a_position_include_the_forced_ones(any_game: Game) -> None:
    choose = random.Random(4)
    position = any_game.new(players=2, seed=4, options=any_game.rules.manners.short_options)
    while not position.is_over:
        position.push(choose.choice(position.legal_moves))
    deeds = list(position.actions())
    assert [deed.text for deed in deeds if deed.chosen] == [move.text for move in position.moves]
    assert [deed.seat for deed in deeds if deed.chosen] == position.choosers
    s = any_game.copy_state(any_game.hold(position.start().state))
    for deed in deeds:
        assert any_game.state_bytes(s) == any_game.rules.state.to_bytes(deed.before)
        step = [one.name for one in any_game.rules.steps].index(deed.step)
        any_game.call(any_game.rules.loops.perform_one, s, any_game.rules.first_actions[step] + deed.index)
        assert any_game.state_bytes(s) == any_game.rules.state.to_bytes(deed.after)
    assert any_game.state_bytes(s) == position.to_bytes()


def test_every_game_has_facts_and_charts(any_game: Game) -> None:
    position = any_game.new(players=2, seed=4, options=any_game.rules.manners.short_options)
    assert list(position.actions()) == []
    assert json.loads(json.dumps(any_game.rules.reports.facts(position)))
    assert any_game.rules.reports.charts([]) == []


SHOW_FACTS = """
import json, sys
from pathlib import Path
from queenswright.records import read_record

position = read_record(Path(sys.argv[1]).read_text(encoding="utf-8")).replay()
print(json.dumps(position.game.rules.reports.facts(position)))
"""


def test_compiled_rules_tell_the_same() -> None:
    path = FOLDER / "palace-4-companion.qw"
    command = [sys.executable, "-c", SHOW_FACTS, str(path)]
    environment = {**os.environ, "QUEENSWRIGHT_RULES": "numba"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    position = read_record(path.read_text(encoding="utf-8")).replay()
    assert json.loads(done.stdout) == facts(position)
