"""What people did with puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for it."""
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("first", sa.Text, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.Column("expected", sa.Double, nullable=False),
        sa.Column("solved", sa.Double),
        sa.Column("shown", sa.Double),
        sa.Column("day", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_index("puzzle_tries_game", "puzzle_tries", ["game"])
