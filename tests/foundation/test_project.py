"""The project as a whole: layers, public names, clause coverage, documents that have to agree."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests import schedule

import queenswright as qw
from queenswright.games import BUILT_IN, game_rules
from queenswright.locale import has_message

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/queenswright"


def test_imports_point_downwards_only() -> None:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_public_names_are_a_closed_list() -> None:
    assert sorted(qw.__all__) == [
        "AmbiguousMove", "Event", "Game", "IllegalMove", "InputError", "MalformedMove", "Move", "MoveError",
        "OptionError", "PackError", "Position", "PositionError", "QueenswrightError", "RecordError", "Refusal", "load",
    ]  # fmt: skip
    assert all(hasattr(qw, name) for name in qw.__all__)


def marked_clauses() -> set[str]:
    """All clause ids in `pytest.mark.clauses(...)` of the test tree, `clauses` for short."""
    marked = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "clauses":
                marked |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return {str(clause) for clause in marked}


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_clause_has_a_test_or_a_reason(game: str) -> None:
    folder = game_rules(game).folder
    clauses = tomllib.loads((folder / "clauses.toml").read_text(encoding="utf-8"))["clause"]
    excused, waiting = remarks(folder / "untestable.toml"), remarks(folder / "waiting.toml")
    known = {clause["id"] for clause in clauses}
    needed = {clause["id"] for clause in clauses if not clause["text"].startswith("Not offered")}
    excuses, later = {clause["id"] for clause in excused}, {clause["id"] for clause in waiting}
    marked = {clause for clause in marked_clauses() if clause.startswith("QA-" if game == "architect" else "QD-")}
    assert needed - marked - excuses - later == set()
    assert marked <= known
    assert excuses <= needed - marked
    assert later <= needed - marked - excuses
    assert all(clause["reason"].strip() for clause in excused)
    assert all(has_message(f"mechanism-{clause['mechanism']}") for clause in waiting)


def remarks(path: Path) -> list[dict[str, str]]:
    """What a file says of some clauses."""
    entries: list[dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8"))["clause"] if path.exists() else []
    return entries


@pytest.mark.parametrize("game", BUILT_IN)
def test_sealed_clauses_are_clauses(game: str) -> None:
    folder = game_rules(game).folder
    path = folder / "sealed.toml"
    sealed = tomllib.loads(path.read_text(encoding="utf-8"))["clauses"] if path.exists() else []
    known = [clause["id"] for clause in tomllib.loads((folder / "clauses.toml").read_text(encoding="utf-8"))["clause"]]
    assert len(set(sealed)) == len(sealed)
    assert set(sealed) <= set(known)


def test_rules_name_their_clauses() -> None:
    """Somebody who owns the rulebook finds the rule: every chapter has its module, and its ids stand in docstrings."""
    chapters = {
        "SETUP": "setup", "TILE": "tile", "DRAFT": "draft", "TURN": "turn", "LABOR": "labour", "HIRE": "hire",
        "TRAVEL": "travel", "BANK": "bank", "TAVERN": "tavern", "BUILD": "build", "CLIMB": "climb", "REPAIR": "repair",
        "PALACE": "palace", "END": "ending",
    }  # fmt: skip
    for chapter, module in chapters.items():
        text = (SOURCE / f"games/architect/rules/{module}.py").read_text(encoding="utf-8")
        assert text.startswith(f'"""QA-{chapter}'), module
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef):
                assert ast.get_docstring(node), f"{module}.{node.name}"


def test_human_play_needs_no_compiler() -> None:
    code = "import sys, queenswright as qw; qw.load('architect').new(players=2); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_order_of_the_tests_names_files_that_are_there() -> None:
    """A file that was renamed would come last again, and nobody would notice."""
    tests = Path(schedule.__file__).parent
    assert [name for name in (*schedule.LONGEST, *schedule.APART) if not (tests / name).is_file()] == []
    assert len(set(schedule.LONGEST)) == len(schedule.LONGEST)
