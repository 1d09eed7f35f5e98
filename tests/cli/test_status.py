"""`queenswright status`: a page about a running server, and clear words where there is none."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.site import mover, served, settle
from typer.testing import CliRunner, Result

from queenswright.cli import app
from queenswright.cli.status.figures import Figures
from queenswright.server.run import listen


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["--lang", "en", "status", *words])


def beside_a_server(folder: Path, look: Callable[[str, str, Any], Result]) -> Result:
    """What a command says while a server runs at which a move was played."""

    async def play() -> Result:
        listener = listen("127.0.0.1", 0)
        figures = f"http://127.0.0.1:{listener.getsockname()[1]}"
        async with served(f"sqlite:///{folder / 'games.db'}", metrics=listener) as site:
            anna, ben = await site.two(auto_end=True)
            one = mover(anna, ben)
            await one.play(one.state["legal"][0])
            await settle(anna, ben)
            return await asyncio.to_thread(look, figures, site.address, site)

    return asyncio.run(play())


def test_a_page_about_a_server(tmp_path: Path) -> None:
    done = beside_a_server(tmp_path, lambda figures, players, site: run(figures, "--seconds", "0.1"))
    assert done.exit_code == 0, done.output
    lines = {line[:22].strip(): line[22:].strip() for line in done.output.splitlines()}
    assert lines["health"] == "moves can be stored"
    assert lines["running for"].endswith("1 process")
    assert lines["moves"].endswith("/s, 1")
    assert lines["time per move"].startswith("p50 ")
    assert (lines["tables in memory"], lines["open connections"], lines["errors"]) == ("1", "2", "none")
    assert lines["bot workers"] == "none"


def test_the_same_for_programs_and_without_a_scheme(tmp_path: Path) -> None:
    done = beside_a_server(
        tmp_path, lambda figures, players, site: run(figures.removeprefix("http://"), "--seconds", "0.1", "--json")
    )
    found = json.loads(done.output)
    assert (found["health"], found["moves"], found["tables"], found["sockets"]) == (None, 1, 1, 2)
    assert 0 < found["p50"] <= found["p99"]


def test_a_server_that_cannot_store_ends_with_1(tmp_path: Path) -> None:
    def look(figures: str, players: str, site: Any) -> Result:
        site.parts.health.look = lambda: asyncio.sleep(0, "disk-full")
        return run(figures, "--seconds", "0.1")

    done = beside_a_server(tmp_path, look)
    assert done.exit_code == 1
    assert "moves cannot be stored: disk-full" in done.output


def test_the_port_of_the_players_tells_health_only(tmp_path: Path) -> None:
    done = beside_a_server(tmp_path, lambda figures, players, site: run(players))
    assert done.exit_code == 0
    assert "moves can be stored" in done.output
    assert "shows no figures; expected the port of: queenswright serve --metrics PORT" in done.output


def test_where_nothing_runs() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound and not listening: nobody answers there
        done = run(f"http://127.0.0.1:{taken.getsockname()[1]}")
    assert done.exit_code == 2
    assert "nothing answers at http://127.0.0.1:" in done.output
    assert "expected a server started with: queenswright serve --metrics PORT" in done.output


@pytest.mark.parametrize("address", ["ftp://example.org", "http://", "http://host:port"])
def test_an_address_that_is_none(address: str) -> None:
    done = run(address)
    assert done.exit_code == 2
    assert "expected http://HOST:PORT" in done.output


def test_figures_of_several_processes_are_added_up() -> None:
    figures = Figures()
    for moves in (2, 3):
        figures.add(f'# TYPE moves counter\nmoves_total{{kind="a"}} {moves}\nmoves_total{{kind="b"}} 1\n')
    assert figures.sum("moves_total") == 7
    assert figures.sum("moves_total", kind="a") == 5
    assert figures.by("moves_total", "kind") == {"a": 5, "b": 2}
    assert figures.quantile("moves", 0.5) is None
