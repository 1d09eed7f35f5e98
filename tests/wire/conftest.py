"""What the tests of the wire share: databases, and clients that check what they are told."""

from __future__ import annotations

from tests.postgres import postgres_server, postgres_url
from tests.server.strict import strict

__all__ = ["postgres_server", "postgres_url", "strict"]
