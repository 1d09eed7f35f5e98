"""The commands that people can type besides moves: undo, why, save and others."""

from __future__ import annotations

from collections.abc import Callable

from rich.table import Table as Grid
from rich.text import Text

from queenswright.cli.clausebook import Clause, clause_book
from queenswright.cli.files import path_of
from queenswright.cli.terminal.characters import character, sentence
from queenswright.cli.terminal.console import FAINT, GREEN, RED
from queenswright.cli.terminal.display import AddsRules, HasSecrets
from queenswright.cli.terminal.hint import hint
from queenswright.cli.terminal.saves import save_as, table_from
from queenswright.cli.terminal.session import Session
from queenswright.kernel.errors import Refusal
from queenswright.locale import has_message, render, turn_in_words
from queenswright.table import Line
from queenswright.table.wishes import may_portray, may_write

LOG_LENGTH = 12
LABEL_WIDTH = 10
MOST_CLAUSES = 8
WORDS = ("undo", "redo", "hint", "why", "look", "map", "log", "rules", "save", "load", "help", "quit")
SECRETS = "secrets"
CHARACTER, SENTENCE = "character", "sentence"


class Goodbye(Exception):
    """Raised when somebody wants to stop playing."""


def undo(session: Session, seat: int, argument: str) -> None:
    """Take back the last choice of a person, or that of the seat named."""
    line = session.line
    people = [other for other in line.position.choosers if not line.seats[other].is_bot]
    who = _seat_named(session, argument) if argument else (people[-1] if people else seat)
    if who is None:
        names = [session.display.name(other) for other in range(len(line.seats))]
        session.terminal.say("cli-undo-who", RED, name=argument, names=names)
        return
    request = session.table.what_undo_needs(who)
    if isinstance(request, Refusal):
        session.refuse(request)
        return
    told = _told(line, request.count)
    for other in request.needed:
        both = {"other": session.display.name(other), "name": session.display.name(who)}
        question = render("cli-undo-agree", {**both, "count": request.count, "move": told[0]})
        if not session.terminal.ask_yes(question, default=False):
            session.terminal.say("cli-undo-refused", RED, name=session.display.name(other))
            return
    session.table.undo(who)
    session.terminal.say("cli-undone", GREEN, moves=told)
    session.is_stale = True
    session.forget_screen()


def _told(line: Line, count: int) -> list[str]:
    """The notation of the last moves; on a shared screen without those still secret."""
    moves = line.position.moves[-count:]
    texts = [render("cli-untold", {}) if not line.is_solo and line.position.is_sealed(m) else m.text for m in moves]
    secret = 0 if line.is_solo else min(line.position.untold(), count)
    return texts[: count - secret] + [render("cli-untold", {})] * secret


def _seat_named(session: Session, name: str) -> int | None:
    wanted = name.casefold()
    position = session.line.position
    for seat, colour in enumerate(position.seat_names):
        if wanted in (colour, session.line.seats[seat].name.casefold(), session.display.name(seat).casefold()):
            return seat
    return None


def redo(session: Session, seat: int, argument: str) -> None:
    """Redo what was taken back."""
    session.tell(session.table.redo())
    session.is_stale = True


def why(session: Session, seat: int, argument: str) -> None:
    """Say why a move is not possible, with the clause."""
    if not argument:
        session.terminal.say(_own(session, "cli-why-what"), move=session.choices[0].move.text)
        return
    move = session.understand(argument)
    if move is None:
        return
    refusal = session.line.position.why_not(move)
    if refusal is None:
        session.terminal.say("cli-why-possible", GREEN, move=move.text)
        return
    session.refuse(refusal)
    book = clause_book(session.line.position.game.name)
    if refusal.clause and refusal.clause not in book.sealed:
        clause = book.find(refusal.clause)
        session.terminal.show(Text(f"{clause.id}: {clause.told}", FAINT))


def look(session: Session, seat: int, argument: str) -> None:
    """Show the table and the choices again."""
    session.show_board(seat)
    session.show_choices(seat)


def land(session: Session, seat: int, argument: str) -> None:
    """Show the map."""
    session.terminal.show(session.display.map(seat, session.terminal.width))


def log(session: Session, seat: int, argument: str) -> None:
    """Tell what happened lately, or everything."""
    entries = session.line.played
    if not entries:
        session.terminal.say("cli-log-empty")
        return
    shown = entries if argument.casefold() == "all" else entries[-LOG_LENGTH:]
    if len(shown) < len(entries):
        session.terminal.say("cli-log-more", FAINT, count=len(entries) - len(shown))
    labels = [turn_in_words(entry.turn) for entry in shown]
    width = max(LABEL_WIDTH, *map(len, labels))
    for label, entry in zip(labels, shown, strict=True):
        told = " ".join(session.display.tell(event) for event in entry.events)
        session.terminal.show(Text.assemble((f"{label:<{width}} ", FAINT), told))


def rules(session: Session, seat: int, argument: str) -> None:
    """Search the rules; without a word, show what a campaign has added to them."""
    if not argument:
        if isinstance(session.display, AddsRules):
            for part in session.display.added_rules():
                session.terminal.show(part)
        session.terminal.say(_own(session, "cli-rules-what"))
        return
    found = clause_book(session.line.position.game.name).open().search(argument)
    if not found:
        session.terminal.say("cli-rules-nothing", RED, words=argument)
        return
    session.terminal.show(_clauses(found[:MOST_CLAUSES]))
    if len(found) > MOST_CLAUSES:
        session.terminal.say("cli-rules-more", FAINT, count=len(found) - MOST_CLAUSES)


def _clauses(found: list[Clause]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    grid.add_column(no_wrap=True, style=FAINT)
    grid.add_column()
    for clause in found:
        grid.add_row(clause.id, clause.told)
    return grid


def save(session: Session, seat: int, argument: str) -> None:
    """Write the record to a file."""
    if not argument:
        session.terminal.say("cli-save-where")
        return
    path = path_of("save", argument)
    save_as(session.line, path)
    session.terminal.say("cli-saved", GREEN, path=str(path))


def load(session: Session, seat: int, argument: str) -> None:
    """Continue another game; this one stays saved."""
    if session.no_load is not None:
        session.terminal.say(session.no_load, RED)
        return
    if not argument:
        session.terminal.say("cli-load-what")
        return
    path = path_of("load", argument)
    table, options = table_from(session.home, path, session.options)
    session.close()
    session.sit_down(table, options)
    session.begin()
    session.terminal.say("cli-loaded", GREEN, path=str(path))


def help_(session: Session, seat: int, argument: str) -> None:
    """List the commands."""
    session.terminal.say("cli-help-moves", example=session.choices[0].move.text, count=len(session.choices))
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    words = [*WORDS, *([SECRETS] if isinstance(session.display, HasSecrets) else [])]
    words += [CHARACTER] if may_portray(session.table.state) else []
    words += [SENTENCE] if may_write(session.table.state, seat) else []
    for word in words:
        grid.add_row(render(f"cli-command-{word}", {}), render(_own(session, f"cli-help-{word}"), {}))
    session.terminal.show(grid)
    legend = f"cli-legend-{session.line.position.game.name}"
    if has_message(legend):
        session.terminal.say(legend, FAINT)


def _own(session: Session, message: str) -> str:
    """The game's own version of a message, if it has one, else the general one."""
    own = f"{message}-{session.line.position.game.name}"
    return own if has_message(own) else message


def secrets(session: Session, seat: int, argument: str) -> None:
    """Show what only the seat that decides may read; others at the same screen are asked to look away."""
    name = session.display.name(seat)
    found = session.secrets(seat)
    if not found:
        session.terminal.say("cli-secrets-none", name=name)
        return
    is_solo = session.line.is_solo
    if not is_solo:
        session.terminal.ask(render("cli-secrets-ask", {"name": name}) + " ")
    session.terminal.lines([f"  {line}" for line in found])
    if not is_solo:
        session.terminal.ask(render("cli-secrets-done", {}) + " ")
        session.clear_screen()
        session.is_stale = True


def leave(session: Session, seat: int, argument: str) -> None:
    """Stop playing."""
    raise Goodbye


COMMANDS: dict[str, Callable[[Session, int, str], None]] = {
    "undo": undo,
    "redo": redo,
    "hint": hint,
    "why": why,
    "look": look,
    "board": look,
    "map": land,
    "log": log,
    "rules": rules,
    "save": save,
    "load": load,
    SECRETS: secrets,
    CHARACTER: character,
    SENTENCE: sentence,
    "help": help_,
    "?": help_,
    "quit": leave,
    "exit": leave,
    "q": leave,
}
