"""The turns of bots: think, play, tell."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.text import Text

from queenswright.bots import Keeper
from queenswright.cli.terminal.bots import NOTICEABLE, title
from queenswright.cli.terminal.console import FAINT, Terminal
from queenswright.cli.terminal.display import Display
from queenswright.kernel.data import Event
from queenswright.table import Line

NEW_ROUND = "story-round"

Play = Callable[[int, str], list[Event]]


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Delay Ctrl-C until a move is played and saved."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    noted: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: noted.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if noted:
        raise KeyboardInterrupt


def tell(terminal: Terminal, display: Display, events: Sequence[Event], stand_in: str | None = None) -> None:
    """Print what happened; a move that a stand-in made for the seat is marked."""
    for i, event in enumerate(events):
        mark = f" [{stand_in}]" if stand_in and i == 0 else ""
        if event.message == NEW_ROUND:
            terminal.show(terminal.rule(display.tell(event), "dim"))
        else:
            terminal.show(Text.assemble(f"  {display.tell(event)}", (mark, FAINT)))


def begins_round(events: Sequence[Event]) -> bool:
    """Whether a new round began."""
    return any(event.message == NEW_ROUND for event in events)


class BotTurns:
    """The turns of the bots at one table; `play` plays and stores a move for a seat."""

    def __init__(self, line: Line, bots: Keeper, terminal: Terminal, display: Display, play: Play) -> None:
        self.line = line
        self.bots = bots
        self.terminal = terminal
        self.display = display
        self.play = play
        self._seconds = 0.0

    def move(self, seat: int) -> list[Event]:
        """Play one decision of a bot; its thinking time is printed once per turn."""
        turn = self.line.position.turn
        answer = self.bots.choose(self.line.position)
        with uninterrupted():
            events = self.play(seat, answer.thought.move.text)
        self._seconds += answer.thought.seconds
        own = [event.message for event in events].index(NEW_ROUND) if begins_round(events) else len(events)
        tell(self.terminal, self.display, events[:own], answer.stand_in)
        if self.line.to_move != seat or self.line.position.turn != turn:
            self._say_time(seat)
        tell(self.terminal, self.display, events[own:])
        return events

    def _say_time(self, seat: int) -> None:
        seconds, self._seconds = self._seconds, 0.0
        if seconds >= NOTICEABLE:
            name = title(self.display.name(seat), self.bots.specs[seat])
            self.terminal.say("cli-bot-thought", FAINT, name=name, seconds=seconds)
