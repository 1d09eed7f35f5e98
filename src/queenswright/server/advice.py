"""Hints: what a bot would do in the asker's place, from the asker's view only."""

from __future__ import annotations

from queenswright.server.commands import Hint
from queenswright.server.live import Connection, Live
from queenswright.server.making import check_bot
from queenswright.server.parts import Parts
from queenswright.server.refusals import Refused, reason_of
from queenswright.store import StoreError
from queenswright.table.spoken import spoken

LONGEST_LINE = 8


async def give_hint(parts: Parts, live: Live, connection: Connection, command: Hint) -> None:
    """Begin to ask a bot; the answer comes to the asker alone, when the bot has thought."""
    if connection.busy:
        raise Refused("server-hint-busy")
    bot = check_bot(parts, command.bot)
    async with parts.hub.held(live) as room:
        seat = room.acting(connection.who)
        if room.table is None or seat is None or room.table.to_move != seat or room.status != "running":
            raise Refused("table-not-your-turn")
    connection.busy = True
    parts.hub.begin(_think(parts, live, connection, command.id, bot))


async def _think(parts: Parts, live: Live, connection: Connection, number: int, bot: str) -> None:
    """Let the bot think; a bot that is still getting ready is stood in for by a simple one."""
    try:
        async with parts.hub.held(live) as room:
            assert room.table is not None
            chosen, position = room.position, room.table.position.copy()
        if position.to_move not in connection.who:
            raise Refused("table-not-your-turn")

        def is_wanted() -> bool:
            return connection.is_open and live.room.position == chosen

        advice = await parts.bots.advise(live.id, position, bot, is_wanted)
        thought = advice.thought
        connection.send(
            {
                "kind": "answer",
                "id": number,
                "hint": {
                    "bot": advice.stand_in or bot,
                    "text": thought.move.text,
                    "line": spoken(position, thought.line[:LONGEST_LINE]),
                    "shares": [float(share) for share in thought.shares],
                },
            }
        )
    except (Refused, StoreError) as error:
        connection.send({"kind": "refused", "id": number, "reason": reason_of(error)})
    finally:
        connection.busy = False
