"""Everything that the OpenAPI document promises, with data that fit it and data that do not (schemathesis)."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from proof.servers import ServerProcess, server_on
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from queenswright.puzzles import shipped

EXAMPLES = 12
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
SEATS = [{"kind": "me"}, {"kind": "person", "name": "Otto"}]
WALK = {"place": 0, "steps": []}
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE", "BREW")


@dataclass(frozen=True)
class Site:
    """A server in a process of its own, somebody who is known there, and tables of theirs."""

    server: ServerProcess
    http: httpx.Client
    headers: dict[str, str]
    cookies: dict[str, str]
    known: dict[str, list[Any]]
    document: dict[str, Any]


def named(http: httpx.Client, name: str) -> dict[str, str]:
    """Somebody goes by a name, which begins their session: the headers of what they change from now on."""
    guest = http.get("/api/me").json()
    answer = http.post("/api/me", json={"name": name}, headers={"X-CSRF-Token": guest["csrf"]})
    assert answer.status_code == 200
    return {"X-CSRF-Token": answer.json()["csrf"]}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("api")
    with server_on(f"sqlite:///{folder / 'games.db'}", "unlimited") as server:
        asyncio.run(server.ready())
        with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http:
            headers = named(http, "Anna")
            wishes = [{"game": game, "seats": SEATS, "public": True} for game in ("architect", "tiny")]
            tables = [http.post("/api/tables", json=wish, headers=headers).json() for wish in wishes]
            open_table = {"game": "tiny", "seats": [*SEATS, {"kind": "open"}]}
            tables.append(http.post("/api/tables", json=open_table, headers=headers).json())
            known: dict[str, list[Any]] = {
                "table_id": [table["table"] for table in tables],
                "token": [table["invite"] for table in tables],
                "invite": [table["invite"] for table in tables],
                "game": ["architect", "tiny"],
                "language": ["en", "de", "pt"],
                "puzzle_id": [shipped("architect").puzzles[0].id],
            }
            document = http.get("/api/openapi.json").json()
            yield Site(server, http, headers, dict(http.cookies), known, document)
        assert server.is_running
        assert not server.errors(), server.errors()


def _fit(case: Any, known: dict[str, list[Any]]) -> None:
    """Let half of the cases speak of things that exist: which half is decided by their own data."""
    for values in (case.path_parameters, case.query):
        for name in set(values or ()) & known.keys():
            lot = sum(str(values[name]).encode())
            if lot % 2 == 0:
                values[name] = known[name][lot // 2 % len(known[name])]


def _known(site: Site, operation: Any) -> dict[str, list[Any]]:
    """What exists; nothing where an evaluation would be made of it, which takes half a minute."""
    return {} if operation.path.endswith("/worth") else site.known


def _asking(site: Site, operation: Any, name: str) -> Callable[[Any], Any]:
    """How a case is asked: what may end a session is done by somebody who has no other use for it."""
    cookies, headers = site.cookies, site.headers
    if {"people", "account"} & set(operation.definition.raw.get("tags", ())):
        with httpx.Client(base_url=site.server.address, trust_env=False, timeout=60) as http:
            headers = named(http, name)
            cookies = dict(http.cookies)
    wanted = {"base_url": site.server.address, "headers": headers, "cookies": cookies, "checks": CHECKS}
    return lambda case: case.call_and_validate(**wanted)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=str)
def test_every_operation_answers_as_documented(site: Site, mode: GenerationMode) -> None:
    answers_seen: Counter[int] = Counter()
    schema = schemathesis.openapi.from_dict(site.document)
    operations: list[Any] = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 20
    for number, operation in enumerate(operations):
        ask = _asking(site, operation, f"Guest {mode.value} {number}")
        known = _known(site, operation)

        @seed(20_26)
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(mode))
        def answers(case: Any, ask: Any, known: Any) -> None:
            _fit(case, known)
            answers_seen[ask(case).status_code] += 1

        if mode is GenerationMode.POSITIVE or operation.body or operation.path_parameters or operation.query:
            answers(ask=ask, known=known)
    assert answers_seen.total() >= 100
    assert {200, 400, 404} <= answers_seen.keys(), answers_seen


def test_wrong_methods_are_refused(site: Site) -> None:
    for path, operations in site.document["paths"].items():
        real = path.replace("{table_id}", site.known["table_id"][0]).replace("{token}", site.known["token"][0])
        real = real.replace("{game}", "architect").replace("{language}", "en")
        real = real.replace("{puzzle_id}", site.known["puzzle_id"][0])
        for method in METHODS:
            if method.lower() in operations:
                continue
            answer = site.http.request(method, real, headers=site.headers)
            assert 400 <= answer.status_code < 500 or method in ("OPTIONS", "HEAD"), f"{method} {real}: {answer}"
            assert answer.status_code < 500, f"{method} {real}: {answer}"


def test_wrong_content_types_are_refused(site: Site) -> None:
    bodies = (b'{"name": "Anna"}', b"name=Anna", b"<name>Anna</name>", b"\xff\xfe", b"", b"\x81\xa4name\xa4Anna")
    kinds = ("text/plain", "application/x-www-form-urlencoded", "application/xml", "application/msgpack", "x", "",
             "multipart/form-data; boundary=x", "application/json; charset=utf-16", "application/json")  # fmt: skip
    for body in bodies:
        for kind in kinds:
            for path in ("/api/me", "/api/tables", f"/api/tables/{site.known['table_id'][0]}/join", "/api/replay"):
                answer = site.http.post(path, content=body, headers={**site.headers, "content-type": kind})
                assert answer.status_code < 500, f"{path} {kind} {body!r}: {answer.status_code} {answer.text[:300]}"
                if answer.is_error:
                    assert {"message", "args", "clause"} == answer.json().keys(), answer.text


@pytest.mark.parametrize("is_chunked", [False, True], ids=["whole", "chunked"])
@pytest.mark.parametrize(("path", "limit"), [("/api/tables", 64 * 1024), ("/api/replay", 500_000)])
def test_bodies_over_the_limit_are_refused(site: Site, path: str, limit: int, is_chunked: bool) -> None:
    body = json.dumps({"name": "x" * limit}).encode()
    pieces = (body[start : start + 8192] for start in range(0, len(body), 8192))
    headers = {**site.headers, "content-type": "text/plain" if path == "/api/replay" else "application/json"}
    answer = site.http.post(path, content=pieces if is_chunked else body, headers=headers)
    assert answer.status_code == 413
    assert answer.json()["message"] == "server-too-large"


def test_a_change_needs_session_and_token(site: Site) -> None:
    for path, operations in site.document["paths"].items():
        if "post" not in operations:
            continue
        real = path.replace("{table_id}", site.known["table_id"][0]).replace("{page}", "0")
        kind = next(iter(operations["post"].get("requestBody", {}).get("content", {"application/json": {}})))
        body, header = _smallest_body(site.document, operations["post"]), {"content-type": kind}
        without_cookie = httpx.post(
            f"{site.server.address}{real}", content=body, headers={**header, **site.headers}, trust_env=False
        )
        assert without_cookie.status_code == 401, f"{real}: {without_cookie.text}"
        without_token = site.http.post(real, content=body, headers=header)
        assert without_token.status_code == 403, f"{real}: {without_token.text}"


def _smallest_body(document: dict[str, Any], operation: dict[str, Any]) -> bytes:
    """A body with what is required; nobody reads it before session and token are there."""
    content = operation.get("requestBody", {}).get("content", {})
    if "application/json" not in content:
        return b"record"
    schema = document["components"]["schemas"][content["application/json"]["schema"]["$ref"].rpartition("/")[2]]
    samples: dict[str, Any] = {"name": "Anna", "password": "correct horse", "game": "tiny", "seats": SEATS, "seat": 0,
                               "bot": "random", "old": "correct horse", "new": "battery staple", "code": "a1b2",
                               "session": "none", "token": "none", "mail": "anna@example.org",
                               "walk": WALK, **WALK, "moves": [], "text": "hire 1"}  # fmt: skip
    return json.dumps({name: samples.get(name) for name in schema.get("required", [])}).encode()
