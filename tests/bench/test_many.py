"""Many plays in a file: nothing finished is lost, nothing is played twice, and files can be summed up."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from bench.many import Line, Results, ResultsError, Task, play, read, read_all

ABOUT = {"what": "squares", "seed": 1}


def square(task: Task) -> Line:
    (number,) = task
    return {"square": number * number}


def stubborn(task: Task) -> Line:
    """Somebody wants an end at the third task."""
    if task == (2,):
        os.kill(os.getpid(), signal.SIGTERM)
    return square(task)


def never(task: Task) -> Line:
    raise AssertionError(f"{task} was played already")


def found(lines: list[Line]) -> dict[int, Any]:
    return {line["task"][0]: line["square"] for line in lines}


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_has_a_line(tmp_path: Path, jobs: int) -> None:
    results = Results(tmp_path / "r", ABOUT)
    assert play(results, [(n,) for n in range(7)], square, jobs)
    assert found(results.lines) == {n: n * n for n in range(7)}
    about, lines = read(tmp_path / "r")
    assert about == ABOUT
    assert found(lines) == found(results.lines)
    assert all(line["seconds"] >= 0 for line in lines)


def test_the_same_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, tasks = tmp_path / "r", [(n,) for n in range(5)]
    assert not play(Results(path, ABOUT), tasks, stubborn, 1)
    assert found(read(path)[1]) == {0: 0, 1: 1}
    assert play(Results(path, ABOUT), tasks, square, 1)
    assert found(read(path)[1]) == {n: n * n for n in range(5)}
    assert play(Results(path, ABOUT), tasks, never, 1)


def test_no_more_is_played_than_there_is_time_for(tmp_path: Path) -> None:
    results = Results(None, ABOUT)
    assert not play(results, [(n,) for n in range(5)], square, 1, minutes=1e-9)
    assert results.lines == []


def test_a_line_that_was_cut_off_is_no_line(tmp_path: Path) -> None:
    path = tmp_path / "r"
    play(Results(path, ABOUT), [(3,)], square, 1)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"task":[4],"squ')
    assert found(read(path)[1]) == {3: 9}
    play(Results(path, ABOUT), [(3,), (5,)], square, 1)
    assert [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()][1:] == read(path)[1]
    assert found(read(path)[1]) == {3: 9, 5: 25}


def test_files_of_several_seeds_are_summed_up_and_none_of_something_else(tmp_path: Path) -> None:
    for name, about, numbers in (
        ("a", ABOUT, (1, 2)),
        ("b", ABOUT, (2, 3)),
        ("c", {**ABOUT, "seed": 2}, (2,)),
        ("d", {**ABOUT, "what": "cubes"}, (2,)),
    ):
        play(Results(tmp_path / name, about), [(n,) for n in numbers], square, 1)
    about, lines = read_all([tmp_path / name for name in "abc"])
    assert about == ABOUT
    assert sorted(line["task"][0] for line in lines) == [1, 2, 2, 3], "once for every seed"
    with pytest.raises(ResultsError, match="cubes"):
        read_all([tmp_path / "a", tmp_path / "d"])


def test_another_play_is_not_written_into_a_file(tmp_path: Path) -> None:
    path = tmp_path / "r"
    Results(path, ABOUT)
    with pytest.raises(ResultsError, match="or another file"):
        Results(path, {**ABOUT, "seed": 2})
    (tmp_path / "other").write_text("no JSON\n", encoding="utf-8")
    with pytest.raises(ResultsError, match="expected lines of JSON"):
        read(tmp_path / "other")
    (tmp_path / "nothing").write_text("{", encoding="utf-8")
    with pytest.raises(ResultsError, match="expected one that says"):
        read(tmp_path / "nothing")
