"""How the tests are shared out between processes: by files, those that take longest first.

A file stays together, because its tests share what they set up; long tests that share nothing go one by one. Without
an order a long file that happens to come last keeps one process busy while the others have nothing left to do.
"""

from __future__ import annotations

import pytest
from xdist.scheduler import LoadScopeScheduling

LONGEST = (
    "browser/test_pages.py",
    "browser/test_generic.py",
    "browser/test_connection.py",
    "browser/test_languages.py",
    "browser/test_account.py",
    "browser/test_phone.py",
    "server/test_bot_workers.py",
    "puzzles/test_shipped.py",
    "differential/test_thoughts.py",
    "cli/test_bots.py",
    "cli/test_queensdale.py",
    "cli/test_play.py",
    "wire/test_api.py",
    "bots/test_bots.py",
    "arena/test_on_ray.py",
    "compatibility/test_made_by_0_1_0.py",
    "differential/test_modes.py",
    "wire/test_bot_kills.py",
    "server/test_tables.py",
    "bots/test_worker.py",
    "wire/test_kills.py",
    "server/test_secrecy.py",
    "games/architect/test_invariants.py",
    "store/test_backup.py",
    "games/queensdale/test_positions.py",
    "server/test_security.py",
    "server/test_bookmarks.py",
    "compatibility/test_databases_made_by_0_1_0.py",
    "arena/test_command.py",
    "properties/test_properties.py",
    "server/test_talk.py",
    "store/test_store.py",
    "arena/test_pool.py",
    "conformance/test_contract.py",
    "foundation/test_documents.py",
    "report/test_command.py",
    "games/queensdale/test_records.py",
    "proof/test_mutate.py",
    "server/test_upgrades.py",
    "games/queensdale/test_secrecy.py",
    "cli/test_campaign.py",
    "puzzles/test_command.py",
    "wire/test_bad_clients.py",
    "wire/test_socket_fuzz.py",
    "report/test_page.py",
)
"""Below `tests/`, the longest first (runs on 2 cores, 2026-11-16 and 19). All others follow as they are found."""

APART = (
    "browser/test_pages.py",
    "browser/test_connection.py",
    "compatibility/test_made_by_0_1_0.py",
    "differential/test_modes.py",
    "foundation/test_documents.py",
    "wire/test_kills.py",
)
"""Files of long tests that share nothing but what every process has."""


def by_length(items: list[pytest.Item]) -> None:
    """Put the tests of the longest files first; those of a file stay in their order."""
    items.sort(key=lambda item: _rank(item.nodeid))


def _rank(nodeid: str) -> int:
    file = _file_of(nodeid)
    return LONGEST.index(file) if file in LONGEST else len(LONGEST)


def _file_of(nodeid: str) -> str:
    return nodeid.partition("::")[0].removeprefix("tests/")


class ByFile(LoadScopeScheduling):  # type: ignore[misc]
    """Files in the order of the collection, whoever is free takes the next one."""

    def __init__(self, config: pytest.Config, log: object) -> None:
        super().__init__(config, log)
        self.config.option.loadscopereorder = False

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if _file_of(nodeid) in APART else _file_of(nodeid)
