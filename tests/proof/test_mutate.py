"""The mutation harness itself: it notices errors, and it does not see errors where there are none."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from proof.mutants import Chapter, chapter_names, control_of, mutants_of
from proof.score import Score, StaleEntry, markdown, read_equivalent, refuse_stale

ROOT = Path(__file__).parents[2]


def harness(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The harness in a process of its own: it exchanges code and forks."""
    return subprocess.run(
        [sys.executable, "-m", "proof.mutate", "--jobs", "1", *arguments],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, timeout=300,
    )  # fmt: skip


WEAK_TEST = """
import pytest
import queenswright as qw
from queenswright.games.architect.rules.board import buildings_at


class OneBuilding:
    sites = [[2, -1, -1, -1]]


def test_redeeming():
    pos = qw.load("architect").position({"seats": [{"talers": 3}, {}], "step": "bank"})
    assert pos.why_not("redeem 3").clause == "QA-BANK-05"


def test_one_building():
    while buildings_at(OneBuilding, 0) != 1:
        pass
"""
NOTICED = "bank:refuse_bank: return BEYOND_CONFIDENCE -> return ALLOWED"
OVERLOOKED = "bank:refuse_bank: if bonds == 0 -> if bonds == 1"
NOT_REACHED = "bank:refuse_bank: return CONFIDENCE_IS_FULL -> return ALLOWED"
ENDLESS = "board:buildings_at: taken += 1 -> taken += 2"


def fates(tmp_path: Path, test: str, only: str) -> tuple[int, dict[str, Any]]:
    """The exit code and the mutants of a run with one test file."""
    file, result = tmp_path / "test_weak.py", tmp_path / "mutants.json"
    file.write_text(test, encoding="utf-8")
    done = harness("--chapter", only.partition(":")[0], "--only", only, "--tests", str(file), "--json", str(result))
    assert result.exists(), done.stdout + done.stderr
    return done.returncode, {entry["name"]: entry for entry in json.loads(result.read_text(encoding="utf-8"))}


def test_what_a_test_notices_is_killed_and_what_no_test_checks_survives(tmp_path: Path) -> None:
    code, mutants = fates(tmp_path, WEAK_TEST, "bank:refuse_bank")
    assert code == 1  # below 95 %, and not 2: the controls, functions only compiled anew, have survived
    assert mutants[NOTICED]["status"] == "killed"
    assert mutants[NOTICED]["killer"].endswith("::test_redeeming")
    assert (mutants[OVERLOOKED]["status"], mutants[OVERLOOKED]["tests"]) == ("survived", 1)
    assert (mutants[NOT_REACHED]["status"], mutants[NOT_REACHED]["tests"]) == ("survived", 0)


def test_endless_loops_are_stopped_and_a_test_that_fails_anyway_spoils_the_run(tmp_path: Path) -> None:
    failing = WEAK_TEST + "\n\ndef test_fails_anyway():\n    assert buildings_at(OneBuilding, 0) == 7\n"
    code, mutants = fates(tmp_path, failing, ENDLESS)
    assert (code, mutants[ENDLESS]["status"]) == (2, "timeout")


@pytest.mark.parametrize("chapter", chapter_names())
def test_mutants_have_different_names_and_code_of_their_own(chapter: str) -> None:
    source = Chapter(chapter)
    mutants = mutants_of(source)
    assert len(mutants) > 20
    assert len({mutant.name for mutant in mutants}) == len(mutants)
    original = {function.name: control_of(source, function).code for function in source.functions}
    for mutant in mutants:
        code = original[mutant.function]
        assert (mutant.code.co_code, mutant.code.co_consts, mutant.code.co_names) != (
            code.co_code, code.co_consts, code.co_names,
        ), mutant.name  # fmt: skip


@pytest.mark.parametrize("game", ["architect", "queensdale"])
def test_every_equivalent_mutant_exists_and_has_a_reason(game: str) -> None:
    chapters = chapter_names(game)
    mutants = [mutant for name in chapters for mutant in mutants_of(Chapter(name, game))]
    equivalent = read_equivalent(game)
    refuse_stale(equivalent, mutants, chapters)
    assert {name.partition(":")[0] for name in equivalent} <= set(chapters)
    assert all(len(reason) > 20 for reason in equivalent.values())


def test_an_equivalent_mutant_that_is_gone_is_an_error() -> None:
    with pytest.raises(StaleEntry, match="bank:refuse_bank: no more"):
        refuse_stale({"bank:refuse_bank: no more": "for some reason"}, mutants_of(Chapter("bank")), ["bank"])


def test_equivalent_mutants_do_not_count() -> None:
    score = Score("hire", killed=17, timeouts=2, survived=1, equivalent=30)
    assert (score.mutants, score.percent) == (50, 95.0)
    assert markdown([score]).splitlines()[-1] == "| hire | 50 | 17 | 2 | 1 | 30 | 95.0 % |"
