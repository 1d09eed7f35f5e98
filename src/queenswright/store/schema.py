"""The tables of the database, for SQLite and PostgreSQL alike. `migrations/` upgrades older schemas to this one."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

SCHEMA = "0011"
"""The newest revision in `migrations/versions`."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("game", Text, nullable=False),
    Column("pack", Text, nullable=False),
    Column("pack_digest", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("host", Text),
    Column("invite", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Index("tables_invite", "invite", unique=True),
    Index("tables_host", "host"),
)
"""What never changes. `options` and `settings` are JSON."""

summaries = Table(
    "summaries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("people", Text, nullable=False),
    Column("turn", Text, nullable=False),
    Column("changed", Double, nullable=False),
    Column("clock_at", Double),
    Column("bot_at", Double),
    Column("hour", BigInteger),
    Index("summaries_lobby", "status", "hour"),
    Index(
        "summaries_clocks",
        "clock_at",
        sqlite_where=text("clock_at IS NOT NULL"),
        postgresql_where=text("clock_at IS NOT NULL"),
    ),
    Index(
        "summaries_bots",
        "table_id",
        sqlite_where=text("bot_at IS NOT NULL"),
        postgresql_where=text("bot_at IS NOT NULL"),
    ),
)
"""One row per table, written with every append: the number of its last happening and what the lobby shows. It is apart
from `tables` so that an append rewrites a short row, and no index holds `changed`, so that PostgreSQL can do it in
place: the lobby finds public tables that changed last by the `hour` of it, and
private ones have none."""

SEATED = "kind = 'seated'"
"""Somebody sat down."""

happenings = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("body", LargeBinary, nullable=False),
    Index("events_seated", "table_id", sqlite_where=text(SEATED), postgresql_where=text(SEATED)),
    sqlite_with_rowid=False,
)
"""The truth: every happening of every table; the database has called them events from the start. The primary key is
what two racing writers cannot both get."""

table_people = Table(
    "table_people",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text),
    Column("rivals", Text),
    Column("outcome", Text),
    Column("over_at", Double),
    Index("table_people_table", "table_id"),
    Index("table_people_over", "person", "over_at"),
    sqlite_with_rowid=False,
)
"""An index over `summaries.people`: the tables of a person. Since `over_at` the game is over; what it was, against
whom, and how it ended for them is noted then."""

bookmarks = Table(
    "bookmarks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("rewrites", Integer, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("code", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""A cache: what the fold of a table's log was after happening `number`, computed by `code`. `rewrites` counts how
often the log was rewritten; whoever read it before cannot write here any more. A row without a body only counts."""

packs = Table(
    "packs",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("content", Text, nullable=False),
)
"""The text of packs that are not shipped with the program."""

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("name_key", Text),
    Column("password", Text),
    Column("created", Double, nullable=False),
    Column("mail", Text),
    Column("renewed", Double),
    Index("people_name_key", "name_key", unique=True),
)
"""`name_key` is set for accounts only, so that guests may share a name. Since `renewed` only sessions of the list
count, and no cookie of the first version."""

looks = Table(
    "looks",
    metadata,
    Column("look", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Index("looks_person", "person"),
)
"""How the names of accounts look: what looks the same belongs to one account only."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("ended", Double),
    Index("sessions_person", "person"),
    Index("sessions_expires", "expires"),
    Index(
        "sessions_ended",
        "ended",
        sqlite_where=text("ended IS NOT NULL"),
        postgresql_where=text("ended IS NOT NULL"),
    ),
)
"""Who is signed in where. `id` is the hash of what the cookie holds; one that was ended stays until it expires."""

tickets = Table(
    "tickets",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("value", Text, nullable=False),
    Column("expires", Double),
    Index("tickets_person", "person"),
)
"""What can be used once: recovery codes and links sent by mail, as hashes."""

allowances = Table(
    "allowances",
    metadata,
    Column("key", Text, primary_key=True),
    Column("until", Double, nullable=False),
)
"""How much was asked for lately, where several processes share a limit."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Keys of the server, so that all its processes have the same and sessions survive a restart."""

bot_questions = Table(
    "bot_questions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("asked_by", Text, nullable=False),
    Column("until", Double, nullable=False),
    Column("program", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("pack", Text, nullable=False),
    Column("pack_digest", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("since", Double, nullable=False),
    Column("takes", Integer, nullable=False),
    Column("taken_by", BigInteger),
    Column("answer", Text),
    CheckConstraint("length(answer) <= 20000", "bot_questions_answer"),
)
"""What bot workers are asked, on PostgreSQL only, where it does not survive a crash of the database. `since` is when it
began to wait, or was taken by a worker, or answered."""

bot_workers = Table(
    "bot_workers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("places", Integer, nullable=False),
    Column("programs", Text, nullable=False),
    Column("seen", Double, nullable=False),
    CheckConstraint("length(name) <= 100 AND length(programs) <= 4000", "bot_workers_lengths"),
)
"""The bot workers that answer; each holds an advisory lock with its number as long as it is connected."""

analyses = Table(
    "analyses",
    metadata,
    Column("id", Text, primary_key=True),
    Column("subject", Text, nullable=False),
    Column("table_id", Text),
    Column("number", Integer),
    Column("person", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("used", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("analyses_subject", "subject", unique=True),
    Index("analyses_person", "person"),
    Index("analyses_used", "used"),
    CheckConstraint("length(record) <= 1000000 AND length(body) <= 4000000", "analyses_lengths"),
)
"""Analyses of finished games. `subject` says of what: a table, or a record that somebody brought, which is kept here
then; `number` of which of several linked games. `used` is when somebody last looked, or its work was last heard of."""

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("begun", Double, nullable=False),
    Column("first", Text, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("rating", Double, nullable=False),
    Column("doubt", Double, nullable=False),
    Column("expected", Double, nullable=False),
    Column("solved", Double),
    Column("shown", Double),
    Column("day", Integer),
    Index("puzzle_tries_game", "game"),
    sqlite_with_rowid=False,
)
"""What people did with puzzles: how the first try went, their rating with its doubt after it, and how likely it was to
succeed; when they solved it, or were shown the answer, and on which day it was the puzzle of the day they solved."""

PASSING = (bookmarks.name, bot_questions.name, bot_workers.name)
"""What is not worth a backup."""
