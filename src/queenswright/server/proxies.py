"""From where a request really comes."""

from __future__ import annotations

import ipaddress
from typing import Any

from queenswright.server.headers import header

TRUSTED = tuple(
    ipaddress.ip_network(text)
    for text in ("127.0.0.0/8", "::1/128", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")
)
"""Addresses whose X-Forwarded headers are believed with --behind-proxy: this machine and private networks."""


def forwarded(scope: Any, hops: int) -> Any:
    """The request as the outermost of `hops` trusted proxies got it.

    Every proxy adds at the right whom it was asked by, so the address at that place from the right was written by a
    proxy of ours; whatever stands left of it, anybody may have written.
    """
    peer = scope["client"][0] if scope.get("client") else ""
    if not hops or not _is_trusted(peer):
        return scope
    found = _from_right(header(scope, b"x-forwarded-for"), hops)
    client = (found, 0) if found and _address(found) is not None else scope["client"]
    return {**scope, "client": client, "scheme": _scheme(scope, hops)}


def _scheme(scope: Any, hops: int) -> str:
    told = header(scope, b"x-forwarded-proto")
    secure = (_from_right(told, hops) or told.split(",")[0].strip()).lower() in ("https", "wss")
    socket = scope["type"] == "websocket"
    return ("wss" if socket else "https") if secure else ("ws" if socket else "http")


def _from_right(text: str, place: int) -> str:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    return parts[-place].strip("[]") if len(parts) >= place else ""


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


def _is_trusted(text: str) -> bool:
    address = _address(text)
    return address is not None and any(address in network for network in TRUSTED if network.version == address.version)
