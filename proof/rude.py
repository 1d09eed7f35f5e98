"""Clients that break the rules of the wire itself; each has to be put off tidily, or be answered where it is in order.

Every function is one attempt: it gets the port, a place and chance, and raises AssertionError when the server's answer
is not the one of RFC 6455 and docs/protocol.md.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from proof.raw_socket import BINARY, CLOSE, CONTINUED, NO_CODE, PING, TEXT, Ended, RawSocket, Refusal, frame, request
from proof.zoo import Place

PROTOCOL_ERROR, NOT_UTF8, TOO_LARGE, REFUSED = 1002, 1007, 1009, 4000
LIMIT = 16 * 1024
SYNC = {"do": "sync", "id": 7, "since": 0}
ODD_PATHS = ("/api/tables/none/socket", "/api/tables/%00/socket", "/api/tables//socket", "/api/me", "/socket")

Rude = Callable[[int, Place, Random], Awaitable[None]]


async def _at(port: int, place: Place, **how: Any) -> RawSocket:
    """A socket whose first message was read."""
    one = await RawSocket.opened(port, place.path, place.cookie, **how)
    first = await one.hear()
    assert isinstance(first, dict), f"no snapshot but {first}"
    assert first["kind"] == "table", f"no snapshot but {str(first)[:300]}"
    return one


async def _reply(one: RawSocket) -> dict[str, Any]:
    """The next reply, past what the table has to tell."""
    while True:
        message = await one.hear()
        assert isinstance(message, dict), f"the server closed the connection: {message}"
        if message["kind"] in ("answer", "refused", "stale"):
            return message


async def _ends(one: RawSocket, *codes: int | None) -> None:
    await one.drain()
    ended = await one.end()
    assert ended.code in codes, f"closed with {ended.code}, expected one of {codes}"


def _no_error(refusal: Refusal, where: str) -> None:
    assert refusal.status < 500, f"HTTP {refusal.status} for {where}"


async def binary(port: int, place: Place, chance: Random) -> None:
    """Bytes instead of text are refused, and the talk goes on."""
    one = await _at(port, place)
    one.send(frame(chance.choice((b"", b"\x00", json.dumps(SYNC).encode(), chance.randbytes(2000))), BINARY))
    refused = await _reply(one)
    assert (refused["kind"], refused["id"]) == ("refused", None), refused
    one.say(json.dumps(SYNC))
    assert (await _reply(one))["id"] == 7
    await one.close()


async def oversized(port: int, place: Place, chance: Random) -> None:
    """A message over the limit ends the connection, in one frame or in many."""
    one = await _at(port, place)
    size = chance.choice((LIMIT + 1, 2 * LIMIT, 200_000))
    text = json.dumps({"do": "say", "id": 1, "text": "x" * size}).encode()
    if chance.random() < 0.5:
        one.send(frame(text))
    else:
        half = LIMIT // 2
        one.send(frame(text[:half], is_last=False))
        for start in range(half, len(text), half):
            one.send(frame(text[start : start + half], CONTINUED, is_last=start + half >= len(text)))
    await _ends(one, TOO_LARGE, None)


async def boasting(port: int, place: Place, chance: Random) -> None:
    """A frame that claims an enormous length is not waited for."""
    one = await _at(port, place)
    one.send(frame(b"{}", size=chance.choice((LIMIT + 1, 10**9, 2**62, 2**63 - 1))))
    await _ends(one, TOO_LARGE, PROTOCOL_ERROR, None)


async def at_the_limit(port: int, place: Place, chance: Random) -> None:
    """The largest message that is allowed gets an answer."""
    one = await _at(port, place)
    text = json.dumps({"do": "say", "id": 3, "text": ""})
    one.say(text[:-2] + "x" * (LIMIT - len(text)) + text[-2:])
    refused = await _reply(one)
    assert (refused["kind"], refused["id"]) == ("refused", 3), refused
    await one.close()


async def fragmented(port: int, place: Place, chance: Random) -> None:
    """A command in pieces with pings in between, byte by byte, is a command like every other."""
    one = await _at(port, place)
    text = json.dumps(SYNC).encode()
    cuts = sorted({0, *(chance.randrange(1, len(text)) for _ in range(chance.randint(1, 12)))})
    pieces = [text[a:b] for a, b in zip(cuts, [*cuts[1:], len(text)], strict=True)]
    data = b""
    for number, piece in enumerate(pieces):
        data += frame(piece, CONTINUED if number else TEXT, is_last=number == len(pieces) - 1)
        data += frame(b"are you there", PING) if number < len(pieces) - 1 else b""
    step = chance.choice((1, 3, len(data)))
    for start in range(0, len(data), step):
        one.send(data[start : start + step])
        await asyncio.sleep(0)
    answer = await _reply(one)
    assert (answer["kind"], answer["id"]) == ("answer", 7) or answer["reason"]["message"] == "server-too-fast", answer
    assert one.pongs == len(pieces) - 1, "pings without an answer"
    await one.close()


async def many_empty_pieces(port: int, place: Place, chance: Random) -> None:
    """A message of very many empty frames neither hangs nor hurts."""
    one = await _at(port, place)
    one.send(frame(b"{", is_last=False) + frame(b"", CONTINUED, is_last=False) * 200 + frame(b"}", CONTINUED))
    refused = await _reply(one)
    assert (refused["kind"], refused["id"]) == ("refused", None), refused
    await one.close()


async def broken_frames(port: int, place: Place, chance: Random) -> None:
    """Frames that nobody may send end the connection with a reason."""
    one = await _at(port, place)
    text = json.dumps(SYNC).encode()
    one.send(
        chance.choice(
            (
                frame(text, is_masked=False),
                frame(text, rsv=chance.choice((1, 2, 4, 7))),
                frame(text, chance.choice((3, 4, 7, 11, 15))),
                frame(text, CONTINUED),
                frame(text, is_last=False) + frame(text),
                frame(b"x" * 126, PING),
                frame(b"", PING, is_last=False),
            )
        )
    )
    await _ends(one, PROTOCOL_ERROR)


async def no_utf8(port: int, place: Place, chance: Random) -> None:
    """Text that is none ends the connection."""
    one = await _at(port, place)
    one.send(frame(chance.choice((b"\xff", b'{"do":"say","text":"\xc3"}', b"\xed\xa0\x80", b"\xc0\x80", b"\xf8aaaa"))))
    await _ends(one, NOT_UTF8)


async def odd_goodbye(port: int, place: Place, chance: Random) -> None:
    """Whatever goodbye is said, the connection ends."""
    one = await _at(port, place)
    code = chance.choice((1000, 1001, 3000, 4999, 999, 1005, 1006, 5000, 0, 65535))
    goodbye = chance.choice((code.to_bytes(2, "big"), code.to_bytes(2, "big") + b"bye", b"", b"\x03", b"\x03\xe8\xff"))
    one.send(frame(goodbye, CLOSE) + frame(json.dumps(SYNC).encode()))
    await one.drain()
    ended = await one.end()
    known = int.from_bytes(goodbye[:2], "big") if len(goodbye) > 1 else NO_CODE
    assert ended.code in (known, PROTOCOL_ERROR, NOT_UTF8, None), f"{goodbye!r} is answered with {ended.code}"


async def cut_off(port: int, place: Place, chance: Random) -> None:
    """The connection breaks in the middle of a frame, of a message, or of the request for it."""
    lot = chance.random()
    if lot < 0.2:
        one = await RawSocket.plain(port)
        data = request(port, place.path, place.cookie)
    else:
        one = await _at(port, place)
        text = json.dumps({"do": "say", "id": 1, "text": "cut off"}).encode()
        data = frame(text) if lot < 0.6 else frame(text, is_last=False) + frame(b"", PING)
    one.send(data[: chance.randrange(1, len(data))])
    await one.drain()
    one.cut()


async def cut_with_work(port: int, place: Place, chance: Random) -> None:
    """Somebody asks for a lot and is gone before the answers come."""
    one = await _at(port, place)
    for number in range(chance.randint(1, 30)):
        one.say(json.dumps({"do": chance.choice(("previews", "sync")), "id": number, "since": 0}))
    await one.drain()
    one.cut()


async def odd_request(port: int, place: Place, chance: Random) -> None:
    """A request for a socket with something wrong in it is refused: by HTTP, or on the socket with a reason."""
    query = chance.choice(
        (
            "",
            "?since=abc",
            "?since=-1",
            f"?since={2**70}",
            "?since=1&since=2",
            "?since=1.5",
            "?invite=%ff%00",
            "?since=%00",
        )
    )
    path = chance.choice((f"{place.path}{query}", f"/api/tables/{'x' * 300}/socket", f"/{'a' * 3000}", *ODD_PATHS))
    header = chance.choice(
        ("Origin", "Sec-WebSocket-Key", "Sec-WebSocket-Version", "Upgrade", "Host", "Cookie", "X-Long")
    )
    value = chance.choice(
        (None, "", "x", "http://evil.example", "\udcff\udcfe", "queenswright=" + "x" * 500, "8", "y" * 5000)
    )
    try:
        one = await RawSocket.opened(port, path, place.cookie, {header: value})
    except Refusal as refusal:
        _no_error(refusal, f"{path} with {header}: {value!r}")
        return
    first = await one.hear()
    if isinstance(first, Ended):
        assert first.code in (REFUSED, 1000, None), f"closed with {first.code} for {path}"
        one.cut()
    elif first["kind"] == "refused":
        await _ends(one, REFUSED)
    else:
        assert first["kind"] in ("table", "happenings"), first
        await one.close()


async def long_request(port: int, place: Place, chance: Random) -> None:
    """A request for a socket with an endless line is refused or cut off, not kept waiting."""
    try:
        one = await RawSocket.opened(
            port, place.path, place.cookie, {"X-Long": "y" * chance.choice((9_000, 60_000, 200_000))}
        )
    except Refusal as refusal:
        _no_error(refusal, place.path)
        return
    await one.close()


async def impatient(port: int, place: Place, chance: Random) -> None:
    """Commands that come before the socket is granted may be lost (RFC 6455, 4.1); those after it are answered."""
    one = await RawSocket.plain(port)
    one.send(request(port, place.path, place.cookie) + frame(json.dumps({**SYNC, "id": 6}).encode()) * 3)
    await one.answered()
    one.say(json.dumps(SYNC))
    while (await _reply(one))["id"] != 7:
        pass
    await one.close()


RUDE: tuple[Rude, ...] = (
    binary, oversized, boasting, at_the_limit, fragmented, many_empty_pieces, broken_frames, no_utf8, odd_goodbye,
    cut_off, cut_with_work, odd_request, long_request, impatient,
)  # fmt: skip
