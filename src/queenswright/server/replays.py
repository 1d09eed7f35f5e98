"""Replays in pages: of tables and of records that somebody brings, made in the workshop and kept for a while.

A page of frames that cannot change any more is kept under the number of the move after it; one that still can, under
the revision of the game. Through whose eyes the frames are is part of every key.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Any, Literal

from queenswright.kernel.game import Game
from queenswright.records import Record, read_record
from queenswright.server.identity import Visitor
from queenswright.server.limits import Limits
from queenswright.server.messages import Replay, ReplayCourse, ReplayFrames, ReplayRows
from queenswright.server.refusals import Refused, busy
from queenswright.server.shelf import Shelf
from queenswright.server.texts import with_texts
from queenswright.server.whereabouts import network_of
from queenswright.server.wire import encode
from queenswright.server.workshop import Kept, Work, Workshop
from queenswright.table import Reel, TableState, replaying, showing
from queenswright.table.seals import withheld

Part = Literal["frames", "rows", "course"]
SIZES: dict[Part, int] = {"frames": 40, "rows": 1000}
"""Frames or rows in a page."""
POINTS = 240
"""Turns that a course shows; a chart is not wider."""
MOST_MOVES = 5_000
LEVEL = 6
KEPT_BYTES = 32_000_000
KEPT_FRAMES = 25_000
"""Frames of records that are kept; 1,500 of Queensdale take about 4 MB."""
BESIDES = 20
"""As many frames take as much as what a replay has besides them: without it records of no move would cost nothing."""
PLAYED_AT_ONCE, PLAYED_OF_NETWORK = 4, 2


@dataclass(frozen=True)
class Film:
    """A replay that pages can be made of: its frames, what it says first, and what names every page of it."""

    reel: Reel
    head: dict[str, Any]
    key: Callable[[int], Hashable]
    """The key of a page that ends before a frame."""
    is_from_setup: bool = True
    """Whether it begins as the rules set a game up; a record may begin anywhere."""

    @property
    def replay(self) -> Replay:
        """What a replay says before its first frame."""
        return with_texts(**self.head, frames=len(self.reel), per_page=SIZES["frames"], rows_per_page=SIZES["rows"])


def weight_of(film: Film) -> int:
    """How much memory a replay takes, in frames."""
    return BESIDES + len(film.reel)


Maker = Callable[[Visitor, bytes, bytes], Awaitable[Film]]
"""Makes the replay of a record for a visitor, with the digest under which it is kept."""


class Replays:
    """The replays that this server shows."""

    def __init__(self, shelf: Shelf, limits: Limits, workshop: Workshop) -> None:
        self._shelf = shelf
        self._limits = limits
        self._workshop = workshop
        self._pages: Kept[bytes] = Kept(KEPT_BYTES, len)
        self._records: Kept[Film] = Kept(KEPT_FRAMES, weight_of)
        self._playing: dict[bytes, str] = {}
        """The records that are being played, and for which network."""

    async def page(self, visitor: Visitor, film: Film, part: Part, number: int = 0) -> bytes:
        """A page of a replay as compressed JSON."""
        size = SIZES.get(part, len(film.reel))
        first, end = number * size, min(number * size + size, len(film.reel))
        if first >= end:
            raise Refused("server-no-page", 404, page=number, pages=-(-len(film.reel) // size))
        key = (part, number, film.key(end))
        return await self._pages.get(key, lambda: self._workshop.do(visitor, _making(film.reel, part, first, end)))

    async def of_record(self, visitor: Visitor, body: bytes, is_laid: bool = False) -> Film:
        """The replay of a record that somebody brings; it is played once as long as it is kept.

        One that was laid by the position editor may begin anywhere: whoever shows it asks first for whom it is sealed.
        """
        digest = hashlib.sha256(b"laid " * is_laid + body).digest()
        if self._records.find(digest) is None:
            self._take_place(digest, network_of(visitor.address))
        make = self._laid if is_laid else self._film
        return await self._records.get(digest, lambda: self._played(visitor, body, digest, make))

    def _take_place(self, digest: bytes, network: str) -> None:
        """A place for a record that will be played; no network has all of them."""
        if digest in self._playing:
            return
        of_network = sum(other == network for other in self._playing.values())
        if len(self._playing) >= PLAYED_AT_ONCE or of_network >= PLAYED_OF_NETWORK:
            raise busy()
        self._playing[digest] = network

    async def _played(self, visitor: Visitor, body: bytes, digest: bytes, make: Maker) -> Film:
        try:
            return await make(visitor, body, digest)
        finally:
            del self._playing[digest]

    async def _film(self, visitor: Visitor, body: bytes, digest: bytes) -> Film:
        """The replay of a record that opens nothing which may be sealed for whoever brings it."""
        found, game = await self._read(visitor, body)
        if found.start is not None and game.rules.telling.disclosed_texts is not None:
            raise Refused("server-record-start", 403, title=game.rules.title)
        return await self._replayed(visitor, found, game, digest)

    async def _laid(self, visitor: Visitor, body: bytes, digest: bytes) -> Film:
        """The replay of a record that the position editor has laid."""
        return await self._replayed(visitor, *await self._read(visitor, body), digest)

    async def _read(self, visitor: Visitor, body: bytes) -> tuple[Record, Game]:
        await self._limits.take("replay", visitor.person, visitor.address)
        found = await self._workshop.do(visitor, _reading(body))
        game = await self._shelf.known(found.game, found.pack, found.pack_digest)
        if game is None:
            raise Refused("server-pack-missing", 404, pack=found.pack, digest=found.pack_digest)
        return found, game

    async def _replayed(self, visitor: Visitor, found: Record, game: Game, digest: bytes) -> Film:
        reel, head = await self._workshop.do(visitor, replaying(found, game))
        return Film(reel, head, lambda end: digest, found.start is None)


def of_table(state: TableState, table: str, seat: int | None) -> Film:
    """The replay of a table as a seat (None: a spectator) saw it so far."""
    reel, head = showing.reel(state, seat), showing.replay(state, seat)
    eyes = (table, reel.eyes, state.status == "over")
    sealed = len(withheld(state))

    def key(end: int) -> Hashable:
        return (*eyes, "move", state.numbers[end - 1]) if reel.is_final(end) else (*eyes, "now", state.revision, sealed)

    return Film(reel, head, key)


def _reading(body: bytes) -> Work[Record]:
    """The record that a body holds."""
    yield
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refused("server-no-text") from None
    found = read_record(text)
    moves = sum(len(turn.moves) for turn in found.turns)
    if moves > MOST_MOVES:
        raise Refused("server-record-long", moves=moves, most=MOST_MOVES)
    return found


def _making(reel: Reel, part: Part, first: int, end: int) -> Work[bytes]:
    """One page, frame by frame."""
    made: list[Any] = []
    for place in reel.ends_of_turns(POINTS) if part == "course" else range(first, end):
        made.append(_shown(reel, part, place))
        yield
    body = encode(_page(part, first, made))
    yield
    return gzip.compress(body, LEVEL)


def _shown(reel: Reel, part: Part, place: int) -> dict[str, Any]:
    if part == "frames":
        return reel[place]
    return reel.row(place) if part == "rows" else reel.numbers(place)


def _page(part: Part, first: int, made: list[Any]) -> ReplayFrames | ReplayRows | ReplayCourse:
    if part == "frames":
        return ReplayFrames(first, made)
    return ReplayRows(first, made) if part == "rows" else ReplayCourse(made)
