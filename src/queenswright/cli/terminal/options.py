"""Options of a game from the command line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from queenswright.bots.names import own_bots
from queenswright.cli.terminal.bots import BotOptions
from queenswright.cli.terminal.console import Terminal
from queenswright.kernel.errors import OptionError
from queenswright.kernel.position import Position
from queenswright.locale import render

LONGEST_LIMIT = 86_400


def read_options(variant: str | None, texts: Sequence[str]) -> dict[str, Any]:
    """Options by name from `name=value` texts."""
    options: dict[str, Any] = {} if variant is None else {"variant": variant}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise OptionError("--option", render("cli-wrong-assignment", {"found": repr(text)}))
        options[name] = _value(value)
    return options


def _value(text: str) -> Any:
    words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False, "none": None}
    if text.casefold() in words:
        return words[text.casefold()]
    return int(text) if text.isascii() and text.lstrip("-").isdigit() and len(text) < 20 else text


def read_bot_options(classes: Sequence[str], limit: float, seed: int | None) -> BotOptions:
    """Custom bots from `module:Class` texts, and how long to wait for a bot."""
    if not 0 < limit <= LONGEST_LIMIT:
        problem = render("cli-wrong-limit", {"found": f"{limit:g}", "most": str(LONGEST_LIMIT)})
        raise OptionError("--bot-limit", problem)
    return BotOptions(own_bots(classes), limit, seed)


def say_options(terminal: Terminal, position: Position) -> None:
    """Print the options that differ from the defaults."""
    options = position.game.rules.options.show(position.state)
    if options:
        terminal.say("cli-options", options=[f"{name}={json.dumps(value)}" for name, value in options.items()])
