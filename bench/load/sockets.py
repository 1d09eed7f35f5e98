"""A lean WebSocket client: no parsing beyond the frame, so that the generator costs less than the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, MEDIUM, LONG = 125, 126, 127


class Socket(asyncio.Protocol):
    """One connection; `on_text` gets every text message as bytes."""

    def __init__(self, host: str, path: str, cookie: str, on_text: Callable[[bytes], None]) -> None:
        self.host, self.path, self.cookie, self.on_text = host, path, cookie, on_text
        self.is_open = asyncio.get_running_loop().create_future()
        self.data = bytearray()
        self.is_upgraded = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            f"Origin: http://{self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self.cookie}",
        ]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.is_upgraded and not self._upgrade():
            return
        while self._frame():
            pass

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(error or ConnectionError("the server closed the connection"))

    def _upgrade(self) -> bool:
        """Read the answer to the request; False while it is incomplete."""
        end = self.data.find(b"\r\n\r\n")
        if end < 0:
            return False
        head = bytes(self.data[:end])
        del self.data[: end + 4]
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.is_open.set_exception(ConnectionError(head.decode(errors="replace")))
            return False
        self.is_upgraded = True
        self.is_open.set_result(None)
        return True

    def _frame(self) -> bool:
        """Take one whole frame off the data; False when there is none."""
        data = self.data
        if len(data) < 2:
            return False
        length, start = data[1] & LONG, 2
        if length == MEDIUM:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == LONG:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length or len(data) < start:
            return False
        opcode, payload = data[0] & 15, bytes(data[start : start + length])
        del data[: start + length]
        if opcode == TEXT:
            self.on_text(payload)
        elif opcode == PING:
            self._send(PONG, payload)
        return True

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._send(TEXT, text)

    def _send(self, opcode: int, payload: bytes) -> None:
        """One frame, masked with zeros: the mask has to be there, not to be secret."""
        assert self.transport is not None
        size = len(payload)
        head = (
            bytes([0x80 | opcode, 0x80 | size])
            if size <= SHORT
            else bytes([0x80 | opcode, 0x80 | MEDIUM, *size.to_bytes(2, "big")])
        )
        self.transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()
