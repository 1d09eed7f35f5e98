"""What the rules of a game do, by version: one hash for each pack, over thousands of random games with every option.

    QUEENSWRIGHT_RULES=numba python -m queenswright.games.behaviour [--write]

Records, running tables and campaigns go on by the version of the rules that they began with, so a version that was
released never changes: what the file `behaviour.toml` of a game says about it stays true. Rules that do something else
get the next `rules_version`, and ask `s.rules_version` wherever the two differ. `--write` adds what is new (a version
that is not released yet, another pack) and refuses to change anything that was released.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from queenswright.games import BUILT_IN, game_rules
from queenswright.kernel.contract import GameRules
from queenswright.kernel.data import OptionInfo, fingerprint
from queenswright.kernel.errors import OptionError, PositionError
from queenswright.kernel.game import Game
from queenswright.kernel.rule import COMPILED

GAMES = 100
"""Random games of every kind."""
LONG_GAMES = 10
"""One out of this many of them where the game is taken up late in a campaign, which is hardly ever finished."""
MOST_MOVES = 5_000
"""Chosen moves after which a game is left as it stands."""
FILE = "behaviour.toml"
HEAD = """\
# What the rules do, by version and pack: hashes over random games with every option (`make behaviour`).
# The lines of a version that was released never change.
"""


@dataclass
class Version:
    """What is known of one version of the rules: the release that first had it, and a hash for every pack."""

    number: int
    released: str = ""
    packs: dict[str, str] = field(default_factory=dict)


def kinds(rules: GameRules) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players with the usual options, and with every option changed on its own."""
    for players in rules.player_counts:
        yield players, {}
        for info in rules.options.infos:
            for value in _values(info, players):
                yield players, {info.name: value}


def _values(info: OptionInfo, players: int) -> Sequence[Any]:
    """The values of an option other than the usual one, as far as they fit this number of players."""
    if info.kind == "switch":
        return [not info.default]
    if info.kind == "number":
        return [1, 7]
    return [value for value in info.choices if value != info.default and _fits(info, value, players)]


def _fits(info: OptionInfo, value: str, players: int) -> bool:
    return value not in info.seats or len(info.seats[value]) == players


def behaviour(game: Game, version: int, games: int = GAMES) -> str:
    """A hash of how random games of every kind end by a version of the rules."""
    known = []
    for players, options in kinds(game.rules):
        count = _games(game, players, options, version, games)
        if not count:
            continue
        batch = game.play_batch(count, players, options=options, limit=MOST_MOVES, rules_version=version)
        ends = [batch.digest(i) for i in range(count)]
        known.append(f"{players} {options} {batch.moves.tolist()} {ends}")
    return fingerprint("\n".join(known).encode())


def _games(game: Game, players: int, options: Mapping[str, Any], version: int, games: int) -> int:
    """How many games are played with an option: none where it cannot be chosen alone, or changes nothing.

    A colour to begin may be one that nobody has, and a start to take up belongs to a later version.
    """
    read = game.rules.options.read
    try:
        late = game.taken_up(players, options, 0, version)
        if options and read(players, options) == read(players, {}):
            return 0
        return games if late is None else -(-games // LONG_GAMES)
    except (OptionError, PositionError):
        return 0


def editions(rules: GameRules) -> Iterator[Game]:
    """The game with every pack that it ships, former editions included; a draft may still change and is left out."""
    for path in sorted((rules.folder / "packs").glob("**/*.toml")):
        if not tomllib.loads(path.read_text(encoding="utf-8"))["pack"].get("draft"):
            yield Game(rules, rules.content.load(path))


def pack_key(game: Game) -> str:
    """A pack by name and content."""
    return f"{game.pack.name} {game.pack.digest}"


def read_versions(path: Path) -> dict[int, Version]:
    """The versions that a file tells of."""
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["rules"] if path.exists() else []
    return {one["version"]: Version(one["version"], one["released"], dict(one["packs"])) for one in entries}


def write_versions(path: Path, versions: Mapping[int, Version]) -> None:
    """Write the file of a game."""
    parts = [HEAD]
    for number, version in sorted(versions.items()):
        packs = "".join(f'"{pack}" = "{digest}"\n' for pack, digest in sorted(version.packs.items()))
        parts.append(f'[[rules]]\nversion = {number}\nreleased = "{version.released}"\n\n[rules.packs]\n{packs}')
    path.write_text("\n".join(parts), encoding="utf-8")


def found_versions(rules: GameRules) -> dict[int, Version]:
    """What every version of the rules does now, with every shipped pack."""
    found = {number: Version(number) for number in range(1, rules.rules_version + 1)}
    for game in editions(rules):
        for number, version in found.items():
            version.packs[pack_key(game)] = behaviour(game, number)
    return found


def problems(rules: GameRules, known: Mapping[int, Version], found: Mapping[int, Version]) -> Iterator[str]:
    """What speaks against the rules as they are, one line each."""
    for number, version in found.items():
        before = known.get(number, Version(number))
        for pack, digest in version.packs.items():
            where = f"{rules.name}, rules version {number}, pack {pack}"
            if pack not in before.packs:
                yield f"{where}: not noted yet; run `make behaviour`"
            elif before.packs[pack] != digest and before.released:
                yield (
                    f"{where}: got {digest}, expected {before.packs[pack]} as in release {before.released}; "
                    f"give what is new the rules version {rules.rules_version + 1} and keep what version {number} does"
                )
            elif before.packs[pack] != digest:
                yield f"{where}: got {digest}, expected {before.packs[pack]}; if that is meant, run `make behaviour`"


def note(known: Mapping[int, Version], found: Mapping[int, Version]) -> dict[int, Version]:
    """What the file says after a look at the rules: released lines stay, all others are as found."""
    noted = dict(known)
    for number, version in found.items():
        before = known.get(number, Version(number))
        kept = before.packs if before.released else {}
        noted[number] = Version(number, before.released, {**version.packs, **kept})
    return noted


def main(arguments: Sequence[str]) -> int:
    """Compare the rules of the built-in games with what is noted of them; with `--write` note what is new."""
    if not COMPILED:
        print("random games by the thousand need compiled rules: set QUEENSWRIGHT_RULES=numba", file=sys.stderr)
        return 2
    bad: list[str] = []
    for name in BUILT_IN:
        rules = game_rules(name)
        path, found = rules.folder / FILE, found_versions(rules)
        if "--write" in arguments:
            write_versions(path, note(read_versions(path), found))
        bad += problems(rules, read_versions(path), found)
    for line in bad:
        print(line)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
