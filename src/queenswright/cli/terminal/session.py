"""A table on the screen of a terminal: what is shown, and what people can do."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid

from queenswright.cli.failures import sentence
from queenswright.cli.local.home import Home
from queenswright.cli.local.table import LocalTable
from queenswright.cli.terminal.bots import BotOptions, keeper_of
from queenswright.cli.terminal.console import GOLD, RED, Terminal
from queenswright.cli.terminal.display import Choice, HasSecrets, display_for
from queenswright.cli.terminal.last import last_sentences
from queenswright.cli.terminal.saves import keep_record
from queenswright.cli.terminal.turns import BotTurns, tell, uninterrupted
from queenswright.kernel.data import Event, Move
from queenswright.kernel.errors import QueenswrightError, Refusal
from queenswright.locale import render

LONGEST_QUOTE = 40
OTHER_COLUMNS = 34
"""Room that number, notation and effect of a choice need at least."""


class Session:
    """One session at one screen; `load` may change the table during it.

    `no_load` is the message that says why another game cannot be loaded, if that is so.
    """

    no_load: str | None = None

    def __init__(
        self, table: LocalTable, terminal: Terminal, options: BotOptions | None = None, home: Home | None = None
    ) -> None:
        self.terminal = terminal
        self.home = home
        self.choices: list[Choice] = []
        self.sit_down(table, options or BotOptions())

    def sit_down(self, table: LocalTable, options: BotOptions) -> None:
        """Play at this table from now on, with its bots."""
        self.table, self.line, self.options = table, table.line, options
        table.tell_trouble(self.cannot_keep)
        self.display = display_for(self.line, self.terminal.plain)
        self.bots = keeper_of(self.line, options, self.terminal, self.display.name)
        self.turns = BotTurns(self.line, self.bots, self.terminal, self.display, table.play)
        self.is_stale = True
        self.forget_screen()

    def forget_screen(self) -> None:
        """Show the whole table at the next decision."""
        self._shown_turn = ""

    def clear_screen(self) -> None:
        """Remove what others at this screen must not read."""
        self.terminal.clear()
        self.forget_screen()

    def secrets(self, seat: int) -> list[str]:
        """What only this seat may read."""
        return self.display.secrets(seat) if isinstance(self.display, HasSecrets) else []

    def close(self) -> None:
        """End the bots and release the table."""
        self.bots.close()
        self.table.close()

    def begin(self) -> None:
        """Let the bots get ready, unless the game is finished."""
        if not self.line.is_over:
            self.bots.start()

    def cannot_keep(self, problem: Exception) -> None:
        """Say that moves are no longer stored, and let people play on."""
        assert isinstance(problem, QueenswrightError | OSError)
        self.terminal.say("cli-cannot-keep", RED, problem=sentence(problem))

    def tell(self, events: Sequence[Event]) -> None:
        """What happened, in sentences."""
        tell(self.terminal, self.display, events)

    def show_news(self, seat: int) -> None:
        """Show what has changed since the last line of input: the table, in brief within a turn, and the choices."""
        if not self.is_stale:
            return
        if self._shown_turn == self.line.position.turn:
            self.terminal.show("", *self.display.brief(seat))
        else:
            self.show_board(seat)
        self.show_choices(seat)
        self.is_stale = False

    def show_board(self, seat: int) -> None:
        self.terminal.show("", *self.display.screen(seat, self.terminal.width, self.terminal.is_low))
        self._shown_turn = self.line.position.turn

    def show_choices(self, seat: int) -> None:
        self.choices = self.display.choices(seat)
        self.terminal.lines([self.display.question(seat)], GOLD)
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        grid.add_column(justify="right", style=GOLD)
        grid.add_column(no_wrap=True, style="bold")
        longest = max(choice.subject.cell_len for choice in self.choices)
        grid.add_column(no_wrap=longest <= self.terminal.width - OTHER_COLUMNS)
        grid.add_column()
        for number, choice in enumerate(self.choices, 1):
            grid.add_row(str(number), choice.move.text, choice.subject, choice.effect)
        self.terminal.show(grid)

    def understand(self, text: str) -> Move | None:
        """The move that a text means: a number, the notation or a unique beginning of it; None after an explanation."""
        if text.isascii() and text.isdigit():
            number = int(text[:4])
            if 1 <= number <= len(self.choices):
                return self.choices[number - 1].move
            self.terminal.say("cli-no-such-number", RED, number=text[:LONGEST_QUOTE], count=len(self.choices))
            return None
        wanted = " ".join(self.display.expand(text).split()).casefold()
        texts = {choice.move.text.casefold(): choice.move for choice in self.choices}
        if wanted in texts:
            return texts[wanted]
        starts = [move for key, move in texts.items() if key.startswith(wanted)]
        starts = starts or [move for key, move in texts.items() if f" {wanted}" in key]
        if len(starts) == 1:
            return starts[0]
        if starts:
            self.terminal.say("cli-several", RED, text=text[:LONGEST_QUOTE], moves=[move.text for move in starts])
            return None
        try:
            return self.line.position.parse(wanted)
        except QueenswrightError:
            example = self.choices[0].move.text
            count = len(self.choices)
            self.terminal.say("cli-not-understood", RED, text=text[:LONGEST_QUOTE], example=example, count=count)
            return None

    def play(self, seat: int, move: Move) -> None:
        """Play a chosen move and save it; clear a secret choice from a shared screen."""
        known = self.secrets(seat)
        with uninterrupted():
            events = self.table.play(seat, move.text)
        if not self.line.is_solo and self.secrets(seat) != known:
            self.clear_screen()
        self.tell(events)
        self.is_stale = True

    def let_bot_move(self, seat: int) -> None:
        """Play the move that the bot of a seat chooses."""
        self.turns.move(seat)
        self.is_stale = True

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not possible, with the clause of the rules."""
        clause = f" [{refusal.clause}]" if refusal.clause else ""
        self.terminal.lines([self.display.explain(refusal) + clause], RED)

    def show_end(self) -> None:
        """Places, winners, and where the record is."""
        position = self.line.position
        names = [self.display.name(seat) for seat in position.winners]
        self.terminal.show("", self.terminal.rule(render("cli-end", {}), GOLD), self.display.ending(), "")
        self.terminal.say("cli-winners", GOLD, people=names, count=len(names), reason=position.end_reason or "")
        self.terminal.lines(list(last_sentences(self.table.state, self.display)))
        self.say_record()

    def say_goodbye(self) -> None:
        """Say how to continue the game."""
        if self.table.is_kept:
            self.terminal.say("cli-goodbye", game=self.line.position.game.rules.name)

    def say_record(self) -> None:
        """Write the record of a finished game and say where it is."""
        if self.table.is_kept:
            self.terminal.say("cli-record-at", path=str(keep_record(self.line)))
