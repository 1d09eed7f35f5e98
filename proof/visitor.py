"""Somebody with a socket who says anything at all, and looks closely at every answer."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from proof.odd_messages import LARGEST_MESSAGE, Odd, Seen, hint, message, preview
from proof.raw_socket import Ended, RawSocket
from proof.zoo import Place
from queenswright.locale import has_message, render

REPLIES = ("answer", "refused", "stale")
ACTS = ("move", "end_turn", "undo", "redo", "agree", "decline")
NEVER = ("server-error", "server-unavailable")
LONGEST_BURST = 12


class Visitor:
    """One socket at one place; `tally` counts messages and kinds of answers."""

    def __init__(self, port: int, place: Place, seed: str, tally: Counter[str]) -> None:
        self.port, self.place, self.seed, self.tally = port, place, seed, tally
        self.chance = Random(seed)
        self.seen = Seen()
        self.last: list[str] = []

    async def run(self, count: int) -> None:
        """Send this many messages, in bursts, with breaks in the connection."""
        socket = await self._enter(None)
        while count > 0:
            if self.chance.random() < 0.02:
                await self._go(socket)
                socket = await self._enter(self.seen.number)
            odds = self._some(min(count, self.chance.choice((1, 1, 2, LONGEST_BURST))))
            await self._burst(socket, odds)
            count -= len(odds)
        await self._go(socket)

    async def turned_away(self) -> None:
        """A stranger at a private table is told that there is none."""
        socket = await RawSocket.opened(self.port, self.place.path, self.place.cookie)
        first = await socket.hear()
        assert isinstance(first, dict), first
        assert (first["kind"], first["id"]) == ("refused", None), first
        assert first["reason"]["message"] == "server-no-table", first
        assert (await socket.end()).code == 4000
        self.tally["turned away"] += 1

    async def _enter(self, since: int | None) -> RawSocket:
        query = "" if since is None else f"?since={since}"
        socket = await RawSocket.opened(self.port, self.place.path + query, self.place.cookie)
        first = await socket.hear()
        assert isinstance(first, dict), f"no welcome but {first}"
        assert first["kind"] in ("table", "happenings"), f"no welcome but {str(first)[:300]}"
        if since is not None and first["kind"] == "happenings":
            numbers = [one["number"] for one in first["happenings"]]
            assert numbers == list(range(since + 1, first["number"] + 1)), f"{numbers} after {since}"
        self.seen.number = first["number"]
        self._note(first)
        return socket

    async def _go(self, socket: RawSocket) -> None:
        if self.chance.random() < 0.5:
            socket.cut()
        else:
            await socket.close()

    def _some(self, count: int) -> list[Odd]:
        if self.chance.random() < 0.02:
            return [hint(self.chance, self.seen) for _ in range(min(count, 2))]
        if self.chance.random() < 0.1:
            return [preview(self.chance, self.seen) for _ in range(count)]
        odds: list[Odd] = []
        while len(odds) < count:
            odd = message(self.chance, self.seen)
            if not odd.is_apart and len(odd.text.encode("utf-8", "surrogatepass")) <= LARGEST_MESSAGE:
                odds.append(odd)
        return odds

    async def _burst(self, socket: RawSocket, odds: list[Odd]) -> None:
        """Send messages without waiting, then expect one reply for each; hints and previews are answered in any
        order."""
        self.last = [odd.text for odd in odds]
        for odd in odds:
            socket.say(odd.text)
        await socket.drain()
        self.tally["messages"] += len(odds)
        waiting = list(odds)
        while waiting:
            reply = await socket.hear()
            assert not isinstance(reply, Ended), f"the server closed the connection with {reply.code}"
            if reply["kind"] in REPLIES:
                self._check(self._asked(waiting, reply), reply)
            else:
                self._take(reply)

    def _asked(self, waiting: list[Odd], reply: dict[str, Any]) -> Odd:
        if waiting[0].is_apart:
            same = [odd for odd in waiting if odd.identity == reply["id"]]
            odd = same[0] if same else waiting[0]
            waiting.remove(odd)
            return odd
        return waiting.pop(0)

    def _take(self, told: dict[str, Any]) -> None:
        """News of the table: numbers without a gap, and nothing that is not for these eyes."""
        assert told["kind"] in ("table", "happenings", "presence"), f"an unknown kind of message: {str(told)[:300]}"
        if told["kind"] == "happenings":
            fresh = [one["number"] for one in told["happenings"] if one["number"] > self.seen.number]
            expected = list(range(self.seen.number + 1, told["number"] + 1))
            assert fresh == expected, f"happenings {fresh} after {self.seen.number}"
        self._note(told)

    def _note(self, told: dict[str, Any]) -> None:
        if told["kind"] == "presence":
            return
        self.seen.number = max(self.seen.number, told["number"])
        self.seen.revision = told["revision"]
        state = told.get("state")
        if state is not None:
            self.seen.legal = state["legal"]
            if self.place.role not in ("host", "guest"):
                own = (state["legal"], state["seat"], state["undo"])
                assert own == ([], None, None), f"not a spectator's state: {own}"
            if state["over"] is None:
                assert "salt" not in json.dumps(state["view"]), "the salt is told while the game runs"

    def _check(self, odd: Odd, reply: dict[str, Any]) -> None:
        """One message, one clear reply."""
        kind = reply["kind"]
        self.tally[kind] += 1
        if kind == "refused":
            reason = reply["reason"]
            self.tally[reason["message"]] += 1
            assert reply.keys() == {"kind", "id", "reason"}, reply
            assert reason.keys() == {"message", "args", "clause"}, reply
            assert has_message(reason["message"]), f"no message of the catalogue: {reply}"
            assert reason["message"] not in NEVER, f"no clear refusal: {reply}"
            assert render(reason["message"], reason["args"]).strip()
        if odd.is_command is False:
            assert kind == "refused", f"no command, but answered: {str(reply)[:300]}"
            assert reply["reason"]["message"] == "server-bad-command", f"no command, but refused as {reply['reason']}"
        if odd.is_command is True:
            assert reply["id"] == odd.identity, f"the reply has the id {reply['id']}, not {odd.identity}"
            if kind == "refused":
                assert reply["reason"]["message"] != "server-bad-command", f"a command, but {reply['reason']}"
        assert reply["id"] in (odd.identity, None) or odd.is_command is None, reply
        if kind == "answer":
            self._check_answer(odd)

    def _check_answer(self, odd: Odd) -> None:
        """What nobody but the people at the table may do is never answered to others."""
        do = json.loads(odd.text)["do"]
        self.tally[f"done {do}"] += 1
        if self.place.role not in ("host", "guest"):
            assert do not in (*ACTS, "hint"), f"{self.place.role} may {do}"
            assert do != "say" or self.place.role == "spectator", f"{self.place.role} may {do}"
        if self.place.kind in ("over", "waiting"):
            assert do not in ACTS, f"{do} at a table that is {self.place.kind}"
