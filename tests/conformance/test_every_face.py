"""The tiny game on every face, with nothing outside its own folder: what a game of somebody else may count on."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from tests.server.site import served, settle, step
from typer.testing import CliRunner

import queenswright as qw
from queenswright.bots import SeatedBot, read_bot
from queenswright.cli import app
from queenswright.cli.terminal.plain_display import PlainDisplay
from queenswright.games import game_rules
from queenswright.kernel.game import Game
from queenswright.records import read_record, record_of, write_record
from queenswright.table import Line, Seat


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own, on a plain wide enough terminal."""
    for name, value in {"DATA": str(tmp_path), "LANG": "en", "RULES": "python"}.items():
        monkeypatch.setenv(f"QUEENSWRIGHT_{name}", value)
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def run(*args: str, keys: str = "") -> str:
    done = CliRunner().invoke(app, list(args), input=keys)
    assert done.exit_code == 0, done.output
    return done.output


def test_the_terminal_plays_it_to_the_end_and_keeps_the_record(data: Path) -> None:
    keys = "help\nwhy\nsecrets\n\nmap\nrules race\n" + "1\nlog\n" * 60
    shown = run("play", "tiny", "--text", "--seats", "Anna,Ben", "--seed", "3", keys=keys)
    for words in ("Race at the Fair, Anna's turn", "Anna, now roll, draw or play the secret token:", "Cards left: 9"):
        assert words in shown
    assert "Anna: roll" in shown
    assert "wins: the game is over." in shown
    (record,) = (data / "games").glob("*.qw")
    assert read_record(record.read_text(encoding="utf-8")).replay(qw.load("tiny")).is_over


def test_a_shared_screen_shows_no_secret_and_a_screen_of_ones_own_does(tiny: Game) -> None:
    people = [Seat("Anna"), Seat("Ben")]
    shared = PlainDisplay(Line.new(tiny, people, seed=3), plain=True)
    alone = PlainDisplay(Line.new(tiny, [people[0], Seat("random", is_bot=True)], seed=3), plain=True)
    secret = tiny.new(2, seed=3).state.secret[0]
    assert alone.secrets(0) == shared.secrets(0) == [f"Secret token: {secret}"]
    assert shared._seen(0)["seats"][0]["secret"] is None
    assert alone._seen(0)["seats"][0]["secret"] == secret
    assert alone._seen(0)["seats"][1]["secret"] is None


def test_its_pack_is_shown_with_tables_of_its_own() -> None:
    shown = run("pack", "show", "--game", "tiny")
    assert "race   goal   12  ours" in shown
    assert "The race" in shown
    assert [f"({number})" in shown for number in (0, 12, 13)] == [True, True, False]


def test_it_is_played_online_and_told_in_every_language(data: Path) -> None:
    asyncio.run(played_online(f"sqlite:///{data / 'games.db'}"))


async def played_online(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two("tiny", auto_end=True)
        lobby = (await ben.client.http.get("/api/tables")).json()
        assert "Race at the Fair" in json.dumps(lobby)
        chance = random.Random(3)
        while anna.state["to_move"] is not None:
            await step(chance, anna, ben)
            await settle(anna, ben)
        listed = {game["name"]: game for game in await anna.client.get("/api/games")}
        assert listed["tiny"]["packs"] == ["fair"]
        assert await anna.client.get("/api/games/tiny/content", players=2) == {"goal": 12}
        assert await anna.client.get("/api/games/tiny/rules/pt") == {"chapters": []}
        german = (await anna.client.http.get("/api/texts/de")).text
        assert "tiny-deck-empty = The deck is empty." in german
        replay = await anna.client.replay(anna.table)
        assert replay["frames"][-1]["view"]["seats"]


@pytest.mark.parametrize("name", ["random", "greedy", "mcts:20", "apprentice"])
def test_bots_play_it(tiny: Game, name: str) -> None:
    position = tiny.new(2, seed=5)
    bots = [SeatedBot(tiny, read_bot(one), seed=7) for one in (name, "random")]
    while not position.is_over:
        assert position.to_move is not None
        position.push(bots[position.to_move].think(position).move)
    assert position.winners


def test_matches_have_facts_and_a_report(data: Path) -> None:
    results = data / "tiny.sqlite"
    run("arena", "tiny", "--seats", "greedy,random", "--games", "4", "--seed", "2", "--results", str(results))
    run("report", str(results), "--output", str(data / "tiny.html"))
    page = (data / "tiny.html").read_text(encoding="utf-8")
    assert "Race at the Fair: 4 games" in page
    assert "Length of games" in page


def test_records_and_positions_are_read_back(tiny: Game, data: Path) -> None:
    position = tiny.new(3, seed=4)
    for _ in range(4):
        position.push(position.legal_moves[0])
    assert read_record(write_record(record_of(position))).replay(tiny).to_bytes() == position.to_bytes()
    document = data / "position.json"
    document.write_text(json.dumps(position.to_dict()), encoding="utf-8")
    assert "moves      roll, draw, secret" in run("position", "show", str(document))
    assert tiny.position(json.loads(document.read_text(encoding="utf-8"))).to_bytes() == position.to_bytes()
    for key, value in {"players": 7, "deck": [0] * 10, "space": [40_000], "agenda": [[0, 5, 0]], "dice": 1}.items():
        with pytest.raises(qw.InputError, match=key):
            tiny.position({**position.to_dict(), key: value})


def test_it_fits_into_two_hundred_lines() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in game_rules("tiny").folder.glob("*.py"))
    assert lines <= 210
