"""Headers of a request."""

from __future__ import annotations

from typing import Any


def header(scope: Any, name: bytes) -> str:
    """One header of a request, empty when it is missing."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""
