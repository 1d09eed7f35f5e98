"""A queue of questions for bots that think on other machines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the queue and the list of workers; PostgreSQL does not log them, because nothing of them has to last."""
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "bot_questions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("asked_by", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("program", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pack", sa.Text, nullable=False),
        sa.Column("pack_digest", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("takes", sa.Integer, nullable=False),
        sa.Column("taken_by", sa.BigInteger),
        sa.Column("answer", sa.Text),
        sa.CheckConstraint("length(answer) <= 20000", "bot_questions_answer"),
        prefixes=unlogged,
    )
    op.create_table(
        "bot_workers",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("programs", sa.Text, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.CheckConstraint("length(name) <= 100 AND length(programs) <= 4000", "bot_workers_lengths"),
        prefixes=unlogged,
    )
