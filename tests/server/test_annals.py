"""The annals of a campaign over HTTP: the same for everybody who may see the table, and made beside the event loop."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest
from tests.conformance.test_sealed import closed_words, mentioned
from tests.server.site import mover, play_on, served

from queenswright.client import Refused
from queenswright.games.queensdale.telling.annals import Annals


async def test_everybody_at_a_table_reads_the_same_annals(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    add = Annals.add

    def noted(annals: Annals, event: Any) -> None:
        threads.append(threading.current_thread().name.partition("_")[0])
        add(annals, event)

    monkeypatch.setattr(Annals, "add", noted)
    async with served(one_database) as site:
        anna, ben = await site.two("queensdale", options={"epoch": "3"})
        await play_on(random.Random(5), anna, ben, moves=40)
        path = f"/api/tables/{anna.table}/annals"
        first = await anna.client.get(path)
        assert set(threads) == {"workshop"}
        threads.clear()
        assert await ben.client.get(path) == first
        assert not threads, "it is made once for a revision"
        assert first["view"]["seat"] is None
        assert first["revision"] == anna.revision
        line = site.parts.hub.tables[anna.table].state.line
        assert line is not None
        assert not mentioned(closed_words(line.position, None), first)
        one = mover(anna, ben)
        await one.play(one.state["legal"][0])
        assert (await anna.client.get(path))["revision"] > first["revision"]
        assert threads


async def test_who_may_not_see_a_table_reads_no_annals_and_other_games_have_none(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        private = await anna.create("queensdale", [{"kind": "me"}, {"kind": "open"}])
        stranger = await site.person("Cleo")
        with pytest.raises(Refused) as hidden:
            await stranger.get(f"/api/tables/{private['table']}/annals")
        assert hidden.value.status == 404
        with pytest.raises(Refused) as early:
            await anna.get(f"/api/tables/{private['table']}/annals")
        assert (early.value.status, early.value.message) == (409, "table-not-started")
        other = await anna.create("tiny", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        with pytest.raises(Refused) as none:
            await anna.get(f"/api/tables/{other['table']}/annals")
        assert (none.value.status, none.value.message) == (409, "server-no-campaign")
