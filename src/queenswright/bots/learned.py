"""The search with a network that judges leaves; kernel/network.py says how, docs/learning.md how one is trained."""

from __future__ import annotations

import re
from pathlib import Path

from queenswright.bots.bot import BotError
from queenswright.bots.mind import Mind, Style
from queenswright.bots.network import Network, read_network
from queenswright.bots.search import SearchBot
from queenswright.kernel.box import Box

LAPS = 6
"""How far the planner plays on before the network judges, unless somebody says otherwise."""
NONE = "none"
_WISHES = re.compile(r"(laps=(?P<laps>\d{1,3}))?(^|,|$)(network=(?P<network>.+))?")


class LearnedBot(SearchBot):
    """The search that plays on for fewer laps and asks a network what became of it.

    It is told what to do as `laps=6,network=FILE`; without a file it has the network that comes with the game. With
    `network=none` it is the same search with the estimate alone, which is what a network has to beat.
    """

    def __init__(self, game: Box, seed: int, told: str = "") -> None:
        laps, path = read_wishes(told)
        self.network = network_of(game, path)
        self.style = Style(laps=laps)
        super().__init__(game, seed)

    def new_mind(self) -> Mind:
        if self.network is None:
            return Mind(self.game)
        judgement = self.game.learned().judgement
        return Mind(self.game, [*judgement.weights, *self.network.numbers()], judgement)


def network_of(game: Box, path: str | None) -> Network | None:
    """The network in a file, or the one that comes with the game."""
    if path == NONE:
        return None
    file = shipped_network(game) if path is None else Path(path)
    if path is None and not file.is_file():
        problem = "has no network yet; `queenswright train` makes one, and network=FILE names it"
        raise BotError(f"{game.rules.title} {problem}")
    return read_network(file, game.name, game.judgement().measures)


def shipped_network(game: Box) -> Path:
    """Where the network is that comes with a game, if there is one."""
    return game.rules.folder / "learned" / "network.json"


def read_wishes(told: str) -> tuple[int, str | None]:
    """How many laps, and the file of the network, from what the bot was told.

    >>> read_wishes("laps=4,network=first.json"), read_wishes("laps=0"), read_wishes("")
    ((4, 'first.json'), (0, None), (6, None))
    """
    match = _WISHES.fullmatch(told)
    if match is None:
        raise BotError(f"got {told!r}, expected laps=NUMBER,network=FILE or one of them")
    return int(match["laps"] or LAPS), match["network"]
