"""A process that looks for puzzles, or checks them, on compiled rules: one request after the other.

It talks in lines of JSON. The first says which game and pack; {"ready": true} answers. A request is {"find": number,
"wishes": ...}, answered by {"puzzle": ...} for each puzzle and {"done": number}, or {"check": puzzle, "budget": ...,
"seed": ...}, answered by {"checked": ...}. What goes wrong is {"problem": ...}.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from dataclasses import asdict
from typing import Any

from queenswright.games import load_edition
from queenswright.kernel.game import Game
from queenswright.puzzles.checking import check
from queenswright.puzzles.data import Puzzle
from queenswright.puzzles.finder import Wishes, search_game


def main() -> None:
    """Serve until the parent closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def say(**answer: Any) -> None:
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    first = json.loads(sys.stdin.readline())
    try:
        game = load_edition(first["game"], first["pack"], first["digest"])
        game.judgement()
        say(ready=True)
        for line in sys.stdin:
            _serve(game, json.loads(line), say)
    except Exception as error:
        say(problem=f"{type(error).__name__}: {error}")


def _serve(game: Game, request: dict[str, Any], say: Any) -> None:
    if "check" in request:
        puzzle = Puzzle.from_dict(request["check"])
        say(checked=asdict(check(puzzle, game, request["budget"], request["seed"])))
        return
    for puzzle in search_game(game, request["find"], Wishes(**request["wishes"])):
        say(puzzle=puzzle.to_dict())
    say(done=request["find"])


if __name__ == "__main__":
    main()
