"""The games, each in a folder of its own. This table is the only place where they are named."""

from importlib import import_module
from pathlib import Path

from queenswright.kernel.contract import GameRules
from queenswright.kernel.errors import OptionError, PackError
from queenswright.kernel.game import Game
from queenswright.kernel.rule import check_mode

__all__ = ["GAMES", "game_rules", "load", "load_edition"]

GAMES = {"architect": "queenswright.games.architect", "queensdale": "queenswright.games.queensdale"}


def game_rules(name: str) -> GameRules:
    """The rules of a game by its name."""
    if name not in GAMES:
        raise OptionError("game", f"{name!r} is unknown; known are: {', '.join(GAMES)}")
    rules: GameRules = import_module(GAMES[name]).RULES
    return rules


def load(name: str, pack: str | Path | None = None) -> Game:
    """A game with its content, ready to play: `pack` is the name of a shipped pack or the path of a TOML file."""
    check_mode()
    rules = game_rules(name)
    return Game(rules, rules.content.load(pack_path(rules, pack)))


def load_edition(name: str, pack: str, digest: str) -> Game:
    """A game with the edition of a shipped pack that has this hash, older ones included; else with the newest."""
    newest = load(name, pack)
    if newest.pack.digest == digest:
        return newest
    rules = game_rules(name)
    older = (rules.content.load(path) for path in sorted((rules.folder / "packs" / "older").glob(f"{pack}-*.toml")))
    return next((Game(rules, edition) for edition in older if edition.digest == digest), newest)


def pack_path(rules: GameRules, pack: str | Path | None) -> Path:
    """The file of a pack: a shipped one by name, any other by its path."""
    folder = rules.folder / "packs"
    chosen = rules.content.default if pack is None else pack
    shipped = {path.stem: path for path in sorted(folder.glob("*.toml"))}
    if str(chosen) in shipped:
        return shipped[str(chosen)]
    if str(chosen).endswith(".toml"):
        return Path(chosen)
    raise PackError(str(chosen), f"no such pack; shipped are: {', '.join(shipped)}; a file of your own ends in .toml")
