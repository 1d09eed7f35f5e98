"""`hint`: what a bot would play in the asker's place, and what it expects, in words."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from queenswright.bots import Thought, read_bot
from queenswright.cli.terminal.console import FAINT, GREEN
from queenswright.cli.terminal.session import Session
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.key import KEY_BITS
from queenswright.kernel.position import Position
from queenswright.locale import render
from queenswright.table.spoken import spoken

ADVISER = "master"
LONGEST_LINE = 8
CLEARLY = 0.05
"""Difference of expected shares below which nobody is called ahead."""


def hint(session: Session, seat: int, argument: str) -> None:
    """Ask a bot what it would play from this seat's view; the game is not changed."""
    spec = read_bot(argument or ADVISER, session.options.own)
    try:
        answer = session.bots.advise(session.line.position, spec)
    except KeyboardInterrupt:
        session.terminal.say("cli-hint-stopped", FAINT)
        return
    thought = answer.thought
    choice = next(choice for choice in session.choices if choice.move == thought.move)
    about = [" ".join(part.plain.split()) for part in (choice.subject, choice.effect) if part]
    move = f"{thought.move.text} ({'; '.join(about)})" if about else thought.move.text
    if answer.stand_in:
        session.terminal.say("cli-hint-stand-in", FAINT, bot=spec.title)
    session.terminal.say("cli-hint-move", GREEN, bot=answer.stand_in or spec.title, move=move)
    if thought.shares:
        session.terminal.lines([f"{_chances(thought.shares[seat])} {_ahead(session, seat, thought.shares)}"])
    line = _line(session, seat, thought)
    if line:
        session.terminal.say("cli-hint-line", FAINT, moves=line)


def _chances(share: float) -> str:
    return render("cli-hint-chances", {"games": round(10 * share)})


def _ahead(session: Session, seat: int, shares: Sequence[float]) -> str:
    """Who is ahead, checking the asker first."""
    best = max(range(len(shares)), key=lambda one: shares[one])
    lead = shares[best] - max(share for one, share in enumerate(shares) if one != best)
    if lead < CLEARLY:
        return render("cli-hint-level", {})
    if best == seat:
        return render("cli-hint-you-lead", {})
    return render("cli-hint-other-leads", {"name": session.display.name(best)})


def _line(session: Session, seat: int, thought: Thought) -> list[str]:
    """The moves that the bot expects after its own, with their players, as far as they may be shown."""
    copy = session.line.position.redealt(seat, secrets.randbits(KEY_BITS))
    copy.push(thought.move)
    shown: list[str] = []
    last = seat
    for text in spoken(session.line.position, thought.line[:LONGEST_LINE])[1:]:
        mover = copy.to_move
        if mover is None or not _pushed(copy, text):
            break
        shown.append(text if mover == last else f"{session.display.name(mover)}: {text}")
        last = mover
    return shown


def _pushed(position: Position, text: str) -> bool:
    try:
        position.push(position.parse(text, prefix=False))
    except QueenswrightError:
        return False
    return True
