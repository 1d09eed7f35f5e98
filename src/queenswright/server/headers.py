"""Headers of a request as they come from the server below."""

from __future__ import annotations

from typing import Any


def header(scope: Any, name: bytes) -> str:
    """One header of a request, empty when it is missing."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""
