"""Taking moves back, one or a whole game, and redoing them; those concerned are asked, and agree or decline."""

from __future__ import annotations

from collections.abc import Collection, Set

from queenswright.kernel.errors import Refusal
from queenswright.table.chapters import moves_since
from queenswright.table.happening import Happening
from queenswright.table.line import UndoRequest
from queenswright.table.refusals import TableRefusal, refusal, refused
from queenswright.table.requests import BACK, END, Ask
from queenswright.table.state import TableState
from queenswright.table.wishes.ending import ended_by_agreement, sits
from queenswright.table.wishes.running import running, started


def undo(state: TableState, who: Collection[int], now: float) -> list[Happening]:
    """Take back the last choice of these seats, or ask those who have to agree."""
    ask = what_undo_needs(state, who)
    if isinstance(ask, Refusal):
        raise TableRefusal(ask)
    if not ask.needed:
        return [Happening("undo", ask.seat, now, {"count": ask.count})]
    return [Happening("ask", ask.seat, now, {"count": ask.count, "needed": list(ask.needed)})]


def go_back(state: TableState, count: int, now: float) -> list[Happening]:
    """Take back this many moves for good, in a finished game too: whoever keeps a campaign has decided so."""
    line = started(state)
    if not 1 <= count <= len(line.played):
        raise refused("undo-nothing")
    return [Happening("undo", line.played[-count].seat, now, {"count": count, "back": True})]


def ask_back(state: TableState, who: Collection[int], game: int, now: float) -> list[Happening]:
    """Begin a game of a campaign again, or ask everybody else who sits there; around one screen they have agreed."""
    line = running(state)
    mine = [seat for seat in sorted(who) if sits(state, seat)]
    if not mine:
        raise refused("table-not-at-table")
    if state.settings.take_back == "none":
        raise refused("table-no-take-back")
    if state.asked is not None:
        raise refused("table-ask-pending")
    count = moves_since(line, game) if state.game.rules.manners.is_campaign else 0
    if not count:
        raise refused("table-no-such-game", game=game)
    needed = [seat for seat in range(state.players) if sits(state, seat) and seat not in who]
    if needed:
        return [Happening("ask", mine[0], now, {"about": BACK, "count": count, "needed": needed, "game": game})]
    return go_back(state, count, now)


def redo(state: TableState, who: Collection[int], now: float) -> list[Happening]:
    """Redo what was taken back last, for the seat that took it back, as long as nothing new was played."""
    running(state)
    if not can_redo(state, who):
        raise refused("table-redo-nothing")
    return [Happening("redo", state.taken[-1].seat, now, {"count": len(state.taken[-1].numbers)})]


def agree(state: TableState, who: Collection[int], now: float) -> list[Happening]:
    """Agree to a request; when everybody asked has agreed, it is done."""
    asked = _asked(state)
    mine = [seat for seat in asked.needed if seat in who and seat not in asked.agreed]
    if not mine:
        raise refused("table-not-asked")
    happenings = [Happening("agree", seat, now) for seat in mine]
    if len(asked.agreed) + len(mine) == len(asked.needed):
        happenings += _agreed(state, asked, now)
    return happenings


def _agreed(state: TableState, asked: Ask, now: float) -> list[Happening]:
    """What everybody has agreed to."""
    if asked.about == END:
        return [ended_by_agreement(now)]
    if asked.about == BACK:
        return go_back(state, asked.count, now)
    return [Happening("undo", asked.seat, now, {"count": asked.count})]


def decline(state: TableState, who: Collection[int], now: float) -> list[Happening]:
    """Decline a request, or withdraw it: the request is gone."""
    asked = _asked(state)
    mine = [seat for seat in (asked.seat, *asked.needed) if seat in who]
    if not mine:
        raise refused("table-not-asked")
    return [Happening("decline", mine[0], now)]


def can_redo(state: TableState, who: Collection[int]) -> bool:
    """Whether one of these seats took moves back last."""
    return state.status == "running" and bool(state.taken) and state.taken[-1].seat in who


def what_undo_needs(state: TableState, who: Collection[int]) -> Ask | Refusal:
    """What taking back would need: the consent of nobody or of some; or why it is impossible."""
    found = undo_needed(state, who)
    if isinstance(found, Refusal):
        return found
    request, needed = found
    return Ask(request.seat, request.count, tuple(sorted(needed)))


def undo_needed(state: TableState, who: Collection[int]) -> tuple[UndoRequest, Set[int]] | Refusal:
    """What would be taken back, and the seats that have to agree; or why it is impossible."""
    line = state.line
    if line is None:
        return refusal("table-not-started")
    if state.status == "over":
        return refusal("refused-game-over")
    if state.settings.take_back == "none":
        return refusal("table-no-take-back")
    if state.asked is not None:
        return refusal("table-ask-pending")
    seat = state.last_chooser(who)
    if seat is None:
        return refusal("undo-nothing")
    request = line.undo_request(seat)
    if isinstance(request, Refusal):
        return request
    needed: Set[int] = request.must_agree
    own_turn = line.played[-request.count].turn == state.turn
    if not own_turn:
        needed |= _thinking_elsewhere(state, seat)
    if needed:
        needed = {other for other in needed if other not in who and not state.seats[other].left}
    if state.settings.take_back == "turn" and (needed or not own_turn):
        return _beyond_turn(request)
    return request, needed


def _asked(state: TableState) -> Ask:
    running(state)
    if state.asked is None:
        raise refused("table-nothing-asked")
    return state.asked


def _thinking_elsewhere(state: TableState, seat: int) -> set[int]:
    """The person who decides now and has already begun to think, at another screen than the person of the seat.

    Around one screen everybody sees what is taken back.
    """
    thinking = state.deciding
    if thinking is None or state.seats[thinking].kind != "person":
        return set()
    return set() if state.seats[thinking].person == state.seats[seat].person else {thinking}


def _beyond_turn(request: UndoRequest) -> Refusal:
    return refusal("undo-revealed" if request.crosses_reveal else "table-turn-only")
