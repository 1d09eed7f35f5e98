"""Compression of long answers, for clients that accept it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from litestar import Request, Response

LEVEL = 6
SHORT = 1400
"""Bytes that fit into one packet anyway."""


async def packed(
    request: Request[Any, Any, Any], body: bytes, headers: Mapping[str, str], media_type: str = "application/json"
) -> Response[bytes]:
    """An answer, compressed in a separate thread; repeated answers are compressed once."""
    known = {**headers, "vary": "accept-encoding"}
    if len(body) > SHORT and "gzip" in request.headers.get("accept-encoding", ""):
        keeps = headers.get("cache-control") != "no-store"
        body = await asyncio.to_thread(_kept if keeps else _compressed, body)
        known["content-encoding"] = "gzip"
    return Response(body, headers=known, media_type=media_type)


def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL)


_kept = lru_cache(maxsize=64)(_compressed)
