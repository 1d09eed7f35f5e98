"""A process that plays games for an explorer (`study/crew.py`): {"first", "count", "seed", "options"} are answered by
{"games": [[players, counts], ...]}."""

from __future__ import annotations

from collections.abc import Iterator

from queenswright.explorer.playing import play
from queenswright.kernel.game import Game
from queenswright.study.crew import Answer, Request, serve


def work(game: Game, request: Request) -> Iterator[Answer]:
    """Carry out one request."""
    numbers = range(request["first"], request["first"] + request["count"])
    yield {
        "first": request["first"],
        "games": [play(game, request["seed"], number, request["options"]) for number in numbers],
    }
    yield {"done": request["first"]}


if __name__ == "__main__":
    serve(work)
