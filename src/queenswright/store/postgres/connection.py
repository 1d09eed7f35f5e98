"""Connections to PostgreSQL, and which of their errors pass by themselves."""

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
    asyncpg.InternalClientError,  # a command given in the moment in which the server ends the connection
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.TransactionRollbackError,
    asyncpg.exceptions.ReadOnlySQLTransactionError,
)


def passes(error: BaseException) -> bool:
    """Whether the same may work in a moment: the server restarts, the network was away, two transactions met."""
    return isinstance(error, PASSING) and not isinstance(error, ValueError)  # ValueError: a value it cannot hold


def server_settings(name: str) -> dict[str, str]:
    """What every connection asks of the server: confirmed is on the disk, and the dead do not hold locks for long."""
    return {
        "application_name": f"queenswright {name}",
        "synchronous_commit": "on",
        "idle_in_transaction_session_timeout": "15000",
        "tcp_keepalives_idle": "20",
        "tcp_keepalives_interval": "5",
        "tcp_keepalives_count": "4",
    }


async def leave(connection: asyncpg.Connection | None) -> None:
    """Say goodbye, or drop a connection that does not answer."""
    if connection is not None:
        try:
            await connection.close(timeout=CLOSE_LIMIT)
        except FAILURES:
            connection.terminate()


async def connect(dsn: str, name: str) -> asyncpg.Connection:
    """A connection of your own."""
    return await asyncpg.connect(dsn, command_timeout=COMMAND_LIMIT, server_settings=server_settings(name))
