"""One socket: takes commands one after the other and answers each of them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter

from queenswright.kernel.errors import QueenswrightError
from queenswright.server import commands
from queenswright.server.advice import give_hint
from queenswright.server.changes import brief
from queenswright.server.commands import BadCommand, Command, read_command
from queenswright.server.connection import Connection
from queenswright.server.crowd import SESSION_ENDED
from queenswright.server.hub import Stale
from queenswright.server.identity import Visitor
from queenswright.server.live import Live
from queenswright.server.logs import REQUEST
from queenswright.server.parts import Parts, TheParts
from queenswright.server.refusals import Refused, shown
from queenswright.server.security import is_known_host, is_known_origin
from queenswright.server.sending import answer, catch_up, refusal, stale
from queenswright.server.wire import EXTENSION
from queenswright.server.workshop import Work
from queenswright.store import StoreError
from queenswright.table import Happening, TableState, fork, wishes

LOG = logging.getLogger("queenswright.server")
TOO_FAST = 429
REFUSED_CODE = 4000
"""Close code of a socket that was refused; the reason was sent before as `refused`."""

ACTS: dict[type[commands.Act], Callable[[TableState, Sequence[int], Any, float], Sequence[Happening]]] = {
    commands.PlayMove: lambda state, who, command, now: wishes.move(state, who, command.text, now),
    commands.EndTurn: lambda state, who, command, now: wishes.end_turn(state, who, now),
    commands.Undo: lambda state, who, command, now: wishes.undo(state, who, now),
    commands.Redo: lambda state, who, command, now: wishes.redo(state, who, now),
    commands.Agree: lambda state, who, command, now: wishes.agree(state, who, now),
    commands.Decline: lambda state, who, command, now: wishes.decline(state, who, now),
}
"""The wish that a command stands for."""
ENDLESS = commands.Undo | commands.Redo | commands.Agree | commands.Decline
"""What leads nowhere can be wished for ever, and every time is stored: its limit is lower than that of moves."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    parts: TheParts,
    table_id: FromPath[str],
    since: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    invite: FromQuery[str | None] = None,
) -> None:
    """The socket of a table: sends what happens there, and takes commands."""
    scope: Any = socket.scope
    if not is_known_origin(scope, parts.config) or not is_known_host(scope, parts.config):
        await socket.close(code=REFUSED_CODE)
        return
    visitor = await parts.identity.visitor(scope)
    await socket.accept()
    wire = scope["extensions"][EXTENSION]
    connection = Connection(wire, visitor.person, visitor.address, parts.config.buffer, visitor.key)
    try:
        await parts.limits.take("sockets", visitor.person or visitor.address, visitor.address)
        live = await parts.hub.see(table_id, visitor.person, invite)
        await parts.hub.enter(live, connection, since)
    except (QueenswrightError, Refused) as error:
        connection.send(refusal(None, error))
        await _close(socket)
        return
    try:
        if not await parts.identity.counts(visitor):
            connection.end(SESSION_ENDED)
        await _Talk(parts, live, connection).run(socket)
    finally:
        parts.hub.leave(live, connection)


async def _close(socket: WebSocket[Any, Any, Any]) -> None:
    try:
        await socket.close(code=REFUSED_CODE)
    except (WebSocketDisconnect, RuntimeError):
        return


class _Talk:
    """The conversation over one socket."""

    def __init__(self, parts: Parts, live: Live, connection: Connection) -> None:
        self.parts = parts
        self.live = live
        self.connection = connection
        self.name = REQUEST.get()
        self._rest = 0.0
        """Seconds until more is heard of this socket."""

    async def run(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Take commands until the socket ends."""
        while self.connection.is_open:
            try:
                message = await socket.receive()
            except WebSocketDisconnect:
                return
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] == "websocket.receive" and self.connection.is_open:
                await self.parts.turnstile.go(self.connection.network)
                await self._hear(message.get("text"))
                if self._rest or self.connection.wire.has_more:
                    await asyncio.sleep(self._rest)  # many commands in one packet: everybody has a turn between them
                    self._rest = 0.0

    async def _hear(self, text: str | None) -> None:
        """Handle one message; report its errors and continue."""
        began = time.perf_counter()
        try:
            if text is None:
                raise BadCommand(None, "expected a text frame with JSON")
            command = read_command(text)
        except BadCommand as error:
            self._refuse(error.id, error)
            return
        REQUEST.set(f"{self.name}.{command.id}")
        if await self._is_done(command.id, self._obey(command)):
            self._note(command, time.perf_counter() - began)

    async def _is_done(self, number: int, work: Awaitable[None]) -> bool:
        """Whether what a command asks for was done; why not is reported."""
        try:
            await work
        except Stale:
            self.connection.send(stale(number))
        except StoreError:
            LOG.exception("table %s: storing failed", self.live.id)
            self._refuse(number, Refused("server-unavailable"))
        except (QueenswrightError, Refused) as error:
            self._refuse(number, error)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("table %s: a command failed", self.live.id)
            self._refuse(number, Refused("server-error"))
        else:
            return True
        return False

    def _note(self, command: Command, seconds: float) -> None:
        """Count a command that was carried out; a slow one is named in the log, unless a bot thought about it."""
        do = command.__struct_config__.tag
        self.parts.metrics.obeyed(str(do), seconds)
        if seconds > self.parts.config.slow and not isinstance(command, commands.AskHint):
            self.parts.metrics.slow("command")
            fields = {"do": do, "table": self.live.id, "seconds": round(seconds, 3)}
            LOG.warning("slow command", extra={"fields": fields})

    def _refuse(self, number: int | None, error: QueenswrightError | Refused) -> None:
        if isinstance(error, BadCommand) or (isinstance(error, Refused) and error.status == TOO_FAST):
            self._rest = self.parts.config.rest
        self.parts.metrics.refused(error)
        self.connection.send(refusal(number, error))

    def _answer(self, number: int, **fields: Any) -> None:
        self.connection.send(answer(number, **fields))

    async def _take(self, kind: str) -> None:
        person, address = self.connection.person, self.connection.address
        await self.parts.limits.take(kind, person or address, address)

    async def _take_stored(self, kind: str) -> None:
        """One more command that is stored."""
        await self._take(kind)
        await self._take("stored")

    async def _obey(self, command: Command) -> None:
        if isinstance(command, commands.Act):
            await self._act(command)
        elif isinstance(command, commands.Resign | commands.AskEnd | commands.AskBack):
            await self._end(command)
        elif isinstance(command, commands.Say):
            await self._say(command)
        elif isinstance(command, commands.Portray | commands.Write):
            await self._write(command)
        elif isinstance(command, commands.BreakSeal | commands.ReadLetter):
            await self._open_letter(command)
        elif isinstance(command, commands.Sync):
            await self._take("sync")
            await self.parts.hub.stored(self.live)
            self.connection.send(catch_up(self.live, self.connection, command.since, self.parts.hub.now()))
            self._answer(command.id)
        elif isinstance(command, commands.AskHint):
            await self._take("hint")
            await give_hint(self.parts, self.live, self.connection, command)
        elif isinstance(command, commands.AskWhy):
            await self._take("think")
            why = wishes.why(await self.parts.hub.stored(self.live), self.connection.who, command.text)
            self._answer(command.id, refusal=shown(why) if why else None)
        else:
            await self._take("think")
            state = fork(await self.parts.hub.stored(self.live))
            self.parts.hub.begin(self._is_done(command.id, self._sketch(state, command)))

    async def _act(self, command: commands.Act) -> None:
        await self._take_stored("undo" if isinstance(command, ENDLESS) else "act")
        connection, act = self.connection, ACTS[type(command)]

        def wish(state: TableState, now: float) -> Sequence[Happening]:
            if command.revision != state.revision:
                raise Stale
            return act(state, connection.who, command, now)

        await self.parts.hub.act(self.live, wish)
        self._answer(command.id)

    async def _end(self, command: commands.Resign | commands.AskEnd | commands.AskBack) -> None:
        """The game shall end or begin again, whatever was played meanwhile."""
        await self._take_stored("undo")
        who = self.connection.who

        def wish(state: TableState, now: float) -> Sequence[Happening]:
            if isinstance(command, commands.Resign):
                return wishes.resign(state, who, command.seat, now)
            if isinstance(command, commands.AskBack):
                return wishes.ask_back(state, who, command.game, now)
            return wishes.ask_end(state, who, now)

        await self.parts.hub.act(self.live, wish)
        self._answer(command.id)

    async def _say(self, command: commands.Say) -> None:
        await self._take_stored("say")
        who, person = self.connection.who, await self.parts.identity.person(self.connection.person)
        name = person.name if person is not None else None
        if not who:
            if name is None:
                raise Refused("server-name-first", 403)
            await self.parts.identity.free_name(name, self.connection.person)
        account = person is not None and person.is_account

        def wish(state: TableState, now: float) -> Sequence[Happening]:
            return wishes.say(state, who, name or "", command.text, now, account)

        await self.parts.hub.act(self.live, wish)
        self._answer(command.id)

    async def _write(self, command: commands.Portray | commands.Write) -> None:
        await self._take_stored("name")
        who = self.connection.who
        if isinstance(command, commands.Portray):
            await self.parts.identity.check_free(command.name, self.connection.person)

        def wish(state: TableState, now: float) -> Sequence[Happening]:
            if isinstance(command, commands.Write):
                return wishes.write(state, who, command.seat, command.text, now)
            chosen = command.name, command.portrait, command.arms
            return wishes.portray(state, who, command.seat, *chosen, now)

        await self.parts.hub.act(self.live, wish)
        self._answer(command.id)

    async def _open_letter(self, command: commands.BreakSeal | commands.ReadLetter) -> None:
        await self._take_stored("act")
        who = self.connection.who
        wish = wishes.break_seal if isinstance(command, commands.BreakSeal) else wishes.read_letter
        await self.parts.hub.act(self.live, lambda state, now: wish(state, who, command.letter, now))
        self._answer(command.id)

    async def _sketch(self, state: TableState, command: commands.AskPreview | commands.AskPreviews) -> None:
        """Answer what moves would bring, from what the asker may know; meanwhile the socket takes other commands."""
        connection = self.connection
        asker = Visitor(connection.person, connection.address)
        made = await self.parts.sketching.do(asker, _previewing(state, connection.who, command))
        one = isinstance(command, commands.AskPreview)
        self._answer(command.id, **({"preview": made[0]} if one else {"previews": made}))


def _previewing(
    state: TableState, who: Sequence[int], command: commands.AskPreview | commands.AskPreviews
) -> Work[list[dict[str, Any]]]:
    """The previews that a command asks for, one by one."""
    if isinstance(command, commands.AskPreview):
        yield
        return [wishes.preview(state, who, command.moves, ahead=command.ahead)]
    made: list[dict[str, Any]] = []
    for one in wishes.each_preview(state, who, after=command.after, ahead=command.ahead):
        made.append(brief(one, made[0]) if made and command.brief else one)
        yield
    return made
