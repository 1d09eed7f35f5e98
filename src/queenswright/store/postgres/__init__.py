"""Tables in PostgreSQL: the store, its writing task, notices of other processes, and the locks for driving bots."""

from queenswright.store.postgres.store import open_postgres

__all__ = ["open_postgres"]
