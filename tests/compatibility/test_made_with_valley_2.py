"""Made with the second edition of `valley`, goes on with it: campaign files, records and the database of a home."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from queenswright.cli import app
from queenswright.games import load_edition
from queenswright.kernel.game import Game
from queenswright.records import read_record, record_of, write_record

FOLDER = Path(__file__).parent / "made-with-valley-2"
FACTS: dict[str, dict[str, Any]] = json.loads((FOLDER / "facts.json").read_text(encoding="utf-8"))
EDITION = "879258d96a56db44"
RUNNING = [name for name, fact in FACTS.items() if not fact["over"]]
Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The program in an empty home."""
    home = {"DATA": str(tmp_path / "data"), "LANG": "en", "BOT_WAIT": "0"}
    for name, value in home.items():
        monkeypatch.setenv(f"QUEENSWRIGHT_{name}", value)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)

    def run(*args: str, keys: str = "") -> Result:
        done = CliRunner().invoke(app, list(args), input=keys)
        assert done.exit_code == 0, done.output
        return done

    return run


@pytest.fixture
def lived_in(run: Run, tmp_path: Path) -> Run:
    """The program in the home whose database was made with the second edition."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "queenswright.db").write_bytes(gzip.decompress((FOLDER / "queenswright.db.gz").read_bytes()))
    return run


def second() -> Game:
    game = load_edition("queensdale", "valley", EDITION)
    assert game.pack.digest == EDITION
    return game


def known(told: dict[str, Any]) -> dict[str, Any]:
    """What is known of a campaign, from what it tells to everybody."""
    games = [{"number": one["number"], "told": len(one["story"]), "places": one["places"]} for one in told["games"]]
    now = told["now"]
    return {"seats": told["seats"], "pack": told["pack"], "turn": now["turn"], "over": now["over"], "games": games}


def goes_on(run: Run, name: str) -> None:
    """A campaign stands where it stood, and the next move is one of its own edition."""
    fact = FACTS[name]
    run("campaign", "play", name, keys="save then.qw\n1\n1\nsave now.qw\nquit\n")
    then, now = (read_record(Path(f"{when}.qw").read_text(encoding="utf-8")) for when in ("then", "now"))
    assert (then.pack_digest, now.pack_digest) == (EDITION, EDITION)
    position = then.replay(second())
    assert (position.digest, len(position.moves)) == (fact["hash"], fact["moves"])
    assert [move.text for move in position.legal_moves] == fact["legal"]
    assert len(now.replay(second()).moves) > fact["moves"]


def test_every_file_is_known() -> None:
    assert {path.stem for path in (FOLDER / "campaigns").iterdir()} == set(FACTS)
    assert {path.stem for path in (FOLDER / "records").iterdir()} == set(RUNNING)


@pytest.mark.parametrize("name", FACTS)
def test_a_campaign_file_is_imported_and_written_as_it_was(run: Run, name: str) -> None:
    file = FOLDER / "campaigns" / f"{name}.qwc"
    run("campaign", "import", str(file), "--name", name)
    run("campaign", "export", name, "--for", "host", "--to", "host.qwc")
    assert Path("host.qwc").read_bytes() == file.read_bytes()
    told = json.loads(run("campaign", "export", name, "--for", "players", "--json", "--to", "-").output)
    assert known(told) == {key: FACTS[name][key] for key in known(told)}
    if name in RUNNING:
        goes_on(run, name)


@pytest.mark.parametrize("name", FACTS)
def test_a_campaign_of_the_database_tells_what_it_told(lived_in: Run, name: str) -> None:
    told = json.loads(lived_in("campaign", "export", name, "--for", "players", "--json", "--to", "-").output)
    assert known(told) == {key: FACTS[name][key] for key in known(told)}
    if name in RUNNING:
        goes_on(lived_in, name)


@pytest.mark.parametrize("name", RUNNING)
def test_a_record_replays_and_is_written_as_it_was(name: str) -> None:
    text = (FOLDER / "records" / f"{name}.qw").read_text(encoding="utf-8")
    record = read_record(text, name)
    position = record.replay()
    assert (position.game.pack.digest, position.digest) == (EDITION, FACTS[name]["hash"])
    assert [move.text for move in position.legal_moves] == FACTS[name]["legal"]
    assert write_record(record_of(position, record.seats, record.date)) == text


@pytest.mark.parametrize(
    ("players", "epoch", "seed", "digest"),
    [(2, "3", 1, "32122fe6aeddd2f6"), (3, "7-road", 2, "38eab0194c40f7e8"), (4, "8-wall", 5, "8540725a3004e11f")],
)
def test_a_late_epoch_is_taken_up_where_it_was(players: int, epoch: str, seed: int, digest: str) -> None:
    """Tables and campaign files name what they took up by edition, epoch and seed alone."""
    assert second().new(players, seed, {"epoch": epoch}).digest == digest
