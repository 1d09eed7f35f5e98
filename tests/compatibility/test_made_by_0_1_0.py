"""Made by 0.1.0, opens forever: records, positions, packs, saved games, campaigns and results of matches."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.compatibility.made import FACTS, FOLDER, OWN_PACKS, expected, game_of, known_of
from typer.testing import CliRunner, Result

from queenswright import RecordError, load
from queenswright.arena import open_results
from queenswright.cli import app
from queenswright.games import load_edition
from queenswright.records import read_record, write_record
from queenswright.records.campaign.text import read_campaign

Run = Callable[..., Result]
RECORDS, POSITIONS, SAVES, CAMPAIGNS = (FACTS[kind] for kind in ("records", "positions", "saves", "campaigns"))
SEALED = [name for name in RECORDS if "sealed" in name]
OPEN = [name for name in RECORDS if name not in SEALED]
RUNNING = [name for name in SAVES if SAVES[name]["over"] is None]
UNFINISHED = [name for name in CAMPAIGNS if not CAMPAIGNS[name]["over"]]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of somebody who played with 0.1.0, and the bots of their own beside it."""
    folder = tmp_path / "data"
    shutil.copytree(FOLDER / "data", folder)
    shutil.copy(Path(__file__).parents[1] / "bots" / "troupe.py", tmp_path)
    for name, value in {"DATA": str(folder), "LANG": "en", "BOT_WAIT": "0"}.items():
        monkeypatch.setenv(f"QUEENSWRIGHT_{name}", value)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture
def run(data: Path) -> Run:
    def run(*args: str, keys: str = "") -> Result:
        done = CliRunner().invoke(app, list(args), input=keys)
        assert done.exit_code == 0, done.output
        return done

    return run


def record_text(name: str) -> str:
    return (FOLDER / "records" / name).read_text(encoding="utf-8")


def test_every_file_is_known() -> None:
    """A file that nobody compares with anything would be kept in vain."""
    assert {path.name for path in (FOLDER / "records").iterdir()} == set(RECORDS)
    assert {path.name for path in (FOLDER / "positions").iterdir()} == set(POSITIONS)
    assert {path.name for path in (FOLDER / "arena").iterdir()} == set(FACTS["arena"])
    assert {path.name for path in (FOLDER / "data/games").glob("*.qw")} == set(SAVES)
    assert {path.stem for path in (FOLDER / "data/campaigns").glob("*.qwc")} == set(CAMPAIGNS)
    assert {path.name for path in OWN_PACKS.iterdir()} == set(FACTS["packs"])


@pytest.mark.parametrize("name", OPEN)
def test_a_record_replays_to_its_hash(name: str) -> None:
    fact = RECORDS[name]
    record = read_record(record_text(name), name)
    assert list(record.seats) == fact["seats"]
    assert (record.game, record.pack, record.pack_digest) == (fact["game"], fact["pack"], fact["digest"])
    position = record.replay(game_of(fact))
    assert known_of(position) == expected(fact)
    assert (len(record.turns), len(position.moves)) == (fact["turns"], fact["moves"])
    assert write_record(record) == record_text(name)


@pytest.mark.parametrize("name", SEALED)
def test_a_sealed_record_is_read_and_stays_sealed(name: str) -> None:
    fact = RECORDS[name]
    record = read_record(record_text(name), name)
    assert sum(len(turn.moves) for turn in record.turns) == fact["moves"]
    assert record.key is None
    assert record.commitment is not None
    with pytest.raises(RecordError, match="sealed"):
        record.replay()


def test_a_record_is_checked_at_the_command_line(run: Run) -> None:
    for name in ("architect-royal1-2-palace.qw", "architect-royal2-2-opened.qw", "queensdale-2-one-game.qw"):
        assert RECORDS[name]["hash"] in run("record", "check", str(FOLDER / "records" / name)).output


@pytest.mark.parametrize("name", POSITIONS)
def test_a_written_position_is_the_same_position(name: str) -> None:
    fact = POSITIONS[name]
    document = json.loads((FOLDER / "positions" / name).read_text(encoding="utf-8"))
    position = game_of(fact).position(document)
    assert position.digest == fact["hash"]
    assert position.turn == fact["turn"]
    assert [move.text for move in position.legal_moves] == fact["legal"]


@pytest.mark.parametrize("name", FACTS["packs"])
def test_a_pack_of_ones_own_keeps_its_hash(name: str) -> None:
    fact = FACTS["packs"][name]
    pack = load(fact["game"], OWN_PACKS / name).pack
    assert (pack.name, pack.digest) == (fact["name"], fact["digest"])


@pytest.mark.parametrize("edition", FACTS["editions"])
def test_an_edition_of_a_shipped_pack_is_found_by_its_hash(edition: str) -> None:
    name, digest = edition.partition(" ")[0], FACTS["editions"][edition]
    game = "queensdale" if name == "valley" else "architect"
    assert load_edition(game, name, digest).pack.digest == digest


def kept(path: Path, fact: dict[str, Any]) -> None:
    """The record that a player saved now leads where the old file led."""
    record = read_record(path.read_text(encoding="utf-8"))
    position = record.replay(game_of({"game": record.game, "pack": record.pack, "digest": record.pack_digest}))
    assert position.digest == fact["hash"]
    assert position.turn == fact["turn"]
    assert [move.text for move in position.legal_moves] == fact["legal"]


@pytest.mark.parametrize("name", RUNNING)
def test_a_saved_game_goes_on(run: Run, data: Path, name: str) -> None:
    run("play", "--text", "--load", str(data / "games" / name), keys="save now.qw\nquit\n")
    kept(Path("now.qw"), SAVES[name])
    assert list(read_record(Path("now.qw").read_text(encoding="utf-8")).seats) == SAVES[name]["seats"]
    on = run("play", "--text", "--load", str(data / "games" / name), keys="1\n1\nsave later.qw\nquit\n")
    later = read_record(Path("later.qw").read_text(encoding="utf-8"))
    assert sum(len(turn.moves) for turn in later.turns) >= SAVES[name]["moves"] + 2, on.output


def test_the_latest_saved_game_is_offered(run: Run, data: Path) -> None:
    finished = {name for name in SAVES if name not in RUNNING}
    for name in RUNNING[1:]:
        (data / "games" / name).unlink()
    shown = run("play", "--text", keys="save now.qw\nquit\n").output
    assert ", ".join(SAVES[RUNNING[0]]["seats"]) in shown
    kept(Path("now.qw"), SAVES[RUNNING[0]])
    for name in finished:
        assert SAVES[name]["hash"] in run("record", "check", str(data / "games" / name)).output


def test_every_campaign_is_listed(run: Run) -> None:
    shown = run("campaign", "list").output
    for name, fact in CAMPAIGNS.items():
        (row,) = [line for line in shown.splitlines() if line.split()[:1] == [name]]
        assert all(seat["name"] in row for seat in fact["seats"])


def without_others(data: Path, name: str) -> None:
    """Leave one campaign to be taken over; `test_every_campaign_is_listed` takes over all of them."""
    for path in (data / "campaigns").iterdir():
        if path.stem != name:
            path.unlink()


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_campaign_tells_what_it_told(run: Run, data: Path, name: str) -> None:
    fact = CAMPAIGNS[name]
    without_others(data, name)
    told = json.loads(run("campaign", "export", name, "--for", "players", "--json", "--to", "-").output)
    assert (told["game"], told["pack"], told["seats"]) == (fact["game"], fact["pack"], fact["seats"])
    assert (told["now"]["turn"], told["now"]["over"]) == (fact["turn"], fact["over"])
    assert [
        {"number": game["number"], "told": len(game["story"]), "places": game["places"]} for game in told["games"]
    ] == fact["games"]


@pytest.mark.parametrize("name", UNFINISHED)
@pytest.mark.parametrize("has_cache", [True, False])
def test_a_campaign_goes_on(run: Run, data: Path, name: str, has_cache: bool) -> None:
    without_others(data, name)
    if not has_cache:
        (data / "campaigns" / f"{name}.cache").unlink()
    run("campaign", "play", name, keys="save now.qw\n1\nquit\n")
    kept(Path("now.qw"), CAMPAIGNS[name])


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_campaign_file_is_imported_elsewhere(
    run: Run, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    file = data / "campaigns" / f"{name}.qwc"
    monkeypatch.setenv("QUEENSWRIGHT_DATA", str(tmp_path / "elsewhere"))
    own = [path for path in OWN_PACKS.iterdir() if path.stem in file.read_text(encoding="utf-8")]
    run("campaign", "import", str(file), "--name", "again", *(part for path in own for part in ("--pack", str(path))))
    run("campaign", "export", "again", "--for", "host", "--to", "host.qwc")
    old, new = (read_campaign(path.read_bytes()).campaign for path in (file, Path("host.qwc")))
    assert [(entry.number, entry.kind, entry.turn, entry.value) for entry in new.entries] == [
        (entry.number, entry.kind, entry.turn, entry.value) for entry in old.entries
    ]
    assert replace(new, layout="", check="", entries=()) == replace(old, layout="", check="", entries=())
    if new.layout == old.layout:  # hashes of states laid out otherwise are written anew
        assert Path("host.qwc").read_bytes() == file.read_bytes()


@pytest.mark.parametrize("name", FACTS["arena"])
def test_results_of_a_match_are_read(tmp_path: Path, name: str) -> None:
    shutil.copy(FOLDER / "arena" / name, tmp_path)
    with open_results(tmp_path / name) as results:
        games = results.games()
        assert results.meta["seed"] == FACTS["arena"][name]["meta_seed"]
    for game, fact in zip(games, FACTS["arena"][name]["games"], strict=True):
        assert (game.number, list(game.seats), list(game.places or ())) == (
            fact["number"],
            fact["seats"],
            fact["places"],
        )
        assert (game.reason, game.moves) == (fact["reason"], fact["moves"])
        assert game.facts
        assert read_record(game.record or "").replay().digest == fact["hash"]
