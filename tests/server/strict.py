"""Whatever a server of the tests says is what the types of the wire say: nothing missing, nothing more."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from queenswright.client import Client, Refused, Seat
from queenswright.server.messages import (
    Annals,
    Examined,
    Export,
    Frame,
    GameInfo,
    GamesPlayed,
    Handbook,
    Lobby,
    Me,
    Openings,
    Outcomes,
    PositionDocument,
    PuzzleAnswer,
    PuzzleChoice,
    PuzzleHint,
    PuzzleInfo,
    PuzzleProgress,
    PuzzleSolution,
    RefusalMessage,
    Replay,
    ReplayCourse,
    ReplayFrames,
    ReplayRows,
    RuleBook,
    SessionInfo,
    StudyInfo,
    TableInfo,
    Tried,
    Walked,
)

BODIES: dict[str, Any] = {
    r"/api/(me|account|login|logout|password|codes|recover|recover/link|account/delete)": Me,
    r"/api/sessions(/[^/]+)?(/end)?": list[SessionInfo],
    r"/api/me/export": Export,
    r"/api/me/games": GamesPlayed,
    r"/api/(recover/mail|mail|mail/confirm)": str,
    r"/api/games": list[GameInfo],
    r"/api/games/[^/]+/content": dict[str, Any],
    r"/api/games/[^/]+/rules/\w+": RuleBook,
    r"/api/games/[^/]+/handbook/\w+": Handbook,
    r"/api/games/[^/]+/tries/[^/]+": TableInfo,
    r"/api/tables": Lobby | TableInfo,
    r"/api/tables/[^/]+(/(join|leave|bot|rematch))?": TableInfo,
    r"/api/invitations/[^/]+": TableInfo,
    r"/api/((tables|studies)/[^/]+/)?replay": Replay,
    r"/api/((tables|studies)/[^/]+/)?replay/frames/\d+": ReplayFrames,
    r"/api/((tables|studies)/[^/]+/)?replay/rows/\d+": ReplayRows,
    r"/api/(tables/[^/]+/)?replay/course": ReplayCourse,
    r"/api/tables/[^/]+/annals": Annals,
    r"/api/tables/[^/]+/study|/api/studies(/[^/]+(/stop)?)?": StudyInfo,
    r"/api/games/[^/]+/positions": Examined,
    r"/api/games/[^/]+/positions/table": TableInfo,
    r"/api/games/[^/]+/positions/study": StudyInfo,
    r"/api/(tables|studies)/[^/]+/position": PositionDocument,
    r"/api/studies/[^/]+/walk": Walked,
    r"/api/studies/[^/]+/try": Tried,
    r"/api/studies/[^/]+/chances": Outcomes,
    r"/api/puzzles/[^/]+": PuzzleProgress,
    r"/api/puzzles/[^/]+/next": PuzzleChoice,
    r"/api/puzzles/[^/]+/(?!next$)[^/]+": PuzzleInfo,
    r"/api/puzzles/[^/]+/[^/]+/answer": PuzzleAnswer,
    r"/api/puzzles/[^/]+/[^/]+/hint": PuzzleHint,
    r"/api/puzzles/[^/]+/[^/]+/show": PuzzleSolution,
    r"/api/puzzles/[^/]+/[^/]+/walk": Walked,
    r"/api/puzzles/[^/]+/[^/]+/try": Tried,
    r"/api/puzzles/[^/]+/[^/]+/chances": Outcomes,
    r"/api/explorer/[^/]+": Openings,
    r"/api/health": dict[str, str],
    r"/api/openapi.json": dict[str, Any],
    r"/api/campaigns": TableInfo,
    r"/api(/tables/[^/]+)?/texts/\w+|/api/tables/[^/]+/(record|campaign)": str,
}
"""The types of the answers over HTTP, by path."""


def check_frame(message: Any) -> None:
    """What came over a socket is a frame."""
    msgspec.convert(message, Frame)


def check_body(path: str, body: Any) -> None:
    """What came over HTTP is what belongs to the path."""
    kinds = [kind for pattern, kind in BODIES.items() if re.fullmatch(pattern, path.partition("?")[0])]
    assert kinds, f"no type for the answer of {path}"
    if kinds[0] == Lobby | TableInfo:
        kinds = [TableInfo if "table" in body else Lobby]
    msgspec.convert(body, kinds[0])


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check everything that the clients of a test are told."""
    take, get, post, send_text = Seat._take, Client.get, Client.post, Client.send_text

    async def checked_take(seat: Seat, message: dict[str, Any]) -> None:
        check_frame(message)
        await take(seat, message)

    async def checked_get(client: Client, path: str, **query: Any) -> Any:
        return await _checked(path, get(client, path, **query))

    async def checked_post(client: Client, path: str, body: Any = None) -> Any:
        return await _checked(path, post(client, path, body))

    async def checked_send_text(client: Client, path: str, text: str) -> Any:
        return await _checked(path, send_text(client, path, text))

    monkeypatch.setattr(Client, "send_text", checked_send_text)
    monkeypatch.setattr(Seat, "_take", checked_take)
    monkeypatch.setattr(Client, "get", checked_get)
    monkeypatch.setattr(Client, "post", checked_post)


async def _checked(path: str, asked: Any) -> Any:
    try:
        body = await asked
    except Refused as refused:
        msgspec.convert(refused.reason, RefusalMessage)
        raise
    check_body(path, body)
    return body
