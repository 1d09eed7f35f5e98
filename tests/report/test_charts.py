"""The sections of Queen's Architect, with numbers worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.report.samples import game_facts, samples, seat

from queenswright.games.architect.reports.charts import charts
from queenswright.kernel.chart import Bars, Curves, Sample, Section


def building(kind: str, place: str, tile: int, points: int) -> dict[str, Any]:
    return {"round": 1, "place": place, "type": kind, "tile": tile, "site": 1, "points": points}


def points(**changes: int) -> dict[str, int]:
    return {"village": 0, "monastery": 0, "town": 0, "repairs": 0, **changes}


def section(key: str, found: list[Sample]) -> Section:
    return next(one for one in charts(found) if one.key == key)


def test_without_games_there_are_no_sections() -> None:
    assert charts([]) == []


def test_length_by_number_of_players() -> None:
    two = [game_facts(seat(0, 1), seat(1, 2), rounds=n) for n in (20, 22, 30)]
    three = [game_facts(seat(0, 1), seat(1, 2), seat(2, 3), rounds=18)]
    found = section("length", samples(*two, *three))
    assert found.figures == {"median": 21.0, "quartiles": [19.5, 24.0], "shortest": 18, "longest": 30}
    assert found.tables[0].rows[0] == ("2 players", "3", "20", "21", "22", "26", "30")
    bars = found.plots[0]
    assert isinstance(bars, Bars)
    assert bars.categories[0] == "18"
    assert bars.series["2 players"][bars.categories.index("22")] == pytest.approx(1 / 3)
    assert sum(bars.series["3 players"]) == 1
    assert "median game takes 21 rounds" in found.words


def test_a_wide_range_of_lengths_is_drawn_in_steps() -> None:
    found = section("length", samples(*(game_facts(seat(0, 1), seat(1, 2), rounds=n) for n in range(10, 61))))
    bars = found.plots[0]
    assert isinstance(bars, Bars)
    assert bars.categories[0] == "10–12"
    assert len(bars.categories) == 17
    assert sum(bars.series["2 players"]) == pytest.approx(1)


def test_the_turn_order_counts_from_the_first_player() -> None:
    """In three games the first player wins, in one the second; once the victory is shared."""
    games = [game_facts(seat(0, 1), seat(1, 2), first_seat=0)] * 2
    games += [game_facts(seat(0, 2), seat(1, 1), first_seat=1), game_facts(seat(0, 1), seat(1, 2), first_seat=1)]
    games += [game_facts(seat(0, 1), seat(1, 1), first_seat=1)]
    found = section("turn_order", samples(*games)).figures
    assert found["2-1"]["wins"]["value"] == 0.7
    assert found["2-2"]["wins"]["value"] == 0.3
    assert found["2-1"]["lift"]["value"] == 0.2


def test_actions_over_the_game_leave_out_forfeited_turns() -> None:
    """Two rounds: the first lies in the first tenth, the second in the sixth."""
    one = seat(0, 1, actions=["hire", "bank"])
    other = seat(1, 2, actions=["hire", "travel"], forfeited=[2])
    found = section("actions", samples(game_facts(one, other)))
    assert found.figures["share"]["hire"] == pytest.approx(2 / 3)
    assert found.figures["share"]["bank"] == pytest.approx(1 / 3)
    assert found.figures["share"]["travel"] == 0
    assert found.figures["forfeited"] == 0.25
    assert found.figures["by_tenth"]["hire"] == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert found.figures["by_tenth"]["bank"][5] == 1
    assert "Hire is taken most often (66.7 % of all actions)" in found.words


def test_appreciation_of_winners_and_others() -> None:
    games = [game_facts(seat(0, 1, track=[0, 2, n]), seat(1, 2, track=[0, 0, 1])) for n in (4, 6, 9)]
    found = section("appreciation", samples(*games))
    assert found.figures["winners"]["median"] == [0, 2, 6]
    assert found.figures["others"]["median"] == [0, 0, 1]
    assert found.figures["at_the_end"] == {"winners": 6, "others": 1}
    curves = found.plots[0]
    assert isinstance(curves, Curves)
    assert (list(curves.curves[0].low), list(curves.curves[0].high)) == ([0, 2, 5], [0, 2, 7.5])


def test_points_by_source_and_what_winners_have_built() -> None:
    winner = seat(
        0,
        1,
        buildings=[building("village", "Oakmere", 0, 9), building("town", "Tollbury", 20, 16)],
        points=points(village=9, town=16),
    )
    other = seat(1, 2, repairs=[{"round": 1, "craftsmen": 3, "points": 15}], points=points(repairs=15))
    figures = section("points", samples(game_facts(winner, other))).figures
    assert figures["repairs_share"] == 15 / 40
    assert figures["shares"]["winners"] == {"village": 0.36, "monastery": 0, "town": 0.64, "repairs": 0}
    used = {kind: found["value"] for kind, found in figures["winners_who_used"].items()}
    assert used == {"village": 1, "monastery": 0, "town": 1, "repairs": 0}
    assert figures["without_buildings"]["wins"]["value"] == 0
    assert figures["without_buildings"]["lift"]["value"] == -0.5


def test_characters_are_counted_by_game_and_by_employer() -> None:
    """tailor-1 serves the winner of two games (drafted once, hired once) and the loser of one; of four."""
    hired = [{"round": 1, "character": "tailor-1"}]
    games = [
        game_facts(seat(0, 1, drafted={"tailor-1": 0}), seat(1, 2)),
        game_facts(seat(0, 1, hired=hired * 2), seat(1, 2)),
        game_facts(seat(0, 1), seat(1, 2, hired=hired)),
        game_facts(seat(0, 1), seat(1, 2)),
    ]
    found = section("characters", samples(*games))
    tailor = found.figures["tailor-1"]
    assert tailor["drafted"]["value"] == 0.25
    assert tailor["hired"]["value"] == 0.5
    assert tailor["lift"] == {"value": round(0.5 / 3, 5), "low": None, "high": None, "count": 3}
    assert tailor["lift_hired"]["value"] == 0
    assert found.figures["tailor-2"]["lift"] is None
    assert "too few games" in found.words


def test_a_lift_is_measured_against_what_was_expected() -> None:
    """A bot that wins nine times of ten and always employs the character: no lift."""
    hired = [{"round": 1, "character": "tailor-1"}]
    games = [game_facts(seat(0, 1, hired=hired), seat(1, 2)) for _ in range(9)]
    games.append(game_facts(seat(0, 2, hired=hired), seat(1, 1)))
    found = [Sample(one, deal, (0.9, 0.1)) for deal, one in enumerate(games)]
    tailor = section("characters", found).figures["tailor-1"]
    assert tailor["lift"]["value"] == pytest.approx(0)
    assert tailor["lift"]["low"] < 0 < tailor["lift"]["high"]


def test_a_lift_beyond_chance_is_told() -> None:
    hired = [{"round": 1, "character": "tailor-1"}]
    found = section("characters", samples(*[game_facts(seat(0, 1, hired=hired), seat(1, 2))] * 12))
    assert "1 of 1 intervals exclude 0" in found.words
    assert "Highest is tailor-1, +50.0 (+50.0 to +50.0)" in found.words


def test_tiles_and_places_are_counted_where_they_lie() -> None:
    winner = seat(0, 1, buildings=[building("town", "Tollbury", 20, 16)])
    elsewhere = {"Oakmere": {"tile": 3, "type": "village", "guilds": "blacksmith+glazier"}}
    games = samples(game_facts(winner, seat(1, 2)), game_facts(seat(0, 1), seat(1, 2), demand=elsewhere))
    tiles = section("demand_tiles", games).figures
    town = tiles["town: blacksmith, glazier, bricklayer, tailor"]
    assert (town["games"], town["built"]["value"], town["lift"]["value"]) == (1, 1, 0.5)
    village = tiles["village: lumberjack, stonemason"]
    assert (village["games"], village["built"]["value"], village["lift"]) == (1, 0, None)
    places = section("places", games).figures
    assert places["Oakmere (village)"]["games"] == 2
    assert places["Tollbury (town)"]["built"]["value"] == 1


def test_bonds_and_what_runs_dry() -> None:
    games = samples(
        game_facts(seat(0, 1), seat(1, 2), bonds=[4, 6, 28], bonds_gone=2, price_resets={"hired": 3, "removed": 1}),
        game_facts(seat(0, 1), seat(1, 2), bonds=[4, 8, 10]),
    )
    assert section("bonds", games).figures == {"median": {"2 players": [4, 7, 19]}}
    found = section("shortages", games)
    assert found.figures["bonds_gone"]["value"] == 0.5
    assert found.figures["pile_gone"]["value"] == 0
    assert found.figures["price_resets"] == {"hired": 1.5, "removed": 0.5}
    assert found.tables[0].rows[0][-1] == "2"
    assert found.tables[0].rows[1][-1] == "–"


def test_habits_are_means_of_seats() -> None:
    games = samples(
        game_facts(seat(0, 1, tavern={"visits": 3, "guilds": 5}), seat(1, 2)),
        game_facts(seat(0, 1), seat(1, 2, fired=[{"round": 1, "character": "tailor-1"}])),
    )
    habits = section("economy", games).figures
    assert habits["tavern visits"] == {"winners": 1.5, "others": 0}
    assert habits["craftsmen fired"] == {"winners": 0, "others": 0.5}


def test_a_game_that_everybody_wins_or_that_ends_at_once_makes_sections_too() -> None:
    shared = game_facts(seat(0, 1), seat(1, 1))
    short = game_facts(seat(0, 1, track=[0], actions=[]), seat(1, 2, track=[0], actions=[]), rounds=0, bonds=[4])
    assert len(charts(samples(shared))) == len(charts(samples(short))) == 11
