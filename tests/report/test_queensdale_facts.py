"""What a campaign tells, compared with the words of its record, with the table at its end, and with situations."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from tests.games.queensdale.make_records import FOLDER
from tests.report.campaigns import recorded
from tests.rules.queensdale.situations import at, finished, of_epoch, play, quietly, with_die

from queenswright.games.queensdale.content.names import members
from queenswright.games.queensdale.reports.facts import facts
from queenswright.games.queensdale.state.pieces import FAME_SOURCES, NOTHING, TILES
from queenswright.games.queensdale.steps import tile_name
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import Record

RECORDS = ("games-2", "games-3", "games-4", "castle-2")
MOST_BYTES = 40_000

Told = tuple[Record, Position, dict[str, Any]]


@pytest.fixture(scope="module", params=RECORDS)
def told(request: pytest.FixtureRequest) -> Told:
    record, position = recorded(request.param)
    return record, position, facts(position)


def turns_of(record: Record, number: int, colour: str) -> list[str]:
    """The written moves of a player's turns in a game."""
    return [
        move
        for turn in record.turns
        if turn.label.startswith(f"{number}.") and turn.label.endswith(f" {colour}")
        for move in turn.moves
    ]


def seats_of(found: dict[str, Any]) -> list[tuple[int, str, dict[str, Any]]]:
    """Every player in every game: number of the game, colour, what was done."""
    colours = [seat["colour"] for seat in found["seats"]]
    return [
        (number, colour, seat)
        for number, game in enumerate(found["games"], start=1)
        for colour, seat in zip(colours, game["seats"], strict=True)
    ]


def whole(found: dict[str, Any], seat: int, key: str) -> list[Any]:
    """What a seat has of a list over all games."""
    return [thing for game in found["games"] for thing in game["seats"][seat][key]]


def test_result_and_rounds_are_those_of_the_record(told: Told) -> None:
    record, position, found = told
    assert found["end"] == record.result
    assert found["players"] == len(record.seats)
    assert [seat["colour"] for seat in found["seats"] if seat["won"]] == list(record.winners)
    assert [seat["place"] for seat in found["seats"]] == position.standings
    labels = [turn.label.split()[0].split(".") for turn in record.turns]
    last = {int(label[0]): int(label[1]) for label in labels if len(label) == 3}
    assert [game["rounds"] for game in found["games"]] == list(last.values())


def test_facts_are_small_and_fit_into_json(told: Told) -> None:
    found = told[2]
    text = json.dumps(found, separators=(",", ":"))
    assert json.loads(text) == found
    assert len(text) < MOST_BYTES


def test_dice_and_rerolls_are_those_that_are_written(told: Told) -> None:
    """Where a die went may have been forced; that it was picked up is written, unless it was the only move."""
    record, _, found = told
    for number, colour, seat in seats_of(found):
        moves = turns_of(record, number, colour)
        assert seat["rerolls"] == sum(move.startswith("reroll ") for move in moves)
        ended = sum(move == "end turn" for move in moves)
        assert sum(seat["dice"].values()) == ended
        for kind in ("wage", "hut", "market", "bakery", "hire"):
            written = moves.count(kind) + moves.count(f"occupied {kind}")
            assert seat["dice"].get(kind, 0) >= written


def test_fame_and_ranking_of_the_last_game_are_those_on_the_table(told: Told) -> None:
    _, position, found = told
    s = position.state
    for number, seat in enumerate(found["games"][-1]["seats"]):
        assert [seat["fame"].get(source, 0) for source in FAME_SOURCES] == s.earned[number]
        assert seat["surplus"] == sum(s.earned[number]) - s.aim[number]
        assert s.order[seat["place"] - 1] == number


def test_whoever_reaches_a_goal_goes_on(told: Told) -> None:
    _, _, found = told
    final = [seat["completed"] + 1 for seat in found["seats"]]
    for seat, last in enumerate(final):
        epochs = [game["seats"][seat]["epoch"] for game in found["games"]]
        assert epochs[0] == 1
        for (now, then), game in zip(pairwise([*epochs, last]), found["games"], strict=True):
            told_of = game["seats"][seat]
            assert then - now == (told_of["tile"] is not None)
            assert then == now or told_of["surplus"] >= 0
            if told_of["tile"]:
                assert told_of["tile"].startswith(str(now))


def test_tiles_are_those_that_left_their_boards(told: Told) -> None:
    _, position, found = told
    gone = members([tile_name(tile) for tile in range(TILES)], ~position.state.tiles & (1 << TILES) - 1)
    chosen = [seat["tile"] for _, _, seat in seats_of(found) if seat["tile"]]
    assert sorted(chosen) == sorted(gone)


def test_buildings_are_those_that_left_the_stock(told: Told) -> None:
    record, position, found = told
    s, pack = position.state, position.game.pack
    left = {
        code: pack.mirror.building_ranks[s.players][i].bit_count() - s.stock[i].bit_count()
        for i, code in enumerate(pack.content.building_codes)
        if pack.mirror.building_from[i] <= s.opened
    }
    built = Counter(code for seat in range(s.players) for code in whole(found, seat, "built"))
    assert {code: built[code] for code in left} == left
    for seat in range(s.players):
        mine = whole(found, seat, "built")
        assert mine.count("clear") == s.cleared[seat]
        standing = {pack.content.building_codes[i] for i in s.site[seat] if i != NOTHING}
        assert standing <= set(mine)
    for number, colour, done in seats_of(found):
        written = [move.split()[1] for move in turns_of(record, number, colour) if move.startswith("build ")]
        assert not Counter(written) - Counter(done["built"])


def test_faces_and_seals_add_up(told: Told) -> None:
    _, position, found = told
    s, pack = position.state, position.game.pack
    codes, printed = pack.content.face_codes, pack.mirror
    bought = Counter(code for seat in range(s.players) for code in whole(found, seat, "faces"))
    for face, code in enumerate(codes):
        assert printed.face_copies[s.players][face] - s.faces[face] == bought[code]
    for seat in range(s.players):
        spent = sum(printed.face_price[codes.index(code)] for code in whole(found, seat, "faces"))
        received = sum(game["seats"][seat]["seals"] for game in found["games"])
        assert printed.starting_seals + received - spent == s.seals[seat]


def test_tokens_of_the_last_game_are_those_that_are_gone(told: Told) -> None:
    record, position, found = told
    assert sum(seat["tokens"] for seat in found["games"][-1]["seats"]) == position.state.herb.count(NOTHING)
    for number, colour, seat in seats_of(found):
        moves = turns_of(record, number, colour)
        gathered = [move for move in moves if move.startswith(("gather ", "token ")) and move != "gather nothing"]
        assert seat["tokens"] >= len(gathered)


def test_courier_cards_are_told_once(told: Told) -> None:
    """In the last game every card that was read is missing in the deck, which starts complete."""
    _, position, found = told
    read = found["games"][-1]["couriers"]
    missing = [card for card in range(1, 15) if not position.state.courier_deck >> card - 1 & 1]
    assert sorted(set(read)) == missing


def first_seat(position: Position, key: str) -> Any:
    return facts(position)["games"][0]["seats"][0][key]


def test_a_die_on_an_occupied_space_counts_for_its_kind(queensdale: Game) -> None:
    position = at(queensdale, {"dice": ["occupied"]}, taken={"wage": 1})
    play(position, "die 1")
    assert first_seat(position, "dice") == {"wage": 1}
    assert first_seat(position, "occupied") == 1


def test_a_paid_reroll_and_one_by_signal_fire(queensdale: Game) -> None:
    own = {"dice": ["timber", "clay"], "goods": {"bread": 1}, "epoch": 3, "tower": ["1a", "2d"]}
    position = at(queensdale, own)
    play(position, "reroll for bread", "roll 1", "reroll by signal fire", "roll 1 2")
    assert first_seat(position, "rerolls") == 2


def test_a_renovation_and_cleared_land_are_built(queensdale: Game) -> None:
    goods = {"timber": 4, "stone": 4, "clay": 4, "guilder": 4}
    own = {"dice": ["action", "action"], "goods": goods, "buildings": {"treasurer": 1}, "epoch": 3}
    position = at(queensdale, own)
    play(position, "die 1", "build", "renovate")
    assert first_seat(position, "built") == ["renovate"]
    position = at(queensdale, own)
    play(position, "die 1", "build", "clear land")
    assert first_seat(position, "built") == ["clear"]
    assert first_seat(position, "fame") == {"build": 4}


@pytest.mark.parametrize(("moves", "built"), [(("raise monument",), "monument"), (("furnish room",), "room")])
def test_stages_of_monuments_and_castle_rooms_are_built(queensdale: Game, moves: tuple[str, ...], built: str) -> None:
    price = {"timber": 2, "stone": 2, "clay": 2, "marble": 1}
    position = play(at(queensdale, {"dice": ["action"], "goods": price}, opened=8), "die 1", "build", *moves)
    if position.step == "room":
        play(position, "furnish library")
    assert first_seat(position, "built") == [built]


def test_the_story_card_and_its_free_reroll_are_told(queensdale: Game) -> None:
    number = [card.code for card in queensdale.pack.content.stories].index("v4") + 1
    keys = {"story": number, "stories": [number], "opened": 8}
    position = play(at(queensdale, {"dice": ["timber", "clay"]}, **keys), "reroll by lantern light", "roll 1")
    assert first_seat(position, "rerolls") == 1
    over = quietly(finished(queensdale, {}, {}, stories=[]), "turn")
    told = [game["story"] for game in facts(over)["games"]]
    assert told == [None, over.view(0)["story_card"]]


def test_the_ability_of_choice_is_told_and_the_one_that_comes_by_itself_is_not(queensdale: Game) -> None:
    own = {"epoch": 5, "tower": ["1a", "2a", "3a"], "family": "heron"}
    position = play(at(queensdale, own, step="ability", opened=5), "ability 10")
    assert first_seat(position, "ability") == "10"
    seats = [of_epoch(7, letter) | {"family": name} for letter, name in (("a", "heron"), ("b", "key"))]
    seats[0] |= {"fame": 54, "abilities": ["10"]}
    seats[1] |= {"abilities": ["11"]}
    second = quietly(finished(queensdale, *seats, opened=7, branch="wall"), "turn")
    assert second.to_dict()["seats"][0]["abilities"] == ["9", "10"]
    assert [seat["ability"] for game in facts(second)["games"] for seat in game["seats"]] == [None] * 4
    assert facts(second)["branch"] == "wall"


def test_a_knowledge_card_is_told_to_whoever_gets_it(queensdale: Game) -> None:
    position = play(at(queensdale, {"tomes": 3}, {"tomes": 3}, step="learn", opened=3), "study")
    play(position, "keep the first card")
    (card,) = position.to_dict()["seats"][0]["knowledge"]
    assert [seat["knowledge"] for seat in facts(position)["games"][0]["seats"]] == [[card], []]


def test_an_order_is_told_to_whoever_fulfils_it(queensdale: Game) -> None:
    position = with_die(queensdale, "action", {"goods": {"bread": 2}}, orders=["4"], opened=6)
    play(position, "order")
    assert [seat["orders"] for seat in facts(position)["games"][0]["seats"]] == [["4"], []]


def test_orders_that_are_drawn_again_are_fulfilled_by_nobody(queensdale: Game) -> None:
    everything = [str(number) for number in range(1, 13)]
    over = quietly(finished(queensdale, of_epoch(6), of_epoch(6, "b"), orders=everything), "turn")
    assert [seat["orders"] for game in facts(over)["games"] for seat in game["seats"]] == [[]] * 4


def test_the_free_reroll_of_a_monument_is_a_reroll(queensdale: Game) -> None:
    own = {"dice": ["timber", "clay"], "family": "lantern", "monument": 4}
    position = play(at(queensdale, own, opened=5), "reroll by monument", "roll 1")
    assert first_seat(position, "rerolls") == 1


def test_a_position_that_nobody_has_played_from_tells_who_sits_there(queensdale: Game) -> None:
    found = facts(queensdale.new(players=3, seed=2))
    assert found["end"] is None
    assert [seat["colour"] for seat in found["seats"]] == ["red", "blue", "green"]
    assert [game["rounds"] for game in found["games"]] == [0]


SHOW_FACTS = """
import json, sys
from pathlib import Path
from queenswright.records import read_record

position = read_record(Path(sys.argv[1]).read_text(encoding="utf-8")).replay()
print(json.dumps(position.game.rules.reports.facts(position)))
"""


def test_compiled_rules_tell_the_same() -> None:
    command = [sys.executable, "-c", SHOW_FACTS, str(FOLDER / "games-2.qw")]
    environment = {**os.environ, "QUEENSWRIGHT_RULES": "numba"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == facts(recorded("games-2")[1])
