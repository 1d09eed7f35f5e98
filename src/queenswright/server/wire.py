"""uvicorn's socket protocol with shortcuts: a frame is built once and written to many sockets, and read by ourselves.

Frames from server to client are neither masked nor compressed, so everybody who may see the same gets the same bytes.
Unread data waits in a client's transport; a client with too much of it is dropped, and nobody else has to wait. Of what
a client sends only a portion is read before others have their turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Close, Frame, Opcode

from queenswright.server.incoming import CLOSE, CONTINUED, PING, PONG, PROTOCOL_ERROR, TEXT, Broken, Incoming

EXTENSION = "queenswright.wire"
LARGEST_MESSAGE = 16 * 1024
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
NO_TEXT = 1007
CLOSING = 5.0
"""Seconds in which a client has to agree that a socket ends."""
PORTION, REST = 32, 0.1
"""Frames that are read of one client at a time, and the seconds until the next ones are."""
MOST_WAITING = 4
"""Messages that wait to be dealt with; further ones are read when these are."""

encode = msgspec.json.Encoder().encode


def text_frame(*parts: bytes) -> bytes:
    """A whole text frame (RFC 6455, 5.2), from the parts of its text."""
    return _frame(TEXT, *parts)


def _frame(kind: int, *parts: bytes) -> bytes:
    length = sum(map(len, parts))
    if length < 126:
        head = bytes((0x80 | kind, length))
    elif length < 65536:
        head = bytes((0x80 | kind, 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((0x80 | kind, 127)) + length.to_bytes(8, "big")
    return b"".join((head, *parts))


class Wire(WebSocketsSansIOProtocol):
    """One socket; the application finds it in the extensions of its scope."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._incoming = Incoming(LARGEST_MESSAGE)
        self._resting: asyncio.TimerHandle | None = None
        self.on_lost: Callable[[], None] = lambda: None
        """Hears that the connection has ended."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """The library reads the handshake; an invalid request (with too long a header, for example) is answered."""
        if self.handshake_initiated:  # what comes after it is for us
            self._incoming.feed(data)
            self._read()
            return
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None and not self.close_sent:
            self.close_sent = True
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def _read(self) -> None:
        """Read frames, as many as one client may send before others have their turn."""
        for _ in range(PORTION):
            if self.queue.qsize() >= MOST_WAITING and not self.close_sent:
                self._pause()
                return
            try:
                heard = self._incoming.take()
                if heard is None:
                    self._go_on()
                    return
                self._hear(*heard)
            except Broken as error:
                self._fail(error.code)
            if self.transport.is_closing():
                return
        self._pause()
        self._resting = self.loop.call_later(REST, self._rested)

    def _rested(self) -> None:
        self._resting = None
        self._read()

    def _pause(self) -> None:
        """Read nothing more of this client; what it sends waits with the client."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _go_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """What the application hears next."""
        message = await self.queue.get()
        if self.read_paused and self._resting is None and self.queue.empty() and not self.transport.is_closing():
            self._read()
        return message

    def _hear(self, kind: int, payload: bytes) -> None:
        if kind == CLOSE:
            self._hear_goodbye(payload)
        elif kind == PING:
            if self.transport.get_write_buffer_size() <= LARGEST_MESSAGE:  # who does not read needs no answer
                self.transport.write(_frame(PONG, payload))
        elif kind == PONG:
            self.handle_pong(Frame(Opcode.PONG, payload))
        elif kind != CONTINUED and not self.close_sent:
            self.queue.put_nowait(_message(kind, payload))

    def _hear_goodbye(self, payload: bytes) -> None:
        """The client ends the socket, or agrees that it ends."""
        if self.close_sent:
            self.transport.close()
            return
        try:
            close = Close.parse(payload)
        except ProtocolError:
            raise Broken(PROTOCOL_ERROR) from None
        except UnicodeDecodeError:
            raise Broken(NO_TEXT) from None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.transport.write(_frame(CLOSE, payload))
        self.transport.close()

    def _fail(self, code: int) -> None:
        """End the socket of somebody who breaks the rules, quietly."""
        if not self.close_sent:
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
            self.transport.write(_frame(CLOSE, code.to_bytes(2, "big")))
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._resting is not None:
            self._resting.cancel()
        self.on_lost()
        super().connection_lost(exc)

    def end(self, code: int) -> None:
        """Close the socket from our side; the application hears of it as if the client had closed it."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.loop.call_later(CLOSING, self.transport.close)
        if self.read_paused and self._resting is None:
            self._read()

    @property
    def has_more(self) -> bool:
        """Whether further messages wait to be dealt with."""
        return not self.queue.empty()

    def waiting(self) -> int:
        """Bytes that the client has not read yet."""
        return int(self.transport.get_write_buffer_size())

    def push(self, frame: bytes, limit: int) -> bool:
        """Write a frame; False when the socket is closed or was dropped because it does not read."""
        transport = self.transport
        if self.disconnected or self.close_sent or transport.is_closing():
            return False
        if transport.get_write_buffer_size() > limit:
            transport.abort()
            return False
        transport.write(frame)
        return True


def _message(kind: int, payload: bytes) -> Any:
    """A message for the application; a text has to be one."""
    if kind != TEXT:
        return {"type": "websocket.receive", "bytes": payload}
    try:
        return {"type": "websocket.receive", "text": payload.decode()}
    except UnicodeDecodeError:
        raise Broken(NO_TEXT) from None
