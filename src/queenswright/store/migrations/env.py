"""Run by Alembic: migrates over the caller's connection, in the caller's transaction."""

from __future__ import annotations

from alembic import context

from queenswright.store.schema import metadata


def carry_out() -> None:
    """Carry out the requested migration steps."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        transactional_ddl=False,
    )
    context.run_migrations()


if __name__ == "env_py":  # the module name under Alembic; a plain import changes nothing
    carry_out()
