"""Hints: what a bot would do in the asker's place, from the asker's view only."""

from __future__ import annotations

from queenswright.server.commands import AskHint
from queenswright.server.connection import Connection
from queenswright.server.desk import Asker
from queenswright.server.live import Live
from queenswright.server.making import check_bot
from queenswright.server.messages import Hint
from queenswright.server.parts import Parts
from queenswright.server.queueing import Decision, Payer, Rank, Standing
from queenswright.server.refusals import Refused
from queenswright.server.sending import answer, refusal
from queenswright.server.whereabouts import network_of
from queenswright.store import StoreError
from queenswright.table.spoken import spoken

LONGEST_LINE = 8


async def give_hint(parts: Parts, live: Live, connection: Connection, command: AskHint) -> None:
    """Start asking a bot; only the asker receives the answer, once the bot has thought."""
    if connection.is_waiting:
        raise Refused("server-hint-busy")
    bot = check_bot(parts, command.bot)
    state = await parts.hub.stored(live)
    seat = state.acting(connection.who)
    if state.line is None or seat is None or state.line.to_move != seat or state.status != "running":
        raise Refused("table-not-your-turn")
    connection.begin_waiting()
    parts.hub.begin(_think(parts, live, connection, command.id, bot))


async def _think(parts: Parts, live: Live, connection: Connection, number: int, bot: str) -> None:
    """Let the bot think; a simple bot stands in while it is still getting ready."""
    try:
        state = await parts.hub.stored(live)
        assert state.line is not None
        position = state.line.position
        if position.to_move not in connection.who:
            raise Refused("table-not-your-turn")

        def is_wanted() -> bool:
            return connection.is_open and live.state.revision == state.revision

        standing = Standing(Rank.PLAYED, (Payer(connection.person, network_of(connection.address)),))
        decision = Decision(live.id, state.revision, bot, position)
        advice = await parts.bots.advise(decision, Asker(lambda: standing, is_wanted))
        if advice is None:
            raise Refused("table-not-your-turn")
        thought = advice.thought
        hint = Hint(
            bot=advice.stand_in or bot,
            text=thought.move.text,
            line=spoken(position, thought.line[:LONGEST_LINE]),
            shares=[float(share) for share in thought.shares],
        )
        connection.send(answer(number, hint=hint))
    except (Refused, StoreError) as error:
        connection.send(refusal(number, error))
    finally:
        connection.end_waiting()
