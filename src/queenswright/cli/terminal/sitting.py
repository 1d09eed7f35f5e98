"""The main loop of the terminal: turns every typed line into a command or a move."""

from __future__ import annotations

from queenswright.cli.failures import sentence
from queenswright.cli.terminal.commands import COMMANDS, Goodbye
from queenswright.cli.terminal.console import RED
from queenswright.cli.terminal.session import Session
from queenswright.kernel.errors import IllegalMove, QueenswrightError
from queenswright.locale import render
from queenswright.store.errors import Conflict
from queenswright.table import TableRefusal


class ChangedElsewhere(QueenswrightError):
    """Somebody else has played at the same table; nothing was overwritten."""


def sit(session: Session) -> None:
    """Play until the game is over or somebody leaves. Every move is stored at once."""
    try:
        session.begin()
        while not session.line.is_over:
            _go_on(session)
        session.show_end()
    except Goodbye:
        session.say_goodbye()
    except EOFError:
        session.terminal.show("")
        session.say_goodbye()
    except KeyboardInterrupt:
        session.terminal.show("")
        session.say_goodbye()
        raise
    except Conflict:
        session.terminal.say("cli-sitting-ends", RED)
        raise ChangedElsewhere(render("cli-changed-elsewhere", {})) from None
    finally:
        session.close()


def _go_on(session: Session) -> None:
    """The move of a bot, or one line of input."""
    seat = session.line.to_move
    assert seat is not None
    if session.line.seats[seat].is_bot:
        session.let_bot_move(seat)
        return
    session.show_news(seat)
    text = session.terminal.ask(render("cli-prompt", {"name": session.display.name(seat)}) + " ")
    try:
        _obey(session, seat, text)
    except (IllegalMove, TableRefusal) as error:
        session.refuse(error.refusal)
    except Conflict:
        raise
    except (QueenswrightError, OSError) as error:
        session.terminal.lines([sentence(error)], RED)


def _obey(session: Session, seat: int, text: str) -> None:
    word, _, argument = text.partition(" ")
    command = COMMANDS.get(word.casefold())
    if not text:
        session.terminal.say("cli-say-something", count=len(session.choices))
    elif command is not None:
        command(session, seat, argument.strip())
    else:
        move = session.understand(text)
        if move is not None:
            session.play(seat, move)
