"""Which program a bot thinks with: two machines give a question to each other only if theirs is the same."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from queenswright import bots, kernel
from queenswright.games import game_rules
from queenswright.kernel.data import fingerprint


@cache
def program_of(game: str) -> str:
    """A game's name with a hash of everything that decides what its bots do: kernel, rules, judgement and bots."""
    folders = (Path(kernel.__file__).parent, game_rules(game).folder, Path(bots.__file__).parent)
    files = [(path.relative_to(folder), path) for folder in folders for path in sorted(folder.rglob("*.py"))]
    texts = [f"{name.as_posix()}\n".encode() + path.read_bytes() for name, path in files]
    return f"{game}={fingerprint(b''.join(texts))}"
