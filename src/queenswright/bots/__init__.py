"""Players that are programs. A bot sees only what its seat may know, and chooses a move.

A bot of your own is a class with one method (docs/bots.md):

    from queenswright.bots import Bot

    class Cautious(Bot):
        def choose(self, position, budget):
            return position.legal_moves[-1]

`queenswright play --text --bot my_module:Cautious --seats me,cautious` plays against it.
"""

from queenswright.bots.bot import Bot, BotError, Budget, Thought
from queenswright.bots.keeper import Advice, Keeper, Patience, Tell
from queenswright.bots.names import LEVELS, BotSpec, Level, is_bot, known_bots, read_bot
from queenswright.bots.process import BotProcess
from queenswright.bots.seated import SeatedBot

__all__ = [
    "LEVELS",
    "Advice",
    "Bot",
    "BotError",
    "BotProcess",
    "BotSpec",
    "Budget",
    "Keeper",
    "Level",
    "Patience",
    "SeatedBot",
    "Tell",
    "Thought",
    "is_bot",
    "known_bots",
    "read_bot",
]
