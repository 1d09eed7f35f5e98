"""Who ever sat at a table: found quickly, so that whoever leaves for good is forgotten there too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Index the happenings with which people sit down, a few of every table."""
    seated = sa.text("kind = 'seated'")
    op.create_index("events_seated", "events", ["table_id"], sqlite_where=seated, postgresql_where=seated)
