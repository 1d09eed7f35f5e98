"""What the cards of a campaign have added to the rules and to the boards, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from queenswright.cli.queensdale.words import word
from queenswright.cli.terminal.console import FAINT
from queenswright.locale import render

TITLES = {"epoch": "epoch-card-{}-title", "end": "epoch-end-{}-title", "story": "story-card-{}-title"}


def added_rules(view: dict[str, Any]) -> Iterator[Text]:
    """QD-LATER-25, 26: card by card, what it has added and before or after which game; then what applies now."""
    for card, one in view.get("added", {}).items():
        if card == "start":
            continue
        kind, code = card.split()
        game = f" ({word('added-in', game=one['game'])})" if one["game"] else ""
        yield Text.assemble((render(TITLES[kind].format(code), {}), "bold"), (game, FAINT))
        yield from (_entry(number) for number in one["rules"])
        if one["slots"]:
            yield Text("  " + ", ".join(render(f"board-slot-{slot}", {}) for slot in one["slots"]), FAINT)
    here = view.get("rules_here", [])
    if here:
        yield Text(word("rules-here"), "bold")
        yield from (_entry(number) for number in here)


def _entry(number: int) -> Text:
    return Text(f"  R{number}: {render(f'rule-entry-{number}', {})}")
