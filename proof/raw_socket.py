"""A WebSocket client that can do everything wrong: frames of any kind, in any order, in any pieces (RFC 6455)."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
from dataclasses import dataclass
from typing import Any

from proof.servers import HOST

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MASK = b"\x17\x2a\x00\xff"
LONGEST_WAIT = 60.0
"""Seconds after which a server that says nothing counts as hanging."""
NO_CODE = 1005


class Hang(AssertionError):
    """The server neither answers nor closes."""


@dataclass(frozen=True)
class Ended:
    """The connection is closed, with the code of the server or None when it was cut."""

    code: int | None


class Refusal(Exception):
    """The request for a socket was answered with another HTTP status than 101."""

    def __init__(self, status: int, head: str) -> None:
        super().__init__(f"HTTP {status}")
        self.status, self.head = status, head


def frame(
    payload: bytes, kind: int = TEXT, *, is_last: bool = True, is_masked: bool = True, rsv: int = 0, size: int = -1
) -> bytes:
    """One frame; `size` is a length that the frame claims to have."""
    length = len(payload) if size < 0 else size
    head = bytes([(0x80 if is_last else 0) | rsv << 4 | kind])
    flag = 0x80 if is_masked else 0
    if length < 126:
        head += bytes([flag | length])
    elif length < 1 << 16:
        head += bytes([flag | 126]) + length.to_bytes(2, "big")
    else:
        head += bytes([flag | 127]) + length.to_bytes(8, "big")
    return head + (MASK + masked(payload) if is_masked else payload)


def masked(payload: bytes) -> bytes:
    """The payload as it has to go from a client to a server."""
    long = (MASK * (len(payload) // 4 + 1))[: len(payload)]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(long, "big")).to_bytes(len(payload), "big")


def request(port: int, path: str, cookie: str | None, extra: dict[str, str | None] | None = None) -> bytes:
    """The request for a socket; `extra` headers replace the usual ones, None leaves one out."""
    headers: dict[str, str | None] = {
        "Host": f"{HOST}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        "Cookie": cookie,
        **(extra or {}),
    }
    lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode("utf-8", "surrogateescape")


class RawSocket:
    """One connection to a server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.pongs = 0

    @classmethod
    async def plain(cls, port: int, buffer: int | None = None) -> RawSocket:
        """A connection over which nothing was said yet; `buffer` is how much it takes in without reading."""
        link = socket.socket()
        if buffer is not None:
            link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        link.setblocking(False)
        await asyncio.get_running_loop().sock_connect(link, (HOST, port))
        return cls(*await asyncio.open_connection(sock=link, limit=buffer or 1 << 20))

    @classmethod
    async def opened(
        cls,
        port: int,
        path: str,
        cookie: str | None = None,
        extra: dict[str, str | None] | None = None,
        buffer: int | None = None,
    ) -> RawSocket:
        """A socket that the server has accepted; Refusal otherwise."""
        one = await cls.plain(port, buffer)
        one.send(request(port, path, cookie, extra))
        try:
            await one.answered()
        except BaseException:
            one.cut()
            raise
        return one

    async def answered(self) -> None:
        """Read the answer to the request for a socket."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except TimeoutError:
            raise Hang("no answer to the request for a socket") from None
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise Refusal(0, str(error)) from None
        status = int(head.split(" ", 2)[1])
        if status != 101:
            raise Refusal(status, head)

    def send(self, data: bytes) -> None:
        """Write bytes as they are; on a connection that is gone nothing happens."""
        if not self.writer.transport.is_closing():
            self.writer.write(data)

    def say(self, text: str) -> None:
        """Send a text message."""
        self.send(frame(text.encode("utf-8", "surrogatepass")))

    async def drain(self) -> None:
        """Wait until what was sent is on its way; a connection that is gone does no harm."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await self.writer.drain()
        except TimeoutError:
            raise Hang("the server does not read") from None
        except ConnectionError:
            return

    async def hear(self) -> dict[str, Any] | Ended:
        """The next message of the server, or the end of the connection."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                while True:
                    kind, payload = await self._frame()
                    if kind == TEXT:
                        message: dict[str, Any] = json.loads(payload)
                        return message
                    if kind == PING:
                        self.send(frame(payload, PONG))
                    elif kind == PONG:
                        self.pongs += 1
                    elif kind == CLOSE:
                        return Ended(int.from_bytes(payload[:2], "big") if payload else NO_CODE)
        except TimeoutError:
            raise Hang("the server neither answers nor closes") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            return Ended(None)

    async def _frame(self) -> tuple[int, bytes]:
        first, second = await self.reader.readexactly(2)
        assert (first & 0x70, second & 0x80) == (0, 0), "the server sends frames that nobody asked for"
        length = second
        if length == 126:
            length = int.from_bytes(await self.reader.readexactly(2), "big")
        elif length == 127:
            length = int.from_bytes(await self.reader.readexactly(8), "big")
        return first & 15, await self.reader.readexactly(length)

    async def end(self) -> Ended:
        """Read until the connection is closed."""
        while True:
            message = await self.hear()
            if isinstance(message, Ended):
                self.cut()
                return message

    def cut(self) -> None:
        """Break the connection off, without a goodbye."""
        self.writer.transport.abort()

    async def close(self) -> None:
        """Say goodbye and go."""
        if not self.writer.transport.is_closing():
            self.send(frame((1000).to_bytes(2, "big"), CLOSE))
            await self.drain()
            await self.end()
