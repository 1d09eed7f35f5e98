"""`queenswright new-game`: writes a small playable game as a package, as a start for your own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from queenswright.games import known_games
from queenswright.kernel.errors import OptionError

TEMPLATE = Path(__file__).parent / "template"
FILES = {
    "pyproject.toml.txt": "pyproject.toml",
    "rules.py.txt": "queenswright_NAME/rules.py",
    "game.ftl.txt": "queenswright_NAME/locale/en/game.ftl",
    "test.py.txt": "tests/test_NAME.py",
}
NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")


def new_game(
    name: Annotated[str, typer.Argument(help="The name of the game: small letters, digits, underscores.")],
    to: Annotated[Path | None, typer.Option("--to", help="The folder of the package; queenswright-NAME here.")] = None,
) -> None:
    """Write a package with a small game that can be played everywhere; change its rules as you like."""
    if not NAME.fullmatch(name):
        raise OptionError("name", f"got {name!r}, expected 2 to 30 small letters, digits and underscores")
    if name in known_games():
        raise OptionError("name", f"got {name!r}, expected a name that no game has yet")
    folder = to or Path(f"queenswright-{name}")
    if folder.exists() and any(folder.iterdir()):
        raise OptionError("--to", f"got {folder}, which is not empty; expected a new folder")
    for source, target in FILES.items():
        path = folder / target.replace("NAME", name)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = (TEMPLATE / source).read_text(encoding="utf-8").replace("TITLE", name.replace("_", " ").capitalize())
        path.write_text(text.replace("NAME", name), encoding="utf-8")
    typer.echo(f"{folder}: a game that can be played. Install it and try:")
    typer.echo(f"  pip install -e {folder}\n  queenswright play {name} --text\n  pytest {folder}")
