"""Typed at a terminal: what the seat that decides is called and looks like, and its last sentence."""

from __future__ import annotations

from typing import Any

from queenswright.cli.terminal.console import GREEN
from queenswright.cli.terminal.session import Session
from queenswright.table.characters import characters_of, offered


def character(session: Session, seat: int, argument: str) -> None:
    """`character Odo, man, oak`: what is left out stays as it is; without anything, show what can be chosen."""
    choice, now = offered(session.table.state.game.rules), characters_of(session.table.state)[seat]
    if choice is None or now is None:
        session.terminal.say("table-no-characters")
        return
    if not argument:
        args: dict[str, Any] = {"portraits": list(choice.portraits), "arms_offered": list(choice.arms), **now.to_dict()}
        session.terminal.say("cli-character-now", **args)
        return
    parts = [part.strip() for part in argument.split(",")]
    portrait = next((part for part in parts[1:] if part in choice.portraits), now.portrait)
    arms = next((part for part in parts[1:] if part in choice.arms), now.arms)
    session.table.portray(seat, parts[0] or now.name or "", portrait, arms)
    session.terminal.say("cli-character-chosen", GREEN, name=parts[0] or now.name or "")
    session.is_stale = True
    session.forget_screen()


def sentence(session: Session, seat: int, argument: str) -> None:
    """Write the last sentence of a seat; on a shared screen it is cleared, since it is for nobody else yet."""
    session.table.write(seat, argument)
    if not session.line.is_solo:
        session.clear_screen()
        session.is_stale = True
    session.terminal.say("cli-sentence-written", GREEN, name=session.display.name(seat))
