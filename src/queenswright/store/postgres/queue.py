"""What both sides of the queue for bot workers have in common: channels, locks, and who counts as being there.

All times are those of the database, because the machines need not agree about theirs.
"""

from __future__ import annotations

from queenswright.store.questions import LEASE

QUESTIONS = "queenswright_questions"
"""The channel on which workers hear that something waits."""
ANSWERS = "queenswright_answers"
"""The channel on which servers hear of answers, by the server that asked, and of workers that come and go."""
EVERYBODY = "*"
WORKERS = 0x51575742
"""The first half of the advisory locks that workers hold; the second is the number of the worker."""
PUTTING = 0x51575051
"""The lock of whoever puts a question, so that two servers do not fill one place."""
CARING = 0x51574341
"""The lock of whoever looks after the queue."""
MOST_PLACES = 64
"""No worker counts for more, whatever it says."""

NOW = "extract(epoch FROM clock_timestamp())::float8"
THERE = f"""
SELECT id, name, least(places, {MOST_PLACES}) AS places, programs FROM bot_workers
WHERE seen > {NOW} - {LEASE} AND id IN (
    SELECT objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid::bigint = {WORKERS}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)
"""
"""The workers that are there: connected, and heard of lately."""
