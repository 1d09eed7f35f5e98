"""Connects the figures of a server with the parts they are about."""

from __future__ import annotations

from queenswright.server.parts import Parts


def count(parts: Parts) -> None:
    """Begin to count what the parts do."""
    hub, store, bots, metrics = parts.hub, parts.store, parts.bots, parts.metrics
    hub.on_stored = metrics.stored
    store.on_commit(metrics.committed)
    bots.on_answer = metrics.thought
    metrics.show("tables", "Tables in memory.", lambda: len(hub.tables))
    metrics.show("sockets", "Open sockets.", lambda: sum(len(live.sockets) for live in hub.tables.values()))
    metrics.show("store_waiting", "Writes that wait for the database.", store.waiting)
    metrics.show("bots_waiting", "Decisions that wait for a bot.", bots.waiting)
    metrics.show("workers", "Processes that serve together.", lambda: parts.config.workers)
    workers = bots.workers
    workers.on_outcome = metrics.asked_elsewhere
    metrics.show("bot_workers", "Bot workers on this database.", lambda: len(workers.workers))
    metrics.show("bot_places", "Decisions that all bot workers think about at a time.", workers.places)
    metrics.show("questions_waiting", "Questions of all servers that no bot worker has taken yet.", workers.waiting)
    metrics.show("questions_taken", "Questions of all servers that bot workers think about.", workers.taken)
    metrics.open()
