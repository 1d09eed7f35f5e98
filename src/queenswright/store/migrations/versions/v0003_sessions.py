"""Sessions that can be ended, what can be used once, looks of names, and limits that processes share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from queenswright.records.looks import looks_of

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the new tables; looks are filled from the names of accounts."""
    op.add_column("people", sa.Column("mail", sa.Text))
    op.add_column("people", sa.Column("renewed", sa.Double))
    _make_sessions()
    op.create_table(
        "tickets",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("expires", sa.Double),
    )
    op.create_index("tickets_person", "tickets", ["person"])
    op.create_table(
        "allowances",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    _make_looks()


def _make_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_index("sessions_expires", "sessions", ["expires"])
    is_ended = sa.text("ended IS NOT NULL")
    op.create_index("sessions_ended", "sessions", ["ended"], sqlite_where=is_ended, postgresql_where=is_ended)


def _make_looks() -> None:
    """Of accounts that already look alike, the oldest has the look; the others keep their names."""
    looks = op.create_table(
        "looks",
        sa.Column("look", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
    )
    op.create_index("looks_person", "looks", ["person"])
    accounts = sa.text(
        "SELECT id, name FROM people WHERE password IS NOT NULL AND name IS NOT NULL ORDER BY created, id"
    )
    owners: dict[str, str] = {}
    for person, name in op.get_bind().execute(accounts).all():
        for look in looks_of(name):
            owners.setdefault(look, person)
    op.bulk_insert(looks, [{"look": look, "person": person} for look, person in sorted(owners.items())])
