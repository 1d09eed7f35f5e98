"""A tiny second game for the kernel: a race at the fair, for 2 or 3 seats.

In a turn a seat rolls a die, draws the top card of a hidden deck, or plays its secret token (which only it knows).
A duel card lets the next seat choose in the middle of the turn. Chance happens all through the game.
"""

from tests.tiny.contract import RULES

__all__ = ["RULES"]
