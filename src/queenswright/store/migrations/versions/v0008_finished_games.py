"""What the games of a person were and how they ended, counted without reading every table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

FILL = """
UPDATE table_people SET
    game = (SELECT game FROM tables WHERE tables.id = table_people.table_id),
    over_at = (SELECT changed FROM summaries WHERE summaries.table_id = table_people.table_id AND status = 'over')
"""


def upgrade() -> None:
    """Note the games of everybody. How those ended that are over already is in their happenings only."""
    for name, kind in (("game", sa.Text), ("rivals", sa.Text), ("outcome", sa.Text), ("over_at", sa.Double)):
        op.add_column("table_people", sa.Column(name, kind))
    op.execute(FILL)
    op.create_index("table_people_over", "table_people", ["person", "over_at"])
