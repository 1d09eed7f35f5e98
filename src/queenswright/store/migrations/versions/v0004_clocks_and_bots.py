"""Clocks that run out and bots that have to move are asked for apart, so that neither waits for the other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tell the moments of clocks and of bots apart: a bot was due at the moment of the last change."""
    op.drop_index("summaries_due", "summaries")
    op.execute("ALTER TABLE summaries RENAME COLUMN due_at TO clock_at")
    op.add_column("summaries", sa.Column("bot_at", sa.Double))
    op.execute("UPDATE summaries SET bot_at = clock_at, clock_at = NULL WHERE clock_at = changed")
    _index("summaries_clocks", "clock_at", "clock_at IS NOT NULL")
    _index("summaries_bots", "table_id", "bot_at IS NOT NULL")


def _index(name: str, column: str, condition: str) -> None:
    where = sa.text(condition)
    op.create_index(name, "summaries", [column], sqlite_where=where, postgresql_where=where)
