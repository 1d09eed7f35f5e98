"""The balance of the whole campaign: what is counted happened, and a bound is broken only by its whole interval."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from bench.starts import starts
from bench.valley import EVEN, STYLES, Course, Notes, Table, campaign, items_of, style_of, tasks, weights_of
from bench.valley_table import FREE, branches, course, difference, lifts, show, tables, told
from tests.bench.test_campaigns import SEED, Careless
from tests.rules.queensdale.situations import quietly

from bench import many, valley
from queenswright.games.queensdale.judgement.weights import NAMES
from queenswright.games.queensdale.state.course import PLAY, RUNNING, USED_WEDDING
from queenswright.games.queensdale.state.pieces import NOTHING
from queenswright.kernel.game import Game
from queenswright.kernel.interval import Estimate

WHEN = {"task": [2, "wall", 0], "seconds": 1.0}


def test_games_are_counted(queensdale: Game) -> None:
    one = campaign(queensdale, Careless(queensdale), 3, FREE, SEED, {"games": 2})
    assert one == campaign(queensdale, Careless(queensdale), 3, FREE, SEED, {"games": 2})
    assert (one["end"], one["branch"], len(one["games"]), sum(one["won"])) == ("games", "none", 2, 1)
    assert one["uses"] == {}, "no game was late"
    assert sum(one["fame"].values()) == sum(surplus + 10 for game in one["games"] for surplus in game["surplus"])
    assert (len(one["families"]), one["styles"]) == (3, [EVEN] * 3)


class Hasty(Careless):
    """Decides several things at once."""

    chunk = 16


def test_a_game_is_noted_at_its_last_decision_when_several_are_made_at_once(queensdale: Game) -> None:
    state = queensdale.copy_state(queensdale.new(2, SEED, {"games": 1, "epoch": "8-road"}).held)
    notes = Notes(queensdale, 2)
    found = Course(queensdale, Hasty(queensdale), notes, state, random.Random(SEED))
    ends = 0
    while found.seen.ended == RUNNING:
        was = found.seen.phase
        found.play_on()
        ends += was == PLAY and found.seen.phase != PLAY
    assert ends == len(notes.games) == 1
    rounds, [fame] = notes.games[0]["rounds"], [sum(notes.fame.values())]
    assert fame == sum(notes.games[0]["surplus"]) + sum(found.seen.aim[:2])
    assert rounds == found.seen.round_number


def test_late_build_actions_are_counted_by_use(queensdale: Game) -> None:
    before = queensdale.mirror(quietly(queensdale.new(2, 3, {"epoch": "8-wall"}), "turn").held)
    after, notes = queensdale.rules.state.copy(before), Notes(queensdale, 2)
    seat = before.turn_seat
    free = before.site[seat].index(NOTHING) if NOTHING in before.site[seat] else 0
    after.site[seat][free] = (before.site[seat][free] + 2) % 40
    after.counters_used[seat] += 1
    after.monument[seat] += 1
    after.orders &= after.orders - 1
    after.used[seat] |= 1 << USED_WEDDING
    notes.note(before, after)
    assert notes.uses == {"building": 1, "renovate": 1, "monument": 1}
    assert [len(items) for items in notes.items] == [2 * (seat == 0), 2 * (seat == 1)]
    early = queensdale.mirror(queensdale.copy_state(queensdale.new(2, 3).held))
    later = queensdale.rules.state.copy(early)
    early.phase = later.phase = PLAY
    later.cleared[0] = 1
    notes.note(early, later)
    assert "clear" not in notes.uses, "only late games count"


def test_a_bound_is_broken_when_the_whole_interval_lies_outside() -> None:
    assert told("games", Estimate(16.5, 16.1, 17.1, 90), 17, 21, is_share=False)[2] == "17 to 21"
    assert told("games", Estimate(16.5, 16.1, 16.9, 90), 17, 21, is_share=False)[2] == "17 to 21: BROKEN"
    assert told("share", Estimate(0.5, 0.46, 0.54, 90), 0, 0.45)[1:] == (
        "50.0 % (46.0 to 54.0)",
        "at most 45 %: BROKEN",
    )
    assert told("share", Estimate(0.5, None, None, 3), 0, 0.45)[1] == "too few"


def test_the_table_has_a_row_for_everything(queensdale: Game) -> None:
    one = {**WHEN, **campaign(queensdale, Careless(queensdale), 2, FREE, SEED, {"games": 1, "epoch": "9-road"})}
    names = [row[0] for row in course([one], 2)]
    assert {"games", "rounds in epoch 9", "late build actions: room", "seat 2 wins", "a campaign takes"} <= set(names)
    items = items_of(queensdale)
    played = [{**one, "seed": seed, "items": [[items.index("face feast")], []], "won": [1, 0]} for seed in range(300)]
    rows = {row[0]: row for row in lifts(played, items)}
    assert rows["face feast"][1:] == ("+50.0 (+50.0 to +50.0)", "in 100 % of 300: BROKEN")
    assert rows["monument begun"][1:] == ("too few (0)", "in 0 % of 300, SELDOM"), "what nobody uses is shown"
    few = {row[0]: row for row in lifts(played[:50], items)}
    assert few["face feast"][1:] == ("too few (50)", "in 100 % of 50")


def test_abilities_count_where_their_family_plays(queensdale: Game) -> None:
    items = ["ability 7 first", "ability 14 first"]
    one = {"items": [[0], []], "won": [1, 0], "seed": 1, "families": ["anvil", "heron"]}
    rows = [row[2] for row in lifts([one, {**one, "families": ["key", "heron"], "items": [[], []]}], items)]
    assert rows == ["in 100 % of 1", "in 0 % of 0"]


def _played(branch: str, wins: int) -> list[dict[str, Any]]:
    """300 campaigns for two, of which the first seat wins so many."""
    both = {"families": ["anvil", "key"], "styles": [EVEN, EVEN], "branch": branch, "items": [[], []], "epochs": [9, 9]}
    games = {"games": [{"rounds": 7, "epochs": [9, 9], "surplus": [1, 0]}], "uses": {}, "fame": {"build": 3}}
    won = [[1, 0]] * wins + [[0, 1]] * (300 - wins)
    more = {**both, **games, "seconds": 1.0, "end": "castle"}
    return [{"task": [2, branch, i], "seed": i, "won": one, **more} for i, one in enumerate(won)]


def test_branches_are_compared_by_seat_family_and_style() -> None:
    rows = {row[0]: row for row in branches(_played("wall", 200), _played("road", 100))}
    assert list(rows) == ["seat 1", "seat 2", "family anvil", "family key", "style even"]
    assert rows["seat 1"][1].startswith("+33.3")
    assert rows["seat 1"][2] == "at most 5 points: BROKEN"
    assert rows["style even"][2] == "at most 5 points"
    few = [*branches(_played("wall", 200)[:20], _played("road", 100))]
    assert few[0][1] == "too few (20, 300)"
    equal = Estimate(0.5, 0.4, 0.6, 90)
    found = difference(equal, equal)
    assert (found.value, round(found.high or 0, 3), round(found.low or 0, 3)) == (0, 0.141, -0.141)


def test_tables_are_made_of_whatever_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [*_played("wall", 150), *_played("road", 150), *_played(FREE, 150)]
    titles = [title for title, _ in tables(lines, ["wedding"])]
    assert titles == [
        "2 players, free, 300 campaigns",
        "2 players, road, 300 campaigns",
        "2 players, wall, 300 campaigns",
        "2 players, wall against road",
        "all 900 campaigns",
    ]
    assert ("votes: wall", "0.0 % (0.0 to 1.3)", "30 to 70 %: BROKEN") in show(lines, ["wedding"])[titles[0]]
    assert "figures miss what is asked for" in capsys.readouterr().out


def test_a_style_is_what_a_taste_favours_most() -> None:
    taste = [0.5 if name in STYLES["herbs"] else 0.0 for name in NAMES]
    assert style_of(taste) == "herbs"


def test_weights_are_changed_by_name() -> None:
    assert weights_of("haste=0,fancy=100") == {"haste": 0, "fancy": 100}
    assert weights_of("") == {}
    with pytest.raises(ValueError, match="got \\['hurry'\\], expected names of weights"):
        weights_of("hurry=1")


def test_everybody_has_a_taste_or_nobody(queensdale: Game) -> None:
    plain, other = (Table(queensdale, 3, taste, random.Random(SEED)) for taste in (0, 20))
    assert (plain.styles, plain.chunk > 1) == ([EVEN] * 3, True)
    assert other.chunk == 1
    assert set(other.styles) <= set(STYLES)


def test_a_part_of_all_campaigns_has_a_part_of_every_kind() -> None:
    assert [*tasks(2, [2, 3], ["wall"])] == [(2, "wall", 0), (3, "wall", 0), (2, "wall", 1), (3, "wall", 1)]


def test_the_command_sums_up_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = {"items": ["wedding"], "seed": 1}
    for name, lines in (("a", _played("wall", 100)[:50]), ("b", _played("wall", 100)[40:])):
        results = many.Results(tmp_path / name, about)
        for line in lines:
            results.add(line)
    files = [str(tmp_path / "a"), str(tmp_path / "b")]
    monkeypatch.setattr("sys.argv", ["valley", "--table", *files, "--json", str(tmp_path / "found.json")])
    valley.main()
    assert "2 players, wall, 300 campaigns" in (tmp_path / "found.json").read_text(encoding="utf-8")


def test_campaigns_are_left_where_an_epoch_begins(queensdale: Game) -> None:
    assert list(starts(queensdale, Careless(queensdale), 2, "wall", SEED, {"games": 1})) == []
