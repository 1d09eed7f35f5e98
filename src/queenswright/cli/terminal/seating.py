"""Who plays: seats from the command line or from a question, and names that look like a bot's."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from queenswright.bots import known_bots, read_bot
from queenswright.cli.failures import sentence
from queenswright.cli.terminal.bots import BotOptions
from queenswright.cli.terminal.console import FAINT, RED, Terminal
from queenswright.kernel.errors import OptionError
from queenswright.locale import render
from queenswright.table import Seat, read_seats

ME = "me"
OPPONENT = "journeyman"
DEFAULT_SEATS = (ME, OPPONENT, OPPONENT)
ALIKE = 0.8
"""How similar a name has to be to that of a bot before it is asked about."""


class Seating:
    """Reads the seats of one table."""

    def __init__(self, terminal: Terminal, bots: BotOptions, counts: Sequence[int]) -> None:
        self.terminal = terminal
        self.bots = bots
        self.counts = counts

    def for_play(self, text: str | None, players: int | None, asks: bool) -> tuple[Seat, ...]:
        """The seats from the options; otherwise ask, if somebody is there to answer."""
        if text is not None:
            chosen = self._people_and_bots(text)
            if players is not None and players != len(chosen):
                raise OptionError("players", render("cli-wrong-count", {"found": players, "count": len(chosen)}))
            return chosen
        if players is not None:
            self._check_count(players)
            return self._read([ME, *[OPPONENT] * (players - 1)])
        if asks and self.terminal.is_interactive:
            return self._asked()
        return self._read(DEFAULT_SEATS)

    def for_watching(self, text: str) -> tuple[Seat, ...]:
        """The seats of a game between bots."""
        names = [" ".join(name.split()) for name in text.split(",")]
        for name in names:
            if not self.bots.is_bot(name):
                problem = render("cli-only-bots", {"found": repr(name), "names": sorted(known_bots(self.bots.own))})
                raise OptionError("seats", problem + self._near(name))
        self._check_count(len(names))
        return self._read(names)

    def _asked(self) -> tuple[Seat, ...]:
        self.terminal.say("cli-levels", FAINT)
        while True:
            answer = self.terminal.ask(render("cli-who-plays", {"names": list(DEFAULT_SEATS)}) + " ")
            try:
                return self._people_and_bots(answer) if answer else self._read(DEFAULT_SEATS)
            except OptionError as error:
                self.terminal.lines([sentence(error)], RED)

    def _people_and_bots(self, text: str) -> tuple[Seat, ...]:
        seats = self._read(text.split(","))
        self._check_count(len(seats))
        return self._read([self._meant(seat) for seat in seats])

    def _read(self, names: Sequence[str]) -> tuple[Seat, ...]:
        seats = read_seats(names, self.bots.is_bot)
        for seat in seats:
            if seat.is_bot:
                read_bot(seat.name, self.bots.own)
        return seats

    def _check_count(self, players: int) -> None:
        if players not in self.counts:
            raise OptionError("players", render("cli-wrong-choice", {"found": players, "choices": list(self.counts)}))

    def _meant(self, seat: Seat) -> str:
        """The name of a seat; if it looks like a misspelt bot, ask, or print a note if nobody can answer."""
        if seat.is_bot:
            return seat.name
        kind = seat.name.casefold().partition(":")[0].partition("/")[0]
        if kind != seat.name.casefold() and self.bots.is_bot(kind):
            raise OptionError("seats", render("cli-wrong-budget", {"found": repr(seat.name)}))
        near = get_close_matches(seat.name.casefold(), known_bots(self.bots.own), 1, ALIKE)
        if not near:
            return seat.name
        if self.terminal.is_interactive:
            question = render("cli-did-you-mean", {"name": seat.name, "bot": near[0]})
            return near[0] if self.terminal.ask_yes(question, default=True) else seat.name
        self.terminal.say("cli-is-a-person", FAINT, name=seat.name, bot=near[0])
        return seat.name

    def _near(self, name: str) -> str:
        near = get_close_matches(name.casefold(), known_bots(self.bots.own), 1)
        return render("cli-near", {"bot": repr(near[0])}) if near else ""
