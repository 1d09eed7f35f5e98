"""The sections of The Rise of Queensdale, with numbers worked out by hand, and the page made of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.report.campaigns import campaign, did, game, recorded
from tests.report.samples import results_file, samples

from queenswright.arena.report import chapters, figures, page, read_evidence
from queenswright.arena.results import PlayedGame
from queenswright.games.queensdale.reports.charts import charts
from queenswright.kernel.chart import Bars, Curves, Dots, Sample, Section
from queenswright.kernel.game import Game


def section(key: str, found: list[Sample]) -> Section:
    return next(one for one in charts(found) if one.key == key)


def test_without_campaigns_there_are_no_sections() -> None:
    assert charts([]) == []


def test_games_of_a_campaign_by_number_of_players() -> None:
    two = [campaign(*[game(did(), did())] * n, completed=(9, 8)) for n in (13, 15, 20)]
    three = [campaign(*[game(did(), did(), did())] * 16, completed=(9, 8, 7))]
    found = section("length", samples(*two, *three))
    mean = {"value": 16.0, "low": None, "high": None, "count": 4}
    assert found.figures == {"median": 15.5, "quartiles": [14.5, 17.0], "shortest": 13, "longest": 20, "mean": mean}
    assert found.tables[0].rows[0] == ("2 players", "3", "13", "14", "15", "17.5", "20", "16.00")
    bars = found.plots[0]
    assert isinstance(bars, Bars)
    assert bars.series["2 players"][bars.categories.index("20")] == pytest.approx(1 / 3)
    assert sum(bars.series["3 players"]) == 1


def test_a_game_that_was_only_set_up_is_none() -> None:
    begun = game(did(2), did(2), rounds=0)
    found = section("length", samples(campaign(game(did(), did()), begun, completed=(1, 1))))
    assert found.figures["longest"] == 1


def test_rounds_are_told_by_the_highest_epoch_of_the_game() -> None:
    """Epoch 1 has games of 7 and 8 rounds, epoch 2 one of 6: somebody aims at it already."""
    one = campaign(game(did(), did(), rounds=7), game(did(2), did(), rounds=6), completed=(2, 0))
    other = campaign(game(did(), did(), rounds=8), completed=(1, 0))
    found = section("rounds", samples(one, other))
    assert {epoch: told["value"] for epoch, told in found.figures["by_epoch"].items()} == {"1": 7.5, "2": 6}
    assert found.figures["mean"]["value"] == 7
    assert found.tables[0].rows[:3] == [("1", "7.50"), ("2", "6.00"), ("3", "–")]
    curves = found.plots[0]
    assert isinstance(curves, Curves)
    assert (list(curves.curves[0].xs), list(curves.curves[0].middle)) == ([1, 2], [7.5, 6])
    assert "from 6.0 (epoch 2) to 7.5 (epoch 1)" in found.words


def test_goals_count_players_and_games() -> None:
    """Of four players one reaches the goal, in one of two games."""
    games = (game(did(1, 2), did(1, -1)), game(did(2, -3), did(1, -4)))
    found = section("goals", samples(campaign(*games, completed=(1, 0)))).figures
    assert found["reached"]["value"] == 0.25
    assert found["games_with_a_winner"]["value"] == 0.5
    assert found["by_epoch"]["1"]["value"] == pytest.approx(1 / 3, abs=1e-5)
    assert found["by_epoch"]["2"]["value"] == 0
    assert found["by_epoch"]["3"] is None


def test_fame_by_source_and_epoch() -> None:
    first = game(did(1, fame={"build": 6, "herb": 4}), did(1, fame={"hut": 2}))
    second = game(did(2, fame={"trumpet": 8}), did(1))
    found = section("fame", samples(campaign(first, second, completed=(1, 0))))
    assert found.figures["share"] == {"build": 0.3, "hut": 0.1, "trumpet": 0.4, "herb": 0.2, "other": 0}
    assert found.figures["by_epoch"]["1"]["build"] == 0.5
    assert found.figures["by_epoch"]["2"]["trumpet"] == 1
    assert found.figures["by_epoch"]["3"] == {}
    assert "30.0 % come from building" in found.words


def test_the_distance_between_first_and_last() -> None:
    begin = game(did(), did(), did())
    apart = game(did(4), did(2), did(1))
    found = section(
        "spread", samples(campaign(begin, apart, completed=(9, 7, 4)), campaign(begin, completed=(8, 9, 8)))
    )
    assert found.figures["mean"]["value"] == 3
    assert found.tables[0].rows == [("3 players", "3.00", "9.0", "7.5", "6.0", "–")]
    curves = found.plots[1]
    assert isinstance(curves, Curves)
    assert (list(curves.curves[0].xs), list(curves.curves[0].middle)) == ([1, 4], [0, 3])


def test_buildings_are_counted_by_player_and_their_builders_by_victory() -> None:
    """The winner builds the mint twice, since it was covered in between; the other one clears land."""
    first = game(did(built=["mint", "dwelling"]), did(built=["clear"]))
    found = section("buildings", samples(campaign(first, game(did(built=["mint"]), did()), completed=(9, 3))))
    assert found.figures["mint"]["per_player"] == 1
    assert found.figures["mint"]["players"]["value"] == 0.5
    assert found.figures["mint"]["lift"]["value"] == 0.5
    assert found.figures["clear"]["lift"]["value"] == -0.5
    assert [row[0] for row in found.tables[0].rows] == ["mint (coins)", "clear land", "dwelling"]


def test_a_lift_beyond_chance_is_told() -> None:
    found = section("faces", samples(*[campaign(game(did(faces=["feast"]), did()), completed=(9, 3))] * 12))
    assert "1 of 1 intervals exclude 0" in found.words
    assert found.figures["feast"]["lift"]["value"] == 0.5


def test_a_thing_that_the_catalogue_does_not_know_keeps_its_code() -> None:
    found = section("faces", samples(campaign(game(did(faces=["own_face"]), did()), completed=(9, 3))))
    assert found.tables[0].rows[0][0] == "own face"


def test_tiles_are_compared_with_the_others_of_their_board() -> None:
    """Both of epoch 1 are chosen by winner and loser; of epoch 2 only winners choose, so neither tile stands out."""
    one = campaign(
        game(did(1, place=1, tile="1a"), did(1, place=2, tile="1b")), game(did(2, tile="2a"), did(2)), completed=(2, 1)
    )
    other = campaign(game(did(1, place=2, tile="1a"), did(1, place=1, tile="1b")), completed=(2, 1))
    found = section("tiles", samples(one, other)).figures
    assert (found["1a"]["chosen"], found["1a"]["first_choice"], found["1a"]["lift"]["value"]) == (2, 0.5, 0.5)
    assert (found["1b"]["first_choice"], found["1b"]["lift"]["value"]) == (0.5, -0.5)
    assert (found["2a"]["first_choice"], found["2a"]["lift"]["value"]) == (1, 0)


def test_campaigns_in_which_nobody_completes_an_epoch() -> None:
    found = section("tiles", samples(campaign(game(did(1, -2), did(1, -3)), completed=(0, 0))))
    assert found.words == "No epoch was completed."
    assert found.figures == {}


def test_wall_and_road_by_campaigns_that_came_to_the_vote() -> None:
    """Two campaigns chose the wall, one the road, and one ended before the vote."""
    wall = campaign(game(did(built=["wall", "wall"]), did(built=["wall"])), completed=(9, 3), branch="wall")
    bare = campaign(game(did(), did()), game(did(built=["wall"]), did()), completed=(9, 3), branch="wall")
    road = campaign(game(did(built=["road"]), did(), did()), completed=(9, 3, 3), branch="road")
    found = section("branch", samples(wall, bare, road, campaign(game(did(), did()), completed=(1, 0))))
    assert found.figures["wall"]["chosen"]["value"] == pytest.approx(2 / 3, abs=1e-5)
    assert found.figures["wall"]["games"]["value"] == 1.5
    assert (found.figures["wall"]["segments"], found.figures["road"]["segments"]) == (2, 1)
    bars = found.plots[0]
    assert isinstance(bars, Bars)
    assert bars.series == {"wall": [1, 0], "road": [0, 1]}
    assert "Of 3 campaigns" in found.words


def test_campaigns_that_end_before_the_vote_and_those_that_do_not_tell() -> None:
    early, old = campaign(game(did(), did()), completed=(1, 0)), campaign(game(did(), did()), completed=(1, 0))
    del old["branch"]
    for seat in old["games"][0]["seats"]:
        del seat["ability"], seat["knowledge"], seat["orders"]
    for one in (early, old):
        assert section("branch", samples(one)).words == "No campaign came to the vote for wall or road."
        assert section("knowledge", samples(one)).figures == {}


@pytest.mark.parametrize(
    ("key", "field", "told", "name"),
    [
        ("abilities", "ability", "7", "7: Paid the same day"),
        ("knowledge", "knowledge", ["15"], "15: On Markets"),
        ("orders", "orders", ["5"], "5: A clock without a bell"),
    ],
)
def test_cards_are_counted_by_player_and_their_owners_by_victory(key: str, field: str, told: Any, name: str) -> None:
    one = campaign(game(did(**{field: told}), did()), game(did(), did()), completed=(9, 3))
    found = section(key, samples(one))
    code = name.partition(":")[0]
    assert found.figures[code]["players"]["value"] == 0.5
    assert found.figures[code]["lift"]["value"] == 0.5
    assert found.tables[0].rows[0][:2] == (name, "0.50")


def test_courier_cards_by_game() -> None:
    games = (game(did(), did(), couriers=(3, 14)), game(did(), did()), game(did(), did(), couriers=(3,)))
    found = section("couriers", samples(campaign(*games, completed=(1, 0))))
    assert found.figures["per_game"] == 1
    assert found.figures["games_with_one"]["value"] == pytest.approx(2 / 3, abs=1e-5)
    assert (found.figures["cards"]["3"], found.figures["cards"]["14"], found.figures["cards"]["1"]) == (2, 1, 0)


def test_dice_by_kind_and_result() -> None:
    one = game(did(dice={"build": 3, "wage": 1}, rerolls=1), did(dice={"wage": 4}))
    found = section("dice", samples(campaign(one, completed=(9, 3))))
    assert found.figures["share"]["wage"] == 0.625
    assert found.figures["winners"]["build"] == 0.75
    assert found.figures["others"]["build"] == 0
    assert found.figures["rerolls"] == 0.5
    dots = found.plots[0]
    assert isinstance(dots, Dots)
    assert dict(dots.rows)["build action"].value == 1.5


def test_habits_of_the_winners_of_campaigns() -> None:
    first = game(did(tokens=4, built=["mint", "renovate"]), did(tokens=1))
    second = game(did(1, -2, tokens=2), did(1, 3, tokens=3))
    habits = section("habits", samples(campaign(first, second, completed=(9, 8)))).figures
    assert habits["herb tokens"] == {"winners": 3, "others": 2}
    assert habits["buildings"] == {"winners": 0.5, "others": 0}
    assert habits["renovations"] == {"winners": 0.5, "others": 0}
    assert habits["fame above the goal"] == {"winners": -1, "others": 1.5}


def test_recorded_campaigns_make_a_page(tmp_path: Path, queensdale: Game) -> None:
    """Two files, two and three players; everything that their campaigns tell has its place."""
    paths = []
    for name in ("games-2", "games-3"):
        record, position = recorded(name)
        seats = ("greedy",) * len(record.seats)
        told = PlayedGame(
            1, 1, seats, tuple(position.standings), record.result, 9, 0.5, queensdale.rules.reports.facts(position)
        )
        changes = {"seats": ["greedy"], "players": len(seats)}
        paths.append(results_file(tmp_path / f"{name}.sqlite", queensdale, [told], **changes))
    evidence = read_evidence(paths)
    sections = chapters(evidence)
    text = page(evidence, sections)
    ElementTree.fromstring(text)
    assert "The Rise of Queensdale: 2 games" in text
    for key in (
        "length",
        "rounds",
        "goals",
        "fame",
        "spread",
        "dice",
        "buildings",
        "tiles",
        "faces",
        "branch",
        "abilities",
        "knowledge",
        "orders",
        "couriers",
        "habits",
    ):
        assert f'id="{key}"' in text
    numbers = figures(evidence, sections)
    assert numbers["by_players"]["2"]["length"]["longest"] == 2
    assert numbers["by_players"]["3"]["length"]["longest"] == 1
