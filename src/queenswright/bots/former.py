"""Bots of former years: opponents that stay as they were, whatever becomes of weights and levels."""

from __future__ import annotations

import json

from queenswright.bots.bot import BotError
from queenswright.bots.mind import Mind, Style
from queenswright.bots.search import SearchBot


class Of2026(SearchBot):
    """The search of 2026 with its weights; how many simulations a level made is in its name (`names.py`)."""

    style = Style(paranoid=False, curiosity=100, focus=32, laps=16)
    year = 2026

    def new_mind(self) -> Mind:
        path = self.game.rules.folder / "former" / f"{self.year}.json"
        if not path.is_file():
            raise BotError(f"{self.game.rules.title} has no bots of {self.year}")
        return Mind(self.game, json.loads(path.read_text(encoding="utf-8"))["weights"])
