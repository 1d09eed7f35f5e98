"""What people did with puzzles, in a store; the same on both databases."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import asdict
from typing import Any

from queenswright.store import puzzle_queries as queries
from queenswright.store.data import PuzzleResults, PuzzleTry
from queenswright.store.forgetting import Forgetting
from queenswright.store.queries import Query


class Solvers(Forgetting):
    """First tries, hints and solutions."""

    async def begin_puzzle(self, row: PuzzleTry) -> bool:
        return bool(await self._do(queries.BEGIN_PUZZLE, **asdict(row)))

    async def note_hints(self, person: str, game: str, puzzle: str, hints: int) -> None:
        await self._do(queries.NOTE_HINTS, whose=person, of_game=game, of_puzzle=puzzle, new_hints=hints)

    async def solve_puzzle(self, person: str, game: str, puzzle: str, now: float, day: int | None) -> None:
        await self._do(queries.SOLVE_PUZZLE, whose=person, of_game=game, of_puzzle=puzzle, now=now, new_day=day)

    async def find_puzzle(self, person: str, game: str, puzzle: str, now: float) -> None:
        await self._do(queries.FIND_PUZZLE, whose=person, of_game=game, of_puzzle=puzzle, now=now)

    async def show_puzzle(self, person: str, game: str, puzzle: str, now: float) -> None:
        await self._do(queries.SHOW_PUZZLE, whose=person, of_game=game, of_puzzle=puzzle, now=now)

    async def puzzle_tries(self, person: str, game: str | None = None) -> list[PuzzleTry]:
        if game is None:
            rows = await self._read(queries.ALL_TRIES_OF, whose=person)
        else:
            rows = await self._read(queries.TRIES_OF, whose=person, of_game=game)
        return [PuzzleTry(*row) for row in rows]

    async def take_over_tries(self, giver: str, rows: Sequence[PuzzleTry]) -> None:
        await self._work(_taken_over(giver, rows))

    async def puzzle_results(self, game: str) -> dict[str, PuzzleResults]:
        rows = await self._read(queries.RESULTS, of_game=game)
        return {str(row[0]): PuzzleResults(int(row[1]), int(row[2]), float(row[3]), float(row[4])) for row in rows}


def _taken_over(giver: str, rows: Sequence[PuzzleTry]) -> Generator[tuple[Query, dict[str, Any]], Sequence[Any], None]:
    for row in rows:
        yield queries.PUT_TRY, asdict(row)
    yield queries.FORGET_TRIES, {"whose": giver}
