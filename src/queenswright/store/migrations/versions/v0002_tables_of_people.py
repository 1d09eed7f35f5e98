"""The tables of a person can be found without reading every summary."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the index over people and fill it from the summaries."""
    table_people = op.create_table(
        "table_people",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("table_people_table", "table_people", ["table_id"])
    rows = [
        {"person": person, "table_id": table_id}
        for table_id, people in op.get_bind().execute(sa.text("SELECT table_id, people FROM summaries")).all()
        for person in sorted(set(json.loads(people)))
    ]
    op.bulk_insert(table_people, rows)
