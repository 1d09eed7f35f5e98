"""The games of this server: loaded once per pack, shipped or stored with a table."""

from __future__ import annotations

import asyncio

from queenswright.explorer import openings_file
from queenswright.games import (
    game_rules,
    known_games,
    load,
    load_text,
    older_editions,
    pack_path,
    playable_games,
    shipped_packs,
)
from queenswright.kernel.contract import GameRules
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.game import Game
from queenswright.locale import LANGUAGES
from queenswright.puzzles import shipped_file
from queenswright.server.messages import Characters, GameInfo, OfferedOption
from queenswright.server.refusals import Refused
from queenswright.server.wire import encode
from queenswright.store import Store


class Shelf:
    """Games by name, pack and hash of the pack."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: dict[tuple[str, str], Game] = {}
        self._newest: dict[tuple[str, str], Game] = {}
        self._read: set[tuple[str, str]] = set()
        self._unfit: dict[tuple[str, str], QueenswrightError | None] = {}
        """Stored packs that are none of a game, and why: whoever asks again does not make the server read them."""
        self._reading = asyncio.Lock()
        self._printed: dict[tuple[str, str, int], bytes] = {}

    def newest(self, name: str, pack: str | None) -> Game:
        """A game with the newest edition of a shipped pack."""
        rules = rules_of(name)
        chosen = pack or rules.content.default
        if chosen not in packs_of(rules):
            raise Refused("server-no-pack", pack=chosen, packs=packs_of(rules))
        if (name, chosen) not in self._newest:
            self._newest[name, chosen] = self.keep(load(name, chosen))
        return self._newest[name, chosen]

    def keep(self, game: Game) -> Game:
        """Keep a game that was loaded elsewhere."""
        return self._games.setdefault((game.name, game.pack.digest), game)

    def printed(self, game: Game, players: int) -> bytes:
        """What is printed on the components of a game, as JSON; the same for everybody, so it is kept."""
        key = (game.name, game.pack.digest, players)
        if key not in self._printed:
            self._printed[key] = encode(game.rules.content.printed(game.pack, players))
        return self._printed[key]

    async def edition(self, name: str, pack: str, digest: str) -> Game:
        """The game with exactly the pack of a table."""
        rules = rules_of(name)
        if (name, digest) not in self._games:
            text = await self._store.pack_text(digest)
            if text is not None:
                await self._read_stored(name, digest, text)
            if (name, digest) not in self._games and pack in packs_of(rules):
                await self._read_editions(name, pack)
        if (name, digest) not in self._games:
            raise Refused("server-pack-missing", 404, pack=pack, digest=digest)
        return self._games[name, digest]

    async def _read_stored(self, name: str, digest: str, text: str) -> None:
        """Read a stored pack, once and beside the event loop; one that is none of this game stays one."""
        async with self._reading:
            if (name, digest) not in self._games and (name, digest) not in self._unfit:
                try:
                    found = self.keep(await asyncio.to_thread(load_text, name, text))
                except QueenswrightError as error:
                    self._unfit[name, digest] = error
                else:
                    if found.pack.digest != digest:
                        self._unfit[name, digest] = None
        problem = self._unfit.get((name, digest))
        if problem is not None:
            raise problem.with_traceback(None)

    async def _read_editions(self, name: str, pack: str) -> None:
        """Read all editions of a shipped pack, once: whoever makes up a hash does not make the server read them."""
        async with self._reading:
            if (name, pack) not in self._read:
                self.newest(name, pack)
                for game in await asyncio.to_thread(lambda: list(older_editions(name, pack))):
                    self.keep(game)
                self._read.add((name, pack))

    async def known(self, name: str, pack: str, digest: str) -> Game | None:
        """A game with exactly this pack, if there is one here."""
        try:
            return await self.edition(name, pack, digest)
        except Refused:
            return None

    def shown(self, bots: list[str]) -> list[GameInfo]:
        """The games that can be played here, as clients see them."""
        return [_shown(rules_of(name), bots) for name in playable_games()]


def rules_of(name: str) -> GameRules:
    """The rules of a game; an unknown one is refused."""
    if name not in known_games():
        raise Refused("server-no-game", 404, game=name)
    return game_rules(name)


def packs_of(rules: GameRules) -> list[str]:
    """The names of the shipped packs."""
    return sorted(shipped_packs(rules))


def pack_text(game: Game, pack: str | None) -> str:
    """The text of a game's pack, stored with its tables so that they can continue when another edition is shipped."""
    path = pack_path(game.rules, pack)
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _shown(rules: GameRules, bots: list[str]) -> GameInfo:
    offered, choice = rules.options.infos, rules.manners.characters
    return GameInfo(
        name=rules.name,
        title=rules.title,
        players=list(rules.player_counts),
        seats={str(players): list(rules.names(players, {})) for players in rules.player_counts},
        packs=packs_of(rules),
        default_pack=rules.content.default,
        options=[OfferedOption(**one.to_dict()) for one in offered],
        bots=bots,
        languages=list(LANGUAGES),
        characters=None if choice is None else Characters(list(choice.portraits), list(choice.arms)),
        plans_ahead=rules.manners.begin_ahead is not None,
        puzzles=shipped_file(rules).is_file(),
        openings=openings_file(rules).is_file(),
    )
