"""Variations: what could have been played from a position of a finished game, and what chance may bring there.

Chance goes on as it was in the game; with a `roll` it is thrown again before a move, the same number always alike.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

from queenswright.kernel.data import Event
from queenswright.kernel.errors import MoveError, QueenswrightError
from queenswright.kernel.position import Position
from queenswright.server.identity import Visitor
from queenswright.server.messages import ChanceOutcome, Outcomes, TryMoves, WalkedMove
from queenswright.server.packing import Packing
from queenswright.server.refusals import Refused, plain, reason_of
from queenswright.server.wire import encode
from queenswright.server.workshop import Work, Workshop
from queenswright.table import Reel
from queenswright.table.preview import imagined, preview
from queenswright.table.telling import told

LINES = "application/x-ndjson"
"""What answers are that come line by line."""
THROWS = 48
"""How often chance is thrown to see what it may bring."""


Look = Callable[[str, Position], None]


def walking(
    reel: Reel, place: int, steps: Sequence[WalkedMove], look: Look = lambda turn, position: None
) -> Work[Position]:
    """Play a variation, with a look at every turn and the position after a move of it.

    Whatever is not possible is refused with its reason. Only the last move is remembered: many may walk at once.
    """
    if place >= len(reel):
        raise Refused("server-no-page", 404, page=place, pages=len(reel))
    position = reel.at(place)
    known = frozenset(reel.position.disclosed_texts(None)) | frozenset(position.disclosed_texts(None))
    for step in steps:
        turn = position.turn
        position = played(Position(position.game, position.game.copy_state(position.held)), step, known)
        look(turn, position)
        yield
    return position


def shown_walk(
    reel: Reel, place: int, steps: Sequence[WalkedMove], seat: int | None, goes_on: bool = True
) -> Work[bytes]:
    """A variation as compressed JSON: a frame for every move, what may be played then if it goes on, and how it ended.

    The frames of the longest one are megabytes, so that they are never there as a whole.
    """
    packing = Packing()
    packing.add(b'{"frames":[')

    def show(turn: str, position: Position) -> None:
        packing.add_to_list(encode(_frame(turn, position, seat)))

    position = yield from walking(reel, place, steps, show)
    over = None
    if position.is_over:
        ending = (position.end_reason, position.winners, position.standings)
        over = dict(zip(("reason", "winners", "standings"), ending, strict=True)) | {"key": None, "salt": None}
    yield
    legal = [move.text for move in position.legal_moves] if goes_on else []
    packing.add(b'],"legal":' + encode(legal) + b',"over":' + encode(over) + b"}")
    return packing.done()


def played(position: Position, step: WalkedMove, known: frozenset[str]) -> Position:
    """The position after a step. A campaign does not go on into what nobody has been told yet."""
    if step.roll is not None and position.to_move is not None:
        position = position.redealt(position.to_move, _key(step.roll))
    try:
        position.push(position.parse(step.text, prefix=False))
    except MoveError as error:
        raise Refused("study-no-way", 409, move=step.text, problem=str(error)[:200]) from None
    if not known.issuperset(position.disclosed_texts(None)):
        raise Refused("study-sealed", 403)
    return position


def _key(roll: int) -> int:
    """The key of a throw."""
    return int.from_bytes(hashlib.sha256(b"roll %d" % roll).digest()[:16], "big")


def _frame(turn: str, position: Position, seat: int | None) -> dict[str, Any]:
    """What a seat sees after the last move, which belongs to a turn."""
    last = position.played[-1]
    eyes = None if position.game.rules.telling.same_view_for_all else seat
    return {
        "turn": turn,
        "seat": last.seat,
        "text": last.move.text,
        "story": told(position.story()),
        "step": position.step,
        "to_move": position.to_move,
        "view": position.view(eyes),
        "standings": position.standings,
    }


def trying(position: Position, moves: Sequence[str], each: bool) -> Work[list[dict[str, Any]]]:
    """What moves would bring after a variation: all of them, or each that is possible after them."""
    seat = position.to_move
    if seat is None:
        raise Refused("study-over", 409)
    copy = imagined(position, seat)
    try:
        found = [preview(position, copy, seat, moves)] if moves else []
        yield
        if not each:
            return found
        made = []
        for text in found[0]["legal"] if found else [move.text for move in position.legal_moves]:
            made.append(preview(position, copy, seat, [*moves, text]))
            yield
        return made
    except MoveError as error:
        raise Refused("study-no-way", 409, move=moves[-1] if moves else "", problem=str(error)[:200]) from error


def throwing(position: Position, text: str) -> Work[Outcomes]:
    """What chance may bring with a move, found by throwing it often."""
    known = frozenset(position.disclosed_texts(None))
    counts: dict[str, tuple[int, int, list[Event]]] = {}
    for roll in range(1, THROWS + 1):
        after = played(position.copy(), WalkedMove(text, roll), known)
        story = after.story()
        key = repr([(one.message, sorted(one.args.items())) for one in story])
        first, count, events = counts.get(key, (roll, 0, story))
        counts[key] = (first, count + 1, events)
        yield
    order = sorted(counts.values(), key=lambda one: (-one[1], one[0]))
    return Outcomes(
        THROWS,
        [ChanceOutcome(roll, count / THROWS, [_message(event) for event in events]) for roll, count, events in order],
    )


async def previewed(workshop: Workshop, visitor: Visitor, position: Position, wish: TryMoves) -> dict[str, Any]:
    """What moves would bring after a variation, or why they are not possible."""
    try:
        return {"previews": await workshop.do(visitor, trying(position, wish.moves, wish.each)), "refusal": None}
    except (Refused, QueenswrightError) as error:
        cause = error.__cause__ if isinstance(error.__cause__, QueenswrightError) else error
        return {"previews": [], "refusal": reason_of(cause)}


def _message(event: Event) -> Any:
    return {"message": event.message, "args": plain(event.args)}
