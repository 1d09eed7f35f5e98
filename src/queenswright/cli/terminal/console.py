"""The terminal: one way to print, one way to ask."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from queenswright.locale import render

NARROW = 80
LOW = 34
GOLD, RED, GREEN, FAINT = "bold yellow", "red", "green", "dim"


def make_console(width: int | None = None, stderr: bool = False) -> Console:
    """A console that takes texts as they are: no markup, no emoji names, no guessed highlights."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    console = Console(markup=False, emoji=False, highlight=False, stderr=stderr, width=width)
    if width is None and not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = NARROW
    return console


class Terminal:
    """Output and input of one table."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or make_console()
        self.encoding = self.console.encoding
        self.is_interactive = sys.stdin.isatty()
        if self.is_interactive:
            import readline  # noqa: F401  (gives `input` line editing and history)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def is_low(self) -> bool:
        return self.console.is_terminal and self.console.height < LOW

    @property
    def is_live(self) -> bool:
        """Whether somebody sits there, so that a line can change while it is read."""
        return self.is_interactive and self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def plain(self) -> bool:
        """Whether only ASCII can be shown."""
        return not self.encoding.lower().startswith("utf")

    def rule(self, title: str, style: str) -> Rule:
        """A line across the screen with a title."""
        return Rule(Text(title), characters="-" if self.plain else "─", style=style)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, message: str, style: str = "", **args: object) -> None:
        """Print a sentence of the catalogue."""
        self.console.print(Text(render(message, args), style), soft_wrap="path" in args)

    def lines(self, texts: Iterable[str], style: str = "") -> None:
        for text in texts:
            self.console.print(Text(text, style))

    def passing(self, text: str) -> None:
        """Show a line that the next one replaces, on live terminals only; the empty text takes it away."""
        if self.is_live:
            self.console.file.write(f"\r\x1b[2m{text[: self.width - 1]}\x1b[0m\x1b[K" if text else "\r\x1b[K")
            self.console.file.flush()

    def clear(self) -> None:
        """Take everything off the screen and out of the history of input, on live terminals only."""
        if self.is_live:
            import readline

            readline.clear_history()
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """One line of input. EOFError when there is no more; KeyboardInterrupt as usual."""
        text = input(prompt)
        if not self.is_interactive:
            print(text)  # so that a transcript of piped input can be read
        return text.strip()

    def ask_yes(self, question: str, default: bool) -> bool:
        """A question to be answered by yes or no; the empty answer is the default."""
        while True:
            answer = self.ask(f"{question} {render('cli-yes-no', {'default': 'yes' if default else 'no'})} ").casefold()
            if not answer:
                return default
            if answer in render("cli-words-yes", {}).split():
                return True
            if answer in render("cli-words-no", {}).split():
                return False
            self.say("cli-yes-no-again")
