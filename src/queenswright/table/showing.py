"""What is shown of a table: the game as each seat may see it now, and afterwards its replay and its record.

Free functions over a state; expensive parts are computed once per position (`sight.py`).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from queenswright.kernel.data import fingerprint
from queenswright.kernel.errors import Refusal
from queenswright.records import Record, redacted, shortened, without
from queenswright.table.characters import offered, sentence_of_ours
from queenswright.table.frames import Reel, replay_head
from queenswright.table.refusals import refused
from queenswright.table.seals import letters_of, withheld
from queenswright.table.state import TableState
from queenswright.table.telling import untold
from queenswright.table.wishes.characters import may_portray, may_write
from queenswright.table.wishes.ending import AGREED
from queenswright.table.wishes.take_back import can_redo, undo_needed


def seen_by(state: TableState, who: Collection[int], now: float) -> dict[str, Any]:
    """The game as the holder of these seats may see it (without seats: a spectator), as plain data for JSON."""
    shown = {**shared(state, now), **personal(state, who)}
    return {**shown, "view": view(state, shown["seat"])}


def shared(state: TableState, now: float) -> dict[str, Any]:
    """The part that is the same for everybody."""
    position = state.line.position if state.line is not None and state.is_choosing else None
    return {
        "turn": state.turn,
        "step": None if position is None else position.step,
        "to_move": None if position is None else state.deciding,
        "holding": state.holding if state.status == "running" else None,
        "asked": state.asked.to_dict() if state.asked is not None else None,
        "clock": _clock(state, now),
        "over": _over(state),
        **_choices(state),
        **_letters(state),
    }


def _choices(state: TableState) -> dict[str, list[str]]:
    """What a person may choose just now, for those who wait: where everybody sees the same it is no secret."""
    if state.line is None or state.deciding is None or state.seats[state.deciding].kind != "person":
        return {}
    if not state.line.position.game.rules.telling.same_view_for_all:
        return {}
    return {"choices": legal(state)}


def _letters(state: TableState) -> dict[str, list[dict[str, Any]]]:
    letters = [seal.to_dict() for seal in letters_of(state)]
    return {"letters": letters} if letters else {}


def personal(state: TableState, who: Collection[int]) -> dict[str, Any]:
    """The part that depends on the seats somebody holds."""
    has_characters = offered(state.game.rules) is not None
    own = {
        "seat": state.acting(who) if who else None,
        "legal": legal(state) if state.deciding in who else [],
        "undo": _undo(state, who) if who else None,
        "redo": bool(state.taken) and can_redo(state, who),
        "portray": has_characters and bool(who) and may_portray(state),
        "write": [seat for seat in sorted(who) if may_write(state, seat)] if has_characters else [],
    }
    return {**own, **_texts(state, who)} if state.disclosed else own


def _undo(state: TableState, who: Collection[int]) -> str | None:
    """Whether these seats could take back their last choice: `free`, or `ask` where others have to agree."""
    found = undo_needed(state, who)
    if isinstance(found, Refusal):
        return None
    return "ask" if found[1] else "free"


def view(state: TableState, seat: int | None) -> dict[str, Any]:
    """What a seat may see of the game itself."""
    return {} if state.sight is None else state.sight.view(seat)


def legal(state: TableState) -> list[str]:
    """The legal moves of the seat to decide, in notation; for its person only."""
    return state.sight.legal if state.sight is not None and state.is_choosing else []


def disclosed(state: TableState, who: Collection[int]) -> list[str]:
    """The sealed texts that the holder of these seats (nobody: a spectator) has been allowed to read so far."""
    known = state.disclosed or {}
    return sorted(frozenset().union(*(known.get(seat, ()) for seat in who or (None,))) - withheld(state))


def _texts(state: TableState, who: Collection[int]) -> dict[str, str]:
    """A value that changes when more sealed texts are disclosed, so that clients fetch them."""
    readable = disclosed(state, who)
    return {"texts": fingerprint("\n".join(readable).encode())} if readable else {}


def last_sentence(state: TableState, seat: int, who: Collection[int]) -> str | None:
    """What a seat has written: for its own person, and for everybody when all is over."""
    here = state.seats[seat]
    return here.sentence if state.status == "over" or (seat in who and not here.stands_in) else None


def bots_sentence(state: TableState, seat: int) -> str | None:
    """When all is over, the message with the last sentence of a bot that sits where nobody has written one."""
    one, line = state.seats[seat], state.line
    if line is None or not line.is_over or one.kind != "bot" or one.sentence or offered(state.game.rules) is None:
        return None
    return sentence_of_ours(state.game.rules, line.day, seat)


def standings(state: TableState) -> list[int]:
    """The current places; seats that cannot win any more come last, the first to lose at the very end."""
    if state.line is None:
        return []
    places = state.line.position.standings
    rest = [seat for seat in range(state.players) if seat not in state.lost]
    return [
        state.players - state.lost.index(seat)
        if seat in state.lost
        else 1 + sum(places[other] < places[seat] for other in rest)
        for seat in range(state.players)
    ]


def _clock(state: TableState, now: float) -> dict[str, Any] | None:
    if state.settings.clock.kind == "none" or state.line is None:
        return None
    clocks = state.clocks
    running = [] if clocks.running is None else [clocks.running]
    return {"left": [clocks.left_at(i, now) for i in range(state.players)], "running": running, "at": now}


def _over(state: TableState) -> dict[str, Any] | None:
    """How the game ended, with key and salt, which are disclosed only now. Nobody wins what all agreed to end."""
    if state.line is None or state.status != "over":
        return None
    places, is_agreed = standings(state), state.ended == AGREED
    return {
        "reason": state.line.position.end_reason or state.ended or "time",
        "winners": [] if is_agreed else [seat for seat, place in enumerate(places) if place == 1],
        "standings": places,
        "key": f"{state.key:032x}",
        "salt": state.salt,
    }


def reel(state: TableState, seat: int | None) -> Reel:
    """The line position by position as a seat (None: a spectator) saw it."""
    if state.line is None:
        raise refused("table-not-started")
    return Reel(state.line, seat, state.status == "over", withheld(state))


def replay(state: TableState, seat: int | None) -> dict[str, Any]:
    """What a replay says before its first frame: what the game is about and how it ended."""
    if state.line is None:
        raise refused("table-not-started")
    head = replay_head(state.line.position, state.line.seats)
    readable = disclosed(state, () if seat is None else (seat,))
    return {**head, "over": _over(state), "opened": readable}


def record(state: TableState) -> Record:
    """The game so far as a record: sealed while it runs, with its key once it is over.

    The last turn may still be taken back while it is held, so until then the record names no winner.
    """
    if state.line is None:
        raise refused("table-not-started")
    found = state.line.record()
    if state.status != "over":
        sealed = [state.line.position.is_sealed(played.move) for played in state.line.played]
        return redacted(without(shortened(found, untold(state)), sealed), state.salt)
    return replace(found, salt=state.salt, commitment=state.commitment)
