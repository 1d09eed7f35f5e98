"""What the tests of the wire share: databases, and clients that check what they are told."""

from __future__ import annotations

from tests.postgres import empty_postgres_url, postgres_server
from tests.server.strict import strict

__all__ = ["empty_postgres_url", "postgres_server", "strict"]
