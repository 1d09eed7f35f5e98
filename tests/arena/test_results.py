"""The results file: what goes in comes out; what is no results file is refused and left alone."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from queenswright.arena.results import PlayedGame, ResultsError, create_results, open_results

META = {"game": "architect", "seats": ["a", "b"], "games": 10}
GAME = PlayedGame(
    number=1,
    seed=2**63 - 1,
    seats=("a", "b"),
    places=(2, 1),
    reason="palace",
    moves=250,
    seconds=0.5,
    facts={"rounds": 21, "track": [[0, 1], [0, 2]]},
    record="# Queenswright record\n",
    thinking=((120, 0.2), (130, 0.25)),
)
FAILED = PlayedGame(2, 7, ("b", "a"), None, None, 0, 1.5, failure="seat 1, bot b: its process ended with status 3")


def written(path: Path, *games: PlayedGame) -> Path:
    with create_results(path, META) as results:
        results.append(*games)
    return path


def test_what_goes_in_comes_out(folder: Path) -> None:
    with open_results(written(folder / "r.sqlite", FAILED, GAME)) as results:
        assert results.games() == [GAME, FAILED]
        assert results.meta == {"format": 1, **META}
        assert results.numbers() == {1, 2}
        assert results.numbers(failed=False) == {1}


def test_the_schema_is_the_documented_one(folder: Path) -> None:
    with sqlite3.connect(written(folder / "r.sqlite", GAME)) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(games)")]
        seats, facts = connection.execute("SELECT seats, facts FROM games").fetchone()
        meta = dict(connection.execute("SELECT key, value FROM meta"))
    connection.close()
    assert ", ".join(columns) == "number, seed, seats, places, reason, moves, seconds, facts, failure, record"
    assert json.loads(seats) == ["a", "b"]
    assert json.loads(facts) == GAME.facts
    assert {key: json.loads(value) for key, value in meta.items()} == {"format": 1, **META}


def test_a_finished_game_is_never_replaced_but_a_failed_one_is(folder: Path) -> None:
    mended = replace(GAME, number=2, seed=7)
    with open_results(written(folder / "r.sqlite", GAME, FAILED)) as results:
        results.append(replace(GAME, moves=1), mended)
        assert [game.moves for game in results.games()] == [250, 250]
        assert results.numbers(failed=False) == {1, 2}


def test_games_are_in_the_file_when_append_returns(folder: Path) -> None:
    """A process that is killed in the middle of writing loses nothing that it had written."""
    code = (
        "import sys; from dataclasses import replace; from pathlib import Path; "
        "from tests.arena.test_results import GAME, META; from queenswright.arena.results import create_results\n"
        "results = create_results(Path('r.sqlite'), META)\n"
        "for number in range(1, 10**6): results.append(replace(GAME, number=number)); print(number, flush=True)"
    )
    root = str(Path(__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": root}
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        while int(process.stdout.readline()) < 20:
            pass
        process.send_signal(signal.SIGKILL)
        said = [int(line) for line in process.stdout.read().splitlines() if line] or [20]
    with open_results(folder / "r.sqlite") as results:
        numbers = results.numbers()
        assert numbers == set(range(1, len(numbers) + 1))
        assert len(numbers) >= said[-1]
        results.append(replace(GAME, number=10**6))


def test_a_file_that_is_being_written_can_be_read(folder: Path) -> None:
    with create_results(folder / "r.sqlite", META) as writer:
        writer.append(GAME)
        with open_results(folder / "r.sqlite") as reader:
            writer.append(FAILED)
            assert reader.numbers() == {1, 2}


def test_an_existing_file_is_not_overwritten(folder: Path) -> None:
    path = folder / "letter.txt"
    path.write_text("Dear diary", encoding="utf-8")
    with pytest.raises(ResultsError, match="exists, expected the name of a new file"):
        create_results(path, META)
    with pytest.raises(ResultsError, match="is not a results file"):
        open_results(path)
    assert path.read_text(encoding="utf-8") == "Dear diary"


def test_an_empty_file_becomes_a_results_file(folder: Path) -> None:
    path = folder / "r.sqlite"
    path.touch()
    assert open_results(written(path, GAME)).games() == [GAME]


def test_another_database_is_refused(folder: Path) -> None:
    path = folder / "other.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with pytest.raises(ResultsError, match=r"is not a results file .no such table: meta"):
        open_results(path)


def test_another_format_is_refused(folder: Path) -> None:
    path = written(folder / "r.sqlite", GAME)
    change(path, "UPDATE meta SET value = '2' WHERE key = 'format'")
    with pytest.raises(ResultsError, match="has format 2; this version reads format 1"):
        open_results(path)


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("UPDATE games SET seats = '[1'", "game 1"),
        ("UPDATE games SET places = '[1]'", "do not fit together"),
        ("UPDATE games SET places = NULL", "neither places nor a failure"),
        ("UPDATE games SET facts = 'x'", "game 1"),
        ("UPDATE games SET seed = 'x'", "do not fit together"),
    ],
)
def test_a_damaged_row_is_named(folder: Path, statement: str, told: str) -> None:
    path = written(folder / "r.sqlite", GAME)
    change(path, statement)
    with open_results(path) as results, pytest.raises(ResultsError, match=told):
        results.games()


def test_damage_is_noticed(folder: Path) -> None:
    path = written(folder / "r.sqlite", *(replace(GAME, number=number) for number in range(1, 200)))
    change(path, "UPDATE meta SET value = 'x' WHERE key = 'game'")
    with pytest.raises(ResultsError, match=r"is damaged .meta"):
        open_results(path)
    whole = written(folder / "s.sqlite", *(replace(GAME, number=number) for number in range(1, 200))).read_bytes()
    for damaged in (whole[: len(whole) // 2], whole[:4096] + b"\xff" * 8192 + whole[12288:], whole[:16] + b"junk" * 50):
        path.write_bytes(damaged)
        with pytest.raises(ResultsError, match=r"is damaged|is not a results file"):
            open_results(path)
        assert path.read_bytes() == damaged


def change(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute(statement)
    connection.close()
