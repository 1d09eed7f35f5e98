"""The examples for running a server keep their word, as far as that shows without the programs they are for.

`python -m proof.deployment` lets systemd, nginx and Caddy read them too.
"""

from __future__ import annotations

import configparser
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from queenswright.cli import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PINNED = re.compile(r"[\w./-]+:\d+\.\d+[\w.-]*")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file with their text, lines that belong together joined."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split(None, 1) for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, rest in lines]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def flags_of(command: str) -> set[str]:
    group: Any = get_command(app)
    return {name for parameter in group.get_command(None, command).params for name in parameter.opts}


def check_flags(words: list[str], command: str = "serve") -> None:
    assert {word for word in words if word.startswith("--")} <= flags_of(command)


def test_the_container_file_copies_what_there_is() -> None:
    for word, rest in instructions():
        if word == "COPY" and "--from" not in rest:
            *sources, _ = shlex.split(rest)
            assert [name for name in sources if not (ROOT / name).exists()] == []


def test_base_images_are_pinned_by_version() -> None:
    images = [rest.split()[0] for word, rest in instructions() if word == "FROM"]
    images.append(compose()["services"]["database"]["image"])
    assert len(images) == 3
    assert [image for image in images if not PINNED.fullmatch(image)] == []


def test_the_container_runs_as_nobody_special_and_is_looked_after() -> None:
    words = dict(instructions())
    last = max(number for number, (word, _) in enumerate(instructions()) if word == "FROM")
    assert "USER" in [word for word, _ in instructions()[last:]]
    assert words["USER"] not in ("root", "0")
    assert "/api/health" in words["HEALTHCHECK"]
    assert "/var/lib/queenswright" in words["VOLUME"]
    assert "--require-hashes" in " ".join(rest for word, rest in instructions() if word == "RUN")
    check_flags(words["ENTRYPOINT"].translate(str.maketrans('[],"', "    ")).split())


def test_the_parts_of_the_composition_fit_together() -> None:
    found = compose()
    server, database, bots = (found["services"][name] for name in ("server", "database", "bots"))
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).exists()
    assert bots["build"] == server["build"]
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert database["healthcheck"]["test"]
    mounted = {volume.partition(":")[0] for one in (server, database, bots) for volume in one["volumes"]}
    assert mounted == set(found["volumes"])
    assert all(port.startswith("127.0.0.1:") for port in server["ports"])
    check_flags(server["command"])
    assert bots["environment"] == server["environment"]
    assert bots["entrypoint"][1] == "bots"
    check_flags(bots["command"], "bots")


def test_no_example_shows_figures_to_everybody() -> None:
    for path in DEPLOY.iterdir():
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"(proxy_pass|reverse_proxy).*9464|^\s*- .*:9464", text, re.MULTILINE), path.name


@pytest.mark.parametrize(("unit", "wanted"), [("queenswright", "serve"), ("queenswright-bots", "bots")])
def test_a_unit_starts_a_command_that_exists(unit: str, wanted: str) -> None:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.read(DEPLOY / f"{unit}.service", encoding="utf-8")
    program, command, *words = shlex.split(parser["Service"]["ExecStart"])
    assert (Path(program).name, command) == ("queenswright", wanted)
    check_flags(words, command)
    assert parser["Service"]["NoNewPrivileges"] == "true"


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_lead_to_the_port_of_the_unit(name: str) -> None:
    assert "127.0.0.1:8000" in (DEPLOY / name).read_text(encoding="utf-8")


def test_the_document_names_every_file() -> None:
    text = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
    assert [path.name for path in DEPLOY.iterdir() if f"../deploy/{path.name}" not in text] == []
