"""Hints: what a bot would do with the whole turn in the asker's place, and why, from the asker's view only."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field

from queenswright.bots import Advice
from queenswright.kernel.data import Event
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.position import Position
from queenswright.server.commands import AskHint
from queenswright.server.connection import Connection
from queenswright.server.desk import Asker
from queenswright.server.identity import Visitor
from queenswright.server.lessons import written_moves
from queenswright.server.live import Live
from queenswright.server.making import check_bot
from queenswright.server.messages import Hint, HintStep, Message
from queenswright.server.parts import Parts
from queenswright.server.queueing import Claim, Decision, Payer, Rank
from queenswright.server.refusals import Refused
from queenswright.server.sending import answer, refusal
from queenswright.server.whereabouts import network_of
from queenswright.server.workshop import Work
from queenswright.store import StoreError
from queenswright.table import TableState, fork, wishes
from queenswright.table.preview import imagined, preview
from queenswright.table.spoken import spoken

LONGEST_LINE = 8
LONGEST_TURN = 16
FINISHER = "greedy"
"""The bot that finishes a turn whose first moves another one has chosen: it examines whole turns and is quick."""


@dataclass
class ThoughtTurn:
    """A turn that is being thought out: its moves so far, and what the bot that chose the first of them said."""

    moves: list[str]
    bot: str
    line: list[str] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)


async def give_hint(parts: Parts, live: Live, connection: Connection, command: AskHint) -> None:
    """Start asking a bot; only the asker receives the answer, once the bot has thought."""
    if connection.is_waiting:
        raise Refused("server-hint-busy")
    bot = check_bot(parts, command.bot)
    state = await parts.hub.stored(live)
    seat = state.acting(connection.who)
    if state.line is None or seat is None or state.line.to_move != seat or state.status != "running":
        raise Refused("table-not-your-turn")
    if _plays_others(state, connection.who) and not live.row.settings.get("lesson"):
        raise Refused("server-hint-others")
    connection.begin_waiting()
    parts.hub.begin(_think(parts, live, connection, command, bot))


def _plays_others(state: TableState, who: Collection[int]) -> bool:
    """Whether other people sit at the table: a hint would be help that they do not have."""
    return any(seat.kind == "person" and number not in who for number, seat in enumerate(state.seats))


async def _think(parts: Parts, live: Live, connection: Connection, command: AskHint, bot: str) -> None:
    """Let the bot think; a simple bot stands in while it is still getting ready."""
    try:
        state = fork(await parts.hub.stored(live))
        position = _asked(state, connection.who)
        asker = Visitor(connection.person, connection.address)
        if command.after:
            await parts.sketching.do(asker, _checking(fork(state), connection.who, command.after))

        def is_wanted() -> bool:
            return connection.is_open and live.state.revision == state.revision

        async def ask(at: Position, who: str) -> Advice:
            claim = Claim(Rank.PLAYED, (Payer(connection.person, network_of(connection.address)),))
            decision = Decision(live.id, state.revision, who, at)
            advice = await parts.bots.advise(decision, Asker(lambda: claim, is_wanted))
            if advice is None:
                raise Refused("table-not-your-turn")
            return advice

        written = list(written_moves(live.row.game, position, live.row.settings))
        # What is written down for a lesson goes on with what really comes up.
        copy = position.copy() if written else _imagined(position)
        turn = await _thought_out(position, copy.copy(), command.after, bot, ask, written)
        hint = await parts.sketching.do(asker, _writing(position, copy, turn, len(command.after)))
        connection.send(answer(command.id, hint=hint))
    except (Refused, QueenswrightError, StoreError) as error:
        connection.send(refusal(command.id, error))
    finally:
        connection.end_waiting()


def _checking(state: TableState, who: Sequence[int], planned: list[str]) -> Work[None]:
    """Refuse what cannot be planned."""
    yield
    wishes.preview(state, who, planned)


def _asked(state: TableState, who: Collection[int]) -> Position:
    """The position that is asked about; it is one of the asker's turns."""
    if state.line is None or state.line.position.to_move not in who:
        raise Refused("table-not-your-turn")
    return state.line.position


async def _thought_out(
    position: Position,
    walker: Position,
    after: list[str],
    bot: str,
    ask: Callable[[Position, str], Awaitable[Advice]],
    written: list[str],
) -> ThoughtTurn:
    """Play on to the end of the turn, or until something would be revealed; some moves are planned or written down."""
    turn = ThoughtTurn([], bot)
    expected = deque(after)
    to_come = deque(written[len(after) :] if written[: len(after)] == after else [])
    is_asked = is_written = False
    while _goes_on(position, walker) and len(turn.moves) < LONGEST_TURN:
        if not expected:
            expected, to_come = to_come, deque()
            is_written = bool(expected)
        if not expected:
            at = walker if turn.moves else position
            advice = await ask(at, FINISHER if is_asked else bot)
            thought = advice.thought
            if not is_asked:
                turn.bot = advice.stand_in or bot
                turn.line = list(thought.line[:LONGEST_LINE])
                turn.shares = [float(share) for share in thought.shares]
            is_asked = True
            expected = deque([thought.move.text, *spoken(at, thought.line[:LONGEST_LINE])[1:]])
        elif not _is_possible(walker, expected[0]):
            expected.clear()  # in another deal what was expected may be impossible
            continue
        await asyncio.sleep(0)  # each of these moves takes a millisecond or two: others have a turn in between
        walker.push(expected[0])
        turn.moves.append(expected.popleft())
        if not is_written and len(turn.moves) > len(after) and walker.reveals_since(1):
            break
    return turn


def _imagined(position: Position) -> Position:
    """The position as the seat that decides may imagine it."""
    assert position.to_move is not None
    return imagined(position, position.to_move)


def _writing(position: Position, copy: Position, turn: ThoughtTurn, planned: int) -> Work[Hint]:
    """A turn in the imagined position as a hint, step by step, with its reasons."""
    seat = position.to_move
    assert seat is not None
    steps = []
    for count in range(1, len(turn.moves) + 1):
        found = preview(position, copy, seat, turn.moves[:count])
        if len(found["moves"]) == count:
            steps.append(HintStep(**found["moves"][-1], view=found["view"]))
        yield
    return Hint(
        bot=turn.bot,
        text=turn.moves[planned] if len(turn.moves) > planned else "",
        steps=steps,
        planned=planned,
        reasons=[Message(event.message, dict(event.args)) for event in _reasons(copy, turn.moves, seat)],
        line=spoken(position, turn.line),
        shares=turn.shares,
    )


def _goes_on(position: Position, walker: Position) -> bool:
    """Whether the same seat decides again in the same turn."""
    return walker.to_move == position.to_move and walker.turn == position.turn


def _is_possible(walker: Position, text: str) -> bool:
    return any(move.text == text for move in walker.legal_moves)


def _reasons(copy: Position, moves: list[str], seat: int) -> list[Event]:
    """Why these moves are good, as far as they are sure."""
    before = copy.state
    walker = copy.copy()
    for text in moves:
        walker.push(text)
    return copy.game.rules.telling.reasons(copy.pack, before, walker.state, seat)
