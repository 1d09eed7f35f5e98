"""`queenswright new-game` writes a package whose game passes the suite and is played, installed beside the program."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from queenswright.cli import app


def installed(folder: Path) -> dict[str, str]:
    """The environment in which the package is installed: what an installer writes beside it, and the path to it."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    (points,) = project["entry-points"].items()
    lines = [f"{name} = {target}" for name, target in points[1].items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{points[0]}]", *lines]) + "\n")
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, "QUEENSWRIGHT_DATA": str(folder / "data"), "QUEENSWRIGHT_LANG": "en"}


def test_a_new_game_passes_the_suite_and_is_played(tmp_path: Path) -> None:
    folder = tmp_path / "package"
    done = CliRunner().invoke(app, ["new-game", "dare", "--to", str(folder)])
    assert done.exit_code == 0, done.output
    environment = installed(folder)
    suite = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", "tests"]
    tested = subprocess.run(suite, cwd=folder, env=environment, capture_output=True, text=True)
    assert tested.returncode == 0, tested.stdout + tested.stderr
    command = [sys.executable, "-c", "from queenswright.cli import main; main()", "play", "dare", "--text"]
    keys = "roll\nroll\nkeep\n" * 200
    played = subprocess.run(
        [*command, "--seats", "Anna,Ben", "--seed", "1"], env=environment, input=keys, capture_output=True, text=True
    )
    assert played.returncode == 0, played.stdout + played.stderr
    assert "Anna, now roll, or keep what you have rolled:" in played.stdout
    assert "wins: the game is over." in played.stdout


@pytest.mark.parametrize(("args", "told"), [(["Dare"], "small letters"), (["architect"], "no game has yet")])
def test_names_that_cannot_be_are_refused(args: list[str], told: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["new-game", *args, "--to", str(tmp_path / "x")])
    assert done.exit_code == 2
    assert told in " ".join(done.output.split())
    assert not (tmp_path / "x").exists()


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    done = CliRunner().invoke(app, ["new-game", "dare", "--to", str(tmp_path)])
    assert done.exit_code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
