"""Run by Alembic: the steps go over the connection that the caller opened, in the caller's transaction."""

from __future__ import annotations

from alembic import context

from queenswright.store.schema import metadata


def carry_out() -> None:
    """Carry out the steps that were asked for."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        transactional_ddl=False,
    )
    context.run_migrations()


if __name__ == "env_py":  # the name that Alembic gives; whoever merely imports the file changes nothing
    carry_out()
