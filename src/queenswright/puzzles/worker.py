"""A process that looks for puzzles, or checks them (`study/crew.py`).

A request is {"find": number, "wishes": ...}, answered by {"puzzle": ...} for each puzzle, or {"check": puzzle,
"budget": ..., "seed": ...}, answered by {"checked": ...}.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from queenswright.kernel.game import Game
from queenswright.puzzles.checking import check
from queenswright.puzzles.data import Puzzle
from queenswright.puzzles.finder import Wishes, search_game
from queenswright.study.crew import Answer, Request, serve


def work(game: Game, request: Request) -> Iterator[Answer]:
    """Carry out one request."""
    if "check" in request:
        puzzle = Puzzle.from_dict(request["check"])
        yield {"checked": asdict(check(puzzle, game, request["budget"], request["seed"]))}
        yield {"done": puzzle.id}
        return
    for puzzle in search_game(game, request["find"], Wishes(**request["wishes"])):
        yield {"puzzle": puzzle.to_dict()}
    yield {"done": request["find"]}


if __name__ == "__main__":
    serve(work)
