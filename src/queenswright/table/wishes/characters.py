"""Characters and last sentences: chosen and typed by players, kept for the campaign, without any effect on the game."""

from __future__ import annotations

from collections.abc import Collection

from queenswright.kernel.contract import Characters
from queenswright.records.looks import look_alike
from queenswright.records.names import LONGEST_NAME, LONGEST_SENTENCE, is_name, is_sentence
from queenswright.table.characters import characters_of, offered
from queenswright.table.happening import Happening
from queenswright.table.refusals import refused
from queenswright.table.state import TableState

MOST_CHANGES = 20
"""How often a seat may choose or write; a log is no place to scribble."""


def portray(
    state: TableState, who: Collection[int], seat: int, name: str, portrait: str, arms: str, now: float
) -> list[Happening]:
    """QD-SETUP-02, 04, 06: choose name, portrait and arms of a seat, until the first game begins."""
    choice = _allowed(state, who, seat)
    if not may_portray(state):
        raise refused("table-character-late")
    if portrait not in choice.portraits or arms not in choice.arms:
        raise refused("table-no-such-portrait")
    body = {"called": _checked_name(state, seat, name), "portrait": portrait, "arms": arms}
    return [Happening("character", seat, now, body)]


def write(state: TableState, who: Collection[int], seat: int, text: str, now: float) -> list[Happening]:
    """Write the last sentence of a seat, for nobody else to read before the end."""
    _allowed(state, who, seat)
    if not may_write(state, seat):
        raise refused("table-sentence-not-now")
    text = " ".join(text.split(" ")).strip()
    if not is_sentence(text):
        raise refused("table-bad-sentence", most=LONGEST_SENTENCE)
    return [Happening("sentence", seat, now, {"sentence": text})]


def may_portray(state: TableState) -> bool:
    """Whether characters can still be chosen."""
    choice = offered(state.game.rules)
    if choice is None or state.status == "over":
        return False
    return state.line is None or choice.may_choose(state.line.position.state)


def may_write(state: TableState, seat: int) -> bool:
    """Whether a seat may write its last sentence; when all is over only who has none yet."""
    choice = offered(state.game.rules)
    if choice is None or state.line is None or not choice.may_write(state.line.position.state):
        return False
    if state.seats[seat].stands_in:
        return False
    return state.status != "over" or state.seats[seat].sentence is None


def _allowed(state: TableState, who: Collection[int], seat: int) -> Characters:
    """What the game offers, if the seat is one of theirs and has not changed its mind too often."""
    choice = offered(state.game.rules)
    if choice is None:
        raise refused("table-no-characters")
    if seat not in who or state.seats[seat].kind != "person":
        raise refused("table-not-at-table")
    if state.seats[seat].changes >= MOST_CHANGES:
        raise refused("table-enough-changes", most=MOST_CHANGES)
    return choice


def _checked_name(state: TableState, seat: int, name: str) -> str:
    """A name that nobody else at the table goes by."""
    name = " ".join(name.split())
    if not is_name(name):
        raise refused("table-bad-name", most=LONGEST_NAME)
    people = [other.name for other in state.seats]
    characters = [None if one is None else one.name for one in characters_of(state)]
    others = [taken for names in (people, characters) for i, taken in enumerate(names) if i != seat and taken]
    if any(look_alike(name, other) for other in others):
        raise refused("table-name-taken", name=name)
    return name
