"""Analyses in a store: what was found out about finished games, under the ids by which people share it."""

from __future__ import annotations

from dataclasses import asdict

from queenswright.store import study_queries as queries
from queenswright.store.bookmarks import Bookmarks
from queenswright.store.data import AnalysisRow, RunningRow


class Analyses(Bookmarks):
    """The analyses, the same on both databases."""

    async def add_analysis(self, row: AnalysisRow) -> AnalysisRow:
        await self._do(queries.ADD_ANALYSIS, **asdict(row))
        found = await self.analysis_of(row.subject)
        return found or row

    async def analysis(self, analysis_id: str) -> AnalysisRow | None:
        rows = await self._read(queries.ANALYSIS, wanted=analysis_id)
        return AnalysisRow(*rows[0]) if rows else None

    async def analysis_of(self, subject: str) -> AnalysisRow | None:
        rows = await self._read(queries.ANALYSIS_OF, wanted=subject)
        return AnalysisRow(*rows[0]) if rows else None

    async def keep_analysis(self, analysis_id: str, status: str, body: bytes, now: float) -> None:
        await self._do(queries.KEEP_ANALYSIS, wanted=analysis_id, new_status=status, new_body=body, now=now)

    async def note_analysis(self, analysis_id: str, status: str, now: float) -> None:
        await self._do(queries.NOTE_ANALYSIS, wanted=analysis_id, new_status=status, now=now)

    async def running(self, since: float, limit: int) -> list[RunningRow]:
        return [RunningRow(*row) for row in await self._read(queries.RUNNING, since=since, most=limit)]
