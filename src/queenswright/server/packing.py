"""Compression of long answers, for clients that accept it."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from litestar import Request, Response
from litestar.response import Stream

LEVEL = 6
GZIP = zlib.MAX_WBITS | 16
PIECE = 64 * 1024
SHORT = 1400
"""Bytes that fit into one packet anyway."""


async def packed(
    request: Request[Any, Any, Any], body: bytes, headers: Mapping[str, str], media_type: str = "application/json"
) -> Response[bytes]:
    """An answer, compressed in a separate thread; repeated answers are compressed once."""
    known = {**headers, "vary": "accept-encoding"}
    if len(body) > SHORT and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(_compressed, body)
        known["content-encoding"] = "gzip"
    return Response(body, headers=known, media_type=media_type)


class Packing:
    """JSON that is compressed while it is made."""

    def __init__(self) -> None:
        self._zip = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
        self._made: list[bytes] = []
        self._is_first = True

    def add(self, part: bytes) -> None:
        """What comes next."""
        self._made.append(self._zip.compress(part))

    def add_to_list(self, item: bytes) -> None:
        """The next item of the only list."""
        self.add(item if self._is_first else b"," + item)
        self._is_first = False

    def done(self) -> bytes:
        """All of it."""
        return b"".join((*self._made, self._zip.flush()))


def unpacked(request: Request[Any, Any, Any], zipped: bytes, headers: Mapping[str, str]) -> Response[Any]:
    """JSON that is kept compressed; for whoever does not understand that it is opened piece by piece."""
    known = {**headers, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(zipped, headers={**known, "content-encoding": "gzip"}, media_type="application/json")
    return Stream(_pieces(zipped), headers=known, media_type="application/json")


def _pieces(zipped: bytes) -> Iterator[bytes]:
    opening = zlib.decompressobj(GZIP)
    while not opening.eof:
        yield opening.decompress(opening.unconsumed_tail or zipped, PIECE)


@lru_cache(maxsize=64)
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL)
