"""`queenswright watch`: a game between bots, told in sentences at a chosen pace."""

from __future__ import annotations

import select
import sys
import time
from math import isfinite
from pathlib import Path
from typing import Annotated

import typer

from queenswright.bots import Keeper
from queenswright.bots.process import LIMIT
from queenswright.cli.files import write_whole
from queenswright.cli.play import BotLimit, GameName, Options, OwnBots, PackName, Seed, Variant
from queenswright.cli.terminal.bots import keeper_of, title, try_bots
from queenswright.cli.terminal.console import FAINT, GOLD, Terminal
from queenswright.cli.terminal.display import Display, display_for
from queenswright.cli.terminal.options import read_bot_options, read_options, say_options
from queenswright.cli.terminal.saves import save_as
from queenswright.cli.terminal.seating import Seating
from queenswright.cli.terminal.turns import BotTurns, begins_round, uninterrupted
from queenswright.games import game_rules, load
from queenswright.kernel.errors import OptionError
from queenswright.locale import render, turn_in_words
from queenswright.records import write_record
from queenswright.table import Line

SLOWEST = 3600.0

SeatNames = Annotated[str, typer.Option("--seats", help="The bots, for example master,greedy,random.")]
Pace = Annotated[float, typer.Option("--pace", help="Seconds for every turn; 0 is as fast as they think.")]
RecordFile = Annotated[Path | None, typer.Option("--record", help="Write the record of the game to this file.")]


def watch(
    game: GameName = "architect",
    seats: SeatNames = "master,journeyman,greedy",
    pace: Pace = 1.0,
    seed: Seed = None,
    variant: Variant = None,
    option: Options = None,
    pack: PackName = None,
    record: RecordFile = None,
    bot: OwnBots = None,
    bot_limit: BotLimit = LIMIT,
) -> None:
    """Watch a game between bots. Enter pauses, Ctrl-C ends it."""
    rules = game_rules(game)
    if not isfinite(pace) or not 0 <= pace <= SLOWEST:
        problem = render("cli-wrong-pace", {"found": f"{pace:g}", "most": f"{SLOWEST:g}"})
        raise OptionError("--pace", problem)
    terminal = Terminal()
    bots = read_bot_options(bot or [], bot_limit, seed)
    chosen = Seating(terminal, bots, rules.player_counts).for_watching(seats)
    line = Line.new(load(game, pack), chosen, seed, read_options(variant, option or []))
    display = display_for(line, terminal.plain)
    keeper = keeper_of(line, bots, terminal, display.name)
    try_bots(line.position.game, keeper.specs)
    if record is not None:
        save_as(line, record)
    names = [title(display.name(seat), spec) for seat, spec in keeper.specs.items()]
    terminal.say("cli-watch-welcome", "bold", game=rules.title, names=names)
    say_options(terminal, line.position)
    _Show(line, keeper, terminal, display, pace, record).run()


class _Show:
    """A game that is shown turn by turn."""

    def __init__(
        self, line: Line, bots: Keeper, terminal: Terminal, display: Display, pace: float, record: Path | None
    ) -> None:
        self.line = line
        self.bots = bots
        self.terminal = terminal
        self.display = display
        self.pace = pace
        self.record = record
        self.turns = BotTurns(line, bots, terminal, display, line.choose)

    def run(self) -> None:
        """Show turns until the game is over or Ctrl-C is pressed."""
        try:
            self.bots.start()
            self.bots.wait()
            if self.terminal.is_live:
                self.terminal.say("cli-watch-keys", FAINT)
            while not self.line.is_over:
                self._turn()
            self._end()
        except (KeyboardInterrupt, EOFError) as end:
            self.terminal.show("")
            self.terminal.say("cli-watch-stopped", turn=turn_in_words(self.line.position.turn))
            self._say_record()
            if isinstance(end, KeyboardInterrupt):
                raise
        finally:
            self.bots.close()

    def _turn(self) -> None:
        """Show one turn, then wait for the rest of its time."""
        end = time.monotonic() + self.pace
        turn = self.line.position.turn
        has_new_round = False
        while not self.line.is_over and self.line.position.turn == turn:
            seat = self.line.to_move
            assert seat is not None
            has_new_round |= begins_round(self.turns.move(seat))
        with uninterrupted():
            self._keep()
        if has_new_round and not self.line.is_over:
            self.terminal.show(self.display.standing(), "")
        self._linger(end)

    def _linger(self, end: float) -> None:
        """Wait until a moment; Enter pauses until Enter is pressed again."""
        while (left := end - time.monotonic()) > 0:
            if not self.terminal.is_live:
                time.sleep(left)
            elif select.select([sys.stdin], [], [], left)[0]:
                sys.stdin.readline()
                self.terminal.ask(render("cli-watch-paused", {}))
                return

    def _keep(self) -> None:
        if self.record is not None:
            write_whole(self.record, write_record(self.line.record()))

    def _end(self) -> None:
        position = self.line.position
        names = [self.display.name(seat) for seat in position.winners]
        self.terminal.show("", self.terminal.rule(render("cli-end", {}), GOLD))
        self.terminal.show(*self.display.overview(self.terminal.width), "", self.display.ending(), "")
        self.terminal.say("cli-winners", GOLD, people=names, count=len(names), reason=position.end_reason or "")
        self._say_record()

    def _say_record(self) -> None:
        if self.record is not None:
            self.terminal.say("cli-record-at", path=str(self.record))
