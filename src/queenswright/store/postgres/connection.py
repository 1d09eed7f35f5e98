"""Connections to PostgreSQL, and which of their errors are temporary."""

from __future__ import annotations

import asyncpg

COMMAND_LIMIT = 30.0
CLOSE_LIMIT = 5.0

FAILURES = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresError)
"""Everything that a connection raises."""

PASSING = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a command sent while the server ends the connection
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.TransactionRollbackError,
    asyncpg.exceptions.ReadOnlySQLTransactionError,
)


def passes(error: BaseException) -> bool:
    """Whether an error is temporary: the server restarts, the network was down, two transactions collided."""
    return isinstance(error, PASSING) and not isinstance(error, ValueError)  # ValueError: a value it cannot hold


def reason_of(error: BaseException) -> str:
    """One word for what is wrong with the database."""
    if isinstance(error, asyncpg.exceptions.DiskFullError):
        return "disk-full"
    return "read-only" if isinstance(error, asyncpg.exceptions.ReadOnlySQLTransactionError) else "no-answer"


def server_settings(name: str) -> dict[str, str]:
    """The settings of every connection: commits are on disk, and dead connections release their locks soon."""
    return {
        "application_name": f"queenswright {name}",
        "synchronous_commit": "on",
        "idle_in_transaction_session_timeout": "15000",
        "tcp_keepalives_idle": "20",
        "tcp_keepalives_interval": "5",
        "tcp_keepalives_count": "4",
    }


async def leave(connection: asyncpg.Connection | None) -> None:
    """Close a connection; drop it if it does not answer."""
    if connection is not None:
        try:
            await connection.close(timeout=CLOSE_LIMIT)
        except FAILURES:
            connection.terminate()


async def connect(dsn: str, name: str) -> asyncpg.Connection:
    """Open a connection outside the pool."""
    return await asyncpg.connect(dsn, command_timeout=COMMAND_LIMIT, server_settings=server_settings(name))
