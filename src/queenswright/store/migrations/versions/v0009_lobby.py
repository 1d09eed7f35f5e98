"""The lobby finds the tables that changed last, and those of one host, without reading all that are open or running."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note the hour of the last change of public tables: an index may hold what seldom changes."""
    op.add_column("summaries", sa.Column("hour", sa.BigInteger))
    down = "FLOOR(changed / 3600)" if op.get_bind().dialect.name == "postgresql" else "changed / 3600"
    op.execute(  # only PostgreSQL rounds where it casts
        f"UPDATE summaries SET hour = CAST({down} AS BIGINT) WHERE table_id IN (SELECT id FROM tables WHERE public)"
    )
    op.drop_index("summaries_status", "summaries")
    op.create_index("summaries_lobby", "summaries", ["status", "hour"])
    op.create_index("tables_host", "tables", ["host"])
