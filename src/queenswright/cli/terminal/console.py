"""Output and input of the terminal."""

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
    """A console that prints texts unchanged: no markup, no emoji names, no automatic highlighting."""
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
        """Whether output and input are interactive, so that a line can be updated."""
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
        """Show a line that the next one replaces, on live terminals only; an empty text removes it."""
        if self.is_live:
            self.console.file.write(f"\r\x1b[2m{text[: self.width - 1]}\x1b[0m\x1b[K" if text else "\r\x1b[K")
            self.console.file.flush()

    def clear(self) -> None:
        """Clear the screen and the input history, on live terminals only."""
        if self.is_live:
            import readline

            readline.clear_history()
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """Read one line of input; raises EOFError at the end of the input."""
        text = input(prompt)
        if not self.is_interactive:
            print(text)  # so that a transcript of piped input is readable
        return text.strip()

    def ask_yes(self, question: str, default: bool) -> bool:
        """Ask a yes-or-no question; an empty answer means the default."""
        while True:
            answer = self.ask(f"{question} {render('cli-yes-no', {'default': 'yes' if default else 'no'})} ").casefold()
            if not answer:
                return default
            if answer in render("cli-words-yes", {}).split():
                return True
            if answer in render("cli-words-no", {}).split():
                return False
            self.say("cli-yes-no-again")
