"""A process that plays games of one match, one after the other, on the compiled rules.

It is started by `pool.Worker` and talks in lines of JSON: the match first, answered by {"ready": true} or
{"problem": ...}, then games ({"number", "seed", "seats"}), each answered by the played game. Whatever a bot prints
goes to the error file, and the note file names the seat that is thinking: if the process dies or hangs, the parent can
say which bot caused it.
"""

from __future__ import annotations

import json
import os
import queue
import shutil
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from queenswright import __version__
from queenswright.arena.match import Match, load_match, play_game, sentence
from queenswright.arena.results import PlayedGame
from queenswright.arena.schedule import Task, bot_seed
from queenswright.bots import SeatedBot
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.game import Game

NOTE = "thinking"
"""The file with the seat that is thinking."""


def main() -> None:
    """Serve until the parent closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    folder = Path(sys.argv[1])
    requests, answers = _private_streams()
    told = _requests(requests, folder)
    with open(folder / NOTE, "wb", 0) as note:

        def thinking(seat: int) -> None:
            note.seek(0)
            note.write(bytes([seat]))

        request = told.get()
        match = match_from(request["match"])
        try:
            game = _prepare(match, request["version"], folder)
        except (Exception, SystemExit) as error:
            _say(answers, {"problem": sentence(error)})
            return
        _say(answers, {"ready": True})
        while True:
            task = told.get()
            _say(answers, _answer(game, match, task, request["records"], thinking))


def _private_streams() -> tuple[TextIO, TextIO]:
    """The pipes to the parent, out of reach of bots that print or read."""
    requests = os.fdopen(os.dup(0), "r", encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, answers


def _requests(stream: TextIO, folder: Path) -> queue.SimpleQueue[dict[str, Any]]:
    """Requests, read in a thread beside the game: when the parent is gone, the process cleans up and ends at once."""
    told: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()

    def read() -> None:
        for line in stream:
            told.put(json.loads(line))
        shutil.rmtree(folder, ignore_errors=True)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return told


def _say(stream: TextIO, answer: Mapping[str, Any]) -> None:
    stream.write(json.dumps(answer) + "\n")
    stream.flush()


def match_from(document: Mapping[str, Any]) -> Match:
    """The match that was sent as JSON."""
    return Match(**{**document, "seats": tuple(document["seats"])})


def _prepare(match: Match, version: str, folder: Path) -> Game:
    """Compile or load the rules and make every bot once, so that problems show up before the first game."""
    if version != __version__:
        raise QueenswrightError(f"the match is of queenswright {version}; installed here is {__version__}")
    game = load_match(match, folder)
    if game.pack.digest != match.pack_digest:
        raise QueenswrightError(f"the pack {match.pack} has {match.pack_digest}; here it is {game.pack.digest}")
    for seat, (name, spec) in enumerate(match.specs().items()):
        SeatedBot(game, spec, bot_seed(0, seat, name))
    return game


def _answer(
    game: Game, match: Match, request: Mapping[str, Any], records: bool, thinking: Callable[[int], None]
) -> dict[str, Any]:
    """The played game; if the arena itself fails, that is a failed game as well."""
    task = Task(request["number"], request["seed"], tuple(request["seats"]))
    started = time.perf_counter()
    try:
        return asdict(play_game(game, match, task, records, thinking))
    except Exception as error:
        return asdict(failed_game(task, sentence(error), time.perf_counter() - started))


def failed_game(task: Task, problem: str, seconds: float) -> PlayedGame:
    """A failed game."""
    return PlayedGame(task.number, task.seed, task.seats, None, None, 0, seconds, failure=problem)


def played_game(document: Mapping[str, Any]) -> PlayedGame:
    """The played game that a worker sent as JSON."""
    tuples = {name: tuple(document[name]) for name in ("seats", "places") if document[name] is not None}
    thinking = tuple((int(count), float(seconds)) for count, seconds in document["thinking"])
    return PlayedGame(**{**document, **tuples, "thinking": thinking})


if __name__ == "__main__":
    main()
