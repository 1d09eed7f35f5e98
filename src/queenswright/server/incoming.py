"""Takes apart what a client sends over its socket: frames (RFC 6455, 5.2), and messages that come in pieces.

The library would read every frame that one packet holds at once, however many there are, and keep empty pieces for
ever. Here whoever reads takes frame after frame and stops when others shall have their turn.
"""

from __future__ import annotations

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where that is there

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PROTOCOL_ERROR, TOO_LARGE = 1002, 1009
LARGEST_CONTROL = 125
KINDS = frozenset({CONTINUED, TEXT, BINARY, CLOSE, PING, PONG})

Heard = tuple[int, bytes]
"""Which kind of message, and what it holds; `CONTINUED` for a piece after which more has to come."""
PIECE: Heard = (CONTINUED, b"")


class Broken(Exception):
    """A client breaks the rules of the wire; `code` says how, as a socket is closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Incoming:
    """What one client has sent and nobody has taken yet.

    >>> incoming = Incoming(largest=100)
    >>> incoming.feed(bytes([0x81, 0x82, 1, 2, 3, 4, ord("h") ^ 1, ord("i") ^ 2, 0x89]))
    >>> incoming.take(), incoming.take()
    ((1, b'hi'), None)
    """

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._data = bytearray()
        self._kind = CONTINUED
        self._message = bytearray()
        """The message of which only the beginning is there, and its kind; `CONTINUED` when there is none."""

    def feed(self, data: bytes) -> None:
        """More has come."""
        self._data += data

    def take(self) -> Heard | None:
        """The next frame, or the message that it completes; None until the rest of it has come."""
        data = self._data
        if len(data) < 2:
            return None
        first, second = data[0], data[1]
        kind, length, start = first & 15, second & 127, 6
        if first & 0x70 or kind not in KINDS or second < 0x80:
            raise Broken(PROTOCOL_ERROR)
        if kind >= CLOSE and (length > LARGEST_CONTROL or first < 0x80):
            raise Broken(PROTOCOL_ERROR)
        if length > LARGEST_CONTROL:
            start = 8 if length == 126 else 14
            if len(data) < start:
                return None
            length = int.from_bytes(data[2 : start - 4], "big")
        if kind < CLOSE:
            self._check(kind, length)
        end = start + length
        if len(data) < end:
            return None
        payload = apply_mask(data[start:end], data[start - 4 : start])
        del data[:end]
        return (kind, payload) if kind >= CLOSE else self._joined(kind, payload, first >= 0x80)

    def _check(self, kind: int, length: int) -> None:
        """Refuse what is too large, and a piece that does not fit what came before."""
        if (kind == CONTINUED) != (self._kind != CONTINUED):
            raise Broken(PROTOCOL_ERROR)
        if len(self._message) + length > self._largest:
            raise Broken(TOO_LARGE)

    def _joined(self, kind: int, payload: bytes, is_last: bool) -> Heard:
        """The message that a frame is, or completes."""
        if is_last and kind != CONTINUED:
            return kind, payload
        self._kind = self._kind if kind == CONTINUED else kind
        self._message += payload
        if not is_last:
            return PIECE
        heard = self._kind, bytes(self._message)
        self._kind = CONTINUED
        self._message.clear()
        return heard
