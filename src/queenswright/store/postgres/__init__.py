"""Tables in PostgreSQL: the store, its writing task, what it hears of other processes, and who drives the bots."""

from queenswright.store.postgres.store import open_postgres

__all__ = ["open_postgres"]
