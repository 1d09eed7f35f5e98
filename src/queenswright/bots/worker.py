"""The process that bots think in: loads the compiled rules, makes the bots, answers requests (process.py asks)."""

from __future__ import annotations

import base64
import json
import os
import pickle
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import Queue
from threading import Thread
from traceback import extract_tb
from typing import Any

from queenswright.bots.bot import Bot, BotError, Budget, Thought
from queenswright.bots.memory import Memory
from queenswright.bots.names import BotSpec, make_bot
from queenswright.bots.seeds import number_of
from queenswright.games import game_rules
from queenswright.kernel.batch import core_count
from queenswright.kernel.box import Box
from queenswright.kernel.data import Move, Pack, fingerprint
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


def work(descriptor: int) -> None:
    """Run the bots' process: answer requests until the pipe breaks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker(Connection(descriptor)).run()


class _Worker:
    """The process's side of the pipe: loads the bots and answers requests."""

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.requests: Queue[dict[str, Any]] = Queue()
        self.cancelled = 0
        self.bots: dict[tuple[int, str], tuple[Bot, Memory]] = {}
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Receive messages while a bot thinks; end the process when the program is gone."""
        try:
            while True:
                message = json.loads(self.line.recv_bytes())
                if "cancel" in message:
                    self.cancelled = message["cancel"]
                else:
                    self.requests.put(message)
        except (EOFError, OSError):
            os._exit(0)

    def _send(self, message: dict[str, Any]) -> None:
        self.line.send_bytes(json.dumps(message).encode())

    def run(self) -> None:
        """Load the rules, make the bots, and answer."""
        hello = self.requests.get()
        try:
            self.game = received_game(hello)
            self.game.judgement()  # so that a later hint does not wait for the compiler
        except Exception as error:
            self._send({"failed": _what_happened(error)})
            return
        self.seed = hello["seed"]
        self.cores = hello["cores"] or core_count()
        for data in hello["bots"]:
            self._warm(data)
        self._send({"ready": identity(self.game)})
        while True:
            message = self.requests.get()
            self._send({"number": message["number"], **self._answer(message)})

    def _warm(self, data: dict[str, Any]) -> None:
        """Make a bot now, so that its code is compiled; a failure is reported when the bot is asked."""
        try:
            self._bot(data)
        except BotError:
            return

    def _bot(self, data: dict[str, Any]) -> tuple[Bot, Memory]:
        key = (data["seat"], data["text"])
        if key not in self.bots:
            spec = BotSpec(data["text"], data["target"], self._budget(data))
            self.bots[key] = (make_bot(spec, self.game, number_of(self.seed, data["seat"])), Memory())
        return self.bots[key]

    def _budget(self, data: dict[str, Any], stop: Callable[[], bool] | None = None) -> Budget:
        """The budget of a bot; nothing else is done in this process."""
        return Budget(data["simulations"], data["milliseconds"], self.cores).begun(stop)

    def _answer(self, message: dict[str, Any]) -> dict[str, Any]:
        data, number = message["bot"], message["number"]
        try:
            bot, memory = self._bot(data)
            state = self.game.hold(self.game.rules.state.from_bytes(bytes.fromhex(message["state"])))
            position = Position(self.game, state)
            memory.bring_up_to_date(bot, self.game, position.players, message["moves"], message["table"])
            budget = self._budget(data, lambda: self.cancelled == number)
            answer = bot.choose(position, budget)
            return _plain(answer, budget.seconds)
        except BotError as error:
            return {"failed": str(error)}
        except BaseException as error:
            return {"failed": _what_happened(error)}


def received_game(hello: dict[str, Any]) -> Game:
    """The game with its content, as `process.greeting` sends it."""
    rules = game_rules(hello["game"])
    name, digest, data = hello["pack"]
    mirror = rules.content.layout.from_bytes(bytes.fromhex(data))
    content = pickle.loads(base64.b64decode(hello["content"]))
    return Game(rules, Pack(name, digest, content, mirror, rules.content.layout.record(mirror)))


def _plain(answer: Any, seconds: float) -> dict[str, Any]:
    """A bot's answer as plain data; anything else is an error."""
    thought = answer if isinstance(answer, Thought) else Thought(answer)
    text = thought.move.text if isinstance(thought.move, Move) else thought.move
    if not isinstance(text, str):
        raise BotError(f"it answered {text!r}, expected a move")
    return {
        "move": text,
        "shares": [float(share) for share in thought.shares],
        "line": [str(move) for move in thought.line],
        "simulations": int(thought.simulations),
        "decisions": int(thought.decisions),
        "seconds": seconds,
    }


def _what_happened(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}{place_of(error)}"


def place_of(error: BaseException) -> str:
    """Where an exception came from, in parentheses, for the author of the bot."""
    places = extract_tb(error.__traceback__)
    return f" ({os.path.basename(places[-1].filename)}, line {places[-1].lineno})" if places else ""


def identity(game: Box) -> str:
    """What both sides have to agree on: content, rules and the layout of the state."""
    form = f"{game.pack.digest} {game.rules.rules_version} {game.rules.state.dtype}"
    return fingerprint(form.encode() + game.rules.content.layout.to_bytes(game.pack.mirror))
