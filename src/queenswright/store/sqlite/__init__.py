"""Tables in a SQLite file: the store, its writing thread, and how appends are grouped."""

from queenswright.store.sqlite.store import open_sqlite

__all__ = ["open_sqlite"]
