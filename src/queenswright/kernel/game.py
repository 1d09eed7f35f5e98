"""A game ready to play: it makes positions."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from queenswright.kernel.batch import PlayedBatch, play_batch
from queenswright.kernel.box import Box
from queenswright.kernel.document import Fields, shown
from queenswright.kernel.errors import OptionError, PositionError
from queenswright.kernel.key import KEY_BITS
from queenswright.kernel.position import Position

ANALYSIS = "queenswright.study"
"""Who analyses games; it stands above the kernel and is imported when somebody asks for an analysis."""


class Game(Box):
    """A game with its content; creates positions.

    >>> import queenswright as qw
    >>> game = qw.load("architect")
    >>> pos = game.new(players=2, seed=7)
    >>> pos.step
    'draft'
    """

    def new(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> Position:
        """Set up a game. `seed` is the 128-bit key of all chance; without one a secret key is drawn.

        `rules_version` is for replaying older records; new games are played by the newest rules.
        """
        self.check(players, options)
        key = secrets.randbits(KEY_BITS) if seed is None else seed
        if type(key) is not int or not 0 <= key < 2**KEY_BITS:
            allowed = f"a whole number from 0 to 2^{KEY_BITS} - 1"
            raise OptionError("seed", f"got {shown(key)}, expected {allowed}")
        version = self._known_version(rules_version)
        begun = self.taken_up(players, options or {}, key, version)
        return Position(self, self.set_up(players, options or {}, key, version) if begun is None else begun)

    def _known_version(self, version: int | None) -> int:
        """A version of the rules that this program plays by: the newest one unless another is asked for."""
        newest = self.rules.rules_version
        wanted = newest if version is None else version
        if type(wanted) is not int or not 1 <= wanted <= newest:
            raise OptionError("rules_version", f"{shown(wanted)} is unknown; the newest is {newest}")
        return wanted

    def check(self, players: int, options: Mapping[str, Any] | None) -> None:
        if type(players) is not int or players not in self.rules.player_counts:
            counts = ", ".join(map(str, self.rules.player_counts))
            raise OptionError("players", f"got {shown(players)}, expected one of: {counts}")
        if not isinstance(options or {}, Mapping):
            raise OptionError("options", f"got {shown(options)}, expected a table of options by name")

    def position(self, document: Mapping[str, Any]) -> Position:
        """The position that a document describes by name; what it leaves out has the documented default.

        Forced moves are not carried out: the position is as described until somebody moves.
        """

        def fresh(players: int, options: Mapping[str, Any], key: int) -> Any:
            self.check(players, options)
            return self.mirror(self.set_up(players, options, key, self.rules.rules_version))

        state = self.hold(self.rules.documents.from_dict(self.pack, document, fresh))
        self.rules.loops.seek(state, int(state.drawn))
        position = Position(self, state)
        if not position.is_over and not position.legal_moves:
            root = Fields("position", "", document, PositionError)
            text = f"nobody can do anything in the step {position.step!r}"
            raise root.problem("step", text, "position-nothing-to-do")
        return position

    def analyse(self, record: Any, budget: Any = None, **wishes: Any) -> Any:
        """What the turns of a game were worth: `queenswright.study.analyse` of a record, its text, or a position.

        A record is replayed with this game's pack. `wishes` are the other arguments of that function.
        """
        from_text = import_module("queenswright.records").read_record
        found = from_text(record) if isinstance(record, str) else record
        position = found if isinstance(found, Position) else found.replay(self)
        players = () if position is found else found.seats
        return import_module(ANALYSIS).analyse(position, budget, **{"players": players, **wishes})

    def play_batch(
        self,
        games: int,
        players: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        limit: int = 1_000_000,
        threads: int | None = None,
        rules_version: int | None = None,
    ) -> PlayedBatch:
        """Random play of many games on all cores; game i is the one of `new(seed=seed + i)`."""
        self.check(players, options)
        version = self._known_version(rules_version)
        for name, value, lowest in (("games", games, 1), ("seed", seed, 0), ("limit", limit, 0)):
            if type(value) is not int or not lowest <= value <= 2**62:
                raise OptionError(name, f"got {shown(value)}, expected a whole number from {lowest} to 2^62 - 1")
        return play_batch(self, games, players, seed, options or {}, limit, threads, version)
