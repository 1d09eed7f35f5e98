"""The log: lines of JSON for programs, plain text at a terminal; every line knows the request it belongs to.

Nothing about people is written beyond ids: no names, no addresses, no invitations, no chat.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request, or of the socket and its command, that is being dealt with."""
WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{8,64}")


def request_id(proposed: str) -> str:
    """The id that a proxy gave a request, if it looks like one, otherwise a new one.

    >>> request_id("3f9c-0001"), len(request_id("\\n forged line"))
    ('3f9c-0001', 16)
    """
    return proposed if WELL_FORMED.fullmatch(proposed) else secrets.token_hex(8)


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says beside its message: `LOG.warning("...", extra={"fields": {...}})`."""
    fields: dict[str, Any] = getattr(record, "fields", {})
    request = REQUEST.get()
    return {"request": request, **fields} if request else fields


class JsonLines(logging.Formatter):
    """One JSON object for every entry."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **fields_of(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainText(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        fields = " ".join(f"{name}={value}" for name, value in fields_of(record).items())
        return f"{super().formatMessage(record)} {fields}".rstrip()


def set_up_logs(stream: TextIO | None = None) -> None:
    """Write warnings and errors to a stream: lines of JSON unless it is a terminal."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainText() if stream.isatty() else JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
