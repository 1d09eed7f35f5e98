"""What the estimate of Queen's Architect writes down, each measure worked out by hand from the rules."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.rules.architect.situations import changed_pack, random_play

import queenswright as qw
from queenswright.games.architect.judgement import JUDGEMENT
from queenswright.games.architect.judgement.estimate import MEASURES, VICTORY, WEIGHT_UNIT, measure, worth
from queenswright.games.architect.judgement.weights import WEIGHTS
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

Situation = dict[str, Any]

TOKENS = [4, 5, 5, 6, 6, 6, 7, 7, 7]
LAST_IS_4 = [5, 5, 6, 6, 6, 7, 7, 7, 4]
BILLBOARD = ["tailor-3", "glazier-2", "bricklayer-2", "blacksmith-2", "lumberjack-2", "stonemason-2"]
"""Hired from the bottom the first gives 5 once, the second 5 and then 4."""

PAIR = {"lumberjack-1": 0, "stonemason-1": 0}
"""5 + 4 now, 5 + 1 next; only one demand tile of the pack asks for no other guild."""
TRIO = {**PAIR, "tailor-2": 3}
"""The tailor adds a guild, and nothing to the performance."""
SITE = {"Brambleford": ["lumberjack", "stonemason"]}
SITES = {
    **SITE,
    "Dovecombe": ["stonemason", "tailor"],
    "Gooselow": ["lumberjack", "tailor"],
    "Quietwater": ["lumberjack", "stonemason", "tailor"],
}
"""All the tiles that the trio can serve."""
BAND_OF_19 = {"lumberjack-1": 0, "blacksmith-1": 0, "glazier-1": 0, "stonemason-1": 0}
"""5 + 5 + 5 + 4."""
WEARY = {"lumberjack-1": 5, "blacksmith-1": 5, "glazier-1": 5, "stonemason-1": 5, "bricklayer-1": 5, "tailor-2": 5}
"""A full star with one job each; the tailor's is worth least: 1."""
AT_HOME: dict[str, Any] = {"track": 9, "architect": "tavern", "craftsmen": BAND_OF_19}

EARLY = {"options": {"early_drop_out": True}}
LONG = {"options": {"full_track": True}}


def me(other: Mapping[str, Any] | None = None, more: Mapping[str, Any] | None = None, **seat: Any) -> Situation:
    """A situation for two in which seat 0 is judged."""
    seats = [{"craftsmen": PAIR, **seat}, dict(other or {})]
    return {"seats": seats, "track": TOKENS, "demand": SITES, "billboard": BILLBOARD, **(more or {})}


def late(other: Mapping[str, Any], **seat: Any) -> Situation:
    """A situation in which the judged seat moves last, and the seat before it is to move."""
    return me(other, {"first_player": 1, "to_move": 1}, **seat)


CASES: dict[str, list[tuple[Situation, int]]] = {
    "steps": [(me(), 9), (me(track=4), 5), (me(track=9), 0), (me(track=4, more=LONG), 8)],
    "points": [(me(), 53), (me(track=7), 7 + 7), (me(track=9), 0)],
    "performance": [
        (me(craftsmen={}), 0),
        (me(), 5 + 4),
        (me(craftsmen={"lumberjack-1": 2, "stonemason-1": 5}), 3 + 2),
    ],
    "next_performance": [
        (me(craftsmen={"lumberjack-1": 0, "stonemason-1": 3}), 5 + 4),
        (me(craftsmen={"lumberjack-1": 4}), 2),
        (me(craftsmen={"lumberjack-1": 4}, more=EARLY), 0),
        (me(craftsmen={"lumberjack-1": 5}), 0),
    ],
    "later_performance": [
        (me(craftsmen={"lumberjack-1": 0, "stonemason-1": 3}), (3 + 0 + 3 + 2) + 2),
        (me(craftsmen={"lumberjack-1": 0, "stonemason-1": 3}, more=EARLY), 3 + 0 + 3),
        (me(craftsmen={"lumberjack-1": 4}), 0),
    ],
    "jobs": [
        (me(craftsmen={"lumberjack-1": 0, "stonemason-1": 3}), 6 + 3),
        (me(craftsmen={"lumberjack-1": 0, "stonemason-1": 3}, more=EARLY), 5 + 2),
        (me(craftsmen={"lumberjack-1": 5}), 1),
    ],
    "crew": [(me(craftsmen={}), 0), (me(), 2), (me(craftsmen=WEARY), 6)],
    "guilds": [(me(craftsmen={"lumberjack-1": 0, "lumberjack-2": 0}), 1), (me(craftsmen=TRIO), 3)],
    "talers": [(me(), 0), (me(talers=3), 3), (me(talers=30), 4)],
    "more_talers": [(me(talers=4), 0), (me(talers=7), 3), (me(talers=30), 12 - 4)],
    "ready_bonds": [(me(bonds=5, confidence=3), 3), (me(bonds=2, confidence=3), 2), (me(bonds=5), 1)],
    "other_bonds": [(me(bonds=5, confidence=3), 2), (me(bonds=2, confidence=3), 0)],
    "confidence": [(me(confidence=1), 0), (me(confidence=4), 3)],
    "site_here": [
        (me(), 0),
        (me(carriage="Brambleford"), 9),
        (me(carriage="Brambleford", craftsmen={**PAIR, "tailor-2": 0}), 10),
        (me(carriage="Brambleford", more={"buildings": {"Brambleford": [1]}}), 9 - 2),
        (me(carriage="Brambleford", more={"buildings": {"Brambleford": [0]}}), 0),
        (me(carriage="Brambleford", craftsmen={"lumberjack-1": 0}), 0),
        (me(carriage="Brambleford", track=8, more={"track": LAST_IS_4}), 4),
        (me(carriage="Brambleford", more={"options": {"location_base_points": True}}), 9 + 1),
    ],
    "best_site": [
        (me(), 9),
        (me(carriage="Gooselow"), 9 - 1),
        (me(carriage="Pennycroft"), 9 - 3),
        (me(carriage="Quietwater"), 9 - 6),
        (me(carriage="Brambleford"), 0),
        (me(track=8, more={"track": LAST_IS_4}), 4),
    ],
    "sites_around": [
        (me(craftsmen={"lumberjack-1": 0}), 0),
        (me(), 1),
        (me(craftsmen=TRIO), 4),
        (me(craftsmen=TRIO, carriage="Dovecombe"), 3),
        (me(carriage="Pennycroft", more={"demand": {"Oakmere": ["lumberjack", "stonemason"]}}), 0),
    ],
    "repairs": [
        (me(), 2 + 2),
        (me(craftsmen={"lumberjack-1": 0, "lumberjack-2": 0, "blacksmith-1": 0}), 3 + 1),
        (me(craftsmen={"lumberjack-2": 5, "blacksmith-2": 5, "stonemason-1": 5, "bricklayer-1": 5}), 3 + 3 + 2),
        (me(track=8, craftsmen={"lumberjack-2": 0, "blacksmith-2": 0}, more={"track": LAST_IS_4}), 4),
    ],
    "rested_guilds": [
        (me(), 6),
        (me(tavern={"saloon": ["lumberjack", "tailor"], "dormitory": ["glazier"]}), 4),
    ],
    "tired": [
        (me(), 0),
        (me(craftsmen={"lumberjack-1": 2, "lumberjack-2": 5, "stonemason-1": 0}), 2),
        (me(craftsmen={"lumberjack-1": 2, "stonemason-1": 1}, tavern={"saloon": ["lumberjack"]}), 1),
    ],
    "construct_next": [
        (me(carriage="Brambleford", architect="bank"), 9),
        (me(architect="tavern"), 2 + 2),
        (me(carriage="Brambleford", architect="hire"), 0),
        (me(carriage="Brambleford", architect="construct"), 0),
    ],
    "travel_next": [
        (me(architect="labour"), 9),
        (me(architect="bank"), 9),
        (me(architect="construct"), 0),
        (me(architect="travel"), 0),
        (me(architect="bank", craftsmen=TRIO, carriage="Dovecombe"), 0),
        (me(architect="bank", craftsmen=TRIO, carriage="Dovecombe", more={"buildings": {"Dovecombe": [1]}}), 8 - 7),
    ],
    "hire_next": [
        (me(talers=0), 0),
        (me(talers=1), 5),
        (me(talers=2), 5 + 4),
        (me(talers=1, more=EARLY), 0),
        (me(talers=2, architect="hire"), 0),
        (me(talers=2, architect="bank"), 0),
        (me(talers=2, architect="tavern"), 9),
        (me(talers=1, craftsmen={"tailor-3": 0}), 0),
        (me(talers=1, craftsmen=WEARY), 5 - 1),
        (me(talers=2, more={"billboard": [None, *BILLBOARD[1:]]}), 9),
    ],
    "on_labour": [(me(architect="labour"), 1), (me(), 0)],
    "on_hire": [(me(architect="hire"), 1), (me(), 0)],
    "on_bank": [(me(architect="bank"), 1), (me(), 0)],
    "on_travel": [(me(architect="travel"), 1), (me(), 0)],
    "on_tavern": [(me(architect="tavern"), 1), (me(), 0)],
    "turns_to_wait": [(me(), 0), (me(more={"to_move": 1}), 1)],
    "at_end": [(me(track=8), 0), (me(track=9), 1), (me(track=9, more=LONG), 0), (me(track=12, more=LONG), 1)],
    "missing": [(me(track=8), 0), (me(track=9), 15 - 9), (me(track=9, craftsmen=BAND_OF_19), 0)],
    "way_home": [(me(track=9), 0), (me(track=9, carriage="Quietwater"), 3), (me(track=8, carriage="Quietwater"), 0)],
    "ready": [
        (me(**AT_HOME), 1),
        (me(**{**AT_HOME, "architect": "hire"}), 0),
        (me(**{**AT_HOME, "track": 8}), 0),
        (me(**{**AT_HOME, "carriage": "Brambleford"}), 0),
        (me(**{**AT_HOME, "craftsmen": PAIR}), 0),
    ],
    "contribution": [(me(track=9), 0), (me(track=9, contribution=17), 17)],
    "beaten": [
        (me(), 0),
        (late({"track": 9, "contribution": 17}), 1),
        (late({"track": 9, "contribution": 17}, **AT_HOME), 0),
        (late({"track": 9, "contribution": 20}, **AT_HOME), 1),
        (late({"track": 9, "contribution": 17}, track=9, contribution=16), 1),
        (late({"track": 9, "contribution": 17}, track=9, contribution=17), 0),
        (me({"track": 9, "contribution": 17}, {"to_move": 1}, **AT_HOME), 1),
    ],
}


def measured(position: Position, seat: int = 0) -> dict[str, int]:
    """All measures of a seat by name."""
    features = [99] * len(MEASURES)
    measure(position.game.pack.mirror, position.held, seat, features)
    return dict(zip(MEASURES, features, strict=True))


def valued(position: Position, weights: list[int], seat: int = 0) -> int:
    return int(worth(position.game.pack.mirror, position.held, seat, weights, [0] * len(MEASURES)))


@pytest.mark.parametrize("name", MEASURES)
def test_a_measure_is_what_the_rules_say(architect: Game, name: str) -> None:
    found = [measured(architect.position(situation))[name] for situation, _ in CASES[name]]
    assert found == [value for _, value in CASES[name]]
    assert len(set(found)) > 1, "a measure that never changes"


def test_only_what_was_changed_is_measured_anew(architect: Game) -> None:
    """A bond more is a bond more and nothing else."""
    before, after = (measured(architect.position(me(bonds=bonds, confidence=1))) for bonds in (3, 4))
    assert {name: after[name] - before[name] for name in MEASURES if after[name] != before[name]} == {"other_bonds": 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_wait_in_their_order(architect: Game, players: int) -> None:
    position = architect.position({"seats": [{}] * players, "to_move": 1})
    waits = [measured(position, seat)["turns_to_wait"] for seat in range(players)]
    assert waits == [(seat - 1) % players for seat in range(players)]


def test_a_seat_whose_turn_begins_is_not_beaten_yet(architect: Game) -> None:
    """Seat 1 opened the last round with 17; seat 0 is to move and brings 19 to the palace now."""
    other = {"track": 9, "contribution": 17}
    position = architect.position(me(other, {"first_player": 1, "to_move": 0}, **AT_HOME))
    before = measured(position)
    position.push("move 1")
    position.push("palace")
    assert position.winners == [0]
    assert before["beaten"] == 0


def test_with_track_end_decides_the_first_to_arrive_is_not_beaten(architect: Game) -> None:
    """Seat 0 arrived in round 8, seat 1 in round 9, and contributes; whatever seat 0 does in this round, it wins."""
    seats = [{"track": 9, "track_end_round": 8}, {"track": 9, "track_end_round": 9, "contribution": 17}]
    options = {"track_end_decides": True}
    position = architect.position({"seats": seats, "round": 10, "first_player": 1, "to_move": 0, "options": options})
    before = [measured(position, seat)["beaten"] for seat in (0, 1)]
    position.push("move 3")
    position.push("forfeit")
    assert position.winners == [0]
    assert before == [0, 1]


def test_every_measure_has_its_weights() -> None:
    assert tuple(WEIGHTS) == MEASURES
    assert all(len(ends) == 2 for ends in WEIGHTS.values())
    assert JUDGEMENT.measures == len(MEASURES)
    foot, end = ([WEIGHTS[name][k] for name in MEASURES] for k in (0, 1))
    assert [weight / WEIGHT_UNIT for weight in JUDGEMENT.weights] == pytest.approx(foot + end, abs=0.5 / WEIGHT_UNIT)


def weighing(name: str, foot: int, end: int) -> list[int]:
    """Weights in which one measure counts and nothing else."""
    weights = [0] * 2 * len(MEASURES)
    weights[MEASURES.index(name)], weights[len(MEASURES) + MEASURES.index(name)] = foot, end
    return weights


@pytest.mark.parametrize(
    ("track", "value"), [(0, 2 * 3), (3, 2 * (3 * 6 + 12 * 3) // 9), (6, 2 * (3 * 3 + 12 * 6) // 9), (9, 2 * 12)]
)
def test_worth_goes_over_from_one_weight_to_the_other(architect: Game, track: int, value: int) -> None:
    weights = weighing("crew", 3 * WEIGHT_UNIT, 12 * WEIGHT_UNIT)
    assert valued(architect.position(me(track=track)), weights) == value


def test_worth_goes_over_along_the_longer_track(architect: Game) -> None:
    position = architect.position(me(track=6, more=LONG))
    assert valued(position, weighing("crew", 0, 12 * WEIGHT_UNIT)) == 2 * 12 * 6 // 12


def test_worth_adds_everything_up_and_rounds_down(architect: Game) -> None:
    position = architect.position(me(talers=3, bonds=5))
    weights = [a + b for a, b in zip(weighing("talers", 150, 0), weighing("other_bonds", -201, 0), strict=True)]
    assert valued(position, weights) == -4  # 3 * 1.5 - 4 * 2.01 = -3.54


def test_a_finished_game_is_victory_or_defeat(architect: Game) -> None:
    """Shared first place is victory for both; the weights do not matter any more."""
    finished = {True: 0, False: 0}
    for players in (2, 3, 4):
        position = architect.new(players, seed=players, options={"round_limit": 3})
        for _ in random_play(position, seed=players):
            pass
        for seat in range(players):
            wins = seat in position.winners
            finished[wins] += 1
            assert valued(position, list(JUDGEMENT.weights), seat) == (VICTORY if wins else -VICTORY)
    assert min(finished.values()) > 2


def test_several_winners_all_have_won(architect: Game) -> None:
    seats = [{"track": 9, "contribution": n} for n in (17, 16, 17)]
    position = architect.position({"seats": seats, "ended": "palace", "pending": []})
    values = [valued(position, list(JUDGEMENT.weights), seat) for seat in range(3)]
    assert values == [VICTORY, -VICTORY, VICTORY]


def test_no_running_game_is_worth_as_much_as_victory(architect: Game) -> None:
    for players in (2, 4):
        for position in random_play(architect.new(players, seed=9), seed=9):
            if not position.is_over:
                assert all(abs(valued(position, list(JUDGEMENT.weights), s)) < VICTORY // 64 for s in range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_changes_no_measure(architect: Game, players: int) -> None:
    """Dealt anew for one seat, a position measures the same for all of them."""
    differing = 0
    for count, position in enumerate(random_play(architect.new(players, seed=players), seed=1)):
        if count % 15 == 0 and not position.is_over:
            other = position.redealt(count % players, key=count + 1)
            differing += other.state.pile != position.state.pile
            assert all(measured(other, seat) == measured(position, seat) for seat in range(players))
    assert differing > 5


def turned(document: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The same situation with everybody one seat further on."""
    seats = list(document["seats"])
    rest = {key: value for key, value in document.items() if key not in ("colour", "seats")}
    return {
        **rest,
        "seats": [{key: value for key, value in seat.items() if key != "colour"} for seat in [seats[-1], *seats[:-1]]],
        "first_player": (document["first_player"] + 1) % players,
        "turn_of": (document["turn_of"] + 1) % players,
        "pending": [{**entry, "seat": (entry["seat"] + 1) % players} for entry in document["pending"]],
        "buildings": {
            place: [(seat + 1) % players for seat in builders] for place, builders in document["buildings"].items()
        },
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_a_seat_changes_no_measure(architect: Game, players: int) -> None:
    checked = 0
    for count, position in enumerate(random_play(architect.new(players, seed=players), seed=2)):
        if count % 20 == 0 and not position.is_over and position.state.round_number > 0:
            other = architect.position(turned(position.to_dict(), players))
            for seat in range(players):
                assert measured(other, (seat + 1) % players) == measured(position, seat)
            checked += 1
    assert checked > 5


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{"variant": "companion"}, {"race_to_track_end": True}, {"variant": "companion", "round_limit": 9}]
)
def test_every_position_of_every_variant_can_be_judged(players: int, options: dict[str, Any]) -> None:
    game = qw.load("architect")
    judge_a_game(game, game.new(players, seed=players, options=options))


def judge_a_game(game: Game, position: Position) -> None:
    """Play at random to the end; one position in three is judged for every seat and has no impossible value."""
    rng = random.Random(7)
    for _ in random_play(position, seed=7):
        if rng.random() < 0.3:
            for seat in range(position.players):
                found = measured(position, seat)
                assert all(value >= 0 for value in found.values())
                assert sum(found[f"on_{action}"] for action in ("labour", "hire", "bank", "travel", "tavern")) <= 1
                assert isinstance(valued(position, list(JUDGEMENT.weights), seat), int)


@pytest.mark.parametrize(
    "exchanges",
    [
        [("spaces = 9 ", "spaces = 12 ")],
        [("spaces = 9 ", "spaces = 1 ")],
        [("craftsmen = 3 ", "craftsmen = 6 "), ("bonds_at_once = [1, 2, 3, 4]", "bonds_at_once = [2]")],
        [("building_markers = 8", "building_markers = 1"), ("performance = 15", "performance = 3")],
    ],
)
def test_other_packs_can_be_judged(tmp_path: Path, exchanges: list[tuple[str, str]]) -> None:
    game = changed_pack(tmp_path, *exchanges)
    for players in (2, 4):
        judge_a_game(game, game.new(players, seed=3))
