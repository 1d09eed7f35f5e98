"""The log: lines that programs can read, ids that lead from a line to its request, slow requests by name."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.server.site import mover, served

from queenswright.client import Refused
from queenswright.server.logs import JsonLines, PlainText, set_up_logs
from queenswright.server.watching import HEADER


class Lines(logging.Handler):
    """Keeps the lines as a program would read them."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.lines: list[dict[str, Any]] = []
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(self.format(record))
        self.lines.append(json.loads(self.texts[-1]))


@pytest.fixture
def log() -> Iterator[Lines]:
    handler = Lines()
    logging.getLogger("queenswright").addHandler(handler)
    yield handler
    logging.getLogger("queenswright").removeHandler(handler)


@pytest.mark.parametrize(
    ("sent", "is_kept"),
    [("abcdef-0123.4_5", True), ("short", False), ("x" * 65, False), ('bad"id here', False), ("", False)],
)
async def test_a_request_has_an_id(one_database: str, sent: str, is_kept: bool) -> None:
    async with served(one_database) as site, httpx.AsyncClient(base_url=site.address) as visitor:
        answer = await visitor.get("/api/games", headers={HEADER.decode(): sent} if sent else {})
        told = answer.headers[HEADER.decode()]
        assert told == sent if is_kept else re.fullmatch("[0-9a-f]{16}", told)


async def test_slow_requests_and_commands_are_named_without_people(one_database: str, log: Lines) -> None:
    async with served(one_database, slow=0.0) as site:
        anna, ben = await site.two(auto_end=True)
        one = mover(anna, ben)
        await one.play(one.state["legal"][0])
        await one.say("a secret for Ben")
        async with httpx.AsyncClient(base_url=site.address) as visitor:
            await visitor.get("/api/invitations/not-for-everybody", headers={HEADER.decode(): "abc-12345"})
    named = next(line for line in log.lines if line.get("request") == "abc-12345")
    assert (named["message"], named["method"], named["status"]) == ("slow request", "GET", 404)
    assert named["path"].startswith("/api/invitations/")
    assert {"time", "level", "logger", "seconds"} <= named.keys()
    made = [line for line in log.lines if line["message"] == "slow command"]
    assert [line["do"] for line in made] == ["move", "say"]
    assert {line["table"] for line in made} == {one.table}
    assert all(re.fullmatch(r"[0-9a-f]{16}\.\d+", line["request"]) for line in made)
    assert len({line["request"] for line in made}) == 2
    told = "\n".join(log.texts)
    assert not any(word in told for word in ("Anna", "Ben", "secret", "not-for-everybody", "127.0.0.1"))


async def test_an_error_leads_to_its_command(one_database: str, log: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two(auto_end=True)

        async def broken(*given: Any) -> None:
            raise ZeroDivisionError("broken")

        monkeypatch.setattr(site.parts.hub, "act", broken)
        with pytest.raises(Refused):
            await mover(anna, ben).play("hire 1")
    (line,) = [line for line in log.lines if line["level"] == "error"]
    assert re.fullmatch(r"[0-9a-f]{16}\.\d+", line["request"])
    assert "ZeroDivisionError: broken" in line["error"]


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("stream", "kind"), [(Screen(), PlainText), (io.StringIO(), JsonLines)])
def test_people_get_text_and_programs_get_json(
    stream: io.StringIO, kind: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    set_up_logs(stream)
    assert isinstance(root.handlers[0].formatter, kind)
    logging.getLogger("queenswright.test").warning("two\nlines", extra={"fields": {"table": "t1"}})
    if kind is JsonLines:
        assert json.loads(stream.getvalue())["message"] == "two\nlines"
        assert stream.getvalue().count("\n") == 1
    else:
        assert "WARNING two\nlines table=t1" in stream.getvalue()
