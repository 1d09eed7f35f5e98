"""The games, each in its own folder: those that come with the program, and installed ones.

A package adds a game by an entry point of the group `queenswright.games`: the name of the game, and where its
`GameRules` are (`package.module:RULES`). The texts of a game are in the folder `locale` beside that module.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from logging import getLogger
from pathlib import Path
from tempfile import TemporaryDirectory

from queenswright import locale
from queenswright.kernel.contract import GameRules
from queenswright.kernel.errors import OptionError, PackError
from queenswright.kernel.game import Game
from queenswright.kernel.rule import check_mode

__all__ = [
    "BUILT_IN",
    "game_rules",
    "known_games",
    "load",
    "load_edition",
    "load_text",
    "pack_path",
    "playable_games",
    "shipped_packs",
]

ENTRY_POINTS = "queenswright.games"
BUILT_IN = {
    "architect": "queenswright.games.architect:RULES",
    "queensdale": "queenswright.games.queensdale:RULES",
}
"""The games that come with the program. This table is the only place where they are named."""

log = getLogger(__name__)


@cache
def known_games() -> Mapping[str, str]:
    """Every game by name, and where its rules are: built in, and installed as entry points."""
    installed = {entry.name: entry.value for entry in sorted(entry_points(group=ENTRY_POINTS))}
    for name in sorted(installed.keys() & BUILT_IN.keys()):
        log.warning("got a game %r at %s, expected another name: this one is built in", name, installed[name])
    return {**BUILT_IN, **{name: installed[name] for name in sorted(installed.keys() - BUILT_IN.keys())}}


def playable_games() -> list[str]:
    """The known games that can be loaded; problems with the others are logged."""
    playable = []
    for name in known_games():
        try:
            game_rules(name)
        except OptionError as error:
            log.warning("%s", error)
        else:
            playable.append(name)
    return playable


def game_rules(name: str) -> GameRules:
    """The rules of a game by its name."""
    if name not in known_games():
        raise OptionError("game", f"got {name!r}, expected one of: {', '.join(known_games())}")
    target = known_games()[name]
    module, _, attribute = target.partition(":")
    try:
        rules = getattr(import_module(module), attribute)
    except Exception as error:  # an installed game may raise anything when it is imported
        problem = f"{type(error).__name__}: {error}"
        raise OptionError("game", f"{name!r} ({target}) cannot be loaded: {problem}") from error
    if not isinstance(rules, GameRules) or rules.name != name:
        found = f"the game {rules.name!r}" if isinstance(rules, GameRules) else repr(rules)
        raise OptionError("game", f"got {found} from {target}, expected the rules of {name!r}")
    return rules


def _catalogue_folders() -> dict[str, Path]:
    """The folders with the texts of every game; a game that cannot be found has none."""
    folders = {}
    for name, target in known_games().items():
        try:
            spec = find_spec(target.partition(":")[0])
        except (ImportError, ValueError):
            spec = None
        if spec is not None and spec.origin is not None:
            folders[name] = Path(spec.origin).parent / "locale"
    return folders


locale.use_folders(_catalogue_folders)


def load(name: str, pack: str | Path | None = None) -> Game:
    """A game with its content, ready to play: `pack` is the name of a shipped pack or the path of a TOML file."""
    check_mode()
    rules = game_rules(name)
    return Game(rules, rules.content.load(pack_path(rules, pack)))


def load_text(name: str, text: str) -> Game:
    """A game with the pack that a text describes."""
    check_mode()
    rules = game_rules(name)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "pack.toml"
        path.write_text(text, encoding="utf-8")
        return Game(rules, rules.content.load(path))


def load_edition(name: str, pack: str, digest: str) -> Game:
    """A game with the edition of a shipped pack that has this hash, older ones included; else with the newest."""
    newest = load(name, pack)
    if newest.pack.digest == digest:
        return newest
    return next((game for game in older_editions(name, pack) if game.pack.digest == digest), newest)


def older_editions(name: str, pack: str) -> Iterator[Game]:
    """A game with each of the former editions of a shipped pack."""
    rules = game_rules(name)
    for path in sorted((rules.folder / "packs" / "older").glob(f"{pack}-*.toml")):
        yield Game(rules, rules.content.load(path))


def shipped_packs(rules: GameRules) -> dict[str, Path]:
    """The packs that come with a game, by name; a game without packs has the default name and no file."""
    folder = rules.folder / "packs"
    found = {path.stem: path for path in sorted(folder.glob("*.toml"))}
    return found or {rules.content.default: folder / f"{rules.content.default}.toml"}


def pack_path(rules: GameRules, pack: str | Path | None) -> Path:
    """The file of a pack: a shipped one by name, any other by its path."""
    chosen, shipped = rules.content.default if pack is None else pack, shipped_packs(rules)
    if str(chosen) in shipped:
        return shipped[str(chosen)]
    if str(chosen).endswith(".toml"):
        return Path(chosen)
    raise PackError(str(chosen), f"no such pack; shipped are: {', '.join(shipped)}; a file of your own ends in .toml")
