"""uvicorn's socket protocol with a shortcut: a frame is built once and written to many sockets.

Frames from server to client are neither masked nor compressed, so everybody who may see the same gets the same bytes.
Unread data waits in a client's transport; a client with too much of it is dropped, and nobody else has to wait.
"""

from __future__ import annotations

from typing import Any

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "queenswright.wire"
LARGEST_MESSAGE = 16 * 1024
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
NO_TEXT = 1007
CLOSING = 5.0
"""Seconds in which a client has to agree that a socket ends."""
_TEXT = 0x81

encode = msgspec.json.Encoder().encode


def text_frame(payload: bytes) -> bytes:
    """A whole text frame (RFC 6455, 5.2)."""
    length = len(payload)
    if length < 126:
        return bytes((_TEXT, length)) + payload
    if length < 65536:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big") + payload
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big") + payload


class Wire(WebSocketsSansIOProtocol):
    """One socket; the application finds it in the extensions of its scope."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Answer and end an invalid request (with too long a header, for example) before the handshake."""
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None and not self.close_sent:
            self.close_sent = True
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """End the socket quietly when a text frame does not contain valid text."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def end(self, code: int) -> None:
        """Close the socket from our side; the application hears of it as if the client had closed it."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.loop.call_later(CLOSING, self.transport.close)

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
