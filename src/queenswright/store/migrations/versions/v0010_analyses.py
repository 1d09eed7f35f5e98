"""Analyses of finished games, which people share by a link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "analyses",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("number", sa.Integer),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.CheckConstraint("length(record) <= 1000000 AND length(body) <= 4000000", "analyses_lengths"),
    )
    op.create_index("analyses_subject", "analyses", ["subject"], unique=True)
    op.create_index("analyses_person", "analyses", ["person"])
    op.create_index("analyses_used", "analyses", ["used"])
